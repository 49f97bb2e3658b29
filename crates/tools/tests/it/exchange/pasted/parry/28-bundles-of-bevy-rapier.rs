// source: ours, after the habits of bevy_rapier 0.11
// by hand: half lengths; the floor's upper side is y = -1 + 1, the ball begins at 2.25 - 0.5
(
    format: 1,
    dimension: 3,
    p: (shape: Cuboid(half_extents: (5, 1, 5)), pose: (position: (0, -1, 0))),
    q: (shape: Ball(radius: 0.5), pose: (position: (-0.5, 2.25, 1))),
    expect: (verdict: separate, separation: 1.75),
)
=====
Since 0.11 the ball starts inside the floor, says the contact event. In 0.10 the very same code was fine.

pub fn setup_physics(mut commands: Commands) {
    /*
     * Ground, 10 x 2 x 10
     */
    let ground_size = 5.0;
    let ground_height = 1.0;

    let rigid_body = RigidBodyBundle {
        position: Vec3::new(0.0, -ground_height, 0.0).into(),
        body_type: RigidBodyType::Static.into(),
        ..RigidBodyBundle::default()
    };
    let collider = ColliderBundle {
        shape: ColliderShape::cuboid(ground_size, ground_height, ground_size).into(),
        ..ColliderBundle::default()
    };
    commands
        .spawn()
        .insert_bundle(rigid_body)
        .insert_bundle(collider)
        .insert(ColliderDebugRender::default())
        .insert(ColliderPositionSync::Discrete);

    /*
     * Ball
     */
    commands
        .spawn_bundle(RigidBodyBundle {
            position: [-0.5, 2.25, 1.0].into(),
            ccd: RigidBodyCcd { ccd_enabled: true, ..Default::default() }.into(),
            ..RigidBodyBundle::default()
        })
        .insert_bundle(ColliderBundle {
            shape: ColliderShape::ball(0.5).into(),
            material: ColliderMaterial { restitution: 0.7, ..Default::default() }.into(),
            ..ColliderBundle::default()
        })
        .insert(ColliderPositionSync::Discrete);
}
