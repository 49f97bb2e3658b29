//! The known cells of a map so far: single cells, and between them the blocks around coarser ones.

use super::grid::{Grid, LEVELS};
use super::ground::Ground;
use super::{Cell, MapQuestion};

/// A map in the making.
#[derive(Clone, Debug, PartialEq)]
pub struct Map {
    /// The question about every position.
    pub question: MapQuestion,
    /// On which plane.
    pub ground: Ground,
    /// Of which positions.
    pub grid: Grid,
    cells: Vec<Option<Cell>>,
}

impl Map {
    /// Nothing is known yet.
    pub fn new(question: MapQuestion, ground: Ground, grid: Grid) -> Self {
        Self { question, ground, grid, cells: vec![None; grid.columns() * grid.rows()] }
    }

    /// Computes all levels up to this one at once; [`LEVELS`]`.len() - 1` is everything. For pictures on paper.
    pub fn computed(question: MapQuestion, ground: Ground, grid: Grid, last_level: usize) -> Self {
        let mut map = Self::new(question, ground, grid);
        for level in 0..=last_level {
            let found = map.question.cells(&ground, &grid, &grid.places(level), || false);
            map.learn(found.unwrap_or_default());
        }
        map
    }

    /// Takes note of cells, each with its place. One that could not be asked about stays unknown.
    pub fn learn(&mut self, found: impl IntoIterator<Item = ([usize; 2], Option<Cell>)>) {
        let columns = self.grid.columns();
        for ([column, row], cell) in found {
            if let Some(known) = self.cells.get_mut(row * columns + column) {
                *known = cell;
            }
        }
    }

    /// The known cell for a place: its own, or else that of the smallest block around it that is known.
    pub fn nearest(&self, place: [usize; 2]) -> Option<&Cell> {
        LEVELS.iter().rev().find_map(|side| self.exact(place.map(|index| index / side * side + side / 2)))
    }

    /// The cell at this very place, once it is known.
    pub fn exact(&self, [column, row]: [usize; 2]) -> Option<&Cell> {
        if column >= self.grid.columns() {
            return None;
        }
        self.cells.get(row * self.grid.columns() + column)?.as_ref()
    }

    /// All cells that are known by themselves, row by row.
    pub fn known(&self) -> impl Iterator<Item = &Cell> {
        self.cells.iter().flatten()
    }

    /// The known cell for every place, row by row from the lower left.
    pub fn everywhere(&self) -> impl Iterator<Item = Option<&Cell>> {
        let columns = self.grid.columns();
        (0..self.cells.len()).map(move |index| self.nearest([index % columns, index / columns]))
    }
}
