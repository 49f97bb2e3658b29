//! The buttons that open the shipped arrangements.

use eframe::egui::Ui;

use super::words;
use crate::app::features::explore::state::ExplorerRequest;
use crate::app::state::cx::Cx;
use crate::app::state::request::Request;
use crate::figure::explorer::ExplorerStart;

/// Shows one button for each.
pub(super) fn ui(ui: &mut Ui, cx: &mut Cx<'_>) {
    ui.horizontal_wrapped(|ui| {
        for start in ExplorerStart::ALL {
            let Some(index) = start.shipped() else { continue };
            if ui.button(start.name()).on_hover_text(words::start_tooltip(start)).clicked() {
                cx.requests.push(Request::feature(ExplorerRequest::ShowShipped(index)));
            }
        }
    });
}
