//! The text of the page and the notes for the teacher, as typed and as rendered, with the numbers of the
//! run.

use eframe::egui::text::{CCursor, CCursorRange};
use eframe::egui::text_edit::TextEditState;
use eframe::egui::{Button, CollapsingHeader, Id, RichText, TextEdit, Ui};

use super::StudentTexts;
use super::draft::LessonDraft;
use super::fields::LONGEST;
use super::page::names;
use crate::app::widgets::number_field::NumberField;
use crate::message::text;

/// Maximum length of a value shown beside its name, in characters.
const LONGEST_VALUE: usize = 24;

/// Shows the text and the notes.
pub(super) fn ui(ui: &mut Ui, draft: &mut LessonDraft, shown: &mut StudentTexts, is_wanted: bool) {
    ui.separator();
    let heading = ui.label(RichText::new(text!("authoring-text")).strong());
    if is_wanted {
        heading.scroll_to_me(None);
    }
    let step = draft.step();
    let ids = [Id::unique("text of the page"), Id::unique("notes of the page")];
    if field_ui(ui, ids[0], text!("authoring-text-of-the-page"), &mut draft.parts().1.text, 6) {
        draft.into_notes = false;
    }
    ui.label(RichText::new(text!("authoring-notes-for-the-teacher")).strong());
    if field_ui(ui, ids[1], text!("authoring-notes-for-the-teacher"), &mut draft.parts().1.notes, 3) {
        draft.into_notes = true;
    }
    CollapsingHeader::new(text!("authoring-numbers-of-the-run")).id_salt("numbers of the run").show(
        ui,
        |ui| {
            if let Some(inserted) = numbers_ui(ui, draft, step) {
                insert(ui, ids, draft, &inserted);
            }
        },
    );
    CollapsingHeader::new(text!("authoring-links-to-pages")).id_salt("links to pages").show(ui, |ui| {
        for (name, title) in names(draft) {
            if ui.add(Button::new(text!("authoring-link-to"; title = title)).truncate()).clicked() {
                insert(
                    ui,
                    ids,
                    draft,
                    &format!(
                        "[{}](#{name})",
                        title.trim_start_matches(|it: char| it.is_ascii_digit()).trim()
                    ),
                );
            }
        }
    });
    let pages = names(draft);
    let (sheet, page) = draft.parts();
    ui.label(RichText::new(text!("authoring-as-it-is-read")).weak());
    ui.group(|ui| {
        ui.set_width(ui.available_width());
        if page.text.trim().is_empty() {
            ui.label(RichText::new(text!("authoring-type-the-text-above")).weak());
        } else {
            // Shown as links; a click has no effect while the page is edited.
            let names: Vec<&str> = pages.iter().map(|(name, _)| name.as_str()).collect();
            shown.text.ui_with_pages(ui, &sheet.filled(&page.text, step), &names);
        }
        if !page.notes.trim().is_empty() {
            ui.separator();
            ui.label(RichText::new(text!("authoring-for-the-teacher")).weak());
            shown.notes.ui(ui, &sheet.filled(&page.notes, step));
        }
    });
}

/// Shows a text field. Returns whether it has the focus.
fn field_ui(ui: &mut Ui, id: Id, name: &str, text: &mut String, rows: usize) -> bool {
    let most = LONGEST.1.max(text.len());
    let field = TextEdit::multiline(text)
        .id(id)
        .char_limit(most)
        .desired_width(f32::INFINITY)
        .desired_rows(rows)
        .hint_text(text!("authoring-markdown-bold-lists-code"));
    ui.add(field).accessible_name(name).has_focus()
}

/// Shows the values of the run at a step. Returns the words in braces for a chosen one.
fn numbers_ui(ui: &mut Ui, draft: &mut LessonDraft, step: usize) -> Option<String> {
    let place = if draft.into_notes { text!("authoring-the-notes") } else { text!("authoring-the-text") };
    ui.label(text!("authoring-a-click-puts-one-into"; place = place));
    let steps = draft.parts().0.steps();
    let at = draft.numbers_at.unwrap_or(step).min(steps.saturating_sub(1));
    ui.horizontal_wrapped(|ui| {
        ui.label(text!("authoring-at-step"));
        let field = NumberField::new(text!("authoring-step-of-the-numbers"), (at + 1) as f64)
            .range(1.0..=steps as f64);
        if let Some(number) = field.show_whole::<usize>(ui) {
            draft.numbers_at = Some(number - 1);
        }
    });
    let suffix = if at == step { String::new() } else { format!("@{}", at + 1) };
    let mut chosen = None;
    ui.horizontal_wrapped(|ui| {
        for (name, value) in draft.parts().0.values(at) {
            let short: String = value.chars().take(LONGEST_VALUE).collect();
            let cut = if short.len() < value.len() { "…" } else { "" };
            if ui.button(format!("{name} = {short}{cut}")).clicked() {
                chosen = Some(format!("{{{name}{suffix}}}"));
            }
        }
    });
    chosen
}

/// Inserts words at the cursor of the text or of the notes.
fn insert(ui: &Ui, [text, notes]: [Id; 2], draft: &mut LessonDraft, words: &str) {
    let into_notes = draft.into_notes;
    let (_, page) = draft.parts();
    let (id, target) = if into_notes { (notes, &mut page.notes) } else { (text, &mut page.text) };
    let mut state = TextEditState::load(ui.ctx(), id).unwrap_or_default();
    let end = target.chars().count();
    let at = state.cursor.char_range().map_or(end, |range| range.primary.index.0.min(end));
    let byte = target.char_indices().nth(at).map_or(target.len(), |(byte, _)| byte);
    target.insert_str(byte, words);
    let behind = CCursor::new(at + words.chars().count());
    state.cursor.set_char_range(Some(CCursorRange::one(behind)));
    state.store(ui.ctx(), id);
    ui.memory_mut(|memory| memory.request_focus(id));
}
