// source: ours, after the habits of rapier 0.22
// by hand: half lengths; the ramp's collider stands below its body, turned with it; the drum's cylinder (along y) is turned by a quarter about x and lies along z. In the ramp's frame the drum's middle is 2 cos(0.3) - sin(0.3) above the upper side, less the radius 0.4
(
    format: 1,
    dimension: 3,
    p: (shape: Cuboid(half_extents: (3, 0.2, 1.5)), pose: (position: (-0.05910404133226791, 0.8089327021748788, 0), orientation: (0, 0, -0.14943813247359922, 0.9887710779360422))),
    q: (shape: Cylinder(half_height: 0.6, radius: 0.4), pose: (position: (-1, 3, 0.25))),
    expect: (verdict: separate, separation: 1.2151527715898722),
)
=====
The drum does not roll, it slides. Friction 0.9 on both. rapier3d 0.22.0, default IntegrationParameters, dt 1/60.

use rapier3d::prelude::*;
use std::f32::consts::FRAC_PI_2;

fn main() {
    let mut bodies = RigidBodySet::new();
    let mut colliders = ColliderSet::new();

    /* Ground. */
    colliders.insert(ColliderBuilder::halfspace(Vector::y_axis()).build());

    /* Ramp. */
    let ramp_body = RigidBodyBuilder::fixed()
        .translation(vector![0.0, 1.0, 0.0])
        .rotation(vector![0.0, 0.0, -0.3])
        .build();
    let ramp_handle = bodies.insert(ramp_body);
    let ramp = ColliderBuilder::cuboid(3.0, 0.2, 1.5)
        .translation(vector![0.0, -0.2, 0.0])
        .friction(0.9)
        .build();
    colliders.insert_with_parent(ramp, ramp_handle, &mut bodies);

    /* Drum. */
    let drum_body = RigidBodyBuilder::dynamic()
        .translation(vector![-1.0, 3.0, 0.25])
        .linvel(vector![0.0, -1.0, 0.0])
        .ccd_enabled(true)
        .build();
    let drum_handle = bodies.insert(drum_body);
    let drum = ColliderBuilder::cylinder(0.6, 0.4)
        .rotation(vector![FRAC_PI_2, 0.0, 0.0])
        .friction(0.9)
        .restitution(0.0)
        .density(7_800.0)
        .build();
    colliders.insert_with_parent(drum, drum_handle, &mut bodies);

    let gravity = vector![0.0, -9.81, 0.0];
    let mut pipeline = PhysicsPipeline::new();
    let mut islands = IslandManager::new();
    let mut broad_phase = DefaultBroadPhase::new();
    let mut narrow_phase = NarrowPhase::new();
    for _ in 0..200 {
        pipeline.step(
            &gravity, &IntegrationParameters::default(), &mut islands, &mut broad_phase, &mut narrow_phase,
            &mut bodies, &mut colliders, &mut ImpulseJointSet::new(), &mut MultibodyJointSet::new(),
            &mut CCDSolver::new(), None, &(), &(),
        );
        println!("{:?}", bodies[drum_handle].angvel());
    }
}
