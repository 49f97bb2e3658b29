//! WHY: what happened at this step, with the numbers that were compared, and what follows.

use eframe::egui::{Frame, Label, RichText, ScrollArea, Stroke, Ui};

use crate::app::derived::Derived;
use crate::app::theme;
use crate::figure::narration::{Narration, Span, narrate, symptom};
use crate::figure::{Palette, Role};
use crate::gjk::Letter;

/// Where the playhead is and what came out, over the whole width.
pub(crate) fn heading_ui(ui: &mut Ui, derived: &Derived, step: usize) {
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new("WHY").strong());
        ui.label(RichText::new(format!("step {} of {}", step + 1, derived.study.trace.steps())).weak());
        ui.separator();
        super::verdict::ui(ui, derived);
    });
}

/// Shows the sentences of a step.
pub(crate) fn ui(ui: &mut Ui, derived: &Derived, step: usize) {
    ScrollArea::vertical().id_salt("why").auto_shrink([false, true]).show(ui, |ui| {
        let study = &derived.study;
        sentences_ui(ui, &narrate(&study.trace, step));
        if let Some(words) = symptom(&study.convexes, &study.trace, step) {
            symptom_ui(ui, &words);
        }
    });
}

/// What was made wrong on purpose shows in a frame of its own.
pub(crate) fn symptom_ui(ui: &mut Ui, words: &Narration) {
    let alarm = theme::color(theme::palette(ui).letter_text[Letter::A as usize]);
    Frame::new().stroke(Stroke::new(1.5, alarm)).inner_margin(5.0).corner_radius(4).show(ui, |ui| {
        sentences_ui(ui, words);
    });
}

/// The sentences as one flowing text: letters in their colours, numbers with all digits on hover.
pub(crate) fn sentences_ui(ui: &mut Ui, narration: &Narration) {
    let palette = theme::palette(ui);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        for (text, span) in pieces(narration) {
            let response = ui.add(Label::new(colored(text, span, palette)));
            if let Some(digits) = span.hover() {
                response.on_hover_text(digits);
            }
        }
    });
}

/// The spans as they are laid out: a line may begin between two of them, so the brackets and commas around a number go
/// with the number.
fn pieces(narration: &Narration) -> Vec<(String, &Span)> {
    let mut pieces: Vec<(String, &Span)> = Vec::new();
    for span in narration.spans() {
        let mut text = span.to_plain();
        match (pieces.last_mut(), span) {
            (Some((before, Span::Text(_))), Span::Number { .. }) if before.ends_with('(') => {
                before.pop();
                text.insert(0, '(');
            }
            (Some((before, Span::Number { .. })), Span::Text(_)) => {
                let rest = text.trim_start_matches([',', ')', '.', ';', ':']).len();
                before.extend(text.drain(..text.len() - rest));
            }
            _ => {}
        }
        pieces.push((text, span));
    }
    pieces
}

fn colored(text: String, span: &Span, palette: &Palette) -> RichText {
    let text = RichText::new(text);
    let colored = |role: Role| text.clone().strong().color(theme::color(palette.text(role)));
    match span {
        Span::Letter(letter) => colored(Role::Letter(*letter)),
        Span::Side(side) | Span::Vertex(side, _) => colored(Role::Shape(*side)),
        Span::Direction => colored(Role::Direction),
        Span::Origin => colored(Role::Origin),
        Span::Text(_) | Span::Number { .. } => text,
    }
}
