//! The list of the pages, with its actions.

use eframe::egui::{Button, RichText, Ui};

use super::draft::Draft;
use crate::app::state::request::{AuthorRequest, Request, Requests};
use crate::lesson::MAX_PAGES;
use crate::words::one_line;

/// Shows the pages.
pub(super) fn ui(ui: &mut Ui, draft: &mut Draft, requests: &mut Requests) {
    let minutes: f64 = draft.lesson.pages.iter().map(|page| page.minutes).sum();
    ui.add_space(4.0);
    ui.label(RichText::new(format!("Pages ({minutes} minutes)")).strong());
    for (number, page) in draft.lesson.pages.iter().enumerate() {
        let title = if page.title.trim().is_empty() { "Untitled" } else { &page.title };
        let words = format!("Page {}: {}", number + 1, one_line(title));
        let row = Button::selectable(number == draft.page(), words).truncate();
        if ui.add(row).clicked() && number != draft.page() {
            requests.push(Request::Author(AuthorRequest::Go(number)));
        }
    }
    let (page, count) = (draft.page(), draft.lesson.pages.len());
    let mut changed = false;
    ui.horizontal_wrapped(|ui| {
        let mut does = |is_possible: bool, words: &str, about: &str| {
            ui.add_enabled(is_possible, Button::new(words)).on_hover_text(about).clicked()
        };
        if does(count < MAX_PAGES, "Add page", "A page with what is on screen now, after this one") {
            requests.push(Request::Author(AuthorRequest::AddPage));
        }
        if does(count < MAX_PAGES, "Duplicate page", "A copy of this page, after it") {
            draft.duplicate();
            changed = true;
        }
        if does(page > 0, "Page up", "Exchange this page and the one before it") {
            draft.shift(true);
            changed = true;
        }
        if does(page + 1 < count, "Page down", "Exchange this page and the one after it") {
            draft.shift(false);
            changed = true;
        }
        if does(count > 1, "Delete page", "Undo in lesson brings it back") {
            draft.delete();
            changed = true;
        }
    });
    if changed {
        requests.push(Request::Author(AuthorRequest::Show));
    }
}
