//! Dragging the selection in the plane of the view: one gesture, one step of undo.

use eframe::egui::{Align2, CursorIcon, PointerButton, Pos2, Response, Ui};
use glam::DVec3;

use super::{marks, snap};
use crate::app::command::Tool;
use crate::app::editing::Editing;
use crate::app::editing::drag::{Drag, DragModifiers};
use crate::app::editing::gesture::{Gesture, Source};
use crate::app::state::request::{Request, Requests};
use crate::app::view::pick::{Grip, Target};
use crate::app::view::view_map::ViewMap;
use crate::edit::moving::Lead;
use crate::edit::snap::{Outline, to_step};
use crate::edit::{Change, Part, Selection, vertices};
use crate::figure::narration::table::Digits;
use crate::geometry::{Dimension, Side};

/// The greatest number of vertices of a body among which one is chosen for snapping.
const MOST_LEADS: usize = 1000;

/// A drag of bodies or vertices.
#[derive(Clone, Debug)]
pub(crate) struct ItemDrag {
    drag: Drag,
    /// The point that is placed on the grid.
    lead: Lead,
    /// Its position before the drag.
    from: DVec3,
    /// The vertex that snaps to the other shape, and its position before the drag.
    corner: Option<(usize, DVec3)>,
    /// The outline of the other shape, if it does not move and is a polytope.
    other: Option<Outline>,
    /// The last point that was moved, and its place.
    last: (Lead, DVec3),
}

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
    selected: &Selection,
    editing: &mut Editing,
    requests: &mut Requests,
) -> bool {
    // With Shift, every drag pans.
    if !response.drag_started_by(PointerButton::Primary) || ui.input(|input| input.modifiers.shift) {
        return false;
    }
    let Some(pressed) = ui.input(|input| input.pointer.press_origin()) else { return false };
    let Some(target) = grip.target_at(pressed) else { return false };
    let selection = if target.is_in(selected) { selected.clone() } else { target.selection() };
    if selection != *selected {
        requests.push(Request::Select(selection.clone()));
    }
    let (scene, side) = (grip.scene, target.side());
    let (lead, corner) = match target {
        Target::Vertex(side, index) => (Lead::Vertex(side, index), Some(index)),
        Target::Body(side) => (Lead::Position(side), nearest_vertex(grip, side, pressed)),
    };
    let Some(from) = lead.place(scene) else { return false };
    let through = match lead {
        Lead::Vertex(..) => from,
        Lead::Position(_) => scene.bodies[side].center(),
    };
    let other = Outline::of(&scene.bodies[side.other()]);
    let stands_still = selection[side.other()] == Part::Nothing;
    let drag = ItemDrag {
        drag: Drag::new(&grip.view, (pressed, pressed), through),
        lead,
        from,
        corner: corner.and_then(|index| Some((index, Lead::Vertex(side, index).place(scene)?))),
        other: (stands_still && other.is_boundary()).then_some(other),
        last: (lead, from),
    };
    editing.gesture = Some(Gesture {
        selection,
        pivot: drag.drag.grabbed,
        tool: Tool::Move,
        source: Source::Item(drag),
        refusal: None,
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

/// Follows the pointer, and ends the gesture when it is released. Returns whether an item is dragged.
pub(super) fn advance(
    ui: &Ui,
    response: &Response,
    grip: &Grip<'_>,
    editing: &mut Editing,
    requests: &mut Requests,
) -> bool {
    let Some(gesture) = &mut editing.gesture else { return false };
    let Source::Item(item) = &mut gesture.source else { return false };
    ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
    let modifiers = DragModifiers::of(ui);
    if let Some(pointer) = response.interact_pointer_pos() {
        item.drag.follow(pointer, modifiers);
    }
    if let Some(Goal { lead, to, snapped, words }) = item.goal(&grip.view, modifiers, grip.scene.dimension) {
        if let Some(snapped) = &snapped {
            snap::paint(ui, &grip.view, snapped);
        }
        let below = item.drag.pointer + eframe::egui::vec2(16.0, 18.0);
        marks::paint_tag(ui, grip.view.rect, below, Align2::LEFT_TOP, &words);
        if item.last != (lead, to) {
            item.last = (lead, to);
            let selection = gesture.selection.clone();
            requests.push(Request::Preview(gesture.edit(Change::Move { selection, lead, to })));
        }
    }
    if response.drag_stopped() || !ui.input(|input| input.pointer.primary_down()) {
        requests.push(Request::Commit);
        editing.gesture = None;
    }
    true
}

impl ItemDrag {
    /// The target of the drag: while Ctrl is held a vertex, edge or face of the other shape, or the grid; otherwise the
    /// shortest decimals that the screen resolves. `None` if the target is not finite.
    fn goal(&self, view: &ViewMap, modifiers: DragModifiers, dimension: Dimension) -> Option<Goal> {
        let moved = self.drag.displacement(view);
        if !moved.is_finite() {
            return None;
        }
        let side = self.lead.side();
        if let Some((index, from)) = self.corner.filter(|_| modifiers.snap)
            && let Some(other) = &self.other
            && let Some(snapped) = snap::feature_near(view, other, from + moved)
        {
            let letter = side.vertex_letter();
            let words = format!("{letter}{index} on {}", snapped.feature.name(side.other().vertex_letter()));
            let (lead, to) = (Lead::Vertex(side, index), snapped.place);
            return Some(Goal { lead, to, snapped: Some(snapped), words });
        }
        let step = modifiers.step(view, self.drag.grabbed);
        let unit = view.units_per_point_at(self.drag.grabbed);
        let to = stepped(self.from, moved, step, modifiers.snap, unit);
        let name = match self.lead {
            Lead::Position(side) => side.name().to_owned(),
            Lead::Vertex(side, index) => format!("{}{index}", side.vertex_letter()),
        };
        let how = match modifiers {
            DragModifiers { snap: true, .. } => format!("   grid {}", Digits::Four.write(step)),
            DragModifiers { snap: false, fine: true } => "   fine".to_owned(),
            DragModifiers { snap: false, fine: false } => String::new(),
        };
        let words = format!("{name} = {}{how}", Digits::Four.write_vector(to, dimension));
        Some(Goal { lead: self.lead, to, snapped: None, words })
    }
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
