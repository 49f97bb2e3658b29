//! P and Q as an import makes them, in one picture.

use glam::DVec2;

use super::importing::Importing;
use super::understood;
use crate::figure::{PaperMark, thumbnail_of_pair};
use crate::geometry::{Body, Side};
use crate::scene::{Scene, library};

/// The picture of the last pair, until another pair or size is shown.
#[derive(Debug, Default)]
pub(crate) struct PairPicture {
    shown: Option<([Body; 2], DVec2)>,
    marks: Vec<PaperMark>,
}

impl Importing {
    /// P and Q as the import makes them: the lists that are chosen, and otherwise the bodies that stay. None if nothing
    /// was read, or if a chosen list makes no shape.
    fn bodies(&self, scene: &Scene) -> Option<[Body; 2]> {
        let understood = self.understood()?;
        let dimension = understood::dimension(&understood.reading)?;
        let start = (dimension != scene.dimension).then(|| library::start(dimension));
        let base = start.as_ref().unwrap_or(scene);
        let body = |side: Side| match self.chosen()[side as usize] {
            Some(index) => understood.previews.get(index)?.drawn.clone(),
            None => Some(base.bodies[side].clone()),
        };
        Some([body(Side::P)?, body(Side::Q)?])
    }

    /// Whether the lists have another dimension than the scene, so that a new scene is made.
    fn starts_anew(&self, scene: &Scene) -> bool {
        let dimension = self.understood().and_then(|understood| understood::dimension(&understood.reading));
        dimension.is_some_and(|dimension| dimension != scene.dimension)
    }

    /// The picture of P and Q as the import makes them, on paper of this size; empty if there is none.
    pub(crate) fn picture(&mut self, scene: &Scene, size: DVec2) -> &[PaperMark] {
        let Some(bodies) = self.bodies(scene) else { return &[] };
        let now = Some((bodies, size));
        if self.pair.shown != now {
            self.pair.marks =
                now.as_ref().map(|(bodies, size)| thumbnail_of_pair(bodies, *size)).unwrap_or_default();
            self.pair.shown = now;
        }
        &self.pair.marks
    }

    /// The origin of P or Q: the name of its list, or where else it comes from.
    pub(crate) fn origin(&self, side: Side, scene: &Scene) -> String {
        let list = self.chosen()[side as usize].zip(self.understood());
        match list {
            Some((index, understood)) => match understood.rows.get(index).map(|row| row.name.as_str()) {
                Some("") | None => format!("{} is list {}", side.name(), index + 1),
                Some(name) => format!("{} is {name}", side.name()),
            },
            None if self.starts_anew(scene) => format!("{} is that of the start scene", side.name()),
            None => format!("{} stays", side.name()),
        }
    }
}
