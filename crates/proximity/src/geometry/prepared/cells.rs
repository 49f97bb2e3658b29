//! Directions sorted into cells, and for each cell the points that can be farthest in its directions.
//!
//! A direction is projected to the octahedron |x| + |y| + |z| = 1. Seen from above, its upper and its lower half each
//! lie within the square |x|, |y| ≤ 1. The squares are cut into cells of equal size. With about as many cells as
//! points, the list of each cell has few points. The last point of a list is repeated until the list has
//! [groups](GROUP) of equal length.
//!
//! The cells are halved again and again to build the lists. A point leaves the list if another one is farther, by more
//! than a tolerance, in the directions of all four corners of the cell. That point is then farther in every direction
//! of the cell, since each is a sum of positive multiples of these four.

use glam::{DVec2, DVec3};

/// Number of points of a list that are examined together: most searches then take the same time for any short list.
pub(super) const GROUP: usize = 4;

/// Maximum length of a list that is not cut further.
const MAX_UNCUT: usize = GROUP;

/// Maximum number of kept points of a list that are tested against a new point, to rule it out.
const JUDGES: usize = 32;

/// Maximum number of entries per point, all lists together, so that thousands of points in one place do not fill the
/// memory.
const MAX_ENTRIES: usize = 64;

/// Maximum amount by which a point on a list falls short of the farthest. It is a fraction of the largest coordinate,
/// for each unit of the sum of the absolute components of the direction. It exceeds the error of single precision.
pub(super) const TOLERANCE: f64 = 5e-7;

/// The points that can be farthest in the directions of each cell.
#[derive(Clone, Debug)]
pub(super) struct Cells {
    /// The number of cells along a side of a square, and half of it.
    side: usize,
    half: f64,
    /// The start of the list of each cell: first the upper square, row by row, then the lower one.
    starts: Vec<u32>,
    /// The lists: the length of each, then the indices of its points, ascending; or their places.
    entries: Vec<u16>,
}

/// A square of cells, to be cut further.
#[derive(Clone, Copy, Debug)]
struct Patch {
    is_lower: bool,
    column: usize,
    row: usize,
    /// The side of the square, in cells.
    size: usize,
}

impl Cells {
    /// Builds the cells of at least one point, none with a coordinate above `size`. Also returns the radius of a ball
    /// about the local origin that is inside their hull, zero if none is known.
    pub(super) fn new(points: &[DVec3], size: f64) -> (Self, f64) {
        // About as many cells as points.
        let side = points.len().isqrt().next_power_of_two().clamp(4, 64);
        let half = side as f64 * 0.5;
        // Empty cells use the list of the first one.
        let mut cells = Self { side, half, starts: vec![0; 2 * side * side], entries: Vec::new() };
        let all: Vec<u16> = (0..).take(points.len()).collect();
        let (tolerance, size, mut inner) = (TOLERANCE * size, side / 2, f64::INFINITY);
        for is_lower in [false, true] {
            for (column, row) in [(0, 0), (size, 0), (0, size), (size, size)] {
                let patch = Patch { is_lower, column, row, size };
                inner = inner.min(cells.fill(patch, points, &all, tolerance));
            }
        }
        (cells, inner)
    }

    /// Sorts the points in the order in which they appear in the lists, and those on no list to the end. Returns the
    /// index for each place. From now on the lists contain places, still in the order of the indices.
    #[expect(clippy::cast_possible_truncation, reason = "no more than MAX_VERTICES")]
    pub(super) fn arranged(&mut self, count: usize) -> Vec<u16> {
        let mut given = Vec::with_capacity(count);
        let mut places = vec![None; count];
        let mut rest = &mut self.entries[..];
        while let Some((length, lists)) = rest.split_first_mut() {
            let (list, others) = lists.split_at_mut(usize::from(*length));
            for index in list {
                *index = *places[usize::from(*index)].get_or_insert_with(|| {
                    given.push(*index);
                    given.len() as u16 - 1
                });
            }
            rest = others;
        }
        given.extend((0..).zip(&places).filter_map(|(index, place)| place.is_none().then_some(index)));
        given
    }

    /// Returns the places of the points that can be farthest in a direction, in the order of their indices. The list
    /// has whole groups, so the last point may be repeated.
    #[inline]
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "between zero and the side")]
    pub(super) fn list(&self, direction: DVec3) -> &[u16] {
        let DVec3 { x, y, z } = direction;
        let scale = self.half / (x.abs() + y.abs() + z.abs());
        let last = 2.0 * self.half - 1.0;
        // A NaN coordinate becomes the last cell, which contains the far rim.
        let along = |coordinate: f64| (coordinate * scale + self.half).min(last) as u32 as usize;
        let row = usize::from(z < 0.0) * self.side + along(y);
        let list = &self.entries[self.starts[row * self.side + along(x)] as usize..];
        &list[1..][..usize::from(list[0])]
    }

    /// Writes the lists of a patch, given the points that can be farthest there. Returns a lower bound on the support
    /// value of the hull in all directions of the patch.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "at most MAX_ENTRIES for each of MAX_VERTICES points"
    )]
    fn fill(&mut self, patch: Patch, points: &[DVec3], candidates: &[u16], tolerance: f64) -> f64 {
        let corners = patch.corners(self.half);
        // The cells outside the octahedron, except those that touch it.
        if corners.iter().all(|corner| corner.x.abs() + corner.y.abs() > 1.0) {
            return f64::INFINITY;
        }
        let kept = kept(corners, points, candidates, tolerance);
        let is_full = self.entries.len() > MAX_ENTRIES * points.len();
        let Patch { is_lower, column, row, size } = patch;
        if size > 1 && kept.len() > MAX_UNCUT && !is_full {
            let size = size / 2;
            let parts = [(0, 0), (size, 0), (0, size), (size, size)].map(|(to_column, to_row)| {
                let patch = Patch { column: column + to_column, row: row + to_row, size, ..patch };
                self.fill(patch, points, &kept, tolerance)
            });
            return parts.into_iter().fold(f64::INFINITY, f64::min);
        }
        for row in row..row + size {
            let first = (usize::from(is_lower) * self.side + row) * self.side + column;
            self.starts[first..first + size].fill(self.entries.len() as u32);
        }
        let length = kept.len().next_multiple_of(GROUP);
        self.entries.push(length as u16);
        self.entries.extend(&kept);
        self.entries.resize(self.entries.len() + length - kept.len(), kept[kept.len() - 1]);
        // The support value of the hull is at least the product of any point.
        let support_value = |number: &u16| {
            let point = points[usize::from(*number)];
            corners.iter().map(|corner| point.dot(*corner) / corner.length()).fold(f64::INFINITY, f64::min)
        };
        kept.iter().map(support_value).fold(0.0, f64::max)
    }
}

/// Returns the points that can be farthest in a direction between these corners, in ascending order.
fn kept(corners: [DVec3; 4], points: &[DVec3], candidates: &[u16], tolerance: f64) -> Vec<u16> {
    let reaches = |number: &u16| (*number, corners.map(|corner| points[usize::from(*number)].dot(corner)));
    let mut asked: Vec<(u16, [f64; 4])> = candidates.iter().map(reaches).collect();
    // The points that rule out most others come first.
    let sum = |reaches: &[f64; 4]| reaches.iter().sum::<f64>();
    asked.sort_by(|(i, one), (j, other)| sum(other).total_cmp(&sum(one)).then(i.cmp(j)));
    let mut kept: Vec<(u16, [f64; 4])> = Vec::new();
    for (number, reaches) in asked {
        let is_out = |(judge, farther): &(u16, [f64; 4])| {
            farther.iter().zip(&reaches).all(|(far, it)| far - it > tolerance)
                || (*judge < number && points[usize::from(*judge)] == points[usize::from(number)])
        };
        if !kept.iter().take(JUDGES).any(is_out) {
            kept.push((number, reaches));
        }
    }
    let mut kept: Vec<u16> = kept.into_iter().map(|(number, _)| number).collect();
    kept.sort_unstable();
    kept
}

impl Patch {
    /// Returns the directions of the corners.
    fn corners(self, half: f64) -> [DVec3; 4] {
        let Self { is_lower, column, row, size } = self;
        [(0, 0), (size, 0), (0, size), (size, size)].map(|(to_column, to_row)| {
            let at = DVec2::new((column + to_column) as f64, (row + to_row) as f64) / half - 1.0;
            // No cell crosses an axis, so the height is linear in each.
            let height = 1.0 - at.x.abs() - at.y.abs();
            at.extend(if is_lower { -height } else { height })
        })
    }
}
