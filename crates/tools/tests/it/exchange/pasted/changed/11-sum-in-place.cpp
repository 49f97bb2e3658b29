// source: ours, after the habits of Bullet
// by hand: the position is (6, 7, 8), which the text calculates
// refused: without numeric values
=====
btBoxShape box(btVector3(1, 2, 3));
btVector3 at(1, 2, 3);
at += btVector3(5, 5, 5);
btTransform first(btQuaternion(0, 0, 0, 1), at);
btCollisionObject a;
a.setCollisionShape(&box);
a.setWorldTransform(first);
btSphereShape ball(1);
btCollisionObject b;
b.setCollisionShape(&ball);
b.setWorldTransform(btTransform(btQuaternion(0, 0, 0, 1), btVector3(4, 0, 0)));
