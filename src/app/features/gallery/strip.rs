//! The strip above the shapes: drawing an outline, and the shapes that are needed most, in one click each.

use eframe::egui::{Button, Rect, Role, Sense, StrokeKind, Ui, WidgetInfo, vec2};
use glam::DVec2;

use super::{Gallery, GalleryTarget, marks_of};
use crate::app::command::Command;
use crate::app::state::cx::Cx;
use crate::app::view::paint;
use crate::edit::model::{Kind, Model};
use crate::figure::PaperMark;
use crate::geometry::{Dimension, Side};
use crate::message::text;

/// The size of a button's picture, in points.
const PICTURE: DVec2 = DVec2::new(30.0, 20.0);

/// Shows the strip. Its shapes replace the selected body, or Q.
pub(super) fn ui(ui: &mut Ui, gallery: &mut Gallery, cx: &mut Cx<'_>) {
    let dimension = cx.document.scene().dimension;
    let side = cx.session.selection.subject();
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 3.0;
        if dimension == Dimension::Two {
            for command in [Command::ClickPolygon, Command::Freehand] {
                command_ui(ui, command, cx);
            }
        }
        let is_stale = gallery.strip.as_ref().is_none_or(|(drawn_for, _)| *drawn_for != (dimension, side));
        if is_stale {
            let target = GalleryTarget::Replaces(side);
            let drawn =
                |kind: &Kind| (*kind, marks_of(&Model::new(*kind, dimension), dimension, target, PICTURE));
            gallery.strip = Some(((dimension, side), Kind::common(dimension).iter().map(drawn).collect()));
        }
        let (_, drawn) = gallery.strip.get_or_insert(((dimension, side), Vec::new()));
        let mut clicked = None;
        for (kind, marks) in drawn.iter() {
            if kind_ui(ui, *kind, marks, side) {
                clicked = Some(*kind);
            }
        }
        if let Some(kind) = clicked {
            gallery.set_target(GalleryTarget::Replaces(side));
            gallery.choose(kind, dimension);
            gallery.apply(cx);
        }
        command_ui(ui, Command::AddShape, cx);
    });
}

/// Shows the small button of a command.
fn command_ui(ui: &mut Ui, command: Command, cx: &mut Cx<'_>) {
    let button = ui.add(Button::new(command.text()).small());
    if button.on_hover_text(command.tooltip_with_keys(ui)).clicked() {
        cx.requests.command(command);
    }
}

/// Shows the button of a kind of shape. Returns whether it was clicked.
fn kind_ui(ui: &mut Ui, kind: Kind, marks: &[PaperMark], side: Side) -> bool {
    let size = vec2(paint::to_f32(PICTURE.x), paint::to_f32(PICTURE.y));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let name = text!("gallery-put"; side = side.name(), shape = kind.with_article());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &name));
    if ui.is_rect_visible(rect) {
        let visuals = ui.style().interact(&response);
        ui.painter().rect(rect, 2.0, visuals.weak_bg_fill, visuals.bg_stroke, StrokeKind::Inside);
        paint::marks(ui, Rect::from_min_size(rect.min, size), marks);
    }
    response.on_hover_text(name).clicked()
}
