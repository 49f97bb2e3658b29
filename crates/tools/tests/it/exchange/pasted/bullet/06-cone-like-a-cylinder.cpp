// source: bulletphysics/bullet3 issue #1375, shortened, names replaced
// refused: radius
=====
Only the collision part of Bullet is used here, the dynamics engine is our own. A cone is made like this

  btCollisionShape* coneGeom = new btConeShapeZ(radius, height);
  btCollisionObject* coneObj = new btCollisionObject();
  coneObj->setCollisionShape(coneGeom);

and it seems to fill the whole cylinder around it. I found that by moving a unit sphere

  btCollisionShape* probeGeom = new btSphereShape(1.0);
  btCollisionObject* probeObj = new btCollisionObject();
  probeObj->setCollisionShape(probeGeom);

to a place where nothing should be, and a collision was reported. Do I have to call something else?
