//! The floor below a 3D figure: a grid with numbers, to read off coordinates, and a scale for the heights.

use glam::{DVec2, DVec3};

use super::axes::{line, text, tick_label, tick_step};
use super::bounds::Bounds;
use super::camera::Camera;
use super::clip::clip_segment;
use super::mark::Role;
use super::paper::{Paper, PaperMark};
use super::projector::Projector;
use super::text_box::TextBox;
use crate::scene::Projection;

/// Minimum distance of two lines at the middle of the picture, in points.
const SPACING: f64 = 48.0;
/// Maximum number of steps along one side of the floor. In a view from farther away, the size of the floor determines
/// the step.
const MAX_STEPS: f64 = 24.0;
/// Minimum slope of the view (the sine of the angle); below it the lines of the floor merge.
const MIN_SLOPE: f64 = 0.08;
/// Maximum slope of the view; above it the scale of heights is too short to read.
const MAX_SLOPE: f64 = 0.94;
/// Maximum number of numbers along one side.
const MAX_NUMBERS: usize = 6;
/// Distance of a number from its line, and minimum distance between two numbers, in points.
const GAP: (f64, f64) = (4.0, 8.0);
/// The intervals at which lines have a number; the smallest that fits is chosen.
const EVERY: [f64; 7] = [1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0];
/// Maximum number of steps of a coordinate from zero; farther ones cannot be distinguished.
const MAX_STEPS_FROM_ZERO: f64 = 1e12;

/// A floor that is being drawn.
struct Floor<'a> {
    projector: Projector,
    paper: Paper<'a>,
    /// The spacing of the lines, in scene units.
    step: f64,
    /// The floor with everything on it, its sides at multiples of the step.
    room: Bounds,
    /// The height of the floor.
    height: f64,
    numbers: Vec<PaperMark>,
    taken: Vec<TextBox>,
}

impl Camera {
    /// Draws the floor behind a figure in `bounds`, to be painted below the figure. It has a grid in a plane
    /// of constant z with its two axes, a scale of heights at its left, and numbers at some of the lines,
    /// which texts should avoid. The floor is below the figure, or above it if the figure is seen from
    /// below. Returns `None` if the floor would appear too flat.
    pub fn floor(&self, bounds: Bounds, paper: Paper<'_>) -> Option<Vec<PaperMark>> {
        let projector = self.projector(paper.size);
        let sides = bounds.max - bounds.min;
        let least = (SPACING * projector.units_per_point).max(sides.max_element() / MAX_STEPS);
        let is_drawable = !bounds.is_empty() && sides.is_finite() && least > 0.0 && least.is_finite();
        let slope = self.back().z;
        if !is_drawable || slope.abs() < MIN_SLOPE {
            return None;
        }
        let step = tick_step(least);
        if bounds.min.abs().max(bounds.max.abs()).max_element() / step > MAX_STEPS_FROM_ZERO {
            return None;
        }
        let (mut low, mut high) = ((bounds.min / step).floor() * step, (bounds.max / step).ceil() * step);
        for axis in 0..2 {
            if low[axis] >= high[axis] {
                (low[axis], high[axis]) = (low[axis] - step, high[axis] + step);
            }
        }
        let height = if slope > 0.0 { low.z } else { high.z };
        let room = Bounds { min: low, max: high };
        let middle = room.center().with_z(height);
        if projector.toward_eye(middle).z * slope.signum() <= 0.0 {
            return None;
        }
        let half = DVec2::splat(paper.profile.radius(Role::Origin));
        let origin = projector.screen_from_world(DVec3::ZERO).map(|center| TextBox { center, half });
        let taken = paper.reserved.iter().copied().chain(origin).collect();
        let mut floor = Floor { projector, paper, step, room, height, numbers: Vec::new(), taken };
        let mut marks = floor.grid();
        marks.extend(floor.scale_of_heights(slope));
        for axis in 0..2 {
            floor.number_side(axis);
        }
        marks.append(&mut floor.numbers);
        Some(marks)
    }
}

impl Floor<'_> {
    /// The multiples of the step along a side.
    fn ticks(&self, axis: usize) -> impl Iterator<Item = f64> + use<> {
        let (step, first) = (self.step, (self.room.min[axis] / self.step).round());
        let count = (self.room.max[axis] / step).round() - first;
        (0..=128)
            .map(f64::from)
            .take_while(move |index| *index <= count)
            .map(move |index| (first + index) * step)
    }

    /// The line of the floor across a side, from its far to its near end.
    fn across(&self, axis: usize, value: f64) -> [DVec3; 2] {
        let other = 1 - axis;
        let ends = [self.room.min, self.room.max].map(|corner| {
            let mut end = corner.with_z(self.height);
            end[axis] = value;
            end
        });
        let middle = self.room.center().with_z(self.height);
        let [low, high] = ends.map(|end| {
            let mut at = middle;
            at[other] = end[other];
            at
        });
        let nearer = self.projector.depth(low) - self.projector.depth(high);
        // Seen straight from above, all sides are equally near: numbers are then below and to the left, as
        // in the plane.
        let is_level = nearer.abs() < 1e-9 * self.projector.distance;
        let toward_corner = (high - low).dot(-self.projector.up - self.projector.right);
        let ends_high = if is_level { toward_corner > 0.0 } else { nearer > 0.0 };
        if ends_high { ends } else { [ends[1], ends[0]] }
    }

    /// The part of a line on paper.
    fn on_paper(&self, [from, to]: [DVec3; 2]) -> Option<[DVec2; 2]> {
        let near = match self.projector.projection {
            Projection::Orthographic => f64::NEG_INFINITY,
            Projection::Perspective => self.projector.near,
        };
        let [before, after] = [from, to].map(|end| self.projector.depth(end) - near);
        let crossing = || from.lerp(to, before / (before - after));
        let ends = match (before >= 0.0, after >= 0.0) {
            (true, true) => [from, to],
            (true, false) => [from, crossing()],
            (false, true) => [crossing(), to],
            (false, false) => return None,
        };
        let [from, to] = ends.map(|end| self.projector.screen_from_world(end));
        clip_segment([from?, to?], DVec2::ZERO, self.paper.size)
    }

    /// The lines, those through zero last.
    fn grid(&self) -> Vec<PaperMark> {
        let (mut lines, mut axes) = (Vec::new(), Vec::new());
        for axis in 0..2 {
            for value in self.ticks(axis) {
                let Some(ends) = self.on_paper(self.across(axis, value)) else { continue };
                let is_axis = value.abs() < 0.5 * self.step;
                if is_axis { axes.push(line(Role::Axis, ends)) } else { lines.push(line(Role::Grid, ends)) }
            }
        }
        lines.append(&mut axes);
        lines
    }

    /// Adds the numbers of x or y at the near ends of the lines, the largest with the name of the
    /// coordinate.
    fn number_side(&mut self, axis: usize) {
        let name = if axis == 0 { "x" } else { "y" };
        let ends = self.ticks(axis).filter_map(|value| {
            let [far, near] = self.on_paper(self.across(axis, value))?;
            Some((value, near, (near - far).try_normalize()?))
        });
        let ends: Vec<_> = ends.collect();
        self.add_numbers(name, &ends);
    }

    /// A vertical line with the numbers of z, where the floor extends farthest to the left of the paper.
    fn scale_of_heights(&mut self, slope: f64) -> Vec<PaperMark> {
        let [low, high] = [self.room.min.z, self.room.max.z];
        if slope.abs() > MAX_SLOPE || low >= high {
            return Vec::new();
        }
        let floor = &*self;
        let feet = (0..2).flat_map(|axis| floor.ticks(axis).flat_map(move |value| floor.across(axis, value)));
        let is_on_paper = |at: DVec2| at.cmpge(DVec2::splat(GAP.0)).all() && at.cmple(self.paper.size).all();
        let poles = feet.filter_map(|foot| {
            let ends = [foot.with_z(low), foot.with_z(high)];
            let [from, to] =
                ends.map(|end| self.projector.screen_from_world(end).filter(|at| is_on_paper(*at)));
            Some((from?.x.min(to?.x), foot))
        });
        let Some((_, foot)) = poles.min_by(|(one, _), (other, _)| one.total_cmp(other)) else {
            return Vec::new();
        };
        let at = |z: f64| self.projector.screen_from_world(foot.with_z(z));
        let ends: Vec<_> =
            self.ticks(2).filter_map(|value| Some((value, at(value)?, DVec2::NEG_X))).collect();
        let pole = self.on_paper([foot.with_z(low), foot.with_z(high)]);
        self.add_numbers("z", &ends);
        pole.map(|ends| line(Role::Axis, ends)).into_iter().collect()
    }

    /// Adds numbers at the ends of lines, as densely as they stay legible. The largest number with enough room
    /// also names its coordinate, as in `x = 4`.
    fn add_numbers(&mut self, name: &str, ends: &[(f64, DVec2, DVec2)]) {
        let size = self.paper.profile.text_size(Role::Axis);
        let paper = self.paper.size;
        let beside = |end: DVec2, outward: DVec2, words: &str| {
            let place = TextBox::of(end, words, size);
            let aside = outward * (GAP.0 + outward.abs().dot(place.half));
            TextBox { center: place.center + aside, ..place }.moved_onto(paper)
        };
        let is_legible = |every: &f64| {
            let numbered = ends.iter().filter(|(value, ..)| self.is_multiple(*value, *every));
            let row = numbered.map(|(value, end, outward)| {
                beside(*end, *outward, &tick_label(*value, self.step * every)).grown(0.5 * GAP.1)
            });
            let row: Vec<TextBox> = row.collect();
            let mut pairs = row
                .iter()
                .enumerate()
                .flat_map(|(index, one)| row[index + 1..].iter().map(|other| one.overlap(*other)));
            row.len() <= MAX_NUMBERS && pairs.all(|shared| shared == 0.0)
        };
        let Some(every) = EVERY.into_iter().find(is_legible) else { return };
        let mut is_named = false;
        for (value, end, outward) in ends.iter().rev() {
            if !self.is_multiple(*value, every) {
                continue;
            }
            let number = tick_label(*value, self.step * every);
            let named = Some(format!("{name} = {number}")).filter(|_| !is_named);
            for (words, names) in named.into_iter().map(|words| (words, true)).chain([(number, false)]) {
                let place = beside(*end, *outward, &words);
                if self.taken.iter().all(|taken| taken.overlap(place.grown(GAP.0)) == 0.0) {
                    self.taken.push(place);
                    self.numbers.push(text(place.center, words));
                    is_named |= names;
                    break;
                }
            }
        }
    }

    /// Returns whether a coordinate is a multiple of this number of steps.
    fn is_multiple(&self, value: f64, every: f64) -> bool {
        ((value / self.step).round() % every) == 0.0
    }
}
