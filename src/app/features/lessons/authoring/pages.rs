//! The list of the pages, with its actions.

use eframe::egui::{Button, RichText, Ui};

use super::draft::LessonDraft;
use crate::app::features::lessons::request::AuthorRequest;
use crate::app::state::cx::Cx;
use crate::app::state::request::Request;
use crate::lesson::MAX_PAGES;
use crate::message::text;
use crate::words::one_line;

/// Shows the pages.
pub(super) fn ui(ui: &mut Ui, draft: &mut LessonDraft, cx: &mut Cx<'_>) {
    let minutes: f64 = draft.lesson.pages.iter().map(|page| page.minutes).sum();
    ui.add_space(4.0);
    ui.label(RichText::new(text!("authoring-pages-minutes"; minutes = minutes.to_string())).strong());
    for (number, page) in draft.lesson.pages.iter().enumerate() {
        let title = if page.title.trim().is_empty() { text!("authoring-untitled") } else { &page.title };
        let words = text!("authoring-page-3"; number = number + 1, title = one_line(title));
        let row = Button::selectable(number == draft.page(), words).truncate();
        if ui.add(row).clicked() && number != draft.page() {
            cx.requests.push(Request::feature(AuthorRequest::Go(number)));
        }
    }
    let (page, count) = (draft.page(), draft.lesson.pages.len());
    let mut changed = false;
    ui.horizontal_wrapped(|ui| {
        let mut does = |is_possible: bool, words: &str, about: &str| {
            ui.add_enabled(is_possible, Button::new(words)).on_hover_text(about).clicked()
        };
        if does(count < MAX_PAGES, text!("authoring-add-page"), text!("authoring-a-page-with-what-is")) {
            cx.requests.push(Request::feature(AuthorRequest::AddPage));
        }
        if does(count < MAX_PAGES, text!("authoring-duplicate-page"), text!("authoring-a-copy-of-this-page"))
        {
            draft.duplicate();
            changed = true;
        }
        if does(page > 0, text!("authoring-page-up"), text!("authoring-exchange-this-page-and-the")) {
            draft.shift(true);
            changed = true;
        }
        if does(
            page + 1 < count,
            text!("authoring-page-down"),
            text!("authoring-exchange-this-page-and-the-2"),
        ) {
            draft.shift(false);
            changed = true;
        }
        if does(count > 1, text!("authoring-delete-page"), text!("authoring-undo-in-lesson-brings-it")) {
            draft.delete();
            changed = true;
        }
    });
    if changed {
        cx.requests.push(Request::feature(AuthorRequest::Show));
    }
}
