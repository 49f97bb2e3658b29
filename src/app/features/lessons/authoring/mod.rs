//! Writing lessons: the draft with its history, its check on a thread, and the panel in place of the setup.

mod draft;
mod fields;
mod goal;
mod page;
mod pages;
mod problems;
mod questions;
mod sheet;
mod text;
pub(crate) mod ui;

use std::path::{Path, PathBuf};

use eframe::egui::Context;

use crate::app::state::job::{Job, Polled};
use crate::app::state::recovery::UnsavedLesson;
use crate::app::state::request::FileRequest;
use crate::app::view::markdown::Markdown;
use crate::files::{Fingerprint, OnDisk};
use crate::lesson::{LessonProblem, Loaded, Page, problems};
use crate::message::text;
use crate::scene::Scene;
use draft::LessonDraft;

/// The lesson that is being written, if one is.
#[derive(Debug, Default)]
pub(crate) struct Authoring {
    draft: Option<LessonDraft>,
    /// Whether the setup is shown in place of the draft.
    shows_setup: bool,
    /// Whether the draft is shown as a student sees it.
    pub(crate) is_previewing: bool,
    shown: StudentTexts,
    check: Check,
}

/// The texts of the page as a student sees them.
#[derive(Debug, Default)]
struct StudentTexts {
    text: Markdown,
    notes: Markdown,
    /// The part of the page to scroll to.
    wanted: Option<String>,
}

/// The check of the draft, on a separate thread.
#[derive(Debug, Default)]
struct Check {
    /// The check in progress, with the revision of its draft.
    job: Option<(u64, Job<Vec<LessonProblem>>)>,
    /// The mistakes, with the revision of the draft in which they were found.
    found: Option<(u64, Vec<LessonProblem>)>,
}

impl Check {
    /// Follows the draft: starts again after a change.
    fn follow(&mut self, draft: &LessonDraft, ctx: &Context) {
        if let Some((revision, job)) = &self.job {
            match job.poll() {
                Polled::Running => return,
                Polled::Done(found) => self.found = Some((*revision, found)),
                // Another attempt would fail again.
                Polled::Failed => {
                    let (place, sentence) =
                        (text!("authoring-check"), text!("authoring-expected-it-to-end-found"));
                    let (part, place, sentence) = (String::new(), place.to_owned(), sentence.to_owned());
                    self.found =
                        Some((*revision, vec![LessonProblem { page: draft.page(), part, place, sentence }]));
                }
            }
            self.job = None;
        }
        let revision = draft.revision();
        if self.found.as_ref().is_none_or(|(known, _)| *known != revision) {
            let loaded = draft.loaded().clone();
            self.job = Some((revision, Job::start(ctx, move |_| Some(problems(&loaded)))));
        }
    }
}

impl Authoring {
    /// Begins a lesson with one page.
    pub(crate) fn begin(&mut self, page: Page, scene: &Scene) {
        self.take(LessonDraft::of_page(page, scene));
    }

    /// Starts editing a lesson. `file` is its file, with the bytes that were read there.
    pub(crate) fn edit(&mut self, loaded: Loaded, page: usize, file: Option<(PathBuf, Fingerprint)>) {
        self.take(LessonDraft::of_lesson(loaded, page, file));
    }

    /// Continues a lesson that an earlier window has not saved.
    pub(crate) fn recover(&mut self, loaded: Loaded, file: Option<(PathBuf, Fingerprint)>) {
        self.take(LessonDraft::of_lesson(loaded, 0, file).unsaved());
    }

    fn take(&mut self, draft: LessonDraft) {
        *self = Self { draft: Some(draft), ..Self::default() };
    }

    /// Returns whether a lesson is being written.
    pub(crate) const fn is_open(&self) -> bool {
        self.draft.is_some()
    }

    /// Returns whether the draft is shown, rather than the setup.
    pub(crate) const fn is_writing(&self) -> bool {
        self.draft.is_some() && !self.is_previewing
    }

    /// Shows the draft again, after a preview or the setup.
    pub(crate) fn resume(&mut self) {
        (self.is_previewing, self.shows_setup) = (false, false);
    }

    /// Ends writing.
    pub(crate) fn close(&mut self) {
        *self = Self::default();
    }

    /// Returns the edited page, with its scene.
    pub(crate) fn page(&self) -> Option<(&Page, &Scene)> {
        self.draft.as_ref().map(LessonDraft::shown)
    }

    /// Returns the index of the page.
    pub(crate) fn number(&self) -> usize {
        self.draft.as_ref().map_or(0, LessonDraft::page)
    }

    /// Returns the lesson as it is now, with its scenes.
    pub(crate) fn loaded(&mut self) -> Option<Loaded> {
        let draft = self.draft.as_mut()?;
        draft.settle();
        Some(draft.loaded().clone())
    }

    /// Opens the page with this index for editing.
    pub(crate) fn go(&mut self, page: usize) {
        if let Some(draft) = &mut self.draft {
            draft.go(page);
        }
    }

    /// Adds a page with this view after the current one.
    pub(crate) fn add_page(&mut self, page: Page, scene: &Scene) {
        if let Some(draft) = &mut self.draft {
            draft.add(page, scene);
        }
    }

    /// Stores this view as the view of the page; the rest of the page stays.
    pub(crate) fn take_view(&mut self, view: &Page, scene: &Scene) {
        if let Some(draft) = &mut self.draft {
            draft.take_view(view, scene);
        }
    }

    /// Stores this scene as the solution. Returns the reason if it is refused.
    pub(crate) fn take_solution(&mut self, scene: &Scene, is_at_end: bool) -> Option<&'static str> {
        let is_one = self.draft.as_mut().is_some_and(|draft| draft.take_solution(scene, is_at_end));
        (!is_one).then_some(text!("authoring-on-screen-is-what-the"))
    }

    /// Returns whether a page has this scene, initially or after its goal is reached.
    pub(crate) fn holds(&self, scene: &Scene) -> bool {
        self.draft.as_ref().is_some_and(|draft| draft.holds(scene))
    }

    /// Returns the title of the lesson, if it has unsaved changes.
    pub(crate) fn unsaved(&mut self) -> Option<&str> {
        let draft = self.draft.as_mut()?;
        draft.settle();
        draft.is_changed().then_some(draft.lesson.title.as_str())
    }

    /// Returns the lesson as the fields contain it, if it has unsaved changes.
    pub(crate) fn unsaved_lesson(&self) -> Option<UnsavedLesson<'_>> {
        let draft = self.draft.as_ref().filter(|draft| draft.is_changed())?;
        let (path, file) = draft.place();
        Some(UnsavedLesson { lesson: &draft.lesson, path, file })
    }

    /// Returns the file of the lesson.
    pub(crate) fn file(&self) -> Option<&Path> {
        self.draft.as_ref()?.file()
    }

    /// Compares the bytes of the lesson's file with those last read or written here.
    pub(crate) fn compare_file(&self) -> OnDisk {
        self.draft.as_ref().map_or(OnDisk::Same, LessonDraft::compare_file)
    }

    /// Returns the question for a file to write the lesson to, if there is a lesson.
    pub(crate) fn file_request(&self) -> Option<FileRequest> {
        self.draft.as_ref().map(LessonDraft::file_request)
    }

    /// Returns the text of the lesson for a file. Scenes in files that are not beside it are embedded.
    pub(crate) fn text_for(&mut self, path: &Path) -> Option<String> {
        self.draft.as_mut().map(|draft| draft.text_for(path))
    }

    /// Records that the lesson has been saved. Returns the first problem that prevents students from opening
    /// it.
    pub(crate) fn mark_saved(&mut self, path: &Path, text: &str) -> Option<String> {
        self.draft.as_mut().and_then(|draft| draft.mark_saved(path, text))
    }
}
