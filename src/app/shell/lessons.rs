//! Lessons: opening them, turning their pages, and saving the answers.

use std::path::{Path, PathBuf};

use eframe::egui::Context;

use super::App;
use super::dialogs::{Leaving, Modal};
use super::files::Purpose;
use crate::app::features::lessons::{Lessons, State};
use crate::app::state::home::Origin;
use crate::app::state::layout::Drawer;
use crate::app::state::mystery::Mystery;
use crate::app::state::request::LessonRequest;
use crate::files;
use crate::lesson::{LessonError, Loaded, Show};
use crate::scene::Scene;

/// The most lessons whose places are remembered.
const MOST_PLACES: usize = 100;

impl App {
    /// Shows the shelf of lessons, if it is open, and looks whether the goal of the page is reached.
    pub(crate) fn lessons_ui(&mut self, ctx: &Context) {
        let Self { document, session, derived, features, requests, .. } = self;
        if document.origin() == &Origin::Lesson && derived.revision == document.revision() {
            let state = State {
                revision: derived.revision,
                step: session.playback.step(),
                outcomes: session.settings.board.counts().0,
            };
            features.lessons.look(document.scene(), &derived.study, state);
        }
        features.lessons.shelf_ui(ctx, &session.settings.lesson_places, requests);
    }

    /// Carries out a request of a lesson.
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
            LessonRequest::Choose => {
                return self.dialog.ask(Purpose::Lesson, PathBuf::from("lesson.ron"), ctx);
            }
            LessonRequest::Type => return self.ask_path(Purpose::Lesson, None),
            LessonRequest::Save => {
                return self.dialog.ask(Purpose::Answers, PathBuf::from(lessons.answers_file()), ctx);
            }
            LessonRequest::TypeSave => return self.ask_path(Purpose::Answers, None),
            LessonRequest::Close => return lessons.close(),
            LessonRequest::Solve => return self.show_solution(ctx),
        };
        self.show_page(scene, ctx);
    }

    /// Opens a lesson from a file.
    pub(super) fn open_lesson(&mut self, path: &Path, ctx: &Context) {
        self.begin_lesson(Loaded::read(path), 0, ctx);
    }

    fn begin_lesson(&mut self, loaded: Result<Loaded, LessonError>, page: usize, ctx: &Context) {
        match loaded {
            Ok(loaded) => {
                let scene = self.features.lessons.begin(loaded, page);
                self.show_page(scene, ctx);
            }
            Err(error) => {
                let title = "This lesson cannot be opened".to_owned();
                self.modal = Some(Modal::Message { title, text: error.to_string() });
            }
        }
    }

    /// Shows the scene of a page. The scene of the page before is kept with that page, any other is asked about.
    fn show_page(&mut self, scene: Option<Scene>, ctx: &Context) {
        let Some(scene) = scene else { return };
        self.remember_place();
        let leaving = Leaving::Show(Box::new(scene), Origin::Lesson);
        if self.document.origin() == &Origin::Lesson {
            self.leave_now(leaving, ctx);
        } else {
            self.leave(leaving, ctx);
        }
    }

    fn remember_place(&mut self) {
        let Some((title, page)) = self.features.lessons.place() else { return };
        let places = &mut self.session.settings.lesson_places;
        if places.len() < MOST_PLACES || places.contains_key(title) {
            places.insert(title.to_owned(), page.to_owned());
        }
    }

    /// Shows the page whose scene has just been shown and computed: its words, at its step, with its panels.
    pub(super) fn arrive_at_page(&mut self) {
        let Self { document, derived, features, session, .. } = self;
        let Some((page, step)) = features.lessons.arrive(document.scene(), &derived.study) else { return };
        session.mystery = page.mystery.then(Mystery::default);
        if page.hide_verdict {
            session.hides_verdict = Some(true);
        }
        let Show { workspace, lower, right } = page.show;
        if let Some(tab) = lower {
            session.settings.tab = tab.into();
        }
        if let Some(pane) = right {
            session.settings.pane = pane.into();
        }
        session.playback.jump(step);
        session.playback.forget_later();
        session.settings.show_setup = true;
        self.enter(workspace.into());
        // Where there is no room for the page beside the pictures, it lies over them.
        if !self.session.room.docks_setup() {
            self.session.drawer = Some(Drawer::Setup);
        }
    }

    /// Writes the answers to a file.
    pub(super) fn save_answers(&mut self, path: &Path) {
        let text = self.features.lessons.answers().to_json();
        self.session.notice = Some(match files::write(path, text.as_bytes()) {
            Ok(()) => format!("Saved {}", path.display()),
            Err(error) => error.to_string(),
        });
    }

    /// Shows a way to reach the goal, as a change that can be undone, at the last step of its run.
    fn show_solution(&mut self, ctx: &Context) {
        match self.features.lessons.solved() {
            None => {}
            Some(Err(sentence)) => self.session.notice = Some(sentence),
            Some(Ok(scene)) => {
                if scene != *self.document.scene() {
                    let (mystery, hides) = (self.session.mystery, self.session.hides_verdict);
                    self.document.replace("show a solution".to_owned(), scene, Origin::Lesson);
                    self.start_over(ctx);
                    // It is still the same page.
                    (self.session.mystery, self.session.hides_verdict) = (mystery, hides);
                }
                self.session.playback.jump(usize::MAX);
            }
        }
    }
}
