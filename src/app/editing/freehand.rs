//! Drawing a shape freehand in 2D: the convex hull of the stroke replaces a body when the pointer is released.

use eframe::egui::{
    CursorIcon, Frame, Key, PointerButton, Pos2, Rect, Response, Shape, Stroke, Ui, UiBuilder, vec2,
};
use glam::DVec3;

use crate::app::state::cx::Cx;
use crate::app::state::request::Request;
use crate::app::view::view_map::ViewMap;
use crate::app::widgets::number_field::NumberField;
use crate::app::widgets::theme;
use crate::edit::{freehand, snap, vertices};
use crate::exchange::NotConvex;
use crate::figure::{Role, Visibility};
use crate::geometry::{self, Body, Dimension, ShapeError, Side};
use crate::message::text;

/// Minimum and maximum number of vertices of a stroke's hull.
const MIN_VERTICES: f64 = 3.0;
const MAX_VERTICES: f64 = 1000.0;

/// The default number of vertices of a stroke's hull.
const VERTICES: usize = 8;

/// The freehand mode of the pointer.
#[derive(Clone, Debug)]
pub(crate) struct FreehandPen {
    /// The body that takes the shape.
    target: Side,
    /// Maximum number of vertices of the shape.
    vertices: usize,
    /// The current stroke, in world space; empty while the pointer is up.
    stroke: Vec<DVec3>,
    /// Whether a text field had the focus in the last frame: then Esc belongs to the field.
    typing: bool,
}

impl FreehandPen {
    /// Creates a pen for one body.
    pub(crate) const fn new(target: Side) -> Self {
        Self { target, vertices: VERTICES, stroke: Vec::new(), typing: false }
    }
}

/// Runs the pen, if there is one. Returns whether it uses the pointer.
pub(crate) fn ui(
    ui: &mut Ui,
    response: &Response,
    view: &ViewMap,
    held: &mut Option<FreehandPen>,
    cx: &mut Cx<'_>,
) -> bool {
    let Some(mut pen) = held.take() else { return false };
    if cx.scene.dimension != Dimension::Two {
        return false;
    }
    let escaped = ui.input(|input| input.key_pressed(Key::Escape)) && !pen.typing;
    let stays = bar_ui(ui, view.rect, &mut pen) && !escaped;
    pen.typing = ui.ctx().text_edit_focused();
    if !stays {
        cx.requests.push(Request::Cancel);
        return true;
    }
    if response.hovered() {
        ui.ctx().set_cursor_icon(CursorIcon::Crosshair);
    }
    if response.clicked() {
        cx.requests.push(Request::Notice(text!("editing-drag-to-draw-an-outline").to_owned()));
    }
    if draw(ui, response, view, &mut pen) {
        paint(ui, view, &pen);
        *held = Some(pen);
        return true;
    }
    match freehand::polygon(&pen.stroke, pen.vertices) {
        Ok(polygon) => {
            replace(pen.target, &polygon, cx);
            remark_on(NotConvex::of_stroke(&pen.stroke), cx);
        }
        Err(error) => {
            cx.requests.push(Request::Notice(error.to_string()));
            pen.stroke.clear();
            *held = Some(pen);
        }
    }
    true
}

/// Adds the pointer's position to the stroke. Returns whether the stroke continues.
fn draw(ui: &Ui, response: &Response, view: &ViewMap, pen: &mut FreehandPen) -> bool {
    // In short decimals, as dragged positions are.
    let step = snap::decimal_step(view.units_per_point_at(DVec3::ZERO));
    let world = |at: Pos2| snap::to_grid(view.world_from_screen(at, DVec3::ZERO), step);
    if response.drag_started_by(PointerButton::Primary) {
        pen.stroke = ui.input(|input| input.pointer.press_origin()).map(world).into_iter().collect();
    }
    if pen.stroke.is_empty() {
        return true;
    }
    if let Some(at) = response.interact_pointer_pos().map(world)
        && pen.stroke.last() != Some(&at)
    {
        pen.stroke.push(at);
    }
    !response.drag_stopped() && ui.input(|input| input.pointer.any_down())
}

fn paint(ui: &Ui, view: &ViewMap, pen: &FreehandPen) {
    let stroke = theme::palette(ui).stroke(Role::Shape(pen.target), Visibility::Visible);
    let path: Vec<Pos2> = pen.stroke.iter().filter_map(|point| view.screen_from_world(*point)).collect();
    let line = Shape::line(path, Stroke::new(2.0, theme::color(stroke.color)));
    ui.painter_at(view.rect).add(line);
}

/// Shows the target and the number of vertices. Returns whether drawing continues.
fn bar_ui(ui: &mut Ui, view: Rect, pen: &mut FreehandPen) -> bool {
    let mut stays = true;
    let room = Rect::from_min_max(view.min + vec2(8.0, 8.0), view.max - vec2(8.0, 8.0));
    let mut bar = ui.new_child(UiBuilder::new().max_rect(room).id_salt("freehand"));
    Frame::popup(bar.style()).show(&mut bar, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.label(text!("editing-draw-the-outline-of"; name = pen.target.name()));
            ui.label(text!("editing-vertices"));
            let field = NumberField::new(text!("editing-vertices-of-the-drawing"), pen.vertices as f64);
            pen.vertices =
                field.range(MIN_VERTICES..=MAX_VERTICES).width(40.0).show_whole(ui).unwrap_or(pen.vertices);
            stays = !ui.button(text!("editing-cancel")).on_hover_text(text!("editing-esc")).clicked();
        });
    });
    stays
}

/// Replaces a body by the polygon of a stroke, at the place of the stroke, with the body's pose and radius
/// 0.
pub(super) fn replace(side: Side, polygon: &geometry::Shape, cx: &mut Cx<'_>) {
    let body = &cx.scene.bodies[side];
    let pose = body.pose();
    let points = polygon.vertices().unwrap_or_default();
    let points = points.into_iter().map(|point| vertices::local_of(pose, point)).collect();
    let drawn: Result<Body, ShapeError> =
        Body::new(cx.scene.dimension, geometry::Shape::Points(points), pose, 0.0);
    cx.requests.replace_body(text!("editing-draw"; name = side.name()), side, drawn);
}

/// Reports that an outline is not convex, after its hull has replaced the shape.
pub(super) fn remark_on(found: Option<NotConvex>, cx: &mut Cx<'_>) {
    if let Some(found) = found {
        cx.requests.push(Request::Remark(found.sentence(text!("editing-the-outline"), &[], None)));
    }
}
