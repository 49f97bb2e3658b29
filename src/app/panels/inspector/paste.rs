//! Vertices from the clipboard.

use eframe::egui::{Event, Id, Ui, ViewportCommand};

use super::vertices::local;
use super::{Subject, columns};
use crate::app::request::{Request, Requests};
use crate::edit::vertices;
use crate::geometry::Side;

/// Asks for what the clipboard holds. It arrives as an event in one of the next frames.
pub(super) fn ask(ui: &Ui, side: Side) {
    let id = waiting(ui, side);
    ui.data_mut(|data| data.insert_temp(id, true));
    ui.ctx().send_viewport_cmd(ViewportCommand::RequestPaste);
}

/// Adds what has arrived from the clipboard, if it was asked for here.
pub(super) fn take(ui: &Ui, subject: &Subject<'_>, requests: &mut Requests) {
    let id = waiting(ui, subject.side);
    if !ui.data(|data| data.get_temp(id).unwrap_or(false)) {
        return;
    }
    // Used up, or the window would offer to import the same text.
    let pasted = ui.input_mut(|input| {
        let at = input.events.iter().position(|event| matches!(event, Event::Paste(_)))?;
        match input.events.remove(at) {
            Event::Paste(text) => Some(text),
            _ => None,
        }
    });
    let Some(text) = pasted else { return };
    ui.data_mut(|data| data.remove::<bool>(id));
    match columns::points(&text, subject.scene.dimension) {
        Ok(added) => {
            let count = added.len();
            let all = local(subject.body()).iter().copied().chain(added).collect();
            let name = format!("paste {count} vertices into {}", subject.side.name());
            subject.change(name, vertices::replaced(subject.body(), all), requests);
        }
        Err(reason) => requests.push(Request::Notice(reason)),
    }
}

/// Under which a body remembers that it waits for the clipboard.
fn waiting(ui: &Ui, side: Side) -> Id {
    ui.ctx().viewport_id().0.with(("pasting into", side))
}
