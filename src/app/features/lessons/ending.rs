//! The end of a lesson: what can follow.

use std::path::Path;

use eframe::egui::{RichText, Ui};

use super::request::LessonRequest;
use super::{Lessons, OpenLesson};
use crate::app::command::Command;
use crate::app::state::cx::Cx;
use crate::app::state::request::Request;
use crate::lesson::{Loaded, SHIPPED};
use crate::message::text;

/// Returns the lesson after this one on the shelf: its index and its title.
pub(super) fn next_lesson(loaded: &Loaded) -> Option<(usize, String)> {
    let index = SHIPPED.iter().position(|(name, _)| loaded.path == Path::new(name))? + 1;
    let next = (index < SHIPPED.len()).then(|| Lessons::shipped(index))?.ok()?;
    Some((index, next.lesson.title))
}

/// Shows on the last page what can follow: the next lesson of the shelf, the shelf, or nothing.
pub(super) fn ending_ui(ui: &mut Ui, open: &OpenLesson, cx: &mut Cx<'_>) {
    if open.is_preview {
        return;
    }
    ui.separator();
    ui.label(RichText::new(text!("lesson-end-of-the-lesson")).strong());
    ui.horizontal_wrapped(|ui| {
        if let Some((index, title)) = &open.next_lesson
            && ui.button(text!("lesson-next-lesson"; title = title)).clicked()
        {
            cx.requests.push(Request::feature(LessonRequest::Open(*index, 0)));
        }
        if ui.button(text!("lesson-all-lessons")).clicked() {
            cx.requests.command(Command::Lessons);
        }
        if ui.button(text!("lesson-close")).clicked() {
            cx.requests.push(Request::feature(LessonRequest::Close));
        }
    });
}
