//! What was understood of a text or a file, with a picture of each list. Computed beside the window where it is long.

use std::path::Path;

use glam::{DVec2, DVec3};

use crate::exchange::{self, ExchangeError, PointList, Reading};
use crate::figure::{PaperMark, Role, thumbnail};
use crate::geometry::{Body, Dimension, Hull, Pose, Shape, ShapeError, Side};

/// The size of a thumbnail, in points.
pub(crate) const THUMBNAIL: DVec2 = DVec2::new(72.0, 52.0);

/// The longest text that the window shows, in bytes: what egui can lay out while somebody types in it.
pub(super) const MOST_SHOWN: usize = 100_000;

/// The most lists that are offered.
pub(super) const MOST_LISTS: usize = 1000;

/// The most corners of a thumbnail: of more, some are left out, which nobody sees at that size.
const MOST_DRAWN: usize = 100;

/// A reading, and how its lists look.
#[derive(Clone, Debug)]
pub(crate) struct Understood {
    /// What was understood.
    pub(crate) reading: Reading,
    /// How the first lists look; there are as many as can be chosen.
    pub(crate) looks: Vec<Look>,
    /// The text, if it is one and short enough to be shown.
    pub(super) text: Option<String>,
}

/// How a list looks.
#[derive(Clone, Debug)]
pub(crate) struct Look {
    /// How many of its points are corners of the hull.
    pub(crate) corners: usize,
    /// Why it makes no shape.
    pub(crate) refusal: Option<String>,
    marks: Vec<PaperMark>,
}

impl Understood {
    /// Reads a text.
    pub(super) fn of_text(text: String) -> Self {
        let reading = exchange::read_text(&text);
        Self { looks: looks(&reading), reading, text: (text.len() <= MOST_SHOWN).then_some(text) }
    }

    /// Reads a file.
    pub(super) fn of_file(path: &Path) -> Result<Self, ExchangeError> {
        let reading = exchange::read_file(path)?;
        let is_short = size(path).is_some_and(|size| size <= MOST_SHOWN);
        let text = if is_short { std::fs::read_to_string(path).ok() } else { None };
        Ok(Self { looks: looks(&reading), reading, text })
    }
}

/// The size of a file in bytes.
pub(super) fn size(path: &Path) -> Option<usize> {
    std::fs::metadata(path).ok().and_then(|metadata| usize::try_from(metadata.len()).ok())
}

fn looks(reading: &Reading) -> Vec<Look> {
    reading.lists.iter().take(MOST_LISTS).map(Look::of).collect()
}

impl Look {
    fn of(list: &PointList) -> Self {
        let hull = Hull::of(list.dimension, &list.points);
        let corners = hull.as_ref().map_or(&[] as &[usize], Hull::vertices);
        let refusal = body(list.dimension, list.points.clone()).err().map(|error| error.to_string());
        let step = corners.len().div_ceil(MOST_DRAWN).max(1);
        let drawn = corners.iter().step_by(step).map(|index| list.points[*index]).collect();
        let marks = match body(list.dimension, drawn) {
            Ok(body) if refusal.is_none() => thumbnail(&body, Side::P, THUMBNAIL),
            _ => Vec::new(),
        };
        Self { corners: corners.len(), refusal, marks }
    }

    /// The thumbnail as what the list becomes.
    pub(crate) fn marks(&self, role: Role) -> Vec<PaperMark> {
        self.marks.iter().map(|mark| PaperMark { role, ..mark.clone() }).collect()
    }
}

/// The hull of points where they stand.
///
/// # Errors
/// They make no shape.
pub(super) fn body(dimension: Dimension, points: Vec<DVec3>) -> Result<Body, ShapeError> {
    Body::new(dimension, Shape::Points(points), Pose::identity(dimension), 0.0)
}

/// The dimension of the lists, if there are any.
pub(super) fn dimension(reading: &Reading) -> Option<Dimension> {
    reading.lists.first().map(|list| list.dimension)
}
