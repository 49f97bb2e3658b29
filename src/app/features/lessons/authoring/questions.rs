//! The questions of the page. Questions that the run answers are chosen from its steps; their right answer
//! is shown, never typed.

use eframe::egui::{Button, ComboBox, RichText, Ui};

use super::draft::LessonDraft;
use super::fields::{line_ui, lines_ui};
use super::page::{names, next_ui};
use super::sheet::RunSheet;
use crate::app::widgets::number_field::NumberField;
use crate::app::widgets::theme;
use crate::figure::Role;
use crate::figure::prediction::verdict_question;
use crate::lesson::{Asked, Choice, Question};
use crate::message::text;

/// Maximum number of answers of a choice.
const MAX_ANSWERS: usize = 12;

/// A change of the list of questions.
enum ListChange {
    Up(usize),
    Delete(usize),
}

/// Shows the questions, and the controls that add one.
pub(super) fn ui(ui: &mut Ui, draft: &mut LessonDraft, is_wanted: bool) {
    ui.separator();
    let heading = ui.label(RichText::new(text!("authoring-questions")).strong());
    if is_wanted {
        heading.scroll_to_me(None);
    }
    let step = draft.step();
    let names = names(draft);
    let (sheet, page) = draft.parts();
    let mut order = None;
    for (number, question) in page.questions.iter_mut().enumerate() {
        ui.push_id(("question", number), |ui| {
            ui.horizontal_wrapped(|ui| {
                ui.label(RichText::new(text!("authoring-question-2"; number = number + 1)).strong());
                if ui.add_enabled(number > 0, Button::new(text!("authoring-up")).small()).clicked() {
                    order = Some(ListChange::Up(number));
                }
                if ui.small_button(text!("authoring-delete")).clicked() {
                    order = Some(ListChange::Delete(number));
                }
            });
            question_ui(ui, question, sheet, step, &names);
            let (words, role) = match sheet.right(question, step) {
                Ok(right) => (text!("authoring-right"; right = right), Role::Closest),
                Err(error) => (error, Role::Probe),
            };
            let color = theme::color(theme::palette(ui).text(role));
            ui.label(RichText::new(words).color(color));
            ui.add_space(6.0);
        });
    }
    match order {
        Some(ListChange::Up(number)) => page.questions.swap(number, number - 1),
        Some(ListChange::Delete(number)) => drop(page.questions.remove(number)),
        None => {}
    }
    if let Some(question) = new_ui(ui, sheet, step) {
        page.questions.push(question);
    }
}

/// Shows the controls that add a question. Returns the added question.
fn new_ui(ui: &mut Ui, sheet: &RunSheet, step: usize) -> Option<Question> {
    let mut added = None;
    ui.label(text!("authoring-add-a-question"));
    let shown = ComboBox::from_id_salt("question about the run")
        .width(150.0)
        .selected_text(text!("authoring-about-the-run"))
        .show_ui(ui, |ui| added = offered_ui(ui, sheet, None));
    shown.response.accessible_name(text!("authoring-question-about-the-run"));
    ui.horizontal_wrapped(|ui| {
        if ui
            .button(text!("authoring-choice"))
            .on_hover_text(text!("authoring-one-of-several-answers-with"))
            .clicked()
        {
            let answers = vec![Choice { right: true, ..Choice::default() }, Choice::default()];
            added = Some(Question::Choice { ask: String::new(), answers });
        }
        let numbers = numbers(sheet, step);
        if let Some((name, _)) = numbers.first()
            && ui
                .button(text!("authoring-number"))
                .on_hover_text(text!("authoring-a-number-of-the-run"))
                .clicked()
        {
            let (ask, feedback) = (String::new(), String::new());
            added = Some(Question::Number { ask, value: format!("{{{name}}}"), tolerance: 0.0, feedback });
        }
        if ui
            .button(text!("authoring-text"))
            .on_hover_text(text!("authoring-a-few-words-which-are"))
            .clicked()
        {
            added = Some(Question::Text { ask: String::new(), accept: Vec::new(), feedback: String::new() });
        }
    });
    added
}

/// Shows the questions that the run answers. Returns the chosen one.
fn offered_ui(ui: &mut Ui, sheet: &RunSheet, current: Option<&Question>) -> Option<Question> {
    let mut chosen = None;
    for (question, asked) in sheet.offered() {
        if ui.selectable_label(current == Some(question), offered_words(question, asked)).clicked() {
            chosen = Some(question.clone());
        }
    }
    chosen
}

fn offered_words(question: &Question, asked: &Asked) -> String {
    match question.step() {
        Some(step) => text!("authoring-step"; step = step, ask = asked.ask()),
        None => asked.ask().to_owned(),
    }
}

/// Shows the fields of a question.
fn question_ui(
    ui: &mut Ui,
    question: &mut Question,
    sheet: &RunSheet,
    step: usize,
    names: &[(String, String)],
) {
    match question {
        Question::Choice { ask, answers } => {
            line_ui(ui, text!("authoring-question"), ask);
            answers_ui(ui, answers, sheet, step, names);
        }
        Question::Number { ask, value, tolerance, feedback } => {
            line_ui(ui, text!("authoring-question"), ask);
            ui.horizontal_wrapped(|ui| {
                let numbers = numbers(sheet, step);
                let shown = ComboBox::from_id_salt("value").selected_text(value.as_str()).show_ui(ui, |ui| {
                    for (name, number) in numbers {
                        let words = format!("{{{name}}}");
                        let label = format!("{name} = {number}");
                        if ui.selectable_label(*value == words, label).clicked() {
                            *value = words;
                        }
                    }
                });
                shown.response.accessible_name(text!("authoring-number-that-is-asked-for"));
                ui.label("±");
                let field = NumberField::new(text!("authoring-tolerance"), *tolerance).range(0.0..=f64::MAX);
                if let Some(number) = field.show(ui) {
                    *tolerance = number;
                }
            });
            line_ui(ui, text!("authoring-comment-on-a-right-answer"), feedback);
        }
        Question::Text { ask, accept, feedback } => {
            line_ui(ui, text!("authoring-question"), ask);
            // One answer per line. The line that is being typed may still be empty.
            let mut lines = accept.join("\n");
            lines_ui(ui, text!("authoring-accepted-answers-one-a-line"), &mut lines, 2);
            *accept =
                if lines.is_empty() { Vec::new() } else { lines.split('\n').map(str::to_owned).collect() };
            line_ui(ui, text!("authoring-comment-on-a-right-answer"), feedback);
        }
        of_run => {
            let known = sheet.offered().iter().find(|(question, _)| question == of_run);
            let text = match (known, of_run.step()) {
                (Some((question, asked)), _) => offered_words(question, asked),
                (None, Some(step)) => text!("authoring-step-nothing-of-the-kind"; step = step),
                (None, None) => verdict_question().to_owned(),
            };
            let width = ui.available_width() - 8.0;
            let shown = ComboBox::from_id_salt("of run")
                .width(width)
                .truncate()
                .selected_text(text)
                .show_ui(ui, |ui| offered_ui(ui, sheet, Some(of_run)));
            shown.response.accessible_name(text!("authoring-question-about-the-run"));
            if let Some(chosen) = shown.inner.flatten() {
                *of_run = chosen;
            }
        }
    }
}

/// Shows the answers of a choice.
fn answers_ui(
    ui: &mut Ui,
    answers: &mut Vec<Choice>,
    sheet: &RunSheet,
    step: usize,
    names: &[(String, String)],
) {
    let mut gone = None;
    for (number, answer) in answers.iter_mut().enumerate() {
        ui.push_id(("answer", number), |ui| {
            line_ui(ui, &text!("authoring-answer"; number = number + 1), &mut answer.words);
            line_ui(ui, &text!("authoring-remark-on-answer"; number = number + 1), &mut answer.feedback);
            ui.horizontal_wrapped(|ui| {
                right_ui(ui, number, answer, sheet, step);
                next_ui(
                    ui,
                    &text!("authoring-page-after-answer"; number = number + 1),
                    text!("authoring-no-page-of-its-own"),
                    names,
                    &mut answer.next,
                );
                if ui.small_button(text!("authoring-delete-answer")).clicked() {
                    gone = Some(number);
                }
            });
        });
    }
    if let Some(number) = gone {
        answers.remove(number);
    }
    if ui
        .add_enabled(answers.len() < MAX_ANSWERS, Button::new(text!("authoring-add-answer")).small())
        .clicked()
    {
        answers.push(Choice::default());
    }
}

/// Shows the choice of when an answer is right: always, never, or if a value of the run equals its words.
fn right_ui(ui: &mut Ui, number: usize, answer: &mut Choice, sheet: &RunSheet, step: usize) {
    let text = match &answer.when {
        Some(value) => text!("authoring-right-if"; value = value),
        None if answer.right => text!("authoring-right-2").to_owned(),
        None => text!("authoring-wrong").to_owned(),
    };
    let shown = ComboBox::from_id_salt("right").width(90.0).selected_text(text).show_ui(ui, |ui| {
        for (words, right) in [(text!("authoring-right-2"), true), (text!("authoring-wrong"), false)] {
            let is_chosen = answer.when.is_none() && answer.right == right;
            if ui.selectable_label(is_chosen, words).clicked() {
                (answer.right, answer.when) = (right, None);
            }
        }
        for (name, value) in sheet.values(step) {
            let words = format!("{{{name}}}");
            let is_chosen = answer.when.as_ref() == Some(&words);
            if ui
                .selectable_label(
                    is_chosen,
                    text!("authoring-right-if-is-this-now"; name = name, value = value),
                )
                .clicked()
            {
                (answer.right, answer.when) = (false, Some(words));
            }
        }
    });
    shown.response.accessible_name(text!("authoring-whether-answer-is-right"; number = number + 1));
}

/// The numeric values at a step.
fn numbers(sheet: &RunSheet, step: usize) -> Vec<(String, String)> {
    let mut values = sheet.values(step);
    values.retain(|(_, value)| value.replace('−', "-").parse::<f64>().is_ok());
    values
}
