// source: ours, after the habits of Bullet
// by hand: n/2 is 2 in C++
// refused: position
=====
#include <btBulletCollisionCommon.h>
const int n = 5;
float half = 1;
btBoxShape box(btVector3(1, 1, half/2));
btSphereShape ball(0.5f);
btCollisionObject a, b;
a.setCollisionShape(&box);
b.setCollisionShape(&ball);
a.getWorldTransform().setOrigin(btVector3(0, 0, 0));
b.getWorldTransform().setOrigin(btVector3(n/2, 0, 0));
