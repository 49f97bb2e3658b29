// source: ours, after the habits of parry
// by hand: the ball stands at 1 + 3 = 4, the box ends at 2
(
    format: 1,
    dimension: 3,
    p: (shape: Cuboid(half_extents: (1, 1, 1)), pose: (position: (1, 0, 0))),
    q: (shape: Ball(radius: 0.5), pose: (position: (4, 0, 0))),
    expect: (verdict: separate, separation: 1.5),
)
=====
use parry3d::math::Isometry;
use parry3d::shape::{Ball, Cuboid};
let shape1 = Cuboid::new(Vector::new(1.0, 1.0, 1.0));
let shape2 = Ball::new(0.5);
let isom1 = Isometry::translation(1.0, 0.0, 0.0);
let isom12 = Isometry::translation(3.0, 0.0, 0.0);
