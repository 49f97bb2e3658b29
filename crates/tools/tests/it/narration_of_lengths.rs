//! Do the sentences state distance and depth, with every number that decided?

use std::collections::BTreeMap;

use gjk_figure::Analysis;
use gjk_figure::narration::table::{self, Digits};
use gjk_figure::narration::{Narration, measures, narrate, proof, short};
use gjk_figure::series::{self, IterationKind, Measured};
use gjk_proximity::epa::{self, SimplexFlaw};
use gjk_proximity::geometry::{Convex, Core, Dimension};
use gjk_proximity::gjk::{
    Algorithm, Approach, Defect, Defects, Event, Settings, SettledExactly, Verdict, Weighed,
};
use gjk_scene::scene::Scene;
use gjk_scene::scene::library::SHIPPED;
use glam::DVec3;

use crate::claims::pairs::Kind;
use crate::distance::by_hand::{
    cubes_in_each_other, epa_step, squares_in_each_other, step, triangle_and_square_apart,
};

fn told(analysis: &Analysis, step: usize) -> String {
    narrate(&analysis.trace, step).to_plain()
}

/// Of an egg whose half width is 1 and a ball of radius 1 half a unit beside its middle: out along x by 1 + 1 − 1/2.
/// Components of the normal and of the points that are roundoff were stated as if they were exact: −1.003e−30.
#[test]
fn roundoff_beside_other_components_is_not_told() {
    let shipped = SHIPPED.iter().find(|shipped| shipped.file_name == "62-an-egg-and-a-ball.ron").unwrap();
    let analysis = Analysis::of(&shipped.scene());
    let last = told(&analysis, analysis.trace.steps() - 1);
    assert!(
        last.contains(
            "The penetration depth is 1.5. Moving Q by 1.5 along (1, 0, 0) leaves it just touching P."
        ),
        "{last}"
    );
    assert!(last.contains("(1, 0, 0) of P and (−0.5, 0, 0) of Q"), "{last}");
    let values: Vec<String> = measures(&analysis.trace).iter().map(|(_, told)| told.to_plain()).collect();
    assert_eq!(values[..4], ["1.5", "(1, 0, 0)", "(1, 0, 0)", "(−0.5, 0, 0)"]);
}

#[test]
fn the_polytope_of_two_squares_is_told_with_its_numbers() {
    let analysis = squares_in_each_other();
    let tell = |wanted: fn(&epa::EpaEvent) -> bool| told(&analysis, epa_step(&analysis, wanted));
    let examined = tell(|event| matches!(event, epa::EpaEvent::Examined { .. }));
    assert!(
        examined.contains("simplex of 3 points") && examined.contains("a valid initial polytope"),
        "{examined}"
    );
    let seeded = tell(|event| matches!(event, epa::EpaEvent::Seeded { .. }));
    assert!(seeded.contains("2 to edge 0–1, 0.1768 to edge 1–2 and 1.75 to edge 2–0"), "{seeded}");
    let probed = tell(|event| matches!(event, epa::EpaEvent::Probed { .. }));
    assert_eq!(
        probed,
        "EPA expands edge 1–2, the nearest to the origin. The support point along its normal lies 2.828 farther out, so the depth \
         is between 0.1768 and 3.005. The signed distance of edge 1–2 is 0.1768. The support point along its outward normal \
         (−0.7071, −0.7071) is point 3 = p0 − q2 = (−2.25, −2)."
    );
    let expanded = tell(|event| matches!(event, epa::EpaEvent::Expanded { .. }));
    assert_eq!(
        expanded,
        "Point 3 replaces 1 edge with 2 new ones. It lies outside that edge. The new edges are 1–3 at distance 2.25 and 3–2 at \
         distance 2. EPA joins point 3 to both ends of the gap."
    );
    let last = tell(|event| matches!(event, epa::EpaEvent::Probed(epa::Probed { gain: 0.0, .. })));
    assert!(
        last.starts_with("Edge 2–0 lies on the boundary of P ⊖ Q. It is the nearest to the origin, ")
            && last.contains("and no point of P ⊖ Q lies outside it, so the depth is 1.75."),
        "{last}"
    );
    let measured = told(&analysis, analysis.trace.steps() - 1);
    assert!(
        measured.contains("The penetration depth is 1.75.") && measured.contains("along (1, 0)"),
        "{measured}"
    );
    assert!(
        measured.contains("(1, 0) of P and (−0.75, 0) of Q") && measured.contains("Exact arithmetic"),
        "{measured}"
    );
}

#[test]
fn in_space_the_horizon_is_told() {
    let analysis = cubes_in_each_other();
    let tell = |wanted: fn(&epa::EpaEvent) -> bool| told(&analysis, epa_step(&analysis, wanted));
    let examined = tell(|event| matches!(event, epa::EpaEvent::Examined { .. }));
    assert!(
        examined.contains("not a valid initial polytope. A polytope with a volume needs at least 4 points"),
        "{examined}"
    );
    let inflated = tell(|event| matches!(event, epa::EpaEvent::Inflated { .. }));
    assert!(
        inflated.contains("along (0.8165, −0.4082, −0.4082)")
            && inflated.contains("is p4 − q3 = (1, −3, −3)"),
        "{inflated}"
    );
    let expanded = tell(|event| matches!(event, epa::EpaEvent::Expanded { .. }));
    assert!(expanded.contains("Point 4 replaces 1 face with 3 new ones"), "{expanded}");
    assert!(expanded.contains("the horizon, has 3 edges; EPA joins each edge to point 4."), "{expanded}");
    // Through (1, 1, 1), (1, −3, −3) and (−1, 1, −3): the normal is (2, 1, −1), and 2 / √6 = 0.8165.
    assert!(expanded.contains("1–2–4 at distance 0.8165,"), "{expanded}");
}

/// Initial polytopes from the queries of the shipped scenes, and of cubes side by side.
#[test]
fn every_flaw_of_a_start_has_its_own_words() {
    let mut met: Vec<Option<SimplexFlaw>> = Vec::new();
    for analysis in measured_studies().chain(defective_studies()) {
        for (step, event) in analysis.trace.events.iter().enumerate() {
            let Event::Epa(epa::EpaEvent::Examined(epa::Examined { flaw, .. })) = event else { continue };
            let told = told(&analysis, step);
            let words = match flaw {
                None if told.contains("in exact arithmetic the origin lies outside it") => {
                    "EPA treats this simplex"
                }
                None => "contains the origin",
                Some(SimplexFlaw::TooFewPoints) => "needs at least",
                Some(SimplexFlaw::RepeatedPoint) => "wo of its points are the same",
                Some(SimplexFlaw::Flat) => "so it has no",
                Some(SimplexFlaw::OriginOnBoundary) if analysis.dimension == Dimension::Two => {
                    "the signed distance of that edge is 0 ("
                }
                Some(SimplexFlaw::OriginOnBoundary) => "the signed distance of that face is 0 (",
                Some(SimplexFlaw::OriginOutside) => "does not contain the origin",
            };
            assert!(told.contains(words), "{told}");
            let is_valid = !matches!(
                flaw,
                Some(SimplexFlaw::TooFewPoints | SimplexFlaw::RepeatedPoint | SimplexFlaw::Flat)
            );
            assert_eq!(told.contains("not a valid initial polytope"), !is_valid, "{told}");
            if !met.contains(flaw) {
                met.push(*flaw);
            }
        }
    }
    assert_eq!(met.len(), 6, "{met:?}");
}

/// Curved pairs on which a defect ends the search with a simplex that does not contain the origin.
fn defective_studies() -> impl Iterator<Item = Analysis> {
    let algorithm = Algorithm::Djonov;
    let pairs = [Dimension::Two, Dimension::Three]
        .into_iter()
        .flat_map(|dimension| (0..20).map(move |number| (dimension, number)));
    pairs.flat_map(move |(dimension, number)| {
        let defects =
            Defect::ALL.into_iter().filter(move |defect| defect.refusal(algorithm, dimension).is_none());
        defects.map(move |defect| {
            let settings =
                Settings { algorithm, defects: Defects::NONE.with(defect), epa: true, ..Settings::default() };
            Analysis::new(dimension, Kind::Curved.pair(dimension, number), settings)
        })
    })
}

/// Every shipped scene with every algorithm, and cubes, with their lengths.
fn measured_studies() -> impl Iterator<Item = Analysis> {
    let of_scenes = SHIPPED.iter().flat_map(|shipped| {
        let dimension = shipped.scene().dimension;
        let able = Algorithm::ALL.into_iter().filter(move |it| it.refusal(dimension).is_none());
        able.map(|algorithm| {
            let mut scene = shipped.scene();
            scene.query.epa = true;
            scene.query.algorithm = algorithm;
            Analysis::of(&scene)
        })
    });
    [squares_in_each_other(), cubes_in_each_other()].into_iter().chain(of_scenes)
}

#[test]
fn the_distance_is_told_with_weights_witnesses_and_bounds() {
    let analysis = triangle_and_square_apart();
    let weighed = told(
        &analysis,
        step(
            &analysis,
            |event| matches!(event, Event::Weighed(Weighed { letters, .. }) if letters.len() == 2),
        ),
    );
    assert_eq!(
        weighed,
        "The foot of the origin is inside edge AB. The foot is 0.5·A + 0.5·B: all barycentric coordinates are positive."
    );
    let approached = told(
        &analysis,
        step(
            &analysis,
            |event| matches!(event, Event::Approached(Approach { weights, .. }) if weights.len() == 2),
        ),
    );
    assert_eq!(
        approached,
        "(−4, 0) is the point of the simplex closest to the origin. It is 0.5·A + 0.5·B, the difference of (0, 0) in P and \
         (4, 0) in Q. The distance between P and Q is at least 3.638 and at most 4."
    );
    let measured = told(&analysis, analysis.trace.steps() - 1);
    assert!(
        measured.starts_with(
            "P and Q are separated by 4. The closest points are (0, 0) of P and (4, 0) of Q; the direction from P to Q is \
             (1, 0)."
        ),
        "{measured}"
    );
}

/// The signs of the coordinates give the place of the foot; the sentence names the coordinates that decide.
#[test]
fn the_coordinates_that_decide_are_named() {
    let mut met: BTreeMap<&str, usize> = BTreeMap::new();
    for analysis in measured_studies().chain(defective_studies()) {
        for (step, event) in analysis.trace.events.iter().enumerate() {
            let Event::Weighed(Weighed { letters, weights }) = event else { continue };
            let told = told(&analysis, step);
            if told.contains("and no barycentric coordinates") || told.contains("no digit of its barycentric")
            {
                *met.entry("flat").or_default() += 1;
                continue;
            }
            let is_whole = letters.len() > analysis.dimension.count();
            let is_outside = weights.iter().any(|weight| *weight < 0.0);
            let is_on_border = !is_outside && weights.contains(&0.0);
            let place = match (letters.len(), is_whole, is_outside, is_on_border) {
                (1, ..) => "The foot of the origin on A is A itself.",
                (_, true, true, _) => "The origin is outside t",
                (_, true, false, true) => "The origin is on the boundary of t",
                (_, true, false, false) => "The origin is inside t",
                (_, false, true, _) => "The foot of the origin is not on ",
                (_, false, false, true) => "The foot of the origin is on the boundary of ",
                (_, false, false, false) => "The foot of the origin is inside ",
            };
            // Spoiled coordinates of the whole simplex prove nothing about the origin.
            let is_spoiled = is_whole && told.contains(" Roundoff makes these");
            let place = if is_spoiled {
                "The distance algorithm concludes that the origin is outside t"
            } else {
                place
            };
            assert!(told.starts_with(place), "{told} ({place})");
            let is_smaller = told.contains(" closest to the origin lies on a smaller feature.");
            assert_eq!(is_smaller, !is_whole && is_outside, "{told}");
            let all = told.contains(": all barycentric coordinates are positive.");
            assert_eq!(all, letters.len() > 1 && !is_outside && !is_on_border, "{told}");
            for (letter, weight) in letters.iter().zip(weights) {
                assert!(told.contains(&format!("{}·{letter}", short(weight.abs()))), "{weight}: {told}");
                let decides = if is_outside { *weight < 0.0 } else { *weight == 0.0 };
                let named = format!("{letter}’s coordinate is {}", short(*weight));
                assert_eq!(letters.len() > 1 && decides, told.contains(&named), "{named}: {told}");
            }
            *met.entry(place).or_default() += 1;
        }
    }
    assert!(met.len() >= 7, "{met:?}");
}

#[test]
fn an_exact_settlement_names_its_simplex() {
    let mut met = 0;
    for analysis in measured_studies().chain(defective_studies()) {
        for (step, event) in analysis.trace.events.iter().enumerate() {
            let Event::SettledExactly(SettledExactly { verdict, simplex }) = event else { continue };
            let told = told(&analysis, step);
            assert!(told.starts_with("Exact arithmetic puts the origin "), "{told}");
            let where_it_is = match verdict {
                Verdict::Overlap => "inside",
                Verdict::Touching => "on the boundary of P ⊖ Q",
                Verdict::Separate => "outside",
                Verdict::Undecided => panic!("settled"),
            };
            assert!(told.contains(where_it_is), "{verdict:?}: {told}");
            for point in simplex.points() {
                if let (Some(p), Some(q)) = (point.index_p, point.index_q) {
                    assert!(told.contains(&format!("p{p} − q{q}")), "{told}");
                }
            }
            met += 1;
        }
    }
    assert!(met > 0, "nothing was settled");
}

#[test]
fn the_table_goes_on_with_the_iterations_of_the_polytope() {
    let analysis = squares_in_each_other();
    let rows = table::rows(&analysis.trace, Digits::Four);
    assert_eq!(table::columns(&rows), 8);
    let cells: Vec<[&str; 8]> = rows[rows.len() - 3..].iter().map(table::IterationRow::cells).collect();
    assert_eq!(
        cells,
        [
            ["EPA", "", "", "", "", "valid start", "", ""],
            [
                "EPA 1",
                "(−0.7071, −0.7071)",
                "(−2.25, −2)",
                "p0 − q2",
                "3.005",
                "edge 1–2 at 0.1768",
                "gain 2.828",
                "0.1768 … 3.005"
            ],
            ["EPA 2", "(1, 0)", "(1.75, 0)", "p1 − q0", "1.75", "edge 2–0 at 1.75", "gain 0", "1.75"],
        ]
    );
}

#[test]
fn the_bounds_close_in_from_iteration_to_iteration() {
    let analysis = squares_in_each_other();
    let iterations = series::iterations(&analysis.trace);
    let growths =
        iterations.iter().filter(|iteration| matches!(iteration.kind, IterationKind::Growth { .. })).count();
    assert_eq!(growths, 2);
    let ends: Vec<usize> = iterations.iter().map(|iteration| iteration.events.end).collect();
    let starts: Vec<usize> = iterations.iter().map(|iteration| iteration.events.start).collect();
    assert_eq!((starts[0], &starts[1..]), (0, &ends[..ends.len() - 1]), "iterations cover all steps");
    assert_eq!(ends.last(), Some(&analysis.trace.steps()));
    let samples = series::bounds(&analysis.trace);
    let [first, last] = samples[..] else { panic!("{samples:?}") };
    assert_eq!((first.of, last.of), (Measured::Depth, Measured::Depth));
    assert!((first.bounds[0] - 0.176_776_7).abs() < 1e-6 && (first.bounds[1] - 3.005_203_8).abs() < 1e-6);
    assert!(last.bounds.iter().all(|bound| (bound - 1.75).abs() < 1e-14), "{last:?}");
    assert_eq!((last.iteration, iterations.len()), (iterations.len(), last.iteration));

    let apart = series::bounds(&triangle_and_square_apart().trace);
    let least = 15.0 / 17.0_f64.sqrt();
    let known = [(1, [least, 17.0_f64.sqrt()]), (2, [least, 4.0]), (3, [4.0, 4.0])];
    assert_eq!(apart.len(), known.len());
    for (sample, (number, bounds)) in apart.iter().zip(known) {
        let off = sample.bounds.iter().zip(bounds).map(|(found, known)| (found - known).abs());
        assert!(sample.iteration == number && off.fold(0.0, f64::max) < 1e-13, "{sample:?}");
    }
    assert!(apart.iter().all(|sample| sample.of == Measured::Separation));
}

#[test]
fn the_measurement_by_names_and_values() {
    let of = |analysis: &Analysis| {
        let measures = measures(&analysis.trace).into_iter();
        measures.map(|(name, value)| format!("{name}: {}", value.to_plain())).collect::<Vec<_>>()
    };
    assert_eq!(
        of(&squares_in_each_other()),
        ["depth: 1.75", "normal: (1, 0)", "on P: (1, 0)", "on Q: (−0.75, 0)", "certain: exactly"]
    );
    let told = of(&triangle_and_square_apart());
    assert_eq!((told[0].as_str(), told[4].as_str()), ("separation: 4", "certain: exactly"));
    // Two ellipses, separated by 1: no number about them is exact.
    let round = |x: f64| {
        let semi_axes = [DVec3::X * 1.5, DVec3::Y, DVec3::ZERO];
        Convex { core: Core::Ellipsoid { center: DVec3::new(x, 0.1 * x, 0.0), semi_axes }, radius: 0.0 }
    };
    let settings = Settings { algorithm: Algorithm::Distance, ..Settings::default() };
    let apart = Analysis::new(Dimension::Two, [round(0.0), round(4.0)], settings);
    let measurement = apart.trace.outcome.measurement.unwrap();
    let [least, most] = measurement.bounds;
    assert!(!measurement.exact && least <= most && most - least < 1e-6);
    assert_eq!(of(&apart)[4], format!("certain: to within {}", short(most - least)));
    let undecided = Analysis::new(Dimension::Two, [round(0.0), round(4.0)], Settings::default());
    assert!(of(&undecided).is_empty(), "not measured");
}

/// The capsule touches the bench with its lower end: the segment in it ends 0.5 above, by its radius. The origin is no
/// mean of differences of the cores then.
#[test]
fn a_rounded_shape_reaches_the_common_point_with_its_radius() {
    let analysis = Analysis::of(&SHIPPED[25].scene());
    let told: Vec<String> =
        proof(&analysis.reference, analysis.dimension).iter().map(Narration::to_plain).collect();
    assert_eq!(told[0], "P and Q share the point (0, −0.75).");
    assert_eq!(told[1], "From P: 1·p0 = (0, −0.25), 0.5 away: within the radius of P.");
    assert!(told[2].starts_with("From Q: ") && told[2].ends_with(" = (0, −0.75)."), "{told:?}");
}

/// Ellipses that touch at (2, 0): 2 + 1 = 3. The sentence states their length with its bounds, and calls nothing exact.
#[test]
fn the_length_of_a_curved_touch_is_zero_within_something() {
    let scene = Scene::from_ron(
        "(format: 1, title: \"e\", dimension: 2, p: (shape: Ellipse(semi_axes: (2, 1))), \
         q: (shape: Ellipse(semi_axes: (1, 2)), pose: (position: (3, 0))), query: (algorithm: distance))",
    );
    let analysis = Analysis::of(&scene.unwrap());
    let measured = told(&analysis, analysis.trace.steps() - 1);
    assert!(measured.contains("touch within the error bound. The distance is 0 within "), "{measured}");
    assert!(!measured.contains("exactly") && !measured.contains("between"), "{measured}");
    let measures = measures(&analysis.trace);
    let of = |name| measures.iter().find(|(it, _)| *it == name).map(|(_, value)| value.to_plain()).unwrap();
    assert!(of("separation").starts_with("0 within ") && of("certain").starts_with("to within "));
    let words: Vec<String> =
        proof(&analysis.reference, analysis.dimension).iter().map(Narration::to_plain).collect();
    assert!(
        words[0].contains("The reference cannot tell whether P and Q overlap, touch or are separate"),
        "{words:?}"
    );
    assert!(!words.iter().any(|sentence| sentence.contains("exactly")), "{words:?}");
}
