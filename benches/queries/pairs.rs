//! The pairs of the benchmark, from seeded random numbers: rotated at random, at distances in proportion to their size.

use gjk_sandbox::geometry::{Dimension, Pose, Prepared, Rotation, Shape};
use gjk_sandbox::queries::{QueryCache, intersects};
use glam::{DQuat, DVec3};
use rand::{RngExt as _, SeedableRng as _};
use rand_pcg::Pcg64Mcg;

/// The number of pairs in a row.
const PAIRS: usize = 256;

/// Two shapes of the same kind, prepared.
pub(crate) struct Pair {
    pub(crate) shapes: [Shape; 2],
    pub(crate) prepared: [Prepared; 2],
    pub(crate) poses: [Pose; 2],
}

/// A kind of shapes.
#[derive(Clone, Copy)]
pub(crate) enum Class {
    Box,
    Hull(usize),
    Ball,
    Capsule,
    Cylinder,
}

impl Class {
    pub(crate) const ALL: [Self; 7] = [
        Self::Box,
        Self::Hull(64),
        Self::Hull(256),
        Self::Hull(2000),
        Self::Ball,
        Self::Capsule,
        Self::Cylinder,
    ];

    pub(crate) fn name(self) -> String {
        match self {
            Self::Box => "box".to_owned(),
            Self::Hull(count) => format!("{count} vertices"),
            Self::Ball => "ball".to_owned(),
            Self::Capsule => "capsule".to_owned(),
            Self::Cylinder => "cylinder".to_owned(),
        }
    }

    fn shape(self, chance: &mut Pcg64Mcg) -> Shape {
        let mut length = || chance.random_range(0.5..1.5);
        match self {
            Self::Box => Shape::Cuboid { half_extents: DVec3::new(length(), length(), length()) },
            Self::Hull(count) => {
                let semi_axes = DVec3::new(length(), length(), length());
                Shape::Points((0..count).map(|_| unit(chance) * semi_axes).collect())
            }
            Self::Ball => Shape::Ball { radius: length() },
            Self::Capsule => {
                let (half, radius) = (length(), 0.5 * length());
                Shape::Capsule { a: DVec3::Z * -half, b: DVec3::Z * half, radius }
            }
            Self::Cylinder => Shape::Cylinder { half_height: length(), radius: length() },
        }
    }
}

/// The placement of the shapes of a pair.
#[derive(Clone, Copy)]
pub(crate) enum Situation {
    /// At 1.3 to 3 times the distance at which they touch.
    Apart,
    /// Separated by a gap of 5e-4 to 2e-2 of that distance.
    Near,
    /// At 20 to 80 % of that distance.
    Overlap,
}

impl Situation {
    pub(crate) const ALL: [Self; 3] = [Self::Apart, Self::Near, Self::Overlap];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Apart => "separate",
            Self::Near => "near",
            Self::Overlap => "overlap",
        }
    }

    fn share(self, chance: &mut Pcg64Mcg) -> f64 {
        match self {
            Self::Apart => chance.random_range(1.3..3.0),
            Self::Near => 1.0 + 10_f64.powf(chance.random_range(-3.3..-1.7)),
            Self::Overlap => chance.random_range(0.2..0.8),
        }
    }
}

/// A random unit vector.
fn unit(chance: &mut Pcg64Mcg) -> DVec3 {
    loop {
        let vector = DVec3::from_array([(); 3].map(|()| chance.random_range(-1.0..1.0)));
        if (0.01..1.0).contains(&vector.length()) {
            return vector.normalize();
        }
    }
}

/// Returns the pairs of a row. Q is offset from the line along which it moves, so that the line of the centers does not
/// separate the shapes.
pub(crate) fn pairs(class: Class, situation: Situation) -> Vec<Pair> {
    let mut chance = Pcg64Mcg::seed_from_u64(17);
    let chance = &mut chance;
    (0..PAIRS)
        .map(|_| {
            let shapes = [(); 2].map(|()| class.shape(chance));
            let prepared = shapes
                .each_ref()
                .map(|shape| Prepared::new(Dimension::Three, shape, 0.0).expect("the shape is valid"));
            let [at_p, at_q] = [(); 2].map(|()| {
                let turn = DQuat::from_scaled_axis(unit(chance) * chance.random_range(0.0..3.0));
                Pose { position: unit(chance) * 3.0, rotation: Rotation::Quaternion(turn) }
            });
            let way = unit(chance);
            let aside = way.cross(unit(chance)) * 0.3;
            let q_at = |along: f64| Pose { position: at_p.position + aside + way * along, ..at_q };
            let touches = |along: f64| {
                intersects(&prepared[0].at(&at_p), &prepared[1].at(&q_at(along)), &mut QueryCache::default())
            };
            let (mut least, mut most) = (0.0, 16.0);
            for _ in 0..40 {
                let middle = 0.5 * (least + most);
                *(if touches(middle) { &mut least } else { &mut most }) = middle;
            }
            let poses = [at_p, q_at(most * situation.share(chance))];
            Pair { shapes, prepared, poses }
        })
        .collect()
}
