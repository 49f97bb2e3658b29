//! Checks that a search direction leads from the kept points to the origin.

use glam::DVec3;
use serde_json::json;

use super::feature::StepPoints;
use super::tolerance::AuditTolerance;
use super::words::{numbers, short, shown};
use crate::geometry::{Convex, Vector as _};
use crate::gjk::{Algorithm, Query};
use crate::judge::case::Case;
use crate::judge::finding::{Finding, FindingKind};
use crate::message::text;

/// Finds the error in the direction `v` of a step. `kept` are the points kept before the step, the newest
/// first, and `last` is the direction before.
pub(super) fn error(
    case: &Case,
    v: DVec3,
    kept: &[DVec3],
    last: Option<DVec3>,
    (step, tolerance): (usize, AuditTolerance),
) -> Option<Finding> {
    let finding = |sentence: String, expected: Option<DVec3>| Finding {
        kind: FindingKind::Direction,
        step: Some(step),
        sentence,
        exact: json!({ "v": numbers(v, case), "expected": expected.map(|it| numbers(it, case)) }),
    };
    if v == DVec3::ZERO {
        let sentence = text!("judge-direction-zero"; step = step.to_string());
        return Some(finding(sentence, None));
    }
    if kept.is_empty() {
        return None;
    }
    let points = StepPoints::new(kept, case.dimension());
    let all: Vec<usize> = (0..kept.len()).collect();
    let expected = points.towards_origin(&all)?;
    let unit = v.unit();
    let is_same = |other: DVec3| unit.dot(other) > 0.0 && unit.cross(other).length() <= tolerance.angle();
    // A solver that keeps more than the nearest feature leads from the nearest point of all of them.
    let is_from_nearest = || kept.len() > 1 && from_hull(case, kept).is_some_and(|it| is_same(it.unit()));
    if expected.is_zero() {
        // The origin lies on the line or plane of the points: any direction across it is right.
        let leans = kept[1..]
            .iter()
            .map(|point| (*point - kept[0]).unit().dot(unit))
            .find(|it| it.abs() > tolerance.angle())
            .filter(|_| !is_from_nearest())?;
        let sentence = text!(
            "judge-direction-leans"; step = step.to_string(), v = shown(v, case), cosine = short(leans),
        );
        return Some(finding(sentence, None));
    }
    // If the origin is next to the points, roundoff turns the direction.
    if points.remoteness(&all) < tolerance.angle() * 1e-2 {
        return None;
    }
    let expected = expected.unit();
    // With one point, some published codes reverse the direction instead.
    let is_turned = kept.len() == 1 && last.is_some_and(|last| is_same(-last.unit()));
    if is_same(expected) || is_turned || is_from_nearest() {
        return None;
    }
    let cosine = unit.dot(expected);
    let is_across = cosine.abs() <= tolerance.angle();
    let how = if is_across {
        "across"
    } else if cosine < 0.0 {
        "away"
    } else {
        "aside"
    };
    let sentence = text!(
        "judge-direction"; step = step.to_string(), v = shown(v, case), how = how, from = name(kept.len()),
        expected = shown(expected, case), cosine = short(cosine),
    );
    Some(finding(sentence, Some(expected)))
}

/// The name of the line or plane through this number of kept points.
const fn name(count: usize) -> &'static str {
    match count {
        1 => "point",
        2 => "line",
        _ => "plane",
    }
}

/// The vector from the hull of points to the origin.
fn from_hull(case: &Case, points: &[DVec3]) -> Option<DVec3> {
    let (p, q) = (Convex::vertices(points.iter().copied()).ok()?, Convex::point(DVec3::ZERO));
    let measured = Query { p: &p, q: &q, ..case.query(Algorithm::default()) }.measure()?;
    measured.length.separation().map(|_| measured.normal)
}
