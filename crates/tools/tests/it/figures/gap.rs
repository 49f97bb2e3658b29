//! The gap between upper and lower bound. Small runs are computed on paper; true distances come from the facets of the
//! explicit difference, or from closed forms.

use gjk_figure::evolution::Cursors;
use gjk_figure::evolution::gap::{BoundedPair, Criterion, Gap, Tolerance};
use gjk_figure::{Analysis, Chart, ItemForm, Palette};
use gjk_proximity::geometry::{Convex, Dimension};
use gjk_proximity::gjk::{Algorithm, Defect, Defects, Precision, Settings};
use gjk_proximity::internal::signed_gap;
use gjk_scene::scene::{Scene, library};
use glam::{DVec2, DVec3};

fn analysis(dimension: Dimension, p: Convex<DVec3>, algorithm: Algorithm) -> Analysis {
    let origin = Convex::point(DVec3::ZERO);
    Analysis::new(dimension, [p, origin], Settings { algorithm, ..Settings::default() })
}

/// The square from (2, −1) to (4, 1), and O: the distance is 2.
fn square(algorithm: Algorithm) -> Gap {
    let square = super::polygon(&[[2.0, -1.0], [4.0, -1.0], [4.0, 1.0], [2.0, 1.0]]);
    Gap::of(&analysis(Dimension::Two, square, algorithm))
}

fn scene(text: &str) -> Scene {
    Scene::from_ron(text).unwrap()
}

/// Two separate ellipses along x: the tips are at 2 and at 5 − 1, so the distance is 2.
const ELLIPSES: &str = r#"(format: 1, title: "e", dimension: 2, p: (shape: Ellipse(semi_axes: (2, 1))),
    q: (shape: Ellipse(semi_axes: (1, 2)), pose: (position: (5, 0))),
    query: (algorithm: distance, initial_direction: (1, 3)))"#;

fn close(found: &[f64], by_hand: &[f64]) {
    assert_eq!(found.len(), by_hand.len(), "{found:?}");
    for (found, by_hand) in found.iter().zip(by_hand) {
        assert!((found - by_hand).abs() < 1e-14 * by_hand.abs().max(1.0), "{found} is not {by_hand}");
    }
}

/// On paper. Along x the first farthest vertex is (4, −1): own bound −4, |x| = √17. Along (−4, 1) it is (2, 1), at 7/√17;
/// the nearest point of the segment is that end, √5 away. Along (−2, −1) it is (2, −1), at 3/√5, less than before; the nearest
/// point is (2, 0). Along (−2, 0) two vertices are level and the first, (2, −1), is in the simplex: own bound 2.
#[test]
fn a_square_and_a_point_close_in_as_by_hand() {
    let gap = square(Algorithm::Distance);
    let own: Vec<f64> = gap.readings.iter().map(|known| known.own.unwrap()).collect();
    close(&own, &[-4.0, 7.0 / 17.0_f64.sqrt(), 3.0 / 5.0_f64.sqrt(), 2.0]);
    let at_least: Vec<f64> = gap.readings.iter().map(|known| known.at_least).collect();
    close(&at_least, &[0.0, 7.0 / 17.0_f64.sqrt(), 7.0 / 17.0_f64.sqrt(), 2.0]);
    assert_eq!(gap.readings[0].at_most, None, "there is no simplex before the first point");
    let at_most: Vec<f64> = gap.readings.iter().filter_map(|known| known.at_most).collect();
    close(&at_most, &[17.0_f64.sqrt(), 5.0_f64.sqrt(), 2.0]);
    let duplicates: Vec<bool> = gap.readings.iter().map(|known| known.is_duplicate).collect();
    assert_eq!(duplicates, [false, false, false, true]);
    assert_eq!((gap.subject, gap.enclosed), (BoundedPair::Shapes, None));
    let truth = gap.truth.unwrap();
    assert_eq!((truth.distance, truth.exact), (2.0, true));
    for criterion in Criterion::ALL {
        let stop = gap.stop(criterion, Tolerance::new(0.1)).unwrap();
        assert_eq!((stop.iteration, stop.returned, stop.difference), (3, 2.0, 0.0), "{criterion:?}");
        assert_eq!(stop.error, Some([0.0; 2]));
        assert_eq!(
            gap.verdict_of(criterion, Tolerance::default()),
            "stops at iteration 4 with 2, no error except roundoff"
        );
    }
    assert_eq!(
        gap.words(2).unwrap(),
        "Iteration 3: at most 2.236, at least 1.698 from an earlier iteration (here 1.342), difference 0.5383"
    );
    assert_eq!(gap.words(4), None);
}

/// On paper: the triangle in the plane z = 2 over O. (1, 1, 2), then (0, −1, 2), whose segment is nearest at (0.4, −0.2, 2);
/// then (−1, 1, 2), and below the triangle is (0, 0, 2).
#[test]
fn a_triangle_in_space_closes_in_as_by_hand() {
    let triangle = super::hull(&[[1.0, 1.0, 2.0], [-1.0, 1.0, 2.0], [0.0, -1.0, 2.0]]);
    let gap = Gap::of(&analysis(Dimension::Three, triangle, Algorithm::Distance));
    let own: Vec<f64> = gap.readings.iter().map(|known| known.own.unwrap()).collect();
    close(&own, &[-1.0, 3.0 / 6.0_f64.sqrt(), 3.4 / 4.2_f64.sqrt(), 2.0]);
    let at_most: Vec<f64> = gap.readings.iter().filter_map(|known| known.at_most).collect();
    close(&at_most, &[6.0_f64.sqrt(), 4.2_f64.sqrt(), 2.0]);
}

/// A disc around (0, 0) with radius 1.6 and a capsule from (1, −2) to (3, 0) with radius 0.5: the line x − y = 3 is
/// 1.5·√2 from the disc's center.
#[test]
fn rounded_shapes_have_the_bounds_of_their_cores_less_the_radii() {
    let mut scene = library::SHIPPED
        .iter()
        .map(library::Shipped::scene)
        .find(|scene| scene.title == "Disc and capsule")
        .unwrap();
    scene.query.algorithm = Algorithm::Distance;
    let gap = Gap::of(&Analysis::of(&scene));
    assert_eq!(gap.subject, BoundedPair::Cores([1.6, 0.5]));
    let core = 1.5 * 2.0_f64.sqrt();
    assert!((gap.truth.unwrap().distance - core).abs() < 1e-14);
    assert!((gap.readings.last().unwrap().at_most.unwrap() - core).abs() < 1e-14);
    let sentences = gap.sentences().join(". ");
    assert!(
        sentences.contains("The distance between the cores is 2.121 ")
            && sentences.contains("minus the radii, 0.02132"),
        "{sentences}"
    );
    assert!(sentences.contains("1.6 + 0.5"), "{sentences}");
    let line = gap.verdict_of(Criterion::Duplicate, Tolerance::default());
    assert!(line.contains("with 2.121 − 2.1 = 0.02132, no error"), "{line}");
    let distance = line_of(&gap.chart(Tolerance::default(), &Cursors::default()).unwrap(), "distance");
    assert!((distance[0][1] - (core - 2.1)).abs() < 1e-14, "the chart is about the shapes");
    // For shapes with their radii, the bounds are about the shapes.
    scene.query.algorithm = Algorithm::Robust;
    let gap = Gap::of(&Analysis::of(&scene));
    assert_eq!(gap.subject, BoundedPair::Shapes);
    assert!((gap.truth.unwrap().distance - (core - 2.1)).abs() < 1e-14);
}

fn line_of(chart: &Chart, name: &str) -> Vec<[f64; 2]> {
    let found = chart.items.iter().find_map(|item| match &item.form {
        ItemForm::Line { points, .. } if item.name == name => Some(points.clone()),
        _ => None,
    });
    found.unwrap_or_else(|| panic!("no line {name}"))
}

/// A smaller ε never stops earlier, and each stop keeps its promise: relative ε of |x|, absolute ε. The distance is 2.
#[test]
fn curved_shapes_stop_later_for_a_smaller_tolerance_and_keep_its_promise() {
    let gap = Gap::of(&Analysis::of(&scene(ELLIPSES)));
    assert!(gap.readings.len() > 6, "{} iterations", gap.readings.len());
    assert!(gap.truth.is_some_and(|truth| (truth.distance - 2.0).abs() < 1e-12));
    for criterion in [Criterion::Relative, Criterion::Absolute] {
        let mut earlier = 0;
        let mut stops = 0;
        for decades in 1..=12 {
            let tolerance = Tolerance::of_decades(decades);
            let Some(stop) = gap.stop(criterion, tolerance) else { continue };
            assert!(stop.iteration >= earlier, "{criterion:?} 1e-{decades}");
            (earlier, stops) = (stop.iteration, stops + 1);
            let promised = criterion.threshold(tolerance, stop.returned).unwrap();
            assert!(stop.difference <= promised);
            assert!(
                (-1e-12..=promised + 1e-12).contains(&(stop.returned - 2.0)),
                "{criterion:?} 1e-{decades}: {stop:?}"
            );
        }
        assert!(stops > 6 && earlier > gap.stop(criterion, Tolerance::new(0.1)).unwrap().iteration + 2);
    }
    let chart = gap.chart(Tolerance::default(), &Cursors::default()).unwrap();
    assert!(chart.y.logarithmic && chart.x.whole);
    let differences = line_of(&chart, "difference");
    assert!(
        differences.first().unwrap()[1] > 0.1 && differences.last().unwrap()[1] < 1e-9,
        "{differences:?}"
    );
}

/// ε is a power of ten to the last digit, and stays in its range.
#[test]
fn tolerances_are_what_they_are_called() {
    assert_eq!(Tolerance::default().epsilon(), 1e-6);
    assert_eq!([1, 6, 15].map(|decades| Tolerance::of_decades(decades).epsilon()), [1e-1, 1e-6, 1e-15]);
    assert_eq!([1, 6, 15].map(|decades| Tolerance::of_decades(decades).decades()), [1, 6, 15]);
    assert_eq!(Tolerance::new(2e-6).decades(), 6);
    assert_eq!(Tolerance::new(7.0).epsilon(), Tolerance::MAX);
    assert_eq!(Tolerance::new(-1.0).epsilon(), Tolerance::MIN);
    assert_eq!(Tolerance::new(f64::NAN), Tolerance::default());
}

/// Bittle's walk-through ends with O in a triangle, at its fourth support point.
#[test]
fn where_the_simplex_holds_the_origin_the_gap_is_zero() {
    let gap = Gap::of(&Analysis::of(&library::SHIPPED[0].scene()));
    assert_eq!((gap.enclosed, gap.readings.len()), (Some(3), 4));
    assert_eq!(gap.truth.unwrap().bounds, [0.0; 2]);
    let sentences = gap.sentences();
    assert_eq!(sentences[0], "P and Q overlap: their distance is 0");
    assert_eq!(sentences[1], "At iteration 4 the simplex contains O: the distance is 0, and so is the gap");
    let chart = gap.chart(Tolerance::default(), &Cursors::default()).unwrap();
    let zero = chart.items.iter().find(|item| item.name == "difference 0").unwrap();
    let ItemForm::Points { at, .. } = &zero.form else { panic!("markers") };
    assert_eq!(at.iter().map(|at| at[0]).collect::<Vec<_>>(), [4.0]);
    let line = gap.verdict_of(Criterion::Relative, Tolerance::default());
    assert_eq!(line, "does not stop: the difference stays above ε|x|, until the simplex contains O");
}

/// A boolean query ends with the first lower bound above zero, however far the bounds are from each other.
#[test]
fn a_boolean_query_ends_with_a_gap() {
    for algorithm in [Algorithm::Robust, Algorithm::Djonov, Algorithm::Winter, Algorithm::Bittle] {
        let gap = square(algorithm);
        let last = gap.readings.last().unwrap();
        assert!(last.at_least > 0.0 && last.difference().unwrap() > 0.5, "{algorithm}: {last:?}");
        assert!(
            gap.sentences()[1].ends_with("since a lower bound above zero is enough for a yes-or-no query")
        );
        assert_eq!(gap.stop(Criterion::Relative, Tolerance::new(0.1)), None);
    }
}

/// All algorithms, both precisions: the bounds enclose the distance of the facets of the explicit difference.
#[test]
fn the_bounds_hold_the_distance_of_every_shipped_polytope() {
    let mut looked_at = 0;
    for shipped in library::SHIPPED {
        for (algorithm, precision) in
            Algorithm::ALL.into_iter().flat_map(|it| [(it, Precision::F64), (it, Precision::F32)])
        {
            let mut scene = shipped.scene();
            if algorithm.refusal(scene.dimension).is_some() {
                continue;
            }
            // Bounds of a run with a planted defect are invalid.
            scene.query = scene.query.sound();
            (scene.query.algorithm, scene.query.precision) = (algorithm, precision);
            let analysis = Analysis::of(&scene);
            let gap = Gap::of(&analysis);
            draw(&gap, &scene.title);
            let [p, q] = &analysis.convexes;
            let Some(signed) = signed_gap(scene.dimension, p, q) else { continue };
            let size = analysis.bounds().radius() + analysis.bounds().center().length();
            let slack = size * if precision == Precision::F32 { 1e-5 } else { 1e-12 };
            for known in &gap.readings {
                let (least, most) = (known.at_least, known.at_most.unwrap_or(f64::INFINITY));
                // Of cores without radii, as of shapes.
                let distance = (signed + gap.subject.radius()).max(0.0);
                assert!(least <= distance + slack, "{} {algorithm}: {known:?}, {distance}", scene.title);
                assert!(most >= distance - slack, "{} {algorithm}: {known:?}, {distance}", scene.title);
                looked_at += 1;
            }
        }
    }
    assert!(looked_at > 500, "{looked_at}");
}

/// No picture or sentence contains NaN, for any ε.
fn draw(gap: &Gap, title: &str) {
    for decades in [1, 6, 15] {
        let cursors = Cursors { current: Some(0), pointed: vec![1, 99] };
        match gap.chart(Tolerance::of_decades(decades), &cursors) {
            Ok(chart) => {
                let svg = chart.to_svg(DVec2::new(320.0, 200.0), &Palette::LIGHT);
                assert!(!svg.contains("NaN") && !svg.contains("inf\""), "{title}");
            }
            Err(sentence) => assert!(sentence.starts_with("Nothing to plot"), "{title}: {sentence}"),
        }
        for criterion in Criterion::ALL {
            let line = gap.verdict_of(criterion, Tolerance::of_decades(decades));
            assert!(!line.contains("NaN") && !line.contains("out of range"), "{title}: {line}");
        }
    }
    let words = (0..gap.readings.len()).filter_map(|index| gap.words(index)).chain(gap.sentences());
    assert!(words.into_iter().all(|words| !words.contains("NaN")), "{title}");
}

#[test]
fn one_support_point_has_no_upper_bound() {
    let far = super::polygon(&[[-3.0, 0.0], [-5.0, 1.0], [-5.0, -1.0]]);
    let gap = Gap::of(&analysis(Dimension::Two, far, Algorithm::Djonov));
    assert_eq!((gap.readings.len(), gap.readings[0].own), (1, Some(3.0)));
    assert!(gap.sentences()[1].contains("no upper bound"), "{:?}", gap.sentences());
    assert!(gap.chart(Tolerance::default(), &Cursors::default()).is_ok(), "the lower bound is drawn");
    let over = super::polygon(&[[3.0, 0.0], [-5.0, 1.0], [-5.0, -1.0]]);
    let settings = Settings { algorithm: Algorithm::Djonov, iteration_limit: 1, ..Settings::default() };
    let gap = Gap::of(&Analysis::new(Dimension::Two, [over, Convex::point(DVec3::ZERO)], settings));
    assert!(gap.chart(Tolerance::default(), &Cursors::default()).is_err(), "{gap:?}");
}

/// With the support point of Q along v, A is not a farthest point: the apparent lower bound is invalid.
#[test]
fn a_defect_in_the_support_mapping_is_said() {
    let mut scene = library::SHIPPED[0].scene();
    assert!(Gap::of(&Analysis::of(&scene)).support_is_sound);
    scene.query.defects = Defects::NONE.with(Defect::NoNegation);
    let gap = Gap::of(&Analysis::of(&scene));
    assert!(!gap.support_is_sound && gap.sentences().last().unwrap().contains("no lower bound"));
}
