//! LESSONS: the shelf.

use eframe::egui::{Context, RichText, ScrollArea, vec2};

use super::Lessons;
use crate::app::state::request::{AuthorRequest, LessonRequest, Request, Requests};
use crate::app::state::settings::Settings;
use crate::app::widgets::floating::floating;
use crate::lesson::SHIPPED;
use crate::words::counted;

impl Lessons {
    /// Shows the shelf, if it is open.
    pub(crate) fn shelf_ui(&mut self, ctx: &Context, settings: &mut Settings, requests: &mut Requests) {
        if !self.is_shelf_open {
            return;
        }
        let mut is_left = false;
        let closed = floating(ctx, "LESSONS", vec2(520.0, 500.0), |ui| {
            ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
                for index in 0..SHIPPED.len() {
                    let Ok(loaded) = Self::shipped(index) else { continue };
                    let lesson = &loaded.lesson;
                    ui.horizontal_wrapped(|ui| {
                        if ui.button(RichText::new(&lesson.title).strong()).clicked() {
                            requests.push(Request::Lesson(LessonRequest::Open(index, 0)));
                        }
                        let page =
                            settings.lesson_places.get(&lesson.title).and_then(|name| loaded.page(name));
                        if let Some(page) = page.filter(|page| *page > 0)
                            && ui.button(format!("Go on at page {}", page + 1)).clicked()
                        {
                            requests.push(Request::Lesson(LessonRequest::Open(index, page)));
                        }
                    });
                    let minutes: f64 = lesson.pages.iter().map(|page| page.minutes).sum();
                    let pages = counted(lesson.pages.len(), "page");
                    ui.label(format!("{}: {pages}, {minutes} minutes", lesson.about));
                    ui.add_space(8.0);
                }
                ui.checkbox(&mut settings.shows_teacher_notes, "Show the notes for the teacher")
                    .on_hover_text("Below the questions of each page; some of them tell answers");
                ui.separator();
                ui.horizontal_wrapped(|ui| {
                    if ui.button("Open a lesson…").clicked() {
                        requests.push(Request::Lesson(LessonRequest::Choose));
                    }
                    if ui.button("Open a lesson by path…").clicked() {
                        requests.push(Request::Lesson(LessonRequest::Type));
                    }
                });
                ui.label("A lesson of your own begins with what is on screen now.");
                ui.horizontal_wrapped(|ui| {
                    for (words, request) in [
                        ("Write a lesson", AuthorRequest::New),
                        ("Edit a lesson…", AuthorRequest::Choose),
                        ("Edit a lesson by path…", AuthorRequest::Type),
                    ] {
                        if ui.button(words).clicked() {
                            requests.push(Request::Author(request));
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
