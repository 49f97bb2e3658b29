//! A run along given directions: the simplex of their support points, and its newest point replaced until the simplex
//! contains the origin.

use super::program::{
    BranchCondition, CodeSection, Emits, SectionEntry, answer, arm, arm_of_same, line, repeat, section,
    some_place,
};
use crate::geometry::Dimension;
use crate::gjk::simplex::Letter::{B, C, D};

pub(super) fn sections(dimension: Dimension) -> Vec<CodeSection> {
    let (if_full, is_full, kept, drop): (_, BranchCondition, _, _) = match dimension {
        Dimension::Two => {
            ("if there are three", |run| run.points() == 3, &[B, C][..], "keep B and C, drop A")
        }
        Dimension::Three => {
            ("if there are four", |run| run.points() == 4, &[B, C, D][..], "keep B, C and D, drop A")
        }
    };
    vec![section(
        "do points along these directions enclose O?",
        vec![
            line("v = the first direction of the list", Emits::Nothing),
            repeat(
                "again and again",
                |_| false,
                vec![
                    line("A = the support point of P ⊖ Q along v", Emits::Support),
                    line("count the points of the simplex", Emits::Nothing),
                    SectionEntry::Choose(vec![arm(
                        if_full,
                        is_full,
                        vec![
                            line("write O in barycentric coordinates", Emits::Weigh),
                            SectionEntry::Choose(vec![arm_of_same(
                                "if all are positive",
                                |run| run.has_positive_weights(),
                                vec![some_place("O is inside the simplex"), answer("answer yes")],
                            )]),
                        ],
                    )]),
                    SectionEntry::Choose(vec![arm(
                        "if the list ends",
                        |run| run.ends_with_limit(),
                        vec![answer("no answer: other points may enclose O")],
                    )]),
                    SectionEntry::Choose(vec![arm(if_full, is_full, vec![line(drop, Emits::Keep(kept))])]),
                    line("v = the next direction of the list", Emits::Look),
                ],
            ),
        ],
    )]
}
