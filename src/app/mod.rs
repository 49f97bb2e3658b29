//! The window: the only layer that knows pixels and time. This file contains its frame loop.
//!
//! ```text
//! widgets <- platform <- command <- state <- view <- editing <- panels <- features <- shell <- here
//! ```
//!
//! A folder uses only those to its left, and no feature uses another; the `tidy` test reads the imports.
//!
//! * `widgets`: number fields, sliders, tables, icons, the theme. They are independent of scenes and runs.
//! * `platform`: threads, file dialogs and addresses, natively and in the page of a browser.
//! * `command`: one table, one row per command: its menu, its keys, its condition, its words.
//! * `state`: the document (undone and saved) with its history; the session (playhead, cameras, selection:
//!   not saved); the settings; the data derived from the scene; requests; background work.
//! * `view`: the one viewport of all figures, in the plane and in space, with its grid, gizmo, painter, picking and
//!   tooltips; and charts.
//! * `editing`: pointer, handles, modal typing (numbers after the key of a tool), arrow keys, the pen. They
//!   request an [`crate::edit::Edit`], a value. The document applies it to its own scene, or during a
//!   gesture to the scene before it.
//! * `panels`: panels without state of their own.
//! * `features`: each owns its state, its panel or window, its background work, its requests and commands, and
//!   implements `features::feature::Feature`. The window calls all of them through one list: the motion of Q,
//!   Explore, the map of the positions of Q, the slice, the support functions, Compare, the tree, the mystery bug,
//!   title and notes, the tour, the reader of external traces, the laboratory, the judge of the user's own solver
//!   (`grading`), the gallery, the browser of the shipped scenes, lessons, the questions before each decision
//!   (`prediction`), handouts, import and export, pictures, the step in words (`description`).
//! * `shell`: the start of the window, the panels around the views, files and dialogs, and the execution of
//!   requests and commands.
//!
//! Panels and features receive one context, `state::cx::Cx`: the scene on screen, its run, the session, and the
//! place for requests. A feature's own state comes beside it. One place executes the requests after the pass.

pub mod command;
mod editing;
mod features;
mod panels;
mod platform;
mod shell;
mod state;
mod view;
mod widgets;

use std::time::Duration;

use eframe::egui::{self, CentralPanel, Context, Event, InputState, Panel, Ui, ViewportCommand};

pub use shell::launch::*;
pub use shell::renderer::Renderer;
pub use shell::start::{LateFile, StartError, StartFile};
pub use shell::{App, Start};
pub use state::clipboard::ReadClipboard;
pub use state::document::Document;
pub use state::home::Origin;
pub use state::playback::{Playback, Speed};

use crate::message::text;
use command::Command;
use editing::keys::Keys;
use editing::presses;
use shell::dialogs::{DialogReply, PendingOpen};
use shell::{Pass, menu_bar, modal, status, toast, work_area};
use state::cx::Cx;
use state::layout::Workspace;
use state::mystery::Mystery;
use state::panics::caught;
use state::request::Request;
use state::room::Room;
use widgets::anchor::Anchor;
use widgets::stops::{self, Part};
use widgets::{notice, number_field, theme, tooltips};

impl App {
    /// Recomputes the derived data if the scene has changed.
    fn refresh(&mut self, ctx: &Context) {
        if !self.derive(ctx) {
            return;
        }
        if let Some((journey, frame)) = self.features.motion.way()
            && self.document.is_shown_aside()
        {
            self.derived.extents = crate::figure::motion::extents(&self.derived.analysis, journey, frame);
        }
        self.session.selection = self.session.selection.in_scene(self.document.scene());
        let steps = self.derived.analysis.trace.steps();
        // During a motion the run changes from frame to frame; no notice is needed then.
        if self.session.playback.retarget(steps) && !self.document.is_shown_aside() {
            self.session.tell(text!("shell-the-run-has-only-steps"; steps = steps));
        }
    }

    /// Receives everything since the last frame: keys, answers of dialogs, dropped files, the request to
    /// close.
    fn receive(&mut self, ctx: &Context) {
        if let Some(views) = self.views_before.take() {
            self.session.views = views;
        }
        if std::mem::take(&mut self.is_to_present) {
            self.toggle_presenter(ctx);
        }
        for press in ctx.with_plugin(Keys::take).unwrap_or_default() {
            self.run_press(press, ctx);
        }
        self.end_typing_by_pointer(ctx);
        // The first finger of two has begun to drag an item.
        if self.editing.is_moving() && ctx.input(InputState::multi_touch).is_some() {
            self.carry_out(Request::Cancel, ctx);
        }
        if let Some((request, answer)) = self.dialog.poll() {
            self.take_answer(request, answer, ctx);
        }
        let Pass { mut cx, features, .. } = self.pass();
        features.poll(&mut cx);
        self.carry_out_all(ctx);
        if let Some(link) = platform::entered_link() {
            self.open_link(&link, ctx);
        }
        if let Some(path) = platform::dropped_file(ctx) {
            self.open_file(&path, ctx);
        }
        self.look_for_other_windows();
        self.offer_leftovers();
        if ctx.input(|input| input.events.contains(&Event::WindowFocused(true))) {
            self.look_at_file();
        }
        if ctx.input(|input| input.viewport().close_requested()) && !self.may_close {
            self.leave_presenter(ctx);
            if ctx.text_edit_focused() && self.modal.is_none() {
                ctx.send_viewport_cmd(ViewportCommand::CancelClose);
                self.command(Command::Quit, ctx);
            } else if self.loss(&PendingOpen::Quit).is_some() {
                ctx.send_viewport_cmd(ViewportCommand::CancelClose);
                self.leave(PendingOpen::Quit, ctx);
            } else {
                self.features.lessons.submit();
                // Kept scenes need no recovery.
                let parked = self.parked.as_ref().is_some_and(|parked| parked.document.is_changed());
                self.may_close = parked || self.document.is_changed();
            }
        }
        if !self.waiting.is_empty() {
            number_field::commit(ctx);
        }
        self.poll_ahead(ctx);
        self.refresh(ctx);
        if self.session.workspace == Workspace::Compare && !self.must_wait() {
            self.features.compare.refresh(self.document.scene(), &self.derived);
        }
    }

    /// Advances the playhead, and sleeps until the next step is due.
    fn play(&mut self, ctx: &Context) {
        let now = ctx.input(|input| input.time);
        let playback = match self.session.workspace {
            Workspace::Compare => &mut self.features.compare.playback,
            Workspace::Run | Workspace::Explore => &mut self.session.playback,
        };
        if let Some(seconds) = playback.advance(now) {
            ctx.request_repaint_after(Duration::from_secs_f64(seconds));
        }
    }

    /// Shows Q in motion, away from its place in the scene.
    fn show_moved_q(&mut self, ctx: &Context) {
        let Pass { mut cx, features, editing } = self.pass();
        let (shown, extents) = features.motion.move_q(editing.is_moving(), &mut cx, ctx);
        if let Some(extents) = extents {
            self.derived.extents = extents;
        }
        self.document.show_aside(shown);
    }

    /// Finds the items linked to the hovered item, and the overlays that show something at this step, for all panels.
    fn resolve_attention(&mut self) {
        let Self { document, session, derived, features, .. } = self;
        let step = session.playback.step();
        let visible = session.visible_run(document.shown(), &derived.analysis.trace);
        // The picture answers no question that is open.
        let known = if features.asked(document.shown(), step).is_some() { step } else { visible.step };
        session.attention.resolve(&derived.analysis, derived.revision, [step, known], &session.selection);
        session.effect.follow(&derived.analysis, derived.revision, step, session.overlays, visible.verdict);
    }

    fn show_title(&mut self, ctx: &Context) {
        let changed = if self.document.is_changed() { "*" } else { "" };
        let title = text!("shell-gjk-sandbox-2"; title = crate::words::one_line(&self.document.title()), changed = changed);
        if self.title != title {
            ctx.send_viewport_cmd(ViewportCommand::Title(title.clone()));
            self.title = title;
        }
        let title = self.title.as_str();
        ctx.accesskit_node_builder(egui::accesskit_root_id(), |window| window.set_label(title));
    }

    fn modal_ui(&mut self, ctx: &Context) {
        if let Some(modal) = &mut self.modal {
            match modal::ui(ctx, modal) {
                DialogReply::Waiting => {}
                reply => self.take_reply(reply, ctx),
            }
        }
        self.touch_ui(ctx);
    }

    /// Shows the dialogs, and executes the requests of this pass and the commands that have waited for a
    /// field.
    fn end_pass(&mut self, waiting: Vec<Command>, ctx: &Context) {
        self.modal_ui(ctx);
        self.take_paste(ctx);
        let Pass { mut cx, features, .. } = self.pass();
        features.end_pass(&mut cx);
        features.lessons.teacher_ui(ctx);
        let requests = self.requests.take();
        if !requests.is_empty() || !waiting.is_empty() {
            for request in requests {
                self.carry_out(request, ctx);
            }
            self.run_waiting(waiting, ctx);
            // The effects of the requests appear in the next frame.
            ctx.request_repaint();
        }
        if let Some(notice) = notice::take(ctx) {
            self.session.tell(notice);
            ctx.request_repaint();
        }
        if self.may_close {
            self.recovery.discard();
        } else {
            let parked = self.parked.as_ref().map(|parked| &parked.document);
            self.recovery.follow(&self.document, parked, self.features.lessons.authoring.unsaved_lesson());
        }
        if self.session.attention.end_frame() {
            ctx.request_repaint();
        }
        self.editing.pointer_ignored &= ctx.input(|input| input.pointer.primary_down());
        self.set_key_context(ctx);
        platform::tell_page(|| self.in_words());
    }
}

impl App {
    /// Shows a frame.
    fn frame_ui(&mut self, ui: &mut Ui) {
        let ctx = ui.ctx().clone();
        self.receive(&ctx);
        // The commands of this pass wait for the next one, in which the field has lost the focus.
        let waiting = std::mem::take(&mut self.waiting);
        self.play(&ctx);
        self.show_moved_q(&ctx);
        self.refresh(&ctx);
        if self.must_wait() {
            CentralPanel::default().show(ui, |_| {});
            return self.end_pass(waiting, &ctx);
        }
        self.editing.destination = self.touch.as_ref().and_then(|touch| touch.destination().cloned());
        self.soundness.begin(self.derived.revision);
        let Pass { mut cx, features, .. } = self.pass();
        features.begin_pass(&mut cx);
        self.derived.is_sealed = self.session.mystery.is_some_and(Mystery::is_open);
        self.resolve_attention();
        self.show_title(&ctx);
        theme::set_contrast(&ctx, self.session.settings.high_contrast);
        theme::set_motion(&ctx, self.session.settings.animate);
        let has_page = self.features.lessons.loaded().is_some();
        self.session.room = Room::of(ctx.content_rect().size(), ctx.zoom_factor(), has_page);
        if self.presenter.is_some() {
            self.presenter_ui(ui);
            return self.end_pass(waiting, &ctx);
        }
        presses::follow_focus(&ctx, stops::place_of_focus(&ctx));
        // A tooltip where a drag ends would cover what it has done.
        self.pointer_rests |= ctx.drag_stopped_id().is_some();
        self.pointer_rests &= tooltips::is_at_rest(&ctx);
        tooltips::delay(&ctx, self.pointer_rests);
        work_area::fit(&ctx);
        theme::fit_profile(&ctx, ctx.content_rect().height());
        self.tour_ui(&ctx);
        Panel::top("menu").resizable(false).show(ui, |ui| {
            let drawing = self.drawing();
            let Self { document, session, derived, recent, requests, .. } = self;
            let mut cx = Cx::new(document, derived, session, requests);
            stops::part(ui, Part::Menu, |ui| menu_bar::ui(ui, recent, drawing, &mut cx));
        });
        let has_status = self.session.room.has_status();
        // The transport stays visible whatever the size of the window: it steps through the run.
        if has_status || self.session.workspace != Workspace::Explore {
            let transport = Panel::bottom("transport").resizable(false).show(ui, |ui| {
                stops::part(ui, Part::Transport, |ui| {
                    self.transport_ui(ui);
                    if has_status {
                        let Pass { cx, editing, .. } = self.pass();
                        status::ui(ui, editing, &cx);
                    }
                });
            });
            Anchor::Transport.mark(&ctx, transport.response.rect);
        }
        self.panels_ui(ui);
        toast::ui(&ctx, has_status, &mut self.session);
        self.leave_alone(&ctx);
        let Pass { mut cx, features, .. } = self.pass();
        features.windows_ui(&ctx, &mut cx);
        self.end_pass(waiting, &ctx);
    }
}

impl eframe::App for App {
    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        let ctx = ui.ctx().clone();
        match caught(|| self.frame_ui(ui)) {
            Ok(()) => self.soundness.end(),
            Err(panic) => self.survive(&panic, &ctx),
        }
    }

    fn save(&mut self, storage: &mut dyn eframe::Storage) {
        eframe::set_value(storage, state::settings::AppSettings::KEY, &self.session.settings);
        if let Some(file) = &mut self.settings_file {
            file.keep(storage);
        }
    }

    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        visuals.panel_fill.to_normalized_gamma_f32()
    }
}
