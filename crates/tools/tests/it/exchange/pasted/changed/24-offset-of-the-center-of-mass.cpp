// source: ours, after the habits of Bullet
// by hand: the offset is inverted: the box stands at 2.4 - 0.5, and ends at 3.9; 9 - 0.5 - 3.9
(
    format: 1,
    dimension: 3,
    p: (shape: Cuboid(half_extents: (1, 2, 3)), pose: (position: (0, 1.9, 0))),
    q: (shape: Ball(radius: 0.5), pose: (position: (0, 9, 0))),
    expect: (verdict: separate, separation: 4.6),
)
=====
btBoxShape a(btVector3(1,2,3)); btSphereShape b(0.5f);
btDefaultMotionState ms(btTransform(btQuaternion(0,0,0,1), btVector3(0,2.4,0)), btTransform(btQuaternion(0,0,0,1), btVector3(0,0.5,0)));
btDefaultMotionState m2(btTransform(btQuaternion(0,0,0,1), btVector3(0,9,0)));
btRigidBody ra(1, &ms, &a), rb(1, &m2, &b);
