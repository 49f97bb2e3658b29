//! The simplex in space.

#![expect(clippy::inline_always, reason = "measured: the points of the simplex stay in registers")]

use glam::DVec3;

use super::corners::{NextDirection, SearchCorners};
use super::enclosure::bound;
use crate::geometry::{Corner, SupportErrors};

/// Keeps the feature nearest to the origin.
#[inline(always)]
pub(super) fn next(errors: &SupportErrors, corners: &mut SearchCorners) -> NextDirection {
    let [a, b, _, _] = corners.points();
    match corners.len {
        1 => NextDirection::Look(-a),
        2 => NextDirection::Look(from_edge(b - a, -a)),
        3 => triangle(corners),
        _ => tetrahedron(errors, corners),
    }
}

/// Returns the vector perpendicular to an edge, toward the origin.
#[inline(always)]
fn from_edge(edge: DVec3, to_origin: DVec3) -> DVec3 {
    edge.cross(to_origin).cross(edge)
}

#[inline(always)]
fn triangle(corners: &mut SearchCorners) -> NextDirection {
    let SearchCorners { a, b, c, .. } = *corners;
    let (ab, ac, ao) = (b.point - a.point, c.point - a.point, -a.point);
    let normal = ab.cross(ac);
    if ab.cross(normal).dot(ao) > 0.0 {
        corners.keep_edge(b);
        return NextDirection::Look(from_edge(ab, ao));
    }
    if normal.cross(ac).dot(ao) > 0.0 {
        corners.keep_edge(c);
        return NextDirection::Look(from_edge(ac, ao));
    }
    if normal.dot(ao) >= 0.0 {
        NextDirection::Look(normal)
    } else {
        corners.keep_face(c, b);
        NextDirection::Look(-normal)
    }
}

/// A point of the tetrahedron besides A, the edge to it, and the outward normal of the face after that edge.
#[derive(Clone, Copy)]
struct Spoke {
    corner: Corner,
    edge: DVec3,
    normal: DVec3,
}

/// Reduces a tetrahedron. The origin is on the side of A of the face BCD, which turns clockwise as seen from A.
#[inline(always)]
fn tetrahedron(errors: &SupportErrors, corners: &mut SearchCorners) -> NextDirection {
    let SearchCorners { a, b, c, d, .. } = *corners;
    let ao = -a.point;
    let [ab, ac, ad] = [b, c, d].map(|corner| corner.point - a.point);
    let [abc, acd, adb] = [ab.cross(ac), ac.cross(ad), ad.cross(ab)];
    let over = [abc, acd, adb].map(|normal| normal.dot(ao));
    let [b, c, d] = [(b, ab, abc), (c, ac, acd), (d, ad, adb)].map(|(corner, edge, normal)| Spoke {
        corner,
        edge,
        normal,
    });
    // The case is solved for ABC, or for ABC and ACD; the others are rotations of these.
    match over.map(|over| over > 0.0) {
        [false, false, false] => {
            let (at_b, at_c, at_d) = (b.corner.point, c.corner.point, d.corner.point);
            let within = (at_d - at_b).cross(at_c - at_b).dot(at_b);
            let bound = bound(errors, corners.points());
            let is_inside = within > bound && over.iter().all(|over| *over < -bound);
            if is_inside { NextDirection::Enclosed } else { NextDirection::Undetermined }
        }
        [true, true, true] => NextDirection::Undetermined,
        [true, false, false] => one_face(corners, ao, b, c),
        [false, true, false] => one_face(corners, ao, c, d),
        [false, false, true] => one_face(corners, ao, d, b),
        [true, true, false] => two_faces(corners, ao, b, c, d),
        [false, true, true] => two_faces(corners, ao, c, d, b),
        [true, false, true] => two_faces(corners, ao, d, b, c),
    }
}

/// Handles the case that the origin is in front of the face after this edge only.
#[inline(always)]
fn one_face(corners: &mut SearchCorners, ao: DVec3, from: Spoke, to: Spoke) -> NextDirection {
    if from.normal.cross(to.edge).dot(ao) > 0.0 {
        corners.keep_edge(to.corner);
        NextDirection::Look(from_edge(to.edge, ao))
    } else {
        face_or_first_edge(corners, ao, from, to)
    }
}

/// Handles the case that the origin is in front of the faces after two edges: the edge between them, seen from the
/// first face, decides which one is nearest.
#[inline(always)]
fn two_faces(corners: &mut SearchCorners, ao: DVec3, from: Spoke, middle: Spoke, to: Spoke) -> NextDirection {
    if from.normal.cross(middle.edge).dot(ao) > 0.0 {
        one_face(corners, ao, middle, to)
    } else {
        face_or_first_edge(corners, ao, from, middle)
    }
}

/// Handles a face with the origin in front of it, and not outside its second edge from A.
#[inline(always)]
fn face_or_first_edge(corners: &mut SearchCorners, ao: DVec3, from: Spoke, to: Spoke) -> NextDirection {
    if from.edge.cross(from.normal).dot(ao) > 0.0 {
        corners.keep_edge(from.corner);
        return NextDirection::Look(from_edge(from.edge, ao));
    }
    corners.keep_face(from.corner, to.corner);
    NextDirection::Look(from.normal)
}
