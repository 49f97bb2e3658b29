//! Scenes set aside: that of the other dimension, and that whose place a simplex has taken.

use super::document::Document;
use super::playback::Playback;
use super::session::Session;
use crate::scene::Scene;

/// A scene set aside with its history and its step.
#[derive(Clone, Debug)]
pub(crate) struct Parked {
    /// The scene with its history.
    pub(crate) document: Document,
    /// The playhead of the scene; `None` if the scene was not shown yet.
    pub(crate) progress: Option<Progress>,
}

impl Parked {
    /// Creates a parked scene that was not shown yet.
    pub(crate) const fn new(document: Document) -> Self {
        Self { document, progress: None }
    }
}

/// The progress of a run that was set aside.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Progress {
    /// The playhead.
    playback: Playback,
    /// Whether the verdict is hidden, if the user has decided that.
    hides_verdict: Option<bool>,
}

impl Progress {
    /// Returns the progress of the shown run, paused.
    pub(crate) fn of(session: &Session) -> Self {
        let mut playback = session.playback;
        playback.pause();
        Self { playback, hides_verdict: session.hides_verdict }
    }

    /// Returns the index of the step.
    pub(crate) const fn step(&self) -> usize {
        self.playback.step()
    }

    /// Continues there. The speed is that of the window.
    pub(crate) fn resume(self, session: &mut Session) {
        let speed = session.playback.speed;
        session.playback = self.playback;
        session.playback.speed = speed;
        session.hides_verdict = self.hides_verdict;
    }
}

/// A scene that undo leads back to, with the progress of its run.
#[derive(Clone, Debug)]
pub(crate) struct Replaced {
    /// The scene.
    pub(crate) scene: Scene,
    /// The progress of its run.
    pub(crate) progress: Progress,
}
