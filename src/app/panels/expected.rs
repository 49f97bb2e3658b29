//! The result that a scene expects of its run, which makes it a test for `check`.

use std::sync::Arc;

use eframe::egui::{Id, RichText, Ui};

use crate::app::state::cx::Cx;
use crate::app::state::derived::Derived;
use crate::edit::Change;
use crate::message::text;
use crate::scene::{Expectation, Scene};

/// Shows the expected result and the differences of the run from it, with the ways to resolve them.
pub(crate) fn ui(ui: &mut Ui, cx: &mut Cx<'_>) {
    let Cx { scene, derived, .. } = *cx;
    for words in scene.expect.in_words() {
        ui.label(words);
    }
    let is_replaced = cx.document.has_another_pair();
    if is_replaced {
        ui.label(RichText::new(text!("panels-expected-of-the-original")).weak());
    }
    let differences = differences(ui, scene, derived);
    if differences.is_empty() {
        ui.label(RichText::new(text!("panels-so-it-is")).weak());
    }
    for difference in &differences {
        let words = RichText::new(difference);
        // A pair of the user's own owes nothing to what the original scene expects.
        let words = if is_replaced { words.weak() } else { words.color(ui.visuals().error_fg_color) };
        ui.label(words);
    }
    ui.horizontal_wrapped(|ui| {
        let convexes = scene.convexes();
        let update = ui
            .add_enabled_ui(!differences.is_empty(), |ui| ui.button(text!("panels-expect-this-result")))
            .inner;
        if update.on_hover_text(text!("panels-saving-does-the-same-after")).clicked() {
            let updated = scene.expect.updated(&scene.query(&convexes), &derived.analysis.trace);
            cx.requests.edit(text!("panels-expect-this-result-2"), Change::Expect(updated));
        }
        let drop = ui
            .button(text!("panels-expect-nothing"))
            .on_hover_text(text!("panels-the-scene-is-then-compared"));
        if drop.clicked() {
            cx.requests.edit(text!("panels-expect-nothing-2"), Change::Expect(Expectation::default()));
        }
    });
}

/// The differences, computed once for each scene, since lengths that the run does not measure need the explicit
/// difference.
fn differences(ui: &Ui, scene: &Scene, derived: &Derived) -> Vec<String> {
    let id = Id::unique("differences from the expected result");
    let known: Option<Arc<(Scene, Vec<String>)>> = ui.data(|data| data.get_temp(id));
    if let Some(known) = known.filter(|known| known.0 == *scene) {
        return known.1.clone();
    }
    let convexes = scene.convexes();
    let differences = scene.expect.differences_in(&scene.query(&convexes), &derived.analysis.trace);
    ui.data_mut(|data| data.insert_temp(id, Arc::new((scene.clone(), differences.clone()))));
    differences
}
