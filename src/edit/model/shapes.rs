//! Conversion between the shapes of scene files and their numbers.

use glam::{DVec2, DVec3};

use super::Kind;
use crate::geometry::{Dimension, Shape};

/// The kind and the numbers of a shape, in the order of the parameters; none for listed points.
pub(super) fn numbers(shape: &Shape, dimension: Dimension) -> Option<(Kind, Vec<f64>)> {
    let round = |half_height: f64, radius: f64| vec![half_height, radius];
    let regular = |sides: u32, radius: f64, half_height: f64| vec![f64::from(sides), radius, half_height];
    Some(match *shape {
        _ if !shape.exists_in(dimension) => return None,
        Shape::Points(_) => return None,
        Shape::Rectangle { half_extents } => (Kind::Rectangle, half_extents.to_array().to_vec()),
        Shape::RegularPolygon { sides, radius } => (Kind::RegularPolygon, vec![f64::from(sides), radius]),
        Shape::Disc { radius } => (Kind::Disc, vec![radius]),
        Shape::Ellipse { semi_axes } => (Kind::Ellipse, semi_axes.to_array().to_vec()),
        Shape::Capsule { a, b, radius } => {
            let count = dimension.count();
            let ends = [a, b].map(|end| end.to_array()[..count].to_vec()).concat();
            (Kind::Capsule, [ends, vec![radius]].concat())
        }
        Shape::Cuboid { half_extents } => (Kind::Cuboid, half_extents.to_array().to_vec()),
        Shape::Tetrahedron { radius } => (Kind::Tetrahedron, vec![radius]),
        Shape::Octahedron { radius } => (Kind::Octahedron, vec![radius]),
        Shape::Icosahedron { radius } => (Kind::Icosahedron, vec![radius]),
        Shape::Prism { sides, radius, half_height } => (Kind::Prism, regular(sides, radius, half_height)),
        Shape::Pyramid { sides, radius, half_height } => (Kind::Pyramid, regular(sides, radius, half_height)),
        Shape::Frustum { vertical_fov, aspect, near, far } => {
            (Kind::Frustum, vec![vertical_fov, aspect, near, far])
        }
        Shape::Ball { radius } => (Kind::Ball, vec![radius]),
        Shape::Ellipsoid { semi_axes } => (Kind::Ellipsoid, semi_axes.to_array().to_vec()),
        Shape::Cylinder { half_height, radius } => (Kind::Cylinder, round(half_height, radius)),
        Shape::Cone { half_height, radius } => (Kind::Cone, round(half_height, radius)),
    })
}

/// The shape of a kind that scene files can name; none for another kind, or for a wrong number of values.
pub(super) fn shape(kind: Kind, values: &[f64], dimension: Dimension) -> Option<Shape> {
    Some(match (kind, values) {
        (Kind::Rectangle, &[x, y]) => Shape::Rectangle { half_extents: DVec2::new(x, y) },
        (Kind::RegularPolygon, &[sides, radius]) => Shape::RegularPolygon { sides: whole(sides), radius },
        (Kind::Disc, &[radius]) => Shape::Disc { radius },
        (Kind::Ellipse, &[x, y]) => Shape::Ellipse { semi_axes: DVec2::new(x, y) },
        (Kind::Capsule, &[ax, ay, bx, by, radius]) if dimension == Dimension::Two => {
            Shape::Capsule { a: DVec3::new(ax, ay, 0.0), b: DVec3::new(bx, by, 0.0), radius }
        }
        (Kind::Capsule, &[ax, ay, az, bx, by, bz, radius]) if dimension == Dimension::Three => {
            Shape::Capsule { a: DVec3::new(ax, ay, az), b: DVec3::new(bx, by, bz), radius }
        }
        (Kind::Cuboid, &[x, y, z]) => Shape::Cuboid { half_extents: DVec3::new(x, y, z) },
        (Kind::Tetrahedron, &[radius]) => Shape::Tetrahedron { radius },
        (Kind::Octahedron, &[radius]) => Shape::Octahedron { radius },
        (Kind::Icosahedron, &[radius]) => Shape::Icosahedron { radius },
        (Kind::Prism, &[sides, radius, half_height]) => {
            Shape::Prism { sides: whole(sides), radius, half_height }
        }
        (Kind::Pyramid, &[sides, radius, half_height]) => {
            Shape::Pyramid { sides: whole(sides), radius, half_height }
        }
        (Kind::Frustum, &[vertical_fov, aspect, near, far]) => {
            Shape::Frustum { vertical_fov, aspect, near, far }
        }
        (Kind::Ball, &[radius]) => Shape::Ball { radius },
        (Kind::Ellipsoid, &[x, y, z]) => Shape::Ellipsoid { semi_axes: DVec3::new(x, y, z) },
        (Kind::Cylinder, &[half_height, radius]) => Shape::Cylinder { half_height, radius },
        (Kind::Cone, &[half_height, radius]) => Shape::Cone { half_height, radius },
        _ => return None,
    })
}

/// An integer that its bounds keep in range.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the bounds of counts and seeds are checked, and a cast of anything else saturates"
)]
pub(super) const fn whole(value: f64) -> u32 {
    value as u32
}
