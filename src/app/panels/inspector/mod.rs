//! The numbers of P and Q: pose, parameters and vertices.

mod kind;
pub(crate) mod parameters;
mod paste;
mod pose;
mod subject;
mod vertices;

use eframe::egui::{CollapsingHeader, RichText, Ui};

use crate::app::state::cx::Cx;
use crate::edit::Part;
use crate::geometry::Side;
use crate::message::text;
use subject::{InspectedBody, has_changed};

/// Shows the sections of P and Q. A section opens when its body becomes selected.
pub(crate) fn ui(ui: &mut Ui, cx: &mut Cx<'_>) {
    for side in Side::BOTH {
        let subject = InspectedBody { scene: cx.scene, derived: cx.derived, side };
        let part = &cx.session.selection[side];
        let opens = has_changed(ui, side, part) && *part != Part::Nothing;
        let mut title =
            RichText::new(text!("inspector-title"; side = side.name(), kind = subject.body().kind_name()))
                .strong();
        if *part != Part::Nothing {
            let visuals = ui.visuals();
            title = title.background_color(visuals.selection.bg_fill).color(visuals.selection.stroke.color);
        }
        let header = CollapsingHeader::new(title)
            .id_salt(("inspector", side))
            .default_open(true)
            .open(opens.then_some(true))
            .show_unindented(ui, |ui| {
                kind::ui(ui, &subject, cx);
                pose::ui(ui, &subject, cx);
                parameters::of_body_ui(ui, &subject, cx);
                vertices::ui(ui, &subject, cx);
                ui.add_space(4.0);
            });
        if opens {
            header.header_response.scroll_to_me(None);
        }
    }
}
