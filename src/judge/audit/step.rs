//! Checks the steps of a query, one after the other. Missing data of a solver is not checked.

use glam::DVec3;
use serde_json::json;

use super::feature::{self, Judged};
use super::tolerance::Tolerance;
use super::words::{numbers, short, shown};
use super::{direction, support};
use crate::geometry::{Side, by_coordinates};
use crate::judge::case::Case;
use crate::judge::dialogue::Told;
use crate::judge::finding::{Finding, Kind};
use crate::judge::protocol::{NotFinite, Step, vector};

/// Returns the first error in the steps, and sentences about earlier steps that are right only within
/// tolerance.
pub(super) fn examine(case: &Case, told: &Told, tolerance: Tolerance) -> (Option<Finding>, Vec<String>) {
    let mut walk = Walk {
        case,
        tolerance,
        zero: 0.0,
        by_tolerance: Vec::new(),
        seen: Vec::new(),
        kept: Some(Vec::new()),
        last: None,
        visited: Vec::new(),
    };
    let count = told.steps.len();
    let finding = told.steps.iter().enumerate().find_map(|(index, step)| {
        let is_last = index + 1 == count && told.answer.is_some();
        walk.step(index + 1, step, is_last)
    });
    (finding, walk.by_tolerance)
}

/// Maximum number of steps named as right within tolerance.
const MAX_BY_TOLERANCE: usize = 20;

/// The facts known after some steps.
struct Walk<'a> {
    case: &'a Case,
    tolerance: Tolerance,
    /// The largest distance so far that the run has counted as zero. Later steps depend on it.
    zero: f64,
    /// Sentences about the decisions that depend on it.
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

impl Walk<'_> {
    fn step(&mut self, number: usize, step: &Step, is_last: bool) -> Option<Finding> {
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
            if let Some(finding) = self.returns(v, number) {
                return Some(finding);
            }
            let kept = self.kept.clone().unwrap_or_default();
            let wrong = direction::error(self.case, v, &kept, self.last, at);
            if wrong.is_some() {
                return wrong;
            }
            for (side, said) in [(Side::P, step.p), (Side::Q, step.q)] {
                let wrong = said.and_then(|said| support::vertex(self.case, side, v, said, at));
                if wrong.is_some() {
                    return wrong;
                }
            }
        }
        let a = match self.newest(step, a, v, number) {
            Ok(a) => a,
            Err(finding) => return Some(finding),
        };
        self.seen.extend(a);
        let before = self.kept.take();
        let kept = match self.read_kept(step, number) {
            Ok(kept) => kept,
            Err(finding) => return Some(finding),
        };
        let there = before.map(|before| a.into_iter().chain(before).collect::<Vec<_>>());
        if let (Some(there), Some(kept)) = (&there, &kept) {
            // At the end, a rejected point may be left out, or not.
            let is_rejected = a.zip(v).is_some_and(|(a, v)| a.dot(v) <= 0.0);
            if !(is_rejected && is_last) {
                let wrong = self.judge_kept(there, kept, at);
                if wrong.is_some() {
                    return wrong;
                }
            }
        }
        self.kept = kept;
        self.last = v;
        None
    }

    /// Reads a vector of a step; an error if it is not a valid vector.
    fn read(&self, name: &str, said: Option<&[f64]>, step: usize) -> Result<Option<DVec3>, Finding> {
        let Some(said) = said else { return Ok(None) };
        let count = self.case.dimension().count();
        vector(said, self.case.dimension()).map(Some).ok_or_else(|| Finding {
            kind: Kind::Garbage,
            step: Some(step),
            sentence: format!("Step {step}: expected {count} numbers as {name}, found {}.", said.len()),
            exact: json!({ "said": said }),
        })
    }

    /// Finds kept points and a direction that occurred before.
    fn returns(&mut self, v: DVec3, step: usize) -> Option<Finding> {
        let mut kept = self.kept.clone().filter(|kept| !kept.is_empty())?;
        kept.sort_by(|a, b| by_coordinates(a.to_array(), b.to_array()));
        let state = (kept, v);
        let earlier = self.visited.iter().position(|visited| *visited == state);
        self.visited.push(state);
        let length = self.visited.len() - 1 - earlier?;
        Some(Finding {
            kind: Kind::Progress,
            step: Some(step),
            sentence: format!(
                "Step {step}: the kept points and the direction are those of step {}: the query would go round for ever.",
                step - length
            ),
            exact: json!({ "length": length }),
        })
    }

    /// Finds the new point from the data of the step.
    fn newest(
        &self,
        step: &Step,
        a: Option<DVec3>,
        v: Option<DVec3>,
        number: usize,
    ) -> Result<Option<DVec3>, Finding> {
        let [p, q] = self.case.vertices();
        let parents = step.p.and_then(|index| p.get(index)).zip(step.q.and_then(|index| q.get(index)));
        let Some(a) = a else { return Ok(parents.map(|(p, q)| *p - *q)) };
        let size = |point: DVec3| point.abs().max_element();
        let largest = p.iter().chain(q).fold(0.0_f64, |most, vertex| most.max(size(*vertex)));
        let radii = self.case.shapes[0].radius + self.case.shapes[1].radius;
        let allowed = self.tolerance.of(largest + radii, 1);
        if let Some((on_p, on_q)) = parents {
            let expected = *on_p - *on_q;
            // The point may belong to the rounded shapes.
            if a.distance(expected) > allowed && (a.distance(expected) - radii).abs() > allowed {
                return Err(Finding {
                    kind: Kind::Difference,
                    step: Some(number),
                    sentence: format!(
                        "Step {number}: A is {}, but {} − {} is {}.",
                        shown(a, self.case),
                        shown(*on_p, self.case),
                        shown(*on_q, self.case),
                        shown(expected, self.case),
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
                Kind::Support
            } else if said > farthest + radii * v.length() + slack {
                Kind::Difference
            } else {
                return Ok(Some(a));
            };
            let relation = if kind == Kind::Support { "only" } else { "already" };
            return Err(Finding {
                kind,
                step: Some(number),
                sentence: format!(
                    "Step {number}: A·v is {relation} {}, but the farthest point of P ⊖ Q along v = {} has {}.",
                    short(said),
                    shown(v, self.case),
                    short(farthest),
                ),
                exact: json!({ "said": said, "expected": farthest }),
            });
        }
        Ok(Some(a))
    }

    /// Reads the kept points; an error if one of them never occurred.
    fn read_kept(&self, step: &Step, number: usize) -> Result<Option<Vec<DVec3>>, Finding> {
        let Some(said) = &step.simplex else { return Ok(None) };
        let most = self.case.dimension().count() + 1;
        let wrong = |sentence: String, point: Option<DVec3>| Finding {
            kind: Kind::Simplex,
            step: Some(number),
            sentence,
            exact: json!({ "point": point.map(|point| numbers(point, self.case)) }),
        };
        if said.len() > most {
            let sentence =
                format!("At step {number} you keep {} points, but a simplex has at most {most}.", said.len());
            return Err(wrong(sentence, None));
        }
        let mut kept = Vec::new();
        for point in said {
            let Some(point) = self.read("a point of simplex", Some(point), number)? else { continue };
            let near = |seen: &&DVec3| seen.distance(point) <= self.tolerance.of(seen.abs().max_element(), 1);
            match self.seen.iter().rev().find(near) {
                Some(seen) => kept.push(*seen),
                // If no point is named, there is nothing to compare with.
                None if self.seen.len() < number => kept.push(point),
                None => {
                    let sentence = format!(
                        "At step {number} you keep {}, but there was no such point.",
                        shown(point, self.case)
                    );
                    return Err(wrong(sentence, Some(point)));
                }
            }
        }
        Ok(Some(kept))
    }

    fn judge_kept(&mut self, there: &[DVec3], kept: &[DVec3], at: (usize, Tolerance)) -> Option<Finding> {
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
        "v" => Kind::Direction,
        "a" => Kind::Difference,
        "simplex" => Kind::Simplex,
        "p" | "q" => Kind::Support,
        _ => Kind::Garbage,
    };
    Finding {
        kind,
        step: Some(step),
        sentence: format!("Step {step}: {field} is {said}, which is no number."),
        exact: json!({ "field": field, "said": said }),
    }
}
