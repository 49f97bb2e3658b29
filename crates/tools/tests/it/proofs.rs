//! Certificates that are called exact contain only exact numbers and as few points as possible.

use dashu_ratio::RBig;
use gjk_figure::Analysis;
use gjk_figure::narration::{Narration, Span, proof};
use gjk_proximity::geometry::{Convex, Core, Dimension, Vector as _};
use gjk_proximity::gjk::{Algorithm, Settings, Verdict};
use gjk_scene::scene::library::SHIPPED;
use glam::DVec3;

use crate::shapes::{cuboid, hull_of, polygon, square};

fn sentences(analysis: &Analysis) -> Vec<Narration> {
    proof(&analysis.reference, analysis.dimension)
}

fn told(analysis: &Analysis) -> Vec<String> {
    sentences(analysis).iter().map(Narration::to_plain).collect()
}

/// The largest coordinate of a vertex, and the largest radius.
fn size(analysis: &Analysis) -> f64 {
    let of = |shape: &Convex<DVec3>| match &shape.core {
        Core::Vertices(vertices) => vertices.iter().fold(shape.radius, |size, at| size.max(at.max_abs())),
        _ => shape.radius,
    };
    analysis.convexes.iter().map(of).fold(0.0, f64::max)
}

/// A number as it is written: `3/14`, `≈ 0.2143`, `−2e−7`.
fn value(shown: &str) -> f64 {
    let plain = shown.replace('−', "-").replace("≈ ", "");
    match plain.split_once('/') {
        Some((above, below)) => above.parse::<f64>().unwrap() / below.parse::<f64>().unwrap(),
        None => plain.parse().unwrap(),
    }
}

/// Asserts, in exact fractions, that the weighted differences add up to the origin.
fn assert_balanced(analysis: &Analysis, name: &str) {
    let Some(point) = analysis.reference.certificate.common_point() else { return };
    let [Core::Vertices(p), Core::Vertices(q)] = analysis.convexes.each_ref().map(|shape| &shape.core) else {
        return;
    };
    if analysis.convexes.iter().any(|shape| shape.radius != 0.0) {
        return;
    }
    for axis in 0..3 {
        let sum = point.differences().into_iter().fold(RBig::ZERO, |sum, ([i, j], weight)| {
            let number = |at: DVec3| RBig::try_from(at.to_array()[axis]).unwrap();
            sum + weight * (number(p[i]) - number(q[j]))
        });
        assert_eq!(sum, RBig::ZERO, "{name}");
    }
    assert!(point.differences().iter().all(|(_, weight)| *weight > RBig::ZERO), "{name}");
}

#[test]
fn no_exact_proof_of_a_shipped_scene_prints_roundoff() {
    let mut exact = 0;
    for shipped in SHIPPED {
        for algorithm in Algorithm::ALL {
            let mut scene = shipped.scene();
            if algorithm.refusal(scene.dimension).is_some() {
                continue;
            }
            scene.query.algorithm = algorithm;
            let analysis = Analysis::of(&scene);
            let name = format!("{} by {algorithm}", shipped.file_name);
            let proves = analysis.reference.certificate.check(
                &analysis.convexes[0],
                &analysis.convexes[1],
                analysis.dimension,
            );
            if scene.query.precision == gjk_proximity::gjk::Precision::F64 && analysis.reference.certified {
                assert_eq!(proves, Ok(analysis.reference.verdict), "{name}");
                assert_balanced(&analysis, &name);
            }
            if analysis.reference.tolerance > 0.0 {
                continue;
            }
            exact += 1;
            let least = 1e-12 * size(&analysis);
            for sentence in sentences(&analysis) {
                let plain = sentence.to_plain();
                assert!(!plain.contains("rounding"), "{name}: {plain}");
                for span in sentence.spans() {
                    let Span::Number { shown, .. } = span else { continue };
                    let number = value(shown).abs();
                    assert!(number == 0.0 || number >= least, "{name}: {shown} in {plain}");
                }
            }
        }
    }
    assert!(exact > 100, "only {exact} proofs were read");
}

/// The corners of a regular polygon, computed with sines and cosines: opposite ones are opposite up to roundoff.
fn regular(sides: u32, about: (f64, f64)) -> Convex<DVec3> {
    let corner = |index: u32| {
        let (sin, cos) = (std::f64::consts::TAU * f64::from(index) / f64::from(sides)).sin_cos();
        (about.0 + 2.0 * cos, about.1 + 2.0 * sin)
    };
    polygon(&(0..sides).map(corner).collect::<Vec<_>>())
}

/// Around the middle of a regular polygon with an even number of corners every edge between opposite corners passes the
/// origin up to roundoff, so that some of the points on which a run ends weigh next to nothing. The second time the
/// polygons lie side by side by 0.3 − 0.2 − 0.1 ≈ −3e−17. The proof takes other points.
#[test]
fn weights_are_no_roundoff() {
    for (sides, x) in [4, 6, 8, 12].into_iter().flat_map(|sides| [(sides, 0.1), (sides, 0.3 - 0.2)]) {
        for algorithm in [Algorithm::Robust, Algorithm::Djonov, Algorithm::Bittle] {
            let settings = Settings { algorithm, ..Settings::default() };
            let pair = [regular(sides, (0.1, 0.2)), regular(sides, (x, 0.2))];
            let analysis = Analysis::new(Dimension::Two, pair, settings);
            assert_eq!((analysis.reference.verdict, analysis.reference.certified), (Verdict::Overlap, true));
            let name = format!("{sides} sides at {x} by {algorithm}");
            assert_balanced(&analysis, &name);
            let certificate = &analysis.reference.certificate;
            for (_, weight) in certificate.common_point().unwrap().differences() {
                assert!(weight.to_f64().value() > 1e-6, "{name}: {:?}", told(&analysis));
            }
            let [p, q] = &analysis.convexes;
            assert_eq!(certificate.check(p, q, Dimension::Two), Ok(Verdict::Overlap), "{name}");
        }
    }
}

/// Two squares in the same place. P ⊖ Q = [−2, 2]², and the first segment of any run passes the origin, so that the run
/// ends on four points; three are enough, as (2, 2) + (−2, 0) + (0, −2) = 0.
#[test]
fn the_fewest_points_are_taken() {
    let analysis = Analysis::new(Dimension::Two, [square(0.0, 0.0), square(0.0, 0.0)], Settings::default());
    let differences = analysis.reference.certificate.common_point().unwrap().differences();
    assert_eq!(differences.len(), 3, "{:?}", told(&analysis));
    assert!(differences.iter().all(|(_, weight)| weight.to_string().len() <= 3), "{:?}", told(&analysis));
    assert_balanced(&analysis, "two squares");
}

/// Cubes that share a corner, (1, 1, 1): one vertex of each is the common point.
#[test]
fn a_corner_on_a_corner_is_one_vertex_of_each() {
    let cubes = [cuboid((0.0, 0.0, 0.0), (1.0, 1.0, 1.0)), cuboid((2.0, 2.0, 2.0), (1.0, 1.0, 1.0))];
    let analysis = Analysis::new(Dimension::Three, cubes, Settings::default());
    assert_eq!(
        told(&analysis)[..4],
        [
            "P and Q share the point (1, 1, 1).",
            "O = 1·(p7 − q0).",
            "From P: 1·p7 = (1, 1, 1).",
            "From Q: 1·q0 = (1, 1, 1)."
        ]
    );
}

/// A third of the way along an edge: 2/3 · 0 + 1/3 · 1, which is not a decimal.
#[test]
fn fractions_are_written_as_fractions() {
    let p = hull_of("0 0, 3 1, 3 -5");
    let q = hull_of("0 1, 2 0, 2 4");
    let analysis = Analysis::new(Dimension::Two, [p, q], Settings::default());
    assert_eq!(analysis.reference.verdict, Verdict::Overlap);
    let told = told(&analysis);
    assert!(!told.iter().any(|sentence| sentence.contains('≈') || sentence.contains("0.33")), "{told:?}");
    assert_balanced(&analysis, "a triangle in a triangle");
}
