//! A thumbnail of one body.

use std::sync::Arc;

use glam::DVec2;

use super::bounds::Bounds;
use super::camera::Camera;
use super::mark::{Figure, Form, Marker, Role};
use super::paper::PaperMark;
use super::plane::Plane;
use super::solid::Solid;
use crate::geometry::{Body, Dimension, Side, Surface};

/// The fraction of the paper that the body takes.
const SHARE: f64 = 0.82;

/// The body centred on paper of `size` points, drawn as P or as Q, without labels; listed vertices that are not vertices
/// of the hull are drawn as points.
pub fn thumbnail(body: &Body, side: Side, size: DVec2) -> Vec<PaperMark> {
    let dimension = body.dimension();
    let surface = Surface::of(&body.convex(), dimension);
    let bounds = Bounds::of(surface.points.iter().copied());
    let mut figure = Figure::new(dimension);
    match Solid::of(&surface) {
        Some(solid) => figure.add(Role::Shape(side), None, Form::Body(Arc::new(solid))),
        None => figure.add_flat(Role::Shape(side), None, &surface),
    }
    // The vertices inside the hull, as in a star.
    let vertices = body.local_vertices().unwrap_or_default();
    for index in body.interior_vertices() {
        let at = body.pose().world_from_local(vertices[index]);
        figure.add(Role::Ghost, None, Form::Point { at, marker: Marker::Disc });
    }
    match dimension {
        Dimension::Two => {
            let extent = (bounds.max - bounds.min).truncate().max(DVec2::splat(bounds.radius() * 1e-6));
            let scale = SHARE * (size / extent).min_element();
            let middle = bounds.center().truncate() * DVec2::new(1.0, -1.0);
            Plane { origin: size * 0.5 - middle * scale, scale }.project(&figure, size)
        }
        Dimension::Three => {
            let mut camera = Camera::default();
            camera.frame(&bounds.into(), size);
            camera.project(&figure, size)
        }
    }
}
