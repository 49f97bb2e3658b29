// source: ours, after the habits of Bullet
// by hand: 3/2 is 1 in C
// refused: half lengths
=====
btBoxShape box(btVector3(1, 2, 3/2));
btCollisionObject a;
a.setCollisionShape(&box);
a.setWorldTransform(btTransform(btQuaternion(0, 0, 0, 1), btVector3(0, 0, 0)));
btSphereShape ball(1);
btCollisionObject b;
b.setCollisionShape(&ball);
b.setWorldTransform(btTransform(btQuaternion(0, 0, 0, 1), btVector3(4, 0, 0)));
