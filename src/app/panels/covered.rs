//! The cover of a panel that would reveal the end of a run.

use eframe::egui::{RichText, Ui};

use crate::app::command::Command;
use crate::app::state::cx::Cx;
use crate::message::text;

/// Shows the cover, with the button that removes it.
pub(crate) fn ui(ui: &mut Ui, cx: &mut Cx<'_>) {
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(text!("panels-covered-until-the-run-gets")).weak());
        let command = Command::HideVerdict;
        if ui.small_button(text!("panels-show-it-now")).on_hover_text(command.tooltip_with_keys(ui)).clicked()
        {
            cx.requests.command(command);
        }
    });
}
