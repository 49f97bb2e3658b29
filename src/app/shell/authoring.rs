//! Writing lessons: storing the screen, showing the draft, and previews.

use std::path::Path;

use eframe::egui::Context;

use super::App;
use super::dialogs::{Modal, PendingOpen, WrittenLesson};
use crate::app::state::home::Origin;
use crate::app::state::layout::Drawer;
use crate::app::state::leftover::{Kept, LeftoverContent};
use crate::app::state::mystery::Mystery;
use crate::app::state::panel::WindowPanel;
use crate::app::state::request::{AuthorRequest, Work};
use crate::files::{self, Fingerprint};
use crate::geometry::Dimension;
use crate::lesson::{At, Loaded, Page, Show};
use crate::message::text;
use crate::scene::ViewPreset;

impl App {
    /// Begins a lesson with the current screen, or shows the draft.
    pub(super) fn write_lesson(&mut self, ctx: &Context) {
        if self.features.authoring.is_open() {
            self.resume_writing(ctx);
        } else {
            self.leave(PendingOpen::Lesson(WrittenLesson::View), ctx);
        }
    }

    /// Executes a request of the draft.
    pub(super) fn carry_out_authoring(&mut self, request: AuthorRequest, ctx: &Context) {
        match request {
            AuthorRequest::New => self.leave(PendingOpen::Lesson(WrittenLesson::View), ctx),
            AuthorRequest::Edit => self.edit_open_lesson(ctx),
            AuthorRequest::Read(path) => self.edit_lesson_file(&path, 0, ctx),
            AuthorRequest::Close => self.leave(PendingOpen::Lesson(WrittenLesson::Nothing), ctx),
            AuthorRequest::Go(page) => {
                self.features.authoring.go(page);
                self.show_written_page(ctx);
            }
            AuthorRequest::Show => self.show_written_page(ctx),
            AuthorRequest::AddPage => {
                let page = self.view_on_screen();
                self.features.authoring.add_page(page, self.document.scene());
            }
            AuthorRequest::TakeView => {
                let page = self.view_on_screen();
                self.features.authoring.take_view(&page, self.document.scene());
                self.session.notice = Some(text!("shell-this-view-is-that-of").to_owned());
            }
            AuthorRequest::TakeSolution => {
                let is_at_end = self.session.playback.is_at_end();
                let refusal = self.features.authoring.take_solution(self.document.scene(), is_at_end);
                self.session.notice = refusal.map(str::to_owned);
            }
            AuthorRequest::Preview => self.preview_lesson(ctx),
            AuthorRequest::Save => self.save(Work::Lesson, ctx),
        }
    }

    /// The page made from the current screen.
    fn view_on_screen(&self) -> Page {
        let Self { document, session, derived, .. } = self;
        let scene = document.scene();
        let trace = &derived.analysis.trace;
        let camera = session.views[WindowPanel::Shapes].camera;
        let camera = ViewPreset { yaw: camera.yaw, pitch: camera.pitch, projection: camera.projection };
        let is_turned = scene.dimension == Dimension::Three && camera != scene.view;
        Page {
            step: At::of(session.playback.step(), trace.steps()),
            show: Show {
                workspace: session.workspace.into(),
                lower: Some(session.settings.tab.into()),
                right: Some(session.settings.pane.into()),
                camera: is_turned.then(|| camera.into()),
            },
            hide_verdict: session.hides_verdict(scene) && !session.visible_run(scene, trace).all,
            mystery: session.mystery.is_some_and(Mystery::is_open),
            ..Page::default()
        }
    }

    /// Shows the scene of the edited page, in its view; undo restores the current scene.
    fn show_written_page(&mut self, ctx: &Context) {
        let Some((_, scene)) = self.features.authoring.page() else { return };
        let scene = scene.clone();
        if self.document.origin() != &Origin::Lesson || *self.document.scene() != scene {
            self.show_instead(text!("shell-show-the-page").to_owned(), scene, Origin::Lesson, ctx);
        }
        self.arrive_at_page();
    }

    /// Shows the draft after a preview, or the setup.
    pub(super) fn resume_writing(&mut self, ctx: &Context) {
        let was_previewing = self.features.authoring.is_previewing;
        self.features.authoring.resume();
        if was_previewing {
            self.features.lessons.close();
            self.show_written_page(ctx);
        }
        self.show_draft();
    }

    /// Makes room for the draft.
    fn show_draft(&mut self) {
        self.session.settings.show_setup = true;
        self.session.only = None;
        if !self.session.room.docks_setup() {
            self.session.drawer = Some(Drawer::Setup);
        }
    }

    fn preview_lesson(&mut self, ctx: &Context) {
        let Some(loaded) = self.features.authoring.loaded() else { return };
        if let Err(error) = loaded.require_finished() {
            let title = text!("shell-this-lesson-cannot-be-shown").to_owned();
            self.modal = Some(Modal::Message { title, text: error.to_string() });
            return;
        }
        let page = self.features.authoring.number();
        self.features.authoring.is_previewing = true;
        if let Some(scene) = self.features.lessons.preview(loaded, page) {
            self.show_instead(text!("shell-show-the-page").to_owned(), scene, Origin::Lesson, ctx);
            self.arrive_at_page();
        }
    }

    /// Edits the open lesson, or continues the draft after a preview.
    fn edit_open_lesson(&mut self, ctx: &Context) {
        if self.features.authoring.is_previewing {
            return self.resume_writing(ctx);
        }
        let Some(loaded) = self.features.lessons.loaded().cloned() else { return };
        let page = self.features.lessons.page();
        if loaded.path.is_absolute() {
            self.edit_lesson_file(&loaded.path, page, ctx);
        } else {
            self.leave(
                PendingOpen::Lesson(WrittenLesson::Lesson { loaded: Box::new(loaded), page, file: None }),
                ctx,
            );
        }
    }

    /// Opens a lesson file for editing.
    pub(super) fn edit_lesson_file(&mut self, path: &Path, page: usize, ctx: &Context) {
        let read = || {
            let loaded = Loaded::read_unfinished(path)?;
            let path = loaded.path.canonicalize().unwrap_or_else(|_| loaded.path.clone());
            let fingerprint = Fingerprint::of(&files::read(&path, crate::lesson::MAX_FILE_SIZE)?);
            Ok(WrittenLesson::Lesson { loaded: Box::new(loaded), page, file: Some((path, fingerprint)) })
        };
        match read() {
            Ok(written) => self.leave(PendingOpen::Lesson(written), ctx),
            Err(error) => self.refuse_lesson(&error),
        }
    }

    /// Ends the draft, and begins another one, if there is one.
    pub(super) fn write_next(&mut self, written: WrittenLesson, ctx: &Context) {
        self.features.lessons.close();
        match written {
            WrittenLesson::Nothing => return self.features.authoring.close(),
            WrittenLesson::View => {
                let page = self.view_on_screen();
                self.features.authoring.begin(page, self.document.scene());
            }
            WrittenLesson::Recovered(leftover) => {
                let Ok(LeftoverContent { kept: Kept::Lesson(loaded), file, .. }) = &leftover.content else {
                    return;
                };
                self.features.authoring.recover((**loaded).clone(), file.clone());
                self.recovery.start_over(Some(*leftover));
                self.show_written_page(ctx);
            }
            WrittenLesson::Lesson { loaded, page, file } => {
                self.features.authoring.edit(*loaded, page, file);
                self.show_written_page(ctx);
            }
        }
        self.show_draft();
    }

    /// Shows the current content of the lesson's file in place of the draft.
    pub(super) fn reload_lesson(&mut self, path: &Path, ctx: &Context) {
        let page = self.features.authoring.number();
        // The draft was to be discarded.
        self.features.authoring.close();
        self.edit_lesson_file(path, page, ctx);
    }
}
