//! The overlays that change the picture at a step. The switches of the other overlays have no effect there.

use std::sync::Arc;

use super::analysis::Analysis;
use super::mark::{Figure, Form, Mark};
use super::{difference, world};
use crate::geometry::Dimension;
use crate::message::text;
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
    let state = analysis.state(step);
    let points = state.lettered.len();
    let grows = state.growth.is_some();
    match overlay {
        Overlay::VertexNames => text!("figure-no-vertex-is-named-at"),
        Overlay::Direction => text!("figure-at-this-step-nothing-is"),
        Overlay::Hull | Overlay::Simplex => text!("figure-there-is-nothing-to-show"),
        Overlay::Pairs => text!("figure-the-shapes-are-curved-or"),
        Overlay::Ghosts => text!("figure-there-is-no-earlier-simplex"),
        Overlay::Lengths => text!("figure-no-distance-or-depth-is"),
        Overlay::Proof if shown.contains(Overlay::ProofThroughout) => {
            text!("figure-the-proof-is-shown-at")
        }
        Overlay::Proof => text!("figure-the-proof-of-the-verdict"),
        Overlay::ProofThroughout => {
            text!("figure-the-proof-is-shown-at-this")
        }
        _ if grows => text!("figure-the-polytope-has-taken-the"),
        _ if !overlay.is_in(analysis.dimension) => text!("figure-it-exists-in-3d-scenes"),
        Overlay::Regions => {
            text!("figure-the-regions-of-the-simplex")
        }
        Overlay::TestLines if points == 4 && shown.contains(Overlay::Flags) => {
            text!("figure-with-four-points-the-edge-planes")
        }
        Overlay::TestLines => text!("figure-no-test-is-made-at"),
        Overlay::BarredToA => text!("figure-at-this-step-no-direction"),
        Overlay::BarredToOrigin if points == 4 && analysis.dimension == Dimension::Three => {
            text!("figure-it-applies-to-two-and")
        }
        Overlay::BarredToOrigin if !(2..=3).contains(&points) => text!("figure-it-applies-to-two-and-three"),
        Overlay::BarredToOrigin => {
            text!("figure-at-this-step-the-run")
        }
        Overlay::Slabs => text!("figure-slabs-and-prisms-are-the"),
        Overlay::Prism => text!("figure-the-prism-belongs-to-a"),
        Overlay::Flags => {
            text!("figure-edge-planes-need")
        }
        Overlay::Walls | Overlay::Floor | Overlay::Ceiling | Overlay::Faces => {
            text!("figure-it-belongs-to-the-workspace")
        }
    }
}
