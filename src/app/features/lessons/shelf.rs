//! LESSONS: the shelf.

use eframe::egui::{Context, RichText, ScrollArea, vec2};

use super::Lessons;
use crate::app::state::request::{AuthorRequest, LessonRequest, Request, Requests};
use crate::app::state::settings::AppSettings;
use crate::app::widgets::floating::floating;
use crate::lesson::SHIPPED;
use crate::message::text;

impl Lessons {
    /// Shows the shelf, if it is open.
    pub(crate) fn shelf_ui(&mut self, ctx: &Context, settings: &mut AppSettings, requests: &mut Requests) {
        if !self.is_shelf_open {
            return;
        }
        let mut is_left = false;
        let closed = floating(ctx, "lesson-shelf-title", vec2(520.0, 500.0), |ui| {
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
                            && ui.button(text!("lesson-go-on-at-page"; page = page + 1)).clicked()
                        {
                            requests.push(Request::Lesson(LessonRequest::Open(index, page)));
                        }
                    });
                    let minutes: f64 = lesson.pages.iter().map(|page| page.minutes).sum();
                    let pages = lesson.pages.len();
                    ui.label(text!("lesson-minutes"; about = lesson.about, pages = pages, minutes = minutes.to_string()));
                    ui.add_space(8.0);
                }
                ui.checkbox(&mut settings.shows_teacher_notes, text!("lesson-show-the-notes-for-the"))
                    .on_hover_text(text!("lesson-below-the-questions-of-each"));
                ui.separator();
                ui.horizontal_wrapped(|ui| {
                    if ui.button(text!("lesson-open-a-lesson")).clicked() {
                        requests.push(Request::Lesson(LessonRequest::Choose));
                    }
                    if ui.button(text!("lesson-open-a-lesson-by-path")).clicked() {
                        requests.push(Request::Lesson(LessonRequest::Type));
                    }
                });
                ui.label(text!("lesson-a-lesson-of-your-own"));
                ui.horizontal_wrapped(|ui| {
                    for (words, request) in [
                        (text!("lesson-write-a-lesson"), AuthorRequest::New),
                        (text!("lesson-edit-a-lesson"), AuthorRequest::Choose),
                        (text!("lesson-edit-a-lesson-by-path"), AuthorRequest::Type),
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
