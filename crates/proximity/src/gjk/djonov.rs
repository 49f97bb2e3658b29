//! P. Djonov, *Implementing a GJK intersection query* (vec3.ca).
//!
//! The article's point is that some regions need no test. The newest point A lies past the origin, and the previous
//! direction pointed to the origin. So of all Voronoi regions of a tetrahedron only the three faces and three edges at
//! A and the interior remain. If the origin is in front of two faces, the edge between them decides.
//!
//! The code follows the final version of the article decision by decision: it starts along (1, 0, 0), rejects at `< 0`,
//! takes `> 0` as outside, and after 32 iterations answers with a conservative yes. In 2D it uses the article's own
//! reduction: a triangle that contains the origin ends the query.
//!
//! Known defects: touching shapes are reported as intersecting (an `A·v` of exactly 0 passes); a zero direction is not
//! noticed, so a yes may rest on a tetrahedron of zero volume; the limit answers yes.

use std::ops::ControlFlow;

use super::outcome::{Termination, Verdict};
use super::region::{FaceSide, Region};
use super::search::{CUT_SHORT, ENCLOSED, Ending, Search};
use super::sign::Sign;
use super::simplex::Letter::{self, A, B, C, D};
use super::trace::{PlaneQuestion, Recorder};
use crate::geometry::{Dimension, Scalar, Vector};

/// The code's own limit on the iterations after its first two points.
const ITERATIONS: usize = 32;

const OUT_OF_ITERATIONS: Ending =
    Ending { termination: Termination::IterationLimit, answer: Some(true), verdict: Verdict::Undecided };
const DEGENERATE: Ending =
    Ending { termination: Termination::Degenerate, answer: Some(true), verdict: Verdict::Undecided };

pub(super) fn solve<V: Vector, R: Recorder>(search: &mut Search<'_, V, R>) -> Ending {
    run(search).break_value().unwrap_or(OUT_OF_ITERATIONS)
}

/// Runs until a decision ends the query. Breaks with its ending, or continues when the iterations are used up.
fn run<V: Vector, R: Recorder>(search: &mut Search<'_, V, R>) -> ControlFlow<Ending> {
    for _ in 0..ITERATIONS + 2 {
        if search.is_exhausted() {
            return ControlFlow::Break(CUT_SHORT);
        }
        search.advance(|support_value| support_value < V::Scalar::ZERO)?;
        update(search)?;
    }
    ControlFlow::Continue(())
}

/// Decides which points of the simplex to keep, and the next direction.
pub(super) fn update<V: Vector, R: Recorder>(search: &mut Search<'_, V, R>) -> ControlFlow<Ending> {
    match search.simplex.len() {
        0 | 1 => search.look(search.to_origin()),
        2 => segment(search),
        3 => triangle(search)?,
        _ => tetrahedron(search)?,
    }
    ControlFlow::Continue(())
}

/// Keeps both points without a test: the origin cannot be nearest to either end.
fn segment<V: Vector, R: Recorder>(search: &mut Search<'_, V, R>) {
    search.rule(Region::Edge([A, B]), &[]);
    search.look(search.towards_origin(B));
}

fn triangle<V: Vector, R: Recorder>(search: &mut Search<'_, V, R>) -> ControlFlow<Ending> {
    let face = [A, B, C];
    if search.ask(PlaneQuestion::BeyondEdge { edge: [A, B], face }) == Sign::Positive {
        search.keep_edge(B, &[Region::Edge([A, C])]);
        return ControlFlow::Continue(());
    }
    if search.ask(PlaneQuestion::BeyondEdge { edge: [A, C], face }) == Sign::Positive {
        search.keep_edge(C, &[]);
        return ControlFlow::Continue(());
    }
    if search.dimension == Dimension::Two {
        search.rule(Region::Interior, &[]);
        return ControlFlow::Break(ENCLOSED);
    }
    let normal = search.face_normal(face);
    if search.ask(PlaneQuestion::OverFace { face }) == Sign::Positive {
        search.rule(Region::Face(face, FaceSide::Above), &[]);
        search.look(normal);
    } else {
        // Turned over, so that the next triangle of old points has the origin above it.
        search.rule(Region::Face(face, FaceSide::Below), &[]);
        search.turn_over([A, C, B]);
        search.look(-normal);
    }
    ControlFlow::Continue(())
}

/// ```text
///        A          A lies above the origin, the origin above BCD and within its prism.
///       /|\         Faces are named so that their normals point outward:
///      / | \        ABC, ACD, ADB.
///     B--|--D
///      \ | /
///        C
/// ```
fn tetrahedron<V: Vector, R: Recorder>(search: &mut Search<'_, V, R>) -> ControlFlow<Ending> {
    let [over_abc, over_acd, over_adb] =
        search.ask_faces([[A, B, C], [A, C, D], [A, D, B]]).map(|sign| sign == Sign::Positive);
    // The case is solved for ABC, or for ABC and ACD; the others are rotations of these.
    match (over_abc, over_acd, over_adb) {
        (false, false, false) => {
            search.rule(Region::Interior, &[]);
            return ControlFlow::Break(ENCLOSED);
        }
        (true, false, false) => one_face(search, [B, C]),
        (false, true, false) => rotated_face(search, [C, D, B]),
        (false, false, true) => rotated_face(search, [D, B, C]),
        (true, true, false) => two_faces(search, [B, C, D]),
        (false, true, true) => rotated_faces(search, [C, D, B]),
        (true, false, true) => rotated_faces(search, [D, B, C]),
        (true, true, true) => return ControlFlow::Break(DEGENERATE),
    }
    ControlFlow::Continue(())
}

fn rotated_face<V: Vector, R: Recorder>(search: &mut Search<'_, V, R>, [b, c, d]: [Letter; 3]) {
    search.relabel(&[A, b, c, d]);
    one_face(search, [b, c]);
}

fn rotated_faces<V: Vector, R: Recorder>(search: &mut Search<'_, V, R>, [b, c, d]: [Letter; 3]) {
    search.relabel(&[A, b, c, d]);
    two_faces(search, [b, c, d]);
}

/// Handles the case that the origin is in front of `Abc` only: it is nearest to that face or to one of its edges at A.
fn one_face<V: Vector, R: Recorder>(search: &mut Search<'_, V, R>, [b, c]: [Letter; 2]) {
    if search.ask(PlaneQuestion::BeyondEdge { edge: [A, c], face: [A, b, c] }) == Sign::Positive {
        search.keep_edge(c, &[Region::Edge([A, b])]);
    } else {
        face_or_first_edge(search, [b, c]);
    }
}

/// Finishes [`one_face`] once the origin is known not to be outside `Ac`.
fn face_or_first_edge<V: Vector, R: Recorder>(search: &mut Search<'_, V, R>, [b, c]: [Letter; 2]) {
    let face = [A, b, c];
    if search.ask(PlaneQuestion::BeyondEdge { edge: [A, b], face }) == Sign::Positive {
        search.keep_edge(b, &[]);
    } else {
        let normal = search.face_normal(face);
        search.rule(Region::Face(face, FaceSide::Above), &[]);
        search.keep(&face);
        search.look(normal);
    }
}

/// Handles the case that the origin is in front of `Abc` and `Acd`: the edge between them, seen from the first face,
/// decides which one is nearest.
fn two_faces<V: Vector, R: Recorder>(search: &mut Search<'_, V, R>, [b, c, d]: [Letter; 3]) {
    if search.ask(PlaneQuestion::BeyondEdge { edge: [A, c], face: [A, b, c] }) == Sign::Positive {
        search.relabel(&[A, c, d]);
        one_face(search, [c, d]);
    } else {
        face_or_first_edge(search, [b, c]);
    }
}
