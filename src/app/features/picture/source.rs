//! The owned source data of pictures, so that they can be drawn on a thread.

use crate::figure::Analysis;
use crate::figure::picture::{Album, Layout, Look, SecondRun};
use crate::scene::Scene;

/// The scene with its run, and the look of the picture.
#[derive(Clone, Debug)]
pub(crate) struct PictureSource {
    pub(crate) scene: Scene,
    pub(crate) analysis: Analysis,
    /// The second run of Compare.
    pub(crate) beside: Option<SecondRun>,
    pub(crate) look: Look,
    pub(crate) layout: Layout,
}

impl PictureSource {
    /// Returns the pictures.
    pub(crate) fn album(&self) -> Album<'_> {
        Album::new(&self.scene, &self.analysis, self.look, self.layout).beside(self.beside.as_ref())
    }
}
