//! The end of a lesson: what can follow.

use eframe::egui::{RichText, Ui};

use super::request::LessonRequest;
use crate::app::command::Command;
use crate::app::state::cx::Cx;
use crate::app::state::request::Request;
use crate::message::text;

/// Shows on the last page what can follow: the next lesson, given by its index on the shelf and its title, the shelf, or nothing.
pub(super) fn ending_ui(ui: &mut Ui, next: Option<&(usize, String)>, cx: &mut Cx<'_>) {
    ui.separator();
    ui.label(RichText::new(text!("lesson-end-of-the-lesson")).strong());
    ui.horizontal_wrapped(|ui| {
        if let Some((index, title)) = next
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
