//! The robust query in space: the triangle and the tetrahedron, and an origin on an edge or a face of them.

use std::ops::ControlFlow;

use super::planar;
use super::progress::{Knowledge, advance};
use crate::geometry::Vector;
use crate::gjk::cycle::CycleDetector;
use crate::gjk::outcome::Termination;
use crate::gjk::region::{FaceSide, Region};
use crate::gjk::search::Search;
use crate::gjk::sign::Sign;
use crate::gjk::simplex::Letter::{self, A, B, C, D};
use crate::gjk::trace::{PlaneQuestion, Recorder};

/// Searches until the origin is enclosed, on the boundary, or separated, and breaks with that ending. Continues when
/// the limit is reached. The simplex has one point at the start.
pub(super) fn enclose<V: Vector, R: Recorder>(
    search: &mut Search<'_, V, R>,
    mut knowledge: Knowledge,
) -> ControlFlow<Termination> {
    let mut cycles = CycleDetector::new();
    while !search.is_exhausted() {
        cycles.check(search).map_break(|ending| ending.termination)?;
        advance(search, &mut knowledge)?;
        match search.simplex.len() {
            2 => from_edge(search, B, &[], knowledge)?,
            3 => triangle(search, knowledge)?,
            _ => tetrahedron(search, knowledge)?,
        }
    }
    ControlFlow::Continue(())
}

/// Handles an origin that is nearest to the edge from A to this point, or lies on it.
fn from_edge<V: Vector, R: Recorder>(
    search: &mut Search<'_, V, R>,
    to: Letter,
    not_asked: &[Region],
    knowledge: Knowledge,
) -> ControlFlow<Termination> {
    let (edge, to_origin) = (search.edge(to), search.to_origin());
    let across = edge.cross(to_origin);
    if !search.is_zero(across, edge.cross_terms(to_origin)) {
        search.rule(Region::Edge([A, to]), not_asked);
        search.keep(&[A, to]);
        search.look(across.cross(edge));
        return ControlFlow::Continue(());
    }
    search.rule_on(Region::Edge([A, to]));
    search.keep(&[A, to]);
    search.look(V::ZERO);
    if search.notices_zero_direction() { on_edge(search, edge, knowledge) } else { ControlFlow::Continue(()) }
}

/// Handles an origin on the edge from A along `axis`: it is interior if and only if P ⊖ Q has points past it in all
/// directions around the edge.
fn on_edge<V: Vector, R: Recorder>(
    search: &mut Search<'_, V, R>,
    axis: V,
    knowledge: Knowledge,
) -> ControlFlow<Termination> {
    if knowledge == Knowledge::Supported {
        return ControlFlow::Break(Termination::OriginOnBoundary);
    }
    let axis = axis.scaled();
    let edge = [search.simplex.at(A), search.simplex.at(B)];
    search.look_aside(perpendicular(axis));
    let mut knowledge = Knowledge::Contained;
    if search.is_exhausted() {
        return ControlFlow::Continue(());
    }
    advance(search, &mut knowledge)?;
    // The projection along the edge maps the edge to the origin; the new point alone starts the simplex there.
    search.keep(&[A]);
    search.project(axis, edge);
    search.look(planar::flat(search.to_origin(), axis));
    planar::enclose(search, axis, knowledge)
}

/// Handles an origin on a face. It is interior if and only if P ⊖ Q has points on both sides of the face.
///
/// `outer` is the face normal toward the side on which no point is known. `inner` says whether a point is
/// known on the other side.
fn on_face<V: Vector, R: Recorder>(
    search: &mut Search<'_, V, R>,
    face: [Letter; 3],
    outer: V,
    inner: Inner,
    knowledge: Knowledge,
) -> ControlFlow<Termination> {
    search.rule_on(Region::Face(face, FaceSide::Above));
    search.keep(&face);
    if knowledge == Knowledge::Supported {
        return ControlFlow::Break(Termination::OriginOnBoundary);
    }
    search.look(V::ZERO);
    let ways: &[V] = match inner {
        Inner::Reached => &[outer],
        Inner::Unknown => &[outer, -outer],
    };
    let mut contained = Knowledge::Contained;
    for (index, way) in ways.iter().enumerate() {
        if search.is_exhausted() {
            return ControlFlow::Continue(());
        }
        if index > 0 {
            search.keep(&[B, C, D]);
        }
        search.look_aside(*way);
        advance(search, &mut contained)?;
    }
    ControlFlow::Break(Termination::OriginEnclosed)
}

/// The knowledge about the inner side of a face with the origin on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Inner {
    /// A point of the simplex lies on the inner side.
    Reached,
    /// No point is known.
    Unknown,
}

fn triangle<V: Vector, R: Recorder>(
    search: &mut Search<'_, V, R>,
    knowledge: Knowledge,
) -> ControlFlow<Termination> {
    let face = [A, B, C];
    let beyond_ab = search.ask(PlaneQuestion::BeyondEdge { edge: [A, B], face });
    if beyond_ab == Sign::Positive {
        return from_edge(search, B, &[Region::Edge([A, C])], knowledge);
    }
    let beyond_ac = search.ask(PlaneQuestion::BeyondEdge { edge: [A, C], face });
    if beyond_ac == Sign::Positive {
        return from_edge(search, C, &[], knowledge);
    }
    let normal = search.face_normal(face);
    match search.ask(PlaneQuestion::OverFace { face }) {
        Sign::Positive => {
            search.rule(Region::Face(face, FaceSide::Above), &[]);
            search.look(normal);
            ControlFlow::Continue(())
        }
        Sign::Negative => {
            search.rule(Region::Face(face, FaceSide::Below), &[]);
            search.turn_over([A, C, B]);
            search.look(-normal);
            ControlFlow::Continue(())
        }
        Sign::Zero if beyond_ab == Sign::Zero => from_edge(search, B, &[], knowledge),
        Sign::Zero if beyond_ac == Sign::Zero => from_edge(search, C, &[], knowledge),
        Sign::Zero => on_face(search, face, normal, Inner::Unknown, knowledge),
    }
}

fn tetrahedron<V: Vector, R: Recorder>(
    search: &mut Search<'_, V, R>,
    knowledge: Knowledge,
) -> ControlFlow<Termination> {
    // The case is solved for ABC, or for ABC and ACD; the others are rotations of these.
    let faces = [[B, C, D], [C, D, B], [D, B, C]];
    let over = search.ask_faces(faces.map(|[b, c, _]| [A, b, c]));
    let sees = |sign: Sign| over.map(|over| over == sign);
    match sees(Sign::Positive) {
        [false, false, false] => within(search, sees(Sign::Zero), knowledge),
        [true, false, false] => one_face(search, faces[0], knowledge),
        [false, true, false] => one_face(search, faces[1], knowledge),
        [false, false, true] => one_face(search, faces[2], knowledge),
        [true, true, false] => two_faces(search, faces[0], knowledge),
        [false, true, true] => two_faces(search, faces[1], knowledge),
        [true, false, true] => two_faces(search, faces[2], knowledge),
        // Only roundoff gets here: the origin is so near to A that it seems to be in front of every face.
        [true, true, true] if knowledge == Knowledge::Supported => {
            ControlFlow::Break(Termination::OriginOnBoundary)
        }
        [true, true, true] => ControlFlow::Break(Termination::Degenerate),
    }
}

/// Handles an origin in front of no face: it is inside, or on the faces named by `on`.
fn within<V: Vector, R: Recorder>(
    search: &mut Search<'_, V, R>,
    on: [bool; 3],
    knowledge: Knowledge,
) -> ControlFlow<Termination> {
    let mut face = |[b, c]: [Letter; 2]| {
        let normal = search.face_normal([A, b, c]);
        on_face(search, [A, b, c], normal, Inner::Reached, knowledge)
    };
    match on {
        [false, false, false] => {
            search.rule(Region::Interior, &[]);
            ControlFlow::Break(match knowledge {
                Knowledge::Supported => Termination::OriginOnBoundary,
                Knowledge::Nothing | Knowledge::Contained => Termination::OriginEnclosed,
            })
        }
        [true, false, false] => face([B, C]),
        [false, true, false] => face([C, D]),
        [false, false, true] => face([D, B]),
        // A point on two faces is on the edge between them.
        [true, true, _] => from_edge(search, C, &[], knowledge),
        [false, true, true] => from_edge(search, D, &[], knowledge),
        [true, false, true] => from_edge(search, B, &[], knowledge),
    }
}

/// Handles the case that the origin is in front of `Abc` only.
fn one_face<V: Vector, R: Recorder>(
    search: &mut Search<'_, V, R>,
    [b, c, _]: [Letter; 3],
    knowledge: Knowledge,
) -> ControlFlow<Termination> {
    if search.ask(PlaneQuestion::BeyondEdge { edge: [A, c], face: [A, b, c] }) == Sign::Positive {
        from_edge(search, c, &[Region::Edge([A, b])], knowledge)
    } else {
        face_or_first_edge(search, [b, c], knowledge)
    }
}

/// Handles the case that the origin is in front of `Abc` and not outside `Ac`.
fn face_or_first_edge<V: Vector, R: Recorder>(
    search: &mut Search<'_, V, R>,
    [b, c]: [Letter; 2],
    knowledge: Knowledge,
) -> ControlFlow<Termination> {
    let face = [A, b, c];
    if search.ask(PlaneQuestion::BeyondEdge { edge: [A, b], face }) == Sign::Positive {
        return from_edge(search, b, &[], knowledge);
    }
    let normal = search.face_normal(face);
    search.rule(Region::Face(face, FaceSide::Above), &[]);
    search.keep(&face);
    search.look(normal);
    ControlFlow::Continue(())
}

/// Handles the case that the origin is in front of `Abc` and `Acd`: the edge between them, seen from the first face,
/// decides which one is nearest.
fn two_faces<V: Vector, R: Recorder>(
    search: &mut Search<'_, V, R>,
    [b, c, d]: [Letter; 3],
    knowledge: Knowledge,
) -> ControlFlow<Termination> {
    if search.ask(PlaneQuestion::BeyondEdge { edge: [A, c], face: [A, b, c] }) == Sign::Positive {
        one_face(search, [c, d, b], knowledge)
    } else {
        face_or_first_edge(search, [b, c], knowledge)
    }
}

/// Returns a direction perpendicular to the axis: across the coordinate in which the axis is shortest.
fn perpendicular<V: Vector>(axis: V) -> V {
    let [x, y, z] = axis.to_f64().abs().to_array();
    let shortest = if x <= y && x <= z {
        glam::DVec3::X
    } else if y <= z {
        glam::DVec3::Y
    } else {
        glam::DVec3::Z
    };
    axis.cross(V::from_f64(shortest))
}
