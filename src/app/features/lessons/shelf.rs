//! LESSONS: the shelf.

use std::path::PathBuf;

use eframe::egui::{Context, RichText, ScrollArea, Ui, vec2};

use super::Lessons;
use super::request::{AuthorRequest, LessonRequest};
use crate::app::state::cx::Cx;
use crate::app::state::request::{Ask, EXTENSION, FileRequest, Request};
use crate::app::widgets::floating::floating;
use crate::app::widgets::theme;
use crate::lesson::{SHELF, SHIPPED};
use crate::message::{self, text};

impl Lessons {
    /// Shows the shelf, if it is open.
    pub(super) fn shelf_ui(&mut self, ctx: &Context, cx: &mut Cx<'_>) {
        if !self.is_shelf_open {
            return;
        }
        let mut is_left = false;
        let closed = floating(ctx, "lesson-shelf-title", vec2(520.0, 500.0), |ui| {
            ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
                let mut lessons = 0..SHIPPED.len();
                for (heading, count) in SHELF {
                    ui.label(RichText::new(message::constant(heading)).heading());
                    for index in lessons.by_ref().take(count) {
                        shipped_ui(ui, index, cx);
                    }
                }
                ui.checkbox(
                    &mut cx.session.settings.shows_teacher_notes,
                    text!("lesson-show-the-notes-for-the"),
                )
                .on_hover_text(text!("lesson-below-the-questions-of-each"));
                ui.separator();
                ui.horizontal_wrapped(|ui| {
                    for (words, ask) in [
                        (text!("lesson-open-a-lesson"), Ask::Dialog),
                        (text!("lesson-open-a-lesson-by-path"), Ask::Typed),
                    ] {
                        if ui.button(words).clicked() {
                            let titles = [text!("shell-open-a-lesson"), text!("shell-open-a-lesson-by-its")];
                            let read = |path| Request::feature(LessonRequest::Read(path));
                            cx.requests.file(lesson_file(titles, read), ask);
                        }
                    }
                });
                if !theme::profile(ui).is_near() {
                    return;
                }
                ui.label(text!("lesson-a-lesson-of-your-own"));
                ui.horizontal_wrapped(|ui| {
                    if ui.button(text!("lesson-write-a-lesson")).clicked() {
                        cx.requests.push(Request::feature(AuthorRequest::New));
                        is_left = true;
                    }
                    for (words, ask) in [
                        (text!("lesson-edit-a-lesson"), Ask::Dialog),
                        (text!("lesson-edit-a-lesson-by-path"), Ask::Typed),
                    ] {
                        if ui.button(words).clicked() {
                            let titles = [text!("shell-edit-a-lesson"), text!("shell-edit-a-lesson-by-its")];
                            let action = text!("shell-edit");
                            let read = |path| Request::feature(AuthorRequest::Read(path));
                            cx.requests.file(FileRequest { action, ..lesson_file(titles, read) }, ask);
                            is_left = true;
                        }
                    }
                });
            });
        });
        if closed || is_left {
            self.is_shelf_open = false;
        }
    }
}

/// Shows a shipped lesson: its title, where to go on, its subject and length, and its readers.
fn shipped_ui(ui: &mut Ui, index: usize, cx: &mut Cx<'_>) {
    let Ok(loaded) = Lessons::shipped(index) else { return };
    let lesson = &loaded.lesson;
    ui.horizontal_wrapped(|ui| {
        if ui.button(RichText::new(&lesson.title).strong()).clicked() {
            cx.requests.push(Request::feature(LessonRequest::Open(index, 0)));
        }
        let page = cx.session.settings.lesson_places.get(&lesson.title).and_then(|name| loaded.page(name));
        if let Some(page) = page.filter(|page| *page > 0)
            && ui.button(text!("lesson-go-on-at-page"; page = page + 1)).clicked()
        {
            cx.requests.push(Request::feature(LessonRequest::Open(index, page)));
        }
    });
    let minutes: f64 = lesson.pages.iter().map(|page| page.minutes).sum();
    let pages = lesson.pages.len();
    ui.label(text!("lesson-minutes"; about = lesson.about, pages = pages, minutes = minutes.to_string(), is_one = minutes == 1.0, has_about = !lesson.about.is_empty(), has_minutes = minutes > 0.0));
    if !lesson.audience.is_empty() {
        ui.label(RichText::new(&lesson.audience).weak());
    }
    ui.add_space(8.0);
}

/// Returns the question for the file of a lesson.
fn lesson_file(titles: [&'static str; 2], then: fn(PathBuf) -> Request) -> FileRequest {
    let filters = vec![(text!("shell-lesson").to_owned(), vec![EXTENSION])];
    FileRequest::to_open(titles, "lesson.ron", filters, PathBuf::from("lesson.ron"), then)
}
