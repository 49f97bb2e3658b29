//! *Ask me*: a question before each decision of the run, the right answer after the user's own,
//! and a score.
//!
//! While a question is open, the playhead stays before the event with the answer.

pub(crate) mod picture;
pub(crate) mod ui;

use eframe::egui::Context;

use crate::app::command::Command;
use crate::app::features::feature::{Feature, Others};
use crate::app::state::cx::Cx;
use crate::app::state::layout::{Drawer, Workspace};
use crate::app::state::request::Request;
use crate::app::state::votes::Votes;
use crate::figure::Analysis;
use crate::figure::prediction::{Answer, OfferedAnswers, Prediction, predictions};
use crate::geometry::Side;
use crate::message::text;
use crate::scene::ViewPreset;

/// The questions about the run of the scene.
#[derive(Debug, Default)]
pub(crate) struct Quiz {
    /// The revision of the scene with this run.
    revision: Option<u64>,
    /// The index of the last event that may be shown, whatever question is open.
    known: usize,
    open: Option<OpenQuestions>,
    score: Score,
}

/// The questions about one event.
#[derive(Debug)]
struct OpenQuestions {
    /// The index of the event that answers the questions.
    event: usize,
    predictions: Vec<Prediction>,
    /// The number of the current question.
    number: usize,
    chosen: Option<Answer>,
    votes: Votes,
    /// Whether the answer was right, once it is revealed. `None` before that.
    told: Option<RevealedOutcome>,
    /// The vertex that was selected when the question came.
    selected: Option<(Side, usize)>,
}

/// The outcome of a revealed answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum RevealedOutcome {
    Right,
    Wrong,
    /// The user gave no answer.
    Unasked,
}

/// The number of right answers, and the longest series.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Score {
    right: u32,
    answered: u32,
    run: u32,
    longest: u32,
}

impl Score {
    fn count(&mut self, is_right: bool) {
        self.answered += 1;
        self.run = if is_right { self.run + 1 } else { 0 };
        self.right += u32::from(is_right);
        self.longest = self.longest.max(self.run);
    }

    /// Phrases the score: `7 of 9, longest streak 4`; empty before the first answer.
    fn words(self) -> String {
        let Self { right, answered, longest, .. } = self;
        if answered == 0 {
            String::new()
        } else {
            text!("scenes-of-longest-run"; right = right, answered = answered, longest = longest)
        }
    }
}

impl OpenQuestions {
    fn prediction(&self) -> &Prediction {
        &self.predictions[self.number]
    }

    fn is_last(&self) -> bool {
        self.number + 1 == self.predictions.len()
    }

    /// The answer with the most votes, if it has more than every other.
    fn voted(&self) -> Option<Answer> {
        Some(self.prediction().answer(self.votes.leader()?))
    }
}

impl Quiz {
    /// Starts or stops asking before each decision, from the current step on, with an empty score.
    fn toggle(&mut self, cx: &mut Cx<'_>) {
        if !cx.session.is_predicting && cx.session.workspace == Workspace::Explore {
            // The run comes back first, at its step.
            cx.requests.command(Command::ShowRun);
            return cx.requests.command(Command::Predict);
        }
        *self = Self { known: cx.step, ..Self::default() };
        let session = &mut *cx.session;
        session.is_predicting ^= true;
        if session.is_predicting {
            session.playback.forget_later();
            session.tell(text!("shell-step-on-each-decision-is").to_owned());
            cx.requests.command(Command::ShowRun);
            cx.requests.push(Request::Cover);
        } else {
            (session.drawer, session.notice) = (None, None);
        }
    }

    /// Continues at a step after an answer, or without one.
    fn go_on_at(&self, step: Option<usize>, cx: &mut Cx<'_>) {
        let session = &mut *cx.session;
        session.notice = None;
        if let Some(step) = step {
            session.playback.jump(step);
        }
        if !self.is_open() && session.drawer == Some(Drawer::Why) {
            session.drawer = None;
        }
    }

    /// Returns whether a question waits for its answer.
    pub(crate) fn is_asking(&self) -> bool {
        self.open.as_ref().is_some_and(|open| open.told.is_none())
    }

    /// Returns whether a question or its answer is on screen.
    pub(crate) const fn is_open(&self) -> bool {
        self.open.is_some()
    }

    /// Returns the current question.
    pub(crate) fn question(&self) -> Option<&Prediction> {
        self.open.as_ref().map(OpenQuestions::prediction)
    }

    /// Returns the question that waits for its answer, with the chosen answer.
    pub(crate) fn asked(&self) -> Option<(&Prediction, Option<Answer>)> {
        let open = self.open.as_ref().filter(|open| open.told.is_none())?;
        Some((open.prediction(), open.chosen))
    }

    /// Follows the playhead. Returns the step to show instead: the step before the next event with a
    /// question. That question is then open.
    fn follow(&mut self, analysis: &Analysis, revision: u64, step: usize) -> Option<usize> {
        if self.revision != Some(revision) {
            // The first step reveals no answer; in a run that an edit has changed, the current step is
            // known.
            let known = if self.revision.is_none() { self.known.min(step) } else { step };
            (self.revision, self.known, self.open) = (Some(revision), known, None);
        }
        if step <= self.known {
            return None;
        }
        if self.open.as_ref().is_some_and(|open| open.told.is_some()) {
            self.go_on();
        }
        if self.open.is_some() {
            return Some(self.known);
        }
        for event in self.known + 1..=step {
            let predictions = predictions(analysis, event);
            if !predictions.is_empty() {
                self.open = Some(OpenQuestions {
                    event,
                    predictions,
                    number: 0,
                    chosen: None,
                    votes: Votes::default(),
                    told: None,
                    selected: None,
                });
                return Some(self.known);
            }
            self.known = event;
        }
        None
    }

    /// Accepts a newly selected vertex in the picture as the answer.
    fn look_at(&mut self, selected: Option<(Side, usize)>) {
        let Some(open) = self.open.as_mut().filter(|open| open.told.is_none()) else { return };
        if let (OfferedAnswers::Vertex { side, .. }, Some((of, index))) = (&open.prediction().asked, selected)
            && *side == of
            && open.selected != selected
        {
            open.chosen = Some(Answer::Vertex(index));
        }
        open.selected = selected;
    }

    /// Accepts an answer, which may still change.
    pub(crate) fn choose(&mut self, answer: Answer) {
        if let Some(open) = self.open.as_mut().filter(|open| open.told.is_none())
            && open.prediction().words(answer).is_some()
        {
            open.chosen = Some(answer);
        }
    }

    /// Accepts the answer with this digit, which is the number of a vertex, or of a choice from 1; or counts
    /// a vote for it.
    pub(crate) fn press(&mut self, digit: usize, votes: bool) {
        let Some(open) = self.open.as_mut().filter(|open| open.told.is_none()) else { return };
        let index = match open.prediction().asked {
            OfferedAnswers::Vertex { .. } => Some(digit),
            OfferedAnswers::Choice(_) => digit.checked_sub(1),
        };
        let Some(index) = index else { return };
        let answer = open.prediction().answer(index);
        if open.prediction().words(answer).is_none() {
            return;
        }
        if votes {
            open.votes.count(index);
            open.chosen = open.voted();
        } else {
            open.chosen = Some(answer);
        }
    }

    /// Reveals the answer; if it is revealed already, continues. Returns the step to show, if it changes.
    fn reveal(&mut self) -> Option<usize> {
        let open = self.open.as_mut()?;
        if open.told.is_some() {
            let was_last = open.is_last();
            self.go_on();
            // After the last question of an event, the next question opens.
            return was_last.then_some(self.known + 1);
        }
        let told = match open.chosen {
            None => RevealedOutcome::Unasked,
            Some(answer) if open.prediction().accepts(answer) => RevealedOutcome::Right,
            Some(_) => RevealedOutcome::Wrong,
        };
        open.told = Some(told);
        if told != RevealedOutcome::Unasked {
            self.score.count(told == RevealedOutcome::Right);
        }
        self.settle()
    }

    /// Continues without an answer. Returns the step to show.
    fn skip(&mut self) -> Option<usize> {
        let open = self.open.take()?;
        self.known = self.known.max(open.event);
        Some(self.known)
    }

    /// After the last question of an event, allows it to be shown.
    fn settle(&mut self) -> Option<usize> {
        let event = self.open.as_ref().filter(|open| open.is_last()).map(|open| open.event)?;
        self.known = self.known.max(event);
        Some(event)
    }

    /// Opens the next question of the same event, or closes the last one.
    fn go_on(&mut self) {
        if let Some(open) = &mut self.open {
            if open.is_last() {
                self.open = None;
            } else {
                open.number += 1;
                (open.chosen, open.told, open.votes) = (None, None, Votes::default());
            }
        }
    }
}

impl Feature for Quiz {
    fn command(&mut self, command: Command, _: &Others<'_>, cx: &mut Cx<'_>, _: &Context) -> bool {
        match command {
            Command::Predict => self.toggle(cx),
            Command::Reveal => {
                let step = self.reveal();
                self.go_on_at(step, cx);
            }
            Command::SkipQuestion => {
                let step = self.skip();
                self.go_on_at(step, cx);
            }
            _ => return false,
        }
        true
    }

    /// Keeps the playhead before the event of a question.
    fn begin_pass(&mut self, cx: &mut Cx<'_>) {
        let session = &mut *cx.session;
        if !session.is_predicting || session.workspace != Workspace::Run {
            return;
        }
        let was_open = self.is_open();
        let step = session.playback.step();
        if let Some(before) = self.follow(&cx.derived.analysis, cx.derived.revision, step) {
            let is_waiting = was_open && self.is_asking() && step > before;
            let is_answered = self.asked().is_some_and(|(_, chosen)| chosen.is_some());
            // A step on submits the answer.
            let revealed = if is_waiting && is_answered { self.reveal() } else { None };
            if is_waiting && !is_answered {
                session.tell(text!("shell-answer-first").to_owned());
            }
            session.playback.jump(revealed.unwrap_or(before));
            session.playback.forget_later();
        }
        self.look_at(session.selection.single_vertex());
        if self.is_open() && !was_open && !session.below.has_words() {
            session.drawer = Some(Drawer::Why);
        }
    }

    /// Closes the current question; the score stays.
    fn restart(&mut self, _: ViewPreset) {
        *self = Self { score: self.score, ..Self::default() };
    }
}

#[cfg(test)]
mod tests {
    use super::Score;

    #[test]
    fn the_longest_run_of_right_answers_counts() {
        let mut score = Score::default();
        assert_eq!(score.words(), "");
        for is_right in [true, true, false, true] {
            score.count(is_right);
        }
        assert_eq!(score.words(), "3 of 4, longest streak 2");
    }
}
