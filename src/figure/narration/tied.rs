//! Sentences about ties: which vertices are equally far, and which of them was taken.

use glam::DVec3;

use super::span::{Narration, Span, say};
use crate::figure::ties::Ties;
use crate::geometry::Side;

/// With more tied vertices than this only so many are named.
const MAX_NAMED: usize = 4;

/// Says of a support point which other vertices might have been taken as well.
pub fn tied(ties: &Ties) -> Narration {
    let mut out = Narration::default();
    for side in Side::BOTH {
        let tied = &ties.tied[side as usize];
        let Some(taken) = ties.taken_of(side).filter(|_| !tied.is_empty()) else { continue };
        if !out.spans().is_empty() {
            out.push(" ");
        }
        list(side, tied, &mut out);
        let along = if side == Side::P { " are equally far along " } else { " are equally far against " };
        say!(&mut out; along, Span::Direction);
        if ties.direction == DVec3::ZERO {
            out.push(", which is the zero vector");
        }
        if tied.first() == Some(&taken) {
            say!(&mut out; ": ", Span::Vertex(side, taken), ", the first in the order of the vertices, is taken.");
        } else {
            say!(&mut out; ": ", Span::Vertex(side, taken), " is taken, since it is preferred.");
        }
    }
    out
}

/// `p1 and p2 of P`, `p0, p1, p2, p3 and 8 more vertices of P`.
fn list(side: Side, tied: &[usize], out: &mut Narration) {
    let rest = tied.len().saturating_sub(MAX_NAMED);
    for (order, index) in tied.iter().take(MAX_NAMED).enumerate() {
        let separator = match order {
            0 => "",
            _ if rest == 0 && order + 1 == tied.len() => " and ",
            _ => ", ",
        };
        say!(out; separator, Span::Vertex(side, *index));
    }
    if rest > 0 {
        out.push(&*format!(" and {rest} more vertices"));
    }
    say!(out; " of ", side);
}
