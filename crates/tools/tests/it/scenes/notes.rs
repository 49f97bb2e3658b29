//! Claims in the notes of the first scenes, checked on paper, by the published traces, or by a run with other settings.

use gjk_lab::motion::{Journey, Memory};
use gjk_lab::{Experiment, Family, Watch};
use gjk_proximity::geometry::{Dimension, Pose, Side};
use gjk_proximity::gjk::{Algorithm, Defects, Precision, Verdict};
use gjk_scene::scene::library::SHIPPED;
use gjk_scene::scene::{Movement, Scene};
use gjk_tools::lesson;
use glam::DVec3;

use super::course::{iterations, notes, outcome, scene};
use crate::shapes::flat;

/// The verdict and the number of support points of a scene with other settings.
fn with(number: &str, change: impl Fn(&mut Scene)) -> (Verdict, usize) {
    let mut other = scene(number);
    change(&mut other);
    let outcome = outcome(&other);
    (outcome.verdict, outcome.supports)
}

/// Moves a body and keeps its rotation.
fn place(scene: &mut Scene, side: Side, position: DVec3) {
    let body = &scene.bodies[side];
    scene.bodies[side] = body.with_pose(Pose { position, ..body.pose() }).unwrap();
}

/// Words that the notes do not use: see the table of terms in CONTRIBUTING.
#[test]
fn notes_and_lessons_use_the_terms_of_the_field() {
    let forbidden = [
        "listing",
        "at right angles",
        "towards",
        "come apart",
        "are apart,",
        "parents",
        "sees the origin",
        "see the origin",
        "sees O",
        "see O",
        "way out",
        "by a hair",
        "as good as",
    ];
    let scenes =
        SHIPPED.iter().map(|shipped| (shipped.file_name, format!("{} {}", shipped.line, shipped.text)));
    let lessons = lesson::SHIPPED.iter().map(|(name, text)| (*name, (*text).to_owned()));
    for (name, text) in scenes.chain(lessons) {
        let text = text.replace("50-corner-towards-corner.ron", "");
        for word in forbidden {
            assert!(!text.contains(word), "{name}: {word}");
        }
    }
}

/// The walk-through: (32, −96) finds (−1, −2) with 160, and 15.5 times that is 2480.
#[test]
fn the_first_scenes_have_the_numbers_of_their_notes() {
    assert_eq!(flat(-1.0, -2.0).dot(flat(32.0, -96.0)), 160.0);
    assert_eq!(flat(32.0, -96.0) * 15.5, flat(496.0, -1488.0));
    assert_eq!(iterations(&scene("01"))[3].support_value, 160.0 * 15.5);
    // Of the 12 differences, 7 are corners.
    let analysis = gjk_figure::Analysis::of(&scene("01"));
    assert_eq!((analysis.difference.points.len(), analysis.difference.hull_vertices().count()), (12, 7));
    notes("01", &["160", "(496, -1488)", "2480", "15.5", "12", "only 7", "exactly 1.5"]);
    assert_eq!(iterations(&scene("02"))[0].support.point, flat(-1.0, -2.0));
    assert_eq!(iterations(&scene("03"))[4].direction, flat(112.0, -140.0));
    // The edge from (−5, −2) to (0, 2).
    assert!((10.0 / 41.0_f64.sqrt() - 1.5617).abs() < 1e-4);
    // From (1, 1): no. On the edge from (4, 5) to (9, 9): 4/5 · 2.5 = 2.
    assert_eq!(with("04", |scene| scene.query.initial_direction = flat(1.0, 1.0)), (Verdict::Separate, 3));
    assert_eq!(flat(4.0, 5.0).lerp(flat(9.0, 9.0), 0.5), flat(6.5, 7.0));
}

#[test]
fn zero_directions_end_as_the_notes_say() {
    let up = |scene: &mut Scene| place(scene, Side::Q, flat(0.0, 0.1));
    assert_eq!(with("05", up).0, Verdict::Overlap);
    for direction in crate::shapes::directions_2d() {
        let found = with("05", |scene| scene.query.initial_direction = direction);
        assert_eq!(found.0, Verdict::Separate, "{direction}");
    }
    let codes =
        [Algorithm::Winter, Algorithm::Cinkes, Algorithm::Djonov, Algorithm::Robust, Algorithm::Distance];
    for (shift, wrong) in [(0.1, &[][..]), (0.5, &[Algorithm::Winter, Algorithm::Cinkes])] {
        for algorithm in codes {
            let (verdict, _) = with("08", |scene| {
                place(scene, Side::Q, DVec3::new(1.0, shift, 0.0));
                scene.query.algorithm = algorithm;
            });
            assert_eq!(verdict == Verdict::Separate, wrong.contains(&algorithm), "{algorithm} at {shift}");
        }
    }
    assert_eq!(outcome(&scene("08")).supports, 3);
    let mut djonov = scene("08");
    djonov.query.algorithm = Algorithm::Djonov;
    assert_eq!(iterations(&djonov).iter().filter(|it| it.direction == DVec3::ZERO).count(), 2);
    // At the fifth support point A·v = 0.
    assert_eq!(iterations(&scene("10"))[4].support_value, 0.0);
    assert_eq!(with("10", |scene| scene.query.algorithm = Algorithm::Winter), (Verdict::Separate, 5));
}

/// Scene 19: on paper p0 − q1 = (−1, 6) twice, and p1 − q0 = (1, −6): 12.2 from each other.
#[test]
fn the_triangle_of_scene_19_has_a_point_twice() {
    let run = iterations(&scene("19"));
    assert_eq!(run[0].support.point, run[2].support.point);
    let side = run[0].support.point.distance(run[1].support.point);
    assert!((side - 2.0_f64.hypot(12.0)).abs() < 1e-4 && (side - 12.2).abs() < 0.05, "{side}");
    assert!(run[2].tests.iter().all(|tested| tested.value == 0.0));
    notes("19", &["length 0", "12.2"]);
    let mut double = scene("19");
    double.query.precision = Precision::F64;
    let points: Vec<DVec3> = iterations(&double).iter().map(|it| it.support.point).collect();
    assert!(points[2] != points[0] && points[2] != points[1]);
}

#[test]
fn precision_decides_as_the_notes_say() {
    assert_eq!(outcome(&scene("20")).supports, 34);
    assert_eq!(with("20", |scene| scene.query.precision = Precision::F64), (Verdict::Separate, 4));
    // Along (3, 4)/5, both boxes have the half extent 2.
    let offset = 2.608_000_06 * 0.6 + 3.044_000_08 * 0.8 - 4.0;
    assert!((offset - 1e-7_f64).abs() < 1e-9, "{offset}");
    assert_eq!(with("27", |scene| scene.query.precision = Precision::F64).0, Verdict::Overlap);
    let home = |scene: &mut Scene| {
        place(scene, Side::P, DVec3::ZERO);
        place(scene, Side::Q, DVec3::new(-0.89, 1.36, -0.64));
    };
    assert_eq!(with("27", home).0, Verdict::Overlap);
    assert_eq!(f32::from_bits(1e6_f32.to_bits()) - f32::from_bits(1e6_f32.to_bits() - 1), 0.0625);
}

/// The count of the laboratory in scene 20: runs of Djonov's code that use up 2 + 32 support points.
#[test]
fn loops_are_as_frequent_as_scene_20_says() {
    let used_up = |gap: f64| {
        let experiment = Experiment {
            dimension: Dimension::Three,
            family: Family::NearContact,
            gap,
            pairs: 10_000,
            seed: 1,
            algorithms: vec![Algorithm::Djonov],
            precision: Precision::F32,
        };
        experiment.run(&Watch::default()).tallies[0].supports.get(34).copied().unwrap_or(0)
    };
    assert_eq!([used_up(1e-8), used_up(1e-6)], [173, 0]);
    notes("20", &["10,000", "173"]);
}

/// The faces at A with the origin in front of them, as `ABC`, and whether the point of edge AB below the origin is the
/// nearest of the whole tetrahedron: no vertex is closer to the origin along that direction than the edge.
fn explored(number: &str) -> (Vec<&'static str>, bool) {
    let scene = scene(number);
    let [p, q] = scene.convexes();
    let [vertices, origin] = [p.core_vertices().unwrap(), q.core_vertices().unwrap()];
    let [a, b, c, d] = [0, 1, 2, 3].map(|index: usize| vertices[index] - origin[0]);
    let mut front = Vec::new();
    for (name, [x, y, z], rest) in [("ABC", [a, b, c], d), ("ACD", [a, c, d], b), ("ADB", [a, d, b], c)] {
        let normal = (y - x).cross(z - x);
        if normal.dot(-x) * normal.dot(rest - x) < 0.0 {
            front.push(name);
        }
    }
    let along = -a.dot(b - a) / (b - a).length_squared();
    let foot = a.lerp(b, along);
    let is_nearest =
        along > 0.0 && along < 1.0 && [c, d].iter().all(|vertex| (*vertex - foot).dot(-foot) < 0.0);
    (front, is_nearest)
}

#[test]
fn regions_of_the_explorer_are_those_of_the_notes() {
    assert_eq!(explored("32"), (vec![], false));
    assert_eq!(explored("33"), (vec!["ABC"], true));
    assert_eq!(explored("34"), (vec!["ABC", "ACD"], true));
    notes("33", &["face ABC alone", "edge AB is nearest"]);
    notes("34", &["ABC and ACD, which share edge AC", "edge AB is nearest"]);
}

/// Scene 57: one support point suffices in some but not all separate frames, and in no frame with an overlap.
#[test]
fn some_frames_need_more_than_one_support_point() {
    let scene = scene("57");
    let movement = Movement::of(&scene);
    let record = Journey::new(&scene, &movement).unwrap().run(&Watch::default()).unwrap().unwrap();
    let verdict = |index: usize| record.frames[index].cost(Memory::Nothing).verdict;
    let cheap = |index: usize| record.frames[index].cost(Memory::Direction).supports == 1;
    let separate: Vec<usize> = (1..240).filter(|index| verdict(*index) == Verdict::Separate).collect();
    assert!(separate.iter().any(|index| !cheap(*index)) && !cheap(25));
    let overlap = |index: &usize| verdict(*index) == Verdict::Overlap;
    assert!((1..240).filter(overlap).all(|index| !cheap(index)), "no direction separates them");
}

/// Scenes 65 and 66: up to the named test the run agrees with the one without the defect.
#[test]
fn defects_first_show_where_the_notes_say() {
    let sound = |number: &str| {
        let mut scene = scene(number);
        scene.query.defects = Defects::NONE;
        iterations(&scene)
    };
    let [wrong, right] = [iterations(&scene("65")), sound("65")];
    for index in 0..3 {
        assert_eq!(wrong[index].support, right[index].support);
    }
    // On paper AC = (2, −1) to (4, 2), and the origin level with AB.
    let values =
        |run: &[gjk_proximity::gjk::Iteration]| run[2].tests.iter().map(|it| it.value).collect::<Vec<_>>();
    assert_eq!(values(&wrong), [0.0, 192.0]);
    assert_eq!(values(&right), [0.0, -192.0]);
    notes("65", &["second test", "192 instead of −192"]);
    let [wrong, right] = [iterations(&scene("66")), sound("66")];
    for index in 0..3 {
        assert_eq!(wrong[index].support, right[index].support);
    }
}
