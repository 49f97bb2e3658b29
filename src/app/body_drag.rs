//! Dragging P or Q in a view, in the plane or in space.

use eframe::egui::{
    CursorIcon, Key, PointerButton, Pos2, Rect, Response, Role as AccessRole, Sense, Ui, Vec2, WidgetInfo,
};
use glam::DVec3;

use super::hint;
use super::hover::REACH;
use super::paint::{to_dvec2, to_vec2};
use super::request::{Request, Requests};
use super::session::{Drag, Session};
use super::view_map::ViewMap;
use crate::figure::{Hit, PaperForm, PaperMark, Role, pick};
use crate::geometry::{Pose, Side};
use crate::scene::Scene;

/// With Ctrl, positions snap to steps of about this many points.
const SNAP_POINTS: f64 = 40.0;

/// What a drag has to know about the view.
pub(crate) struct Grip<'a> {
    /// What is on paper.
    pub(crate) marks: &'a [PaperMark],
    /// How the view maps the world to the screen.
    pub(crate) view: ViewMap,
}

impl Grip<'_> {
    /// The body under the pointer.
    pub(crate) fn body_at(&self, pointer: Pos2) -> Option<Side> {
        match pick(self.marks, to_dvec2(pointer - self.view.rect.min), REACH)? {
            Hit::Body(side) | Hit::Vertex(side, _) => Some(side),
            Hit::Other(_)
            | Hit::Pair { .. }
            | Hit::Letter(_)
            | Hit::Region(_)
            | Hit::Direction
            | Hit::Origin => None,
        }
    }

    /// Where the name of a body stands on screen.
    fn name_of(&self, side: Side) -> Option<Pos2> {
        self.marks.iter().find_map(|mark| match &mark.form {
            PaperForm::Text { center, .. } if mark.role == Role::Shape(side) => {
                Some(self.view.rect.min + to_vec2(*center))
            }
            _ => None,
        })
    }
}

/// Tells screen readers, and tests, where the bodies are.
pub(crate) fn name_bodies(ui: &Ui, grip: &Grip<'_>, scene: &Scene) {
    for side in Side::BOTH {
        let Some(at) = grip.name_of(side) else { continue };
        let rect = Rect::from_center_size(at, Vec2::splat(2.0));
        let node = ui.interact(rect, ui.scope_id().with(("body", side)), Sense::hover());
        let name = format!("Shape {}: {}", side.name(), scene.bodies[side].kind_name());
        node.widget_info(|| WidgetInfo::labeled(AccessRole::GraphicsObject, true, &name));
    }
}

/// Starts, continues or ends a drag; whether the pointer is taken by one.
pub(crate) fn ui(
    ui: &Ui,
    response: &Response,
    grip: &Grip<'_>,
    scene: &Scene,
    session: &mut Session,
    requests: &mut Requests,
) -> bool {
    if session.drag_cancelled {
        session.drag_cancelled = ui.input(|input| input.pointer.primary_down());
        return true;
    }
    if session.drag.is_none() {
        session.drag = begin(ui, response, grip, scene);
    }
    let Some(drag) = session.drag else {
        let over = response.hover_pos().and_then(|pointer| grip.body_at(pointer));
        if over.is_some() {
            ui.ctx().set_cursor_icon(CursorIcon::Grab);
        }
        if let Some(at) = grip.name_of(Side::Q).filter(|_| !session.settings.hint_done) {
            hint::ui(ui, response.rect, at, &mut session.hint_since);
        }
        return false;
    };

    if ui.input(|input| input.key_pressed(Key::Escape)) {
        requests.push(Request::Cancel);
        session.drag = None;
        session.drag_cancelled = true;
        return true;
    }
    ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
    let pose = scene.bodies[drag.side].pose();
    if let Some(pointer) = response.interact_pointer_pos() {
        let moved = grip.view.world_from_screen(pointer, drag.grabbed) - drag.grabbed;
        let snap = ui.input(|input| input.modifiers.command);
        let step =
            decimal_step(grip.view.units_per_point_at(drag.grabbed) * if snap { SNAP_POINTS } else { 1.0 });
        let position = rounded(drag.from + moved, drag.from, step);
        if position != pose.position {
            // A pose that is out of bounds leaves the body where it is: the pointer has left the world.
            if let Ok(body) = scene.bodies[drag.side].with_pose(Pose { position, ..pose }) {
                let mut scene = scene.clone();
                scene.bodies[drag.side] = body;
                requests.push(Request::Preview(Box::new(scene)));
            }
        }
    }
    if response.drag_stopped() || !ui.input(|input| input.pointer.any_down()) {
        requests.push(Request::Commit(format!("move {}", drag.side.name())));
        session.drag = None;
    }
    true
}

fn begin(ui: &Ui, response: &Response, grip: &Grip<'_>, scene: &Scene) -> Option<Drag> {
    if !response.drag_started_by(PointerButton::Primary) || ui.input(|input| input.modifiers.shift) {
        return None;
    }
    let pressed = ui.input(|input| input.pointer.press_origin())?;
    let side = grip.body_at(pressed)?;
    let body = &scene.bodies[side];
    Some(Drag {
        side,
        grabbed: grip.view.world_from_screen(pressed, body.center()),
        from: body.pose().position,
    })
}

/// The largest power of ten that is not above `length`, so that dragged positions are short decimals.
fn decimal_step(length: f64) -> f64 {
    10.0_f64.powf(length.log10().floor())
}

/// Each coordinate that moved, rounded to a multiple of `step`.
fn rounded(position: DVec3, from: DVec3, step: f64) -> DVec3 {
    // Dividing by a whole number of steps per unit gives the decimal itself; multiplying by 0.1 would not.
    let per_unit = (1.0 / step).round();
    let round = |value: f64, from: f64| {
        let value =
            if step < 1.0 { (value * per_unit).round() / per_unit } else { (value / step).round() * step };
        if (value - from).abs() < step * 0.5 || !value.is_finite() { from } else { value }
    };
    DVec3::new(round(position.x, from.x), round(position.y, from.y), round(position.z, from.z))
}

#[cfg(test)]
mod tests {
    use glam::DVec3;

    use super::{decimal_step, rounded};

    #[test]
    fn dragged_positions_are_short_decimals() {
        assert_eq!(decimal_step(0.03), 0.01);
        assert_eq!(decimal_step(25.0), 10.0);
        let step = decimal_step(0.03);
        assert_eq!(rounded(DVec3::new(1.2345, -0.001, 0.0), DVec3::ZERO, step), DVec3::new(1.23, 0.0, 0.0));
        assert_eq!(rounded(DVec3::new(123.0, 0.0, 0.0), DVec3::ZERO, 10.0).x, 120.0);
    }

    #[test]
    fn a_coordinate_that_did_not_move_keeps_all_its_digits() {
        let from = DVec3::new(1.0 / 3.0, 2.0, 0.0);
        assert_eq!(rounded(from + DVec3::Y, from, 0.1), DVec3::new(1.0 / 3.0, 3.0, 0.0));
    }
}
