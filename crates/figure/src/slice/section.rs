//! A section as a chart, with its words.

use crate::chart::{Chart, Item, ItemForm};
use crate::gjk::Letter;
use crate::mark::{Marker, Role};
use crate::spotlight::Spotlight;

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
