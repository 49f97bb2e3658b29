//! The goal of a page, with its hints and its solution.

use eframe::egui::{RichText, Ui};

use super::OpenLesson;
use super::request::LessonRequest;
use crate::app::state::cx::Cx;
use crate::app::state::focus::speak;
use crate::app::state::request::Request;
use crate::app::widgets::theme;
use crate::figure::Role;
use crate::lesson::Solution;
use crate::message::text;

/// Shows the goal of the page, whether it is reached, and the hints so far.
pub(super) fn goal_ui(ui: &mut Ui, open: &OpenLesson) {
    let Some(goal) = &open.loaded.lesson.pages[open.page].goal else { return };
    ui.label(RichText::new(text!("lesson-goal"; words = goal.words())).strong());
    if open.reached[open.page] {
        let color = theme::color(theme::palette(ui).text(Role::Closest));
        speak(&ui.label(RichText::new(text!("lesson-reached")).strong().color(color)));
    }
    for hint in open.shown.hints.iter().take(open.shown.told) {
        ui.label(text!("lesson-hint"; hint = hint));
    }
}

/// Shows the buttons for the next hint and for the solution.
pub(super) fn help_ui(ui: &mut Ui, open: &mut OpenLesson, cx: &mut Cx<'_>) {
    let page = &open.loaded.lesson.pages[open.page];
    if page.goal.is_none() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        let is_more = open.shown.told < open.shown.hints.len();
        if is_more && ui.button(text!("lesson-hint-2")).clicked() {
            open.shown.told += 1;
        }
        if let Some(solution) = &page.solution {
            let about = match solution {
                Solution::Play => text!("lesson-show-the-last-step"),
                _ => text!("lesson-show-a-scene-that-reaches"),
            };
            if ui.button(text!("lesson-show-a-solution")).on_hover_text(about).clicked() {
                cx.requests.push(Request::feature(LessonRequest::Solve));
            }
        }
    });
}
