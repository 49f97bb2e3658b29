//! The known cells of a map. An unknown cell takes its value from the coarser block around it.

use super::grid::{Grid, LEVELS};
use super::ground::Ground;
use super::{Cell, MapQuestion};

/// A map that is being computed.
#[derive(Clone, Debug, PartialEq)]
pub struct Map {
    /// The question about every position.
    pub question: MapQuestion,
    /// The plane of positions.
    pub ground: Ground,
    /// The grid of positions.
    pub grid: Grid,
    cells: Vec<Option<Cell>>,
}

impl Map {
    /// Creates a map without known cells.
    pub fn new(question: MapQuestion, ground: Ground, grid: Grid) -> Self {
        Self { question, ground, grid, cells: vec![None; grid.columns() * grid.rows()] }
    }

    /// Computes all levels up to this one at once, for pictures on paper. [`LEVELS`]`.len() - 1` gives the
    /// full map.
    pub fn computed(question: MapQuestion, ground: Ground, grid: Grid, last_level: usize) -> Self {
        let mut map = Self::new(question, ground, grid);
        for level in 0..=last_level {
            let found = map.question.cells(&ground, &grid, &grid.places(level), || false);
            map.learn(found.unwrap_or_default());
        }
        map
    }

    /// Adds cells, each with its place. A cell that could not be evaluated stays unknown.
    pub fn learn(&mut self, found: impl IntoIterator<Item = ([usize; 2], Option<Cell>)>) {
        let columns = self.grid.columns();
        for ([column, row], cell) in found {
            if let Some(known) = self.cells.get_mut(row * columns + column) {
                *known = cell;
            }
        }
    }

    /// Returns the known cell for a place: its own, or else that of the smallest known block around it.
    pub fn nearest(&self, place: [usize; 2]) -> Option<&Cell> {
        LEVELS.iter().rev().find_map(|side| self.exact(place.map(|index| index / side * side + side / 2)))
    }

    /// Returns the cell at exactly this place, if it is known.
    pub fn exact(&self, [column, row]: [usize; 2]) -> Option<&Cell> {
        if column >= self.grid.columns() {
            return None;
        }
        self.cells.get(row * self.grid.columns() + column)?.as_ref()
    }

    /// Iterates over all cells that were evaluated themselves, row by row.
    pub fn known(&self) -> impl Iterator<Item = &Cell> {
        self.cells.iter().flatten()
    }

    /// Iterates over the nearest known cell of every place, row by row from the lower left.
    pub fn everywhere(&self) -> impl Iterator<Item = Option<&Cell>> {
        let columns = self.grid.columns();
        (0..self.cells.len()).map(move |index| self.nearest([index % columns, index / columns]))
    }
}
