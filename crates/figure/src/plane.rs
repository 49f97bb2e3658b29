//! The view of a 2D scene on paper: scene x to the right and y up.

use glam::{DVec2, DVec3};

use super::bounds::Bounds;
use super::framing;
use super::mark::{Figure, Form};
use super::paper::{Light, Paper, PaperMark, Visibility};
use super::sheet::MarkSheet;

/// Minimum and maximum number of points per scene unit.
const SCALES: (f64, f64) = (1e-12, 1e12);

/// The mapping from scene x and y to paper, with the same scale for both.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Plane {
    /// The position of the scene's (0, 0) on paper, in points.
    pub origin: DVec2,
    /// Points per scene unit.
    pub scale: f64,
}

impl Default for Plane {
    /// One point per scene unit, with (0, 0) in the upper left corner; [`Plane::framing`] fits a figure.
    fn default() -> Self {
        Self { origin: DVec2::ZERO, scale: 1.0 }
    }
}

impl Plane {
    /// Creates the view that contains `bounds` on paper of this size, with a margin for labels.
    pub fn framing(bounds: Bounds, size: DVec2) -> Self {
        let extent = (bounds.max - bounds.min).truncate();
        let room = framing::room(size);
        let scale = if bounds.is_empty() || extent.max_element() <= 0.0 {
            0.5 * room.min_element() / bounds.radius()
        } else {
            (room.x / extent.x).min(room.y / extent.y)
        };
        let scale = scale.clamp(SCALES.0, SCALES.1);
        let middle = bounds.center().truncate() * DVec2::new(1.0, -1.0);
        Self { origin: size * 0.5 - middle * scale, scale }
    }

    /// Moves the scene on paper by a drag of `by` points.
    pub fn pan(&mut self, by: DVec2) {
        if by.is_finite() {
            self.origin += by;
        }
    }

    /// Zooms by `factor` (above 1 magnifies), keeping the point at `about` in its place on paper.
    pub fn zoom(&mut self, factor: f64, about: DVec2) {
        if !(factor > 0.0 && factor.is_finite() && about.is_finite()) {
            return;
        }
        let scale = (self.scale * factor).clamp(SCALES.0, SCALES.1);
        self.origin = about + (self.origin - about) * (scale / self.scale);
        self.scale = scale;
    }

    /// Returns the position of a point on paper.
    pub fn screen_from_world(&self, point: DVec3) -> DVec2 {
        self.origin + DVec2::new(point.x, -point.y) * self.scale
    }

    /// Returns the point at a position on paper, in z = 0.
    pub fn world_from_screen(&self, screen: DVec2) -> DVec3 {
        let offset = (screen - self.origin) / self.scale;
        DVec3::new(offset.x, -offset.y, 0.0)
    }

    /// Projects the figure to paper, bottom to top.
    pub fn project<'a>(&self, figure: &Figure, paper: impl Into<Paper<'a>>) -> Vec<PaperMark> {
        let mut sheet = MarkSheet::new(paper.into());
        let project_all =
            |points: &[DVec3]| points.iter().map(|point| self.screen_from_world(*point)).collect::<Vec<_>>();
        for mark in &figure.marks {
            let (role, hit) = (mark.role, mark.hit);
            match &mark.form {
                Form::Point { at, marker } => sheet.marker(role, hit, self.screen_from_world(*at), *marker),
                Form::Line { points, closed } => {
                    sheet.line(role, hit, project_all(points), *closed, Visibility::Visible);
                }
                Form::Arrow { from, to } => {
                    sheet.arrow(role, hit, self.screen_from_world(*from), self.screen_from_world(*to));
                }
                Form::Area { points } if role.is_hatched() => {
                    sheet.hatch(role, hit, project_all(points));
                }
                Form::Hatch { points } => sheet.hatch(role, hit, project_all(points)),
                Form::Area { points } => sheet.fill(role, hit, project_all(points), Light::None),
                // 3D bodies do not occur in 2D figures.
                Form::Body(_) => {}
                Form::Label { at, text, toward } => {
                    let toward = DVec2::new(toward.x, -toward.y);
                    sheet.label(role, hit, self.screen_from_world(*at), text, toward);
                }
                Form::Comb { ends, toward } => {
                    let toward = DVec2::new(toward.x, -toward.y);
                    sheet.comb(role, hit, ends.map(|end| self.screen_from_world(end)), toward);
                }
                Form::Note { ends, text, toward } => {
                    let toward = DVec2::new(toward.x, -toward.y);
                    sheet.note(role, hit, ends.map(|end| self.screen_from_world(end)), text, toward);
                }
                Form::Caption { within, lines } => sheet.caption(role, hit, &project_all(within), lines),
                Form::Remark(text) => sheet.remark(text),
            }
        }
        sheet.finish()
    }
}
