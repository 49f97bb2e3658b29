//! Djonov's query: one section for each number of points, with the two jumps of the last section as separate
//! sections.

use super::names::{BELOW_ABC, OVER_ABC};
use super::program::{
    CodeSection, Emits, SectionEntry, answer, arm, arm_of_same, ask_three_faces, asked, call, line,
    otherwise, place, repeat, section, stop,
};
use crate::geometry::Dimension;
use crate::gjk::region::Region;
use crate::gjk::simplex::Letter::{A, B, C, D};
use crate::gjk::trace::PlaneQuestion;

const BEYOND_AB: PlaneQuestion = PlaneQuestion::BeyondEdge { edge: [A, B], face: [A, B, C] };
const BEYOND_AC: PlaneQuestion = PlaneQuestion::BeyondEdge { edge: [A, C], face: [A, B, C] };

/// The reason why the origin is never in front of all three faces.
pub(super) const NEVER_ALL: &str = "The origin is in front of all three faces at A only if it is above A, and A·v ≥ 0 says that it is not. Only roundoff, or a defect, leads here";

/// The reason why the code never reaches its iteration limit in the plane.
const NEVER_SO_LONG: &str = "In the plane each iteration finds a new corner of P ⊖ Q outside the current edge: for up to 34 corners the iterations suffice, and no run with more corners is known to use them up";

/// The behavior of the published code at the point where ours stops.
const NO_OTHER_LIMIT: &str = "The published code has no limit but its own, of 32 iterations";

pub(super) fn sections(dimension: Dimension) -> Vec<CodeSection> {
    let mut sections = vec![intersect(dimension), two_points(dimension)];
    if dimension == Dimension::Three {
        sections.extend([three_points(), one_face(), second_half(), two_faces()]);
    }
    sections
}

fn intersect(dimension: Dimension) -> CodeSection {
    let mut cases = vec![
        arm("if n = 0, A is alone", |run| run.points() == 1, vec![line("v = AO", Emits::Look)]),
        arm(
            "if n = 1, A and B are a segment",
            |run| run.points() == 2,
            vec![
                place("O is nearest to AB: neither end can be nearer", Region::Edge([A, B])),
                line("v = (AB × AO) × AB", Emits::Look),
            ],
        ),
        arm(
            "if n = 2, they are a triangle",
            |run| run.points() == 3,
            vec![call("locate O at the triangle", "the triangle", &[])],
        ),
    ];
    if dimension == Dimension::Three {
        cases.push(arm(
            "if n = 3, they are a tetrahedron",
            |run| run.points() == 4,
            vec![call("locate O at the tetrahedron", "the tetrahedron", &[])],
        ));
    }
    let out_of_iterations = answer("answer yes, to be safe: out of iterations");
    let out_of_iterations = match dimension {
        Dimension::Two => out_of_iterations.never(NEVER_SO_LONG),
        Dimension::Three => out_of_iterations,
    };
    section(
        "do P and Q intersect?",
        vec![
            line("v = (1, 0, 0), and n = 0 points are kept", Emits::Nothing),
            repeat(
                "2 times first, then at most 32 times",
                |run| run.ends_with_limit() && run.answers().is_some(),
                vec![
                    stop(
                        "stop at the limit of the scene",
                        |run| run.ends_with_limit(),
                        vec![answer("no answer")],
                    )
                    .ours(NO_OTHER_LIMIT),
                    line("A = the support point of P ⊖ Q along v", Emits::Support),
                    SectionEntry::Choose(vec![arm_of_same(
                        "if A·v < 0",
                        |run| run.is_rejected(),
                        vec![answer("answer no: P ⊖ Q ends before O")],
                    )]),
                    SectionEntry::Choose(cases),
                ],
            ),
            out_of_iterations,
        ],
    )
}

fn two_points(dimension: Dimension) -> CodeSection {
    let mut ways = vec![
        asked("if AB⟂·AO > 0", BEYOND_AB, |run| run.is_positive(), to_ab()),
        asked("else if AC⟂·AO > 0", BEYOND_AC, |run| run.is_positive(), to_ac()),
    ];
    match dimension {
        Dimension::Two => ways
            .push(otherwise(vec![place("O is inside the triangle", Region::Interior), answer("answer yes")])),
        Dimension::Three => ways.extend([
            asked(
                "else if ABC⟂·AO > 0",
                PlaneQuestion::OverFace { face: [A, B, C] },
                |run| run.is_positive(),
                vec![place("O is above ABC: all three are kept", OVER_ABC), line("v = ABC⟂", Emits::Look)],
            ),
            otherwise(vec![
                place("O is below ABC", BELOW_ABC),
                line("swap the names of B and C: O is above ABC", Emits::Relabel(&[A, C, B])),
                line("keep the three in this order", Emits::Keep(&[A, B, C])),
                line("v = ABC⟂", Emits::Look),
            ]),
        ]),
    }
    section("the triangle", vec![SectionEntry::Choose(ways)])
}

fn to_ab() -> Vec<SectionEntry> {
    vec![
        place("O is nearest to AB", Region::Edge([A, B])),
        line("keep A and B", Emits::Keep(&[A, B])),
        line("v = (AB × AO) × AB", Emits::Look),
    ]
}

fn to_ac() -> Vec<SectionEntry> {
    vec![
        place("O is nearest to AC", Region::Edge([A, C])),
        line("keep A and C", Emits::Keep(&[A, C])),
        line("v = (AC × AO) × AC", Emits::Look),
    ]
}

fn three_points() -> CodeSection {
    let one = || call("locate O at one face", "one face", &[]);
    let two = || call("locate O at two faces", "two faces", &[]);
    let [abc, acd, adb] = ask_three_faces();
    section(
        "the tetrahedron",
        vec![
            abc,
            acd,
            adb,
            SectionEntry::Choose(vec![
                arm(
                    "if O is in front of none (0b000)",
                    |run| run.sees() == [false; 3],
                    vec![place("O is inside the tetrahedron", Region::Interior), answer("answer yes")],
                ),
                arm(
                    "if O is in front of ABC alone (0b001)",
                    |run| run.sees() == [true, false, false],
                    vec![one()],
                ),
                arm(
                    "if O is in front of ACD alone (0b010)",
                    |run| run.sees() == [false, true, false],
                    vec![line("call A C D from here on A B C", Emits::Relabel(&[A, C, D, B])), one()],
                ),
                arm(
                    "if O is in front of ADB alone (0b100)",
                    |run| run.sees() == [false, false, true],
                    vec![line("call A D B from here on A B C", Emits::Relabel(&[A, D, B, C])), one()],
                ),
                arm(
                    "if O is in front of ABC and ACD (0b011)",
                    |run| run.sees() == [true, true, false],
                    vec![two()],
                ),
                arm(
                    "if O is in front of ACD and ADB (0b110)",
                    |run| run.sees() == [false, true, true],
                    vec![line("call A C D B from here on A B C D", Emits::Relabel(&[A, C, D, B])), two()],
                ),
                arm(
                    "if O is in front of ADB and ABC (0b101)",
                    |run| run.sees() == [true, false, true],
                    vec![line("call A D B C from here on A B C D", Emits::Relabel(&[A, D, B, C])), two()],
                ),
                arm(
                    "if O is in front of all three (0b111)",
                    |run| run.sees() == [true; 3],
                    vec![answer("answer yes, to be safe: degenerate")],
                )
                .never(NEVER_ALL),
            ]),
        ],
    )
}

fn one_face() -> CodeSection {
    section(
        "one face",
        vec![SectionEntry::Choose(vec![
            asked("if AC⟂·AO > 0", BEYOND_AC, |run| run.is_positive(), to_ac()),
            otherwise(vec![call("continue with the other edge", "the other edge", &[])]),
        ])],
    )
}

fn second_half() -> CodeSection {
    section(
        "the other edge",
        vec![SectionEntry::Choose(vec![
            asked("if AB⟂·AO > 0", BEYOND_AB, |run| run.is_positive(), to_ab()),
            otherwise(vec![
                place("O is nearest to the face ABC", OVER_ABC),
                line("keep A, B and C", Emits::Keep(&[A, B, C])),
                line("v = ABC⟂", Emits::Look),
            ]),
        ])],
    )
}

fn two_faces() -> CodeSection {
    section(
        "two faces",
        vec![SectionEntry::Choose(vec![
            asked(
                "if AC⟂·AO > 0, as seen from ABC",
                BEYOND_AC,
                |run| run.is_positive(),
                vec![
                    line("call A C D from here on A B C", Emits::Relabel(&[A, C, D])),
                    call("locate O at one face", "one face", &[]),
                ],
            ),
            otherwise(vec![call("continue with the other edge", "the other edge", &[])]),
        ])],
    )
}
