//! The support question of a case: which vertex of P or Q is the farthest in a direction?

use glam::DVec3;

use super::case::Case;
use crate::edit::seeded_random::SeededRandom;
use crate::geometry::{Dimension, Side};

/// The identifiers of these questions start here, so that none equals that of a pair.
const FIRST_ID: u64 = 1 << 32;

/// A question.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct SupportQuestion {
    pub(super) id: u64,
    /// The shape whose vertices are meant.
    pub(super) side: Side,
    pub(super) direction: DVec3,
}

impl SupportQuestion {
    /// Makes the question of a case, the same each time. Shapes and directions take turns. Every other
    /// direction has few digits, so that several vertices are equally far.
    pub(super) fn of(case: &Case) -> Self {
        let mut chance = SeededRandom::of_pair(case.id, 1);
        let side = if chance.count(0..=1) == 0 { Side::P } else { Side::Q };
        let is_short = chance.count(0..=1) == 0;
        let component = |chance: &mut SeededRandom| {
            if is_short { chance.whole(-1..=1) } else { chance.within(-1.0..1.0) }
        };
        let [x, y] = [component(&mut chance), component(&mut chance)];
        let z = if case.dimension() == Dimension::Three { component(&mut chance) } else { 0.0 };
        let direction = DVec3::new(x, y, z);
        let direction = if direction == DVec3::ZERO { DVec3::NEG_Y } else { direction };
        Self { id: FIRST_ID + case.id, side, direction }
    }

    /// Returns the list of points that the index counts.
    pub(super) fn points<'a>(&self, case: &'a Case) -> &'a [DVec3] {
        case.vertices()[self.side as usize]
    }
}
