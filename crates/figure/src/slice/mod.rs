//! Slices: sections of P ⊖ Q with the simplex and the origin, as a chart.
//!
//! In 3D the section is with a plane ([`Cut`]): the plane of the current simplex gives the 2D drawings of
//! the articles, a plane perpendicular to an axis shows the interior. In 2D it is with the line through the
//! origin along the search direction. [`cut_picture`] shows the plane in space.

mod line;
mod picture;
mod plane;
mod section;

pub use picture::{CutPicture, cut_picture};
pub use plane::Cut;
pub use section::Slice;

use super::analysis::Analysis;
use crate::geometry::Dimension;

/// Cuts P ⊖ Q at a step of the run; in 2D, always along the search direction.
///
/// # Errors
/// There is no such plane at this step; the sentence gives the reason.
pub fn slice(analysis: &Analysis, step: usize, cut: Cut) -> Result<Slice, &'static str> {
    let state = analysis.state(step);
    match analysis.dimension {
        Dimension::Two => line::slice(analysis, &state),
        Dimension::Three => plane::slice(analysis, &state, cut),
    }
}

/// Returns whether there is a tetrahedron at this step, so that one of its faces can be chosen.
pub fn has_faces(analysis: &Analysis, step: usize) -> bool {
    analysis.dimension == Dimension::Three && analysis.state(step).live().len() == 4
}
