//! The owned source data of pictures, so that they can be drawn on a thread.

use crate::app::features::feature::Others;
use crate::app::state::cx::Cx;
use crate::figure::Analysis;
use crate::figure::picture::{Album, Exploring, Layout, Look, SecondRun, Theme};
use crate::scene::Scene;

/// The scene with its run, and the look of the picture.
#[derive(Clone, Debug)]
pub(super) struct PictureSource {
    pub(super) scene: Scene,
    pub(super) analysis: Analysis,
    /// The second run of Compare.
    pub(super) beside: Option<SecondRun>,
    pub(super) look: Look,
    pub(super) layout: Layout,
    /// Whether the words must not name the planted defects.
    is_sealed: bool,
}

impl PictureSource {
    /// Takes the scene from the workspace on screen.
    pub(super) fn of(layout: Layout, look: Look, cx: &Cx<'_>, others: &Others<'_>) -> Self {
        let pictured = others.pictured(cx.session.workspace);
        let beside = pictured.and_then(|it| Some((it.step?, it.beside?)));
        let beside = beside.map(|(stop, (analysis, comparison))| SecondRun {
            analysis: analysis.clone(),
            comparison: comparison.clone(),
            stop,
        });
        let (scene, analysis) = (cx.scene.clone(), cx.derived.analysis.clone());
        Self { scene, analysis, beside, look, layout, is_sealed: cx.derived.is_sealed }
    }

    /// Returns the pictures.
    pub(super) fn album(&self) -> Album<'_> {
        let album = Album::new(&self.scene, &self.analysis, self.look, self.layout);
        album.beside(self.beside.as_ref()).sealed(self.is_sealed)
    }
}

/// Returns the step of the pictures: in Compare, the position of the scrubber that both runs share.
pub(super) fn step(cx: &Cx<'_>, others: &Others<'_>) -> usize {
    others.pictured(cx.session.workspace).and_then(|it| it.step).unwrap_or(cx.step)
}

/// Returns the look of the views, in these colors.
pub(super) fn look(theme: Theme, cx: &Cx<'_>, others: &Others<'_>) -> Look {
    let pictured = others.pictured(cx.session.workspace);
    let cameras = match &pictured {
        Some(it) => [it.camera; 2],
        None => cx.session.views.each_ref().map(|view| view.camera),
    };
    Look {
        theme,
        overlays: cx.session.overlays,
        cameras,
        floor: cx.session.settings.show_floor,
        values: true,
        coarse: false,
        explorer: pictured.map_or_else(Exploring::default, |it| it.exploring),
    }
}
