//! Numbers by chance, the same on every machine: of a generated shape, and of one pair of the laboratory.

use std::ops::{Range, RangeInclusive};

use glam::{DQuat, DVec2, DVec3};
use rand::RngExt as _;
use rand_pcg::Pcg64;

use crate::geometry::{Dimension, Rotation};

/// The draws of two pairs begin so far apart in the one sequence of a seed: no pair takes nearly as many. The number is
/// odd, since states of this generator that are a power of two apart have digits in common.
const APART: u128 = 0x9E37_79B9_7F4A_7C15;

/// The source of the numbers of one shape or of one pair.
pub(crate) struct Chance(Pcg64);

impl Chance {
    /// The draws of the shape with this seed.
    pub(crate) fn of_seed(seed: u64) -> Self {
        Self::of_pair(seed, 0)
    }

    /// The draws of the pair with this number.
    pub(crate) fn of_pair(seed: u64, number: u64) -> Self {
        let mut generator = Pcg64::new(seed.into(), seed.into());
        generator.advance(u128::from(number) * APART);
        Self(generator)
    }

    /// A whole number.
    pub(crate) fn whole(&mut self, range: RangeInclusive<i32>) -> f64 {
        self.0.random_range(range).into()
    }

    /// How many.
    pub(crate) fn count(&mut self, range: RangeInclusive<u32>) -> u32 {
        self.0.random_range(range)
    }

    /// A number.
    pub(crate) fn within(&mut self, range: Range<f64>) -> f64 {
        self.0.random_range(range)
    }

    /// A number below this one, which must not be zero.
    pub(crate) fn index(&mut self, below: usize) -> usize {
        self.0.random_range(0..below)
    }

    /// One of these.
    pub(crate) fn pick<T: Copy, const N: usize>(&mut self, choices: [T; N]) -> T {
        choices[self.0.random_range(0..N)]
    }

    /// A point whose coordinates are whole numbers.
    pub(crate) fn whole_point(&mut self, dimension: Dimension, range: RangeInclusive<i32>) -> DVec3 {
        let [x, y] = [self.whole(range.clone()), self.whole(range.clone())];
        let z = if dimension == Dimension::Three { self.whole(range) } else { 0.0 };
        DVec3::new(x, y, z)
    }

    /// A point of the cube (square in 2D) from −1 to 1.
    fn in_cube(&mut self, dimension: Dimension) -> DVec3 {
        let [x, y] = [self.within(-1.0..1.0), self.within(-1.0..1.0)];
        let z = if dimension == Dimension::Three { self.within(-1.0..1.0) } else { 0.0 };
        DVec3::new(x, y, z)
    }

    /// A direction of length one, each as likely as any other: sines and cosines would differ from machine to machine,
    /// square roots do not.
    pub(crate) fn unit(&mut self, dimension: Dimension) -> DVec3 {
        loop {
            let point = self.in_cube(dimension);
            // Shorter ones have too few digits left.
            if (1e-3..=1.0).contains(&point.length_squared()) {
                return point.normalize();
            }
        }
    }

    /// Three perpendicular unit vectors, right-handed; in 2D the third is z.
    pub(crate) fn axes(&mut self, dimension: Dimension) -> [DVec3; 3] {
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

    /// A rotation, each as likely as any other.
    pub(crate) fn rotation(&mut self, dimension: Dimension) -> Rotation {
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
