//! Placement of a text inside an area, at the place with the most room and no other text.

use glam::DVec2;

use super::room::SheetObstacles;
use crate::mark::{Hit, Role};
use crate::paper::{PaperForm, PaperMark};
use crate::text_box::{self, TextBox};

/// Number of places that are tried along each axis of the bounding box of the area.
const PLACES: u32 = 11;
/// The distance between the text and the borders of the area and of the paper, in points.
const MARGIN: f64 = 4.0;
/// The line spacing, as a multiple of the font size.
const LINE: f64 = 1.25;
/// The cost per unit of distance from the centroid, relative to the cost per point of a covered line.
const CROSSED: f64 = 1.0;

/// A text that is not placed yet.
#[derive(Clone, Debug)]
pub(crate) struct Caption {
    pub(crate) role: Role,
    pub(crate) hit: Option<Hit>,
    /// The convex area on paper, by its vertices in order.
    pub(crate) area: Vec<DVec2>,
    pub(crate) lines: Vec<String>,
}

impl Caption {
    /// Places the text with as many of its lines as fit, and marks its box as taken. Empty if there is no
    /// room even for the first line.
    pub(super) fn place(&self, room: &mut SheetObstacles) -> Vec<PaperMark> {
        let size = room.profile().text_size(self.role);
        (1..=self.lines.len()).rev().find_map(|count| self.place_lines(count, size, room)).unwrap_or_default()
    }

    fn place_lines(&self, count: usize, size: f64, room: &mut SheetObstacles) -> Option<Vec<PaperMark>> {
        let lines = self.lines.get(..count)?;
        let width = lines.iter().map(|line| text_box::width(line, size)).fold(0.0, f64::max);
        let half = DVec2::new(width, LINE * size * count as f64) * 0.5;
        let center = self.roomiest(half, room)?;
        room.take(TextBox { center, half });
        let top = center.y - half.y + 0.5 * LINE * size;
        let texts = lines.iter().enumerate().map(|(row, text)| {
            let center = DVec2::new(center.x, top + LINE * size * row as f64);
            let form = PaperForm::Text { center, text: text.clone(), size };
            PaperMark { role: self.role, hit: self.hit, form }
        });
        Some(texts.collect())
    }

    /// The center of a free box of this half size inside the area, near the centroid of the area and off
    /// markers and lines.
    fn roomiest(&self, half: DVec2, room: &SheetObstacles) -> Option<DVec2> {
        let (low, high) = self
            .area
            .iter()
            .fold((DVec2::INFINITY, DVec2::NEG_INFINITY), |(low, high), at| (low.min(*at), high.max(*at)));
        let middle = centroid(&self.area)?;
        let step = (high - low) / f64::from(PLACES + 1);
        let places = (1..=PLACES).flat_map(|row| (1..=PLACES).map(move |column| (column, row)));
        let places = places.map(|(x, y)| low + step * DVec2::new(x.into(), y.into()));
        let fits = |center: &DVec2| self.holds(*center, half + DVec2::splat(MARGIN));
        std::iter::once(middle)
            .chain(places)
            .filter(|center| fits(center) && !room.is_blocked(TextBox { center: *center, half }))
            .map(|center| (center.distance(middle) + CROSSED * room.cost(TextBox { center, half }), center))
            .min_by(|(one, _), (other, _)| one.total_cmp(other))
            .map(|(_, center)| center)
    }

    /// Returns whether a box lies in the area.
    fn holds(&self, center: DVec2, half: DVec2) -> bool {
        let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
        let corners = corners.map(|(x, y)| center + DVec2::new(x, y) * half);
        let sides = || self.area.iter().zip(self.area.iter().cycle().skip(1));
        let holds = |sign: f64| {
            sides().all(|(from, to)| {
                corners.iter().all(|corner| (*to - *from).perp_dot(*corner - *from) * sign >= 0.0)
            })
        };
        holds(1.0) || holds(-1.0)
    }
}

/// The centroid of a convex polygon. Returns `None` if its area is zero.
fn centroid(polygon: &[DVec2]) -> Option<DVec2> {
    let first = *polygon.first()?;
    let mut weight = 0.0;
    let mut sum = DVec2::ZERO;
    for pair in polygon.windows(2) {
        let area = (pair[0] - first).perp_dot(pair[1] - first);
        weight += area;
        sum += (first + pair[0] + pair[1]) * (area / 3.0);
    }
    (weight.abs() > 1.0).then(|| sum / weight)
}

/// Returns the vertices of the convex hull in order. A. M. Andrew, *Another efficient algorithm for convex
/// hulls in two dimensions*, 1979.
pub(crate) fn hull(points: &[DVec2]) -> Vec<DVec2> {
    let mut points: Vec<DVec2> = points.iter().copied().filter(|point| point.is_finite()).collect();
    points.sort_by(|a, b| a.x.total_cmp(&b.x).then(a.y.total_cmp(&b.y)));
    points.dedup();
    let half = |points: &mut dyn Iterator<Item = DVec2>| {
        let mut chain: Vec<DVec2> = Vec::new();
        for point in points {
            while let [.., before, last] = chain.as_slice()
                && (*last - *before).perp_dot(point - *last) <= 0.0
            {
                chain.pop();
            }
            chain.push(point);
        }
        chain.pop();
        chain
    };
    let mut whole = half(&mut points.iter().copied());
    whole.extend(half(&mut points.iter().rev().copied()));
    whole
}
