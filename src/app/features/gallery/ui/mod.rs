//! ADD SHAPE: every kind of shape with a thumbnail, and the chosen one with its parameters.

mod tiles;

use eframe::egui::{
    Align, Context, Id, Layout, RichText, Role, ScrollArea, Sense, Ui, WidgetInfo, Window, vec2,
};

use super::{Gallery, GalleryTarget, PREVIEW, menu};
use crate::app::command::Command;
use crate::app::features::feature::{Feature, Others};
use crate::app::panels::inspector::parameters;
use crate::app::state::cx::Cx;
use crate::app::view::paint::{self, to_vec2};
use crate::app::widgets::floating::escaped;
use crate::app::widgets::live_slider::SliderChange;
use crate::app::widgets::stops;
use crate::geometry::Side;
use crate::message::text;

/// Maximum width of the column with the chosen shape, in points, and its maximum fraction of the window.
const CHOSEN: (f32, f32) = (250.0, 0.55);

/// The gap between the two columns with its line, in points. A smaller value would make the window grow.
const GAP: f32 = 30.0;

impl Feature for Gallery {
    fn window_ui(&mut self, ctx: &Context, cx: &mut Cx<'_>, _: &Others<'_>) {
        ui(ctx, self, cx);
    }

    fn shapes_bar_ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        menu::ui(ui, self, cx);
    }

    fn command(&mut self, command: Command, _: &Others<'_>, cx: &mut Cx<'_>, _: &Context) -> bool {
        let is_own = command == Command::AddShape;
        if is_own {
            self.open(cx.session.selection.subject());
        }
        is_own
    }
}

/// Shows the panel, if it is open.
fn ui(ctx: &Context, gallery: &mut Gallery, cx: &mut Cx<'_>) {
    if !gallery.is_open {
        return;
    }
    gallery.prepare(cx.document.scene().dimension);
    let mut is_open = true;
    let room = ctx.content_rect().size() - vec2(60.0, 110.0);
    let size = room.min(vec2(760.0, 540.0));
    Window::new(text!("gallery-add-shape"))
        .id(Id::unique("gallery"))
        .open(&mut is_open)
        .default_pos(ctx.content_rect().center_top() + vec2(-size.x / 2.0, 50.0))
        .default_size(size)
        // No wider than necessary, so that the applied shape is visible beside it.
        .max_size(size.max(vec2(200.0, 120.0)))
        .collapsible(false)
        .show(ctx, |ui| {
            ui.horizontal_top(|ui| {
                let height = ui.available_height();
                let chosen = CHOSEN.0.min(ui.available_width() * CHOSEN.1);
                let left = (ui.available_width() - chosen - GAP).max(1.0);
                let down = Layout::top_down(Align::Min);
                ui.allocate_ui_with_layout(vec2(left, height), down, |ui| {
                    ScrollArea::vertical().id_salt("kinds").auto_shrink([false, false]).show(ui, |ui| {
                        tiles::ui(ui, gallery, cx);
                    });
                });
                ui.separator();
                ui.allocate_ui_with_layout(vec2(chosen, height), down, |ui| {
                    ScrollArea::vertical().id_salt("chosen").auto_shrink([false, false]).show(ui, |ui| {
                        chosen_ui(ui, gallery, cx);
                    });
                });
            });
        });
    gallery.is_open &= is_open && !escaped(ctx);
}

/// Shows the chosen shape with its parameters and its use.
fn chosen_ui(ui: &mut Ui, gallery: &mut Gallery, cx: &mut Cx<'_>) {
    let Some(model) = gallery.chosen.clone() else {
        ui.label(text!("gallery-choose-a-kind-of-shape"));
        return;
    };
    let (rect, response) = ui.allocate_exact_size(to_vec2(PREVIEW), Sense::hover());
    let name = text!("gallery-preview"; title = model.kind.title());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    paint::sheet(ui, rect);
    paint::marks(ui, rect, gallery.preview(cx.document.scene().dimension));
    ui.label(RichText::new(model.kind.title()).strong());
    ui.label(model.kind.description());
    if let Some((index, slid)) = parameters::ui_of(ui, text!("gallery-shape"), &model) {
        gallery.chosen = match slid {
            SliderChange::Preview(value) | SliderChange::Commit(value) => Some(model.with(index, value)),
            SliderChange::Cancel => Some(model),
        };
    }
    ui.add_space(4.0);
    ui.horizontal_wrapped(|ui| {
        ui.label(text!("gallery-replaces"));
        for side in Side::BOTH {
            let target = GalleryTarget::Replaces(side);
            let response = ui.selectable_label(gallery.target() == target, side.name());
            let response = response.accessible_name(text!("gallery-replaces-2"; name = side.name()));
            let about = text!("gallery-the-new-shape-replaces-with"; name = side.name());
            if response.on_hover_text(about).clicked() {
                gallery.set_target(target);
            }
        }
        ui.label(text!("gallery-or-becomes"));
        let response =
            ui.selectable_label(gallery.target() == GalleryTarget::Another, text!("gallery-another-body"));
        let response = response.accessible_name(text!("gallery-becomes-another-body"));
        if response.on_hover_text(text!("gallery-the-new-shape-is-added")).clicked() {
            gallery.set_target(GalleryTarget::Another);
        }
    });
    ui.horizontal(|ui| {
        stops::group(ui, "gallery buttons", |ui| {
            let tooltip = text!("gallery-one-step-of-undo-the");
            if ui.button(text!("gallery-apply")).on_hover_text(tooltip).clicked() {
                gallery.apply(cx);
            }
            if ui.button(text!("gallery-close")).clicked() {
                gallery.is_open = false;
            }
        });
    });
}
