//! The overlays that change the picture at a step: the others are switches without an effect there.

use std::sync::Arc;

use super::analysis::Analysis;
use super::mark::{Figure, Form, Mark};
use super::{difference, world};
use crate::geometry::Dimension;
use crate::scene::{Overlay, Overlays};

/// Lists the overlays whose switch changes the shapes or their difference at a step, given those that are
/// shown.
pub fn effective(analysis: &Analysis, step: usize, shown: Overlays) -> Overlays {
    let (shown_difference, shown_world) = (difference(analysis, step, shown), world(analysis, step, shown));
    let changes = |overlay: &Overlay| {
        let other = shown.toggled(*overlay);
        !is_same(&shown_difference, &difference(analysis, step, other))
            || !is_same(&shown_world, &world(analysis, step, other))
    };
    let of_run = Overlay::OF_RUN.into_iter().filter(|overlay| overlay.is_in(analysis.dimension));
    of_run.filter(changes).fold(Overlays::NONE, Overlays::with)
}

/// Returns whether two figures of one step are equal. Large bodies are shared, and not compared point by
/// point.
fn is_same(one: &Figure, other: &Figure) -> bool {
    let same_mark = |(one, other): (&Mark, &Mark)| match (&one.form, &other.form) {
        (Form::Body(a), Form::Body(b)) if Arc::ptr_eq(a, b) => one.role == other.role && one.hit == other.hit,
        _ => one == other,
    };
    one.marks.len() == other.marks.len() && one.marks.iter().zip(&other.marks).all(same_mark)
}

/// Explains why an overlay that is not [`effective`] at a step shows nothing there.
pub fn nothing_to_show(analysis: &Analysis, step: usize, shown: Overlays, overlay: Overlay) -> &'static str {
    let state = analysis.trace.state(step);
    let points = state.lettered.len();
    let grows = state.growth.is_some();
    match overlay {
        Overlay::VertexNames => "No vertex is named at this step: the shapes are curved, or have too many",
        Overlay::Direction => "At this step nothing is searched for, and no support point is in use",
        Overlay::Hull | Overlay::Simplex => "There is nothing to show at this step",
        Overlay::Pairs => "The shapes are curved, or have too many vertices for all differences to be shown",
        Overlay::Ghosts => "There is no earlier simplex yet",
        Overlay::Lengths => "No distance or depth is measured at this step",
        Overlay::Proof if shown.contains(Overlay::ProofThroughout) => {
            "The proof is shown at every step already"
        }
        Overlay::Proof => "The proof of the verdict is shown at the last step",
        Overlay::ProofThroughout => {
            "The proof is shown at this step already, or has nothing that can be drawn"
        }
        _ if grows => "The polytope has taken the place of the simplex: it has no such regions",
        _ if !overlay.is_in(analysis.dimension) => "It exists in 3D scenes only",
        Overlay::Regions => {
            "The regions of the simplex are shown once it has points that are tested against O"
        }
        Overlay::TestLines if points == 4 && shown.contains(Overlay::Flags) => {
            "With four points the folded paper shows the tests"
        }
        Overlay::TestLines => "No test is made at this step",
        Overlay::BarredToA => "At this step no direction is known along which A was found",
        Overlay::BarredToOrigin if points == 4 && analysis.dimension == Dimension::Three => {
            "It applies to two and three points; with four, the prism shows where O can be"
        }
        Overlay::BarredToOrigin if !(2..=3).contains(&points) => "It applies to two and three points",
        Overlay::BarredToOrigin => {
            "At this step the run has not made sure of where the origin can never be: the direction did not point from the nearest feature to the origin, or a face was passed over"
        }
        Overlay::Slabs => "Slabs and prisms are the regions of two and three points",
        Overlay::Prism => "The prism belongs to a simplex of four points",
        Overlay::Flags => {
            "Folded paper stands on the faces of a simplex of four points that were found to see O"
        }
        Overlay::Walls | Overlay::Floor | Overlay::Ceiling | Overlay::Faces => {
            "It belongs to the workspace Explore"
        }
    }
}
