//! The axis gizmo: shows the directions of x, y and z; a click on an end looks along that axis.

use eframe::egui::{Align2, Color32, FontId, Pos2, Rect, Role, Sense, Stroke, Ui, Vec2, WidgetInfo, vec2};
use glam::{DVec2, DVec3};

use super::paint::to_vec2;
use crate::app::state::view::GizmoCorner;
use crate::figure::{AxisView, Camera};
use crate::message;

/// The distance from the center to the ends, in points.
const ARM: f32 = 26.0;
/// The radius of an end, in points.
const END: f32 = 8.0;
/// The distance of the gizmo to the corner of the view, in points.
const MARGIN: f32 = 8.0;

/// One end of an axis.
struct AxisEnd {
    axis: DVec3,
    letter: &'static str,
    /// The view from this end, and its name.
    view: AxisView,
    name: &'static str,
    color: Color32,
}

/// The usual hues of x, y and z, softened.
const RED: Color32 = Color32::from_rgb(0xD8, 0x5A, 0x5A);
const GREEN: Color32 = Color32::from_rgb(0x5F, 0xA8, 0x50);
const BLUE: Color32 = Color32::from_rgb(0x5A, 0x8C, 0xE0);

/// The ends. The letter of a negative end has a sign; the view from an end looks back at the center.
const ENDS: [AxisEnd; 6] = [
    AxisEnd { axis: DVec3::X, letter: "X", view: AxisView::Right, name: "view-right-view", color: RED },
    AxisEnd { axis: DVec3::Y, letter: "Y", view: AxisView::Back, name: "view-back-view", color: GREEN },
    AxisEnd { axis: DVec3::Z, letter: "Z", view: AxisView::Top, name: "view-top-view", color: BLUE },
    AxisEnd { axis: DVec3::NEG_X, letter: "−X", view: AxisView::Left, name: "view-left-view", color: RED },
    AxisEnd {
        axis: DVec3::NEG_Y,
        letter: "−Y",
        view: AxisView::Front,
        name: "view-front-view",
        color: GREEN,
    },
    AxisEnd {
        axis: DVec3::NEG_Z,
        letter: "−Z",
        view: AxisView::Bottom,
        name: "view-bottom-view",
        color: BLUE,
    },
];

/// Returns the place of the gizmo in this corner of a view, if there is room.
pub(crate) fn place(view: Rect, corner: GizmoCorner) -> Option<Rect> {
    let reach = ARM + END + MARGIN;
    let is_roomy = view.width() >= reach * 4.0 && view.height() >= reach * 3.0;
    let middle = match corner {
        GizmoCorner::UpperRight => view.right_top() + vec2(-reach, reach),
        GizmoCorner::UpperLeft => view.left_top() + vec2(reach, reach),
    };
    is_roomy.then(|| Rect::from_center_size(middle, Vec2::splat(2.0 * (ARM + END))))
}

/// Shows the gizmo in this corner of the view with this accessible name; a click turns the camera.
pub(crate) fn ui(ui: &Ui, (view, corner): (Rect, GizmoCorner), name: &str, camera: &mut Camera) {
    let Some(middle) = place(view, corner).map(|place| place.center()) else { return };
    let mut ends: Vec<(&AxisEnd, Pos2, f64)> = ENDS
        .iter()
        .map(|end| {
            let on_screen = DVec2::new(end.axis.dot(camera.right()), -end.axis.dot(camera.up()));
            (end, middle + to_vec2(on_screen) * ARM, end.axis.dot(camera.back()))
        })
        .collect();
    // Farthest ends first, so that the nearest is painted and hit on top.
    ends.sort_by(|(.., a), (.., b)| a.total_cmp(b));
    let painter = ui.painter_at(view);
    for (end, at, toward_eye) in ends {
        let rect = Rect::from_center_size(at, Vec2::splat(END * 2.0));
        let response = ui.interact(rect, ui.scope_id().with(("gizmo", name, end.name)), Sense::click());
        let end_name = format!("{name}: {}", message::constant(end.name));
        response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &end_name));
        let positive = !end.letter.starts_with('−');
        let strength = if toward_eye < -0.01 { 0.55 } else { 1.0 };
        let color = end.color.gamma_multiply(strength);
        if positive {
            painter.line_segment([middle, at], Stroke::new(2.0, color));
        }
        let filled = positive || response.hovered() || response.has_focus();
        if filled {
            painter.circle_filled(at, END, color);
        } else {
            painter.circle_filled(at, END * 0.8, ui.visuals().extreme_bg_color);
            painter.circle_stroke(at, END * 0.8, Stroke::new(1.5, color));
        }
        // A faint end is closer to the background than to its color.
        let ink = if filled && strength == 1.0 { Color32::BLACK } else { ui.visuals().strong_text_color() };
        let size = if positive { 11.0 } else { 9.0 };
        painter.text(at, Align2::CENTER_CENTER, end.letter, FontId::proportional(size), ink);
        if response.on_hover_text(message::constant(end.name)).clicked() {
            camera.look(end.view);
        }
    }
}
