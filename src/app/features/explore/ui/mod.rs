//! The workspace Explore: the view, the legality of the arrangement, the decision, the section, and the outcomes.

mod board;
mod cut;
mod empty;
mod starts;
mod story;
mod view;
mod words;

use eframe::egui::{CentralPanel, Panel, ScrollArea, Ui};

use crate::app::editing::state::Editing;
use crate::app::features::explore::Explorer;
use crate::app::state::board::Board;
use crate::app::state::derived::Derived;
use crate::app::state::focus::Attention;
use crate::app::state::request::Requests;
use crate::app::state::settings::Settings;
use crate::edit::Selection;
use crate::figure::explorer::{Arrangement, Decision};
use crate::scene::Scene;

/// The initial, least and greatest width of the story, in points.
const STORY: (f32, f32, f32) = (330.0, 240.0, 520.0);
/// The least height of the section and the outcomes, in points.
const LEAST_BELOW: f32 = 140.0;
/// The initial and the least width of the outcomes, in points.
const OUTCOMES: f32 = 330.0;
const LEAST_OUTCOMES: f32 = 150.0;
/// The least width of the section, in points.
const LEAST_CUT: f32 = 250.0;

/// Shows the workspace.
pub(crate) fn ui(
    ui: &mut Ui,
    (scene, derived, step): (&Scene, &Derived, usize),
    (explorer, editing): (&mut Explorer, &mut Editing),
    selection: &Selection,
    (settings, attention): (&mut Settings, &mut Attention),
    requests: &mut Requests,
) {
    let arrangement = match Arrangement::of(scene) {
        Ok(arrangement) => arrangement,
        Err(reason) => return empty::ui(ui, reason, derived, step, requests),
    };
    let decision = Decision::of(&arrangement);
    let shown = (&arrangement, &decision);
    Panel::right("explorer story").default_size(STORY.0).size_range(STORY.1..=STORY.2).show(ui, |ui| {
        ScrollArea::vertical().id_salt("explorer story").auto_shrink([false, false]).show(ui, |ui| {
            story::ui(ui, scene, shown, explorer, (settings, attention), requests);
        });
    });
    if arrangement.is_tetrahedron() {
        below_ui(ui, shown, explorer, (editing, &mut settings.board), requests);
    }
    CentralPanel::default().show(ui, |ui| {
        let marked = (selection, &mut settings.board, attention);
        view::ui(ui, shown, explorer, editing, marked, requests);
    });
}

/// Shows the section, and the outcomes beside it.
fn below_ui(
    ui: &mut Ui,
    (arrangement, decision): (&Arrangement, &Decision),
    explorer: &mut Explorer,
    (editing, collected): (&Editing, &mut Board),
    requests: &mut Requests,
) {
    let most = (ui.available_height() * 0.6).max(LEAST_BELOW);
    let height = (ui.available_height() * 0.45).clamp(LEAST_BELOW, most);
    let below = Panel::bottom("explorer below").resizable(true).default_size(height);
    below.size_range(LEAST_BELOW..=most).show(ui, |ui| {
        let most = (ui.available_width() - LEAST_CUT).max(LEAST_OUTCOMES);
        let outcomes = Panel::right("outcomes").resizable(true).default_size(OUTCOMES.min(most));
        outcomes.size_range(LEAST_OUTCOMES..=most).show(ui, |ui| {
            ScrollArea::both().id_salt("outcomes").auto_shrink([false, false]).show(ui, |ui| {
                board::ui(ui, (arrangement, decision), collected, requests);
            });
        });
        CentralPanel::default()
            .show(ui, |ui| cut::ui(ui, arrangement, explorer, (editing, collected), requests));
    });
}
