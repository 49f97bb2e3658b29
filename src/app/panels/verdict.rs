//! The verdict as an icon and a word, with what the reference says beside it.

use eframe::egui::{Frame, Margin, RichText, Stroke, Ui};

use crate::app::derived::Derived;
use crate::app::icons::{self, Icon};
use crate::app::theme;
use crate::gjk::Letter;

/// Shows the verdict of the run, and whether the reference agrees.
pub(crate) fn ui(ui: &mut Ui, derived: &Derived) {
    let outcome = &derived.study.trace.outcome;
    let verdict = outcome.verdict;
    let ink = ui.visuals().strong_text_color();
    icons::inline(ui, Icon::Verdict(verdict), ink);
    ui.label(RichText::new(verdict.word()).strong()).on_hover_text(format!(
        "What {} says, from {} support points",
        derived.study.trace.algorithm.title(),
        outcome.supports
    ));
    let word = derived.reference.verdict.word();
    if derived.agrees() {
        ui.label(RichText::new("reference agrees").weak())
            .on_hover_text(format!("An independent method says {word}, too"));
        return;
    }
    // Two borders, a triangle and a word in capitals: the colour only repeats it.
    let alarm = theme::color(theme::palette(ui).letter_text[Letter::A as usize]);
    let outer = Frame::new().stroke(Stroke::new(1.0, alarm)).inner_margin(Margin::same(2)).corner_radius(3);
    let inner =
        Frame::new().stroke(Stroke::new(1.0, alarm)).inner_margin(Margin::symmetric(5, 1)).corner_radius(2);
    outer.show(ui, |ui| {
        inner.show(ui, |ui| {
            icons::inline(ui, Icon::Warning, alarm);
            ui.label(RichText::new("DISAGREES").color(alarm).strong())
                .on_hover_text(format!("An independent method says {word}"));
            ui.label(RichText::new(format!("reference: {word}")).color(alarm));
        });
    });
}
