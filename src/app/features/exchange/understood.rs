//! The result of reading a text or a file, with a picture of each list. Computed on a thread if it is long.

use std::path::Path;

use glam::{DVec2, DVec3};

use crate::exchange::{self, ExchangeError, Lint, ListRow, PointList, Reading};
use crate::figure::{PaperMark, Role, thumbnail};
use crate::files;
use crate::geometry::{Body, Dimension, Pose, Shape, ShapeError, Side};
use crate::internal::Hull;

/// The size of a thumbnail, in points.
pub(crate) const THUMBNAIL: DVec2 = DVec2::new(72.0, 52.0);

/// Maximum length of a text that the window shows, in bytes: as much as egui can lay out while the user
/// types in it.
pub(super) const MAX_SHOWN: usize = 100_000;

/// Maximum number of lists that are offered.
const MAX_LISTS: usize = 1000;

/// Maximum number of hull vertices in a thumbnail; a larger hull is thinned out, which is invisible at that
/// size.
const MAX_DRAWN: usize = 100;

/// The result of reading, with previews of the lists.
#[derive(Clone, Debug)]
pub(crate) struct Understood {
    /// The lists.
    pub(crate) reading: Reading,
    /// The rows of the lists, each with its line, numbers and pose.
    pub(crate) rows: Vec<ListRow>,
    /// The previews of the lists that can be chosen.
    pub(crate) previews: Vec<ListPreview>,
    /// The problems with the points of each selectable list, with the number of the list.
    pub(crate) findings: Vec<(usize, Vec<Lint>)>,
    /// The text, if the input is a text short enough to be shown.
    pub(super) text: Option<String>,
}

/// The preview of a list.
#[derive(Clone, Debug)]
pub(crate) struct ListPreview {
    /// The number of points of the list that are vertices of its convex hull.
    pub(crate) corners: usize,
    /// The reason why the list does not define a valid shape.
    pub(crate) refusal: Option<String>,
    /// The body as drawn, with fewer vertices for a large hull.
    pub(super) drawn: Option<Body>,
    marks: Vec<PaperMark>,
}

impl Understood {
    /// Reads a text.
    pub(super) fn of_text(text: String) -> Self {
        let reading = exchange::read_text(&text);
        Self::of(reading, (text.len() <= MAX_SHOWN).then_some(text))
    }

    /// Reads a file.
    pub(super) fn of_file(path: &Path) -> Result<Self, ExchangeError> {
        let reading = exchange::read_file(path)?;
        let short = files::read(path, MAX_SHOWN).ok();
        let text = short.and_then(|bytes| String::from_utf8(bytes).ok());
        Ok(Self::of(reading, text))
    }

    fn of(reading: Reading, text: Option<String>) -> Self {
        let found = reading.lists.iter().take(MAX_LISTS).map(exchange::lint).enumerate();
        let findings = found.filter(|(_, found)| !found.is_empty()).collect();
        let rows = exchange::account(&reading).lists;
        Self { previews: previews(&reading), rows, findings, reading, text }
    }

    /// Returns whether any problem can be fixed.
    pub(crate) fn is_mendable(&self) -> bool {
        self.findings.iter().flat_map(|(_, found)| found).any(|lint| lint.kind.is_mended())
    }

    /// Removes redundant points from the lists.
    pub(super) fn mend(&mut self) {
        let mut reading = self.reading.clone();
        for list in reading.lists.iter_mut().take(MAX_LISTS) {
            if let Some(mended) = exchange::mended(list) {
                let place = list.place.take();
                *list = PointList { place, ..mended };
            }
        }
        *self = Self::of(reading, self.text.take());
    }
}

fn previews(reading: &Reading) -> Vec<ListPreview> {
    reading.lists.iter().take(MAX_LISTS).map(ListPreview::of).collect()
}

impl ListPreview {
    fn of(list: &PointList) -> Self {
        let whole = list.to_body();
        let refusal = whole.as_ref().err().map(ToString::to_string);
        let hull = Hull::of(list.dimension, &list.points);
        let corners = hull.as_ref().map_or(&[] as &[usize], Hull::vertices);
        let drawn = match (whole, &list.body) {
            (Ok(body), Some(_)) => Some(body),
            (Ok(_), None) => {
                let step = corners.len().div_ceil(MAX_DRAWN).max(1);
                let drawn = corners.iter().step_by(step).map(|index| list.points[*index]).collect();
                body(list.dimension, drawn).ok()
            }
            (Err(_), _) => None,
        };
        let marks = drawn.as_ref().map(|body| thumbnail(body, Side::P, THUMBNAIL)).unwrap_or_default();
        Self { corners: corners.len(), refusal, drawn, marks }
    }

    /// Returns the thumbnail in the colors of a role.
    pub(crate) fn marks(&self, role: Role) -> Vec<PaperMark> {
        self.marks.iter().map(|mark| PaperMark { role, ..mark.clone() }).collect()
    }
}

/// Returns the convex hull of points, as a body with the identity pose.
///
/// # Errors
/// The points do not form a valid shape.
pub(super) fn body(dimension: Dimension, points: Vec<DVec3>) -> Result<Body, ShapeError> {
    Body::new(dimension, Shape::Points(points), Pose::identity(dimension), 0.0)
}

/// Returns the dimension of the lists, if there are any.
pub(super) fn dimension(reading: &Reading) -> Option<Dimension> {
    reading.lists.first().map(|list| list.dimension)
}
