// source: ours, after the habits of Bullet
// by hand: the ball seen from the box: (5 sin 0.5, 5 cos 0.5), beside the edge x = 1, y = 2
(
    format: 1,
    dimension: 3,
    p: (shape: Cuboid(half_extents: (1, 2, 3)), pose: (orientation: (0, 0, 0.24740395925452294, 0.9689124217106447))),
    q: (shape: Ball(radius: 0.5), pose: (position: (0, 5, 0))),
    expect: (verdict: separate, separation: 2.2666032198619512),
)
=====
btBoxShape a(btVector3(1,2,3)); btSphereShape b(0.5f);
btQuaternion q(btVector3(0,0,1), 0.5);
btTransform ta(q, btVector3(0,0,0));
btTransform tb(btQuaternion(0,0,0,1), btVector3(0,5,0));
