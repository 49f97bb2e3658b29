// source: ours, after the habits of Bullet
// by hand: 2.4 - 1 - 0.5
(
    format: 1,
    dimension: 3,
    p: (shape: Cuboid(half_extents: (1, 1, 1))),
    q: (shape: Ball(radius: 0.5), pose: (position: (0, 2.4, 0))),
    expect: (verdict: separate, separation: 0.9),
)
=====
btBoxShape a(btVector3(1,1,1)); btSphereShape b(0.5f);
btCollisionObject oa, ob;  oa.setCollisionShape(&a); ob.setCollisionShape(&b);
ob.getWorldTransform().setOrigin(btVector3(0, 2.4, 0));
