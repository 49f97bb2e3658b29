//! The one view of figures, in the plane and in space: framing, panning, zooming, painting and picking.
//!
//! A view goes through a frame in this order. [`Viewport::show`] frames the figure and projects it; its
//! owner paints the items below the figure; [`Viewport::paint`] paints it. The owner then handles the held
//! items and those on top; [`Viewport::navigate`] handles the remaining input.

mod clear;
mod drawn;

use std::sync::Arc;

use eframe::egui::{
    CursorIcon, Id, InputState, PointerButton, Rect, Response, Role as AccessRole, Sense, Ui, WidgetInfo,
};
use glam::DVec2;

use super::gizmo;
use super::grid::PlaneGrid;
use super::nav::{self, Nav};
use super::paint::{self, to_dvec2};
use super::pick::REACH;
use super::view_map::{ViewKind, ViewMap};
use crate::app::state::fade::{Fade, FadeKey};
use crate::app::state::view::{Framing, GizmoCorner, View};
use crate::app::widgets::{stops, theme};
use crate::figure::{
    Bounds, Camera, Extent, Figure, Hit, Paper, PaperMark, Plane, TextBox, framing_margin, pick, text_boxes,
};
use crate::geometry::Dimension;

/// The fraction of the margin that a figure must keep while it is turned, or it is framed again.
const KEPT_MARGIN: f64 = 0.9;

/// The content of a view, and its options.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ViewContent<'a> {
    /// The accessible name of the view.
    pub(crate) name: &'a str,
    /// The figure; its dimension determines whether the plane or the camera maps it.
    pub(crate) figure: &'a Figure,
    /// The complete extent for framing.
    pub(crate) extent: &'a Extent,
    /// Whether something in the view is dragged, so that the view must not move under the pointer.
    pub(crate) is_held: bool,
    /// In 2D: whether the lines through (0, 0) stand out in the grid.
    pub(crate) has_axes: bool,
    /// Whether there are navigation buttons, and in 3D the gizmo. Without them, directions are shown in 3D.
    pub(crate) has_buttons: bool,
    /// The number of buttons that its owner shows in the lower left corner.
    pub(crate) left_buttons: u8,
}

/// A view in one frame.
#[derive(Debug)]
pub(crate) struct Viewport<'a> {
    content: ViewContent<'a>,
    /// The area of the view, with the numbers beside the grid.
    area: Rect,
    /// The response of the paper, the area without the numbers.
    pub(crate) response: Response,
    /// The map from the world to the screen.
    pub(crate) map: ViewMap,
    /// The figure on paper.
    pub(crate) marks: Arc<[PaperMark]>,
    /// The key of the data kept from frame to frame.
    id: Id,
    /// The item under the pointer.
    pub(crate) hit: Option<Hit>,
    /// The state of the view in this frame, before any input.
    before: View,
    /// Whether an animation turns the camera.
    flies: bool,
}

impl<'a> Viewport<'a> {
    /// Frames the view if it is due, and shows empty paper in all available space. Returns `None` if there
    /// is no space.
    pub(crate) fn show(ui: &mut Ui, content: ViewContent<'a>, view: &mut View) -> Option<Self> {
        let size = ui.available_size();
        if size.x < 1.0 || size.y < 1.0 {
            return None;
        }
        let (area, _) = ui.allocate_exact_size(size, Sense::hover());
        let flies = fly(ui, view);
        let map = framed(ui, area, &content, view);
        let id = ui.scope_id().with(("view", content.name));
        let response = ui.interact(map.rect, id, Sense::click_and_drag());
        response.widget_info(|| WidgetInfo::labeled(AccessRole::Canvas, ui.is_enabled(), content.name));
        view.hovered = response.contains_pointer();
        paint::sheet(ui, area);
        let viewport = to_dvec2(map.rect.size());
        let mut reserved = reserved(ui, &map, &content, view.gizmo);
        let profile = theme::profile(ui);
        let floor = if view.has_floor {
            drawn::floor(map.kind, content.extent.bounds(), viewport, &reserved, profile)
        } else {
            Vec::new()
        };
        reserved.extend(text_boxes(&floor));
        let paper = Paper { size: viewport, reserved: &reserved, profile };
        if let ViewKind::Plane(_) = map.kind {
            PlaneGrid::new(area, &view.plane, theme::profile(ui)).paint(ui, map.rect, content.has_axes);
        }
        let has_tripod = !content.has_buttons && profile.is_near();
        let marks = drawn::marks(ui, id, (content.figure, floor), (map.kind, paper, has_tripod));
        let pointer = response.hover_pos().map(|pointer| to_dvec2(pointer - map.rect.min));
        let hit = pointer.and_then(|pointer| pick(&marks, pointer, REACH));
        Some(Self { content, area, response, map, marks, id, hit, before: view.clone(), flies })
    }

    /// Returns the figure of the view.
    pub(crate) const fn figure(&self) -> &'a Figure {
        self.content.figure
    }

    /// Paints the figure.
    pub(crate) fn paint(&self, ui: &Ui) {
        drawn::paint(ui, self.id, &self.map, &self.marks);
    }

    /// Paints the figure. If `animated`, letters change gradually.
    pub(crate) fn paint_fading(&self, ui: &Ui, fade: &mut Fade, revision: u64, animated: bool) {
        let now = ui.input(|input| input.time);
        let rect = self.map.rect;
        let place = FadeKey::new(revision, &self.before, to_dvec2(rect.size()));
        let Some(fading) = fade.show(&self.marks, place, now, animated) else {
            return self.paint(ui);
        };
        ui.ctx().request_repaint();
        paint::fading_marks(ui, rect, &self.marks, &fading);
    }

    /// Moves the view. Dragging orbits; in 2D, and with the right button or Shift, it pans; the wheel zooms
    /// about the pointer, a double click frames. If something else has `taken` the press, the primary button
    /// has no effect. Returns whether the camera has moved.
    pub(crate) fn navigate(self, ui: &mut Ui, view: &mut View, taken: bool) -> bool {
        let (rect, content) = (self.map.rect, &self.content);
        let in_space = matches!(self.map.kind, ViewKind::Space(_));
        if let Some(nav) = self.dragged(ui, view, taken) {
            self.apply(nav, view);
        }
        if stops::view(&self.response) {
            for nav in nav::by_keys(ui, rect.size(), in_space) {
                self.apply(nav, view);
            }
        }
        // Two fingers zoom about the place between them, and pan with it.
        let fingers = ui.input(InputState::multi_touch).filter(|fingers| rect.contains(fingers.start_pos));
        let pointer = match &fingers {
            Some(fingers) => Some(fingers.center_pos - fingers.translation_delta),
            None => ui.input(|input| input.pointer.latest_pos()).filter(|_| self.response.contains_pointer()),
        };
        if let Some(pointer) = pointer {
            let factor = nav::wheel_zoom(ui);
            if factor != 1.0 {
                self.apply(Nav::Zoom { factor, about: to_dvec2(pointer - rect.min) }, view);
            }
        }
        if let Some(fingers) = fingers {
            self.apply(Nav::Pan(to_dvec2(fingers.translation_delta)), view);
        }
        if self.response.double_clicked() && !taken {
            self.apply(Nav::Frame, view);
        }
        if content.has_buttons {
            if in_space {
                let corner = (rect, view.gizmo);
                stops::points(ui, ("buttons", content.name), || {
                    gizmo::ui(ui, corner, content.name, &mut view.camera);
                });
            }
            if let Some(nav) = nav::ui(ui, rect, content.name, in_space) {
                self.apply(nav, view);
            }
        }
        if in_space && !content.is_held {
            view.camera.keep_in_sight(content.extent.bounds());
        }
        let Self { before, flies, .. } = self;
        let is_turned = flies || view.camera != before.camera;
        if is_turned || view.plane != before.plane || view.framing != before.framing {
            ui.ctx().request_repaint();
        }
        is_turned
    }

    /// The effect of a current drag.
    fn dragged(&self, ui: &Ui, view: &mut View, taken: bool) -> Option<Nav> {
        let response = &self.response;
        // A drag that began on the background continues over everything that it passes.
        if response.drag_started_by(PointerButton::Primary) {
            view.drags = !taken;
        }
        view.drags &= ui.input(|input| input.pointer.primary_down());
        let is_panned = response.dragged_by(PointerButton::Secondary);
        let is_dragged = is_panned
            || response.dragged_by(PointerButton::Middle)
            || (view.drags && response.dragged_by(PointerButton::Primary));
        if !is_dragged || ui.input(InputState::multi_touch).is_some() {
            return None;
        }
        let by = to_dvec2(response.drag_delta());
        match self.map.kind {
            ViewKind::Space(_) if !is_panned && !ui.input(|input| input.modifiers.shift) => {
                Some(Nav::Orbit(by))
            }
            ViewKind::Plane(_) | ViewKind::Space(_) => {
                ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
                Some(Nav::Pan(by))
            }
        }
    }

    fn apply(&self, nav: Nav, view: &mut View) {
        let viewport = to_dvec2(self.map.rect.size());
        match (nav, self.map.kind) {
            (Nav::Frame, _) => view.framing = Framing::Due,
            // Orbiting keeps everything visible, so the framing stays. In 2D there is nothing to orbit.
            (Nav::Orbit(by), ViewKind::Space(_)) => {
                view.camera.orbit(by);
                view.flight = None;
            }
            (Nav::Orbit(_), ViewKind::Plane(_)) => {}
            (Nav::Pan(by), ViewKind::Space(_)) => view.camera.pan(by, viewport),
            (Nav::Pan(by), ViewKind::Plane(_)) => view.plane.pan(by),
            (Nav::Zoom { factor, about }, ViewKind::Space(_)) => view.camera.zoom(factor, about, viewport),
            (Nav::Zoom { factor, about }, ViewKind::Plane(_)) => {
                view.plane.zoom(factor, about + to_dvec2(self.map.rect.min - self.area.min));
            }
        }
        let is_moved = match nav {
            Nav::Pan(by) => by != DVec2::ZERO,
            Nav::Zoom { .. } => true,
            Nav::Frame | Nav::Orbit(_) => false,
        };
        if is_moved {
            view.framing = Framing::Left;
        }
    }
}

/// The places of the buttons and directions over a view, which texts avoid.
fn reserved(ui: &Ui, map: &ViewMap, content: &ViewContent<'_>, corner: GizmoCorner) -> Vec<TextBox> {
    let in_space = matches!(map.kind, ViewKind::Space(_));
    let buttons = nav::place(ui, map.rect, in_space).filter(|_| content.has_buttons);
    let gizmo = gizmo::place(map.rect, corner).filter(|_| content.has_buttons && in_space);
    let places = [buttons, gizmo, nav::left_place(ui, map.rect, content.left_buttons)].into_iter().flatten();
    let boxes = places.map(|place| {
        let half = to_dvec2(place.size()) * 0.5;
        TextBox { center: to_dvec2(place.min - map.rect.min) + half, half }
    });
    let directions =
        (in_space && !content.has_buttons).then(|| Camera::tripod_place(to_dvec2(map.rect.size())));
    boxes.chain(directions).collect()
}

/// Advances a camera animation. Returns whether there is one.
fn fly(ui: &Ui, view: &mut View) -> bool {
    let Some(flight) = view.flight else { return false };
    if !flight.advance(&mut view.camera, ui.input(|input| input.time)) {
        view.flight = None;
    }
    true
}

/// The map of a view in this frame, framed if it is due.
fn framed(ui: &Ui, area: Rect, content: &ViewContent<'_>, view: &mut View) -> ViewMap {
    let dimension = content.figure.dimension;
    let is_resized = view.resize(area.size());
    let map = map(ui, area, dimension, view);
    if content.is_held {
        return map;
    }
    // A turning view follows as soon as the margin is used up, without a jump; one whose content moves, only
    // when the content leaves the paper.
    let (is_turned, is_asked) = (view.turn(), view.framing == Framing::Due);
    let margin = if is_turned { KEPT_MARGIN * framing_margin(to_dvec2(map.rect.size())) } else { 0.0 };
    let must = is_resized || !shows(&map, content.extent, margin);
    let Some(extent) = view.due(content.extent, must) else { return map };
    match dimension {
        Dimension::Three => {
            let size = to_dvec2(area.size());
            view.camera.frame(&extent, size);
            // A turning view would jump; a new one counts as turned, too, but is framed on request.
            if is_asked || !is_turned {
                let framed = view.camera;
                let clear = |gizmo: GizmoCorner| {
                    let mut camera = framed;
                    let buttons = reserved(ui, &map, content, gizmo);
                    (clear::clear(&mut camera, extent.points(), size, &buttons), camera, gizmo)
                };
                let [usual, other] = GizmoCorner::ALL.map(clear);
                (_, view.camera, view.gizmo) = if other.0 < usual.0 { other } else { usual };
            }
        }
        // The numbers beside the grid depend on the framing, and change its room.
        Dimension::Two => {
            for _ in 0..2 {
                let paper = PlaneGrid::new(area, &view.plane, theme::profile(ui)).paper(ui);
                view.plane = Plane::framing(extent.bounds(), to_dvec2(paper.size()));
                view.plane.pan(to_dvec2(paper.min - area.min));
            }
        }
    }
    self::map(ui, area, dimension, view)
}

fn map(ui: &Ui, area: Rect, dimension: Dimension, view: &View) -> ViewMap {
    match dimension {
        Dimension::Two => {
            let rect = PlaneGrid::new(area, &view.plane, theme::profile(ui)).paper(ui);
            let mut plane = view.plane;
            plane.pan(to_dvec2(area.min - rect.min));
            ViewMap { rect, kind: ViewKind::Plane(plane) }
        }
        Dimension::Three => ViewMap { rect: area, kind: ViewKind::Space(view.camera) },
    }
}

/// Returns whether everything is on the paper, `margin` points from its border.
fn shows(map: &ViewMap, extent: &Extent, margin: f64) -> bool {
    let size = to_dvec2(map.rect.size());
    let corners = match map.kind {
        // The corners of the box, whose sides are those of the paper.
        ViewKind::Plane(plane) => {
            let Bounds { min, max } = extent.bounds();
            let ends = [min, max].map(|at| plane.screen_from_world(at));
            Some([ends[0].min(ends[1]), ends[0].max(ends[1])])
        }
        ViewKind::Space(camera) => camera.box_on_screen(extent.points(), size),
    };
    // Without points there is nothing to show.
    extent.points().is_empty()
        || corners.is_some_and(|[low, high]| {
            low.cmpge(DVec2::splat(margin)).all() && high.cmple(size - margin).all()
        })
}

#[cfg(test)]
mod tests;
