//! Unsaved scenes and lessons of earlier windows: the search for them on a thread, and the offer to open
//! them.

use eframe::egui::Context;

use super::App;
use super::dialogs::{Modal, PendingOpen};
use super::search::{LeftoverSearch, SearchCause};
use crate::app::state::job::{Job, Polled};
use crate::app::state::leftover::{self, Leftover};
use crate::app::state::written_lesson::WrittenLesson;
use crate::interrupt;
use crate::message::text;

impl App {
    /// Stores unsaved changes when the system ends the process. Without this, the changes of the last second
    /// are lost.
    ///
    /// # Errors
    /// The system does not allow a handler for that moment.
    pub fn listen_for_the_end(&self) -> std::io::Result<()> {
        interrupt::before_the_end(self.recovery.at_the_end())
    }

    /// Looks for unsaved scenes and lessons: those of earlier windows, and copies beside the scene's file.
    pub(crate) fn look_for_leftovers(&mut self, cause: SearchCause, ctx: &Context) {
        let Some(folders) = self.folders.clone() else { return };
        let file = self.document.file().map(std::path::Path::to_owned);
        let found = Job::start(ctx, move |_| {
            let mut found = match cause {
                SearchCause::Start | SearchCause::Asked => leftover::of_windows(&folders),
                SearchCause::FileOpened => Vec::new(),
            };
            for copy in file.iter().flat_map(|file| leftover::beside(file)) {
                // A window that is killed while it saves leaves the same scene in its recovery file.
                if found.iter().any(|other: &Leftover| other.scene() == copy.scene()) {
                    copy.remove();
                } else {
                    found.push(copy);
                }
            }
            Some(found)
        });
        self.search = Some(LeftoverSearch { found, cause });
    }

    /// Offers the findings, as soon as no other dialog is open.
    pub(crate) fn offer_leftovers(&mut self) {
        let Some(search) = self.search.take_if(|_| self.modal.is_none()) else { return };
        match search.found.poll() {
            Polled::Running => self.search = Some(search),
            Polled::Done(leftovers) if !leftovers.is_empty() => self.modal = Some(Modal::Recover(leftovers)),
            Polled::Done(_) if search.cause == SearchCause::Asked => {
                self.session.tell(text!("shell-there-is-nothing-to-recover").to_owned());
            }
            Polled::Done(_) | Polled::Failed => {}
        }
    }

    /// Opens one of the leftovers; the others are offered again from the menu.
    pub(crate) fn recover(&mut self, mut leftovers: Vec<Leftover>, index: usize, ctx: &Context) {
        if index < leftovers.len() {
            let chosen = leftovers.remove(index);
            let leaving = match Box::new(chosen) {
                lesson if lesson.is_lesson() => PendingOpen::Lesson(WrittenLesson::Recovered(lesson)),
                scene => PendingOpen::Recover(scene),
            };
            self.leave(leaving, ctx);
            if self.modal.is_none() && !leftovers.is_empty() {
                let count = leftovers.len();
                self.session.tell(text!("shell-file-recover-offers-more"; count = count));
            }
        }
    }

    /// Removes one of the leftovers, and continues to offer the others.
    pub(crate) fn discard_leftover(&mut self, mut leftovers: Vec<Leftover>, index: usize) {
        if index < leftovers.len() {
            leftovers.remove(index).remove();
        }
        if !leftovers.is_empty() {
            self.modal = Some(Modal::Recover(leftovers));
        }
    }
}
