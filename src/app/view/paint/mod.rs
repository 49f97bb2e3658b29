//! The painter for the screen: turns ordered paper marks into egui shapes. It computes no geometry.

mod cells;

use std::sync::Arc;

use eframe::egui::epaint::{Mesh, PathStroke, Tessellator};
use eframe::egui::{
    Align2, Color32, FontId, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Ui, Vec2, pos2, vec2,
};
use egui_plot::Plot;
use glam::DVec2;

use crate::app::state::fade::{Fading, counterpart, is_letter};
use crate::app::widgets::theme;
use crate::figure::{Light, Marker, Palette, PaperForm, PaperMark, Role, Stroke as RoleStroke, Visibility};

/// Maximum excess over the paper, in points, for which a text is moved back onto it.
const MAX_INWARD: f32 = 6.0;

/// The margin of a plate around the glyphs of its text, in points.
const PLATE: Vec2 = vec2(2.0, 1.0);

/// Paints an empty sheet of paper with a border.
pub(crate) fn sheet(ui: &Ui, rect: Rect) {
    let border = ui.visuals().widgets.noninteractive.bg_stroke;
    ui.painter().rect(rect, 2.0, theme::color(theme::palette(ui).paper), border, StrokeKind::Inside);
}

/// Paints marks in their order on the paper at `rect`, which clips them.
pub(crate) fn marks(ui: &Ui, rect: Rect, marks: &[PaperMark]) {
    let painter = FigurePainter::new(ui, rect, 1.0);
    for mark in marks {
        painter.paint(mark);
    }
}

/// Returns the triangles of marks, except texts and cells, which are images.
pub(crate) fn mesh(ui: &Ui, rect: Rect, marks: &[PaperMark]) -> Mesh {
    let painter = FigurePainter::new(ui, rect, 1.0);
    // Without the discs in the fonts' texture, since their places in it change.
    let options = ui.ctx().tessellation_options(|options| *options);
    let mut tessellator = Tessellator::new(ui.pixels_per_point(), options, [1, 1], Vec::new());
    tessellator.set_clip_rect(rect);
    let (mut mesh, mut shapes) = (Mesh::default(), Vec::new());
    for mark in marks.iter().filter(|mark| !has_texture(mark)) {
        painter.mark(mark, &mut shapes);
        for shape in shapes.drain(..) {
            tessellator.tessellate_shape(shape, &mut mesh);
        }
    }
    mesh
}

/// Paints marks like [`marks()`]. `mesh` holds their triangles, except those of texts and cells, which are painted
/// here.
pub(crate) fn with_mesh(ui: &Ui, rect: Rect, mesh: Arc<Mesh>, marks: &[PaperMark]) {
    let painter = FigurePainter::new(ui, rect, 1.0);
    let (cells, texts): (Vec<_>, Vec<_>) = marks
        .iter()
        .filter(|mark| has_texture(mark))
        .partition(|mark| matches!(mark.form, PaperForm::Cells { .. }));
    for mark in cells {
        painter.paint(mark);
    }
    painter.painter.add(Shape::Mesh(mesh));
    for mark in texts {
        painter.paint(mark);
    }
}

/// Returns whether a mark has a texture: cells, which lie below everything, and texts, which lie on top.
const fn has_texture(mark: &PaperMark) -> bool {
    matches!(mark.form, PaperForm::Cells { .. } | PaperForm::Text { .. })
}

/// Paints marks like [`marks()`], with letters in transition: markers change color and shape gradually. Texts fade
/// out in the first half and in during the second, so that no two overlap.
pub(crate) fn fading_marks(ui: &Ui, rect: Rect, marks: &[PaperMark], Fading { before, part }: &Fading<'_>) {
    let opacities = [1.0, 1.0 - 2.0 * part, 2.0 * part - 1.0];
    let [whole, old, new] = opacities.map(|opacity| FigurePainter::new(ui, rect, opacity.max(0.0)));
    marks.iter().filter(|mark| !is_letter(mark)).for_each(|mark| whole.paint(mark));
    before.iter().filter(|mark| counterpart(mark, marks).is_none()).for_each(|mark| old.paint(mark));
    for mark in marks.iter().filter(|mark| is_letter(mark)) {
        match counterpart(mark, before) {
            Some(before) => whole.paint_between(before, mark, *part),
            None => new.paint(mark),
        }
    }
}

/// Paints marks with one palette onto one area of the screen.
struct FigurePainter {
    painter: Painter,
    /// The screen position of the upper left corner of the paper.
    origin: Pos2,
    palette: &'static Palette,
}

impl FigurePainter {
    fn new(ui: &Ui, paper: Rect, opacity: f64) -> Self {
        let mut painter = ui.painter_at(paper);
        painter.multiply_opacity(to_f32(opacity));
        Self { painter, origin: paper.min, palette: theme::palette(ui) }
    }

    fn paint(&self, mark: &PaperMark) {
        let mut shapes = Vec::new();
        self.mark(mark, &mut shapes);
        self.painter.extend(shapes);
    }

    /// Paints a mark in the place of another one. If both are markers, it has this `part` of its own color and shape.
    fn paint_between(&self, before: &PaperMark, mark: &PaperMark, part: f64) {
        let PaperForm::Marker { marker: from, .. } = before.form else { return self.paint(mark) };
        let PaperForm::Marker { at, marker } = mark.form else { return self.paint(mark) };
        let [old, new] =
            [before.role, mark.role].map(|role| self.palette.stroke(role, Visibility::Visible).color);
        let corners = from.toward(marker, part, self.palette.profile.radius(mark.role));
        self.painter.add(self.solid(self.at(at), &corners, theme::color(old.mixed(new, part))));
    }

    /// Adds the shapes of a mark.
    fn mark(&self, mark: &PaperMark, out: &mut Vec<Shape>) {
        let role = mark.role;
        match &mark.form {
            // Invisible, for hit testing only.
            PaperForm::Fill { .. } if role.is_hollow() => {}
            PaperForm::Fill { points, light } => self.fill(role, points, light, out),
            PaperForm::Hatch { lines, .. } => {
                let stroke = egui_stroke(self.palette.stroke(role, Visibility::Visible));
                let lines =
                    lines.iter().map(|ends| Shape::line_segment(ends.map(|end| self.at(end)), stroke));
                out.extend(lines);
            }
            PaperForm::Line { points, closed, visibility } => {
                self.line(self.palette.stroke(role, *visibility), points, *closed, out);
            }
            PaperForm::ArrowHead { corners } => {
                let color = theme::color(self.palette.stroke(role, Visibility::Visible).color);
                let corners = corners.map(|corner| self.at(corner)).to_vec();
                out.push(Shape::convex_polygon(corners, color, Stroke::NONE));
            }
            PaperForm::Patch { points, tint } => {
                out.push(self.mesh(points, |_| theme::color(self.palette.tint(*tint))));
            }
            PaperForm::Cells { corners, columns, tints } => {
                let rect = Rect::from_min_max(self.at(corners[0]), self.at(corners[1]));
                let texture = cells::texture(self.painter.ctx(), self.palette, *columns, tints);
                let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
                out.push(Shape::image(texture, rect, whole, Color32::WHITE));
            }
            PaperForm::Marker { at, marker } => out.push(self.marker(role, self.at(*at), *marker)),
            PaperForm::Text { center, text, size } => self.text(role, self.at(*center), (text, *size), out),
        }
    }

    fn fill(&self, role: Role, points: &[DVec2], light: &Light, out: &mut Vec<Shape>) {
        out.push(self.mesh(points, |corner| theme::color(self.palette.fill_at(role, light, corner))));
    }

    /// A mesh, which has no feathered border, so that neighboring faces show no seam.
    fn mesh(&self, points: &[DVec2], color: impl Fn(usize) -> Color32) -> Shape {
        let mut mesh = Mesh::default();
        for (corner, point) in points.iter().enumerate() {
            mesh.colored_vertex(self.at(*point), color(corner));
        }
        let corners = u32::try_from(points.len()).unwrap_or(0);
        for corner in 2..corners {
            mesh.add_triangle(0, corner - 1, corner);
        }
        Shape::mesh(mesh)
    }

    fn line(&self, style: RoleStroke, points: &[DVec2], closed: bool, out: &mut Vec<Shape>) {
        let stroke = egui_stroke(style);
        let mut path: Vec<Pos2> = points.iter().map(|point| self.at(*point)).collect();
        let Some(pattern) = style.dash.pattern() else {
            if has_spike(&path, closed) {
                let ends =
                    path.iter().zip(path.iter().cycle().skip(1)).take(path.len() - usize::from(!closed));
                out.extend(ends.map(|(from, to)| Shape::line_segment([*from, *to], stroke)));
                out.extend(path.iter().map(|at| Shape::circle_filled(*at, stroke.width / 2.0, stroke.color)));
                return;
            }
            let stroke = PathStroke::from(stroke);
            out.push(if closed { Shape::closed_line(path, stroke) } else { Shape::line(path, stroke) });
            return;
        };
        if closed {
            path.extend(path.first().copied());
        }
        let [dash, gap] = pattern.map(|length| to_f32(length * style.width));
        out.extend(Shape::dashed_line(&path, stroke, dash, gap));
    }

    fn marker(&self, role: Role, at: Pos2, marker: Marker) -> Shape {
        let radius = to_f32(self.palette.profile.radius(role));
        let stroke = egui_stroke(self.palette.stroke(role, Visibility::Visible));
        match marker {
            Marker::Disc => Shape::Vec(vec![
                Shape::circle_filled(at, radius, stroke.color),
                Shape::circle_stroke(at, radius, self.outline()),
            ]),
            Marker::Square | Marker::Triangle | Marker::Diamond => {
                self.solid(at, &marker.corners(f64::from(radius)), stroke.color)
            }
            Marker::Ring => Shape::circle_stroke(at, radius, stroke),
            Marker::Crosshair => Shape::Vec(vec![
                Shape::circle_stroke(at, radius * 0.7, stroke),
                Shape::line_segment([at - vec2(radius * 1.3, 0.0), at + vec2(radius * 1.3, 0.0)], stroke),
                Shape::line_segment([at - vec2(0.0, radius * 1.3), at + vec2(0.0, radius * 1.3)], stroke),
            ]),
        }
    }

    /// A filled convex polygon around a place.
    fn solid(&self, at: Pos2, corners: &[DVec2], color: Color32) -> Shape {
        let corners = corners.iter().map(|corner| at + to_vec2(*corner)).collect();
        Shape::convex_polygon(corners, color, self.outline())
    }

    /// An outline in the color of the paper, which separates markers from their background.
    fn outline(&self) -> Stroke {
        Stroke::new(1.0, theme::color(self.palette.paper))
    }

    fn text(&self, role: Role, center: Pos2, (text, size): (&str, f64), out: &mut Vec<Shape>) {
        let font = FontId::proportional(to_f32(size));
        let ink = theme::color(self.palette.text(role));
        let galley = self.painter.layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER);
        let corner = Align2::CENTER_CENTER.anchor_size(center, galley.size()).min;
        let corner = corner + self.inward(galley.mesh_bounds.translate(corner.to_vec2()));
        // Whatever lies below, the text has the contrast that it has with the paper.
        let plate = galley.mesh_bounds.translate(corner.to_vec2()).expand2(PLATE);
        out.push(Shape::rect_filled(plate, 2.0, theme::color(self.palette.paper)));
        out.push(Shape::galley(corner, galley, ink));
    }

    /// The displacement that brings the glyphs of a text back onto the paper, if they leave it by a little:
    /// the figure knows only the size of a usual letter.
    fn inward(&self, ink: Rect) -> Vec2 {
        let paper = self.painter.clip_rect().shrink(1.0);
        let back = (paper.min - ink.min).max(Vec2::ZERO) - (ink.max - paper.max).max(Vec2::ZERO);
        if back.abs().max_elem() <= MAX_INWARD { back } else { Vec2::ZERO }
    }

    fn at(&self, point: DVec2) -> Pos2 {
        self.origin + to_vec2(point)
    }
}

/// Creates a plot in the colors of the figures that neither pans nor zooms by itself and shows nothing under
/// the pointer: the view that contains it controls its movement.
pub(crate) fn still<'a>(plot: Plot<'a>, palette: &Palette) -> Plot<'a> {
    plot.auto_bounds(false)
        .show_background(false)
        .grid_color(theme::color(palette.grid))
        .show_x(false)
        .show_y(false)
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .allow_double_click_reset(false)
        .allow_axis_zoom_drag(false)
        .cursor_color(Color32::TRANSPARENT)
}

/// Converts the stroke of a role.
pub(super) fn egui_stroke(stroke: RoleStroke) -> Stroke {
    Stroke::new(to_f32(stroke.width), theme::color(stroke.color))
}

/// Converts a paper position to screen precision.
pub(crate) fn to_vec2(point: DVec2) -> Vec2 {
    let [x, y] = point.as_vec2().to_array();
    vec2(x, y)
}

/// Converts a screen position to paper precision.
pub(crate) fn to_dvec2(point: Vec2) -> DVec2 {
    DVec2::new(f64::from(point.x), f64::from(point.y))
}

/// Converts a length on paper to screen precision.
pub(crate) fn to_f32(length: f64) -> f32 {
    to_vec2(DVec2::splat(length)).x
}

/// Returns whether a path has a corner so sharp that egui would draw a spike there, far beyond the corner.
fn has_spike(path: &[Pos2], closed: bool) -> bool {
    let count = path.len();
    let corners = if closed { 0..count } else { 1..count.saturating_sub(1) };
    let mut corners = corners.map(|at| [path[(at + count - 1) % count], path[at], path[(at + 1) % count]]);
    corners.any(|[before, at, after]| {
        let (to, from) = ((at - before).normalized(), (after - at).normalized());
        to.dot(from) < -0.8
    })
}

#[cfg(test)]
mod tests {
    use eframe::egui::pos2;

    use super::has_spike;

    #[test]
    fn a_thin_triangle_has_a_spike_and_a_square_none() {
        let thin = [pos2(0.0, 0.0), pos2(100.0, 100.0), pos2(50.0, 50.5)];
        assert!(has_spike(&thin, true));
        assert!(!has_spike(&thin[..2], false));
        assert!(!has_spike(&[pos2(0.0, 0.0), pos2(9.0, 0.0), pos2(9.0, 9.0), pos2(0.0, 9.0)], true));
        assert!(!has_spike(&[], true));
    }
}
