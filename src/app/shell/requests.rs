//! The effects of requests. Runs after the pass that collected them.

use eframe::egui::Context;

use super::dialogs::{Modal, PendingOpen};
use super::{App, Pass};
use crate::app::state::home::Origin;
use crate::app::state::layout::{Only, Workspace};
use crate::app::state::request::Request;
use crate::app::view::alone;
use crate::edit::Edit;
use crate::message::text;

impl App {
    /// Executes one request of a panel.
    pub(crate) fn carry_out(&mut self, request: Request, ctx: &Context) {
        match request {
            Request::Command(command) => self.command(command, ctx),
            Request::OpenShipped(index) => self.open_shipped(index, ctx),
            Request::OpenRecent(index) => self.open_recent(index, ctx),
            Request::ShowInstead(name, scene, origin) => self.show_instead(name, *scene, origin, ctx),
            Request::CopyOther(index) => {
                let Pass { mut cx, features, .. } = self.pass();
                features.exporting.copy_other(index, &mut cx, ctx);
            }
            Request::Enter(workspace) => self.enter(workspace),
            Request::Compare(settings) => {
                self.features.compare.choose(settings);
                self.enter(Workspace::Compare);
            }
            Request::CompareTold => {
                self.features.compare.choose_told();
                self.enter(Workspace::Compare);
            }
            Request::JumpTo(step) if self.session.workspace == Workspace::Compare => {
                self.features.compare.playback.jump(step);
            }
            Request::JumpTo(step) => self.session.playback.jump(step),
            Request::SetSpeed(speed) => {
                self.session.playback.speed = speed;
                self.features.compare.playback.speed = speed;
            }
            Request::Edit(edit) => self.edit(&edit, ctx),
            Request::Preview(edit) => self.preview(&edit),
            Request::Speak(language) => self.speak(language),
            Request::Commit => {
                self.document.commit_gesture();
                self.session.settings.hint_done = true;
            }
            Request::Cancel => {
                self.document.cancel_gesture();
                self.drop_gesture(ctx);
                self.editing.pointer_ignored = ctx.input(|input| input.pointer.primary_down());
            }
            Request::Select(selection) => {
                self.session.notice = None;
                self.select(&selection);
            }
            Request::BeginNudging => self.editing.nudging = !self.session.selection.is_empty(),
            Request::StopMotion => self.features.motion.stop(),
            Request::OpenGallery(side) => self.features.gallery.open(side),
            Request::File(request, ask) => self.ask_for_file(request, ask, ctx),
            Request::OpenFile(path) => self.open_file(&path, ctx),
            Request::Save(work, path) => self.save_to(work, path, ctx),
            Request::Replace(name, scene) => self.leave(PendingOpen::Replace(name, scene), ctx),
            Request::Feature(request) => {
                let Pass { mut cx, features, .. } = self.pass();
                let is_known = features.carry_out(&*request, &mut cx, ctx);
                debug_assert!(is_known, "no feature knows the request {request:?}");
                self.carry_out_all(ctx);
            }
            Request::ShowExhibit(exhibit) => self.show_exhibit(*exhibit, ctx),
            Request::Message { title, text } => self.modal = Some(Modal::Message { title, text }),
            Request::Written(Err(text)) => {
                let title = text!("shell-the-file-cannot-be-written").to_owned();
                self.modal = Some(Modal::Message { title, text });
            }
            Request::ShowAlone(panel) => self.show_alone(panel),
            Request::Answer(answer) => self.features.answer(answer, self.session.playback.step()),
            Request::Region(region) => {
                self.features.answer_by_region(region, self.document.scene(), self.session.playback.step());
            }
            Request::Cover => {
                let Pass { mut cx, features, .. } = self.pass();
                features.cover(&mut cx);
            }
            Request::ShowPage(scene) => self.turn(PendingOpen::Show(scene, Origin::Lesson), ctx),
            Request::BeginLesson(loaded, page) => self.turn(PendingOpen::BeginLesson(loaded, page), ctx),
            Request::WriteLesson(written) => self.leave(PendingOpen::Lesson(written), ctx),
            Request::SaveToOwnFile(work) => self.save(work, ctx),
            Request::Notice(notice) | Request::Written(Ok(notice)) => self.session.tell(notice),
            Request::Remark(remark) => {
                if self.session.notice.is_none() {
                    self.session.tell(remark);
                }
            }
        }
    }

    /// Executes the requests so far.
    pub(crate) fn carry_out_all(&mut self, ctx: &Context) {
        for request in self.requests.take() {
            self.carry_out(request, ctx);
        }
    }

    /// Makes an edit as one step of undo, or shows why it is refused.
    pub(crate) fn edit(&mut self, edit: &Edit, ctx: &Context) {
        self.drop_gesture(ctx);
        if let Some(refusal) = self.features.refusal(edit, &self.document) {
            self.session.tell(refusal);
            return;
        }
        self.session.tell(self.document.edit(edit).err().map(|refusal| refusal.to_string()));
    }

    /// Shows an intermediate state of a gesture, or the reason if it is refused.
    fn preview(&mut self, edit: &Edit) {
        let refusal = match self.features.refusal(edit, &self.document) {
            Some(refusal) => Some(refusal),
            None => self.document.preview(edit).err().map(|refusal| refusal.to_string()),
        };
        match &mut self.editing.gesture {
            Some(gesture) => (gesture.refusal, self.session.notice) = (refusal, None),
            None => self.session.tell(refusal),
        }
    }

    /// Ends the current drag or typed input, because something else changes the scene. A pressed pointer
    /// then has no effect until it is released.
    pub(crate) fn drop_gesture(&mut self, ctx: &Context) {
        if self.editing.drop_gesture() | self.features.drop_drag() {
            self.editing.pointer_ignored = ctx.input(|input| input.pointer.primary_down());
        }
    }

    /// Shows a panel alone, or all panels again.
    fn show_alone(&mut self, panel: Only) {
        let only = &mut self.session.only;
        *only = if *only == Some(panel) { None } else { Some(panel) };
    }

    /// Shows the panel under the pointer alone (the difference if there is none), or all panels again.
    pub(crate) fn toggle_alone(&mut self, ctx: &Context) {
        let panel = self.session.only.or_else(|| alone::under_pointer(ctx)).unwrap_or(Only::Right);
        self.show_alone(panel);
    }

    /// Shows all panels again on Esc, unless Esc has had another effect.
    pub(crate) fn leave_alone(&mut self, ctx: &Context) {
        let is_free = self.modal.is_none() && self.touch.is_none();
        if alone::is_escaped_for(ctx, is_free && self.session.only.is_some()) {
            self.session.only = None;
            ctx.request_repaint();
        }
    }

    /// Switches the workspace. Leaving the workspace Run ends the motion of Q.
    pub(crate) fn enter(&mut self, workspace: Workspace) {
        if workspace != Workspace::Run {
            self.features.motion.stop();
            self.document.show_aside(None);
        }
        self.session.drawer = None;
        if self.session.workspace != workspace {
            self.session.only = None;
        }
        self.session.workspace = workspace;
    }

    /// Switches to a workspace of runs. From Explore, the scene whose place a simplex has taken comes back.
    pub(super) fn show_run_in(&mut self, workspace: Workspace, ctx: &Context) {
        if self.session.workspace == Workspace::Explore
            && let Some(replaced) = self.features.explorer.run_before(&self.document).cloned()
        {
            self.undo_to(&replaced, ctx);
        }
        self.enter(workspace);
    }
}
