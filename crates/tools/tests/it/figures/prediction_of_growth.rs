//! Questions about the expanding polytope and the measured lengths: their right answers, found by other arithmetic.

use std::collections::BTreeSet;

use gjk_figure::Analysis;
use gjk_figure::prediction::{OfferedAnswers, PicturePlace, Prediction, predictions};
use gjk_proximity::epa;
use gjk_proximity::geometry::{Body, Dimension, Length, Pose, Shape, Side};
use gjk_proximity::gjk::{self, Algorithm, Event};
use gjk_scene::scene::Scene;
use gjk_scene::scene::library::SHIPPED;
use glam::DVec3;

/// The shipped scenes with lengths measured after every algorithm that decides them.
fn analyses() -> impl Iterator<Item = (String, Analysis)> {
    SHIPPED.iter().flat_map(|shipped| {
        let dimension = shipped.scene().dimension;
        let able = Algorithm::ALL.into_iter().filter(move |it| it.refusal(dimension).is_none());
        able.map(|algorithm| {
            let mut scene = shipped.scene();
            (scene.query.algorithm, scene.query.epa) = (algorithm, true);
            (format!("{} {algorithm}", shipped.file_name), Analysis::of(&scene))
        })
    })
}

/// Returns the only question with these words about an event.
fn about(analysis: &Analysis, event: usize, words: &str) -> Option<Prediction> {
    predictions(analysis, event).into_iter().find(|prediction| prediction.question.contains(words))
}

/// The number of affinely independent points, by elimination with the largest pivot.
fn independent(points: &[DVec3]) -> usize {
    let Some((first, others)) = points.split_first() else { return 0 };
    let mut rows: Vec<DVec3> = others.iter().map(|point| *point - *first).collect();
    let scale = points.iter().map(|point| point.abs().max_element()).fold(1.0, f64::max);
    let mut rank = 0;
    for _ in 0..3 {
        let Some(at) = (rank..rows.len())
            .max_by(|a, b| rows[*a].abs().max_element().total_cmp(&rows[*b].abs().max_element()))
        else {
            break;
        };
        let pivot = rows[at];
        if pivot.abs().max_element() <= 1e-11 * scale {
            break;
        }
        rows.swap(rank, at);
        let axis = pivot.abs().max_position();
        for row in &mut rows[rank + 1..] {
            *row -= pivot * (row[axis] / pivot[axis]);
        }
        rank += 1;
    }
    rank + 1
}

/// A simplex lacks as many points as it has fewer independent ones than an inside takes: three in the plane, four in space.
#[test]
fn a_flat_simplex_lacks_as_many_points_as_elimination_says() {
    let mut asked = [0; 2];
    for (place, analysis) in analyses() {
        let enough = analysis.dimension.count() + 1;
        let mut points = Vec::new();
        for (index, event) in analysis.trace.events.iter().enumerate() {
            if let Event::Epa(epa::EpaEvent::Examined(epa::Examined { points: examined, .. })) = event {
                points = examined.iter().map(|support| support.point).collect();
            }
            if let Some(prediction) = about(&analysis, index, "points must EPA add") {
                let missing = enough - independent(&points);
                let words = if missing == 1 { "1 point".to_owned() } else { format!("{missing} points") };
                assert_eq!(prediction.right(), words, "{place}: {points:?}");
                asked[enough - 3] += 1;
            }
        }
    }
    assert!(asked[0] > 2 && asked[1] > 2, "{asked:?}");
}

/// The position of O in the first polytope, by the signs of areas and volumes that O spans with the points.
#[test]
fn o_lies_in_the_first_polytope_where_areas_and_volumes_say() {
    let mut asked = 0;
    for (place, analysis) in analyses() {
        for (index, event) in analysis.trace.events.iter().enumerate() {
            let Event::Epa(epa::EpaEvent::Seeded(epa::Seeded { points, facets })) = event else { continue };
            let Some(prediction) = about(&analysis, index, "Where is O?") else { continue };
            // Points of the simplex that depend on others are no corners.
            let corners: BTreeSet<usize> = facets.iter().flat_map(|facet| facet.corners.clone()).collect();
            let points: Vec<DVec3> = corners.into_iter().map(|corner| points[corner].point).collect();
            let span = |points: &[DVec3]| match analysis.dimension {
                Dimension::Two => (points[1] - points[0]).cross(points[2] - points[0]).z,
                Dimension::Three => {
                    (points[1] - points[0]).cross(points[2] - points[0]).dot(points[3] - points[0])
                }
            };
            let whole = span(&points);
            let parts: Vec<f64> = (0..points.len())
                .map(|index| {
                    let mut with_origin = points.clone();
                    with_origin[index] = DVec3::ZERO;
                    span(&with_origin) / whole
                })
                .collect();
            let least = parts.iter().copied().fold(f64::INFINITY, f64::min);
            let expected = if least > 1e-12 {
                "inside"
            } else if least < -1e-12 {
                "outside"
            } else {
                "on its boundary"
            };
            assert_eq!(prediction.right(), expected, "{place}: {parts:?}");
            asked += 1;
        }
    }
    assert!(asked > 5, "{asked}");
}

/// Whether P and Q touch after Q moves: their distance is 0, and so is their depth.
fn touch(scene: &Scene, by: DVec3) -> bool {
    let q = &scene.bodies[Side::Q];
    let pose = Pose { position: q.pose().position + by, ..q.pose() };
    let mut moved = scene.with_body(Side::Q, q.with_pose(pose).unwrap());
    moved.query.algorithm = Algorithm::Distance;
    let convexes = moved.convexes();
    let outcome = gjk::run(&moved.query(&convexes)).outcome;
    let length = outcome.measurement.map_or(f64::NAN, |it| match it.length {
        Length::Separation(length) | Length::PenetrationDepth(length) => length,
    });
    let scale = by.length().max(1.0);
    length < 1e-6 * scale
}

/// The test moves Q along each answer and runs the distance algorithm again: P and Q touch only after right answers.
#[test]
fn the_way_out_is_tried() {
    let (mut asked, mut ties) = ([0; 2], 0);
    for shipped in SHIPPED {
        let mut scene = shipped.scene();
        scene.query.algorithm = Algorithm::Distance;
        scene.query.defects = gjk::Defects::NONE;
        scene.query.precision = gjk::Precision::F64;
        let analysis = Analysis::of(&scene);
        let Some(index) = analysis.trace.events.iter().position(|event| matches!(event, Event::Measured(_)))
        else {
            continue;
        };
        let Some(prediction) = about(&analysis, index, "must Q move") else { continue };
        let Event::Measured(measured) = &analysis.trace.events[index] else { panic!("{index}") };
        let (Length::Separation(length) | Length::PenetrationDepth(length)) = measured.length;
        let OfferedAnswers::Choice(choices) = &prediction.asked else { panic!("{prediction:?}") };
        let mut right = 0;
        for choice in choices {
            let Some(PicturePlace::Toward(way)) = choice.place else { panic!("{choice:?}") };
            assert!((way.length() - 1.0).abs() < 1e-9, "{choice:?}");
            // The differences of the choices are many times the tolerance of an answer, unless the length is tiny.
            if length > 1e-3 {
                let does = touch(&scene, way * length);
                assert_eq!(does, choice.is_right, "{}: {choice:?}, length {length}", shipped.file_name);
            }
            right += usize::from(choice.is_right);
        }
        assert!(right > 0, "{}: {prediction:?}", shipped.file_name);
        ties += usize::from(right > 1);
        asked[usize::from(measured.length.penetration_depth().is_some())] += 1;
    }
    assert!(asked[0] > 10 && asked[1] > 10 && ties > 0, "{asked:?}, {ties} ties");
}

/// Two squares of half-size 1, Q half a unit to the right of P and at the same height: they are 1.5 deep in each other,
/// and the minimum translation is to the right, computed on paper.
#[test]
fn the_way_out_by_hand() {
    let square = |x: f64| {
        let pose = Pose::at(Dimension::Two, DVec3::new(x, 0.0, 0.0));
        let shape = Shape::Rectangle { half_extents: glam::DVec2::ONE };
        Body::new(Dimension::Two, shape, pose, 0.0).unwrap()
    };
    let mut scene = Scene::new(Dimension::Two, [square(0.0), square(0.5)]);
    scene.query.algorithm = Algorithm::Distance;
    let analysis = Analysis::of(&scene);
    let last = analysis.trace.steps() - 1;
    let prediction = about(&analysis, last, "must Q move").unwrap();
    assert!(prediction.question.starts_with("P and Q overlap by 1.5."), "{prediction:?}");
    assert_eq!(prediction.right(), "along (1, 0)");
    // At the same place all four translations have the same length, so there is no question. Slightly off the diagonal,
    // two have.
    for (x, y, right) in [(0.0, 0.0, None), (0.5, 0.5, Some(["along (0, 1)", "along (1, 0)"]))] {
        let mut scene = Scene::new(Dimension::Two, [square(0.0), square(x)]);
        let q = &scene.bodies[Side::Q];
        let pose = Pose::at(Dimension::Two, DVec3::new(x, y, 0.0));
        scene.bodies[Side::Q] = q.with_pose(pose).unwrap();
        scene.query.algorithm = Algorithm::Distance;
        let analysis = Analysis::of(&scene);
        let prediction = about(&analysis, analysis.trace.steps() - 1, "must Q move");
        let found = prediction.as_ref().map(Prediction::right);
        assert_eq!(found, right.map(|right| right.join(" or ")));
    }
    // Apart, Q has to come back.
    let mut scene = Scene::new(Dimension::Two, [square(0.0), square(3.0)]);
    scene.query.algorithm = Algorithm::Distance;
    let analysis = Analysis::of(&scene);
    let prediction = about(&analysis, analysis.trace.steps() - 1, "must Q move").unwrap();
    assert!(prediction.question.starts_with("P and Q are separated by 1."), "{prediction:?}");
    assert_eq!(prediction.right(), "along (−1, 0)");
}
