//! Random numbers, poses, hulls and pairs, from a seed. The pairs come in families: each is hard in its own way, and
//! every verdict comes up in it.

use gjk_proximity::geometry::{Convex, Dimension, Pose, Rotation};
use glam::{DQuat, DVec3};
use rand::RngExt as _;
use rand::SeedableRng as _;
use rand_pcg::Pcg64;

/// A way to draw pairs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Family {
    /// Few points with coordinates in −2..=2: frequent ties, duplicates, flat and touching shapes.
    SmallIntegers,
    /// Boxes along the axes on a grid of halves.
    GridBoxes,
    /// Turned boxes, a vertex of one 1e-12 to 1e-4 above or below a face of the other, or in it.
    NearContact,
    /// Boxes with sides in proportions up to 1 : 10⁶, needles and plates.
    Thin,
    /// Polygons in a common plane or in crossing planes; in 2D segments.
    Flat,
    /// Touching integer shapes a million away from the origin, where 2⁻³⁰ is a few last digits.
    FarAway,
    /// Touching integer shapes times a decimal power of ten from 10⁻⁶ to 10⁶: the touch does not survive roundoff.
    Scaled,
    /// A shape and one a million times as large, in near contact.
    SizeRatio,
}

impl Family {
    pub(crate) const ALL: [Self; 8] = [
        Self::SmallIntegers,
        Self::GridBoxes,
        Self::NearContact,
        Self::Thin,
        Self::Flat,
        Self::FarAway,
        Self::Scaled,
        Self::SizeRatio,
    ];
}

/// Draws the same for the same seed on every machine.
#[derive(Debug)]
pub(crate) struct Draw {
    pub(crate) rng: Pcg64,
    pub(crate) dimension: Dimension,
}

impl Draw {
    pub(crate) fn new(dimension: Dimension, seed: u64) -> Self {
        Self { rng: Pcg64::seed_from_u64(seed), dimension }
    }

    pub(crate) fn pair(&mut self, family: Family) -> [Convex<DVec3>; 2] {
        match family {
            Family::SmallIntegers => [self.hull(2, 6), self.hull(2, 6)],
            Family::GridBoxes => [self.grid_box(), self.grid_box()],
            Family::NearContact => self.near_contact([[1.0; 3], [1.0; 3]]),
            Family::Thin => {
                let [p, q] = [self.thin(), self.thin()];
                self.near_contact([p, q])
            }
            Family::Flat => [self.flat(), self.flat()],
            Family::FarAway => {
                let away = self.vector(1.0) * 1e6;
                self.nearly_touching_integers().map(|points| moved(&points, away))
            }
            Family::Scaled => {
                let scale = 10_f64.powi(self.rng.random_range(-6..=6));
                self.nearly_touching_integers()
                    .map(|points| Convex::vertices(points.iter().map(|point| *point * scale)).unwrap())
            }
            Family::SizeRatio => self.near_contact([[1e3; 3], [1e-3; 3]]),
        }
    }

    /// A number between −1 and 1.
    pub(crate) fn number(&mut self) -> f64 {
        self.rng.random_range(-1.0..1.0)
    }

    /// A vector with components up to a size, z = 0 in 2D.
    pub(crate) fn vector(&mut self, size: f64) -> DVec3 {
        let [x, y, z] = [(); 3].map(|()| self.rng.random_range(-size..=size));
        self.flattened(DVec3::new(x, y, z))
    }

    pub(crate) fn flattened(&self, vector: DVec3) -> DVec3 {
        if self.dimension == Dimension::Two { vector.with_z(0.0) } else { vector }
    }

    /// A hull of up to so many points with integer coordinates up to a size.
    pub(crate) fn hull(&mut self, size: i32, most: usize) -> Convex<DVec3> {
        Convex::vertices(self.integers(size, most)).unwrap()
    }

    /// Up to so many points with integer coordinates up to a size.
    fn integers(&mut self, size: i32, most: usize) -> Vec<DVec3> {
        let count = self.rng.random_range(1..=most);
        (0..count)
            .map(|_| {
                let [x, y, z] = [(); 3].map(|()| f64::from(self.rng.random_range(-size..=size)));
                self.flattened(DVec3::new(x, y, z))
            })
            .collect()
    }

    fn grid_box(&mut self) -> Convex<DVec3> {
        let mut halves = |low: i32, high: i32| {
            DVec3::from_array([(); 3].map(|()| f64::from(self.rng.random_range(low..=high)) / 2.0))
        };
        let (center, half) = (halves(-3, 3), halves(1, 3));
        self.turned_box(center, half, DQuat::IDENTITY)
    }

    fn turned_box(&self, center: DVec3, half: DVec3, turn: DQuat) -> Convex<DVec3> {
        let signs = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
        let levels: &[f64] = if self.dimension == Dimension::Two { &[0.0] } else { &[-1.0, 1.0] };
        Convex::vertices(
            levels.iter().flat_map(|z| {
                signs.map(|(x, y)| self.flattened(center + turn * (DVec3::new(x, y, *z) * half)))
            }),
        )
        .unwrap()
    }

    /// This place, with a random rotation.
    pub(crate) fn pose(&mut self, position: DVec3) -> Pose {
        let rotation = match self.dimension {
            Dimension::Two => Rotation::Angle(self.number() * 4.0),
            Dimension::Three => Rotation::Quaternion(self.turn()),
        };
        Pose { position: self.flattened(position), rotation }
    }

    /// A random rotation.
    pub(crate) fn turn(&mut self) -> DQuat {
        let angle = self.rng.random_range(0.0..std::f64::consts::TAU);
        let axis =
            if self.dimension == Dimension::Two { DVec3::Z } else { self.vector(1.0).normalize_or(DVec3::Z) };
        DQuat::from_axis_angle(axis, angle)
    }

    /// Sides in proportions of up to a million.
    fn thin(&mut self) -> [f64; 3] {
        [(); 3].map(|()| 10_f64.powf(self.rng.random_range(-6.0..=0.0)))
    }

    /// A turned box P, and a turned box Q with a corner near the middle of a side of P.
    fn near_contact(&mut self, sides: [[f64; 3]; 2]) -> [Convex<DVec3>; 2] {
        let [half_p, half_q] = sides.map(DVec3::from_array);
        let (turn_p, turn_q, center) = (self.turn(), self.turn(), self.vector(10.0));
        let p = self.turned_box(center, half_p, turn_p);
        let normal = turn_p * DVec3::X;
        // The corner of Q that lies farthest against the normal of P's side along x.
        let inward = turn_q.inverse() * -normal;
        let corner = self.flattened(turn_q * (half_q * inward.signum()));
        let size = half_p.max_element().min(half_q.max_element());
        let gap = match self.rng.random_range(0..8) {
            0 => 0.0,
            1..=4 => -size * 10_f64.powf(self.rng.random_range(-12.0..=-4.0)),
            _ => size * 10_f64.powf(self.rng.random_range(-12.0..=-4.0)),
        };
        let y = self.rng.random_range(-0.9..=0.9) * half_p.y;
        let z = self.rng.random_range(-0.9..=0.9) * half_p.z;
        let foot = self.flattened(center + turn_p * DVec3::new(half_p.x + gap, y, z));
        let q = self.turned_box(foot - corner, half_q, turn_q);
        if self.rng.random() { [p, q] } else { [q, p] }
    }

    /// Integer points in one of few planes through the origin; in 2D on one of few lines.
    fn flat(&mut self) -> Convex<DVec3> {
        let planes = [
            [DVec3::X, DVec3::Y],
            [DVec3::new(1.0, 1.0, 0.0), DVec3::Z],
            [DVec3::new(1.0, 0.0, 2.0), DVec3::new(0.0, 1.0, -1.0)],
        ];
        let [u, v] = planes[self.rng.random_range(0..planes.len())];
        let [u, v] = if self.dimension == Dimension::Two { [self.flattened(u), DVec3::ZERO] } else { [u, v] };
        let points = self.integers(3, 6);
        let level = if self.rng.random_range(0..4) == 0 { self.integers(1, 1)[0] } else { DVec3::ZERO };
        Convex::vertices(points.iter().map(|point| u * point.x + v * point.y + level)).unwrap()
    }

    /// Two integer shapes, the second moved so that its first vertex meets the last one of the first shape along some
    /// direction, and then perhaps a step in or out: of 2⁻³⁰, or of a half.
    fn nearly_touching_integers(&mut self) -> [Vec<DVec3>; 2] {
        let [p, q] = [self.integers(4, 9), self.integers(4, 9)];
        let directions = [DVec3::X, DVec3::Y, DVec3::ONE];
        let chosen = self.rng.random_range(0..directions.len());
        let direction = self.flattened(directions[chosen]);
        let last = |points: &[DVec3], along: DVec3| {
            points
                .iter()
                .copied()
                .fold(points[0], |far, it| if it.dot(along) > far.dot(along) { it } else { far })
        };
        let small = (-30_f64).exp2();
        let steps = [-0.5, -0.5, -2.0 * small, -small, -small, 0.0, 0.0, small];
        let step = steps[self.rng.random_range(0..steps.len())];
        let shift = last(&p, direction) - last(&q, -direction) + direction * step;
        [p, q.iter().map(|point| *point + shift).collect()]
    }
}

/// The hull of points moved by a vector.
pub(crate) fn moved(points: &[DVec3], by: DVec3) -> Convex<DVec3> {
    Convex::vertices(points.iter().map(|point| *point + by)).unwrap()
}
