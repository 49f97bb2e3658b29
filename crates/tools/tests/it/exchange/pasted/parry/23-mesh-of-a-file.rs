// source: ours, after the habits of avian 0.2
// by hand: the terrain is a mesh of a file, which the text does not hold
// refused: trimesh
=====
The ball (radius 0.25) passes through the terrain at about 40 m/s. SweptCcd does not help.

fn setup(mut commands: Commands, assets: Res<AssetServer>, meshes: Res<Assets<Mesh>>) {
    let handle: Handle<Mesh> = assets.load("terrain.glb#Mesh0/Primitive0");
    let mesh = meshes.get(&handle).unwrap();

    commands.spawn((
        RigidBody::Static,
        Collider::trimesh_from_mesh(mesh).unwrap(),
        Transform::from_xyz(0.0, -3.0, 0.0),
    ));

    commands.spawn((
        RigidBody::Dynamic,
        Collider::sphere(0.25),
        SweptCcd::default(),
        LinearVelocity(Vec3::new(0.0, -40.0, 0.0)),
        Transform::from_xyz(0.0, 12.0, 0.0),
    ));
}

avian3d 0.2.1 with parry-f32, bevy 0.15.3.
