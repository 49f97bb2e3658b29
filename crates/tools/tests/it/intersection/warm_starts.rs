//! Warm starts save support points and change no verdict.
//!
//! Verdicts on polytopes are exact, so on every frame a warm start must have the verdict of a cold start, whatever its
//! first simplex. The number of support points of a frame is compared with a computation on paper, if that is short.

use gjk_lab::motion::{Frame, Journey, Memory, MotionError, Record};
use gjk_lab::{Family, Watch};
use gjk_proximity::geometry::{Body, Convex, Dimension, Pose, Shape, Side};
use gjk_proximity::gjk::{self, Algorithm, Precision, Query, Settings, Verdict};
use gjk_proximity::internal::{self, WarmStart};
use gjk_scene::edit::EditError;
use gjk_scene::scene::{Movement, Scene};
use glam::DVec3;
use proptest::prelude::*;

use crate::shapes::{square, tries};

const DIMENSIONS: [Dimension; 2] = [Dimension::Two, Dimension::Three];

fn scene(dimension: Dimension, bodies: [Body; 2], algorithm: Algorithm) -> Scene {
    Scene { query: Settings { algorithm, ..Settings::default() }, ..Scene::new(dimension, bodies) }
}

fn rectangle(x: f64, y: f64) -> Body {
    let shape = Shape::Rectangle { half_extents: glam::DVec2::ONE };
    Body::new(Dimension::Two, shape, Pose::at(Dimension::Two, DVec3::new(x, y, 0.0)), 0.0).unwrap()
}

fn record(scene: &Scene, movement: &Movement) -> Record {
    Journey::new(scene, movement).unwrap().run(&Watch::default()).unwrap().unwrap()
}

/// Q goes from (3, 0.5) straight through P and out on the other side. On paper: the squares are separate while |x| > 2,
/// touch at 2, and overlap in between. 121 frames from x = 3 to x = −3 have steps of 0.05: 20 + 20 separate frames, 2
/// touching.
fn two_squares(algorithm: Algorithm) -> Record {
    let scene = scene(Dimension::Two, [rectangle(0.0, 0.0), rectangle(3.0, 0.5)], algorithm);
    let movement = Movement {
        waypoints: vec![DVec3::new(-3.0, 0.5, 0.0)],
        returns: false,
        axis: DVec3::Z,
        turns: 0.0,
        frames: 121,
    };
    record(&scene, &movement)
}

#[test]
fn verdicts_of_a_square_that_passes_another_are_those_by_hand() {
    for algorithm in [Algorithm::Robust, Algorithm::Distance] {
        let record = two_squares(algorithm);
        for (number, frame) in record.frames.iter().enumerate() {
            let truth = match number {
                0..20 | 101.. => Verdict::Separate,
                20 | 100 => Verdict::Touching,
                _ => Verdict::Overlap,
            };
            for memory in Memory::ALL {
                assert_eq!(frame.cost(memory).verdict, truth, "{algorithm}, frame {number}, {memory:?}");
            }
        }
    }
}

/// A kept direction that separates the shapes separates them again with one support point; a kept simplex that still
/// contains the origin needs none.
#[test]
fn what_is_kept_saves_support_points() {
    let robust = two_squares(Algorithm::Robust);
    let apart = &robust.frames[1..20];
    assert!(apart.iter().all(|frame| frame.cost(Memory::Direction).supports == 1));
    assert!(apart.iter().all(|frame| frame.cost(Memory::Simplex).supports == 1));
    let inside = &robust.frames[22..99];
    assert!(inside.iter().all(|frame| frame.cost(Memory::Nothing).supports >= 3), "a triangle takes three");
    let free = inside.iter().filter(|frame| frame.cost(Memory::Simplex).supports == 0).count();
    assert!(free * 10 > inside.len() * 9, "{free} of {} frames need nothing new", inside.len());
    for algorithm in [Algorithm::Robust, Algorithm::Distance] {
        let record = two_squares(algorithm);
        let [cold, direction, simplex] = Memory::ALL.map(|memory| record.total(memory));
        assert!(simplex < direction && direction <= cold, "{algorithm}: {cold}, {direction}, {simplex}");
    }
}

/// A kept simplex is not free: its vertex pairs are evaluated anew, one for each of its points. In the plane a triangle
/// contains the origin. For separate squares the first support value, along x, is negative: the point joins no simplex,
/// and none is kept.
#[test]
fn what_a_kept_simplex_takes_is_counted() {
    let robust = two_squares(Algorithm::Robust);
    let refreshed = |frame: &Frame| frame.cost(Memory::Simplex).refreshed;
    assert_eq!(refreshed(&robust.frames[0]), 0, "there is nothing to remember");
    let inside = &robust.frames[23..99];
    let triangles = inside.iter().filter(|frame| refreshed(frame) == 3).count();
    assert!(triangles * 10 > inside.len() * 9, "{triangles} of {} frames keep a triangle", inside.len());
    assert!(robust.frames[1..20].iter().all(|frame| refreshed(frame) == 0), "no simplex to keep");
    let others = [Memory::Nothing, Memory::Direction];
    assert!(robust.frames.iter().all(|frame| others.iter().all(|memory| frame.cost(*memory).refreshed == 0)));

    let [p, q] = [square(0.0, 0.0), square(1.0, 0.5)];
    let query = |algorithm: Algorithm| Query {
        p: &p,
        q: &q,
        dimension: Dimension::Two,
        settings: Settings { algorithm, ..Settings::default() },
    };
    let kept = |vertex_pairs: &[[usize; 2]]| WarmStart::Simplex {
        vertex_pairs: vertex_pairs.to_vec(),
        otherwise: DVec3::X,
    };
    assert_eq!(kept(&[[0, 0], [1, 2]]).refreshed(&query(Algorithm::Robust)), 2);
    assert_eq!(kept(&[[0, 0]; 6]).refreshed(&query(Algorithm::Distance)), 4, "four at most");
    assert_eq!(kept(&[[0, 9], [3, 3]]).refreshed(&query(Algorithm::Robust)), 1, "there is no vertex 9");
    assert_eq!(kept(&[[0, 0]]).refreshed(&query(Algorithm::Djonov)), 0, "it starts in its own way");
    assert_eq!(WarmStart::Direction(DVec3::X).refreshed(&query(Algorithm::Robust)), 0);
}

/// 4 families × 2 dimensions × 40 pairs × 2 algorithms × 25 frames × 2 memories: 32,000 warm starts, with paths across P
/// and turns, many of them through exact touches.
#[test]
fn every_warm_verdict_is_the_cold_one() {
    let families = [Family::SmallIntegers, Family::Polytopes, Family::GridBoxes, Family::Flat];
    let mut frames = 0;
    let mut verdicts = [0; 4];
    for (dimension, family) in DIMENSIONS.into_iter().flat_map(|it| families.map(|family| (it, family))) {
        for number in 0..40 {
            let bodies = family.pair(dimension, 0.0, 7, number);
            for algorithm in [Algorithm::Robust, Algorithm::Distance] {
                let scene = scene(dimension, bodies.clone(), algorithm);
                let turns = if number % 2 == 0 { 0.0 } else { 0.25 };
                let movement = Movement {
                    frames: 25,
                    turns,
                    axis: DVec3::new(1.0, 2.0, 2.0),
                    ..Movement::across(&scene)
                };
                for (index, frame) in record(&scene, &movement).frames.iter().enumerate() {
                    assert!(
                        frame.agrees(),
                        "{dimension:?} {family:?} {number} {algorithm}: frame {index}, {frame:?}"
                    );
                    verdicts[frame.verdict() as usize] += 1;
                    frames += 1;
                }
            }
        }
    }
    assert_eq!(frames, 4 * 2 * 40 * 2 * 25);
    let [overlap, touching, separate, undecided] = verdicts;
    assert!(overlap > 1000 && touching > 100 && separate > 1000 && undecided == 0, "{verdicts:?}");
}

/// Rounded shapes have a simplex of their cores under `distance`, and keep the direction under `robust`.
#[test]
fn curved_and_rounded_shapes_start_warm_too() {
    for (dimension, number) in DIMENSIONS.into_iter().flat_map(|it| (0..20).map(move |number| (it, number))) {
        let bodies = Family::Curved.pair(dimension, 0.0, 3, number);
        for algorithm in [Algorithm::Robust, Algorithm::Distance] {
            let scene = scene(dimension, bodies.clone(), algorithm);
            let movement = Movement { frames: 16, turns: 0.5, ..Movement::across(&scene) };
            for (index, frame) in record(&scene, &movement).frames.iter().enumerate() {
                assert!(frame.agrees(), "{dimension:?} pair {number} {algorithm}: frame {index}, {frame:?}");
            }
        }
    }
}

fn outcome(shapes: &[Convex<DVec3>; 2], settings: Settings, start: &WarmStart) -> gjk::Outcome {
    let [p, q] = shapes;
    internal::decide_from(&Query { p, q, dimension: Dimension::Two, settings }, start)
}

/// On paper: the corners p0 − q2, p1 − q3 and p2 − q0 of [−1, 1]² ⊖ [−0.5, 1.5]² (all of the difference is [−2.5,
/// 1.5]²) are (−2.5, −2.5), (1.5, −2.5) and (1.5, 1.5); the origin is on the edge from the first to the last. With p3 −
/// q1 = (−2.5, 1.5) in place of the first, on the other side of the origin, they contain it.
#[test]
fn a_simplex_that_holds_the_origin_needs_no_support_point() {
    let shapes = [square(0.0, 0.0), square(0.5, 0.5)];
    let from = |vertex_pairs: &[[usize; 2]]| WarmStart::Simplex {
        vertex_pairs: vertex_pairs.to_vec(),
        otherwise: DVec3::ZERO,
    };
    for algorithm in [Algorithm::Robust, Algorithm::Distance] {
        let settings = Settings { algorithm, ..Settings::default() };
        let inside = outcome(&shapes, settings, &from(&[[1, 3], [2, 0], [3, 1]]));
        assert_eq!((inside.verdict, inside.supports), (Verdict::Overlap, 0), "{algorithm}");
        // On an edge, with repeated points, with a point that does not exist, and with more than four.
        for vertex_pairs in [
            vec![[0, 2], [1, 3], [2, 0]],
            vec![[0, 2], [0, 2]],
            vec![[0, 2], [9, 9], [2, 0]],
            vec![[0, 0], [1, 1], [2, 2], [3, 3], [0, 1], [9, 1]],
            vec![],
        ] {
            let found = outcome(&shapes, settings, &from(&vertex_pairs));
            assert_eq!(found.verdict, Verdict::Overlap, "{algorithm} from {vertex_pairs:?}");
        }
    }
}

/// The published algorithms ignore a given start and begin in their own way.
#[test]
fn listings_do_not_start_warm() {
    let shapes = [square(0.0, 0.0), square(1.5, 0.5)];
    for algorithm in Algorithm::ALL.into_iter().filter(|algorithm| !algorithm.starts_warm()) {
        let settings = Settings { algorithm, ..Settings::default() };
        let start = WarmStart::Direction(DVec3::new(-3.0, 1.0, 0.0));
        assert_eq!(
            outcome(&shapes, settings, &start),
            outcome(&shapes, settings, &WarmStart::Cold),
            "{algorithm}"
        );
    }
}

#[test]
fn a_direction_that_is_none_is_passed_over() {
    let shapes = [square(0.0, 0.0), square(5.0, 0.5)];
    for algorithm in [Algorithm::Robust, Algorithm::Distance] {
        let settings = Settings { algorithm, ..Settings::default() };
        let cold = outcome(&shapes, settings, &WarmStart::Cold);
        for direction in [DVec3::ZERO, DVec3::NAN, DVec3::X * f64::INFINITY] {
            assert_eq!(outcome(&shapes, settings, &WarmStart::Direction(direction)), cold);
        }
        // Of any length: only where it points counts.
        for length in [1e-300, 1e300] {
            let start = WarmStart::Direction(DVec3::new(length, 0.0, 0.0));
            assert_eq!(outcome(&shapes, settings, &start).verdict, Verdict::Separate);
        }
    }
}

proptest! {
    #![proptest_config(tries(3000))]

    /// From arbitrary vertices, in both precisions, tiny and far away.
    #[test]
    fn from_any_simplex_the_verdict_is_the_same(
        p in proptest::collection::vec((-3_i32..4, -3_i32..4, -3_i32..4), 1..7),
        q in proptest::collection::vec((-3_i32..4, -3_i32..4, -3_i32..4), 1..7),
        vertex_pairs in proptest::collection::vec((0_usize..7, 0_usize..7), 0..5),
        toward in (-3_i32..4, -3_i32..4, -3_i32..4),
        (flat, single, distance) in (any::<bool>(), any::<bool>(), any::<bool>()),
        place in proptest::sample::select(vec![(1.0, 0.0), (1e-6, 0.0), (1.0, 1e6), (1e6, 0.0)]),
    ) {
        let (size, away) = place;
        let depth = if flat { 0.0 } else { 1.0 };
        let vector = |(x, y, z): (i32, i32, i32)| DVec3::new(x.into(), y.into(), f64::from(z) * depth);
        let shape = |points: &[(i32, i32, i32)]| {
            Convex::vertices(points.iter().map(|point| vector(*point) * size + DVec3::X * away)).unwrap()
        };
        let (p, q) = (shape(&p), shape(&q));
        let algorithm = if distance { Algorithm::Distance } else { Algorithm::Robust };
        let precision = if single { Precision::F32 } else { Precision::F64 };
        let settings = Settings { algorithm, precision, ..Settings::default() };
        let dimension = if flat { Dimension::Two } else { Dimension::Three };
        let query = Query { p: &p, q: &q, dimension, settings };
        let vertex_pairs = vertex_pairs.into_iter().map(|(i, j)| [i, j]).collect();
        let cold = gjk::decide(&query);
        let warm = internal::decide_from(&query, &WarmStart::Simplex { vertex_pairs, otherwise: vector(toward) });
        prop_assert_eq!(warm.verdict, cold.verdict);
        prop_assert_eq!(warm.answer, cold.answer);
        let turned = internal::decide_from(&query, &WarmStart::Direction(vector(toward)));
        prop_assert_eq!(turned.verdict, cold.verdict);
    }
}

// ---- Movements ------------------------------------------------------------------------------------------------

fn still() -> Movement {
    Movement { waypoints: Vec::new(), returns: false, axis: DVec3::Z, turns: 0.0, frames: 5 }
}

/// A path of length 4 + 2 in 7 frames, one unit per frame; there and back in 13 frames visits the same places.
#[test]
fn a_way_is_walked_at_constant_speed() {
    let scene = scene(Dimension::Two, [rectangle(0.0, 0.0), rectangle(2.0, 0.0)], Algorithm::Robust);
    let waypoints = vec![DVec3::new(6.0, 0.0, 0.0), DVec3::new(6.0, 2.0, 0.0)];
    let there = Movement { waypoints, frames: 7, ..still() };
    let journey = Journey::new(&scene, &there).unwrap();
    let by_hand = [(2, 0), (3, 0), (4, 0), (5, 0), (6, 0), (6, 1), (6, 2)];
    for (frame, (x, y)) in by_hand.into_iter().enumerate() {
        let place = DVec3::new(x.into(), y.into(), 0.0);
        assert!(journey.place_at(frame).distance(place) < 1e-12, "frame {frame}");
        assert!(journey.scene_at(frame).unwrap().bodies[Side::Q].center().distance(place) < 1e-12);
    }
    assert_eq!(&journey.scene_at(0).unwrap(), &scene, "it starts where it is");
    let back = Journey::new(&scene, &Movement { returns: true, frames: 13, ..there }).unwrap();
    for frame in 0..13 {
        assert!(back.place_at(frame).distance(back.place_at(12 - frame)) < 1e-12);
        let same = journey.place_at(frame.min(12 - frame));
        assert!(back.place_at(frame).distance(same) < 1e-12, "frame {frame}");
    }
    assert_eq!(&back.scene_at(12).unwrap(), &scene, "and comes back");
    assert_eq!(back.scene_at(99), back.scene_at(12), "there is nothing after the last frame");
}

/// On paper: a quarter turn about the middle (1, 0) takes the corner (2, 1) to (0, 1).
#[test]
fn a_spin_turns_about_the_middle() {
    let points = [(0.0, -1.0), (2.0, -1.0), (2.0, 1.0), (0.0, 1.0)];
    let points = points.into_iter().map(|(x, y)| DVec3::new(x, y, 0.0)).collect();
    let q = Body::new(Dimension::Two, Shape::Points(points), Pose::identity(Dimension::Two), 0.0).unwrap();
    let scene = scene(Dimension::Two, [rectangle(0.0, 0.0), q], Algorithm::Robust);
    let journey = Journey::new(&scene, &Movement { turns: 1.0, frames: 5, ..still() }).unwrap();
    let corner = |frame: usize| {
        let body = &journey.scene_at(frame).unwrap().bodies[Side::Q];
        body.pose().world_from_local(DVec3::new(2.0, 1.0, 0.0))
    };
    for (frame, (x, y)) in
        [(2.0, 1.0), (0.0, 1.0), (0.0, -1.0), (2.0, -1.0), (2.0, 1.0)].into_iter().enumerate()
    {
        assert!(corner(frame).distance(DVec3::new(x, y, 0.0)) < 1e-12, "frame {frame}: {}", corner(frame));
    }
}

#[test]
fn what_is_no_movement_is_refused_with_the_reason() {
    let flat = scene(Dimension::Two, [rectangle(0.0, 0.0), rectangle(2.0, 0.0)], Algorithm::Robust);
    let refusal = |movement: Movement| Journey::new(&flat, &movement).unwrap_err();
    assert_eq!(refusal(still()), MotionError::Still);
    assert_eq!(refusal(Movement { frames: 1, ..still() }), MotionError::Frames { found: 1 });
    assert_eq!(refusal(Movement { frames: 2001, ..still() }), MotionError::Frames { found: 2001 });
    assert_eq!(refusal(Movement { turns: 101.0, ..still() }), MotionError::Turns { found: 101.0 });
    assert!(matches!(refusal(Movement { turns: f64::NAN, ..still() }), MotionError::Turns { .. }));
    let many = Movement { waypoints: vec![DVec3::ONE; 17], ..still() };
    assert_eq!(refusal(many), MotionError::Waypoints { found: 17 });
    for nowhere in [DVec3::NAN, DVec3::X * f64::INFINITY, DVec3::X * 1e300] {
        let refused = refusal(Movement { waypoints: vec![nowhere], ..still() });
        assert!(matches!(refused, MotionError::Place(EditError::Shape(_))), "{refused}");
    }
    let bodies = Family::GridBoxes.pair(Dimension::Three, 0.0, 1, 1);
    let spatial = scene(Dimension::Three, bodies, Algorithm::Robust);
    let about_nothing = Movement { axis: DVec3::ZERO, turns: 1.0, ..still() };
    assert_eq!(Journey::new(&spatial, &about_nothing).unwrap_err(), MotionError::Axis);
    assert!(Journey::new(&flat, &about_nothing).is_ok(), "in 2D there is only one axis");
}

#[test]
fn a_run_can_be_given_up() {
    let scene = scene(Dimension::Two, [rectangle(0.0, 0.0), rectangle(2.0, 0.0)], Algorithm::Robust);
    let watch = Watch::default();
    watch.cancel();
    assert_eq!(Journey::new(&scene, &Movement::across(&scene)).unwrap().run(&watch), Ok(None));
}

/// The middle of Q is 4e11 from its local origin, which is at 0. On paper, with 1e12 as the limit: at the waypoint the
/// origin would be at 5e11, after half a turn in place at 8e11, and after both, which is frame 2 of 3, at 1.3e12.
#[test]
fn a_frame_in_which_q_cannot_stand_is_named() {
    let far = Shape::Points([(4e11, 1.0), (4e11, -1.0)].map(|(x, y)| DVec3::new(x, y, 0.0)).to_vec());
    let q = Body::new(Dimension::Two, far, Pose::at(Dimension::Two, DVec3::ZERO), 0.0).unwrap();
    let scene = scene(Dimension::Two, [rectangle(0.0, 0.0), q], Algorithm::Robust);
    let movement = Movement {
        waypoints: vec![DVec3::X * 9e11],
        returns: true,
        turns: 1.0,
        frames: 3,
        ..Movement::across(&scene)
    };
    let refusal = Journey::new(&scene, &movement).unwrap().run(&Watch::default()).unwrap_err();
    assert!(matches!(refusal, MotionError::Frame { number: 2, .. }), "{refusal}");
}

/// The default shows both verdicts on every shipped scene. A point meets a segment only between two frames.
#[test]
fn the_way_across_leads_through_p_and_out_again() {
    for shipped in gjk_scene::scene::library::SHIPPED {
        let scene = Scene::from_ron(shipped.text).unwrap();
        let movement = Movement { frames: 41, ..Movement::across(&scene) };
        let record = record(&scene, &movement);
        assert_eq!(record.frames.len(), 41);
        let verdicts =
            |wanted: Verdict| record.frames.iter().filter(|frame| frame.verdict() == wanted).count();
        assert!(verdicts(Verdict::Separate) > 0, "{}: never apart", shipped.file_name);
        let is_thin = |body: &Body| body.local_vertices().is_some_and(|vertices| vertices.len() < 3);
        assert!(
            verdicts(Verdict::Overlap) + verdicts(Verdict::Touching) > 0 || scene.bodies.iter().all(is_thin),
            "{}: never together",
            shipped.file_name
        );
        let listing = !scene.query.algorithm.starts_warm();
        assert_eq!(record.listing.is_some(), listing);
        assert!(record.frames.iter().all(|frame| frame.listing.is_some() == listing));
    }
}

/// Two points that are the same one: nothing to cross, and nothing panics.
#[test]
fn shapes_without_extent_move_too() {
    let point =
        Body::new(Dimension::Two, Shape::Points(vec![DVec3::ZERO]), Pose::identity(Dimension::Two), 0.0)
            .unwrap();
    let scene = scene(Dimension::Two, [point.clone(), point], Algorithm::Robust);
    let record = record(&scene, &Movement { frames: 3, returns: false, ..Movement::across(&scene) });
    let verdicts: Vec<Verdict> = record.frames.iter().map(Frame::verdict).collect();
    assert_eq!(verdicts, [Verdict::Touching, Verdict::Separate, Verdict::Separate]);
}
