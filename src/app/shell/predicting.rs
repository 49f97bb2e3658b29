//! Questions before each decision: the playhead waits for the answer.

use super::available_commands::{answer_first, page_asks};
use super::{App, Pass};
use crate::app::state::layout::{Drawer, Workspace};
use crate::app::state::room::Below;
use crate::figure::prediction::Answer;
use crate::gjk::Region;
use crate::message::text;

impl App {
    /// Starts or stops asking before each decision, from the current step on.
    pub(super) fn toggle_questions(&mut self) {
        self.session.is_predicting ^= true;
        self.features.quiz.begin(self.session.playback.step());
        if self.session.is_predicting {
            self.enter(Workspace::Run);
            self.close_windows();
            self.session.playback.forget_later();
            let words = text!("shell-step-on-each-decision-is");
            self.session.notice = Some(words.to_owned());
        } else {
            self.session.drawer = None;
            self.session.notice = None;
        }
    }

    /// Closes the windows that show more of the run than its current step.
    fn close_windows(&mut self) {
        self.features.handouts.is_open = false;
        self.features.pictures.open = None;
        self.features.exporting.is_open = false;
        let Pass { mut cx, features, .. } = self.pass();
        features.notes.leave(&mut cx);
    }

    /// Hides the verdict, or shows it; not while this mode or a page asks for decisions.
    pub(super) fn toggle_verdict(&mut self) {
        if self.session.is_predicting {
            let words = text!("shell-what-comes-later-stays-covered");
            self.session.notice = Some(words.to_owned());
        } else if self.held_before().is_some() {
            self.session.notice = Some(page_asks().to_owned());
        } else {
            self.session.toggle_verdict(self.document.scene());
        }
    }

    /// Keeps the playhead before the event of a question.
    pub(crate) fn hold_back(&mut self) {
        if !self.session.is_predicting || self.session.workspace != Workspace::Run {
            return;
        }
        let was_open = self.features.quiz.is_open();
        let step = self.session.playback.step();
        let analysis = &self.derived.analysis;
        if let Some(before) = self.features.quiz.follow(analysis, self.derived.revision, step) {
            if was_open && self.features.quiz.is_asking() && step > before {
                self.session.notice = Some(answer_first().to_owned());
            }
            self.session.playback.jump(before);
            self.session.playback.forget_later();
        }
        self.features.quiz.look_at(self.session.selection.single_vertex());
        let is_open = self.features.quiz.is_open();
        let has_room = self.session.below.is_open() || self.presenter.is_some();
        if is_open && !was_open && !has_room {
            self.session.drawer = Some(Drawer::Why);
        }
    }

    /// Reveals the answer, or continues after it.
    pub(super) fn reveal_answer(&mut self) {
        self.session.notice = None;
        if let Some(step) = self.features.quiz.reveal() {
            self.session.playback.jump(step);
        }
        self.close_question();
    }

    /// Continues without an answer.
    pub(super) fn skip_question(&mut self) {
        self.session.notice = None;
        if let Some(step) = self.features.quiz.skip() {
            self.session.playback.jump(step);
        }
        self.close_question();
    }

    fn close_question(&mut self) {
        let folded = !self.session.below.is_open() || self.session.below == Below::Folded;
        if folded && !self.features.quiz.is_open() && self.session.drawer == Some(Drawer::Why) {
            self.session.drawer = None;
        }
    }

    /// Accepts the answer with this digit; in presenter mode, counts a vote for it.
    pub(super) fn press_answer(&mut self, digit: usize) {
        self.features.quiz.press(digit, self.presenter.is_some());
    }

    /// Accepts an answer.
    pub(super) fn choose_answer(&mut self, answer: Answer) {
        if self.features.quiz.is_open() {
            self.features.quiz.choose(answer);
        } else {
            self.features.lessons.choose(answer);
        }
    }

    /// Accepts a region clicked in the picture as the answer, if a question requests one.
    pub(super) fn choose_region(&mut self, region: Region) {
        let (scene, step) = (self.document.scene(), self.session.playback.step());
        let asked = self.features.asked(scene, step).and_then(|(asked, _)| asked.of_region(region));
        if let Some(answer) = asked {
            self.choose_answer(answer);
        }
    }
}
