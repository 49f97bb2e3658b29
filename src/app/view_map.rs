//! How one view maps the world to the screen, in the plane or in space: what dragging and handles need to know.

use eframe::egui::{Pos2, Rect, vec2};
use glam::{DVec2, DVec3};

use super::paint::{to_dvec2, to_vec2};
use crate::figure::{Camera, Plane};

/// The map of one view in this frame.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ViewMap {
    /// Where the view is on screen, in points.
    pub(crate) rect: Rect,
    /// What it shows.
    pub(crate) sight: Sight,
}

/// From where the world is seen.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Sight {
    /// The plane z = 0, from above.
    Plane(Plane),
    /// Space.
    Space(Camera),
}

impl ViewMap {
    /// Where a point appears; none for what is behind the eye.
    pub(crate) fn screen_from_world(&self, point: DVec3) -> Option<Pos2> {
        let on_paper = match self.sight {
            Sight::Plane(plane) => Some(plane.screen_from_world(point)),
            Sight::Space(camera) => camera.screen_from_world(point, self.viewport()),
        };
        on_paper.map(|at| self.rect.min + to_vec2(at))
    }

    /// The world point that appears at `screen`, in the view plane through `through` (in the plane: at z = 0).
    pub(crate) fn world_from_screen(&self, screen: Pos2, through: DVec3) -> DVec3 {
        let at = to_dvec2(screen - self.rect.min);
        match self.sight {
            Sight::Plane(plane) => plane.world_from_screen(at),
            Sight::Space(camera) => camera.world_from_screen(at, through, self.viewport()),
        }
    }

    /// The line of sight through `screen`: a point on it, and its direction away from the eye, of length one.
    pub(crate) fn ray(&self, screen: Pos2) -> (DVec3, DVec3) {
        match self.sight {
            Sight::Plane(_) => (self.world_from_screen(screen, DVec3::ZERO), DVec3::NEG_Z),
            Sight::Space(camera) => camera.ray(to_dvec2(screen - self.rect.min), self.viewport()),
        }
    }

    /// Scene units per point at the depth of `at`.
    pub(crate) fn units_per_point_at(&self, at: DVec3) -> f64 {
        match self.sight {
            Sight::Plane(plane) => 1.0 / plane.scale,
            Sight::Space(_) => {
                let middle = self.rect.center();
                let aside = middle + vec2(1.0, 0.0);
                self.world_from_screen(aside, at).distance(self.world_from_screen(middle, at))
            }
        }
    }

    /// To the right and up on screen, and toward the eye; each of length one.
    pub(crate) fn view_axes(&self) -> [DVec3; 3] {
        match self.sight {
            Sight::Plane(_) => [DVec3::X, DVec3::Y, DVec3::Z],
            Sight::Space(camera) => [camera.right(), camera.up(), camera.back()],
        }
    }

    fn viewport(&self) -> DVec2 {
        to_dvec2(self.rect.size())
    }
}
