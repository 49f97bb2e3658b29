//! A survey of a solver on many pairs and their changes: counts and sizes of errors, without a proof of
//! each.

use super::case::Case;
use super::grade::{Grade, GradeError, Solver};
use super::protocol::{SolverAnswer, vector};
use crate::gjk::Verdict;
use crate::lab::{Changes, GivenLength, LengthErrors, PairChange, Watch, size};

/// The counts of a solver.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SolverSurvey {
    /// The name from the hello of the solver.
    pub name: Option<String>,
    /// The number of pairs sent.
    pub pairs: u64,
    /// The number of right answers about pairs that overlap or are separate.
    pub right: u64,
    /// The number of overlaps with the answer no.
    pub false_no: u64,
    /// The number of separate pairs with the answer yes.
    pub false_yes: u64,
    /// The number of pairs without an answer: a crash, a timeout, garbage.
    pub unanswered: u64,
    /// The number of touches with the answer yes.
    pub touching_yes: u64,
    /// The number of touches with the answer no.
    pub touching_no: u64,
    /// The lowest numbers of pairs with a wrong or missing answer, at most [`SolverSurvey::MAX_CASES`].
    pub wrong: Vec<u64>,
    /// The errors of its lengths, for pairs whose true length is proved exactly.
    pub errors: LengthErrors,
    /// Changes of the pairs that changed its answer or length, in the order of [`PairChange::ALL`], if they were
    /// sent.
    pub changes: Option<Changes>,
    /// Whether the survey was canceled before all pairs were sent.
    pub is_cancelled: bool,
}

impl SolverSurvey {
    /// Maximum number of wrong pairs whose numbers are kept.
    pub const MAX_CASES: usize = 20;

    /// Returns whether no answer about pairs that overlap or are separate is wrong or missing, and no change
    /// of a pair changed one.
    pub fn is_right(&self) -> bool {
        let is_steady = self.changes.iter().flatten().all(|changed| changed.verdicts == 0);
        self.wrong.is_empty() && is_steady
    }
}

impl Grade {
    /// Asks the solver about all cases, and with `has_changes` about each with every change of
    /// [`PairChange::ALL`] as well.
    ///
    /// # Errors
    /// [`GradeError::Spawn`]: the program cannot be started.
    pub fn survey(
        &self,
        cases: impl Iterator<Item = Case>,
        has_changes: bool,
        watch: &Watch,
    ) -> Result<SolverSurvey, GradeError> {
        let mut solver = Solver::started(self, watch)?;
        let mut survey =
            SolverSurvey { changes: has_changes.then(Changes::default), ..SolverSurvey::default() };
        for case in cases {
            // The changed pairs have numbers of their own.
            let number = case.id;
            let case = Case { id: number * STRIDE, ..case };
            let answer = solver.ask(&case).answer;
            if watch.is_cancelled() {
                // Then the judge did not wait for the answer.
                survey.is_cancelled = true;
                break;
            }
            survey.count(number, &case, answer.as_ref());
            if let (Some(changes), Some(answer)) = (&mut survey.changes, &answer) {
                for (index, change) in PairChange::ALL.into_iter().enumerate() {
                    let changed = change.apply(&case.scene, number);
                    let id = case.id + 1 + index as u64;
                    let Some(changed) = changed.and_then(|scene| Case::new(id, String::new(), &scene).ok())
                    else {
                        continue;
                    };
                    // Either answer to a touch is right; rounding may change the truth.
                    let verdict = case.reference.verdict;
                    if verdict == Verdict::Touching || changed.reference.verdict != verdict {
                        continue;
                    }
                    let Some(after) = solver.ask(&changed).answer else { continue };
                    let factor = change.factor(number);
                    let lengths = given(answer, &case)
                        .zip(given(&after, &changed))
                        .map(|(a, b)| [a.signed * factor, b.signed]);
                    let is_same = answer.intersects == after.intersects;
                    let size = size(&case.shapes) * factor;
                    changes[index].add(number, change, is_same, lengths, size);
                }
            }
            watch.count();
        }
        survey.name = solver.name();
        Ok(survey)
    }
}

/// The number of identifiers in the protocol that are reserved for one pair.
const STRIDE: u64 = PairChange::ALL.len() as u64 + 1;

impl SolverSurvey {
    fn count(&mut self, number: u64, case: &Case, answer: Option<&SolverAnswer>) {
        self.pairs += 1;
        let said = answer.map(|answer| answer.intersects);
        let count = match (case.reference.verdict, said) {
            (_, None) => &mut self.unanswered,
            (Verdict::Touching, Some(true)) => &mut self.touching_yes,
            (Verdict::Touching, Some(false)) => &mut self.touching_no,
            (Verdict::Overlap, Some(false)) => &mut self.false_no,
            (Verdict::Separate, Some(true)) => &mut self.false_yes,
            (_, Some(_)) => &mut self.right,
        };
        *count += 1;
        let is_wrong = match (case.reference.verdict, said) {
            (_, None) | (Verdict::Overlap, Some(false)) | (Verdict::Separate, Some(true)) => true,
            (_, Some(_)) => false,
        };
        if is_wrong && self.wrong.len() < Self::MAX_CASES {
            self.wrong.push(number);
        }
        if let Some(answer) = answer
            && let Some(truth) = case.length.as_ref().filter(|truth| truth.exact)
        {
            self.errors.add(number, truth, given(answer, case), size(&case.shapes));
        }
    }
}

/// The length of an answer, with the normal between its witness points.
fn given(answer: &SolverAnswer, case: &Case) -> Option<GivenLength> {
    let depth = answer.depth.filter(|depth| answer.intersects && *depth > 0.0).map(|depth| -depth);
    let signed = depth.or(answer.distance)?;
    let witness = answer.witness.as_ref().and_then(|[p, q]| {
        let dimension = case.dimension();
        (vector(q, dimension)? - vector(p, dimension)?).try_normalize()
    });
    Some(GivenLength { signed, normal: witness })
}
