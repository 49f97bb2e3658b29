//! The simplex in space.

use glam::DVec3;

use super::enclosure::bound;
use super::{Corners, Next};
use crate::geometry::PosedPair;

/// Keeps the feature nearest to the origin.
#[inline]
pub(super) fn next(pair: &PosedPair<'_>, corners: &mut Corners) -> Next {
    let [a, b, _, _] = corners.points();
    match corners.len {
        1 => Next::Look(-a),
        2 => Next::Look(from_edge(b - a, -a)),
        3 => triangle(corners),
        _ => tetrahedron(pair, corners),
    }
}

/// At right angles to an edge, towards the origin.
#[inline]
fn from_edge(edge: DVec3, to_origin: DVec3) -> DVec3 {
    edge.cross(to_origin).cross(edge)
}

#[inline]
fn triangle(corners: &mut Corners) -> Next {
    let [a, b, c, _] = corners.points();
    let (ab, ac, ao) = (b - a, c - a, -a);
    let normal = ab.cross(ac);
    if ab.cross(normal).dot(ao) > 0.0 {
        corners.keep([0, 1]);
        return Next::Look(from_edge(ab, ao));
    }
    if normal.cross(ac).dot(ao) > 0.0 {
        corners.keep([0, 2]);
        return Next::Look(from_edge(ac, ao));
    }
    if normal.dot(ao) >= 0.0 {
        Next::Look(normal)
    } else {
        corners.keep([0, 2, 1]);
        Next::Look(-normal)
    }
}

/// The origin is on the side of A of the face BCD, which turns clockwise as seen from A.
#[inline]
fn tetrahedron(pair: &PosedPair<'_>, corners: &mut Corners) -> Next {
    let [a, b, c, d] = corners.points();
    let ao = -a;
    let edges = [b - a, c - a, d - a];
    // Outwards.
    let normals = [edges[0].cross(edges[1]), edges[1].cross(edges[2]), edges[2].cross(edges[0])];
    let over = normals.map(|normal| normal.dot(ao));
    let sees = over.map(|over| over > 0.0);
    let first = match sees {
        [false, false, false] => {
            let within = -(d - b).cross(c - b).dot(-b);
            let bound = bound(pair, [a, b, c, d]);
            let is_inside = within > bound && over.iter().all(|over| *over < -bound);
            return if is_inside { Next::Enclosed } else { Next::Open };
        }
        [true, true, true] => return Next::Open,
        [true, _, false] => 0,
        [false, true, _] => 1,
        [_, false, true] => 2,
    };
    // The case is solved for ABC, or for ABC and ACD; the others are rotations of these.
    let around = |step: usize| (first + step) % 3;
    let (of_b, of_c, of_d) = (around(0), around(1), around(2));
    let (normal, next_normal) = (normals[of_b], normals[of_c]);
    if normal.cross(edges[of_c]).dot(ao) <= 0.0 {
        return face_or_first_edge(corners, ao, [of_b, of_c], [edges[of_b], edges[of_c]], normal);
    }
    if !sees[of_c] || next_normal.cross(edges[of_d]).dot(ao) > 0.0 {
        let to = if sees[of_c] { of_d } else { of_c };
        corners.keep([0, to + 1]);
        return Next::Look(from_edge(edges[to], ao));
    }
    face_or_first_edge(corners, ao, [of_c, of_d], [edges[of_c], edges[of_d]], next_normal)
}

/// The face sees the origin, which is not beyond its second edge from A.
#[inline]
fn face_or_first_edge(
    corners: &mut Corners,
    ao: DVec3,
    [b, c]: [usize; 2],
    [ab, _]: [DVec3; 2],
    normal: DVec3,
) -> Next {
    if ab.cross(normal).dot(ao) > 0.0 {
        corners.keep([0, b + 1]);
        return Next::Look(from_edge(ab, ao));
    }
    corners.keep([0, b + 1, c + 1]);
    Next::Look(normal)
}
