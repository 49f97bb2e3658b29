//! Keys become commands before egui sees them.
//!
//! egui moves the focus with the arrow keys and presses the focused button with Space; the transport needs both,
//! wherever the last click was. So a plugin takes the keys of the command table out of the raw input, unless
//! somebody is typing or a dialog wants an answer.

use eframe::egui::{Context, Event, Plugin, RawInput};

use super::command::Command;

/// Collects the commands of the keys that were pressed since the last frame.
#[derive(Debug, Default)]
pub(crate) struct Keys {
    pressed: Vec<Command>,
    /// Whether a dialog is open, as of the last frame.
    pub(crate) dialog_open: bool,
}

impl Keys {
    /// The commands in the order in which their keys were pressed; leaves none.
    pub(crate) fn take(&mut self) -> Vec<Command> {
        std::mem::take(&mut self.pressed)
    }
}

impl Plugin for Keys {
    fn debug_name(&self) -> &'static str {
        "command keys"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        if self.dialog_open {
            return;
        }
        let typing = ctx.text_edit_focused();
        input.events.retain(|event| {
            let Event::Key { key, physical_key, pressed, modifiers, .. } = event else { return true };
            let Some(command) = Command::of_key(*key, *physical_key, *modifiers) else { return true };
            if typing && !command.works_while_typing() {
                return true;
            }
            if *pressed {
                self.pressed.push(command);
            }
            false
        });
    }
}
