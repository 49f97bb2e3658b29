//! The farthest of many points, by a table of directions, in two precisions.
//!
//! For each cell of directions the table has the points that can be farthest there, a few of any number. They are
//! looked up in single precision first, which takes half the memory: 64 points lie in twelve lines of the cache. Nothing is
//! assumed about the points, not even that they are vertices of their hull, and what is found is the farthest of all but
//! for a known roundoff, which climbing from neighbor to neighbor does not give.

use glam::{DVec3, Vec3};

use super::cells::{Cells, GROUP, TOLERANCE};
use crate::geometry::vector::Vector;

/// The roundoff of single precision, half an epsilon: of a coordinate up to one.
const UNIT: f64 = 0.5 / 8_388_608.0;

/// How far a point that is found in single precision may fall short of the farthest, in roundoffs of the largest coordinate,
/// for each unit of the sum of the absolute components of the direction: the best may have been underestimated and another
/// overestimated by one each; √3 times as much for a turned direction, whose components may add up to more; and room
/// for the roundoff of the products, which is that of f64.
const SEARCH: f64 = 4.0;

/// Minimum size; what single precision loses below its normal range is less than its roundoff of this.
const MIN_SIZE: f64 = 1e-30;

/// Points in an arrangement that is quick to search.
///
/// They lie in the order of the cells, so that those that are farthest in directions near to each other share lines of the cache.
#[derive(Clone, Debug)]
pub(super) struct Scan {
    cells: Cells,
    /// The points in single precision.
    rough: Vec<Vec3>,
    /// The points as they were given.
    points: Vec<DVec3>,
    /// The indices with which they were given.
    given: Vec<u16>,
    /// No coordinate is larger.
    size: f64,
    /// The radius of a ball about the local origin that is inside the hull.
    inner: f64,
}

impl Scan {
    /// Of at least one point, all of them finite.
    pub(super) fn new(points: &[DVec3]) -> Self {
        let size = points.iter().map(|point| point.max_abs()).fold(MIN_SIZE, f64::max);
        let (mut cells, inner) = Cells::new(points, size);
        let given = cells.arranged(points.len());
        let points: Vec<DVec3> = given.iter().map(|index| points[usize::from(*index)]).collect();
        let rough = points.iter().map(|point| point.as_vec3()).collect();
        Self { cells, rough, points, given, size, inner }
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

    /// How far the point that is found in single precision may fall short of the farthest, for each unit of the sum of the
    /// absolute components of the direction, in the units of the points.
    #[inline]
    pub(super) const fn error(&self) -> f64 {
        SEARCH * UNIT * self.size
    }

    /// Looks up the points that can be farthest in a direction.
    #[inline]
    pub(super) fn look(&self, direction: DVec3) -> Look<'_> {
        Look { scan: self, direction, places: self.cells.list(direction) }
    }

    /// Calls back with the indices of all points that may be the farthest: those that are, up to roundoff in single
    /// precision and a doubt for each unit of the sum of the absolute components of the direction.
    pub(super) fn far(&self, direction: DVec3, doubt: f64, mut found: impl FnMut(u32)) {
        // The lists leave points out that the doubt may bring to the front. Then nothing is left out.
        if doubt > TOLERANCE * self.size {
            (0..).take(self.points.len()).for_each(found);
            return;
        }
        let look = self.look(direction);
        let most = look.rough_farthest().0.dot(direction);
        let least = most - (self.error() + doubt) * direction.abs().element_sum();
        for place in look.distinct() {
            let is_behind = self.rough[place].as_dvec3().dot(direction) < least;
            if !is_behind {
                found(u32::from(self.given[place]));
            }
        }
    }
}

/// The points of a [`Scan`] that can be farthest in a direction. They are looked up before they are compared, so that two looks wait
/// for the memory together.
#[derive(Clone, Copy, Debug)]
pub(super) struct Look<'a> {
    scan: &'a Scan,
    direction: DVec3,
    places: &'a [u16],
}

impl Look<'_> {
    /// The point in single precision that is farthest, and its index.
    #[inline]
    pub(super) fn rough_farthest(&self) -> (DVec3, u32) {
        let (scan, place) = (self.scan, self.best_roughly());
        (scan.rough[place].as_dvec3(), u32::from(scan.given[place]))
    }

    /// A point that is farthest, but for roundoff in single precision, and its index.
    #[inline]
    pub(super) fn farthest(&self) -> (DVec3, u32) {
        let (scan, place) = (self.scan, self.best_roughly());
        (scan.points[place], u32::from(scan.given[place]))
    }

    /// The farthest point in double precision, of several that are equally far the first, and its index.
    #[inline(never)]
    pub(super) fn farthest_in_f64(&self) -> (DVec3, u32) {
        let scan = self.scan;
        let place = self.best(|place| scan.points[place]);
        (scan.points[place], u32::from(scan.given[place]))
    }

    /// The places without repetitions, in the same order.
    #[inline]
    fn distinct(&self) -> impl Iterator<Item = usize> {
        let mut before = None;
        let is_new = move |place: &u16| before.replace(*place) != Some(*place);
        self.places.iter().copied().filter(is_new).map(usize::from)
    }

    #[inline]
    fn best_roughly(&self) -> usize {
        self.best(|place| self.scan.rough[place].as_dvec3())
    }

    /// The place of the farthest point, of several that of the first.
    #[inline]
    fn best(&self, point: impl Fn(usize) -> DVec3) -> usize {
        let mut best = (0, f64::NEG_INFINITY);
        for group in self.places.as_chunks::<GROUP>().0 {
            let reaches = group.map(|place| point(usize::from(place)).dot(self.direction));
            for (place, reach) in group.iter().zip(reaches) {
                best = if reach > best.1 { (*place, reach) } else { best };
            }
        }
        usize::from(best.0)
    }
}
