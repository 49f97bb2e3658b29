// source: ours, after the habits of bevy_rapier 0.27
// by hand: bevy_rapier takes half lengths: the floor's upper side is y = -2 + 0.1; the lowest corner of the plank is 1 - sin(0.4) - 0.1 cos(0.4)
(
    format: 1,
    dimension: 3,
    p: (shape: Cuboid(half_extents: (10, 0.1, 10)), pose: (position: (0, -2, 0))),
    q: (shape: Cuboid(half_extents: (1, 0.1, 0.5)), pose: (position: (0.5, 1, -0.25), orientation: (0, 0, 0.19866933079506122, 0.9800665778412416))),
    expect: (verdict: separate, separation: 2.418475558291061),
)
=====
The plank spawns above the floor and a contact event fires in the very first frame. Why?

```rust
use bevy::prelude::*;
use bevy_rapier3d::prelude::*;

fn main() {
    App::new()
        .add_plugins(DefaultPlugins)
        .add_plugins(RapierPhysicsPlugin::<NoUserData>::default())
        .add_plugins(RapierDebugRenderPlugin::default())
        .add_systems(Startup, (camera, setup))
        .run();
}

fn camera(mut commands: Commands) {
    commands.spawn(Camera3dBundle {
        transform: Transform::from_xyz(-3.0, 3.0, 10.0).looking_at(Vec3::ZERO, Vec3::Y),
        ..Default::default()
    });
}

fn setup(mut commands: Commands) {
    // floor
    commands.spawn((
        Collider::cuboid(10.0, 0.1, 10.0),
        TransformBundle::from(Transform::from_xyz(0.0, -2.0, 0.0)),
    ));

    // plank
    commands.spawn((
        RigidBody::Dynamic,
        Collider::cuboid(1.0, 0.1, 0.5),
        Restitution::coefficient(0.7),
        ActiveEvents::COLLISION_EVENTS,
        TransformBundle::from(
            Transform::from_xyz(0.5, 1.0, -0.25).with_rotation(Quat::from_rotation_z(0.4)),
        ),
    ));
}
```

bevy 0.14.1, bevy_rapier3d 0.27.0
