//! Handles on the selection: arrows that move it, rings that rotate it, knobs that scale it.
//!
//! Their size on screen is constant. Positions and hit testing: `layout`; the effect of a drag: `held`.

mod echo;
mod held;
mod layout;
mod paint;
pub(crate) mod toolbar;

use std::sync::Arc;

use eframe::egui::{CursorIcon, PointerButton, Pos2, Rect, Response, Role, Sense, Ui, Vec2, WidgetInfo};

use super::gesture::{Gesture, Grabbed, Source};
use crate::app::command::Tool;
use crate::app::command::shortcuts::take_escape;
use crate::app::editing::Editing;
use crate::app::state::request::{Request, Requests};
use crate::app::state::session::Session;
use crate::app::view::view_map::ViewMap;
use crate::scene::Scene;
pub(crate) use echo::Line;
pub(crate) use held::grid_step;
use held::{DragModifiers, Held};
use layout::{Handle, HandleFrame, Placed};

/// The state of the handles from frame to frame.
#[derive(Clone, Debug, Default)]
pub(crate) struct Handles {
    /// The map of the SHAPES view in the last frame: typed numbers and arrow keys use its axes.
    pub(crate) view: Option<ViewMap>,
    /// The handle under the pointer.
    hovered: Option<Handle>,
    /// The held handle, and the reason if its last change was refused.
    held: Option<(Held, Option<String>)>,
}

impl Handles {
    /// Whether the pointer is on a handle or holds one: then nothing else may take a press.
    pub(crate) const fn is_hot(&self) -> bool {
        self.hovered.is_some() || self.held.is_some()
    }
}

/// Shows the handles of the current tool and follows a drag on one. Returns whether they use the pointer.
pub(crate) fn ui(
    ui: &Ui,
    response: &Response,
    view: &ViewMap,
    scene: &Scene,
    editing: &mut Editing,
    session: &mut Session,
    requests: &mut Requests,
) -> bool {
    editing.handles.view = Some(*view);
    editing.handles.hovered = None;
    if is_held(editing) {
        follow(ui, response, view, editing, session, requests);
    } else {
        // Undo or another change may have ended the drag.
        editing.handles.held = None;
    }
    let busy = editing.gesture.is_some();
    let pivot = editing.gesture.as_ref().filter(|gesture| gesture.tool != Tool::Move);
    let pivot = pivot.map(|gesture| gesture.pivot);
    if let Some(mut frame) = HandleFrame::of(scene, &session.selection, session.tool) {
        frame.pivot = pivot.unwrap_or(frame.pivot);
        let placed = frame.placed(view);
        if !busy {
            point(ui, response, view, (&frame, &placed), scene, editing, session);
        }
        show(ui, view, &placed, editing);
    }
    is_held(editing) || editing.handles.is_hot() || session.drag_cancelled
}

/// Whether the gesture under way is a drag on a handle.
fn is_held(editing: &Editing) -> bool {
    editing.gesture.as_ref().is_some_and(|gesture| matches!(gesture.source, Source::Handle(_)))
}

/// Highlights the handle under the pointer and grabs it on a press.
fn point(
    ui: &Ui,
    response: &Response,
    view: &ViewMap,
    (frame, placed): (&HandleFrame, &[Placed]),
    scene: &Scene,
    editing: &mut Editing,
    session: &mut Session,
) {
    let over = response.hover_pos().and_then(|pointer| layout::hit(placed, pointer));
    if over.is_some() {
        ui.ctx().set_cursor_icon(CursorIcon::Grab);
    }
    editing.handles.hovered = over.map(|placed| placed.handle);
    let starts = response.drag_started_by(PointerButton::Primary) && !ui.input(|input| input.modifiers.shift);
    let Some(pressed) = ui.input(|input| input.pointer.press_origin()).filter(|_| starts) else { return };
    let Some(taken) = layout::hit(placed, pressed) else { return };
    editing.handles.hovered = Some(taken.handle);
    let Some(pivot) = session.selection.middle(scene) else { return };
    let now = response.interact_pointer_pos().unwrap_or(pressed);
    editing.handles.held = Some((Held::new(taken.handle, frame, (pressed, now), view), None));
    editing.gesture = Some(Gesture {
        start: Arc::new(scene.clone()),
        selection: session.selection.clone(),
        pivot,
        tool: taken.handle.tool,
        constraint: taken.handle.constraint,
        source: Source::Handle(Grabbed { screen: pressed, world: view.world_from_screen(pressed, pivot) }),
    });
}

/// Paints the handles and adds their accessible nodes.
fn show(ui: &Ui, view: &ViewMap, placed: &[Placed], editing: &Editing) {
    let held = editing.handles.held.as_ref();
    if let (Some((held, refusal)), Some(gesture)) = (held, &editing.gesture) {
        if let Some(swept) = held.swept(view, gesture.pivot) {
            paint::swept(ui, view, gesture.pivot, swept);
        }
        let words = held.last().map(|change| change.words.clone()).unwrap_or_default();
        let mut lines = vec![Line::Strong(&words)];
        lines.extend(refusal.as_deref().map(Line::Refusal));
        if let Some(pointer) = ui.input(|input| input.pointer.latest_pos()).filter(|_| !words.is_empty()) {
            echo::at_pointer(ui, view.rect, pointer, &lines);
        }
    }
    let hot = held.map(|(held, _)| held.handle).or(editing.handles.hovered);
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

/// Advances, cancels or ends a drag.
fn follow(
    ui: &Ui,
    response: &Response,
    view: &ViewMap,
    editing: &mut Editing,
    session: &mut Session,
    requests: &mut Requests,
) {
    let (Some(gesture), Some((held, refusal))) = (&editing.gesture, &mut editing.handles.held) else {
        // The gesture was ended from outside.
        editing.gesture = None;
        editing.handles.held = None;
        return;
    };
    if ui.input_mut(take_escape) {
        requests.push(Request::Cancel);
        session.drag_cancelled = true;
        editing.gesture = None;
        editing.handles.held = None;
        return;
    }
    ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
    let modifiers =
        ui.input(|input| DragModifiers { snap: input.modifiers.command, fine: input.modifiers.shift });
    let change =
        response.interact_pointer_pos().and_then(|pointer| held.follow(pointer, modifiers, view, gesture));
    if let Some(change) = change {
        match gesture.changed(change.transform) {
            Ok(scene) => {
                *refusal = None;
                requests.push(Request::Preview(Box::new(scene)));
            }
            // The last valid state stays on screen.
            Err(error) => *refusal = Some(error.to_string()),
        }
    }
    if response.drag_stopped() || !ui.input(|input| input.pointer.any_down()) {
        requests.push(Request::Commit(gesture.name()));
        editing.gesture = None;
        editing.handles.held = None;
    }
}

/// Shows the typed input at the top of the view.
pub(crate) fn echo_at_top(ui: &Ui, view: Rect, lines: &[Line<'_>]) {
    echo::at_top(ui, view, lines);
}
