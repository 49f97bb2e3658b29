//! Corners of boxes and of parallelograms, by their indices.

/// At most N corners: of one shape, each by its index, or of the difference of two shapes, each by its vertex pair.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Corners<T, const N: usize = 3> {
    of: [T; N],
    count: usize,
}

/// Vertices of the difference of two cores.
pub(crate) type DifferenceCorners = Corners<[usize; 2]>;

impl<T: Copy + Default, const N: usize> Default for Corners<T, N> {
    fn default() -> Self {
        Self { of: [T::default(); N], count: 0 }
    }
}

impl<T: Copy + Default, const N: usize> Corners<T, N> {
    /// Creates a list of at most N corners.
    #[inline]
    pub(crate) fn of<const M: usize>(given: [T; M]) -> Self {
        let mut of = [T::default(); N];
        of[..M].copy_from_slice(&given);
        Self { of, count: M }
    }

    /// Returns all corners.
    #[inline]
    pub(crate) fn as_slice(&self) -> &[T] {
        &self.of[..self.count]
    }

    /// Returns the corners with their indices mapped to others.
    #[inline]
    pub(super) fn map<U>(self, renamed: impl Fn(T) -> U) -> Corners<U, N> {
        Corners { of: self.of.map(renamed), count: self.count }
    }
}

/// Takes at most N corners and drops the others.
impl<T: Copy + Default, const N: usize> FromIterator<T> for Corners<T, N> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = T>>(all: I) -> Self {
        let mut corners = Self::default();
        for (place, corner) in corners.of.iter_mut().zip(all) {
            *place = corner;
            corners.count += 1;
        }
        corners
    }
}

/// Returns the other two axes, in their order.
#[inline]
pub(super) const fn after(axis: usize) -> [usize; 2] {
    const AFTER: [[usize; 2]; 3] = [[1, 2], [2, 0], [0, 1]];
    AFTER[axis]
}

/// Returns the bit of an axis in the index of a corner: set if the corner lies on its positive side.
#[inline]
pub(super) const fn bit(axis: usize, is_positive: bool) -> usize {
    if is_positive { 4 >> axis } else { 0 }
}

/// Returns the four corners of a parallelogram around the point (x, y), with its sides at ±1. The second and the third
/// are on the side nearest to the point.
#[inline]
pub(super) fn around<T>(x: f64, y: f64, corner: impl Fn(bool, bool) -> T) -> [T; 4] {
    if x.abs() > y.abs() {
        let near = x > 0.0;
        [corner(!near, false), corner(near, false), corner(near, true), corner(!near, true)]
    } else {
        let near = y > 0.0;
        [corner(false, !near), corner(false, near), corner(true, near), corner(true, !near)]
    }
}

/// Returns the one to three corners of a box whose hull contains the point of the box closest to a point outside. The
/// outside point is given along the axes, with the faces at ±1.
#[inline]
pub(super) fn corners_near(shares: [f64; 3]) -> Option<Corners<usize>> {
    let is_beside = |axis: &usize| shares[*axis].abs() < 1.0;
    let base = (0..3).filter(|axis| !is_beside(axis)).map(|axis| bit(axis, shares[axis] > 0.0)).sum();
    let mut beside = (0..3).filter(is_beside);
    match (beside.next(), beside.next(), beside.next()) {
        (None, ..) => Some(Corners::of([base])),
        (Some(axis), None, _) => Some(Corners::of([base, base + bit(axis, true)])),
        (Some(k), Some(l), None) => {
            let [a, b, c, _] = around(shares[k], shares[l], |x, y| base + bit(k, x) + bit(l, y));
            Some(Corners::of([a, b, c]))
        }
        _ => None,
    }
}
