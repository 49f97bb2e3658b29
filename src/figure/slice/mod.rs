//! Slices: P ⊖ Q cut open, with the simplex and the origin, as a chart.
//!
//! In space a plane cuts it ([`Cut`]): the plane of the simplex at hand shows the article's drawings in the plane again, an
//! axis plane shows what is inside. In the plane a line through the origin cuts it, along the search direction.

mod line;
mod plane;

use super::{Chart, Item, ItemForm, Marker, Role, Spotlight, Study};
use crate::geometry::Dimension;
use crate::gjk::Letter;

/// Where P ⊖ Q is cut.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Cut {
    /// Along the simplex at hand: the plane of its triangle, or of its segment and the origin.
    Simplex,
    /// Along a face of the tetrahedron at hand.
    Face([Letter; 3]),
    /// Across an axis, 0 for x to 2 for z, at this coordinate.
    Axis(usize, f64),
}

impl Cut {
    /// The faces of a tetrahedron, as the listings name them, the three with A first.
    pub const FACES: [[Letter; 3]; 4] = {
        use Letter::{A, B, C, D};
        [[A, B, C], [A, C, D], [A, D, B], [B, C, D]]
    };
}

/// P ⊖ Q cut open at one step.
#[derive(Clone, Debug, PartialEq)]
pub struct Slice {
    /// What is seen.
    pub chart: Chart,
    /// What it shows, and where the origin is: sentences.
    pub words: Vec<String>,
    /// Where in it the points of the simplex are.
    pub letters: Vec<(Letter, [f64; 2])>,
}

impl Slice {
    /// Rings the points of the simplex that are pointed at elsewhere.
    pub fn light(&mut self, spotlight: &Spotlight) {
        let lit = self.letters.iter().filter(|(letter, _)| spotlight.letters.contains(letter));
        let at: Vec<[f64; 2]> = lit.map(|(_, at)| *at).collect();
        if !at.is_empty() {
            let form = ItemForm::Points { at, marker: Marker::Ring };
            self.chart.items.push(Item { role: Role::Spotlit, name: String::new(), form });
        }
    }
}

/// Cuts P ⊖ Q at a step of the run; in the plane, always along the search direction.
///
/// # Errors
/// There is no such plane at this step: the sentence says why.
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

/// The longest distance in P ⊖ Q, for what is small in comparison; never zero.
fn size(study: &Study) -> f64 {
    let size = 2.0 * study.difference_bounds().radius();
    if size > 0.0 { size } else { 1.0 }
}
