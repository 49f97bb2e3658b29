//! The result of reading a text or a file: the lists of points, and the places that were not understood.

use std::fmt;
use std::ops::Range;

use glam::DVec3;

use super::convexity::NotConvex;
use super::form::SourceForm;
use super::triangles::Triangles;
use crate::geometry::{Body, Dimension, Pose, Shape, ShapeError};
use crate::message::text;
use crate::words::enumerated;

/// A list of points, which can become the vertices of a shape; or a body with its kind, radius and pose.
#[derive(Clone, Debug, PartialEq)]
pub struct PointList {
    /// The name before the list, such as `polyA` in `polyA = …`; otherwise empty.
    pub name: String,
    /// The name of the object that contains the shape, if the text names one; otherwise empty.
    pub object: String,
    /// The number of coordinates of each point.
    pub dimension: Dimension,
    /// The points in order; in 2D every z is 0. At least one, at most [`MAX_VERTICES`](crate::geometry::MAX_VERTICES).
    pub points: Vec<DVec3>,
    /// The body, if the notation gives its kind, radius and pose. The points are then its vertices in world
    /// coordinates, or the points that define a curved shape: the center of a ball, the ends of a capsule.
    pub body: Option<Body>,
    /// The counts of the triangles of a mesh with faces.
    pub triangles: Option<Triangles>,
    /// The place in the text that it was read from, if there is one.
    pub place: Option<Place>,
    /// The points that show that the list is not convex, if reading found them: for a mesh with faces, or for an
    /// outline that was reduced to its hull.
    pub not_convex: Option<NotConvex>,
}

/// A place in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Byte range, on character boundaries.
    pub range: Range<usize>,
    /// Line number of the start, from 1.
    pub line: usize,
}

impl Place {
    /// Locates a range in a text.
    pub(super) fn of(text: &str, range: Range<usize>) -> Self {
        let line = 1 + text[..range.start].matches('\n').count();
        Self { range, line }
    }
}

/// A part of a text with numbers that contribute to no shape.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftOut {
    /// The place of the omitted part.
    pub place: Place,
    /// The start of the omitted text, quoted, on one line.
    pub text: String,
    /// The reason, a clause without a full stop.
    pub why: String,
}

impl PointList {
    /// Creates a list that consists only of points.
    pub(super) const fn of_points(name: String, dimension: Dimension, points: Vec<DVec3>) -> Self {
        Self {
            name,
            object: String::new(),
            dimension,
            points,
            body: None,
            triangles: None,
            place: None,
            not_convex: None,
        }
    }

    /// Creates a body, with its points.
    pub(super) fn of_body(name: String, body: Body) -> Self {
        let mut shape = body.shape().clone();
        let own = shape.points_mut().into_iter().map(|(_, point)| *point).collect::<Vec<_>>();
        let local = shape.vertices().unwrap_or(if own.is_empty() { vec![shape.center()] } else { own });
        let points = local.into_iter().map(|point| body.pose().world_from_local(point)).collect();
        let dimension = body.dimension();
        Self { body: Some(body), ..Self::of_points(name, dimension, points) }
    }

    /// Makes the body: as given, or the convex hull of the points at their places.
    ///
    /// # Errors
    /// The points do not form a valid shape.
    pub fn to_body(&self) -> Result<Body, ShapeError> {
        if let Some(body) = &self.body {
            return Ok(body.clone());
        }
        let shape = Shape::Points(self.points.clone());
        Body::new(self.dimension, shape, Pose::identity(self.dimension), 0.0)
    }

    /// Returns the list with the place that it was read from.
    pub(super) fn from(self, place: Place) -> Self {
        Self { place: Some(place), ..self }
    }

    /// Returns the content in a few words: `5 points`, `cuboid`, `ball`.
    pub fn contents(&self) -> String {
        let points = || text!("import-points"; count = self.points.len());
        self.body.as_ref().map_or_else(points, kind_of)
    }
}

/// Returns the kind of a body, and whether it is rounded.
pub(super) fn kind_of(body: &Body) -> String {
    let kind = body.kind_name();
    if body.rounding() > 0.0 { text!("import-rounded"; kind = kind) } else { kind.to_owned() }
}

/// A place that was not understood. The rest of the text is still read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Byte range of the text, on character boundaries. Empty at the start for a file that is not text.
    pub range: Range<usize>,
    /// Line number, from 1.
    pub line: usize,
    /// Column number, from 1, in characters.
    pub column: usize,
    /// The content that is valid at this place.
    pub expected: String,
    /// The content that was found there.
    pub found: String,
    /// Whether the problem lies outside every list, on a line without the name of a list: the lists can be read
    /// despite it.
    pub is_aside: bool,
}

/// The result of reading a text or a file.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    /// All lists, in order. They have the same dimension.
    pub lists: Vec<PointList>,
    /// Every place that was not understood, in order; at most [`Reading::MAX_PROBLEMS`].
    pub problems: Vec<Problem>,
    /// Comments on conversions that the user may not expect, each in one sentence without a full stop.
    pub remarks: Vec<String>,
    /// Parts of the text with numbers that contribute to no shape, in order; at most
    /// [`Reading::MAX_PROBLEMS`].
    pub left_out: Vec<LeftOut>,
    /// The form in which the text or the file was read.
    pub form: SourceForm,
}

/// Maximum length of a quotation in a message, in characters.
const MAX_FOUND: usize = 40;

impl Problem {
    /// Creates a problem at a place in a text.
    pub(super) fn at(
        text: &str,
        range: Range<usize>,
        expected: impl Into<String>,
        found: impl Into<String>,
    ) -> Self {
        let before = &text[..range.start];
        let line = 1 + before.matches('\n').count();
        let column = 1 + before.chars().rev().take_while(|c| *c != '\n').count();
        Self { range, line, column, expected: expected.into(), found: found.into(), is_aside: false }
    }

    /// Creates a problem at a place, with the text of that place as the content found.
    pub(super) fn here(text: &str, range: Range<usize>, expected: impl Into<String>) -> Self {
        let found = excerpt(&text[range.clone()]);
        Self::at(text, range, expected, found)
    }

    /// Creates a problem of a whole file, or of a file that is not text.
    pub(super) fn of_file(expected: impl Into<String>, found: impl Into<String>) -> Self {
        let (expected, found) = (expected.into(), found.into());
        Self { range: 0..0, line: 1, column: 1, expected, found, is_aside: false }
    }

    /// Returns the message without its place.
    pub(super) fn sentence(&self) -> String {
        text!("import-expected-found"; expected = self.expected, found = self.found)
    }
}

impl LeftOut {
    /// Creates an omitted part of a text.
    pub(super) fn at(text: &str, range: Range<usize>, why: impl Into<String>) -> Self {
        let place = Place::of(text, range);
        Self { text: excerpt(&text[place.range.clone()]), place, why: why.into() }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.sentence())
    }
}

impl Reading {
    /// Maximum number of problems that are reported; a text with more of them is not a list of points.
    pub const MAX_PROBLEMS: usize = 100;

    /// Maximum number of lists that are kept of a mesh, a drawing or a map.
    pub const MAX_LISTS: usize = 10_000;

    /// Maximum number of points that are kept of a mesh, a drawing or a map, in all lists together.
    pub const MAX_POINTS: usize = 500_000;

    /// Creates a reading without lists and problems.
    pub(super) const fn empty(form: SourceForm) -> Self {
        Self { lists: Vec::new(), problems: Vec::new(), remarks: Vec::new(), left_out: Vec::new(), form }
    }

    /// Creates a reading without lists, with the reason.
    pub(super) fn refused(form: SourceForm, problem: Problem) -> Self {
        Self { problems: vec![problem], ..Self::empty(form) }
    }

    /// Returns a summary of the lists in a few words: `2 lists: 5 and 1 points, 3D`.
    pub fn summary(&self) -> String {
        let [first, ..] = self.lists.as_slice() else { return text!("import-no-points").to_owned() };
        let dimension = first.dimension.count();
        if self.lists.iter().any(|list| list.body.is_some()) {
            let contents: Vec<String> = self.lists.iter().take(MAX_COUNTS).map(PointList::contents).collect();
            let (count, more) =
                (self.lists.len(), if contents.len() < self.lists.len() { ", …" } else { "" });
            let contents = enumerated(&contents) + more;
            return text!("import-bodies"; count = count, contents = contents, dimension = dimension);
        }
        let counts: Vec<String> = self.lists.iter().map(|list| list.points.len().to_string()).collect();
        let points = self.lists.iter().map(|list| list.points.len()).sum::<usize>();
        let shown = &counts[..counts.len().min(MAX_COUNTS)];
        let counts = match shown {
            _ if shown.len() < counts.len() => format!("{}, …", shown.join(", ")),
            _ => enumerated(shown),
        };
        let lists = self.lists.len();
        text!("import-lists"; lists = lists, counts = counts, points = points, dimension = dimension)
    }
}

/// Maximum number of lists whose sizes are listed in the summary.
const MAX_COUNTS: usize = 8;

/// Returns a quotation from a text on one line, shortened, in quotes.
pub(super) fn excerpt(text: &str) -> String {
    let line = text.trim_start().lines().next().unwrap_or_default().trim_end();
    if line.is_empty() {
        return text!("import-nothing").to_owned();
    }
    let mut excerpt: String = line.chars().take(MAX_FOUND).collect();
    if excerpt.len() < line.len() {
        excerpt.push('…');
    }
    format!("`{excerpt}`")
}
