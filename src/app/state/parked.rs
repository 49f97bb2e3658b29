//! The scene of the other dimension, which the switch between 2D and 3D has set aside.

use super::document::Document;
use super::playback::Playback;

/// A scene set aside with its history and its step.
#[derive(Clone, Debug)]
pub(crate) struct Parked {
    /// The scene with its history.
    pub(crate) document: Document,
    /// The playhead of the scene; `None` if the scene was not shown yet.
    pub(crate) playback: Option<Playback>,
    /// Whether the verdict of the scene is hidden, if the user has decided that.
    pub(crate) hides_verdict: Option<bool>,
}

impl Parked {
    /// Creates a parked scene that was not shown yet.
    pub(crate) const fn new(document: Document) -> Self {
        Self { document, playback: None, hides_verdict: None }
    }
}
