//! WHY: what happened at this step, with the numbers that were compared, and what follows.

use eframe::egui::{CursorIcon, Label, Response, RichText, ScrollArea, Ui};

use crate::app::derived::Derived;
use crate::app::focus::{Attention, announce};
use crate::app::theme;
use crate::figure::narration::{self, Narration, Span, narrate};
use crate::figure::{Focus, Palette, Role};

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
pub(crate) fn ui(ui: &mut Ui, derived: &Derived, step: usize, attention: &mut Attention) {
    ScrollArea::vertical().id_salt("why").auto_shrink([false, true]).show(ui, |ui| {
        sentences_ui(ui, &narrate(&derived.study.trace, step), attention);
        if let Some(ties) = derived.ties_at(step) {
            sentences_ui(ui, &narration::tied(ties), attention);
        }
    });
}

/// The sentences as one flowing text: letters in their colours, numbers with all digits on hover. What a word names is
/// lit everywhere while the pointer rests on it, and stays lit after a click; words for what is lit are underlined.
pub(crate) fn sentences_ui(ui: &mut Ui, narration: &Narration, attention: &mut Attention) {
    let palette = theme::palette(ui);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        for (text, span) in pieces(narration) {
            let is_lit = attention.lit().has_span(span);
            let text = colored(text, span, palette);
            let response = ui.add(Label::new(if is_lit { text.underline() } else { text }));
            if is_lit {
                announce(&response);
            }
            if let Some(focus) = Focus::of_span(span) {
                link(&response, focus, attention);
            }
            if let Some(digits) = span.hover() {
                response.on_hover_text(digits);
            }
        }
    });
}

/// A word for something.
fn link(response: &Response, focus: Focus, attention: &mut Attention) {
    if response.hovered() {
        attention.offer(focus);
        response.ctx.set_cursor_icon(CursorIcon::PointingHand);
    }
    if response.clicked() {
        attention.toggle_pin(focus);
    }
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
