// source: ours, after the habits of Bullet
// by hand: the ball at (0, 2.4, 0) is above the face, which reaches from x = 0; 2.4 - 1 - 0.5
(
    format: 1,
    dimension: 3,
    p: (shape: Cuboid(half_extents: (1, 1, 1)), pose: (position: (1, 0, 0))),
    q: (shape: Ball(radius: 0.5), pose: (position: (0, 2.4, 0))),
    expect: (verdict: separate, separation: 0.9),
)
=====
btBoxShape a(btVector3(1,1,1)); btSphereShape b(0.5f);
btCollisionObject oa, ob;  oa.setCollisionShape(&a); ob.setCollisionShape(&b);
oa.getWorldTransform() = btTransform(btQuaternion(0,0,0,1), btVector3(1,0,0));
btTransform tb; tb.setIdentity(); tb.getOrigin().setValue(0,2.4,0);
ob.setWorldTransform(tb);
