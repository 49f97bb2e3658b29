//! The painting of handles.

use std::f64::consts::TAU;

use eframe::egui::epaint::Mesh;
use eframe::egui::{Align2, Color32, FontId, Painter, Pos2, Shape, Stroke, Ui, Vec2};
use glam::DVec3;

use super::layout::{ARM, DISC, HandleForm, PlacedHandle};
use crate::app::command::Tool;
use crate::app::editing::constraint::AXES;
use crate::app::view::view_map::ViewMap;
use crate::app::widgets::theme;

/// Half the side of a knob, in points.
const KNOB: f32 = 6.0;
/// The length of an arrow head, in points.
const HEAD: f32 = 14.0;
/// The distance of a tip to the center of its letter, in points.
const LETTER: f32 = 13.0;
/// Maximum angle of one segment of the swept sector, in radians.
const FAN: f64 = TAU / 72.0;

/// The colors of handles in one theme.
struct Inks {
    axes: [Color32; 3],
    /// The color of handles without an axis.
    view: Color32,
    /// The color of the paper, for a border around everything.
    paper: Color32,
}

impl Inks {
    /// The hues of the gizmo, darker on white, so that thin lines stand out.
    fn of(ui: &Ui) -> Self {
        let paper = theme::color(theme::palette(ui).paper);
        let axes = if ui.visuals().dark_mode {
            [(0xF0, 0x6A, 0x6A), (0x74, 0xC4, 0x62), (0x6E, 0xA0, 0xF5)]
        } else {
            [(0xC8, 0x3A, 0x3A), (0x2E, 0x80, 0x22), (0x2C, 0x62, 0xC8)]
        };
        let axes = axes.map(|(red, green, blue)| Color32::from_rgb(red, green, blue));
        Self { axes, view: ui.visuals().strong_text_color(), paper }
    }

    fn of_handle(&self, placed: &PlacedHandle) -> Color32 {
        placed.handle.axis().map_or(self.view, |axis| self.axes[axis])
    }
}

/// Paints all handles, the hovered or held one bright and thick.
pub(crate) fn handles(ui: &Ui, view: &ViewMap, placed: &[PlacedHandle], hot: Option<&PlacedHandle>) {
    let inks = Inks::of(ui);
    let painter = ui.painter_at(view.rect);
    for one in placed {
        let is_hot = hot.is_some_and(|hot| hot.handle == one.handle);
        let ink = inks.of_handle(one);
        let ink = match (is_hot, one.grabbable) {
            (true, _) => ink.lerp_to_gamma(ui.visuals().strong_text_color(), 0.35),
            (false, true) => ink,
            (false, false) => ink.gamma_multiply(0.25),
        };
        let brush =
            Brush { painter: &painter, ink, paper: inks.paper, width: if is_hot { 4.0 } else { 2.5 } };
        brush.handle(one);
    }
}

/// Paints the sector swept about an axis, starting at `from`.
pub(crate) fn swept(
    ui: &Ui,
    view: &ViewMap,
    pivot: DVec3,
    (axis, from, angle): (DVec3, DVec3, f64),
) -> Option<()> {
    let painter = ui.painter_at(view.rect);
    let first = from.try_normalize()? * (ARM * view.units_per_point_at(pivot));
    let second = axis.cross(first);
    let angle = angle.clamp(-TAU, TAU);
    let pieces = (angle.abs() / FAN).ceil().max(1.0);
    let place = |part: f64| {
        let (sin, cos) = libm::sincos(angle * part);
        view.screen_from_world(pivot + first * cos + second * sin)
    };
    let ink = ui.visuals().strong_text_color();
    let mut fan = Mesh::default();
    fan.colored_vertex(view.screen_from_world(pivot)?, ink.gamma_multiply(0.2));
    let mut piece = 0.0;
    let mut corners = 0;
    while piece <= pieces {
        fan.colored_vertex(place(piece / pieces)?, ink.gamma_multiply(0.2));
        corners += 1;
        if corners > 1 {
            fan.add_triangle(0, corners - 1, corners);
        }
        piece += 1.0;
    }
    painter.add(fan);
    let middle = view.screen_from_world(pivot)?;
    for part in [0.0, 1.0] {
        painter.line_segment([middle, place(part)?], Stroke::new(1.5, ink));
    }
    Some(())
}

/// Paints one handle in one color, with a border in the color of the paper.
struct Brush<'a> {
    painter: &'a Painter,
    ink: Color32,
    paper: Color32,
    width: f32,
}

impl Brush<'_> {
    fn handle(&self, placed: &PlacedHandle) {
        let letter = placed.handle.axis().map(|axis| AXES[axis]);
        match &placed.form {
            HandleForm::Arm([from, tip]) => {
                let along = (*tip - *from).normalized();
                self.line([*from, *tip]);
                if placed.handle.tool == Tool::Scale {
                    self.square(*tip);
                } else {
                    self.head(*tip, along);
                }
                self.letter(*tip + along * LETTER, letter);
            }
            HandleForm::Square(corners) => {
                let fill = self.ink.gamma_multiply(0.45);
                self.painter.add(Shape::convex_polygon(
                    corners.to_vec(),
                    fill,
                    Stroke::new(self.width * 0.6, self.ink),
                ));
            }
            HandleForm::Disc => {
                self.painter.circle(
                    placed.tip,
                    DISC,
                    self.ink.gamma_multiply(0.15),
                    Stroke::new(self.width * 0.6, self.ink),
                );
            }
            HandleForm::Knob => self.square(placed.tip),
            HandleForm::Ring(pieces) => self.ring(placed, pieces, letter),
        }
    }

    fn ring(&self, placed: &PlacedHandle, pieces: &[([Pos2; 2], bool)], letter: Option<&str>) {
        for (ends, _) in pieces.iter().filter(|(_, solid)| !*solid) {
            self.painter.line_segment(*ends, Stroke::new(1.0, self.ink.gamma_multiply(0.3)));
        }
        for (ends, _) in pieces.iter().filter(|(_, solid)| *solid) {
            self.painter.line_segment(*ends, Stroke::new(self.width + 2.0, self.paper.gamma_multiply(0.7)));
        }
        for (ends, _) in pieces.iter().filter(|(_, solid)| *solid) {
            self.painter.line_segment(*ends, Stroke::new(self.width, self.ink));
        }
        if letter.is_some() {
            self.painter.circle_filled(placed.tip, 8.0, self.paper);
            self.letter(placed.tip, letter);
        }
    }

    fn line(&self, ends: [Pos2; 2]) {
        self.painter.line_segment(ends, Stroke::new(self.width + 2.0, self.paper.gamma_multiply(0.7)));
        self.painter.line_segment(ends, Stroke::new(self.width, self.ink));
    }

    fn head(&self, tip: Pos2, along: Vec2) {
        let across = along.rot90() * (HEAD * 0.42);
        let neck = tip - along * HEAD;
        let corners = vec![tip, neck + across, neck - across];
        self.painter.add(Shape::convex_polygon(corners, self.ink, Stroke::new(1.0, self.paper)));
    }

    fn square(&self, center: Pos2) {
        let rect = eframe::egui::Rect::from_center_size(center, Vec2::splat(KNOB * 2.0));
        self.painter.rect(
            rect,
            1.0,
            self.ink,
            Stroke::new(1.0, self.paper),
            eframe::egui::StrokeKind::Outside,
        );
    }

    fn letter(&self, at: Pos2, letter: Option<&str>) {
        let Some(letter) = letter else { return };
        let font = FontId::proportional(14.0);
        for offset in [Vec2::X, -Vec2::X, Vec2::Y, -Vec2::Y] {
            self.painter.text(at + offset, Align2::CENTER_CENTER, letter, font.clone(), self.paper);
        }
        self.painter.text(at, Align2::CENTER_CENTER, letter, font, self.ink);
    }
}
