//! BREAK IT: switches for planted defects in an algorithm.

use eframe::egui::{RichText, Ui};

use crate::app::widgets::beside::beside;
use crate::geometry::Dimension;
use crate::gjk::{Defect, Settings};
use crate::message::text;

/// Shows the switches. Returns the settings if one was changed. `of` is appended to their accessible names,
/// to distinguish two sets of switches.
pub(crate) fn ui(ui: &mut Ui, settings: &Settings, dimension: Dimension, of: &str) -> Option<Settings> {
    let fitting = settings.defects.fitting(settings.algorithm, dimension);
    let mut defects = fitting;
    for defect in Defect::ALL {
        let refusal = defect.refusal(settings.algorithm, dimension);
        let mut on = fitting.contains(defect);
        let response = ui.add_enabled_ui(refusal.is_none(), |ui| ui.checkbox(&mut on, defect.title())).inner;
        let response = beside(response, defect.description(), refusal.unwrap_or_default())
            .accessible_name(format!("{}{of}", defect.title()));
        if response.changed() {
            defects = if on { fitting.with(defect) } else { fitting.without(defect) };
        }
    }
    if !fitting.is_none() {
        let text = text!("panels-a-mistake-is-not-corrected");
        ui.label(RichText::new(text).small().weak());
    }
    (defects != fitting).then_some(Settings { defects, ..*settings })
}
