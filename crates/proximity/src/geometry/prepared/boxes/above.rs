//! A face of a box below a corner of another, and the foot of the corner on it.

use std::array::from_fn;

use super::super::corners::{after, around, bit};

/// A face of a box and the corner of another that is farthest opposite to its normal.
pub(super) struct Above<'a> {
    /// The axis perpendicular to the face, and the side on which it lies.
    axis: usize,
    outwards: f64,
    pub(super) half: &'a [f64; 3],
    pub(super) per_half: &'a [f64; 3],
    /// The cosines between the axes of this box and of the other.
    cosines: [[f64; 3]; 3],
    /// The sides of the other box on which the corner lies, and its index.
    signs: [f64; 3],
    pub(super) number: usize,
    /// The position of the corner along the axes of this box: its faces are at ±1.
    pub(super) shares: [f64; 3],
}

impl<'a> Above<'a> {
    /// Computes the pair from the half lengths of both boxes and the components of the vector from the middle of this
    /// box to that of the other.
    #[inline]
    pub(super) fn new(
        axis: usize,
        outwards: f64,
        [half, per_half]: [&'a [f64; 3]; 2],
        other: &[f64; 3],
        to_other: &[f64; 3],
        cosines: [[f64; 3]; 3],
    ) -> Self {
        let signs = cosines[axis].map(|cosine| 1.0_f64.copysign(-outwards * cosine));
        let number = (0..3).map(|axis| bit(axis, signs[axis] > 0.0)).sum();
        let corner: [f64; 3] = from_fn(|axis| signs[axis] * other[axis]);
        let shares = from_fn(|axis| {
            let [x, y, z] = cosines[axis];
            (to_other[axis] + (corner[0] * x + corner[1] * y + corner[2] * z)) * per_half[axis]
        });
        Self { axis, outwards, half, per_half, cosines, signs, number, shares }
    }

    /// Returns the indices of the face and of the corner, and how far inside the face the foot of the corner is.
    #[inline]
    pub(super) fn on_face(&self) -> ([[usize; 2]; 4], f64) {
        let Self { axis, half, shares, .. } = *self;
        let [k, l] = after(axis);
        let (x, y) = (shares[k], shares[l]);
        let base = bit(axis, self.outwards > 0.0);
        let numbers = around(x, y, |x, y| [base | bit(k, x) | bit(l, y), self.number]);
        let diagonal = (half[k] * half[k] + half[l] * half[l]).sqrt();
        let to_diagonals = (x.abs() - y.abs()).abs() * (half[k] * half[l] / diagonal);
        let to_sides = ((1.0 - x.abs()) * half[k]).min((1.0 - y.abs()) * half[l]);
        (numbers, to_sides.min(to_diagonals))
    }

    /// Returns the vector to the corner from the point of this box closest to it, along the axes of this box.
    #[inline]
    pub(super) fn way(&self) -> [f64; 3] {
        from_fn(|axis| (self.shares[axis] - self.shares[axis].clamp(-1.0, 1.0)) * self.half[axis])
    }

    /// Returns whether the corner is the farthest point of the other box opposite to `way`, given along the axes of
    /// this box.
    #[inline]
    pub(super) fn is_farthest_against(&self, way: &[f64; 3]) -> bool {
        let [from_x, from_y, from_z] = &self.cosines;
        let [x, y, z] = from_fn(|axis| {
            (way[0] * from_x[axis] + way[1] * from_y[axis] + way[2] * from_z[axis]) * self.signs[axis]
        });
        x.max(y).max(z) < 0.0
    }
}
