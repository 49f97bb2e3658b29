//! The menu above the shapes: drawing an outline, and the shapes that are needed most, in one click each.

use eframe::egui::{Rect, Role, Sense, Ui, WidgetInfo, vec2};
use glam::DVec2;

use super::{Gallery, GalleryTarget, marks_of};
use crate::app::command::Command;
use crate::app::state::cx::Cx;
use crate::app::view::menu_item::items;
use crate::app::view::paint;
use crate::edit::model::{Kind, Model};
use crate::figure::PaperMark;
use crate::geometry::{Dimension, Side};
use crate::message::text;

/// The size of the picture of a shape, in points.
const PICTURE: DVec2 = DVec2::new(30.0, 20.0);

/// Minimum room for the button of the menu, in points.
const ROOM: f32 = 70.0;

/// Shows the button of the menu, if there is room for it.
pub(super) fn ui(ui: &mut Ui, gallery: &mut Gallery, cx: &mut Cx<'_>) {
    if ui.available_width() > ROOM {
        let menu = ui.menu_button(text!("gallery-draw"), |ui| menu_ui(ui, gallery, cx));
        menu.response.on_hover_text(text!("gallery-draw.tip"));
    }
}

/// Shows the menu. Its shapes replace the selected body, or Q.
fn menu_ui(ui: &mut Ui, gallery: &mut Gallery, cx: &mut Cx<'_>) {
    let dimension = cx.document.scene().dimension;
    let side = cx.session.selection.subject();
    if dimension == Dimension::Two {
        items(ui, &[Command::ClickPolygon, Command::Freehand], cx);
        ui.separator();
    }
    let is_stale = gallery.menu.as_ref().is_none_or(|(drawn_for, _)| *drawn_for != (dimension, side));
    if is_stale {
        let target = GalleryTarget::Replaces(side);
        let drawn =
            |kind: &Kind| (*kind, marks_of(&Model::new(*kind, dimension), dimension, target, PICTURE));
        gallery.menu = Some(((dimension, side), Kind::common(dimension).iter().map(drawn).collect()));
    }
    let mut clicked = None;
    for (kind, marks) in gallery.menu.iter().flat_map(|(_, drawn)| drawn) {
        if kind_ui(ui, *kind, marks, side) {
            clicked = Some(*kind);
        }
    }
    if let Some(kind) = clicked {
        gallery.set_target(GalleryTarget::Replaces(side));
        gallery.choose(kind, dimension);
        gallery.apply(cx);
        ui.close();
    }
    ui.separator();
    items(ui, &[Command::AddShape], cx);
}

/// Shows the item of a kind of shape, with its picture. Returns whether it was clicked.
fn kind_ui(ui: &mut Ui, kind: Kind, marks: &[PaperMark], side: Side) -> bool {
    let name = text!("gallery-put"; side = side.name(), shape = kind.with_article());
    ui.horizontal(|ui| {
        let size = vec2(paint::to_f32(PICTURE.x), paint::to_f32(PICTURE.y));
        let (rect, response) = ui.allocate_exact_size(size, Sense::CLICK);
        response.widget_info(|| WidgetInfo::labeled(Role::Image, ui.is_enabled(), ""));
        if ui.is_rect_visible(rect) {
            paint::marks(ui, Rect::from_min_size(rect.min, size), marks);
        }
        ui.button(name).clicked() || response.clicked()
    })
    .inner
}
