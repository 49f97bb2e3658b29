//! The sentences about planted defects: at the step where they show, at every later step, and for the verdict.

use gjk_figure::narration::{DefectEffects, Narration, symptom};
use gjk_proximity::geometry::{Convex, Dimension, SupportPoint};
use gjk_proximity::gjk::{
    self, Algorithm, Defect, Defects, Event, Precision, Query, Reference, Settings, Termination, Trace,
};
use gjk_scene::scene::library::SHIPPED;
use glam::DVec3;

use crate::comparison::of;
use crate::defects::{s_3d_in, s_cyc_1};
use crate::published;
use crate::shapes::{dyn4j, hull_of, shipped, square};

fn with(algorithm: Algorithm, defect: Defect) -> Settings {
    Settings { defects: Defects::NONE.with(defect), ..of(algorithm) }
}

/// A run with its truth and the sentences about its defects.
fn told(
    shapes: &[Convex<DVec3>; 2],
    dimension: Dimension,
    settings: &Settings,
) -> (Trace, Reference, DefectEffects) {
    let [p, q] = shapes;
    let query = Query { p, q, dimension, settings: *settings };
    let trace = gjk::run(&query);
    let reference = gjk::reference(&query, &trace.outcome);
    let symptoms = DefectEffects::of(shapes, settings, &trace, &reference);
    (trace, reference, symptoms)
}

/// The shipped scene whose file begins like this.
fn of_shipped(start: &str) -> ([Convex<DVec3>; 2], Dimension, Settings) {
    let scene = shipped(start).scene();
    (scene.convexes(), scene.dimension, scene.query)
}

/// All sentences about a defect in a run, in order.
fn symptoms(shapes: &[Convex<DVec3>; 2], dimension: Dimension, settings: Settings) -> Vec<String> {
    let [p, q] = shapes;
    let trace = gjk::run(&Query { p, q, dimension, settings });
    (0..trace.steps()).filter_map(|step| Some(symptom(shapes, &trace, step)?.to_plain())).collect()
}

/// Every defect is explained where it shows, with the numbers computed in `defects`, and never where it is absent.
#[test]
fn every_symptom_is_explained_when_it_appears() {
    use Algorithm::{Bittle, Djonov, Robust};
    let negative = [hull_of("-3 -1, -2 -1, -2 -2"), hull_of("0 0")];
    let touching = [square(0.0, 0.0), square(2.0, 0.0)];
    let same_place = [square(0.0, 0.0), square(0.0, 0.0)];
    let (two, three) = (Dimension::Two, Dimension::Three);
    let (stretched, _, along_the_diagonal) = of_shipped("70");
    let bittle =
        Settings { initial_direction: DVec3::new(1.0, -1.0, 0.0), ..with(Bittle, Defect::ReversedWinding) };
    for (shapes, dimension, settings, parts) in [
        (dyn4j(), two, with(Djonov, Defect::NoNegation), &["q0 (5, 7)", "should be (4, 2)", "(−3, 2)"][..]),
        (
            negative,
            two,
            with(Djonov, Defect::MaximumFromZero),
            &["No vertex of P", "p0 wins with −3", "p1, with −2"],
        ),
        (dyn4j(), two, bittle, &["AB⟂·AO = −10416", "not outside edge AB"]),
        (
            s_3d_in(),
            three,
            with(Djonov, Defect::ReversedWinding),
            &["points into the simplex", "not in front of face"],
        ),
        (s_3d_in(), three, with(Djonov, Defect::NoFlip), &["B and C should swap"]),
        (s_3d_in(), three, with(Djonov, Defect::NoFlip), &["The tetrahedron is inside out"]),
        (touching, two, with(Robust, Defect::RejectsAtZero), &["would continue here"]),
        (
            s_cyc_1(),
            three,
            with(Robust, Defect::FirstFaceWins),
            &["also in front of face ADB", "find the origin nearest to face ADB"],
        ),
        (same_place, two, with(Robust, Defect::NoZeroGuard), &["which has no direction"]),
        // (16, 1)/√17 against (4, 4)/√17 along (1, 1): 9/√17 over √2 farther.
        (
            stretched,
            two,
            along_the_diagonal,
            &["inverse of its matrix", "(3.881, 0.2425)", "1.543", "(0.9701, 0.9701)"],
        ),
    ] {
        let all = symptoms(&shapes, dimension, settings);
        let found = all.iter().any(|words| parts.iter().all(|part| words.contains(part)));
        assert!(found, "{parts:?}: {all:#?}");
        let name = settings.defects.iter().next().unwrap().title();
        assert!(all.iter().all(|words| words.starts_with(&format!("Defect “{name}”"))), "{all:?}");
        let healed = Settings { defects: Defects::NONE, ..settings };
        assert!(symptoms(&shapes, dimension, healed).is_empty());
    }
}

/// A defect that happens to do no harm at a step is not blamed there: the first point of the triangle is right in any
/// case.
#[test]
fn a_right_decision_is_not_blamed() {
    let settings = Settings { defects: Defects::NONE.with(Defect::MaximumFromZero), ..of(Algorithm::Djonov) };
    // All products with (1, 0) are positive for P = [1, 2]², and Q is a point at the origin.
    let shapes = [hull_of("1 1, 2 1, 2 2"), hull_of("0 0")];
    let [p, q] = &shapes;
    let trace = gjk::run(&Query { p, q, dimension: Dimension::Two, settings });
    assert_eq!(symptom(&shapes, &trace, 0), None);
}

// ---- What follows -----------------------------------------------------------------------------------------------

/// With the winding reversed, the walk-through returns to the same two states again and again.
#[test]
fn a_run_that_goes_round_in_circles_says_so() {
    let (shapes, dimension, settings) = of_shipped("01");
    let settings = Settings { defects: Defects::NONE.with(Defect::ReversedWinding), ..settings };
    // These algorithms detect the cycle, and their last sentence says so.
    for algorithm in [settings.algorithm, Algorithm::Winter, Algorithm::Robust] {
        let (trace, _, symptoms) = told(&shapes, dimension, &Settings { algorithm, ..settings });
        assert_eq!(trace.outcome.termination, Termination::Cycle { length: 2 }, "{algorithm}");
        let last = symptoms.of_verdict().unwrap().to_plain();
        assert!(last.contains("reaches no verdict; P and Q overlap"), "{last}");
    }
    // Djonov's code has its limit only.
    let (trace, _, symptoms) =
        told(&shapes, dimension, &Settings { algorithm: Algorithm::Djonov, ..settings });
    assert_eq!(trace.outcome.termination, Termination::IterationLimit);
    let iterations = trace.iterations();
    let mut named = 0;
    for (index, iteration) in iterations.iter().enumerate() {
        let words = iteration.events.clone().filter_map(|step| Some(symptoms.at(step)?.to_plain()));
        let said = words.into_iter().find(|words| words.contains("in a cycle") && words.contains("ago"));
        let ago = |count: usize| index.checked_sub(count).map(|earlier| &iterations[earlier]);
        let is_back = |count: usize| {
            ago(count).is_some_and(|then| {
                let (one, other) =
                    (iteration.next_direction.unwrap_or_default(), then.next_direction.unwrap());
                then.simplex == iteration.simplex && one.normalize().distance(other.normalize()) < 1e-14
            })
        };
        assert_eq!(said.is_some(), (1..=index).any(is_back), "iteration {index}");
        if let Some(said) = said {
            let count = (1..=index).find(|count| is_back(*count)).unwrap();
            assert!(said.contains(&format!("{count} iterations ago")), "{said}");
            named += 1;
        }
    }
    assert!(named > 20, "{named} iterations");
    let last = symptoms.of_verdict().unwrap().to_plain();
    assert!(last.contains("the run has repeated a cycle of "), "{last}");
}

/// All pairs and settings for the properties below: shipped scenes and published pairs, every algorithm that can have
/// the defect, both precisions.
fn defective_runs() -> impl Iterator<Item = (String, [Convex<DVec3>; 2], Dimension, Settings)> {
    let scenes = SHIPPED.iter().map(|shipped| {
        let scene = shipped.scene();
        (shipped.file_name.to_owned(), scene.convexes(), scene.dimension, scene.query)
    });
    let published = published::of_polytopes().into_iter().chain(published::reports());
    let published =
        published.map(|case| (case.name.to_owned(), case.pair, case.dimension, Settings::default()));
    scenes.chain(published).flat_map(|(name, shapes, dimension, query)| {
        let mut runs = Vec::new();
        for algorithm in Algorithm::ALL {
            for defect in Defect::ALL {
                for precision in [Precision::F32, Precision::F64] {
                    if algorithm.refusal(dimension).is_none()
                        && defect.refusal(algorithm, dimension).is_none()
                    {
                        let settings = Settings { algorithm, precision, ..query };
                        let settings =
                            Settings { defects: Defects::NONE.with(defect), epa: false, ..settings };
                        let name = format!("{name}, {algorithm} {precision}, {defect}");
                        runs.push((name, shapes.clone(), dimension, settings));
                    }
                }
            }
        }
        runs
    })
}

/// The parts of an iteration that are compared with another run: its point, the kept points, and the next direction.
type Decided = (DVec3, bool, Vec<SupportPoint<DVec3>>, Option<DVec3>);

fn decided(trace: &Trace) -> Vec<Decided> {
    let mut simplex: Vec<SupportPoint<DVec3>> = Vec::new();
    let mut all = Vec::new();
    for iteration in trace.iterations() {
        let rejected = iteration.test == gjk::ReachTest::Rejected;
        if !rejected {
            simplex.insert(0, iteration.support);
            simplex = iteration.kept.iter().map(|letter| simplex[*letter as usize]).collect();
        }
        all.push((iteration.support.point, rejected, simplex.clone(), iteration.next_direction));
    }
    all
}

/// The defect that is named as the cause shows in the iteration in which the run diverges from the sound run. Every
/// later step, and the verdict, names it. If the runs never diverge, no defect is named.
#[test]
fn the_defect_that_is_named_is_the_one_that_changed_the_run() {
    let (mut left, mut unchanged) = (0, 0);
    for (name, shapes, dimension, settings) in defective_runs() {
        let (trace, _, symptoms) = told(&shapes, dimension, &settings);
        let [p, q] = &shapes;
        let sound = gjk::run(&Query { p, q, dimension, settings: settings.sound() });
        let [one, other] = [&trace, &sound].map(decided);
        let differing = (0..one.len().max(other.len())).find(|index| one.get(*index) != other.get(*index));
        let Some(differing) = differing.map(|index| index.min(one.len() - 1)) else {
            assert_eq!(symptoms.cause(), None, "{name}: the runs are the same");
            unchanged += 1;
            continue;
        };
        left += 1;
        let Some(cause) = symptoms.cause() else { panic!("{name}: nothing is named, iteration {differing}") };
        let events = trace.iterations()[differing].events.clone();
        assert!(events.contains(&cause), "{name}: step {cause}, not in iteration {differing}, {events:?}");
        let title = settings.defects.iter().next().unwrap().title();
        for step in cause..trace.steps() {
            let words = symptoms.at(step).unwrap_or_else(|| panic!("{name}: nothing at step {step}"));
            let words = words.to_plain();
            assert!(words.contains(title) && words.ends_with('.'), "{name}, step {step}: {words}");
            assert!(!words.contains("NaN") && !words.contains("  "), "{name}, step {step}: {words}");
        }
        assert_eq!(symptoms.of_verdict(), symptoms.at(trace.steps() - 1), "{name}");
    }
    assert!(left > 500 && unchanged > 100, "{left} runs leave the sound one, {unchanged} do not");
}

/// The sentences about the verdict are compared with the reference, those about duplicate points and the inside against
/// the points themselves.
#[test]
fn what_is_said_to_be_wrong_is_wrong() {
    let (mut wrong, mut right, mut twins, mut outside, mut inside, mut nearer) = (0, 0, 0, 0, 0, 0);
    for (name, shapes, dimension, settings) in defective_runs() {
        let (trace, reference, symptoms) = told(&shapes, dimension, &settings);
        let agrees = reference.agrees_with(trace.outcome.verdict);
        if let Some(words) = symptoms.of_verdict().map(Narration::to_plain)
            && words.contains("The verdict")
        {
            assert_eq!(words.contains("is right despite"), agrees, "{name}: {words}");
            assert_eq!(words.contains("is wrong"), !agrees, "{name}: {words}");
            (wrong, right) = (wrong + usize::from(!agrees), right + usize::from(agrees));
        }
        let mut before: Vec<DVec3> = Vec::new();
        for iteration in trace.iterations() {
            let mut points = vec![iteration.support.point];
            points.extend(&before);
            for step in iteration.events.clone() {
                let words = symptoms.at(step).map(Narration::to_plain).unwrap_or_default();
                if let Some((_, rest)) = words.split_once(" are the same point") {
                    assert!(!rest.is_empty());
                    let twin = (0..points.len()).any(|i| points[i + 1..].contains(&points[i]));
                    assert!(twin, "{name}, step {step}: {words}, {points:?}");
                    twins += 1;
                }
                if words.contains(" contains the origin. Cause: ") {
                    assert!(holds_origin(&points, dimension), "{name}, step {step}: {words}, {points:?}");
                    inside += 1;
                }
                if words.contains("The origin is not inside") {
                    assert!(!holds_origin(&points, dimension), "{name}, step {step}: {words}, {points:?}");
                    outside += 1;
                }
                if let Some((_, rest)) = words.split_once("The origin is nearer to ") {
                    let mut words = rest.split(' ');
                    let letters: Vec<char> =
                        words.by_ref().nth(1).unwrap().trim_end_matches(',').chars().collect();
                    let name: String = letters.iter().collect();
                    assert!(name != "ABD" && name != "BD", "{name} is called ADB or DB in a run");
                    let least: f64 = words.by_ref().nth(2).unwrap().replace('−', "-").parse().unwrap();
                    let feature: Vec<DVec3> =
                        letters.iter().map(|letter| points[*letter as usize - 'A' as usize]).collect();
                    let scale = points.iter().map(|point| point.length()).fold(0.0, f64::max);
                    let found = |of: &[DVec3]| sampled(of);
                    assert!((found(&feature) - least).abs() < 0.05 * scale, "{name}, step {step}: {rest}");
                    assert!(found(&points) > least - 0.05 * scale, "{name}, step {step}: {rest}");
                    nearer += 1;
                }
            }
            before = iteration.simplex.points().iter().map(|support| support.point).collect();
        }
    }
    assert!(wrong > 100 && right > 100 && twins > 20, "{wrong} {right} {twins}");
    assert!(inside > 20 && nearer > 20, "{outside} {inside} {nearer}");
}

/// The distance of the origin from the hull of some points, found among many points of it.
fn sampled(points: &[DVec3]) -> f64 {
    const STEPS: u32 = 40;
    let last = points.len() - 1;
    let weights = (0..=STEPS).flat_map(|a| {
        (0..=STEPS - a).flat_map(move |b| {
            (0..=STEPS - a - b)
                .map(move |c| [a, b, c, STEPS - a - b - c].map(|it| f64::from(it) / f64::from(STEPS)))
        })
    });
    let point = |weights: [f64; 4]| -> DVec3 {
        weights.iter().enumerate().map(|(index, weight)| points[index.min(last)] * *weight).sum()
    };
    weights.map(|weights| point(weights).length()).fold(f64::INFINITY, f64::min)
}

/// Whether the origin is in the triangle or tetrahedron of these points: it is, unless some plane through all but one of
/// them, and perpendicular to the drawing in 2D, has that one on one side and the origin on the other.
fn holds_origin(points: &[DVec3], dimension: Dimension) -> bool {
    (0..points.len()).all(|left_out| {
        let mut side: Vec<DVec3> = points.to_vec();
        let opposite = side.remove(left_out);
        let third = if dimension == Dimension::Two { side[0] + DVec3::Z } else { side[2] };
        let normal = (side[1] - side[0]).cross(third - side[0]);
        normal.dot(opposite - side[0]) * normal.dot(-side[0]) >= 0.0
    })
}

/// A sound run has no sentence about defects, and a cycle is reported only if the algorithm does not detect it.
#[test]
fn a_sound_run_has_no_symptoms() {
    for (name, shapes, dimension, settings) in defective_runs() {
        let (trace, _, symptoms) = told(&shapes, dimension, &settings.sound());
        for step in 0..trace.steps() {
            if let Some(words) = symptoms.at(step) {
                let words = words.to_plain();
                assert!(words.contains("a cycle"), "{name}: {words}");
                assert_eq!(trace.outcome.termination, Termination::IterationLimit, "{name}");
            }
        }
        assert!(trace.events.iter().any(|event| matches!(event, Event::Ended(_))));
    }
}
