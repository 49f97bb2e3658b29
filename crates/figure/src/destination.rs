//! The preview of the place of a body that is about to move, as an outline in the shapes view.

use std::sync::Arc;

use glam::DVec3;

use super::mark::{Figure, Form, Role};
use super::solid::Solid;
use crate::geometry::Body;
use crate::internal::Surface;

/// Adds the outline of a body that is about to move to its place, with its name. It hides nothing.
pub fn add_destination(figure: &mut Figure, body: &Body, name: &str) {
    let surface = Surface::of(&body.convex(), figure.dimension);
    let role = Role::Other { drawn: false, color: None };
    if let Some(solid) = Solid::of(&surface) {
        figure.add(role, None, Form::Body(Arc::new(solid)));
    } else {
        let points: Vec<DVec3> = surface.hull.vertices().iter().map(|index| surface.points[*index]).collect();
        if points.len() > 1 {
            figure.add(role, None, Form::Line { points, closed: true });
        }
    }
    let label = Form::Label { at: surface.center(), text: name.to_owned(), toward: DVec3::ZERO };
    figure.add(role, None, label);
}
