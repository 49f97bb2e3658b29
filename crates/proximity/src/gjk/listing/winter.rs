//! Winter's query, with a section for each kind of simplex; and the Cinkes library's, which differs in one line.

use super::names::{BELOW_ABC, OVER_ABC};
use super::program::{
    CodeSection, Emits, SectionEntry, answer, arm, asked, call, line, next_point, otherwise, place, repeat,
    section,
};
use crate::geometry::Dimension;
use crate::gjk::region::Region;
use crate::gjk::simplex::Letter::{A, B, C, D};
use crate::gjk::trace::PlaneQuestion;

const ALONG_AB: PlaneQuestion = PlaneQuestion::Along { edge: [A, B] };
const ALONG_AC: PlaneQuestion = PlaneQuestion::Along { edge: [A, C] };

/// The reason why the origin is not nearest to A in the plane. In space it can be, after a face was taken that is not
/// nearest.
const NEVER_A: &str = "After the first point v = BO, and A·v > 0 makes AB·AO positive. Later, AB·AO ≤ 0 would put A and B on one side of O along BC; then AB passes O on the side away from C, and O is not outside AB";
/// The reason why O is not outside AC if it is before A along AC, in the plane.
const NEVER_BEHIND: &str = "If AC·AO ≤ 0, then A and C lie on one side of O along BC, and B on the other. So AC passes O on the side away from B, and O is not outside AC";

/// A question that the article leaves open.
const NORMALIZE_UNPRINTED: &str =
    "The article calls Normalize but does not print its code, so its result for the zero vector is unknown";

pub(super) fn sections(dimension: Dimension, normalises: bool) -> Vec<CodeSection> {
    let mut sections =
        vec![intersect(normalises), next_simplex(dimension), segment(dimension), triangle(dimension)];
    if dimension == Dimension::Three {
        sections.push(tetrahedron());
    }
    sections
}

fn intersect(normalises: bool) -> CodeSection {
    let mut body = Vec::new();
    if normalises {
        body.push(line("v = v / |v|", Emits::Nothing));
        body.push(line("if v = 0, it stays 0", Emits::Nothing).ours(NORMALIZE_UNPRINTED));
    }
    body.extend(next_point());
    body.push(call("find the next simplex", "the next simplex", &[]));
    section(
        "do P and Q intersect?",
        vec![
            line("A = the support point of P ⊖ Q along (1, 0, 0)", Emits::Support),
            line("v = AO", Emits::Look),
            repeat("again and again", |_| false, body),
        ],
    )
}

fn next_simplex(dimension: Dimension) -> CodeSection {
    let mut cases = vec![
        arm("if it has 2 points", |run| run.points() == 2, vec![call("segment AB", "a segment", &[])]),
        arm("if it has 3 points", |run| run.points() == 3, vec![call("triangle ABC", "a triangle", &[])]),
    ];
    if dimension == Dimension::Three {
        cases.push(arm(
            "if it has 4 points",
            |run| run.points() == 4,
            vec![call("tetrahedron ABCD", "a tetrahedron", &[])],
        ));
    }
    section("the next simplex", vec![SectionEntry::Choose(cases)])
}

fn segment(dimension: Dimension) -> CodeSection {
    let at_a = otherwise(vec![
        place("O is nearest to A", Region::Vertex(A)),
        line("keep A", Emits::Keep(&[A])),
        line("v = AO", Emits::Look),
    ]);
    let at_a = match dimension {
        Dimension::Two => at_a.never(NEVER_A),
        Dimension::Three => at_a,
    };
    section(
        "a segment",
        vec![SectionEntry::Choose(vec![
            asked(
                "if AB·AO > 0",
                ALONG_AB,
                |run| run.is_positive(),
                vec![
                    place("O is nearest to AB", Region::Edge([A, B])),
                    line("keep A and B", Emits::Keep(&[A, B])),
                    line("v = (AB × AO) × AB", Emits::Look),
                ],
            ),
            at_a,
        ])],
    )
}

fn triangle(dimension: Dimension) -> CodeSection {
    let face = [A, B, C];
    let behind = otherwise(vec![call("as for the segment AB", "a segment", &[])]);
    let behind = match dimension {
        Dimension::Two => behind.never(NEVER_BEHIND),
        Dimension::Three => behind,
    };
    let mut ways = vec![
        asked(
            "if AC⟂·AO > 0",
            PlaneQuestion::BeyondEdge { edge: [A, C], face },
            |run| run.is_positive(),
            vec![SectionEntry::Choose(vec![
                asked(
                    "if AC·AO > 0",
                    ALONG_AC,
                    |run| run.is_positive(),
                    vec![
                        place("O is nearest to AC", Region::Edge([A, C])),
                        line("keep A and C", Emits::Keep(&[A, C])),
                        line("v = (AC × AO) × AC", Emits::Look),
                    ],
                ),
                behind,
            ])],
        ),
        asked(
            "else if AB⟂·AO > 0",
            PlaneQuestion::BeyondEdge { edge: [A, B], face },
            |run| run.is_positive(),
            vec![call("as for the segment AB", "a segment", &[])],
        ),
    ];
    match dimension {
        Dimension::Two => ways
            .push(otherwise(vec![place("O is inside the triangle", Region::Interior), answer("answer yes")])),
        Dimension::Three => ways.extend([
            asked(
                "else if ABC⟂·AO > 0",
                PlaneQuestion::OverFace { face },
                |run| run.is_positive(),
                vec![
                    place("O is above ABC", OVER_ABC),
                    line("keep A, B and C", Emits::Keep(&[A, B, C])),
                    line("v = ABC⟂", Emits::Look),
                ],
            ),
            otherwise(vec![
                place("O is below ABC", BELOW_ABC),
                line("swap the names of B and C: O is above ABC", Emits::Relabel(&[A, C, B])),
                line("keep the three in this order", Emits::Keep(&[A, B, C])),
                line("v = ABC⟂", Emits::Look),
            ]),
        ]),
    }
    section("a triangle", vec![SectionEntry::Choose(ways)])
}

fn tetrahedron() -> CodeSection {
    section(
        "a tetrahedron",
        vec![SectionEntry::Choose(vec![
            asked(
                "if ABC⟂·AO > 0",
                PlaneQuestion::OverFace { face: [A, B, C] },
                |run| run.is_positive(),
                vec![call("as for the triangle ABC", "a triangle", &[A, B, C])],
            ),
            asked(
                "else if ACD⟂·AO > 0",
                PlaneQuestion::OverFace { face: [A, C, D] },
                |run| run.is_positive(),
                vec![call("as for the triangle ACD, called ABC", "a triangle", &[A, C, D])],
            ),
            asked(
                "else if ADB⟂·AO > 0",
                PlaneQuestion::OverFace { face: [A, D, B] },
                |run| run.is_positive(),
                vec![call("as for the triangle ADB, called ABC", "a triangle", &[A, D, B])],
            ),
            otherwise(vec![place("O is inside the tetrahedron", Region::Interior), answer("answer yes")]),
        ])],
    )
}
