//! The numbers of P and Q: pose, parameters and vertices.

mod kind;
pub(crate) mod parameters;
mod paste;
mod pose;
mod subject;
mod vertices;

use std::cell::Cell;

use eframe::egui::{CollapsingHeader, RichText, Ui};

use crate::app::state::derived::Derived;
use crate::app::state::focus::Attention;
use crate::app::state::request::Requests;
use crate::edit::{Part, Selection};
use crate::geometry::Side;
use crate::message::text;
use crate::scene::Scene;
use subject::{InspectedBody, has_changed};

/// Shows the sections of P and Q. A section opens when its body becomes selected.
pub(crate) fn ui(
    ui: &mut Ui,
    scene: &Scene,
    derived: &Derived,
    selection: &Selection,
    attention: &mut Attention,
    requests: &mut Requests,
) {
    let pointed = Cell::new(None);
    for side in Side::BOTH {
        let lit = attention.lit();
        let subject = InspectedBody { scene, derived, selection, side, lit, pointed: &pointed };
        let part = &selection[side];
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
                kind::ui(ui, &subject, requests);
                pose::ui(ui, &subject, requests);
                parameters::of_body_ui(ui, &subject, requests);
                vertices::ui(ui, &subject, requests);
                ui.add_space(4.0);
            });
        if opens {
            header.header_response.scroll_to_me(None);
        }
    }
    if let Some(focus) = pointed.take() {
        attention.offer(focus);
    }
}
