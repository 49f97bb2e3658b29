//! Makes shapes from the values of a constructor, as its row of the table defines them.

use std::f64::consts::{FRAC_PI_2, TAU};
use std::ops::Range;

use glam::{DVec2, DVec3};

use super::engine::CodeEngine;
use super::slots::{ConstructorValues, Taken, expected};
use super::table::{ConstructorRow, SolidKind};
use super::turn::{PartialPose, WrittenTurn};
use super::value::{Refused, about};
use crate::geometry::{Dimension, Shape};
use crate::message::text;

/// A shape in the frame of its body.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Made {
    pub(super) shape: Shape,
    /// The dimension. `None` for a shape that exists in both.
    pub(super) dimension: Option<Dimension>,
    pub(super) local: PartialPose,
    /// The pose of its body, for libraries whose constructors give it.
    pub(super) stands: Option<PartialPose>,
    /// The radius around the shape.
    pub(super) rounding: f64,
    pub(super) engine: CodeEngine,
    /// Places that were read but are not part of the shape, such as a margin, with the reason.
    pub(super) left_out: Vec<(Range<usize>, &'static str)>,
}

/// Makes the shape of a call. `inner` gives the shape that another shape is made of.
pub(super) fn make(
    row: &ConstructorRow,
    name: &str,
    taken: &Taken<'_>,
    inner: impl Fn(usize) -> Option<Made>,
) -> Result<Made, Refused> {
    let parts = ConstructorValues::of(row, name, taken)?;
    let wanted = || Refused::new(expected(row, name));
    let is_flat =
        row.engine.is_flat() || row.names.split_whitespace().next().is_some_and(|name| name.ends_with("2D"));
    let dimension = if is_flat { Dimension::Two } else { Dimension::Three };
    let mut made = Made {
        shape: Shape::Ball { radius: 0.0 },
        dimension: (!row.engine.is_either()).then_some(dimension),
        local: PartialPose::default(),
        stands: None,
        rounding: parts.number("round").unwrap_or(0.0),
        engine: row.engine,
        left_out: parts.left_out.clone(),
    };
    if row.solid == SolidKind::Round {
        let shape = parts.shape.and_then(inner).ok_or_else(wanted)?;
        made = Made { rounding: made.rounding + shape.rounding, ..shape };
    } else {
        made.shape = made.solid(row, &parts)?.ok_or_else(wanted)?;
        let why = match (row.solid, row.engine) {
            (SolidKind::Drum, _) => Some(text!("import-cannon-builds-a-cylinder-as-a")),
            (SolidKind::Ball, CodeEngine::Matter) => Some(text!("import-matter-js-builds-a-circle-as")),
            _ => None,
        };
        made.left_out.extend(taken.first_place().zip(why));
    }
    // A body of matter.js or of SAT.js is its shape.
    let is_body = matches!(row.engine, CodeEngine::Matter | CodeEngine::Sat);
    match parts.vector("at").and_then(PartialPose::shift) {
        Some(at) if is_body => made.stands = Some(at),
        Some(at) => made.local = at.of(made.local).ok_or_else(wanted)?,
        None if is_body && made.stands.is_none() => made.stands = Some(PartialPose::default()),
        None => {}
    }
    if let Some(angle) = parts.angle {
        made.local = made.local.turned(WrittenTurn::Angle(angle));
    }
    Ok(made)
}

impl Made {
    /// The shape of a row. Returns `Ok(None)` if parts are missing; sets the dimension and the frame that it implies.
    fn solid(&mut self, row: &ConstructorRow, parts: &ConstructorValues) -> Result<Option<Shape>, Refused> {
        Ok(match row.solid {
            // matter.js draws and collides a polygon in place of a circle.
            SolidKind::Ball if row.engine == CodeEngine::Matter => parts.number("r").map(|radius| {
                let sides = radius.clamp(10.0, 25.0).ceil();
                Shape::Points(regular(sides + sides % 2.0, radius))
            }),
            SolidKind::Ball => parts.number("r").map(|radius| Shape::Ball { radius }),
            SolidKind::Box => self.cuboid(parts),
            SolidKind::Ellipsoid => match parts.vector("half") {
                Some([x, y, z]) => Some(Shape::Ellipsoid { semi_axes: DVec3::new(*x, *y, *z) }),
                _ => None,
            },
            SolidKind::Capsule => self.capsule(row, parts),
            SolidKind::Cone if parts.number("d").is_some_and(|top| top != 0.0) => {
                return Err(Refused::new(text!("import-a-top-radius-of-0-which")));
            }
            SolidKind::Cylinder | SolidKind::Cone => {
                self.stand(row.axis);
                self.dimension = Some(Dimension::Three);
                // trimesh's cones stand on the origin.
                if row.solid == SolidKind::Cone && row.engine == CodeEngine::Trimesh {
                    self.local.position = DVec3::Z * half_height(parts).unwrap_or_default();
                }
                half_height(parts).zip(parts.number("r")).map(|(half_height, radius)| match row.solid {
                    SolidKind::Cone => Shape::Cone { half_height, radius },
                    _ => Shape::Cylinder { half_height, radius },
                })
            }
            SolidKind::CylinderInBox => return self.cylinder_in_box(row, parts),
            SolidKind::Hull => self.hull(parts),
            SolidKind::Regular => return regular_polygon(parts),
            SolidKind::Drum => drum(parts),
            SolidKind::Round => None,
        })
    }

    /// Turns a body of revolution from z to its axis.
    fn stand(&mut self, axis: char) {
        self.local = PartialPose::default().turned(match axis {
            'x' => WrittenTurn::Quaternion(about('y', FRAC_PI_2)),
            'y' => WrittenTurn::Quaternion(about('x', -FRAC_PI_2)),
            _ => WrittenTurn::None,
        });
    }

    /// A capsule by its ends, or by its height along an axis.
    fn capsule(&mut self, row: &ConstructorRow, parts: &ConstructorValues) -> Option<Shape> {
        let (a, b) = if let Some((a, b)) = parts.vector("a").zip(parts.vector("b")) {
            self.dimension = Some(dimension_of(a));
            (point(a), point(b))
        } else {
            let axis = match row.axis {
                'x' => DVec3::X,
                'y' => DVec3::Y,
                _ => DVec3::Z,
            };
            if row.axis == 'z' && self.dimension.is_none() {
                self.dimension = Some(Dimension::Three);
            }
            let half = axis * half_height(parts)?;
            // + 0.0 avoids −0.
            (-half + 0.0, half)
        };
        Some(Shape::Capsule { a, b, radius: parts.number("r")? })
    }

    /// A cylinder by the half lengths of the box around it.
    fn cylinder_in_box(
        &mut self,
        row: &ConstructorRow,
        parts: &ConstructorValues,
    ) -> Result<Option<Shape>, Refused> {
        let Some(&[x, y, z]) = parts.vector("half") else { return Ok(None) };
        let (half_height, [radius, other]) = match row.axis {
            'x' => (x, [y, z]),
            'y' => (y, [x, z]),
            _ => (z, [x, y]),
        };
        if radius != other {
            return Err(Refused::new(text!("import-a-cylinder-with-a-circular-cross")));
        }
        self.stand(row.axis);
        Ok(Some(Shape::Cylinder { half_height, radius }))
    }

    /// A box by its half lengths, its lengths, or its corners.
    fn cuboid(&mut self, parts: &ConstructorValues) -> Option<Shape> {
        let halved = |full: &[f64]| full.iter().map(|length| length / 2.0).collect::<Vec<_>>();
        let half = if let Some(half) = parts.vector("half") {
            half.to_vec()
        } else if let Some(full) = parts.vector("full") {
            halved(full)
        } else {
            let (low, high) = (parts.vector("low")?, parts.vector("high")?);
            let center: Vec<f64> = low.iter().zip(high).map(|(low, high)| low.midpoint(*high)).collect();
            self.local = PartialPose::shift(&center)?;
            halved(&low.iter().zip(high).map(|(low, high)| high - low).collect::<Vec<_>>())
        };
        match parts.vector("corner") {
            Some(corner) if corner.len() != half.len() => return None,
            // The box hangs at its corner, which is the position of the body.
            Some(corner) if self.engine == CodeEngine::Sat => {
                (self.stands, self.local) = (PartialPose::shift(corner), PartialPose::shift(&half)?);
            }
            Some(corner) => {
                let center: Vec<f64> = corner.iter().zip(&half).map(|(corner, half)| corner + half).collect();
                self.local = PartialPose::shift(&center)?;
            }
            None => {}
        }
        self.dimension = Some(dimension_of(&half));
        match *half.as_slice() {
            [x, y] => Some(Shape::Rectangle { half_extents: DVec2::new(x, y) }),
            [x, y, z] => Some(Shape::Cuboid { half_extents: DVec3::new(x, y, z) }),
            _ => None,
        }
    }

    /// The hull of points, of which there may be none yet.
    fn hull(&mut self, parts: &ConstructorValues) -> Option<Shape> {
        let points: Vec<Vec<f64>> = match &parts.points {
            Some(points) => points.clone(),
            None => ["a", "b", "c"].into_iter().filter_map(|it| Some(parts.vector(it)?.to_vec())).collect(),
        };
        let is_other = parts.number("count").is_some_and(|count| count != points.len() as f64);
        if is_other && !points.is_empty() {
            return None;
        }
        if let Some(first) = points.first() {
            self.dimension = Some(dimension_of(first));
        }
        let mut all: Vec<DVec3> = points.iter().map(|it| point(it)).collect();
        if self.engine == CodeEngine::Matter {
            let center = centroid(&all)?;
            for point in &mut all {
                *point -= center;
            }
        }
        Some(Shape::Points(all))
    }
}

fn half_height(parts: &ConstructorValues) -> Option<f64> {
    let of_total = || Some(parts.number("total")? / 2.0 - parts.number("r")?);
    parts.number("h").or(parts.number("height").map(|height| height / 2.0)).or_else(of_total)
}

const fn dimension_of(vector: &[f64]) -> Dimension {
    if vector.len() == 2 { Dimension::Two } else { Dimension::Three }
}

fn point(numbers: &[f64]) -> DVec3 {
    PartialPose::shift(numbers).map_or(DVec3::ZERO, |placed| placed.position)
}

/// Returns whether a number is a number of sides.
fn is_sides(sides: f64) -> bool {
    (3.0..=1000.0).contains(&sides) && sides.fract() == 0.0
}

/// A regular polygon by the number of its sides and its radius; without a number it is a square.
fn regular_polygon(parts: &ConstructorValues) -> Result<Option<Shape>, Refused> {
    let Some(radius) = parts.number("r") else { return Ok(None) };
    match parts.number("sides") {
        None => Ok(Some(Shape::Rectangle { half_extents: DVec2::splat(radius) })),
        Some(sides) if is_sides(sides) => Ok(Some(Shape::Points(regular(sides, radius)))),
        Some(_) => Err(Refused::new(text!("import-3-to-1000-sides"))),
    }
}

/// The center of gravity of a convex outline. Returns `None` for an outline that is not convex.
fn centroid(outline: &[DVec3]) -> Option<DVec3> {
    let turn = |index: usize| {
        let [a, b, c] = [0, 1, 2].map(|step| outline[(index + step) % outline.len()]);
        (b - a).cross(c - b).z
    };
    let turns: Vec<f64> = (0..outline.len()).map(turn).collect();
    let is_convex = turns.iter().all(|turn| *turn >= 0.0) || turns.iter().all(|turn| *turn <= 0.0);
    if outline.len() < 3 || !is_convex {
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
        DVec3::new(rounded(libm::cos(angle) * radius), rounded(libm::sin(angle) * radius), 0.0)
    };
    (0_u32..1000).take_while(|index| f64::from(*index) < sides).map(corner).collect()
}

/// The prism that cannon-es calls a cylinder: radius of the top and of the bottom, height, number of segments.
fn drum(parts: &ConstructorValues) -> Option<Shape> {
    let (top, bottom) = (parts.number("r")?, parts.number("d")?);
    let (height, sides) = (parts.number("height")?, parts.number("sides")?);
    if !is_sides(sides) {
        return None;
    }
    let mut points = Vec::new();
    for index in (0_u32..1000).take_while(|index| f64::from(*index) < sides) {
        let (sine, cosine) = libm::sincos(TAU / sides * f64::from(index));
        points.push(DVec3::new(-bottom * sine, -height / 2.0, bottom * cosine));
        points.push(DVec3::new(-top * sine, height / 2.0, top * cosine));
    }
    Some(Shape::Points(points))
}
