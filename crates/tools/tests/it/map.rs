//! The outcome map agrees with single runs, and on it the published code fails in the known places.

use gjk_lab::map::{Accord, Grid, Ground, InitialDirection, LEVELS, Map, MapQuestion, SecondQuestion};
use gjk_lab::truth;
use gjk_proximity::geometry::{Body, Dimension, Length, Pose, Shape, Side};
use gjk_proximity::gjk::{self, Algorithm, Precision, Region, Settings, Verdict};
use gjk_scene::scene::Scene;
use gjk_scene::scene::library::{self, SHIPPED};
use glam::{DVec2, DVec3};

/// Two squares of side 2, both around the origin, under an algorithm.
fn squares(algorithm: Algorithm) -> Scene {
    let square = || {
        let shape = Shape::Rectangle { half_extents: DVec2::ONE };
        Body::new(Dimension::Two, shape, Pose::identity(Dimension::Two), 0.0).unwrap()
    };
    let query = Settings { algorithm, ..Settings::default() };
    Scene { query, ..Scene::new(Dimension::Two, [square(), square()]) }
}

/// The cells within (−2, 2) × (−2, 2) at steps of a quarter: the strict overlaps of two squares of side 2.
fn overlaps(question: &MapQuestion) -> Vec<gjk_lab::map::Cell> {
    let ground = Ground::along([0, 1], DVec3::ZERO);
    let quarters = (-7..=7).map(|steps| f64::from(steps) * 0.25);
    let places = quarters.clone().flat_map(|x| quarters.clone().map(move |y| [x, y]));
    places.map(|at| question.cell(ground.position(at)).unwrap()).collect()
}

fn noes(scene: &Scene, start: InitialDirection) -> usize {
    let cells = overlaps(&MapQuestion::of(scene, start, SecondQuestion::Truth));
    assert_eq!(cells.len(), 225, "strict overlaps");
    assert!(cells.iter().all(|cell| cell.beside.unwrap().0 == Verdict::Overlap), "true of all of them");
    let wrong = cells.iter().filter(|cell| cell.answer == Some(false));
    wrong.inspect(|cell| assert_eq!(cell.beside.unwrap().1, Accord::Different, "a no is wrong")).count()
}

/// Counted in exact arithmetic from the text of the article: of 225 strict overlaps Bittle's code denies 43 if it
/// starts between the centers, and 15 if it starts along x.
#[test]
fn bittles_listing_denies_the_counted_number_of_overlaps() {
    let scene = squares(Algorithm::Bittle);
    assert_eq!(noes(&scene, InitialDirection::Centers), 43, "between the centers");
    assert_eq!(noes(&scene, InitialDirection::AsSet), 15, "along x");
    for sound in [Algorithm::Robust, Algorithm::Djonov, Algorithm::Distance] {
        assert_eq!(noes(&squares(sound), InitialDirection::Centers), 0, "{sound}");
    }
}

/// The expected result of a cell, computed again from its parts.
fn hold_against_single_runs(scene: &Scene, question: &MapQuestion, beside: SecondQuestion, position: DVec3) {
    let cell = question.cell(position).unwrap();
    let single = question.scene_at(scene, position).unwrap();
    assert_eq!(single.bodies[Side::Q].pose().position, position, "at {position}");
    assert_eq!(single.bodies[Side::P], scene.bodies[Side::P], "at {position}");
    let convexes = single.convexes();
    let query = single.query(&convexes);
    let trace = gjk::run(&query);
    assert_eq!(cell.verdict, trace.outcome.verdict, "at {position}");
    assert_eq!(cell.answer, trace.outcome.answer, "at {position}");
    assert_eq!(cell.supports, trace.outcome.supports, "at {position}");
    let last: Option<Region> = trace.iterations().iter().rev().find_map(|iteration| iteration.region);
    assert_eq!(cell.region, last, "at {position}");
    match beside {
        SecondQuestion::Truth => {
            assert_eq!(cell.beside.unwrap().0, truth(&query).verdict, "at {position}");
        }
        SecondQuestion::Algorithm(algorithm) => {
            // The second algorithm has no planted defects.
            let settings = Settings { algorithm, ..single.query.sound() };
            let other = gjk::decide(&gjk::Query { settings, ..query }).verdict;
            let (verdict, accord) = cell.beside.unwrap();
            assert_eq!(verdict, other, "at {position}");
            assert_eq!(accord == Accord::Same, other == cell.verdict, "at {position}");
        }
        SecondQuestion::Length => {
            let settings = Settings { algorithm: Algorithm::Distance, ..single.query.sound() };
            let length = gjk::decide(&gjk::Query { settings, ..query }).measurement.map(|found| found.length);
            let gap = length.map(|length| match length {
                Length::Separation(separation) => separation,
                Length::PenetrationDepth(depth) => -depth,
            });
            assert_eq!(cell.gap, gap, "at {position}");
        }
        SecondQuestion::Nothing => assert_eq!(cell.beside, None, "at {position}"),
    }
}

/// Every shipped scene, with each kind of second result, at some positions near Q.
#[test]
fn cells_equal_single_runs() {
    for shipped in SHIPPED {
        let scene = shipped.scene();
        let besides = [
            SecondQuestion::Nothing,
            SecondQuestion::Truth,
            SecondQuestion::Length,
            SecondQuestion::Algorithm(Algorithm::Winter),
        ];
        for (index, beside) in besides.into_iter().enumerate() {
            let start = if index % 2 == 0 { InitialDirection::AsSet } else { InitialDirection::Centers };
            let question = MapQuestion::of(&scene, start, beside);
            let at = scene.bodies[Side::Q].pose().position;
            let ground = Ground::along([0, 1], at);
            for by in [[0.0, 0.0], [0.5, 0.0], [-0.25, 1.0]] {
                let [x, y] = ground.coordinates(at);
                hold_against_single_runs(&scene, &question, beside, ground.position([x + by[0], y + by[1]]));
            }
        }
    }
}

#[test]
fn single_precision_is_asked_in_single_precision() {
    let mut scene = squares(Algorithm::Winter);
    scene.query.precision = Precision::F32;
    let question = MapQuestion::of(&scene, InitialDirection::AsSet, SecondQuestion::Truth);
    for position in [DVec3::new(0.1, 0.2, 0.0), DVec3::new(2.0, 0.3, 0.0), DVec3::new(1.999_999_99, 0.0, 0.0)]
    {
        hold_against_single_runs(&scene, &question, SecondQuestion::Truth, position);
    }
}

/// The map does not depend on the position of Q, so a drag of Q along the plane computes nothing again.
#[test]
fn a_question_does_not_depend_on_where_q_is() {
    let scene = SHIPPED[6].scene();
    let moved = |by: DVec3| {
        let at = scene.bodies[Side::Q].pose().position + by;
        MapQuestion::of(&scene, InitialDirection::AsSet, SecondQuestion::Nothing)
            .scene_at(&scene, at)
            .unwrap()
    };
    let question = |scene: &Scene| MapQuestion::of(scene, InitialDirection::AsSet, SecondQuestion::Truth);
    assert_eq!(question(&scene), question(&moved(DVec3::new(0.3, -0.7, 0.0))));
    let ground = |scene: &Scene| Ground::along([0, 1], scene.bodies[Side::Q].pose().position);
    assert_eq!(ground(&scene), ground(&moved(DVec3::new(0.3, -0.7, 0.0))));
    assert_ne!(ground(&scene), ground(&moved(DVec3::Z)));
    // Nor on a tilted plane, in spite of roundoff.
    let tilted = |scene: &Scene| {
        let right = DVec3::new(1.0, 1.0, 0.0).normalize();
        Ground::facing([right, DVec3::Z.cross(right)], scene.bodies[Side::Q].pose().position)
    };
    assert_eq!(tilted(&scene), tilted(&moved(DVec3::new(0.1, 0.2, 0.0))));
}

/// Coarse blocks first, then the cells between; the map keeps all results.
#[test]
fn a_map_is_refined_level_by_level() {
    let scene = squares(Algorithm::Bittle);
    let question = MapQuestion::of(&scene, InitialDirection::AsSet, SecondQuestion::Truth);
    let (ground, grid) =
        (Ground::along([0, 1], DVec3::ZERO), Grid::covering([-3.0; 2], [3.0; 2], 60).unwrap());
    let mut map = Map::new(question.clone(), ground, grid);
    assert!(map.everywhere().all(|cell| cell.is_none()));
    let mut known = 0;
    for level in 0..LEVELS.len() {
        map.learn(question.cells(&ground, &grid, &grid.places(level), || false).unwrap());
        assert!(map.everywhere().all(|cell| cell.is_some()), "level {level} leaves nothing blank");
        assert!(map.known().count() > known);
        known = map.known().count();
    }
    assert_eq!(known, grid.columns() * grid.rows());
    assert_eq!(map, Map::computed(question.clone(), ground, grid, LEVELS.len() - 1));
    let place = grid.place([0.0, 0.0]).unwrap();
    assert_eq!(map.exact(place), question.cell(DVec3::ZERO).as_ref());
    // The cells on the line y = 0 are wrong at every level, and their neighbors are right.
    let accord = |y: f64| map.exact(grid.place([0.5, y]).unwrap()).unwrap().beside.unwrap().1;
    assert_eq!(accord(0.0), Accord::Different);
    assert_eq!(accord(grid.step()), Accord::Same);
    assert_eq!(question.cells(&ground, &grid, &grid.places(0), || true), None, "cancelled");
}

#[test]
fn a_touch_is_distinguished_from_an_error() {
    let question =
        MapQuestion::of(&squares(Algorithm::Winter), InitialDirection::AsSet, SecondQuestion::Truth);
    let accord = |x: f64, y: f64| question.cell(DVec3::new(x, y, 0.0)).unwrap().beside.unwrap();
    assert_eq!(accord(2.0, 0.5), (Verdict::Touching, Accord::TouchOnly));
    assert_eq!(accord(0.0, 0.0), (Verdict::Overlap, Accord::Different));
    assert_eq!(accord(5.0, 0.0), (Verdict::Separate, Accord::Same));
    // Djonov answers yes to a touch and Winter no: a difference in policy.
    let question = MapQuestion::of(
        &squares(Algorithm::Djonov),
        InitialDirection::AsSet,
        SecondQuestion::Algorithm(Algorithm::Winter),
    );
    let accord = |x: f64| question.cell(DVec3::new(x, 0.5, 0.0)).unwrap().beside.unwrap().1;
    assert_eq!(accord(2.0), Accord::TouchOnly);
    assert_eq!(accord(3.0), Accord::Same);
}

#[test]
fn cells_out_of_bounds_are_empty() {
    let scene = squares(Algorithm::Robust);
    let question = MapQuestion::of(&scene, InitialDirection::AsSet, SecondQuestion::Truth);
    assert_eq!(question.cell(DVec3::X * 1e300), None);
    assert_eq!(question.scene_at(&scene, DVec3::X * f64::NAN), None);
}

/// Vertices in f64 need no reference; rounded to f32 they need it if the shapes touch, or if the origin lies on a face
/// of the last simplex. Each cell equals a single run, whatever ran before.
#[test]
fn the_reference_is_seldom_asked() {
    let rounded = {
        let mut scene = SHIPPED[6].scene();
        scene.bodies = scene.bodies.map(|body| body.with_rounding(0.125).unwrap());
        scene
    };
    let single = {
        let mut scene = library::start(Dimension::Two);
        scene.query.precision = Precision::F32;
        scene
    };
    let starts = [Dimension::Two, Dimension::Three].map(library::start);
    for scene in starts.into_iter().chain([rounded, single, squares(Algorithm::Bittle)]) {
        let question = MapQuestion::of(&scene, InitialDirection::AsSet, SecondQuestion::Truth);
        let at = scene.bodies[Side::Q].pose().position;
        let ground = Ground::along([0, 1], at);
        let [x, y] = ground.coordinates(at);
        let grid = Grid::covering([x - 4.0, y - 4.0], [x + 4.0, y + 4.0], 80).unwrap();
        let mut inquiry = question.inquiry();
        for (index, place) in (0..LEVELS.len()).flat_map(|level| grid.places(level)).enumerate() {
            let position = ground.position(grid.at(place));
            let cell = inquiry.cell(position).unwrap();
            if index % 23 == 0 {
                let single = question.scene_at(&scene, position).unwrap();
                let convexes = single.convexes();
                let truth = truth(&single.query(&convexes));
                assert_eq!(cell.beside.unwrap().0, truth.verdict, "at {position}");
                assert_eq!(Some(cell), question.cell(position), "at {position}");
            }
        }
        let cells = grid.columns() * grid.rows();
        assert!(inquiry.references() <= cells / 5, "{} of {cells}, {}", inquiry.references(), scene.title);
    }
}
