//! Buttons over a view for navigation with one mouse button, or a finger.

use eframe::egui::{Context, CursorIcon, Event, Key, Rect, Sense, Ui, UiBuilder, Vec2, vec2};
use glam::DVec2;

use super::paint::to_dvec2;
use crate::app::widgets::icons::{self, Icon};
use crate::app::widgets::stops;
use crate::message::text;

/// The zoom per point of a drag on the zoom button.
const ZOOM_PER_POINT: f32 = 0.01;

/// The zoom per point of scrolling.
const ZOOM_PER_SCROLL: f32 = 0.004;

/// The factor of a click on the zoom button.
const ZOOM_PER_CLICK: f64 = 1.25;

/// The distance between buttons, and to the corner, in points.
pub(crate) const GAP: f32 = 4.0;

/// A request to move a view.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Nav {
    /// Orbit, by a drag of this many points.
    Orbit(DVec2),
    /// Pan, by a drag of this many points.
    Pan(DVec2),
    /// Magnify by this factor about a position, in points from the upper left corner of the view.
    Zoom {
        /// The factor; above 1 it magnifies.
        factor: f64,
        /// The position that stays.
        about: DVec2,
    },
    /// Show everything.
    Frame,
}

/// Returns the place of the buttons in the lower right corner of a view. A small view has no room for them;
/// keys and gestures still work.
pub(crate) fn place(ui: &Ui, view: Rect, in_space: bool) -> Option<Rect> {
    let side = ui.spacing().interact_size.y * 1.2;
    let count: u8 = if in_space { 4 } else { 3 };
    let size = vec2(f32::from(count) * (side + GAP), side);
    (size.x + GAP <= view.width() && size.y * 3.0 <= view.height())
        .then(|| Rect::from_min_size(view.right_bottom() - size - Vec2::splat(GAP), size))
}

/// Returns the place of `count` buttons in the lower left corner of a view, which leaves the same width to
/// those on the right.
pub(crate) fn left_place(ui: &Ui, view: Rect, count: u8) -> Option<Rect> {
    let side = ui.spacing().interact_size.y;
    let size = vec2(f32::from(count) * (side + GAP) - GAP, side);
    (count > 0 && size.x * 4.0 <= view.width() && size.y * 3.0 <= view.height())
        .then(|| Rect::from_min_size(view.left_bottom() + vec2(GAP, -GAP - side), size))
}

/// Shows the buttons in the lower right corner of the view with the accessible name `name`.
pub(crate) fn ui(ui: &mut Ui, view: Rect, name: &str, in_space: bool) -> Option<Nav> {
    let rect = place(ui, view, in_space)?;
    let about = to_dvec2(view.size()) * 0.5;
    let mut ui = ui.new_child(UiBuilder::new().max_rect(rect).id_salt(("nav", name)));
    ui.spacing_mut().item_spacing = Vec2::splat(GAP);
    let row =
        ui.horizontal(|ui| stops::group(ui, ("buttons", name), |ui| buttons_ui(ui, name, in_space, about)));
    row.inner
}

fn buttons_ui(ui: &mut Ui, name: &str, in_space: bool, about: DVec2) -> Option<Nav> {
    let mut nav = None;
    if in_space {
        let orbit = drag_button(ui, Icon::Orbit, name, "orbit", text!("view-drag-here-to-orbit"));
        nav = orbit.map(Nav::Orbit);
    }
    if let Some(by) = drag_button(ui, Icon::Pan, name, "pan", text!("view-drag-here-to-pan")) {
        nav = Some(Nav::Pan(by));
    }
    let zoom = text!("view-zoom"; name = name);
    let response = icons::button_of(ui, Icon::Zoom, &zoom, Sense::click_and_drag())
        .on_hover_text(text!("view-drag-up-or-down-here"));
    if response.dragged() {
        let factor = f64::from(libm::expf(-response.drag_delta().y * ZOOM_PER_POINT));
        nav = Some(Nav::Zoom { factor, about });
    } else if response.clicked() {
        nav = Some(Nav::Zoom { factor: ZOOM_PER_CLICK, about });
    }
    let frame = text!("view-frame"; name = name);
    if icons::button(ui, Icon::Frame, &frame).on_hover_text(text!("view-show-everything-f")).clicked() {
        nav = Some(Nav::Frame);
    }
    nav
}

fn drag_button(ui: &mut Ui, icon: Icon, view: &str, what: &str, tooltip: &str) -> Option<DVec2> {
    let name = format!("{view}: {what}");
    let response = icons::button_of(ui, icon, &name, Sense::click_and_drag())
        .on_hover_text(tooltip)
        .on_hover_and_drag_cursor(CursorIcon::Move);
    let by = response.drag_delta();
    (response.dragged() && by != Vec2::ZERO).then(|| to_dvec2(by))
}

/// The distance of one press of an arrow on a picture, in points.
const PER_PRESS: f64 = 24.0;

/// Returns the moves by the keys of a view of this size that has the focus: the arrows orbit, or pan with Shift and in
/// the plane; + and − zoom about the middle.
pub(crate) fn by_keys(ctx: &Context, size: Vec2, in_space: bool) -> Vec<Nav> {
    let about = to_dvec2(size) * 0.5;
    let of_key = |key: Key, shift: bool| {
        let arrow = |x, y| {
            let by = DVec2::new(x, y) * PER_PRESS;
            // As a drag, an orbit turns what is seen; a pan moves the eye over it.
            if in_space && !shift { Nav::Orbit(by) } else { Nav::Pan(-by) }
        };
        match key {
            Key::ArrowLeft => Some(arrow(-1.0, 0.0)),
            Key::ArrowRight => Some(arrow(1.0, 0.0)),
            Key::ArrowUp => Some(arrow(0.0, -1.0)),
            Key::ArrowDown => Some(arrow(0.0, 1.0)),
            Key::Plus | Key::Equals => Some(Nav::Zoom { factor: ZOOM_PER_CLICK, about }),
            Key::Minus => Some(Nav::Zoom { factor: ZOOM_PER_CLICK.recip(), about }),
            _ => None,
        }
    };
    let of_event = |event: &Event| match event {
        Event::Key { key, pressed: true, modifiers, .. } if !modifiers.command && !modifiers.alt => {
            of_key(*key, modifiers.shift)
        }
        _ => None,
    };
    ctx.input(|input| input.events.iter().filter_map(of_event).collect())
}

/// Returns the magnification by wheel and pinch in this frame. Consumes the scrolling, so that no area around
/// it scrolls.
pub(crate) fn wheel_zoom(ctx: &Context) -> f64 {
    let factor = ctx.input_mut(|input| {
        let scroll = std::mem::take(&mut input.smooth_scroll_delta).y;
        libm::expf(scroll * ZOOM_PER_SCROLL) * input.zoom_delta()
    });
    f64::from(factor)
}
