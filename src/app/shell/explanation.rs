//! The lower panel: the sentences with the verdict, the tabs below them, and the proof beside both.

use eframe::egui::{Panel, RichText, Ui};

use crate::app::features::Features;
use crate::app::features::motion::ui as motion;
use crate::app::features::tree::ui as tree;
use crate::app::panels::{code, covered, plot, proof, steps, why};
use crate::app::state::derived::Derived;
use crate::app::state::layout::Tab;
use crate::app::state::request::Requests;
use crate::app::state::session::Session;
use crate::scene::Scene;

/// The initial, least and greatest width of the card with the proof, in points.
const CARD: (f32, f32, f32) = (280.0, 180.0, 460.0);

/// Below this width, in points, the card is shown only beside the table.
const WIDE: f32 = 760.0;

/// Shows the panel.
pub(crate) fn ui(
    ui: &mut Ui,
    scene: &Scene,
    derived: &Derived,
    (session, features): (&mut Session, &mut Features),
    requests: &mut Requests,
) {
    let step = session.playback.step();
    let told = session.told(scene, &derived.study.trace);
    why::heading_ui(ui, derived, step, told);
    // In a narrow window, code and charts need the room of the card.
    let fits = session.settings.tab == Tab::Steps || ui.available_width() >= WIDE;
    let card = session.settings.show_proof && fits;
    if card {
        let (width, least, most) = CARD;
        Panel::right("proof").default_size(width).size_range(least..=most).show(ui, |ui| {
            // Covered, the card keeps its width.
            ui.take_available_width();
            if told.all {
                proof::ui(ui, derived, &mut session.attention, requests);
            } else {
                covered::ui(ui, requests);
            }
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
                // The tabs have already been drawn in this frame.
                ui.ctx().request_repaint();
            }
        }
        if session.settings.tab == Tab::Plot && told.all {
            plot::choices_ui(ui, derived, &mut session.settings.plots);
        }
        proof::toggle_ui(ui, fits.then_some(session.settings.show_proof), requests);
    });
    let Session { settings, attention, .. } = session;
    match settings.tab {
        Tab::Steps => steps::ui(ui, derived, (step, told), attention, requests),
        Tab::Code => code::ui(ui, derived, (step, attention), told, requests),
        Tab::Tree | Tab::Plot | Tab::Motion if !told.all => covered::ui(ui, requests),
        Tab::Tree => tree::ui(ui, (scene, derived), &mut features.tree, (step, attention), requests),
        Tab::Plot => plot::ui(ui, derived, &mut settings.plots, (step, attention), requests),
        Tab::Motion => motion::ui(ui, scene, &mut features.motion, requests),
    }
}
