//! Compares the pairs with the hull of all differences, which is computed without fans, on inputs full of coincidences.
//! If subtraction rounds, the tests compare them with the definition of a support point in integers.

use std::collections::BTreeSet;

use glam::{DQuat, DVec3, EulerRot, dvec3};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

use super::vertex_pairs;
use crate::geometry::exact::ExactVector;
use crate::geometry::{Dimension, Hull};

/// No bound.
const ANY: usize = usize::MAX / 8;

fn pairs_of(dimension: Dimension, [p, q]: [&[DVec3]; 2]) -> Vec<[usize; 2]> {
    let hulls = [p, q].map(|points| Hull::of(dimension, points).unwrap());
    vertex_pairs([p, q], [&hulls[0], &hulls[1]], ANY).unwrap()
}

/// Returns the vertices of the hull as integers: subtraction of small integers is exact.
#[expect(clippy::cast_possible_truncation, reason = "small integers")]
fn corners(dimension: Dimension, points: &[DVec3]) -> BTreeSet<[i64; 3]> {
    let hull = Hull::of(dimension, points).unwrap();
    hull.extreme_points().iter().map(|index| points[*index].to_array().map(|number| number as i64)).collect()
}

/// Checks that the pairs contain all vertices of the hull of all differences, and that nothing else is farther.
fn check(dimension: Dimension, p: &[DVec3], q: &[DVec3]) {
    let all: Vec<DVec3> = p.iter().flat_map(|p| q.iter().map(move |q| *p - *q)).collect();
    let paired: Vec<DVec3> = pairs_of(dimension, [p, q]).iter().map(|[i, j]| p[*i] - q[*j]).collect();
    assert_eq!(corners(dimension, &paired), corners(dimension, &all), "P {p:?} Q {q:?}");
}

fn vector([x, y, z]: [i32; 3]) -> DVec3 {
    dvec3(x.into(), y.into(), z.into())
}

/// Generates few points on a small grid. Nearly all sets have equal points, lines and planes with several points,
/// parallel edges and faces.
fn points(most: usize) -> impl Strategy<Value = Vec<DVec3>> {
    let coordinate = |largest: i32| -largest..=largest;
    (1..=3_i32, 0..6_u8).prop_flat_map(move |(largest, kind)| {
        let largest = if largest == 3 { 9 } else { largest };
        let range = || coordinate(largest);
        prop::collection::vec([range(), range(), range()], 1..=most).prop_map(move |list| {
            let place = |[x, y, z]: [i32; 3]| match kind {
                // In a plane along two axes, in a tilted one, on a line.
                0 => vector([x, y, 1]),
                1 => vector([x, y, -x - y]),
                2 => vector([x, 2 * x, -x]),
                _ => vector([x, y, z]),
            };
            list.into_iter().map(place).collect()
        })
    })
}

/// Returns a second shape with edges and faces parallel to those of the first: the same shape, its mirror image, or the
/// shape at twice the size.
fn related(points: &[DVec3], kind: u8) -> Vec<DVec3> {
    let factor = [1.0, -1.0, 2.0, -3.0][usize::from(kind % 4)];
    points.iter().map(|point| *point * factor + vector([3, -1, 2])).collect()
}

proptest! {
    #![proptest_config(ProptestConfig {
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(1988),
        ..ProptestConfig::with_cases(1_000)
    })]

    #[test]
    fn pairs_in_space_make_the_hull_of_all_differences(p in points(14), q in points(14)) {
        check(Dimension::Three, &p, &q);
    }

    #[test]
    fn shapes_with_parallel_faces_in_space(p in points(12), kind in 0..4_u8, more in points(2)) {
        let mut q = related(&p, kind);
        if kind % 2 == 0 {
            q.extend(more);
        }
        check(Dimension::Three, &p, &q);
    }

    #[test]
    fn pairs_in_the_plane_make_the_hull_of_all_differences(
        p in points(14), q in points(14), kind in 0..8_u8,
    ) {
        let flat = |points: &[DVec3]| -> Vec<DVec3> { points.iter().map(|point| point.with_z(0.0)).collect() };
        let q = if kind < 4 { related(&p, kind) } else { q };
        check(Dimension::Two, &flat(&p), &flat(&q));
    }

    /// The pairs contain the farthest pair in every direction, by the definition in integers. The shapes are rotated,
    /// far away, tiny and huge.
    #[test]
    fn the_farthest_pair_is_there_in_every_direction(
        p in points(14), q in points(14), kind in 0..8_u8, turn in 0..3_u8, scale in 0..4_u8,
        directions in prop::collection::vec([-99_i32..=99, -99..=99, -99..=99], 12),
    ) {
        let q = if kind < 4 { related(&p, kind) } else { q };
        let turned = DQuat::from_euler(EulerRot::XYZ, 0.3, 0.7, 1.1);
        let (size, away) = [(1.0, 0.0), (1e-6, 1.0), (1e6, 1.0), (0.1, 1e6)][usize::from(scale)];
        let place = |points: Vec<DVec3>, rotation: DQuat| -> Vec<DVec3> {
            points.into_iter().map(|point| rotation * point * size + DVec3::splat(away)).collect()
        };
        let p = place(p, turned);
        let q = place(q, if turn == 0 { DQuat::IDENTITY } else { turned });
        let pairs = pairs_of(Dimension::Three, [&p, &q]);
        let whole: Vec<DVec3> = p.iter().chain(&q).copied().collect();
        let (exact, _) = ExactVector::in_common_unit(&whole);
        let (exact_p, exact_q) = exact.split_at(p.len());
        for direction in directions {
            let along = ExactVector::along(vector(direction));
            let support_value = |[i, j]: [usize; 2]| (&exact_p[i] - &exact_q[j]).dot(&along);
            let farthest = (0..p.len()).flat_map(|i| (0..q.len()).map(move |j| [i, j])).map(support_value).max();
            prop_assert_eq!(pairs.iter().map(|pair| support_value(*pair)).max(), farthest, "{:?} {:?}", p, q);
        }
    }
}

/// Returns this many points on a sphere, along a spiral.
fn ball(count: u32) -> Vec<DVec3> {
    let place = |index: u32| {
        let z = 1.0 - f64::from(2 * index + 1) / f64::from(count);
        let (sin, cos) = libm::sincos(f64::from(index) * 2.399_963);
        let radius = (1.0 - z * z).sqrt();
        dvec3(radius * cos, radius * sin, z)
    };
    (0..count).map(place).collect()
}

/// Two spheres with n vertices each have n² pairs. Their difference has about 2 n vertices (one for each vertex) and
/// one for each crossing of arcs. There are 3 n arcs per sphere, of a mean length near √(8π / √3 n). They cross (3 n)²
/// · 8π / √3 n / 2π² ≈ 2.1 n times at random. (Crofton's formula: curves of lengths k and l on the unit sphere cross k
/// l / 2π² times in the mean.)
#[test]
fn hardly_any_pairs_are_listed_that_make_no_vertex() {
    for count in [64, 256] {
        let p = ball(count);
        let q: Vec<DVec3> =
            p.iter().map(|point| DQuat::from_euler(EulerRot::XYZ, 0.3, 0.7, 1.1) * *point).collect();
        let pairs = pairs_of(Dimension::Three, [&p, &q]);
        let differences: Vec<DVec3> = pairs.iter().map(|[i, j]| p[*i] - q[*j]).collect();
        let vertices = Hull::of(Dimension::Three, &differences).unwrap().extreme_points().len();
        assert!(pairs.len() <= vertices + vertices / 50, "{} pairs for {vertices}", pairs.len());
        assert!(pairs.len() <= 6 * count as usize, "{} pairs", pairs.len());
    }
}
