//! A page in presenter mode: large letters, one question at a time, votes of the room, no notes for the teacher.

use eframe::egui::accesskit::Role as AccessRole;
use eframe::egui::{Button, Frame, Panel, RichText, ScrollArea, Sense, Stroke, TextStyle, Ui, Vec2};

use super::ending::ending_ui;
use super::goal_ui::{goal_ui, help_ui};
use super::poll::Poll;
use super::request::LessonRequest;
use super::ui::{AnswerField, Answered, of_picture, pages_ui, typed_ui};
use super::{Lessons, OpenLesson};
use crate::app::command::Command;
use crate::app::state::cx::Cx;
use crate::app::state::document::Document;
use crate::app::state::focus::speak;
use crate::app::state::request::Request;
use crate::app::widgets::measure::text_width;
use crate::app::widgets::theme;
use crate::figure::Role;
use crate::lesson::projected::{GAP, LETTERS, MAX_VERTICES, PADDING, numbered, rows};
use crate::lesson::{Asked, Show};
use crate::message::text;
use crate::words::{one_line, unbroken};

/// The size of the title as a multiple of the size of the text.
const TITLE: f32 = 1.1;

/// Minimum number of visible lines of a text that scrolls.
const MIN_LINES: f32 = 3.0;

impl OpenLesson {
    /// Returns whether a question of the page still waits for its answer.
    pub(super) fn waits(&self, number: usize) -> bool {
        self.given[self.page][number].is_none() && !self.skipped[self.page][number]
    }

    /// The number of the question that the class sees: the chosen one, the first open one, or else the last.
    fn class_question(&self) -> Option<usize> {
        let count = self.shown.questions.len();
        let open = || (0..count).find(|number| self.waits(*number));
        self.shown.poll.number.or_else(open).or(count.checked_sub(1))
    }

    /// The open question after the one that the class sees.
    fn later_question(&self) -> Option<usize> {
        let number = self.class_question()?;
        (number + 1..self.shown.questions.len()).find(|number| self.waits(*number))
    }

    /// The question that the class sees, while it waits for an answer.
    fn asked_question(&self) -> Option<(usize, &Asked)> {
        let number = self.class_question().filter(|number| self.waits(*number))?;
        Some((number, self.shown.questions[number].as_ref().ok()?))
    }

    /// The answer of the class, which is not revealed yet.
    pub(super) fn class_answer(&self) -> Option<(usize, Answered)> {
        let (number, asked) = self.asked_question()?;
        let chosen = self.shown.poll.chosen.and_then(|index| {
            Some((asked.choices().get(index)?.clone(), Some(index), asked.accepts_choice(index)))
        });
        let picked = || of_picture(asked, self.picked(number)?);
        let typed = || self.typed_answer(number);
        Some((number, chosen.or_else(picked).or_else(typed)?))
    }

    /// Shows this question of the page to the class.
    fn ask(&mut self, number: usize) {
        let fit = self.shown.poll.fit;
        self.shown.poll = Poll { number: Some(number), fit, ..Poll::default() };
    }
}

impl Lessons {
    /// Returns whether a page is open, and no lesson is being written.
    pub(crate) fn has_page(&self) -> bool {
        self.open.is_some() && !self.authoring.is_writing()
    }

    /// Returns the view of the page on screen.
    pub(crate) fn presented(&self, document: &Document) -> Option<Show> {
        let open = self.open.as_ref().filter(|_| self.is_page(document))?;
        Some(open.loaded.lesson.pages[open.page].show)
    }

    /// Returns whether the question that the class sees names vertices, whose labels the picture then needs.
    pub(crate) fn names_vertices(&self) -> bool {
        let question = self.open.as_ref().and_then(|open| open.shown.questions.get(open.class_question()?));
        question.is_some_and(|asked| asked.as_ref().is_ok_and(Asked::names_vertices))
    }

    /// Returns whether the class is asked, or is asked more after the answer on screen.
    pub(crate) fn is_asking(&self) -> bool {
        let open = self.open.as_ref();
        open.is_some_and(|open| open.asked_question().is_some() || open.later_question().is_some())
    }

    /// Counts a vote for the answer with this digit, which is the number of a vertex, or of a choice from 1.
    pub(crate) fn vote(&mut self, digit: usize) {
        let Some(open) = &mut self.open else { return };
        let Some((_, asked)) = open.asked_question() else { return };
        let index = if asked.is_about_vertex() { Some(digit) } else { digit.checked_sub(1) };
        let Some(index) = index.filter(|index| *index < asked.choices().len()) else { return };
        let poll = &mut open.shown.poll;
        poll.is_warned = false;
        poll.votes.count(index);
        poll.chosen = poll.votes.leader();
    }

    /// Reveals the answer and records that of the class, or skips the question; if that is done, asks the next question.
    pub(super) fn reveal(&mut self, is_skipped: bool) {
        let Some(open) = &mut self.open else { return };
        let Some(number) = open.class_question() else { return };
        if open.waits(number) {
            open.shown.poll.number = Some(number);
            match open.class_answer().filter(|_| !is_skipped) {
                Some((_, (words, choice, is_right))) => return self.reply(number, words, choice, is_right),
                None => self.skip(number),
            }
            if is_skipped {
                self.reveal(false);
            }
        } else if let Some(later) = open.later_question() {
            open.ask(later);
        }
    }

    /// Returns whether the class is asked for a number, which digits type.
    pub(crate) fn asks_for_number(&self) -> bool {
        let asked = self.open.as_ref().and_then(OpenLesson::asked_question);
        asked.is_some_and(|(_, asked)| matches!(asked, Asked::Number { .. }))
    }

    /// Reveals the answer that has been given, or shows the next question or page; or else the previous page. A question
    /// without an answer is left by a second call only.
    pub(crate) fn turn(&mut self, forward: bool, cx: &mut Cx<'_>) {
        let next = self.next();
        let Some(open) = &mut self.open else { return };
        if !forward {
            return self.take_request(&LessonRequest::Back, cx);
        }
        if open.class_answer().is_some() {
            self.reveal(false);
        } else if open.asked_question().is_some() && !std::mem::replace(&mut open.shown.poll.is_warned, true)
        {
            cx.session.notice = None;
        } else if let Some(later) = open.later_question() {
            open.ask(later);
        } else if let Some(page) = next {
            self.take_request(&LessonRequest::Go(page), cx);
        } else {
            cx.session.tell(text!("lesson-last-page").to_owned());
        }
    }
}

/// Shows the page in large letters, which shrink until all of it has room; beyond their smallest size the text scrolls.
pub(crate) fn ui(ui: &mut Ui, lessons: &mut Lessons, cx: &mut Cx<'_>) {
    let height = ui.ctx().content_rect().height();
    let [least, most] = LETTERS.map(|part| part * height);
    let buttons = Panel::bottom("presented buttons").frame(Frame::NONE).resizable(false);
    buttons.show(ui, |ui| {
        theme::set_sizes(ui, least);
        pages_ui(ui, lessons, cx);
    });
    let is_over = lessons.next().is_none() && !lessons.is_asking();
    let Lessons { open: Some(open), markdown, .. } = lessons else { return };
    let room = ui.available_size();
    let (fitted, mut letters, mut asked) = open.shown.poll.fit;
    if fitted != room {
        (letters, asked) = (most, 0.0);
    }
    theme::set_sizes(ui, letters);
    ui.spacing_mut().item_spacing = Vec2::splat(GAP);
    ui.spacing_mut().button_padding = PADDING.into();
    title_ui(ui, open);
    let left = ui.available_height();
    let row = ui.text_style_height(&TextStyle::Body);
    let text = ScrollArea::vertical().id_salt(("presented text", open.page)).auto_shrink([false, true]);
    let text = text.min_scrolled_height(0.0).max_height((left - asked - GAP).max(MIN_LINES * row));
    let text = text.show(ui, |ui| {
        let names: Vec<&str> = open.loaded.lesson.pages.iter().map(|page| page.name.as_str()).collect();
        if let Some(page) = markdown.large(ui, &open.shown.text, &names, letters) {
            cx.requests.push(Request::feature(LessonRequest::Go(page)));
        }
        goal_ui(ui, open);
        theme::set_sizes(ui, least);
        help_ui(ui, open, cx);
    });
    let mut answered = None;
    let number = open.class_question();
    let question = ScrollArea::vertical().id_salt(("presented question", number)).auto_shrink([false, true]);
    let question = question.min_scrolled_height(0.0).show(ui, |ui| {
        if let Some(number) = number {
            ui.separator();
            answered = question_ui(ui, open, number, cx);
        }
        if is_over && !open.is_preview {
            theme::set_sizes(ui, least);
            ending_ui(ui, open.next_lesson.as_ref(), cx);
        }
    });
    let needed = text.content_size.y + question.content_size.y + GAP;
    let is_moved = (asked - question.content_size.y).abs() > 0.5;
    let is_too_large = needed > left + 1.0 && letters > least;
    if is_too_large {
        letters = (letters * (left / needed).sqrt() - 0.5).floor().max(least);
    }
    if is_too_large || is_moved {
        ui.ctx().request_discard("page layout");
        ui.ctx().request_repaint();
    }
    open.shown.poll.fit = (room, letters, question.content_size.y);
    if let (Some(number), Some((words, choice, is_right))) = (number, answered) {
        open.shown.poll.number = Some(number);
        lessons.reply(number, words, choice, is_right);
    }
}

/// Shows the place in the lesson, and the title of the page.
fn title_ui(ui: &mut Ui, open: &OpenLesson) {
    let letters = TextStyle::Body.resolve(ui.style()).size;
    let lesson = &open.loaded.lesson;
    let (page, pages) = (open.page + 1, lesson.pages.len());
    let questions = open.shown.questions.len();
    let place = match open.class_question().filter(|_| questions > 1) {
        None => text!("lesson-page-of"; title = one_line(&lesson.title), page = page, pages = pages),
        Some(number) => {
            text!("lesson-question-of"; page = page, pages = pages, question = number + 1, questions = questions)
        }
    };
    ui.label(RichText::new(place).size(LETTERS[0] * ui.ctx().content_rect().height()).weak());
    let title = unbroken(&one_line(&lesson.pages[open.page].title));
    speak(&ui.label(RichText::new(title).size(TITLE * letters).strong()));
}

/// Shows a question with all its answers. Returns a typed answer.
fn question_ui(ui: &mut Ui, open: &mut OpenLesson, number: usize, cx: &mut Cx<'_>) -> Option<Answered> {
    let (picked, waits) = (open.picked(number), open.waits(number));
    let chosen = open.given[open.page][number].as_ref().and_then(|reply| reply.choice);
    let asked = match &open.shown.questions[number] {
        Ok(asked) => asked,
        Err(error) => {
            ui.label(RichText::new(error).color(ui.visuals().error_fg_color));
            return None;
        }
    };
    speak(&ui.label(RichText::new(unbroken(asked.ask())).strong()));
    let choices = asked.choices();
    let mut typed = None;
    if choices.is_empty() {
        let field = if waits { AnswerField::Asked } else { AnswerField::Told };
        typed = typed_ui(ui, asked, &mut open.shown.typed[number], field).filter(|_| waits);
    } else if choices.len() > MAX_VERTICES {
        ui.label(text!("scenes-click-it-in-shapes"));
    } else {
        let poll = &mut open.shown.poll;
        let words: Vec<String> = (0..)
            .zip(&choices)
            .map(|(index, words)| poll.votes.beside(index, &unbroken(&numbered(asked, index, words))))
            .collect();
        let widths = words.iter().map(|words| text_width(ui, words, &TextStyle::Button).into());
        for row in rows(&widths.collect::<Vec<f64>>(), ui.available_width().into()) {
            ui.horizontal(|ui| {
                for index in row {
                    let words = words[index].as_str();
                    if !waits {
                        let of_class = (chosen == Some(index)).then_some(Role::Probe);
                        let mark = if asked.accepts_choice(index) { Some(Role::Closest) } else { of_class };
                        told_answer_ui(ui, words, mark);
                        continue;
                    }
                    let button = Button::selectable(poll.chosen == Some(index), words);
                    if ui.add(button.frame_when_inactive(true).wrap()).clicked() {
                        poll.chosen = Some(index);
                    }
                }
            });
        }
    }
    if let Some((words, ..)) = picked.and_then(|picked| of_picture(asked, picked)) {
        speak(&ui.label(text!("lesson-in-the-picture"; words = words)));
    }
    let has_more = open.later_question().is_some();
    if !waits {
        told_ui(ui, open, number);
    } else if open.shown.poll.is_warned && open.class_answer().is_none() {
        let color = theme::color(theme::palette(ui).text(Role::Probe));
        speak(&ui.label(RichText::new(text!("lesson-no-answer-yet")).strong().color(color)));
    }
    ui.horizontal_wrapped(|ui| {
        let least = LETTERS[0] * ui.ctx().content_rect().height();
        theme::set_sizes(ui, least);
        let mut button = |name: &str, command: Command| {
            if ui.button(name).on_hover_text(command.tooltip_with_keys(ui)).clicked() {
                cx.requests.command(command);
            }
        };
        if waits {
            button(text!("scenes-reveal"), Command::Reveal);
            button(text!("scenes-skip"), Command::SkipQuestion);
        } else if has_more {
            button(text!("scenes-go-on"), Command::Reveal);
        }
    });
    typed
}

/// Shows an answer of a question whose right answer is on screen, in the place of its button: the right one, or a wrong one
/// of the class, which has a border.
fn told_answer_ui(ui: &mut Ui, words: &str, mark: Option<Role>) {
    let mut button = Button::selectable(mark == Some(Role::Closest), words).wrap().sense(Sense::hover());
    if mark == Some(Role::Probe) {
        let color = theme::color(theme::palette(ui).text(Role::Probe));
        button = button.frame_when_inactive(true).stroke(Stroke::new(3.0, color));
    }
    let response = ui.add(button);
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_role(AccessRole::Label));
}

/// Shows whether the answer of the class was right, and the reason.
fn told_ui(ui: &mut Ui, open: &OpenLesson, number: usize) {
    let Ok(asked) = &open.shown.questions[number] else { return };
    let count = asked.choices().len();
    let reply = open.given[open.page][number].as_ref();
    let role = match reply {
        Some(reply) if reply.is_right => Role::Closest,
        Some(_) => Role::Probe,
        None => Role::Origin,
    };
    let words = match reply {
        Some(reply) if reply.is_right => text!("lesson-right").to_owned(),
        Some(reply) if reply.choice.is_some() && count <= MAX_VERTICES => text!("lesson-framed").to_owned(),
        _ if (1..=MAX_VERTICES).contains(&count) => text!("lesson-marked").to_owned(),
        Some(reply) => text!("scenes-not-it-is"; said = reply.words.as_str(), right = asked.right()),
        None => text!("scenes-it-is"; right = asked.right()),
    };
    let color = theme::color(theme::palette(ui).text(role));
    speak(&ui.label(RichText::new(unbroken(&words)).strong().color(color)));
    let right = (0..count).find(|index| asked.accepts_choice(*index));
    let for_right = asked.feedback(right);
    match reply {
        Some(reply) if !reply.is_right => {
            let against = asked.compared(reply.choice, &reply.words);
            // The reason against a vertex or a region already says why the right one is right.
            let for_right = if against.contains(for_right) { "" } else { for_right };
            let reasons = [(reply.words.clone(), against), (asked.right(), for_right.to_owned())];
            for (answer, reason) in reasons.into_iter().filter(|(_, reason)| !reason.is_empty()) {
                ui.label(unbroken(&text!("lesson-reason"; answer = answer, reason = reason)));
            }
        }
        _ => {
            ui.label(unbroken(for_right));
        }
    }
}
