//! Notations explain themselves under the pointer, in all texts, with the words of the glossary.

use std::sync::Arc;

use eframe::egui::text_selection::LabelSelectionState;
use eframe::egui::{
    Context, Galley, Id, Label, Pos2, Response, RichText, Role, Stroke, Ui, WidgetInfo, WidgetText,
};

use super::paint::to_dvec2;
use crate::app::command::Command;
use crate::figure::PaperMark;
use crate::figure::glossary::{GlossaryTerm, term_at, terms_in, whole};
use crate::message::text;

/// Maximum number of notations of a text that are explained at once.
const MAX_EXPLAINED: usize = 3;

/// Explains the notations of a short text: the head of a column, a cell, a name.
pub(crate) fn text(response: Response, text: &str) -> Response {
    // A disabled switch explains itself, too.
    if !(response.hovered() || (!response.enabled() && response.contains_pointer())) {
        return response;
    }
    let mut terms: Vec<&'static GlossaryTerm> = Vec::new();
    match whole(text) {
        Some(term) => terms.push(term),
        None => {
            for (_, term) in terms_in(text) {
                if terms.iter().all(|known| known.id != term.id) {
                    terms.push(term);
                }
            }
        }
    }
    if terms.is_empty() {
        return response;
    }
    let tips = |ui: &mut Ui| {
        for term in terms.iter().take(MAX_EXPLAINED) {
            tip_ui(ui, term);
        }
    };
    if response.enabled() { response.on_hover_ui(tips) } else { response.on_disabled_hover_ui(tips) }
}

/// Explains the notation at this byte of a longer text.
pub(crate) fn place(response: Response, text: &str, byte: usize) -> Response {
    match term_in(text, byte) {
        Some(term) if response.hovered() => response.on_hover_ui_at_pointer(|ui| tip_ui(ui, term)),
        _ => response,
    }
}

/// Shows these words about the item under the pointer of a picture, and explains the notation there, in one tooltip.
pub(crate) fn picture(response: Response, marks: &[PaperMark], words: Option<&str>) -> Response {
    let at = response.hover_pos().map(|pointer| to_dvec2(pointer - response.rect.min));
    let term = at.and_then(|at| term_at(marks, at));
    if words.is_none() && term.is_none() {
        return response;
    }
    response.on_hover_ui_at_pointer(|ui| {
        if let Some(words) = words {
            ui.set_max_width(ui.spacing().tooltip_width);
            ui.label(words);
        }
        if let Some(term) = term {
            if words.is_some() {
                ui.separator();
            }
            tip_ui(ui, term);
        }
    })
}

/// The notation at this byte of a text.
fn term_in(text: &str, byte: usize) -> Option<&'static GlossaryTerm> {
    terms_in(text).into_iter().find(|(range, _)| range.contains(&byte)).map(|(_, term)| term)
}

/// Shows a label. Returns the byte of its text under the pointer.
pub(crate) fn label_ui(ui: &mut Ui, text: impl Into<WidgetText>) -> (Response, Option<usize>) {
    let (at, galley, response) = Label::new(text).layout_in_ui(ui);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, ui.is_enabled(), galley.text()));
    let byte = byte_under(&response, at, &galley);
    if ui.is_rect_visible(response.rect) {
        let ink = ui.visuals().text_color();
        LabelSelectionState::label_text_selection(ui, &response, at, galley, ink, Stroke::NONE);
    }
    (response, byte)
}

/// Returns the byte of a text under the pointer, for a text laid out with its upper left corner at `at`.
pub(crate) fn byte_under(response: &Response, at: Pos2, galley: &Arc<Galley>) -> Option<usize> {
    let offset = response.hover_pos()? - at;
    let index = galley.cursor_from_pos(offset).index.0;
    // The cursor goes to the nearest gap between two characters: the one before the character, or the one after.
    let is_behind = galley.pos_from_cursor(galley.cursor_from_pos(offset)).left() > offset.x;
    let index = if is_behind { index.saturating_sub(1) } else { index };
    galley.text().char_indices().nth(index).map(|(byte, _)| byte)
}

/// Shows the words of an entry in a tooltip. While they are visible, the command of the glossary opens it
/// there.
fn tip_ui(ui: &mut Ui, term: &'static GlossaryTerm) {
    ui.set_max_width(ui.spacing().tooltip_width);
    ui.label(RichText::new(term.title()).strong());
    ui.label(term.words());
    ui.label(RichText::new(term.formula()).monospace());
    let keys = Command::Glossary.keys(ui);
    ui.label(RichText::new(text!("view-more-in-the-glossary"; keys = keys)).weak().small());
    let frame = ui.cumulative_frame_nr();
    ui.data_mut(|data| data.insert_temp(shown(), (frame, term.id)));
}

/// Returns the entry that a tooltip explains now, or explained in the last frame.
pub(crate) fn explained(ctx: &Context) -> Option<&'static str> {
    let (frame, id) = ctx.data(|data| data.get_temp::<(u64, &'static str)>(shown()))?;
    (ctx.cumulative_frame_nr() <= frame + 1).then_some(id)
}

fn shown() -> Id {
    Id::unique("the entry of the glossary that a tooltip shows")
}
