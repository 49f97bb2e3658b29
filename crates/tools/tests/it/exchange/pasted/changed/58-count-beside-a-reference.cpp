// source: ours, after the habits of Bullet
// by hand: the box ends at x = 1, the ball begins at 1.5
(
    format: 1,
    dimension: 3,
    p: (shape: Cuboid(half_extents: (1, 1, 1))),
    q: (shape: Ball(radius: 0.5), pose: (position: (2, 0, 0))),
    expect: (verdict: separate, separation: 0.5),
)
=====
#include <btBulletCollisionCommon.h>
btBoxShape box(btVector3(1, 1, 1));
btSphereShape ball(0.5f);
btCollisionObject a, b;
a.setCollisionShape(&box);
b.setCollisionShape(&ball);
a.getWorldTransform().setOrigin(btVector3(0, 0, 0));
b.getWorldTransform().setOrigin(btVector3(2, 0, 0));
btTransform& t = a.getWorldTransform();
int count = 3;
printf("%d %f", count, t.getOrigin().x());
