//! A thumbnail of one body or of a pair.

use std::sync::Arc;

use glam::DVec2;

use super::camera::Camera;
use super::extent::Extent;
use super::mark::{Figure, Form, Marker, Role};
use super::paper::PaperMark;
use super::plane::Plane;
use super::solid::Solid;
use crate::geometry::{Body, Dimension, Side};
use crate::internal::Surface;

/// The fraction of the paper that the bodies fill.
const SHARE: f64 = 0.82;

/// Draws the body, centered on paper of `size` points, as P or as Q, without labels; listed vertices that
/// are not vertices of the hull are drawn as points.
pub fn thumbnail(body: &Body, side: Side, size: DVec2) -> Vec<PaperMark> {
    drawn(body.dimension(), &[(side, body)], size)
}

/// Draws P and Q, centered on paper of `size` points, like [`thumbnail()`].
pub fn thumbnail_of_pair([p, q]: &[Body; 2], size: DVec2) -> Vec<PaperMark> {
    drawn(p.dimension(), &[(Side::P, p), (Side::Q, q)], size)
}

fn drawn(dimension: Dimension, bodies: &[(Side, &Body)], size: DVec2) -> Vec<PaperMark> {
    let mut figure = Figure::new(dimension);
    let mut points = Vec::new();
    for (side, body) in bodies {
        let surface = Surface::of(&body.convex(), dimension);
        points.extend(surface.points.iter().copied());
        match Solid::of(&surface) {
            Some(solid) => figure.add(Role::Shape(*side), None, Form::Body(Arc::new(solid))),
            None => figure.add_flat(Role::Shape(*side), None, &surface),
        }
        // The vertices inside the hull, as in a star.
        let vertices = body.local_vertices().unwrap_or_default();
        for index in body.interior_vertices() {
            let at = body.pose().world_from_local(vertices[index]);
            figure.add(Role::Ghost, None, Form::Point { at, marker: Marker::Disc });
        }
    }
    let extent = Extent::of(points);
    let bounds = extent.bounds();
    match dimension {
        Dimension::Two => {
            let sides = (bounds.max - bounds.min).truncate().max(DVec2::splat(bounds.radius() * 1e-6));
            let scale = SHARE * (size / sides).min_element();
            let middle = bounds.center().truncate() * DVec2::new(1.0, -1.0);
            Plane { origin: size * 0.5 - middle * scale, scale }.project(&figure, size)
        }
        Dimension::Three => {
            let mut camera = Camera::default();
            camera.frame(&extent, size);
            camera.project(&figure, size)
        }
    }
}
