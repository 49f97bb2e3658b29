//! The robust query: Djonov's regions with zero as a separate case, and the proof of the verdict at the end.

mod plane;
mod space;
mod steps;

use super::program::{
    CodeSection, Emits, SectionEntry, answer, arm, arm_of_same, call, find, line, repeat, section,
    section_alone,
};
use crate::geometry::Dimension;
use crate::gjk::trace::Event;
use steps::{EDGE, NEXT, PLANE, stop_at_limit};

/// The section that proves the verdict.
pub(super) const PROOF: &str = "prove the verdict";

const SUPPORT: &str = "A = the support point of P ⊖ Q along v";

pub(super) fn sections(dimension: Dimension) -> Vec<CodeSection> {
    let mut sections = vec![intersect(dimension), next_point()];
    if dimension == Dimension::Three {
        sections.extend(space::sections());
    }
    sections.extend(plane::sections(dimension));
    sections.push(prove());
    sections
}

fn intersect(dimension: Dimension) -> CodeSection {
    let mut body = vec![
        line("v = the direction that was given, or (1, 0, 0) for none", Emits::Nothing),
        call("find the first point", NEXT, &[]),
        line("v = AO", Emits::Look),
    ];
    match dimension {
        Dimension::Two => body.push(call("search in the plane", PLANE, &[])),
        Dimension::Three => body.push(repeat(
            "again and again",
            |_| false,
            vec![
                stop_at_limit(),
                call("find the next point", NEXT, &[]),
                SectionEntry::Choose(vec![
                    arm(
                        "if A and B are a segment",
                        |run| run.points() == 2,
                        vec![call("O is nearest to AB: neither end can be nearer", EDGE, &[])],
                    ),
                    arm(
                        "if they are a triangle",
                        |run| run.points() == 3,
                        vec![call("locate O at the triangle", "the triangle", &[])],
                    ),
                    arm(
                        "if they are a tetrahedron",
                        |run| run.points() == 4,
                        vec![call("locate O at the tetrahedron", "the tetrahedron", &[])],
                    ),
                ]),
            ],
        )),
    }
    section("do P and Q intersect?", body)
}

fn next_point() -> CodeSection {
    section_alone(
        NEXT,
        vec![
            line(SUPPORT, Emits::Support),
            SectionEntry::Choose(vec![
                arm_of_same(
                    "if A·v < 0",
                    |run| run.is_rejected() && !(run.is_contained() && run.is_level()),
                    vec![find("found SEPARATE: P ⊖ Q ends before O")],
                ),
                arm_of_same(
                    "else if A·v = 0, and O is known to be in P ⊖ Q",
                    |run| run.is_rejected(),
                    vec![find("found TOUCHING: P ⊖ Q ends at O")],
                ),
                arm_of_same("else if A·v = 0", |run| run.is_touched(), vec![note_level()]),
            ]),
            SectionEntry::Choose(vec![
                arm(
                    "if A = O",
                    |run| run.ends() && run.is_at_origin(),
                    vec![find("found TOUCHING: O is a corner of P ⊖ Q")],
                ),
                arm(
                    "else if A is no farther along v than a point that was kept",
                    |run| run.ends() && !run.is_contained(),
                    vec![find("found TOUCHING: O is on the simplex, within roundoff")],
                ),
            ]),
        ],
    )
}

fn note_level() -> SectionEntry {
    line("take note: O is not inside P ⊖ Q", Emits::Same)
}

fn prove() -> CodeSection {
    section_alone(
        PROOF,
        vec![SectionEntry::Choose(vec![
            arm(
                "if it exceeds roundoff, or exact arithmetic confirms it",
                |run| matches!(run.ahead(0), Some(Event::Ended(_))),
                vec![answer("answer it")],
            ),
            arm(
                "otherwise",
                |run| run.ahead(0).is_some(),
                vec![line("exact arithmetic decides", Emits::Settle), answer("answer what it says")],
            ),
        ])],
    )
}
