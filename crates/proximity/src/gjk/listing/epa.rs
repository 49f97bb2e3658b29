//! The expanding polytope, after any query.

use super::program::{
    BranchCondition, CodeSection, Emits, SectionEntry, arm, arm_of_same, call, line, otherwise, repeat,
    result, section, section_alone,
};
use crate::epa::EpaEvent as Growth;
use crate::gjk::trace::Event;

/// The section that measures.
pub(super) const MEASURE: &str = "measure";

/// The reason why P ⊖ Q is not flat.
const NEVER_FLAT: &str = "Shapes with vertices get here only if they overlap, so P ⊖ Q has an interior; curved shapes are as thick as their curves. Only roundoff leads here";

pub(super) fn sections() -> Vec<CodeSection> {
    vec![measure(), polytope(), growth()]
}

fn measure() -> CodeSection {
    section_alone(
        MEASURE,
        vec![
            SectionEntry::Choose(vec![
                arm(
                    "if the cores of P and Q overlap, or may",
                    |run| matches!(run.ahead(0), Some(Event::Epa(_) | Event::OnCores { .. })),
                    vec![
                        line(
                            "set the radii of P and Q aside: the polytope is in the cores’ difference",
                            Emits::SetAside,
                        ),
                        call("expand a polytope in it", "a polytope around O", &[]),
                    ],
                ),
                otherwise(vec![line("the nearest points of the cores give the distance", Emits::Nothing)]),
            ]),
            SectionEntry::Choose(vec![arm(
                "if that gives a length",
                |run| run.ahead(0).is_some(),
                vec![result("add the radii: the distance, or the depth", Emits::Measure)],
            )]),
        ],
    )
}

fn polytope() -> CodeSection {
    section(
        "a polytope around O",
        vec![
            line(
                "drop points of the simplex that depend on the others",
                Emits::Epa(|event| matches!(event, Growth::Examined { .. })),
            ),
            repeat(
                "while the rest has no interior",
                |run| !matches!(run.ahead(0), Some(Event::Epa(Growth::Inflated { .. }))),
                vec![line(
                    "add a support point perpendicular to it",
                    Emits::Epa(|event| matches!(event, Growth::Inflated { .. })),
                )],
            ),
            SectionEntry::Choose(vec![
                arm(
                    "if there is no such point",
                    |run| !matches!(run.ahead(0), Some(Event::Epa(Growth::Seeded { .. }))),
                    vec![line("P ⊖ Q is flat: the depth is 0", Emits::Nothing)],
                )
                .never(NEVER_FLAT),
                otherwise(vec![
                    line(
                        "the polytope is the simplex",
                        Emits::Epa(|event| matches!(event, Growth::Seeded { .. })),
                    ),
                    call("expand it", "expand the polytope", &[]),
                ]),
            ]),
        ],
    )
}

/// Returns whether the expansion ends at the examined side.
const IS_LAST: BranchCondition = |run| !matches!(run.ahead(0), Some(Event::Epa(_)));
/// Returns whether the side is no longer examined.
const IS_PASSED: BranchCondition = |run| matches!(run.ahead(0), Some(Event::Epa(Growth::Probed { .. })));

fn growth() -> CodeSection {
    section(
        "expand the polytope",
        vec![repeat(
            "again and again",
            |run| !matches!(run.ahead(0), Some(Event::Epa(Growth::Probed { .. }))),
            vec![
                line(
                    "F = the side nearest to O, E = the support point along its normal",
                    Emits::Epa(|event| matches!(event, Growth::Probed { .. })),
                ),
                SectionEntry::Choose(vec![
                    arm_of_same(
                        "if E is not outside F, by more than the tolerance on curved shapes",
                        IS_LAST,
                        vec![result("the depth is the distance from O to F", Emits::Same)],
                    ),
                    arm_of_same(
                        "else if F is a sliver, or roundoff puts E on it",
                        IS_PASSED,
                        vec![line("exclude F from the search", Emits::Same)],
                    ),
                    otherwise(vec![line(
                        "remove the sides with E in front, and join E to their border",
                        Emits::Epa(|event| matches!(event, Growth::Expanded { .. })),
                    )]),
                ]),
            ],
        )],
    )
}
