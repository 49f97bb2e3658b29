//! Boxes with parallel axes, as on one floor: more than four vertices of their difference are level up to roundoff.

use allocation_counter::measure;
use gjk_sandbox::geometry::{Dimension, Pose, Prepared, Rotation, Shape};
use gjk_sandbox::gjk::{self, Algorithm, Query, Settings};
use gjk_sandbox::queries::{Penetration, QueryCache, penetration};
use glam::{DQuat, DVec3};
use rand::{RngExt as _, SeedableRng as _};
use rand_pcg::Pcg64;

const SPACE: Dimension = Dimension::Three;

fn vector(draw: &mut Pcg64, least: f64, most: f64) -> DVec3 {
    DVec3::from_array([(); 3].map(|()| draw.random_range(least..most)))
}

/// A box with rounded edges, or without.
fn cuboid(half_extents: DVec3, rounding: f64) -> Prepared {
    Prepared::new(SPACE, &Shape::Cuboid { half_extents }, rounding).unwrap()
}

/// Two boxes, the second placed relative to the first, and rotated about one of its axes or not.
struct Stack {
    boxes: [Prepared; 2],
    poses: [Pose; 2],
}

impl Stack {
    fn new(boxes: [Prepared; 2], first: Pose, at: DVec3, turn: DQuat) -> Self {
        let Rotation::Quaternion(rotation) = first.rotation else { unreachable!("it is in space") };
        let second = Pose {
            position: first.position + rotation * at,
            rotation: Rotation::Quaternion(rotation * turn),
        };
        Self { boxes, poses: [first, second] }
    }

    fn penetration(&self, cache: &mut QueryCache) -> Option<Penetration> {
        let [p, q] = [0, 1].map(|side| self.boxes[side].at(&self.poses[side]));
        penetration(&p, &q, cache)
    }

    /// The depth as integers prove it.
    fn recorded(&self) -> Option<f64> {
        let [p, q] = [0, 1].map(|side| self.boxes[side].placed(&self.poses[side]));
        let settings = Settings { algorithm: Algorithm::Distance, ..Settings::default() };
        let outcome = gjk::decide(&Query { p: &p, q: &q, dimension: SPACE, settings });
        outcome.measurement.unwrap().length.penetration_depth()
    }
}

/// Of the same size or not, rounded or not, in frames rotated at random, near the origin and far away; the second
/// turned about an axis of the first or not at all. All depths equal those of the recorded algorithm to the last digit,
/// and nearly none of a thousand needs it.
#[test]
fn their_depth_is_that_of_the_recorded_algorithm() {
    let (mut draw, mut cache) = (Pcg64::seed_from_u64(17), QueryCache::default());
    let (mut deep, mut allocating) = (0, 0);
    for number in 0..1600 {
        let size = vector(&mut draw, 0.25, 1.5);
        let other = if number % 3 == 0 { size } else { vector(&mut draw, 0.25, 1.5) };
        let rounding = if number % 4 == 0 { 0.125 } else { 0.0 };
        let far = if number % 5 == 0 { 1e4 } else { 2.0 };
        let turn = DQuat::from_scaled_axis(vector(&mut draw, -2.0, 2.0));
        let first = Pose { position: vector(&mut draw, -far, far), rotation: Rotation::Quaternion(turn) };
        let angle = draw.random_range(-3.0..3.0);
        let beside = match number % 6 {
            0 => DQuat::from_rotation_x(angle),
            1 => DQuat::from_rotation_y(angle),
            2 => DQuat::from_rotation_z(angle),
            3 => DQuat::from_rotation_y(std::f64::consts::FRAC_PI_2),
            _ => DQuat::IDENTITY,
        };
        let at = vector(&mut draw, -1.5, 1.5);
        let stack = Stack::new([size, other].map(|half| cuboid(half, rounding)), first, at, beside);
        let found = stack.penetration(&mut cache);
        assert_eq!(found.map(|it| it.depth), stack.recorded(), "{number}");
        let again = measure(|| {
            stack.penetration(&mut cache);
        });
        deep += u32::from(found.is_some());
        allocating += u32::from(again.count_total > 0 && far < 10.0);
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
        let first = Pose { position: DVec3::new(5.0, -3.0, 1.0), rotation: Rotation::Quaternion(turn) };
        let stack = Stack::new(boxes, first, DVec3::new(0.5, 0.25, 2.75), yaw);
        let found = stack.penetration(&mut cache).unwrap();
        let up = turn * DVec3::Z;
        assert!(
            (found.depth - 0.25).abs() <= 1e-14 && found.normal.distance(up) <= 1e-14,
            "{number}: {found:?}"
        );
        let way = found.points.on_p - found.points.on_q;
        assert!(way.distance(up * 0.25) <= 1e-14, "{number}: {found:?}");
    }
}
