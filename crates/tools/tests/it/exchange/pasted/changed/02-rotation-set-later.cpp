// source: ours, after the habits of Bullet
// by hand: the ball seen from the box: (4 cos 0.5, -4 sin 0.5), beside the face x = 1
(
    format: 1,
    dimension: 3,
    p: (shape: Cuboid(half_extents: (1, 2, 3)), pose: (orientation: (0, 0, 0.24740395925452294, 0.9689124217106447))),
    q: (shape: Ball(radius: 1), pose: (position: (4, 0, 0))),
    expect: (verdict: separate, separation: 1.510330247561491),
)
=====
btBoxShape box(btVector3(1, 2, 3));
btQuaternion turn;
turn.setRotation(btVector3(0, 0, 1), 0.5);
btTransform at;
at.setIdentity();
at.setRotation(turn);
btCollisionObject first;
first.setCollisionShape(&box);
first.setWorldTransform(at);

btSphereShape ball(1);
btCollisionObject second;
second.setCollisionShape(&ball);
second.setWorldTransform(btTransform(btQuaternion(0, 0, 0, 1), btVector3(4, 0, 0)));
world->contactPairTest(&first, &second, callback);
