//! The lesson that is being written: its pages and its history; its file: `file`.

mod file;

use std::mem;
use std::path::{Path, PathBuf};

use super::sheet::RunSheet;
use crate::app::state::history::History;
use crate::files::Fingerprint;
use crate::lesson::{Lesson, Loaded, Page, Question, Solution, Source};
use crate::message::text;
use crate::scene::Scene;
use crate::scene::library::SHIPPED;

/// A lesson that is being written.
#[derive(Debug)]
pub(super) struct LessonDraft {
    /// The lesson as the fields contain it.
    pub(super) lesson: Lesson,
    /// The lesson with its scenes, as of the last step of undo.
    loaded: Loaded,
    /// The lesson as opened or last saved. `None` for a lesson recovered from an earlier window.
    saved: Option<Lesson>,
    /// The lesson's file, with the bytes last read or written there.
    file: Option<(PathBuf, Fingerprint)>,
    page: usize,
    history: History<(Lesson, usize)>,
    /// Increases with every step of undo.
    revision: u64,
    sheet: RunSheet,
    /// The name of the page while it is being typed.
    pub(super) name: String,
    /// The step whose numbers are offered, if it differs from the step of the page.
    pub(super) numbers_at: Option<usize>,
    /// Whether numbers go into the notes for the teacher.
    pub(super) into_notes: bool,
}

impl LessonDraft {
    /// Creates a lesson of one page.
    pub(super) fn of_page(page: Page, scene: &Scene) -> Self {
        let source = shipped(scene).or_else(|| Source::of_scene(scene));
        let page = Page { name: "page-1".to_owned(), scene: source, ..page };
        let lesson = Lesson {
            title: text!("authoring-untitled-lesson").to_owned(),
            pages: vec![page],
            ..Lesson::default()
        };
        let (path, scenes, solutions) = (PathBuf::from("lesson.ron"), vec![scene.clone()], vec![None]);
        Self::of_lesson(Loaded { lesson, path, scenes, solutions }, 0, None)
    }

    /// Opens a lesson at a page.
    pub(super) fn of_lesson(loaded: Loaded, page: usize, file: Option<(PathBuf, Fingerprint)>) -> Self {
        let page = page.min(loaded.lesson.pages.len().saturating_sub(1));
        let sheet = RunSheet::of(&loaded.scenes[page]);
        let mut draft = Self {
            lesson: loaded.lesson.clone(),
            saved: Some(loaded.lesson.clone()),
            loaded,
            file,
            page,
            history: History::default(),
            revision: 0,
            sheet,
            name: String::new(),
            numbers_at: None,
            into_notes: false,
        };
        draft.go(page);
        draft
    }

    /// Returns the lesson marked as unsaved.
    pub(super) fn unsaved(self) -> Self {
        Self { saved: None, ..self }
    }

    /// Returns the path beside which scene files are searched, and the lesson's file with the bytes last read
    /// or written there.
    pub(super) fn place(&self) -> (&Path, Option<&(PathBuf, Fingerprint)>) {
        (&self.loaded.path, self.file.as_ref())
    }

    pub(super) const fn page(&self) -> usize {
        self.page
    }

    pub(super) const fn revision(&self) -> u64 {
        self.revision
    }

    pub(super) const fn loaded(&self) -> &Loaded {
        &self.loaded
    }

    /// Returns the run of the page, and the page itself.
    pub(super) fn parts(&mut self) -> (&RunSheet, &mut Page) {
        (&self.sheet, &mut self.lesson.pages[self.page])
    }

    /// Returns the page with its scene.
    pub(super) fn shown(&self) -> (&Page, &Scene) {
        (&self.lesson.pages[self.page], &self.loaded.scenes[self.page])
    }

    /// Returns the step at which the page begins, as an index of the events of its run.
    pub(super) fn step(&self) -> usize {
        self.lesson.pages[self.page].step.index(self.sheet.steps())
    }

    /// Goes to a page.
    pub(super) fn go(&mut self, page: usize) {
        self.settle();
        self.page = page.min(self.lesson.pages.len() - 1);
        self.name.clone_from(&self.lesson.pages[self.page].name);
        self.numbers_at = None;
        self.sheet.follow(&self.loaded.scenes[self.page]);
    }

    pub(super) fn holds(&self, scene: &Scene) -> bool {
        let pages = 0..self.loaded.scenes.len();
        self.loaded.scenes.contains(scene)
            || pages.filter_map(|page| self.loaded.solved(page)).any(|solved| solved.as_ref() == Ok(scene))
    }

    /// Makes the typed changes a step of undo.
    pub(super) fn settle(&mut self) {
        for question in &mut self.lesson.pages[self.page].questions {
            if let Question::Text { accept, .. } = question {
                // Empty lines exist only during typing.
                accept.retain(|words| !words.trim().is_empty());
            }
        }
        self.commit(text!("authoring-edit-the-page"), self.page);
    }

    /// Combines all changes since the last undo step into one new undo step with this name. Discards the
    /// changes if the scenes of the changed lesson cannot be read.
    fn commit(&mut self, name: &str, page: usize) {
        if self.lesson == self.loaded.lesson {
            return;
        }
        match Loaded::of(self.lesson.clone(), &self.loaded.path) {
            Ok(loaded) => {
                let before = mem::replace(&mut self.loaded, loaded).lesson;
                self.history.commit(name.to_owned(), (before, page));
                self.revision += 1;
            }
            Err(_) => self.lesson.clone_from(&self.loaded.lesson),
        }
    }

    /// Changes the pages as one step of undo, and goes to a page. Each page keeps its scene, whichever page
    /// precedes it now.
    fn rearrange(&mut self, name: &str, page: usize, change: impl FnOnce(&mut Vec<Page>)) {
        self.settle();
        let before = self.page;
        let pages = &mut self.lesson.pages;
        let mut known: Option<Source> = None;
        for page in &mut *pages {
            match &page.scene {
                Some(source) => known = Some(source.clone()),
                None => page.scene.clone_from(&known),
            }
        }
        change(pages);
        known = None;
        for page in pages {
            if page.scene == known {
                page.scene = None;
            } else {
                known.clone_from(&page.scene);
            }
        }
        self.commit(name, before);
        self.go(page);
    }

    /// A name that no page has.
    fn free_name(&self) -> String {
        let is_free = |name: &String| self.lesson.pages.iter().all(|page| page.name != *name);
        let mut names = (self.lesson.pages.len() + 1..).map(|number| format!("page-{number}"));
        names.find(is_free).unwrap_or_default()
    }

    /// The existing place of a scene: on a page, or among the shipped scenes.
    fn source_of(&self, scene: &Scene) -> Option<Source> {
        let mut source = None;
        for (page, known) in self.lesson.pages.iter().zip(&self.loaded.scenes) {
            source = page.scene.as_ref().or(source);
            if known == scene {
                return source.cloned();
            }
        }
        shipped(scene).or_else(|| Source::of_scene(scene))
    }

    pub(super) fn add(&mut self, page: Page, scene: &Scene) {
        self.settle();
        let Some(source) = self.source_of(scene) else { return };
        let page = Page { name: self.free_name(), scene: Some(source), ..page };
        let at = self.page + 1;
        self.rearrange(text!("authoring-add-a-page"), at, |pages| pages.insert(at, page));
    }

    pub(super) fn duplicate(&mut self) {
        let (at, name) = (self.page, self.free_name());
        self.rearrange(text!("authoring-duplicate-the-page"), at + 1, |pages| {
            let copy = Page { name, ..pages[at].clone() };
            pages.insert(at + 1, copy);
        });
    }

    /// Moves the page one place up or down.
    pub(super) fn shift(&mut self, is_up: bool) {
        let at = self.page;
        let to = if is_up { at.checked_sub(1) } else { Some(at + 1) };
        let Some(to) = to.filter(|to| *to < self.lesson.pages.len()) else { return };
        self.rearrange(text!("authoring-move-the-page"), to, |pages| pages.swap(at, to));
    }

    /// Deletes the page and the links to it. The last page stays.
    pub(super) fn delete(&mut self) {
        if self.lesson.pages.len() < 2 {
            return;
        }
        let at = self.page;
        self.rearrange(text!("authoring-delete-the-page"), at.saturating_sub(1), |pages| {
            let gone = pages.remove(at).name;
            for next in pages.iter_mut().flat_map(leads) {
                next.take_if(|name| *name == gone);
            }
        });
    }

    /// Renames the page, and changes all links to it. Returns the reason if the name is refused.
    pub(super) fn rename(&mut self) -> Option<&'static str> {
        let new = self.name.trim().to_owned();
        let old = self.lesson.pages[self.page].name.clone();
        let is_plain = |it: char| it.is_alphanumeric() || it == '-' || it == '_';
        let is_taken = self.lesson.pages.iter().any(|page| page.name == new);
        let refusal = if new == old {
            return None;
        } else if new.is_empty() || !new.chars().all(is_plain) {
            Some(text!("authoring-the-name-of-a-page"))
        } else if is_taken {
            Some(text!("authoring-another-page-has-this-name"))
        } else {
            None
        };
        if refusal.is_some() {
            self.name = old;
            return refusal;
        }
        let at = self.page;
        self.rearrange(text!("authoring-rename-the-page"), at, |pages| {
            let (link, to) = (format!("](#{old})"), format!("](#{new})"));
            for page in &mut *pages {
                page.text = page.text.replace(&link, &to);
                for next in leads(page) {
                    if next.as_ref() == Some(&old) {
                        *next = Some(new.clone());
                    }
                }
            }
            pages[at].name = new;
        });
        None
    }

    /// Stores this view as the view of the page.
    pub(super) fn take_view(&mut self, view: &Page, scene: &Scene) {
        self.settle();
        let Some(source) = self.source_of(scene) else { return };
        let at = self.page;
        // Pages that shared the scene of this one keep it: their author did not change them.
        self.rearrange(text!("authoring-take-the-view"), at, |pages| {
            let page = &mut pages[at];
            page.scene = Some(source);
            (page.step, page.show, page.hide_verdict) = (view.step, view.show, view.hide_verdict);
            page.mystery = view.mystery;
        });
        self.sheet.follow(&self.loaded.scenes[at]);
    }

    /// Stores this scene as the solution, if it differs from the scene of the page, or if its run has ended.
    pub(super) fn take_solution(&mut self, scene: &Scene, is_at_end: bool) -> bool {
        self.settle();
        let Some(solution) = Solution::between(&self.loaded.scenes[self.page], scene, is_at_end) else {
            return false;
        };
        self.lesson.pages[self.page].solution = Some(solution);
        self.commit(text!("authoring-take-the-solution"), self.page);
        true
    }

    /// Returns the name of the change that undo would revert.
    pub(super) fn undo_name(&self) -> Option<&str> {
        self.history.undo_name()
    }

    /// Returns the name of the change that redo would restore.
    pub(super) fn redo_name(&self) -> Option<&str> {
        self.history.redo_name()
    }

    /// Undoes the last change, or redoes the change that was undone last.
    pub(super) fn travel(&mut self, is_back: bool) {
        self.settle();
        let mut state = (self.lesson.clone(), self.page);
        let name = if is_back { self.history.undo(&mut state) } else { self.history.redo(&mut state) };
        if name.is_none() {
            return;
        }
        let page;
        (self.lesson, page) = state;
        match Loaded::of(self.lesson.clone(), &self.loaded.path) {
            Ok(loaded) => self.loaded = loaded,
            Err(_) => self.lesson.clone_from(&self.loaded.lesson),
        }
        self.revision += 1;
        self.go(page);
    }
}

/// The links of a page to other pages.
fn leads(page: &mut Page) -> impl Iterator<Item = &mut Option<String>> {
    let answers = page.questions.iter_mut().filter_map(|question| match question {
        Question::Choice { answers, .. } => Some(answers),
        _ => None,
    });
    answers.flatten().map(|answer| &mut answer.next).chain(std::iter::once(&mut page.next))
}

/// The shipped scene equal to this one.
fn shipped(scene: &Scene) -> Option<Source> {
    let same = SHIPPED.iter().find(|shipped| shipped.scene() == *scene)?;
    Some(Source::Shipped(same.file_name.to_owned()))
}
