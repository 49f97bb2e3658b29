//! The arrow of the search direction in the difference view.

use glam::DVec3;

use crate::gjk::{Simplex, State};

/// The search direction in force, and the point of P ⊖ Q from which the arrow starts: the point of the simplex that is
/// nearest to the origin. The first direction starts at the origin.
pub(super) fn of(state: &State) -> (DVec3, DVec3) {
    if let Some(growth) = &state.growth {
        let closest = growth.closest.and_then(|facet| growth.facets.get(facet)?.as_ref());
        let foot = closest.map_or(DVec3::ZERO, |facet| facet.normal * facet.distance);
        return (state.asked, foot);
    }
    if let Some(next) = state.next {
        return (next, nearest_to_origin(&state.points(&state.live())));
    }
    let before = state.ghosts.last().map_or(&[][..], Simplex::points);
    let before: Vec<DVec3> = before.iter().map(|support| support.point).collect();
    (state.asked, nearest_to_origin(&before))
}

/// The point nearest to the origin of a point, a segment, or the plane of a triangle; where arrows start. The origin
/// for anything else.
fn nearest_to_origin(points: &[DVec3]) -> DVec3 {
    match *points {
        [a] => a,
        [a, b] => {
            let along = b - a;
            let length_squared = along.length_squared();
            if length_squared > 0.0 {
                a + along * (-a.dot(along) / length_squared).clamp(0.0, 1.0)
            } else {
                a
            }
        }
        [a, b, c] => {
            let normal = (b - a).cross(c - a).normalize_or_zero();
            if normal == DVec3::ZERO { (a + b + c) / 3.0 } else { normal * a.dot(normal) }
        }
        _ => DVec3::ZERO,
    }
}
