//! The buttons that open the shipped arrangements.

use eframe::egui::Ui;

use super::words;
use crate::app::state::request::{Request, Requests};
use crate::figure::explorer::ExplorerStart;

/// Shows one button for each.
pub(super) fn ui(ui: &mut Ui, requests: &mut Requests) {
    ui.horizontal_wrapped(|ui| {
        for start in ExplorerStart::ALL {
            let Some(index) = start.shipped() else { continue };
            if ui.button(start.name()).on_hover_text(words::start_tooltip(start)).clicked() {
                requests.push(Request::ShowShipped(index));
            }
        }
    });
}
