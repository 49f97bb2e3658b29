//! LESSONS: the shelf.

use eframe::egui::{Context, RichText, ScrollArea, vec2};

use super::Lessons;
use crate::app::state::request::{LessonRequest, Request, Requests};
use crate::app::state::settings::Places;
use crate::app::widgets::floating::floating;
use crate::lesson::SHIPPED;
use crate::words::counted;

impl Lessons {
    /// Shows the shelf, if it is open.
    pub(crate) fn shelf_ui(&mut self, ctx: &Context, places: &Places, requests: &mut Requests) {
        if !self.is_shelf_open {
            return;
        }
        let closed = floating(ctx, "LESSONS", vec2(520.0, 420.0), |ui| {
            ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
                for index in 0..SHIPPED.len() {
                    let Ok(loaded) = Self::shipped(index) else { continue };
                    let lesson = &loaded.lesson;
                    ui.horizontal_wrapped(|ui| {
                        if ui.button(RichText::new(&lesson.title).strong()).clicked() {
                            requests.push(Request::Lesson(LessonRequest::Open(index, 0)));
                        }
                        let page = places.get(&lesson.title).and_then(|name| loaded.page(name));
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
                ui.separator();
                ui.label("A lesson of your own is a file in RON: see docs/lessons.md.");
                ui.horizontal_wrapped(|ui| {
                    if ui.button("Open a lesson…").clicked() {
                        requests.push(Request::Lesson(LessonRequest::Choose));
                    }
                    if ui.button("Open a lesson by path…").clicked() {
                        requests.push(Request::Lesson(LessonRequest::Type));
                    }
                });
            });
        });
        if closed {
            self.is_shelf_open = false;
        }
    }
}
