//! LESSON: the page with its text, questions and goal, in place of the setup.

use eframe::egui::{Button, CollapsingHeader, ComboBox, Panel, RichText, ScrollArea, TextEdit, Ui};

use super::hand_in::hand_in_ui;
use super::request::{AuthorRequest, LessonRequest};
use super::{LessonReply, Lessons};
use crate::app::editing::beside_field;
use crate::app::state::cx::Cx;
use crate::app::state::request::Request;
use crate::app::widgets::theme;
use crate::figure::Role;
use crate::figure::prediction::Answer;
use crate::lesson::{Asked, Solution};
use crate::message::text;
use crate::words::one_line;

/// Maximum number of choices shown as buttons; more are shown in a list.
const MAX_BUTTONS: usize = 12;

/// An answer given in this pass: the words, the choice, whether it is right.
pub(super) type Answered = (String, Option<usize>, bool);

/// Shows the open page, with its notes for the teacher if requested. Returns whether there is one.
pub(crate) fn ui(ui: &mut Ui, lessons: &mut Lessons, cx: &mut Cx<'_>) -> bool {
    if lessons.open.is_none() {
        return false;
    }
    head_ui(ui, lessons, cx);
    if lessons.shows_setup {
        return false;
    }
    Panel::bottom("turn pages").resizable(false).show(ui, |ui| turn_ui(ui, lessons, cx));
    let Some(open) = &lessons.open else { return true };
    let salt = ("lesson", open.page);
    ScrollArea::vertical().id_salt(salt).auto_shrink([false, false]).show(ui, |ui| page_ui(ui, lessons, cx));
    true
}

/// Shows the title of the lesson, the page number, and the switch to the setup.
fn head_ui(ui: &mut Ui, lessons: &mut Lessons, cx: &mut Cx<'_>) {
    let Some(open) = &lessons.open else { return };
    ui.horizontal_wrapped(|ui| {
        ui.selectable_value(&mut lessons.shows_setup, false, RichText::new(text!("lesson-tab")).strong());
        ui.selectable_value(&mut lessons.shows_setup, true, RichText::new(text!("authoring-setup")).strong());
        let close = ui.small_button(text!("lesson-close-lesson"));
        if close.on_hover_text(text!("lesson-the-scene-stays-the-shelf")).clicked() {
            cx.requests.push(Request::feature(LessonRequest::Close));
        }
        let words =
            if open.is_preview { text!("lesson-back-to-writing") } else { text!("lesson-edit-this-lesson") };
        if ui.small_button(words).clicked() {
            cx.requests.push(Request::feature(AuthorRequest::Edit));
        }
    });
    let pages = open.loaded.lesson.pages.len();
    let place = text!("lesson-page-of"; title = one_line(&open.loaded.lesson.title), page = open.page + 1, pages = pages);
    ui.label(RichText::new(place).weak());
    ui.separator();
}

fn page_ui(ui: &mut Ui, lessons: &mut Lessons, cx: &mut Cx<'_>) {
    let next = lessons.next_decision().map(|(number, _)| number);
    let Lessons { open: Some(open), markdown, notes, .. } = lessons else { return };
    let page = &open.loaded.lesson.pages[open.page];
    ui.label(RichText::new(one_line(&page.title)).heading().strong());
    let names: Vec<&str> = open.loaded.lesson.pages.iter().map(|page| page.name.as_str()).collect();
    if let Some(page) = markdown.ui_with_pages(ui, &open.shown.text, &names) {
        cx.requests.push(Request::feature(LessonRequest::Go(page)));
    }
    let (mut answered, mut skipped) = (None, None);
    for (number, question) in open.shown.questions.iter().enumerate() {
        ui.separator();
        match question {
            Ok(asked) => {
                let reply = open.given[open.page][number].as_ref();
                let typed = &mut open.shown.typed[number];
                ui.push_id(number, |ui| {
                    let mut given = question_ui(ui, asked, reply, typed);
                    if next == Some(number) {
                        given = given.or(picked_ui(ui, asked, open.shown.picked));
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
    if let Some(goal) = &page.goal {
        ui.separator();
        let is_reached = open.reached[open.page];
        ui.label(RichText::new(text!("lesson-goal"; words = goal.words())).strong());
        if is_reached {
            let color = theme::color(theme::palette(ui).text(Role::Closest));
            ui.label(RichText::new(text!("lesson-reached")).strong().color(color));
        }
        for hint in open.shown.hints.iter().take(open.shown.told) {
            ui.label(text!("lesson-hint"; hint = hint));
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
    ui.label(RichText::new(asked.ask()).strong());
    let choices = asked.choices();
    let chosen = reply.and_then(|reply| reply.choice);
    let mut given: Option<usize> = None;
    let mut answer = None;
    if choices.is_empty() {
        answer = typed_ui(ui, asked, typed);
    } else if choices.len() <= MAX_BUTTONS {
        ui.horizontal_wrapped(|ui| {
            for (index, words) in choices.iter().enumerate() {
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
            reply.choice.map_or("", |index| asked.feedback(index)).to_owned()
        } else {
            asked.against(reply.choice, &reply.words)
        };
        if !remark.is_empty() {
            ui.label(remark);
        }
    }
    answer
}

/// Shows the field for a typed answer. Returns an answer given now.
pub(super) fn typed_ui(ui: &mut Ui, asked: &Asked, typed: &mut String) -> Option<Answered> {
    let mut answer = None;
    let mut is_typing = true;
    ui.horizontal_wrapped(|ui| {
        let field = ui.add(TextEdit::singleline(typed).char_limit(200).desired_width(140.0));
        let field = field.accessible_name(asked.ask());
        beside_field::offer(ui.ctx());
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(eframe::egui::Key::Enter));
        if entered {
            // The next letters belong to the field, not to the scene.
            field.request_focus();
        }
        if ui.button(text!("lesson-answer")).clicked() || entered {
            answer = asked.accepts_typed(typed).map(|is_right| (typed.trim().to_owned(), None, is_right));
        }
        is_typing = field.has_focus();
    });
    if let Some(refusal) = asked.refusal(typed).filter(|_| !is_typing) {
        ui.label(refusal);
    }
    answer
}

/// Shows the answer chosen in the picture, and the button that accepts it. Returns the answer once it is
/// accepted.
fn picked_ui(ui: &mut Ui, asked: &Asked, picked: Option<Answer>) -> Option<Answered> {
    let Asked::Decision(prediction) = asked else { return None };
    let Some(picked) = picked else {
        if prediction.has_places() {
            ui.label(RichText::new(text!("lesson-or-in-the-picture")).weak());
        }
        return None;
    };
    let answered = of_picture(asked, picked)?;
    ui.horizontal_wrapped(|ui| {
        ui.label(text!("lesson-in-the-picture"; words = answered.0.as_str()));
        ui.button(text!("lesson-answer")).clicked().then_some(answered)
    })
    .inner
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
pub(super) fn pages_ui(ui: &mut Ui, lessons: &Lessons, cx: &mut Cx<'_>) {
    let next = lessons.next();
    let Some(open) = &lessons.open else { return };
    ui.horizontal_wrapped(|ui| {
        let back = ui.add_enabled(!open.trail.is_empty(), Button::new(text!("lesson-page-back")));
        if back.clicked() {
            cx.requests.push(Request::feature(LessonRequest::Back));
        }
        let forward = ui.add_enabled(next.is_some(), Button::new(text!("lesson-next-page")));
        if let Some(page) = next.filter(|_| forward.clicked()) {
            cx.requests.push(Request::feature(LessonRequest::Go(page)));
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
        let over =
            ui.button(text!("lesson-start-over")).on_hover_text(text!("lesson-show-this-page-s-scene"));
        if over.clicked() {
            cx.requests.push(Request::feature(LessonRequest::StartOver));
        }
    });
}

/// Shows the buttons that turn the pages, and the one that hands the answers in.
fn turn_ui(ui: &mut Ui, lessons: &mut Lessons, cx: &mut Cx<'_>) {
    pages_ui(ui, lessons, cx);
    if let Some(open) = &mut lessons.open {
        hand_in_ui(ui, open, cx);
    }
}
