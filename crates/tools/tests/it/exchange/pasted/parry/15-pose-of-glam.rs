// source: ours, after the habits of parry 0.26 and rapier 0.32 (glam)
// by hand: the query names the rounded cuboid first. The capsule of capsule_y has its segment along y, here turned by 0.5 about x; its lower end is 1 - 0.75 cos(0.5) = 0.3418130785822206 above the step and 0.75 sin(0.5) - 0.25 = 0.1095691539531523 behind its edge
(
    format: 1,
    dimension: 3,
    p: (shape: Cuboid(half_extents: (1, 0.5, 0.25)), rounding: 0.05, pose: (position: (0, -0.5, -2))),
    q: (shape: Capsule(a: (0, -0.75, 0), b: (0, 0.75, 0), radius: 0.25), pose: (position: (0, 1, -2), orientation: (0.24740395925452294, 0, 0, 0.9689124217106447))),
    expect: (verdict: separate, separation: 0.05894509355591521),
)
=====
After the move to glam (0.26) our test of the character fails. Before it was the same with Isometry3.

use glam::{Quat, Vec3};
use parry3d::math::{Pose, Vector};
use parry3d::query;
use parry3d::shape::SharedShape;

/// height of the hip, only for the drawing
const HIP: f32 = 0.92;

fn leaning_character() -> bool {
    let pose_a = Pose::from_parts(Vec3::new(0.0, 1.0, -2.0), Quat::from_rotation_x(0.5));
    let body = SharedShape::capsule_y(0.75, 0.25);

    let pose_b = Pose::translation(0.0, -0.5, -2.0);
    let step = SharedShape::round_cuboid(1.0, 0.5, 0.25, 0.05);

    let up = Vector::new(0.0, 1.0, 0.0);
    log::debug!("up {up:?} hip {HIP}");

    query::intersection_test(&pose_b, &*step, &pose_a, &*body).unwrap_or(false)
}

#[test]
fn it_is_clear_of_the_step() {
    assert!(!leaning_character());
}
