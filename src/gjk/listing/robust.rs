//! The robust query: Djonov's regions with zero as a case of its own, and the proof of the verdict at the end.

use super::names::{BELOW_ABC, OVER_ABC};
use super::program::{
    Arm, Emits, Section, Step, When, answer, arm, arm_of_same, asked, call, find, line, otherwise, place,
    repeat, section, section_alone, stop,
};
use super::walk::Walk;
use crate::geometry::Dimension;
use crate::gjk::Letter::{A, B, C, D};
use crate::gjk::search::Sign;
use crate::gjk::{Event, Letter, Question, Region, chosen};

/// The section that proves the verdict.
pub(super) const PROOF: &str = "prove the verdict";

const NEXT: &str = "the next point";
const EDGE: &str = "nearest to the edge AB";
const ROUND: &str = "O is on the edge AB";
const PLANE: &str = "in the plane, or as seen along an edge";
const SIDES: &str = "O is on the segment AB";
const SIDE: &str = "O is on the edge AB of the triangle";
const FACE: &str = "O is on the face ABC";
const TRIANGLE: &str = "O is on the triangle ABC";

const SUPPORT: &str = "A = the support point of P ⊖ Q along v";

pub(super) fn sections(dimension: Dimension) -> Vec<Section> {
    let mut sections = vec![intersect(dimension), next_point()];
    if dimension == Dimension::Three {
        sections.extend([triangle(), tetrahedron(), within(), one_face(), other_edge(), two_faces()]);
        sections.extend([edge(), on_triangle(), on_face(), round_edge()]);
    }
    sections.extend([plane(), segment_sides(dimension), triangle_side(dimension), prove()]);
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

/// What stops a search that comes to nothing: the limit, or a simplex and a direction that were there before.
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
                    vec![find("found TOUCHING: O is on the simplex, to within rounding")],
                ),
            ]),
        ],
    )
}

fn note_level() -> Step {
    line("take note: O is not inside P ⊖ Q", Emits::Same)
}

// ---- In space -------------------------------------------------------------------------------------------------

fn triangle() -> Section {
    let face = [A, B, C];
    section(
        "the triangle",
        vec![Step::Choose(vec![
            asked(
                "if AB⟂·AO > 0",
                Question::BeyondEdge { edge: [A, B], face },
                |walk| !matches!(walk.ahead(0), Some(Event::Tested { .. })),
                vec![call("O is nearest to AB", EDGE, &[])],
            ),
            asked(
                "else if AC⟂·AO > 0",
                Question::BeyondEdge { edge: [A, C], face },
                |walk| !matches!(walk.ahead(0), Some(Event::Tested { .. })),
                vec![call("O is nearest to AC", EDGE, &[A, C])],
            ),
            asked(
                "else if ABC·AO > 0",
                Question::OverFace { face },
                |walk| last_sign(walk) == Sign::Positive,
                vec![place("O is above ABC: all three are kept", OVER_ABC), line("v = ABC", Emits::Look)],
            ),
            arm(
                "else if ABC·AO < 0",
                |walk| last_sign(walk) == Sign::Negative,
                vec![
                    place("O is below ABC", BELOW_ABC),
                    line("swap the names of B and C: O is above ABC", Emits::Relabel(&[A, C, B])),
                    line("keep the three in this order", Emits::Keep(&[A, B, C])),
                    line("v = ABC", Emits::Look),
                ],
            ),
            arm("else if AB⟂·AO = 0", |walk| rules_edge(walk, B), vec![call("O is on AB", EDGE, &[])]),
            arm("else if AC⟂·AO = 0", |walk| rules_edge(walk, C), vec![call("O is on AC", EDGE, &[A, C])]),
            otherwise(vec![call("O is on the triangle", TRIANGLE, &[])]),
        ])],
    )
}

fn last_sign(walk: &Walk<'_>) -> Sign {
    let [.., last] = walk.signs();
    last
}

/// Whether the origin is found at the edge from A to the point that the simplex calls so.
fn rules_edge(walk: &Walk<'_>, to: Letter) -> bool {
    matches!(walk.ahead(0), Some(Event::Ruled { rulings })
        if chosen(rulings) == Some(Region::Edge([A, to])))
}

fn is_over(walk: &Walk<'_>, faces: [bool; 3]) -> bool {
    walk.signs().map(|sign| sign == Sign::Positive) == faces
}

fn is_on(walk: &Walk<'_>, faces: [bool; 3]) -> bool {
    walk.signs().map(|sign| sign == Sign::Zero) == faces
}

fn tetrahedron() -> Section {
    let one = |letters| call("see where O is at one face", "one face", letters);
    let two = |letters| call("see where O is at two faces", "two faces", letters);
    section(
        "the tetrahedron",
        vec![
            line(
                "does ABC see O? It does if ABC·AO > 0",
                Emits::Test(Question::OverFace { face: [A, B, C] }),
            ),
            line(
                "does ACD see O? It does if ACD·AO > 0",
                Emits::Test(Question::OverFace { face: [A, C, D] }),
            ),
            line(
                "does ADB see O? It does if ADB·AO > 0",
                Emits::Test(Question::OverFace { face: [A, D, B] }),
            ),
            Step::Choose(vec![
                arm(
                    "if none does",
                    |walk| is_over(walk, [false; 3]),
                    vec![call("O is inside or on faces", "no face", &[])],
                ),
                arm(
                    "if ABC alone does",
                    |walk| is_over(walk, [true, false, false]),
                    vec![one(&[A, B, C, D])],
                ),
                arm(
                    "if ACD alone does",
                    |walk| is_over(walk, [false, true, false]),
                    vec![one(&[A, C, D, B])],
                ),
                arm(
                    "if ADB alone does",
                    |walk| is_over(walk, [false, false, true]),
                    vec![one(&[A, D, B, C])],
                ),
                arm("if ABC and ACD do", |walk| is_over(walk, [true, true, false]), vec![two(&[A, B, C, D])]),
                arm("if ACD and ADB do", |walk| is_over(walk, [false, true, true]), vec![two(&[A, C, D, B])]),
                arm("if ADB and ABC do", |walk| is_over(walk, [true, false, true]), vec![two(&[A, D, B, C])]),
                arm(
                    "if all three do",
                    |walk| is_over(walk, [true; 3]),
                    vec![find("found nothing: rounding has the word, the proof decides")],
                )
                .never(super::djonov::NEVER_ALL),
            ]),
        ],
    )
}

fn within() -> Section {
    let edge = |text, letters| call(text, EDGE, letters);
    let face = |text, letters| call(text, FACE, letters);
    section(
        "no face",
        vec![Step::Choose(vec![
            arm(
                "if O is on none",
                |walk| is_on(walk, [false; 3]),
                found_inside("O is inside the tetrahedron"),
            ),
            arm(
                "if O is on ABC alone",
                |walk| is_on(walk, [true, false, false]),
                vec![face("O is on ABC", &[])],
            ),
            arm(
                "if O is on ACD alone",
                |walk| is_on(walk, [false, true, false]),
                vec![face("O is on ACD", &[A, C, D])],
            ),
            arm(
                "if O is on ADB alone",
                |walk| is_on(walk, [false, false, true]),
                vec![face("O is on ADB", &[A, D, B])],
            ),
            arm(
                "if O is on ABC and ACD",
                |walk| is_on(walk, [true, true, false]) || is_on(walk, [true; 3]),
                vec![edge("O is on AC", &[A, C])],
            ),
            arm(
                "if O is on ACD and ADB",
                |walk| is_on(walk, [false, true, true]),
                vec![edge("O is on AD", &[A, D])],
            ),
            arm(
                "if O is on ADB and ABC",
                |walk| is_on(walk, [true, false, true]),
                vec![edge("O is on AB", &[A, B])],
            ),
        ])],
    )
}

/// Inside the simplex, which is inside P ⊖ Q unless a reach was zero.
fn found_inside(text: &'static str) -> Vec<Step> {
    vec![
        place(text, Region::Interior),
        Step::Choose(vec![
            arm(
                "if a reach was 0",
                |walk| walk.was_level(),
                vec![find("found TOUCHING: P ⊖ Q ends at O, to within rounding")],
            )
            .never("With exact numbers an origin inside the simplex is inside P ⊖ Q, and every support point is past it"),
            otherwise(vec![find("found OVERLAP")]),
        ]),
    ]
}

fn one_face() -> Section {
    section(
        "one face",
        vec![Step::Choose(vec![
            asked(
                "if AC⟂·AO > 0",
                Question::BeyondEdge { edge: [A, C], face: [A, B, C] },
                |walk| matches!(walk.ahead(0), Some(Event::Ruled { .. })),
                vec![call("O is nearest to AC", EDGE, &[A, C])],
            ),
            otherwise(vec![call("go on with the other edge", "the other edge", &[])]),
        ])],
    )
}

fn other_edge() -> Section {
    section(
        "the other edge",
        vec![Step::Choose(vec![
            asked(
                "if AB⟂·AO > 0",
                Question::BeyondEdge { edge: [A, B], face: [A, B, C] },
                |walk| {
                    matches!(walk.ahead(0), Some(Event::Ruled { rulings })
                    if matches!(chosen(rulings), Some(Region::Edge(_))))
                },
                vec![call("O is nearest to AB", EDGE, &[])],
            ),
            otherwise(vec![
                place("O is nearest to the face ABC", OVER_ABC),
                line("keep A, B and C", Emits::Keep(&[A, B, C])),
                line("v = ABC", Emits::Look),
            ]),
        ])],
    )
}

fn two_faces() -> Section {
    section(
        "two faces",
        vec![Step::Choose(vec![
            asked(
                "if AC⟂·AO > 0, as seen from ABC",
                Question::BeyondEdge { edge: [A, C], face: [A, B, C] },
                |walk| is_first_test_of(walk, [A, C, D]),
                vec![call("call A C D from here on A B C: one face", "one face", &[A, C, D])],
            ),
            otherwise(vec![call("go on with the other edge", "the other edge", &[])]),
        ])],
    )
}

/// Whether the next event tests an edge of the face that the listing calls so.
fn is_first_test_of(walk: &Walk<'_>, letters: [Letter; 3]) -> bool {
    let face = letters.map(|letter| walk.name_of(letter));
    matches!(walk.ahead(0), Some(Event::Tested { test, .. })
        if matches!(test.question, Question::BeyondEdge { face: tested, .. } if tested == face))
}

fn edge() -> Section {
    section_alone(
        EDGE,
        vec![
            place("O is nearest to AB", Region::Edge([A, B])),
            line("keep A and B", Emits::Keep(&[A, B])),
            Step::Choose(vec![
                arm(
                    "if O is beside AB",
                    |walk| !walk.looks_nowhere(0) || matches!(walk.ahead(1), Some(Event::Supported { .. })),
                    vec![line("v = (AB × AO) × AB", Emits::Look)],
                ),
                otherwise(vec![line("v = 0", Emits::Look), call("look all round AB", ROUND, &[])]),
            ]),
        ],
    )
}

fn round_edge() -> Section {
    let mut body = start_on("O is in P ⊖ Q: is there more of it all round AB?");
    body.extend([
        line("v = any direction at right angles to AB", Emits::Look),
        stop_at_limit(),
        call("find the next point", NEXT, &[]),
        line("keep A alone: seen along the edge, the edge is O", Emits::Keep(&[A])),
        line("v = AO, as seen along the edge", Emits::Look),
        call("search in the plane across the edge", PLANE, &[]),
    ]);
    section_alone(ROUND, body)
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

fn on_triangle() -> Section {
    let mut body = vec![place("O is on ABC", OVER_ABC), line("keep A, B and C", Emits::Keep(&[A, B, C]))];
    body.extend(start_on("O is in P ⊖ Q: is there more of it on both sides of ABC?"));
    body.extend([
        line("v = 0", Emits::Look),
        stop_at_limit(),
        line("v = ABC", Emits::Look),
        call("find the next point", NEXT, &[]),
        stop_at_limit(),
        line("drop that point again", Emits::Keep(&[B, C, D])),
        line("v = −v", Emits::Look),
        call("find the next point", NEXT, &[]),
        find("found OVERLAP: there is"),
    ]);
    section_alone(TRIANGLE, body)
}

fn on_face() -> Section {
    let mut body = vec![place("O is on ABC", OVER_ABC), line("keep A, B and C", Emits::Keep(&[A, B, C]))];
    body.extend(start_on("O is in P ⊖ Q: is there more of it on the outer side of ABC?"));
    body.extend([
        line("v = 0", Emits::Look),
        stop_at_limit(),
        line("v = ABC", Emits::Look),
        call("find the next point", NEXT, &[]),
        find("found OVERLAP: there is"),
    ]);
    section_alone(FACE, body)
}

// ---- In the plane ---------------------------------------------------------------------------------------------

fn plane() -> Section {
    let face = [A, B, C];
    let is_beyond: When = |walk| {
        // What follows shows how the number was taken: at zero, v is the zero vector for a moment.
        matches!(walk.ahead(0), Some(Event::Ruled { .. })) && is_edge_next(walk) && !walk.looks_nowhere(2)
    };
    section_alone(
        PLANE,
        vec![repeat(
            "again and again",
            |_| false,
            vec![
                stop_at_limit(),
                call("find the next point", NEXT, &[]),
                Step::Choose(vec![
                    arm("if A and B are a segment", |walk| walk.points() == 2, segment()),
                    asked(
                        "else if AB⟂·AO > 0",
                        Question::BeyondEdge { edge: [A, B], face },
                        is_beyond,
                        leave([A, B]),
                    ),
                    asked(
                        "else if AC⟂·AO > 0",
                        Question::BeyondEdge { edge: [A, C], face },
                        is_beyond,
                        leave([A, C]),
                    ),
                    on_edge_arm("else if AB⟂·AO = 0", |walk| rules_edge(walk, B), &[]),
                    on_edge_arm("else if AC⟂·AO = 0", |walk| rules_edge(walk, C), &[A, C]),
                    otherwise(found_inside("O is inside the triangle")),
                ]),
            ],
        )],
    )
}

fn is_edge_next(walk: &Walk<'_>) -> bool {
    matches!(walk.ahead(0), Some(Event::Ruled { rulings })
        if matches!(chosen(rulings), Some(Region::Edge(_))))
}

fn on_edge_arm(text: &'static str, applies: When, letters: &'static [Letter]) -> Arm {
    arm(text, applies, vec![call("O is on that edge", SIDE, letters)])
}

fn segment() -> Vec<Step> {
    vec![
        place("O is nearest to AB: neither end can be nearer", Region::Edge([A, B])),
        Step::Choose(vec![
            arm(
                "if O is beside AB",
                |walk| !walk.looks_nowhere(0) || matches!(walk.ahead(1), Some(Event::Supported { .. })),
                vec![line("v = (AB × AO) × AB", Emits::Look)],
            ),
            otherwise(vec![line("v = 0", Emits::Look), call("look on both sides", SIDES, &[])]),
        ]),
    ]
}

fn leave(edge: [Letter; 2]) -> Vec<Step> {
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

fn segment_sides(dimension: Dimension) -> Section {
    let mut body = start_in_plane("O is in P ⊖ Q: is there more of it on both sides of AB?", dimension);
    body.extend([
        stop_at_limit(),
        line("v = a direction at right angles to AB", Emits::Look),
        call("find the next point", NEXT, &[]),
        stop_at_limit(),
        line("drop that point again", Emits::Keep(&[B, C])),
        line("v = −v", Emits::Look),
        call("find the next point", NEXT, &[]),
        find("found OVERLAP: there is"),
    ]);
    section_alone(SIDES, body)
}

fn triangle_side(dimension: Dimension) -> Section {
    let mut body = vec![
        place("O is on AB", Region::Edge([A, B])),
        line("keep A and B", Emits::Keep(&[A, B])),
        line("v = 0", Emits::Look),
    ];
    body.extend(start_in_plane("O is in P ⊖ Q: is there more of it beyond AB?", dimension));
    body.extend([
        stop_at_limit(),
        line("v = AB⟂", Emits::Look),
        call("find the next point", NEXT, &[]),
        find("found OVERLAP: there is"),
    ]);
    section_alone(SIDE, body)
}

// ---- The proof ------------------------------------------------------------------------------------------------

fn prove() -> Section {
    section_alone(
        PROOF,
        vec![Step::Choose(vec![
            arm(
                "if it is beyond rounding, or exact arithmetic confirms it",
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
