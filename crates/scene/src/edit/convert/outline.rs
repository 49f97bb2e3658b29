//! Points on the boundary of curved shapes, in local coordinates.

use std::f64::consts::TAU;

use glam::{DVec2, DVec3};

use crate::edit::hull::corners;
use crate::edit::model::{circle, spiral};
use crate::geometry::{Body, Convex, Dimension, Vector as _};

/// Points on the boundary in the plane, counterclockwise. In a polygon with a radius, the arc around each vertex gets a
/// share of the points in proportion to its angle, and both its ends.
pub(super) fn in_the_plane(convex: &Convex<DVec3>, count: u32) -> Vec<DVec3> {
    let Some(vertices) = convex.core_vertices() else { return supports(convex, &circle(count)) };
    let hull: Vec<DVec3> =
        corners(Dimension::Two, vertices).into_iter().map(|index| vertices[index]).collect();
    if let [only] = *hull.as_slice() {
        return circle(count).into_iter().map(|unit| only + unit * convex.radius).collect();
    }
    // Every arc has one point more than pieces.
    let pieces = (count as usize).saturating_sub(hull.len()).max(hull.len()) as f64;
    let normal = |from: DVec3, to: DVec3| {
        let edge = (to - from).unit();
        DVec2::new(edge.y, -edge.x)
    };
    let around = hull.len();
    let arc = |index: usize| {
        let [before, corner, after] =
            [index + around - 1, index, index + 1].map(|index| hull[index % around]);
        let (first, last) = (normal(before, corner), normal(corner, after));
        let angle = libm::atan2(first.perp_dot(last), first.dot(last)).rem_euclid(TAU);
        let parts = pieces_of(pieces * angle / TAU);
        (0..=parts).map(move |part| {
            let unit = match part {
                0 => first,
                part if part == parts => last,
                part => DVec2::from_angle(angle * f64::from(part) / f64::from(parts)).rotate(first),
            };
            corner + (unit * convex.radius).extend(0.0)
        })
    };
    (0..around).flat_map(arc).collect()
}

/// Points in space: on both rims of a cylinder, the lower first; on the rim of a cone, then the apex.
pub(super) fn in_space(local: &Body, count: u32) -> Vec<DVec3> {
    let inscribed = local.shape().inscribed(count).filter(|_| local.rounding() == 0.0);
    let vertices = inscribed.and_then(|polytope| polytope.vertices());
    vertices.unwrap_or_else(|| supports(&local.convex(), &spiral(count)))
}

fn supports(convex: &Convex<DVec3>, directions: &[DVec3]) -> Vec<DVec3> {
    directions.iter().map(|direction| convex.support(*direction).0).collect()
}

/// A number of pieces as an integer, at least one.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a part of the number of points, which is bounded; a cast of anything else saturates"
)]
fn pieces_of(pieces: f64) -> u32 {
    pieces.round().max(1.0) as u32
}
