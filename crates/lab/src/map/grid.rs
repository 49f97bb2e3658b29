//! The positions of a plane that a map evaluates: integer multiples of a short step, coarse ones first.

/// The sides of the blocks of the four levels, in cells. Each block is evaluated at its center, which is
/// also the center of a block of the next level: no position is evaluated twice.
pub const LEVELS: [usize; 4] = [27, 9, 3, 1];

/// The side of the largest blocks.
const BLOCK: usize = LEVELS[0];

/// Square cells that form whole blocks. The center of every cell is an integer multiple of the step in both
/// directions. The center of every block of a level is an integer multiple of the step times its side. So
/// zero is evaluated at every level.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Grid {
    /// The side of a cell: `digit` times ten to the power of `exponent`.
    digit: f64,
    exponent: i32,
    /// The center of the lower left cell, as integers of steps.
    first: [f64; 2],
    columns: usize,
    rows: usize,
}

/// Maximum number of blocks along one side; more take too long to compute.
const MAX_BLOCKS: f64 = 40.0;

/// The range of exponents; smaller or larger steps are not lengths of a scene.
const EXPONENTS: std::ops::RangeInclusive<i32> = -20..=20;

impl Grid {
    /// Makes the finest grid whose blocks cover a window (its lower left and upper right corner), with at
    /// most this number of cells between its sides. Returns `None` for a window that is empty or not finite.
    pub fn covering(min: [f64; 2], max: [f64; 2], most: usize) -> Option<Self> {
        let side = (max[0] - min[0]).max(max[1] - min[1]);
        let steps = EXPONENTS.flat_map(|exponent| [1.0, 2.0, 5.0].map(|digit| (digit, exponent)));
        let (digit, exponent) = steps
            .into_iter()
            .find(|(digit, exponent)| side <= multiple(1.0, *digit, *exponent) * most as f64)?;
        Self::with_step(min, max, digit, exponent)
    }

    /// Makes the grid with a step of `digit` times ten to the power of `exponent` whose blocks cover a
    /// window. Returns `None` for a window that is empty, not finite, or too large for the step.
    fn with_step(min: [f64; 2], max: [f64; 2], digit: f64, exponent: i32) -> Option<Self> {
        let block = multiple(BLOCK as f64, digit, exponent);
        // The blocks that contain the two corners, counted from the block around zero.
        let ends = [min, max].map(|corner| corner.map(|coordinate| (coordinate / block).round()));
        let blocks = [0, 1].map(|axis| ends[1][axis] - ends[0][axis] + 1.0);
        let is_fine = |count: f64| (1.0..=MAX_BLOCKS).contains(&count);
        if !blocks.into_iter().all(is_fine) || ends.as_flattened().iter().any(|end| end.abs() > 1e12) {
            return None;
        }
        let [columns, rows] = blocks.map(|count| whole(count) * BLOCK);
        let first = ends[0].map(|end| (end - 0.5).mul_add(BLOCK as f64, 0.5));
        Some(Self { digit, exponent, first, columns, rows })
    }

    /// Returns the number of cells in a row.
    pub const fn columns(&self) -> usize {
        self.columns
    }

    /// Returns the number of rows.
    pub const fn rows(&self) -> usize {
        self.rows
    }

    /// Returns the distance between the centers of two neighbors.
    pub fn step(&self) -> f64 {
        multiple(1.0, self.digit, self.exponent)
    }

    /// Returns the center of a cell, given by column and row from the lower left.
    pub fn at(&self, place: [usize; 2]) -> [f64; 2] {
        [0, 1].map(|axis| multiple(self.first[axis] + place[axis] as f64, self.digit, self.exponent))
    }

    /// Returns the cell around a point. Returns `None` outside the grid.
    pub fn place(&self, at: [f64; 2]) -> Option<[usize; 2]> {
        let mut place = [0; 2];
        for (axis, count) in [self.columns, self.rows].into_iter().enumerate() {
            let steps = (at[axis] / self.step()).round() - self.first[axis];
            if !(0.0..count as f64).contains(&steps) {
                return None;
            }
            place[axis] = whole(steps);
        }
        Some(place)
    }

    /// Returns the lower left and the upper right corner of the grid.
    pub fn corners(&self) -> [[f64; 2]; 2] {
        let last = [self.columns - 1, self.rows - 1];
        let half = 0.5 * self.step();
        [self.at([0, 0]).map(|end| end - half), self.at(last).map(|end| end + half)]
    }

    /// Returns whether the cells cover the whole window.
    pub fn covers(&self, min: [f64; 2], max: [f64; 2]) -> bool {
        let [lower, upper] = self.corners();
        (0..2).all(|axis| lower[axis] <= min[axis] && max[axis] <= upper[axis])
    }

    /// Lists the centers of the blocks of a level (see [`LEVELS`]) that no coarser level has evaluated, row
    /// by row.
    pub fn places(&self, level: usize) -> Vec<[usize; 2]> {
        let Some(side) = LEVELS.get(level).copied() else { return Vec::new() };
        let is_known = |[column, row]: [usize; 2]| {
            LEVELS[..level].iter().any(|side| column % side == side / 2 && row % side == side / 2)
        };
        let middles = |count: usize| (side / 2..count).step_by(side);
        let places =
            middles(self.rows).flat_map(|row| middles(self.columns).map(move |column| [column, row]));
        places.filter(|place| !is_known(*place)).collect()
    }
}

/// This number of steps, as an exact decimal. Ten to a negative power is not a binary fraction, so this divides by the
/// positive power instead.
fn multiple(steps: f64, digit: f64, exponent: i32) -> f64 {
    let tens = 10.0_f64.powi(exponent.abs());
    // + 0.0 avoids −0.
    if exponent < 0 { steps * digit / tens + 0.0 } else { steps * digit * tens + 0.0 }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a whole number from zero to the cells of a row"
)]
const fn whole(count: f64) -> usize {
    count as usize
}

#[cfg(test)]
mod tests {
    use super::{Grid, LEVELS};

    #[test]
    fn cells_are_short_decimals_and_zero_is_one_of_them() {
        let grid = Grid::covering([-1.0, -1.0], [3.0, 2.0], 100).unwrap();
        assert_eq!(grid.step(), 0.05);
        let zero = grid.place([0.0, 0.0]).unwrap();
        for steps in 0..20 {
            let at = grid.at([zero[0] + steps, zero[1]]);
            // As a person would write it: 0.15, not 3 · 0.05 = 0.15000000000000002.
            let written: f64 = format!("{:.2}", 0.05 * steps as f64).parse().unwrap();
            assert_eq!(at, [written, 0.0]);
            assert_eq!(grid.place(at), Some([zero[0] + steps, zero[1]]));
        }
        assert!(grid.covers([-1.0, -1.0], [3.0, 2.0]));
        for side in LEVELS {
            assert_eq!(zero.map(|place| place % side), [side / 2; 2], "zero is the middle of a block");
            assert_eq!((grid.columns() % side, grid.rows() % side), (0, 0));
        }
    }

    #[test]
    fn the_levels_together_are_all_cells_once() {
        let grid = Grid::covering([2.0, -5.0], [9.0, 1.0], 50).unwrap();
        let mut places: Vec<[usize; 2]> = (0..LEVELS.len()).flat_map(|level| grid.places(level)).collect();
        assert_eq!(places.len(), grid.columns() * grid.rows());
        places.sort_unstable();
        places.dedup();
        assert_eq!(places.len(), grid.columns() * grid.rows());
        assert_eq!(grid.places(0).len(), grid.columns() * grid.rows() / (27 * 27));
    }

    #[test]
    fn a_window_without_a_size_has_no_grid() {
        assert_eq!(Grid::covering([0.0, 0.0], [f64::NAN, 1.0], 100), None);
        assert_eq!(Grid::covering([0.0, 0.0], [f64::INFINITY, 1.0], 100), None);
        assert_eq!(Grid::covering([0.0, 0.0], [-1.0, -1.0], 100), None);
        assert_eq!(Grid::with_step([0.0, 0.0], [1e6, 1.0], 1.0, 0), None, "a million cells in a row");
        // Far away and tiny.
        let far = Grid::covering([1e6, 1e6], [1e6 + 1.0, 1e6 + 2.0], 200).unwrap();
        assert!(far.covers([1e6, 1e6], [1e6 + 1.0, 1e6 + 2.0]));
        let tiny = Grid::covering([-1e-6, -1e-6], [1e-6, 1e-6], 200).unwrap();
        assert_eq!(tiny.step(), 1e-8);
    }
}
