//! P ⊖ Q at a step of one of two runs. Both views share one camera, or in 2D one window of the plane.

use eframe::egui::{PointerButton, Rect, Response, RichText, Role, Sense, Ui, WidgetInfo};
use glam::DVec2;

use crate::app::features::compare::Compare;
use crate::app::state::derived::Derived;
use crate::app::state::focus::Attention;
use crate::app::state::panel::Panel;
use crate::app::state::view::Framing;
use crate::app::view::nav;
use crate::app::view::paint::{self, FigurePainter, to_dvec2};
use crate::app::view::pick::REACH;
use crate::app::widgets::theme;
use crate::figure::{Bounds, Focus, Overlays, Plane, Spotlight, difference, pick};
use crate::geometry::Dimension;

/// The least and greatest magnification in 2D.
const ZOOM: (f64, f64) = (1e-3, 1e6);

/// The common content of both views.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shown {
    dimension: Dimension,
    bounds: Bounds,
}

impl Shown {
    pub(super) fn of([one, other]: [&Derived; 2]) -> Self {
        let bounds = [one, other].map(|derived| derived.bounds[Panel::Difference]);
        Self { dimension: one.study.dimension, bounds: bounds[0].union(bounds[1]) }
    }
}

/// The content of one view.
pub(super) struct Content<'a> {
    /// The index of the run, 0 or 1.
    pub(super) run: usize,
    /// The step of the run; `None` before the run has begun.
    pub(super) step: Option<usize>,
    /// The common content of both views.
    pub(super) shown: Shown,
    pub(super) overlays: Overlays,
    /// The items of this run that are linked to the hovered one.
    pub(super) lit: &'a Spotlight,
}

/// Shows a view in the remaining area of `ui`.
pub(super) fn ui(
    ui: &mut Ui,
    content: &Content<'_>,
    derived: &Derived,
    compare: &mut Compare,
    attention: &mut Attention,
) {
    let Content { run, step, shown, overlays, lit } = *content;
    let size = ui.available_size();
    if size.x < 1.0 || size.y < 1.0 {
        return;
    }
    let (rect, response) = ui.allocate_exact_size(size, Sense::click_and_drag());
    let name = if run == 0 { "Difference view of run 1" } else { "Difference view of run 2" };
    response.widget_info(|| WidgetInfo::labeled(Role::Canvas, ui.is_enabled(), name));
    let palette = theme::palette(ui);
    paint::sheet(ui, rect, palette);
    let mut figure = difference(&derived.study, step.unwrap_or(0), overlays);
    lit.light_difference(&mut figure);
    let viewport = to_dvec2(rect.size());
    let marks = match shown.dimension {
        Dimension::Two => {
            let plane = plane(shown.bounds, viewport, compare);
            let mut marks = plane.grid(viewport);
            marks.extend(plane.project(&figure, viewport));
            marks
        }
        Dimension::Three => {
            frame(shown.bounds, viewport, compare);
            let mut marks = compare.view.camera.project(&figure, viewport);
            marks.extend(compare.view.camera.tripod(viewport));
            marks
        }
    };
    let painter = ui.painter_at(rect);
    if step.is_some() {
        FigurePainter::new(&painter, rect, palette).paint(&marks);
    } else {
        let mut ui = ui.new_child(eframe::egui::UiBuilder::new().max_rect(rect.shrink(12.0)));
        ui.label(RichText::new("This run begins at a later row").weak());
    }
    navigate(ui, &response, rect, shown, compare);
    let at = response.hover_pos().filter(|_| step.is_some()).map(|at| to_dvec2(at - rect.min));
    let focus = at.and_then(|at| pick(&marks, at, REACH)).and_then(Focus::of_hit);
    attention.point(&response, focus);
}

/// Frames both views on request; also when one is resized, unless the user has moved them.
fn frame(bounds: Bounds, viewport: DVec2, compare: &mut Compare) {
    let view = &mut compare.view;
    let size = paint::to_vec2(viewport);
    let resized = (view.size - size).abs().max_elem() > 1.0;
    if view.framing == Framing::Due || (view.framing == Framing::Kept && (resized || view.dwarfs(bounds))) {
        view.camera.frame(bounds, viewport);
        view.framed(bounds);
    }
    view.size = size;
}

fn plane(bounds: Bounds, viewport: DVec2, compare: &Compare) -> Plane {
    let whole = Plane::framing(bounds, viewport);
    let middle = viewport * 0.5;
    let zoom = compare.zoom;
    Plane { origin: middle + (whole.origin - middle) * zoom + compare.shift, scale: whole.scale * zoom }
}

/// Dragging pans (in 3D it orbits; with Shift or the right button it pans), the wheel zooms about the pointer, a
/// double click frames.
fn navigate(ui: &Ui, response: &Response, rect: Rect, shown: Shown, compare: &mut Compare) {
    let viewport = to_dvec2(rect.size());
    let by = to_dvec2(response.drag_delta());
    let pans = response.dragged_by(PointerButton::Secondary) || ui.input(|input| input.modifiers.shift);
    let mut moved = response.dragged() && by != DVec2::ZERO;
    if moved {
        match (shown.dimension, pans) {
            (Dimension::Two, _) => compare.shift += by,
            (Dimension::Three, true) => {
                compare.view.camera.pan(by, viewport);
                compare.view.framing = Framing::Left;
            }
            (Dimension::Three, false) => compare.view.camera.orbit(by),
        }
    }
    if let Some(pointer) = response.hover_pos() {
        let factor = nav::wheel_zoom(ui);
        if factor != 1.0 {
            moved = true;
            zoom(factor, to_dvec2(pointer - rect.min), viewport, shown.dimension, compare);
        }
    }
    if response.double_clicked() {
        compare.show_all();
        moved = true;
    }
    if shown.dimension == Dimension::Three {
        compare.view.camera.keep_in_sight(shown.bounds);
    }
    if moved {
        // The other view follows in the next frame.
        ui.ctx().request_repaint();
    }
}

fn zoom(factor: f64, about: DVec2, viewport: DVec2, dimension: Dimension, compare: &mut Compare) {
    match dimension {
        Dimension::Two => {
            let zoom = (compare.zoom * factor).clamp(ZOOM.0, ZOOM.1);
            let from_middle = about - viewport * 0.5;
            compare.shift = from_middle - (from_middle - compare.shift) * (zoom / compare.zoom);
            compare.zoom = zoom;
        }
        Dimension::Three => {
            compare.view.camera.zoom(factor, about, viewport);
            compare.view.framing = Framing::Left;
        }
    }
}
