//! PREDICT: the question in place of the sentence, its answers, and the right one.

use eframe::egui::{Button, Frame, Panel, RichText, ScrollArea, Ui};

use super::{OpenQuestions, Quiz, RevealedOutcome};
use crate::app::command::Command;
use crate::app::state::cx::Cx;
use crate::app::state::focus::speak;
use crate::app::state::votes::DIGITS;
use crate::app::widgets::stops;
use crate::app::widgets::{beginning, theme};
use crate::figure::prediction::{Answer, OfferedAnswers, Prediction};
use crate::figure::{Palette, Role};
use crate::lesson::projected::MAX_VERTICES;
use crate::message::text;

/// Shows the open question, with its answers. Returns the pressed answer.
pub(crate) fn ui(ui: &mut Ui, quiz: &Quiz, cx: &mut Cx<'_>) -> Option<Answer> {
    let open = quiz.open.as_ref()?;
    // Below the answers, so that it stays in sight while they scroll.
    let bar = Panel::bottom("question end").frame(Frame::NONE).show_separator_line(false);
    bar.show(ui, |ui| end_ui(ui, quiz, open, cx));
    let salt = ("question", open.event, open.number);
    let area = ScrollArea::vertical().id_salt(salt).min_scrolled_height(0.0).auto_shrink([false, false]);
    area.show(ui, |ui| {
        let question = ui.label(RichText::new(&open.prediction().question).strong());
        speak(&question);
        if open.told.is_some() {
            told_ui(ui, open);
            None
        } else {
            answers_ui(ui, open)
        }
    })
    .inner
}

/// Shows the question in this number of lines. Returns whether it was clicked, to be answered.
pub(crate) fn lines_ui(ui: &mut Ui, quiz: &Quiz, lines: usize) -> bool {
    let Some(question) = quiz.question() else { return false };
    let color = ui.visuals().strong_text_color();
    beginning::ui(ui, &question.question, lines, color).clicked()
}

fn answers_ui(ui: &mut Ui, open: &OpenQuestions) -> Option<Answer> {
    let mut pressed = None;
    stops::answers(ui, &open.prediction().question);
    match &open.prediction().asked {
        OfferedAnswers::Vertex { side, count, .. } => {
            let picture = text!("scenes-click-it-in-shapes");
            let words = if *count > MAX_VERTICES {
                format!("{picture}.")
            } else {
                text!("scenes-or-here"; picture = picture)
            };
            ui.label(words);
            if let Some(Answer::Vertex(index)) = open.chosen.filter(|_| *count > MAX_VERTICES) {
                ui.label(text!("scenes-your-answer"; letter = side.vertex_letter(), index = index));
            }
            if *count <= MAX_VERTICES {
                ui.horizontal_wrapped(|ui| {
                    for index in 0..*count {
                        let name = format!("{}{index}", side.vertex_letter());
                        pressed = pressed.or(answer_ui(ui, open, Answer::Vertex(index), &name));
                    }
                });
            }
        }
        OfferedAnswers::Choice(choices) => {
            picture_words_ui(ui, open);
            ui.horizontal_wrapped(|ui| {
                for (index, choice) in choices.iter().enumerate() {
                    let digit = if index + 1 < DIGITS { format!("{}   ", index + 1) } else { String::new() };
                    let words = format!("{digit}{}", choice.words);
                    pressed = pressed.or(answer_ui(ui, open, Answer::Choice(index), &words));
                }
            });
        }
    }
    pressed
}

/// Explains how to answer the question in the picture, if that is possible.
fn picture_words_ui(ui: &mut Ui, open: &OpenQuestions) {
    let prediction = open.prediction();
    let choices = prediction.choices();
    let words = if !prediction.points.is_empty() {
        text!("scenes-click-the-rings-in-p")
    } else if choices.iter().any(|choice| choice.direction.is_some()) {
        text!("scenes-drag-v-from-o-in")
    } else if choices.iter().any(|choice| choice.place.is_some()) {
        text!("scenes-click-a-ring-in-p")
    } else if choices.iter().any(|choice| choice.region.is_some()) {
        text!("scenes-click-the-region-in-p")
    } else {
        return;
    };
    ui.label(words);
    if let Some(answer @ Answer::Direction(_)) = open.chosen {
        ui.label(text!("scenes-your-answer-2"; said = said(prediction, Some(answer))));
    }
}

/// Shows one answer, with its votes. Returns it when it is pressed.
fn answer_ui(ui: &mut Ui, open: &OpenQuestions, answer: Answer, words: &str) -> Option<Answer> {
    let words = match answer {
        Answer::Vertex(index) | Answer::Choice(index) => open.votes.beside(index, words),
        Answer::Direction(_) => words.to_owned(),
    };
    let button = Button::selectable(open.chosen == Some(answer), words).frame_when_inactive(true);
    ui.add(button).clicked().then_some(answer)
}

fn told_ui(ui: &mut Ui, open: &OpenQuestions) {
    let prediction = open.prediction();
    let right = prediction.right();
    let palette: &Palette = theme::palette(ui);
    let (words, role) = match open.told {
        Some(RevealedOutcome::Right) => (text!("scenes-right"; right = right), Role::Closest),
        Some(RevealedOutcome::Wrong) => {
            (text!("scenes-not-it-is"; said = said(prediction, open.chosen), right = right), Role::Probe)
        }
        Some(RevealedOutcome::Unasked) | None => (text!("scenes-it-is"; right = right), Role::Origin),
    };
    let answer = ui.label(RichText::new(words).strong().color(theme::color(palette.text(role))));
    speak(&answer);
    ui.label(open.chosen.map_or_else(|| prediction.reason.clone(), |answer| prediction.why(answer)));
}

fn said(prediction: &Prediction, answer: Option<Answer>) -> String {
    answer.and_then(|answer| prediction.words(answer)).unwrap_or_default()
}

/// Shows the next actions, and the score.
fn end_ui(ui: &mut Ui, quiz: &Quiz, open: &OpenQuestions, cx: &mut Cx<'_>) {
    ui.horizontal_wrapped(|ui| {
        let is_told = open.told.is_some();
        let name = match open.chosen {
            _ if is_told => text!("scenes-go-on"),
            Some(_) => text!("scenes-answer"),
            None => text!("scenes-reveal"),
        };
        let reveal = ui.button(name).on_hover_text(Command::Reveal.tooltip_with_keys(ui));
        if reveal.clicked() {
            cx.requests.command(Command::Reveal);
        }
        if !is_told
            && ui
                .button(text!("scenes-skip"))
                .on_hover_text(Command::SkipQuestion.tooltip_with_keys(ui))
                .clicked()
        {
            cx.requests.command(Command::SkipQuestion);
        }
        ui.label(RichText::new(quiz.score.words()).weak());
    });
}
