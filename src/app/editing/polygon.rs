//! A polygon by clicks in 2D: each click adds a corner, and the convex hull of the corners replaces a body.

use eframe::egui::{
    Color32, CursorIcon, Frame, Key, Modifiers, Pos2, Rect, Response, Shape, Stroke, Ui, UiBuilder, vec2,
};
use glam::DVec3;

use super::freehand::{remark_on, replace};
use crate::app::command::shortcuts::take_escape;
use crate::app::state::cx::Cx;
use crate::app::state::request::Request;
use crate::app::view::paint::to_f32;
use crate::app::view::pick::REACH;
use crate::app::view::view_map::ViewMap;
use crate::app::widgets::theme;
use crate::edit::{freehand, snap};
use crate::exchange::NotConvex;
use crate::figure::{Role, Visibility};
use crate::geometry::{self, Dimension, Side};
use crate::message::text;

/// The radius of a corner, in points.
const CORNER: f32 = 3.5;

/// A polygon in progress.
#[derive(Clone, Debug)]
pub(crate) struct Clicks {
    /// The body that takes the shape.
    target: Side,
    /// The corners so far, in world space.
    corners: Vec<DVec3>,
}

impl Clicks {
    /// Creates a polygon for one body, without corners.
    pub(crate) const fn new(target: Side) -> Self {
        Self { target, corners: Vec::new() }
    }

    /// The hull of the corners, once they have an area.
    fn hull(&self) -> Option<geometry::Shape> {
        freehand::polygon(&self.corners, self.corners.len().max(3)).ok()
    }
}

/// Handles clicks and keys for the current polygon, if there is one. Returns whether it uses the pointer.
pub(crate) fn ui(
    ui: &mut Ui,
    response: &Response,
    view: &ViewMap,
    held: &mut Option<Clicks>,
    cx: &mut Cx<'_>,
) -> bool {
    let Some(mut clicks) = held.take() else { return false };
    if cx.scene.dimension != Dimension::Two {
        return false;
    }
    let (closes, stays) = bar_ui(ui, view.rect, &clicks);
    let typing = ui.ctx().text_edit_focused();
    if !stays || (!typing && ui.input_mut(take_escape)) {
        cx.requests.push(Request::Cancel);
        return true;
    }
    let key = |key: Key| !typing && ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    if key(Key::Backspace) {
        clicks.corners.pop();
    }
    if response.hovered() {
        ui.ctx().set_cursor_icon(CursorIcon::Crosshair);
    }
    if key(Key::Enter) | closes | click(response, view, &mut clicks) {
        match clicks.hull() {
            Some(polygon) => {
                replace(clicks.target, &polygon, cx);
                let found = NotConvex::of_outline(&clicks.corners);
                remark_on(found, cx);
                return true;
            }
            None => {
                cx.requests.push(Request::Notice(text!("editing-a-polygon-has-three-corners").to_owned()));
            }
        }
    }
    paint(ui, response, view, &clicks);
    *held = Some(clicks);
    true
}

/// Adds the corner of a click. Returns whether it closes the polygon: a click on the first corner, or a double click.
fn click(response: &Response, view: &ViewMap, clicks: &mut Clicks) -> bool {
    if response.double_clicked() {
        return true;
    }
    let Some(at) = response.interact_pointer_pos().filter(|_| response.clicked()) else { return false };
    let first = clicks.corners.first().and_then(|first| view.screen_from_world(*first));
    if clicks.corners.len() > 2 && first.is_some_and(|first| first.distance(at) <= to_f32(REACH)) {
        return true;
    }
    // In short decimals, as dragged positions are.
    let step = snap::decimal_step(view.units_per_point_at(DVec3::ZERO));
    let corner = snap::to_grid(view.world_from_screen(at, DVec3::ZERO), step);
    if clicks.corners.last() != Some(&corner) {
        clicks.corners.push(corner);
    }
    false
}

/// Paints the hull that would become the shape, the corners in their order, and the line to the pointer.
fn paint(ui: &Ui, response: &Response, view: &ViewMap, clicks: &Clicks) {
    let painter = ui.painter_at(view.rect);
    let color =
        theme::color(theme::palette(ui).stroke(Role::Shape(clicks.target), Visibility::Visible).color);
    let on_screen = |points: &[DVec3]| -> Vec<Pos2> {
        points.iter().filter_map(|point| view.screen_from_world(*point)).collect()
    };
    if let Some(hull) = clicks.hull().and_then(|hull| hull.vertices()) {
        let fill = color.gamma_multiply(0.2);
        painter.add(Shape::convex_polygon(on_screen(&hull), fill, Stroke::new(1.5, color)));
    }
    let corners = on_screen(&clicks.corners);
    let mut way = corners.clone();
    way.extend(response.hover_pos().filter(|_| !corners.is_empty()));
    painter.extend(Shape::dashed_line(&way, Stroke::new(1.2, color), 6.0, 4.0));
    for (index, at) in corners.into_iter().enumerate() {
        painter.circle(at, CORNER, color, Stroke::NONE);
        if index == 0 {
            painter.circle(at, 2.0 * CORNER, Color32::TRANSPARENT, Stroke::new(1.2, color));
        }
    }
}

/// Shows the available actions. Returns whether to close the polygon, and whether clicking continues.
fn bar_ui(ui: &mut Ui, view: Rect, clicks: &Clicks) -> (bool, bool) {
    let (mut closes, mut stays) = (false, true);
    let room = Rect::from_min_max(view.min + vec2(8.0, 8.0), view.max - vec2(8.0, 8.0));
    let mut bar = ui.new_child(UiBuilder::new().max_rect(room).id_salt("polygon by clicks"));
    Frame::popup(bar.style()).show(&mut bar, |ui| {
        ui.horizontal_wrapped(|ui| {
            let count = clicks.corners.len();
            ui.label(text!("polygon-click"; side = clicks.target.name(), count = count));
            let close = ui.button(text!("editing-close-the-polygon"));
            closes = close.on_hover_text(text!("editing-enter-a-double-click-or")).clicked();
            let stop = ui.button(text!("editing-cancel"));
            stays = !stop.on_hover_text(text!("editing-esc-backspace-takes-the-last")).clicked();
        });
    });
    (closes, stays)
}
