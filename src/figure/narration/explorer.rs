//! Sentences of the explorer: the earlier test that stops an arrangement, and the meaning of an arrangement that can
//! occur.

use super::feature::Points;
use super::message::message;
use super::span::{Narration, Number};
use crate::figure::explorer::{Arrangement, EarlierTest, Violation};
use crate::geometry::Dimension;
use crate::gjk::Letter::{B, C, D};

/// States why a run never reaches an arrangement: the test that would have stopped it, with its number.
pub fn stopped(arrangement: &Arrangement, stop: Violation) -> Narration {
    let value = Number(stop.value);
    let mut narration = Narration::default();
    narration.push(match stop.test {
        EarlierTest::Reach => message!("stopped-reach"; value = value),
        EarlierTest::Backwards => {
            let old = Points(&[B, C, D][..arrangement.kept().clamp(1, 3)]);
            message!("stopped-backwards"; value = value, old = old)
        }
        EarlierTest::EndAtB => message!("stopped-end-b"; value = value),
        EarlierTest::EndAtC => message!("stopped-end-c"; value = value),
        EarlierTest::OldWall => message!("stopped-old-wall"; value = value),
        EarlierTest::Wall(edge @ [from, to]) => {
            let third = if to == C { D } else { C };
            message!("stopped-wall"; value = value, edge = edge, from = from, third = third)
        }
        EarlierTest::Floor => message!("stopped-floor"; value = value),
    });
    narration
}

/// States where the origin lies in an arrangement that a run can reach.
pub fn can_happen(arrangement: &Arrangement) -> Narration {
    let kept = match arrangement.kept() {
        0 | 1 => "one",
        2 => "two",
        _ => "three",
    };
    let ball = if arrangement.dimension == Dimension::Two { "disc" } else { "ball" };
    let mut narration = Narration::default();
    narration.push(message!("reachable"; kept: kept, ball: ball));
    narration
}
