//! The waypoints in the picture: dragged, added by a click on the path, removed with Delete.

use eframe::egui::{
    Color32, CursorIcon, PointerButton, Pos2, Rect, Role, Sense, Stroke, Ui, Vec2, WidgetInfo,
};
use glam::DVec3;

use crate::app::command::shortcuts::take_escape;
use crate::app::editing::drag::{Drag, DragModifiers};
use crate::app::editing::state::Editing;
use crate::app::features::motion::{HeldWaypoint, Motion, Plan, change};
use crate::app::state::cx::Cx;
use crate::app::state::request::Request;
use crate::app::view::paint::to_f32;
use crate::app::view::pick::REACH;
use crate::app::view::view_map::ViewMap;
use crate::app::view::viewport::Viewport;
use crate::edit::snap::to_grid;
use crate::figure::narration::table::Digits;
use crate::geometry::Side;
use crate::message::text;
use crate::scene::Movement;

/// The hit distance of the path, in points.
const PATH: f32 = 6.0;
/// Distance from the start of the path, in points, within which a click means Q.
const START: f32 = 16.0;
/// The radius of the ring around a waypoint, in points.
const RING: f32 = 8.0;

/// Shows and moves the waypoints in the view of the shapes. Returns whether they use the pointer.
pub(super) fn ui(
    ui: &Ui,
    viewport: &Viewport<'_>,
    motion: &mut Motion,
    editing: &mut Editing,
    cx: &mut Cx<'_>,
) -> bool {
    let (response, view) = (&viewport.response, &viewport.map);
    let plan = motion.plan_of_shown(cx.scene);
    if let Some(held) = motion.held.take() {
        advance(ui, viewport, &plan, motion, held, cx);
        paint(ui, viewport, &plan, &on_screen(&plan, view), None, motion.selected);
        return true;
    }
    let places = on_screen(&plan, view);
    let pointer = response.hover_pos();
    let hot = pointer.and_then(|pointer| nearest(&places, pointer));
    paint(ui, viewport, &plan, &places, hot, motion.selected);
    if editing.is_moving() {
        return false;
    }
    if response.drag_started_by(PointerButton::Primary)
        && let Some(pressed) = ui.input(|input| input.pointer.press_origin())
        && let Some(index) = nearest(&places, pressed)
        && let Some(from) = plan.movement.waypoints.get(index).copied()
    {
        motion.selected = Some(index);
        let drag = Drag::new(view, (pressed, pressed), from);
        motion.held = Some(HeldWaypoint { index, from, drag });
        return true;
    }
    if !response.clicked() {
        return false;
    }
    let clicked = response.interact_pointer_pos();
    motion.selected = clicked.and_then(|at| nearest(&places, at));
    if motion.selected.is_some() {
        return true;
    }
    let Some((index, place)) = clicked.and_then(|at| on_path(&plan, view, at)) else { return false };
    add(index, place, &plan, motion, cx);
    true
}

/// Adds a waypoint and selects it.
fn add(index: usize, place: DVec3, plan: &Plan, motion: &mut Motion, cx: &mut Cx<'_>) {
    let mut movement = plan.movement.clone();
    if movement.waypoints.len() >= Movement::MAX_WAYPOINTS {
        let most = Movement::MAX_WAYPOINTS;
        return cx.requests.push(Request::Notice(text!("motion-a-path-has-at-most"; most = most)));
    }
    movement.waypoints.insert(index, place);
    motion.selected = Some(index);
    cx.requests.push(Request::Edit(change(Some(movement))));
}

/// Follows the pointer, and ends the drag when it is released or canceled. One drag is one step of undo.
fn advance(
    ui: &Ui,
    viewport: &Viewport<'_>,
    plan: &Plan,
    motion: &mut Motion,
    mut held: HeldWaypoint,
    cx: &mut Cx<'_>,
) {
    let (response, view) = (&viewport.response, &viewport.map);
    if ui.input_mut(take_escape) {
        return cx.requests.push(Request::Cancel);
    }
    ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
    let modifiers = DragModifiers::of(ui);
    if let Some(pointer) = response.interact_pointer_pos() {
        held.drag.follow(pointer, modifiers);
    }
    let to = held.from + held.drag.displacement(view);
    let mut movement = plan.movement.clone();
    if held.drag.at != held.drag.pressed
        && to.is_finite()
        && let Some(waypoint) = movement.waypoints.get_mut(held.index)
    {
        *waypoint = to_grid(to, modifiers.step(view, held.from));
        response.show_tooltip_text(name(plan, held.index, *waypoint));
        if movement != plan.movement {
            cx.requests.push(Request::Preview(change(Some(movement))));
        }
    }
    if !response.drag_stopped() && ui.input(|input| input.pointer.primary_down()) {
        motion.held = Some(held);
    } else {
        cx.requests.push(Request::Commit);
    }
    ui.ctx().request_repaint();
}

/// The positions of the waypoints on screen, with their indices.
fn on_screen(plan: &Plan, view: &ViewMap) -> Vec<(usize, Pos2)> {
    let places = plan.movement.waypoints.iter().enumerate();
    places.filter_map(|(index, place)| Some((index, view.screen_from_world(*place)?))).collect()
}

/// The waypoint at a screen position.
fn nearest(places: &[(usize, Pos2)], pointer: Pos2) -> Option<usize> {
    let near = places.iter().map(|(index, at)| (*index, at.distance(pointer)));
    let near = near.filter(|(_, distance)| *distance <= to_f32(REACH));
    near.min_by(|(_, one), (_, other)| one.total_cmp(other)).map(|(index, _)| index)
}

/// The point of the path at a screen position, and the index of a waypoint there.
fn on_path(plan: &Plan, view: &ViewMap, pointer: Pos2) -> Option<(usize, DVec3)> {
    let start = plan.scene.bodies[Side::Q].center();
    if view.screen_from_world(start).is_some_and(|at| at.distance(pointer) < START) {
        return None;
    }
    let stations: Vec<DVec3> =
        std::iter::once(start).chain(plan.movement.waypoints.iter().copied()).collect();
    let legs = stations.windows(2).enumerate().filter_map(|(index, leg)| {
        let [from, to] = [view.screen_from_world(leg[0])?, view.screen_from_world(leg[1])?];
        let along = to - from;
        let part = ((pointer - from).dot(along) / along.length_sq().max(1e-6)).clamp(0.0, 1.0);
        let distance = (from + along * part).distance(pointer);
        (distance <= PATH).then(|| (distance, index, leg[0].lerp(leg[1], part.into())))
    });
    let (_, index, place) = legs.min_by(|(one, ..), (other, ..)| one.total_cmp(other))?;
    let fine = DragModifiers { snap: false, fine: false };
    Some((index, to_grid(place, fine.step(view, place))))
}

/// The accessible name of a waypoint: `Waypoint 1 at (3, 0.5)`.
fn name(plan: &Plan, index: usize, place: DVec3) -> String {
    text!("motion-waypoint-at"; index = index + 1, place = Digits::Four.write_vector(place, plan.scene.dimension))
}

/// Shows rings around the hovered and the selected waypoint, and the available actions.
fn paint(
    ui: &Ui,
    viewport: &Viewport<'_>,
    plan: &Plan,
    places: &[(usize, Pos2)],
    hot: Option<usize>,
    selected: Option<usize>,
) {
    let (response, view) = (&viewport.response, &viewport.map);
    let painter = ui.painter_at(view.rect);
    let ink = ui.visuals().strong_text_color();
    for (index, at) in places {
        let node = ui.interact(
            Rect::from_center_size(*at, Vec2::splat(2.0 * RING)),
            ui.scope_id().with(("waypoint", index)),
            Sense::hover(),
        );
        let name = name(plan, *index, plan.movement.waypoints[*index]);
        node.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
        let width = if selected == Some(*index) { 2.5 } else { 1.2 };
        if selected == Some(*index) || hot == Some(*index) {
            painter.circle(*at, RING, Color32::TRANSPARENT, Stroke::new(width, ink));
        }
    }
    if ui.input(|input| input.pointer.any_down()) {
        return;
    }
    let words = if let Some(index) = hot {
        ui.ctx().set_cursor_icon(CursorIcon::Grab);
        let name = name(plan, index, plan.movement.waypoints[index]);
        text!("motion-drag-it-click-it-and"; name = name)
    } else if response.hover_pos().is_some_and(|at| on_path(plan, view, at).is_some()) {
        ui.ctx().set_cursor_icon(CursorIcon::Crosshair);
        text!("motion-the-path-of-q-click").to_owned()
    } else {
        return;
    };
    response.clone().on_hover_text_at_pointer(words);
}
