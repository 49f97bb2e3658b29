//! The Esc key, which cancels the operation under way.

use eframe::egui::{Event, InputState, Key};

/// Consumes Esc, also with Ctrl or Shift, which may be held during a drag.
pub(crate) fn take_escape(input: &mut InputState) -> bool {
    let before = input.events.len();
    input.events.retain(|event| !matches!(event, Event::Key { key: Key::Escape, pressed: true, .. }));
    input.events.len() < before
}
