//! Writing lessons: storing the screen, showing the draft, and previews.

use std::path::Path;

use super::Lessons;
use super::paging::refuse;
use super::request::{AuthorRequest, LessonRequest};
use crate::app::state::cx::Cx;
use crate::app::state::home::Origin;
use crate::app::state::layout::Drawer;
use crate::app::state::leftover::{Kept, LeftoverContent};
use crate::app::state::mystery::Mystery;
use crate::app::state::panel::WindowPanel;
use crate::app::state::request::{Request, Work};
use crate::app::state::written_lesson::WrittenLesson;
use crate::files::{self, Fingerprint};
use crate::geometry::Dimension;
use crate::lesson::{At, Loaded, Page, Show};
use crate::message::text;
use crate::scene::{Scene, ViewPreset};

impl Lessons {
    /// Begins a lesson with the current screen, or shows the draft.
    pub(super) fn write(&mut self, cx: &mut Cx<'_>) {
        if self.authoring.is_open() {
            self.resume_writing(cx);
        } else {
            cx.requests.push(Request::WriteLesson(WrittenLesson::View));
        }
    }

    /// Executes a request of the draft.
    pub(super) fn take_author_request(&mut self, request: &AuthorRequest, cx: &mut Cx<'_>) {
        let scene = cx.document.scene();
        match request {
            AuthorRequest::New => cx.requests.push(Request::WriteLesson(WrittenLesson::View)),
            AuthorRequest::Edit => self.edit_open_lesson(cx),
            AuthorRequest::Read(path) => edit_lesson_file(path, 0, cx),
            AuthorRequest::Close => cx.requests.push(Request::WriteLesson(WrittenLesson::Nothing)),
            AuthorRequest::Go(page) => {
                self.authoring.go(*page);
                self.show_written_page(cx);
            }
            AuthorRequest::Show => self.show_written_page(cx),
            AuthorRequest::AddPage => self.authoring.add_page(view_on_screen(cx), scene),
            AuthorRequest::TakeView => {
                self.authoring.take_view(&view_on_screen(cx), scene);
                cx.session.tell(text!("shell-this-view-is-that-of").to_owned());
            }
            AuthorRequest::TakeSolution => {
                let refusal = self.authoring.take_solution(scene, cx.session.playback.is_at_end());
                cx.session.tell(refusal.map(str::to_owned));
            }
            AuthorRequest::Preview => self.preview_lesson(cx),
            AuthorRequest::Save => cx.requests.push(Request::SaveToOwnFile(Work::Lesson)),
        }
    }

    /// Shows the scene of the edited page, in its view; undo restores the current scene.
    fn show_written_page(&mut self, cx: &mut Cx<'_>) {
        let Some((_, scene)) = self.authoring.page() else { return };
        if cx.document.origin() != &Origin::Lesson || cx.document.scene() != scene {
            show_and_arrive(scene.clone(), cx);
        } else {
            self.arrive_at_page(cx);
        }
    }

    /// Shows the draft after a preview, or the setup.
    pub(super) fn resume_writing(&mut self, cx: &mut Cx<'_>) {
        let was_previewing = self.authoring.is_previewing;
        self.authoring.resume();
        if was_previewing {
            self.close();
            self.show_written_page(cx);
        }
        show_draft(cx);
    }

    fn preview_lesson(&mut self, cx: &mut Cx<'_>) {
        let Some(loaded) = self.authoring.loaded() else { return };
        if let Err(error) = loaded.require_finished() {
            let title = text!("shell-this-lesson-cannot-be-shown").to_owned();
            return cx.requests.push(Request::Message { title, text: error.to_string() });
        }
        let page = self.authoring.number();
        self.authoring.is_previewing = true;
        if let Some(scene) = self.preview(loaded, page) {
            show_and_arrive(scene, cx);
        }
    }

    /// Edits the open lesson, or continues the draft after a preview.
    pub(super) fn edit_open_lesson(&mut self, cx: &mut Cx<'_>) {
        if self.authoring.is_previewing {
            return self.resume_writing(cx);
        }
        let Some(loaded) = self.loaded().cloned() else {
            cx.session.tell(text!("lesson-open-one-to-edit").to_owned());
            return;
        };
        let page = self.page();
        if loaded.path.is_absolute() {
            edit_lesson_file(&loaded.path, page, cx);
        } else {
            let written = WrittenLesson::Lesson { loaded: Box::new(loaded), page, file: None };
            cx.requests.push(Request::WriteLesson(written));
        }
    }

    /// Ends the draft, and begins another one, if there is one.
    pub(crate) fn write_next(&mut self, written: WrittenLesson, cx: &mut Cx<'_>) {
        self.close();
        match written {
            WrittenLesson::Nothing => return self.authoring.close(),
            WrittenLesson::View => self.authoring.begin(view_on_screen(cx), cx.document.scene()),
            WrittenLesson::Recovered(leftover) => {
                let Ok(LeftoverContent { kept: Kept::Lesson(loaded), file, .. }) = &leftover.content else {
                    return;
                };
                self.authoring.recover((**loaded).clone(), file.clone());
                self.show_written_page(cx);
            }
            WrittenLesson::Lesson { loaded, page, file } => {
                self.authoring.edit(*loaded, page, file);
                self.show_written_page(cx);
            }
        }
        show_draft(cx);
    }

    /// Shows the current content of the lesson's file in place of the draft, which is discarded.
    pub(crate) fn reload(&mut self, path: &Path, cx: &mut Cx<'_>) {
        let page = self.authoring.number();
        self.authoring.close();
        edit_lesson_file(path, page, cx);
    }
}

/// Shows the scene of a page in place of the current one; then the page.
fn show_and_arrive(scene: Scene, cx: &mut Cx<'_>) {
    let name = text!("shell-show-the-page").to_owned();
    cx.requests.push(Request::ShowInstead(name, Box::new(scene), Origin::Lesson));
    cx.requests.push(Request::feature(LessonRequest::Arrive));
}

/// Makes room for the draft.
fn show_draft(cx: &mut Cx<'_>) {
    cx.session.settings.show_setup = true;
    cx.session.only = None;
    if !cx.session.room.docks_setup() {
        cx.session.drawer = Some(Drawer::Setup);
    }
}

/// Opens a lesson file for editing.
fn edit_lesson_file(path: &Path, page: usize, cx: &mut Cx<'_>) {
    let read = || {
        let loaded = Loaded::read_unfinished(path)?;
        let path = loaded.path.canonicalize().unwrap_or_else(|_| loaded.path.clone());
        let fingerprint = Fingerprint::of(&files::read(&path, crate::lesson::MAX_FILE_SIZE)?);
        Ok(WrittenLesson::Lesson { loaded: Box::new(loaded), page, file: Some((path, fingerprint)) })
    };
    match read() {
        Ok(written) => cx.requests.push(Request::WriteLesson(written)),
        Err(error) => refuse(&error, cx),
    }
}

/// The page made from the current screen.
fn view_on_screen(cx: &Cx<'_>) -> Page {
    let Cx { document, derived, ref session, .. } = *cx;
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
