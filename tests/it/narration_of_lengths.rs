//! Are distance and depth told, with every number that decided?

use gjk_sandbox::epa::{self, Flaw};
use gjk_sandbox::figure::Study;
use gjk_sandbox::figure::narration::table::{self, Digits};
use gjk_sandbox::figure::narration::{Narration, measures, narrate, proof, short};
use gjk_sandbox::figure::series::{self, Measured, TurnKind};
use gjk_sandbox::gjk::{Event, Letter, Simplex, Verdict};
use gjk_sandbox::scene::Scene;
use gjk_sandbox::scene::library::SHIPPED;

use crate::lengths_by_hand::{
    cubes_in_each_other, epa_step, squares_in_each_other, step, triangle_and_square_apart,
};

fn told(study: &Study, step: usize) -> String {
    narrate(&study.trace, step).to_plain()
}

#[test]
fn the_polytope_of_two_squares_is_told_with_its_numbers() {
    let study = squares_in_each_other();
    let tell = |wanted: fn(&epa::Event) -> bool| told(&study, epa_step(&study, wanted));
    let examined = tell(|event| matches!(event, epa::Event::Examined { .. }));
    assert!(examined.contains("simplex of 3 points") && examined.contains("legal start"), "{examined}");
    let seeded = tell(|event| matches!(event, epa::Event::Seeded { .. }));
    assert!(seeded.contains("2 to edge 0–1, 0.1768 to edge 1–2 and 1.75 to edge 2–0"), "{seeded}");
    let probed = tell(|event| matches!(event, epa::Event::Probed { .. }));
    assert_eq!(
        probed,
        "Nearest to the origin is edge 1–2, at distance 0.1768. Farthest along its normal (−0.7071, −0.7071) is point \
         3 = p0 − q2 = (−2.25, −2), 2.828 > 0 beyond it: P ⊖ Q reaches farther than this edge, so the polytope grows \
         there. The depth is between 0.1768 and 3.005."
    );
    let expanded = tell(|event| matches!(event, epa::Event::Expanded { .. }));
    assert_eq!(
        expanded,
        "Point 3 sees 1 edge: it goes. The two ends that are left are joined to point 3: 2 new edges, 1–3 at distance \
         2.25 and 3–2 at distance 2."
    );
    let last = tell(|event| matches!(event, epa::Event::Probed { gain: 0.0, .. }));
    assert!(last.contains("0 (exactly) beyond it: nothing of P ⊖ Q lies beyond this edge"), "{last}");
    assert!(last.ends_with("The bounds meet: the depth is 1.75."), "{last}");
    let measured = told(&study, study.trace.steps() - 1);
    assert!(measured.contains("1.75 deep") && measured.contains("along (1, 0)"), "{measured}");
    assert!(measured.contains("(1, 0) of P and (−0.75, 0) of Q") && measured.contains("exact"), "{measured}");
}

#[test]
fn in_space_the_horizon_is_told() {
    let study = cubes_in_each_other();
    let tell = |wanted: fn(&epa::Event) -> bool| told(&study, epa_step(&study, wanted));
    let examined = tell(|event| matches!(event, epa::Event::Examined { .. }));
    assert!(examined.contains("no legal start: an inside needs 4 points"), "{examined}");
    let inflated = tell(|event| matches!(event, epa::Event::Inflated { .. }));
    assert!(
        inflated.contains("along (1, 1, 1)") && inflated.contains("point 3 = p7 − q0 = (1, 1, 1)"),
        "{inflated}"
    );
    let expanded = tell(|event| matches!(event, epa::Event::Expanded { .. }));
    assert!(expanded.contains("Point 4 sees 1 face: it goes"), "{expanded}");
    assert!(expanded.contains("3 edges, the horizon") && expanded.contains("3 new faces"), "{expanded}");
    // Through (1, 1, −3), (1, −3, 1) and (−3, −3, −3): x − y − z = 3.
    assert!(expanded.contains("0–2–4 at distance 1.732"), "{expanded}");
}

#[test]
fn every_flaw_of_a_start_has_its_own_words() {
    let mut study = squares_in_each_other();
    let at = epa_step(&study, |event| matches!(event, epa::Event::Examined { .. }));
    let flaws = [
        (None, "holds the origin"),
        (Some(Flaw::TooFewPoints), "3 points at least"),
        (Some(Flaw::RepeatedPoint), "two of its points are the same"),
        (Some(Flaw::Flat), "on one line, so it has no area"),
        (Some(Flaw::OriginOnBoundary), "the origin lies on a side of it, whose distance is 0 (exactly)"),
        (Some(Flaw::OriginOutside), "does not hold the origin"),
    ];
    for (flaw, words) in flaws {
        study.trace.events[at] = Event::Epa(epa::Event::Examined { points: Vec::new(), flaw });
        let told = told(&study, at);
        assert!(told.contains(words), "{told}");
        let is_legal = !matches!(flaw, Some(Flaw::TooFewPoints | Flaw::RepeatedPoint | Flaw::Flat));
        assert_eq!(told.contains("no legal start"), !is_legal, "{told}");
    }
}

#[test]
fn the_distance_is_told_with_weights_witnesses_and_bounds() {
    let study = triangle_and_square_apart();
    let weighed = told(&study, step(&study, |event| matches!(event, Event::Weighed { .. })));
    assert_eq!(
        weighed,
        "The foot of the origin on edge AB is 0.5·A + 0.5·B: all weights are positive, so the foot is on the part itself."
    );
    let approached = told(
        &study,
        step(&study, |event| matches!(event, Event::Approached { weights, .. } if weights.len() == 2)),
    );
    assert_eq!(
        approached,
        "The nearest point of the simplex to the origin is 0.5·A + 0.5·B = (−4, 0), the difference of (0, 0) in P and \
         (4, 0) in Q. So the distance is at most 4, and at least 3.638, since nothing was found beyond that."
    );
    let measured = told(&study, study.trace.steps() - 1);
    assert!(
        measured.starts_with("P and Q are 4 apart: from (0, 0) on P to (4, 0) on Q, along (1, 0)."),
        "{measured}"
    );
}

#[test]
fn a_negative_weight_is_named() {
    let mut study = triangle_and_square_apart();
    let at = step(&study, |event| matches!(event, Event::Weighed { .. }));
    let mut weigh = |letters: &[Letter], weights: &[f64]| {
        study.trace.events[at] = Event::Weighed { letters: letters.to_vec(), weights: weights.to_vec() };
        let told = told(&study, at);
        for weight in weights {
            assert!(
                told.contains(&short(*weight)) || told.contains(&short(weight.abs())),
                "{weight}: {told}"
            );
        }
        told
    };
    let edge = weigh(&[Letter::A, Letter::B], &[1.25, -0.25]);
    assert!(edge.contains("1.25·A − 0.25·B") && edge.contains("B’s weight is −0.25 < 0"), "{edge}");
    assert!(edge.ends_with("so the foot is beyond the end, and a smaller part is nearer."), "{edge}");
    let whole = weigh(&[Letter::A, Letter::B, Letter::C], &[-0.5, 0.75, 0.75]);
    assert!(whole.contains("In terms of triangle ABC the origin is −0.5·A + 0.75·B + 0.75·C"), "{whole}");
    assert!(whole.ends_with("A’s weight is −0.5 < 0, so the origin is outside."), "{whole}");
    let inside = weigh(&[Letter::A, Letter::B, Letter::C], &[0.5, 0.25, 0.25]);
    assert!(inside.ends_with("all weights are positive, so the origin is inside."), "{inside}");
    let border = weigh(&[Letter::A, Letter::B, Letter::C], &[0.5, 0.0, 0.5]);
    assert!(border.ends_with("B’s weight is 0 (exactly), so the origin is on the border."), "{border}");
    assert!(weigh(&[Letter::B], &[1.0]).contains("B itself: 1·B"));
}

#[test]
fn an_exact_settlement_names_its_simplex() {
    let mut study = triangle_and_square_apart();
    let support = study.difference.points[0];
    let simplex = Box::new(Simplex::EMPTY.with_newest(support));
    study.trace.events[3] = Event::SettledExactly { verdict: Verdict::Touching, simplex };
    let told = told(&study, 3);
    assert!(told.starts_with("Roundoff leaves the question open here"), "{told}");
    assert!(told.contains("on the boundary of P ⊖ Q. That rests on the simplex of p0 − q0."), "{told}");
}

#[test]
fn the_table_goes_on_with_the_turns_of_the_polytope() {
    let study = squares_in_each_other();
    let rows = table::rows(&study.trace, Digits::Four);
    assert_eq!(table::columns(&rows), 8);
    let cells: Vec<[&str; 8]> = rows[rows.len() - 3..].iter().map(table::Row::cells).collect();
    assert_eq!(
        cells,
        [
            ["EPA", "", "", "", "", "legal start", "", ""],
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
            ["EPA 2", "(1, 0)", "(1.75, 2)", "p2 − q0", "1.75", "edge 2–0 at 1.75", "gain 0", "1.75"],
        ]
    );
}

#[test]
fn the_bounds_close_in_from_turn_to_turn() {
    let study = squares_in_each_other();
    let turns = series::turns(&study.trace);
    let growths = turns.iter().filter(|turn| matches!(turn.kind, TurnKind::Growth { .. })).count();
    assert_eq!(growths, 2);
    let ends: Vec<usize> = turns.iter().map(|turn| turn.events.end).collect();
    let starts: Vec<usize> = turns.iter().map(|turn| turn.events.start).collect();
    assert_eq!((starts[0], &starts[1..]), (0, &ends[..ends.len() - 1]), "turns cover all steps");
    assert_eq!(ends.last(), Some(&study.trace.steps()));
    let samples = series::bounds(&study.trace);
    let [first, last] = samples[..] else { panic!("{samples:?}") };
    assert_eq!((first.of, last.of), (Measured::Depth, Measured::Depth));
    assert!((first.bounds[0] - 0.176_776_7).abs() < 1e-6 && (first.bounds[1] - 3.005_203_8).abs() < 1e-6);
    assert_eq!(last.bounds, [1.75, 1.75]);
    assert_eq!((last.turn, turns.len()), (turns.len(), last.turn));

    let apart = series::bounds(&triangle_and_square_apart().trace);
    let known: Vec<(usize, [f64; 2])> = apart.iter().map(|sample| (sample.turn, sample.bounds)).collect();
    assert_eq!(known, [(1, [3.638, 17.0_f64.sqrt()]), (2, [3.638, 4.0]), (3, [4.0, 4.0])]);
    assert!(apart.iter().all(|sample| sample.of == Measured::Separation));
}

#[test]
fn the_measurement_by_names_and_values() {
    let of = |study: &Study| {
        let measures = measures(&study.trace).into_iter();
        measures.map(|(name, value)| format!("{name}: {}", value.to_plain())).collect::<Vec<_>>()
    };
    assert_eq!(
        of(&squares_in_each_other()),
        ["depth: 1.75", "normal: (1, 0)", "on P: (1, 0)", "on Q: (−0.75, 0)", "certain: exactly"]
    );
    let mut apart = triangle_and_square_apart();
    if let Some(measurement) = &mut apart.trace.outcome.measurement {
        measurement.exact = false;
        measurement.bounds = [3.999, 4.0];
    }
    let told = of(&apart);
    assert_eq!((told[0].as_str(), told[4].as_str()), ("separation: 4", "certain: between 3.999 and 4"));
    apart.trace.outcome.measurement = None;
    assert!(of(&apart).is_empty());
}

/// The capsule stands on the bench with its lower end: the segment in it ends 0.5 above, by its radius. The origin is no
/// mean of differences of the cores then.
#[test]
fn a_rounded_shape_reaches_the_common_point_with_its_radius() {
    let study = Study::of(&SHIPPED[25].scene());
    let told: Vec<String> =
        proof(&study.reference, study.dimension).iter().map(Narration::to_plain).collect();
    assert_eq!(told[0], "One point lies in both: (0, −0.75).");
    assert_eq!(told[1], "From P: 1·p0 = (0, −0.25), 0.5 away: within the radius of P.");
    assert!(told[2].starts_with("From Q: ") && told[2].ends_with(" = (0, −0.75)."), "{told:?}");
}

/// Ellipses that touch at (2, 0): 2 + 1 = 3. Their length is told with what it is known to, and nothing is exact about it.
#[test]
fn the_length_of_a_curved_touch_is_zero_within_something() {
    let scene = Scene::from_ron(
        "(format: 1, title: \"e\", dimension: 2, p: (shape: Ellipse(semi_axes: (2, 1))), \
         q: (shape: Ellipse(semi_axes: (1, 2)), pose: (position: (3, 0))), query: (algorithm: distance))",
    );
    let study = Study::of(&scene.unwrap());
    let measured = told(&study, study.trace.steps() - 1);
    assert!(measured.contains("touch: the separation is 0 within "), "{measured}");
    assert!(!measured.contains("exactly") && !measured.contains("between"), "{measured}");
    let measures = measures(&study.trace);
    let of = |name| measures.iter().find(|(it, _)| *it == name).map(|(_, value)| value.to_plain()).unwrap();
    assert!(of("separation").starts_with("0 within ") && of("certain").starts_with("to within "));
    let words: Vec<String> =
        proof(&study.reference, study.dimension).iter().map(Narration::to_plain).collect();
    assert!(
        words[0].contains("the reference cannot tell whether P and Q overlap, touch or are apart"),
        "{words:?}"
    );
    assert!(!words.iter().any(|sentence| sentence.contains("exactly")), "{words:?}");
}
