//! The explorer for a scene that it cannot show: its purpose, the reason, and buttons for suitable scenes.

use eframe::egui::{Button, CentralPanel, Label, RichText, ScrollArea, Ui};

use super::starts;
use crate::app::features::explore::state::ExplorerRequest;
use crate::app::state::cx::Cx;
use crate::app::state::request::Request;
use crate::app::widgets::stops::{self, Part};
use crate::figure::explorer::{Unsuited, of_simplex};
use crate::message::text;
use crate::scene::Scene;

/// Maximum width of a line of text, in points.
const LINE: f32 = 560.0;

/// Shows the purpose, the reason and the buttons.
pub(super) fn ui(ui: &mut Ui, reason: Unsuited, cx: &mut Cx<'_>) {
    CentralPanel::default().show(ui, |ui| {
        ScrollArea::vertical().id_salt("explorer empty").auto_shrink([false, false]).show(ui, |ui| {
            stops::part(ui, Part::Left, |ui| {
                ui.set_max_width(ui.available_width().min(LINE));
                ui.add_space(12.0);
                ui.label(RichText::new(text!("explore-regions-of-a-simplex-to")).heading().strong());
                ui.add(Label::new(text!("explore-purpose")).wrap());
                ui.add_space(8.0);
                simplex_ui(ui, cx);
                ui.add_space(8.0);
                ui.label(text!("explore-or-begin-with-one-of"));
                starts::ui(ui, cx);
                ui.add_space(8.0);
                let undo = text!("explore-a-simplex-takes-the-place");
                ui.add(Label::new(RichText::new(undo).weak()).wrap());
                ui.add(Label::new(RichText::new(reason.to_string()).weak()).wrap());
            });
        });
    });
}

/// Shows the button that explores a simplex of the run: that of the current step, or else of the nearest step with more
/// than one point.
fn simplex_ui(ui: &mut Ui, cx: &mut Cx<'_>) {
    let current = cx.step;
    let found = step_with_simplex(cx);
    if found.as_ref().is_none_or(|(step, _)| *step != current) {
        ui.add(Label::new(text!("explore-at-this-step-the-simplex"; step = current + 1)).wrap());
    } else if cx.document.is_open_scene_changed() {
        ui.add(Label::new(text!("explore-this-scene-has-changes")).wrap());
    }
    let Some((step, scene)) = found else { return };
    let name = if step == current {
        text!("explore-explore-this-simplex").to_owned()
    } else {
        text!("explore-explore-the-simplex-of"; step = step + 1)
    };
    let button =
        ui.add(Button::new(name)).on_hover_text(text!("explore-make-a-scene-of-the"; step = step + 1));
    if button.clicked() {
        let name = text!("explore-explore-this-simplex-2").to_owned();
        cx.requests.push(Request::feature(ExplorerRequest::Show(name, Box::new(scene))));
    }
}

/// Returns the step nearest to the current one, among those on screen so far, whose simplex can be explored; the current
/// one first, then later ones.
fn step_with_simplex(cx: &Cx<'_>) -> Option<(usize, Scene)> {
    let analysis = &cx.derived.analysis;
    let last = (analysis.trace.steps().saturating_sub(1)).min(cx.visible.step);
    (cx.step..=last).chain((0..cx.step).rev()).find_map(|step| {
        let scene = of_simplex(&analysis.state(step).lettered, analysis.dimension)?;
        Some((step, scene))
    })
}
