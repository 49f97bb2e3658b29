//! The kinds that are generated as a list of points.

use std::f64::consts::TAU;

use glam::{DVec2, DVec3};

use super::shapes::whole;
use super::{Kind, random};
use crate::geometry::{Dimension, Shape};

/// The points of a generated kind; none for another kind, or for a wrong number of values.
pub(super) fn shape(kind: Kind, values: &[f64], dimension: Dimension) -> Option<Shape> {
    let in_plane = dimension == Dimension::Two;
    let points = match (kind, values) {
        (Kind::Point, []) => vec![DVec3::ZERO],
        (Kind::Segment, &[length]) => vec![DVec3::X * (-length / 2.0), DVec3::X * (length / 2.0)],
        (Kind::Triangle, &[base, height, shift]) => triangle(base, height, shift),
        (Kind::Dodecahedron, &[radius]) => dodecahedron(radius),
        (Kind::Antiprism, &[sides, radius, half_height]) => {
            alternating(whole(sides), radius, half_height, false)
        }
        (Kind::RandomPolygon, &[vertices, width, aspect, seed]) => {
            random::polygon(whole(vertices), DVec2::new(width, width * aspect), whole(seed))
        }
        (Kind::RandomPolytope, &[vertices, width, aspect, seed]) => {
            let size = DVec3::new(width, width, width * aspect);
            random::on_ellipsoid(whole(vertices), size / 2.0, whole(seed))
        }
        (Kind::EvenSphere, &[vertices, radius]) => even_sphere(whole(vertices), radius),
        (Kind::RandomSphere, &[vertices, radius, seed]) => {
            random::on_ellipsoid(whole(vertices), DVec3::splat(radius), whole(seed))
        }
        (Kind::Needle, &[length, thickness]) => needle(length / 2.0, thickness / 2.0, in_plane),
        (Kind::Sliver, &[length, height]) => triangle(length, height, length / 4.0),
        (Kind::Plate, &[vertices, radius, thickness]) => {
            alternating(whole(vertices), radius, thickness / 2.0, true)
        }
        (Kind::Star, &[tips, outer, inner]) => star(whole(tips), outer, inner),
        _ => return None,
    };
    // + 0.0 avoids −0 in a file.
    Some(Shape::Points(points.into_iter().map(|point| point + 0.0).collect()))
}

/// `count` directions around z, the first along x; opposite ones exactly opposite.
pub(in crate::edit) fn circle(count: u32) -> Vec<DVec3> {
    Shape::RegularPolygon { sides: count, radius: 1.0 }.vertices().unwrap_or_default()
}

/// `count` directions along a spiral from z to −z, each the centre of about the same area.
///
/// Á. González, *Measurement of areas on a sphere using Fibonacci and latitude–longitude lattices*, 2010.
pub(in crate::edit) fn spiral(count: u32) -> Vec<DVec3> {
    let golden = f64::midpoint(1.0, 5.0_f64.sqrt());
    let direction = |index: u32| {
        let z = 1.0 - f64::from(2 * index + 1) / f64::from(count.max(1));
        let turn = DVec2::from_angle(TAU * (f64::from(index) / golden).fract());
        (turn * (1.0 - z * z).max(0.0).sqrt()).extend(z)
    };
    (0..count).map(direction).collect()
}

fn even_sphere(count: u32, radius: f64) -> Vec<DVec3> {
    random::tidied(Dimension::Three, spiral(count).into_iter().map(|unit| unit * radius).collect())
}

/// The vertices of a triangle, counter-clockwise, with half of the height below the origin.
fn triangle(base: f64, height: f64, shift: f64) -> Vec<DVec3> {
    let (half, low) = (base / 2.0, -height / 2.0);
    vec![DVec3::new(-half, low, 0.0), DVec3::new(half, low, 0.0), DVec3::new(shift, height + low, 0.0)]
}

/// The vertices of a cube and of three golden rectangles.
fn dodecahedron(radius: f64) -> Vec<DVec3> {
    let golden = f64::midpoint(1.0, 5.0_f64.sqrt());
    let side = radius / 3.0_f64.sqrt();
    let cube = Shape::Cuboid { half_extents: DVec3::splat(side) }.vertices().unwrap_or_default();
    let (short, long) = (side / golden, side * golden);
    let signs = [(-1.0, -1.0), (-1.0, 1.0), (1.0, -1.0), (1.0, 1.0)];
    let rectangle = signs.map(|(y, z)| DVec3::new(0.0, y * short, z * long));
    let turns = [|v: DVec3| v, |v: DVec3| DVec3::new(v.z, v.x, v.y), |v: DVec3| DVec3::new(v.y, v.z, v.x)];
    cube.into_iter().chain(turns.into_iter().flat_map(|turn| rectangle.map(turn))).collect()
}

/// Points around z that are alternately below and above the plane z = 0. An antiprism has `count` at each end, the lower
/// ones first; a plate has `count` in all, in order.
fn alternating(count: u32, radius: f64, half_height: f64, is_plate: bool) -> Vec<DVec3> {
    let around = circle(if is_plate { count } else { 2 * count });
    let point = |(index, unit): (usize, &DVec3)| {
        let z = if index % 2 == 0 { -half_height } else { half_height };
        (*unit * radius).with_z(z)
    };
    let all: Vec<DVec3> = around.iter().enumerate().map(point).collect();
    if is_plate {
        return all;
    }
    let end = |first: usize| all.iter().copied().skip(first).step_by(2);
    end(0).chain(end(1)).collect()
}

/// A needle along x. With `in_plane`, the last coordinate of its tips equals that of its centre.
fn needle(half_length: f64, half_thickness: f64, in_plane: bool) -> Vec<DVec3> {
    let across: &[DVec3] =
        if in_plane { &[DVec3::NEG_Y, DVec3::Y] } else { &[DVec3::NEG_Y, DVec3::Y, DVec3::NEG_Z, DVec3::Z] };
    let tips = [DVec3::NEG_X * half_length, DVec3::X * half_length];
    tips.into_iter().chain(across.iter().map(|axis| *axis * half_thickness)).collect()
}

/// The outline of a star, counter-clockwise from the tip on the positive y axis.
fn star(tips: u32, outer: f64, inner: f64) -> Vec<DVec3> {
    let upright = |unit: DVec3| DVec3::new(-unit.y, unit.x, 0.0);
    let radius = |index: usize| if index.is_multiple_of(2) { outer } else { inner };
    circle(2 * tips).into_iter().enumerate().map(|(index, unit)| upright(unit) * radius(index)).collect()
}
