//! The simplex of the search, and its next direction or end.

#![expect(clippy::inline_always, reason = "measured: the points of the simplex stay in registers")]

use glam::DVec3;

use crate::geometry::Corner;

/// A simplex, the newest point A first. Named fields instead of an array: a copy within an array would wait for memory.
#[derive(Clone, Copy)]
pub(super) struct SearchCorners {
    pub(super) a: Corner,
    pub(super) b: Corner,
    pub(super) c: Corner,
    pub(super) d: Corner,
    pub(super) len: usize,
}

/// The next direction of the search, or its end.
pub(super) enum NextDirection {
    /// Search along this direction.
    Look(DVec3),
    /// The origin is inside, which is proved.
    Enclosed,
    /// Roundoff leaves the verdict open.
    Undetermined,
}

impl SearchCorners {
    pub(super) const NONE: Self = {
        let nowhere = Corner { point: DVec3::NAN, vertex_pair: [0; 2] };
        Self { a: nowhere, b: nowhere, c: nowhere, d: nowhere, len: 0 }
    };

    /// Adds a point as the newest.
    #[inline(always)]
    pub(super) fn push(&mut self, corner: Corner) {
        let Self { a, b, c, len, .. } = *self;
        *self = Self { a: corner, b: a, c: b, d: c, len: len + 1 };
    }

    /// Returns whether a point is one of the three newest; unused places are NaN.
    #[inline(always)]
    pub(super) fn holds(&self, corner: &Corner) -> bool {
        let Self { a, b, c, .. } = self;
        a.point == corner.point || b.point == corner.point || c.point == corner.point
    }

    #[inline(always)]
    pub(super) const fn points(&self) -> [DVec3; 4] {
        [self.a.point, self.b.point, self.c.point, self.d.point]
    }

    pub(super) const fn vertex_pairs(&self) -> [[u32; 2]; 4] {
        [self.a.vertex_pair, self.b.vertex_pair, self.c.vertex_pair, self.d.vertex_pair]
    }

    /// Keeps A and another point.
    #[inline(always)]
    pub(super) fn keep_edge(&mut self, b: Corner) {
        *self = Self { a: self.a, b, len: 2, ..Self::NONE };
    }

    /// Keeps A and two others.
    #[inline(always)]
    pub(super) fn keep_face(&mut self, b: Corner, c: Corner) {
        *self = Self { a: self.a, b, c, len: 3, ..Self::NONE };
    }
}

#[inline]
pub(super) fn sum_of_components(vector: DVec3) -> f64 {
    vector.x.abs() + vector.y.abs() + vector.z.abs()
}

/// Returns the componentwise maximum in one instruction; glam's version also handles NaN.
#[inline]
pub(super) fn greater(one: DVec3, other: DVec3) -> DVec3 {
    let greater = |one: f64, other: f64| if one > other { one } else { other };
    DVec3::new(greater(one.x, other.x), greater(one.y, other.y), greater(one.z, other.z))
}
