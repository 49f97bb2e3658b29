//! A drag of the pointer: of an item, of a handle, of a point of the explorer.

use eframe::egui::{Pos2, Ui};
use glam::DVec3;

use crate::app::view::paint::to_f32;
use crate::app::view::view_map::ViewMap;
use crate::edit::snap::decimal_step;

/// The factor on movements while Shift is held.
pub(crate) const FINE: f64 = 0.1;

/// With Ctrl, positions snap to steps of at most this many points.
const GRID_POINTS: f64 = 40.0;

/// A drag in progress. Its start and the movement since then determine it, so that no roundoff accumulates.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Drag {
    /// The screen position where the pointer was pressed.
    pub(crate) pressed: Pos2,
    /// The grabbed position in world space.
    pub(crate) grabbed: DVec3,
    /// The screen position that the dragged item follows: the pointer, with slow movement while Shift was
    /// held.
    pub(crate) at: Pos2,
    /// The position of the pointer in the last frame.
    pub(crate) pointer: Pos2,
}

/// The effects of the modifier keys Ctrl and Shift.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DragModifiers {
    /// Whether to snap to a grid.
    pub(crate) snap: bool,
    /// Whether to move a tenth as far.
    pub(crate) fine: bool,
}

/// Returns the grid step near `at`, in scene units: a power of ten.
pub(crate) fn grid_step(view: &ViewMap, at: DVec3) -> f64 {
    decimal_step(view.units_per_point_at(at) * GRID_POINTS)
}

impl DragModifiers {
    /// Reads the modifier keys that are held.
    pub(crate) fn of(ui: &Ui) -> Self {
        ui.input(|input| Self { snap: input.modifiers.command, fine: input.modifiers.shift })
    }

    /// Returns the factor on the movement of the pointer.
    pub(crate) const fn factor(self) -> f64 {
        if self.fine { FINE } else { 1.0 }
    }

    /// Returns the step of positions near `at`, in scene units: the grid, or else the resolution of a point
    /// on screen.
    pub(crate) fn step(self, view: &ViewMap, at: DVec3) -> f64 {
        if self.snap {
            grid_step(view, at)
        } else {
            decimal_step(view.units_per_point_at(at) * self.factor())
        }
    }
}

impl Drag {
    /// Starts a drag of an item at depth `through`, pressed at one position while the pointer is already at
    /// another.
    pub(crate) fn new(view: &ViewMap, (pressed, now): (Pos2, Pos2), through: DVec3) -> Self {
        Self { pressed, grabbed: view.world_from_screen(pressed, through), at: now, pointer: now }
    }

    /// Follows the pointer.
    pub(crate) fn follow(&mut self, pointer: Pos2, modifiers: DragModifiers) {
        self.at += (pointer - self.pointer) * to_f32(modifiers.factor());
        self.pointer = pointer;
    }

    /// Returns the displacement so far, in the plane of the view through the grabbed point.
    pub(crate) fn displacement(&self, view: &ViewMap) -> DVec3 {
        view.world_from_screen(self.at, self.grabbed) - self.grabbed
    }
}

#[cfg(test)]
mod tests {
    use eframe::egui::{Rect, pos2, vec2};
    use glam::{DVec2, DVec3};

    use super::{Drag, DragModifiers};
    use crate::app::view::view_map::{ViewKind, ViewMap};
    use crate::figure::Plane;

    /// Checks a hand-computed value: 50 points, then 30 at a tenth, at 10 points per unit.
    #[test]
    fn with_shift_a_drag_moves_by_a_tenth() {
        let rect = Rect::from_min_size(pos2(0.0, 0.0), vec2(400.0, 400.0));
        let view = ViewMap { rect, kind: ViewKind::Plane(Plane { origin: DVec2::ZERO, scale: 10.0 }) };
        let start = pos2(100.0, 100.0);
        let mut drag = Drag::new(&view, (start, start), DVec3::ZERO);
        drag.follow(start + vec2(50.0, 0.0), DragModifiers { snap: false, fine: false });
        drag.follow(start + vec2(80.0, 0.0), DragModifiers { snap: false, fine: true });
        assert!((drag.displacement(&view) - DVec3::X * 5.3).length() < 1e-5);
        assert_eq!(DragModifiers { snap: false, fine: false }.step(&view, DVec3::ZERO), 0.1);
        assert_eq!(DragModifiers { snap: false, fine: true }.step(&view, DVec3::ZERO), 0.01);
        assert_eq!(DragModifiers { snap: true, fine: true }.step(&view, DVec3::ZERO), 1.0);
    }
}
