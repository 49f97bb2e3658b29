//! Lengths of pairs that were once measured or reported wrongly. The numbers are computed on paper.

use gjk_figure::Analysis;
use gjk_figure::narration::narrate;
use gjk_figure::series::{self, Measured};
use gjk_proximity::geometry::Length;
use gjk_scene::scene::Scene;

/// A scene in the plane that measures the distance.
fn analysis(p: &str, q: &str) -> Analysis {
    let text = format!("(format: 1, dimension: 2, p: ({p}), q: ({q}), query: (algorithm: distance))");
    Analysis::of(&Scene::from_ron(&text).unwrap())
}

fn depth(analysis: &Analysis) -> f64 {
    match analysis.trace.outcome.measurement.unwrap().length {
        Length::PenetrationDepth(depth) => depth,
        Length::Separation(separation) => panic!("{separation} apart"),
    }
}

/// 3, 4, 5 in units of 1e-200, less the radius of 1. A·v is −25e-400 then, which no f64 holds.
#[test]
fn a_gap_whose_square_underflows_is_told_with_its_length() {
    let analysis = analysis("shape: Points([(0, 0)]), rounding: 1e-200", "shape: Points([(3e-200, 4e-200)])");
    let Length::Separation(gap) = analysis.trace.outcome.measurement.unwrap().length else {
        panic!("overlap")
    };
    assert!((gap / 4e-200 - 1.0).abs() < 1e-15, "{gap}");
    let told: Vec<String> =
        (0..analysis.trace.steps()).map(|step| narrate(&analysis.trace, step).to_plain()).collect();
    let sentence = "The distance between the cores is at least 5e−200. No point of the cores’ difference lies farther along v than A \
                    (A·v < 0, too small to differ from 0 in double precision), so none is closer to the origin than −A·v/|v|.";
    assert!(told.iter().any(|told| told.contains(sentence)), "{told:#?}");
    assert!(!told.iter().any(|told| told.contains("A·v = 0")), "{told:#?}");
}

/// The segments touch, so the radius alone is the depth.
#[test]
fn a_radius_of_1e_minus_200_is_a_depth() {
    let analysis =
        analysis("shape: Points([(0, 0), (1, 0)]), rounding: 1e-200", "shape: Points([(0.5, 0), (0.5, 1)])");
    assert_eq!(depth(&analysis), 1e-200);
}

/// The point (1, 0) is 2/√37 from the side of Q on x − 6y = 3, so the depth of a disc about it is 1 + 2/√37. The box of
/// half-extents 2 and 1 ends at y = 1, the turned square begins at 1.5 − sin 0.3 − cos 0.3, and the radii are 1
/// together.
#[test]
fn bounds_of_rounded_shapes_hold_their_depth() {
    let disc = "shape: Points([(1, 0)]), rounding: 1";
    let quad = "shape: Points([(3, 0), (1, 2), (-2, 3), (-3, -1)])";
    let wide = "shape: Rectangle(half_extents: (2, 1)), rounding: 0.5";
    let turned =
        "shape: Rectangle(half_extents: (1, 1)), rounding: 0.5, pose: (position: (2, 1.5), angle: 0.3)";
    for (p, q, known) in
        [(disc, quad, 1.0 + 2.0 / 37.0_f64.sqrt()), (wide, turned, 0.5 + 0.3_f64.sin() + 0.3_f64.cos())]
    {
        let analysis = analysis(p, q);
        assert!((depth(&analysis) - known).abs() < 1e-15 * 4.0, "{} {known}", depth(&analysis));
        let samples = series::bounds(&analysis.trace);
        assert!(!samples.is_empty());
        for sample in samples {
            let length = if sample.of == Measured::Depth { known } else { -known };
            let [least, most] = sample.bounds;
            assert!(least - 1e-14 <= length && length <= most + 1e-14, "{sample:?} {length}");
        }
    }
}
