//! The robust query: Djonov's regions with zero as a case of its own, and the proof of the verdict at the end.

mod plane;
mod space;

use super::program::{
    Arm, Emits, Section, Step, answer, arm, arm_of_same, call, find, line, otherwise, place, repeat, section,
    section_alone, stop,
};
use super::walk::Walk;
use crate::geometry::Dimension;
use crate::gjk::{Event, Letter, Region, Sign};
use Letter::A;

/// The section that proves the verdict.
pub(super) const PROOF: &str = "prove the verdict";

const NEXT: &str = "the next point";
const EDGE: &str = "nearest to the edge AB";
const ROUND: &str = "O is on the edge AB";
const PLANE: &str = "in the plane, or in the projection along an edge";
const SIDES: &str = "O is on the segment AB";
const SIDE: &str = "O is on the edge AB of the triangle";
const FACE: &str = "O is on the face ABC";
const TRIANGLE: &str = "O is on the triangle ABC";

const SUPPORT: &str = "A = the support point of P ⊖ Q along v";

pub(super) fn sections(dimension: Dimension) -> Vec<Section> {
    let mut sections = vec![intersect(dimension), next_point()];
    if dimension == Dimension::Three {
        sections.extend(space::sections());
    }
    sections.extend(plane::sections(dimension));
    sections.push(prove());
    sections
}

fn intersect(dimension: Dimension) -> Section {
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
                Step::Choose(vec![
                    arm(
                        "if A and B are a segment",
                        |walk| walk.points() == 2,
                        vec![call("O is nearest to AB: neither end can be nearer", EDGE, &[])],
                    ),
                    arm(
                        "if they are a triangle",
                        |walk| walk.points() == 3,
                        vec![call("see where O is at the triangle", "the triangle", &[])],
                    ),
                    arm(
                        "if they are a tetrahedron",
                        |walk| walk.points() == 4,
                        vec![call("see where O is at the tetrahedron", "the tetrahedron", &[])],
                    ),
                ]),
            ],
        )),
    }
    section("do P and Q intersect?", body)
}

/// The stop of a search that finds nothing: at the limit, or where a simplex and a direction were there before.
fn stop_at_limit() -> Step {
    stop(
        "stop at the limit, or if simplex and v were there before",
        |walk| walk.ends(),
        vec![find("found nothing: the proof decides")],
    )
}

fn next_point() -> Section {
    section_alone(
        NEXT,
        vec![
            line(SUPPORT, Emits::Support),
            Step::Choose(vec![
                arm_of_same(
                    "if A·v < 0",
                    |walk| walk.is_rejected() && !(walk.is_contained() && walk.is_level()),
                    vec![find("found SEPARATE: P ⊖ Q ends before O")],
                ),
                arm_of_same(
                    "else if A·v = 0, and O is known to be in P ⊖ Q",
                    |walk| walk.is_rejected(),
                    vec![find("found TOUCHING: P ⊖ Q ends at O")],
                ),
                arm_of_same("else if A·v = 0", |walk| walk.is_touched(), vec![note_level()]),
            ]),
            Step::Choose(vec![
                arm(
                    "if A = O",
                    |walk| walk.ends() && walk.is_at_origin(),
                    vec![find("found TOUCHING: O is a corner of P ⊖ Q")],
                ),
                arm(
                    "else if A is no farther along v than a point that was kept",
                    |walk| walk.ends() && !walk.is_contained(),
                    vec![find("found TOUCHING: O is on the simplex, within roundoff")],
                ),
            ]),
        ],
    )
}

fn note_level() -> Step {
    line("take note: O is not inside P ⊖ Q", Emits::Same)
}

/// Whether the origin was found level with the edge from A to the point with this letter.
fn is_level_with(walk: &Walk<'_>, to: Letter) -> bool {
    walk.sign_beyond([A, to]) == Some(Sign::Zero)
}

/// Inside the simplex, which is inside P ⊖ Q unless a reach was zero.
fn found_inside(text: &'static str) -> Vec<Step> {
    vec![
        place(text, Region::Interior),
        Step::Choose(vec![
            arm(
                "if a reach was 0",
                |walk| walk.was_level(),
                vec![find("found TOUCHING: P ⊖ Q ends at O, within roundoff")],
            )
            .never("With exact numbers an origin inside the simplex is inside P ⊖ Q, and every support point is past it"),
            otherwise(vec![find("found OVERLAP")]),
        ]),
    ]
}

/// The start of a search round a feature that holds the origin.
fn start_on(question: &'static str) -> Vec<Step> {
    start_unless(question, is_level_on())
}

/// The same in the plane, or as seen along an edge in space.
fn start_in_plane(question: &'static str, dimension: Dimension) -> Vec<Step> {
    let is_level = match dimension {
        Dimension::Two => is_level_on(),
        Dimension::Three => is_level_on().never(NEVER_LEVEL),
    };
    start_unless(question, is_level)
}

/// Why a reach was not zero where the plane is what is seen along an edge.
const NEVER_LEVEL: &str = "What is seen along an edge is seen because O is on it. From then on a reach of 0 ends the search at once";

fn is_level_on() -> Arm {
    arm(
        "if a reach was 0",
        |walk| walk.was_level() && walk.ends(),
        vec![find("found TOUCHING: O is in P ⊖ Q, but not inside")],
    )
}

fn start_unless(question: &'static str, is_level: Arm) -> Vec<Step> {
    vec![Step::Choose(vec![is_level]), line(question, Emits::Nothing), Step::KnowContained]
}

fn prove() -> Section {
    section_alone(
        PROOF,
        vec![Step::Choose(vec![
            arm(
                "if it is beyond roundoff, or exact arithmetic confirms it",
                |walk| matches!(walk.ahead(0), Some(Event::Ended(_))),
                vec![answer("answer it")],
            ),
            arm(
                "otherwise",
                |walk| walk.ahead(0).is_some(),
                vec![line("exact arithmetic decides", Emits::Settle), answer("answer what it says")],
            ),
        ])],
    )
}
