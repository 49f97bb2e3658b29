//! Bittle's query: the loop, and the test of whether the simplex contains the origin, which also finds the next
//! direction.

use super::program::{
    CodeSection, Emits, SectionEntry, answer, arm, asked, call, line, next_point, otherwise, place, repeat,
    section,
};
use crate::gjk::region::Region;
use crate::gjk::simplex::Letter::{A, B, C};
use crate::gjk::trace::PlaneQuestion;

pub(super) fn sections() -> Vec<CodeSection> {
    let face = [A, B, C];
    let [stopped, supported, rejected] = next_point();
    vec![
        section(
            "do P and Q intersect?",
            vec![
                line("v = the direction that was given", Emits::Nothing),
                line("A = the support point of P ⊖ Q along v", Emits::Support),
                line("v = −v", Emits::Look),
                repeat(
                    "again and again",
                    |_| false,
                    vec![
                        stopped,
                        supported,
                        rejected,
                        call("test whether the simplex contains O", "does the simplex contain O?", &[]),
                    ],
                ),
            ],
        ),
        section(
            "does the simplex contain O?",
            vec![SectionEntry::Choose(vec![
                arm(
                    "if it is a triangle",
                    |run| run.points() == 3,
                    vec![
                        line("AB⟂ = (AC × AB) × AB, and AC⟂ = (AB × AC) × AC", Emits::Nothing),
                        SectionEntry::Choose(vec![
                            asked(
                                "if AB⟂·AO > 0",
                                PlaneQuestion::BeyondEdge { edge: [A, B], face },
                                |run| run.is_positive(),
                                vec![
                                    place("O is outside AB", Region::Edge([A, B])),
                                    line("drop C", Emits::Keep(&[A, B])),
                                    line("v = AB⟂", Emits::Look),
                                ],
                            ),
                            asked(
                                "else if AC⟂·AO > 0",
                                PlaneQuestion::BeyondEdge { edge: [A, C], face },
                                |run| run.is_positive(),
                                vec![
                                    place("O is outside AC", Region::Edge([A, C])),
                                    line("drop B", Emits::Keep(&[A, C])),
                                    line("v = AC⟂", Emits::Look),
                                ],
                            ),
                            otherwise(vec![
                                place("O is inside the triangle", Region::Interior),
                                answer("answer yes"),
                            ]),
                        ]),
                    ],
                ),
                arm(
                    "if it is a segment",
                    |run| run.points() == 2,
                    vec![
                        place("O is beside AB", Region::Edge([A, B])),
                        line("v = (AB × AO) × AB, zero if O is on the line AB", Emits::Look),
                    ],
                ),
            ])],
        ),
    ]
}
