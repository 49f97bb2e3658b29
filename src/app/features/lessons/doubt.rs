//! Actions that take something from the screen: they wait for a second press.

use eframe::egui::{RichText, Ui};

use super::request::LessonRequest;
use crate::app::state::cx::Cx;
use crate::app::state::focus::speak;
use crate::app::state::request::Request;
use crate::message::text;

/// An action that may wait for a second press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Doubt {
    /// Show the page as its author made it.
    ResetPage,
    /// Begin another record.
    Restart,
}

impl Doubt {
    /// The button, its tooltip, the question after the first press, and the button of the second one.
    fn texts(self) -> [&'static str; 4] {
        match self {
            Self::ResetPage => [
                text!("lesson-reset-page"),
                text!("lesson-as-its-author-made-it"),
                text!("lesson-reset-this-page"),
                text!("lesson-reset"),
            ],
            Self::Restart => [
                text!("lesson-restart-without-answers"),
                text!("lesson-for-another-student"),
                text!("lesson-restart-the-lesson"),
                text!("lesson-restart"),
            ],
        }
    }

    const fn request(self) -> LessonRequest {
        match self {
            Self::ResetPage => LessonRequest::StartOver,
            Self::Restart => LessonRequest::BeginAnew,
        }
    }
}

/// Shows the button of an action, or its question after the first press if it asks.
pub(super) fn button_ui(ui: &mut Ui, waiting: &mut Option<Doubt>, doubt: Doubt, asks: bool, cx: &mut Cx<'_>) {
    let [name, about, question, action] = doubt.texts();
    let is_asking = *waiting == Some(doubt);
    let (name, about) = if is_asking { (action, "") } else { (name, about) };
    if is_asking {
        speak(&ui.label(RichText::new(question).strong()));
    }
    let mut button = ui.button(name);
    if !about.is_empty() {
        button = button.on_hover_text(about);
    }
    if button.clicked() {
        if asks && !is_asking {
            *waiting = Some(doubt);
        } else {
            *waiting = None;
            cx.requests.push(Request::feature(doubt.request()));
        }
    }
    if is_asking && ui.button(text!("lesson-keep")).clicked() {
        *waiting = None;
    }
}
