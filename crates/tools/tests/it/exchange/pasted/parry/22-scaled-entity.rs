// source: ours, after the habits of bevy_rapier 0.22
// by hand: bevy_rapier scales the collider by the scale of its Transform
// refused: scale
=====
The statue does not collide with its pedestal where the mesh is. Debug render shows the collider at the right place.

fn spawn(mut commands: Commands, assets: Res<AssetServer>) {
    commands
        .spawn(RigidBody::Fixed)
        .insert(Collider::cuboid(0.75, 0.5, 0.75))
        .insert(TransformBundle::from(Transform::from_xyz(0.0, 0.5, 0.0)));

    commands
        .spawn(RigidBody::Dynamic)
        .insert(Collider::capsule_y(0.6, 0.3))
        .insert(ColliderMassProperties::Density(2.0))
        .insert(SceneBundle {
            scene: assets.load("statue.glb#Scene0"),
            transform: Transform::from_xyz(0.0, 2.5, 0.0)
                .with_rotation(Quat::from_rotation_y(0.3))
                .with_scale(Vec3::splat(1.5)),
            ..default()
        });
}

bevy 0.11.3, bevy_rapier3d 0.22.0, Windows 10 22H2.
