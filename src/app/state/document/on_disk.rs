//! The file of the open scene: comparing, saving and reloading it.

use std::path::{Path, PathBuf};

use super::{Document, HomedScene, decidable};
use crate::app::state::home::Origin;
use crate::files::{Fingerprint, OnDisk};
use crate::message::text;
use crate::scene::Scene;

impl Document {
    /// Compares the bytes of its file with those last read or written here.
    pub(crate) fn compare_file(&self) -> OnDisk {
        self.home().compare()
    }

    /// Checks whether the scene's file was changed or deleted, see [`Fingerprint::glance`]. A deleted file
    /// makes the scene unsaved until it exists again.
    pub(crate) fn glance_at_file(&mut self) -> OnDisk {
        self.homes[self.state.home].glance()
    }

    /// Returns the initial path of a save dialog.
    pub(crate) fn suggested_path(&self) -> PathBuf {
        self.home().suggested_path(&self.state.scene.title)
    }

    /// Records that the scene has been saved to this file.
    pub(crate) fn mark_saved(&mut self, path: &Path, fingerprint: Fingerprint) {
        self.homes[self.state.home].origin = Origin::File(path.to_owned());
        self.mark_on_disk(path, &self.state.scene.clone(), fingerprint);
    }

    /// Shows the current content of the scene's file. Undo restores the previous scene, which then counts as
    /// a change of the file.
    pub(crate) fn reload(&mut self, scene: Scene, fingerprint: Fingerprint) {
        if let Some(path) = self.file().map(Path::to_owned) {
            self.mark_on_disk(&path, &scene, fingerprint);
            self.cancel_gesture();
            self.show_aside(None);
            if scene != self.state.scene {
                let state =
                    HomedScene { scene: decidable(scene), home: self.state.home, replaced: [false; 2] };
                self.enter(text!("document-undo-reload").to_owned(), state);
            }
        }
    }

    /// Records the content of a file, for all states that belong to it.
    fn mark_on_disk(&mut self, path: &Path, saved: &Scene, fingerprint: Fingerprint) {
        for home in self.homes.iter_mut().filter(|home| home.file() == Some(path)) {
            home.hold(saved.clone(), fingerprint);
        }
    }
}
