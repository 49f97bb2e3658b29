//! MYSTERY BUG: hides one defect in the algorithm for the class to find and name.

use eframe::egui::{CollapsingHeader, ComboBox, RichText, Ui};

use super::MysteryRequest;
use crate::app::panels::break_it;
use crate::app::state::cx::Cx;
use crate::app::state::mystery::Mystery;
use crate::app::state::request::Request;
use crate::edit::Change;
use crate::gjk::Defect;
use crate::message::text;

/// Shows the defects: expanded if one is switched on, collapsed otherwise; or the search for a hidden one.
pub(crate) fn ui(ui: &mut Ui, cx: &mut Cx<'_>) {
    let (scene, mystery) = (cx.scene, cx.session.mystery);
    let fitting = scene.query.defects.fitting(scene.query.algorithm, scene.dimension);
    CollapsingHeader::new(RichText::new(text!("shell-break-it")).strong())
        .id_salt(("break it", fitting.is_none()))
        .default_open(!fitting.is_none())
        .show(ui, |ui| {
            if let Some(mystery) = mystery {
                mystery_ui(ui, mystery, cx);
            }
            if mystery.is_some_and(Mystery::is_open) {
                return;
            }
            if let Some(query) = break_it::ui(ui, &scene.query, scene.dimension, "") {
                cx.requests.edit(text!("shell-break-the-algorithm"), Change::Query(query));
            }
            let hide = ui.button(text!("shell-mystery-bug"));
            let about = text!("shell-hide-a-mistake-at-random");
            if hide.on_hover_text(about).clicked() {
                cx.requests.push(Request::feature(MysteryRequest::Hide));
            }
        });
}

/// Shows the progress of the search for the defect.
fn mystery_ui(ui: &mut Ui, mystery: Mystery, cx: &mut Cx<'_>) {
    let (settings, dimension) = (&cx.scene.query, cx.scene.dimension);
    let mut request = |request: MysteryRequest| cx.requests.push(Request::feature(request));
    if !mystery.is_open() {
        for defect in settings.defects.iter() {
            let defect_title = defect.title();
            let found = if mystery.is_given_up {
                text!("mystery-given-up"; defect = defect_title)
            } else {
                text!("mystery-named"; defect = defect_title)
            };
            ui.label(RichText::new(found).strong());
            ui.label(defect.description());
        }
        return;
    }
    ui.label(text!("mystery-task"));
    ui.label(if mystery.is_betrayed { text!("mystery-pair.found") } else { text!("mystery-pair.missing") });
    ui.label(text!("panels-2-name-the-mistake"));
    ui.add_enabled_ui(mystery.is_betrayed, |ui| {
        let given = mystery.named.map_or(text!("panels-choose"), |(defect, _)| defect.title());
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
            .accessible_name(text!("panels-name-the-mistake"))
            .on_disabled_hover_text(text!("panels-first-find-a-pair-that"));
    });
    if let Some((defect, false)) = mystery.named {
        ui.label(text!("mystery-wrong"; defect = defect.title()));
    }
    if ui.button(text!("panels-give-up")).on_hover_text(text!("panels-show-the-mistake")).clicked() {
        request(MysteryRequest::GiveUp);
    }
}
