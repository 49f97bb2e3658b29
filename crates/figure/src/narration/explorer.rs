//! Sentences of the explorer: the earlier test that stops an arrangement, and the meaning of an arrangement that can
//! occur.

use super::feature::with_letters;
use super::{Narration, message, said};
use crate::explorer::{Arrangement, EarlierTest, Violation};
use crate::gjk::Letter::{B, C, D};

/// States why a run never reaches an arrangement: the test that would have stopped it, with its number.
pub fn stopped(arrangement: &Arrangement, stop: Violation) -> Narration {
    let value = stop.value;
    said(match stop.test {
        EarlierTest::Reach => message!("stopped-reach"; value),
        EarlierTest::Backwards => {
            let old = [B, C, D];
            message!("stopped-backwards"; value, old = with_letters(&old[..arrangement.kept().clamp(1, 3)]))
        }
        EarlierTest::EndAtB => message!("stopped-end-b"; value),
        EarlierTest::EndAtC => message!("stopped-end-c"; value),
        EarlierTest::OldWall => message!("stopped-old-wall"; value),
        EarlierTest::Wall(edge @ [from, to]) => {
            let third = if to == C { D } else { C };
            message!("stopped-wall"; value, edge, from, third)
        }
        EarlierTest::Floor => message!("stopped-floor"; value),
    })
}

/// States where the origin lies in an arrangement that a run can reach.
pub fn can_happen(arrangement: &Arrangement) -> Narration {
    said(message!("reachable"; kept: arrangement.kept().max(1), dimension: arrangement.dimension.count()))
}
