//! The farthest of many points, found in single precision: eight points at a time.
//!
//! Each coordinate lies in an array of its own, so that the compiler makes vector instructions of the loops, and 64 points
//! take twelve lines of the cache. Of more than [`FEW`] points a table has, for each cell of directions, those that can be
//! farthest there. Nothing is assumed about the points, not even that they are vertices of their hull, and what is found
//! is the farthest of all but for a known roundoff, which climbing from neighbour to neighbour does not give.

use std::ops::Range;

use glam::{DVec3, Vec3};

use super::cells::{Cells, Sorted};
use crate::geometry::vector::Vector;

/// The number of points that are evaluated at once.
const LANES: usize = 8;

/// So many points are evaluated one and all.
const FEW: usize = 256;

/// The roundoff of single precision, half an epsilon.
const UNIT: f64 = 0.5 / 8_388_608.0;

/// How far the point that is found may fall short of the farthest, in roundoffs of the largest coordinate, for each unit of
/// the sum of the absolute components of the direction: a coordinate, a component of the direction, the product and two
/// sums are rounded once each, 5 and a little more; twice that, since the best may be underestimated and another
/// overestimated; once for the coordinates of the best where they are taken as they were rounded; and √3 times as much for a
/// turned direction, whose components may add up to more.
const SEARCH: f64 = 20.0;

/// The least size whose roundoff is above what products lose below the normal range.
const LEAST_SIZE: f64 = 1e-30;

/// Eight points.
#[derive(Clone, Copy, Debug)]
struct Block {
    x: [f32; LANES],
    y: [f32; LANES],
    z: [f32; LANES],
}

/// Points in an arrangement that is quick to search.
#[derive(Clone, Debug)]
pub(super) struct Scan {
    /// Filled up with repetitions of points.
    blocks: Vec<Block>,
    /// The index of each point in the blocks.
    numbers: Vec<u32>,
    /// Which blocks have the points that are farthest in a direction; none where the points are few.
    cells: Option<Cells>,
    /// The points as they were given.
    points: Vec<DVec3>,
    /// No coordinate is larger.
    size: f64,
    /// The radius of a ball about the local origin that is inside the hull.
    inner: f64,
}

impl Scan {
    /// Of at least one point, all of them finite.
    pub(super) fn new(points: &[DVec3]) -> Self {
        let size = points.iter().map(|point| point.max_abs()).fold(LEAST_SIZE, f64::max);
        let Sorted { lists, of_cells, half, inner } = Sorted::new(points, size);
        let (cells, lists) = if points.len() > FEW {
            (Some(Cells::new(half, &of_cells, lists.iter().map(|list| list.len().div_ceil(LANES)))), lists)
        } else {
            (None, vec![(0..).take(points.len()).collect()])
        };
        let padded = |list: &Vec<u32>| {
            let full = list.len().next_multiple_of(LANES);
            list.iter().copied().chain(std::iter::repeat(list[0])).take(full).collect::<Vec<u32>>()
        };
        let numbers: Vec<u32> = lists.iter().flat_map(padded).collect();
        let block = |numbers: &[u32]| {
            let coordinate =
                |axis: usize| std::array::from_fn(|lane| points[numbers[lane] as usize][axis] as f32);
            Block { x: coordinate(0), y: coordinate(1), z: coordinate(2) }
        };
        let blocks = numbers.chunks_exact(LANES).map(block).collect();
        Self { blocks, numbers, cells, points: points.to_vec(), size, inner }
    }

    /// The point with this index.
    #[inline]
    pub(super) fn vertex(&self, index: u32) -> DVec3 {
        self.points[index as usize]
    }

    /// The radius of a ball about the local origin that is inside the hull; zero if none is known. Only space was looked
    /// at, in which a polygon has no inside.
    pub(super) const fn inner(&self) -> f64 {
        self.inner
    }

    /// How far a point in single precision may be off along each axis, in the units of the points.
    #[inline]
    pub(super) const fn coordinate_error(&self) -> f64 {
        UNIT * self.size
    }

    /// How far the point that is found may fall short of the farthest, for each unit of the sum of the absolute components
    /// of the direction, in the units of the points.
    #[inline]
    pub(super) const fn error(&self) -> f64 {
        SEARCH * UNIT * self.size
    }

    /// A point that is farthest in a direction, but for roundoff in single precision, and in single precision itself; and
    /// its index.
    #[inline]
    pub(super) fn rough_farthest(&self, direction: DVec3) -> (DVec3, u32) {
        let (block, lane, _) = self.best(rough(direction));
        let Block { x, y, z } = &self.blocks[block];
        let point = Vec3::new(x[lane], y[lane], z[lane]);
        (point.as_dvec3(), self.numbers[block * LANES + lane])
    }

    /// The index of a point that is farthest in a direction, but for roundoff in single precision.
    #[inline]
    pub(super) fn farthest(&self, direction: DVec3) -> u32 {
        let (block, lane, _) = self.best(rough(direction));
        self.numbers[block * LANES + lane]
    }

    /// The index of the farthest point in double precision; of several that are equally far the first.
    #[inline(never)]
    pub(super) fn farthest_in_f64(&self, direction: DVec3) -> u32 {
        let mut best = (u32::MAX, f64::NEG_INFINITY);
        self.far(direction, |number| {
            let reach = self.points[number as usize].dot(direction);
            if reach > best.1 || (reach == best.1 && number < best.0) {
                best = (number, reach);
            }
        });
        if best.0 == u32::MAX { 0 } else { best.0 }
    }

    /// Calls back with the indices of all points that may be the farthest, some of them repeatedly: those that are, up to
    /// roundoff in single precision.
    pub(super) fn far(&self, direction: DVec3, mut found: impl FnMut(u32)) {
        let rough = rough(direction);
        let (_, _, most) = self.best(rough);
        let doubt = (SEARCH * UNIT * self.size) as f32 * rough.abs().element_sum();
        let least = most - doubt;
        for number in self.span(rough) {
            for (lane, reach) in self.blocks[number].reaches(rough).iter().enumerate() {
                if *reach >= least {
                    found(self.numbers[number * LANES + lane]);
                }
            }
        }
    }

    /// The block and the lane of the best point, and how far it is.
    #[inline]
    fn best(&self, direction: Vec3) -> (usize, usize, f32) {
        let mut best = [f32::NEG_INFINITY; LANES];
        let mut at = [0_u32; LANES];
        let span = self.span(direction);
        for (number, block) in (span.start as u32..).zip(&self.blocks[span]) {
            let reaches = block.reaches(direction);
            for lane in 0..LANES {
                let is_better = reaches[lane] > best[lane];
                at[lane] = if is_better { number } else { at[lane] };
                best[lane] = if is_better { reaches[lane] } else { best[lane] };
            }
        }
        let most = greatest(&best);
        let lane = first(&best, most);
        (at[lane] as usize, lane, most)
    }

    /// The blocks with the points that can be farthest.
    #[inline]
    fn span(&self, direction: Vec3) -> Range<usize> {
        match &self.cells {
            None => 0..self.blocks.len(),
            Some(cells) => cells.span(direction),
        }
    }
}

impl Block {
    #[inline]
    fn reaches(&self, direction: Vec3) -> [f32; LANES] {
        std::array::from_fn(|lane| {
            self.x[lane] * direction.x + self.y[lane] * direction.y + self.z[lane] * direction.z
        })
    }
}

#[inline]
fn greatest(numbers: &[f32; LANES]) -> f32 {
    let greater = |one: f32, other: f32| if one > other { one } else { other };
    let [a, b, c, d, e, f, g, h] = *numbers;
    greater(greater(greater(a, e), greater(b, f)), greater(greater(c, g), greater(d, h)))
}

/// The first lane that holds this number; the first of all if none does.
#[inline]
fn first(numbers: &[f32; LANES], wanted: f32) -> usize {
    let mut lanes = 0_u32;
    for (lane, number) in numbers.iter().enumerate() {
        lanes |= u32::from(*number == wanted) << lane;
    }
    // Eight where none does.
    lanes.trailing_zeros() as usize % 32 % LANES
}

/// A direction in single precision, scaled by a power of two to about one.
#[inline]
fn rough(direction: DVec3) -> Vec3 {
    let largest = direction.abs().max_element();
    // 2 to the power of minus the exponent, from the bits; the exponents of the format end at 2046.
    let exponent = (largest.to_bits() >> 52).clamp(1, 2045);
    (direction * f64::from_bits((2046 - exponent) << 52)).as_vec3()
}
