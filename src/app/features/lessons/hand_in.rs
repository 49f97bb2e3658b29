//! The row that hands the answers in: the name, the button, and the result.

use std::path::PathBuf;

use eframe::egui::{Key, RichText, TextEdit, Ui};

use super::OpenLesson;
use super::doubt::{Doubt, button_ui};
use super::record::{HandedIn, Record};
use super::request::LessonRequest;
use crate::app::state::cx::Cx;
use crate::app::state::request::{Ask, FileRequest, Request};
use crate::message::text;

/// Shows the row, with the result below it. A preview has no answers.
pub(super) fn hand_in_ui(ui: &mut Ui, open: &mut OpenLesson, cx: &mut Cx<'_>) {
    if open.is_preview {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        let mut is_confirmed = false;
        if let Some((name, is_new)) = &mut open.typed_name {
            ui.label(text!("lesson-your-name"));
            let field = ui.add(TextEdit::singleline(name).char_limit(60).desired_width(110.0));
            let field = field.accessible_name(text!("lesson-your-name"));
            if std::mem::take(is_new) {
                field.request_focus();
            }
            is_confirmed = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        }
        let button =
            ui.button(text!("lesson-hand-in")).on_hover_text(text!("lesson-a-file-for-your-teacher"));
        if button.clicked() || is_confirmed {
            press(open, cx);
        }
        let (name, count) = (&open.record.answers.name, open.record.answers.answers.len());
        if count > 0 && open.typed_name.is_none() {
            let has_name = !name.is_empty();
            ui.label(text!("lesson-answers-so-far"; name = name, count = count, has_name = has_name));
            button_ui(ui, &mut open.doubt, Doubt::Restart, true, cx);
        }
    });
    result_ui(ui, &open.record, || open.record.place(&open.loaded), cx);
}

/// Asks for a name if there is none; then hands in.
fn press(open: &mut OpenLesson, cx: &mut Cx<'_>) {
    if let Some((name, _)) = open.typed_name.take_if(|(name, _)| !name.trim().is_empty()) {
        open.record.set_name(&name);
    }
    if open.record.answers.name.is_empty() {
        open.typed_name = Some((String::new(), true));
    } else {
        cx.requests.push(Request::feature(LessonRequest::HandIn));
    }
}

/// Shows where the answers are, or why they are not there.
fn result_ui(ui: &mut Ui, record: &Record, place: impl FnOnce() -> PathBuf, cx: &mut Cx<'_>) {
    let refused = ui.visuals().error_fg_color;
    if let Some(error) = &record.failure {
        ui.label(RichText::new(text!("lesson-answers-are-not-kept"; error = error)).color(refused));
    }
    let Some(HandedIn { file, count }) = &record.handed_in else { return };
    match file {
        Ok(path) => {
            ui.label(text!("lesson-handed-in"; path = path.display()));
            if record.answers.history.len() > *count {
                ui.label(RichText::new(text!("lesson-handed-in-before")).strong());
            }
        }
        Err(error) => {
            ui.label(RichText::new(text!("lesson-not-handed-in"; error = error)).color(refused));
        }
    }
    ui.horizontal_wrapped(|ui| {
        for (words, ask) in [
            (text!("lesson-another-place"), Ask::Dialog),
            (text!("lesson-another-place-by-path"), Ask::Typed),
        ] {
            if ui.small_button(words).clicked() {
                cx.requests.file(answers_file(place()), ask);
                return;
            }
        }
    });
}

/// Returns the question for the file with the answers.
fn answers_file(suggestion: PathBuf) -> FileRequest {
    FileRequest::to_save(
        [text!("shell-save-the-answers"), text!("shell-save-the-answers-to-a")],
        "answers-NAME.json".to_owned(),
        (text!("shell-answers").to_owned(), "json"),
        suggestion,
        |path| Request::feature(LessonRequest::HandInTo(path)),
    )
}
