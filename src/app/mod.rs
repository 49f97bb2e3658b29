//! The window: the only layer that knows pixels, open files and time.
//!
//! ```text
//! Document   the scene, its history, its file         undone and saved      document, history, files
//! Session    playhead, cameras, selection, gestures   not saved             session, playback, gesture
//! Derived    trace, reference, bounds, table          computed              derived
//! ```
//!
//! Panels are functions over parts of these and ask for changes with requests (`request`), which are carried out
//! after the pass (`actions`, `editing`, `shaping`, `opening`). Keys, menus and help come from one table (`command`).
//!
//! Editing in the views: `pointer` (bodies and vertices), `handles` (the selection), `modal_typing` (numbers after
//! the key of a tool), `nudge` (arrow keys), `freehand` (the pen). Editing by numbers: `panels::inspector`,
//! `number_field`. Layout of the window: `layout`; cameras and framing: `view`. Linked highlighting in all panels:
//! `focus`. A simplex moved by hand: `explorer`; two runs: `compare`; the motion of Q: `motion`; the outcome as a
//! function of the position of Q: `mapping`; how often random pairs reach the branches of a listing: `survey`. New
//! shapes: `gallery`; import and export: `exchange`. The edits themselves are in [`crate::edit`].

mod actions;
pub mod command;
mod compare;
mod derived;
mod dialogs;
mod document;
mod editing;
mod escape;
mod exchange;
mod explorer;
mod fade;
mod files;
mod flight;
mod focus;
mod freehand;
mod gallery;
mod gesture;
mod gizmo;
mod handles;
mod hint;
mod history;
mod hover;
mod icons;
mod keys;
mod laboratory;
mod launch;
mod layout;
mod live_slider;
mod mapping;
mod modal_typing;
mod motion;
mod nav;
mod nodes;
mod nudge;
mod number_field;
mod opening;
mod paint;
mod panel;
mod panels;
mod playback;
mod pointer;
mod question;
mod regions;
mod request;
mod select;
mod session;
mod shaping;
mod survey;
mod theme;
mod tool;
mod view;
mod view2;
mod view3;
mod view_map;

use std::fmt;
use std::path::PathBuf;
use std::time::Duration;

use eframe::egui::{
    self, CentralPanel, Context, Panel as Side, Rect, ScrollArea, Sense, Ui, UiBuilder, ViewportCommand,
};

pub use document::{Document, Origin};
pub use launch::{Options, Renderer, StartError, run};
pub use playback::{Playback, Speed};

use crate::scene::Scene;
use derived::Derived;
use dialogs::{Leaving, Modal, Reply};
use exchange::exporting::Exporting;
use exchange::importing::Importing;
use files::Dialog;
use gallery::Gallery;
use keys::Keys;
use laboratory::Laboratory;
use layout::{Pane, Workspace};
use panels::touch::Touch;
use request::Requests;
use session::{Session, Settings};

/// The initial height of the explanation: at least so many points, and at least this fraction of the window.
const EXPLANATION: (f32, f32) = (210.0, 0.33);

/// The greatest height of the explanation, as a fraction of the window: code and charts need room.
const MOST_EXPLANATION: f32 = 0.75;

/// The key of the settings in eframe's storage.
const SETTINGS_KEY: &str = "settings";

/// The initial content of the window.
#[derive(Clone, Debug, Default)]
pub struct Start {
    /// A scene and its file; `None` stands for the 2D start scene, which plays once.
    pub scene: Option<(Scene, PathBuf)>,
    /// The step to show, from 1.
    pub step: Option<usize>,
}

/// The application window.
pub struct App {
    document: Document,
    session: Session,
    derived: Derived,
    /// The laboratory: experiments with random pairs.
    laboratory: Laboratory,
    /// The survey behind the tree, while it is running.
    survey: Option<survey::Task>,
    /// The gallery of shapes.
    gallery: Gallery,
    /// The import window.
    importing: Importing,
    /// The export window.
    exporting: Exporting,
    /// The requests of the panels in this pass.
    requests: Requests,
    /// The system's file dialog.
    dialog: Dialog,
    /// The application's own dialog, if one is open.
    modal: Option<Modal>,
    /// The dialog Make touch, if it is open.
    touch: Option<Touch>,
    /// The action that follows once the scene has been saved.
    after_save: Option<Leaving>,
    /// Whether the user has agreed to close the window.
    may_close: bool,
    /// The title of the window.
    title: String,
}

impl fmt::Debug for App {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("App")
            .field("document", &self.document)
            .field("session", &self.session)
            .field("modal", &self.modal)
            .finish_non_exhaustive()
    }
}

impl App {
    /// Creates the application, ready for its first frame.
    pub fn new(cc: &eframe::CreationContext<'_>, start: Start) -> Self {
        theme::install(&cc.egui_ctx);
        cc.egui_ctx.add_plugin(Keys::default());
        let settings: Settings =
            cc.storage.and_then(|storage| eframe::get_value(storage, SETTINGS_KEY)).unwrap_or_default();
        let plays = start.scene.is_none() && start.step.is_none();
        let document = match start.scene {
            Some((scene, path)) => Document::new(scene, Origin::File(path)),
            None => opening::start_document(crate::geometry::Dimension::Two),
        };
        let derived = Derived::of(document.scene(), document.revision());
        let mut session = Session::new(settings, derived.study.trace.steps(), document.scene().view);
        if explorer::is_made_for(document.scene()) {
            session.workspace = Workspace::Explore;
        }
        if let Some(step) = start.step {
            session.playback.jump(step.saturating_sub(1));
        }
        if plays {
            session.playback.play();
        }
        Self {
            document,
            session,
            derived,
            laboratory: Laboratory::default(),
            survey: None,
            gallery: Gallery::default(),
            importing: Importing::default(),
            exporting: Exporting::default(),
            requests: Requests::default(),
            dialog: Dialog::default(),
            modal: None,
            touch: None,
            after_save: None,
            may_close: false,
            title: String::new(),
        }
    }

    /// The open document.
    pub const fn document(&self) -> &Document {
        &self.document
    }

    /// The playhead.
    pub const fn playback(&self) -> &Playback {
        &self.session.playback
    }

    /// The notice in the status line.
    pub fn notice(&self) -> Option<&str> {
        self.session.notice.as_deref()
    }

    /// Recomputes the derived data if the scene has changed.
    fn refresh(&mut self) {
        if self.derived.revision == self.document.revision() {
            return;
        }
        self.derived = self.derived.next(self.document.shown(), self.document.revision());
        if let Some((journey, frame)) = self.session.motion.way()
            && self.document.is_shown_aside()
        {
            self.derived.bounds = crate::figure::motion::bounds(&self.derived.study, journey, frame);
        }
        self.session.selection = self.session.selection.in_scene(self.document.scene());
        let steps = self.derived.study.trace.steps();
        // During a motion the run changes from frame to frame; no notice is needed then.
        if self.session.playback.retarget(steps) && !self.document.is_shown_aside() {
            self.session.notice = Some(format!("The run has only {steps} steps now: showing the last"));
        }
    }

    /// Receives everything since the last frame: keys, answers of dialogs, dropped files, the request to close.
    fn receive(&mut self, ctx: &Context) {
        for press in ctx.with_plugin(Keys::take).unwrap_or_default() {
            self.run_press(press, ctx);
        }
        self.end_typing_by_pointer(ctx);
        if let Some((purpose, answer)) = self.dialog.poll() {
            self.take_answer(purpose, answer, ctx);
        }
        if let Some(scene) = self.laboratory.poll() {
            self.open(scene, Origin::Laboratory, ctx);
        }
        if let Some(task) = &self.survey
            && self.session.surveyor.poll(task)
        {
            self.survey = None;
        }
        self.importing.poll();
        let dropped = ctx.input(|input| input.raw.dropped_files.first().map(|file| file.path().to_owned()));
        if let Some(path) = dropped {
            self.open_file(&path, ctx);
        }
        if ctx.input(|input| input.viewport().close_requested())
            && !self.may_close
            && self.document.is_changed()
        {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            self.leave(Leaving::Quit, ctx);
        }
        self.refresh();
        if self.session.workspace == Workspace::Compare {
            self.session.compare.refresh(self.document.scene(), &self.derived);
        }
    }

    /// Advances the playhead, and sleeps until the next step is due.
    fn play(&mut self, ctx: &Context) {
        let now = ctx.input(|input| input.time);
        let playback = match self.session.workspace {
            Workspace::Compare => &mut self.session.compare.playback,
            Workspace::Run | Workspace::Explore => &mut self.session.playback,
        };
        if let Some(seconds) = playback.advance(now) {
            ctx.request_repaint_after(Duration::from_secs_f64(seconds));
        }
    }

    /// Finds the items linked to the hovered one, for all panels.
    fn resolve_attention(&mut self) {
        let Self { session, derived, .. } = self;
        let step = session.playback.step();
        session.attention.resolve(&derived.study, derived.revision, step, &session.selection);
    }

    fn show_title(&mut self, ctx: &Context) {
        let changed = if self.document.is_changed() { "*" } else { "" };
        let title = format!("{}{changed} - GJK Sandbox", self.document.title());
        if self.title != title {
            ctx.send_viewport_cmd(ViewportCommand::Title(title.clone()));
            self.title = title;
        }
    }

    /// Shows the panels between the menu and the transport.
    fn panels_ui(&mut self, ui: &mut Ui) {
        let Self { document, session, derived, requests, .. } = self;
        let scene = document.shown();
        if session.settings.pane != Pane::Map || session.workspace != Workspace::Run {
            session.map.stop();
        }
        match session.workspace {
            Workspace::Run => {}
            Workspace::Explore => return panels::explorer::ui(ui, scene, derived, session, requests),
            Workspace::Compare => return panels::compare::ui(ui, scene, derived, session, requests),
        }
        let explanation = (ui.available_height() * EXPLANATION.1).max(EXPLANATION.0);
        if session.settings.show_setup {
            Side::left("setup").default_size(280.0).size_range(190.0..=420.0).show(ui, |ui| {
                panels::setup::ui(ui, scene, derived, session, requests);
            });
        }
        Side::bottom("explanation")
            .resizable(true)
            .default_size(explanation)
            .size_range(110.0..=(ui.available_height() * MOST_EXPLANATION).max(420.0))
            .show(ui, |ui| panels::explanation::ui(ui, scene, derived, session, requests));
        CentralPanel::default().show(ui, |ui| {
            panels::views::ui(ui, scene, derived, session, requests);
        });
    }

    fn modal_ui(&mut self, ctx: &Context) {
        if let Some(modal) = &mut self.modal {
            match panels::modal::ui(ctx, modal) {
                Reply::Waiting => {}
                reply => self.take_reply(reply, ctx),
            }
        }
        self.touch_ui(ctx);
    }
}

impl eframe::App for App {
    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        let ctx = ui.ctx().clone();
        self.receive(&ctx);
        self.play(&ctx);
        self.move_q(&ctx);
        self.refresh();
        self.resolve_attention();
        self.show_title(&ctx);
        Side::top("menu").resizable(false).show(ui, |ui| {
            panels::menu::ui(ui, &self.document, &self.session, &mut self.requests);
        });
        // The transport stays visible whatever the size of the window: it steps through the run.
        Side::bottom("transport").resizable(false).show(ui, |ui| {
            let trace = &self.derived.study.trace;
            match (self.session.workspace, &self.session.compare.second) {
                (Workspace::Compare, Some(second)) => {
                    let playback = &self.session.compare.playback;
                    panels::transport::of_both(ui, trace, second, playback, &mut self.requests);
                }
                // The decision about a simplex set up by hand is no step of the run.
                (Workspace::Explore, _) => {}
                _ => panels::transport::ui(ui, trace, &mut self.session, &mut self.requests),
            }
            panels::status::ui(ui, self.document.shown(), &self.derived, &self.session);
        });
        // In a window that is too small for the panels, or with large text, the content scrolls.
        ScrollArea::both().auto_shrink([false, false]).show(ui, |ui| {
            let size = ui.available_size().max(self.session.workspace.least_size());
            let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
            let rect = Rect::from_min_size(rect.min, size);
            let mut ui = ui.new_child(UiBuilder::new().max_rect(rect));
            self.panels_ui(&mut ui);
        });
        panels::laboratory::ui(&ctx, &mut self.laboratory, &mut self.requests);
        panels::gallery::ui(&ctx, &mut self.gallery, self.document.scene(), &mut self.requests);
        self.exchange_ui(&ctx);
        self.modal_ui(&ctx);
        self.take_paste(&ctx);
        let requests = self.requests.take();
        if !requests.is_empty() {
            for request in requests {
                self.carry_out(request, &ctx);
            }
            // The effects of the requests show in the next frame.
            ctx.request_repaint();
        }
        if self.session.attention.end_frame() {
            ctx.request_repaint();
        }
        self.set_key_context(&ctx);
    }

    fn save(&mut self, storage: &mut dyn eframe::Storage) {
        eframe::set_value(storage, SETTINGS_KEY, &self.session.settings);
    }

    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        visuals.panel_fill.to_normalized_gamma_f32()
    }
}
