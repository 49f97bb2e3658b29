//! Directions sorted into cells, and for each cell the points that can be farthest in its directions.
//!
//! A direction is brought to the octahedron |x| + |y| + |z| = 1, whose upper and lower half each lie, as seen from above,
//! within the square |x|, |y| ≤ 1. The squares are cut into cells of equal size: where these are as many as the points, six
//! points or so are on the list of each.
//!
//! The lists come from halving the cells again and again. A point leaves the list where another is farther, by more
//! than a tolerance, in the directions of all four corners of the cell: then it is in every direction of the cell, each of
//! which is a sum of positive multiples of these four.

use std::ops::Range;

use glam::{DVec2, DVec3, Vec3};

/// A list as short as this is not cut further: a block of points, which is evaluated at once.
const FEW: usize = 8;

/// So many of the points that are kept on a list are asked whether another can be left out.
const JUDGES: usize = 32;

/// No more entries than this for a point, all lists together, so that thousands of points in one place do not fill the
/// memory.
const MOST_ENTRIES: usize = 64;

/// Points that fall short of the farthest by less than this stay on the lists, as a fraction of the largest coordinate and for
/// each unit of the sum of the absolute components of the direction. More than what single precision leaves open.
const TOLERANCE: f64 = 4e-6;

/// The blocks of each cell.
#[derive(Clone, Debug)]
pub(super) struct Cells {
    /// Half the number of cells along a side of a square.
    half: f32,
    /// Of the upper square, row by row, then of the lower one.
    spans: Vec<[u32; 2]>,
}

/// Points sorted by the directions in which they can be farthest.
#[derive(Clone, Debug)]
pub(super) struct Sorted {
    /// Indices of points, which ascend in each list.
    pub(super) lists: Vec<Vec<u32>>,
    /// The number of the list of each cell.
    pub(super) of_cells: Vec<u32>,
    /// Half the number of cells along a side of a square.
    pub(super) half: f64,
    /// The radius of a ball about the local origin that is inside the hull; zero if none is known.
    pub(super) inner: f64,
}

/// A square of cells, to be cut further.
#[derive(Clone, Copy, Debug)]
struct Patch {
    is_lower: bool,
    column: usize,
    row: usize,
    /// In cells.
    size: usize,
}

impl Cells {
    /// Of lists that take so many blocks each, one after the other.
    pub(super) fn new(half: f64, of_cells: &[u32], blocks: impl Iterator<Item = usize>) -> Self {
        let spans = blocks.scan(0, |end, blocks| {
            let start = *end;
            *end += blocks as u32;
            Some([start, *end])
        });
        let spans: Vec<[u32; 2]> = spans.collect();
        Self { half: half as f32, spans: of_cells.iter().map(|list| spans[*list as usize]).collect() }
    }

    /// The blocks with the points that can be farthest in a direction.
    #[inline]
    pub(super) fn span(&self, direction: Vec3) -> Range<usize> {
        let Vec3 { x, y, z } = direction;
        let scale = self.half / (x.abs() + y.abs() + z.abs());
        let side = 2.0 * self.half;
        // What is no number becomes cell 0; the far rim belongs to the last cell.
        let along = |coordinate: f32| (coordinate * scale + self.half).min(side - 1.0) as i32 as usize;
        let rows = usize::from(z < 0.0) * side as i32 as usize + along(y);
        let [start, end] = self.spans[rows * side as i32 as usize + along(x)];
        start as usize..end as usize
    }
}

impl Sorted {
    /// Of at least one point, none with a coordinate above `size`.
    pub(super) fn new(points: &[DVec3], size: f64) -> Self {
        let side = (2 * points.len().isqrt()).next_power_of_two().clamp(4, 64);
        let mut sorted = Self {
            lists: vec![vec![0]],
            of_cells: vec![0; 2 * side * side],
            half: side as f64 * 0.5,
            inner: f64::INFINITY,
        };
        let all: Vec<u32> = (0..).take(points.len()).collect();
        let (size, quarter) = (TOLERANCE * size, side / 2);
        for is_lower in [false, true] {
            for (column, row) in [(0, 0), (quarter, 0), (0, quarter), (quarter, quarter)] {
                sorted.fill(Patch { is_lower, column, row, size: quarter }, points, &all, size);
            }
        }
        sorted
    }

    /// Writes the lists of a patch, given the points that can be farthest there.
    fn fill(&mut self, patch: Patch, points: &[DVec3], candidates: &[u32], tolerance: f64) {
        let corners = patch.corners(self.half);
        // The cells beyond the octahedron, except those that touch it.
        if corners.iter().all(|corner| corner.x.abs() + corner.y.abs() > 1.0) {
            return;
        }
        let kept = kept(corners, points, candidates, tolerance);
        let is_full = self.lists.len() * FEW > MOST_ENTRIES * points.len();
        let Patch { is_lower, column, row, size } = patch;
        if size > 1 && kept.len() > FEW && !is_full {
            let size = size / 2;
            for (to_column, to_row) in [(0, 0), (size, 0), (0, size), (size, size)] {
                let patch = Patch { column: column + to_column, row: row + to_row, size, ..patch };
                self.fill(patch, points, &kept, tolerance);
            }
            return;
        }
        // In each direction of the patch the hull reaches at least as far as this point.
        let inner = |number: &u32| {
            let point = points[*number as usize];
            corners.iter().map(|corner| point.dot(*corner) / corner.length()).fold(f64::INFINITY, f64::min)
        };
        self.inner = self.inner.min(kept.iter().map(inner).fold(0.0, f64::max));
        let (list, side) = (self.lists.len() as u32, (2.0 * self.half) as usize);
        for row in row..row + size {
            let first = (usize::from(is_lower) * side + row) * side + column;
            self.of_cells[first..first + size].fill(list);
        }
        self.lists.push(kept);
    }
}

/// Those of the points that can be farthest in a direction between these, in ascending order.
fn kept(corners: [DVec3; 4], points: &[DVec3], candidates: &[u32], tolerance: f64) -> Vec<u32> {
    let reaches = |number: &u32| (*number, corners.map(|corner| points[*number as usize].dot(corner)));
    let mut asked: Vec<(u32, [f64; 4])> = candidates.iter().map(reaches).collect();
    // Those that leave most others out come first.
    let sum = |reaches: &[f64; 4]| reaches.iter().sum::<f64>();
    asked.sort_by(|(i, one), (j, other)| sum(other).total_cmp(&sum(one)).then(i.cmp(j)));
    let mut kept: Vec<(u32, [f64; 4])> = Vec::new();
    for (number, reaches) in asked {
        let is_out = |(judge, farther): &(u32, [f64; 4])| {
            farther.iter().zip(&reaches).all(|(far, it)| far - it > tolerance)
                || (*judge < number && points[*judge as usize] == points[number as usize])
        };
        if !kept.iter().take(JUDGES).any(is_out) {
            kept.push((number, reaches));
        }
    }
    let mut kept: Vec<u32> = kept.into_iter().map(|(number, _)| number).collect();
    kept.sort_unstable();
    kept
}

impl Patch {
    /// The directions of the corners.
    fn corners(self, half: f64) -> [DVec3; 4] {
        let Self { is_lower, column, row, size } = self;
        [(0, 0), (size, 0), (0, size), (size, size)].map(|(to_column, to_row)| {
            let at = DVec2::new((column + to_column) as f64, (row + to_row) as f64) / half - 1.0;
            // No cell reaches across an axis, so that the height is linear in each.
            let height = 1.0 - at.x.abs() - at.y.abs();
            at.extend(if is_lower { -height } else { height })
        })
    }
}
