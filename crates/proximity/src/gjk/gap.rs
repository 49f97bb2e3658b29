//! The distance or penetration depth of two shapes, measured on every facet of their explicit difference.
//!
//! This direct method checks the results of the algorithms. It measures polytopes with or without a radius.

use glam::DVec3;

use crate::geometry::{Convex, Dimension, Hull, Hull2, Hull3, MinkowskiDifference, Position};

/// Returns the signed distance between two shapes in scene units. It is positive if they are separate, and minus the
/// length of the minimum translation if they overlap. Returns `None` for ellipsoids, cylinders and cones, which have no
/// facets.
pub fn signed_gap(dimension: Dimension, p: &Convex<DVec3>, q: &Convex<DVec3>) -> Option<f64> {
    let core = |convex: &Convex<DVec3>| Convex::vertices(convex.core_vertices()?.iter().copied()).ok();
    let difference = MinkowskiDifference::new(dimension, &core(p)?, &core(q)?);
    if difference.curved {
        return None;
    }
    let points: Vec<DVec3> = difference.points.iter().map(|pair| pair.point).collect();
    let distance = distance_to_boundary(&difference.hull, &points);
    let of_cores = match difference.hull.position_of(DVec3::ZERO, &points) {
        Position::Inside => -distance,
        Position::Boundary => 0.0,
        Position::Outside => distance,
    };
    Some(of_cores - p.radius - q.radius)
}

/// Returns the distance from the origin to the nearest point of the boundary of a hull; a flat hull is all boundary.
pub(super) fn distance_to_boundary(hull: &Hull, points: &[DVec3]) -> f64 {
    let point = |index: &usize| points[*index].length();
    let segment = |from: usize, to: usize| distance_to_segment(points[from], points[to]);
    let triangle = |corners: [usize; 3]| distance_to_triangle(corners.map(|index| points[index]));
    match hull {
        Hull::Flat(Hull2::Point(at)) | Hull::Solid(Hull3::Point(at)) => point(at),
        Hull::Flat(Hull2::Segment([from, to])) | Hull::Solid(Hull3::Segment([from, to])) => {
            segment(*from, *to)
        }
        Hull::Flat(Hull2::Polygon(corners)) => {
            edges(corners).map(|(from, to)| segment(from, to)).fold(f64::INFINITY, f64::min)
        }
        Hull::Solid(Hull3::Polygon { vertices, .. }) => vertices
            .windows(2)
            .map(|side| triangle([vertices[0], side[0], side[1]]))
            .fold(f64::INFINITY, f64::min),
        Hull::Solid(Hull3::Polytope(polytope)) => {
            polytope.triangles.iter().map(|corners| triangle(*corners)).fold(f64::INFINITY, f64::min)
        }
    }
}

/// Returns the sides of a polygon, from corner to corner.
pub(super) fn edges(corners: &[usize]) -> impl Iterator<Item = (usize, usize)> {
    corners.iter().copied().zip(corners.iter().copied().cycle().skip(1))
}

fn distance_to_segment(from: DVec3, to: DVec3) -> f64 {
    let edge = to - from;
    if edge == DVec3::ZERO {
        return from.length();
    }
    let along = (-from.dot(edge) / edge.length_squared()).clamp(0.0, 1.0);
    (from + edge * along).length()
}

fn distance_to_triangle([a, b, c]: [DVec3; 3]) -> f64 {
    let normal = (b - a).cross(c - a).normalize_or_zero();
    let sides = [(a, b), (b, c), (c, a)];
    let within = sides.iter().all(|(from, to)| (*to - *from).cross(-*from).dot(normal) >= 0.0);
    if within && normal != DVec3::ZERO {
        return a.dot(normal).abs();
    }
    sides.iter().map(|(from, to)| distance_to_segment(*from, *to)).fold(f64::INFINITY, f64::min)
}
