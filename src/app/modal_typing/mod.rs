//! Numbers typed without a field, as in Blender: the tool, the axis, the number, Enter.
//!
//! The tool alone changes what the handles do. What follows, an axis or a number, begins a gesture that is previewed
//! with every key; Enter or a click makes it, Esc gives it up.

mod entry;
pub(crate) mod typing;

use std::sync::Arc;

use eframe::egui::{Rect, Ui};

use super::gesture::{Gesture, Source};
use super::handles::{self, Line};
use super::request::{Request, Requests};
use super::session::Session;
use super::tool::Tool;
use crate::scene::Scene;
pub(crate) use entry::{is_numeric, starts_a_number};
use typing::Typing;

/// What the keys say when nothing is selected.
const NOTHING_SELECTED: &str = "Select something first: a click on a shape or a vertex, or Ctrl+A";

/// A key that belongs to typing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stroke {
    /// Another tool.
    Tool(Tool),
    /// An axis, 0 to 2; or with Shift the plane across it.
    Axis(usize, bool),
    /// A character of a number.
    Character(char),
    /// Takes the last character back, or else the axis.
    Backspace,
    /// Makes it.
    Enter,
    /// Gives it up.
    Escape,
}

/// How far typing has come, as far as keys are concerned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Stage {
    /// Keys are commands.
    #[default]
    Off,
    /// A tool was chosen: an axis or a number may follow.
    Ready,
    /// An axis or a number is there: every key belongs to it.
    Under,
}

/// How far typing has come.
pub(crate) fn stage(session: &Session) -> Stage {
    match &session.typing {
        None => Stage::Off,
        Some(typing) if typing.entry.is_empty() => Stage::Ready,
        Some(_) => Stage::Under,
    }
}

/// A tool was chosen by its key: an axis or a number may follow.
pub(crate) fn arm(session: &mut Session) {
    if session.gesture.is_none() {
        session.typing = Some(Typing::default());
    }
}

/// Takes a key. `scene` is shown now.
pub(crate) fn strike(stroke: Stroke, scene: &Scene, session: &mut Session, requests: &mut Requests) {
    let Some(typing) = &mut session.typing else { return };
    let refusal = typing.refusal.take();
    let changed = match stroke {
        Stroke::Enter => {
            // What was refused stays refused, with its reason.
            typing.refusal = refusal;
            return finish(session, requests);
        }
        Stroke::Escape => return cancel(session, requests),
        // A letter within a number, where it may be the exponent.
        Stroke::Tool(_) if typing.entry.has_number() => return,
        Stroke::Tool(tool) => {
            cancel(session, requests);
            session.tool = tool;
            return arm(session);
        }
        Stroke::Axis(axis, across) => typing.entry.constrain(session.tool, axis, across, scene.dimension),
        Stroke::Character(character) => {
            typing.entry.push(character);
            Ok(())
        }
        Stroke::Backspace => {
            typing.entry.pop();
            Ok(())
        }
    };
    if let Err(refusal) = changed {
        typing.refusal = Some(refusal);
    } else if typing.entry.is_empty() {
        give_up(session, requests);
    } else if session.selection.is_empty() {
        session.typing = None;
        requests.push(Request::Notice(NOTHING_SELECTED.to_owned()));
    } else {
        preview(scene, session, requests);
    }
}

/// A press of the pointer takes what is previewed; where nothing is typed yet, keys are commands again.
pub(crate) fn take(session: &mut Session, requests: &mut Requests) {
    match stage(session) {
        Stage::Off => {}
        Stage::Ready => session.typing = None,
        Stage::Under => {
            finish(session, requests);
            // What cannot be taken is given up: the pointer is elsewhere already.
            cancel(session, requests);
            session.drag_cancelled = true;
        }
    }
}

/// Ends typing and leads back to the scene before it.
pub(crate) fn cancel(session: &mut Session, requests: &mut Requests) {
    session.typing = None;
    give_up(session, requests);
}

/// Leads back to the scene before it.
fn give_up(session: &mut Session, requests: &mut Requests) {
    if is_ours(session) {
        session.gesture = None;
        requests.push(Request::Cancel);
    }
}

/// Whether the gesture under way is one that is typed.
fn is_ours(session: &Session) -> bool {
    session.gesture.as_ref().is_some_and(|gesture| matches!(gesture.source, Source::Typing(_)))
}

/// Shows what the entry would do, or says why it cannot.
fn preview(scene: &Scene, session: &mut Session, requests: &mut Requests) {
    let Some(typing) = &mut session.typing else { return };
    let Some(pivot) = session.selection.middle(scene) else { return };
    let toward_eye = session.handles.view.map_or(glam::DVec3::Z, |view| view.view_axes()[2]);
    let gesture = session.gesture.get_or_insert_with(|| Gesture {
        start: Arc::new(scene.clone()),
        selection: session.selection.clone(),
        pivot,
        tool: session.tool,
        constraint: typing.entry.constraint(),
        source: Source::Typing(String::new()),
    });
    gesture.constraint = typing.entry.constraint();
    gesture.source = Source::Typing(typing.entry.number().to_owned());
    let start = Request::Preview(Box::new((*gesture.start).clone()));
    if session.selection.single_vertex().is_some() && session.tool != Tool::Move {
        typing.refusal = Some("A single vertex has nothing to turn or to scale".to_owned());
        return;
    }
    let transform = match typing.entry.transform(session.tool, gesture.start.dimension, toward_eye) {
        Ok(transform) => transform,
        Err(refusal) => {
            typing.refusal = refusal;
            return requests.push(start);
        }
    };
    match gesture.changed(transform) {
        Ok(scene) => requests.push(Request::Preview(Box::new(scene))),
        Err(error) => {
            typing.refusal = Some(error.to_string());
            requests.push(start);
        }
    }
}

/// Makes the change, or says why it cannot be made.
fn finish(session: &mut Session, requests: &mut Requests) {
    let Some(typing) = &mut session.typing else { return };
    if !typing.entry.has_number() {
        return cancel(session, requests);
    }
    if typing.refusal.is_none() {
        typing.refusal = typing.entry.value().err();
    }
    let gesture = session.gesture.as_ref().filter(|_| typing.refusal.is_none());
    if let Some(gesture) = gesture.filter(|_| is_ours(session)) {
        requests.push(Request::Commit(gesture.name()));
        session.gesture = None;
        session.typing = None;
    }
}

/// Shows what has been typed at the top of the view, and what the keys do next.
pub(crate) fn echo_ui(ui: &Ui, view: Rect, session: &Session) {
    let Some(typing) = session.typing.as_ref().filter(|_| !session.selection.is_empty()) else { return };
    let flat = session.handles.view.is_some_and(|view| view.view_axes()[2] == glam::DVec3::Z);
    let words = format!("Typing: {}", typing.entry.words(session.tool));
    let next = entry::next_keys(session.tool, &typing.entry, flat);
    let mut lines = vec![Line::Strong(&words)];
    lines.extend(typing.refusal.as_deref().map(Line::Refusal));
    lines.push(Line::Weak(next));
    handles::echo_at_top(ui, view, &lines);
}
