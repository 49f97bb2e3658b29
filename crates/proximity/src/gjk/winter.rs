//! I. Winter, *GJK: Collision detection algorithm in 2D/3D* (winter.dev), and the article on the Cinkes library, which
//! makes the same decisions after normalizing the direction at the head of each iteration.
//!
//! The code follows the article decision by decision: start along (1, 0, 0), `<= 0` rejects, `> 0` is outside. From a
//! tetrahedron the code continues with the first face, of ABC, ACD, ADB, that has the origin in front of it. In 2D a
//! triangle that contains the origin ends the query, as the author answers a reader. A zero direction stays zero when
//! it is normalized.
//!
//! Known defects: "the first face wins" may take a face that is not nearest, and loops forever even in exact
//! arithmetic. An origin on the first segment gives a zero direction, and `<= 0` then answers no, even if the shapes
//! overlap deeply. Touching shapes get either answer. There is no limit; our limit, and the detection of a cycle, leave
//! the answer open.

use std::ops::ControlFlow;

use super::cycle::CycleDetector;
use super::region::{FaceSide, Region};
use super::search::{CUT_SHORT, ENCLOSED, Ending, Search};
use super::sign::Sign;
use super::simplex::Letter::{self, A, B, C, D};
use super::trace::{PlaneQuestion, ReachTest, Recorder};
use crate::geometry::{Dimension, Scalar, Vector};

/// Whether the direction is normalized at the head of each iteration: the one difference between the two codes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Direction {
    /// As in Winter's code.
    AsComputed,
    /// As in the Cinkes library.
    Normalized,
}

pub(super) fn solve<V: Vector, R: Recorder>(search: &mut Search<'_, V, R>, direction: Direction) -> Ending {
    run(search, direction).break_value().unwrap_or(CUT_SHORT)
}

fn run<V: Vector, R: Recorder>(search: &mut Search<'_, V, R>, direction: Direction) -> ControlFlow<Ending> {
    let (support, support_value) = search.next_support();
    search.accept(support, support_value, ReachTest::Untested);
    update(search)?;
    let mut cycles = CycleDetector::new();
    while !search.is_exhausted() {
        if direction == Direction::Normalized {
            search.rescale(search.direction.unit());
        }
        cycles.check(search)?;
        search.advance(|support_value| support_value <= V::Scalar::ZERO)?;
        update(search)?;
    }
    ControlFlow::Continue(())
}

/// Decides which points of the simplex to keep, and the next direction.
pub(super) fn update<V: Vector, R: Recorder>(search: &mut Search<'_, V, R>) -> ControlFlow<Ending> {
    match search.simplex.len() {
        0 | 1 => search.look(search.to_origin()),
        2 => line(search, B, &[]),
        3 => triangle(search, [B, C], &[])?,
        _ => tetrahedron(search)?,
    }
    ControlFlow::Continue(())
}

fn line<V: Vector, R: Recorder>(search: &mut Search<'_, V, R>, b: Letter, not_asked: &[Region]) {
    if search.ask(PlaneQuestion::Along { edge: [A, b] }) == Sign::Positive {
        search.keep_edge(b, not_asked);
    } else {
        let direction = search.to_origin();
        search.rule(Region::Vertex(A), not_asked);
        search.keep(&[A]);
        search.look(direction);
    }
}

/// Reduces a triangle. `not_asked` are the regions of a tetrahedron that were passed over when this face of it was
/// taken.
fn triangle<V: Vector, R: Recorder>(
    search: &mut Search<'_, V, R>,
    [b, c]: [Letter; 2],
    not_asked: &[Region],
) -> ControlFlow<Ending> {
    let face = [A, b, c];
    if search.ask(PlaneQuestion::BeyondEdge { edge: [A, c], face }) == Sign::Positive {
        if search.ask(PlaneQuestion::Along { edge: [A, c] }) == Sign::Positive {
            search.keep_edge(c, &[not_asked, &[Region::Edge([A, b])]].concat());
        } else {
            line(search, b, not_asked);
        }
        return ControlFlow::Continue(());
    }
    if search.ask(PlaneQuestion::BeyondEdge { edge: [A, b], face }) == Sign::Positive {
        line(search, b, not_asked);
        return ControlFlow::Continue(());
    }
    if search.dimension == Dimension::Two {
        search.rule(Region::Interior, &[]);
        return ControlFlow::Break(ENCLOSED);
    }
    let normal = search.face_normal(face);
    if search.ask(PlaneQuestion::OverFace { face }) == Sign::Positive {
        search.rule(Region::Face(face, FaceSide::Above), not_asked);
        search.keep(&face);
        search.look(normal);
    } else {
        search.rule(Region::Face(face, FaceSide::Below), not_asked);
        search.turn_over([A, c, b]);
        search.look(-normal);
    }
    ControlFlow::Continue(())
}

fn tetrahedron<V: Vector, R: Recorder>(search: &mut Search<'_, V, R>) -> ControlFlow<Ending> {
    let faces = [[B, C], [C, D], [D, B]];
    for (index, [b, c]) in faces.into_iter().enumerate() {
        if search.ask(PlaneQuestion::OverFace { face: [A, b, c] }) == Sign::Positive {
            let passed_over = |[x, y]: [Letter; 2]| Region::Face([A, x, y], FaceSide::Above);
            let third = [B, C, D].into_iter().find(|letter| ![b, c].contains(letter)).unwrap_or(D);
            let edge = Region::Edge([A, third]);
            return match index {
                0 => triangle(search, [b, c], &[edge, passed_over(faces[1]), passed_over(faces[2])]),
                1 => triangle(search, [b, c], &[edge, passed_over(faces[2])]),
                _ => triangle(search, [b, c], &[]),
            };
        }
    }
    search.rule(Region::Interior, &[]);
    ControlFlow::Break(ENCLOSED)
}
