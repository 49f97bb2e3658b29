//! The distance query: the feature of the simplex nearest to the origin, found by barycentric coordinates, and the
//! proof at the end.

use super::program::{
    CodeSection, Emits, SectionEntry, answer, arm, arm_of_same, call, find, line, otherwise, repeat, section,
    section_alone, some_place, stop,
};
use crate::geometry::Dimension;
use crate::gjk::region::Region;
use crate::gjk::trace::{Event, Ruled};

/// The section that proves the result.
pub(super) const PROOF: &str = "prove the distance";

pub(super) fn sections(dimension: Dimension) -> Vec<CodeSection> {
    vec![search(), nearest(dimension), prove()]
}

fn search() -> CodeSection {
    section(
        "what is the distance between P and Q?",
        vec![
            line("set the radii of P and Q aside: the search works on their cores", Emits::SetAside),
            line("v = the direction that was given, or (1, 0, 0) for none", Emits::Nothing),
            repeat(
                "again and again",
                |_| false,
                vec![
                    stop("stop at the limit", |run| run.ends(), vec![find("found no better than this")]),
                    line("A = the support point along v of the cores’ difference", Emits::Support),
                    SectionEntry::Choose(vec![arm_of_same(
                        "if A is no farther toward O than N, or was kept already",
                        |run| run.is_rejected(),
                        vec![find("found the nearest point: N")],
                    )]),
                    call("find the point N of the simplex that is nearest to O", "the nearest point", &[]),
                ],
            ),
        ],
    )
}

fn nearest(dimension: Dimension) -> CodeSection {
    let whole = match dimension {
        Dimension::Two => "if that is all of a triangle",
        Dimension::Three => "if that is all of a tetrahedron",
    };
    section(
        "the nearest point",
        vec![
            repeat(
                "for each feature of the simplex with A, the largest first",
                |run| !matches!(run.ahead(0), Some(Event::Weighed { .. })),
                vec![
                    line("write the foot of O on it in barycentric coordinates", Emits::Weigh),
                    SectionEntry::Choose(vec![
                        arm_of_same(
                            "if all are positive",
                            |run| run.has_positive_weights(),
                            vec![line(
                                "the foot lies in the feature: none of its own features is nearer",
                                Emits::Same,
                            )],
                        ),
                        arm_of_same(
                            "otherwise",
                            |_| true,
                            vec![line(
                                "continue with its features without the points of coordinate 0 or less",
                                Emits::Same,
                            )],
                        ),
                    ]),
                ],
            ),
            line("take the feature with the nearest foot", Emits::Nothing),
            SectionEntry::Choose(vec![
                arm(
                    whole,
                    |run| matches!(run.ahead(0), Some(Event::Ruled(Ruled { chosen: Region::Interior, .. }))),
                    vec![some_place("O is inside the simplex"), find("found OVERLAP")],
                ),
                arm(
                    "else if its foot is no nearer than N was, or there is none",
                    |run| !matches!(run.ahead(0), Some(Event::Ruled { .. })),
                    vec![line("drop A", Emits::KeepAny), find("found the nearest point, within roundoff: N")],
                ),
                otherwise(vec![
                    some_place("O is nearest to this feature"),
                    line("keep its points, the newest first", Emits::KeepAny),
                    line("N = the foot; |N| bounds the distance from above", Emits::Approach),
                    line("v = −N", Emits::Look),
                    SectionEntry::Choose(vec![arm(
                        "if N = O",
                        |run| run.has_looked_nowhere() && run.ends(),
                        vec![find("found that they meet: the distance is 0")],
                    )]),
                ]),
            ]),
        ],
    )
}

fn prove() -> CodeSection {
    section_alone(
        PROOF,
        vec![SectionEntry::Choose(vec![
            arm(
                "if exact arithmetic confirms the feature, or nothing is exact because of curved shapes",
                |run| matches!(run.ahead(0), Some(Event::Ended(_))),
                vec![answer("answer it")],
            ),
            arm(
                "otherwise",
                |run| run.ahead(0).is_some(),
                vec![
                    line("exact arithmetic finds the nearest feature", Emits::Settle),
                    answer("answer what it says"),
                ],
            ),
        ])],
    )
}
