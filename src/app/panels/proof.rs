//! PROOF: what is true and why that is certain, and the lengths that were measured.

use eframe::egui::{Align, Grid, Layout, RichText, ScrollArea, Ui};

use super::why;
use crate::app::command::Command;
use crate::app::derived::Derived;
use crate::app::request::Requests;
use crate::figure::narration::{Narration, measures};

/// Opens and closes the card, at the end of a row.
pub(crate) fn toggle_ui(ui: &mut Ui, open: bool, requests: &mut Requests) {
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let heading = RichText::new("PROOF").strong();
        let response = ui.selectable_label(open, heading);
        if response.on_hover_text(super::tooltip(ui, Command::ToggleProof)).clicked() {
            requests.command(Command::ToggleProof);
        }
    });
}

/// Shows the card.
pub(crate) fn ui(ui: &mut Ui, derived: &Derived) {
    ScrollArea::vertical().id_salt("proof").auto_shrink([false, false]).show(ui, |ui| {
        measures_ui(ui, &measures(&derived.study.trace));
    });
}

/// Names and values, one to a line.
fn measures_ui(ui: &mut Ui, measures: &[(&'static str, Narration)]) {
    if measures.is_empty() {
        return;
    }
    ui.separator();
    ui.label(RichText::new("MEASURED").strong());
    Grid::new("measures").num_columns(2).show(ui, |ui| {
        for (name, value) in measures {
            ui.label(*name);
            why::sentences_ui(ui, value);
            ui.end_row();
        }
    });
}
