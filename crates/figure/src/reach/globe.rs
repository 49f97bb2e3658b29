//! The support function of P ⊖ Q in space, on a sphere: each point of it is a direction, and its color shows
//! the support value there. A bar beside it maps colors to lengths.

use std::f64::consts::{FRAC_PI_2, TAU};

use glam::{DVec2, DVec3};

use super::{ROUNDOFF, Reach};
use crate::analysis::Analysis;
use crate::camera::Camera;
use crate::chart::Axis;
use crate::geometry::{Side, support_point};
use crate::mark::{Marker, Role};
use crate::message::text;
use crate::narration::short;
use crate::paper::{PaperForm, PaperMark, Visibility};
use crate::sheet::MarkSheet;
use crate::style::Palette;
use crate::tint::Tint;

/// Number of steps from pole to pole; twice as many go around. Shapes with many vertices get the second
/// number.
const STEPS: [usize; 2] = [36, 18];
/// Maximum number of vertices of a shape with the finer steps.
const MANY: usize = 200;
/// Maximum number of edges for which the borders of the patches are drawn.
const MAX_EDGES: usize = 400;
/// The radius of the globe, as a fraction of the paper.
const RADIUS: f64 = 0.40;
/// Number of straight pieces of an arc.
const PIECES: usize = 8;
/// The room for the bar with the colors and its numbers, right of the globe, in points.
const LEGEND: f64 = 66.0;
/// The bar: its width, its distance from the right border of the paper, and its distance from the upper border, in
/// points.
const BAR: (f64, f64, f64) = (12.0, 46.0, 40.0);
/// The distance from the lower border of the paper to the lower end of the bar, and the maximum height of
/// the bar, in points.
const BELOW: (f64, f64) = (18.0, 220.0);
/// Number of distinct colors.
const SHADES: usize = 48;
/// Minimum distance of numbers, in points.
const APART: f64 = 26.0;
/// Mean width of a letter as a fraction of the height of its font.
const LETTER: f64 = 0.55;

/// The support function of P ⊖ Q over all directions of space.
#[derive(Clone, Debug, PartialEq)]
pub struct Globe {
    /// The number of steps from pole to pole.
    steps: usize,
    /// The support value at each corner of the grid, row by row from the south pole; one corner more than
    /// cells in each direction.
    lengths: Vec<f64>,
    /// The smallest and the largest support value.
    pub range: [f64; 2],
    /// The borders across which another vertex becomes the farthest: arcs between the normals of neighboring
    /// faces of P ⊖ Q.
    borders: Vec<[DVec3; 2]>,
}

/// The viewpoint of the globe, and its place on paper.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GlobeView {
    /// To the right, up and toward the eye; each of length one.
    axes: [DVec3; 3],
    center: DVec2,
    radius: f64,
    size: DVec2,
}

impl Globe {
    /// Computes the globe of an analysis in space.
    pub fn of(analysis: &Analysis) -> Self {
        let [p, q] = &analysis.convexes;
        let vertices = analysis.vertices(Side::P).len() + analysis.vertices(Side::Q).len();
        let steps = STEPS[usize::from(vertices > MANY)];
        let corners =
            (0..=steps).flat_map(|row| (0..=2 * steps).map(move |column| direction(steps, row, column)));
        let mut size = 0.0_f64;
        let mut lengths: Vec<f64> = corners
            .map(|direction| {
                let support = support_point(p, q, direction);
                size = size.max(support.on_p.length()).max(support.on_q.length());
                support.point.dot(direction)
            })
            .collect();
        let [low, high] = lengths.iter().fold([f64::INFINITY, f64::NEG_INFINITY], |[low, high], length| {
            [low.min(*length), high.max(*length)]
        });
        if high - low > ROUNDOFF * size {
            return Self { steps, lengths, range: [low, high], borders: borders(analysis) };
        }
        // Two balls around one point have equal support values in all directions: differences are roundoff,
        // which needs no colors.
        let middle = f64::midpoint(low, high);
        lengths.fill(middle);
        Self { steps, lengths, range: [middle; 2], borders: borders(analysis) }
    }

    /// Returns the globe on paper, back to front, with the direction u and the search direction v of the
    /// query.
    pub fn project(&self, view: &GlobeView, reach: &Reach, search: DVec3) -> Vec<PaperMark> {
        let mut sheet = MarkSheet::new(view.size.into());
        let behind = |direction: DVec3| view.depth(direction) < 0.0;
        if behind(reach.direction) {
            view.arrow(&mut sheet, reach.direction);
        }
        self.add_cells(&mut sheet, view);
        for ends in &self.borders {
            view.arc(&mut sheet, Role::Axis, *ends);
        }
        for ends in self.level() {
            view.arc(&mut sheet, Role::Bound, ends);
        }
        view.rim(&mut sheet);
        let search = search.normalize_or_zero();
        if search != DVec3::ZERO && !behind(search) {
            let at = view.screen(search);
            sheet.marker(Role::Direction, None, at, Marker::Ring);
            sheet.label(Role::Direction, None, at, "v", DVec2::new(-1.0, 1.0));
        }
        if behind(reach.direction) {
            sheet.marker(Role::Ghost, None, view.screen(reach.direction), Marker::Ring);
        } else {
            view.arrow(&mut sheet, reach.direction);
            sheet.marker(Role::Probe, None, view.screen(reach.direction), Marker::Disc);
        }
        let text = short(reach.lengths[2]);
        let toward = view.screen(reach.direction) - view.center;
        let text = if behind(reach.direction) {
            text!("figure-u-is-behind"; value = text)
        } else {
            text!("figure-u-is"; value = text)
        };
        let beside = if toward.x < 0.0 { DVec2::NEG_X } else { DVec2::X };
        sheet.label(Role::Probe, None, view.screen(reach.direction), &text, beside);
        self.add_legend(&mut sheet, view.size);
        sheet.finish()
    }

    /// Adds the legend of colors and lengths: a bar with round numbers, or one color with its number if all
    /// lengths are equal.
    fn add_legend(&self, sheet: &mut MarkSheet, size: DVec2) {
        let [low, high] = self.range;
        let (width, aside, top) = BAR;
        let height = (size.y - top - BELOW.0).min(BELOW.1);
        let is_range = low <= high && (high - low).is_finite();
        if height < APART || !is_range {
            return;
        }
        let right = size.x - aside;
        let corners = [DVec2::new(right - width, top), DVec2::new(right, top + height)];
        let shades = if high > low { SHADES } else { 1 };
        let shade = |index: usize| Some(Tint::Amount(index as f64 / (shades - 1).max(1) as f64));
        let tints = (0..shades).map(shade).collect();
        let form = PaperForm::Cells { corners, columns: 1, tints };
        sheet.add(PaperMark { role: Role::Axis, hit: None, form });
        let mut text = |center: DVec2, text: String| {
            let form = PaperForm::Text { center, text, size: Palette::text_size(Role::Axis) };
            sheet.add(PaperMark { role: Role::Axis, hit: None, form });
        };
        let beside = |y: f64| DVec2::new(right + 0.5 * aside, y);
        if high > low {
            for tick in Axis::default().ticks(low, high, (high - low) * APART / height) {
                text(beside(top + height * (high - tick.at) / (high - low)), tick.text);
            }
        } else {
            text(beside(top + 0.5 * height), short(low));
        }
        for (row, line) in
            [text!("figure-support-function-of-p-q"), text!("figure-in-scene-units")].into_iter().enumerate()
        {
            let half = 0.5 * LETTER * Palette::text_size(Role::Axis) * line.chars().count() as f64;
            text(DVec2::new(size.x - half - 6.0, 10.0 + 14.0 * row as f64), line.to_owned());
        }
    }

    fn add_cells(&self, sheet: &mut MarkSheet, view: &GlobeView) {
        let [low, high] = self.range;
        let span = if high > low { high - low } else { 1.0 };
        for row in 0..self.steps {
            for column in 0..2 * self.steps {
                let corners = [(row, column), (row, column + 1), (row + 1, column + 1), (row + 1, column)];
                let directions = corners.map(|(row, column)| direction(self.steps, row, column));
                if directions.iter().all(|direction| view.depth(*direction) <= 0.0) {
                    continue;
                }
                let mean = 0.25 * corners.map(|(row, column)| self.at(row, column)).iter().sum::<f64>();
                let points = directions.map(|direction| view.screen_of_seen(direction)).to_vec();
                sheet.patch(points, Tint::Amount(((mean - low) / span).clamp(0.0, 1.0)));
            }
        }
    }

    fn at(&self, row: usize, column: usize) -> f64 {
        self.lengths.get(row * (2 * self.steps + 1) + column).copied().unwrap_or(0.0)
    }

    /// The curve on which the support value is zero, piece by piece: around the directions that separate P
    /// and Q.
    fn level(&self) -> Vec<[DVec3; 2]> {
        let mut pieces = Vec::new();
        for row in 0..self.steps {
            for column in 0..2 * self.steps {
                let corners = [(row, column), (row, column + 1), (row + 1, column + 1), (row + 1, column)];
                let crossings: Vec<DVec3> = corners
                    .iter()
                    .zip(corners.iter().cycle().skip(1))
                    .filter_map(|(from, to)| {
                        let (before, after) = (self.at(from.0, from.1), self.at(to.0, to.1));
                        let at = |corner: &(usize, usize)| direction(self.steps, corner.0, corner.1);
                        ((before < 0.0) != (after < 0.0))
                            .then(|| at(from).lerp(at(to), before / (before - after)).normalize_or_zero())
                    })
                    .collect();
                pieces.extend(crossings.chunks_exact(2).map(|ends| [ends[0], ends[1]]));
            }
        }
        pieces
    }
}

impl GlobeView {
    /// Centers a globe on paper of `size` points, as seen by the camera, with room for the legend beside it.
    pub fn of(camera: &Camera, size: DVec2) -> Self {
        let axes = [camera.right(), camera.up(), camera.back()];
        let room = DVec2::new(size.x - LEGEND, size.y).max(DVec2::ONE);
        let radius = (RADIUS * room.min_element()).max(1.0);
        let center = DVec2::new((0.5 * size.x).min((room.x - 1.1 * radius).max(0.5 * room.x)), 0.5 * size.y);
        Self { axes, center, radius, size }
    }

    /// Returns the direction at a place on paper: on the front of the globe or, for a place beside the globe, at the
    /// nearest point of its rim.
    pub fn direction_at(&self, screen: DVec2) -> DVec3 {
        let across = (screen - self.center) / self.radius;
        let across = across.clamp_length_max(1.0);
        let depth = (1.0 - across.length_squared()).max(0.0).sqrt();
        let [right, up, back] = self.axes;
        (right * across.x - up * across.y + back * depth).normalize_or(back)
    }

    /// Returns whether a place is on the globe.
    pub fn holds(&self, screen: DVec2) -> bool {
        screen.distance(self.center) <= self.radius
    }

    fn depth(&self, direction: DVec3) -> f64 {
        direction.dot(self.axes[2])
    }

    fn screen(&self, direction: DVec3) -> DVec2 {
        self.center + DVec2::new(direction.dot(self.axes[0]), -direction.dot(self.axes[1])) * self.radius
    }

    /// The place on paper of a visible direction; a direction behind the rim is drawn on it.
    fn screen_of_seen(&self, direction: DVec3) -> DVec2 {
        let at = self.screen(direction);
        if self.depth(direction) >= 0.0 {
            return at;
        }
        self.center + (at - self.center).normalize_or_zero() * self.radius
    }

    fn arrow(&self, sheet: &mut MarkSheet, direction: DVec3) {
        let from = self.screen(direction);
        let to = self.center + (from - self.center) * 1.22;
        sheet.arrow(Role::Direction, None, from, to);
    }

    /// Draws the front part of a great circle.
    fn arc(&self, sheet: &mut MarkSheet, role: Role, [from, to]: [DVec3; 2]) {
        let pieces = if from.distance(to) < 0.2 { 1 } else { PIECES };
        let at = |piece: usize| from.lerp(to, piece as f64 / pieces as f64).normalize_or_zero();
        let points: Vec<DVec3> = (0..=pieces).map(at).collect();
        for run in points.split(|point| self.depth(*point) < 0.0 || *point == DVec3::ZERO) {
            let run = run.iter().map(|point| self.screen(*point)).collect();
            sheet.line(role, None, run, false, Visibility::Visible);
        }
    }

    fn rim(&self, sheet: &mut MarkSheet) {
        let at = |step: u32| self.center + DVec2::from_angle(TAU * f64::from(step) / 96.0) * self.radius;
        sheet.line(Role::Axis, None, (0..96).map(at).collect(), true, Visibility::Visible);
    }
}

/// The direction at a corner of the grid: rows from the south pole, columns around z from x.
fn direction(steps: usize, row: usize, column: usize) -> DVec3 {
    let part = |index: usize| index as f64 / steps as f64;
    let (height, across) = libm::sincos(FRAC_PI_2 * (2.0 * part(row) - 1.0));
    let (sin, cos) = libm::sincos(0.5 * TAU * part(column));
    DVec3::new(across * cos, across * sin, height)
}

fn borders(analysis: &Analysis) -> Vec<[DVec3; 2]> {
    let Some(solid) = &analysis.solids[2] else { return Vec::new() };
    if solid.is_smooth() || solid.edges().len() > MAX_EDGES {
        return Vec::new();
    }
    let normal = |face: usize| solid.faces().get(face).map(|face| face.normal);
    let arcs = solid.edges().iter().filter_map(|edge| Some([normal(edge.faces[0])?, normal(edge.faces[1])?]));
    arcs.filter(|[from, to]| from.is_finite() && to.is_finite() && from.distance(*to) > 1e-6).collect()
}

impl MarkSheet {
    /// Adds a piece of a surface in the color of a tint.
    fn patch(&mut self, points: Vec<DVec2>, tint: Tint) {
        if points.iter().all(|point| point.is_finite()) {
            self.add(PaperMark {
                role: Role::Difference,
                hit: None,
                form: PaperForm::Patch { points, tint },
            });
        }
    }
}
