//! The choice of the shown scene: a new or recent scene, that of the other dimension, or a neighbor of the
//! open scene.

use std::path::{Path, PathBuf};

use eframe::egui::Context;

use super::dialogs::{Modal, PendingOpen};
use super::natural_order::in_natural_order;
use super::start::{explorer_document, start_document};
use super::{App, Pass};
use crate::app::features::explore;
use crate::app::state::home::Origin;
use crate::app::state::layout::{Drawer, Workspace};
use crate::app::state::parked::{Parked, Progress};
use crate::app::state::recent::RecentScene;
use crate::app::state::request::EXTENSION;
use crate::files;
use crate::geometry::Dimension;
use crate::message::text;
use crate::scene::SceneFile;
use crate::scene::library::{self, SHIPPED};

/// Maximum number of files of a folder that are examined for the next scene.
const MAX_LOOKED_AT: usize = 200;

impl App {
    /// Opens a plain scene to start from.
    pub(crate) fn open_new(&mut self, dimension: Dimension, ctx: &Context) {
        self.open(library::blank(dimension), Origin::New, ctx);
    }

    /// Shows the fields of title and notes.
    pub(crate) fn edit_notes(&mut self, ctx: &Context) {
        self.show_run_in(Workspace::Run, ctx);
        if self.session.room.docks_setup() {
            self.session.settings.show_setup = true;
        } else {
            self.session.drawer = Some(Drawer::Setup);
        }
        let scene = self.document.scene();
        self.features.notes.edit(&scene.title, &scene.notes);
    }

    /// Opens the recent scene with this index.
    pub(crate) fn open_recent(&mut self, index: usize, ctx: &Context) {
        match self.recent.entries().get(index).cloned() {
            Some(RecentScene::File(path)) => self.open_file(&path, ctx),
            Some(RecentScene::Kept { name, .. }) => match self.recent.kept(&name) {
                Ok((scene, Some(shipped))) => {
                    self.leave(PendingOpen::Kept { scene: Box::new(scene), shipped, name }, ctx);
                }
                // A later version of the program has another library.
                Ok((scene, None)) => self.open(scene, Origin::Recovered, ctx),
                Err(text) => {
                    self.modal = Some(Modal::Message {
                        title: text!("shell-this-scene-cannot-be-opened").to_owned(),
                        text,
                    });
                }
            },
            None => {}
        }
    }

    /// Shows the last scene of a dimension, at its step, or else the start scene. The open scene is set
    /// aside.
    pub(crate) fn show_dimension(&mut self, dimension: Dimension, ctx: &Context) {
        if self.document.scene().dimension == dimension {
            return;
        }
        let explores = self.session.workspace == Workspace::Explore;
        if explores && !self.is_explorer_scene() {
            // The run keeps its place in the history, where One run finds it.
            let Pass { mut cx, features, .. } = self.pass();
            features.explorer.show_first(dimension, &mut cx);
            return self.carry_out_all(ctx);
        }
        match &self.parked {
            Some(parked) if parked.document.scene().dimension != dimension => {
                // The open scene has changed its dimension: only one of each is kept.
                let start = start_document(dimension);
                self.open(start.scene().clone(), start.origin().clone(), ctx);
            }
            Some(_) => self.swap_with_parked(ctx),
            None => {
                let start = if explores { explorer_document(dimension) } else { start_document(dimension) };
                self.parked = Some(Box::new(Parked::new(start)));
                self.swap_with_parked(ctx);
            }
        }
        // A scene that cannot be explored says so, and offers others.
        if explores {
            self.session.workspace = Workspace::Explore;
        }
    }

    /// Returns whether the scene was opened as a simplex to explore.
    fn is_explorer_scene(&self) -> bool {
        let scene = self.document.scene();
        explore::is_made_for(scene) && self.features.explorer.run_before(&self.document).is_none()
    }

    /// Swaps the open scene with the scene set aside.
    pub(crate) fn swap_with_parked(&mut self, ctx: &Context) {
        let Some(parked) = self.parked.take() else { return };
        let Parked { document, progress } = *parked;
        self.drop_gesture(ctx);
        self.document.cancel_gesture();
        self.document.show_aside(None);
        self.parked = Some(Box::new(Parked {
            document: std::mem::replace(&mut self.document, document),
            progress: Some(Progress::of(&self.session)),
        }));
        let hides_verdict = self.session.hides_verdict;
        self.start_over(ctx);
        match progress {
            Some(progress) => progress.resume(&mut self.session),
            // A start scene keeps its end as a surprise if the other one does.
            None => self.session.hides_verdict = hides_verdict,
        }
        ctx.request_repaint();
    }

    /// Opens the scene before or after the open one: in the folder of a file, or else among the shipped
    /// scenes, which wrap around.
    pub(crate) fn open_neighbour(&mut self, by: isize, ctx: &Context) {
        if let Some(file) = self.document.file().map(Path::to_owned) {
            return self.open_neighbour_of(&file, by, ctx);
        }
        let count = SHIPPED.len();
        let next = match self.document.shipped() {
            // Wraps around at both ends of the list.
            Some(index) => (index + count).saturating_add_signed(by) % count,
            None => 0,
        };
        self.open_shipped(next, ctx);
    }

    fn open_neighbour_of(&mut self, file: &Path, by: isize, ctx: &Context) {
        if let Some(path) = neighbour(file, by) {
            return self.open_file(&path, ctx);
        }
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let place = if by < 0 { "first" } else { "last" };
        self.session.tell(text!("shell-is-the-scene-of-its"; name = name, place = place));
    }

    pub(crate) fn open_shipped(&mut self, index: usize, ctx: &Context) {
        if let Some(shipped) = SHIPPED.get(index) {
            self.open(shipped.scene(), Origin::Shipped(index), ctx);
        }
    }
}

/// The nearest scene file before or after a file in its folder, in the natural order of the names.
fn neighbour(file: &Path, by: isize) -> Option<PathBuf> {
    let name = |path: &Path| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let own = name(file);
    let mut others = files::list(file.parent()?);
    others.retain(|path| {
        let is_named = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case(EXTENSION));
        let order = in_natural_order(&name(path), &own);
        is_named && if by < 0 { order.is_lt() } else { order.is_gt() }
    });
    others.sort_by(|a, b| in_natural_order(&name(a), &name(b)));
    if by < 0 {
        others.reverse();
    }
    others.into_iter().take(MAX_LOOKED_AT).find(|path| SceneFile::read(path).is_ok())
}
