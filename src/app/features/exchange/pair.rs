//! P and Q as an import makes them, in one picture.

use glam::DVec2;

use super::understood::{self, Understood};
use crate::figure::{PaperMark, thumbnail_of_pair};
use crate::geometry::{Body, Side};
use crate::message::text;
use crate::scene::{Scene, library};

/// The picture of the last pair, until another pair or size is shown.
#[derive(Debug, Default)]
pub(crate) struct PairPicture {
    shown: Option<([Body; 2], DVec2)>,
    marks: Vec<PaperMark>,
}

impl PairPicture {
    /// Returns the picture of these bodies on paper of this size; empty if there are none.
    pub(super) fn of(&mut self, bodies: Option<[Body; 2]>, size: DVec2) -> &[PaperMark] {
        let Some(bodies) = bodies else { return &[] };
        let now = Some((bodies, size));
        if self.shown != now {
            self.marks =
                now.as_ref().map(|(bodies, size)| thumbnail_of_pair(bodies, *size)).unwrap_or_default();
            self.shown = now;
        }
        &self.marks
    }
}

/// Returns P and Q as the import makes them: the chosen lists, and otherwise the existing bodies. Returns
/// `None` if a chosen list makes no valid shape.
pub(super) fn bodies(
    understood: &Understood,
    chosen: [Option<usize>; 2],
    scene: &Scene,
) -> Option<[Body; 2]> {
    let dimension = understood::dimension(&understood.reading)?;
    let start = (dimension != scene.dimension).then(|| library::start(dimension));
    let base = start.as_ref().unwrap_or(scene);
    let body = |side: Side| match chosen[side as usize] {
        Some(index) => understood.previews.get(index)?.drawn.clone(),
        None => Some(base.bodies[side].clone()),
    };
    Some([body(Side::P)?, body(Side::Q)?])
}

/// Returns the source of P or Q: the name of its list, or the scene that it comes from.
pub(super) fn origin(
    understood: Option<&Understood>,
    chosen: [Option<usize>; 2],
    side: Side,
    scene: &Scene,
) -> String {
    let dimension = understood.and_then(|understood| understood::dimension(&understood.reading));
    match chosen[side as usize].zip(understood) {
        Some((index, understood)) => match understood.rows.get(index).map(|row| row.name.as_str()) {
            Some("") | None => text!("exchange-is-list"; name = side.name(), index = index + 1),
            Some(name) => text!("exchange-is"; name = side.name(), list = name),
        },
        // Lists of another dimension make a new scene.
        None if dimension.is_some_and(|dimension| dimension != scene.dimension) => {
            text!("exchange-is-that-of-the-start"; name = side.name())
        }
        None => text!("exchange-stays"; name = side.name()),
    }
}
