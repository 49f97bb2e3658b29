//! Lengths without a trace where roundoff decides: corners that are level up to roundoff, far from the origin, and
//! subnormal.

use gjk_proximity::geometry::{Length, Pose, Prepared, Shape};
use gjk_proximity::gjk;
use gjk_proximity::queries::{self, QueryCache};
use glam::{DQuat, DVec3};

use super::{SPACE, hull, prepared, recorded, turned};
use crate::families::Draw;
use crate::shapes::numbers;

/// A distance alone is proved by the foot, and with its points by the normal: two ways to the last digit, from either
/// side. Faces of boxes and prisms have a fourth corner that is level up to roundoff, and whether it lies outside the
/// others decides that digit.
#[test]
fn a_distance_is_the_same_with_its_points() {
    let prism = |height: f64, radius: f64| {
        let corners = (0..6).map(|number| DQuat::from_rotation_z(f64::from(number)) * DVec3::X * radius);
        let corners = corners.flat_map(|corner| [corner + DVec3::Z * height, corner - DVec3::Z * height]);
        Shape::Points(corners.collect())
    };
    let mut draw = Draw::new(SPACE, 71);
    let mut cache = QueryCache::default();
    let mut apart = 0;
    for number in 0..4000 {
        let [half, other, at, aside] = [(); 4].map(|()| draw.vector(1.0));
        let half = half.abs() + 0.1;
        let below = Shape::Cuboid { half_extents: half };
        let half_extents = other.abs() + 0.1;
        let above =
            if number / 4 % 2 == 0 { prism(other.x, other.y) } else { Shape::Cuboid { half_extents } };
        let [p, q] = [below, above].map(|shape| prepared(&shape, 0.0));
        let [turn_p, turn_q] = [(); 2].map(|()| draw.turn());
        let here = turned(at * [0.0, 0.0, 1e3, 1e6][number % 4], turn_p);
        // The lowest corner is above a face, or beside it, by 1 to 1e-8.
        let lowest = q.placed(&turned(DVec3::ZERO, turn_q)).core_support(turn_p * -DVec3::Z).0;
        let gap = [1.0, 1e-1, 1e-2, 1e-3, 1e-4, 1e-5, 1e-6, 1e-7, 1e-8][number % 9];
        let stand = (half * aside).with_z(half.z + gap) * DVec3::new(1.2, 1.2, 1.0);
        let there = turned(here.position + turn_p * stand - lowest, turn_q);
        let (p, q) = (p.at(&here), q.at(&there));
        let distance = queries::distance(&p, &q, &mut cache);
        cache.forget();
        let closest = queries::closest_points(&p, &q, &mut cache);
        cache.forget();
        let swapped = queries::distance(&q, &p, &mut cache);
        cache.forget();
        assert_eq!(closest.map_or(0.0, |it| it.distance), distance, "{number}: {p:?} {q:?}");
        assert_eq!(swapped, distance, "{number}: {p:?} {q:?}");
        if number % 11 == 0 {
            let truth = recorded(&p.placed(), &q.placed(), SPACE).length.separation();
            assert_eq!(truth.unwrap_or(0.0), distance, "{number}: {p:?} {q:?}");
        }
        apart += usize::from(distance > 0.0);
    }
    assert!(apart > 3000, "{apart} of 4000 are apart");
}

/// Far from the origin the error of a placed vertex exceeds single precision of the hull, so the closest vertex is not
/// the farthest one of the hull. On paper: at 2³³ coordinates are multiples of 2⁻¹⁹. A and B are (1, 1)/2²⁰ − (1,
/// 1)/2²² and (1, 1)/2²⁰ + (1, −5)/2²², so A is farther along (1, 1); but placed they are (0, 0) and (2⁻¹⁹, 0). From B
/// to (1, 1) it is √((1 − 2⁻¹⁹)² + 1), here with the digits of Python's decimal module.
#[test]
fn a_hull_is_nearest_where_roundoff_has_put_it() {
    let unit = 2_f64.powi(-22);
    let flat = |x: f64, y: f64| DVec3::new(x, y, 0.0);
    let (a, b) = (flat(3.0, 3.0) * unit, flat(5.0, -1.0) * unit);
    let behind = [flat(-0.25, 0.0), flat(0.0, -0.25), DVec3::Z * 0.25, DVec3::Z * -0.25];
    let hull = Prepared::vertices(SPACE, [a, b].into_iter().chain(behind)).unwrap();
    let point = Prepared::vertices(SPACE, [DVec3::ZERO]).unwrap();
    let far = 2_f64.powi(33);
    let [here, there] = [far, far + 1.0].map(|at| Pose::at(SPACE, flat(at, at)));
    let (hull, point, mut cache) = (hull.at(&here), point.at(&there), QueryCache::default());
    assert_eq!(queries::distance(&hull, &point, &mut cache), 1.414_212_213_674_585_8);
}

/// If products of coordinates underflow, every sign comes from integers. For two such hulls that overlap, the distance
/// query ran the recorded algorithm and computed an unneeded depth: six seconds for hulls of fourteen and thirty
/// points.
#[test]
fn the_distance_of_tiny_shapes_that_overlap_is_zero() {
    let points = |count, sides: DVec3| {
        let hull = hull(count, DVec3::ZERO);
        let points = hull.core_vertices().unwrap().iter().map(|point| *point * sides).collect::<Vec<_>>();
        Prepared::vertices(SPACE, points).unwrap()
    };
    let (p, q) = (points(14, DVec3::new(0.0, 1e-115, 1e-110)), points(30, DVec3::splat(1e-105)));
    let here = Pose::identity(SPACE);
    let (p, q, mut cache) = (p.at(&here), q.at(&here), QueryCache::default());
    assert_eq!(queries::distance(&p, &q, &mut cache), 0.0);
    assert_eq!(queries::closest_points(&p, &q, &mut cache), None);
    assert_eq!(queries::verdict(&p, &q, &mut QueryCache::default()), gjk::Verdict::Overlap);
}

/// Squares of numbers below 1e−162 are zero, and these shapes had a size of zero, and so no roundoff: two boxes of 1e−170
/// that overlap by a part in 1e18 were called separate. The verdict and the depth are those of the integers.
#[test]
fn tiny_shapes_have_roundoff() {
    let cuboid = |x, y, z| {
        let half_extents = DVec3::new(x, y, z);
        prepared(&Shape::Cuboid { half_extents }, 0.0)
    };
    let p = cuboid(1.077_891_112_707_963e-170, 8.506_839_299_549_84e-181, 5.989_694_651_712_989e-166);
    let q = cuboid(1.190_658_277_888_276_6e-170, 9.204_828_663_511_037e-171, 2.980_323_966_722_957e-171);
    let pose = |position: [f64; 3], turn| turned(position.into(), DQuat::from_array(turn));
    let here = pose(
        [0.0; 3],
        numbers("-0.35518737057169725 0.6261410327637382 0.6526120290842563 0.2364040574322973"),
    );
    let there = pose(
        [1.448_813_896_844_939_6e-170, 8.255_505_050_910_567e-171, -4.541_808_925_396_38e-171],
        [0.062_729_373_675_151_66, 0.382_046_827_654_858_4, 0.488_261_505_475_656_8, 0.782_116_327_299_096_6],
    );
    let (placed_p, placed_q) = (p.placed(&here), q.placed(&there));
    let depth = recorded(&placed_p, &placed_q, SPACE).length;
    assert_eq!(depth, Length::PenetrationDepth(3.593_392_736_817_539_5e-188));
    let (p, q) = (p.at(&here), q.at(&there));
    assert_eq!(queries::verdict(&p, &q, &mut QueryCache::default()), gjk::Verdict::Overlap);
    let found = queries::penetration(&p, &q, &mut QueryCache::default()).unwrap();
    assert_eq!(Length::PenetrationDepth(found.depth), depth);
}
