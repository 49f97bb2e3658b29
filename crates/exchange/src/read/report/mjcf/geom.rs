//! The shape of a geom.

use glam::DVec3;

use super::super::rotation::SpatialFrame;
use super::model::{MjcfModel, MjcfRefusal, attribute, least_turn, numbers};
use super::tags::Attributes;
use crate::geometry::Shape;
use crate::message::text;
use crate::words;

/// A geom that was understood.
pub(super) enum Geom {
    /// The shape of the geom, and its frame as seen from its body.
    Convex(Shape, SpatialFrame),
    /// The reason why it is left out.
    LeftOut(&'static str),
}

/// Returns the kind of a geom: `box`.
pub(super) fn kind<'b>(attributes: &'b Attributes<'_>) -> &'b str {
    attributes.get("type").map_or("sphere", |kind| kind)
}

/// Returns whether a geom is excluded from collisions.
pub(super) fn is_visual(attributes: &Attributes<'_>) -> bool {
    ["contype", "conaffinity"].iter().all(|key| attributes.get(key).is_some_and(|value| value.trim() == "0"))
}

/// Returns the geom of these attributes.
pub(super) fn geom<'a>(attributes: &Attributes<'a>, model: &MjcfModel<'a>) -> Result<Geom, MjcfRefusal> {
    let kind = kind(attributes);
    match kind {
        "plane" => return Ok(Geom::LeftOut(text!("import-a-plane-is-not-a-convex"))),
        "hfield" => return Ok(Geom::LeftOut(text!("import-a-height-field-is-not-a"))),
        "sdf" => return Ok(Geom::LeftOut(text!("import-a-distance-field-is-not-a"))),
        _ => {}
    }
    let frame = model.frame(attributes)?;
    if let Some(mesh) = attributes.get("mesh") {
        if kind != "mesh" {
            let found = text!("import-fitted-to-a-mesh"; kind = words::one_line(kind));
            return Err((text!("import-type-mesh-beside-the-mesh"), found));
        }
        return match model.mesh(mesh) {
            Ok(points) => Ok(Geom::Convex(Shape::Points(points), frame)),
            Err(_) if is_visual(attributes) => {
                Ok(Geom::LeftOut(text!("import-a-geom-that-collides-with-nothing")))
            }
            Err(refusal) => Err(refusal),
        };
    }
    let size = sizes(attributes)?;
    if let Some([ax, ay, az, bx, by, bz]) =
        attribute::<6>(attributes, "fromto", "import-six-numbers-for-fromto")?
    {
        return between(kind, DVec3::new(ax, ay, az), DVec3::new(bx, by, bz), &size);
    }
    // A size may have more numbers than its kind of geom uses.
    let shape = match (kind, size.as_slice()) {
        ("sphere", [radius, ..]) => Shape::Ball { radius: *radius },
        ("capsule", [radius, half, ..]) => {
            Shape::Capsule { a: DVec3::Z * -*half, b: DVec3::Z * *half, radius: *radius }
        }
        ("cylinder", [radius, half, ..]) => Shape::Cylinder { half_height: *half, radius: *radius },
        ("ellipsoid", [x, y, z]) => Shape::Ellipsoid { semi_axes: DVec3::new(*x, *y, *z) },
        ("box", [x, y, z]) => Shape::Cuboid { half_extents: DVec3::new(*x, *y, *z) },
        _ => {
            let found = text!("import-numbers-for-a"; count = size.len(), kind = words::one_line(kind));
            return Err((text!("import-a-size"), found));
        }
    };
    Ok(Geom::Convex(shape, frame))
}

fn sizes(attributes: &Attributes<'_>) -> Result<Vec<f64>, MjcfRefusal> {
    let Some(text) = attributes.get("size") else { return Ok(Vec::new()) };
    let found = || (text!("import-a-size"), format!("size=\"{}\"", words::one_line(text)));
    numbers(text).filter(|size| size.len() <= 3).ok_or_else(found)
}

/// A geom whose axis leads from one point to another.
fn between(kind: &str, a: DVec3, b: DVec3, size: &[f64]) -> Result<Geom, MjcfRefusal> {
    let half = a.distance(b) / 2.0;
    let frame = |direction: DVec3| SpatialFrame { position: a.midpoint(b), rotation: least_turn(direction) };
    let along = (b - a).try_normalize();
    Ok(match (kind, size, along) {
        ("capsule", [radius, ..], _) => {
            Geom::Convex(Shape::Capsule { a, b, radius: *radius }, SpatialFrame::WORLD)
        }
        ("cylinder", [radius, ..], Some(along)) => {
            Geom::Convex(Shape::Cylinder { half_height: half, radius: *radius }, frame(along))
        }
        ("ellipsoid", [radius, ..], Some(along)) => {
            Geom::Convex(Shape::Ellipsoid { semi_axes: DVec3::new(*radius, *radius, half) }, frame(along))
        }
        _ => return Err((text!("import-a-capsule-cylinder-or-ellipsoid-with"), words::one_line(kind))),
    })
}
