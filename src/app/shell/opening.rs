//! Opening, with the question about unsaved changes, and the answers of the application's own dialogs.

use std::path::Path;

use eframe::egui::{Context, ViewportCommand};

use super::dialogs::{DialogReply, Modal, PendingOpen};
use super::search::SearchCause;
use super::unsaved::Loss;
use super::{App, Pass};
use crate::app::features::explore as explorer;
use crate::app::features::trace_import;
use crate::app::state::document::Document;
use crate::app::state::home::Origin;
use crate::app::state::layout::Workspace;
use crate::app::state::leftover::{Kept, LeftoverContent};
use crate::app::state::parked::{Parked, Replaced};
use crate::app::state::presenter::PresentedContent;
use crate::app::state::request::{Ask, EXTENSION, Work};
use crate::app::state::written_lesson::WrittenLesson;
use crate::figure::explorer::Arrangement;
use crate::judge::{Exhibit, MAX_BYTES, is_trace};
use crate::lesson::is_lesson;
use crate::message::text;
use crate::scene::{Scene, SceneFile};

impl App {
    /// Opens a file: a scene, a lesson, or else points to import. If it cannot be read, shows a message and changes nothing
    /// else.
    pub(crate) fn open_file(&mut self, path: &Path, ctx: &Context) {
        let is_named_scene =
            path.extension().is_none_or(|extension| extension.eq_ignore_ascii_case(EXTENSION));
        if !self.features.importing.is_open && !is_named_scene && Self::is_trace(path) {
            return self.features.trace_import.open_file(path, ctx);
        }
        if self.features.importing.is_open || !is_named_scene {
            return self.import_file(path, ctx);
        }
        if Self::is_long(path) {
            return self.read_beside(path, false, ctx);
        }
        if is_lesson(path) {
            let Pass { mut cx, features, .. } = self.pass();
            features.lessons.read(path, &mut cx);
            return self.carry_out_all(ctx);
        }
        match SceneFile::read(path) {
            Ok(file) => self.leave(PendingOpen::Open(Box::new(file)), ctx),
            Err(_) if Self::holds_points(path) => self.import_file(path, ctx),
            Err(error) => self.refuse_opening(error.to_string()),
        }
    }

    /// Returns whether a file has the name of a trace, or begins like one.
    fn is_trace(path: &Path) -> bool {
        let is_named = path.extension().is_some_and(|it| it.eq_ignore_ascii_case(trace_import::EXTENSION));
        is_named
            || crate::files::read(path, MAX_BYTES)
                .is_ok_and(|bytes| is_trace(&String::from_utf8_lossy(&bytes)))
    }

    /// Opens a pair as a scene, and its external trace in Compare.
    pub(crate) fn show_exhibit(&mut self, exhibit: Exhibit, ctx: &Context) {
        let Exhibit { scene, run } = exhibit;
        self.features.compare.offer(run);
        self.open(scene, Origin::Laboratory, ctx);
    }

    /// Shows the current content of the scene's file.
    pub(crate) fn reload(&mut self, ctx: &Context) {
        let Some(path) = self.document.file().map(Path::to_owned) else { return };
        if Self::is_long(&path) {
            return self.read_beside(&path, true, ctx);
        }
        match SceneFile::read(&path) {
            Ok(file) => self.show_reloaded(file, ctx),
            Err(error) => self.refuse_opening(error.to_string()),
        }
        ctx.request_repaint();
    }

    /// Shows the scene that was read from the document's file.
    pub(crate) fn show_reloaded(&mut self, file: SceneFile, ctx: &Context) {
        self.document.reload(file.scene, file.fingerprint);
        self.start_over(ctx);
        self.session.tell(text!("shell-reloaded"; file = file.path.display()));
    }

    pub(crate) fn refuse_opening(&mut self, text: String) {
        self.modal =
            Some(Modal::Message { title: text!("shell-this-scene-cannot-be-opened").to_owned(), text });
    }

    /// Opens another scene, once the changes of this one are saved or discarded.
    pub(crate) fn open(&mut self, scene: Scene, origin: Origin, ctx: &Context) {
        self.leave(PendingOpen::Show(Box::new(scene), origin), ctx);
    }

    /// Shows a page of a lesson.
    pub(crate) fn turn(&mut self, leaving: PendingOpen, ctx: &Context) {
        // A page begins with all of its content.
        self.present(PresentedContent::default());
        self.leave(leaving, ctx);
    }

    /// Executes an action that leaves the scene. Asks first if that loses the open scene, a scene that undo leads
    /// back to, or the scene set aside for the other dimension. If undo stays available, only the open scene counts.
    pub(crate) fn leave(&mut self, leaving: PendingOpen, ctx: &Context) {
        match self.loss(&leaving) {
            None => self.leave_now(leaving, ctx),
            Some(Loss { reason, .. }) => self.modal = Some(Modal::Unsaved { reason, leaving }),
        }
    }

    pub(crate) fn leave_now(&mut self, leaving: PendingOpen, ctx: &Context) {
        ctx.request_repaint();
        let Some(leaving) = self.compute_beside(leaving, ctx) else { return };
        let is_parked = |parked: &Parked| leaving.dimension() == Some(parked.document.scene().dimension);
        if !leaving.keeps_history() && self.presenter.is_none() {
            // Only one scene of each dimension is kept.
            self.parked = self.parked.take().filter(|parked| !is_parked(parked));
        }
        let refusal = leaving.scene().and_then(|scene| scene.query.algorithm.refusal(scene.dimension));
        match leaving {
            PendingOpen::Show(scene, Origin::Laboratory) => {
                self.document.replace(
                    text!("shell-open-a-wrong-case").to_owned(),
                    *scene,
                    Origin::Laboratory,
                );
            }
            PendingOpen::Show(scene, origin) => self.document = Document::new(*scene, origin),
            PendingOpen::Kept { scene, shipped, name } => {
                self.document = Document::of_kept(*scene, shipped, name);
            }
            PendingOpen::Open(file) => {
                self.recent.add_file(&file.path);
                self.document = Document::of_file(*file);
                self.look_for_leftovers(SearchCause::FileOpened, ctx);
            }
            PendingOpen::Recover(leftover) => {
                let Ok(LeftoverContent { kept: Kept::Scene(scene), file, .. }) = &leftover.content else {
                    return;
                };
                self.document = Document::recovered((**scene).clone(), file.clone());
                self.recovery.start_over(Some(*leftover));
            }
            PendingOpen::BeginLesson(loaded, page) => {
                if loaded.path.is_absolute() {
                    self.recent.add_file(&loaded.path);
                }
                let is_for_class = self.presenter.is_some();
                let Pass { mut cx, features, .. } = self.pass();
                let scene = features.lessons.begin(*loaded, page, is_for_class, &mut cx);
                let Some(scene) = scene else { return };
                self.document = Document::new(scene, Origin::Lesson);
            }
            PendingOpen::Lesson(written) => {
                if let WrittenLesson::Recovered(leftover) = &written {
                    self.recovery.start_over(Some((**leftover).clone()));
                }
                let Pass { mut cx, features, .. } = self.pass();
                features.lessons.write_next(written, &mut cx);
                return self.carry_out_all(ctx);
            }
            PendingOpen::Replace(name, scene) => self.document.replace(name, *scene, Origin::Imported),
            PendingOpen::Quit => {
                self.features.lessons.submit();
                self.may_close = true;
                return ctx.send_viewport_cmd(ViewportCommand::Close);
            }
        }
        self.start_over(ctx);
        let Pass { mut cx, features, .. } = self.pass();
        features.scene_opened(&mut cx);
        self.session.tell(refusal.map(|reason| text!("shell-robust-is-used-instead"; reason = reason)));
    }

    /// Replaces the scene without a question: undo restores it.
    pub(crate) fn show_instead(&mut self, name: String, scene: Scene, origin: Origin, ctx: &Context) {
        self.document.replace(name, scene, origin);
        self.start_over(ctx);
        ctx.request_repaint();
    }

    /// Undoes changes until a scene is shown, if undo leads back to it, and continues its run.
    pub(super) fn undo_to(&mut self, Replaced { scene, progress }: &Replaced, ctx: &Context) {
        let Some(count) = self.document.undoes_to(scene) else { return };
        self.drop_gesture(ctx);
        for _ in 0..count {
            self.document.undo();
        }
        self.start_over(ctx);
        progress.resume(&mut self.session);
        ctx.request_repaint();
    }

    /// Computes a newly opened scene and resets the session for it.
    pub(super) fn start_over(&mut self, ctx: &Context) {
        self.soundness.forget();
        self.recovery.start_over(None);
        let scene = self.document.scene();
        if explorer::is_made_for(scene) {
            self.session.workspace = Workspace::Explore;
        } else if self.session.workspace == Workspace::Explore && Arrangement::of(scene).is_err() {
            self.session.workspace = Workspace::Run;
        }
        (self.ahead, self.change) = (None, None);
        self.derived = self.take_prepared();
        let (steps, preset) = (self.derived.analysis.trace.steps(), self.document.scene().view);
        // A body or vertex that is still held has no effect on the new scene.
        self.drop_gesture(ctx);
        self.editing.restart();
        self.session.restart(steps, preset);
        self.features.restart(preset);
        self.features.go_home(preset);
        self.show_as_kept();
        if self.features.compare.take_offer(&self.derived) {
            self.session.workspace = Workspace::Compare;
        }
    }

    /// Executes the answer of the application's own dialog and closes it.
    pub(crate) fn take_reply(&mut self, reply: DialogReply, ctx: &Context) {
        let modal = self.modal.take();
        match (reply, modal) {
            (DialogReply::Path(path), Some(Modal::Path { request, remark, .. })) => {
                self.take_typed_path(request, path, remark.as_deref(), ctx);
            }
            (DialogReply::Number, Some(Modal::Ask(question))) => self.take_number(&question, ctx),
            (DialogReply::SaveAndLeave, Some(Modal::Unsaved { leaving, .. })) => {
                self.save_and_leave(leaving, ctx);
            }
            (DialogReply::Chosen(item), Some(Modal::Palette(_))) => self.choose(item, ctx),
            (DialogReply::Leave, Some(Modal::LeavePresenter)) => self.leave_presenter(ctx),
            (DialogReply::Leave, Some(Modal::Unsaved { leaving, .. })) => self.leave_now(leaving, ctx),
            (DialogReply::Recover(index), Some(Modal::Recover(leftovers))) => {
                self.recover(leftovers, index, ctx);
            }
            (DialogReply::Discard(index), Some(Modal::Recover(leftovers))) => {
                self.discard_leftover(leftovers, index);
            }
            (DialogReply::Overwrite, Some(Modal::Overwrite { doubt, path, work })) => {
                self.overwrite(work, doubt, path, ctx);
            }
            (DialogReply::SaveAs, Some(Modal::Overwrite { work, .. })) => {
                self.save_as(work, Ask::Dialog, ctx);
            }
            (DialogReply::Reload, Some(Modal::Overwrite { path, work, .. })) => {
                self.after_save = None;
                match work {
                    Work::Scene => self.reload(ctx),
                    Work::Lesson => {
                        let Pass { mut cx, features, .. } = self.pass();
                        features.lessons.reload(&path, &mut cx);
                        self.carry_out_all(ctx);
                    }
                }
            }
            (DialogReply::Close, Some(Modal::Working(_))) => {
                self.cancel_work();
                self.after_save = None;
            }
            // Closed, or the answer to another dialog.
            (
                DialogReply::Waiting
                | DialogReply::Close
                | DialogReply::SaveAndLeave
                | DialogReply::Leave
                | DialogReply::Overwrite
                | DialogReply::Reload
                | DialogReply::SaveAs
                | DialogReply::Recover(_)
                | DialogReply::Discard(_)
                | DialogReply::Path(_)
                | DialogReply::Chosen(_)
                | DialogReply::Number,
                _,
            ) => self.after_save = None,
        }
        ctx.request_repaint();
    }
}
