//! The map of a view from the world to the screen, in 2D or 3D, for dragging and handles.

use eframe::egui::{Pos2, Rect};
use glam::{DVec2, DVec3};

use super::paint::{to_dvec2, to_vec2};
use crate::figure::{Camera, Plane};

/// The map of a view in this frame.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ViewMap {
    /// The rectangle of the view on screen, in points.
    pub(crate) rect: Rect,
    /// The projection.
    pub(crate) kind: ViewKind,
}

/// The projection from the world to paper.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum ViewKind {
    /// The plane z = 0, seen from above.
    Plane(Plane),
    /// Space, seen by a camera.
    Space(Camera),
}

impl ViewMap {
    /// Projects a world point to the screen. Returns `None` behind the eye.
    pub(crate) fn screen_from_world(&self, point: DVec3) -> Option<Pos2> {
        let on_paper = match self.kind {
            ViewKind::Plane(plane) => Some(plane.screen_from_world(point)),
            ViewKind::Space(camera) => camera.screen_from_world(point, self.viewport()),
        };
        on_paper.map(|at| self.rect.min + to_vec2(at))
    }

    /// Returns the world point that appears at `screen`, in the view plane through `through` (in 2D: at z =
    /// 0).
    pub(crate) fn world_from_screen(&self, screen: Pos2, through: DVec3) -> DVec3 {
        let at = to_dvec2(screen - self.rect.min);
        match self.kind {
            ViewKind::Plane(plane) => plane.world_from_screen(at),
            ViewKind::Space(camera) => camera.world_from_screen(at, through, self.viewport()),
        }
    }

    /// Returns the line of sight through `screen`: a point on it, and its unit direction away from the eye.
    pub(crate) fn ray(&self, screen: Pos2) -> (DVec3, DVec3) {
        match self.kind {
            ViewKind::Plane(_) => (self.world_from_screen(screen, DVec3::ZERO), DVec3::NEG_Z),
            ViewKind::Space(camera) => camera.ray(to_dvec2(screen - self.rect.min), self.viewport()),
        }
    }

    /// Scene units per screen point at the depth of `at`.
    pub(crate) fn units_per_point_at(&self, at: DVec3) -> f64 {
        match self.kind {
            ViewKind::Plane(plane) => 1.0 / plane.scale,
            ViewKind::Space(camera) => camera.units_per_point_at(at, self.viewport()).abs(),
        }
    }

    /// Returns the unit vectors to the right and up on screen, and toward the eye.
    pub(crate) fn view_axes(&self) -> [DVec3; 3] {
        match self.kind {
            ViewKind::Plane(_) => [DVec3::X, DVec3::Y, DVec3::Z],
            ViewKind::Space(camera) => [camera.right(), camera.up(), camera.back()],
        }
    }

    fn viewport(&self) -> DVec2 {
        to_dvec2(self.rect.size())
    }
}
