//! Vectors and scalars for the solvers, generic over `f32` and `f64`.

use std::fmt::Debug;
use std::ops::{Add, Div, Mul, Neg, Sub};

use glam::{DVec3, Vec3};

/// A component of a [`Vector`]: `f32` or `f64`.
pub trait Scalar:
    Copy
    + Debug
    + PartialEq
    + PartialOrd
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Div<Output = Self>
    + Neg<Output = Self>
    + Send
    + Sync
    + 'static
{
    /// Exactly zero.
    const ZERO: Self;
    /// Machine epsilon: the distance from 1 to the next number.
    const EPSILON: Self;
    /// Rounds to the nearest number of this precision.
    fn from_f64(value: f64) -> Self;
    /// Converts to double precision, exactly.
    fn to_f64(self) -> f64;
    /// Returns the square root.
    fn sqrt(self) -> Self;
}

/// A point or a direction in space. In 2D the third component is exactly zero throughout.
pub trait Vector:
    Copy
    + Debug
    + PartialEq
    + Add<Output = Self>
    + Sub<Output = Self>
    + Neg<Output = Self>
    + Mul<Self::Scalar, Output = Self>
    + Send
    + Sync
    + 'static
{
    /// The type of the components.
    type Scalar: Scalar;
    /// The zero vector: the origin, or no direction.
    const ZERO: Self;
    /// Rounds each component to this precision.
    fn from_f64(vector: DVec3) -> Self;
    /// Converts to double precision, exactly.
    fn to_f64(self) -> DVec3;
    /// Returns the scalar product.
    fn dot(self, other: Self) -> Self::Scalar;
    /// Returns the vector product (right-handed).
    fn cross(self, other: Self) -> Self;
    /// Returns the largest absolute component: a length that neither overflows nor underflows.
    fn max_abs(self) -> Self::Scalar;
    /// Returns the absolute values of the components.
    fn abs(self) -> Self;
    /// Returns the vector product with the absolute value of every term: the scale of the cancellation in the vector
    /// product.
    fn cross_terms(self, other: Self) -> Self;

    /// Returns the vector times a power of two such that its largest component lies between 1 and 2 or close to that.
    /// The digits, and so the direction, stay exactly the same. The zero vector stays zero.
    fn scaled(self) -> Self {
        let largest = self.max_abs();
        if largest == Self::Scalar::ZERO {
            return Self::ZERO;
        }
        let factor = Self::Scalar::from_f64(libm::exp2(-libm::log2(largest.to_f64()).floor()));
        if factor.to_f64() == f64::INFINITY {
            // As in `unit`.
            return (self * Self::Scalar::from_f64((1_u128 << 100) as f64)).scaled();
        }
        self * factor
    }

    /// Returns the length, even if its square would overflow or underflow.
    fn length(self) -> Self::Scalar {
        let largest = self.max_abs();
        if largest == Self::Scalar::ZERO {
            return largest;
        }
        let scaled = self * (Self::Scalar::from_f64(1.0) / largest);
        scaled.dot(scaled).sqrt() * largest
    }

    /// Returns the unit vector with the same direction; the zero vector stays zero.
    ///
    /// It scales by the largest component first, so that directions whose squared length overflows or underflows keep
    /// their direction. The articles never normalize, and triple products grow with the cube of the scene.
    fn unit(self) -> Self {
        let largest = self.max_abs();
        if largest == Self::Scalar::ZERO {
            return Self::ZERO;
        }
        let one = Self::Scalar::from_f64(1.0);
        let inverse = one / largest;
        if inverse.to_f64() == f64::INFINITY {
            // The direction is subnormal; the factor is a power of two in both precisions. NaN stays NaN.
            return (self * Self::Scalar::from_f64((1_u128 << 100) as f64)).unit();
        }
        let scaled = self * inverse;
        scaled * (one / scaled.dot(scaled).sqrt())
    }
}

macro_rules! implement {
    ($scalar:ty, $vector:ty, $to_f64:expr, $from_f64:expr) => {
        impl Scalar for $scalar {
            const ZERO: Self = 0.0;
            const EPSILON: Self = Self::EPSILON;
            fn from_f64(value: f64) -> Self {
                // glam rounds a vector to this precision; a scalar is rounded the same way.
                ($from_f64)(DVec3::splat(value)).x
            }
            fn to_f64(self) -> f64 {
                self.into()
            }
            fn sqrt(self) -> Self {
                self.sqrt()
            }
        }

        impl Vector for $vector {
            type Scalar = $scalar;
            const ZERO: Self = Self::ZERO;
            fn from_f64(vector: DVec3) -> Self {
                ($from_f64)(vector)
            }
            fn to_f64(self) -> DVec3 {
                ($to_f64)(self)
            }
            fn dot(self, other: Self) -> Self::Scalar {
                self.dot(other)
            }
            fn cross(self, other: Self) -> Self {
                self.cross(other)
            }
            fn max_abs(self) -> Self::Scalar {
                self.abs().max_element()
            }
            fn abs(self) -> Self {
                self.abs()
            }
            fn cross_terms(self, other: Self) -> Self {
                let (a, b) = (self.abs(), other.abs());
                Self::new(a.y * b.z + a.z * b.y, a.z * b.x + a.x * b.z, a.x * b.y + a.y * b.x)
            }
        }
    };
}

implement!(f32, Vec3, Vec3::as_dvec3, |v: DVec3| v.as_vec3());
implement!(f64, DVec3, |v: DVec3| v, |v: DVec3| v);
