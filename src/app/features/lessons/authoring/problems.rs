//! The mistakes that the check has found. A click leads to the place of each.

use eframe::egui::{Button, RichText, Ui};

use crate::app::widgets::theme;
use crate::figure::Role;
use crate::lesson::LessonProblem;
use crate::message::text;
use crate::words::one_line;

/// Shows the mistakes. Returns the page and the part of it that a click leads to.
pub(super) fn ui(ui: &mut Ui, found: &[LessonProblem], is_old: bool) -> Option<(usize, String)> {
    let color = |ui: &Ui, role| theme::color(theme::palette(ui).text(role));
    if found.is_empty() && is_old {
        ui.label(RichText::new(text!("authoring-checking")).weak());
        return None;
    }
    if found.is_empty() {
        let color = color(ui, Role::Closest);
        ui.label(RichText::new(text!("authoring-no-mistakes-found")).color(color))
            .on_hover_text(text!("authoring-all-numbers-come-from-the"));
        return None;
    }
    // During typing, the list stays in place.
    let heading = if is_old {
        text!("authoring-checking").to_owned()
    } else {
        text!("authoring-mistakes"; count = found.len())
    };
    ui.label(RichText::new(heading).strong().color(color(ui, Role::Probe)));
    let mut led = None;
    for problem in found {
        let words = one_line(&format!("{}: {}", problem.place, problem.sentence));
        if ui.add(Button::new(words).wrap().frame(false)).on_hover_text(text!("authoring-go-there")).clicked()
        {
            led = Some((problem.page, problem.part.clone()));
        }
    }
    led
}
