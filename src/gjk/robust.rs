//! The query of the sandbox: right on every input, with every decision open to view.
//!
//! It is GJK with complete Voronoi region tests (Djonov's argument tells which regions need none) and three-way
//! decisions: a number that is zero, or cannot be told from zero, is a case of its own.
//!
//! * A reach of zero puts the origin on a supporting plane: then it can lie on the boundary or outside, not inside.
//! * An origin on an edge or face of the simplex lies in P ⊖ Q, and what remains is whether it is interior. It is not
//!   exactly if some plane through it supports P ⊖ Q, and such a plane contains the whole feature. So the search goes
//!   on at right angles to the feature: both ways along the normal of a face, all round an edge.
//! * A support point that gets no nearer ends the run: the origin is on the feature as far as rounding can tell.
//!
//! Sources: Gilbert, Johnson and Keerthi, *A fast procedure for computing the distance between complex objects in
//! three-dimensional space*, 1988; G. van den Bergen, *Collision Detection in Interactive 3D Environments*, 2003, on
//! termination and rounding; the region argument as in [`super::djonov`].

use std::ops::ControlFlow;

use super::Letter::{A, B, C, D};
use super::planar::{self, Knowledge};
use super::search::{Ending, Search, Seen, Sign};
use super::{ContactPolicy, FaceSide, Letter, Question, ReachTest, Recorder, Region, Termination, Verdict};
use crate::geometry::{Dimension, Scalar, Vector};

/// Rounding noise of a number, in units of its last digit at the size of its terms. Each product of three differences
/// carries fewer than ten roundings; more would call more near misses a touch.
const NOISE: f64 = 16.0;

pub(super) fn solve<V: Vector, R: Recorder>(search: &mut Search<'_, V, R>, contact: ContactPolicy) -> Ending {
    let root = V::Scalar::EPSILON.sqrt();
    // On curved shapes support points come closer and closer without end. There a gap of the last quarter of the digits
    // (3 parts in 10¹¹ of the shapes' size in f64, 1 in 10⁴ in f32) counts as a touch.
    let digit = if search.is_polytopal() { V::Scalar::EPSILON } else { root * root.sqrt() };
    search.ignore_noise(digit * V::Scalar::from_f64(NOISE));
    let termination = run(search).break_value().unwrap_or(Termination::IterationLimit);
    let (verdict, answer) = match termination {
        Termination::OriginEnclosed => (Verdict::Overlap, Some(true)),
        Termination::OriginOnBoundary | Termination::Converged => {
            (Verdict::Touching, Some(contact == ContactPolicy::Closed))
        }
        Termination::SeparatingAxis => (Verdict::Separate, Some(false)),
        Termination::ZeroDirection
        | Termination::DuplicateSupport
        | Termination::Degenerate
        | Termination::Cycle { .. }
        | Termination::IterationLimit => (Verdict::Undecided, None),
    };
    Ending { termination, answer, verdict }
}

/// Runs until a decision ends the query; breaks with it, or continues when the limit is reached.
fn run<V: Vector, R: Recorder>(search: &mut Search<'_, V, R>) -> ControlFlow<Termination> {
    let mut knowledge = Knowledge::Nothing;
    if search.direction == V::ZERO {
        // The zero vector is no direction; any other will do.
        search.rescale(V::from_f64(glam::DVec3::X));
    }
    advance(search, &mut knowledge)?;
    search.look(search.to_origin());
    if search.dimension == Dimension::Two {
        let z = V::from_f64(glam::DVec3::Z);
        return planar::enclose(search, z, knowledge);
    }
    let mut seen = Seen::new();
    while !search.is_exhausted() {
        seen.check(search).map_break(|ending| ending.termination)?;
        advance(search, &mut knowledge)?;
        match search.simplex.len() {
            2 => from_edge(search, B, &[], knowledge)?,
            3 => triangle(search, knowledge)?,
            _ => tetrahedron(search, knowledge)?,
        }
    }
    ControlFlow::Continue(())
}

/// Asks for the next support point. Ends the run if it falls short of the origin, or gets no nearer to it than the
/// simplex is; notes if it is level with the origin.
pub(super) fn advance<V: Vector, R: Recorder>(
    search: &mut Search<'_, V, R>,
    knowledge: &mut Knowledge,
) -> ControlFlow<Termination> {
    let (support, reach) = search.next_support();
    let sign = search.reach_sign(&support, reach);
    let rejected = match knowledge {
        Knowledge::Contained => sign != Sign::Positive,
        Knowledge::Nothing | Knowledge::Supported => sign == Sign::Negative,
    };
    if rejected {
        search.record_support(support, reach, ReachTest::Rejected);
        return ControlFlow::Break(match knowledge {
            Knowledge::Contained => Termination::OriginOnBoundary,
            Knowledge::Nothing | Knowledge::Supported => Termination::SeparatingAxis,
        });
    }
    if sign == Sign::Zero {
        *knowledge = Knowledge::Supported;
    }
    let progress = search.simplex.points().iter().fold(None, |least, old| {
        let gained = reach - old.point.dot(search.direction);
        Some(least.map_or(gained, |least| if gained < least { gained } else { least }))
    });
    let stuck = progress.is_some_and(|gained| search.reach_sign(&support, gained) != Sign::Positive);
    search.accept(support, reach, ReachTest::Passed);
    if support.point == V::ZERO {
        // The point is extreme along the direction, and it is the origin.
        return ControlFlow::Break(Termination::OriginOnBoundary);
    }
    if stuck && *knowledge != Knowledge::Contained {
        ControlFlow::Break(Termination::Converged)
    } else {
        ControlFlow::Continue(())
    }
}

/// The origin is nearest to the edge from A to this point, or lies on it.
fn from_edge<V: Vector, R: Recorder>(
    search: &mut Search<'_, V, R>,
    to: Letter,
    not_asked: &[Region],
    knowledge: Knowledge,
) -> ControlFlow<Termination> {
    let (edge, to_origin) = (search.edge(to), search.to_origin());
    let across = edge.cross(to_origin);
    let direction = across.cross(edge);
    search.rule(Region::Edge([A, to]), not_asked);
    search.keep(&[A, to]);
    if search.sign(across.max_abs(), edge.max_abs() * to_origin.max_abs()) == Sign::Positive {
        search.look(direction);
        return ControlFlow::Continue(());
    }
    search.look(V::ZERO);
    on_edge(search, edge, knowledge)
}

/// The origin lies on the edge from A along `axis`: it is interior exactly if it is so all round the edge.
fn on_edge<V: Vector, R: Recorder>(
    search: &mut Search<'_, V, R>,
    axis: V,
    knowledge: Knowledge,
) -> ControlFlow<Termination> {
    if knowledge == Knowledge::Supported {
        return ControlFlow::Break(Termination::OriginOnBoundary);
    }
    let axis = axis.unit();
    search.look(perpendicular(axis));
    let mut knowledge = Knowledge::Contained;
    if search.is_exhausted() {
        return ControlFlow::Continue(());
    }
    advance(search, &mut knowledge)?;
    // Seen along the edge, the edge is the origin itself; the new point alone starts the simplex in that view.
    search.keep(&[A]);
    let a = search.simplex.at(A);
    search.look(axis * a.dot(axis) - a);
    planar::enclose(search, axis, knowledge)
}

/// The origin lies on a face: it is interior exactly if P ⊖ Q reaches beyond it on both sides. `outer` is the normal
/// of the side that is in doubt; `inner` says whether the other side is known to be reached.
fn on_face<V: Vector, R: Recorder>(
    search: &mut Search<'_, V, R>,
    face: [Letter; 3],
    outer: V,
    inner: Inner,
    knowledge: Knowledge,
) -> ControlFlow<Termination> {
    search.rule(Region::Face(face, FaceSide::Above), &[]);
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
    for (turn, way) in ways.iter().enumerate() {
        if search.is_exhausted() {
            return ControlFlow::Continue(());
        }
        if turn > 0 {
            search.keep(&[B, C, D]);
        }
        search.look(*way);
        advance(search, &mut contained)?;
    }
    ControlFlow::Break(Termination::OriginEnclosed)
}

/// What is known about the inner side of a face with the origin on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Inner {
    /// A point of the simplex lies beyond.
    Reached,
    /// Nothing.
    Unknown,
}

fn triangle<V: Vector, R: Recorder>(
    search: &mut Search<'_, V, R>,
    knowledge: Knowledge,
) -> ControlFlow<Termination> {
    let face = [A, B, C];
    let beyond_ab = search.ask(Question::BeyondEdge { edge: [A, B], face });
    if beyond_ab == Sign::Positive {
        return from_edge(search, B, &[Region::Edge([A, C])], knowledge);
    }
    let beyond_ac = search.ask(Question::BeyondEdge { edge: [A, C], face });
    if beyond_ac == Sign::Positive {
        return from_edge(search, C, &[], knowledge);
    }
    let normal = search.face_normal(face);
    match search.ask(Question::OverFace { face }) {
        Sign::Positive => {
            search.rule(Region::Face(face, FaceSide::Above), &[]);
            search.look(normal);
            ControlFlow::Continue(())
        }
        Sign::Negative => {
            search.rule(Region::Face(face, FaceSide::Below), &[]);
            search.relabel(&[A, C, B]);
            search.keep(&[A, C, B]);
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
    let faces = [[B, C, D], [C, D, B], [D, B, C]];
    let over = faces.map(|[b, c, _]| search.ask(Question::OverFace { face: [A, b, c] }));
    let sees = |sign: Sign| over.map(|over| over == sign);
    match sees(Sign::Positive) {
        [false, false, false] => within(search, sees(Sign::Zero), knowledge),
        [true, false, false] => one_face(search, faces[0], knowledge),
        [false, true, false] => one_face(search, faces[1], knowledge),
        [false, false, true] => one_face(search, faces[2], knowledge),
        [true, true, false] => two_faces(search, faces[0], knowledge),
        [false, true, true] => two_faces(search, faces[1], knowledge),
        [true, false, true] => two_faces(search, faces[2], knowledge),
        [true, true, true] => ControlFlow::Break(Termination::Degenerate),
    }
}

/// No face sees the origin: it is inside, or on the faces named by `on`.
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
        // On two faces is on the edge between them.
        [true, true, _] => from_edge(search, C, &[], knowledge),
        [false, true, true] => from_edge(search, D, &[], knowledge),
        [true, false, true] => from_edge(search, B, &[], knowledge),
    }
}

/// Only `Abc` sees the origin.
fn one_face<V: Vector, R: Recorder>(
    search: &mut Search<'_, V, R>,
    [b, c, _]: [Letter; 3],
    knowledge: Knowledge,
) -> ControlFlow<Termination> {
    if search.ask(Question::BeyondEdge { edge: [A, c], face: [A, b, c] }) == Sign::Positive {
        from_edge(search, c, &[Region::Edge([A, b])], knowledge)
    } else {
        face_or_first_edge(search, [b, c], knowledge)
    }
}

/// `Abc` sees the origin, and it is not beyond `Ac`.
fn face_or_first_edge<V: Vector, R: Recorder>(
    search: &mut Search<'_, V, R>,
    [b, c]: [Letter; 2],
    knowledge: Knowledge,
) -> ControlFlow<Termination> {
    let face = [A, b, c];
    if search.ask(Question::BeyondEdge { edge: [A, b], face }) == Sign::Positive {
        return from_edge(search, b, &[], knowledge);
    }
    let normal = search.face_normal(face);
    search.rule(Region::Face(face, FaceSide::Above), &[]);
    search.keep(&face);
    search.look(normal);
    ControlFlow::Continue(())
}

/// `Abc` and `Acd` see the origin: the edge between them, seen from the first, tells on which it is.
fn two_faces<V: Vector, R: Recorder>(
    search: &mut Search<'_, V, R>,
    [b, c, d]: [Letter; 3],
    knowledge: Knowledge,
) -> ControlFlow<Termination> {
    if search.ask(Question::BeyondEdge { edge: [A, c], face: [A, b, c] }) == Sign::Positive {
        one_face(search, [c, d, b], knowledge)
    } else {
        face_or_first_edge(search, [b, c], knowledge)
    }
}

/// Some direction at right angles to the axis: across the coordinate in which the axis is shortest.
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
