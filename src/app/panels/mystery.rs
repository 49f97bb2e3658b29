//! MYSTERY BUG: hides one defect in the algorithm for the class to find and name.

use eframe::egui::{ComboBox, RichText, Ui};

use crate::app::state::mystery::Mystery;
use crate::app::state::request::{MysteryRequest, Request, Requests};
use crate::geometry::Dimension;
use crate::gjk::{Defect, Settings};

/// Shows the progress of the search for the defect.
pub(crate) fn ui(
    ui: &mut Ui,
    mystery: Mystery,
    settings: &Settings,
    dimension: Dimension,
    requests: &mut Requests,
) {
    let mut request = |request| requests.push(Request::Mystery(request));
    if !mystery.is_open() {
        let found = if mystery.is_given_up { "It was" } else { "Right: it is" };
        for defect in settings.defects.iter() {
            ui.label(RichText::new(format!("{found} “{}”", defect.title())).strong());
            ui.label(defect.description());
        }
        return;
    }
    ui.label("A mistake is hidden in this algorithm. What would name it is covered.");
    let mark = if mystery.is_betrayed { "found" } else { "not yet" };
    ui.label(format!("1. Find a pair about which the algorithm is wrong: {mark}"));
    ui.label("2. Name the mistake");
    ui.add_enabled_ui(mystery.is_betrayed, |ui| {
        let given = mystery.named.map_or("Choose", |(defect, _)| defect.title());
        let combo = ComboBox::from_id_salt("name the mistake").selected_text(given).width(180.0);
        let shown = combo.show_ui(ui, |ui| {
            for defect in Defect::ALL {
                let fits = defect.refusal(settings.algorithm, dimension).is_none();
                if fits
                    && ui
                        .selectable_label(false, defect.title())
                        .on_hover_text(defect.description())
                        .clicked()
                {
                    request(MysteryRequest::Name(defect));
                }
            }
        });
        shown
            .response
            .accessible_name("Name the mistake")
            .on_disabled_hover_text("First find a pair that exposes it");
    });
    if let Some((defect, false)) = mystery.named {
        ui.label(format!("Not “{}”", defect.title()));
    }
    if ui.button("Give up").on_hover_text("Show the mistake").clicked() {
        request(MysteryRequest::GiveUp);
    }
}
