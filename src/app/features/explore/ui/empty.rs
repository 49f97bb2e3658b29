//! The explorer for a scene that it cannot show: the reason, and buttons for suitable scenes.

use eframe::egui::{CentralPanel, Label, RichText, Ui};

use super::starts;
use crate::app::features::explore::state::ExplorerRequest;
use crate::app::state::cx::Cx;
use crate::app::state::request::Request;
use crate::figure::explorer::{Unsuited, of_simplex};
use crate::message::text;

/// Shows the reason and the buttons.
pub(super) fn ui(ui: &mut Ui, reason: Unsuited, cx: &mut Cx<'_>) {
    let Cx { derived, step, .. } = *cx;
    CentralPanel::default().show(ui, |ui| {
        ui.add_space(12.0);
        ui.label(RichText::new(text!("explore-regions-of-a-simplex-to")).strong());
        ui.add(Label::new(reason.to_string()).wrap());
        let undo = text!("explore-a-simplex-takes-the-place");
        ui.add(Label::new(RichText::new(undo).weak()).wrap());
        ui.add_space(8.0);
        let simplex = derived.analysis.state(step).lettered;
        let explored = of_simplex(&simplex, derived.analysis.dimension);
        let button = ui.add_enabled(
            explored.is_some(),
            eframe::egui::Button::new(text!("explore-explore-this-simplex")),
        );
        let button = button
            .on_hover_text(text!("explore-make-a-scene-of-the"; step = step + 1))
            .on_disabled_hover_text(text!("explore-at-this-step-the-simplex"));
        if let Some(scene) = explored.filter(|_| button.clicked()) {
            let name = text!("explore-explore-this-simplex-2").to_owned();
            cx.requests.push(Request::feature(ExplorerRequest::Show(name, Box::new(scene))));
        }
        ui.add_space(8.0);
        ui.label(text!("explore-or-begin-with-one-of"));
        starts::ui(ui, cx);
    });
}
