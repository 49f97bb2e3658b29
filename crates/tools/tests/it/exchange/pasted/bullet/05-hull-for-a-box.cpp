// source: bulletphysics/bullet3 issue #4341, shortened, names replaced
// refused: shape
=====
Small time steps, `m_dynamicsWorld->stepSimulation(0.002, 10, 0.0002);` in CommonRigidBodyBase.h, and restitution set on
both things: a box bounces and a hull of the same size does not. All I changed in BasicDemo is this:

```
                 // btBoxShape* shape = createBoxShape(btVector3(.1, .1, .1));

		btConvexHullShape* shape = new btConvexHullShape();
		shape->addPoint(btVector3(-.1, -.1, -.1));
		shape->addPoint(btVector3(-.1, -.1,  .1));
		shape->addPoint(btVector3(-.1,  .1, -.1));
		shape->addPoint(btVector3(-.1,  .1,  .1));
		shape->addPoint(btVector3( .1, -.1, -.1));
		shape->addPoint(btVector3( .1, -.1,  .1));
		shape->addPoint(btVector3( .1,  .1, -.1));
		shape->addPoint(btVector3( .1,  .1,  .1));
```

With the usual 1/60 s the hull bounces, too. Where is my mistake?
