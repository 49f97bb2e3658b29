//! Lessons: opening them, turning their pages, and saving the answers.

use std::path::Path;

use eframe::egui::Context;

use super::available_commands::page_asks;
use super::dialogs::{Modal, PendingOpen};
use super::{App, Pass};
use crate::app::features::lessons::{LessonState, Lessons};
use crate::app::state::home::Origin;
use crate::app::state::layout::{Drawer, Workspace};
use crate::app::state::mystery::Mystery;
use crate::app::state::request::LessonRequest;
use crate::edit::{Change, Edit};
use crate::geometry::Dimension;
use crate::lesson::{LessonError, Loaded, LockedPart, Show};
use crate::message::text;
use crate::scene::Scene;

/// Maximum number of lessons whose places are remembered.
const MAX_PLACES: usize = 100;

impl App {
    /// Shows the shelf of lessons, if it is open, and checks whether the goal of the page is reached.
    pub(crate) fn lessons_ui(&mut self, ctx: &Context) {
        let Pass { mut cx, features, .. } = self.pass();
        let (document, derived) = (cx.document, cx.derived);
        if document.origin() == &Origin::Lesson && derived.revision == document.revision() {
            let outcomes = cx.session.settings.board.counts().0;
            let state = LessonState { revision: derived.revision, step: cx.step, outcomes };
            features.lessons.look(document.scene(), &derived.analysis, state);
        }
        features.lessons.shelf_ui(ctx, &mut cx);
    }

    /// Executes a request of a lesson.
    pub(super) fn carry_out_lesson(&mut self, request: LessonRequest, ctx: &Context) {
        if self.document.origin() == &Origin::Lesson {
            self.features.lessons.leave(self.document.scene());
        }
        let lessons = &mut self.features.lessons;
        let scene = match request {
            LessonRequest::Open(index, page) => return self.begin_lesson(Lessons::shipped(index), page, ctx),
            LessonRequest::Go(page) => lessons.go(page),
            LessonRequest::Back => lessons.back(),
            LessonRequest::StartOver => lessons.start_over(),
            LessonRequest::Read(path) => return self.open_lesson(&path, ctx),
            LessonRequest::Save(path) => {
                self.session.notice = Some(lessons.save_answers(&path, self.document.file()));
                return;
            }
            LessonRequest::Close if self.features.authoring.is_previewing => {
                return self.resume_writing(ctx);
            }
            LessonRequest::Close => return lessons.close(),
            LessonRequest::Solve => return self.show_solution(ctx),
        };
        self.show_page(scene, ctx);
    }

    /// Opens a lesson from a file.
    fn open_lesson(&mut self, path: &Path, ctx: &Context) {
        let path = path.canonicalize().unwrap_or_else(|_| path.to_owned());
        self.begin_lesson(Loaded::read(&path), 0, ctx);
    }

    fn begin_lesson(&mut self, loaded: Result<Loaded, LessonError>, page: usize, ctx: &Context) {
        match loaded {
            Ok(_) if self.features.authoring.is_open() => {
                let words = text!("shell-close-the-lesson-that-is");
                self.session.notice = Some(words.to_owned());
            }
            Ok(loaded) => {
                let scene = self.features.lessons.begin(loaded, page);
                self.show_page(scene, ctx);
            }
            Err(error) => self.refuse_lesson(&error),
        }
    }

    /// Reports why a lesson cannot be read.
    pub(super) fn refuse_lesson(&mut self, error: &LessonError) {
        let title = text!("shell-this-lesson-cannot-be-opened").to_owned();
        self.modal = Some(Modal::Message { title, text: error.to_string() });
    }

    /// Shows the scene of a page. The scene of the previous page is kept with that page; for any other scene,
    /// a dialog asks.
    fn show_page(&mut self, scene: Option<Scene>, ctx: &Context) {
        let Some(scene) = scene else { return };
        self.remember_place();
        let leaving = PendingOpen::Show(Box::new(scene), Origin::Lesson);
        if self.document.origin() == &Origin::Lesson {
            self.leave_now(leaving, ctx);
        } else {
            self.leave(leaving, ctx);
        }
    }

    fn remember_place(&mut self) {
        if self.features.authoring.is_previewing {
            return;
        }
        let Some((title, page)) = self.features.lessons.place() else { return };
        let places = &mut self.session.settings.lesson_places;
        if places.len() < MAX_PLACES || places.contains_key(title) {
            places.insert(title.to_owned(), page.to_owned());
        }
    }

    /// Shows the page whose scene has just been shown and computed: its words, at its step, with its panels.
    pub(super) fn arrive_at_page(&mut self) {
        let Self { document, derived, features, session, .. } = self;
        if features.authoring.is_writing() {
            // Nothing is covered for its author.
            let Some((page, _)) = features.authoring.page() else { return };
            let (show, step) = (page.show, page.step.index(derived.analysis.trace.steps()));
            (session.hides_verdict, session.mystery) = (Some(false), None);
            return self.arrange(show, step);
        }
        let Some((page, step)) = features.lessons.arrive(document.scene(), &derived.analysis) else { return };
        session.mystery = page.mystery.then(Mystery::default);
        let show = page.show;
        // A page does not give away the answers to its questions.
        if page.hide_verdict || features.lessons.held_before(document.scene()).is_some() {
            session.hides_verdict = Some(true);
        }
        self.arrange(show, step);
    }

    /// Shows the panels and the camera of a page, at a step.
    fn arrange(&mut self, show: Show, step: usize) {
        let Show { workspace, lower, right, camera } = show;
        let session = &mut self.session;
        if let Some(tab) = lower {
            session.settings.tab = tab.into();
        }
        if let Some(pane) = right {
            session.settings.pane = pane.into();
        }
        if let Some(camera) = camera.filter(|_| self.document.scene().dimension == Dimension::Three) {
            session.go_home(camera.into());
        }
        session.playback.jump(step);
        session.playback.forget_later();
        session.settings.show_setup = true;
        self.enter(workspace.into());
        // Without room for the page beside the pictures, it covers them.
        if !self.session.room.docks_setup() {
            self.session.drawer = Some(Drawer::Setup);
        }
    }

    /// Returns the reason if the page prevents an edit.
    pub(super) fn locked(&self, edit: &Edit) -> Option<String> {
        let locks = self.locks();
        let lock = edit.changes.iter().filter_map(lock_of).find(|lock| locks.contains(lock))?;
        Some(text!("shell-this-page-locks-until-the"; words = lock.words()))
    }

    /// The parts of the window that the page on screen locks.
    fn locks(&self) -> &[LockedPart] {
        let is_page = self.document.origin() == &Origin::Lesson && !self.features.authoring.is_writing();
        if is_page { self.features.lessons.locks() } else { &[] }
    }

    /// Keeps the playhead in place if the page locks it, and before the event of its next question.
    pub(crate) fn hold_step(&mut self) {
        if self.session.workspace != Workspace::Run {
            return;
        }
        self.features.lessons.look_at(self.session.selection.single_vertex());
        if !self.locks().contains(&LockedPart::Steps) {
            return self.hold_before_question();
        }
        let step = self.features.lessons.step();
        if self.session.playback.step() != step || self.session.playback.is_playing() {
            self.session.playback.jump(step);
            self.session.playback.forget_later();
            let words = text!("shell-this-page-locks-the-step");
            self.session.notice = Some(words.to_owned());
        }
    }

    /// Keeps the playhead before the event that answers an open question of the page.
    fn hold_before_question(&mut self) {
        let Some(event) = self.held_before().filter(|event| self.session.playback.step() >= *event) else {
            return;
        };
        self.session.playback.jump(event.saturating_sub(1));
        self.session.playback.forget_later();
        self.session.notice = Some(page_asks().to_owned());
    }

    /// Returns the event that answers an open question of the page on screen.
    pub(super) fn held_before(&self) -> Option<usize> {
        let is_page = self.document.origin() == &Origin::Lesson && !self.features.authoring.is_writing();
        is_page.then(|| self.features.lessons.held_before(self.document.scene())).flatten()
    }

    /// Shows a way to reach the goal, as a change that can be undone, at the last step of its run.
    fn show_solution(&mut self, ctx: &Context) {
        match self.features.lessons.solved() {
            None => {}
            Some(Err(sentence)) => self.session.notice = Some(sentence),
            Some(Ok(scene)) => {
                self.features.lessons.skip_all();
                if scene != *self.document.scene() {
                    let (mystery, hides) = (self.session.mystery, self.session.hides_verdict);
                    self.document.replace(text!("shell-show-a-solution").to_owned(), scene, Origin::Lesson);
                    self.start_over(ctx);
                    // It is still the same page.
                    (self.session.mystery, self.session.hides_verdict) = (mystery, hides);
                }
                self.session.playback.jump(usize::MAX);
            }
        }
    }
}

/// The lock that prevents a change.
const fn lock_of(change: &Change) -> Option<LockedPart> {
    match change {
        Change::Query(_) => Some(LockedPart::Query),
        Change::Texts { .. }
        | Change::Name(..)
        | Change::Color(..)
        | Change::HideVerdict(_)
        | Change::Shown(..)
        | Change::Motion(_)
        | Change::Expect(_) => None,
        Change::Move { .. }
        | Change::Transform { .. }
        | Change::Body(..)
        | Change::Shape(..)
        | Change::Add(_)
        | Change::AddBeside(_)
        | Change::AddCopyOfQ
        | Change::MoveOther(..)
        | Change::Remove(_)
        | Change::MakeQ(_)
        | Change::DuplicateP
        | Change::Swap
        | Change::Dimension(_) => Some(LockedPart::Shapes),
    }
}
