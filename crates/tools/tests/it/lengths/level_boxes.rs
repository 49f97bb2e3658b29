//! Boxes with parallel axes, as on one floor: more than four vertices of their difference are level up to roundoff.

use gjk_proximity::geometry::{Pose, Prepared, Rotation, Shape};
use gjk_proximity::queries::{QueryCache, penetration};
use glam::{DQuat, DVec3};

use super::{Pair, SPACE, allocations, prepared, recorded, turned};
use crate::families::Draw;

/// A box with rounded edges, or without.
fn cuboid(half_extents: DVec3, rounding: f64) -> Prepared {
    prepared(&Shape::Cuboid { half_extents }, rounding)
}

/// Two boxes, the second placed relative to the first, and rotated about one of its axes or not.
fn stack(boxes: [Prepared; 2], first: Pose, at: DVec3, turn: DQuat) -> Pair {
    let Rotation::Quaternion(rotation) = first.rotation else { unreachable!("it is in space") };
    let second = turned(first.position + rotation * at, rotation * turn);
    Pair { shapes: boxes, poses: [first, second] }
}

/// Of the same size or not, rounded or not, in frames rotated at random, near the origin and far away; the second
/// turned about an axis of the first or not at all. All depths equal those of the recorded algorithm to the last digit,
/// and nearly none of a thousand needs it.
#[test]
fn their_depth_is_that_of_the_recorded_algorithm() {
    let (mut draw, mut cache) = (Draw::new(SPACE, 17), QueryCache::default());
    let (mut deep, mut allocating) = (0, 0);
    for number in 0..1600 {
        let [size, other] = [(); 2].map(|()| draw.vector(0.625) + 0.875);
        let other = if number % 3 == 0 { size } else { other };
        let rounding = if number % 4 == 0 { 0.125 } else { 0.0 };
        let far = if number % 5 == 0 { 1e4 } else { 2.0 };
        let at = draw.vector(far);
        let first = draw.pose(at);
        let angle = draw.number() * 3.0;
        let beside = match number % 6 {
            0 => DQuat::from_rotation_x(angle),
            1 => DQuat::from_rotation_y(angle),
            2 => DQuat::from_rotation_z(angle),
            3 => DQuat::from_rotation_y(std::f64::consts::FRAC_PI_2),
            _ => DQuat::IDENTITY,
        };
        let at = draw.vector(1.5);
        let pair = stack([size, other].map(|half| cuboid(half, rounding)), first, at, beside);
        let ([p, q], [placed_p, placed_q]) = (pair.posed(), pair.placed());
        let found = penetration(&p, &q, &mut cache);
        let proved = recorded(&placed_p, &placed_q, SPACE).length.penetration_depth();
        assert_eq!(found.map(|it| it.depth), proved, "{number}");
        let again = allocations(|| penetration(&p, &q, &mut cache));
        deep += u32::from(found.is_some());
        allocating += u32::from(again > 0 && far < 10.0);
    }
    assert!(deep > 1000, "{deep} overlap only");
    assert!(allocating < 20, "{allocating} of {deep} depths ask the recorded algorithm");
}

/// A box of half height 1 on one of half height 2, their centers at a distance of 2.75: they overlap by 0.25, and the
/// minimum translation is upward, however the upper one is turned about that direction, and however the floor lies.
#[test]
fn a_stack_by_hand() {
    let mut cache = QueryCache::default();
    for number in 0..40 {
        let turn = DQuat::from_scaled_axis(DVec3::new(0.3, -0.7, 0.4) * f64::from(number));
        let yaw = DQuat::from_rotation_z(f64::from(number % 4) * 0.4);
        let boxes = [cuboid(DVec3::new(3.0, 2.5, 2.0), 0.0), cuboid(DVec3::new(1.5, 2.0, 1.0), 0.0)];
        let first = turned(DVec3::new(5.0, -3.0, 1.0), turn);
        let pair = stack(boxes, first, DVec3::new(0.5, 0.25, 2.75), yaw);
        let [p, q] = pair.posed();
        let found = penetration(&p, &q, &mut cache).unwrap();
        let up = turn * DVec3::Z;
        assert!(
            (found.depth - 0.25).abs() <= 1e-14 && found.normal.distance(up) <= 1e-14,
            "{number}: {found:?}"
        );
        let way = found.points.on_p - found.points.on_q;
        assert!(way.distance(up * 0.25) <= 1e-14, "{number}: {found:?}");
    }
}
