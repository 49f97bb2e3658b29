//! The open scene with its undo history and its file.

use crate::message::text;

mod on_disk;
#[cfg(test)]
mod tests;

use std::path::{Path, PathBuf};

use crate::app::state::history::History;
use crate::app::state::home::{Home, Origin};
use crate::edit::{Edit, EditError};
use crate::files::Fingerprint;
use crate::gjk::Algorithm;
use crate::scene::library::{SHIPPED, Shipped};
use crate::scene::{Expectation, Scene, SceneFile};

/// A scene and the index of its [`Home`], which is its source. Undo may lead back to a scene with another source.
#[derive(Clone, Debug)]
struct HomedScene {
    scene: Scene,
    home: usize,
    /// For P and for Q, whether the shape differs from the original shape of the scene.
    replaced: [bool; 2],
}

/// A scene that is in no file.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Unsaved<'a> {
    /// The scene.
    pub(crate) scene: &'a Scene,
    /// The number of changes to undo until the scene is shown; 0 for the open scene.
    pub(crate) undoes: usize,
    /// The index of the scene's home.
    pub(crate) home: usize,
    /// The file of the scene, with the bytes last read or written there.
    pub(crate) file: Option<(&'a Path, Fingerprint)>,
    /// The index of the shipped scene that this is a changed version of.
    pub(crate) shipped: Option<usize>,
    /// The name under which it was kept among the recent scenes.
    pub(crate) kept: Option<&'a str>,
}

/// A current gesture: a drag, typed numbers, a held key or slider.
#[derive(Clone, Debug)]
struct CurrentGesture {
    /// The scene before the gesture. Every preview starts from it, so that roundoff does not accumulate and
    /// Esc restores it exactly.
    before: Scene,
    /// The scene that was shown instead.
    aside: Option<Box<Scene>>,
    /// The name of the last preview.
    name: String,
}

/// A scene with its history and its file.
#[derive(Clone, Debug)]
pub struct Document {
    state: HomedScene,
    /// The homes of all states in the history.
    homes: Vec<Home>,
    history: History<HomedScene>,
    gesture: Option<CurrentGesture>,
    /// The scene that is shown instead of the document's own: Q at a frame of its motion.
    aside: Option<Box<Scene>>,
    /// Increases with every change of the shown scene, so that derived data knows when it is stale.
    revision: u64,
}

/// The scene, with the default algorithm if its own does not decide scenes of this dimension. Files may name
/// such an algorithm.
fn decidable(mut scene: Scene) -> Scene {
    if scene.query.algorithm.refusal(scene.dimension).is_some() {
        scene.query.algorithm = Algorithm::default();
    }
    scene
}

impl Document {
    /// Opens a scene.
    pub(crate) fn new(scene: Scene, origin: Origin) -> Self {
        let home = Home::new(&scene, origin);
        Self {
            state: HomedScene { scene: decidable(scene), home: 0, replaced: [false; 2] },
            homes: vec![home],
            history: History::default(),
            gesture: None,
            aside: None,
            revision: 0,
        }
    }

    /// Opens the scene of a file.
    pub(crate) fn of_file(SceneFile { scene, path, fingerprint }: SceneFile) -> Self {
        let mut document = Self::new(scene, Origin::File(path));
        document.homes[0].fingerprint = Some(fingerprint);
        document
    }

    /// Creates the document of an unsaved scene, with its file and the bytes last read or written there.
    pub(crate) fn recovered(scene: Scene, file: Option<(PathBuf, Fingerprint)>) -> Self {
        let (origin, fingerprint) = match file {
            Some((path, fingerprint)) => (Origin::File(path), Some(fingerprint)),
            None => (Origin::Recovered, None),
        };
        let mut document = Self::new(scene, origin);
        let home = &mut document.homes[0];
        (home.saved, home.fingerprint) = (None, fingerprint);
        document
    }

    /// Opens a changed version of the shipped scene with this index, which is kept under a name among the
    /// recent scenes.
    pub(crate) fn of_kept(scene: Scene, shipped: usize, name: String) -> Self {
        let mut document = Self::new(scene, Origin::Shipped(shipped));
        let home = &mut document.homes[0];
        (home.saved, home.kept) = (SHIPPED.get(shipped).map(Shipped::scene), Some(name));
        document
    }

    /// Records the name under which a changed shipped scene is kept.
    pub(crate) fn mark_kept(&mut self, home: usize, name: String) {
        if let Some(home) = self.homes.get_mut(home) {
            home.kept = Some(name);
        }
    }

    fn home(&self) -> &Home {
        &self.homes[self.state.home]
    }

    /// Returns the scene that is edited, undone and saved.
    pub const fn scene(&self) -> &Scene {
        &self.state.scene
    }

    /// Returns the scene on screen: the document's own, or with Q at a frame of its motion.
    pub fn shown(&self) -> &Scene {
        self.aside.as_deref().unwrap_or(&self.state.scene)
    }

    /// Returns whether the shown scene is not the document's own.
    pub(crate) const fn is_shown_aside(&self) -> bool {
        self.aside.is_some()
    }

    /// Shows another scene until the next change; `None` shows the document's own again.
    pub(crate) fn show_aside(&mut self, aside: Option<Scene>) {
        if self.aside.as_deref() != aside.as_ref() {
            self.aside = aside.map(Box::new);
            self.revision += 1;
        }
    }

    /// Returns the title of the scene, or else the name of its file, or else `Untitled`.
    pub fn title(&self) -> String {
        let stem = self.file().and_then(Path::file_stem).map(|stem| stem.to_string_lossy().into_owned());
        match self.scene().title.trim() {
            "" => stem.unwrap_or_else(|| text!("document-untitled").to_owned()),
            title => title.to_owned(),
        }
    }

    /// Returns the source of the scene.
    pub fn origin(&self) -> &Origin {
        &self.home().origin
    }

    /// Returns the file of the scene, if it has one.
    pub fn file(&self) -> Option<&Path> {
        self.home().file()
    }

    /// Returns the index of the shipped scene, if the scene is one.
    pub fn shipped(&self) -> Option<usize> {
        self.home().shipped()
    }

    /// Returns whether the user has changed shapes or query since the scene was opened or saved.
    pub(crate) fn has_another_pair(&self) -> bool {
        self.home().has_another_pair(&self.state.scene)
    }

    /// Returns whether closing the document would lose data: see `unsaved`.
    pub fn is_changed(&self) -> bool {
        self.unsaved().next().is_some()
    }

    /// Returns the scenes that are in no file: the open one first, then those that undo would restore.
    pub(crate) fn unsaved(&self) -> impl Iterator<Item = Unsaved<'_>> {
        let mut homes = None;
        std::iter::once(&self.state)
            .chain(self.history.behind())
            .enumerate()
            .filter(move |(_, state)| homes.replace(state.home) != Some(state.home))
            .filter(|(_, state)| self.homes[state.home].lacks(&state.scene))
            .map(|(undoes, HomedScene { scene, home, .. })| {
                let own = &self.homes[*home];
                let (file, shipped) = (own.file().zip(own.fingerprint), own.shipped());
                Unsaved { scene, undoes, home: *home, file, shipped, kept: own.kept.as_deref() }
            })
    }

    /// Returns the number of changes to undo until the document shows this scene again.
    pub(crate) fn undoes_to(&self, scene: &Scene) -> Option<usize> {
        self.history.behind().position(|state| state.scene == *scene).map(|index| index + 1)
    }

    /// Returns whether the open scene, whatever undo leads to, is in no file.
    pub(crate) fn is_open_scene_changed(&self) -> bool {
        self.home().lacks(self.scene())
    }

    /// Returns whether the scene's file was found deleted.
    pub(crate) fn is_gone(&self) -> bool {
        self.home().is_gone
    }

    /// Returns the scene as it was opened or last saved, unless it was only ever in this window.
    pub(crate) fn saved(&self) -> Option<&Scene> {
        self.home().saved.as_ref()
    }

    /// Returns whether a gesture is in progress.
    pub(crate) const fn is_in_gesture(&self) -> bool {
        self.gesture.is_some()
    }

    /// Returns a number that changes with every change of the shown scene.
    pub(crate) const fn revision(&self) -> u64 {
        self.revision
    }

    /// Returns the name of the change that undo would revert.
    pub fn undo_name(&self) -> Option<&str> {
        self.history.undo_name()
    }

    /// Returns the name of the change that redo would restore.
    pub fn redo_name(&self) -> Option<&str> {
        self.history.redo_name()
    }

    /// Returns the scene that an edit starts from: the state before the current gesture, or else the
    /// document's own. An edit of Q itself starts from the shown position of Q.
    pub(crate) fn start_of(&self, edit: &Edit) -> &Scene {
        let (own, aside) = match &self.gesture {
            Some(gesture) => (&gesture.before, &gesture.aside),
            None => (&self.state.scene, &self.aside),
        };
        aside.as_deref().filter(|_| edit.is_about_q()).unwrap_or(own)
    }

    /// Makes an edit as one step of undo. An equal scene is not a change.
    pub(crate) fn edit(&mut self, edit: &Edit) -> Result<(), EditError> {
        self.cancel_gesture();
        let scene = edit.apply(self.start_of(edit))?;
        self.show_aside(None);
        if scene != self.state.scene {
            let replaced = edit.replaced(self.state.replaced);
            let mut state = HomedScene { scene, home: self.state.home, replaced };
            if replaced == [true; 2] && self.shipped().is_some() {
                self.make_own(&mut state);
            }
            self.enter(edit.name.clone(), state);
        }
        Ok(())
    }

    /// Makes a shipped scene the user's own, once both shapes have been replaced: the text of the shipped scene is then
    /// no longer true.
    fn make_own(&mut self, state: &mut HomedScene) {
        let scene = &mut state.scene;
        scene.title.clear();
        scene.notes.clear();
        scene.tags.clear();
        scene.expect = Expectation::default();
        state.home = self.homes.len();
        self.homes.push(Home::own());
    }

    /// Makes the scene expect this result, as a part of saving it. That is not a change to undo, and earlier
    /// undone changes can still be redone.
    pub(crate) fn expect(&mut self, expectation: Expectation) {
        self.state.scene.expect = expectation;
        self.revision += 1;
    }

    /// Replaces the scene with one that has no file yet. Undo restores the previous scene with its file.
    pub(crate) fn replace(&mut self, name: String, scene: Scene, origin: Origin) {
        self.cancel_gesture();
        self.show_aside(None);
        let home = self.homes.len();
        self.homes.push(Home::new(&scene, origin));
        self.enter(name, HomedScene { scene: decidable(scene), home, replaced: [false; 2] });
    }

    fn enter(&mut self, name: String, state: HomedScene) {
        let before = std::mem::replace(&mut self.state, state);
        self.history.commit(name, before);
        self.revision += 1;
    }

    /// Shows an intermediate state of a gesture, such as a drag, without a step of undo. A refused edit
    /// keeps the last state.
    pub(crate) fn preview(&mut self, edit: &Edit) -> Result<(), EditError> {
        let scene = edit.apply(self.start_of(edit))?;
        let is_changed = self.aside.is_some() || scene != self.state.scene;
        let (own, aside) = (&self.state.scene, &mut self.aside);
        let gesture = self.gesture.get_or_insert_with(|| CurrentGesture {
            before: own.clone(),
            aside: aside.take(),
            name: String::new(),
        });
        gesture.name.clone_from(&edit.name);
        self.aside = None;
        self.state.scene = scene;
        self.revision += u64::from(is_changed);
        Ok(())
    }

    /// Ends the gesture: it becomes one step of undo, named by its last preview.
    pub(crate) fn commit_gesture(&mut self) {
        if let Some(CurrentGesture { before, name, .. }) = self.gesture.take()
            && before != self.state.scene
        {
            let HomedScene { home, replaced, .. } = self.state;
            self.history.commit(name, HomedScene { scene: before, home, replaced });
        }
    }

    /// Cancels the gesture and restores the scene before it. Returns whether there was one.
    pub(crate) fn cancel_gesture(&mut self) -> bool {
        let Some(gesture) = self.gesture.take() else { return false };
        self.state.scene = gesture.before;
        self.revision += 1;
        true
    }

    /// Undoes the last change and returns its name.
    pub(crate) fn undo(&mut self) -> Option<String> {
        self.cancel_gesture();
        self.show_aside(None);
        let name = self.history.undo(&mut self.state)?;
        self.revision += 1;
        Some(name)
    }

    /// Redoes the last undone change and returns its name.
    pub(crate) fn redo(&mut self) -> Option<String> {
        self.cancel_gesture();
        self.show_aside(None);
        let name = self.history.redo(&mut self.state)?;
        self.revision += 1;
        Some(name)
    }
}
