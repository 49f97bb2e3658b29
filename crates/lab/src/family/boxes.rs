//! Boxes: on a grid, rotated and brought close to contact, and very thin ones.

use glam::{DVec2, DVec3};

use super::body::{body, hull};
use crate::edit::seeded_random::SeededRandom;
use crate::geometry::{Body, Dimension, Pose, Shape};

pub(super) fn grid(dimension: Dimension, chance: &mut SeededRandom) -> [Body; 2] {
    let positions = [DVec3::ZERO, chance.whole_point(dimension, -10..=10) / 4.0];
    positions.map(|position| {
        let half_extents = chance.whole_point(dimension, 1..=3) / 2.0;
        let shape = match dimension {
            Dimension::Two => Shape::Rectangle { half_extents: half_extents.truncate() },
            Dimension::Three => Shape::Cuboid { half_extents },
        };
        body(dimension, shape, Pose::at(dimension, position), 0.0)
    })
}

/// A rotated box about the origin, as its vertices.
struct RotatedBox {
    dimension: Dimension,
    axes: [DVec3; 3],
    half_extents: DVec3,
}

impl RotatedBox {
    fn vertices(&self) -> Vec<DVec3> {
        let Self { dimension, axes: [x, y, z], half_extents } = self;
        let signs = [DVec2::new(-1.0, -1.0), DVec2::new(1.0, -1.0), DVec2::ONE, DVec2::new(-1.0, 1.0)];
        let ends: &[f64] = match dimension {
            Dimension::Two => &[0.0],
            Dimension::Three => &[-1.0, 1.0],
        };
        let corner = |sign: &DVec2, end: f64| {
            *x * (sign.x * half_extents.x) + *y * (sign.y * half_extents.y) + *z * (end * half_extents.z)
        };
        ends.iter().flat_map(|end| signs.iter().map(move |sign| corner(sign, *end))).collect()
    }

    /// The support value along a unit direction.
    fn reach(&self, direction: DVec3) -> f64 {
        let reaches = self.axes.map(|axis| axis.dot(direction).abs());
        DVec3::from_array(reaches).dot(self.half_extents)
    }

    /// A point of the vertex, edge or face that is farthest along a unit direction. Vertices that differ
    /// only by roundoff count as equally far.
    fn contact(&self, direction: DVec3, chance: &mut SeededRandom) -> DVec3 {
        let mut point = DVec3::ZERO;
        for (axis, half) in self.axes.into_iter().zip(self.half_extents.to_array()) {
            let slope = axis.dot(direction);
            let level = slope.abs() < 1e-9;
            let share = if level { chance.within(-1.0..1.0) } else { slope.signum() };
            point += axis * (half * share);
        }
        point
    }
}

/// Draws boxes near contact: half of the pairs are separated by the gap, the others overlap by it. Along the
/// direction of contact this is exact except for roundoff. If a vertex meets a vertex, an overlap is less
/// deep in other directions.
pub(super) fn near_contact(dimension: Dimension, gap: f64, chance: &mut SeededRandom) -> [Body; 2] {
    let [p, q] = [(); 2].map(|()| {
        let half_extents =
            DVec3::new(chance.within(0.25..1.0), chance.within(0.25..1.0), chance.within(0.25..1.0));
        let half_extents = if dimension == Dimension::Two { half_extents.with_z(0.0) } else { half_extents };
        RotatedBox { dimension, axes: chance.axes(dimension), half_extents }
    });
    let across = DVec3::cross(chance.pick(p.axes), chance.pick(q.axes)).normalize_or_zero();
    let normal = match (chance.count(0..=3), dimension) {
        (0, _) => chance.unit(dimension),
        (1, _) => chance.pick([p.axes[0], p.axes[1]]),
        (2, _) => chance.pick([q.axes[0], q.axes[1]]),
        (_, Dimension::Three) if across != DVec3::ZERO => across,
        _ => -p.axes[0],
    };
    let gap = gap * chance.pick([1.0, -1.0]);
    let by = p.contact(normal, chance) - q.contact(-normal, chance) + normal * gap;
    let moved = q.vertices().into_iter().map(|vertex| vertex + by).collect();
    [hull(dimension, p.vertices()), hull(dimension, moved)]
}

/// Draws thin boxes. Q is placed so that a point inside it meets a point inside P. Then Q moves along the thin axis of
/// P, or perpendicular to both long axes, by up to twice the distance that separates the boxes.
pub(super) fn needles(dimension: Dimension, chance: &mut SeededRandom) -> [Body; 2] {
    let [p, q] = [(); 2].map(|()| {
        let thin = chance.pick([1e-2, 1e-3, 1e-4, 1e-5, 1e-6]) * chance.within(0.5..1.5);
        let half_extents = match dimension {
            Dimension::Two => DVec3::new(1.0, thin, 0.0),
            Dimension::Three => DVec3::new(1.0, chance.pick([thin, 1.0]), thin),
        };
        RotatedBox { dimension, axes: chance.axes(dimension), half_extents }
    });
    let normal = match dimension {
        Dimension::Two => p.axes[1],
        Dimension::Three => chance.pick([p.axes[2], p.axes[0].cross(q.axes[0]).normalize()]),
    };
    let by = (p.reach(normal) + q.reach(normal)) * chance.within(0.0..2.0);
    let along = |turned: &RotatedBox, chance: &mut SeededRandom| turned.axes[0] * chance.within(-0.9..0.9);
    let by = along(&p, chance) - along(&q, chance) + normal * by;
    let moved = q.vertices().into_iter().map(|vertex| vertex + by).collect();
    [hull(dimension, p.vertices()), hull(dimension, moved)]
}
