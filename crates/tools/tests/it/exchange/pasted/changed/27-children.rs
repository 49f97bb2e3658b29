// source: ours, after the habits of Avian
// by hand: the ball stands at (0, 6, 0), as its parent does at (0, 5, 0)
// refused: parent
=====
use avian3d::prelude::*;
commands.spawn((RigidBody::Dynamic, Transform::from_xyz(0.0, 5.0, 0.0))).with_children(|p| { p.spawn((Collider::sphere(0.5), Transform::from_xyz(0.0,1.0,0.0))); });
commands.spawn((Collider::cuboid(1.0,1.0,1.0), Transform::from_xyz(4.0,0.0,0.0)));
