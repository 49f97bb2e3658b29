//! Shapes with round boundaries.

use glam::{DVec2, DVec3};

use super::body::body;
use crate::edit::seeded_random::SeededRandom;
use crate::geometry::{Body, Dimension, Pose, Shape};

pub(super) fn curved(dimension: Dimension, chance: &mut SeededRandom) -> [Body; 2] {
    let away = chance.unit(dimension) * chance.within(0.0..2.5);
    [DVec3::ZERO, away].map(|position| {
        let (shape, radius) = match dimension {
            Dimension::Two => in_the_plane(chance),
            Dimension::Three => in_space(chance),
        };
        body(dimension, shape, Pose { position, rotation: chance.rotation(dimension) }, radius)
    })
}

/// A radius or a half length.
fn length(chance: &mut SeededRandom) -> f64 {
    chance.within(0.25..1.0)
}

fn in_the_plane(chance: &mut SeededRandom) -> (Shape, f64) {
    let [x, y] = [length(chance), length(chance)];
    match chance.count(0..=3) {
        0 => (Shape::Disc { radius: x }, 0.0),
        1 => (Shape::Capsule { a: -DVec3::X * x, b: DVec3::X * x, radius: y }, 0.0),
        2 => (Shape::Ellipse { semi_axes: DVec2::new(x, y) }, 0.0),
        _ => (Shape::Rectangle { half_extents: DVec2::new(x, y) }, chance.within(0.05..0.5)),
    }
}

fn in_space(chance: &mut SeededRandom) -> (Shape, f64) {
    let [x, y, z] = [length(chance), length(chance), length(chance)];
    match chance.count(0..=5) {
        0 => (Shape::Ball { radius: x }, 0.0),
        1 => (Shape::Capsule { a: -DVec3::Z * x, b: DVec3::Z * x, radius: y }, 0.0),
        2 => (Shape::Ellipsoid { semi_axes: DVec3::new(x, y, z) }, 0.0),
        3 => (Shape::Cylinder { half_height: x, radius: y }, 0.0),
        4 => (Shape::Cone { half_height: x, radius: y }, 0.0),
        _ => (Shape::Cuboid { half_extents: DVec3::new(x, y, z) }, chance.within(0.05..0.5)),
    }
}
