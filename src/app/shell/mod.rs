//! The window around the panels: its start, its parts, files and dialogs, and the execution of requests.

pub(crate) mod available_commands;
pub(crate) mod background;
pub(crate) mod background_task;
pub(crate) mod cameras;
pub(crate) mod commands;
pub(crate) mod dialogs;
mod directions;
pub(crate) mod explanation;
mod file_service;
pub(crate) mod files;
pub(crate) mod importing;
pub(crate) mod launch;
mod links;
mod menu;
pub(crate) mod menu_bar;
pub(crate) mod modal;
mod natural_order;
pub(crate) mod opening;
pub(crate) mod overlays;
pub(crate) mod panic_recovery;
mod presenter;
pub(crate) mod recovering;
pub(crate) mod renderer;
pub(crate) mod requests;
pub(crate) mod saving;
pub(crate) mod scenes;
pub(crate) mod search;
pub(crate) mod selection;
pub(crate) mod setup;
pub(crate) mod shaping;
pub(crate) mod sharing;
mod showing;
mod soundness;
mod speaking;
pub(crate) mod start;
pub(crate) mod status;
pub(crate) mod toast;
pub(crate) mod unsaved;
pub(crate) mod views;
pub(crate) mod work_area;
pub(crate) mod workspace;

use std::fmt;

use eframe::egui::Context;

use crate::app::command::Command;
use crate::app::editing::keys::Keys;
use crate::app::editing::presses::Presses;
use crate::app::editing::state::Editing;
use crate::app::features::{Features, explore};
use crate::app::panels::touch::TouchInput;
use crate::app::state::clipboard::Clipboard;
use crate::app::state::cx::Cx;
use crate::app::state::derived::Derived;
use crate::app::state::document::Document;
use crate::app::state::layout::Workspace;
use crate::app::state::parked::Parked;
use crate::app::state::playback::Playback;
use crate::app::state::presenter::Presenter;
use crate::app::state::recent::Recent;
use crate::app::state::recovery::Recovery;
use crate::app::state::recovery_file::Folders;
use crate::app::state::request::Requests;
use crate::app::state::session::Session;
use crate::app::state::settings::AppSettings;
use crate::app::state::settings_file::SettingsFile;
use crate::app::state::view::View;
use crate::app::widgets::stops::Stops;
use crate::app::widgets::theme;
use crate::geometry::Dimension;
use crate::scene::SceneFile;
use background_task::{BackgroundTask, PreparedScene, SceneUpdate};
use dialogs::{Modal, PendingOpen};
use files::Dialog;
use search::{LeftoverSearch, SearchCause};
use sharing::Sharing;
use soundness::Soundness;
pub use start::Start;

/// The application window.
pub struct App {
    pub(super) document: Document,
    pub(super) session: Session,
    pub(super) editing: Editing,
    pub(super) derived: Derived,
    pub(super) features: Features,
    /// The work that a dialog waits for.
    pub(super) ahead: Option<BackgroundTask>,
    /// The result of that work, for a scene that is about to be shown.
    pub(super) prepared: Option<PreparedScene>,
    /// The work on a slow change.
    pub(super) change: Option<SceneUpdate>,
    /// Presenter mode, if the window is in it.
    pub(super) presenter: Option<Presenter>,
    /// Whether the pointer rests where it was when the window opened.
    pub(super) pointer_rests: bool,
    /// The views before presenter mode, for the frame after it ends: the frame in which it ends still has
    /// its text size.
    pub(super) views_before: Option<[View; 2]>,
    /// Whether the next frame enters presenter mode.
    pub(super) is_to_present: bool,
    /// The requests of the panels in this pass.
    pub(super) requests: Requests,
    /// The commands that wait for a text field to commit.
    pub(super) waiting: Vec<Command>,
    /// The system's file dialog.
    pub(super) dialog: Dialog,
    /// The scene of the other dimension, if the switch has set one aside.
    pub(super) parked: Option<Box<Parked>>,
    /// The recent scenes.
    pub(super) recent: Recent,
    /// The lock on the document's file.
    pub(super) sharing: Sharing,
    /// The recovery files of this window.
    pub(super) recovery: Recovery,
    /// The file of the settings, if they are saved.
    pub(super) settings_file: Option<SettingsFile>,
    /// The folders with the stored data of all windows; without them nothing is stored.
    pub(super) folders: Option<Folders>,
    /// The search for unsaved scenes.
    pub(super) search: Option<LeftoverSearch>,
    /// The application's own dialog, if one is open.
    pub(super) modal: Option<Modal>,
    /// The dialog Make touch, if it is open.
    pub(super) touch: Option<TouchInput>,
    /// The action that follows once the scene has been saved.
    pub(super) after_save: Option<PendingOpen>,
    /// The number of panics since a frame was last shown to its end.
    pub(super) soundness: Soundness,
    /// Whether the user has agreed to close the window.
    pub(super) may_close: bool,
    /// The title of the window.
    pub(super) title: String,
    /// The name of the renderer, for a bug report.
    pub(super) renderer: String,
}

/// The state that the parts of the window show and change in a pass.
pub(crate) struct Pass<'a> {
    /// The context of panels and features.
    pub(crate) cx: Cx<'a>,
    /// The features, each with its own state.
    pub(crate) features: &'a mut Features,
    /// Drags, typed numbers and the arrow keys.
    pub(crate) editing: &'a mut Editing,
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
    pub fn new(cc: &eframe::CreationContext<'_>, mut start: Start) -> Self {
        theme::install(&cc.egui_ctx);
        // First: the others see the events of one frame.
        cc.egui_ctx.add_plugin(Presses::default());
        // It takes keys away that would be commands.
        cc.egui_ctx.add_plugin(Clipboard::new(start.clipboard));
        cc.egui_ctx.add_plugin(Keys::default());
        // After the commands: it takes what they leave.
        cc.egui_ctx.add_plugin(Stops::default());
        let settings: AppSettings =
            cc.storage.and_then(|storage| eframe::get_value(storage, AppSettings::KEY)).unwrap_or_default();
        match start.language {
            Some(language) => language.choose(),
            None => settings.speak(),
        }
        let elsewhere = start.file.is_some()
            || start.lesson.is_some()
            || start.late.is_some()
            || start.exhibit.is_some()
            || start.link.is_some();
        let plays = !elsewhere && start.step.is_none();
        let first = start::start_document(Dimension::Two);
        let of_first = Derived::of(first.scene(), first.revision());
        let (later, file) = start.file.take().map_or((None, None), |file| {
            if of_first.takes_long(&file.scene) { (Some(file), None) } else { (None, Some(file)) }
        });
        let (document, derived) = file.map_or((first, of_first), |file| {
            let document = Document::of_file(file);
            let derived = Derived::of(document.scene(), document.revision());
            (document, derived)
        });
        let mut session = Session::new(settings, derived.analysis.trace.steps(), document.scene().view);
        if explore::is_made_for(document.scene()) {
            session.workspace = Workspace::Explore;
        }
        session.notice = start.notice.take();
        let mut features = Features::default();
        features.go_home(document.scene().view);
        features.lessons.teacher.may_embed = start.embeds;
        if plays {
            // The end stays hidden as a surprise.
            session.hides_verdict = Some(true);
            if start.tours && !session.settings.tour_done {
                features.welcome.open();
                session.settings.simple = true;
            } else {
                session.playback.play();
            }
        }
        let folders = start.data_folder.as_deref().map(Folders::within);
        features.lessons.folders.clone_from(&folders);
        let settings_file = start.settings.as_ref().zip(folders.as_ref());
        let settings_file =
            settings_file.map(|(path, folders)| SettingsFile::read(path, &folders.locks, &cc.egui_ctx));
        let mut recent = Recent::new(start.data_folder.take());
        if let Some(file) = document.file() {
            recent.add_file(file);
        }
        let mut app = Self {
            document,
            session,
            editing: Editing::default(),
            derived,
            features,
            ahead: None,
            prepared: None,
            change: None,
            presenter: None,
            pointer_rests: true,
            views_before: None,
            is_to_present: start.presents,
            requests: Requests::default(),
            waiting: Vec::new(),
            dialog: Dialog::default(),
            parked: None,
            recent,
            sharing: Sharing::new(folders.as_ref().map(|folders| folders.locks.clone())),
            recovery: Recovery::new(folders.clone(), &cc.egui_ctx),
            settings_file,
            folders,
            search: None,
            soundness: Soundness::default(),
            modal: None,
            touch: None,
            after_save: None,
            may_close: false,
            title: String::new(),
            renderer: renderer::in_words(cc),
        };
        app.open_first(start, later, &cc.egui_ctx);
        app
    }

    /// Opens what the window starts with. `later` is a scene that takes long.
    fn open_first(&mut self, start: Start, later: Option<SceneFile>, ctx: &Context) {
        self.show_as_kept();
        if let Some(step) = start.step.filter(|_| start.late.is_none()) {
            self.session.playback.jump(step.saturating_sub(1));
        }
        self.look_for_leftovers(SearchCause::Start, ctx);
        if let Some(late) = start.late {
            self.await_late(late, start.step, ctx);
        }
        if let Some(file) = later {
            self.open_at(PendingOpen::Open(Box::new(file)), start.step, ctx);
        }
        if let Some(loaded) = start.lesson {
            self.open_at(PendingOpen::BeginLesson(loaded, 0), start.step, ctx);
        }
        if let Some(link) = start.link {
            self.open_link(&link, ctx);
        }
        if let Some(exhibit) = start.exhibit {
            self.show_exhibit(exhibit, ctx);
        }
    }

    /// Returns the parts of the window that panels and features show and change.
    pub(crate) fn pass(&mut self) -> Pass<'_> {
        let Self { document, session, editing, derived, features, requests, .. } = self;
        Pass { cx: Cx::new(document, derived, session, requests), features, editing }
    }

    /// Returns the open document.
    pub const fn document(&self) -> &Document {
        &self.document
    }

    /// Returns the playhead.
    pub const fn playback(&self) -> &Playback {
        &self.session.playback
    }

    /// Returns the notice in the status line.
    pub fn notice(&self) -> Option<&str> {
        self.session.notice.as_deref()
    }
}
