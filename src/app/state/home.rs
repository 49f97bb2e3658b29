//! The source of a scene, and its saved state.

use std::path::{Path, PathBuf};

use crate::files::{Fingerprint, OnDisk};
use crate::scene::Scene;
use crate::scene::library::SHIPPED;
use crate::words::file_stem;

/// The source of a scene: a file, a shipped scene, or something that is in no file yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The shipped scene with this index; saving asks for another name.
    Shipped(usize),
    /// A wrong case found by the laboratory; it has no file yet.
    Laboratory,
    /// A simplex set up in the explorer; it has no file yet.
    Explorer,
    /// An imported text, file or clipboard; it has no file yet.
    Imported,
    /// A scene created here; it has no file yet.
    New,
    /// A page of a lesson; it has no file yet.
    Lesson,
    /// A link; the link has it, so it is saved until it is changed.
    Link,
    /// An unsaved scene of an earlier window; it has no file yet.
    Recovered,
    /// A file; its path is absolute if the system could resolve it.
    File(PathBuf),
}

/// The source of a scene and its saved state.
#[derive(Clone, Debug)]
pub(super) struct Home {
    /// The scene as it was opened or last saved; `None` if it was only ever in this window, and would be
    /// lost with it.
    pub(super) saved: Option<Scene>,
    pub(super) origin: Origin,
    /// The bytes of the scene's file as last read or written here; `None` if there was no file.
    pub(super) fingerprint: Option<Fingerprint>,
    /// Whether the scene's file was found deleted.
    pub(super) is_gone: bool,
    /// The name under which a changed shipped scene is kept among the recent ones.
    pub(super) kept: Option<String>,
}

impl Home {
    /// Creates the home of a scene. Only an imported or recovered scene begins as unsaved. The laboratory can reproduce
    /// its wrong cases from their seeds, and undo leads back to the run that an explored simplex came from.
    pub(super) fn new(scene: &Scene, origin: Origin) -> Self {
        let saved = (!matches!(origin, Origin::Imported | Origin::Recovered)).then(|| scene.clone());
        Self { saved, origin, fingerprint: None, is_gone: false, kept: None }
    }

    /// Creates the home of a scene that the user has made from a shipped one.
    pub(super) const fn own() -> Self {
        Self { saved: None, origin: Origin::New, fingerprint: None, is_gone: false, kept: None }
    }

    /// Returns whether a scene of this home is in no file.
    pub(super) fn lacks(&self, scene: &Scene) -> bool {
        self.is_gone || self.saved.as_ref() != Some(scene)
    }

    /// Returns whether shapes or query differ from those of the scene that was opened or saved here.
    pub(super) fn has_another_pair(&self, scene: &Scene) -> bool {
        self.saved.as_ref().is_some_and(|saved| saved.bodies != scene.bodies || saved.query != scene.query)
    }

    /// Returns the file, if it has one.
    pub(super) fn file(&self) -> Option<&Path> {
        if let Origin::File(path) = &self.origin { Some(path) } else { None }
    }

    /// Returns the index of the shipped scene, if it is one.
    pub(super) const fn shipped(&self) -> Option<usize> {
        if let Origin::Shipped(index) = self.origin { Some(index) } else { None }
    }

    /// Returns the initial path of a save dialog.
    pub(super) fn suggested_path(&self, title: &str) -> PathBuf {
        let titled = file_stem(title).map(|stem| stem + ".ron");
        let name = match &self.origin {
            Origin::File(path) => return path.clone(),
            Origin::Laboratory => "wrong-case.ron",
            Origin::Explorer => "explored.ron",
            Origin::Imported => "imported.ron",
            Origin::New | Origin::Lesson | Origin::Link | Origin::Recovered => {
                titled.as_deref().unwrap_or("scene.ron")
            }
            Origin::Shipped(index) => SHIPPED.get(*index).map_or("scene.ron", |shipped| shipped.file_name),
        };
        PathBuf::from(name)
    }

    /// Compares the bytes of the file with those last read or written here.
    pub(super) fn compare(&self) -> OnDisk {
        self.fingerprint
            .zip(self.file())
            .map_or(OnDisk::Same, |(fingerprint, path)| fingerprint.compare(path))
    }

    /// Checks whether the file was changed or deleted, see [`Fingerprint::glance`].
    pub(super) fn glance(&mut self) -> OnDisk {
        let (Some(fingerprint), Origin::File(path)) = (&mut self.fingerprint, &self.origin) else {
            return OnDisk::Same;
        };
        let found = fingerprint.glance(path);
        self.is_gone = found == OnDisk::Deleted;
        found
    }

    /// Records that the file now holds this scene, in these bytes.
    pub(super) fn hold(&mut self, scene: Scene, fingerprint: Fingerprint) {
        (self.saved, self.fingerprint, self.is_gone) = (Some(scene), Some(fingerprint), false);
    }
}
