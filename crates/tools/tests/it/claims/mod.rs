//! Every claim of every step is true, according to an evaluator that shares no arithmetic with the program.
//!
//! ```text
//! by_hand  claims on small pairs, computed on paper
//! number   exact fractions, and intervals that decide most signs sooner
//! nearest  the point of a hull nearest to the origin, by brute force
//! truth    distance, depth and verdict of a pair of polytopes, by definition
//! reach    support functions of all shapes, from their closed forms
//! simplex  regions, planes and directions against the points of a simplex
//! judge    each fact against its definition, and the size of its error
//! runs     the claims of a run and their statuses, checked by the judge
//! pairs    pairs of every kind
//! ```

mod by_hand;
mod judge;
mod nearest;
mod number;
pub(crate) mod pairs;
mod reach;
mod runs;
mod simplex;
mod truth;

use gjk_proximity::geometry::{Convex, Dimension};
use gjk_proximity::gjk::{self, Algorithm, Defect, Defects, Precision, Query, Settings};
use glam::DVec3;
use rayon::prelude::*;

use pairs::Kind;
use runs::Report;
use truth::Polytopes;

/// The number of pairs of each kind, in each dimension; `CLAIM_PAIRS=160 cargo test --test it claims` checks more.
const PAIRS: u64 = 12;

/// Every kind of claim, with a status in which it must occur.
const KINDS_OF_CLAIMS: [&str; 22] = [
    "farthest proved",
    "reach proved",
    "stops-short proved",
    "nothing-beyond proved",
    "repeated proved",
    "beyond proved",
    "nearest-feature proved",
    "not-in-region proved",
    "origin-on-feature proved",
    "origin-on-span proved",
    "zero-direction proved",
    "towards-origin proved",
    "foot within",
    "flat proved",
    "nearest-point within",
    "lower-bound proved",
    "upper-bound proved",
    "supporting-facet within",
    "reaches-beyond-facet within",
    "encloses proved",
    "verdict proved",
    "cycle proved",
];

fn precisions() -> [Precision; 2] {
    [Precision::F64, Precision::F32]
}

/// All runs on a pair: each algorithm, without a defect and with one applicable defect.
fn runs_on(kind: Kind, dimension: Dimension, number: u64) -> Report {
    let pair = kind.pair(dimension, number);
    let mut report = Report::default();
    for precision in precisions() {
        let as_seen: [Convex<DVec3>; 2] = pair.each_ref().map(|shape| match precision {
            Precision::F32 => shape.cast::<glam::Vec3>().cast(),
            Precision::F64 => shape.clone(),
        });
        // A pair out of the range of f32 has no run in f32.
        if as_seen.iter().any(|shape| shape.core_vertices().into_iter().flatten().any(|it| !it.is_finite())) {
            continue;
        }
        let polytopes = Polytopes::of(&as_seen, dimension);
        for algorithm in Algorithm::NAMED {
            if algorithm.refusal(dimension).is_some() {
                continue;
            }
            let fitting: Vec<Defect> = Defect::ALL
                .into_iter()
                .filter(|defect| defect.refusal(algorithm, dimension).is_none())
                .collect();
            let turn = usize::try_from(number).unwrap();
            let made = fitting.get(turn % fitting.len().max(1));
            let defects = made.map(|defect| Defects::NONE.with(*defect));
            for defects in [Some(Defects::NONE), defects].into_iter().flatten() {
                // A triangle in 2D, a tetrahedron in 3D, and then a point in place of the newest, a few times.
                let next = [DVec3::NEG_X, DVec3::Y, DVec3::NEG_Y, DVec3::Z, DVec3::NEG_Z, DVec3::NEG_ONE];
                let next =
                    next.into_iter().map(|it| if dimension == Dimension::Two { it.with_z(0.0) } else { it });
                let ways = [DVec3::X, DVec3::new(-1.0, 0.5, 0.25), DVec3::new(0.1, -1.0, -0.7)];
                let mut initial_direction = ways[turn % ways.len()];
                if dimension == Dimension::Two {
                    initial_direction.z = 0.0;
                }
                let epa = turn.is_multiple_of(2);
                let settings = Settings {
                    algorithm,
                    precision,
                    defects,
                    initial_direction,
                    next_directions: next.filter(|it| *it != DVec3::ZERO).collect(),
                    epa,
                    iteration_limit: 24,
                    ..Settings::default()
                };
                let [p, q] = &pair;
                let trace = gjk::run(&Query { p, q, dimension, settings });
                let name = format!("{kind:?} {dimension:?} {number} {algorithm} {precision} {defects:?}");
                assert_eq!(trace.shapes, as_seen, "{name}");
                report.read(&trace, polytopes.as_ref(), &name);
                report.meet(algorithm.name());
                report.meet(precision.name());
                report.meet(runs::dimension_name(dimension));
                report.meet(format!("{kind:?}"));
                for defect in trace.defects.iter() {
                    report.meet(defect.name());
                }
            }
        }
    }
    report
}

/// All pairs, in parallel.
fn all_runs() -> Report {
    let count = std::env::var("CLAIM_PAIRS").map_or(PAIRS, |count| count.parse().unwrap());
    let mut tasks = Vec::new();
    for kind in Kind::ALL {
        for dimension in [Dimension::Two, Dimension::Three] {
            tasks.extend((0..count).map(|number| (kind, dimension, number)));
        }
    }
    let runs = tasks.into_par_iter().map(|(kind, dimension, number)| runs_on(kind, dimension, number));
    runs.reduce(Report::default, Report::merged)
}

#[test]
fn every_claim_of_every_step_is_true() {
    let report = all_runs();
    let listed = |wrong: &std::collections::BTreeMap<String, (usize, String)>| {
        let lines: Vec<String> = wrong
            .iter()
            .map(|(what, (count, example))| format!("{count} × {what}\n      {example}\n"))
            .collect();
        lines.concat()
    };
    assert!(report.wrong.is_empty(), "{}", listed(&report.wrong));
    assert!(report.steps >= 100_000, "only {} steps", report.steps);

    // Every kind occurred; otherwise some claims were never tested.
    let mut expected: Vec<String> = Kind::ALL.iter().map(|kind| format!("{kind:?}")).collect();
    expected.extend(Algorithm::NAMED.iter().map(|algorithm| algorithm.name().to_owned()));
    expected.extend(Defect::ALL.iter().map(|defect| defect.name().to_owned()));
    expected.extend(precisions().iter().map(|precision| precision.name().to_owned()));
    expected.extend([Dimension::Two, Dimension::Three].map(runs::dimension_name));
    expected.extend(KINDS_OF_CLAIMS.map(str::to_owned));
    for what in expected {
        assert!(report.count(&what) > 0, "{what} was never met");
    }
    // A mark that appears everywhere or nowhere tests nothing: the published algorithms conclude true and false things
    // alike.
    for kind in ["nearest-feature", "not-in-region", "verdict"] {
        for status in ["proved", "within", "concluded", "refuted"] {
            assert!(report.count(&format!("{kind} {status}")) >= 50, "{kind} {status}");
        }
    }
    assert!(report.count("hatched region") > 10_000);
}
