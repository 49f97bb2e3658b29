//! Handles on the selection: arrows that move it, rings that rotate it, knobs that scale it.
//!
//! Their size on screen is constant. Positions and hit testing: `layout`; the effect of a drag: `held`.

pub(super) mod echo;
pub(super) mod held;
mod layout;
mod paint;
pub(crate) mod toolbar;

use eframe::egui::{CursorIcon, PointerButton, Pos2, Rect, Response, Role, Sense, Ui, Vec2, WidgetInfo};

use super::drag::DragModifiers;
use super::gesture::{Gesture, GestureInput};
use crate::app::command::Tool;
use crate::app::state::cx::Cx;
use crate::app::state::request::Request;
use crate::app::view::pick;
use crate::app::view::view_map::ViewMap;
use crate::edit::handle;
use echo::BubbleLine;
use held::HeldHandle;
use layout::{Handle, HandleFrame, PlacedHandle};

/// The state of the handles from frame to frame.
#[derive(Clone, Debug, Default)]
pub(crate) struct Handles {
    /// The map of the SHAPES view in the last frame: typed numbers and arrow keys use its axes.
    pub(crate) view: Option<ViewMap>,
    /// The handle under the pointer.
    hovered: Option<Handle>,
}

impl Handles {
    /// Returns whether the pointer is on a handle: then nothing else may handle a press.
    pub(crate) const fn is_hot(&self) -> bool {
        self.hovered.is_some()
    }
}

/// Shows the handles of a tool on the selection and follows a drag on one. Returns whether they use the pointer.
pub(crate) fn ui(
    ui: &Ui,
    response: &Response,
    view: &ViewMap,
    handles: &mut Handles,
    gesture: &mut Option<Gesture>,
    cx: &mut Cx<'_>,
) -> bool {
    handles.view = Some(*view);
    handles.hovered = None;
    follow(ui, response, view, gesture, cx);
    let pivot = gesture.as_ref().filter(|gesture| gesture.tool != Tool::Move);
    let pivot = pivot.map(|gesture| gesture.pivot);
    if let Some(mut frame) = HandleFrame::of(cx.scene, &cx.session.selection, cx.session.tool) {
        frame.pivot = pivot.unwrap_or(frame.pivot);
        let placed = frame.placed(view);
        if gesture.is_none() {
            *gesture = point(ui, response, view, &frame, &placed, handles, cx);
        }
        show(ui, view, &placed, handles, gesture.as_ref());
    }
    gesture.as_ref().is_some_and(|gesture| gesture.held().is_some()) || handles.is_hot()
}

/// Highlights the handle under the pointer. Returns the gesture that a press on it begins.
fn point(
    ui: &Ui,
    response: &Response,
    view: &ViewMap,
    frame: &HandleFrame,
    placed: &[PlacedHandle],
    handles: &mut Handles,
    cx: &Cx<'_>,
) -> Option<Gesture> {
    // A drag that began beside the handles passes over them.
    let at = ui.input(|input| input.pointer.press_origin()).or_else(|| response.hover_pos());
    let over = at.and_then(|at| layout::hit(placed, at, pick::widening(ui)));
    if over.is_some() {
        ui.ctx().set_cursor_icon(CursorIcon::Grab);
    }
    handles.hovered = over.map(|placed| placed.handle);
    let starts = response.drag_started_by(PointerButton::Primary) && !ui.input(|input| input.modifiers.shift);
    let pressed = ui.input(|input| input.pointer.press_origin()).filter(|_| starts)?;
    let taken = layout::hit(placed, pressed, pick::widening(ui))?;
    handles.hovered = Some(taken.handle);
    let anchor = handle::anchor(cx.scene, &cx.session.selection)?;
    let now = response.interact_pointer_pos().unwrap_or(pressed);
    Some(Gesture {
        selection: cx.session.selection.clone(),
        pivot: frame.pivot,
        tool: taken.handle.tool,
        source: GestureInput::Handle(HeldHandle::new(taken.handle, frame, anchor, (pressed, now), view)),
        refusal: None,
    })
}

/// Paints the handles and adds their accessible nodes.
fn show(ui: &Ui, view: &ViewMap, placed: &[PlacedHandle], handles: &Handles, gesture: Option<&Gesture>) {
    let held = gesture.and_then(Gesture::held);
    if let (Some(held), Some(gesture)) = (held, gesture) {
        if let Some(swept) = held.swept(view) {
            paint::swept(ui, view, gesture.pivot, swept);
        }
        let words = held.last().map(|pull| pull.words.clone()).unwrap_or_default();
        let mut lines = vec![BubbleLine::Strong(&words)];
        lines.extend(gesture.refusal.as_deref().map(BubbleLine::Refusal));
        if let Some(pointer) = ui.input(|input| input.pointer.latest_pos()).filter(|_| !words.is_empty()) {
            echo::at_pointer(ui, view.rect, pointer, &lines);
        }
    }
    let hot = held.map(|held| held.handle).or(handles.hovered);
    let hot = placed.iter().find(|placed| Some(placed.handle) == hot);
    paint::handles(ui, view, placed, hot);
    for placed in placed.iter().filter(|placed| view.rect.contains(placed.tip)) {
        name(ui, placed.tip, &placed.handle.name(), placed.grabbable);
    }
}

/// Adds an accessible node for a handle.
fn name(ui: &Ui, at: Pos2, name: &str, grabbable: bool) {
    let rect = Rect::from_center_size(at, Vec2::splat(16.0));
    let node = ui.interact(rect, ui.scope_id().with(("handle", name)), Sense::hover());
    node.widget_info(|| WidgetInfo::labeled(Role::GraphicsObject, grabbable, name));
}

/// Advances or ends a drag on a handle.
fn follow(ui: &Ui, response: &Response, view: &ViewMap, gesture: &mut Option<Gesture>, cx: &mut Cx<'_>) {
    let Some(dragged) = gesture else { return };
    let GestureInput::Handle(held) = &mut dragged.source else { return };
    ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
    let modifiers = DragModifiers::of(ui);
    let pull = response.interact_pointer_pos().and_then(|pointer| held.follow(pointer, modifiers, view));
    if let Some(transform) = pull {
        cx.requests.push(Request::Preview(dragged.transforming(transform)));
    }
    if response.drag_stopped() || !ui.input(|input| input.pointer.any_down()) {
        cx.requests.push(Request::Commit);
        *gesture = None;
    }
}
