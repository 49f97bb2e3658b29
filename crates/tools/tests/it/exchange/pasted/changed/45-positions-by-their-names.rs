// source: ours, after the habits of parry
// by hand: the box ends at x = 1, the ball begins at 2.5
(
    format: 1,
    dimension: 3,
    p: (shape: Cuboid(half_extents: (1, 1, 1))),
    q: (shape: Ball(radius: 0.5), pose: (position: (3, 0, 0))),
    expect: (verdict: separate, separation: 1.5),
)
=====
use parry3d::shape::{Ball, Cuboid};
let position_a = Vec3::ZERO;
let position_b = Vec3::new(3.0, 0.0, 0.0);
let a = Cuboid::new(Vec3::new(1.0, 1.0, 1.0));
let b = Ball::new(0.5);
