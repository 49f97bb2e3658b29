//! Shapes made from shapes: hulls, Minkowski sums, cut vertices.

use glam::DVec3;

use super::error::EditError;
use super::hull::{corners, neighbours};
use super::{snap, vertices};
use crate::geometry::{Body, Dimension, MAX_VERTICES, Pose, Shape, Side};
use crate::internal::orient2d;
use crate::message::text;
use crate::scene::Scene;

/// Maximum number of pairs of vertices of two polytopes in space whose sum is computed within a frame. The
/// hull of the sums of 200 and 200 vertices on spheres takes less than a quarter of a second.
const MAX_SUMS: usize = 40_000;

/// Replaces Q by a copy of P, moved along x by one and a quarter times the width of P (by 1 if P is a
/// point), so that both are visible. Its name says that it is a copy; it keeps the color of Q.
///
/// # Errors
/// The position of the copy is out of bounds.
pub fn duplicated(scene: &Scene) -> Result<Scene, EditError> {
    let p = &scene.bodies[Side::P];
    let convex = p.convex();
    let width = convex.support(DVec3::X).0.x - convex.support(DVec3::NEG_X).0.x;
    // In steps of a twentieth of the power of ten below the width, so that the position is a short number.
    let step = snap::decimal_step(width) / 20.0;
    let by = if width > 0.0 { snap::to_step(1.25 * width, step).max(width) } else { 1.0 };
    let pose = p.pose();
    let position = pose.position + DVec3::X * by;
    let mut changed = scene.clone();
    changed.bodies[Side::Q] = p.with_pose(Pose { position, ..pose })?;
    let [label_p, label_q] = &mut changed.labels;
    label_q.name = label_p.name_of_copy();
    Ok(changed)
}

/// Returns the scene with P and Q swapped, with their names and colors.
pub fn swapped(scene: &Scene) -> Scene {
    let mut changed = scene.clone();
    changed.bodies.swap(0, 1);
    changed.labels.swap(0, 1);
    changed
}

/// Returns the hull of both bodies, as points in local coordinates of `p`: only its vertices, those of `p`
/// first. Bodies with a radius have such a hull if their radii are equal; the hull of two balls is a segment
/// with that radius.
///
/// # Errors
/// A curved core, different radii, or too many vertices.
pub fn hull_of_both(p: &Body, q: &Body) -> Result<Body, EditError> {
    let [(mut points, radius), (of_q, other)] = [core_of(p, p.pose())?, core_of(q, p.pose())?];
    if radius != other {
        return Err(EditError::Impossible(
            text!("editing-both-shapes-must-have-the"; radius = radius, other = other),
        ));
    }
    points.extend(of_q);
    hull_in_place(p, &points, radius)
}

/// Returns the Minkowski sum of two bodies: all sums of a point of one and a point of the other, about the
/// center of `p`. Only its vertices are listed; the radii are added.
///
/// # Errors
/// A curved core, or too many vertices.
pub fn minkowski_sum(p: &Body, q: &Body) -> Result<Body, EditError> {
    let middle = q.center();
    let (of_p, radius_p) = core_of(p, p.pose())?;
    let (of_q, radius_q) = core_of(q, Pose { position: middle, ..p.pose() })?;
    let dimension = p.dimension();
    let [of_p, of_q]: [Vec<DVec3>; 2] = [of_p, of_q]
        .map(|points| corners(dimension, &points).into_iter().map(|index| points[index]).collect());
    let sums = match dimension {
        Dimension::Two => merged(&of_p, &of_q),
        Dimension::Three if of_p.len().saturating_mul(of_q.len()) > MAX_SUMS => {
            let (one, other) = (of_p.len(), of_q.len());
            return Err(EditError::Impossible(
                text!("editing-the-sum-of-and-vertices"; one = one, other = other),
            ));
        }
        Dimension::Three => of_p.iter().flat_map(|p| of_q.iter().map(move |q| *p + *q)).collect(),
    };
    hull_in_place(p, &sums, radius_p + radius_q)
}

/// Returns the vertices of P ⊖ Q for the hulls of points in the plane, counterclockwise. The number of
/// points is unlimited, since the number of sums is at most the number of vertices of both hulls.
pub fn difference_of_polygons(p: &[DVec3], q: &[DVec3]) -> Vec<DVec3> {
    let mirrored: Vec<DVec3> = q.iter().map(|point| -*point).collect();
    let hull = |points: &[DVec3]| -> Vec<DVec3> {
        corners(Dimension::Two, points).into_iter().map(|index| points[index] + 0.0).collect()
    };
    hull(&merged(&hull(p), &hull(&mirrored)))
}

/// Returns the body with one vertex cut off: each edge of the exact hull at that vertex is cut at this
/// fraction of its length, 0 < `fraction` < 1. Only vertices of the result are listed, the new ones in place
/// of the old one. The radius stays.
///
/// # Errors
/// A curved shape, a listed point that is not a vertex of the hull, a single point, or a fraction that is out of range.
pub fn corner_cut(body: &Body, vertex: usize, fraction: f64) -> Result<Body, EditError> {
    if !(fraction > 0.0 && fraction < 1.0) {
        return Err(EditError::Impossible(
            text!("editing-the-fraction-must-lie-between"; fraction = fraction),
        ));
    }
    let Some(points) = body.local_vertices() else {
        return Err(EditError::NoVertices { kind: body.kind_name() });
    };
    let count = points.len();
    if vertex >= count {
        return Err(EditError::NoSuchVertex { index: vertex, count });
    }
    let mut kept = corners(body.dimension(), &points);
    kept.sort_unstable();
    if kept.binary_search(&vertex).is_err() {
        return Err(EditError::Impossible(text!("editing-vertex-is-not-a-vertex"; vertex = vertex)));
    }
    let mut ends = neighbours(body.dimension(), &points, vertex);
    if ends.is_empty() {
        return Err(EditError::Impossible(text!("editing-a-single-point-has-no-2").to_owned()));
    }
    // The neighbor before the vertex in the list comes first, as in the outline of a polygon.
    ends.sort_by_key(|end| (vertex + count - end) % count);
    let corner = points[vertex];
    let cut = |end: usize| corner.lerp(points[end], fraction) + 0.0;
    let left = kept.into_iter().flat_map(|index| {
        if index == vertex { ends.iter().map(|end| cut(*end)).collect() } else { vec![points[index]] }
    });
    Ok(body.with_shape(Shape::Points(left.collect()))?)
}

/// The vertices of the core of a body, in the local coordinates of a pose, and its radius.
fn core_of(body: &Body, pose: Pose) -> Result<(Vec<DVec3>, f64), EditError> {
    let convex = body.convex();
    let world = convex.core_vertices().ok_or_else(|| EditError::NoVertices { kind: body.kind_name() })?;
    let listed = vertices::local(body);
    let is_same = pose == body.pose() && listed.len() == world.len();
    let local = || world.iter().map(|point| vertices::local_of(pose, *point)).collect();
    Ok((if is_same { listed } else { local() }, convex.radius))
}

/// The body made of the points that are vertices of their hull, in the listed order.
fn hull_in_place(body: &Body, points: &[DVec3], rounding: f64) -> Result<Body, EditError> {
    let mut kept = corners(body.dimension(), points);
    kept.sort_unstable();
    if kept.len() > MAX_VERTICES {
        return Err(EditError::Impossible(
            text!("editing-the-result-would-have-vertices"; count = kept.len(), MAX_VERTICES = MAX_VERTICES),
        ));
    }
    let points = kept.into_iter().map(|index| points[index] + 0.0).collect();
    Ok(Body::new(body.dimension(), Shape::Points(points), body.pose(), rounding)?)
}

/// The sum of two convex outlines, counterclockwise from their lowest leftmost vertex: their edges sorted by direction.
/// If roundoff puts two edges in the wrong order, the hull of the result corrects it.
///
/// M. de Berg and others, *Computational Geometry*, 2008, section 13.3.
fn merged(p: &[DVec3], q: &[DVec3]) -> Vec<DVec3> {
    let (mut i, mut j) = (0, 0);
    let mut sums = Vec::with_capacity(p.len() + q.len());
    while i <= p.len() && j <= q.len() {
        let (here_p, here_q) = (p[i % p.len()], q[j % q.len()]);
        sums.push(here_p + here_q);
        if i == p.len() && j == q.len() {
            break;
        }
        let edge_p = p[(i + 1) % p.len()] - here_p;
        let edge_q = q[(j + 1) % q.len()] - here_q;
        let turn = orient2d(DVec3::ZERO, edge_p, edge_q);
        let is_p_next = j == q.len() || (i < p.len() && turn >= 0.0);
        let is_q_next = i == p.len() || (j < q.len() && turn <= 0.0);
        i += usize::from(is_p_next);
        j += usize::from(is_q_next);
    }
    sums
}
