//! The parameters of each kind: their names, default values and bounds.

use std::f64::consts::{FRAC_PI_3, PI};

use super::{Kind, Model, Parameter, Quantity};
use crate::geometry::{Dimension, MAX_COORDINATE, MAX_VERTICES};

/// The end of the slider of a length, in scene units.
const SPAN: f64 = 5.0;

/// The largest seed: an integer that is exact and short enough to be typed.
const MAX_SEED: f64 = 4_294_967_295.0;

/// The parameters of a kind in their order, each with its default value.
pub(super) fn of(kind: Kind, dimension: Dimension) -> Vec<Parameter> {
    let in_plane = dimension == Dimension::Two;
    match kind {
        Kind::Point => Vec::new(),
        Kind::Segment => vec![length("length", 2.0)],
        Kind::Triangle => vec![length("base", 2.0), length("height", 2.0), offset("apex shift", 0.0)],
        Kind::Rectangle => vec![length("half width", 1.0), length("half height", 1.0)],
        Kind::Cuboid => {
            vec![length("half width", 1.0), length("half depth", 1.0), length("half height", 1.0)]
        }
        Kind::RegularPolygon => vec![sides(MAX_VERTICES), length("radius", 1.0)],
        Kind::Disc | Kind::Ball | Kind::Octahedron | Kind::Dodecahedron | Kind::Icosahedron => {
            vec![length("radius", 1.0)]
        }
        Kind::Tetrahedron => vec![length("radius", 1.5)],
        Kind::Ellipse => vec![length("semi-axis x", 1.2), length("semi-axis y", 0.8)],
        Kind::Ellipsoid => {
            vec![length("semi-axis x", 1.2), length("semi-axis y", 1.0), length("semi-axis z", 0.8)]
        }
        Kind::Capsule if in_plane => vec![
            offset("ax", -0.6),
            offset("ay", 0.0),
            offset("bx", 0.6),
            offset("by", 0.0),
            length("radius", 0.5),
        ],
        Kind::Capsule => vec![
            offset("ax", 0.0),
            offset("ay", 0.0),
            offset("az", -0.6),
            offset("bx", 0.0),
            offset("by", 0.0),
            offset("bz", 0.6),
            length("radius", 0.5),
        ],
        Kind::Prism | Kind::Antiprism => {
            vec![sides(MAX_VERTICES / 2), length("radius", 1.0), length("half height", 1.0)]
        }
        Kind::Pyramid => vec![sides(MAX_VERTICES - 1), length("radius", 1.0), length("half height", 1.0)],
        Kind::Frustum => frustum(),
        Kind::Cylinder | Kind::Cone => vec![length("half height", 1.0), length("radius", 0.8)],
        Kind::RandomPolygon => vec![vertices(3, 8.0), length("width", 2.0), aspect(1.0), seed()],
        Kind::RandomPolytope => vec![vertices(4, 12.0), length("width", 2.0), aspect(1.0), seed()],
        Kind::EvenSphere => vec![vertices(4, 32.0), length("radius", 1.0)],
        Kind::RandomSphere => vec![vertices(4, 32.0), length("radius", 1.0), seed()],
        Kind::Needle => vec![length("length", 3.0), thin("thickness", 0.01)],
        Kind::Sliver => vec![length("length", 2.0), thin("height", 0.001)],
        Kind::Plate => vec![vertices(4, 8.0), length("radius", 1.0), thin("thickness", 0.001)],
        Kind::Star => vec![
            Parameter { slider: (3.0, 12.0), ..count("tips", 5.0, 3, MAX_VERTICES / 2) },
            length("outer radius", 1.2),
            length("inner radius", 0.5),
        ],
    }
}

/// Sets the bounds that depend on another number: the far plane of a frustum is beyond its near plane.
pub(super) fn relate(model: &mut Model) {
    if let (Kind::Frustum, [_, _, near, far]) = (model.kind, model.parameters.as_mut_slice()) {
        near.most = far.value.next_down();
        far.least = near.value.next_up();
        near.slider.1 = near.most.clamp(f64::MIN_POSITIVE, SPAN);
        far.slider = (far.least, SPAN.max(2.0 * far.least));
    }
}

fn frustum() -> Vec<Parameter> {
    let angle = Parameter {
        name: "angle of view",
        value: FRAC_PI_3,
        least: f64::MIN_POSITIVE,
        most: PI.next_down(),
        slider: (0.1, 2.8),
        quantity: Quantity::Angle,
    };
    vec![angle, aspect(1.5), length("near", 0.5), length("far", 2.0)]
}

fn length(name: &'static str, value: f64) -> Parameter {
    let quantity = Quantity::Length;
    Parameter { name, value, least: 0.0, most: MAX_COORDINATE, slider: (0.0, SPAN), quantity }
}

/// A length that is meant to be small.
fn thin(name: &'static str, value: f64) -> Parameter {
    Parameter { slider: (0.0, 0.1), ..length(name, value) }
}

/// A coordinate, which may be negative.
fn offset(name: &'static str, value: f64) -> Parameter {
    Parameter { least: -MAX_COORDINATE, slider: (-SPAN, SPAN), ..length(name, value) }
}

fn aspect(value: f64) -> Parameter {
    Parameter {
        name: "aspect",
        least: f64::MIN_POSITIVE,
        slider: (0.1, 4.0),
        quantity: Quantity::Ratio,
        ..length("", value)
    }
}

fn count(name: &'static str, value: f64, least: usize, most: usize) -> Parameter {
    let (least, most) = (least as f64, most as f64);
    Parameter { name, value, least, most, slider: (least, 64.0), quantity: Quantity::Count }
}

fn vertices(least: usize, value: f64) -> Parameter {
    count("vertices", value, least, MAX_VERTICES)
}

fn sides(most: usize) -> Parameter {
    Parameter { slider: (3.0, 24.0), ..count("sides", 6.0, 3, most) }
}

fn seed() -> Parameter {
    let quantity = Quantity::Seed;
    Parameter { name: "seed", value: 1.0, least: 0.0, most: MAX_SEED, slider: (0.0, 100.0), quantity }
}
