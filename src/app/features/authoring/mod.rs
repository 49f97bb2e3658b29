//! Writing lessons: the draft with its history, its check beside the window, and the panel in the place of the setup.

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
use crate::app::view::markdown::Markdown;
use crate::files::{Fingerprint, OnDisk};
use crate::lesson::{Loaded, Page, Problem, problems};
use crate::scene::Scene;
use draft::Draft;

/// The lesson that is being written, if one is.
#[derive(Debug, Default)]
pub(crate) struct Authoring {
    draft: Option<Draft>,
    /// Whether the setup is shown in the place of the draft.
    shows_setup: bool,
    /// Whether a student's view of the draft is shown in its place.
    pub(crate) is_previewing: bool,
    shown: Shown,
    check: Check,
}

/// The texts of the page as a student sees them.
#[derive(Debug, Default)]
struct Shown {
    text: Markdown,
    notes: Markdown,
    /// The part of the page that is to be scrolled to.
    wanted: Option<String>,
}

/// The check of the draft, on a thread of its own.
#[derive(Debug, Default)]
struct Check {
    /// The work, with the revision of the draft that it is about.
    job: Option<(u64, Job<Vec<Problem>>)>,
    /// The mistakes, with the revision of the draft in which they were found.
    found: Option<(u64, Vec<Problem>)>,
}

impl Check {
    /// Follows the draft: starts over when it has changed.
    fn follow(&mut self, draft: &Draft, ctx: &Context) {
        if let Some((revision, job)) = &self.job {
            match job.poll() {
                Polled::Running => return,
                Polled::Done(found) => self.found = Some((*revision, found)),
                // The same would fail again.
                Polled::Failed => {
                    let (place, sentence) = ("check", "expected it to end, found an error in the program");
                    let (part, place, sentence) = (String::new(), place.to_owned(), sentence.to_owned());
                    self.found =
                        Some((*revision, vec![Problem { page: draft.page(), part, place, sentence }]));
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
        self.take(Draft::of_page(page, scene));
    }

    /// Begins to change a lesson. `file` is its file, with the bytes that were read there.
    pub(crate) fn edit(&mut self, loaded: Loaded, page: usize, file: Option<(PathBuf, Fingerprint)>) {
        self.take(Draft::of_lesson(loaded, page, file));
    }

    /// Goes on with a lesson that an earlier window has not saved.
    pub(crate) fn recover(&mut self, loaded: Loaded, file: Option<(PathBuf, Fingerprint)>) {
        self.take(Draft::of_lesson(loaded, 0, file).unsaved());
    }

    fn take(&mut self, draft: Draft) {
        *self = Self { draft: Some(draft), ..Self::default() };
    }

    /// Whether a lesson is being written.
    pub(crate) const fn is_open(&self) -> bool {
        self.draft.is_some()
    }

    /// Whether the draft has the place of the setup, or the setup has its.
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

    /// The page that is written, with its scene.
    pub(crate) fn page(&self) -> Option<(&Page, &Scene)> {
        self.draft.as_ref().map(Draft::shown)
    }

    /// The index of the page.
    pub(crate) fn number(&self) -> usize {
        self.draft.as_ref().map_or(0, Draft::page)
    }

    /// The lesson as it stands now, with its scenes.
    pub(crate) fn loaded(&mut self) -> Option<Loaded> {
        let draft = self.draft.as_mut()?;
        draft.settle();
        Some(draft.loaded().clone())
    }

    /// Makes the page with this index the one that is written.
    pub(crate) fn go(&mut self, page: usize) {
        if let Some(draft) = &mut self.draft {
            draft.go(page);
        }
    }

    /// Adds a page with this view after the present one.
    pub(crate) fn add_page(&mut self, page: Page, scene: &Scene) {
        if let Some(draft) = &mut self.draft {
            draft.add(page, scene);
        }
    }

    /// Makes this view that of the page; all else of the page stays.
    pub(crate) fn take_view(&mut self, view: &Page, scene: &Scene) {
        if let Some(draft) = &mut self.draft {
            draft.take_view(view, scene);
        }
    }

    /// Makes this scene the solution. Returns why it is none.
    pub(crate) fn take_solution(&mut self, scene: &Scene, is_at_end: bool) -> Option<&'static str> {
        let is_one = self.draft.as_mut().is_some_and(|draft| draft.take_solution(scene, is_at_end));
        (!is_one).then_some("On screen is what the page begins with: reach its goal first")
    }

    /// Whether a page has this scene, at its beginning or once its goal is reached.
    pub(crate) fn holds(&self, scene: &Scene) -> bool {
        self.draft.as_ref().is_some_and(|draft| draft.holds(scene))
    }

    /// The title of the lesson, if it would be lost.
    pub(crate) fn unsaved(&mut self) -> Option<&str> {
        let draft = self.draft.as_mut()?;
        draft.settle();
        draft.is_changed().then_some(draft.lesson.title.as_str())
    }

    /// The lesson as it stands in the fields, if it would be lost.
    pub(crate) fn unsaved_lesson(&self) -> Option<UnsavedLesson<'_>> {
        let draft = self.draft.as_ref().filter(|draft| draft.is_changed())?;
        let (path, file) = draft.place();
        Some(UnsavedLesson { lesson: &draft.lesson, path, file })
    }

    /// The file of the lesson.
    pub(crate) fn file(&self) -> Option<&Path> {
        self.draft.as_ref()?.file()
    }

    /// Compares the bytes of its file with those last read or written here.
    pub(crate) fn compare_file(&self) -> OnDisk {
        self.draft.as_ref().map_or(OnDisk::Same, Draft::compare_file)
    }

    /// The initial path of a save dialog.
    pub(crate) fn suggested_path(&self) -> PathBuf {
        self.draft.as_ref().map_or_else(|| PathBuf::from("lesson.ron"), Draft::suggested_path)
    }

    /// The text of the lesson for a file. Scenes in files that are not beside it come into the lesson itself.
    pub(crate) fn text_for(&mut self, path: &Path) -> Option<String> {
        self.draft.as_mut().map(|draft| draft.text_for(path))
    }

    /// Records that the lesson has been saved. Returns what keeps it from being opened by students.
    pub(crate) fn mark_saved(&mut self, path: &Path, text: &str) -> Option<String> {
        self.draft.as_mut().and_then(|draft| draft.mark_saved(path, text))
    }
}
