//! Directions in both views: the arrow with its name, its start in the difference view, and the support plane.

use glam::DVec3;

use super::mark::{Figure, Form, Hit, Marker, Role};
use crate::geometry::{Dimension, Vector as _};
use crate::gjk::{Simplex, State};

/// Returns the current search direction, and the point of P ⊖ Q from which the arrow starts: the point of the
/// simplex that is nearest to the origin. The first direction starts at the origin.
pub(super) fn search_direction(state: &State) -> (DVec3, DVec3) {
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

/// Returns the start of an arrow: the point nearest to the origin on a segment or on the plane of a triangle, or the
/// single point itself; otherwise the origin.
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

/// Draws a direction as an arrow of `length` with its name. The zero direction is a labeled ring.
pub(super) fn add_direction(figure: &mut Figure, from: DVec3, direction: DVec3, length: f64, name: &str) {
    let (role, hit) = (Role::Direction, Some(Hit::Direction));
    let unit = direction.unit();
    if unit == DVec3::ZERO {
        figure.add(role, hit, Form::Point { at: from, marker: Marker::Ring });
        let text = format!("{name} = 0");
        return figure.add(role, hit, Form::Label { at: from, text, toward: DVec3::new(1.0, -1.0, -1.0) });
    }
    let to = from + unit * length;
    figure.add(role, hit, Form::Arrow { from, to });
    figure.add(role, hit, Form::Label { at: to, text: name.to_owned(), toward: unit });
}

/// Returns a piece of the line (in 3D, of the plane) through `middle` perpendicular to `direction`, with an
/// extent of `reach` to each side.
pub(super) fn support_plane(
    dimension: Dimension,
    middle: DVec3,
    direction: DVec3,
    reach: f64,
) -> Option<Form> {
    let unit = direction.unit();
    if unit == DVec3::ZERO {
        return None;
    }
    Some(match dimension {
        Dimension::Two => {
            let aside = DVec3::Z.cross(unit) * reach;
            Form::Line { points: vec![middle - aside, middle + aside], closed: false }
        }
        Dimension::Three => {
            let (x, y) = unit.any_orthonormal_pair();
            let corner = |across: f64, up: f64| middle + (x * across + y * up) * (reach * 0.45);
            Form::Area {
                points: vec![corner(-1.0, -1.0), corner(1.0, -1.0), corner(1.0, 1.0), corner(-1.0, 1.0)],
            }
        }
    })
}
