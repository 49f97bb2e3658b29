// source: ours, after the habits of Bullet
// by hand: a quarter about z, so the box ends at y = 1; 2.4 - 1 - 0.5
(
    format: 1,
    dimension: 3,
    p: (shape: Cuboid(half_extents: (1, 2, 3)), pose: (orientation: (0, 0, 0.7071067811865476, 0.7071067811865476))),
    q: (shape: Ball(radius: 0.5), pose: (position: (0, 2.4, 0))),
    expect: (verdict: separate, separation: 0.9),
)
=====
btBoxShape a(btVector3(1,2,3)); btSphereShape b(0.5f);
btQuaternion q; q.setRotation(btVector3(0,0,1), SIMD_HALF_PI); btTransform ta(q, btVector3(0,0,0)), tb(btQuaternion::getIdentity(), btVector3(0,2.4,0));
check(a, ta, b, tb);
