//! A query that records nothing allocates nothing: an engine can call it in its innermost loop.

use allocation_counter::measure;
use gjk_proximity::geometry::{Convex, Dimension, Pose, Prepared, Rotation, Shape};
use gjk_proximity::gjk::{self, Algorithm, Query, Settings, Verdict};
use gjk_proximity::queries::{QueryCache, closest_points, distance, penetration, verdict};
use glam::{DQuat, DVec3, Vec3};

use crate::shapes::{cuboid, dyn4j, hull_of};

/// Pairs that clearly overlap or are clearly separate. Signs that roundoff leaves open are decided in integers of any
/// length, which allocate.
fn clear_pairs() -> [(Dimension, [Convex<DVec3>; 2]); 4] {
    let gem = hull_of("2 0 0, -1 1.5 0.5, -1 -1.5 0.5, 0 0 2.5, 0.5 0 -2");
    let [p, q] = dyn4j();
    let far = Convex::vertices([DVec3::new(40.0, 3.0, 0.0), DVec3::new(41.0, 2.0, 0.0)]).unwrap();
    [
        (Dimension::Two, [p.clone(), q]),
        (Dimension::Two, [p, far]),
        (Dimension::Three, [gem.clone(), cuboid((-0.5, 1.0, 1.0), (1.0, 1.0, 1.0))]),
        (Dimension::Three, [gem, cuboid((5.0, 2.0, 1.0), (1.0, 1.0, 1.0))]),
    ]
}

#[test]
fn a_bare_query_allocates_nothing() {
    for (dimension, [p, q]) in &clear_pairs() {
        let applies = |it: &Algorithm| it.refusal(*dimension).is_none();
        // Lengths are proved in integers.
        let deciding = Algorithm::ALL.into_iter().filter(|it| *it != Algorithm::Distance);
        for algorithm in deciding.filter(applies) {
            let query = Query {
                p,
                q,
                dimension: *dimension,
                settings: Settings { algorithm, ..Settings::default() },
            };
            let bare = measure(|| {
                gjk::decide(&query);
            });
            assert_eq!(bare.count_total, 0, "{algorithm} in {dimension:?}");
            let recorded = measure(|| {
                gjk::run(&query);
            });
            assert!(recorded.count_total > 0, "nothing is counted");
        }
    }
}

/// A query on prepared shapes allocates nothing, in either precision, with and without a cache of the last query:
/// boxes, hulls of few and of many vertices, balls and capsules. For curved cores even some clear overlaps stay open,
/// such as a ball and a cylinder whose axis is 0.94 from the ball's center; the reference that decides them allocates.
#[test]
fn a_query_on_prepared_shapes_allocates_nothing() {
    let space = Dimension::Three;
    let spiral = |index: u16| {
        let (height, turn) = (f64::from(index) / 1000.0 - 1.0, f64::from(index) * 2.4);
        DVec3::new(turn.cos(), turn.sin(), 0.0) * (1.0 - height * height).sqrt() + DVec3::Z * height
    };
    let hull =
        |count: u16| Prepared::vertices(space, (0..count).map(|it| spiral(it * (2000 / count)))).unwrap();
    let single: Vec<Vec3> = (0..200).map(|it| spiral(it * 10).as_vec3()).collect();
    let shape = |shape: Shape| Prepared::new(space, &shape, 0.0).unwrap();
    let shapes = [
        shape(Shape::Cuboid { half_extents: DVec3::ONE }),
        hull(20),
        hull(2000),
        Prepared::vertices(space, single).unwrap(),
        shape(Shape::Ball { radius: 1.0 }),
        shape(Shape::Capsule { a: -DVec3::Z, b: DVec3::Z, radius: 0.5 }),
    ];
    let here = Pose::identity(space);
    for p in &shapes {
        for q in &shapes {
            let mut cache = QueryCache::default();
            for (x, expected) in [(0.9, Verdict::Overlap), (0.8, Verdict::Overlap), (4.3, Verdict::Separate)]
            {
                let there = Pose::at(space, DVec3::new(x, 0.27, 0.13));
                let used = measure(|| assert_eq!(verdict(&p.at(&here), &q.at(&there), &mut cache), expected));
                assert_eq!(used.count_total, 0, "{p:?} and {q:?} at {x}");
            }
        }
    }
}

/// Distances of curved shapes: a cylinder, a cone and an ellipsoid, tilted, beside each other and beside a box, far
/// from a touch and near it.
#[test]
fn a_distance_of_curved_shapes_allocates_nothing() {
    let space = Dimension::Three;
    let shape = |shape: Shape| Prepared::new(space, &shape, 0.0).unwrap();
    let curved = [
        shape(Shape::Cylinder { half_height: 1.0, radius: 0.75 }),
        shape(Shape::Cone { half_height: 1.0, radius: 0.75 }),
        shape(Shape::Ellipsoid { semi_axes: DVec3::new(1.0, 0.5, 0.75) }),
    ];
    let cube = shape(Shape::Cuboid { half_extents: DVec3::ONE });
    let here = Pose::identity(space);
    for p in &curved {
        for q in curved.iter().chain([&cube]) {
            let mut cache = QueryCache::default();
            let tilt = Rotation::Quaternion(DQuat::from_scaled_axis(DVec3::new(0.4, 0.7, -0.3)));
            let mut there = Pose { position: DVec3::new(3.0, 1.0, 1.5), rotation: tilt };
            for left in [1e-3, 1e-6, 0.0] {
                let (p, q) = (p.at(&here), q.at(&there));
                let mut found = None;
                let used = measure(|| {
                    assert!(distance(&p, &q, &mut cache) > 0.0, "they are apart");
                    found = closest_points(&p, &q, &mut cache);
                });
                assert_eq!(used.count_total, 0, "{p:?} and {q:?}");
                let found = found.unwrap();
                there.position -= found.normal * (found.distance - left);
            }
        }
    }
}

/// The lengths of balls that overlap, are near a touch on either side, or are separate.
#[test]
fn a_length_of_balls_allocates_nothing() {
    let space = Dimension::Three;
    let ball = Prepared::new(space, &Shape::Ball { radius: 1.0 }, 0.0).unwrap();
    let (here, mut cache) = (Pose::identity(space), QueryCache::default());
    let p = ball.at(&here);
    let near = 2.0_f64.powi(-20);
    for x in [0.5, 2.0 - near, 2.0 + near, 2.5] {
        let there = Pose::at(space, DVec3::X * x);
        let q = ball.at(&there);
        let used = measure(|| {
            assert_eq!(distance(&p, &q, &mut cache), (x - 2.0).max(0.0), "{x}");
            assert_eq!(closest_points(&p, &q, &mut cache).is_some(), x > 2.0, "{x}");
            assert_eq!(penetration(&p, &q, &mut cache).is_some(), x < 2.0, "{x}");
        });
        assert_eq!(used.count_total, 0, "at {x}");
    }
}

/// Two equal boxes, one along the axes and one turned about an axis in the plane y = 0. The depth is that of an edge of
/// each, and one of these is parallel to x: the component of their normal along x is zero up to roundoff.
#[test]
fn the_depth_of_an_edge_along_an_axis_allocates_nothing() {
    let space = Dimension::Three;
    let cuboid = Shape::Cuboid { half_extents: DVec3::new(1.0, 0.75, 0.5) };
    let cuboid = Prepared::new(space, &cuboid, 0.0).unwrap();
    let turn = Rotation::Quaternion(DQuat::from_axis_angle(DVec3::new(0.6, 0.0, 0.8), 0.7));
    let (here, there) =
        (Pose::identity(space), Pose { position: DVec3::new(0.9, 0.27, 0.13), rotation: turn });
    let (p, q, mut cache) = (cuboid.at(&here), cuboid.at(&there), QueryCache::default());
    let used = measure(|| {
        let found = penetration(&p, &q, &mut cache).unwrap();
        assert!(found.normal.x.abs() < 1e-15, "{found:?}");
    });
    assert_eq!(used.count_total, 0);
}
