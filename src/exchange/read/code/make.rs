//! Shapes from the values of a constructor, as its row of the table reads them.

use std::f64::consts::{FRAC_PI_2, TAU};
use std::ops::Range;

use glam::{DQuat, DVec2, DVec3};

use super::engine::Engine;
use super::table::{Row, Solid};
use super::turn::{Placed, Turn};
use super::value::{Value, What, plain};
use crate::geometry::{Dimension, MAX_VERTICES, Shape};

/// A shape in the frame of its body.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Made {
    pub(super) shape: Shape,
    /// None for a shape of either dimension.
    pub(super) dimension: Option<Dimension>,
    pub(super) local: Placed,
    /// Where its body stands, for libraries whose constructors say so.
    pub(super) stands: Option<Placed>,
    /// The radius around it.
    pub(super) rounding: f64,
    pub(super) engine: Engine,
    /// Places that were read and are no part of the shape, such as a margin, with their names.
    pub(super) left_out: Vec<(Range<usize>, &'static str)>,
}

/// What was expected instead, and the place of it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Refused {
    pub(super) expected: String,
    pub(super) range: Option<Range<usize>>,
}

impl Refused {
    pub(super) fn new(expected: impl Into<String>) -> Self {
        Self { expected: expected.into(), range: None }
    }

    fn at(expected: impl Into<String>, value: &Value) -> Self {
        Self { expected: expected.into(), range: value.from.first().cloned() }
    }
}

/// The values of a call: by place, and by name.
pub(super) struct Taken<'a> {
    pub(super) placed: Vec<&'a Value>,
    pub(super) named: Vec<(String, &'a Value)>,
}

impl<'a> Taken<'a> {
    /// The arguments of a call. A record as the only argument gives its fields.
    pub(super) fn of(arguments: &'a [(Option<String>, Value)]) -> Self {
        let mut taken = Self { placed: Vec::new(), named: Vec::new() };
        if let [(None, Value { what: What::Record(fields), .. })] = arguments
            && !fields.iter().any(|(name, _)| matches!(plain(name).as_str(), "x"))
        {
            taken.named.extend(fields.iter().map(|(name, value)| (plain(name), value)));
            return taken;
        }
        for (label, value) in arguments {
            match label {
                Some(label) => taken.named.push((plain(label), value)),
                None => taken.placed.push(value),
            }
        }
        taken
    }
}

/// One place in a row.
struct Slot {
    role: &'static str,
    names: Vec<String>,
    is_optional: bool,
}

fn slots(takes: &'static str) -> Vec<Slot> {
    takes
        .split_whitespace()
        .map(|slot| {
            let is_optional = slot.ends_with('?');
            let slot = slot.trim_end_matches('?');
            let (role, names) = slot.split_once(':').unwrap_or((slot, ""));
            let names = names.split('|').filter(|name| !name.is_empty()).map(plain).collect();
            Slot { role, names, is_optional }
        })
        .collect()
}

const fn is_vector(role: &str) -> bool {
    matches!(role.as_bytes(), b"half" | b"full" | b"at" | b"a" | b"b" | b"c" | b"corner" | b"low" | b"high")
}

/// The values of a constructor by their roles.
#[derive(Default)]
struct Parts {
    numbers: Vec<(&'static str, f64)>,
    vectors: Vec<(&'static str, Vec<f64>)>,
    points: Option<Vec<Vec<f64>>>,
    angle: Option<f64>,
    shape: Option<usize>,
    left_out: Vec<(Range<usize>, &'static str)>,
}

impl Parts {
    fn number(&self, role: &str) -> Option<f64> {
        self.numbers.iter().find(|(it, _)| *it == role).map(|(_, number)| *number)
    }

    fn vector(&self, role: &str) -> Option<&[f64]> {
        self.vectors.iter().find(|(it, _)| *it == role).map(|(_, vector)| vector.as_slice())
    }
}

/// The sentence about what a row takes.
fn expected(row: &Row, name: &str) -> String {
    let all = slots(row.takes);
    let has_required = all.iter().any(|slot| !slot.is_optional);
    let words: Vec<String> = all
        .iter()
        .filter(|slot| !slot.is_optional || !has_required && slot.role == "points")
        .map(|slot| {
            let word = match slot.role {
                "half" => "its half lengths",
                "full" => "its lengths",
                "r" => "its radius",
                "d" => "its second radius",
                "h" => "its half height",
                "height" | "total" => "its height",
                "points" => "its points",
                "at" => "its position",
                "corner" | "low" => "its lowest corner",
                "high" => "its highest corner",
                "sides" => "the number of its sides",
                "count" => "the number of its points",
                "round" => "the radius around it",
                "shape" => "the shape in it",
                _ => "its corners",
            };
            word.to_owned()
        })
        .collect();
    format!("{} in numbers for `{name}`", crate::words::enumerated(&words))
}

/// The parts of a call.
fn parts(row: &Row, name: &str, taken: &Taken<'_>, is_flat: bool) -> Result<Parts, Refused> {
    let slots = slots(row.takes);
    let mut parts = Parts::default();
    let mut at = 0;
    for (index, slot) in slots.iter().enumerate() {
        let wanted = || Refused::new(expected(row, name));
        if let Some((_, value)) = taken.named.iter().find(|(label, _)| slot.names.contains(label)) {
            put(&mut parts, slot, &[value], is_flat)
                .ok_or_else(|| Refused::at(expected(row, name), value))?;
            continue;
        }
        // `{ width: 2, height: 1 }` is one vector by two names.
        let pair: Option<Vec<&Value>> =
            slot.names.first().filter(|names| names.contains(',')).and_then(|names| {
                names
                    .split(',')
                    .map(|part| Some(taken.named.iter().find(|(label, _)| label == part)?.1))
                    .collect()
            });
        if let Some(pair) = pair {
            let numbers: Option<Vec<f64>> = pair.iter().map(|value| value.number()).collect();
            parts.vectors.push((slot.role, numbers.ok_or_else(wanted)?));
            continue;
        }
        let rest = taken.placed.get(at..).unwrap_or_default();
        let Some(first) = rest.first() else {
            if slot.is_optional {
                continue;
            }
            return Err(wanted());
        };
        let used = match slot.role {
            "points" if first.points().is_none() && first.vector().is_some() => rest.len(),
            role if is_vector(role) && first.vector().is_none() && first.number().is_some() => {
                let numbers = rest.iter().take_while(|value| value.number().is_some()).count();
                // What follows the numbers fills the last of the slots.
                let later: Vec<usize> = slots[index + 1..]
                    .iter()
                    .filter(|slot| !slot.is_optional)
                    .map(|slot| 1 + usize::from(is_vector(slot.role)))
                    .collect();
                let of_numbers = later.len().saturating_sub(rest.len() - numbers);
                let needed: usize = later.iter().take(of_numbers).sum();
                let most = if row.engine.is_flat() { 2 } else { 3 };
                numbers.saturating_sub(needed).min(most)
            }
            _ => 1,
        };
        let used = used.max(1);
        match put(&mut parts, slot, &rest[..used.min(rest.len())], is_flat) {
            Some(()) => at += used,
            None if slot.is_optional && !matches!(first.what, What::Name(_) | What::Unknown { .. }) => {}
            None if slot.is_optional && slot.role == "skip" => at += 1,
            None => return Err(Refused::at(expected(row, name), first)),
        }
    }
    let rest = taken.placed.get(at..).unwrap_or_default();
    if let Some(more) =
        rest.iter().find(|value| value.has_numbers() && !matches!(value.what, What::Record(_)))
    {
        let expected = format!("{} and no more", expected(row, name));
        return Err(Refused::at(expected, more));
    }
    Ok(parts)
}

/// Puts values where a slot wants them; none if they are not of its kind.
fn put(parts: &mut Parts, slot: &Slot, values: &[&Value], is_flat: bool) -> Option<()> {
    let [first, ..] = values else { return None };
    match slot.role {
        "points" => {
            let pairs = match &first.what {
                What::Numbers(numbers)
                    if is_flat && numbers.len() >= 6 && numbers.len().is_multiple_of(2) =>
                {
                    Some(numbers.chunks_exact(2).map(<[f64]>::to_vec).collect::<Vec<_>>())
                }
                _ => None,
            };
            let points = pairs
                .or_else(|| first.points())
                .or_else(|| values.iter().map(|value| value.vector()).collect())?;
            let count = points.first()?.len();
            let is_list = (2..=3).contains(&count) && points.len() <= MAX_VERTICES;
            parts.points =
                Some(points).filter(|points| is_list && points.iter().all(|point| point.len() == count));
            parts.points.as_ref()?;
        }
        "angle" => {
            parts.angle = Some(match &first.what {
                What::Turn(Turn::Angle(angle)) => *angle,
                What::Turn(Turn::None) => 0.0,
                _ => first.number()?,
            });
        }
        "shape" => parts.shape = Some(first.thing()?),
        "margin" => {
            first.number()?;
            parts.left_out.extend(
                first
                    .from
                    .first()
                    .cloned()
                    .map(|range| (range, "a margin (convex radius) is no part of the shape")),
            );
        }
        "count" => {
            let is_count = first.number().is_none_or(|count| count >= 1.0 && count.fract() == 0.0);
            parts.numbers.extend(first.number().map(|count| ("count", count)).filter(|_| is_count));
            return is_count.then_some(());
        }
        "skip" => {}
        role if is_vector(role) => {
            let vector = match first.vector() {
                Some(vector) => vector,
                None => values.iter().map(|value| value.number()).collect::<Option<Vec<f64>>>()?,
            };
            let vector = if vector.len() == 4 { vector[..3].to_vec() } else { vector };
            parts.vectors.push((role, Some(vector).filter(|vector| (2..=3).contains(&vector.len()))?));
        }
        role => parts.numbers.push((role, first.number()?)),
    }
    Some(())
}

/// The rotation that stands z along an axis.
fn standing(axis: char) -> Turn {
    match axis {
        'x' => Turn::Quaternion(DQuat::from_rotation_y(FRAC_PI_2)),
        'y' => Turn::Quaternion(DQuat::from_rotation_x(-FRAC_PI_2)),
        _ => Turn::None,
    }
}

const fn unit(axis: char) -> DVec3 {
    match axis {
        'x' => DVec3::X,
        'y' => DVec3::Y,
        _ => DVec3::Z,
    }
}

/// The shape of a call. `inner` gives the shape that another one is made of.
pub(super) fn make(
    row: &Row,
    name: &str,
    taken: &Taken<'_>,
    is_plane: bool,
    inner: impl Fn(usize) -> Option<Made>,
) -> Result<Made, Refused> {
    let is_flat = row.engine.is_flat() || (is_plane && row.engine == Engine::Parry);
    let parts = parts(row, name, taken, is_flat)?;
    let wanted = || Refused::new(expected(row, name));
    let flat = row.engine.is_flat() || row.names[0].ends_with("2D");
    let open = (!row.engine.is_either()).then_some(if flat { Dimension::Two } else { Dimension::Three });
    let mut made = Made {
        shape: Shape::Ball { radius: 0.0 },
        dimension: open,
        local: Placed::default(),
        stands: None,
        rounding: parts.number("round").unwrap_or(0.0),
        engine: row.engine,
        left_out: parts.left_out.clone(),
    };
    let radius = || parts.number("r").ok_or_else(wanted);
    let of_total = || Some(parts.number("total")? / 2.0 - parts.number("r")?);
    let half_height = || {
        parts
            .number("h")
            .or(parts.number("height").map(|height| height / 2.0))
            .or_else(of_total)
            .ok_or_else(wanted)
    };
    match row.solid {
        // matter.js draws and collides a polygon in place of a circle.
        Solid::Ball if row.engine == Engine::Matter => {
            let sides = radius()?.clamp(10.0, 25.0).ceil();
            made.shape = Shape::Points(regular(sides + sides % 2.0, radius()?));
            made.left_out.extend(
                taken
                    .placed
                    .first()
                    .and_then(|value| value.from.first().cloned())
                    .map(|range| (range, "matter.js makes a polygon of 10 to 26 sides of a circle")),
            );
        }
        Solid::Ball => made.shape = Shape::Ball { radius: radius()? },
        Solid::Box => boxed(&mut made, &parts).ok_or_else(wanted)?,
        Solid::Ellipsoid => {
            let [x, y, z] = parts.vector("half").ok_or_else(wanted)? else { return Err(wanted()) };
            made.shape = Shape::Ellipsoid { semi_axes: DVec3::new(*x, *y, *z) };
        }
        Solid::Capsule => {
            let ends = parts.vector("a").zip(parts.vector("b"));
            let (a, b) = match ends {
                Some((a, b)) => {
                    made.dimension = Some(if a.len() == 2 { Dimension::Two } else { Dimension::Three });
                    (point(a), point(b))
                }
                None => {
                    let half = unit(row.axis) * half_height()?;
                    // + 0.0 avoids −0.
                    (-half + 0.0, half)
                }
            };
            if row.axis == 'z' && ends.is_none() && !flat {
                made.dimension = Some(Dimension::Three);
            }
            made.shape = Shape::Capsule { a, b, radius: radius()? };
        }
        Solid::Cylinder | Solid::Cone => {
            let (half_height, radius) = (half_height()?, radius()?);
            made.shape = match row.solid {
                Solid::Cone => Shape::Cone { half_height, radius },
                _ => Shape::Cylinder { half_height, radius },
            };
            (made.dimension, made.local) =
                (Some(Dimension::Three), Placed::default().turned(standing(row.axis)));
            // trimesh's cones stand on the origin.
            if row.solid == Solid::Cone && row.engine == Engine::Trimesh {
                made.local = Placed { position: DVec3::Z * half_height, ..made.local };
            }
        }
        Solid::CylinderInBox => {
            let [x, y, z] = *parts.vector("half").ok_or_else(wanted)? else { return Err(wanted()) };
            let (half_height, [radius, other]) = match row.axis {
                'x' => (x, [y, z]),
                'y' => (y, [x, z]),
                _ => (z, [x, y]),
            };
            if radius != other {
                return Err(Refused::new("a cylinder with equal half lengths across its axis"));
            }
            made.shape = Shape::Cylinder { half_height, radius };
            made.local = Placed::default().turned(standing(row.axis));
        }
        Solid::Hull => hull(&mut made, &parts).ok_or_else(wanted)?,
        Solid::Regular => {
            let (sides, radius) = (parts.number("sides").unwrap_or(4.0), radius()?);
            made.shape = if parts.number("sides").is_none() {
                Shape::Rectangle { half_extents: DVec2::splat(radius) }
            } else if (3.0..=1000.0).contains(&sides) && sides.fract() == 0.0 {
                Shape::Points(regular(sides, radius))
            } else {
                return Err(Refused::new("3 to 1000 sides"));
            };
        }
        Solid::Drum => {
            drum(&mut made, &parts).ok_or_else(wanted)?;
            made.left_out.extend(
                taken
                    .placed
                    .first()
                    .and_then(|value| value.from.first().cloned())
                    .map(|range| (range, "cannon makes a prism with so many segments of a cylinder")),
            );
        }
        Solid::Round => {
            let shape = parts.shape.and_then(inner).ok_or_else(wanted)?;
            made = Made { rounding: made.rounding + shape.rounding, ..shape };
        }
    }
    // A body of matter.js or of SAT.js is its shape.
    let is_body = matches!(row.engine, Engine::Matter | Engine::Sat);
    match parts.vector("at").and_then(Placed::shift) {
        Some(at) if is_body => made.stands = Some(at),
        Some(at) => made.local = at.of(made.local).ok_or_else(wanted)?,
        None if is_body && made.stands.is_none() => made.stands = Some(Placed::default()),
        None => {}
    }
    if let Some(angle) = parts.angle {
        made.local = made.local.turned(Turn::Angle(angle));
    }
    Ok(made)
}

fn point(numbers: &[f64]) -> DVec3 {
    Placed::shift(numbers).map_or(DVec3::ZERO, |placed| placed.position)
}

/// A box by its half lengths, its lengths, or its corners.
fn boxed(made: &mut Made, parts: &Parts) -> Option<()> {
    let halved = |full: &[f64]| full.iter().map(|length| length / 2.0).collect::<Vec<_>>();
    let half = if let Some(half) = parts.vector("half") {
        half.to_vec()
    } else if let Some(full) = parts.vector("full") {
        halved(full)
    } else {
        let (low, high) = (parts.vector("low")?, parts.vector("high")?);
        let size: Vec<f64> = low.iter().zip(high).map(|(low, high)| high - low).collect();
        let center: Vec<f64> = low.iter().zip(high).map(|(low, high)| low.midpoint(*high)).collect();
        made.local = Placed::shift(&center)?;
        halved(&size)
    };
    if let Some(corner) = parts.vector("corner") {
        if corner.len() != half.len() {
            return None;
        }
        if made.engine == Engine::Sat {
            // The box hangs at its corner, which is where the body stands.
            (made.stands, made.local) = (Placed::shift(corner), Placed::shift(&half)?);
        } else {
            let center: Vec<f64> = corner.iter().zip(&half).map(|(corner, half)| corner + half).collect();
            made.local = Placed::shift(&center)?;
        }
    }
    (made.shape, made.dimension) = match *half.as_slice() {
        [x, y] => (Shape::Rectangle { half_extents: DVec2::new(x, y) }, Some(Dimension::Two)),
        [x, y, z] => (Shape::Cuboid { half_extents: DVec3::new(x, y, z) }, Some(Dimension::Three)),
        _ => return None,
    };
    Some(())
}

/// The hull of points, of which there may be none yet.
fn hull(made: &mut Made, parts: &Parts) -> Option<()> {
    let corners: Vec<Vec<f64>> =
        ["a", "b", "c"].into_iter().filter_map(|corner| parts.vector(corner)).map(<[f64]>::to_vec).collect();
    let points = match &parts.points {
        Some(points) => points.as_slice(),
        None => corners.as_slice(),
    };
    if let Some(count) = parts.number("count")
        && count != points.len() as f64
        && !points.is_empty()
    {
        return None;
    }
    if let Some(first) = points.first() {
        made.dimension = Some(if first.len() == 2 { Dimension::Two } else { Dimension::Three });
    }
    let mut all: Vec<DVec3> = points.iter().map(|it| point(it)).collect();
    if made.engine == Engine::Matter {
        let center = centroid(&all)?;
        for point in &mut all {
            *point -= center;
        }
    }
    made.shape = Shape::Points(all);
    Some(())
}

/// The center of gravity of a convex outline; none for another one.
fn centroid(outline: &[DVec3]) -> Option<DVec3> {
    let turn = |index: usize| {
        let [a, b, c] = [0, 1, 2].map(|step| outline[(index + step) % outline.len()]);
        (b - a).cross(c - b).z
    };
    let turns: Vec<f64> = (0..outline.len()).map(turn).collect();
    if outline.len() < 3 || !(turns.iter().all(|turn| *turn >= 0.0) || turns.iter().all(|turn| *turn <= 0.0))
    {
        return None;
    }
    let origin = outline[0];
    let (mut area, mut sum) = (0.0, DVec3::ZERO);
    for pair in outline.windows(2) {
        let (a, b) = (pair[0] - origin, pair[1] - origin);
        let part = a.cross(b).z;
        area += part;
        sum += (a + b) * part;
    }
    (area != 0.0).then(|| origin + sum / (3.0 * area))
}

/// The corners of matter.js's regular polygons, which it rounds to three digits.
fn regular(sides: f64, radius: f64) -> Vec<DVec3> {
    let step = TAU / sides;
    let rounded = |number: f64| (number * 1000.0).round() / 1000.0;
    let corner = |index: u32| {
        let angle = step * (f64::from(index) + 0.5);
        DVec3::new(rounded(angle.cos() * radius), rounded(angle.sin() * radius), 0.0)
    };
    (0_u32..1000).take_while(|index| f64::from(*index) < sides).map(corner).collect()
}

/// The prism that cannon-es calls a cylinder: radius of the top and of the bottom, height, number of segments.
fn drum(made: &mut Made, parts: &Parts) -> Option<()> {
    let (top, bottom, height, sides) =
        (parts.number("r")?, parts.number("d")?, parts.number("height")?, parts.number("sides")?);
    if !(3.0..=1000.0).contains(&sides) || sides.fract() != 0.0 {
        return None;
    }
    let mut points = Vec::new();
    for index in (0_u32..1000).take_while(|index| f64::from(*index) < sides) {
        let (sine, cosine) = (TAU / sides * f64::from(index)).sin_cos();
        points.push(DVec3::new(-bottom * sine, -height / 2.0, bottom * cosine));
        points.push(DVec3::new(-top * sine, height / 2.0, top * cosine));
    }
    made.shape = Shape::Points(points);
    Some(())
}
