// source: ours, after the habits of avian 0.3
// by hand: avian takes full lengths: the crate ends at x = 1, the barrel of radius 0.5 (upright, y from 0 to 2) begins at 1.75 - 0.5
// says: margin
(
    format: 1,
    dimension: 3,
    p: (shape: Cuboid(half_extents: (1, 0.5, 2)), pose: (position: (0, 0.5, 0))),
    q: (shape: Cylinder(half_height: 1, radius: 0.5), pose: (position: (1.75, 1, 0.5), orientation: (-0.7071067811865476, 0, 0, 0.7071067811865476))),
    expect: (verdict: separate, separation: 0.25),
)
=====
With a CollisionMargin the barrel is pushed away from the crate when it wakes up. Is the margin added twice?

use avian3d::prelude::*;
use bevy::prelude::*;

fn setup(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    commands.spawn((
        Name::new("crate"),
        RigidBody::Static,
        Collider::cuboid(2.0, 1.0, 4.0),
        Mesh3d(meshes.add(Cuboid::new(2.0, 1.0, 4.0))),
        MeshMaterial3d(materials.add(Color::srgb(0.8, 0.7, 0.6))),
        Transform::from_xyz(0.0, 0.5, 0.0),
    ));

    commands.spawn((
        Name::new("barrel"),
        RigidBody::Dynamic,
        // radius, height
        Collider::cylinder(0.5, 2.0),
        CollisionMargin(0.05),
        Friction::new(0.4),
        Mass(35.0),
        Transform::from_xyz(1.75, 1.0, 0.5),
    ));

    commands.spawn((
        PointLight { intensity: 2_000_000.0, shadows_enabled: true, ..default() },
        Transform::from_xyz(2.0, 8.0, 2.0),
    ));
}

avian3d 0.3.1, bevy 0.16
