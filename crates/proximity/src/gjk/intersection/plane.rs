//! The simplex in the plane.

#![expect(clippy::inline_always, reason = "measured: the points of the simplex stay in registers")]

use glam::DVec3;

use super::corners::{NextDirection, SearchCorners};
use super::enclosure::{InPlane as _, bound_in_plane};
use crate::geometry::SupportErrors;

/// Keeps the feature nearest to the origin.
#[inline(always)]
pub(super) fn next(errors: &SupportErrors, corners: &mut SearchCorners) -> NextDirection {
    let [a, b, c, _] = corners.points();
    match corners.len {
        1 => NextDirection::Look(-a),
        2 => NextDirection::Look(beside(b - a, -a)),
        _ => {
            let (ab, ac, ao) = (b - a, c - a, -a);
            // Positive for a triangle that turns counterclockwise.
            let turn = ab.perp_dot_plane(ac).signum();
            // The distance of the origin inside the sides AB and AC.
            let within_ab = ab.perp_dot_plane(ao) * turn;
            if within_ab < 0.0 {
                corners.keep_edge(corners.b);
                return NextDirection::Look(beside(ab, ao));
            }
            let within_ac = ao.perp_dot_plane(ac) * turn;
            if within_ac < 0.0 {
                corners.keep_edge(corners.c);
                return NextDirection::Look(beside(ac, ao));
            }
            let within_bc = (c - b).perp_dot_plane(-b) * turn;
            let bound = bound_in_plane(errors, [a, b, c]);
            if within_ab > bound && within_ac > bound && within_bc > bound {
                NextDirection::Enclosed
            } else {
                NextDirection::Undetermined
            }
        }
    }
}

/// Returns the vector perpendicular to an edge, on the side of the origin.
#[inline(always)]
fn beside(edge: DVec3, to_origin: DVec3) -> DVec3 {
    let normal = DVec3::new(-edge.y, edge.x, 0.0);
    let side = normal.dot(to_origin);
    if side > 0.0 {
        normal
    } else if side < 0.0 {
        -normal
    } else {
        DVec3::ZERO
    }
}
