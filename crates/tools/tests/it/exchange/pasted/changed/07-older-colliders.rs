// source: ours, after the habits of bevy_xpbd
// by hand: capsule takes the height first, where Avian takes the radius; 4 - 0.5 - 0.5
(
    format: 1,
    dimension: 3,
    p: (shape: Capsule(a: (0, -1, 0), b: (0, 1, 0), radius: 0.5)),
    q: (shape: Cuboid(half_extents: (0.5, 0.5, 0.5)), pose: (position: (4, 0, 0))),
    expect: (verdict: separate, separation: 3.0),
)
=====
use bevy_xpbd_3d::prelude::*;

commands.spawn((Collider::capsule(2.0, 0.5), Transform::from_xyz(0.0, 0.0, 0.0)));
commands.spawn((Collider::cuboid(1.0, 1.0, 1.0), Transform::from_xyz(4.0, 0.0, 0.0)));
