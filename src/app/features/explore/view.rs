//! The camera and framing of the explorer's view, in 2D and 3D.

use eframe::egui::{PointerButton, Rect, Response, Ui, Vec2};
use glam::{DVec2, DVec3};

use crate::app::state::view::Framing;
use crate::app::view::nav::{self, Nav};
use crate::app::view::paint::to_dvec2;
use crate::app::view::view_map::{Sight, ViewMap};
use crate::figure::{Bounds, Camera, Figure, PaperMark, Plane};
use crate::geometry::Dimension;

/// The margin around the arrangement, as a fraction of its radius.
const MARGIN: f64 = 0.08;
/// The least and greatest scale in 2D, in points per scene unit.
const SCALES: (f64, f64) = (1e-9, 1e9);

/// The camera and framing of the explorer's view.
#[derive(Clone, Debug)]
pub(crate) struct SandboxView {
    /// The camera, in 3D.
    pub(crate) camera: Camera,
    /// The map to paper, in 2D.
    plane: Plane,
    /// Whether the view shows everything.
    pub(crate) framing: Framing,
    /// The size of the view in the last frame.
    size: Vec2,
}

impl Default for SandboxView {
    fn default() -> Self {
        let plane = Plane { origin: DVec2::ZERO, scale: 1.0 };
        Self { camera: Camera::default(), plane, framing: Framing::Due, size: Vec2::ZERO }
    }
}

impl SandboxView {
    /// Frames the view on request; also when it is resized or content has left it, unless the user has panned or
    /// zoomed, or is dragging.
    pub(crate) fn prepare(&mut self, rect: Rect, dimension: Dimension, bounds: Bounds, is_held: bool) {
        let size = to_dvec2(rect.size());
        let left = self.size != rect.size() || !self.shows(rect, dimension, bounds);
        if !is_held && (self.framing == Framing::Due || (left && self.framing == Framing::Kept)) {
            match dimension {
                Dimension::Two => self.plane = Plane::framing(bounds.grown(MARGIN), size),
                Dimension::Three => self.camera.frame(bounds.grown(MARGIN), size),
            }
            self.framing = Framing::Kept;
        }
        self.size = rect.size();
    }

    /// The map from the world to the screen.
    pub(crate) fn map(&self, rect: Rect, dimension: Dimension) -> ViewMap {
        let sight = match dimension {
            Dimension::Two => Sight::Plane(self.plane),
            Dimension::Three => Sight::Space(self.camera),
        };
        ViewMap { rect, sight }
    }

    /// The figure on paper of this size, in 2D with a grid.
    pub(crate) fn project(&self, figure: &Figure, size: DVec2) -> Vec<PaperMark> {
        match figure.dimension {
            Dimension::Two => {
                let mut marks = self.plane.grid(size);
                marks.extend(self.plane.project(figure, size));
                marks
            }
            Dimension::Three => self.camera.project(figure, size),
        }
    }

    fn shows(&self, rect: Rect, dimension: Dimension, bounds: Bounds) -> bool {
        let map = self.map(rect, dimension);
        let ends = [bounds.min, bounds.max];
        (0..8usize).all(|corner| {
            let end = |axis: usize| ends[corner >> axis & 1][axis];
            let at = map.screen_from_world(DVec3::new(end(0), end(1), end(2)));
            at.is_some_and(|at| rect.contains(at))
        })
    }

    /// Dragging orbits (in 2D: pans), dragging with the right button or Shift pans, the wheel zooms about the
    /// pointer, a double click frames.
    pub(crate) fn navigate(&mut self, ui: &Ui, response: &Response, dimension: Dimension) {
        let by = to_dvec2(response.drag_delta());
        let shift = ui.input(|input| input.modifiers.shift);
        if response.dragged() && by != DVec2::ZERO {
            let orbits =
                dimension == Dimension::Three && !shift && !response.dragged_by(PointerButton::Secondary);
            self.apply(if orbits { Nav::Orbit(by) } else { Nav::Pan(by) }, dimension, response.rect);
        }
        if let Some(pointer) = response.hover_pos() {
            let factor = nav::wheel_zoom(ui);
            if factor != 1.0 {
                self.zoom(factor, to_dvec2(pointer - response.rect.min), dimension, response.rect);
            }
        }
        if response.double_clicked() {
            self.framing = Framing::Due;
            ui.ctx().request_repaint();
        }
    }

    /// Applies a navigation button.
    pub(crate) fn apply(&mut self, nav: Nav, dimension: Dimension, rect: Rect) {
        let size = to_dvec2(rect.size());
        match (nav, dimension) {
            (Nav::Frame, _) => self.framing = Framing::Due,
            (Nav::Zoom(factor), _) => self.zoom(factor, size * 0.5, dimension, rect),
            (Nav::Pan(by), Dimension::Three) => self.camera.pan(by, size),
            (Nav::Pan(by), Dimension::Two) if by.is_finite() => self.plane.origin += by,
            (Nav::Orbit(by), Dimension::Three) => self.camera.orbit(by),
            // In 2D there is nothing to orbit.
            (Nav::Orbit(_) | Nav::Pan(_), Dimension::Two) => {}
        }
        if matches!(nav, Nav::Pan(_)) {
            self.framing = Framing::Left;
        }
    }

    fn zoom(&mut self, factor: f64, about: DVec2, dimension: Dimension, rect: Rect) {
        match dimension {
            Dimension::Three => self.camera.zoom(factor, about, to_dvec2(rect.size())),
            Dimension::Two => {
                let scale = (self.plane.scale * factor).clamp(SCALES.0, SCALES.1);
                let grow = scale / self.plane.scale;
                self.plane = Plane { origin: about + (self.plane.origin - about) * grow, scale };
            }
        }
        self.framing = Framing::Left;
    }
}
