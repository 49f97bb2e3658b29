//! Sentences of the explorer: which earlier test would have stopped an arrangement, and what a legal one means.

use super::span::{Narration, Number, Say, Span, say};
use crate::figure::explorer::{Arrangement, EarlierTest, Violation};
use crate::geometry::Dimension;
use crate::gjk::Letter::{self, A, B, C, D};

/// O, wherever a sentence needs it.
#[derive(Clone, Copy)]
struct Origin;

impl Say for Origin {
    fn say(self, narration: &mut Narration) {
        narration.push(Span::Origin);
    }
}

/// Why a run never comes to an arrangement: the test that would have stopped it, with its number.
pub fn stopped(arrangement: &Arrangement, stop: Violation) -> Narration {
    let mut narration = Narration::default();
    let out = &mut narration;
    let value = Number(stop.value);
    let o = Origin;
    match stop.test {
        EarlierTest::Reach => {
            say!(out; A, "·", Span::Direction, " = ", value, " < 0: ", A, " does not pass ", o, ". ");
            say!(out; "The reach test of this iteration would have ended the query, before anything is decided.");
        }
        EarlierTest::Backwards => {
            say!(out; "(", A, " − ", B, ")·", Span::Direction, " = ", value, " < 0: ", A);
            say!(out; " lies farther back along ", Span::Direction, " than ");
            let old: &[Letter] = match arrangement.kept() {
                1 => &[B],
                2 => &[B, C],
                _ => &[B, C, D],
            };
            for letter in old {
                say!(out; *letter);
            }
            say!(out; ". No support mapping answers so: the old points reach farther.");
        }
        EarlierTest::EndAtB => {
            say!(out; C, B, "·", B, o, " = ", value, " > 0: ", o, " is beyond the end ", B, " of edge ", [B, C]);
            say!(out; ". When ", B, " was the newest point it would not have passed ", o);
            say!(out; ": the reach test of that iteration would have ended the query.");
        }
        EarlierTest::EndAtC => {
            say!(out; B, C, "·", C, o, " = ", value, " > 0: ", o, " is beyond the end ", C, " of edge ", [B, C]);
            say!(out; ". The iteration that added ", B, " searched from ", C, " towards ", o, ", and ", B);
            say!(out; " lies the other way: the reach test of that iteration would have ended the query.");
        }
        EarlierTest::OldWall => {
            say!(out; [C, D], "⟂·", C, o, " = ", value, " > 0: ", o, " is beyond the wall on ", [C, D]);
            say!(out; ". The iteration that added ", B, " searched from ", [C, D], " towards ", o, ", and ", B);
            say!(out; " lies the other way: the reach test of that iteration would have ended the query.");
        }
        EarlierTest::Wall([from, to]) => {
            let third = if to == C { D } else { C };
            say!(out; [from, to], "⟂·", from, o, " = ", value, " > 0: ", o, " is beyond the wall on ");
            say!(out; [from, to], ". The iteration that added ", B, " tested that: it would have kept edge ");
            say!(out; [from, to], " and dropped ", third, ".");
        }
        EarlierTest::Floor => {
            say!(out; [B, C, D], "·", B, o, " = ", value, " < 0: ", o, " is below the floor ", [B, C, D]);
            say!(out; ". The iteration that kept this triangle would have turned it over, and ", C, " and ", D);
            say!(out; " would have each other’s name.");
        }
    }
    narration
}

/// States where the origin lies in an arrangement that a run can come to.
pub fn can_happen(arrangement: &Arrangement) -> Narration {
    let mut narration = Narration::default();
    let out = &mut narration;
    let o = Origin;
    say!(out; "A run can come to this. ");
    match arrangement.kept() {
        0 | 1 => {
            say!(out; A, " passed ", o, " in the direction from ", B, ", so ", o);
            let ball = match arrangement.dimension {
                Dimension::Two => "disc",
                Dimension::Three => "ball",
            };
            say!(out; " is nearest to neither end: it lies in the ", ball, " that has ", [A, B]);
            say!(out; " for its diameter.");
        }
        2 => {
            say!(out; o, " is between the ends of ", [B, C], ", and ", A, " passed it in the direction from ");
            say!(out; [B, C], ".");
        }
        _ => {
            say!(out; o, " is in the prism over ", [B, C, D], ", above the floor and not above ", A, ".");
        }
    }
    narration
}
