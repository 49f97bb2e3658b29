//! The commands available now, for the list of keys.

use super::App;
use crate::app::command::{Command, CommandGroup};
use crate::app::state::layout::Workspace;
use crate::message::text;
use crate::scene::{InitialView, ViewPreset};

/// The notice that a question of a lesson has to be answered first.
pub(crate) fn page_asks() -> &'static str {
    text!("shell-the-page-asks-first")
}

impl App {
    /// Lists the commands available now, in the order of the table.
    pub(crate) fn valid_commands(&self) -> Vec<Command> {
        Command::ALL.into_iter().filter(|command| self.is_valid(*command)).collect()
    }

    fn is_valid(&self, command: Command) -> bool {
        let Self { document, session, features, .. } = self;
        let scene = document.scene();
        let is_of_the_mode = match command.group() {
            CommandGroup::Presenter => self.presenter.is_some(),
            CommandGroup::Question => self.is_questioning(),
            _ => self.presenter.is_none() || command.works_while_presenting(),
        };
        let has_an_effect = match command {
            Command::Undo => document.undo_name().is_some(),
            Command::Redo => document.redo_name().is_some(),
            Command::Reload => document.file().is_some(),
            Command::ForgetView => {
                (scene.shown, scene.view) != (InitialView::default(), ViewPreset::default())
            }
            Command::SkipQuestion => features.quiz.is_asking() || features.lessons.is_asking(),
            _ => true,
        };
        is_of_the_mode
            && has_an_effect
            && command.refusal(scene, &session.selection).is_none()
            && !(command.tells_of_the_run() && self.waits_for_an_answer().is_some())
    }

    /// Returns whether a question or its answer is on screen, in a presentation also one of a page.
    pub(crate) fn is_questioning(&self) -> bool {
        let Self { session, features, .. } = self;
        let is_quiz = session.is_predicting && session.workspace == Workspace::Run && features.quiz.is_open();
        is_quiz || !session.is_predicting && self.presents_page() && features.lessons.is_asking()
    }

    /// Returns the notice while a question waits for its answer, which nothing may give away. Returns `None`
    /// if no question waits.
    pub(crate) fn waits_for_an_answer(&self) -> Option<&'static str> {
        if self.session.is_predicting && self.features.quiz.is_asking() {
            return Some(text!("shell-answer-first"));
        }
        self.features.lessons.held_before(&self.document).map(|_| page_asks())
    }
}
