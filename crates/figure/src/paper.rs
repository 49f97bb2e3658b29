//! Paper: a figure after projection, in points with y down, sorted from back to front, for any painter.

use std::sync::Arc;

use glam::DVec2;

use super::mark::{Hit, Marker, Role};
use super::profile::Profile;
use super::text_box::TextBox;
use super::tint::Tint;
use crate::geometry::Dimension;

/// Paper of a size, with the profile of its reader, and the places covered by something else, such as
/// buttons: texts avoid them.
#[derive(Clone, Copy, Debug)]
pub struct Paper<'a> {
    /// Width and height in points.
    pub size: DVec2,
    /// The reserved places.
    pub reserved: &'a [TextBox],
    /// The profile of the reader.
    pub profile: Profile,
}

impl From<DVec2> for Paper<'_> {
    /// Creates paper without reserved places.
    fn from(size: DVec2) -> Self {
        Self { size, reserved: &[], profile: Profile::Desk }
    }
}

/// An item to be painted. Painters map the role to a style with a [`super::Palette`] and need nothing else.
#[derive(Clone, Debug, PartialEq)]
pub struct PaperMark {
    /// The meaning of the mark.
    pub role: Role,
    /// The item that a pointer on the mark hovers over.
    pub hit: Option<Hit>,
    /// The geometry of the mark on paper.
    pub form: PaperForm,
}

/// The geometry of a [`PaperMark`]: points, y down, from the upper left corner. All coordinates are finite.
#[derive(Clone, Debug, PartialEq)]
pub enum PaperForm {
    /// A filled convex polygon, to be painted without feathering: its neighbors touch it.
    Fill {
        /// The vertices in order, at least three.
        points: Vec<DVec2>,
        /// The light on the polygon.
        light: Light,
    },
    /// Parallel lines at 45° that fill a region.
    Hatch {
        /// The region, by its vertices in order.
        area: Vec<DVec2>,
        /// The lines, each from one border of the region to another.
        lines: Vec<[DVec2; 2]>,
    },
    /// Straight lines from point to point, stroked.
    Line {
        /// The points, at least two.
        points: Vec<DVec2>,
        /// Whether the last point is joined to the first.
        closed: bool,
        /// Whether the line is visible or behind something.
        visibility: Visibility,
    },
    /// The filled head of an arrow; its shaft is a [`PaperForm::Line`] before it.
    ArrowHead {
        /// The three vertices, the tip first.
        corners: [DVec2; 3],
    },
    /// A marker, whose size is given by [`super::Profile::radius`].
    Marker {
        /// The center.
        at: DVec2,
        /// The shape of the marker.
        marker: Marker,
    },
    /// Text on a plate in the color of the paper.
    Text {
        /// The center of the text.
        center: DVec2,
        /// The text.
        text: String,
        /// The font size in points.
        size: f64,
    },
    /// A convex polygon in the color of a tint, to be painted without feathering: its neighbors touch it.
    Patch {
        /// The vertices in order.
        points: Vec<DVec2>,
        /// The meaning of the color.
        tint: Tint,
    },
    /// A grid of colored cells.
    Cells {
        /// The upper left and the lower right corner.
        corners: [DVec2; 2],
        /// The number of cells in a row.
        columns: usize,
        /// The tints row by row from the lower left, as in the chart; `None` is left empty.
        tints: Arc<[Option<Tint>]>,
    },
}

/// The light on a [`PaperForm::Fill`].
#[derive(Clone, Debug, PartialEq)]
pub enum Light {
    /// No light, as in a 2D drawing.
    None,
    /// The uniform light on a flat face, from 0 (turned away from the lamp) to 1 (turned to it).
    Even(f64),
    /// One value for each vertex of a face on a curved surface.
    PerPoint(Vec<f64>),
}

/// Whether a line is visible or behind a face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Visibility {
    /// In front of all faces.
    Visible,
    /// Behind a face; drawn thin and dashed, as in a technical drawing.
    Hidden,
    /// In front, but dashed: the second of two lines of a chart.
    Dashed,
}

/// Returns the places of the texts among these marks.
pub fn text_boxes(marks: &[PaperMark]) -> Vec<TextBox> {
    let boxes = marks.iter().filter_map(|mark| match &mark.form {
        PaperForm::Text { center, text, size } => Some(TextBox::of(*center, text, *size)),
        _ => None,
    });
    boxes.collect()
}

/// Finds the item under `pointer`, within `reach` points: the topmost marker or label first, then lines,
/// then areas.
pub fn pick(marks: &[PaperMark], pointer: DVec2, reach: f64) -> Option<Hit> {
    let candidates: Vec<&PaperMark> = marks.iter().filter(|mark| mark.hit.is_some()).collect();
    name_at(&candidates, pointer, reach)
        .or_else(|| line_at(&candidates, pointer, reach))
        .or_else(|| area_at(&candidates, pointer))
}

/// Finds the body under `pointer` that can be dragged as a whole: by its name or, in 2D, by its outline or
/// its area. In 3D the nearest face takes precedence over every edge, since edges behind it are drawn too.
pub fn pick_body(marks: &[PaperMark], pointer: DVec2, reach: f64, dimension: Dimension) -> Option<Hit> {
    let is_body = |mark: &&PaperMark| match mark.hit {
        Some(Hit::Body(_) | Hit::Other(_)) => true,
        Some(
            Hit::Vertex(..)
            | Hit::Pair { .. }
            | Hit::Letter(_)
            | Hit::Region(_)
            | Hit::Direction
            | Hit::Origin,
        )
        | None => false,
    };
    let bodies: Vec<&PaperMark> = marks.iter().filter(is_body).collect();
    let named = name_at(&bodies, pointer, reach);
    match dimension {
        Dimension::Two => {
            named.or_else(|| line_at(&bodies, pointer, reach)).or_else(|| area_at(&bodies, pointer))
        }
        Dimension::Three => {
            named.or_else(|| area_at(&bodies, pointer)).or_else(|| line_at(&bodies, pointer, reach))
        }
    }
}

fn name_at(marks: &[&PaperMark], pointer: DVec2, reach: f64) -> Option<Hit> {
    nearest(marks, pointer, reach, |form| matches!(form, PaperForm::Marker { .. } | PaperForm::Text { .. }))
}

fn line_at(marks: &[&PaperMark], pointer: DVec2, reach: f64) -> Option<Hit> {
    nearest(marks, pointer, reach, |form| {
        matches!(form, PaperForm::Line { .. } | PaperForm::ArrowHead { .. })
    })
}

fn area_at(marks: &[&PaperMark], pointer: DVec2) -> Option<Hit> {
    marks.iter().rev().find(|mark| mark.form.covers(pointer)).and_then(|mark| mark.hit)
}

fn nearest(marks: &[&PaperMark], pointer: DVec2, reach: f64, wanted: fn(&PaperForm) -> bool) -> Option<Hit> {
    marks
        .iter()
        .rev()
        .filter(|mark| wanted(&mark.form))
        .map(|mark| (mark.form.distance_to(pointer), mark.hit))
        .filter(|(distance, _)| *distance <= reach)
        .min_by(|(a, _), (b, _)| a.total_cmp(b))
        .and_then(|(_, hit)| hit)
}

impl PaperForm {
    /// The distance of `pointer` from the center of a marker or text, or from the nearest point of a line. Infinite for
    /// areas.
    fn distance_to(&self, pointer: DVec2) -> f64 {
        match self {
            Self::Marker { at, .. } => at.distance(pointer),
            Self::Text { center, .. } => center.distance(pointer),
            Self::ArrowHead { corners: [tip, ..] } => tip.distance(pointer),
            Self::Line { points, closed, .. } => {
                let closing = closed.then(|| points.last().zip(points.first())).flatten();
                let pairs = points.windows(2).map(|pair| (pair[0], pair[1]));
                pairs
                    .chain(closing.map(|(last, first)| (*last, *first)))
                    .map(|(from, to)| distance_to_segment(pointer, from, to))
                    .fold(f64::INFINITY, f64::min)
            }
            Self::Fill { .. } | Self::Hatch { .. } | Self::Cells { .. } | Self::Patch { .. } => f64::INFINITY,
        }
    }

    /// Returns whether the form is an area that contains `pointer`.
    fn covers(&self, pointer: DVec2) -> bool {
        let points = match self {
            Self::Fill { points, .. } => points,
            Self::Hatch { area, .. } => return is_around(area, pointer),
            _ => return false,
        };
        let turns = |sign: f64| {
            points
                .iter()
                .zip(points.iter().cycle().skip(1))
                .all(|(from, to)| (*to - *from).perp_dot(pointer - *from) * sign >= 0.0)
        };
        turns(1.0) || turns(-1.0)
    }
}

/// Returns whether a polygon, convex or not, contains a point by the even–odd rule.
fn is_around(polygon: &[DVec2], point: DVec2) -> bool {
    let sides = polygon.iter().zip(polygon.iter().cycle().skip(1));
    let crossed = sides.filter(|(from, to)| {
        (from.y > point.y) != (to.y > point.y)
            && point.x < from.x + (to.x - from.x) * (point.y - from.y) / (to.y - from.y)
    });
    crossed.count() % 2 == 1
}

fn distance_to_segment(point: DVec2, from: DVec2, to: DVec2) -> f64 {
    let along = to - from;
    let length_squared = along.length_squared();
    let t =
        if length_squared > 0.0 { ((point - from).dot(along) / length_squared).clamp(0.0, 1.0) } else { 0.0 };
    point.distance(from + along * t)
}
