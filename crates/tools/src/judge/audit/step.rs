//! Checks the steps of a query, one after the other. Missing data of a solver is not checked.

use glam::DVec3;
use serde_json::json;

use super::feature::{self, Judged};
use super::tolerance::AuditTolerance;
use super::words::{numbers, short, shown};
use super::{direction, length, support};
use crate::geometry::Side;
use crate::internal::by_coordinates;
use crate::judge::case::Case;
use crate::judge::claims::{ClaimedPart, Consequence, Declared};
use crate::judge::dialogue::SolverAnswers;
use crate::judge::finding::{Finding, FindingKind};
use crate::judge::protocol::{NotFinite, SolverAnswer, Step, vector};
use crate::message::text;

/// The findings about the steps of a run.
#[derive(Debug)]
pub(super) struct StepFindings {
    /// The first error.
    pub(super) error: Option<Finding>,
    /// The first unusual step before that error. It is an error only if the run ends wrong.
    pub(super) unusual: Option<Finding>,
    /// Whether kept points and a direction return again and again.
    pub(super) is_endless: bool,
    /// Sentences about steps that are right only within tolerance.
    pub(super) by_tolerance: Vec<String>,
}

/// Finds the first error in the steps.
pub(super) fn examine(
    case: &Case,
    told: &SolverAnswers,
    tolerance: AuditTolerance,
    declared: &Declared,
) -> StepFindings {
    let mut walk = StepWalk {
        case,
        tolerance,
        declared,
        unusual: None,
        is_endless: false,
        zero: 0.0,
        by_tolerance: Vec::new(),
        seen: Vec::new(),
        kept: Some(Vec::new()),
        last: None,
        visited: Vec::new(),
    };
    let count = told.steps.len();
    let error = told.steps.iter().enumerate().find_map(|(index, step)| {
        let answer = told.answer.as_ref().filter(|_| index + 1 == count);
        walk.step(index + 1, step, answer)
    });
    let StepWalk { unusual, is_endless, by_tolerance, .. } = walk;
    StepFindings { error, unusual, is_endless, by_tolerance }
}

/// Number of occurrences of the same kept points and direction that make a run endless. A restart may repeat them
/// once.
const ENDLESS: usize = 3;

/// Maximum number of steps named as right within tolerance.
const MAX_BY_TOLERANCE: usize = 20;

/// The facts known after some steps.
struct StepWalk<'a> {
    case: &'a Case,
    tolerance: AuditTolerance,
    declared: &'a Declared,
    /// The first step that is unusual.
    unusual: Option<Finding>,
    is_endless: bool,
    /// The largest distance so far that the run has counted as zero. Later steps depend on it.
    zero: f64,
    /// Sentences about the decisions that depend on `zero`.
    by_tolerance: Vec<String>,
    /// All points so far.
    seen: Vec<DVec3>,
    /// The points that were kept, the newest first. `None` if the solver has not named them.
    kept: Option<Vec<DVec3>>,
    /// The last direction.
    last: Option<DVec3>,
    /// The pairs of kept points and direction so far: if one returns, so does everything that follows.
    visited: Vec<(Vec<DVec3>, DVec3)>,
}

impl StepWalk<'_> {
    /// Finds the error in a step; `answer` follows the last step.
    fn step(&mut self, number: usize, step: &Step, answer: Option<&SolverAnswer>) -> Option<Finding> {
        let at = (number, self.tolerance);
        if let Some(not_finite) = &step.noted.not_finite {
            return Some(no_number(not_finite, number));
        }
        self.zero = self.zero.max(step.noted.zero.unwrap_or(0.0));
        let v = match self.read("v", step.v.as_deref(), number) {
            Ok(v) => v,
            Err(finding) => return Some(finding),
        };
        let a = match self.read("a", step.a.as_deref(), number) {
            Ok(a) => a,
            Err(finding) => return Some(finding),
        };
        if let Some(v) = v {
            let returned = self.returns(v, number);
            if let Some(error) = returned.and_then(|it| self.weigh(it)) {
                return Some(error);
            }
            let kept = self.kept.clone().unwrap_or_default();
            let wrong = direction::error(self.case, v, &kept, self.last, at);
            if let Some(error) = wrong.and_then(|it| self.weigh(it)) {
                return Some(error);
            }
            for (side, said) in [(Side::P, step.p), (Side::Q, step.q)] {
                let wrong = said.and_then(|said| support::vertex(self.case, side, v, said, at));
                if let Some(error) = wrong.and_then(|it| self.weigh(it)) {
                    return Some(error);
                }
            }
        }
        if let Some(error) = self.newest(step, a, v, number).and_then(|it| self.weigh(it)) {
            return Some(error);
        }
        let a = a.or_else(|| self.difference(step));
        self.seen.extend(a);
        if let Some(error) = self.keep(step, (a, v), answer, at) {
            return Some(error);
        }
        self.last = v;
        let judges_bounds = self.declared.includes(ClaimedPart::Bounds);
        length::of_bounds(self.case, &step.noted, at).filter(|_| judges_bounds)
    }

    /// Returns a finding that is an error, and notes a finding that is only unusual.
    fn weigh(&mut self, finding: Finding) -> Option<Finding> {
        match self.declared.weight(finding.kind) {
            Consequence::Error => Some(finding),
            Consequence::ErrorIfHarmful => {
                self.unusual.get_or_insert(finding);
                None
            }
            Consequence::Unjudged => None,
        }
    }

    /// Judges the kept points of a step, and keeps them.
    fn keep(
        &mut self,
        step: &Step,
        (a, v): (Option<DVec3>, Option<DVec3>),
        answer: Option<&SolverAnswer>,
        at: (usize, AuditTolerance),
    ) -> Option<Finding> {
        let before = self.kept.take();
        let kept = match self.read_kept(step, at.0) {
            Ok(kept) => kept,
            Err(finding) => return self.weigh(finding),
        };
        let wrong = before.zip(kept.as_ref()).and_then(|(before, kept)| {
            let there: Vec<DVec3> = a.into_iter().chain(before.iter().copied()).collect();
            // At the end, a rejected point may be left out, or not. Whether it was to be rejected is a matter of
            // the answer.
            let is_rejected = a.zip(v).is_some_and(|(a, v)| a.dot(v) <= 0.0)
                || (answer.is_some_and(|answer| !answer.intersects) && *kept == before);
            if is_rejected && answer.is_some() { None } else { self.judge_kept(&there, kept, at) }
        });
        self.kept = kept;
        wrong.and_then(|it| self.weigh(it))
    }

    /// Reads a vector of a step; an error if it is not a valid vector.
    fn read(&self, name: &str, said: Option<&[f64]>, step: usize) -> Result<Option<DVec3>, Finding> {
        let Some(said) = said else { return Ok(None) };
        let count = self.case.dimension().count();
        vector(said, self.case.dimension()).map(Some).ok_or_else(|| Finding {
            kind: FindingKind::Garbage,
            step: Some(step),
            sentence: text!(
                "judge-step-numbers"; step = step.to_string(), count = count, name = name, found = said.len(),
            ),
            exact: json!({ "said": said }),
        })
    }

    /// Returns a finding if the kept points and the direction are those of an earlier step.
    fn returns(&mut self, v: DVec3, step: usize) -> Option<Finding> {
        let mut kept = self.kept.clone().filter(|kept| !kept.is_empty())?;
        kept.sort_by(|a, b| by_coordinates(a.to_array(), b.to_array()));
        let state = (kept, v);
        let earlier = self.visited.iter().position(|visited| *visited == state);
        self.visited.push(state);
        let times = |state: &(Vec<DVec3>, DVec3)| self.visited.iter().filter(|it| *it == state).count();
        self.is_endless |= self.visited.last().is_some_and(|state| times(state) >= ENDLESS);
        let length = self.visited.len() - 1 - earlier?;
        Some(Finding {
            kind: FindingKind::Progress,
            step: Some(step),
            sentence: text!(
                "judge-step-returns"; step = step.to_string(), earlier = (step - length).to_string(),
            ),
            exact: json!({ "length": length }),
        })
    }

    /// The difference of the named vertices.
    fn difference(&self, step: &Step) -> Option<DVec3> {
        let (on_p, on_q) = self.vertex_pair(step)?;
        Some(on_p - on_q)
    }

    /// The named vertices.
    fn vertex_pair(&self, step: &Step) -> Option<(DVec3, DVec3)> {
        let [p, q] = self.case.vertices();
        p.get(step.p?).copied().zip(q.get(step.q?).copied())
    }

    /// Finds the error in the new point.
    fn newest(&self, step: &Step, a: Option<DVec3>, v: Option<DVec3>, number: usize) -> Option<Finding> {
        let [p, q] = self.case.vertices();
        let a = a?;
        let size = |point: DVec3| point.abs().max_element();
        let largest = p.iter().chain(q).fold(0.0_f64, |most, vertex| most.max(size(*vertex)));
        let radii = self.case.shapes[0].radius + self.case.shapes[1].radius;
        let allowed = self.tolerance.of(largest + radii, 1);
        if let Some((on_p, on_q)) = self.vertex_pair(step) {
            let expected = on_p - on_q;
            // The point may belong to the rounded shapes.
            if a.distance(expected) > allowed && (a.distance(expected) - radii).abs() > allowed {
                return Some(Finding {
                    kind: FindingKind::Difference,
                    step: Some(number),
                    sentence: text!(
                        "judge-step-difference"; step = number.to_string(), said = shown(a, self.case),
                        on_p = shown(on_p, self.case), on_q = shown(on_q, self.case),
                        expected = shown(expected, self.case),
                    ),
                    exact: json!({ "said": numbers(a, self.case), "expected": numbers(expected, self.case) }),
                });
            }
        } else if let Some(v) = v {
            let reach = |points: &[DVec3], v: DVec3| {
                points.iter().map(|it| it.dot(v)).fold(f64::NEG_INFINITY, f64::max)
            };
            let farthest = reach(p, v) + reach(q, -v);
            let (said, slack) = (a.dot(v), allowed * v.length());
            let kind = if said < farthest - slack {
                FindingKind::Support
            } else if said > farthest + radii * v.length() + slack {
                FindingKind::Difference
            } else {
                return None;
            };
            let relation = if kind == FindingKind::Support { "less" } else { "more" };
            return Some(Finding {
                kind,
                step: Some(number),
                sentence: text!(
                    "judge-step-reach"; step = number.to_string(), relation = relation, said = short(said),
                    v = shown(v, self.case), farthest = short(farthest),
                ),
                exact: json!({ "said": said, "expected": farthest }),
            });
        }
        None
    }

    /// Reads the kept points; an error if one of them never occurred.
    fn read_kept(&self, step: &Step, number: usize) -> Result<Option<Vec<DVec3>>, Finding> {
        let Some(said) = &step.simplex else { return Ok(None) };
        let most = self.case.dimension().count() + 1;
        let wrong = |sentence: String, point: Option<DVec3>| Finding {
            kind: FindingKind::Simplex,
            step: Some(number),
            sentence,
            exact: json!({ "point": point.map(|point| numbers(point, self.case)) }),
        };
        if said.len() > most {
            let sentence =
                text!("judge-step-too-many"; step = number.to_string(), count = said.len(), most = most);
            return Err(wrong(sentence, None));
        }
        let mut kept = Vec::new();
        for point in said {
            let Some(point) = self.read("simplex", Some(point), number)? else { continue };
            let near = |seen: &&DVec3| seen.distance(point) <= self.tolerance.of(seen.abs().max_element(), 1);
            match self.seen.iter().rev().find(near) {
                Some(seen) => kept.push(*seen),
                // If no point is named, there is nothing to compare with.
                None if self.seen.len() < number => kept.push(point),
                None => {
                    let point_shown = shown(point, self.case);
                    let sentence =
                        text!("judge-step-unknown"; step = number.to_string(), point = point_shown);
                    return Err(wrong(sentence, Some(point)));
                }
            }
        }
        Ok(Some(kept))
    }

    fn judge_kept(
        &mut self,
        there: &[DVec3],
        kept: &[DVec3],
        at: (usize, AuditTolerance),
    ) -> Option<Finding> {
        let mut indices = Vec::new();
        for point in kept {
            let index = (0..there.len()).find(|index| there[*index] == *point && !indices.contains(index))?;
            indices.push(index);
        }
        let Judged { finding, by_tolerance } = feature::judge(self.case, there, &indices, at, self.zero);
        if self.by_tolerance.len() < MAX_BY_TOLERANCE {
            self.by_tolerance.extend(by_tolerance);
        }
        finding
    }
}

/// The error in a field that holds NaN or an infinity.
fn no_number(NotFinite { field, said }: &NotFinite, step: usize) -> Finding {
    let kind = match *field {
        "v" => FindingKind::Direction,
        "a" => FindingKind::Difference,
        "simplex" => FindingKind::Simplex,
        "p" | "q" => FindingKind::Support,
        _ => FindingKind::Garbage,
    };
    Finding {
        kind,
        step: Some(step),
        sentence: text!("judge-step-no-number"; step = step.to_string(), field = field, said = said),
        exact: json!({ "field": field, "said": said }),
    }
}
