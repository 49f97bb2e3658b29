//! One tile for each kind, under the heading of its group.

use eframe::egui::{
    Align2, Button, Color32, CursorIcon, FontId, Rect, Response, RichText, Role, Sense, StrokeKind, Ui,
    WidgetInfo, vec2,
};

use crate::app::command::Command;
use crate::app::features::gallery::{Gallery, GalleryTarget, THUMBNAIL};
use crate::app::state::cx::Cx;
use crate::app::state::request::Request;
use crate::app::view::paint::{self, to_vec2};
use crate::app::widgets::stops;
use crate::edit::Selection;
use crate::edit::model::{Group, Kind};
use crate::geometry::Dimension;
use crate::message::text;

/// The height below the thumbnail, for a name of up to two lines, in points.
const NAME: f32 = 30.0;

/// Shows all kinds of the dimension of the scene. A click chooses a kind; a double click, or Enter on the chosen kind,
/// applies it at once.
pub(super) fn ui(ui: &mut Ui, gallery: &mut Gallery, cx: &mut Cx<'_>) {
    let scene = cx.document.scene();
    if scene.dimension == Dimension::Two {
        stops::group(ui, "drawn shapes", |ui| drawn_ui(ui, gallery, cx));
    }
    stops::group(ui, "gallery kinds", |ui| kinds_ui(ui, gallery, cx));
}

fn kinds_ui(ui: &mut Ui, gallery: &mut Gallery, cx: &mut Cx<'_>) {
    let scene = cx.document.scene();
    let kinds = Kind::all(scene.dimension);
    for group in Group::ALL {
        let members: Vec<Kind> = kinds.iter().copied().filter(|kind| kind.group() == group).collect();
        if members.is_empty() {
            continue;
        }
        ui.label(RichText::new(group.title()).strong());
        ui.horizontal_wrapped(|ui| {
            for kind in members {
                let response = tile_ui(ui, gallery, kind);
                let is_chosen = gallery.chosen.as_ref().is_some_and(|model| model.kind == kind);
                let is_confirmed = is_chosen && response.clicked() && stops::is_by_keyboard(ui.ctx());
                if response.double_clicked() || is_confirmed {
                    gallery.choose(kind, scene.dimension);
                    gallery.apply(cx);
                    gallery.is_open = false;
                } else if response.clicked() {
                    gallery.choose(kind, scene.dimension);
                }
            }
        });
        ui.add_space(4.0);
    }
}

/// Shows the freehand shapes, drawn in place of P or Q.
fn drawn_ui(ui: &mut Ui, gallery: &mut Gallery, cx: &mut Cx<'_>) {
    ui.label(RichText::new(text!("gallery-by-hand")).strong());
    ui.horizontal_wrapped(|ui| {
        for command in [Command::ClickPolygon, Command::Freehand] {
            let button = Button::new(command.text()).min_size(vec2(to_vec2(THUMBNAIL).x, NAME));
            if ui.add(button).on_hover_text(command.tooltip()).clicked() {
                if let GalleryTarget::Replaces(side) = gallery.target() {
                    cx.requests.push(Request::Select(Selection::body(side)));
                }
                cx.requests.command(command);
                gallery.is_open = false;
            }
        }
    });
    ui.add_space(4.0);
}

fn tile_ui(ui: &mut Ui, gallery: &Gallery, kind: Kind) -> Response {
    let size = to_vec2(THUMBNAIL);
    let (rect, response) = ui.allocate_exact_size(size + vec2(0.0, NAME), Sense::click());
    let is_chosen = gallery.chosen.as_ref().is_some_and(|model| model.kind == kind);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, kind.title()));
    if ui.is_rect_visible(rect) {
        let paper = Rect::from_min_size(rect.min, size);
        paint::sheet(ui, paper);
        paint::marks(ui, paper, gallery.thumbnail(kind));
        let visuals = ui.style().interact_selectable(&response, is_chosen);
        let below = Rect::from_min_max(paper.left_bottom(), rect.max);
        if is_chosen || response.hovered() || response.has_focus() {
            let stroke = if is_chosen { ui.visuals().selection.stroke } else { visuals.bg_stroke };
            ui.painter().rect_stroke(rect, 3.0, stroke, StrokeKind::Inside);
        }
        let galley = ui.painter().layout(
            kind.title().to_owned(),
            FontId::proportional(12.0),
            Color32::PLACEHOLDER,
            below.width() - 4.0,
        );
        let corner = Align2::CENTER_CENTER.anchor_size(below.center(), galley.size()).min;
        ui.painter().galley(corner, galley, ui.visuals().text_color());
    }
    response.on_hover_text(kind.description()).on_hover_cursor(CursorIcon::PointingHand)
}
