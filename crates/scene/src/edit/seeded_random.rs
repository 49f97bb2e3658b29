//! Seeded random numbers, the same on every machine: for a generated shape, and for one pair of the laboratory.

use std::ops::{Range, RangeInclusive};

use glam::{DQuat, DVec2, DVec3};
use rand::RngExt as _;
use rand_pcg::Pcg64;

use crate::geometry::{Dimension, Rotation};

/// The distance, in the sequence of a seed, between the draws of consecutive pairs: far more than any pair
/// takes. The number is odd, since states of this generator that differ by a power of two share digits.
const APART: u128 = 0x9E37_79B9_7F4A_7C15;

/// The random number generator of one shape or of one pair.
#[derive(Debug)]
pub struct SeededRandom(Pcg64);

impl SeededRandom {
    /// Creates the generator of the shape with this seed.
    pub(crate) fn of_seed(seed: u64) -> Self {
        Self::of_pair(seed, 0)
    }

    /// Creates the generator of the pair with this number.
    pub fn of_pair(seed: u64, number: u64) -> Self {
        let mut generator = Pcg64::new(seed.into(), seed.into());
        generator.advance(u128::from(number) * APART);
        Self(generator)
    }

    /// Returns a random integer, as f64.
    pub fn whole(&mut self, range: RangeInclusive<i32>) -> f64 {
        self.0.random_range(range).into()
    }

    /// Returns a random count.
    pub fn count(&mut self, range: RangeInclusive<u32>) -> u32 {
        self.0.random_range(range)
    }

    /// Returns a random number.
    pub fn within(&mut self, range: Range<f64>) -> f64 {
        self.0.random_range(range)
    }

    /// Returns a random index below this number, which must not be zero.
    pub(crate) fn index(&mut self, below: usize) -> usize {
        self.0.random_range(0..below)
    }

    /// Returns a random element.
    pub fn pick<T: Copy, const N: usize>(&mut self, choices: [T; N]) -> T {
        choices[self.0.random_range(0..N)]
    }

    /// Returns a point with random integer coordinates.
    pub fn whole_point(&mut self, dimension: Dimension, range: RangeInclusive<i32>) -> DVec3 {
        let [x, y] = [self.whole(range.clone()), self.whole(range.clone())];
        let z = if dimension == Dimension::Three { self.whole(range) } else { 0.0 };
        DVec3::new(x, y, z)
    }

    /// A random point of the cube (square in 2D) from −1 to 1.
    fn in_cube(&mut self, dimension: Dimension) -> DVec3 {
        let [x, y] = [self.within(-1.0..1.0), self.within(-1.0..1.0)];
        let z = if dimension == Dimension::Three { self.within(-1.0..1.0) } else { 0.0 };
        DVec3::new(x, y, z)
    }

    /// Draws a uniformly distributed unit vector. It avoids sines and cosines, which would differ from
    /// machine to machine, and uses square roots, which do not.
    pub fn unit(&mut self, dimension: Dimension) -> DVec3 {
        loop {
            let point = self.in_cube(dimension);
            // Shorter vectors have too few digits left.
            if (1e-3..=1.0).contains(&point.length_squared()) {
                return point.normalize();
            }
        }
    }

    /// Three random perpendicular unit vectors, right-handed; in 2D the third is z.
    pub fn axes(&mut self, dimension: Dimension) -> [DVec3; 3] {
        match dimension {
            Dimension::Two => {
                let x = self.unit(dimension);
                [x, DVec2::new(x.x, x.y).perp().extend(0.0), DVec3::Z]
            }
            Dimension::Three => {
                let turn = self.quaternion();
                DVec3::AXES.map(|axis| turn * axis)
            }
        }
    }

    /// Returns a uniformly distributed rotation.
    pub fn rotation(&mut self, dimension: Dimension) -> Rotation {
        match dimension {
            Dimension::Two => Rotation::Angle(self.within(0.0..std::f64::consts::TAU)),
            Dimension::Three => Rotation::Quaternion(self.quaternion()),
        }
    }

    fn quaternion(&mut self) -> DQuat {
        loop {
            let [x, y, z, w] = [(); 4].map(|()| self.within(-1.0..1.0));
            let quaternion = DQuat::from_xyzw(x, y, z, w);
            if (1e-3..=1.0).contains(&quaternion.length_squared()) {
                return quaternion.normalize();
            }
        }
    }
}
