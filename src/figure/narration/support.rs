//! Sentences about support points: whether A lies past the origin, and then the vertex pair of A.

use glam::DVec3;

use super::claim::owner;
use super::phrases::placed;
use super::span::{Compared, operand};
use super::telling::Telling;
use super::{Explanation, Narration, Span, message};
use crate::geometry::Side;
use crate::gjk::claim::{self, BoundedLength, Fact, Status};
use crate::gjk::{Algorithm, Defect, ReachTest, Sign, Supported};

/// Relative difference of two numbers below which their four shown digits are equal.
const SHOWN: f64 = 1e-4;

pub(super) fn supported(telling: &Telling<'_>, supported: &Supported, out: &mut Explanation) {
    for claim in &telling.claims {
        if let Fact::Repeated { older } = claim.fact {
            out.add(&message!("support-repeated"; older));
        }
    }
    decided(telling, supported, out);
    vertex_pair(telling, supported, out);
}

fn decided(telling: &Telling<'_>, supported: &Supported, out: &mut Explanation) {
    if supported.direction == DVec3::ZERO {
        let answer = if supported.test == ReachTest::Rejected { "no" } else { "passes" };
        return out.add(&message!("support-no-direction"; code = telling.code(), :answer));
    }
    if telling.trace.algorithm == Algorithm::Distance {
        return bounding(telling, supported, out);
    }
    match supported.test {
        ReachTest::Untested => untested(telling, supported, out),
        ReachTest::Passed | ReachTest::Touched => passed(telling, out),
        ReachTest::Rejected => rejected(telling, out),
    }
}

/// Where A comes from: its vertices, and that each is the farthest of its shape.
fn vertex_pair(telling: &Telling<'_>, supported: &Supported, out: &mut Explanation) {
    let support = &supported.support;
    let mut parts = Narration::default();
    let mut certainty = "right";
    for claim in &telling.claims {
        let Fact::Farthest { side, direction, index, point } = claim.fact else { continue };
        let vertex = placed(side, index, operand(point, support.point, telling.dimension()));
        let (about, way) = (claim.about, if side == Side::Q { "back" } else { "forth" });
        if side == Side::Q && telling.trace.defects.contains(Defect::NoNegation) {
            // The support mapping answered its question, which was the wrong one.
            certainty = "wrong";
            out.add(&message!("support-part-not-negated"; vertex, about));
        } else if claim.status == Status::Refuted {
            certainty = "wrong";
            out.add(&message!("support-part-wrong"; vertex, about, :way));
        } else {
            let winner = index.and_then(|_| claim::farther_vertex(telling.trace, side, point, direction));
            parts.push(" ");
            parts.push(if let Some((winner, by)) = winner {
                message!("support-part-computed"; vertex, other = Span::Vertex(side, winner), by)
            } else {
                message!("support-part"; vertex, about, :way)
            });
        }
    }
    let (point, direction) = (telling.point(support), telling.components(supported.direction));
    out.add(&message!("support-point"; point, direction, parts, :certainty));
}

fn untested(telling: &Telling<'_>, supported: &Supported, out: &mut Explanation) {
    let (product, code) = (supported.reach, telling.code());
    out.add(&if telling.state.supports == 1 {
        message!("support-untested-first"; product, code)
    } else {
        message!("support-untested"; product, code)
    });
}

/// The product of the support test with its sign, and how sure that is.
fn support_test(telling: &Telling<'_>) -> Option<(Compared, Status)> {
    telling.find(|claim| match claim.fact {
        Fact::Reach { value, sign, .. } => {
            let is_exact = claim.status == Status::Proved;
            Some((Compared { value, sign, is_exact }, claim.status))
        }
        _ => None,
    })
}

fn passed(telling: &Telling<'_>, out: &mut Explanation) {
    let Some((product, status)) = support_test(telling) else { return };
    let code = telling.code();
    if product.sign == Sign::Zero {
        let answer = match telling.trace.algorithm {
            Algorithm::Robust if status == Status::Proved => "boundary",
            Algorithm::Robust => "taken",
            _ => "passes",
        };
        let certainty = zero_certainty(status);
        return out.add(&message!("support-level"; product, code, :answer, :certainty));
    }
    let certainty = if matches!(status, Status::Within(_)) { "within" } else { "sure" };
    out.add(&if status == Status::Refuted {
        message!("support-passed-wrong"; product, code)
    } else if telling.state.contained {
        message!("support-passed-inside"; product, :certainty)
    } else {
        message!("support-passed"; product, :certainty)
    });
}

/// Returns whether a zero is exact, as a variant of a message.
pub(super) fn zero_certainty(status: Status) -> &'static str {
    if status == Status::Proved { "exact" } else { "counted" }
}

fn rejected(telling: &Telling<'_>, out: &mut Explanation) {
    let Some((product, status)) = support_test(telling) else { return };
    let code = telling.code();
    out.add(&match telling.separating() {
        Some((about, _, Status::Refuted)) => {
            message!("support-separates-wrong"; product, code, about)
        }
        Some((about, gap, _)) => message!("support-separates"; product, about, gap, of: owner(about)),
        None if telling.state.contained && !telling.extends_past_origin() => {
            // A product that is 0 within roundoff says so itself.
            let is_said = product.sign == Sign::Zero && !product.is_exact;
            let is_boundary = |fact: &Fact| matches!(fact, Fact::NothingBeyond { .. });
            let is_sure = is_said || telling.claims_with(Status::Proved, is_boundary);
            message!("support-boundary"; product, certainty: if is_sure { "sure" } else { "within" })
        }
        None => {
            message!("support-rejected-at-zero"; product, code, certainty: zero_certainty(status))
        }
    });
}

/// Whether two bounds differ by no more than the digits that a sentence shows.
pub(super) fn look_alike(least: f64, most: f64) -> bool {
    most - least <= SHOWN * most
}

/// Describes the lower bound on the distance from a support point; the search ends once it meets the upper bound.
fn bounding(telling: &Telling<'_>, supported: &Supported, out: &mut Explanation) {
    let product = supported.reach;
    let bound = telling.find(|claim| match claim.fact {
        Fact::LowerBound { of: BoundedLength::Distance, value } => Some((claim.about, value)),
        _ => None,
    });
    let Some((about, least)) = bound else {
        return out.add(&message!("support-no-bound"; product));
    };
    let size = if product == 0.0 { "tiny" } else { "normal" };
    out.add(&message!("support-bound"; product, about, least, :size, of: owner(about)));
    if let (ReachTest::Rejected, Some(approach)) = (supported.test, &telling.state.last_approach) {
        let [_, most] = approach.core_bounds;
        out.add(&if telling.has_vertices() && !look_alike(least, most) {
            message!("support-bound-apart"; most)
        } else {
            let is_exact = least >= most || telling.has_vertices();
            let meeting = if is_exact { "exactly" } else { "within" };
            message!("support-bound-met"; most, difference = most - least, :meeting)
        });
    }
}
