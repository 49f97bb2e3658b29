//! The scenes of the course: the numbers in their notes, computed on paper.

use gjk_lab::Watch;
use gjk_lab::motion::{Journey, Memory};
use gjk_proximity::geometry::Side;
use gjk_proximity::gjk::{self, Defect, Defects, Iteration, Outcome, Verdict};
use gjk_scene::scene::library::SHIPPED;
use gjk_scene::scene::{Movement, Scene};
use glam::DVec3;

fn text(number: &str) -> &'static str {
    let shipped = SHIPPED.iter().find(|shipped| shipped.file_name.starts_with(number));
    shipped.unwrap_or_else(|| panic!("no scene {number}")).text
}

pub(super) fn scene(number: &str) -> Scene {
    Scene::from_ron(text(number)).unwrap()
}

pub(super) fn iterations(scene: &Scene) -> Vec<Iteration> {
    let convexes = scene.convexes();
    gjk::run(&scene.query(&convexes)).iterations()
}

pub(super) fn outcome(scene: &Scene) -> Outcome {
    let convexes = scene.convexes();
    gjk::run(&scene.query(&convexes)).outcome
}

fn first(number: &str) -> Iteration {
    iterations(&scene(number)).remove(0)
}

pub(super) fn close(found: DVec3, [x, y, z]: [f64; 3]) {
    assert!(found.distance(DVec3::new(x, y, z)) < 1e-12, "{found} instead of ({x}, {y}, {z})");
}

/// Whether the notes have this text.
pub(super) fn notes(number: &str, words: &[&str]) {
    let notes = scene(number).notes;
    for word in words {
        assert!(notes.contains(word), "{number}: {word} is not in {notes}");
    }
}

/// The corners of the difference of two shapes in the plane, counterclockwise, by turning along the outside: a corner
/// is followed by the one with all others to the left.
fn corners(scene: &Scene) -> Vec<DVec3> {
    let [p, q] = scene.convexes();
    let [of_p, of_q] = [p.core_vertices().unwrap(), q.core_vertices().unwrap()];
    let all: Vec<DVec3> = of_p.iter().flat_map(|p| of_q.iter().map(move |q| *p - *q)).collect();
    let start = all.iter().copied().min_by(|a, b| (a.x, a.y).partial_cmp(&(b.x, b.y)).unwrap()).unwrap();
    let mut corners = vec![start];
    loop {
        let at = *corners.last().unwrap();
        let mut next = None;
        for point in all.iter().copied().filter(|point| point.distance(at) > 1e-9) {
            let Some(best) = next else {
                next = Some(point);
                continue;
            };
            let best: DVec3 = best;
            let turn = (best - at).cross(point - at).z;
            let is_farther = turn.abs() < 1e-9 && point.distance(at) > best.distance(at);
            if turn < -1e-9 || is_farther {
                next = Some(point);
            }
        }
        let next = next.unwrap();
        if next.distance(start) < 1e-9 {
            return corners;
        }
        corners.push(next);
        assert!(corners.len() <= all.len(), "the walk round the hull does not end");
    }
}

/// The area of a polygon by the surveyor's formula.
fn area(corners: &[DVec3]) -> f64 {
    let next = corners.iter().cycle().skip(1);
    corners.iter().zip(next).map(|(a, b)| a.cross(*b).z).sum::<f64>() / 2.0
}

#[test]
fn differences_have_the_corners_and_areas_that_the_notes_say() {
    // Normals of the triangle: (0, −1), (−1, 0), (3, 4); of the square: four, of which two are the same.
    assert_eq!(corners(&scene("36")).len(), 5);
    notes("36", &["Five.", "2/5"]);
    let moved = corners(&scene("37"));
    assert_eq!(moved.len(), 5);
    assert!(moved.iter().any(|corner| corner.distance(DVec3::new(1.5, -0.25, 0.0)) < 1e-12));
    notes("37", &["(1.5, −0.25)"]);
    // |(4, 0) × (1, 4)| = 16.
    assert!((area(&corners(&scene("38"))) - 16.0).abs() < 1e-12);
    notes("38", &["4 · 4 − 0 · 1 = 16"]);
    // The triangle has area 6. Of a triangle from itself it is six times as much (Rogers and Shephard).
    let hexagon = corners(&scene("39"));
    assert_eq!(hexagon.len(), 6);
    assert!((area(&hexagon) - 36.0).abs() < 1e-12);
    notes("39", &["6 · 6 = 36", "2 · 6 / 5 = 2.4"]);
    // Flat: all four differences have z = 0.
    let [p, q] = scene("40").convexes();
    let of_q = q.core_vertices().unwrap();
    assert!(p.core_vertices().unwrap().iter().all(|p| of_q.iter().all(|q| (p - q).z == 0.0)));
}

#[test]
fn farthest_points_are_those_of_the_formulas() {
    let third = 1.0 / 3.0;
    // Three signs; 3 · (2, −1, 2)/3; an end and (1, 2, 2)/3; the rim, (3, 4)/5; the rim, 2.5 · (3, 4)/5.
    close(first("41").support.on_p, [3.0, -2.0, 1.0]);
    close(first("42").support.on_p, [2.0, -1.0, 2.0]);
    close(first("43").support.on_p, [2.0 + third, 2.0 * third, 2.0 * third]);
    close(first("44").support.on_p, [0.6, 0.8, -2.0]);
    close(first("45").support.on_p, [1.5, 2.0, -1.5]);
    // (16 · 1, 9 · 1)/√(16 + 9).
    close(first("46").support.on_p, [3.2, 1.8, 0.0]);
    // On paper (13.48, 3.36)/√13.48.
    let root = 13.48_f64.sqrt();
    close(first("47").support.on_p, [13.48 / root, 3.36 / root, 0.0]);
    close(first("48").support.on_p, [1.3, 1.4, 0.0]);
    close(first("49").support.point, [-1.55, -1.9, 0.0]);
    assert!((first("49").support_value + 12.25).abs() < 1e-12);
    notes("41", &["(3, −2, 1)"]);
    notes("42", &["(2, −1, 2)"]);
    notes("43", &["(7/3, 2/3, 2/3)"]);
    notes("44", &["(0.6, 0.8, −2)", "5 − 2 = 3", "4 against 1", "z = 5/4"]);
    notes("45", &["(1.5, 2, −1.5)"]);
    notes("46", &["(3.2, 1.8)", "(2.4, 2.4)"]);
    notes("47", &["√13.48 ≈ 3.671512", "(3.2, −1.8)"]);
    notes("48", &["(1.3, 1.4)", "4.5"]);
    notes("49", &["(−1.55, −1.9)", "−12.25"]);
    // The ray along (1, 1) leaves the ellipse where x²/16 + x²/9 = 1.
    assert!((2.4_f64.powi(2) / 16.0 + 2.4_f64.powi(2) / 9.0 - 1.0).abs() < 1e-12);
    // At z = 5/4 apex and rim of the cone are equally far: 2 · 5/4 against 5 − 2 · 5/4.
    let cone = &scene("44").convexes()[0];
    let [below, above] = [1.24, 1.26].map(|z| cone.support(DVec3::new(3.0, 4.0, z)).0.z);
    assert_eq!([below, above], [-2.0, 2.0]);
}

#[test]
fn axes_separate_as_the_notes_say() {
    let reaches = |number: &str, axis: [f64; 3]| {
        let axis = DVec3::from_array(axis);
        let [p, q] = scene(number).convexes();
        [p.support(axis).0.dot(axis), q.support(-axis).0.dot(axis)]
    };
    assert_eq!(reaches("50", [1.0, 0.0, 0.0]), [1.0, 2.0]);
    assert_eq!(reaches("51", [1.0, 1.0, 0.0]), [2.0, 2.5]);
    for axis in [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]] {
        let [of_p, of_q] = reaches("51", axis);
        assert!(of_p > of_q, "the shadows overlap along {axis:?}");
    }
    notes("51", &["0.5/√2 ≈ 0.353553"]);
    // The last direction of the run separates, and is at an angle with the normals of a hexagon, 30° and every 60°, and of
    // an octagon, 22.5° and every 45°.
    let run = iterations(&scene("52"));
    assert_eq!(run.len(), 3);
    let last = run[2].direction;
    assert!(run[2].support_value < 0.0);
    let angle = last.y.atan2(last.x).to_degrees();
    let off = |first: f64, every: f64| {
        let rest = (angle - first).rem_euclid(every);
        rest.min(every - rest)
    };
    assert!(off(30.0, 60.0) > 1.0 && off(22.5, 45.0) > 1.0, "{angle}");
}

#[test]
fn runs_end_as_the_notes_say() {
    // Along (3, 4)/5 the support value of the ellipse is √(25 · 0.36 + 9 · 0.64).
    let ellipse = &scene("53").convexes()[0];
    let along = DVec3::new(0.6, 0.8, 0.0);
    assert!((ellipse.support(along).0.dot(along) - 14.76_f64.sqrt()).abs() < 1e-12);
    notes("53", &["5 − √14.76 ≈ 1.158125"]);
    let longer = text("54").replace("iteration_limit: 3", "iteration_limit: 4");
    assert_eq!(outcome(&Scene::from_ron(&longer).unwrap()).verdict, Verdict::Overlap);
    // The vertices at a millionth of the size.
    let vertex_pairs = |number: &str| {
        let run = iterations(&scene(number));
        run.iter().map(|it| (it.support.index_p, it.support.index_q, it.region)).collect::<Vec<_>>()
    };
    assert_eq!(vertex_pairs("55"), vertex_pairs("01"));
    assert_eq!(vertex_pairs("55").len(), 4);
    // 5 = 2 + 3, to the last digit.
    for (radius, verdict) in [("2.000000001", Verdict::Overlap), ("1.999999999", Verdict::Separate)] {
        let other = text("56").replace("radius: 2)", &format!("radius: {radius})"));
        assert_eq!(outcome(&Scene::from_ron(&other).unwrap()).verdict, verdict, "{radius}");
    }
    // The triangle of GJK: (−2, 3.5), (−5, −1.5), (3, 0.5). On paper (−5) · 0.5 − (−1.5) · 3 = 2 over |(8, 2)| = √68.
    let last = iterations(&scene("59")).into_iter().find(|it| it.simplex.len() == 3).unwrap();
    let nearest = 1.0 / 17.0_f64.sqrt();
    let points: Vec<DVec3> = last.simplex.points().iter().map(|point| point.point).collect();
    let edges = [(0, 1), (1, 2), (2, 0)]
        .map(|(a, b): (usize, usize)| points[a].cross(points[b]).z.abs() / points[a].distance(points[b]));
    assert!((edges.into_iter().fold(f64::MAX, f64::min) - nearest).abs() < 1e-12, "{edges:?}");
    // Half an octagon's width, 3 cos 22.5°, and the square along that normal, less its middle.
    let (sin, cos) = 22.5_f64.to_radians().sin_cos();
    let depth = 3.0 * cos + (cos + sin) - (cos + 0.5 * sin);
    assert!((scene("59").expect.penetration_depth.unwrap() - depth).abs() < 1e-6);
    assert!(depth > 12.0 * nearest);
    // 2 cos 7.5° less (0.5, 0.1) along the normal at 7.5°.
    let (sin, cos) = 7.5_f64.to_radians().sin_cos();
    assert!(
        (scene("60").expect.penetration_depth.unwrap() - (2.0 * cos - 0.5 * cos - 0.1 * sin)).abs() < 1e-6
    );
    assert_eq!(scene("61").expect.penetration_depth, Some(2.0 + 1.0));
}

/// While the shapes stay separate, the direction of the last frame proves it with one support point in most frames, and
/// what is kept never changes a verdict.
#[test]
fn warm_starts_save_what_the_notes_say() {
    for number in ["57", "58"] {
        let scene = scene(number);
        let movement = Movement::of(&scene);
        assert_eq!(scene.motion.as_ref(), Some(&movement), "{number}: the path is the scene's own");
        let record = Journey::new(&scene, &movement).unwrap().run(&Watch::default()).unwrap().unwrap();
        assert_eq!(record.frames.len(), 240, "{number}");
        let apart: Vec<_> = record
            .frames
            .iter()
            .skip(1)
            .filter(|frame| frame.cost(Memory::Nothing).verdict == Verdict::Separate)
            .collect();
        let cheap = apart.iter().filter(|frame| frame.cost(Memory::Direction).supports == 1).count();
        assert!(2 * cheap > apart.len(), "{number}: {cheap} of {}", apart.len());
        for frame in &record.frames {
            let verdicts = Memory::ALL.map(|memory| frame.cost(memory).verdict);
            assert!(verdicts.iter().all(|verdict| *verdict == verdicts[0]), "{number}: {verdicts:?}");
        }
        assert!(record.frames.iter().any(|frame| frame.cost(Memory::Nothing).verdict == Verdict::Overlap));
    }
}

/// Every defect has a scene with this defect alone: its verdict is wrong there, and the run without it is right.
#[test]
fn every_mistake_has_a_scene_that_betrays_it() {
    for defect in Defect::ALL {
        let own = SHIPPED.iter().map(gjk_scene::scene::library::Shipped::scene);
        let own = own.filter(|scene| scene.tags.iter().any(|tag| tag == "mistake"));
        let mut found = 0;
        for scene in own.filter(|scene| scene.query.defects == Defects::NONE.with(defect)) {
            found += 1;
            let convexes = scene.convexes();
            let query = scene.query(&convexes);
            let truth = gjk::reference(&query, &gjk::run(&query).outcome).verdict;
            assert_ne!(outcome(&scene).verdict, truth, "{defect}: {}", scene.title);
            let mut sound = scene.clone();
            sound.query.defects = Defects::NONE;
            assert_eq!(outcome(&sound).verdict, truth, "{defect}: {}", scene.title);
        }
        assert_eq!(found, 1, "{defect}");
    }
}

#[test]
fn mistakes_show_in_the_points_that_the_notes_name() {
    let sound = |number: &str| {
        let mut scene = scene(number);
        scene.query.defects = Defects::NONE;
        iterations(&scene).remove(0).support.point
    };
    // (9, 9) − (12, 7), and rightly (9, 9) − (5, 7).
    close(first("63").support.point, [-3.0, 2.0, 0.0]);
    close(sound("63"), [4.0, 2.0, 0.0]);
    // (4, 2) − (7, 1), and rightly (4, 2) − (1, −1).
    close(first("64").support.point, [-3.0, 1.0, 0.0]);
    close(sound("64"), [3.0, 3.0, 0.0]);
    // (3, 0) − (−1, −2).
    close(first("65").support.point, [4.0, 2.0, 0.0]);
    close(sound("65"), [4.0, 2.0, 0.0]);
    // (3, −3, −3) − (−2, 3, 3), the first of two that are equally far.
    close(first("66").support.point, [5.0, -6.0, -6.0]);
    // The squares share the line x = 1: the support point against the first direction has A·v = 0.
    assert_eq!(iterations(&scene("67")).last().unwrap().support_value, 0.0);
    assert!((scene("68").expect.separation.unwrap() - 1.0 / 6.0_f64.sqrt()).abs() < 1e-6);
    let squares = iterations(&scene("69"));
    close(squares[0].support.point, [2.0, 0.0, 0.0]);
    close(squares[1].support.point, [-2.0, 0.0, 0.0]);
    // The inverse of diag(4, 1) takes (1, 1) to (1/4, 1), of length √17/4; the disc gives (1, 4)/√17, and the ellipse
    // (4, 4)/√17. The transpose takes it to (4, 1), the disc gives (4, 1)/√17, and the ellipse (16, 1)/√17.
    let root = 17.0_f64.sqrt();
    close(first("70").support.on_p, [4.0 / root, 4.0 / root, 0.0]);
    let scene = scene("70");
    let right = scene.bodies[Side::P].convex().support(DVec3::new(1.0, 1.0, 0.0)).0;
    close(right, [16.0 / root, 1.0 / root, 0.0]);
    // The corner (3, 0): 9/16 < 1.
    assert!((3.0_f64 / 4.0).powi(2) < 1.0);
}

/// For a disc the matrix is a multiple of a rotation, and the inverse of a rotation is its transpose, so the mistake
/// has no effect.
#[test]
fn an_inverse_for_a_transpose_shows_only_on_something_stretched() {
    for (from, shows) in [("Ellipse(semi_axes: (4, 1))", true), ("Ellipse(semi_axes: (2, 2))", false)] {
        for angle in ["0", "0.7", "-2"] {
            let turned = text("70").replace(
                "(shape: Ellipse(semi_axes: (4, 1)))",
                &format!("(shape: {from}, pose: (angle: {angle}))"),
            );
            let broken = Scene::from_ron(&turned).unwrap();
            let mut sound = broken.clone();
            sound.query.defects = Defects::NONE;
            let [wrong, right] = [broken, sound].map(|scene| iterations(&scene).remove(0).support.on_p);
            assert_eq!(wrong.distance(right) > 1e-9, shows, "{from} turned by {angle}");
        }
    }
}
