//! Slices: sections of P ⊖ Q with the simplex and the origin, as a chart.
//!
//! In 3D the section is with a plane ([`Cut`]): the plane of the current simplex gives the 2D drawings of the articles,
//! a plane perpendicular to an axis shows the interior. In 2D it is with the line through the origin along the search
//! direction.

mod line;
mod plane;

use super::chart::{Chart, Item, ItemForm};
use super::mark::{Marker, Role};
use super::spotlight::Spotlight;
use super::study::Study;
use crate::geometry::Dimension;
use crate::gjk::Letter;

/// The plane in which P ⊖ Q is cut.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Cut {
    /// Along the current simplex: the plane of its triangle, or of its segment and the origin.
    Simplex,
    /// Along a face of the current tetrahedron.
    Face([Letter; 3]),
    /// Perpendicular to an axis, 0 for x to 2 for z, at this coordinate.
    Axis(usize, f64),
}

impl Cut {
    /// The faces of a tetrahedron, named as in the listings, the three with A first.
    pub const FACES: [[Letter; 3]; 4] = {
        use Letter::{A, B, C, D};
        [[A, B, C], [A, C, D], [A, D, B], [B, C, D]]
    };
}

/// A section of P ⊖ Q at one step.
#[derive(Clone, Debug, PartialEq)]
pub struct Slice {
    /// The picture.
    pub chart: Chart,
    /// Sentences on the section and the position of the origin.
    pub words: Vec<String>,
    /// The positions of the vertices of the simplex in the chart.
    pub letters: Vec<(Letter, [f64; 2])>,
}

impl Slice {
    /// Rings the vertices of the simplex that are highlighted by pointing at a linked item.
    pub fn light(&mut self, spotlight: &Spotlight) {
        let lit = self.letters.iter().filter(|(letter, _)| spotlight.letters.contains(letter));
        let at: Vec<[f64; 2]> = lit.map(|(_, at)| *at).collect();
        if !at.is_empty() {
            let form = ItemForm::Points { at, marker: Marker::Ring };
            self.chart.items.push(Item { role: Role::Spotlit, name: String::new(), form });
        }
    }
}

/// Cuts P ⊖ Q at a step of the run; in 2D, always along the search direction.
///
/// # Errors
/// There is no such plane at this step; the sentence gives the reason.
pub fn slice(study: &Study, step: usize, cut: Cut) -> Result<Slice, &'static str> {
    let state = study.trace.state(step);
    match study.dimension {
        Dimension::Two => line::slice(study, &state),
        Dimension::Three => plane::slice(study, &state, cut),
    }
}

/// Whether there is a tetrahedron at this step, so that one of its faces can be chosen.
pub fn has_faces(study: &Study, step: usize) -> bool {
    study.dimension == Dimension::Three && study.trace.state(step).live().len() == 4
}

/// The diameter of P ⊖ Q, as a scale for tolerances; never zero.
fn size(study: &Study) -> f64 {
    let size = 2.0 * study.difference_bounds().radius();
    if size > 0.0 { size } else { 1.0 }
}
