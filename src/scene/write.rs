//! From a scene to the fields of a file; defaults are left out.

use glam::{DVec2, DVec3};

use super::document::{
    BodyDocument, Coordinates, ExpectDocument, Name, PoseDocument, QueryDocument, ShapeDocument, ViewDocument,
};
use super::{Expectation, Label, ViewPreset};
use crate::geometry::{Body, Dimension, Pose, Rotation, Shape, Side};
use crate::gjk::Settings;

pub(super) fn body(label: &Label, body: &Body) -> BodyDocument {
    let dimension = body.dimension();
    BodyDocument {
        name: label.name.clone(),
        color: label.color.map(|color| color.to_string()),
        shape: shape(body.shape(), dimension),
        pose: pose(&body.pose(), dimension),
        rounding: unless(0.0, body.rounding()),
    }
}

fn shape(shape: &Shape, dimension: Dimension) -> ShapeDocument {
    use ShapeDocument as D;
    match *shape {
        Shape::Points(ref points) => {
            D::Points(points.iter().map(|point| vector(*point, dimension)).collect())
        }
        Shape::Rectangle { half_extents } => D::Rectangle { half_extents: two(half_extents) },
        Shape::RegularPolygon { sides, radius } => D::RegularPolygon { sides, radius },
        Shape::Disc { radius } => D::Disc { radius },
        Shape::Ellipse { semi_axes } => D::Ellipse { semi_axes: two(semi_axes) },
        Shape::Capsule { a, b, radius } => {
            D::Capsule { a: vector(a, dimension), b: vector(b, dimension), radius }
        }
        Shape::Cuboid { half_extents } => D::Cuboid { half_extents: three(half_extents) },
        Shape::Tetrahedron { radius } => D::Tetrahedron { radius },
        Shape::Octahedron { radius } => D::Octahedron { radius },
        Shape::Icosahedron { radius } => D::Icosahedron { radius },
        Shape::Prism { sides, radius, half_height } => D::Prism { sides, radius, half_height },
        Shape::Pyramid { sides, radius, half_height } => D::Pyramid { sides, radius, half_height },
        Shape::Frustum { vertical_fov, aspect, near, far } => D::Frustum { vertical_fov, aspect, near, far },
        Shape::Ball { radius } => D::Ball { radius },
        Shape::Ellipsoid { semi_axes } => D::Ellipsoid { semi_axes: three(semi_axes) },
        Shape::Cylinder { half_height, radius } => D::Cylinder { half_height, radius },
        Shape::Cone { half_height, radius } => D::Cone { half_height, radius },
    }
}

fn pose(pose: &Pose, dimension: Dimension) -> PoseDocument {
    let Pose { position, rotation } = *pose;
    let (angle, orientation) = match unless(Rotation::identity(dimension), rotation) {
        None => (None, None),
        Some(Rotation::Angle(angle)) => (Some(angle), None),
        Some(Rotation::Quaternion(quaternion)) => (None, Some(Coordinates(quaternion.to_array().to_vec()))),
    };
    let position = unless(DVec3::ZERO, position).map(|position| vector(position, dimension));
    PoseDocument { position, angle, orientation }
}

pub(super) fn query(settings: &Settings, dimension: Dimension) -> QueryDocument {
    let defaults = Settings::default();
    QueryDocument {
        algorithm: unless(defaults.algorithm, settings.algorithm).map(Name),
        initial_direction: unless(defaults.initial_direction, settings.initial_direction)
            .map(|direction| vector(direction, dimension)),
        iteration_limit: unless(defaults.iteration_limit, settings.iteration_limit),
        precision: unless(defaults.precision, settings.precision).map(Name),
        contact: unless(defaults.contact, settings.contact).map(Name),
        epa: unless(defaults.epa, settings.epa),
        prefer_p: settings.preferred[Side::P],
        prefer_q: settings.preferred[Side::Q],
        // Mistakes that do not fit the algorithm would be refused on reading.
        defects: settings.defects.fitting(settings.algorithm, dimension).iter().map(Name).collect(),
    }
}

pub(super) fn view(preset: &ViewPreset) -> ViewDocument {
    let defaults = ViewPreset::default();
    ViewDocument {
        yaw: unless(defaults.yaw, preset.yaw),
        pitch: unless(defaults.pitch, preset.pitch),
        projection: unless(defaults.projection, preset.projection).map(Name),
    }
}

pub(super) fn expect(expectation: &Expectation) -> ExpectDocument {
    ExpectDocument {
        verdict: expectation.verdict.map(Name),
        answer: expectation.answer,
        supports: expectation.supports,
        separation: expectation.separation,
        penetration_depth: expectation.penetration_depth,
        tolerance: unless(Expectation::DEFAULT_TOLERANCE, expectation.tolerance),
    }
}

/// The value, unless it is the default.
fn unless<T: Copy + PartialEq>(default: T, value: T) -> Option<T> {
    (value != default).then_some(value)
}

fn vector(vector: DVec3, dimension: Dimension) -> Coordinates {
    match dimension {
        Dimension::Two => two(vector.truncate()),
        Dimension::Three => three(vector),
    }
}

fn two(vector: DVec2) -> Coordinates {
    Coordinates(vector.to_array().to_vec())
}

fn three(vector: DVec3) -> Coordinates {
    Coordinates(vector.to_array().to_vec())
}
