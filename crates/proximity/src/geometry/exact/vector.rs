//! Vectors of integers.

use std::ops::{Add, Neg, Sub};

use dashu_int::ops::{BitTest, Gcd, UnsignedAbs};
use dashu_int::{IBig, Sign, UBig, Word};
use glam::DVec3;

use super::number::{integer, last_digit};
use super::sum::Sum;
use crate::geometry::vector::Vector as _;

/// A point or a direction with integer components, so that all its arithmetic is exact. In 2D z is zero.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ExactVector {
    /// The x component.
    pub x: IBig,
    /// The y component.
    pub y: IBig,
    /// The z component.
    pub z: IBig,
}

impl ExactVector {
    /// Creates a vector from its three components.
    pub const fn new(x: IBig, y: IBig, z: IBig) -> Self {
        Self { x, y, z }
    }

    /// Returns the exact direction of a finite vector: the vector in units of its last binary digit. Zero for a vector
    /// that is not finite.
    pub fn along(direction: DVec3) -> Self {
        let components = direction.to_array();
        let unit = components.into_iter().filter_map(last_digit).min();
        let Some(unit) = unit.filter(|_| direction.is_finite()) else { return Self::default() };
        let [x, y, z] = components.map(|number| integer(number, unit));
        Self { x, y, z }
    }

    /// Converts finite points to integers of one common unit, and returns the exponent of the unit as a power of two.
    /// It is the largest unit in which all of them are integers.
    pub fn in_common_unit(points: &[DVec3]) -> (Vec<Self>, i32) {
        let unit = points.iter().flat_map(DVec3::to_array).filter_map(last_digit).min().unwrap_or_default();
        let exact = |point: &DVec3| {
            let [x, y, z] = point.to_array().map(|number| integer(number, unit));
            Self { x, y, z }
        };
        (points.iter().map(exact).collect(), unit)
    }

    /// Returns the scalar product.
    pub fn dot(&self, other: &Self) -> IBig {
        if let (Some([a, b, c]), Some([x, y, z])) = (self.short(), other.short()) {
            return IBig::from(a * x + b * y + c * z);
        }
        let mut sum = Sum::default();
        sum.add(&self.x, &other.x);
        sum.add(&self.y, &other.y);
        sum.add(&self.z, &other.z);
        sum.total()
    }

    /// Returns the vector product (right-handed).
    pub fn cross(&self, other: &Self) -> Self {
        if let (Some([a, b, c]), Some([x, y, z])) = (self.short(), other.short()) {
            let [x, y, z] = [b * z - c * y, c * x - a * z, a * y - b * x].map(IBig::from);
            return Self { x, y, z };
        }
        let component = |[a, b]: [&IBig; 2], [c, d]: [&IBig; 2]| {
            let mut sum = Sum::default();
            sum.add(a, d);
            sum.subtract(b, c);
            sum.total()
        };
        Self {
            x: component([&self.y, &self.z], [&other.y, &other.z]),
            y: component([&self.z, &self.x], [&other.z, &other.x]),
            z: component([&self.x, &self.y], [&other.x, &other.y]),
        }
    }

    /// Returns the components if they are so short that sums of three products of them fit 128 bits. This holds for the
    /// corners of most shapes, and for results of small integers.
    #[inline]
    fn short(&self) -> Option<[i128; 3]> {
        Some([short(&self.x)?, short(&self.y)?, short(&self.z)?])
    }

    /// Returns the square of the length.
    pub fn length_squared(&self) -> IBig {
        self.dot(self)
    }

    /// Returns the vector times a factor.
    pub fn scaled(&self, factor: &IBig) -> Self {
        Self { x: &self.x * factor, y: &self.y * factor, z: &self.z * factor }
    }

    /// Returns the sum of vectors times their weights.
    pub(crate) fn weighted_sum<'a>(terms: impl Iterator<Item = (&'a Self, &'a IBig)>) -> Self {
        let mut sums = <[Sum; 3]>::default();
        for (Self { x, y, z }, weight) in terms {
            for (sum, component) in sums.iter_mut().zip([x, y, z]) {
                sum.add(component, weight);
            }
        }
        let [x, y, z] = sums.map(Sum::total);
        Self { x, y, z }
    }

    /// Returns the opposite vector.
    #[must_use]
    pub fn opposite(self) -> Self {
        Self { x: -self.x, y: -self.y, z: -self.z }
    }

    /// Returns whether every component is zero.
    pub const fn is_zero(&self) -> bool {
        self.x.is_zero() && self.y.is_zero() && self.z.is_zero()
    }

    /// Divides out the factors of two that all components share, which makes the integers shorter. The direction stays
    /// the same.
    pub fn halved(self) -> Self {
        let twos = [&self.x, &self.y, &self.z].into_iter().filter_map(IBig::trailing_zeros).min();
        match twos {
            None | Some(0) => self,
            Some(twos) => Self { x: self.x >> twos, y: self.y >> twos, z: self.z >> twos },
        }
    }

    /// Returns the shortest vector of integers in this direction.
    pub fn whole(&self) -> [IBig; 3] {
        let components = [&self.x, &self.y, &self.z];
        let nonzero = components.into_iter().filter(|it| !it.is_zero());
        let divisor = nonzero.fold(None, |divisor: Option<UBig>, it| {
            Some(divisor.map_or_else(|| it.unsigned_abs(), |divisor| divisor.gcd(it)))
        });
        let divisor = divisor.map_or(IBig::ONE, IBig::from);
        components.map(|it| it / &divisor)
    }

    /// Returns the direction in f64, each component rounded to the nearest. It is scaled by a power of two so that the
    /// largest magnitude lies between ½ and 1.
    pub fn direction(&self) -> DVec3 {
        /// Maximum number of bits that fit an f64 without overflow; the digits below them are negligible.
        const MAX_BITS: usize = 1000;
        let components = [&self.x, &self.y, &self.z];
        let bits = components.into_iter().map(BitTest::bit_len).max().unwrap_or_default();
        let surplus = bits.saturating_sub(MAX_BITS);
        let [x, y, z] = components.map(|it| (it >> surplus).to_f64().value());
        DVec3::new(x, y, z) * libm::exp2(-((bits - surplus) as f64))
    }

    /// Returns the unit vector in this direction, in f64; zero for the zero vector.
    pub fn unit(&self) -> DVec3 {
        self.direction().unit()
    }
}

impl Add for &ExactVector {
    type Output = ExactVector;
    fn add(self, other: Self) -> ExactVector {
        ExactVector { x: &self.x + &other.x, y: &self.y + &other.y, z: &self.z + &other.z }
    }
}

impl Sub for &ExactVector {
    type Output = ExactVector;
    fn sub(self, other: Self) -> ExactVector {
        ExactVector { x: &self.x - &other.x, y: &self.y - &other.y, z: &self.z - &other.z }
    }
}

impl Neg for &ExactVector {
    type Output = ExactVector;
    fn neg(self) -> ExactVector {
        ExactVector { x: -&self.x, y: -&self.y, z: -&self.z }
    }
}

/// Returns a number of at most 62 binary digits as an i128.
#[inline]
fn short(number: &IBig) -> Option<i128> {
    /// One more than the largest number of 62 binary digits.
    const END: Word = 1 << (Word::BITS - 2);
    match number.as_sign_words() {
        (_, []) => Some(0),
        (sign, [word]) if *word < END => {
            let size = i128::from(*word);
            Some(if sign == Sign::Negative { -size } else { size })
        }
        _ => None,
    }
}
