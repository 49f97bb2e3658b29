//! The robust query in the plane, or in the projection along an edge.

use super::steps::{NEXT, PLANE, SIDE, SIDES, found_inside, is_level_with, start_in_plane, stop_at_limit};
use crate::geometry::Dimension;
use crate::gjk::listing::program::{
    Arm, BranchCondition, CodeSection, Emits, SectionEntry, arm, asked, call, find, line, otherwise, place,
    repeat, section_alone,
};
use crate::gjk::region::Region;
use crate::gjk::simplex::Letter::{self, A, B, C};
use crate::gjk::trace::PlaneQuestion;

pub(super) fn sections(dimension: Dimension) -> Vec<CodeSection> {
    vec![plane(), segment_sides(dimension), triangle_side(dimension)]
}

fn plane() -> CodeSection {
    let face = [A, B, C];
    section_alone(
        PLANE,
        vec![repeat(
            "again and again",
            |_| false,
            vec![
                stop_at_limit(),
                call("find the next point", NEXT, &[]),
                SectionEntry::Choose(vec![
                    arm("if A and B are a segment", |run| run.points() == 2, segment()),
                    asked(
                        "else if AB⟂·AO > 0",
                        PlaneQuestion::BeyondEdge { edge: [A, B], face },
                        |run| run.is_positive(),
                        leave([A, B]),
                    ),
                    asked(
                        "else if AC⟂·AO > 0",
                        PlaneQuestion::BeyondEdge { edge: [A, C], face },
                        |run| run.is_positive(),
                        leave([A, C]),
                    ),
                    on_edge_arm("else if AB⟂·AO = 0", |run| is_level_with(run, B), &[]),
                    on_edge_arm("else if AC⟂·AO = 0", |run| is_level_with(run, C), &[A, C]),
                    otherwise(found_inside("O is inside the triangle")),
                ]),
            ],
        )],
    )
}

fn on_edge_arm(text: &'static str, applies: BranchCondition, letters: &'static [Letter]) -> Arm {
    arm(text, applies, vec![call("O is on that edge", SIDE, letters)])
}

fn segment() -> Vec<SectionEntry> {
    vec![
        place("O is nearest to AB: neither end can be nearer", Region::Edge([A, B])),
        SectionEntry::Choose(vec![
            arm("if O is beside AB", |run| !run.looks_round(), vec![line("v = (AB × AO) × AB", Emits::Look)]),
            otherwise(vec![line("v = 0", Emits::Look), call("search on both sides", SIDES, &[])]),
        ]),
    ]
}

fn leave(edge: [Letter; 2]) -> Vec<SectionEntry> {
    if edge == [A, B] {
        vec![
            place("O is nearest to AB", Region::Edge([A, B])),
            line("keep A and B", Emits::Keep(&[A, B])),
            line("v = AB⟂", Emits::Look),
        ]
    } else {
        vec![
            place("O is nearest to AC", Region::Edge([A, C])),
            line("keep A and C", Emits::Keep(&[A, C])),
            line("v = AC⟂", Emits::Look),
        ]
    }
}

fn segment_sides(dimension: Dimension) -> CodeSection {
    let mut body = start_in_plane("O is in P ⊖ Q: does P ⊖ Q extend to both sides of AB?", dimension);
    body.extend([
        stop_at_limit(),
        line("v = a direction perpendicular to AB", Emits::Look),
        call("find the next point", NEXT, &[]),
        stop_at_limit(),
        line("drop that point again", Emits::Keep(&[B, C])),
        line("v = −v", Emits::Look),
        call("find the next point", NEXT, &[]),
        find("found OVERLAP: it does"),
    ]);
    section_alone(SIDES, body)
}

fn triangle_side(dimension: Dimension) -> CodeSection {
    let mut body = vec![
        place("O is on AB", Region::Edge([A, B])),
        line("keep A and B", Emits::Keep(&[A, B])),
        line("v = 0", Emits::Look),
    ];
    body.extend(start_in_plane("O is in P ⊖ Q: does P ⊖ Q extend past AB?", dimension));
    body.extend([
        stop_at_limit(),
        line("v = AB⟂", Emits::Look),
        call("find the next point", NEXT, &[]),
        find("found OVERLAP: it does"),
    ]);
    section_alone(SIDE, body)
}
