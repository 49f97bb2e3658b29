//! LESSON: the page with its text, questions and goal, in place of the setup.

use eframe::egui::{Button, CollapsingHeader, ComboBox, Event, Panel, RichText, ScrollArea, TextEdit, Ui};

use super::doubt::{self, Doubt};
use super::ending::ending_ui;
use super::goal_ui::{goal_ui, help_ui};
use super::hand_in::hand_in_ui;
use super::request::{AuthorRequest, LessonRequest};
use super::{LessonReply, Lessons};
use crate::app::command::Command;
use crate::app::editing::beside_field;
use crate::app::editing::keys::begins_number;
use crate::app::state::cx::Cx;
use crate::app::state::request::Request;
use crate::app::widgets::stops;
use crate::app::widgets::theme;
use crate::figure::Role;
use crate::figure::prediction::Answer;
use crate::lesson::Asked;
use crate::message::text;
use crate::words::{one_line, unbroken};

/// Maximum number of choices shown as buttons; more are shown in a list.
const MAX_BUTTONS: usize = 12;

/// An answer given in this pass: the words, the choice, whether it is right.
pub(super) type Answered = (String, Option<usize>, bool);

/// The use of the field for a typed answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AnswerField {
    /// At the desk, where it keeps the focus.
    Desk,
    /// In front of a class that is asked. The keys of the presentation work again after Enter.
    Asked,
    /// In front of a class that knows the answer.
    Told,
}

/// Shows the open page, with its notes for the teacher if requested. Returns whether there is one.
pub(crate) fn ui(ui: &mut Ui, lessons: &mut Lessons, cx: &mut Cx<'_>) -> bool {
    if lessons.open.is_none() {
        return false;
    }
    head_ui(ui, lessons, cx);
    if lessons.shows_setup {
        return false;
    }
    Panel::bottom("turn pages").resizable(false).show(ui, |ui| {
        stops::after(ui, |ui| turn_ui(ui, lessons, cx));
    });
    let Some(open) = &lessons.open else { return true };
    let salt = ("lesson", open.page);
    ScrollArea::vertical().id_salt(salt).auto_shrink([false, false]).show(ui, |ui| page_ui(ui, lessons, cx));
    true
}

/// Shows the title of the lesson, the page number, and the switch to the setup.
fn head_ui(ui: &mut Ui, lessons: &mut Lessons, cx: &mut Cx<'_>) {
    let Some(open) = &lessons.open else { return };
    ui.horizontal_wrapped(|ui| {
        stops::group(ui, "lesson", |ui| {
            ui.selectable_value(&mut lessons.shows_setup, false, RichText::new(text!("lesson-tab")).strong());
            ui.selectable_value(
                &mut lessons.shows_setup,
                true,
                RichText::new(text!("authoring-setup")).strong(),
            );
            let close = ui.small_button(text!("lesson-close-lesson"));
            if close.on_hover_text(text!("lesson-the-scene-stays-the-shelf")).clicked() {
                cx.requests.push(Request::feature(LessonRequest::Close));
            }
            if open.is_preview && ui.small_button(text!("lesson-back-to-writing")).clicked() {
                cx.requests.push(Request::feature(AuthorRequest::Edit));
            }
        });
    });
    let pages = open.loaded.lesson.pages.len();
    let place = text!("lesson-page-of"; title = one_line(&open.loaded.lesson.title), page = open.page + 1, pages = pages);
    ui.label(RichText::new(place).weak());
    ui.separator();
}

fn page_ui(ui: &mut Ui, lessons: &mut Lessons, cx: &mut Cx<'_>) {
    let next = lessons.next_decision().map(|(number, _)| number);
    let is_last = lessons.next().is_none();
    if !lessons.is_page(cx.document) {
        ui.label(RichText::new(text!("lesson-another-scene")).strong());
        if ui.button(text!("lesson-show-its-scene")).clicked() {
            cx.requests.push(Request::feature(LessonRequest::ShowScene));
        }
        ui.separator();
    }
    let Lessons { open: Some(open), markdown, notes, .. } = lessons else { return };
    let page = &open.loaded.lesson.pages[open.page];
    ui.label(RichText::new(one_line(&page.title)).heading().strong());
    let names: Vec<&str> = open.loaded.lesson.pages.iter().map(|page| page.name.as_str()).collect();
    if let Some(page) = markdown.ui_with_pages(ui, &open.shown.text, &names) {
        cx.requests.push(Request::feature(LessonRequest::Go(page)));
    }
    let (mut answered, mut skipped) = (None, None);
    let in_picture = open.question_of_picture(cx.step).filter(|_| open.is_about(cx.scene));
    for (number, question) in open.shown.questions.iter().enumerate() {
        ui.separator();
        match question {
            Ok(asked) => {
                let reply = open.given[open.page][number].as_ref();
                let picked = open.picked(number);
                let typed = &mut open.shown.typed[number];
                ui.push_id(number, |ui| {
                    let mut given = question_ui(ui, asked, reply, typed);
                    given = given.or(picked_ui(ui, asked, reply, picked, in_picture == Some(number)));
                    if next == Some(number) {
                        let skip = ui.small_button(text!("lesson-skip"));
                        if skip.on_hover_text(text!("lesson-go-on-without-an-answer")).clicked() {
                            skipped = Some(number);
                        }
                    }
                    if let Some((words, choice, is_right)) = given {
                        answered = Some((number, words, choice, is_right));
                    }
                });
            }
            Err(error) => {
                ui.label(RichText::new(error).color(ui.visuals().error_fg_color));
            }
        }
    }
    if page.goal.is_some() {
        ui.separator();
        goal_ui(ui, open);
        help_ui(ui, open, cx);
    }
    if is_last && !open.is_preview {
        ending_ui(ui, open.next_lesson.as_ref(), cx);
    }
    if cx.session.settings.shows_teacher_notes && !open.shown.notes.trim().is_empty() {
        ui.separator();
        let header = CollapsingHeader::new(text!("lesson-for-the-teacher"))
            .id_salt("for the teacher")
            .default_open(true);
        header.show(ui, |ui| notes.ui(ui, &open.shown.notes));
    }
    if let Some(number) = skipped {
        lessons.skip(number);
    }
    if let Some((number, words, choice, is_right)) = answered {
        lessons.reply(number, words, choice, is_right);
    }
}

/// Shows a question, its answers, and the feedback on the given one. Returns an answer given now.
fn question_ui(
    ui: &mut Ui,
    asked: &Asked,
    reply: Option<&LessonReply>,
    typed: &mut String,
) -> Option<Answered> {
    ui.label(RichText::new(unbroken(asked.ask())).strong());
    let choices = asked.choices();
    let chosen = reply.and_then(|reply| reply.choice);
    let mut given: Option<usize> = None;
    let mut answer = None;
    if choices.is_empty() {
        answer = typed_ui(ui, asked, typed, AnswerField::Desk);
    } else if choices.len() <= MAX_BUTTONS {
        ui.horizontal_wrapped(|ui| {
            stops::answers(ui, asked.ask());
            for (index, words) in choices.iter().enumerate() {
                let words = unbroken(words);
                let button = Button::selectable(chosen == Some(index), words).frame_when_inactive(true);
                if ui.add(button).clicked() {
                    given = Some(index);
                }
            }
        });
    } else {
        let text = chosen.and_then(|index| choices.get(index)).map_or(text!("lesson-choose"), String::as_str);
        let shown = ComboBox::from_id_salt("choices").selected_text(text).show_ui(ui, |ui| {
            for (index, words) in choices.iter().enumerate() {
                if ui.selectable_label(chosen == Some(index), words).clicked() {
                    given = Some(index);
                }
            }
        });
        shown.response.accessible_name(asked.ask());
    }
    if let Some(index) = given {
        answer = Some((choices[index].clone(), Some(index), asked.accepts_choice(index)));
    }
    if let Some(reply) = reply {
        let palette = theme::palette(ui);
        let (words, role) = if reply.is_right {
            (text!("lesson-right"), Role::Closest)
        } else {
            (text!("lesson-not-yet"), Role::Probe)
        };
        ui.label(RichText::new(words).strong().color(theme::color(palette.text(role))));
        let remark = if reply.is_right {
            asked.feedback(reply.choice).to_owned()
        } else {
            asked.against(reply.choice, &reply.words)
        };
        if !remark.is_empty() {
            ui.label(unbroken(&remark));
        }
    }
    answer
}

/// Shows the field for a typed answer. Returns an answer given now.
pub(super) fn typed_ui(
    ui: &mut Ui,
    asked: &Asked,
    typed: &mut String,
    field: AnswerField,
) -> Option<Answered> {
    let mut answer = None;
    let (mut is_typing, mut begins) = (true, false);
    ui.horizontal_wrapped(|ui| {
        if field == AnswerField::Asked && ui.memory(|memory| memory.focused().is_none()) {
            let begun = begun_number(ui, asked);
            if !begun.is_empty() {
                *typed = begun;
                begins = true;
            }
        }
        let response = ui.add(TextEdit::singleline(typed).char_limit(200).desired_width(140.0));
        let response = response.accessible_name(asked.ask());
        beside_field::offer(ui.ctx());
        let entered = response.lost_focus() && ui.input(|input| input.key_pressed(eframe::egui::Key::Enter));
        if ui.button(text!("lesson-answer")).clicked() || entered {
            answer = asked.accepts_typed(typed).map(|is_right| (typed.trim().to_owned(), None, is_right));
        }
        if begins || entered && (field == AnswerField::Desk || answer.is_none()) {
            // The next letters belong to the field, not to the scene.
            response.request_focus();
        }
        is_typing = response.has_focus();
    });
    if let Some(refusal) = asked.refusal(typed).filter(|_| !is_typing) {
        ui.label(refusal);
    }
    answer
}

/// Returns the digits and signs typed in this pass that begin a number, if the question asks for one.
fn begun_number(ui: &Ui, asked: &Asked) -> String {
    if !matches!(asked, Asked::Number { .. }) {
        return String::new();
    }
    let typed = ui.input(|input| {
        let texts = input.events.iter().filter_map(|event| match event {
            Event::Text(text) => Some(text.clone()),
            _ => None,
        });
        texts.collect::<String>()
    });
    if typed.starts_with(begins_number) { typed } else { String::new() }
}

/// Shows the answer chosen in the picture, and the button that accepts it. `is_asked` states whether the picture answers
/// the question now. Returns the answer once it is accepted.
fn picked_ui(
    ui: &mut Ui,
    asked: &Asked,
    reply: Option<&LessonReply>,
    picked: Option<Answer>,
    is_asked: bool,
) -> Option<Answered> {
    let Asked::Decision(prediction) = asked else { return None };
    let picked = picked.and_then(|picked| of_picture(asked, picked));
    let is_given = |words: &str| reply.is_some_and(|reply| reply.words == words);
    if let Some(answered) = picked.filter(|(words, ..)| !is_given(words)) {
        let row = ui.horizontal_wrapped(|ui| {
            ui.label(text!("lesson-in-the-picture"; words = answered.0.as_str()));
            ui.button(text!("lesson-answer")).clicked().then_some(answered)
        });
        return row.inner;
    }
    // A dragged direction is none of the buttons.
    if let Some(reply) = reply.filter(|reply| reply.choice.is_none()) {
        ui.label(text!("lesson-in-the-picture"; words = reply.words.as_str()));
    }
    if is_asked && prediction.has_places() {
        ui.label(RichText::new(text!("lesson-or-in-the-picture")).weak());
    }
    None
}

/// Returns an answer chosen in the picture.
pub(super) fn of_picture(asked: &Asked, picked: Answer) -> Option<Answered> {
    let Asked::Decision(prediction) = asked else { return None };
    let choice = match picked {
        Answer::Choice(index) | Answer::Vertex(index) => Some(index),
        Answer::Direction(_) => None,
    };
    Some((prediction.words(picked)?, choice, prediction.accepts(picked)))
}

/// Shows the buttons that turn the pages.
pub(super) fn pages_ui(ui: &mut Ui, lessons: &mut Lessons, cx: &mut Cx<'_>) {
    let next = lessons.next();
    let is_presented = !theme::profile(ui).is_near();
    let Some(open) = &mut lessons.open else { return };
    ui.horizontal_wrapped(|ui| {
        let back = ui.add_enabled(!open.trail.is_empty(), Button::new(text!("lesson-page-back")));
        if back.clicked() {
            cx.requests.push(Request::feature(LessonRequest::Back));
        }
        let forward = ui.add_enabled(next.is_some(), Button::new(text!("lesson-next-page")));
        if let Some(page) = next.filter(|_| forward.clicked()) {
            if is_presented {
                // As the key: it reveals the answer of the class first.
                cx.requests.command(Command::NextPage);
            } else {
                cx.requests.push(Request::feature(LessonRequest::Go(page)));
            }
        }
        let pages = &open.loaded.lesson.pages;
        let combo = ComboBox::from_id_salt("pages").width(90.0).selected_text(text!("lesson-pages"));
        let shown = combo.show_ui(ui, |ui| {
            for (number, page) in pages.iter().enumerate() {
                let mark = if open.reached[number] { text!("lesson-goal-reached") } else { "" };
                let words = format!("{}  {}{mark}", number + 1, one_line(&page.title));
                if ui.selectable_label(number == open.page, words).clicked() {
                    cx.requests.push(Request::feature(LessonRequest::Go(number)));
                }
            }
        });
        shown.response.accessible_name(text!("lesson-pages"));
        doubt::button_ui(ui, &mut open.doubt, Doubt::ResetPage, is_presented, cx);
    });
}

/// Shows the buttons that turn the pages, and the one that hands the answers in.
fn turn_ui(ui: &mut Ui, lessons: &mut Lessons, cx: &mut Cx<'_>) {
    pages_ui(ui, lessons, cx);
    if let Some(open) = &mut lessons.open {
        hand_in_ui(ui, open, cx);
    }
}
