//! Corners of boxes and of parallelograms, by their numbers.

/// One to three vertices.
pub(crate) type Feature = [Option<[usize; 2]>; 3];

/// The other two axes, in their order.
#[inline]
pub(super) const fn after(axis: usize) -> [usize; 2] {
    const AFTER: [[usize; 2]; 3] = [[1, 2], [2, 0], [0, 1]];
    AFTER[axis]
}

/// The share of an axis in the number of a corner, which lies on its positive side or not.
#[inline]
pub(super) const fn bit(axis: usize, is_positive: bool) -> usize {
    if is_positive { 4 >> axis } else { 0 }
}

/// The four corners of a parallelogram around the point (x, y), of which the sides are at ±1: the second and the third on
/// the side that the point is nearest to.
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

/// The corners of a box, one to three of them, whose hull has its point nearest to another one outside, which is given along the
/// axes: the faces are at ±1.
#[inline]
pub(super) fn corners_near(shares: [f64; 3]) -> Option<[Option<usize>; 3]> {
    let is_beside = |axis: &usize| shares[*axis].abs() < 1.0;
    let base = (0..3).filter(|axis| !is_beside(axis)).map(|axis| bit(axis, shares[axis] > 0.0)).sum();
    let mut beside = (0..3).filter(is_beside);
    match (beside.next(), beside.next(), beside.next()) {
        (None, ..) => Some([Some(base), None, None]),
        (Some(axis), None, _) => Some([Some(base), Some(base + bit(axis, true)), None]),
        (Some(k), Some(l), None) => {
            let [a, b, c, _] = around(shares[k], shares[l], |x, y| base + bit(k, x) + bit(l, y));
            Some([Some(a), Some(b), Some(c)])
        }
        _ => None,
    }
}
