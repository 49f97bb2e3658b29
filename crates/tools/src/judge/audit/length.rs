//! Checks the distance, the depth and the witness points that the solver names.

use glam::DVec3;
use serde_json::json;

use super::tolerance::AuditTolerance;
use super::words::{short, shown};
use crate::geometry::{Body, Convex, Length, Pose, Shape};
use crate::gjk::{Algorithm, Query};
use crate::judge::case::Case;
use crate::judge::finding::{Finding, FindingKind};
use crate::judge::protocol::{NotFinite, Noted, SolverAnswer, vector};
use crate::message::text;

/// Returns the error in a length that is NaN or infinite.
pub(super) fn not_finite(NotFinite { field, said }: &NotFinite) -> Finding {
    let sentence = text!("judge-length-no-number"; field = field, said = said);
    Finding {
        kind: FindingKind::Length,
        step: None,
        sentence,
        exact: json!({ "field": field, "said": said }),
    }
}

/// Returns the error in the bounds of a step if the distance lies outside them.
pub(super) fn of_bounds(
    case: &Case,
    noted: &Noted,
    (step, tolerance): (usize, AuditTolerance),
) -> Option<Finding> {
    let truth = case.length?.length.separation().unwrap_or(0.0);
    let allowed = tolerance.length() * truth + tolerance.of(size(case), 1) * 1e3 + tolerance.slack();
    let above = noted.lower.filter(|lower| *lower > truth + allowed).map(|it| ("lower", it));
    let below = noted.upper.filter(|upper| *upper < truth - allowed).map(|it| ("upper", it));
    let (bound, said) = above.or(below)?;
    Some(Finding {
        kind: FindingKind::Length,
        step: Some(step),
        sentence: text!(
            "judge-bounds"; step = step.to_string(), bound = bound, said = short(said), truth = short(truth),
        ),
        exact: json!({ "said": said, "expected": truth, "bounds": case.length.map(|it| it.bounds) }),
    })
}

/// The largest coordinate.
fn size(case: &Case) -> f64 {
    case.vertices().concat().iter().fold(0.0_f64, |most, vertex| most.max(vertex.abs().max_element()))
}

pub(super) fn error(case: &Case, said: &SolverAnswer, tolerance: AuditTolerance) -> Option<Finding> {
    let length = case.length?.length;
    let separation = length.separation().unwrap_or(0.0);
    let depth = length.penetration_depth().unwrap_or(0.0);
    let size = size(case);
    let is_near = |said: f64, truth: f64| {
        (said - truth).abs()
            <= tolerance.length() * truth.abs() + tolerance.of(size, 1) * 1e3 + tolerance.slack()
    };
    let finding = |sentence: String, said: f64, truth: f64| Finding {
        kind: FindingKind::Length,
        step: None,
        sentence,
        exact: json!({ "said": said, "expected": truth, "bounds": case.length.map(|it| it.bounds) }),
    };
    for (name, said, truth) in [("distance", said.distance, separation), ("depth", said.depth, depth)] {
        if let Some(said) = said
            && !is_near(said, truth)
        {
            let sentence = text!("judge-length"; name = name, said = short(said), truth = short(truth));
            return Some(finding(sentence, said, truth));
        }
    }
    // Witness points of an overlap are a matter of convention; those of separate shapes are not.
    let witness = said.witness.as_ref().filter(|_| matches!(length, Length::Separation(_)))?;
    let [Some(on_p), Some(on_q)] = witness.each_ref().map(|point| vector(point, case.dimension())) else {
        let sentence = text!("judge-witness-numbers"; count = case.dimension().count());
        return Some(finding(sentence, f64::NAN, separation));
    };
    let apart = on_p.distance(on_q);
    if !is_near(apart, separation) {
        let sentence = text!(
            "judge-witness-apart"; on_p = shown(on_p, case), on_q = shown(on_q, case), apart = short(apart),
            distance = short(separation),
        );
        return Some(finding(sentence, apart, separation));
    }
    // The witness points must belong to the shapes.
    let points = [("P", on_p), ("Q", on_q)].into_iter().zip(&case.shapes);
    let mut off = points.map(|((name, point), shape)| (name, point, outside(case, shape, point)));
    let allowed = tolerance.length() * size + tolerance.slack();
    off.find(|(.., by)| *by > allowed).map(|(name, point, by)| {
        let sentence = text!("judge-witness-off"; point = shown(point, case), name = name, by = short(by));
        finding(sentence, by, 0.0)
    })
}

/// The distance of a point from a shape; infinite if its coordinates are out of bounds.
fn outside(case: &Case, shape: &Convex<DVec3>, point: DVec3) -> f64 {
    let dimension = case.dimension();
    let body = Body::new(dimension, Shape::Points(vec![point]), Pose::identity(dimension), 0.0);
    let Ok(body) = body else { return f64::INFINITY };
    let point = body.convex();
    let measured = Query { p: shape, q: &point, ..case.query(Algorithm::default()) }.measure();
    measured.and_then(|measured| measured.length.separation()).unwrap_or(0.0)
}
