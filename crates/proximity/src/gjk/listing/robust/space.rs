//! The robust query in space: the triangle and the tetrahedron, and an origin on a feature of them.

use super::steps::{
    EDGE, FACE, NEXT, PLANE, ROUND, TRIANGLE, found_inside, is_level_with, start_on, stop_at_limit,
};
use crate::gjk::listing::cursor::Cursor;
use crate::gjk::listing::djonov::NEVER_ALL;
use crate::gjk::listing::names::{BELOW_ABC, OVER_ABC};
use crate::gjk::listing::program::{
    CodeSection, Emits, SectionEntry, arm, ask_three_faces, asked, call, find, line, otherwise, place,
    section, section_alone,
};
use crate::gjk::region::Region;
use crate::gjk::sign::Sign;
use crate::gjk::simplex::Letter::{A, B, C, D};
use crate::gjk::trace::PlaneQuestion;

pub(super) fn sections() -> Vec<CodeSection> {
    vec![
        triangle(),
        tetrahedron(),
        within(),
        one_face(),
        other_edge(),
        two_faces(),
        edge(),
        on_triangle(),
        on_face(),
        round_edge(),
    ]
}
fn triangle() -> CodeSection {
    let face = [A, B, C];
    section(
        "the triangle",
        vec![SectionEntry::Choose(vec![
            asked(
                "if AB⟂·AO > 0",
                PlaneQuestion::BeyondEdge { edge: [A, B], face },
                |run| run.is_positive(),
                vec![call("O is nearest to AB", EDGE, &[])],
            ),
            asked(
                "else if AC⟂·AO > 0",
                PlaneQuestion::BeyondEdge { edge: [A, C], face },
                |run| run.is_positive(),
                vec![call("O is nearest to AC", EDGE, &[A, C])],
            ),
            asked(
                "else if ABC⟂·AO > 0",
                PlaneQuestion::OverFace { face },
                |run| run.is_positive(),
                vec![place("O is above ABC: all three are kept", OVER_ABC), line("v = ABC⟂", Emits::Look)],
            ),
            arm(
                "else if ABC⟂·AO < 0",
                |run| run.last_sign() == Sign::Negative,
                vec![
                    place("O is below ABC", BELOW_ABC),
                    line("swap the names of B and C: O is above ABC", Emits::Relabel(&[A, C, B])),
                    line("keep the three in this order", Emits::Keep(&[A, B, C])),
                    line("v = ABC⟂", Emits::Look),
                ],
            ),
            arm("else if AB⟂·AO = 0", |run| is_level_with(run, B), vec![call("O is on AB", EDGE, &[])]),
            arm("else if AC⟂·AO = 0", |run| is_level_with(run, C), vec![call("O is on AC", EDGE, &[A, C])]),
            otherwise(vec![call("O is on the triangle", TRIANGLE, &[])]),
        ])],
    )
}

fn is_over(run: &Cursor<'_>, faces: [bool; 3]) -> bool {
    run.sees() == faces
}

fn is_on(run: &Cursor<'_>, faces: [bool; 3]) -> bool {
    run.signs().map(|sign| sign == Sign::Zero) == faces
}

fn tetrahedron() -> CodeSection {
    let one = |letters| call("locate O at one face", "one face", letters);
    let two = |letters| call("locate O at two faces", "two faces", letters);
    let [abc, acd, adb] = ask_three_faces();
    section(
        "the tetrahedron",
        vec![
            abc,
            acd,
            adb,
            SectionEntry::Choose(vec![
                arm(
                    "if O is in front of none",
                    |run| is_over(run, [false; 3]),
                    vec![call("O is inside or on faces", "no face", &[])],
                ),
                arm(
                    "if O is in front of ABC alone",
                    |run| is_over(run, [true, false, false]),
                    vec![one(&[A, B, C, D])],
                ),
                arm(
                    "if O is in front of ACD alone",
                    |run| is_over(run, [false, true, false]),
                    vec![one(&[A, C, D, B])],
                ),
                arm(
                    "if O is in front of ADB alone",
                    |run| is_over(run, [false, false, true]),
                    vec![one(&[A, D, B, C])],
                ),
                arm(
                    "if O is in front of ABC and ACD",
                    |run| is_over(run, [true, true, false]),
                    vec![two(&[A, B, C, D])],
                ),
                arm(
                    "if O is in front of ACD and ADB",
                    |run| is_over(run, [false, true, true]),
                    vec![two(&[A, C, D, B])],
                ),
                arm(
                    "if O is in front of ADB and ABC",
                    |run| is_over(run, [true, false, true]),
                    vec![two(&[A, D, B, C])],
                ),
                arm(
                    "if O is in front of all three",
                    |run| is_over(run, [true; 3]),
                    vec![find("found nothing, which only roundoff causes: the proof decides")],
                )
                .never(NEVER_ALL),
            ]),
        ],
    )
}

fn within() -> CodeSection {
    let edge = |text, letters| call(text, EDGE, letters);
    let face = |text, letters| call(text, FACE, letters);
    section(
        "no face",
        vec![SectionEntry::Choose(vec![
            arm("if O is on none", |run| is_on(run, [false; 3]), found_inside("O is inside the tetrahedron")),
            arm(
                "if O is on ABC alone",
                |run| is_on(run, [true, false, false]),
                vec![face("O is on ABC", &[])],
            ),
            arm(
                "if O is on ACD alone",
                |run| is_on(run, [false, true, false]),
                vec![face("O is on ACD", &[A, C, D])],
            ),
            arm(
                "if O is on ADB alone",
                |run| is_on(run, [false, false, true]),
                vec![face("O is on ADB", &[A, D, B])],
            ),
            arm(
                "if O is on ABC and ACD",
                |run| is_on(run, [true, true, false]) || is_on(run, [true; 3]),
                vec![edge("O is on AC", &[A, C])],
            ),
            arm(
                "if O is on ACD and ADB",
                |run| is_on(run, [false, true, true]),
                vec![edge("O is on AD", &[A, D])],
            ),
            arm(
                "if O is on ADB and ABC",
                |run| is_on(run, [true, false, true]),
                vec![edge("O is on AB", &[A, B])],
            ),
        ])],
    )
}

fn one_face() -> CodeSection {
    section(
        "one face",
        vec![SectionEntry::Choose(vec![
            asked(
                "if AC⟂·AO > 0",
                PlaneQuestion::BeyondEdge { edge: [A, C], face: [A, B, C] },
                |run| run.is_positive(),
                vec![call("O is nearest to AC", EDGE, &[A, C])],
            ),
            otherwise(vec![call("continue with the other edge", "the other edge", &[])]),
        ])],
    )
}

fn other_edge() -> CodeSection {
    section(
        "the other edge",
        vec![SectionEntry::Choose(vec![
            asked(
                "if AB⟂·AO > 0",
                PlaneQuestion::BeyondEdge { edge: [A, B], face: [A, B, C] },
                |run| run.is_positive(),
                vec![call("O is nearest to AB", EDGE, &[])],
            ),
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
                PlaneQuestion::BeyondEdge { edge: [A, C], face: [A, B, C] },
                |run| run.is_positive(),
                vec![call("call A C D from here on A B C: one face", "one face", &[A, C, D])],
            ),
            otherwise(vec![call("continue with the other edge", "the other edge", &[])]),
        ])],
    )
}

fn edge() -> CodeSection {
    section_alone(
        EDGE,
        vec![
            place("O is nearest to AB", Region::Edge([A, B])),
            line("keep A and B", Emits::Keep(&[A, B])),
            SectionEntry::Choose(vec![
                arm(
                    "if O is beside AB",
                    |run| !run.looks_round(),
                    vec![line("v = (AB × AO) × AB", Emits::Look)],
                ),
                otherwise(vec![line("v = 0", Emits::Look), call("search all around AB", ROUND, &[])]),
            ]),
        ],
    )
}

fn round_edge() -> CodeSection {
    let mut body = start_on("O is in P ⊖ Q: does P ⊖ Q extend all around AB?");
    body.extend([
        line("v = any direction perpendicular to AB", Emits::Look),
        stop_at_limit(),
        call("find the next point", NEXT, &[]),
        line("keep A alone", Emits::Keep(&[A])),
        line("project along the edge: there the edge is O", Emits::Project),
        line("v = AO in the projection", Emits::Look),
        call("search in the projection", PLANE, &[]),
    ]);
    section_alone(ROUND, body)
}

fn on_triangle() -> CodeSection {
    let mut body = vec![place("O is on ABC", OVER_ABC), line("keep A, B and C", Emits::Keep(&[A, B, C]))];
    body.extend(start_on("O is in P ⊖ Q: does P ⊖ Q extend to both sides of ABC?"));
    body.extend([
        line("v = 0", Emits::Look),
        stop_at_limit(),
        line("v = ABC⟂", Emits::Look),
        call("find the next point", NEXT, &[]),
        stop_at_limit(),
        line("drop that point again", Emits::Keep(&[B, C, D])),
        line("v = −v", Emits::Look),
        call("find the next point", NEXT, &[]),
        find("found OVERLAP: it does"),
    ]);
    section_alone(TRIANGLE, body)
}

fn on_face() -> CodeSection {
    let mut body = vec![place("O is on ABC", OVER_ABC), line("keep A, B and C", Emits::Keep(&[A, B, C]))];
    body.extend(start_on("O is in P ⊖ Q: does P ⊖ Q extend to the outer side of ABC?"));
    body.extend([
        line("v = 0", Emits::Look),
        stop_at_limit(),
        line("v = ABC⟂", Emits::Look),
        call("find the next point", NEXT, &[]),
        find("found OVERLAP: it does"),
    ]);
    section_alone(FACE, body)
}
