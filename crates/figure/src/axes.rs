//! Coordinates on paper: the grid and the numbers of a 2D view, and the tripod of a 3D view.

use glam::{DVec2, DVec3};

use super::camera::Camera;
use super::mark::Role;
use super::paper::{PaperForm, PaperMark, Visibility};
use super::plane::Plane;
use super::style::Palette;
use super::text_box::TextBox;

/// Minimum distance of grid lines, in points.
const SPACING: f64 = 56.0;
/// The length of an arm of the tripod, and the distance of its center from the borders of the paper, in points.
const TRIPOD: (f64, f64) = (26.0, 44.0);

impl Plane {
    /// Draws the grid, the two axes and the numbers along the borders, below a figure on paper of `size`
    /// points.
    pub fn grid(&self, size: DVec2) -> Vec<PaperMark> {
        let (first, last) = (self.world_from_screen(DVec2::ZERO), self.world_from_screen(size));
        let step = tick_step(SPACING / self.scale);
        let (mut lines, mut axes, mut numbers) = (Vec::new(), Vec::new(), Vec::new());
        let mut draw = |value: f64, ends: [DVec2; 2]| {
            let (role, marks) = if value == 0.0 { (Role::Axis, &mut axes) } else { (Role::Grid, &mut lines) };
            marks.push(line(role, ends));
        };
        for x in ticks(first.x, last.x, step) {
            let at = self.screen_from_world(DVec3::new(x, 0.0, 0.0)).x;
            draw(x, [DVec2::new(at, 0.0), DVec2::new(at, size.y)]);
            numbers.push(text(DVec2::new(at, size.y - 9.0), tick_label(x, step)));
        }
        for y in ticks(last.y, first.y, step) {
            let at = self.screen_from_world(DVec3::new(0.0, y, 0.0)).y;
            draw(y, [DVec2::new(0.0, at), DVec2::new(size.x, at)]);
            numbers.push(text(DVec2::new(18.0, at), tick_label(y, step)));
        }
        // Numbers in the corner, or at the border, are left out.
        numbers.retain(|mark| match &mark.form {
            PaperForm::Text { center, text, size: height } => {
                let is_aside = center.x > 40.0 || center.y < size.y - 24.0;
                is_aside && TextBox::of(*center, text, *height).is_within(size)
            }
            _ => true,
        });
        lines.into_iter().chain(axes).chain(numbers).collect()
    }
}

impl Camera {
    /// Returns the place of [`Camera::tripod`] on paper of `size` points.
    pub fn tripod_place(size: DVec2) -> TextBox {
        let half = DVec2::splat(TRIPOD.1);
        TextBox { center: DVec2::new(half.x, size.y - half.y), half }
    }

    /// Draws the directions of x, y and z, in the lower left corner of paper of `size` points; the farthest
    /// arm first.
    pub fn tripod(&self, size: DVec2) -> Vec<PaperMark> {
        let middle = DVec2::new(TRIPOD.1, size.y - TRIPOD.1);
        let mut arms = [(DVec3::X, "x"), (DVec3::Y, "y"), (DVec3::Z, "z")];
        arms.sort_by(|(a, _), (b, _)| a.dot(self.back()).total_cmp(&b.dot(self.back())));
        arms.into_iter()
            .flat_map(|(axis, name)| {
                let along = DVec2::new(axis.dot(self.right()), -axis.dot(self.up()));
                let end = middle + along * TRIPOD.0;
                // An arm seen along its direction is a point, with its name on it.
                let name_at = end + along * 10.0;
                [line(Role::Axis, [middle, end]), text(name_at, name.to_owned())]
            })
            .collect()
    }
}

/// Returns a straight line.
pub(super) fn line(role: Role, ends: [DVec2; 2]) -> PaperMark {
    let form = PaperForm::Line { points: ends.to_vec(), closed: false, visibility: Visibility::Visible };
    PaperMark { role, hit: None, form }
}

/// Returns the text or the number at an axis.
pub(super) fn text(center: DVec2, text: String) -> PaperMark {
    let form = PaperForm::Text { center, text, size: Palette::text_size(Role::Axis) };
    PaperMark { role: Role::Axis, hit: None, form }
}

/// Returns the smallest of 1, 2, 5, 10, 20, … (or 0.5, 0.2, …) that is at least `least`.
pub fn tick_step(least: f64) -> f64 {
    let power = libm::exp10(libm::log10(least).floor());
    [1.0, 2.0, 5.0]
        .map(|factor| factor * power)
        .into_iter()
        .find(|step| *step >= least)
        .unwrap_or(10.0 * power)
}

/// The multiples of `step` from `low` to `high`; never more than fit on any screen.
fn ticks(low: f64, high: f64, step: f64) -> impl Iterator<Item = f64> {
    let first = (low / step).ceil();
    (0..1000).map(move |index| (first + f64::from(index)) * step).take_while(move |value| *value <= high)
}

/// Returns a number with as many decimals as its step needs, and a minus sign that is as wide as a plus.
pub fn tick_label(value: f64, step: f64) -> String {
    let magnitude = value.abs();
    let text = if magnitude > 0.0 && (magnitude >= 1e6 || step < 1e-5) {
        let written = format!("{magnitude:.2e}");
        match written.split_once('e') {
            // 5e−6, not 5.00e-6.
            Some((digits, exponent)) => {
                let digits = digits.trim_end_matches('0').trim_end_matches('.');
                format!("{digits}e{}", exponent.replace('-', "−"))
            }
            None => written,
        }
    } else if step < 1e-5 {
        "0".to_owned()
    } else {
        let decimals = if step >= 1.0 { 0 } else { decimals(step) };
        format!("{magnitude:.decimals$}")
    };
    if value < 0.0 { format!("−{text}") } else { text }
}

/// The number of decimals of a step such as 0.5 or 0.02.
fn decimals(step: f64) -> usize {
    (0..6)
        .find(|decimals| step * 10.0_f64.powi(*decimals) >= 0.99)
        .map_or(6, |decimals| decimals.unsigned_abs() as usize)
}

#[cfg(test)]
mod tests {
    use super::tick_label;

    #[test]
    fn labels_have_the_digits_that_matter() {
        for (value, step, label) in [
            (0.25, 0.05, "0.25"),
            (-3.0, 1.0, "−3"),
            (0.0, 0.5, "0.0"),
            (0.0, 5e-6, "0"),
            (5e-6, 5e-6, "5e−6"),
            (-1.25e-5, 2.5e-6, "−1.25e−5"),
            (2e6, 1e6, "2e6"),
            (0.0, 1e6, "0"),
        ] {
            assert_eq!(tick_label(value, step), label);
        }
    }
}
