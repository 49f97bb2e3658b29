//! Arithmetic for the evaluator: exact fractions, and intervals that decide most signs sooner.
//!
//! An interval always contains the true number: every operation widens it by one step at both ends, which is more than
//! half a unit in the last place, even for subnormal numbers. If an interval leaves a sign open, the fraction decides.
//! The program shares none of this arithmetic: it uses only integers of a common unit.

use std::cmp::Ordering;

use dashu_int::IBig;
use dashu_int::ops::BitTest as _;
use dashu_ratio::{RBig, Relaxed};
use glam::DVec3;

/// The numbers in which a formula can be evaluated.
pub(crate) trait Number: Clone {
    fn of(number: f64) -> Self;
    fn plus(&self, other: &Self) -> Self;
    fn minus(&self, other: &Self) -> Self;
    fn times(&self, other: &Self) -> Self;
    /// `None` if it is not known.
    fn sign(&self) -> Option<Ordering>;
}

/// A fraction. Every result of `+`, `−` and `×` on f64 has a power of two as denominator, so it stays small.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Exact(pub(crate) Relaxed);

impl Number for Exact {
    fn of(number: f64) -> Self {
        Self(RBig::try_from(number).unwrap().relax())
    }

    fn plus(&self, other: &Self) -> Self {
        Self(&self.0 + &other.0)
    }

    fn minus(&self, other: &Self) -> Self {
        Self(&self.0 - &other.0)
    }

    fn times(&self, other: &Self) -> Self {
        Self(&self.0 * &other.0)
    }

    fn sign(&self) -> Option<Ordering> {
        Some(self.0.numerator().cmp(&IBig::ZERO))
    }
}

impl Exact {
    pub(crate) fn zero() -> Self {
        Self::of(0.0)
    }

    pub(crate) fn signum(&self) -> Ordering {
        self.0.numerator().cmp(&IBig::ZERO)
    }

    pub(crate) fn is_zero(&self) -> bool {
        self.signum() == Ordering::Equal
    }

    pub(crate) fn squared(&self) -> Self {
        self.times(self)
    }

    /// `self / other`; the other one is not zero.
    pub(crate) fn over(&self, other: &Self) -> Self {
        Self(&self.0 / &other.0)
    }

    pub(crate) fn compare(&self, other: &Self) -> Ordering {
        self.minus(other).signum()
    }

    /// The nearest f64.
    pub(crate) fn rounded(&self) -> f64 {
        self.0.to_f64().value()
    }

    /// The root of a number ≥ 0 in f64, to a unit or two in the last place.
    pub(crate) fn root(&self) -> f64 {
        // Scaled by an even power of two to nearly one, where neither the square nor its quotient loses digits.
        let bits = |of: usize| i32::try_from(of).unwrap();
        let above = bits(self.0.numerator().bit_len());
        let power = (above - bits(self.0.denominator().bit_len())) / 2;
        let factor = Relaxed::from(IBig::ONE << usize::try_from(2 * power.abs()).unwrap());
        let near = if power >= 0 { &self.0 / factor } else { &self.0 * factor };
        let half = 2_f64.powi(power / 2);
        near.to_f64().value().sqrt() * half * 2_f64.powi(power - power / 2)
    }
}

/// Two numbers that the true one lies between.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Interval {
    pub(crate) low: f64,
    pub(crate) high: f64,
}

impl Interval {
    /// One step outward; all numbers where something has overflowed.
    fn around(low: f64, high: f64) -> Self {
        let (low, high) = (low.next_down(), high.next_up());
        if low.is_finite() && high.is_finite() {
            Self { low, high }
        } else {
            Self { low: f64::NEG_INFINITY, high: f64::INFINITY }
        }
    }

    fn is_bounded(self) -> bool {
        self.low.is_finite() && self.high.is_finite()
    }
}

impl Number for Interval {
    fn of(number: f64) -> Self {
        Self { low: number, high: number }
    }

    fn plus(&self, other: &Self) -> Self {
        Self::around(self.low + other.low, self.high + other.high)
    }

    fn minus(&self, other: &Self) -> Self {
        Self::around(self.low - other.high, self.high - other.low)
    }

    fn times(&self, other: &Self) -> Self {
        if !self.is_bounded() || !other.is_bounded() {
            return Self::around(f64::NEG_INFINITY, f64::INFINITY);
        }
        // Zero times a number is zero, without roundoff.
        let is_zero = |it: &Self| it.low == 0.0 && it.high == 0.0;
        if is_zero(self) || is_zero(other) {
            return Self::of(0.0);
        }
        let products =
            [self.low * other.low, self.low * other.high, self.high * other.low, self.high * other.high];
        let least = products.into_iter().fold(f64::INFINITY, f64::min);
        let most = products.into_iter().fold(f64::NEG_INFINITY, f64::max);
        Self::around(least, most)
    }

    fn sign(&self) -> Option<Ordering> {
        match *self {
            Self { low, .. } if low > 0.0 => Some(Ordering::Greater),
            Self { high, .. } if high < 0.0 => Some(Ordering::Less),
            Self { low: 0.0, high: 0.0 } => Some(Ordering::Equal),
            _ => None,
        }
    }
}

/// Three numbers.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Triple<N>(pub(crate) [N; 3]);

impl<N: Number> Triple<N> {
    pub(crate) fn of(vector: DVec3) -> Self {
        Self(vector.to_array().map(N::of))
    }

    fn with(&self, other: &Self, operation: fn(&N, &N) -> N) -> Self {
        let ([a, b, c], [x, y, z]) = (&self.0, &other.0);
        Self([operation(a, x), operation(b, y), operation(c, z)])
    }

    pub(crate) fn plus(&self, other: &Self) -> Self {
        self.with(other, N::plus)
    }

    pub(crate) fn minus(&self, other: &Self) -> Self {
        self.with(other, N::minus)
    }

    pub(crate) fn times(&self, factor: &N) -> Self {
        Self(self.0.each_ref().map(|component| component.times(factor)))
    }

    pub(crate) fn dot(&self, other: &Self) -> N {
        let ([a, b, c], [x, y, z]) = (&self.0, &other.0);
        a.times(x).plus(&b.times(y)).plus(&c.times(z))
    }

    pub(crate) fn cross(&self, other: &Self) -> Self {
        let ([a, b, c], [x, y, z]) = (&self.0, &other.0);
        Self([b.times(z).minus(&c.times(y)), c.times(x).minus(&a.times(z)), a.times(y).minus(&b.times(x))])
    }

    pub(crate) fn squared(&self) -> N {
        self.dot(self)
    }
}

impl Triple<Exact> {
    pub(crate) fn is_zero(&self) -> bool {
        self.0.iter().all(Exact::is_zero)
    }

    pub(crate) fn over(&self, factor: &Exact) -> Self {
        Self(self.0.each_ref().map(|component| component.over(factor)))
    }
}

/// A point that is known exactly, with intervals around its coordinates.
#[derive(Clone, Debug)]
pub(crate) struct Spot {
    pub(crate) exact: Triple<Exact>,
    pub(crate) rough: Triple<Interval>,
}

impl Spot {
    pub(crate) fn at(point: DVec3) -> Self {
        Self { exact: Triple::of(point), rough: Triple::of(point) }
    }

    pub(crate) fn minus(&self, other: &Self) -> Self {
        Self { exact: self.exact.minus(&other.exact), rough: self.rough.minus(&other.rough) }
    }

    pub(crate) fn cross(&self, other: &Self) -> Self {
        Self { exact: self.exact.cross(&other.exact), rough: self.rough.cross(&other.rough) }
    }

    /// The sign of the scalar product.
    pub(crate) fn along(&self, other: &Self) -> Ordering {
        let rough = self.rough.dot(&other.rough).sign();
        rough.unwrap_or_else(|| self.exact.dot(&other.exact).signum())
    }

    /// The component perpendicular to an axis, times the square of the length of the axis.
    pub(crate) fn beside(&self, axis: &Self) -> Self {
        fn component<N: Number>(point: &Triple<N>, axis: &Triple<N>) -> Triple<N> {
            point.times(&axis.squared()).minus(&axis.times(&point.dot(axis)))
        }
        Self { exact: component(&self.exact, &axis.exact), rough: component(&self.rough, &axis.rough) }
    }
}
