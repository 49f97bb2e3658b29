//! Checks that a search direction leads from the kept points to the origin.

use glam::DVec3;
use serde_json::json;

use super::feature::Points;
use super::tolerance::Tolerance;
use super::words::{numbers, short, shown};
use crate::geometry::Vector as _;
use crate::judge::case::Case;
use crate::judge::finding::{Finding, Kind};

/// Finds the error in the direction `v` of a step. `kept` are the points kept before the step, the newest
/// first, and `last` is the direction before.
pub(super) fn error(
    case: &Case,
    v: DVec3,
    kept: &[DVec3],
    last: Option<DVec3>,
    (step, tolerance): (usize, Tolerance),
) -> Option<Finding> {
    let finding = |sentence: String, expected: Option<DVec3>| Finding {
        kind: Kind::Direction,
        step: Some(step),
        sentence,
        exact: json!({ "v": numbers(v, case), "expected": expected.map(|it| numbers(it, case)) }),
    };
    if v == DVec3::ZERO {
        let sentence =
            format!("Step {step}: the search direction is zero, along which every vertex is equally far.");
        return Some(finding(sentence, None));
    }
    if kept.is_empty() {
        return None;
    }
    let points = Points::new(kept, case.dimension());
    let all: Vec<usize> = (0..kept.len()).collect();
    let expected = points.towards_origin(&all)?;
    let unit = v.unit();
    if expected.is_zero() {
        // The origin lies on the line or plane of the points: any direction across it is right.
        let leans = kept[1..]
            .iter()
            .map(|point| (*point - kept[0]).unit().dot(unit))
            .find(|it| it.abs() > tolerance.angle())?;
        let sentence = format!(
            "Step {step}: the origin lies in line with the kept points, but v = {} is not at right angles to them (the cosine is {}).",
            shown(v, case),
            short(leans),
        );
        return Some(finding(sentence, None));
    }
    // If the origin is next to the points, roundoff turns the direction.
    if points.remoteness(&all) < tolerance.angle() * 1e-2 {
        return None;
    }
    let expected = expected.unit();
    let is_same = |other: DVec3| unit.dot(other) > 0.0 && unit.cross(other).length() <= tolerance.angle();
    // With one point, some published codes reverse the direction instead.
    let is_turned = kept.len() == 1 && last.is_some_and(|last| is_same(-last.unit()));
    if is_same(expected) || is_turned {
        return None;
    }
    let cosine = unit.dot(expected);
    let how = if cosine <= 0.0 { "leads away from the origin" } else { "does not lead to the origin" };
    let sentence = format!(
        "Step {step}: v = {} {how}: from the kept points to the origin it is {}, and the cosine between the two is {}.",
        shown(v, case),
        shown(expected, case),
        short(cosine),
    );
    Some(finding(sentence, Some(expected)))
}
