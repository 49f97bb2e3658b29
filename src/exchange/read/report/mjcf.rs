//! Geoms of `MuJoCo`, `<geom type="box" size="…" pos="…" quat="…"/>`, within bodies or alone, whatever stands around them.

use std::collections::HashMap;
use std::ops::Range;

use glam::{DQuat, DVec3};

use super::draft::Draft;
use super::rotation::{self, Order};
use crate::exchange::read::number;
use crate::exchange::reading::Reading;
use crate::geometry::{Dimension, Pose, Rotation, Shape};

/// Whether the text has geoms of `MuJoCo`.
pub(super) fn is_mjcf(text: &str) -> bool {
    text.split("<geom").skip(1).any(|rest| rest.starts_with(|c: char| c.is_whitespace() || "/>".contains(c)))
}

/// The most bodies that are nested; more are left out.
const MAX_DEPTH: usize = 64;

/// The most elements that are read.
const MAX_TAGS: usize = 50_000;

/// An element with its attributes.
struct Tag<'a> {
    name: &'a str,
    range: Range<usize>,
    attributes: HashMap<&'a str, &'a str>,
    is_closed: bool,
}

/// Reads the geoms.
pub(super) fn read(text: &str) -> Reading {
    let mut draft = Draft::of(text);
    let mut frames = vec![(DVec3::ZERO, DQuat::IDENTITY)];
    let (mut is_radian, mut too_deep) = (false, 0_usize);
    let mut meshes: HashMap<&str, Vec<DVec3>> = HashMap::new();
    let mut count = 0_usize;
    let tags = tags(text);
    if tags.len() == MAX_TAGS {
        draft.found(0..0, &format!("fewer than {MAX_TAGS} geoms, bodies and meshes"), "more".to_owned());
    }
    for tag in tags {
        let Tag { name, range, attributes, is_closed } = &tag;
        match *name {
            "compiler" => is_radian |= attributes.get("angle") == Some(&"radian"),
            "mesh" => {
                let points = attributes.get("vertex").and_then(|text| points(text));
                meshes.extend(attributes.get("name").copied().zip(points));
            }
            "body" if frames.len() > MAX_DEPTH => {
                draft.problem(range.clone(), &format!("at most {MAX_DEPTH} nested bodies"));
                too_deep += usize::from(!is_closed);
            }
            "body" => match frame(attributes, is_radian) {
                Ok(local) if !is_closed => frames.push(within(frames.last(), local)),
                Ok(_) => {}
                Err((expected, found)) => {
                    draft.found(range.clone(), expected, found);
                    frames.push((DVec3::NAN, DQuat::IDENTITY));
                }
            },
            "/body" if too_deep > 0 => too_deep -= 1,
            "/body" if frames.len() > 1 => drop(frames.pop()),
            "geom" => {
                count += 1;
                let name =
                    attributes.get("name").map_or_else(|| format!("geom {count}"), ToString::to_string);
                if attributes.contains_key("class") {
                    draft.remark("What a geom takes from its class is not known here and left out");
                }
                match geom(attributes, &meshes, is_radian, &mut draft) {
                    Ok(None) => {}
                    Ok(Some((shape, local))) => {
                        let (position, rotation) = within(frames.last(), local);
                        // The pose of its body was not understood, which has been said.
                        if !position.is_nan() {
                            let pose = Pose { position, rotation: Rotation::Quaternion(rotation) };
                            draft.body(&name, range.clone(), Dimension::Three, (shape, pose, 0.0));
                        }
                    }
                    Err((expected, found)) => draft.found(range.clone(), expected, found),
                }
            }
            _ => {}
        }
    }
    if !draft.is_empty() {
        draft.remark(
            "Read as MJCF: sizes are half lengths, quaternions have their real part first and are normalised",
        );
    }
    draft.finish()
}

type Frame = (DVec3, DQuat);

/// A frame within another, in world coordinates.
fn within(parent: Option<&Frame>, (position, rotation): Frame) -> Frame {
    match parent {
        Some((origin, turn)) if *turn != DQuat::IDENTITY => (*origin + *turn * position, *turn * rotation),
        Some((origin, _)) => (*origin + position, rotation),
        None => (position, rotation),
    }
}

type Refusal = (&'static str, String);

/// Numbers separated by blanks.
fn numbers(text: &str) -> Option<Vec<f64>> {
    text.split_whitespace().map(number::whole).collect()
}

fn points(text: &str) -> Option<Vec<DVec3>> {
    let numbers = numbers(text)?;
    let (rows, []) = numbers.as_chunks::<3>() else { return None };
    Some(rows.iter().copied().map(DVec3::from_array).collect())
}

/// The numbers of an attribute: so many, or none if it is missing.
fn attribute<const N: usize>(
    attributes: &HashMap<&str, &str>,
    name: &str,
    expected: &'static str,
) -> Result<Option<[f64; N]>, Refusal> {
    let Some(text) = attributes.get(name) else { return Ok(None) };
    let read = numbers(text).and_then(|numbers| <[f64; N]>::try_from(numbers).ok());
    read.map(Some).ok_or_else(|| (expected, format!("{name}=\"{}\"", crate::words::one_line(text))))
}

/// The frame that the attributes give.
fn frame(attributes: &HashMap<&str, &str>, is_radian: bool) -> Result<Frame, Refusal> {
    let position = attribute::<3>(attributes, "pos", "three numbers for pos")?.unwrap_or_default();
    let unsupported = ["xyaxes", "zaxis"].into_iter().find(|name| attributes.contains_key(name));
    if let Some(name) = unsupported {
        return Err(("a rotation as quat, axisangle or euler", name.to_owned()));
    }
    let angle = |angle: f64| if is_radian { angle } else { angle.to_radians() };
    let rotation = if let Some(numbers) = attribute::<4>(attributes, "quat", "four numbers for quat")? {
        let length = numbers.iter().map(|it| it * it).sum::<f64>().sqrt();
        let numbers = if length > 0.0 { numbers.map(|it| it / length) } else { numbers };
        rotation::quaternion(numbers, Order::RealFirst).map_err(|found| ("a quaternion", found))?
    } else if let Some([x, y, z, turn]) =
        attribute::<4>(attributes, "axisangle", "four numbers for axisangle")?
    {
        let about = rotation::about(DVec3::new(x, y, z), angle(turn));
        about.ok_or_else(|| ("an axis that is not zero", "0 0 0".to_owned()))?
    } else if let Some([x, y, z]) = attribute::<3>(attributes, "euler", "three numbers for euler")? {
        // About the moved axes x, y, z in turn, which is the default of the compiler.
        DQuat::from_rotation_x(angle(x)) * DQuat::from_rotation_y(angle(y)) * DQuat::from_rotation_z(angle(z))
    } else {
        DQuat::IDENTITY
    };
    Ok((DVec3::from_array(position), rotation))
}

/// The shape of a geom and its frame; none for a geom that is left out.
fn geom(
    attributes: &HashMap<&str, &str>,
    meshes: &HashMap<&str, Vec<DVec3>>,
    is_radian: bool,
    draft: &mut Draft<'_>,
) -> Result<Option<(Shape, Frame)>, Refusal> {
    let kind = attributes.get("type").copied();
    let kind = kind.unwrap_or(if attributes.contains_key("mesh") { "mesh" } else { "sphere" });
    if matches!(kind, "plane" | "hfield" | "sdf") {
        draft.remark("Planes, height fields and distance fields are no convex bodies and are left out");
        return Ok(None);
    }
    let (position, rotation) = frame(attributes, is_radian)?;
    let size = attributes.get("size").map(|text| numbers(text).ok_or_else(|| text.to_string()));
    let expected = "a size of a sphere, capsule, cylinder, ellipsoid or box";
    let size = size.transpose().map_err(|found| (expected, crate::words::one_line(&found)))?;
    let size = size.unwrap_or_default();
    if let Some([ax, ay, az, bx, by, bz]) = attribute::<6>(attributes, "fromto", "six numbers for fromto")? {
        let (a, b) = (DVec3::new(ax, ay, az), DVec3::new(bx, by, bz));
        return match (kind, size.as_slice()) {
            ("capsule", [radius, ..]) => {
                Ok(Some((Shape::Capsule { a, b, radius: *radius }, (DVec3::ZERO, DQuat::IDENTITY))))
            }
            ("cylinder", [radius, ..]) if a != b => {
                let shape = Shape::Cylinder { half_height: a.distance(b) / 2.0, radius: *radius };
                Ok(Some((shape, (a.midpoint(b), DQuat::from_rotation_arc(DVec3::Z, (b - a).normalize())))))
            }
            _ => Err(("a capsule or a cylinder with fromto", kind.to_owned())),
        };
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
        ("mesh", _) => {
            let name = attributes.get("mesh").copied().unwrap_or_default();
            draft.remark("MuJoCo moves a mesh to its centre of mass, which is not done here");
            let points = meshes.get(name).cloned();
            Shape::Points(
                points.ok_or_else(|| ("a mesh with the attribute vertex", crate::words::one_line(name)))?,
            )
        }
        _ => {
            return Err((expected, format!("{} numbers for a {}", size.len(), crate::words::one_line(kind))));
        }
    };
    Ok(Some((shape, (position, rotation))))
}

/// The elements of the text in order, without comments.
fn tags(text: &str) -> Vec<Tag<'_>> {
    let mut tags = Vec::new();
    let mut at = 0;
    while let Some(found) = text[at..].find('<')
        && tags.len() < MAX_TAGS
    {
        let start = at + found;
        let rest = &text[start..];
        if rest.starts_with("<!--") {
            at = rest.find("-->").map_or(text.len(), |end| start + end + 3);
            continue;
        }
        let name =
            rest[1..].split(|c: char| c.is_whitespace() || "/>".contains(c)).next().unwrap_or_default();
        let name = if rest.starts_with("</body") { "/body" } else { name };
        // The end is looked for only where the text goes on behind it: otherwise many signs would take quadratic time.
        if !matches!(name, "geom" | "body" | "/body" | "mesh" | "compiler") {
            at = start + 1;
            continue;
        }
        let Some(end) = rest.find('>') else { break };
        let inner = rest[1 + name.len()..end].trim_end();
        let is_closed = inner.ends_with('/');
        let attributes = attributes(inner);
        tags.push(Tag { name, range: start..start + end + 1, attributes, is_closed });
        at = start + end + 1;
    }
    tags
}

/// `key="value"`, in either quotes.
fn attributes(mut text: &str) -> HashMap<&str, &str> {
    let mut attributes = HashMap::new();
    while let Some((key, rest)) = text.split_once('=') {
        let rest = rest.trim_start();
        let Some(quote) = rest.chars().next().filter(|c| "\"'".contains(*c)) else { break };
        let Some((value, rest)) = rest[1..].split_once(quote) else { break };
        attributes.insert(key.trim(), value);
        text = rest;
    }
    attributes
}
