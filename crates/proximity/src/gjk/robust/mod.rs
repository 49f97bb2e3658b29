//! The query of the sandbox: right on every kind of input, with every decision visible.
//!
//! It is GJK with complete Voronoi region tests (Djonov's argument shows which regions need none) and three-way
//! decisions: a number that is zero, or indistinguishable from zero, is a separate case.
//!
//! * An `A·v` of zero puts the origin on a supporting plane: then it can lie on the boundary or outside, not inside.
//! * An origin on an edge or face of the simplex lies in P ⊖ Q, and it remains to decide whether it is interior. It is
//!   not if and only if some plane through it supports P ⊖ Q, and such a plane contains the whole feature. So the
//!   search continues perpendicular to the feature: both ways along the normal of a face, all around an edge.
//! * A support point that gets no nearer ends the run: the origin is on the feature, within roundoff.
//! * At the end the verdict is proved, or settled: see [`settle`]. This does not happen with a planted
//!   [`Defect`](super::Defect).
//!
//! The pair is not recentered first, so that the steps show the numbers of the scene. Far from the origin the bounds on
//! roundoff grow with the coordinates, and decisions that they leave open are settled exactly.
//!
//! Sources: Gilbert, Johnson and Keerthi, *A fast procedure for computing the distance between complex objects in
//! three-dimensional space*, 1988; G. van den Bergen, *Collision Detection in Interactive 3D Environments*, 2003, on
//! termination and roundoff; the region argument as in [`super::djonov`].

mod planar;
mod progress;
mod settle;
mod spatial;

use std::ops::ControlFlow;

use super::distance::{self, Resumed};
use super::outcome::{Termination, Verdict};
use super::search::{Ending, Search};
use super::settings::ContactPolicy;
use super::trace::Recorder;
use crate::geometry::roundoff::{PRODUCT_IN_EPSILONS, SUPPORT_POINT};
use crate::geometry::{Dimension, Scalar, Vector, support_roundoff};
use progress::{Knowledge, advance};

pub(super) fn solve<V: Vector, R: Recorder>(search: &mut Search<'_, V, R>, contact: ContactPolicy) -> Ending {
    let noise = V::Scalar::EPSILON * V::Scalar::from_f64(PRODUCT_IN_EPSILONS);
    // On curved shapes support points come closer and closer without end. There a gap in the last quarter of the digits
    // (3 parts in 10¹¹ of the shapes' size in f64, 1 in 10⁴ in f32) counts as a touch.
    let root = V::Scalar::EPSILON.sqrt();
    let last_quarter = root * root.sqrt() * V::Scalar::from_f64(PRODUCT_IN_EPSILONS);
    search.ignore_noise(noise, if search.is_polytopal() { noise } else { last_quarter });
    let termination = run(search).break_value().unwrap_or(Termination::IterationLimit);
    let found = match termination {
        Termination::OriginEnclosed => Verdict::Overlap,
        Termination::OriginOnBoundary | Termination::Converged => Verdict::Touching,
        Termination::SeparatingAxis | Termination::ZeroDirection => Verdict::Separate,
        Termination::Degenerate
        | Termination::Cycle { .. }
        | Termination::IterationLimit
        | Termination::OutOfDirections
        | Termination::External => Verdict::Undecided,
    };
    let (termination, verdict) =
        if search.is_sound() { settle::settle(search, termination, found) } else { (termination, found) };
    Ending { termination, answer: contact.answer(verdict), verdict }
}

/// Resumes from the simplex of a warm start. An origin on it needs a cold search, which distinguishes interior from
/// boundary on the way.
fn resume<V: Vector, R: Recorder>(search: &mut Search<'_, V, R>) -> ControlFlow<Termination> {
    let direction = search.direction;
    let of_radii = search.radii().iter().sum::<f64>() * SUPPORT_POINT * V::Scalar::EPSILON.to_f64();
    let roundoff = V::Scalar::from_f64(support_roundoff(search.shapes()) + of_radii);
    match distance::resume(search, roundoff) {
        Resumed::Enclosed => return ControlFlow::Break(Termination::OriginEnclosed),
        Resumed::On(found) if search.is_zero(found.point, found.coordinates()) => {
            search.keep(&[]);
            search.rescale(direction);
        }
        Resumed::On(_) | Resumed::Afresh => {}
    }
    ControlFlow::Continue(())
}

/// Runs until a decision ends the query. Breaks with its ending, or continues when the limit is reached.
fn run<V: Vector, R: Recorder>(search: &mut Search<'_, V, R>) -> ControlFlow<Termination> {
    let mut knowledge = Knowledge::Nothing;
    if search.direction == V::ZERO {
        // The zero vector is no direction; any other direction will do.
        search.rescale(V::from_f64(glam::DVec3::X));
    }
    resume(search)?;
    if search.simplex.is_empty() {
        advance(search, &mut knowledge)?;
        search.look(search.to_origin());
    }
    match search.dimension {
        Dimension::Two => planar::enclose(search, V::from_f64(glam::DVec3::Z), knowledge),
        Dimension::Three => spatial::enclose(search, knowledge),
    }
}
