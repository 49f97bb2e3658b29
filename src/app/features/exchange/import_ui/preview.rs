//! The picture of P and Q as the import makes them, with their sources below it.

use eframe::egui::{Label, RichText, Role as AccessRole, Sense, Ui, WidgetInfo, vec2};
use glam::DVec2;

use crate::app::features::exchange::importing::Importing;
use crate::app::view::paint;
use crate::app::widgets::theme;
use crate::figure::{Role, Visibility};
use crate::geometry::Side;
use crate::message::text;
use crate::scene::Scene;

/// Shows the picture in this height, and a line with the sources of P and Q.
pub(super) fn ui(ui: &mut Ui, importing: &mut Importing, scene: &Scene, height: f32) {
    let origins = Side::BOTH.map(|side| importing.origin(side, scene));
    let line = ui.text_style_height(&eframe::egui::TextStyle::Body) + ui.spacing().item_spacing.y;
    let size = vec2(ui.available_width(), height - line);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let name = text!("exchange-picture-of-p-and-q"; origins = origins[0], origins_2 = origins[1]);
    response.widget_info(|| WidgetInfo::labeled(AccessRole::Image, true, name.clone()));
    response.on_hover_text(text!("exchange-p-and-q-as-apply"));
    let marks = importing.picture(scene, DVec2::new(size.x.into(), size.y.into()));
    if ui.is_rect_visible(rect) {
        paint::sheet(ui, rect);
        paint::marks(ui, rect, marks);
    }
    let width = (ui.available_width() - ui.spacing().item_spacing.x) / 2.0;
    ui.horizontal(|ui| {
        for (side, origin) in Side::BOTH.into_iter().zip(origins) {
            let stroke = theme::palette(ui).stroke(Role::Shape(side), Visibility::Visible);
            let words = RichText::new(origin).color(theme::color(stroke.color));
            ui.allocate_ui(vec2(width, line), |ui| ui.add(Label::new(words).truncate()));
        }
    });
}
