//! WRITE: the lesson, its pages and the edited page, in place of the setup.

use eframe::egui::{Button, RichText, ScrollArea, Ui};

use super::draft::LessonDraft;
use super::fields::line_ui;
use super::{Authoring, goal, page, pages, problems, questions, text as writing};
use crate::app::features::lessons::request::AuthorRequest;
use crate::app::state::cx::Cx;
use crate::app::state::request::{Ask, Request};
use crate::message::text;

/// Shows the edited lesson. Returns whether it is shown.
pub(crate) fn ui(ui: &mut Ui, authoring: &mut Authoring, cx: &mut Cx<'_>) -> bool {
    if !authoring.is_writing() {
        return false;
    }
    let Authoring { draft: Some(draft), shows_setup, check, shown, .. } = authoring else { return false };
    ui.horizontal_wrapped(|ui| {
        ui.selectable_value(shows_setup, false, RichText::new(text!("authoring-write")).strong());
        ui.selectable_value(shows_setup, true, RichText::new(text!("authoring-setup")).strong())
            .on_hover_text(text!("authoring-change-the-scene-then-take"));
        let close = ui.small_button(text!("authoring-close-lesson"));
        if close.on_hover_text(text!("authoring-ends-writing-asks-first-if")).clicked() {
            cx.requests.push(Request::feature(AuthorRequest::Close));
        }
    });
    if *shows_setup {
        ui.separator();
        draft.settle();
        return false;
    }
    tools_ui(ui, draft, cx);
    check.follow(draft, ui.ctx());
    ui.separator();
    let salt = ("write", draft.page());
    ScrollArea::vertical().id_salt(salt).auto_shrink([false, false]).show(ui, |ui| {
        lesson_ui(ui, draft);
        // In a separate scope, so that the following widgets keep their ids when the check ends: a click
        // between would be lost.
        let led = ui.push_id("mistakes", |ui| {
            let (revision, found) = check.found.as_ref()?;
            let is_old = *revision != draft.revision() || draft.lesson != draft.loaded().lesson;
            problems::ui(ui, found, is_old)
        });
        if let Some((page, part)) = led.inner {
            cx.requests.push(Request::feature(AuthorRequest::Go(page)));
            shown.wanted = Some(part);
        }
        ui.push_id("pages", |ui| pages::ui(ui, draft, cx));
        let wanted = shown.wanted.take();
        let wants = |parts: &[&str]| {
            wanted.as_ref().is_some_and(|wanted| parts.iter().any(|part| wanted.contains(part)))
        };
        page::ui(ui, draft, wants(&["name", "step", "mystery", "minutes", "camera"]), cx);
        ui.push_id("text", |ui| writing::ui(ui, draft, shown, wants(&["text", "notes"])));
        ui.push_id("questions", |ui| questions::ui(ui, draft, wants(&["question", "`"])));
        ui.push_id("goal", |ui| goal::ui(ui, draft, wants(&["goal", "solution", "hint"]), cx));
        page::end_ui(ui, draft, wants(&["next"]));
    });
    // A typed text becomes a step of undo once its field is left.
    if !ui.ctx().text_edit_focused() {
        let before = draft.revision();
        draft.settle();
        if draft.revision() != before {
            // Fields that were added or removed above appear in the next frame.
            ui.ctx().request_repaint();
        }
    }
    true
}

/// Shows the actions on the whole lesson.
fn tools_ui(ui: &mut Ui, draft: &mut LessonDraft, cx: &mut Cx<'_>) {
    ui.horizontal_wrapped(|ui| {
        let preview =
            ui.button(text!("authoring-preview")).on_hover_text(text!("authoring-this-page-as-a-student"));
        if preview.clicked() {
            cx.requests.push(Request::feature(AuthorRequest::Preview));
        }
        if ui
            .button(text!("authoring-save-lesson"))
            .on_hover_text(text!("authoring-one-file-which-the-shelf"))
            .clicked()
        {
            cx.requests.push(Request::feature(AuthorRequest::Save));
        }
        if ui.button(text!("authoring-save-lesson-as")).clicked() {
            cx.requests.file(draft.file_request(), Ask::Dialog);
        }
        if ui.button(text!("authoring-save-lesson-to-path")).clicked() {
            cx.requests.file(draft.file_request(), Ask::Typed);
        }
        for (is_back, words) in
            [(true, text!("authoring-undo-in-lesson")), (false, text!("authoring-redo-in-lesson"))]
        {
            let name = if is_back { draft.undo_name() } else { draft.redo_name() }.map(str::to_owned);
            let response = ui.add_enabled(name.is_some(), Button::new(words));
            if response.on_hover_text(name.unwrap_or_default()).clicked() {
                draft.travel(is_back);
                cx.requests.push(Request::feature(AuthorRequest::Show));
            }
        }
    });
}

/// Shows the title of the lesson and its subject.
fn lesson_ui(ui: &mut Ui, draft: &mut LessonDraft) {
    let mark = if draft.is_changed() { " *" } else { "" };
    ui.label(RichText::new(text!("authoring-lesson"; mark = mark)).strong());
    line_ui(ui, text!("authoring-title-of-the-lesson"), &mut draft.lesson.title);
    line_ui(ui, text!("authoring-about-the-lesson"), &mut draft.lesson.about);
    line_ui(ui, text!("authoring-audience"), &mut draft.lesson.audience);
}
