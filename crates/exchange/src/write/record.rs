//! A body that is not the hull of its vertices: its kind and its own numbers, in world coordinates.

use glam::DVec3;

use super::number::coordinates;
use crate::geometry::{Body, Dimension, Rotation, Shape};
use crate::message::text;

/// A number or several.
pub(super) enum RecordValue {
    Number(f64),
    Vector(Vec<f64>),
    Points(Vec<Vec<f64>>),
}

/// A kind with named numbers.
pub(super) struct ShapeRecord {
    /// The kind in lower case, such as `ball`.
    pub(super) kind: &'static str,
    pub(super) fields: Vec<(&'static str, RecordValue)>,
    /// Whether the shape has a radius around it in addition to its own.
    is_rounded: bool,
}

impl ShapeRecord {
    /// Returns the record of a body; `None` if the body is the hull of its vertices. A ball or a capsule has
    /// one radius, which includes the rounding.
    pub(super) fn of(body: &Body) -> Option<Self> {
        use RecordValue::{Number, Vector};
        let (dimension, pose, rounding) = (body.dimension(), body.pose(), body.rounding());
        let point = |local: DVec3| Vector(coordinates(pose.world_from_local(local), dimension));
        let center = ("center", point(DVec3::ZERO));
        let standing = |half_height: f64, radius: f64| {
            let axis = coordinates(pose.rotate(DVec3::Z), dimension);
            let center = ("center", point(DVec3::ZERO));
            let lengths = [("half_height", Number(half_height)), ("radius", Number(radius))];
            [center, ("axis", Vector(axis))].into_iter().chain(lengths).collect::<Vec<_>>()
        };
        let (mut fields, is_complete) = match *body.shape() {
            Shape::Disc { radius } | Shape::Ball { radius } => {
                (vec![center, ("radius", Number(radius + rounding))], true)
            }
            Shape::Capsule { a, b, radius } => {
                (vec![("a", point(a)), ("b", point(b)), ("radius", Number(radius + rounding))], true)
            }
            Shape::Ellipse { semi_axes } => {
                (vec![center, ("semi_axes", Vector(semi_axes.to_array().into())), turn(body)], false)
            }
            Shape::Ellipsoid { semi_axes } => {
                (vec![center, ("semi_axes", Vector(semi_axes.to_array().into())), turn(body)], false)
            }
            Shape::Cylinder { half_height, radius } | Shape::Cone { half_height, radius } => {
                (standing(half_height, radius), false)
            }
            _ if rounding > 0.0 => {
                let vertices = body.local_vertices()?.into_iter();
                let world = vertices.map(|vertex| coordinates(pose.world_from_local(vertex), dimension));
                (vec![("vertices", RecordValue::Points(world.collect()))], false)
            }
            _ => return None,
        };
        let is_rounded = rounding > 0.0 && !is_complete;
        if is_rounded {
            fields.push(("rounding", Number(rounding)));
        }
        Some(Self { kind: kind(body), fields, is_rounded })
    }

    /// Returns the name of a type in code, such as `Ball` or `RoundedPolytope`.
    pub(super) fn type_name(&self) -> String {
        let (first, rest) = self.kind.split_at(1);
        let rounded = if self.is_rounded { "Rounded" } else { "" };
        format!("{rounded}{}{rest}", first.to_uppercase())
    }

    /// Sentences about the fields whose meaning is a convention.
    pub(super) fn meaning(&self) -> Vec<&'static str> {
        let of_kind = match self.kind {
            "ellipse" => Some(text!("export-an-ellipse")),
            "ellipsoid" => Some(text!("export-an-ellipsoid")),
            "cylinder" => Some(text!("export-a-cylinder")),
            "cone" => Some(text!("export-a-cone")),
            _ => None,
        };
        let rounding = self.is_rounded.then(|| text!("export-a-rounded-shape"));
        of_kind.into_iter().chain(rounding).collect()
    }
}

/// The kind in one word.
fn kind(body: &Body) -> &'static str {
    match (body.local_vertices(), body.dimension()) {
        (Some(_), Dimension::Two) => "polygon",
        (Some(_), Dimension::Three) => "polytope",
        (None, _) => body.kind_name(),
    }
}

/// The rotation as a field: an angle, or a quaternion with w last.
fn turn(body: &Body) -> (&'static str, RecordValue) {
    match body.pose().rotation {
        Rotation::Angle(angle) => ("angle", RecordValue::Number(angle)),
        Rotation::Quaternion(quaternion) => {
            ("orientation", RecordValue::Vector(quaternion.to_array().into()))
        }
    }
}
