//! Dragging the selection in the plane of the view: one gesture, one step of undo.

use std::sync::Arc;

use eframe::egui::{Align2, CursorIcon, PointerButton, Pos2, Response, Ui};
use glam::DVec3;

use super::state::Drag;
use super::{marks, snap};
use crate::app::command::Tool;
use crate::app::editing::Editing;
use crate::app::editing::gesture::{Constraint, Gesture, Grabbed, Source};
use crate::app::state::request::{Request, Requests};
use crate::app::state::session::Session;
use crate::app::view::pick::{Grip, Target};
use crate::app::view::view_map::ViewMap;
use crate::edit::moving::{self, Lead};
use crate::edit::snap::{Outline, to_step};
use crate::edit::vertices;
use crate::figure::narration::table::Digits;
use crate::geometry::Side;

/// The factor on the movement of the pointer while Shift is held.
const FINE: f32 = 0.1;
/// The greatest number of vertices of a body among which one is chosen for snapping.
const MOST_LEADS: usize = 1000;

/// The target of a drag.
struct Goal {
    lead: Lead,
    to: DVec3,
    /// The feature that it snaps to.
    snapped: Option<snap::Snapped>,
    words: String,
}

/// Begins a gesture when an item is dragged. Returns whether it did.
pub(super) fn begin(
    ui: &Ui,
    response: &Response,
    grip: &Grip<'_>,
    editing: &mut Editing,
    session: &mut Session,
    requests: &mut Requests,
) -> bool {
    // With Shift, every drag pans.
    if !response.drag_started_by(PointerButton::Primary) || ui.input(|input| input.modifiers.shift) {
        return false;
    }
    let Some(pressed) = ui.input(|input| input.pointer.press_origin()) else { return false };
    let Some(target) = grip.target_at(pressed) else { return false };
    let selection =
        if target.is_in(&session.selection) { session.selection.clone() } else { target.selection() };
    if selection != session.selection {
        requests.push(Request::Select(selection.clone()));
    }
    let (scene, side) = (grip.scene, target.side());
    let (lead, corner) = match target {
        Target::Vertex(side, index) => (Lead::Vertex(side, index), Some(index)),
        Target::Body(side) => (Lead::Position(side), nearest_vertex(grip, side, pressed)),
    };
    let through = match lead {
        Lead::Vertex(..) => lead.place(scene).unwrap_or_default(),
        Lead::Position(_) => scene.bodies[side].center(),
    };
    let other = Outline::of(&scene.bodies[side.other()]);
    let stands_still = selection[side.other()] == crate::edit::Part::Nothing;
    editing.pointer.drag = Some(Drag {
        at: pressed,
        last: pressed,
        lead,
        corner,
        other: (stands_still && other.is_boundary()).then_some(other),
    });
    let world = grip.view.world_from_screen(pressed, through);
    editing.gesture = Some(Gesture {
        start: Arc::new(scene.clone()),
        selection,
        pivot: world,
        tool: Tool::Move,
        constraint: Constraint::View,
        source: Source::Item(Grabbed { screen: pressed, world }),
    });
    advance(ui, response, grip, editing, requests);
    true
}

/// The vertex of a body that is nearest to the pressed position on screen.
fn nearest_vertex(grip: &Grip<'_>, side: Side, pressed: Pos2) -> Option<usize> {
    let places = vertices::in_world(&grip.scene.bodies[side]);
    if places.len() > MOST_LEADS {
        return None;
    }
    let distance = |place: &DVec3| {
        grip.view.screen_from_world(*place).map_or(f32::INFINITY, |at| at.distance_sq(pressed))
    };
    (0..places.len()).min_by(|a, b| distance(&places[*a]).total_cmp(&distance(&places[*b])))
}

/// Follows the pointer, and ends the gesture when it is released.
pub(super) fn advance(
    ui: &Ui,
    response: &Response,
    grip: &Grip<'_>,
    editing: &mut Editing,
    requests: &mut Requests,
) {
    let Editing { gesture: Some(gesture), pointer, .. } = editing else { return };
    let (Source::Item(grabbed), Some(drag)) = (&gesture.source, &mut pointer.drag) else { return };
    ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
    let (fine, snaps) = ui.input(|input| (input.modifiers.shift, input.modifiers.command));
    if let Some(pointer) = response.interact_pointer_pos() {
        drag.at += (pointer - drag.last) * if fine { FINE } else { 1.0 };
        drag.last = pointer;
    }
    let goal = goal(&grip.view, gesture, *grabbed, drag, (fine, snaps));
    if let Some(goal) = &goal
        // An invalid shape, or one outside the world, leaves the last valid scene on screen.
        && let Ok(scene) = moving::moved(&gesture.start, &gesture.selection, goal.lead, goal.to)
        && scene != *grip.scene
    {
        requests.push(Request::Preview(Box::new(scene)));
    }
    if let Some(goal) = &goal {
        if let Some(snapped) = &goal.snapped {
            snap::paint(ui, &grip.view, snapped);
        }
        let below = drag.last + eframe::egui::vec2(16.0, 18.0);
        marks::paint_tag(ui, grip.view.rect, below, Align2::LEFT_TOP, &goal.words);
    }
    let is_over = response.drag_stopped() || !ui.input(|input| input.pointer.primary_down());
    if is_over {
        requests.push(Request::Commit(gesture.name()));
        editing.gesture = None;
        editing.pointer.drag = None;
    }
}

/// The target of the drag: while Ctrl is held a vertex, edge or face of the other shape, or the grid; otherwise the
/// shortest decimals that the screen resolves. `None` if the target is not finite.
fn goal(
    view: &ViewMap,
    gesture: &Gesture,
    grabbed: Grabbed,
    drag: &Drag,
    (fine, snaps): (bool, bool),
) -> Option<Goal> {
    let start = &gesture.start;
    let moved = view.world_from_screen(drag.at, grabbed.world) - grabbed.world;
    let from = drag.lead.place(start)?;
    if !moved.is_finite() {
        return None;
    }
    let side = drag.lead.side();
    if let Some(index) = drag.corner.filter(|_| snaps)
        && let Some(other) = &drag.other
        && let Some(place) = Lead::Vertex(side, index).place(start)
        && let Some(snapped) = snap::feature_near(view, other, place + moved)
    {
        let letter = side.vertex_letter();
        let words = format!("{letter}{index} on {}", snapped.feature.name(side.other().vertex_letter()));
        let (lead, to) = (Lead::Vertex(side, index), snapped.place);
        return Some(Goal { lead, to, snapped: Some(snapped), words });
    }
    let unit = view.units_per_point_at(grabbed.world);
    let step = snap::step(if fine && !snaps { unit * f64::from(FINE) } else { unit }, snaps);
    let to = stepped(from, moved, step, snaps, unit);
    let name = match drag.lead {
        Lead::Position(side) => side.name().to_owned(),
        Lead::Vertex(side, index) => format!("{}{index}", side.vertex_letter()),
    };
    let how = match (snaps, fine) {
        (true, _) => format!("   grid {}", Digits::Four.write(step)),
        (false, true) => "   fine".to_owned(),
        (false, false) => String::new(),
    };
    let words = format!("{name} = {}{how}", Digits::Four.write_vector(to, start.dimension));
    Some(Goal { lead: drag.lead, to, snapped: None, words })
}

/// Rounds each coordinate that moved by more than half a point to a multiple of `step`; off the grid, a coordinate
/// that moved by less than half a step keeps all its digits.
fn stepped(from: DVec3, moved: DVec3, step: f64, on_grid: bool, unit: f64) -> DVec3 {
    let axis = |axis: usize| {
        let (from, moved) = (from[axis], moved[axis]);
        let least = if on_grid { unit * 0.5 } else { step * 0.5 };
        let to = to_step(from + moved, step);
        let keeps = if on_grid { moved.abs() < least } else { (to - from).abs() < least };
        if keeps || !to.is_finite() { from } else { to }
    };
    DVec3::new(axis(0), axis(1), axis(2))
}

#[cfg(test)]
mod tests {
    use glam::DVec3;

    use super::stepped;
    use crate::edit::snap::decimal_step;

    #[test]
    fn dragged_positions_are_short_decimals() {
        assert_eq!(decimal_step(0.03), 0.01);
        assert_eq!(decimal_step(25.0), 10.0);
        let moved = DVec3::new(1.2345, -0.001, 0.0);
        assert_eq!(stepped(DVec3::ZERO, moved, 0.01, false, 0.03), DVec3::new(1.23, 0.0, 0.0));
        assert_eq!(stepped(DVec3::ZERO, DVec3::X * 123.0, 10.0, false, 30.0).x, 120.0);
    }

    #[test]
    fn a_coordinate_that_did_not_move_keeps_all_its_digits() {
        let from = DVec3::new(1.0 / 3.0, 2.0, 0.0);
        assert_eq!(stepped(from, DVec3::Y, 0.1, false, 0.1), DVec3::new(1.0 / 3.0, 3.0, 0.0));
        assert_eq!(stepped(from, DVec3::Y, 0.1, true, 0.1), DVec3::new(1.0 / 3.0, 3.0, 0.0));
    }

    #[test]
    fn the_grid_applies_to_small_moves_too() {
        let from = DVec3::new(0.37, 2.2, 0.0);
        assert_eq!(stepped(from, DVec3::new(0.1, 0.9, 0.0), 1.0, true, 0.03), DVec3::new(0.0, 3.0, 0.0));
    }
}
