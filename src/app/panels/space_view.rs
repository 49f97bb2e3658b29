//! The 3D view: a turntable camera over a projected figure.

use eframe::egui::{PointerButton, Rect, Response, Role, Sense, Ui, WidgetInfo};
use glam::{DVec2, DVec3};

use crate::app::editing::Editing;
use crate::app::editing::pointer::{self, Grip, PointerUse};
use crate::app::state::derived::Derived;
use crate::app::state::fade;
use crate::app::state::panel::Panel;
use crate::app::state::request::Requests;
use crate::app::state::session::Session;
use crate::app::state::view::{Framing, View};
use crate::app::view::gizmo;
use crate::app::view::hover;
use crate::app::view::nav::{self, Nav};
use crate::app::view::nodes;
use crate::app::view::paint::{self, FigurePainter, to_dvec2};
use crate::app::view::regions;
use crate::app::view::view_map::{Sight, ViewMap};
use crate::app::widgets::theme;
use crate::figure::{Bounds, Camera, Figure};
use crate::scene::Scene;

/// Shows one panel in 3D.
pub(crate) fn ui(
    ui: &mut Ui,
    panel: Panel,
    (figure, derived): (&Figure, &Derived),
    scene: &Scene,
    (editing, session): (&mut Editing, &mut Session),
    requests: &mut Requests,
) {
    let bounds = derived.bounds[panel];
    let (rect, response) = ui.allocate_exact_size(ui.available_size(), Sense::click_and_drag());
    response.widget_info(|| WidgetInfo::labeled(Role::Canvas, ui.is_enabled(), panel.name()));
    let viewport = to_dvec2(rect.size());
    let fading = fade::fading(ui, panel, figure, derived, session);
    advance_flight(ui, panel, session);
    let is_moving = panel == Panel::Shapes && editing.is_moving();
    prepare(&mut session.views[panel], rect, bounds, is_moving);

    let before = session.views[panel].camera;
    let marks = before.project(figure, viewport);
    let painter = ui.painter_at(rect);
    let palette = theme::palette(ui);
    paint::sheet(ui, rect, palette);
    if panel == Panel::Shapes {
        pointer::paint_halos(ui, rect, &marks, &session.selection);
    }
    let painter = FigurePainter::new(&painter, rect, palette);
    match fading {
        Some((letters, part)) => {
            let letters = before.project(&letters, viewport);
            painter.paint_fading(&marks, (&letters, part), fade::is_letter);
        }
        None => painter.paint(&marks),
    }

    session.views[panel].hovered = response.contains_pointer();
    let mut pointer_use = PointerUse::default();
    let map = ViewMap { rect, sight: Sight::Space(before) };
    match panel {
        Panel::Shapes => {
            let grip = Grip { marks: &marks, view: map, scene };
            pointer_use = pointer::ui(ui, &response, &grip, editing, session, requests);
        }
        Panel::Difference => nodes::of_difference_ui(ui, &map, figure, derived, &mut session.attention),
    }
    // Over a handle that is not held, the wheel and the other buttons navigate as elsewhere.
    let over_handle = panel == Panel::Shapes && editing.gesture.is_none() && editing.handles.is_hot();
    if !pointer_use.taken || over_handle {
        navigate(ui, &response, &mut session.views[panel], rect);
    }
    if panel == Panel::Difference {
        regions::ui(ui, &response, &marks, derived, session, requests);
    }
    if !pointer_use.taken {
        hover::ui(
            response,
            panel,
            (&marks, pointer_use.target),
            figure,
            (derived, scene),
            &mut session.attention,
        );
    }
    gizmo::ui(ui, rect, panel.name(), &mut session.views[panel].camera);
    if let Some(nav) = nav::ui(ui, rect, panel.name(), true) {
        apply(nav, &mut session.views[panel], viewport);
    }

    let camera = &mut session.views[panel].camera;
    if !is_moving {
        camera.keep_in_sight(bounds);
    }
    if *camera != before {
        session.follow(panel);
        ui.ctx().request_repaint();
    }
}

/// Advances a camera animation, and turns the linked view with it.
fn advance_flight(ui: &Ui, panel: Panel, session: &mut Session) {
    let now = ui.input(|input| input.time);
    let view = &mut session.views[panel];
    let Some(flight) = view.flight else { return };
    if !flight.advance(&mut view.camera, now) {
        view.flight = None;
    }
    session.follow(panel);
    ui.ctx().request_repaint();
}

/// Frames the view on request; also when content has left it, or has become tiny in it, unless the user has panned or
/// zoomed, or is dragging.
fn prepare(view: &mut View, rect: Rect, bounds: Bounds, is_moving: bool) {
    let viewport = to_dvec2(rect.size());
    let left = view.size != rect.size() || view.dwarfs(bounds) || !shows(&view.camera, bounds, viewport);
    if !is_moving && (view.framing == Framing::Due || (left && view.framing == Framing::Kept)) {
        view.camera.frame(bounds, viewport);
        view.framed(bounds);
    }
    view.size = rect.size();
}

/// Whether the corners of `bounds` are visible.
fn shows(camera: &Camera, bounds: Bounds, viewport: DVec2) -> bool {
    let ends = [bounds.min, bounds.max];
    (0..8usize).all(|corner| {
        let end = |axis: usize| ends[corner >> axis & 1][axis];
        camera
            .screen_from_world(DVec3::new(end(0), end(1), end(2)), viewport)
            .is_some_and(|at| at.cmpge(DVec2::ZERO).all() && at.cmple(viewport).all())
    })
}

/// Dragging orbits, dragging with the right button or Shift pans, the wheel zooms about the pointer, a double click
/// frames.
fn navigate(ui: &Ui, response: &Response, view: &mut View, rect: Rect) {
    let viewport = to_dvec2(rect.size());
    let by = to_dvec2(response.drag_delta());
    let shift = ui.input(|input| input.modifiers.shift);
    let pans = response.dragged_by(PointerButton::Secondary)
        || (shift
            && (response.dragged_by(PointerButton::Primary) || response.dragged_by(PointerButton::Middle)));
    if pans {
        apply(Nav::Pan(by), view, viewport);
    } else if response.dragged() {
        apply(Nav::Orbit(by), view, viewport);
    }
    if let Some(pointer) = response.hover_pos() {
        let factor = nav::wheel_zoom(ui);
        if factor != 1.0 {
            view.camera.zoom(factor, to_dvec2(pointer - rect.min), viewport);
            view.framing = Framing::Left;
        }
    }
    if response.double_clicked() {
        view.framing = Framing::Due;
        ui.ctx().request_repaint();
    }
}

fn apply(nav: Nav, view: &mut View, viewport: DVec2) {
    let camera: &mut Camera = &mut view.camera;
    match nav {
        // Orbiting keeps everything visible, so the framing stays.
        Nav::Orbit(by) => {
            camera.orbit(by);
            view.flight = None;
        }
        Nav::Pan(by) => camera.pan(by, viewport),
        Nav::Zoom(factor) => camera.zoom(factor, viewport * 0.5, viewport),
        Nav::Frame => view.framing = Framing::Due,
    }
    if matches!(nav, Nav::Pan(_) | Nav::Zoom(_)) {
        view.framing = Framing::Left;
    }
}
