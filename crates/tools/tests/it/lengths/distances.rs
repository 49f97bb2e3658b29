//! Distances of cylinders and cones: with parallel axes, sides or flat ends, where the closest points are not unique,
//! and with closest points on a rim beside an end. The expected numbers are computed on paper. Every frame is tested,
//! without the recorded algorithm, which allocates.

use std::f64::consts::{FRAC_PI_2, PI};

use allocation_counter::measure;
use gjk_proximity::geometry::{Pose, Shape};
use gjk_proximity::gjk::Verdict;
use gjk_proximity::queries::{QueryCache, closest_points, distance, verdict};
use glam::{DQuat, DVec3};

use super::{CURVED, Found, SPACE, all_kinds, allocations, pairs, prepared, turned};
use crate::families::Draw;
use crate::shapes::numbers;

/// A shape, where it is, and its turn.
type Placed = (Shape, DVec3, DQuat);

/// A cylinder of radius 1 and half height 2 along z.
const CYLINDER: Shape = Shape::Cylinder { half_height: 2.0, radius: 1.0 };

/// A cone from a disc of radius 3 to a point 4 above it: its side is 5 long.
const CONE: Shape = Shape::Cone { half_height: 2.0, radius: 3.0 };

const CUBE: Shape = Shape::Cuboid { half_extents: DVec3::ONE };

/// Shapes, each with its distance from the cylinder about the origin.
fn beside_a_cylinder() -> Vec<(Placed, f64)> {
    let segment = Shape::Capsule { a: DVec3::Z * -1.0, b: DVec3::Z, radius: 0.0 };
    let at = |shape: &Shape, x: f64, y: f64, z: f64| (shape.clone(), DVec3::new(x, y, z), DQuat::IDENTITY);
    let turned = |(shape, position, _): Placed, turn: DQuat| (shape, position, turn);
    let (lying, hanging) = (DQuat::from_rotation_y(FRAC_PI_2), DQuat::from_rotation_x(PI));
    vec![
        // Side by side: the distance of the axes less both radii.
        (at(&CYLINDER, 5.0, 0.0, 1.0), 3.0),
        (at(&CYLINDER, 3.0, 4.0, 3.5), 3.0),
        (at(&segment, 0.0, 3.0, 2.5), 2.0),
        (at(&CUBE, 4.0, 0.0, 0.25), 2.0),
        (at(&CUBE, 4.0, 0.5, -1.5), 2.0),
        // One above the other: 6 − 2 − 2, and with its side above, 5 − 2 − 1.
        (at(&CYLINDER, 0.5, 0.0, 6.0), 2.0),
        (turned(at(&CYLINDER, 0.25, 0.5, 5.0), lying), 2.0),
        (turned(at(&CYLINDER, 2.5, -0.75, 5.0), lying), 2.0),
        (turned(at(&segment, 1.5, -0.75, 4.0), lying), 2.0),
        (at(&CUBE, 1.5, 0.25, 5.0), 2.0),
        (at(&CONE, 3.0, 1.0, 7.0), 3.0),
        (turned(at(&CONE, 0.5, 0.5, 7.0), hanging), 3.0),
        // Rim to rim: 3 above and 2 beside; then a thousandth beside, so the direction is nearly that of the axes.
        (at(&CYLINDER, 4.0, 0.0, 7.0), 13.0_f64.sqrt()),
        (at(&CYLINDER, 2.001, 0.0, 7.0), 9.000_001_f64.sqrt()),
        (at(&CYLINDER, 2.0 + 1e-6, 0.0, 7.0), (9.0 + 1e-12_f64).sqrt()),
        // A corner 4 above and 3 beside, and a side that crosses the other, 6 − 1 − 1.
        (at(&CUBE, 5.0, 0.0, 7.0), 5.0),
        (turned(at(&CYLINDER, 0.5, 6.0, 1.0), lying), 4.0),
    ]
}

/// Distances of the cone about the origin.
fn beside_a_cone() -> Vec<(Placed, f64)> {
    let hanging = DQuat::from_rotation_x(PI);
    let at = |shape: &Shape, x: f64, z: f64, turn: DQuat| (shape.clone(), DVec3::new(x, 0.0, z), turn);
    vec![
        // Side to side, with the normal (4, 0, 3) / 5: from the rim at x = 3 to the apex at x = 8.
        (at(&CONE, 8.0, 0.0, hanging), 4.0),
        (at(&CONE, 8.0, 1.0, hanging), 4.6),
        // Rim to rim, apex to apex, and disc above disc.
        (at(&CONE, 8.0, 0.0, DQuat::IDENTITY), 2.0),
        (at(&CONE, 0.0, 7.0, hanging), 3.0),
        (at(&CONE, 0.5, -6.0, hanging), 2.0),
    ]
}

/// In arbitrarily rotated frames parallel sides are parallel only up to roundoff.
#[test]
fn of_parallel_sides_and_ends_by_hand() {
    let mut draw = Draw::new(SPACE, 26);
    let of_both = [(CYLINDER, beside_a_cylinder()), (CONE, beside_a_cone())];
    for frame in 0..40 {
        let turn = if frame == 0 { DQuat::IDENTITY } else { draw.turn() };
        let origin = if frame % 2 == 0 { DVec3::ZERO } else { draw.vector(10.0) };
        for (first, others) in &of_both {
            for ((second, position, own), expected) in others {
                let [p, q] = [first, second].map(|shape| prepared(shape, 0.0));
                let (at_p, at_q) = (turned(origin, turn), turned(origin + turn * *position, turn * *own));
                let (p, q) = (p.at(&at_p), q.at(&at_q));
                let which = format!("{first:?} and {second:?} at {position} in frame {frame}");
                let mut found = [0.0; 3];
                let used = measure(|| {
                    let mut cache = QueryCache::default();
                    let apart = distance(&p, &q, &mut cache);
                    cache.forget();
                    let turned = distance(&q, &p, &mut cache);
                    cache.forget();
                    let points = closest_points(&p, &q, &mut cache).unwrap();
                    let way = points.points.on_q - points.points.on_p;
                    found = [apart, turned, way.length()];
                });
                for length in found {
                    let error = (length - expected).abs();
                    assert!(
                        error <= 64.0 * f64::EPSILON * (expected + 10.0),
                        "{found:?}, not {expected}: {which}"
                    );
                }
                assert_eq!(used.count_total, 0, "{which}");
            }
        }
    }
}

/// Cones without a height and without a radius, which have no inside: a point at (0, 3, 4), and a segment that ends 2 below it.
#[test]
fn of_cones_without_an_inside_by_hand() {
    let prepared = |shape: &Shape| prepared(shape, 0.0);
    let (here, mut cache) = (Pose::identity(SPACE), QueryCache::default());
    let point = prepared(&Shape::Cone { half_height: 0.0, radius: 0.0 });
    let disc = prepared(&Shape::Cone { half_height: 0.0, radius: 3.0 });
    let segment = prepared(&Shape::Cone { half_height: 2.0, radius: 0.0 });
    for (first, x, z, expected) in
        [(&point, 3.0, 4.0, 5.0), (&segment, 0.0, 4.0, 2.0), (&disc, 2.0, 4.0, 4.0), (&disc, 6.0, 4.0, 5.0)]
    {
        let there = Pose::at(SPACE, DVec3::new(x, 0.0, z));
        let (p, q) = (first.at(&here), point.at(&there));
        for (p, q) in [(&p, &q), (&q, &p)] {
            cache.forget();
            let found = distance(p, q, &mut cache);
            assert!((found - expected).abs() <= 64.0 * f64::EPSILON * 10.0, "{found}, not {expected}");
        }
    }
}

/// Products of three lengths underflow: a cone and a segment of size 1e-60, separated by 2e-58.
#[test]
fn of_very_small_cones_all_numbers_are_finite() {
    let cone = prepared(&Shape::Cone { half_height: 1e-60, radius: 1e-69 }, 0.0);
    let segment = Shape::Capsule { a: DVec3::Z * -1e-65, b: DVec3::Z * 9e-61, radius: 5e-61 };
    let segment = prepared(&segment, 0.0);
    let tilt = DQuat::from_scaled_axis(DVec3::new(0.4, 0.7, -0.3));
    let (here, there) = (Pose::identity(SPACE), turned(DVec3::new(-1e-58, 0.0, -2e-58), tilt));
    let found = closest_points(&segment.at(&here), &cone.at(&there), &mut QueryCache::default()).unwrap();
    let way = found.points.on_q - found.points.on_p;
    assert!(found.normal.is_finite() && way.is_finite(), "{found:?}");
    // Both are within 3e-60 of their middles, which are at a distance of √5 · 1e-58.
    assert!((way.length() - 5.0_f64.sqrt() * 1e-58).abs() < 4e-60, "{found:?}");
}

/// From the first direction roundoff left both searches without a simplex, so the query fell back to the recorded
/// algorithm, which allocates. The expected distances are from alternating projections onto the two shapes, in 40
/// digits of a computer algebra system.
#[test]
fn a_search_that_is_lost_begins_from_another_direction() {
    let pose = |x, y, z, rotation: [f64; 4]| turned(DVec3::new(x, y, z), DQuat::from_array(rotation));
    let of_cone = (
        DVec3::new(0.826_573_728_419_249_4, 0.0, 0.772_614_876_580_290_7),
        Shape::Cone { half_height: 0.433_498_852_613_810_66, radius: 0.679_395_628_274_029_1 },
        pose(
            0.376_216_302_479_602_8,
            1.354_397_723_595_806_2,
            -1.366_712_738_731_513,
            numbers("0.08104648098970864 0.28656490348160873 0.8581548275790359 0.4181893302256241"),
        ),
        pose(
            -1.131_220_975_846_126_7,
            0.091_108_787_894_276_9,
            0.374_038_795_155_653_4,
            numbers("0.1800477967676615 0.5502940447185741 0.8110038349176509 0.08385722971364235"),
        ),
        2.222_426_664_983_081,
    );
    let of_cylinder = (
        DVec3::new(0.967_084_268_717_367_1, 1.240_058_123_132_772, 0.303_615_629_415_655_9),
        Shape::Cylinder { half_height: 0.400_278_388_992_372, radius: 0.612_848_395_524_849_6 },
        pose(
            -0.606_571_282_456_42,
            1.181_365_790_980_504,
            -0.280_563_821_990_363_67,
            numbers("0.8275990080191031 -0.02359403741620606 0.5038490558668419 0.2462911533658709"),
        ),
        pose(
            1.351_343_066_548_774_2,
            0.273_913_808_023_341_2,
            -1.366_762_353_867_503_3,
            numbers("0.9272079973207693 -0.2310401339728008 -0.21581041244239033 0.2008274186451739"),
        ),
        1.480_677_729_471_440_7,
    );
    for (half_extents, shape, at_p, at_q, expected) in [of_cone, of_cylinder] {
        let [p, q] = [Shape::Cuboid { half_extents }, shape].map(|it| prepared(&it, 0.0));
        let (p, q, mut cache) = (p.at(at_p), q.at(at_q), QueryCache::default());
        let mut found = 0.0;
        let allocated = allocations(|| found = distance(&p, &q, &mut cache));
        assert!((found - expected).abs() <= 1e-14, "{found} is not {expected}");
        assert_eq!(allocated, 0);
    }
}

/// A cone on a cylinder and an ellipsoid beside it, in frames rotated at random, moved through the touch in steps of
/// roundoff: distance, closest points and depth agree with the verdict. A cone's base is 2 below its middle, the end of
/// the cylinder 2 above its own; the ellipsoid extends 1.5 to the side, the cylinder 1.
#[test]
fn at_a_touch_all_lengths_agree_with_the_verdict() {
    let ellipsoid = Shape::Ellipsoid { semi_axes: DVec3::new(1.5, 0.5, 1.0) };
    let mut touches = 0;
    for number in 0..20_u8 {
        let turn = DQuat::from_scaled_axis(DVec3::new(0.3, -0.7, 0.4) * f64::from(number));
        for (other, way, apart) in [(&CONE, DVec3::Z, 4.0), (&ellipsoid, DVec3::X, 2.5)] {
            for step in -24..=24 {
                let by = apart + f64::from(step) * 4.0 * f64::EPSILON;
                let [at_p, at_q] = [DVec3::ZERO, way * by].map(|position| turned(turn * position, turn));
                let [p, q] = [&CYLINDER, other].map(|shape| prepared(shape, 0.0));
                let (p, q, mut cache) = (p.at(at_p), q.at(at_q), QueryCache::default());
                let verdict = verdict(&p, &q, &mut QueryCache::default());
                let Found { distance: apart, closest: nearest, penetration: deep } =
                    Found::of(&p, &q, &mut cache);
                let which = format!("{number} {step} {verdict:?}: {apart} {nearest:?} {deep:?}");
                assert_eq!(apart > 0.0, verdict == Verdict::Separate, "{which}");
                assert_eq!(deep.is_some(), verdict == Verdict::Overlap, "{which}");
                assert_eq!(nearest.is_none(), verdict == Verdict::Overlap, "{which}");
                assert!(nearest.is_none_or(|it| (it.distance - apart).abs() <= 1e-14), "{which}");
                assert_eq!(
                    nearest.is_some_and(|it| it.distance == 0.0),
                    verdict == Verdict::Touching,
                    "{which}"
                );
                touches += u32::from(verdict == Verdict::Touching);
            }
        }
    }
    assert!(touches > 100, "{touches} touches only");
}

/// The lengths agree to the last digit, even with the cache of another query: programs compare a chart of distances
/// with a list of closest points.
#[test]
fn the_closest_points_are_at_the_distance() {
    let (mut cache, mut count) = (QueryCache::default(), 0);
    for (which, pair) in pairs(35, all_kinds(), &CURVED, 16) {
        let [p, q] = pair.posed();
        let alone = distance(&p, &q, &mut QueryCache::default());
        for _ in 0..2 {
            assert_eq!(distance(&p, &q, &mut cache).to_bits(), alone.to_bits(), "{which}");
            let Some(closest) = closest_points(&p, &q, &mut cache) else { continue };
            assert_eq!(closest.distance.to_bits(), alone.to_bits(), "{which}");
            count += 1;
        }
    }
    assert!(count > 300, "{count} pairs only");
}
