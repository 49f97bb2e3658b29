// source: ours, after the habits of Bullet's users
// refused: setLocalScaling
=====
// The AABB is right, the contact is not. Hull from our exporter, all units in m:
btConvexHullShape* keel = new btConvexHullShape();
keel->addPoint(btVector3(0, 0, 0), false);
keel->addPoint(btVector3(2, 0, 0), false);
keel->addPoint(btVector3(0, 1.5, 0), false);
keel->addPoint(btVector3(0, 0, 1.25));
keel->recalcLocalAabb();

btSphereShape* buoy = new btSphereShape(btScalar(0.5));

btTransform keelTrans(btQuaternion::getIdentity(), btVector3(0, 0, 0));
btTransform buoyTrans(btQuaternion::getIdentity(), btVector3(3.25, 0.1, 0.1));

btCollisionObject* a = new btCollisionObject();
a->setCollisionShape(keel);
a->setWorldTransform(keelTrans);
btCollisionObject* b = new btCollisionObject();
b->setCollisionShape(buoy);
b->setWorldTransform(buoyTrans);

// the ship of level 3 is longer
keel->setLocalScaling(btVector3(1.5, 1, 1));

collisionWorld->addCollisionObject(a);
collisionWorld->addCollisionObject(b);
collisionWorld->performDiscreteCollisionDetection();
printf("%d manifolds\n", dispatcher->getNumManifolds());   // 0, I want 1
