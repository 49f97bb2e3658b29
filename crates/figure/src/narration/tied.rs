//! Sentences about ties: the vertices that are equally far, and the chosen one.

use glam::DVec3;

use super::{Narration, Span, enumerated, message, said};
use crate::geometry::Side;
use crate::ties::Ties;

/// Maximum number of tied vertices that are named.
const MAX_NAMED: usize = 4;

/// Names the vertices that tie with the chosen vertices, in a sentence for each shape.
pub fn tied(ties: &Ties) -> Narration {
    let mut out = Narration::default();
    for side in Side::BOTH {
        let tied = &ties.tied[side as usize];
        let Some(taken) = ties.taken_of(side).filter(|_| !tied.is_empty()) else { continue };
        let mut named: Vec<Narration> =
            tied.iter().take(MAX_NAMED).map(|index| said(Span::Vertex(side, *index))).collect();
        if tied.len() > MAX_NAMED {
            named.push(said(message!("tied-more"; count: tied.len() - MAX_NAMED)));
        }
        out.add(message!("tied";
            vertices = enumerated(named.into_iter()), shape = side, taken = Span::Vertex(side, taken),
            is_negated: side == Side::Q, has_direction: ties.direction != DVec3::ZERO,
            is_first: tied.first() == Some(&taken)
        ));
    }
    out
}
