//! Icons as painted shapes, since fonts may lack the glyphs.

use eframe::egui::{
    Color32, Painter, Pos2, Rect, Response, Role, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    pos2, vec2,
};

use crate::gjk::Verdict;

/// The motif of an icon, for a square of any size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Icon {
    /// Go to the first step: a bar and a triangle to the left.
    First,
    /// One iteration back: two triangles to the left.
    PreviousIteration,
    /// One step back: a triangle to the left.
    Back,
    /// A triangle to the right in bold.
    Play,
    /// Two bars.
    Pause,
    /// One step forward: a triangle to the right.
    Forward,
    /// One iteration forward: two triangles to the right.
    NextIteration,
    /// To the last step: a triangle to the right and a bar.
    Last,
    /// Orbit the view: an arc with an arrow head.
    Orbit,
    /// Pan the view: a cross of arrows.
    Pan,
    /// Zoom in or out: a lens.
    Zoom,
    /// Show everything: four corners.
    Frame,
    /// A verdict: a disc, two touching rings, two separate rings, or a question mark.
    Verdict(Verdict),
    /// A triangle with an exclamation mark.
    Warning,
    /// A window with a panel on its left.
    Panel,
    /// Two arrows from a corner.
    Move,
    /// A ring with an arrow head around a point.
    Turn,
    /// A small square that grows into a large one.
    Scale,
    /// A point with a plus beside it.
    AddVertices,
    /// A dashed box.
    BoxSelect,
    /// A window filled by one panel.
    Alone,
    /// A pencil.
    Pencil,
}

impl Icon {
    /// Paints the icon into the largest square of `rect`.
    pub(crate) fn paint(self, painter: &Painter, rect: Rect, color: Color32) {
        let side = rect.width().min(rect.height());
        let pen =
            IconPen { painter, square: Rect::from_center_size(rect.center(), Vec2::splat(side)), color };
        match self {
            Self::First => {
                pen.bar(0.12);
                pen.triangle(0.95, 0.25);
            }
            Self::PreviousIteration => {
                pen.triangle(0.95, 0.5);
                pen.triangle(0.5, 0.05);
            }
            Self::Back => pen.triangle(0.8, 0.2),
            Self::Play => pen.triangle(0.1, 1.0),
            Self::Pause => {
                pen.bar(0.25);
                pen.bar(0.6);
            }
            Self::Forward => pen.triangle(0.2, 0.8),
            Self::NextIteration => {
                pen.triangle(0.05, 0.5);
                pen.triangle(0.5, 0.95);
            }
            Self::Last => {
                pen.triangle(0.05, 0.75);
                pen.bar(0.75);
            }
            Self::Orbit => pen.orbit(),
            Self::Move => pen.arrows(),
            Self::Turn => {
                pen.orbit();
                pen.disc(pos2(0.5, 0.5), 0.1);
            }
            Self::Scale => pen.growth(),
            Self::Pan => pen.pan(),
            Self::Zoom => {
                pen.ring(pos2(0.42, 0.42), 0.3);
                pen.line(&[pos2(0.65, 0.65), pos2(0.95, 0.95)]);
            }
            Self::Frame => pen.corners(),
            Self::Verdict(verdict) => pen.verdict(verdict),
            Self::Panel => {
                let corners =
                    [pos2(0.0, 0.1), pos2(1.0, 0.1), pos2(1.0, 0.9), pos2(0.0, 0.9), pos2(0.0, 0.1)];
                pen.line(&corners);
                pen.bar(0.1);
            }
            Self::Alone => {
                let corners =
                    [pos2(0.0, 0.0), pos2(1.0, 0.0), pos2(1.0, 1.0), pos2(0.0, 1.0), pos2(0.0, 0.0)];
                pen.line(&corners);
                pen.line(&[pos2(0.0, 0.22), pos2(1.0, 0.22)]);
            }
            Self::AddVertices => {
                pen.disc(pos2(0.26, 0.7), 0.18);
                pen.line(&[pos2(0.42, 0.32), pos2(1.0, 0.32)]);
                pen.line(&[pos2(0.71, 0.03), pos2(0.71, 0.61)]);
            }
            Self::BoxSelect => {
                // Four dashes along each side, every other one drawn.
                for part in [0.0, 0.4, 0.8] {
                    for border in [0.0, 1.0] {
                        pen.line(&[pos2(part, border), pos2(part + 0.2, border)]);
                        pen.line(&[pos2(border, part), pos2(border, part + 0.2)]);
                    }
                }
            }
            Self::Pencil => {
                pen.line(&[
                    pos2(0.3, 0.96),
                    pos2(0.04, 0.7),
                    pos2(0.7, 0.04),
                    pos2(0.96, 0.3),
                    pos2(0.3, 0.96),
                ]);
                pen.line(&[pos2(0.04, 0.7), pos2(0.0, 1.0), pos2(0.3, 0.96)]);
            }
            Self::Warning => {
                pen.line(&[pos2(0.5, 0.08), pos2(0.96, 0.9), pos2(0.04, 0.9), pos2(0.5, 0.08)]);
                pen.line(&[pos2(0.5, 0.35), pos2(0.5, 0.62)]);
                pen.disc(pos2(0.5, 0.76), 0.06);
            }
        }
    }
}

/// Draws in a unit square, y down.
struct IconPen<'a> {
    painter: &'a Painter,
    square: Rect,
    color: Color32,
}

impl IconPen<'_> {
    fn at(&self, unit: Pos2) -> Pos2 {
        self.square.lerp_inside(unit.to_vec2())
    }

    fn stroke(&self) -> Stroke {
        Stroke::new((self.square.width() * 0.09).max(1.0), self.color)
    }

    /// Adds a triangle over the full height with its tip at `tip`.
    fn triangle(&self, back: f32, tip: f32) {
        let points = [pos2(back, 0.1), pos2(tip, 0.5), pos2(back, 0.9)].map(|unit| self.at(unit));
        self.painter.add(Shape::convex_polygon(points.to_vec(), self.color, Stroke::NONE));
    }

    fn bar(&self, left: f32) {
        let rect = Rect::from_min_max(self.at(pos2(left, 0.1)), self.at(pos2(left + 0.16, 0.9)));
        self.painter.rect_filled(rect, 0.0, self.color);
    }

    fn line(&self, units: &[Pos2]) {
        self.painter.line(units.iter().map(|unit| self.at(*unit)).collect(), self.stroke());
    }

    fn ring(&self, center: Pos2, radius: f32) {
        self.painter.circle_stroke(self.at(center), radius * self.square.width(), self.stroke());
    }

    fn disc(&self, center: Pos2, radius: f32) {
        self.painter.circle_filled(self.at(center), radius * self.square.width(), self.color);
    }

    fn orbit(&self) {
        let arc: Vec<Pos2> = (0..=16u8)
            .map(|part| {
                let angle = 0.6 + f32::from(part) / 16.0 * 4.6;
                pos2(0.5 + 0.38 * libm::cosf(angle), 0.5 + 0.38 * libm::sinf(angle))
            })
            .collect();
        self.line(&arc);
        self.line(&[pos2(0.52, 0.02), pos2(0.72, 0.17), pos2(0.55, 0.36)]);
    }

    fn pan(&self) {
        for direction in [vec2(1.0, 0.0), vec2(-1.0, 0.0), vec2(0.0, 1.0), vec2(0.0, -1.0)] {
            let across = direction.rot90() * 0.14;
            let middle = pos2(0.5, 0.5);
            let tip = middle + direction * 0.46;
            let neck = middle + direction * 0.3;
            self.line(&[middle, tip]);
            self.line(&[neck + across, tip, neck - across]);
        }
    }

    fn arrows(&self) {
        let corner = pos2(0.12, 0.88);
        for (tip, back, across) in [
            (pos2(0.12, 0.0), vec2(0.0, 0.22), vec2(0.14, 0.0)),
            (pos2(1.0, 0.88), vec2(-0.22, 0.0), vec2(0.0, 0.14)),
        ] {
            self.line(&[corner, tip]);
            self.line(&[tip + back + across, tip, tip + back - across]);
        }
        self.disc(corner, 0.1);
    }

    fn growth(&self) {
        let square = |low: f32, high: f32| {
            [pos2(0.05, low), pos2(high, low), pos2(high, 0.95), pos2(0.05, 0.95), pos2(0.05, low)]
        };
        self.line(&square(0.62, 0.38));
        self.line(&square(0.05, 0.95));
    }

    fn corners(&self) {
        for (x, y) in [(0.08, 0.08), (0.92, 0.08), (0.92, 0.92), (0.08, 0.92)] {
            let towards = |value: f32| if value < 0.5 { 0.25 } else { -0.25 };
            self.line(&[pos2(x + towards(x), y), pos2(x, y), pos2(x, y + towards(y))]);
        }
        self.disc(pos2(0.5, 0.5), 0.12);
    }

    fn verdict(&self, verdict: Verdict) {
        match verdict {
            Verdict::Overlap => self.disc(pos2(0.5, 0.5), 0.42),
            Verdict::Touching => {
                self.ring(pos2(0.27, 0.5), 0.23);
                self.ring(pos2(0.73, 0.5), 0.23);
            }
            Verdict::Separate => {
                self.ring(pos2(0.18, 0.5), 0.14);
                self.ring(pos2(0.82, 0.5), 0.14);
            }
            Verdict::Undecided => {
                self.ring(pos2(0.5, 0.5), 0.42);
                self.line(&[
                    pos2(0.38, 0.4),
                    pos2(0.42, 0.3),
                    pos2(0.56, 0.29),
                    pos2(0.6, 0.42),
                    pos2(0.5, 0.54),
                ]);
                self.disc(pos2(0.5, 0.7), 0.05);
            }
        }
    }
}

/// Returns an icon button with the accessible name `name`.
pub(crate) fn button(ui: &mut Ui, icon: Icon, name: &str) -> Response {
    button_of(ui, icon, name, Sense::click())
}

/// Returns an icon button that is on or off.
pub(crate) fn toggle(ui: &mut Ui, icon: Icon, name: &str, on: bool) -> Response {
    let side = ui.spacing().interact_size.y;
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::CheckBox, ui.is_enabled(), on, name));
    if ui.is_rect_visible(rect) {
        let visuals = ui.style().interact_selectable(&response, on);
        ui.painter().rect_filled(rect, visuals.corner_radius, visuals.weak_bg_fill);
        icon.paint(ui.painter(), rect.shrink(side * 0.22), visuals.fg_stroke.color);
    }
    response
}

/// Returns an icon button with another sense than clicking, such as dragging.
pub(crate) fn button_of(ui: &mut Ui, icon: Icon, name: &str, sense: Sense) -> Response {
    let side = ui.spacing().interact_size.y * 1.2;
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), sense);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), name));
    if ui.is_rect_visible(rect) {
        let visuals = ui.style().interact(&response);
        ui.painter().rect(
            rect,
            visuals.corner_radius,
            visuals.weak_bg_fill,
            visuals.bg_stroke,
            StrokeKind::Inside,
        );
        icon.paint(ui.painter(), rect.shrink(side * 0.24), visuals.fg_stroke.color);
    }
    response
}

/// Shows an icon in a line of text, `side` points high.
pub(crate) fn inline(ui: &mut Ui, icon: Icon, side: f32, color: Color32) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    icon.paint(ui.painter(), rect.shrink(1.0), color);
}
