//! The lower panel: the sentences with the verdict, below them the table or the plot, and beside both the proof.

use eframe::egui::{Panel, RichText, Ui};

use super::{code, motion, plot, proof, steps, tree, why};
use crate::app::derived::Derived;
use crate::app::layout::Tab;
use crate::app::request::Requests;
use crate::app::session::Session;
use crate::scene::Scene;

/// How wide the card with the proof is at first, at least and at most, in points.
const CARD: (f32, f32, f32) = (280.0, 180.0, 460.0);

/// With less room than this, in points, the card stands only beside the table.
const WIDE: f32 = 760.0;

/// Shows the panel.
pub(crate) fn ui(
    ui: &mut Ui,
    scene: &Scene,
    derived: &Derived,
    session: &mut Session,
    requests: &mut Requests,
) {
    let step = session.playback.step();
    why::heading_ui(ui, derived, step);
    // Code and charts want the room that a narrow window has.
    let fits = session.settings.tab == Tab::Steps || ui.available_width() >= WIDE;
    let card = session.settings.show_proof && fits;
    if card {
        let (width, least, most) = CARD;
        Panel::right("proof").default_size(width).size_range(least..=most).show(ui, |ui| {
            proof::ui(ui, derived, &mut session.attention);
        });
    }
    why::ui(ui, (scene, derived), (step, card), &mut session.attention, requests);
    ui.separator();
    ui.horizontal(|ui| {
        for tab in Tab::ALL {
            let heading = RichText::new(tab.heading()).strong();
            let response = ui.selectable_label(session.settings.tab == tab, heading);
            if response.on_hover_text(tab.tooltip()).clicked() {
                session.settings.tab = tab;
                // The tabs are drawn already.
                ui.ctx().request_repaint();
            }
        }
        if session.settings.tab == Tab::Plot {
            plot::choices_ui(ui, derived, &mut session.settings.plots);
        }
        proof::toggle_ui(ui, fits.then_some(session.settings.show_proof), requests);
    });
    match session.settings.tab {
        Tab::Steps => steps::ui(ui, derived, step, &mut session.attention, requests),
        Tab::Code => code::ui(ui, derived, session, requests),
        Tab::Tree => tree::ui(ui, derived, session, requests),
        Tab::Plot => plot::ui(ui, derived, session, requests),
        Tab::Motion => motion::ui(ui, scene, session, requests),
    }
}
