//! The marks of the selection and of the hovered item: halos, brackets and rings, not color alone.

use eframe::egui::{
    Align2, Color32, FontId, Pos2, Rect, Role as AccessRole, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo, vec2,
};

use crate::app::view::paint::to_vec2;
use crate::app::view::pick::{Grip, PickTarget};
use crate::app::widgets::theme;
use crate::edit::{Part, Selection, vertices};
use crate::figure::{Hit, PaperForm, PaperMark, Role, Visibility, text_boxes};
use crate::geometry::Side;

/// The width of the halo of a selected body, in points.
const HALO: f32 = 8.0;
/// The length of each arm of the brackets around a selected body, and their distance from it, in points.
const BRACKET: f32 = 12.0;
/// The radius of the ring around a selected vertex, in points.
const RING: f32 = 7.0;

/// Returns the color with the highest contrast to the paper: white on dark, black on white.
pub(super) fn ink(ui: &Ui) -> Color32 {
    theme::color(theme::palette(ui).ink)
}

/// Paints broad lines below the outlines of selected bodies, before the figure is painted.
pub(crate) fn paint_halos(ui: &Ui, view: Rect, marks: &[PaperMark], selection: &Selection) {
    let painter = ui.painter_at(view);
    let stroke = Stroke::new(HALO, ink(ui).gamma_multiply(0.35));
    for mark in marks {
        let Role::Shape(side) = mark.role else { continue };
        let PaperForm::Line { points, closed, visibility: Visibility::Visible } = &mark.form else {
            continue;
        };
        if selection[side] == Part::Whole {
            let mut line: Vec<Pos2> = points.iter().map(|point| view.min + to_vec2(*point)).collect();
            if *closed {
                line.extend(line.first().copied());
            }
            painter.add(Shape::line(line, stroke));
        }
    }
}

/// Paints brackets around selected bodies, rings around selected vertices and the hovered one.
pub(super) fn paint(ui: &Ui, grip: &Grip<'_>, selection: &Selection, target: Option<PickTarget>) {
    let painter = ui.painter_at(grip.view.rect);
    let (ink, paper) = (ink(ui), theme::color(theme::palette(ui).paper));
    for side in Side::BOTH {
        let body = &grip.scene.bodies[side];
        match &selection[side] {
            Part::Nothing => {}
            Part::Whole => {
                if let Some(rect) = extent(grip, side) {
                    painter.extend(brackets(rect.expand(BRACKET * 0.75), Stroke::new(1.5, ink)));
                }
            }
            Part::Vertices(indices) => {
                let places = vertices::in_world(body);
                let chosen = indices.iter().filter_map(|index| places.get(*index));
                for at in chosen.filter_map(|place| grip.view.screen_from_world(*place)) {
                    painter.circle(at, RING, Color32::TRANSPARENT, Stroke::new(2.5, ink));
                    painter.circle(at, RING * 0.55, ink, Stroke::new(1.0, paper));
                }
            }
        }
    }
    if let Some(PickTarget::Vertex(side, index)) = target
        && let Some(place) = vertices::in_world(&grip.scene.bodies[side]).get(index)
        && let Some(at) = grip.view.screen_from_world(*place)
    {
        painter.circle(at, RING + 3.0, Color32::TRANSPARENT, Stroke::new(1.5, ink.gamma_multiply(0.7)));
    }
}

/// The bounding rectangle of a body on screen, with the names of its vertices.
fn extent(grip: &Grip<'_>, side: Side) -> Option<Rect> {
    let of_side = grip.marks.iter().filter(|mark| mark.role == Role::Shape(side));
    let points = of_side.flat_map(|mark| match &mark.form {
        PaperForm::Line { points, .. } | PaperForm::Fill { points, .. } => points.clone(),
        PaperForm::Marker { at, .. } => vec![*at],
        PaperForm::Hatch { .. }
        | PaperForm::ArrowHead { .. }
        | PaperForm::Text { .. }
        | PaperForm::Cells { .. }
        | PaperForm::Patch { .. } => Vec::new(),
    });
    let is_name = |mark: &&PaperMark| matches!(mark.hit, Some(Hit::Vertex(of, _)) if of == side);
    let names: Vec<PaperMark> = grip.marks.iter().filter(is_name).cloned().collect();
    let names =
        text_boxes(&names).into_iter().flat_map(|name| [name.center - name.half, name.center + name.half]);
    let points: Vec<Pos2> = points.chain(names).map(|point| grip.view.rect.min + to_vec2(point)).collect();
    (!points.is_empty()).then(|| Rect::from_points(&points))
}

/// The four corners of a rectangle.
fn brackets(rect: Rect, stroke: Stroke) -> impl Iterator<Item = Shape> {
    let corners = [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom()];
    let arm = BRACKET.min(rect.width() * 0.4).min(rect.height() * 0.4);
    corners.into_iter().map(move |corner| {
        let to_middle = rect.center() - corner;
        let inward = vec2(to_middle.x.signum(), to_middle.y.signum());
        let points = vec![corner + vec2(inward.x * arm, 0.0), corner, corner + vec2(0.0, inward.y * arm)];
        Shape::line(points, stroke)
    })
}

/// Shows a text beside the pointer, within the view.
pub(super) fn paint_tag(ui: &Ui, view: Rect, at: Pos2, align: Align2, text: &str) {
    let painter = ui.painter_at(view);
    let visuals = ui.visuals();
    let galley = painter.layout_no_wrap(text.to_owned(), FontId::proportional(13.0), visuals.text_color());
    let size = galley.size() + vec2(12.0, 6.0);
    let rect = align.anchor_size(at, size);
    let inside = view.shrink(2.0);
    let back = (inside.max - rect.max).min(Vec2::ZERO) + (inside.min - rect.min).max(Vec2::ZERO);
    let rect = rect.translate(back);
    painter.rect_filled(rect, 4.0, visuals.extreme_bg_color.gamma_multiply(0.9));
    painter.galley(rect.min + vec2(6.0, 3.0), galley, visuals.text_color());
    let node = ui.interact(rect, ui.scope_id().with("tag"), Sense::hover());
    node.widget_info(|| WidgetInfo::labeled(AccessRole::Label, true, text));
}
