//! The farthest of many points, by a table of directions, in two precisions.
//!
//! The table has, for each cell of directions, the points that can be farthest there: a few, however many points there
//! are. They are looked up in single precision first, which takes half the memory: 64 points fill twelve cache lines.
//! Nothing is assumed about the points, not even that they are vertices of their hull. The result is the farthest of
//! all within a known roundoff, which climbing from neighbor to neighbor cannot guarantee.

use glam::{DVec3, Vec3};

use super::cells::{Cells, GROUP, TOLERANCE};
use crate::geometry::roundoff::{MIN_SINGLE, SINGLE, SINGLE_GAIN};
use crate::geometry::vector::Vector;

/// Points in an arrangement that is quick to search.
///
/// They are stored in the order of the cells, so that points that are farthest in similar directions share cache lines.
#[derive(Clone, Debug)]
pub(super) struct Scan {
    cells: Cells,
    /// The points in single precision.
    approx: Vec<Vec3>,
    /// The points as given.
    points: Vec<DVec3>,
    /// The indices of the points as given.
    given: Vec<u16>,
    /// Upper bound on the coordinates.
    size: f64,
    /// Radius of a ball about the local origin that is inside the hull.
    inner: f64,
}

impl Scan {
    /// Arranges at least one point, all of them finite.
    pub(super) fn new(points: &[DVec3]) -> Self {
        let size = points.iter().map(|point| point.max_abs()).fold(MIN_SINGLE, f64::max);
        let (mut cells, inner) = Cells::new(points, size);
        let given = cells.arranged(points.len());
        let points: Vec<DVec3> = given.iter().map(|index| points[usize::from(*index)]).collect();
        let approx = points.iter().map(|point| point.as_vec3()).collect();
        Self { cells, approx, points, given, size, inner }
    }

    /// Returns the radius of a ball about the local origin that is inside the hull; zero if none is known. It is
    /// computed in space only, where a polygon has no interior.
    pub(super) const fn inner(&self) -> f64 {
        self.inner
    }

    /// Returns the maximum error of a point in single precision along each axis, in the units of the points.
    #[inline]
    pub(super) const fn coordinate_error(&self) -> f64 {
        SINGLE * self.size
    }

    /// Returns the maximum amount by which the point found in single precision falls short of the farthest, for each
    /// unit of the sum of the absolute components of the direction, in the units of the points.
    #[inline]
    pub(super) const fn error(&self) -> f64 {
        SINGLE_GAIN * self.size
    }

    /// Looks up the points that can be farthest in a direction.
    #[inline]
    pub(super) fn look(&self, direction: DVec3) -> FarthestLookup<'_> {
        FarthestLookup { scan: self, direction, places: self.cells.list(direction) }
    }

    /// Calls back with the indices of all points that may be the farthest. The slack is the roundoff of single
    /// precision plus `doubt` for each unit of the sum of the absolute components of the direction.
    pub(super) fn far(&self, direction: DVec3, doubt: f64, mut found: impl FnMut(u32)) {
        // The lists omit points that the doubt may make farthest. In that case no point is omitted.
        if doubt > TOLERANCE * self.size {
            (0..).take(self.points.len()).for_each(found);
            return;
        }
        let look = self.look(direction);
        let most = look.rough_farthest().0.dot(direction);
        let least = most - (self.error() + doubt) * direction.abs().element_sum();
        for place in look.distinct() {
            let is_behind = self.approx[place].as_dvec3().dot(direction) < least;
            if !is_behind {
                found(u32::from(self.given[place]));
            }
        }
    }
}

/// The points of a [`Scan`] that can be farthest in a direction. They are looked up before they are compared, so that
/// the memory accesses of two lookups overlap.
#[derive(Clone, Copy, Debug)]
pub(super) struct FarthestLookup<'a> {
    scan: &'a Scan,
    direction: DVec3,
    places: &'a [u16],
}

impl FarthestLookup<'_> {
    /// Returns the farthest point in single precision, and its index.
    #[inline]
    pub(super) fn rough_farthest(&self) -> (DVec3, u32) {
        let (scan, place) = (self.scan, self.best_roughly());
        (scan.approx[place].as_dvec3(), u32::from(scan.given[place]))
    }

    /// Returns a point that is farthest within the roundoff of single precision, and its index.
    #[inline]
    pub(super) fn farthest(&self) -> (DVec3, u32) {
        let (scan, place) = (self.scan, self.best_roughly());
        (scan.points[place], u32::from(scan.given[place]))
    }

    /// Returns the farthest point in double precision and its index; ties go to the first.
    #[inline(never)]
    pub(super) fn farthest_in_f64(&self) -> (DVec3, u32) {
        let scan = self.scan;
        let place = self.best(|place| scan.points[place]);
        (scan.points[place], u32::from(scan.given[place]))
    }

    /// Returns the places without repetitions, in the same order.
    #[inline]
    fn distinct(&self) -> impl Iterator<Item = usize> {
        let mut before = None;
        let is_new = move |place: &u16| before.replace(*place) != Some(*place);
        self.places.iter().copied().filter(is_new).map(usize::from)
    }

    #[inline]
    fn best_roughly(&self) -> usize {
        self.best(|place| self.scan.approx[place].as_dvec3())
    }

    /// Returns the place of the farthest point; ties go to the first.
    #[inline]
    fn best(&self, point: impl Fn(usize) -> DVec3) -> usize {
        let mut best = (0, f64::NEG_INFINITY);
        for group in self.places.as_chunks::<GROUP>().0 {
            let reaches = group.map(|place| point(usize::from(place)).dot(self.direction));
            for (place, support_value) in group.iter().zip(reaches) {
                best = if support_value > best.1 { (*place, support_value) } else { best };
            }
        }
        usize::from(best.0)
    }
}
