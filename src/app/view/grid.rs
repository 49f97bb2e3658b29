//! The grid of a plane, with its numbers below it and to the left.

use std::sync::Arc;

use eframe::egui::{Color32, FontId, Galley, Pos2, Rect, Stroke, Ui, pos2, remap_clamp, vec2};
use glam::{DVec2, DVec3};

use super::paint::{self, to_dvec2, to_f32, to_vec2};
use crate::app::widgets::theme;
use crate::figure::{Plane, Profile, Role, Visibility, tick_label, tick_step};

/// Distances of grid lines, in points. Below the first, lines are not drawn; from there to the second, they
/// grow stronger.
const LINE_SPACING: (f32, f32) = (8.0, 60.0);
/// Minimum distance of numbers, and the distance for each character, as multiples of the size of the numbers.
const NUMBER_SPACING: (f64, f64) = (2.5, 2.0 / 3.0);
/// Minimum room for numbers beside the grid, in points.
const MIN_ROOM: f32 = 14.0;
/// The space on both sides of the numbers along y, in points.
const MARGIN: f32 = 4.0;
/// Maximum multiple of the step: at larger coordinates, double precision cannot distinguish neighboring
/// lines.
const MAX_MULTIPLE: f64 = 1e15;
/// The size of the numbers at a desk, in points.
const NUMBER_SIZE: f32 = 12.0;

/// The grid of a plane in one frame.
pub(super) struct PlaneGrid<'a> {
    /// The area of the grid and its numbers.
    area: Rect,
    /// The map to the area.
    plane: &'a Plane,
    /// The distance of thin and of numbered lines, in scene units: 1, 2, 5, 10 and so on.
    steps: [f64; 2],
    /// The size of the numbers, in points.
    size: f32,
}

/// The direction along which a coordinate grows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum GrowthDirection {
    X,
    Y,
}

impl<'a> PlaneGrid<'a> {
    /// Creates the grid of a plane that is mapped to this area.
    pub(super) fn new(area: Rect, plane: &'a Plane, profile: Profile) -> Self {
        let size = match profile {
            Profile::Desk => NUMBER_SIZE,
            larger => to_f32(larger.text_size(Role::Grid)),
        };
        let corners = [DVec2::ZERO, to_dvec2(area.size())].map(|corner| plane.world_from_screen(corner));
        let [least, per_character] = [NUMBER_SPACING.0, NUMBER_SPACING.1].map(|part| part * f64::from(size));
        let finest = tick_step(least / plane.scale);
        let ends = corners.into_iter().flat_map(|corner| [corner.x, corner.y]);
        let longest = ends.map(|end| tick_label(end, finest).chars().count()).max();
        let step = tick_step(least.max(longest.unwrap_or(0) as f64 * per_character) / plane.scale);
        // A fifth of the step, or a quarter if a fifth is not a round number.
        Self { area, plane, steps: [tick_step(step * 0.19), step], size }
    }

    /// Returns the part of the area that the numbers leave.
    pub(super) fn paper(&self, ui: &Ui) -> Rect {
        let row = self.number(ui, 0.0).size().y.max(MIN_ROOM);
        let rows = self.area.with_max_y(self.area.max.y - row);
        let widths = self.numbered(GrowthDirection::Y, rows).map(|value| self.number(ui, value).size().x);
        let column = widths.fold(0.0, f32::max) + 2.0 * MARGIN;
        rows.with_min_x(rows.min.x + column.max(MIN_ROOM))
    }

    /// Paints the lines on the paper, those through (0, 0) as axes if `has_axes`, and the numbers beside it.
    pub(super) fn paint(&self, ui: &Ui, paper: Rect, has_axes: bool) {
        let palette = theme::palette(ui);
        let painter = ui.painter_at(paper);
        let line = |along: GrowthDirection, value: f64, stroke: Stroke| {
            let at = self.at(value);
            match along {
                GrowthDirection::X => painter.vline(at.x, paper.y_range(), stroke),
                GrowthDirection::Y => painter.hline(paper.x_range(), at.y, stroke),
            };
        };
        let [fine, step] = self.steps;
        for (spacing, omitted) in [(fine, Some(step)), (step, None)] {
            let points = to_f32(spacing * self.plane.scale);
            if points <= LINE_SPACING.0 {
                continue;
            }
            let strength = remap_clamp(points, LINE_SPACING.0..=LINE_SPACING.1, 0.0..=1.0).sqrt();
            let stroke = Stroke::new(1.0, theme::color(palette.grid).gamma_multiply(strength));
            for along in [GrowthDirection::X, GrowthDirection::Y] {
                self.multiples(along, paper, spacing, omitted).for_each(|value| line(along, value, stroke));
            }
        }
        if has_axes {
            let stroke = paint::egui_stroke(palette.stroke(Role::Axis, Visibility::Visible));
            for along in [GrowthDirection::X, GrowthDirection::Y] {
                self.numbered(along, paper)
                    .filter(|value| *value == 0.0)
                    .for_each(|value| line(along, value, stroke));
            }
        }
        let painter = ui.painter();
        let ink = theme::color(palette.text(Role::Axis));
        // A number that the border of the view would cut is left out.
        let write = |corner: Pos2, number: Arc<Galley>| {
            if self.area.expand(1.0).contains_rect(number.mesh_bounds.translate(corner.to_vec2())) {
                painter.galley(corner, number, ink);
            }
        };
        for value in self.numbered(GrowthDirection::X, paper) {
            let number = self.number(ui, value);
            let corner = pos2(self.at(value).x - 0.5 * number.size().x, paper.max.y);
            write(corner, number);
        }
        for value in self.numbered(GrowthDirection::Y, paper) {
            let number = self.number(ui, value);
            let corner = pos2(paper.min.x - MARGIN, self.at(value).y) - number.size() * vec2(1.0, 0.5);
            write(corner, number);
        }
    }

    /// The coordinates of the numbered lines on the paper.
    fn numbered(&self, along: GrowthDirection, paper: Rect) -> impl Iterator<Item = f64> {
        self.multiples(along, paper, self.steps[1], None)
    }

    /// The multiples of `step` on the paper, without those of `omitted`.
    fn multiples(
        &self,
        along: GrowthDirection,
        paper: Rect,
        step: f64,
        omitted: Option<f64>,
    ) -> impl Iterator<Item = f64> {
        let corner = |at: Pos2| self.plane.world_from_screen(to_dvec2(at - self.area.min));
        let (first, last) = match along {
            GrowthDirection::X => (corner(paper.left_top()).x, corner(paper.right_top()).x),
            GrowthDirection::Y => (corner(paper.left_bottom()).y, corner(paper.left_top()).y),
        };
        let every = omitted.map(|omitted| (omitted / step).round());
        let start = (first / step).ceil();
        // Never more than fit on any screen; none if neighbors are the same number.
        (0..if start.abs() < MAX_MULTIPLE { 2000 } else { 0 })
            .map(move |index| start + f64::from(index))
            .take_while(move |index| index * step <= last)
            .filter(move |index| every.is_none_or(|every| index % every != 0.0))
            .map(move |index| index * step)
    }

    /// The position of the point with this x and this y.
    fn at(&self, value: f64) -> Pos2 {
        self.area.min + to_vec2(self.plane.screen_from_world(DVec3::splat(value)))
    }

    fn number(&self, ui: &Ui, value: f64) -> Arc<Galley> {
        let text = tick_label(value, self.steps[1]);
        ui.painter().layout_no_wrap(text, FontId::proportional(self.size), Color32::PLACEHOLDER)
    }
}
