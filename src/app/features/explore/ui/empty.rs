//! The explorer for a scene that it cannot show: the reason, and buttons for suitable scenes.

use eframe::egui::{CentralPanel, Label, RichText, Ui};

use super::starts;
use crate::app::state::derived::Derived;
use crate::app::state::request::{Request, Requests};
use crate::figure::explorer::{Unsuited, of_simplex};

/// Shows the reason and the buttons.
pub(super) fn ui(ui: &mut Ui, reason: Unsuited, derived: &Derived, step: usize, requests: &mut Requests) {
    CentralPanel::default().show(ui, |ui| {
        ui.add_space(12.0);
        ui.label(RichText::new("Regions of a simplex, to move").strong());
        ui.add(Label::new(reason.to_string()).wrap());
        let undo = "A simplex takes the place of the scene; Undo and “Back to the run” lead back to it";
        ui.add(Label::new(RichText::new(undo).weak()).wrap());
        ui.add_space(8.0);
        let simplex = derived.analysis.trace.state(step).lettered;
        let explored = of_simplex(&simplex, derived.analysis.dimension);
        let button = ui.add_enabled(explored.is_some(), eframe::egui::Button::new("Explore this simplex"));
        let button = button
            .on_hover_text(format!("Make a scene of the simplex at step {} of this run", step + 1))
            .on_disabled_hover_text(
                "At this step the simplex is a single point; go to a step with more points",
            );
        if let Some(scene) = explored.filter(|_| button.clicked()) {
            requests.push(Request::ShowExplored("explore this simplex".to_owned(), Box::new(scene)));
        }
        ui.add_space(8.0);
        ui.label("Or begin with one of these");
        starts::ui(ui, requests);
    });
}
