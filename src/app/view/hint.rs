//! The hint for newcomers that shapes can be dragged.

use eframe::egui::{
    Align2, Color32, FontId, Pos2, Rect, Role, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::paint::to_f32;
use crate::app::widgets::icons::Icon;
use crate::message::text;

/// The duration of the animation, in seconds; then the hint stands still until the first drag.
const SECONDS: f64 = 10.0;

/// The period of the animation, in seconds.
const PERIOD: f64 = 1.6;

/// The amplitude of the animation, in points.
const PULL: f32 = 10.0;

/// The distance from the shape's name to the tip of the bubble, in points.
const GAP: f32 = 14.0;

/// Shows the hint as a bubble that, if `animated`, moves away from the shape and back. `at` is the shape's position on screen.
///
/// `since` is the time when the hint appeared, in seconds since the start of the program.
pub(crate) fn ui(ui: &Ui, view: Rect, at: Pos2, since: &mut Option<f64>, animated: bool) {
    let now = ui.input(|input| input.time);
    let age = now - *since.get_or_insert(now);
    let moves = animated && age < SECONDS;
    if moves {
        // Less often than the screen refreshes: enough for a slow movement.
        ui.ctx().request_repaint_after_secs(1.0 / 30.0);
    }
    let phase = if moves { to_f32(libm::cos(age / PERIOD * std::f64::consts::TAU)) } else { 1.0 };
    let visuals = ui.visuals();
    let (fill, ink) = (visuals.selection.bg_fill, visuals.selection.stroke.color);
    let galley =
        ui.painter().layout_no_wrap(text!("hint-drag-q").to_owned(), FontId::proportional(15.0), ink);
    let icon = galley.size().y;
    let size = galley.size() + vec2(icon + 22.0, 10.0);

    let tip = pos2(at.x + GAP + PULL * (1.0 - phase) * 0.5, at.y);
    let bubble = Align2::LEFT_CENTER.anchor_size(tip + vec2(7.0, 0.0), size);
    if !view.contains_rect(bubble) {
        // There is no room beside a shape at the border; a user who moved it there knows how to drag.
        return;
    }
    let painter = ui.painter_at(view);
    painter.rect(bubble, 6.0, fill, Stroke::new(1.0, ink), eframe::egui::StrokeKind::Inside);
    painter.add(arrow(tip, fill, ink));
    let left = bubble.left_center() + vec2(8.0 + icon * 0.5, 0.0);
    Icon::Pan.paint(&painter, Rect::from_center_size(left, Vec2::splat(icon)), ink);
    let text = pos2(left.x + icon * 0.5 + 6.0, bubble.center().y - galley.size().y * 0.5);
    painter.galley(text, galley, ink);
    let node = ui.interact(bubble, ui.scope_id().with("hint"), Sense::hover());
    node.widget_info(|| WidgetInfo::labeled(Role::Label, true, text!("hint-drag-q")));
}

/// The arrow of the bubble, which points at the shape.
fn arrow(tip: Pos2, fill: Color32, ink: Color32) -> Shape {
    let corners = [tip + vec2(8.0, -6.0), tip, tip + vec2(8.0, 6.0)];
    Shape::Vec(vec![
        Shape::convex_polygon(corners.to_vec(), fill, Stroke::NONE),
        Shape::line(corners.to_vec(), Stroke::new(1.0, ink)),
    ])
}
