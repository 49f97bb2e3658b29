//! Sentences about support points: whether A lies past the origin, and then the vertex pair of A.

use glam::DVec3;

use super::phrases::{owner, placed};
use super::span::{Compared, operand};
use super::telling::{Telling, claimed, has_vertices};
use super::{Explanation, Narration, Span, message};
use crate::geometry::Side;
use crate::gjk::claim::{self, BoundedLength, Fact, Status};
use crate::gjk::{Algorithm, Defect, ReachTest, Sign, Supported};

/// Relative difference of two numbers below which their four shown digits are equal.
const SHOWN: f64 = 1e-4;

pub(super) fn supported(telling: &Telling<'_>, supported: &Supported, out: &mut Explanation) {
    if let Some((older, _)) = claimed!(telling, Fact::Repeated { older } => *older) {
        out.add(&message!("support-repeated"; older));
    }
    decided(telling, supported, out);
    vertex_pair(telling, supported, out);
}

fn decided(telling: &Telling<'_>, supported: &Supported, out: &mut Explanation) {
    if supported.direction == DVec3::ZERO {
        let is_rejected = supported.test == ReachTest::Rejected;
        return out.add(&message!(telling, "support-no-direction"; :is_rejected));
    }
    if telling.trace.algorithm == Algorithm::Distance {
        return bounding(telling, supported, out);
    }
    match supported.test {
        ReachTest::Untested => {
            let (product, is_first) = (supported.support_value, telling.state.supports == 1);
            out.add(&message!(telling, "support-untested"; product, :is_first));
        }
        ReachTest::Passed | ReachTest::Touched => passed(telling, out),
        ReachTest::Rejected => rejected(telling, out),
    }
}

/// Describes the vertex pair of A, and states that each vertex is the farthest of its shape.
fn vertex_pair(telling: &Telling<'_>, supported: &Supported, out: &mut Explanation) {
    let support = &supported.support;
    let mut parts = Narration::default();
    let mut is_right = true;
    for claim in &telling.claims {
        let Fact::Farthest { side, direction, index, point } = claim.fact else { continue };
        let vertex = placed(side, index, operand(point, support.point, telling.dimension()));
        let (about, is_negated) = (claim.about, side == Side::Q);
        if is_negated && telling.trace.defects.contains(Defect::NoNegation) {
            // The support mapping is correct, but the direction it got was wrong.
            is_right = false;
            out.add(&message!("support-part-not-negated"; vertex, about));
        } else if claim.status == Status::Refuted {
            is_right = false;
            out.add(&message!("support-part-wrong"; vertex, about, :is_negated));
        } else {
            let winner = index.and_then(|_| claim::farther_vertex(telling.trace, side, point, direction));
            parts.push(" ");
            parts.push(if let Some((winner, by)) = winner {
                message!("support-part-computed"; vertex, other = Span::Vertex(side, winner), by)
            } else {
                message!("support-part"; vertex, about, :is_negated)
            });
        }
    }
    let (point, direction) = (telling.point(support), telling.components(supported.direction));
    out.add(&message!("support-point"; point, direction, parts, :is_right));
}

/// Returns the product of the support test with its sign, and the certainty of that sign.
fn support_test(telling: &Telling<'_>) -> Option<(Compared, Status)> {
    let ((value, sign), claim) = claimed!(telling, Fact::Reach { value, sign, .. } => (*value, *sign))?;
    Some((Compared { value, sign, is_exact: claim.status == Status::Proved }, claim.status))
}

fn passed(telling: &Telling<'_>, out: &mut Explanation) {
    let Some((product, status)) = support_test(telling) else { return };
    out.add(&if product.sign == Sign::Zero {
        let is_robust = telling.trace.algorithm == Algorithm::Robust;
        message!(telling, "support-level"; product, :is_robust, is_exact: status == Status::Proved)
    } else {
        message!(telling, "support-passed"; product, :status, is_contained: telling.state.contained)
    });
}

fn rejected(telling: &Telling<'_>, out: &mut Explanation) {
    let Some((product, status)) = support_test(telling) else { return };
    out.add(&match telling.separating() {
        Some((about, _, Status::Refuted)) => {
            message!(telling, "support-separates-wrong"; product, about)
        }
        Some((about, gap, _)) => message!("support-separates"; product, about, gap, of: owner(about)),
        None if telling.state.contained && !telling.extends_past_origin() => {
            // The text of a product that is 0 within roundoff already says so.
            let is_said = product.sign == Sign::Zero && !product.is_exact;
            let is_boundary = |fact: &Fact| matches!(fact, Fact::NothingBeyond { .. });
            let is_sure = is_said || telling.claims_with(Status::Proved, is_boundary);
            message!("support-boundary"; product, :is_sure)
        }
        None => {
            message!(telling, "support-rejected-at-zero"; product, is_exact: status == Status::Proved)
        }
    });
}

/// Returns whether two bounds have the same digits in a sentence.
pub(super) fn look_alike(least: f64, most: f64) -> bool {
    most - least <= SHOWN * most
}

/// Describes the lower bound on the distance from a support point; the search ends once it meets the upper bound.
fn bounding(telling: &Telling<'_>, supported: &Supported, out: &mut Explanation) {
    let product = supported.support_value;
    let bound = claimed!(telling, Fact::LowerBound { of: BoundedLength::Distance, value } => *value);
    let Some((least, claim)) = bound else { return out.add(&message!("support-no-bound"; product)) };
    let (about, is_tiny) = (claim.about, product == 0.0);
    out.add(&message!("support-bound"; product, about, least, :is_tiny, of: owner(about)));
    if let (ReachTest::Rejected, Some(approach)) = (supported.test, &telling.state.last_approach) {
        let [_, most] = approach.core_bounds;
        let has_vertices = has_vertices(telling.trace);
        out.add(&if has_vertices && !look_alike(least, most) {
            message!("support-bound-apart"; most)
        } else {
            let (difference, is_exact) = (most - least, least >= most || has_vertices);
            message!("support-bound-met"; most, difference, :is_exact)
        });
    }
}
