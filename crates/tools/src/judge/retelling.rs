//! An external trace as a trace of the sandbox: it is stepped, drawn and compared like a run of the sandbox.
//!
//! Its events come from the reported steps: support points, kept points, the next direction, the end.
//! Missing data of a step is listed in the [`ExternalRun`] of the trace, and nothing replaces it.

use glam::DVec3;

use super::audit::AuditTolerance;
use super::case::Case;
use super::dialogue::SolverAnswers;
use super::finding::Finding;
use super::protocol::{SolverAnswer, Step, Touch, vector};
use crate::geometry::SupportPoint;
use crate::gjk::{
    Algorithm, Defects, Event, Letter, OnCores, Outcome, Precision, ReachTest, Redirected, Reduced, Sign,
    Simplex, Supported, Termination, Trace, Verdict,
};
use crate::internal::{ExternalError, ExternalIteration, ExternalRun};
use crate::message::text;

/// Maximum length of a kept name, in characters.
const LONGEST_NAME: usize = 80;

/// Returns a name on one line.
pub(super) fn short_name(text: Option<&str>) -> String {
    let text: String = text.unwrap_or_default().chars().take(LONGEST_NAME).collect();
    crate::words::one_line(text.trim())
}

/// Maximum number of vertex pairs that are searched for the vertex pair of a point.
const MAX_PAIRS: usize = 100_000;

/// The source of a run, and the rules by which it is judged.
#[derive(Clone, Debug)]
pub(super) struct Retelling {
    /// The name of the program.
    pub(super) name: String,
    pub(super) precision: Precision,
    pub(super) touch: Touch,
    pub(super) tolerance: AuditTolerance,
    /// Maximum number of steps that are shown.
    pub(super) most_steps: usize,
}

/// Converts the answers about a case to a trace. Returns `None` if no step can be shown.
pub(super) fn retell(
    case: &Case,
    told: &SolverAnswers,
    finding: Option<&Finding>,
    terms: &Retelling,
) -> Option<Trace> {
    let answer = told.answer.as_ref();
    let mut tale =
        Tale { case, terms, simplex: Simplex::EMPTY, events: Vec::new(), external: ExternalRun::default() };
    if let Some(radii) = tale.cores(&told.steps) {
        tale.events.push(OnCores { radii }.into());
    }
    for (index, step) in told.steps.iter().enumerate() {
        let is_last = index + 1 == told.steps.len();
        if let Err(reason) = tale.step(index, step, answer.filter(|_| is_last), told.steps.get(index + 1)) {
            tale.external.breaks_off = Some(reason);
            break;
        }
    }
    let Tale { simplex, mut events, mut external, .. } = tale;
    if external.iterations.is_empty() {
        return None;
    }
    events.push(Termination::External.into());
    let shown = external.iterations.len();
    external.name.clone_from(&terms.name);
    external.distance = answer.and_then(|answer| answer.distance);
    external.depth = answer.and_then(|answer| answer.depth);
    external.error = finding.map(|finding| ExternalError {
        iteration: finding.step.and_then(|step| step.checked_sub(1)).filter(|step| *step < shown),
        sentence: finding.sentence.clone(),
    });
    let direction = events.iter().rev().find_map(Event::supported).map(|supported| supported.direction);
    let outcome = Outcome {
        termination: Termination::External,
        answer: answer.map(|answer| answer.intersects),
        verdict: verdict(case, answer, terms.touch),
        supports: shown,
        simplex,
        direction: direction.unwrap_or_default(),
        settled_exactly: false,
        measurement: None,
    };
    Some(Trace {
        algorithm: Algorithm::Robust,
        precision: terms.precision,
        dimension: case.dimension(),
        defects: Defects::NONE,
        shapes: case.shapes.clone(),
        events,
        outcome,
        external: Some(Box::new(external)),
    })
}

/// Returns the verdict for a yes or no. If the shapes touch and the policy `touch` accepts the answer, the verdict is
/// TOUCHING.
fn verdict(case: &Case, answer: Option<&SolverAnswer>, touch: Touch) -> Verdict {
    match answer {
        None => Verdict::Undecided,
        Some(answer) if case.reference.verdict == Verdict::Touching && touch.allows(answer.intersects) => {
            Verdict::Touching
        }
        Some(answer) if answer.intersects => Verdict::Overlap,
        Some(_) => Verdict::Separate,
    }
}

/// A trace that is being built.
struct Tale<'a> {
    case: &'a Case,
    terms: &'a Retelling,
    simplex: Simplex<DVec3>,
    events: Vec<Event>,
    external: ExternalRun,
}

impl Tale<'_> {
    /// Adds the events of a step; the error is a sentence that says why the step cannot be shown.
    fn step(
        &mut self,
        index: usize,
        step: &Step,
        answer: Option<&SolverAnswer>,
        next: Option<&Step>,
    ) -> Result<(), String> {
        let number = index + 1;
        if index >= self.terms.most_steps {
            return Err(text!("judge-first-steps"; count = index));
        }
        if self.simplex.len() > self.case.dimension().count() {
            return Err(text!("judge-step-full"; step = number.to_string(), count = self.simplex.len()));
        }
        let read = |said: Option<&[f64]>| said.and_then(|said| vector(said, self.case.dimension()));
        let v = read(step.v.as_deref());
        let support =
            self.newest(step).ok_or_else(|| text!("judge-step-without-point"; step = number.to_string()))?;
        let direction = v.unwrap_or(DVec3::ZERO);
        let support_value = support.point.dot(direction);
        let sign = match support_value.partial_cmp(&0.0) {
            Some(std::cmp::Ordering::Greater) => Sign::Positive,
            Some(std::cmp::Ordering::Less) => Sign::Negative,
            _ => Sign::Zero,
        };
        let is_no = answer.is_some_and(|answer| !answer.intersects);
        let is_rejected = is_no && direction != DVec3::ZERO && sign != Sign::Positive;
        let supported = Supported {
            direction,
            support,
            support_value,
            sign,
            bound: 0.0,
            aimed: false,
            at_origin: support.point == DVec3::ZERO,
            test: if is_rejected { ReachTest::Rejected } else { ReachTest::Untested },
        };
        self.events.push(supported.into());
        let mut given = ExternalIteration {
            has_direction: v.is_some(),
            has_vertex_pair: step.p.is_some() && step.q.is_some() && support.index_p.is_some(),
            has_simplex: step.simplex.is_some(),
            strangers: 0,
        };
        if !is_rejected {
            let lettered = self.simplex.with_newest(support);
            let (kept, strangers) = self.kept(&lettered, step);
            given.strangers = strangers;
            let dropped =
                lettered.letters().iter().copied().filter(|letter| !kept.contains(letter)).collect();
            self.simplex = lettered.keep(&kept);
            self.events.push(Reduced { kept, dropped }.into());
        }
        self.external.iterations.push(given);
        if let Some(direction) = next.and_then(|next| read(next.v.as_deref())) {
            self.events.push(Redirected { direction, exactly_zero: direction == DVec3::ZERO }.into());
        }
        Ok(())
    }

    /// The radii, if the shapes are rounded and all points are differences of vertices.
    fn cores(&self, steps: &[Step]) -> Option<[f64; 2]> {
        let radii = self.case.shapes.each_ref().map(|shape| shape.radius);
        let [p, q] = self.case.vertices();
        let is_of_cores = |step: &Step| {
            let a = step.a.as_ref().map(|a| vector(a, self.case.dimension()));
            let vertex_pair =
                step.p.and_then(|index| p.get(index)).zip(step.q.and_then(|index| q.get(index)));
            match (a, vertex_pair) {
                (Some(Some(a)), Some((p, q))) => {
                    let size = p.abs().max_element().max(q.abs().max_element());
                    a.distance(*p - *q) <= self.terms.tolerance.of(size, 1)
                }
                (None, Some(_)) => true,
                _ => false,
            }
        };
        (radii != [0.0; 2] && steps.iter().all(is_of_cores)).then_some(radii)
    }

    /// The new point of a step: given as `a`, by its vertex pair, or as the first of the kept points if that
    /// is new.
    fn newest(&self, step: &Step) -> Option<SupportPoint<DVec3>> {
        let dimension = self.case.dimension();
        let [p, q] = self.case.vertices();
        let vertex_pair =
            step.p.zip(step.q).filter(|(p_index, q_index)| *p_index < p.len() && *q_index < q.len());
        let told = match &step.a {
            Some(a) => Some(vector(a, dimension)?),
            None => None,
        };
        if let Some((index_p, index_q)) = vertex_pair {
            let point = told.unwrap_or(p[index_p] - q[index_q]);
            let (index_p, index_q) = (Some(index_p), Some(index_q));
            let [on_p, on_q] = [p[index_p?], q[index_q?]];
            return Some(SupportPoint { point, on_p, on_q, index_p, index_q });
        }
        let first = || {
            let first = vector(step.simplex.as_ref()?.first()?, dimension)?;
            let is_old = self.simplex.points().iter().any(|old| old.point == first);
            (!is_old).then_some(first)
        };
        let point = told.or_else(first)?;
        Some(self.with_vertex_pair(point))
    }

    /// A point with its vertex pair, if two vertices have exactly this difference.
    fn with_vertex_pair(&self, point: DVec3) -> SupportPoint<DVec3> {
        let [p, q] = self.case.vertices();
        let found = (p.len().saturating_mul(q.len()) <= MAX_PAIRS)
            .then(|| {
                let pairs = (0..p.len()).flat_map(|i| (0..q.len()).map(move |j| (i, j)));
                pairs.into_iter().find(|(i, j)| p[*i] - q[*j] == point)
            })
            .flatten();
        match found {
            Some((i, j)) => {
                SupportPoint { point, on_p: p[i], on_q: q[j], index_p: Some(i), index_q: Some(j) }
            }
            None => SupportPoint { point, on_p: point, on_q: DVec3::ZERO, index_p: None, index_q: None },
        }
    }

    /// The letters of the points that a step keeps, and the number of its points without a letter. If the
    /// step does not list its points, only the newest is kept.
    fn kept(&self, lettered: &Simplex<DVec3>, step: &Step) -> (Vec<Letter>, usize) {
        let Some(said) = &step.simplex else { return (vec![Letter::A], 0) };
        let mut kept = Vec::new();
        let mut strangers = 0;
        for point in said {
            let found = vector(point, self.case.dimension()).and_then(|point| {
                let is_free = |letter: &Letter| !kept.contains(letter);
                let near =
                    |old: DVec3| old.distance(point) <= self.terms.tolerance.of(old.abs().max_element(), 1);
                let exact = lettered.lettered().find(|(letter, old)| is_free(letter) && old.point == point);
                exact
                    .or_else(|| lettered.lettered().find(|(letter, old)| is_free(letter) && near(old.point)))
                    .map(|(letter, _)| letter)
            });
            match found {
                Some(letter) => kept.push(letter),
                None => strangers += 1,
            }
        }
        if kept.is_empty() {
            kept.push(Letter::A);
        }
        (kept, strangers)
    }
}
