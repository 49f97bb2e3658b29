// source: ours, after the habits of Bullet
// by hand: 1/2 is 0 in C++
// refused: position
=====
#include <btBulletCollisionCommon.h>
// this function makes a pair that should not touch => but it does
void pair() {
    btCollisionObject a, b;
    btBoxShape box(btVector3(1, 1, 1));
    btSphereShape ball(0.5f);
    a.setCollisionShape(&box);
    b.setCollisionShape(&ball);
    a.getWorldTransform().setOrigin(btVector3(1/2, 0, 0));
    b.getWorldTransform().setOrigin(btVector3(2, 0, 0));
}
