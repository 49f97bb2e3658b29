//! The picture of P ⊖ Q with the plane of the slice, and the handle that moves the plane.

use eframe::egui::{
    CursorIcon, Pos2, Rect, Response, Role as AccessRole, Sense, Shape, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, vec2,
};
use glam::DVec3;

use crate::app::command::shortcuts::take_escape;
use crate::app::editing::drag::{Drag, DragModifiers};
use crate::app::state::cx::Cx;
use crate::app::state::panel::WindowPanel;
use crate::app::view::hover;
use crate::app::view::view_map::ViewMap;
use crate::app::view::viewport::{ViewContent, Viewport};
use crate::app::widgets::theme;
use crate::edit::handle::Ray;
use crate::edit::snap::to_step;
use crate::figure::narration::short;
use crate::figure::{Cut, CutPicture, Extent, Role};
use crate::message::text;

/// The distance from the middle of the handle to the tips of its arrows, in points.
const ARM: f32 = 26.0;
/// The length and half the width of the handle's arrow heads, in points.
const HEAD: (f32, f32) = (10.0, 5.0);
/// Half the side of the handle's knob, in points.
const KNOB: f32 = 6.0;
/// The radius within which the handle is grabbed, in points.
const GRAB: f32 = 14.0;
/// The fraction of their length to which the arrows may be foreshortened before the plane counts as seen
/// along its normal.
const FORESHORTENED: f32 = 0.3;
/// Maximum distance on screen, in points, at which the plane snaps to O with Ctrl.
const TO_ORIGIN: f64 = 8.0;

/// The handle while it is held.
#[derive(Clone, Copy, Debug)]
pub(super) struct HeldPlane {
    /// The coordinate of the plane before the drag.
    from: f64,
    /// The corner of the sheet at which the handle is, before the drag.
    pivot: DVec3,
    drag: Drag,
}

/// Shows the picture, and follows a drag on the handle.
pub(super) fn ui(
    ui: &mut Ui,
    mut picture: CutPicture,
    cut: &mut Cut,
    held: &mut Option<HeldPlane>,
    cx: &mut Cx<'_>,
) {
    cx.attention().lit().light_difference(&mut picture.figure);
    let extent = cx.derived.extents[WindowPanel::Difference].union(&Extent::of(picture.corners));
    let content = ViewContent {
        name: WindowPanel::Difference.name(),
        figure: &picture.figure,
        extent: &extent,
        is_held: held.is_some(),
        has_axes: false,
        has_buttons: false,
        left_buttons: 0,
    };
    let Some(viewport) = Viewport::show(ui, content, &mut cx.session.views[WindowPanel::Difference]) else {
        return;
    };
    viewport.paint(ui);
    hover::ui(&viewport, WindowPanel::Difference, None, cx);
    if let Cut::Axis(axis, at) = cut {
        handle_ui(ui, &viewport.map, &picture, *axis, at, held);
    }
    if viewport.navigate(ui, &mut cx.session.views[WindowPanel::Difference], false) {
        cx.session.follow(WindowPanel::Difference);
    }
}

/// Shows the handle of a plane perpendicular to an axis, at the corner of the sheet that is farthest to the right.
fn handle_ui(
    ui: &Ui,
    map: &ViewMap,
    picture: &CutPicture,
    axis: usize,
    at: &mut f64,
    held: &mut Option<HeldPlane>,
) -> Option<()> {
    let normal = DVec3::AXES[axis.min(2)];
    let pivot = if let Some(held) = held {
        held.pivot + normal * (*at - held.from)
    } else {
        let seen =
            picture.corners.into_iter().filter_map(|corner| Some((corner, map.screen_from_world(corner)?)));
        seen.max_by(|(_, one), (_, other)| one.x.total_cmp(&other.x))?.0
    };
    let middle = map.screen_from_world(pivot)?;
    let unit = normal * map.units_per_point_at(pivot) * f64::from(ARM);
    let tips = [map.screen_from_world(pivot + unit)?, map.screen_from_world(pivot - unit)?];
    let place_in_words = format!("{} = {}", ["x", "y", "z"][axis.min(2)], short(*at));
    let name = text!("views-handle-of-the-plane"; place_in_words = place_in_words);
    let id = ui.scope_id().with("handle of the slice");
    let place = Rect::from_center_size(middle, Vec2::splat(2.0 * GRAB)).intersect(map.rect);
    let response = ui.interact(place, id, Sense::drag());
    response.widget_info(|| WidgetInfo::labeled(AccessRole::GraphicsObject, true, &name));
    // A plane seen nearly along its normal cannot be moved: a few points on screen would span the whole
    // scene.
    let can_move = tips[0].distance(tips[1]) >= FORESHORTENED * 2.0 * ARM;
    paint(ui, map, (middle, can_move.then_some(tips)), response.hovered() || held.is_some());
    follow(ui, map, &response, (normal, pivot, can_move), (at, &mut *held));
    let words =
        if can_move { text!("views-drag-to-move-the-plane") } else { text!("views-the-plane-is-seen-along") };
    if held.is_none() {
        let cursor = if can_move { CursorIcon::Grab } else { CursorIcon::NotAllowed };
        response.on_hover_cursor(cursor).on_hover_text(words);
    } else {
        ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
        response.show_tooltip_text(place_in_words);
    }
    Some(())
}

/// Begins, continues and ends a drag.
fn follow(
    ui: &Ui,
    map: &ViewMap,
    response: &Response,
    (normal, pivot, can_move): (DVec3, DVec3, bool),
    (at, held): (&mut f64, &mut Option<HeldPlane>),
) {
    if response.drag_started()
        && can_move
        && let Some(pressed) = ui.input(|input| input.pointer.press_origin())
    {
        *held = Some(HeldPlane { from: *at, pivot, drag: Drag::new(map, (pressed, pressed), pivot) });
    }
    let Some(now) = held else { return };
    if ui.input_mut(take_escape) {
        *at = now.from;
        *held = None;
        return;
    }
    let modifiers = DragModifiers::of(ui);
    if let Some(pointer) = response.interact_pointer_pos() {
        now.drag.follow(pointer, modifiers);
    }
    let along = |screen: Pos2| {
        let (origin, direction) = map.ray(screen);
        Ray { origin, direction }.along(now.pivot, normal)
    };
    if now.drag.at != now.drag.pressed
        && let (Some(to), Some(from)) = (along(now.drag.at), along(now.drag.pressed))
    {
        let step = modifiers.step(map, now.pivot);
        let place = now.from + to - from;
        let is_near = place.abs() <= TO_ORIGIN * map.units_per_point_at(now.pivot);
        *at = if modifiers.snap && is_near { 0.0 } else { to_step(place, step) };
    }
    if response.drag_stopped() || !ui.input(|input| input.pointer.primary_down()) {
        *held = None;
    }
    ui.ctx().request_repaint();
}

/// Paints a knob and, if the plane can be moved, arrows to both sides of it.
fn paint(ui: &Ui, map: &ViewMap, (middle, tips): (Pos2, Option<[Pos2; 2]>), is_hot: bool) {
    let painter = ui.painter_at(map.rect);
    let palette = theme::palette(ui);
    let (ink, paper) = (theme::color(palette.text(Role::Cut)), theme::color(palette.paper));
    let width = if is_hot { 4.0 } else { 2.5 };
    for tip in tips.into_iter().flatten() {
        let along = (tip - middle).normalized();
        let (neck, across) = (tip - along * HEAD.0, along.rot90() * HEAD.1);
        painter.line_segment([middle, neck], Stroke::new(width + 2.0, paper));
        painter.line_segment([middle, neck], Stroke::new(width, ink));
        let corners = vec![tip, neck + across, neck - across];
        painter.add(Shape::convex_polygon(corners, ink, Stroke::new(1.0, paper)));
    }
    let ink = if tips.is_some() { ink } else { ink.gamma_multiply(0.4) };
    let knob = Rect::from_center_size(middle, vec2(2.0 * KNOB, 2.0 * KNOB));
    painter.rect(knob, 1.0, ink, Stroke::new(1.0, paper), StrokeKind::Outside);
}
