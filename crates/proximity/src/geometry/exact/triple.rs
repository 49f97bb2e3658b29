//! Vectors whose components are sums of two f64.

use std::ops::{Add, Mul, Neg, Sub};

use glam::DVec3;

use super::bounded_real::BoundedReal;
use super::double_word::DoubleWord;

/// Numbers that can be added and multiplied.
pub trait RingElement:
    Copy + From<f64> + Add<Output = Self> + Sub<Output = Self> + Neg<Output = Self> + Mul<Output = Self>
{
}

impl RingElement for BoundedReal {}

impl RingElement for DoubleWord {}

/// A vector of [`RingElement`]s.
#[derive(Clone, Copy, Debug, Default)]
pub struct Triple<N> {
    /// The x component.
    pub x: N,
    /// The y component.
    pub y: N,
    /// The z component.
    pub z: N,
}

/// A vector of numbers with error bounds.
pub type RealVector = Triple<BoundedReal>;

/// A vector of numbers without error bounds.
pub(crate) type DoubleWordVector = Triple<DoubleWord>;

impl RealVector {
    /// Returns the difference of two points, without error.
    #[inline]
    pub fn difference(a: DVec3, b: DVec3) -> Self {
        DoubleWordVector::difference(a, b).into()
    }

    /// Converts a point, without error.
    pub(crate) const fn of(point: DVec3) -> Self {
        Self { x: BoundedReal::of(point.x), y: BoundedReal::of(point.y), z: BoundedReal::of(point.z) }
    }

    /// Returns the f64 nearest to each component. Returns `None` if an error leaves a component open.
    pub(crate) fn nearest(self) -> Option<DVec3> {
        Some(DVec3::new(self.x.nearest()?, self.y.nearest()?, self.z.nearest()?))
    }

    /// Returns the f64 nearest to the known value of each component.
    #[inline]
    pub const fn approx(self) -> DVec3 {
        DVec3::new(self.x.approx(), self.y.approx(), self.z.approx())
    }

    /// Returns whether each component is known to within this fraction of the largest.
    pub(crate) fn is_known_to(self, share: f64) -> bool {
        let most = share * self.approx().abs().max_element();
        [self.x, self.y, self.z].iter().all(|component| component.error() <= most)
    }

    /// Returns the vector times a number.
    #[inline]
    #[must_use]
    pub fn scaled(self, factor: BoundedReal) -> Self {
        Self { x: self.x * factor, y: self.y * factor, z: self.z * factor }
    }
}

impl DoubleWordVector {
    /// Returns the difference of two points, without error.
    #[inline]
    pub(crate) fn difference(a: DVec3, b: DVec3) -> Self {
        Self {
            x: DoubleWord::difference(a.x, b.x),
            y: DoubleWord::difference(a.y, b.y),
            z: DoubleWord::difference(a.z, b.z),
        }
    }

    /// Returns the f64 nearest to each component.
    #[inline]
    pub(crate) fn approx(self) -> DVec3 {
        DVec3::new(self.x.approx(), self.y.approx(), self.z.approx())
    }

    /// Returns the point between two at this fraction of the way; its upper parts are the nearest f64.
    #[inline]
    pub(crate) fn between(a: Self, b: Self, share: f64) -> Self {
        let between = |a: DoubleWord, b: DoubleWord| (a + (b - a).times(share)).apart();
        Self { x: between(a.x, b.x), y: between(a.y, b.y), z: between(a.z, b.z) }
    }

    /// Returns the mean of three points with these weights of the second and of the third; its upper parts are the
    /// nearest f64.
    ///
    /// The mean is computed component by component: the parts of all three do not fit into the registers.
    #[inline]
    pub(crate) fn mean(a: Self, (b, of_b): (Self, f64), (c, of_c): (Self, f64)) -> Self {
        let mean = |a: DoubleWord, b: DoubleWord, c: DoubleWord| {
            (a + ((b - a).times(of_b) + (c - a).times(of_c))).apart()
        };
        Self { x: mean(a.x, b.x, c.x), y: mean(a.y, b.y, c.y), z: mean(a.z, b.z, c.z) }
    }

    /// Returns the length with a bound on its error. The upper parts of the vector must be the nearest f64.
    #[inline]
    pub(crate) fn length(self) -> BoundedReal {
        BoundedReal::length([self.x, self.y, self.z])
    }

    /// Returns whether both parts of all components are zero.
    pub(crate) fn is_zero(self) -> bool {
        [self.x, self.y, self.z].iter().all(|it| it.high == 0.0 && it.low == 0.0)
    }
}

/// Treats the sums as exact numbers.
impl From<DoubleWordVector> for RealVector {
    #[inline]
    fn from(vector: DoubleWordVector) -> Self {
        let [x, y, z] = [vector.x, vector.y, vector.z].map(|component| BoundedReal::within(component, 0.0));
        Self { x, y, z }
    }
}

/// Drops the error bounds and keeps the sums.
impl From<RealVector> for DoubleWordVector {
    #[inline]
    fn from(vector: RealVector) -> Self {
        Self { x: vector.x.into(), y: vector.y.into(), z: vector.z.into() }
    }
}

impl<N: RingElement> Triple<N> {
    /// Returns the scalar product.
    #[inline]
    pub fn dot(self, other: Self) -> N {
        self.x * other.x + self.y * other.y + self.z * other.z
    }

    /// Returns the vector product (right-handed).
    #[inline]
    #[must_use]
    pub fn cross(self, other: Self) -> Self {
        Self {
            x: self.y * other.z - self.z * other.y,
            y: self.z * other.x - self.x * other.z,
            z: self.x * other.y - self.y * other.x,
        }
    }
}

impl<N: RingElement> Add for Triple<N> {
    type Output = Self;

    #[inline]
    fn add(self, other: Self) -> Self {
        Self { x: self.x + other.x, y: self.y + other.y, z: self.z + other.z }
    }
}

impl<N: RingElement> Sub for Triple<N> {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        Self { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
    }
}

impl<N: RingElement> Neg for Triple<N> {
    type Output = Self;

    #[inline]
    fn neg(self) -> Self {
        Self { x: -self.x, y: -self.y, z: -self.z }
    }
}
