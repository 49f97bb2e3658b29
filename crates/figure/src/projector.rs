//! The projection of points to paper: the quantities of a camera that every point needs, computed once for a picture.

use glam::{DVec2, DVec3};

use crate::scene::Projection;

/// A camera in front of paper of a given size.
#[derive(Clone, Copy, Debug)]
pub(super) struct Projector {
    /// The kind of projection.
    pub(super) projection: Projection,
    /// The unit vector to the right on paper.
    pub(super) right: DVec3,
    /// The unit vector up on paper.
    pub(super) up: DVec3,
    /// The unit vector from the target to the eye.
    pub(super) back: DVec3,
    /// The position of the eye; in an orthographic view only its direction matters.
    pub(super) eye: DVec3,
    /// The distance of the near plane, in front of which nothing is drawn in perspective.
    pub(super) near: f64,
    pub(super) target: DVec3,
    pub(super) distance: f64,
    pub(super) units_per_point: f64,
    pub(super) viewport: DVec2,
}

impl Projector {
    /// Returns the direction from `point` to the eye, opposite to the line of sight. Not a unit vector.
    pub(super) fn toward_eye(&self, point: DVec3) -> DVec3 {
        match self.projection {
            Projection::Perspective => self.eye - point,
            Projection::Orthographic => self.back,
        }
    }

    /// Returns the distance of a point in front of the eye, along the line of sight.
    pub(super) fn depth(&self, point: DVec3) -> f64 {
        self.distance - (point - self.target).dot(self.back)
    }

    /// Projects a point to paper. Returns `None` for a point that is behind the eye or not finite.
    pub(super) fn screen_from_world(&self, point: DVec3) -> Option<DVec2> {
        let offset = point - self.target;
        let on_plane = DVec2::new(offset.dot(self.right), -offset.dot(self.up));
        let shrink = match self.projection {
            Projection::Orthographic => 1.0,
            Projection::Perspective => {
                let depth = self.depth(point);
                if depth < self.near * 0.5 {
                    return None;
                }
                self.distance / depth
            }
        };
        let screen = self.viewport * 0.5 + on_plane * (shrink / self.units_per_point);
        screen.is_finite().then_some(screen)
    }
}

/// A box on paper, in points.
#[derive(Clone, Copy, Debug)]
pub(super) struct PaperBox {
    low: DVec2,
    high: DVec2,
}

impl PaperBox {
    /// Computes the bounding box of projected points, or the whole paper if one of them is behind the eye.
    pub(super) fn around(points: &[DVec3], projector: &Projector) -> Self {
        let (mut low, mut high) = (DVec2::INFINITY, DVec2::NEG_INFINITY);
        for point in points {
            let Some(at) = projector.screen_from_world(*point) else {
                return Self { low: DVec2::NEG_INFINITY, high: DVec2::INFINITY };
            };
            (low, high) = (low.min(at), high.max(at));
        }
        Self { low, high }
    }

    /// Returns whether the boxes intersect.
    pub(super) fn meets(&self, other: &Self) -> bool {
        self.low.cmple(other.high).all() && other.low.cmple(self.high).all()
    }
}
