//! The change to make in the code of a listing that is wrong about a pair, and the run that is right with that change.

use glam::DVec3;

use super::span::{Narration, Span, say};
use super::span::{capital, named};
use crate::geometry::{Convex, Dimension, Side};
use crate::gjk::{
    self, Algorithm, Cause, Defect, Defects, Letter, Precision, Query, ReachTest, Reference, Settings, Trace,
    Verdict,
};

/// Limits that a run is tried with, where it was cut off by a lower one.
const LIMITS: [usize; 2] = [64, Settings::MAX_ITERATION_LIMIT];

/// A change that makes a run right, in words, and the same query with it.
#[derive(Clone, Debug, PartialEq)]
pub struct Remedy {
    /// `What to change: …`
    pub words: Narration,
    /// How the query is run with the change. The verdict of that run is right.
    pub settings: Settings,
    /// The run to compare with, for a button: `Compare with Robust`.
    pub title: String,
}

/// A change that may make a run right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Change {
    /// A direction of zero is a case of its own.
    GuardZero,
    /// The edge between two faces that see the origin decides.
    TestTheEdge,
    /// A reach of zero is a case of its own.
    TellTouch,
    /// Without these deliberate defects.
    Mend(Defects),
    /// More support points may be asked for, up to this many.
    Allow(usize),
    /// More digits.
    Widen,
    /// Exact arithmetic settles a question that roundoff leaves open.
    Settle,
}

/// The remedy for a run whose verdict is not true; none where it is, or where no change is known to make it right.
/// `settings` are those of the run, `shapes` P and Q.
pub fn remedy(
    shapes: &[Convex<DVec3>; 2],
    settings: &Settings,
    trace: &Trace,
    reference: &Reference,
) -> Option<Remedy> {
    let mut words = Narration::default();
    for change in changes(reference.cause_of(trace)?, settings, reference.verdict) {
        let Some(settings) = change.applied(settings, trace.dimension) else { continue };
        let (run, truth) = answered(shapes, trace.dimension, settings);
        if truth.agrees_with(run.outcome.verdict) {
            words.push("What to change: ");
            change.say(trace, &run, &mut words);
            return Some(Remedy { words, settings, title: change.title(&settings) });
        }
        if let Change::Mend(defects) = change {
            let plural = if defects.iter().count() == 1 { "mistake" } else { "mistakes" };
            say!(&mut words; "Without the ", plural, " ", named(settings.algorithm), " says ");
            say!(&mut words; run.outcome.verdict.word(), ", which is not true either. ");
            let sound = remedy(shapes, &settings, &run, &truth)?;
            words.append(sound.words);
            return Some(Remedy { words, ..sound });
        }
    }
    None
}

/// The changes to try against a cause, in order: the one that the listing needs, then those that help where it does not
/// suffice.
fn changes(cause: Cause, settings: &Settings, truth: Verdict) -> Vec<Change> {
    match cause {
        Cause::ZeroDirection => vec![Change::GuardZero],
        Cause::FirstFaceWins => vec![Change::TestTheEdge, Change::Settle],
        Cause::TouchingPolicy => vec![Change::TellTouch],
        Cause::Defects(defects) => vec![Change::Mend(defects)],
        Cause::Limit => {
            let higher = LIMITS.into_iter().filter(|limit| *limit > settings.iteration_limit);
            let allow = higher.map(Change::Allow);
            let widen = (settings.precision == Precision::F32).then_some(Change::Widen);
            let exact = if truth == Verdict::Touching { Change::TellTouch } else { Change::Settle };
            allow.chain(widen).chain([exact]).collect()
        }
        Cause::Roundoff(Precision::F32) => vec![Change::Widen, Change::Settle],
        Cause::Roundoff(Precision::F64) => vec![Change::Settle],
    }
}

/// A run with the truth about it.
fn answered([p, q]: &[Convex<DVec3>; 2], dimension: Dimension, settings: Settings) -> (Trace, Reference) {
    let query = Query { p, q, dimension, settings };
    let trace = gjk::run(&query);
    let reference = gjk::reference(&query, &trace.outcome);
    (trace, reference)
}

impl Change {
    /// How the query is run with the change; none where it cannot be.
    fn applied(self, settings: &Settings, dimension: Dimension) -> Option<Settings> {
        let by = |algorithm| Settings { algorithm, ..settings.sound() };
        let changed = match self {
            Self::GuardZero | Self::TellTouch | Self::Settle => by(Algorithm::Robust),
            Self::TestTheEdge => by(Algorithm::Djonov),
            Self::Mend(_) => settings.sound(),
            Self::Allow(iteration_limit) => Settings { iteration_limit, ..*settings },
            Self::Widen => Settings { precision: Precision::F64, ..*settings },
        };
        (changed.algorithm.refusal(dimension).is_none() && changed != *settings).then_some(changed)
    }

    /// The name of the run with the change, for a button.
    fn title(self, settings: &Settings) -> String {
        match self {
            Self::GuardZero | Self::TestTheEdge | Self::TellTouch | Self::Settle => {
                format!("Compare with {}", settings.algorithm.title())
            }
            Self::Mend(_) => "Compare with the sound run".to_owned(),
            Self::Allow(limit) => format!("Compare with a limit of {limit}"),
            Self::Widen => format!("Compare with {}", settings.precision.name()),
        }
    }

    /// Names the change in the code. `trace` is the run that is wrong, `mended` the one with the change.
    fn say(self, trace: &Trace, mended: &Trace, out: &mut Narration) {
        match self {
            Self::GuardZero => guard(trace.dimension, trace.algorithm, out),
            Self::TestTheEdge => {
                out.push("where two faces see the origin, test on which side of the edge between them it lies, and ");
                out.push("go on with the face of that side, as Djonov’s code does.");
            }
            Self::TellTouch => tell_touch(trace, out),
            Self::Mend(defects) => mend(defects, out),
            Self::Allow(_) => {
                let supports = mended.outcome.supports.to_string();
                say!(out; "the limit. ", capital(named(trace.algorithm)).as_str(), " needs ", supports.as_str());
                out.push(" support points here.");
            }
            Self::Widen => {
                say!(out; "compute in ", Precision::F64.name(), ". There ", named(trace.algorithm), " says ");
                say!(out; mended.outcome.verdict.word(), " of the shapes as they are, and that is true.");
            }
            Self::Settle => {
                out.push(
                    "where a number cannot be told from 0 for roundoff, do not trust its sign: settle the ",
                );
                out.push("question in exact arithmetic, as the robust query does.");
            }
        }
    }
}

fn guard(dimension: Dimension, algorithm: Algorithm, out: &mut Narration) {
    say!(out; "guard ", Span::Direction, " = 0. The origin lies on the edge then, and the search can go on along ");
    out.push(match dimension {
        Dimension::Two => "either normal of the edge",
        Dimension::Three => "any direction perpendicular to the edge",
    });
    out.push(match algorithm {
        Algorithm::Bittle => ": that is the remedy that Bittle’s article names. ",
        _ => ". ",
    });
    out.push("The robust query has such a guard.");
}

fn tell_touch(trace: &Trace, out: &mut Narration) {
    let last = trace.iterations().pop();
    let at_zero = last.is_some_and(|last| last.test == ReachTest::Rejected && last.reach == 0.0);
    say!(out; "make ", Letter::A, "·", Span::Direction, " = 0 a case of its own, as the robust query does: the origin is ");
    out.push("not inside then, but on the boundary or outside.");
    if at_zero && trace.outcome.verdict == Verdict::Separate {
        out.push(" “<” in place of “≤” in the reach test would only let this point pass.");
    }
}

/// Names the repair of each defect.
fn mend(defects: Defects, out: &mut Narration) {
    for (order, defect) in defects.iter().enumerate() {
        out.push(if order == 0 { "" } else { "; " });
        match defect {
            Defect::NoNegation => {
                say!(out; "ask ", Side::Q, " for its farthest point against ", Span::Direction, ", not along it");
            }
            Defect::MaximumFromZero => {
                out.push("begin the maximum with the product of the first vertex, not with 0");
            }
            Defect::ReversedWinding => {
                out.push("list triangles so that their normals point out of the simplex");
            }
            Defect::NoFlip => out.push("where the origin is below the triangle, let B and C change places"),
            Defect::RejectsAtZero => {
                say!(out; "reject a point only where its product with ", Span::Direction, " is below 0, not at 0");
            }
            Defect::InverseForTranspose => {
                out.push("ask the ball for its farthest point along the transpose of the matrix times the direction");
            }
            Defect::FirstFaceWins => out.push("where two faces see the origin, test the edge between them"),
            Defect::NoZeroGuard => {
                say!(out; "guard ", Span::Direction, " = 0: look perpendicular to the edge on which the origin lies");
            }
        }
    }
    out.push(".");
}
