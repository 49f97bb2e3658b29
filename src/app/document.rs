//! The scene that is open: what is undone and saved.

use std::path::{Path, PathBuf};

use super::history::History;
use crate::gjk::Algorithm;
use crate::scene::Scene;
use crate::scene::library::SHIPPED;

/// Where the scene came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The shipped scene with this index; it is saved under another name.
    Shipped(usize),
    /// The laboratory; it is in no file yet.
    Laboratory,
    /// The explorer, which has put a simplex together; it is in no file yet.
    Explorer,
    /// A text, or points, that were brought in; it is in no file yet.
    Imported,
    /// A file, absolute where the system could tell.
    File(PathBuf),
}

/// What a scene goes back to: where it came from, and as what.
#[derive(Clone, Debug)]
struct Home {
    /// The scene as it is in the file.
    saved: Scene,
    origin: Origin,
}

/// A scene, and the number of its home: a step of the history may lead from one home to another.
#[derive(Clone, Debug)]
struct State {
    scene: Scene,
    home: usize,
}

/// A scene with its history and its file.
#[derive(Clone, Debug)]
pub struct Document {
    state: State,
    /// Every home that a state of the history has.
    homes: Vec<Home>,
    history: History<State>,
    /// The scene as it was when the gesture under way began.
    gesture: Option<Scene>,
    /// What is shown in place of the scene, which stays as it is: Q on its way.
    aside: Option<Box<Scene>>,
    /// Grows with every change of what is shown, so that what is derived knows when it is stale.
    revision: u64,
}

impl Document {
    /// An unchanged scene; changed in one thing where its algorithm does not decide scenes of its dimension, which the
    /// format allows: then the default algorithm stands in.
    pub(crate) fn new(mut scene: Scene, origin: Origin) -> Self {
        let home = Home { saved: scene.clone(), origin };
        if scene.query.algorithm.refusal(scene.dimension).is_some() {
            scene.query.algorithm = Algorithm::default();
        }
        Self {
            state: State { scene, home: 0 },
            homes: vec![home],
            history: History::default(),
            gesture: None,
            aside: None,
            revision: 0,
        }
    }

    fn home(&self) -> &Home {
        &self.homes[self.state.home]
    }

    /// The scene: what is edited, undone and saved.
    pub const fn scene(&self) -> &Scene {
        &self.state.scene
    }

    /// The scene as it is shown: with Q elsewhere, while it is on its way.
    pub fn shown(&self) -> &Scene {
        self.aside.as_deref().unwrap_or(&self.state.scene)
    }

    /// Whether another scene is shown than the one that is saved.
    pub(crate) const fn is_shown_aside(&self) -> bool {
        self.aside.is_some()
    }

    /// Shows this in place of the scene, until the next change; none shows the scene again.
    pub(crate) fn show_aside(&mut self, aside: Option<Scene>) {
        if self.aside.as_deref() != aside.as_ref() {
            self.aside = aside.map(Box::new);
            self.revision += 1;
        }
    }

    /// The title of the scene, or else the name of its file.
    pub fn title(&self) -> String {
        let stem = self.file().and_then(Path::file_stem).map(|stem| stem.to_string_lossy().into_owned());
        match self.scene().title.trim() {
            "" => stem.unwrap_or_else(|| "Untitled".to_owned()),
            title => title.to_owned(),
        }
    }

    /// Where it came from.
    pub fn origin(&self) -> &Origin {
        &self.home().origin
    }

    /// Its file, if it has one.
    pub fn file(&self) -> Option<&Path> {
        match self.origin() {
            Origin::File(path) => Some(path),
            Origin::Shipped(_) | Origin::Laboratory | Origin::Explorer | Origin::Imported => None,
        }
    }

    /// The index of the shipped scene that it is.
    pub fn shipped(&self) -> Option<usize> {
        match self.origin() {
            Origin::Shipped(index) => Some(*index),
            Origin::File(_) | Origin::Laboratory | Origin::Explorer | Origin::Imported => None,
        }
    }

    /// Whether there are changes that no file has.
    pub fn is_changed(&self) -> bool {
        self.state.scene != self.home().saved || self.would_be_lost()
    }

    /// Whether it came from somewhere that keeps nothing. The laboratory finds a wrong case again, by its seed.
    fn would_be_lost(&self) -> bool {
        match self.origin() {
            Origin::Imported => true,
            Origin::Laboratory | Origin::Explorer | Origin::Shipped(_) | Origin::File(_) => false,
        }
    }

    /// A number that is another one after every change of what is shown.
    pub(crate) const fn revision(&self) -> u64 {
        self.revision
    }

    /// The name of the change that undo would take back.
    pub fn undo_name(&self) -> Option<&str> {
        self.history.undo_name()
    }

    /// The name of the change that redo would make again.
    pub fn redo_name(&self) -> Option<&str> {
        self.history.redo_name()
    }

    /// Where a dialog for saving starts.
    pub(crate) fn suggested_path(&self) -> PathBuf {
        match self.origin() {
            Origin::File(path) => path.clone(),
            Origin::Laboratory => PathBuf::from("wrong-case.ron"),
            Origin::Explorer => PathBuf::from("explored.ron"),
            Origin::Imported => PathBuf::from("imported.ron"),
            Origin::Shipped(index) => {
                PathBuf::from(SHIPPED.get(*index).map_or("scene.ron", |shipped| shipped.file_name))
            }
        }
    }

    /// The scene is in this file now.
    pub(crate) fn mark_saved(&mut self, path: PathBuf) {
        self.homes[self.state.home] = Home { saved: self.state.scene.clone(), origin: Origin::File(path) };
    }

    /// One change that is complete: it can be undone by this name. A scene that is the same is no change.
    pub(crate) fn edit(&mut self, name: String, scene: Scene) {
        self.cancel_gesture();
        self.show_aside(None);
        if scene != self.state.scene {
            self.enter(name, State { scene, home: self.state.home });
        }
    }

    /// Another scene, which has no file yet, takes the place of this one; undo brings this one back, with its file.
    pub(crate) fn replace(&mut self, name: String, scene: Scene, origin: Origin) {
        self.cancel_gesture();
        self.show_aside(None);
        let home = self.homes.len();
        self.homes.push(Home { saved: scene.clone(), origin });
        self.enter(name, State { scene, home });
    }

    fn enter(&mut self, name: String, state: State) {
        let before = std::mem::replace(&mut self.state, state);
        self.history.commit(name, before);
        self.revision += 1;
    }

    /// A change in the middle of a gesture, such as a drag: shown, but not yet in the history.
    pub(crate) fn preview(&mut self, scene: Scene) {
        if self.gesture.is_none() {
            self.gesture = Some(self.state.scene.clone());
        }
        self.show_aside(None);
        if scene != self.state.scene {
            self.state.scene = scene;
            self.revision += 1;
        }
    }

    /// The gesture is over: all of it is one change.
    pub(crate) fn commit_gesture(&mut self, name: String) {
        if let Some(before) = self.gesture.take()
            && before != self.state.scene
        {
            self.history.commit(name, State { scene: before, home: self.state.home });
        }
    }

    /// The gesture is given up: the scene is as it was before.
    pub(crate) fn cancel_gesture(&mut self) {
        if let Some(before) = self.gesture.take() {
            self.state.scene = before;
            self.revision += 1;
        }
    }

    /// Takes the last change back; its name.
    pub(crate) fn undo(&mut self) -> Option<String> {
        self.cancel_gesture();
        self.show_aside(None);
        let name = self.history.undo(&mut self.state)?;
        self.revision += 1;
        Some(name)
    }

    /// Makes the last change again that was taken back; its name.
    pub(crate) fn redo(&mut self) -> Option<String> {
        self.cancel_gesture();
        self.show_aside(None);
        let name = self.history.redo(&mut self.state)?;
        self.revision += 1;
        Some(name)
    }
}
