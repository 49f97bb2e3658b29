// source: ours, after the habits of parry
// by hand: the box stands at the inverse of pos12 before pos2
// refused: pos12
=====
use parry3d::math::Isometry;
use parry3d::shape::{Ball, Cuboid};
let shape1 = Cuboid::new(Vector::new(1.0, 1.0, 1.0));
let shape2 = Ball::new(0.5);
let pos2 = Isometry::translation(1.0, 0.0, 0.0);
let pos12 = Isometry::translation(3.0, 0.0, 0.0);
