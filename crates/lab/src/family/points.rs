//! Hulls of points: with small integer coordinates, in any direction, flat, and far away.

use glam::DVec3;

use super::body::hull;
use crate::edit::seeded_random::SeededRandom;
use crate::geometry::{Body, Dimension};

/// The range of small integer coordinates.
const SMALL: i32 = 2;

/// The distance of far pairs from the origin, in scene units along each axis.
const FAR: f64 = 1e6;

pub(super) fn small_integers(dimension: Dimension, chance: &mut SeededRandom) -> [Body; 2] {
    [(); 2].map(|()| {
        let count = match dimension {
            Dimension::Two => chance.count(3..=4),
            Dimension::Three => chance.count(4..=5),
        };
        hull(dimension, (0..count).map(|_| chance.whole_point(dimension, -SMALL..=SMALL)).collect())
    })
}

pub(super) fn slivers(dimension: Dimension, chance: &mut SeededRandom) -> [Body; 2] {
    let most = match dimension {
        Dimension::Two => chance.pick([[1, 100, 0], [100, 1, 0]]),
        Dimension::Three => {
            chance.pick([[1, 10, 100], [1, 100, 10], [10, 1, 100], [10, 100, 1], [100, 1, 10], [100, 10, 1]])
        }
    };
    [(); 2].map(|()| {
        let point =
            |chance: &mut SeededRandom| DVec3::from_array(most.map(|most| chance.whole(-most..=most)));
        hull(dimension, (0..=dimension.count()).map(|_| point(chance)).collect())
    })
}

pub(super) fn polytopes(dimension: Dimension, chance: &mut SeededRandom) -> [Body; 2] {
    around(DVec3::ZERO, dimension, chance)
}

pub(super) fn far(dimension: Dimension, chance: &mut SeededRandom) -> [Body; 2] {
    let direction = chance.unit(dimension);
    around(direction * FAR, dimension, chance)
}

/// Draws two hulls, with the center of the first at `place`.
fn around(place: DVec3, dimension: Dimension, chance: &mut SeededRandom) -> [Body; 2] {
    let away = chance.unit(dimension) * chance.within(0.0..2.0);
    [place, place + away].map(|middle| {
        let count = match dimension {
            Dimension::Two => chance.count(3..=8),
            Dimension::Three => chance.count(4..=12),
        };
        let point = |chance: &mut SeededRandom| middle + chance.unit(dimension) * chance.within(0.5..1.0);
        hull(dimension, (0..count).map(|_| point(chance)).collect())
    })
}

/// Draws a flat P, and a Q that is flat in the same plane, flat in another, or solid.
pub(super) fn flat(dimension: Dimension, chance: &mut SeededRandom) -> [Body; 2] {
    let of_p = PointGrid::draw(dimension, chance);
    let p = of_p.points(chance);
    let q = match chance.count(0..=3) {
        0 => of_p.points(chance),
        1 => PointGrid::draw(dimension, chance).points(chance),
        _ => return [hull(dimension, p), small_integers(dimension, chance)[1].clone()],
    };
    [hull(dimension, p), hull(dimension, q)]
}

/// Integer points on a line (in 3D also in a plane).
struct PointGrid {
    through: DVec3,
    along: Vec<DVec3>,
}

impl PointGrid {
    fn draw(dimension: Dimension, chance: &mut SeededRandom) -> Self {
        let spans = match dimension {
            Dimension::Two => 1,
            Dimension::Three => chance.count(1..=2),
        };
        Self {
            through: chance.whole_point(dimension, -1..=1),
            along: (0..spans).map(|_| along(dimension, chance)).collect(),
        }
    }

    /// Two or three points on a line, two to five in a plane; they may coincide.
    fn points(&self, chance: &mut SeededRandom) -> Vec<DVec3> {
        let most = if self.along.len() == 1 { 3 } else { 5 };
        let count = chance.count(2..=most);
        let mut step = |along: &DVec3| *along * chance.whole(-SMALL..=SMALL);
        (0..count).map(|_| self.through + self.along.iter().map(&mut step).sum::<DVec3>()).collect()
    }
}

/// A vector that is mostly nonzero, so that single points stay rare.
fn along(dimension: Dimension, chance: &mut SeededRandom) -> DVec3 {
    let step = chance.whole_point(dimension, -1..=1);
    if step == DVec3::ZERO { chance.whole_point(dimension, -1..=1) } else { step }
}
