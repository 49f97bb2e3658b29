//! Lessons as a feature: opening them, turning their pages, and what a page prevents.

use std::any::Any;
use std::path::{Path, PathBuf};

use eframe::egui::Context;

use super::record::Record;
use super::request::{AuthorRequest, LessonRequest};
use super::{LessonState, Lessons};
use crate::app::command::Command;
use crate::app::features::feature::{Feature, Others};
use crate::app::state::cx::Cx;
use crate::app::state::document::Document;
use crate::app::state::home::Origin;
use crate::app::state::layout::{Drawer, Workspace};
use crate::app::state::mystery::Mystery;
use crate::app::state::request::Request;
use crate::edit::{Change, Edit};
use crate::geometry::Dimension;
use crate::lesson::{LessonError, Loaded, LockedPart, Show};
use crate::message::text;
use crate::scene::Scene;

/// The lesson for newcomers, by its place in the library.
const FIRST: usize = 0;

/// Maximum number of lessons whose places are remembered.
const MAX_PLACES: usize = 100;

impl Feature for Lessons {
    fn command(&mut self, command: Command, _: &Others<'_>, cx: &mut Cx<'_>, ctx: &Context) -> bool {
        match command {
            Command::Lessons => self.is_shelf_open ^= true,
            Command::FirstLesson => self.take_request(&LessonRequest::Open(FIRST, 0), cx),
            Command::WriteLesson => self.write(cx),
            Command::EditLesson => self.edit_open_lesson(cx),
            Command::TeacherNotes => self.toggle_teacher_window(cx, ctx),
            // Questions before decisions come first.
            Command::Reveal if !cx.session.is_predicting => self.reveal(false),
            Command::SkipQuestion if !cx.session.is_predicting => self.reveal(true),
            _ => return false,
        }
        true
    }

    fn carry_out(&mut self, request: &dyn Any, _: &Others<'_>, cx: &mut Cx<'_>, _: &Context) -> bool {
        if let Some(request) = request.downcast_ref::<LessonRequest>() {
            self.take_request(request, cx);
            true
        } else if let Some(request) = request.downcast_ref::<AuthorRequest>() {
            self.take_author_request(request, cx);
            true
        } else {
            false
        }
    }

    /// Keeps the playhead in place if the page locks it, and before the event of its next question.
    fn begin_pass(&mut self, cx: &mut Cx<'_>) {
        let playback = &mut cx.session.playback;
        if cx.session.workspace != Workspace::Run {
            return;
        }
        let mut step = playback.step();
        self.look_at(cx.session.selection.single_vertex(), step);
        let held = self.held_before(cx.document).filter(|event| step >= *event);
        if let Some(event) = held
            && self.submit_picked()
        {
            // A step on submits the answer.
            playback.jump(event);
            step = event;
        }
        let (kept, notice) = if self.locks(cx.document).contains(&LockedPart::Steps) {
            let is_kept = step == self.step() && !playback.is_playing();
            ((!is_kept).then(|| self.step()), text!("shell-this-page-locks-the-step"))
        } else {
            let event = self.held_before(cx.document).filter(|event| step >= *event);
            (event.map(|event| event.saturating_sub(1)), text!("shell-the-page-asks-first"))
        };
        if let Some(kept) = kept {
            playback.jump(kept);
            playback.forget_later();
            cx.session.tell(notice.to_owned());
        }
    }

    fn window_ui(&mut self, ctx: &Context, cx: &mut Cx<'_>, _: &Others<'_>) {
        self.follow_ui(ctx, cx);
    }

    fn scene_opened(&mut self, cx: &mut Cx<'_>) {
        if cx.document.origin() == &Origin::Lesson {
            self.arrive_at_page(cx);
        }
    }

    fn refusal(&self, edit: &Edit, document: &Document) -> Option<String> {
        let locks = self.locks(document);
        let lock = edit.changes.iter().filter_map(lock_of).find(|lock| locks.contains(lock))?;
        Some(text!("shell-this-page-locks-until-the"; words = lock.words()))
    }

    fn lesson(&self) -> Option<&Loaded> {
        self.loaded()
    }
}

impl Lessons {
    /// Shows the shelf, and checks whether the goal of the page is reached.
    pub(crate) fn follow_ui(&mut self, ctx: &Context, cx: &mut Cx<'_>) {
        let (document, derived) = (cx.document, cx.derived);
        if document.origin() == &Origin::Lesson && derived.revision == document.revision() {
            let outcomes = cx.session.settings.board.counts().0;
            let state = LessonState { revision: derived.revision, step: cx.step, outcomes };
            self.look(document.scene(), &derived.analysis, state);
        }
        self.shelf_ui(ctx, cx);
    }

    /// Closes the shelf. Returns whether it was open.
    pub(crate) fn close_shelf(&mut self) -> bool {
        std::mem::take(&mut self.is_shelf_open)
    }

    /// Executes a request of a lesson.
    pub(super) fn take_request(&mut self, request: &LessonRequest, cx: &mut Cx<'_>) {
        if request.submits_answers() {
            self.submit();
        }
        match request {
            LessonRequest::ShowSolved(mystery, hides) => {
                (cx.session.mystery, cx.session.hides_verdict) = (*mystery, *hides);
                return cx.session.playback.jump(usize::MAX);
            }
            LessonRequest::Arrive => return self.arrive_at_page(cx),
            _ if cx.document.origin() == &Origin::Lesson => self.leave(cx.document.scene()),
            _ => {}
        }
        let scene = match request {
            LessonRequest::Open(index, page) => {
                return self.begin_lesson(Self::shipped(*index), *page, cx);
            }
            LessonRequest::Go(page) => self.go(*page),
            LessonRequest::Back => self.back(),
            LessonRequest::ShowScene => self.enter(self.page()),
            LessonRequest::StartOver => self.start_over(),
            LessonRequest::Read(path) => return self.read(path, cx),
            LessonRequest::HandIn => return self.hand_in(None, cx),
            LessonRequest::HandInTo(path) => return self.hand_in(Some(path), cx),
            LessonRequest::BeginAnew => self.begin_anew(),
            LessonRequest::Close if self.authoring.is_previewing => return self.resume_writing(cx),
            LessonRequest::Close => return self.close(),
            LessonRequest::Solve => return self.show_solution(cx),
            LessonRequest::ShowSolved(..) | LessonRequest::Arrive => return,
        };
        self.show_page(scene, cx);
    }

    /// Opens a lesson at a page, or shows why it cannot be opened.
    pub(crate) fn begin_lesson(&mut self, loaded: Result<Loaded, LessonError>, page: usize, cx: &mut Cx<'_>) {
        match loaded {
            Ok(_) if self.authoring.is_open() => {
                cx.session.tell(text!("shell-close-the-lesson-that-is").to_owned());
            }
            Ok(loaded) => cx.requests.push(Request::BeginLesson(Box::new(loaded), page)),
            Err(error) => refuse(&error, cx),
        }
    }

    /// Reads the lesson in a file. Its path is absolute, so that answers are written beside it.
    pub(crate) fn load(path: &Path) -> Result<Loaded, LessonError> {
        Loaded::read(&path.canonicalize().unwrap_or_else(|_| path.to_owned()))
    }

    /// Opens the lesson in a file, or shows why it cannot be opened.
    pub(crate) fn read(&mut self, path: &Path, cx: &mut Cx<'_>) {
        self.begin_lesson(Self::load(path), 0, cx);
    }

    /// Opens a lesson at a page, with the answers that are kept; a class begins without answers. Returns the scene of the
    /// page.
    pub(crate) fn begin(
        &mut self,
        loaded: Loaded,
        page: usize,
        is_for_class: bool,
        cx: &mut Cx<'_>,
    ) -> Option<Scene> {
        self.submit();
        let folders = self.folders.as_ref();
        let begin = if is_for_class { Record::new } else { Record::open };
        let record = begin(&loaded.lesson, folders);
        let scene = self.begin_with(loaded, page, record);
        self.remember_place(cx);
        scene
    }

    /// Hands the answers in, to a file or as before, and says where they are.
    fn hand_in(&mut self, path: Option<&PathBuf>, cx: &mut Cx<'_>) {
        let Some(open) = &mut self.open else { return };
        let path = path.cloned().unwrap_or_else(|| open.record.place(&open.loaded));
        open.record.hand_in(path, &open.loaded, cx.document.file());
    }

    /// Shows the scene of a page. The scene of the previous page is kept with that page.
    fn show_page(&mut self, scene: Option<Scene>, cx: &mut Cx<'_>) {
        if let Some(scene) = scene {
            self.remember_place(cx);
            cx.requests.push(Request::ShowPage(Box::new(scene)));
        }
    }

    fn remember_place(&self, cx: &mut Cx<'_>) {
        if self.authoring.is_previewing {
            return;
        }
        let Some((title, page)) = self.place() else { return };
        let places = &mut cx.session.settings.lesson_places;
        if places.len() < MAX_PLACES || places.contains_key(title) {
            places.insert(title.to_owned(), page.to_owned());
        }
    }

    /// Shows the page whose scene has just been shown and computed: its words, at its step, with its panels.
    pub(super) fn arrive_at_page(&mut self, cx: &mut Cx<'_>) {
        if self.authoring.is_writing() {
            // Nothing is covered for its author.
            let Some((page, _)) = self.authoring.page() else { return };
            (cx.session.hides_verdict, cx.session.mystery) = (Some(false), None);
            return arrange(page.show, page.step.index(cx.derived.analysis.trace.steps()), cx);
        }
        if let Some(open) = &mut self.open {
            open.has_arrived = true;
        }
        let Some((page, step)) = self.open_page() else { return };
        cx.session.mystery = page.mystery.then(Mystery::default);
        let (show, hides_verdict) = (page.show, page.hide_verdict);
        // A page does not give away the answers to its questions.
        if hides_verdict || self.question_before(cx.document.scene()).is_some() {
            cx.session.hides_verdict = Some(true);
        }
        arrange(show, step, cx);
    }

    /// Shows a way to reach the goal, as a change that can be undone, at the last step of its run.
    fn show_solution(&mut self, cx: &mut Cx<'_>) {
        match self.solved() {
            None => {}
            Some(Err(sentence)) => cx.session.tell(sentence),
            Some(Ok(scene)) => {
                self.skip_all();
                let solved = LessonRequest::ShowSolved(cx.session.mystery, cx.session.hides_verdict);
                if scene != *cx.document.scene() {
                    let name = text!("shell-show-a-solution").to_owned();
                    cx.requests.push(Request::ShowInstead(name, Box::new(scene), Origin::Lesson));
                }
                cx.requests.push(Request::feature(solved));
            }
        }
    }

    /// Returns whether the scene of a page is on screen, for a student.
    pub(crate) fn is_page(&self, document: &Document) -> bool {
        document.origin() == &Origin::Lesson && !self.authoring.is_writing()
    }

    /// The parts of the window that the page on screen locks.
    fn locks(&self, document: &Document) -> &[LockedPart] {
        if self.is_page(document) { self.locked_parts() } else { &[] }
    }

    /// Returns the event that answers an open question of the page on screen.
    pub(crate) fn held_before(&self, document: &Document) -> Option<usize> {
        self.is_page(document).then(|| self.question_before(document.scene())).flatten()
    }
}

/// Reports why a lesson cannot be read.
pub(super) fn refuse(error: &LessonError, cx: &mut Cx<'_>) {
    let title = text!("shell-this-lesson-cannot-be-opened").to_owned();
    cx.requests.push(Request::Message { title, text: error.to_string() });
}

/// Shows the panels and the camera of a page, at a step.
fn arrange(show: Show, step: usize, cx: &mut Cx<'_>) {
    let Show { workspace, lower, right, camera } = show;
    let session = &mut *cx.session;
    if let Some(tab) = lower {
        session.settings.tab = tab.into();
    }
    if let Some(pane) = right {
        session.settings.pane = pane.into();
    }
    if let Some(camera) = camera.filter(|_| cx.document.scene().dimension == Dimension::Three) {
        session.go_home(camera.into());
    }
    session.playback.jump(step);
    session.playback.forget_later();
    session.settings.show_setup = true;
    let workspace: Workspace = workspace.into();
    session.only = session.only.filter(|_| session.workspace == workspace);
    session.workspace = workspace;
    // Without room for the page beside the pictures, it covers them.
    session.drawer = (!session.room.docks_setup()).then_some(Drawer::Setup);
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
