//! Paper: a figure after projection, in points with y down, ordered back to front, ready for any painter.

use std::sync::Arc;

use glam::DVec2;

use super::{Hit, Marker, Role, Tint};
use crate::geometry::Dimension;

/// One thing to paint. Painters resolve the role with a [`super::Palette`] and know nothing else.
#[derive(Clone, Debug, PartialEq)]
pub struct PaperMark {
    /// What it means.
    pub role: Role,
    /// What a pointer on it points at.
    pub hit: Option<Hit>,
    /// Where it is on paper.
    pub form: PaperForm,
}

/// The geometry of a [`PaperMark`]: points, y down, from the upper left corner. All coordinates are finite.
#[derive(Clone, Debug, PartialEq)]
pub enum PaperForm {
    /// A filled convex polygon, to be painted without feathering: its neighbours touch it.
    Fill {
        /// In order around it, at least three.
        points: Vec<DVec2>,
        /// How the light falls.
        light: Light,
    },
    /// Parallel lines at 45° that fill a region.
    Hatch {
        /// The region, in order around it.
        area: Vec<DVec2>,
        /// Each from one border of the region to the other.
        lines: Vec<[DVec2; 2]>,
    },
    /// Straight lines from point to point, stroked.
    Line {
        /// At least two.
        points: Vec<DVec2>,
        /// Whether the last point is joined to the first.
        closed: bool,
        /// Seen, or behind something.
        visibility: Visibility,
    },
    /// The filled head of an arrow; its shaft is a [`PaperForm::Line`] before it.
    ArrowHead {
        /// The three corners, the tip first.
        corners: [DVec2; 3],
    },
    /// A marker; [`super::Palette::radius`] has its size.
    Marker {
        /// Its middle.
        at: DVec2,
        /// Its shape.
        marker: Marker,
    },
    /// Text with a halo in the colour of the paper.
    Text {
        /// The middle of the text, in both directions.
        center: DVec2,
        /// What to write.
        text: String,
        /// The height of the font in points.
        size: f64,
    },
    /// A convex polygon in the colour of a tint; its neighbours touch it.
    Patch {
        /// In order around it.
        points: Vec<DVec2>,
        /// What its colour means.
        tint: Tint,
    },
    /// A grid of coloured cells.
    Cells {
        /// The upper left and the lower right corner.
        corners: [DVec2; 2],
        /// How many in a row.
        columns: usize,
        /// Row by row from the lower left, as in the chart; none is left empty.
        tints: Arc<[Option<Tint>]>,
    },
}

/// How the light falls on a [`PaperForm::Fill`].
#[derive(Clone, Debug, PartialEq)]
pub enum Light {
    /// A flat drawing: no light.
    None,
    /// A flat face: the same everywhere, from 0 (turned away) to 1 (turned to the light).
    Even(f64),
    /// A curved face: one value for each of its points.
    PerPoint(Vec<f64>),
}

/// Whether a line is seen or lies behind a face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Visibility {
    /// In front.
    Visible,
    /// Behind a face, drawn as a draughtsman draws it: thin and dashed.
    Hidden,
    /// In front, with gaps: the other of two lines of a chart.
    Dashed,
}

/// What lies under `pointer`, within `reach` points: the topmost marker or label first, then lines, then areas.
pub fn pick(marks: &[PaperMark], pointer: DVec2, reach: f64) -> Option<Hit> {
    let candidates: Vec<&PaperMark> = marks.iter().filter(|mark| mark.hit.is_some()).collect();
    name_at(&candidates, pointer, reach)
        .or_else(|| line_at(&candidates, pointer, reach))
        .or_else(|| area_at(&candidates, pointer))
}

/// What can be taken hold of as a whole under `pointer`: a body by its name, or, in the plane, by its outline or its
/// area; in space the nearest face counts before any edge, since edges behind it are drawn too.
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
    /// From `pointer` to the middle of a marker or text, or to the nearest point of a line. Infinite for areas.
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

    /// Whether this is an area that holds `pointer`.
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

/// Whether a polygon, convex or not, goes around a point an odd number of times.
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
