//! Sentences about support points: whether A passes the origin, and then the parents of A.

use glam::DVec3;

use super::claim::{Opening, Words};
use super::span::named;
use super::span::{Compared, Components, Narration, Number, Parent, Span, named_first, say};
use super::telling::Telling;
use crate::geometry::Side;
use crate::gjk::claim::{Claim, Fact, Length, Status};
use crate::gjk::{Algorithm, Defect, Letter, ReachTest, Sign, Supported};

pub(super) fn supported(telling: &Telling<'_>, supported: &Supported, out: &mut Narration) {
    repeated(telling, out);
    decided(telling, supported, out);
    out.push(" ");
    parents(telling, supported, out);
}

fn decided(telling: &Telling<'_>, supported: &Supported, out: &mut Narration) {
    if supported.direction == DVec3::ZERO {
        return without_direction(telling, supported, out);
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

/// `A = p2 − q0 = (4, 2): p2 (9, 9) is farthest in P along v = (1, −1), and q0 (5, 7) in Q against v.`
fn parents(telling: &Telling<'_>, supported: &Supported, out: &mut Narration) {
    let support = &supported.support;
    let components = |vector| Components(vector, telling.dimension());
    say!(out; Letter::A, " = ");
    if support.index_p.is_some() || support.index_q.is_some() {
        say!(out; Parent(Side::P, support.index_p), " − ", Parent(Side::Q, support.index_q), " = ");
    }
    say!(out; components(support.point), ": ");
    let mut separator = "";
    for claim in &telling.claims {
        let Fact::Farthest { side, index, point, .. } = &claim.fact else { continue };
        out.push(separator);
        if let Some(index) = index {
            say!(out; Span::Vertex(*side, *index), " ");
        }
        say!(out; components(*point));
        let is_first = separator.is_empty();
        if *side == Side::Q && telling.trace.defects.contains(Defect::NoNegation) {
            // The support mapping did as it was asked; the question was the wrong one.
            say!(out; if is_first { " is farthest in " } else { " in " }, Words(claim.about), " along ");
            say!(out; Span::Direction, ", too, where it ought to be against ", Span::Direction);
            separator = ", and ";
            continue;
        }
        out.push(match (claim.status, is_first) {
            (Status::Refuted, _) => " was taken for the farthest in ",
            (_, true) => " is farthest in ",
            (_, false) => " in ",
        });
        say!(out; Words(claim.about));
        if *side == Side::P {
            say!(out; " along ", Span::Direction, " = ", components(supported.direction));
        } else {
            say!(out; " against ", Span::Direction);
        }
        if claim.status == Status::Refuted {
            out.push(", which it is not");
        }
        separator = ", and ";
    }
    out.push(".");
}

/// A support point that the simplex has already is the start of most trouble.
fn repeated(telling: &Telling<'_>, out: &mut Narration) {
    if let Some(older) = telling.find(|claim| match claim.fact {
        Fact::Repeated { older } => Some(older),
        _ => None,
    }) {
        say!(out; Letter::A, " is the same point as ", older, ": no progress along ", Span::Direction, ". ");
    }
}

/// Every point has a product of zero with the zero vector.
fn without_direction(telling: &Telling<'_>, supported: &Supported, out: &mut Narration) {
    say!(out; Span::Direction, " is the zero vector, so ", Letter::A, "·", Span::Direction);
    say!(out; " = 0 (exactly) whatever ", Letter::A, " is, which says nothing about the shapes; ");
    say!(out; named(telling.trace.algorithm));
    out.push(match supported.test {
        ReachTest::Rejected => " rejects at 0 (“≤ 0”).",
        ReachTest::Untested | ReachTest::Passed | ReachTest::Touched => " lets it pass.",
    });
}

fn untested(telling: &Telling<'_>, supported: &Supported, out: &mut Narration) {
    if telling.state.supports == 1 {
        say!(out; Letter::A, " is the first point of the simplex. ");
    }
    let listing = named_first(telling.trace.algorithm);
    say!(out; listing.as_str(), " does not test ", Letter::A, "·", Span::Direction, " = ");
    say!(out; Number(supported.reach), " here.");
}

/// The reach test as a claim: the number, the signed distance, the sign and how sure that is.
struct Reach {
    compared: Compared,
    distance: f64,
    status: Status,
}

fn reach(telling: &Telling<'_>) -> Option<Reach> {
    telling.find(|claim| match claim.fact {
        Fact::Reach { value, distance, sign } => {
            let is_exact = claim.status == Status::Proved;
            Some(Reach { compared: Compared { value, sign, is_exact }, distance, status: claim.status })
        }
        _ => None,
    })
}

fn passed(telling: &Telling<'_>, out: &mut Narration) {
    let Some(Reach { compared, distance, status }) = reach(telling) else { return };
    if compared.sign == Sign::Zero {
        say!(out; Letter::A, " is level with the origin along ", Span::Direction);
        out.push(if status == Status::Proved { "" } else { ", within roundoff" });
        say!(out; ": ", Letter::A, "·", Span::Direction, " = ", compared, ". ");
        if telling.trace.algorithm == Algorithm::Robust {
            let is_exact = status == Status::Proved;
            out.push(if is_exact { "So the origin is " } else { "So the query takes the origin to be " });
            say!(out; "on the boundary of ", Side::P, " ⊖ ", Side::Q, " or outside.");
        } else {
            let listing = named_first(telling.trace.algorithm);
            say!(out; listing.as_str(), " lets that pass.");
        }
        return;
    }
    if status == Status::Refuted {
        let listing = named_first(telling.trace.algorithm);
        say!(out; listing.as_str(), " finds that ");
    }
    say!(out; Letter::A, " passes the origin: ", Letter::A, "·", Span::Direction, " = ", compared);
    say!(out; ", ", Number(distance), " beyond its level along ", Span::Direction);
    if telling.state.contained {
        // The origin is known to be in the difference; the question is whether it is inside.
        say!(out; ", so ", Side::P, " ⊖ ", Side::Q, " goes on beyond the origin on this side");
    }
    out.push(match status {
        Status::Refuted => ". That is false: exact arithmetic finds no point beyond.",
        Status::Within(_) => ". That is so only within roundoff.",
        Status::Proved | Status::Concluded => ".",
    });
}

fn rejected(telling: &Telling<'_>, out: &mut Narration) {
    let Some(Reach { compared, .. }) = reach(telling) else { return };
    if let Some((about, status, gap)) = telling.find(|claim| match claim.fact {
        Fact::StopsShort { gap, .. } => Some((claim.about, claim.status, gap)),
        _ => None,
    }) {
        if status == Status::Refuted {
            say!(out; Letter::A, " does not reach the origin’s level: ", Letter::A, "·", Span::Direction, " = ", compared);
            say!(out; ". The run takes ", Span::Direction, " for a separating axis, which it is not: ");
            say!(out; Words(about), " reaches the origin’s level along ", Span::Direction, ".");
        } else {
            say!(out; Opening(about), " stops ", Number(gap), " short of the origin along ", Span::Direction);
            say!(out; ": ", Letter::A, "·", Span::Direction, " = ", compared, ". So ", Span::Direction, " is a separating axis.");
        }
        return;
    }
    let refuted = telling.claims.iter().any(is_refuted_boundary);
    if telling.state.contained && !refuted {
        let proved = |claim: &Claim| {
            matches!(claim.fact, Fact::NothingBeyond { .. }) && claim.status == Status::Proved
        };
        say!(out; "Nothing of ", Side::P, " ⊖ ", Side::Q, " lies beyond the origin along ", Span::Direction);
        say!(out; if telling.claims.iter().any(proved) { "" } else { ", within roundoff" }, ": ", Letter::A, "·", Span::Direction, " = ", compared, ".");
    } else {
        say!(out; Letter::A, " reaches the origin’s level along ", Span::Direction, " and no farther: ");
        say!(out; Letter::A, "·", Span::Direction, " = ", compared, ", and ", named(telling.trace.algorithm));
        out.push(" rejects at 0 (“≤ 0”).");
    }
}

/// Whether the claim is refuted that nothing lies beyond the origin.
pub(super) fn is_refuted_boundary(claim: &Claim) -> bool {
    matches!(claim.fact, Fact::NothingBeyond { .. }) && claim.status == Status::Refuted
}

/// Where the distance is asked for, a support point bounds it from below; where that meets the upper bound, the search
/// ends.
fn bounding(telling: &Telling<'_>, supported: &Supported, out: &mut Narration) {
    let bound = telling.find(|claim| match claim.fact {
        Fact::LowerBound { of: Length::Distance, value } => Some((claim.about, value)),
        _ => None,
    });
    let Some((about, least)) = bound else {
        say!(out; Letter::A, " reaches the origin’s level along ", Span::Direction, ": ", Letter::A, "·", Span::Direction);
        say!(out; " = ", Number(supported.reach), ", so it gives no lower bound.");
        return;
    };
    say!(out; "No point of ", Words(about), " lies farther along ", Span::Direction, " than ", Letter::A);
    if supported.reach == 0.0 {
        say!(out; " (", Letter::A, "·", Span::Direction, " < 0 is too small to be told from 0 in double precision)");
    } else {
        say!(out; " (", Letter::A, "·", Span::Direction, " = ", Number(supported.reach), ")");
    }
    say!(out; ", so none is nearer to the origin than −");
    say!(out; Letter::A, "·", Span::Direction, "/|", Span::Direction, "| = ");
    say!(out; Number(least), ".");
    if let (ReachTest::Rejected, Some(approach)) = (supported.test, &telling.state.last_approach) {
        let [_, most] = approach.core_bounds;
        say!(out; " The nearest point found so far is at ", Number(most));
        if least >= most || telling.has_vertices() {
            out.push(": the two bounds meet.");
        } else {
            say!(out; ": the two bounds meet to within ", Number(most - least), ".");
        }
    }
}
