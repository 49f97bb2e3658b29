// source: ours, after the habits of Bullet
// by hand: h is 2
// refused: h
=====
#include <btBulletCollisionCommon.h>
float h = 3;
--h;
btBoxShape box(btVector3(h, h, h));
btSphereShape ball(0.5f);
btCollisionObject a, b;
a.setCollisionShape(&box);
b.setCollisionShape(&ball);
a.getWorldTransform().setOrigin(btVector3(0, 0, 0));
b.getWorldTransform().setOrigin(btVector3(2, 0, 0));
