//! A drag of bodies or vertices: their place under the pointer, on the grid or on a feature of the other
//! shape.

use eframe::egui::Pos2;
use glam::DVec3;

use super::snap;
use crate::app::editing::drag::{Drag, DragModifiers};
use crate::app::view::pick::{Grip, PickTarget};
use crate::app::view::view_map::ViewMap;
use crate::edit::moving::Lead;
use crate::edit::snap::{Outline, to_step};
use crate::edit::{Part, Selection, vertices};
use crate::figure::narration::table::Digits;
use crate::geometry::{Dimension, Side};
use crate::message::text;

/// Maximum number of vertices of a body among which one is chosen for snapping.
const MAX_LEADS: usize = 1000;

/// A drag of bodies or vertices.
#[derive(Clone, Debug)]
pub(crate) struct ItemDrag {
    /// The drag of the pointer.
    pub(super) drag: Drag,
    /// The point that is placed on the grid.
    lead: Lead,
    /// The position of that point before the drag.
    from: DVec3,
    /// The vertex that snaps to the other shape, and its position before the drag.
    corner: Option<(usize, DVec3)>,
    /// The outline of the other shape, if it does not move and is a polytope.
    other: Option<Outline>,
    /// The last point that was moved, and its new position.
    pub(super) last: (Lead, DVec3),
}

/// The target of a drag.
pub(super) struct DragGoal {
    pub(super) lead: Lead,
    pub(super) to: DVec3,
    /// The feature that the point snaps to.
    pub(super) snapped: Option<snap::Snapped>,
    pub(super) words: String,
}

impl ItemDrag {
    /// Starts a drag of the selection by an item in it, pressed at a screen position. Returns `None` if the
    /// item no longer exists.
    pub(super) fn new(
        grip: &Grip<'_>,
        target: PickTarget,
        selection: &Selection,
        pressed: Pos2,
    ) -> Option<Self> {
        let (scene, side) = (grip.scene, target.side());
        let (lead, corner) = match target {
            PickTarget::Vertex(side, index) => (Lead::Vertex(side, index), Some(index)),
            PickTarget::Body(side) => (Lead::Position(side), nearest_vertex(grip, side, pressed)),
        };
        let from = lead.place(scene)?;
        let through = match lead {
            Lead::Vertex(..) => from,
            Lead::Position(_) => scene.bodies[side].center(),
        };
        let other = Outline::of(&scene.bodies[side.other()]);
        let stands_still = selection[side.other()] == Part::Nothing;
        Some(Self {
            drag: Drag::new(&grip.view, (pressed, pressed), through),
            lead,
            from,
            corner: corner.and_then(|index| Some((index, Lead::Vertex(side, index).place(scene)?))),
            other: (stands_still && other.is_boundary()).then_some(other),
            last: (lead, from),
        })
    }

    /// Returns the target of the drag. While Ctrl is held, it snaps to a vertex, an edge or a face of the other shape,
    /// or to the grid. Otherwise it is rounded to as few decimals as the resolution of the screen allows. Returns
    /// `None` if the target is not finite.
    pub(super) fn goal(
        &self,
        view: &ViewMap,
        modifiers: DragModifiers,
        dimension: Dimension,
    ) -> Option<DragGoal> {
        let moved = self.drag.displacement(view);
        if !moved.is_finite() {
            return None;
        }
        let side = self.lead.side();
        if let Some((index, from)) = self.corner.filter(|_| modifiers.snap)
            && let Some(other) = &self.other
            && let Some(snapped) = snap::feature_near(view, other, from + moved)
        {
            let vertex = format!("{}{index}", side.vertex_letter());
            let feature = snapped.feature.name(side.other().vertex_letter());
            let words = text!("drag-onto"; vertex = vertex, feature = feature);
            let (lead, to) = (Lead::Vertex(side, index), snapped.place);
            return Some(DragGoal { lead, to, snapped: Some(snapped), words });
        }
        let step = modifiers.step(view, self.drag.grabbed);
        let unit = view.units_per_point_at(self.drag.grabbed);
        let to = stepped(self.from, moved, step, modifiers.snap, unit);
        let name = match self.lead {
            Lead::Position(side) => side.name().to_owned(),
            Lead::Vertex(side, index) => format!("{}{index}", side.vertex_letter()),
        };
        let place = Digits::Four.write_vector(to, dimension);
        let words = match modifiers {
            DragModifiers { snap: true, .. } => {
                text!("drag-on-grid"; item = name, place = place, step = Digits::Four.write(step))
            }
            DragModifiers { snap: false, fine: true } => text!("drag-fine"; item = name, place = place),
            DragModifiers { snap: false, fine: false } => text!("drag"; item = name, place = place),
        };
        Some(DragGoal { lead: self.lead, to, snapped: None, words })
    }
}

/// The vertex of a body that is nearest to the pressed position on screen.
fn nearest_vertex(grip: &Grip<'_>, side: Side, pressed: Pos2) -> Option<usize> {
    let places = vertices::in_world(&grip.scene.bodies[side]);
    if places.len() > MAX_LEADS {
        return None;
    }
    let distance = |place: &DVec3| {
        grip.view.screen_from_world(*place).map_or(f32::INFINITY, |at| at.distance_sq(pressed))
    };
    (0..places.len()).min_by(|a, b| distance(&places[*a]).total_cmp(&distance(&places[*b])))
}

/// Rounds each coordinate that moved by more than half a point to a multiple of `step`; off the grid, a coordinate
/// that moved by less than half a step keeps all its digits.
pub(super) fn stepped(from: DVec3, moved: DVec3, step: f64, on_grid: bool, unit: f64) -> DVec3 {
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
