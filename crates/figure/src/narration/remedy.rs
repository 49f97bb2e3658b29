//! The fix for published code that is wrong about a pair, and the run that is right with that fix.

use glam::DVec3;

use super::phrases::plain;
use super::{Message, Narration, message, named, said, separated};
use crate::geometry::{Convex, Dimension};
use crate::gjk::{
    self, Algorithm, Cause, Defects, Precision, Query, ReachTest, Reference, Settings, Trace, Verdict,
};

/// Iteration limits to try after a lower limit has stopped a run.
const LIMITS: [usize; 2] = [64, Settings::MAX_ITERATION_LIMIT];

/// A change that makes a run right: in words, and as settings of the query.
#[derive(Clone, Debug, PartialEq)]
pub struct Remedy {
    /// `Fix: …`
    pub words: Narration,
    /// The settings of the query with the change. The verdict of that run is right.
    pub settings: Settings,
    /// The run to compare with, for a button: `Compare with Robust`.
    pub title: String,
}

/// A change that may make a run right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CodeChange {
    /// Treat a direction of zero as a separate case.
    GuardZero,
    /// Test the edge between two faces with the origin in front of both.
    TestTheEdge,
    /// Treat a support point level with the origin as a separate case.
    TellTouch,
    /// Remove these planted defects.
    Mend(Defects),
    /// Raise the limit to this number of iterations.
    Allow(usize),
    /// Let the simplex choose the directions.
    Steer,
    /// Compute in double precision.
    Widen,
    /// Settle in exact arithmetic a question that roundoff leaves open.
    Settle,
}

/// Returns the fix for a run with a false verdict. Returns `None` if the verdict is true or no known change makes it
/// right. `settings` are the settings of the run, `shapes` P and Q.
pub fn remedy(
    shapes: &[Convex<DVec3>; 2],
    settings: &Settings,
    trace: &Trace,
    reference: &Reference,
) -> Option<Remedy> {
    for change in changes(reference.cause_of(trace)?, settings, reference.verdict) {
        let Some(settings) = change.applied(settings, trace.dimension) else { continue };
        let query = Query { p: &shapes[0], q: &shapes[1], dimension: trace.dimension, settings };
        let run = gjk::run(&query);
        let truth = gjk::reference(&query, &run.outcome);
        if truth.agrees_with(run.outcome.verdict) {
            let words = said(message!("fix"; change = change.message(trace, &run)));
            return Some(Remedy { words, settings, title: change.title(&settings) });
        }
        if let CodeChange::Mend(defects) = change {
            let sound = remedy(shapes, &settings, &run, &truth)?;
            let (code, verdict) = (named(settings.algorithm), run.outcome.verdict.word());
            let count = defects.iter().count();
            let words = message!("fix-sound-too"; code, verdict, fix = sound.words, :count);
            return Some(Remedy { words: said(words), ..sound });
        }
    }
    None
}

/// Returns the changes to try against a cause, in order: first the change that the code needs, then others if the first
/// does not suffice.
fn changes(cause: Cause, settings: &Settings, truth: Verdict) -> Vec<CodeChange> {
    match cause {
        Cause::ZeroDirection => vec![CodeChange::GuardZero],
        Cause::FirstFaceWins => vec![CodeChange::TestTheEdge, CodeChange::Settle],
        Cause::TouchingPolicy => vec![CodeChange::TellTouch],
        Cause::Defects(defects) => vec![CodeChange::Mend(defects)],
        Cause::Limit => {
            let higher = LIMITS.into_iter().filter(|limit| *limit > settings.iteration_limit);
            let allow = higher.map(CodeChange::Allow);
            let widen = (settings.precision == Precision::F32).then_some(CodeChange::Widen);
            let exact = if truth == Verdict::Touching { CodeChange::TellTouch } else { CodeChange::Settle };
            allow.chain(widen).chain([exact]).collect()
        }
        Cause::Directions => vec![CodeChange::Steer],
        Cause::Roundoff(Precision::F32) => vec![CodeChange::Widen, CodeChange::Settle],
        Cause::Roundoff(Precision::F64) => vec![CodeChange::Settle],
    }
}

impl CodeChange {
    /// Returns the settings of the query with the change. Returns `None` if the algorithm cannot run with them.
    fn applied(self, settings: &Settings, dimension: Dimension) -> Option<Settings> {
        let by = |algorithm| Settings { algorithm, ..settings.sound() };
        let changed = match self {
            Self::GuardZero | Self::TellTouch | Self::Steer | Self::Settle => by(Algorithm::Robust),
            Self::TestTheEdge => by(Algorithm::Djonov),
            Self::Mend(_) => settings.sound(),
            Self::Allow(iteration_limit) => Settings { iteration_limit, ..*settings },
            Self::Widen => Settings { precision: Precision::F64, ..*settings },
        };
        (changed.algorithm.refusal(dimension).is_none() && changed != *settings).then_some(changed)
    }

    /// Names the run with the change, for a button.
    fn title(self, settings: &Settings) -> String {
        let (with, name) = match self {
            Self::GuardZero | Self::TestTheEdge | Self::TellTouch | Self::Steer | Self::Settle => {
                ("name", settings.algorithm.title().to_owned())
            }
            Self::Mend(_) => ("sound", String::new()),
            Self::Allow(limit) => ("limit", limit.to_string()),
            Self::Widen => ("name", settings.precision.name().to_owned()),
        };
        plain(message!("fix-title"; name, :with))
    }

    /// Describes the change in the code. `trace` is the wrong run, `mended` the run with the change.
    fn message(self, trace: &Trace, mended: &Trace) -> Message {
        let outcome = &mended.outcome;
        match self {
            Self::GuardZero => {
                let is_bittle = trace.algorithm == Algorithm::Bittle;
                message!("fix-zero-guard"; dimension: trace.dimension.count(), :is_bittle)
            }
            Self::TestTheEdge => message!("fix-first-face"),
            Self::TellTouch => {
                let last = trace.iterations().pop();
                let at_zero =
                    last.is_some_and(|last| last.test == ReachTest::Rejected && last.support_value == 0.0);
                let is_rejected = at_zero && trace.outcome.verdict == Verdict::Separate;
                message!("fix-touch"; :is_rejected)
            }
            Self::Mend(defects) => {
                let fixes = defects.iter().map(|defect| message!("fix-defect"; :defect));
                message!("fix-defects"; defects = separated(fixes, "; "))
            }
            Self::Allow(_) => {
                message!("fix-limit"; code = named(trace.algorithm), count: outcome.supports)
            }
            Self::Widen => {
                let (precision, code) = (Precision::F64.name(), named(trace.algorithm));
                message!("fix-precision"; precision, code, verdict = outcome.verdict.word())
            }
            Self::Steer => message!("fix-directions"),
            Self::Settle => message!("fix-roundoff"),
        }
    }
}
