//! The vertices of the regular shapes, in the order of their indices.

use std::f64::consts::{FRAC_1_SQRT_2, FRAC_PI_2};

use glam::{DVec2, DVec3, dvec3};

/// Returns the vertices of a rectangle, counterclockwise from the lower left, at height `z`.
pub(super) fn rectangle(half_extents: DVec2, z: f64) -> [DVec3; 4] {
    let DVec2 { x, y } = half_extents;
    [dvec3(-x, -y, z), dvec3(x, -y, z), dvec3(x, y, z), dvec3(-x, y, z)]
}

/// Returns the vertices of a box from (−,−,−) to (+,+,+), with z changing fastest.
pub(super) fn cuboid(half_extents: DVec3) -> [DVec3; 8] {
    let DVec3 { x, y, z } = half_extents;
    [
        dvec3(-x, -y, -z),
        dvec3(-x, -y, z),
        dvec3(-x, y, -z),
        dvec3(-x, y, z),
        dvec3(x, -y, -z),
        dvec3(x, -y, z),
        dvec3(x, y, -z),
        dvec3(x, y, z),
    ]
}

/// Returns the vertices of a regular polygon, counterclockwise from the positive x direction, at height `z`.
pub(super) fn regular_polygon(sides: u32, radius: f64, z: f64) -> impl Iterator<Item = DVec3> {
    (0..sides).map(move |index| (unit_circle(index, sides) * radius).extend(z))
}

/// Returns the point of the unit circle at `index / count` of a full turn from (1, 0). It is mirrored from the first
/// eighth of the circle, so that quarter turns are exact and opposite points are exactly opposite.
pub(super) fn unit_circle(index: u32, count: u32) -> DVec2 {
    let (index, count) = (u64::from(index), u64::from(count.max(1)));
    let quarter = 4 * index / count % 4;
    let rest = 4 * index % count;
    let fraction = |part: u64| DVec2::from_angle(FRAC_PI_2 * part as f64 / count as f64);
    let point = match (2 * rest).cmp(&count) {
        std::cmp::Ordering::Less => fraction(rest),
        std::cmp::Ordering::Equal => DVec2::splat(FRAC_1_SQRT_2),
        std::cmp::Ordering::Greater => {
            let mirrored = fraction(count - rest);
            DVec2::new(mirrored.y, mirrored.x)
        }
    };
    match quarter {
        0 => point,
        1 => point.perp(),
        2 => -point,
        _ => -point.perp(),
    }
}

/// Returns four alternating corners of a cube.
pub(super) fn tetrahedron(radius: f64) -> [DVec3; 4] {
    let side = radius / 3.0_f64.sqrt();
    [dvec3(side, side, side), dvec3(side, -side, -side), dvec3(-side, side, -side), dvec3(-side, -side, side)]
}

/// Returns the vertices of a regular octahedron: +x, −x, +y, −y, +z, −z.
pub(super) fn octahedron(radius: f64) -> [DVec3; 6] {
    [DVec3::X, DVec3::NEG_X, DVec3::Y, DVec3::NEG_Y, DVec3::Z, DVec3::NEG_Z].map(|axis| axis * radius)
}

/// Returns the vertices of three mutually perpendicular golden rectangles.
pub(super) fn icosahedron(radius: f64) -> [DVec3; 12] {
    let golden = f64::midpoint(1.0, 5.0_f64.sqrt());
    let short = radius / libm::hypot(golden, 1.0);
    let long = short * golden;
    [
        dvec3(0.0, short, long),
        dvec3(0.0, -short, long),
        dvec3(0.0, short, -long),
        dvec3(0.0, -short, -long),
        dvec3(short, long, 0.0),
        dvec3(-short, long, 0.0),
        dvec3(short, -long, 0.0),
        dvec3(-short, -long, 0.0),
        dvec3(long, 0.0, short),
        dvec3(long, 0.0, -short),
        dvec3(-long, 0.0, short),
        dvec3(-long, 0.0, -short),
    ]
}
