//! The shapes of Godot 3 and 4, with their default sizes if none is stored.

use glam::DVec3;

use super::section::{GodotSection, PropertyValue, numbers};
use crate::geometry::{Dimension, Shape};
use crate::message::text;

/// The version of Godot, which determines the meaning of sizes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Version {
    Three,
    Four,
}

/// The reason why a resource makes no shape.
pub(super) enum ShapeRefusal<'b> {
    /// The resource is not a convex body.
    LeftOut(&'static str),
    /// A property was not understood.
    Value(&'b PropertyValue<'b>, &'static str),
    /// Something else was expected in its place.
    Section(&'static str),
}

type Read<'b, T> = Result<T, ShapeRefusal<'b>>;

/// Reads the shape of a resource, and its dimension.
pub(super) fn shape<'b>(
    section: &'b GodotSection<'_>,
    version: Option<Version>,
) -> Read<'b, (Shape, Dimension)> {
    let kind = section.attribute("type").unwrap_or_default();
    let (base, dimension) = match (kind.strip_suffix("2D"), kind.strip_suffix("3D")) {
        (Some(base), _) => (base, Dimension::Two),
        (_, base) => (base.unwrap_or(kind), Dimension::Three),
    };
    let version = match (kind.ends_with("3D"), dimension) {
        (true, _) => Some(Version::Four),
        (false, Dimension::Three) => Some(Version::Three),
        (false, Dimension::Two) => version,
    };
    let four = || match version {
        Some(version) => Ok(version == Version::Four),
        None => Err(ShapeRefusal::Section(text!("import-a-gd-scene-with-its-format"))),
    };
    let length = |name, default| number(section, name, default);
    let shape = match (base, dimension) {
        ("SphereShape", _) => Shape::Ball { radius: length("radius", if four()? { 0.5 } else { 1.0 })? },
        ("CircleShape", Dimension::Two) => Shape::Disc { radius: length("radius", 10.0)? },
        ("BoxShape", _) => Shape::Cuboid { half_extents: half_extents(section, four()?, 3)? },
        ("RectangleShape", Dimension::Two) => {
            Shape::Rectangle { half_extents: half_extents(section, four()?, 2)?.truncate() }
        }
        ("CylinderShape", _) => {
            let radius = length("radius", if four()? { 0.5 } else { 1.0 })?;
            Shape::Cylinder { half_height: length("height", 2.0)? / 2.0, radius }
        }
        ("CapsuleShape", _) => capsule(section, four()?, dimension)?,
        ("SegmentShape", Dimension::Two) => {
            let end = |name, default| Ok(vector(section, name, 2)?.unwrap_or(default));
            Shape::Points(vec![end("a", DVec3::ZERO)?, end("b", DVec3::Y * 10.0)?])
        }
        ("ConvexPolygonShape", _) => Shape::Points(points(section, "points", dimension)?),
        ("WorldBoundaryShape" | "PlaneShape" | "LineShape", _) => {
            return Err(ShapeRefusal::LeftOut(text!("import-a-half-space-has-no-counterpart")));
        }
        ("SeparationRayShape" | "RayShape", _) => {
            return Err(ShapeRefusal::LeftOut(text!("import-a-ray-has-no-counterpart-here")));
        }
        _ => return Err(ShapeRefusal::Section(text!("import-a-convex-shape-of-godot"))),
    };
    Ok((shape, dimension))
}

/// Half of the full size of Godot 4, or the half lengths of Godot 3.
fn half_extents<'b>(section: &'b GodotSection<'_>, is_full: bool, count: usize) -> Read<'b, DVec3> {
    let (name, other) = if is_full { ("size", "extents") } else { ("extents", "size") };
    if let Some(value) = section.properties.get(other) {
        return Err(ShapeRefusal::Value(value, text!("import-size-or-extents")));
    }
    let default = if count == 2 {
        10.0
    } else if is_full {
        0.5
    } else {
        1.0
    };
    let scale = if is_full { 0.5 } else { 1.0 };
    Ok(vector(section, name, count)?.map_or(DVec3::splat(default), |size| size * scale))
}

/// A capsule. In Godot 4 its height includes the caps, in Godot 3 it is the height between the caps; there
/// it lies along z in space.
fn capsule<'b>(section: &'b GodotSection<'_>, four: bool, dimension: Dimension) -> Read<'b, Shape> {
    let (radius, height) = match (dimension, four) {
        (Dimension::Two, true) => (10.0, 30.0),
        (Dimension::Two, false) => (10.0, 20.0),
        (Dimension::Three, true) => (0.5, 2.0),
        (Dimension::Three, false) => (1.0, 1.0),
    };
    let radius = number(section, "radius", radius)?;
    let height = number(section, "height", height)?;
    let between = if four { height - 2.0 * radius } else { height };
    let axis = if dimension == Dimension::Three && !four { DVec3::Z } else { DVec3::Y };
    match section.properties.get("height") {
        Some(value) if between < 0.0 => {
            Err(ShapeRefusal::Value(value, text!("import-a-height-of-at-least-twice")))
        }
        _ => Ok(Shape::Capsule { a: axis * (-between / 2.0), b: axis * (between / 2.0), radius }),
    }
}

/// Reads the points of a property.
pub(super) fn points<'b>(
    section: &'b GodotSection<'_>,
    name: &str,
    dimension: Dimension,
) -> Read<'b, Vec<DVec3>> {
    let expected = || text!("import-a-list-of-points");
    let value = section.properties.get(name).ok_or_else(|| ShapeRefusal::Section(expected()))?;
    let count = dimension.count();
    let numbers = numbers(value.text).filter(|numbers| !numbers.is_empty() && numbers.len() % count == 0);
    let numbers = numbers.ok_or_else(|| ShapeRefusal::Value(value, expected()))?;
    let point = |row: &[f64]| DVec3::new(row[0], row[1], row.get(2).copied().unwrap_or_default());
    Ok(numbers.chunks_exact(count).map(point).collect())
}

fn vector<'b>(section: &'b GodotSection<'_>, name: &str, count: usize) -> Read<'b, Option<DVec3>> {
    let Some(value) = section.properties.get(name) else { return Ok(None) };
    match numbers(value.text).as_deref() {
        Some([x, y]) if count == 2 => Ok(Some(DVec3::new(*x, *y, 0.0))),
        Some([x, y, z]) if count == 3 => Ok(Some(DVec3::new(*x, *y, *z))),
        _ => Err(ShapeRefusal::Value(value, text!("import-a-vector-in-numbers"))),
    }
}

fn number<'b>(section: &'b GodotSection<'_>, name: &str, default: f64) -> Read<'b, f64> {
    let Some(value) = section.properties.get(name) else { return Ok(default) };
    match numbers(value.text).as_deref() {
        Some([number]) => Ok(*number),
        _ => Err(ShapeRefusal::Value(value, text!("import-a-number"))),
    }
}
