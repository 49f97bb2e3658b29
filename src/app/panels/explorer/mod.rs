//! The workspace of the explorer: the view, what is legal and what is decided, the cut, and the outcomes.

mod board;
mod cut;
mod empty;
mod story;

use eframe::egui::{CentralPanel, Panel as Side, ScrollArea, Ui};

use crate::app::derived::Derived;
use crate::app::explorer::sandbox;
use crate::app::request::{Request, Requests};
use crate::app::session::Session;
use crate::figure::explorer::{Arrangement, Decision, Start};
use crate::scene::Scene;

/// The story is so wide at first, and from where to where it can be made, in points.
const STORY: (f32, f32, f32) = (330.0, 240.0, 520.0);
/// The cut and the outcomes are so high at first, and from where to where they can be made.
const BELOW: (f32, f32, f32) = (290.0, 140.0, 520.0);

/// Shows the workspace.
pub(crate) fn ui(
    ui: &mut Ui,
    scene: &Scene,
    derived: &Derived,
    session: &mut Session,
    requests: &mut Requests,
) {
    let arrangement = match Arrangement::of(scene) {
        Ok(arrangement) => arrangement,
        Err(reason) => return empty::ui(ui, reason, derived, session, requests),
    };
    let decision = Decision::of(&arrangement);
    let shown = (&arrangement, &decision);
    Side::right("explorer story").default_size(STORY.0).size_range(STORY.1..=STORY.2).show(ui, |ui| {
        ScrollArea::vertical().id_salt("explorer story").auto_shrink([false, false]).show(ui, |ui| {
            story::ui(ui, scene, shown, session, requests);
        });
    });
    if arrangement.is_tetrahedron() {
        Side::bottom("explorer below")
            .resizable(true)
            .default_size(BELOW.0.min(ui.available_height() * 0.5))
            .size_range(BELOW.1..=BELOW.2)
            .show(ui, |ui| {
                Side::right("outcomes").resizable(true).default_size(ui.available_width() * 0.5).show(
                    ui,
                    |ui| {
                        ScrollArea::both().id_salt("outcomes").auto_shrink([false, false]).show(ui, |ui| {
                            board::ui(ui, scene, shown, session, requests);
                        });
                    },
                );
                CentralPanel::default().show(ui, |ui| cut::ui(ui, scene, &arrangement, session, requests));
            });
    }
    CentralPanel::default().show(ui, |ui| sandbox::ui(ui, scene, shown, session, requests));
}

/// Buttons that open the sandboxes.
fn starts_ui(ui: &mut Ui, requests: &mut Requests) {
    ui.horizontal_wrapped(|ui| {
        for start in Start::ALL {
            let Some(index) = start.shipped() else { continue };
            if ui.button(start.name()).on_hover_text(start.tooltip()).clicked() {
                requests.push(Request::ShowShipped(index));
            }
        }
    });
}
