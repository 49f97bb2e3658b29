//! PROOF: the reference verdict with its proof, and the measured lengths.

use eframe::egui::{Align, Context, Grid, Layout, RichText, ScrollArea, Ui};

use super::why;
use crate::app::command::Command;
use crate::app::state::cx::Cx;
use crate::app::state::focus::Attention;
use crate::app::view::explain;
use crate::app::widgets::stops;
use crate::exchange::Proof;
use crate::figure::narration::{Narration, certainty, measures, proof};
use crate::gjk::Reference;
use crate::message::text;

/// Copies the proof of the verdict with the pair, as JSON.
pub(crate) fn copy(cx: &mut Cx<'_>, ctx: &Context) {
    let analysis = &cx.derived.analysis;
    let proof = Proof::of(&analysis.trace, &analysis.reference);
    cx.session.tell(match serde_json::to_string_pretty(&proof) {
        Ok(text) => {
            ctx.copy_text(text);
            text!("shell-copied-the-proof-as-json").to_owned()
        }
        Err(error) => error.to_string(),
    });
}

/// Shows the button that opens and closes the card, at the end of a row.
pub(crate) fn toggle_ui(ui: &mut Ui, is_open: bool, cx: &mut Cx<'_>) {
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let response = ui.selectable_label(is_open, RichText::new(text!("proof-title")).strong());
        if response.on_hover_text(Command::ToggleProof.tooltip_with_keys(ui)).clicked() {
            cx.requests.command(Command::ToggleProof);
        }
    });
}

/// Shows the card.
pub(crate) fn ui(ui: &mut Ui, cx: &mut Cx<'_>) {
    let derived = cx.derived;
    let reference = &derived.analysis.reference;
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(text!("proof-title")).strong());
        ui.label(RichText::new(reference.verdict.word()).strong())
            .on_hover_text(text!("panels-what-is-true-whatever-the"));
        ui.label(RichText::new(certainty(reference)).weak()).on_hover_text(certainty_tooltip(reference));
        let copy = Command::CopyProof;
        if ui.small_button(copy.text()).on_hover_text(copy.tooltip_with_keys(ui)).clicked() {
            cx.requests.command(copy);
        }
    });
    ScrollArea::vertical().id_salt("proof").min_scrolled_height(0.0).auto_shrink([false, false]).show(
        ui,
        |ui| {
            if let Some(cause) = derived.cause() {
                why::sentences_ui(ui, cause, cx.attention());
                ui.separator();
            }
            for sentence in proof(reference, derived.analysis.dimension) {
                why::sentences_ui(ui, &sentence, cx.attention());
            }
            measures_ui(ui, &measures(&derived.analysis.trace), cx.attention());
            stops::readable(ui, text!("proof-title"));
        },
    );
}

fn certainty_tooltip(reference: &Reference) -> &'static str {
    if reference.tolerance == 0.0 {
        text!("proof-exact.tip")
    } else {
        text!("panels-curved-shapes-are-known-to")
    }
}

/// Shows names and values, one per line.
fn measures_ui(ui: &mut Ui, measures: &[(&'static str, Narration)], attention: &mut Attention) {
    if measures.is_empty() {
        return;
    }
    ui.separator();
    ui.label(RichText::new(text!("proof-measured")).strong());
    Grid::new("measures").num_columns(2).show(ui, |ui| {
        for (name, value) in measures {
            explain::text(ui.label(*name), name);
            why::sentences_ui(ui, value, attention);
            ui.end_row();
        }
    });
}
