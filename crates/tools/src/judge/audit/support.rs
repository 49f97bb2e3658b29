//! Checks that a vertex is the farthest. If several are equally far, any of them is right.

use std::cmp::Ordering;

use dashu_int::IBig;
use glam::DVec3;
use serde_json::json;

use super::tolerance::AuditTolerance;
use super::words::{numbers, short, shown};
use crate::geometry::Side;
use crate::internal::{ExactVector, quotient};
use crate::judge::case::Case;
use crate::judge::finding::{Finding, FindingKind};
use crate::judge::support_question::SupportQuestion;
use crate::message::text;

/// Returns the error in the answer to a support question.
pub(super) fn question(
    case: &Case,
    question: &SupportQuestion,
    said: usize,
    tolerance: AuditTolerance,
) -> Option<Finding> {
    let vertices = question.points(case);
    let shape = text!("judge-list-of-points"; count = vertices.len());
    let error = farther(vertices, question.direction, said, tolerance)?;
    Some(error.finding(case, &shape, question.direction, None))
}

/// Returns the error in the vertex that a step names as the farthest of a shape; `v` is the direction of the
/// step.
pub(super) fn vertex(
    case: &Case,
    side: Side,
    v: DVec3,
    said: usize,
    (step, tolerance): (usize, AuditTolerance),
) -> Option<Finding> {
    let (direction, shape) = match side {
        Side::P => (v, "P"),
        Side::Q => (-v, "Q"),
    };
    let error = farther(case.vertices()[side as usize], direction, said, tolerance)?;
    Some(error.finding(case, shape, direction, Some(step)))
}

/// A vertex that is not the farthest.
enum Error {
    /// There is no vertex with this index.
    NoVertex { said: usize, count: usize },
    /// Another vertex is farther by this difference, exact and rounded, in units of the length of the
    /// direction.
    Farther { said: usize, farthest: usize, by: IBig, exponent: i32, rounded: f64 },
}

fn farther(vertices: &[DVec3], direction: DVec3, said: usize, tolerance: AuditTolerance) -> Option<Error> {
    let Some(named) = vertices.get(said) else {
        return Some(Error::NoVertex { said, count: vertices.len() });
    };
    let points: Vec<DVec3> = vertices.iter().copied().chain([direction]).collect();
    let (exact, unit) = ExactVector::in_common_unit(&points);
    let (v, exact) = exact.split_last()?;
    let reach: Vec<IBig> = exact.iter().map(|vertex| vertex.dot(v)).collect();
    // The first of the farthest vertices.
    let farthest = (0..reach.len()).max_by(|a, b| match reach[*a].cmp(&reach[*b]) {
        Ordering::Equal => b.cmp(a),
        order => order,
    })?;
    let by = &reach[farthest] - &reach[said];
    let rounded = quotient(&by, &IBig::ONE, 2 * unit);
    let size = vertices[farthest].abs().max(named.abs()).dot(direction.abs());
    // Solvers round products; a difference within roundoff is a tie.
    (rounded > tolerance.of(size, 1)).then_some(Error::Farther {
        said,
        farthest,
        by,
        exponent: 2 * unit,
        rounded,
    })
}

impl Error {
    fn finding(self, case: &Case, shape: &str, direction: DVec3, step: Option<usize>) -> Finding {
        let place = if step.is_some() { "step" } else { "question" };
        let number = step.map_or_else(String::new, |step| step.to_string());
        let (sentence, exact) = match self {
            Self::NoVertex { said, count } => (
                text!(
                    "judge-no-vertex"; place = place, step = number, count = count, shape = shape,
                    said = said.to_string(),
                ),
                json!({ "said": said, "count": count }),
            ),
            Self::Farther { said, farthest, by, exponent, rounded } => (
                text!(
                    "judge-farther"; place = place, step = number, farthest = farthest.to_string(), shape = shape,
                    direction = shown(direction, case), said = said.to_string(), by = short(rounded),
                ),
                json!({
                    "direction": numbers(direction, case),
                    "said": said,
                    "farthest": farthest,
                    "difference": super::feature::fraction(&by, exponent),
                }),
            ),
        };
        Finding { kind: FindingKind::Support, step, sentence, exact }
    }
}
