//! Sentences about support points: whether A lies past the origin, and then the vertex pair of A.

use glam::DVec3;

use super::claim::Words;
use super::message::{Explanation, message};
use super::phrases::VertexOf;
use super::span::{Compared, Components, Narration, Number, Operand, Span, named_first};
use super::telling::Telling;
use crate::geometry::Side;
use crate::gjk::claim::{self, About, Claim, Fact, Length, Status};
use crate::gjk::{Algorithm, Defect, ReachTest, Sign, Supported};

/// Relative difference of two numbers below which their four shown digits are equal.
const SHOWN: f64 = 1e-4;

pub(super) fn supported(telling: &Telling<'_>, supported: &Supported, out: &mut Explanation) {
    if let Some(older) = telling.find(|claim| match claim.fact {
        Fact::Repeated { older } => Some(older),
        _ => None,
    }) {
        out.add(&message!("support-repeated"; older = older));
    }
    decided(telling, supported, out);
    vertex_pair(telling, supported, out);
}

fn decided(telling: &Telling<'_>, supported: &Supported, out: &mut Explanation) {
    if supported.direction == DVec3::ZERO {
        let answer = if supported.test == ReachTest::Rejected { "no" } else { "passes" };
        return out.add(&message!("support-no-direction"; Code = code_first(telling), answer: answer));
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

/// The algorithm at the start of a sentence.
fn code_first(telling: &Telling<'_>) -> String {
    named_first(telling.trace.algorithm)
}

/// Names the vertices of A, and states that each is the farthest of its shape.
fn vertex_pair(telling: &Telling<'_>, supported: &Supported, out: &mut Explanation) {
    let support = &supported.support;
    let components = |vector| Components(vector, telling.dimension());
    let mut parts = Narration::default();
    let mut certainty = "right";
    for claim in &telling.claims {
        let Fact::Farthest { side, direction, index, point } = &claim.fact else { continue };
        let mut vertex = Narration::default();
        if let Some(index) = index {
            vertex.push(Span::Vertex(*side, *index));
            vertex.push(" ");
        }
        vertex.push(Operand(*point, support.point, telling.dimension()));
        let (about, way) = (Words(claim.about), if *side == Side::Q { "back" } else { "forth" });
        if *side == Side::Q && telling.trace.defects.contains(Defect::NoNegation) {
            // The support mapping gave the right point for its direction, but the direction was wrong.
            certainty = "wrong";
            out.add(&message!("support-part-not-negated"; vertex = vertex, about = about));
        } else if claim.status == Status::Refuted {
            certainty = "wrong";
            out.add(&message!("support-part-wrong"; vertex = vertex, about = about, way: way));
        } else {
            parts.push(" ");
            let winner = index.and_then(|_| claim::farther_vertex(telling.trace, *side, *point, *direction));
            parts.push(if let Some((winner, by)) = winner {
                let mut other = Narration::default();
                other.push(Span::Vertex(*side, winner));
                let by = Number(by);
                message!("support-part-computed"; vertex = vertex, other = other, by = by)
            } else {
                message!("support-part"; vertex = vertex, about = about, way: way)
            });
        }
    }
    let mut pair = Narration::default();
    if support.index_p.is_some() || support.index_q.is_some() {
        let vertices = [(Side::P, support.index_p), (Side::Q, support.index_q)];
        let [vertex_p, vertex_q] = vertices.map(|(side, index)| VertexOf(side, index));
        pair.push(message!("support-pair"; vertex_p = vertex_p, vertex_q = vertex_q));
    }
    let (point, direction) = (components(support.point), components(supported.direction));
    out.add(&message!(
        "support-point"; pair = pair, point = point, direction = direction, parts = parts,
        certainty: certainty
    ));
}

fn untested(telling: &Telling<'_>, supported: &Supported, out: &mut Explanation) {
    let (product, code) = (Number(supported.reach), code_first(telling));
    out.add(&if telling.state.supports == 1 {
        message!("support-untested-first"; product = product, Code = code)
    } else {
        message!("support-untested"; product = product, Code = code)
    });
}

/// The support test as a claim: the number, its sign, and the certainty of the sign.
struct SupportTest {
    product: Compared,
    status: Status,
}

fn support_test(telling: &Telling<'_>) -> Option<SupportTest> {
    telling.find(|claim| match claim.fact {
        Fact::Reach { value, sign, .. } => {
            let is_exact = claim.status == Status::Proved;
            Some(SupportTest { product: Compared { value, sign, is_exact }, status: claim.status })
        }
        _ => None,
    })
}

fn passed(telling: &Telling<'_>, out: &mut Explanation) {
    let Some(SupportTest { product, status }) = support_test(telling) else { return };
    let code = code_first(telling);
    if product.sign == Sign::Zero {
        let is_exact = status == Status::Proved;
        let answer = match telling.trace.algorithm {
            Algorithm::Robust if is_exact => "boundary",
            Algorithm::Robust => "taken",
            _ => "passes",
        };
        return out.add(&message!("support-level"; product = product, Code = code, answer: answer, certainty: zero_certainty(status)));
    }
    let certainty = if matches!(status, Status::Within(_)) { "within" } else { "sure" };
    out.add(&if status == Status::Refuted {
        message!("support-passed-wrong"; product = product, Code = code)
    } else if telling.state.contained {
        message!("support-passed-inside"; product = product, certainty: certainty)
    } else {
        message!("support-passed"; product = product, certainty: certainty)
    });
}

/// Returns whether a zero is exact, as a variant of a message.
pub(super) fn zero_certainty(status: Status) -> &'static str {
    if status == Status::Proved { "exact" } else { "counted" }
}

fn rejected(telling: &Telling<'_>, out: &mut Explanation) {
    let Some(SupportTest { product, status }) = support_test(telling) else { return };
    let code = code_first(telling);
    if let Some((about, status, gap)) = telling.find(|claim| match claim.fact {
        Fact::StopsShort { gap, .. } => Some((claim.about, claim.status, gap)),
        _ => None,
    }) {
        let words = Words(about);
        return out.add(&if status == Status::Refuted {
            message!("support-separates-wrong"; product = product, Code = code, about = words)
        } else {
            let (gap, of) = (Number(gap), of(about));
            message!("support-separates"; product = product, about = words, gap = gap, of: of)
        });
    }
    let refuted = telling.claims.iter().any(is_refuted_boundary);
    out.add(&if telling.state.contained && !refuted {
        let proved = |claim: &Claim| {
            matches!(claim.fact, Fact::NothingBeyond { .. }) && claim.status == Status::Proved
        };
        // The text of a product that is 0 within roundoff says so.
        let is_said = product.sign == Sign::Zero && !product.is_exact;
        let is_sure = is_said || telling.claims.iter().any(proved);
        let certainty = if is_sure { "sure" } else { "within" };
        message!("support-boundary"; product = product, certainty: certainty)
    } else {
        message!("support-rejected-at-zero"; product = product, Code = code, certainty: zero_certainty(status))
    });
}

/// Returns whether a claim is about the cores or about the shapes, as a variant of a message.
fn of(about: About) -> &'static str {
    if about == About::CoreDifference { "cores" } else { "shapes" }
}

/// Returns whether the claim that no point lies past the origin is refuted.
pub(super) fn is_refuted_boundary(claim: &Claim) -> bool {
    matches!(claim.fact, Fact::NothingBeyond { .. }) && claim.status == Status::Refuted
}

/// Returns whether two bounds are equal in the digits that a sentence shows.
pub(super) fn look_alike(least: f64, most: f64) -> bool {
    most - least <= SHOWN * most
}

/// Describes the lower bound on the distance from a support point; the search ends once it meets the upper bound.
fn bounding(telling: &Telling<'_>, supported: &Supported, out: &mut Explanation) {
    let bound = telling.find(|claim| match claim.fact {
        Fact::LowerBound { of: Length::Distance, value } => Some((claim.about, value)),
        _ => None,
    });
    let product = Number(supported.reach);
    let Some((about, least)) = bound else {
        return out.add(&message!("support-no-bound"; product = product));
    };
    let size = if supported.reach == 0.0 { "tiny" } else { "normal" };
    out.add(&message!("support-bound"; product = product, about = Words(about), least = Number(least), size: size, of: of(about)));
    if let (ReachTest::Rejected, Some(approach)) = (supported.test, &telling.state.last_approach) {
        let [_, most] = approach.core_bounds;
        if telling.has_vertices() && !look_alike(least, most) {
            return out.add(&message!("support-bound-apart"; most = Number(most)));
        }
        let is_exact = least >= most || telling.has_vertices();
        let meeting = if is_exact { "exactly" } else { "within" };
        let difference = Number(most - least);
        out.add(
            &message!("support-bound-met"; most = Number(most), difference = difference, meeting: meeting),
        );
    }
}
