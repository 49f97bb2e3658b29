//! The queries for other programs: the verdict on prepared shapes equals the certified one, for every pair, pose and
//! cache.

mod by_hand;
mod warm_starts;

use std::fmt::Write as _;

use gjk_lab::Family as LabFamily;
use gjk_proximity::geometry::{
    Body, Convex, Dimension, MAX_VERTICES, Pose, Prepared, Rotation, Shape, ShapeError, support_point,
};
use gjk_proximity::gjk::{self, Query, Settings, Verdict};
use gjk_proximity::internal::PosedPair;
use gjk_proximity::queries::{QueryCache, intersects, verdict};
use glam::{DQuat, DVec2, DVec3, Vec3};
use rand::RngExt as _;

use crate::families::{Draw, Family};

/// The proved verdict on shapes in world space; `None` if they are curved and too close to a touch to decide.
fn truth(p: &Convex<DVec3>, q: &Convex<DVec3>, dimension: Dimension) -> Option<Verdict> {
    let query = Query { p, q, dimension, settings: Settings::default() };
    let reference = gjk::reference(&query, &gjk::decide(&query));
    (!reference.is_open()).then_some(reference.verdict)
}

/// The counts of a comparison.
#[derive(Debug, Default)]
pub(crate) struct Comparison {
    pub(crate) pairs: u64,
    /// Overlapping, touching and separate pairs.
    pub(crate) truths: [u64; 3],
    /// The first pairs on which the two differ.
    pub(crate) differing: String,
}

impl Comparison {
    /// Queries a pair with the cache of an earlier pair, and with an empty one.
    fn ask(&mut self, name: &str, shapes: [&Prepared; 2], poses: [Pose; 2], cache: &mut QueryCache) {
        let [p, q] = [0, 1].map(|side| shapes[side].at(&poses[side]));
        let said =
            [verdict(&p, &q, cache), verdict(&p, &q, cache), verdict(&p, &q, &mut QueryCache::default())];
        let dimension = PosedPair::new(&p.by_ref(), &q.by_ref()).dimension();
        self.pairs += 1;
        let Some(truth) = truth(&p.placed(), &q.placed(), dimension) else { return };
        let counted =
            [Verdict::Overlap, Verdict::Touching, Verdict::Separate].iter().position(|it| *it == truth);
        self.truths[counted.unwrap()] += 1;
        if said != [truth; 3] && self.differing.len() < 10_000 {
            writeln!(self.differing, "{name}: {said:?} of {truth:?}: {:?} {:?}", p.placed(), q.placed())
                .unwrap();
        }
    }
}

/// A pose near or far from the origin, rotated at random.
fn pose(draw: &mut Draw) -> Pose {
    let size = [0.0, 1.0, 1e6][draw.rng.random_range(0..3_usize)];
    let position = draw.vector(size);
    draw.pose(position)
}

/// The pose of a shape at `inner` after the whole scene is moved by `outer`.
fn moved(outer: &Pose, inner: &Pose) -> Pose {
    let position = outer.world_from_local(inner.position);
    let rotation = match (outer.rotation, inner.rotation) {
        (Rotation::Quaternion(outer), Rotation::Quaternion(inner)) => {
            Rotation::Quaternion((outer * inner).normalize())
        }
        (Rotation::Angle(outer), Rotation::Angle(inner)) => Rotation::Angle(outer + inner),
        _ => unreachable!("both live in one dimension"),
    };
    Pose { position, rotation }
}

/// Draws this many pairs from every family and compares verdicts: of the pairs as they are, moved and rotated, and of
/// each shape with itself.
pub(crate) fn compare(pairs_of_family: u64, seed: u64) -> Comparison {
    let mut found = Comparison::default();
    for dimension in [Dimension::Two, Dimension::Three] {
        let mut chance = Draw::new(dimension, seed);
        for family in LabFamily::ALL {
            let mut cache = QueryCache::default();
            for number in 0..pairs_of_family {
                let name = format!("{} {dimension:?} {number} of {seed}", family.name());
                let gap = match number % 4 {
                    0 => 0.0,
                    1 => 1e-15,
                    2 => 1e-9,
                    _ => 1e-3,
                };
                let bodies = family.pair(dimension, gap, seed, number);
                let prepared = bodies.each_ref().map(Prepared::of_body);
                let mut poses = bodies.each_ref().map(Body::pose);
                let mut shapes = prepared.each_ref();
                match number % 8 {
                    3 => {
                        let outer = pose(&mut chance);
                        poses = poses.map(|inner| moved(&outer, &inner));
                    }
                    5 => (shapes[1], poses[1]) = (shapes[0], poses[0]),
                    _ => {}
                }
                found.ask(&name, shapes, poses, &mut cache);
            }
        }
        for family in Family::ALL {
            let mut draw = Draw::new(dimension, seed);
            let mut cache = QueryCache::default();
            for number in 0..pairs_of_family {
                let name = format!("{family:?} {dimension:?} {number} of {seed}");
                let prepared = draw.pair(family).map(|convex| {
                    let vertices = convex.core_vertices().unwrap_or_default().iter().copied();
                    Prepared::vertices(dimension, vertices).unwrap()
                });
                let at = if number % 8 == 7 { pose(&mut chance) } else { Pose::identity(dimension) };
                found.ask(&name, prepared.each_ref(), [at; 2], &mut cache);
            }
        }
    }
    found
}

#[test]
fn the_verdict_is_that_of_the_reference() {
    let found = compare(150, 17);
    assert_eq!(found.differing, "");
    assert!(found.truths.iter().all(|count| *count > 300), "{found:?}");
}

/// Ten million pairs, in the profile of a release: half an hour. `cargo test --release --test it -- --ignored ten_million`
#[test]
#[ignore = "takes half an hour"]
fn the_verdict_is_that_of_the_reference_ten_million_times() {
    let found = compare(10_000_000 / 34, 2026);
    assert_eq!(found.differing, "");
}

/// Hulls large enough that groups of vertices are skipped, and small ones.
fn hull(count: usize, chance: &mut Draw) -> Prepared {
    let mut point = || chance.vector(1.0) * DVec3::new(3.0, 1.0, 0.2) + DVec3::new(10.0, 0.0, -5.0);
    Prepared::vertices(Dimension::Three, (0..count).map(|_| point())).unwrap()
}

/// Compares with the linear search through the placed vertices, which is the definition.
#[test]
fn a_prepared_shape_reaches_as_far_as_the_placed_one() {
    let mut chance = Draw::new(Dimension::Three, 3);
    for count in [1, 2, 3, 8, 9, 95, 97, 112, 113, 255, 1000] {
        for _ in 0..40 {
            let shapes = [hull(count, &mut chance), hull(count, &mut chance)];
            let poses = [(); 2].map(|()| pose(&mut chance));
            let [p, q] = [0, 1].map(|side| shapes[side].at(&poses[side]));
            let pair = PosedPair::new(&p.by_ref(), &q.by_ref());
            let direction = chance.vector(1e3);
            let expected = support_point(&p.placed(), &q.placed(), direction);
            let found = pair.core_support(direction);
            let bound = pair.reach_error() * direction.abs().element_sum();
            let gap = found.point.dot(direction) - expected.point.dot(direction);
            assert!(gap.abs() <= bound, "{count} vertices: {gap} is more than {bound}");
            let (i, j) = (found.index_p.unwrap(), found.index_q.unwrap());
            let [on_p, on_q] =
                [p.placed().core_vertices().unwrap()[i], q.placed().core_vertices().unwrap()[j]];
            let away = (found.point - (on_p - on_q)).abs().max_element();
            assert!(away <= pair.error(), "{count} vertices: {away} is more than {}", pair.error());
        }
    }
}

/// Points in a cluster, on a line, in a plane, on a grid and far from the local origin, and a direction along an axis,
/// in a plane of two and aslant: the table of directions always contains the farthest point.
#[test]
fn points_of_all_kinds_reach_as_far_as_the_placed_ones() {
    let mut chance = Draw::new(Dimension::Three, 5);
    let clusters: [fn(DVec3) -> DVec3; 6] = [
        |point| point * 1e-9,
        |point| DVec3::splat(point.x),
        |point| point.with_z(0.0),
        |point| (point * 4.0).round(),
        |point| point + DVec3::new(1e6, -2e6, 3e6),
        |point| point * 1e-40,
    ];
    let here = Pose::identity(Dimension::Three);
    let origin = Prepared::vertices(Dimension::Three, [DVec3::ZERO]).unwrap();
    for (kind, cluster) in clusters.into_iter().enumerate() {
        for count in [3, 9, 300] {
            let mut point = || chance.vector(1.0);
            let points: Vec<DVec3> = (0..count).map(|_| cluster(point())).collect();
            let shape = Prepared::vertices(Dimension::Three, points.iter().copied()).unwrap();
            let (p, q) = (shape.at(&here), origin.at(&here));
            let pair = PosedPair::new(&p.by_ref(), &q.by_ref());
            for zeros in 0..7_u8 {
                let direction = DVec3::from_array(std::array::from_fn(|axis| {
                    if zeros >> axis & 1 == 1 { 0.0 } else { point()[axis] }
                }));
                // The first of the farthest, by the definition.
                let most = points.iter().map(|point| point.dot(direction)).fold(f64::NEG_INFINITY, f64::max);
                let first = points.iter().position(|point| point.dot(direction) == most);
                assert_eq!(
                    pair.core_support(direction).index_p,
                    first,
                    "kind {kind}, {count} points, {direction}"
                );
            }
        }
    }
}

/// Along the axis of a cube the first of four equally far vertices is found, as published code in vertex order finds
/// it.
#[test]
fn ties_of_a_hull_go_to_the_first_vertex() {
    let corners = (0..8_u8).map(|i| DVec3::from_array([2, 1, 0].map(|bit| f64::from(i >> bit & 1))));
    let cube = Prepared::vertices(Dimension::Three, corners).unwrap();
    let point = Prepared::vertices(Dimension::Three, [DVec3::ZERO]).unwrap();
    let here = Pose::identity(Dimension::Three);
    let (cube, point) = (cube.at(&here), point.at(&here));
    let pair = PosedPair::new(&cube.by_ref(), &point.by_ref());
    let index = |direction: DVec3| pair.core_support(direction).index_p;
    assert_eq!(index(DVec3::X), Some(4));
    assert_eq!(index(-DVec3::X), Some(0));
    assert_eq!(index(DVec3::Z), Some(1));
}

#[test]
fn a_touch_counts_as_an_intersection() {
    let plane = Dimension::Two;
    let square = Prepared::new(plane, &Shape::Rectangle { half_extents: DVec2::ONE }, 0.0).unwrap();
    let says = |x: f64| {
        let there = Pose::at(plane, DVec3::new(x, 1.0, 0.0));
        intersects(&square.at(&Pose::identity(plane)), &square.at(&there), &mut QueryCache::default())
    };
    assert!(says(2.0));
    assert!(!says(2.0_f64.next_up()));
}

/// Vertices in f32 are taken exactly, compared with walls one step of f64 before and behind.
#[test]
fn single_precision_is_taken_exactly() {
    let space = Dimension::Three;
    let tip = Vec3::new(1.0_f32.next_up(), 0.3, 0.1);
    let p = Prepared::vertices(space, [tip, Vec3::ZERO, Vec3::Y, Vec3::Z]).unwrap();
    let at = |x: f64| {
        let wall = [(x, 3.0, 3.0), (x, -3.0, 3.0), (x, 0.0, -5.0), (x + 1.0, 0.0, 0.0)].map(DVec3::from);
        let wall = Prepared::vertices(space, wall).unwrap();
        let here = Pose::identity(space);
        verdict(&p.at(&here), &wall.at(&here), &mut QueryCache::default())
    };
    let tip = f64::from(tip.x);
    assert_eq!(
        [at(tip.next_down()), at(tip), at(tip.next_up())],
        [Verdict::Overlap, Verdict::Touching, Verdict::Separate]
    );
}

#[test]
fn shapes_that_are_none_are_refused() {
    let refused =
        |points: &[DVec3]| Prepared::vertices(Dimension::Three, points.iter().copied()).unwrap_err();
    assert_eq!(refused(&[]), ShapeError::NoVertices);
    assert_eq!(refused(&[]).to_string(), "a shape needs at least one point, found none");
    assert!(matches!(refused(&[DVec3::NAN]), ShapeError::NotFinite { .. }));
    assert!(matches!(refused(&[DVec3::X * 1e300]), ShapeError::TooLarge { .. }));
    let many = vec![DVec3::ZERO; MAX_VERTICES + 1];
    assert_eq!(refused(&many), ShapeError::TooManyVertices { found: MAX_VERTICES + 1 });
    let off_plane = Prepared::vertices(Dimension::Two, [DVec3::ONE]).unwrap_err();
    assert!(matches!(off_plane, ShapeError::OffPlane { .. }), "{off_plane}");
    let ball = Prepared::new(Dimension::Three, &Shape::Ball { radius: 1.0 }, -1.0).unwrap_err();
    assert!(matches!(ball, ShapeError::Negative { .. }), "{ball}");
}

/// A query with an invalid pose ends with some verdict.
#[test]
fn poses_that_are_none_do_no_harm() {
    let space = Dimension::Three;
    let cube = Prepared::new(space, &Shape::Cuboid { half_extents: DVec3::ONE }, 0.0).unwrap();
    let cone = Prepared::new(space, &Shape::Cone { half_height: 1.0, radius: 1.0 }, 0.0).unwrap();
    let mut chance = Draw::new(Dimension::Three, 4);
    let ball = Prepared::new(space, &Shape::Ball { radius: 1.0 }, 0.0).unwrap();
    let shapes = [cube, cone, ball, hull(300, &mut chance)];
    let nowhere = Pose::at(space, DVec3::NAN);
    let far = Pose::at(space, DVec3::splat(f64::MAX));
    let no_turn =
        Pose { position: DVec3::ONE, rotation: Rotation::Quaternion(DQuat::from_xyzw(0.0, 0.0, 0.0, 0.0)) };
    for p in &shapes {
        for q in &shapes {
            for pose in [nowhere, far, no_turn] {
                verdict(&p.at(&pose), &q.at(&Pose::identity(space)), &mut QueryCache::default());
            }
        }
    }
}
