//! Shapes that are flat, so that they have no surface in 3D.

use glam::DVec3;

use super::{Figure, Form, Hit, Marker, Role};
use crate::geometry::Surface;

/// Adds a shape that is a point, a segment or a polygon.
pub(super) fn add_flat(figure: &mut Figure, role: Role, hit: Option<Hit>, surface: &Surface) {
    let points: Vec<DVec3> = surface.hull.vertices().iter().map(|index| surface.points[*index]).collect();
    match points.as_slice() {
        [] => {}
        [at] => figure.add(role, hit, Form::Point { at: *at, marker: Marker::Disc }),
        [_, _] => figure.add(role, hit, Form::Line { points, closed: false }),
        _ => {
            figure.add(role, hit, Form::Area { points: points.clone() });
            figure.add(role, hit, Form::Line { points, closed: true });
        }
    }
}
