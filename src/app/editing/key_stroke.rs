//! A key press, and the part of the window that it belongs to.

use eframe::egui::{Key, Modifiers};

use super::modal_typing::TypingKey;
use crate::app::command::Command;

/// The arrow keys.
const ARROWS: [Key; 4] = [Key::ArrowLeft, Key::ArrowRight, Key::ArrowUp, Key::ArrowDown];

/// The part of the window that keys belong to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum KeyOwner {
    Window,
    /// A text field has the focus.
    Field,
    /// Another control has the focus, moved there by Tab.
    Control,
    /// A picture that turns, pans and zooms has the focus, moved there by the keyboard.
    Picture,
    /// A menu is open.
    Menu,
}

impl KeyOwner {
    /// Returns whether a control or a menu uses the key, so that it is no command.
    pub(super) fn owns(self, stroke: KeyStroke) -> bool {
        let is_move = stroke.is_arrow();
        let is_used = matches!(stroke.key, Key::Space | Key::Enter) || is_move;
        match self {
            Self::Window | Self::Field => false,
            Self::Control | Self::Menu => is_used && stroke.modifiers.is_none(),
            // It has nothing to press. Shift makes plus on some keyboards, and pans with the arrows.
            Self::Picture => {
                let zooms = matches!(stroke.key, Key::Plus | Key::Equals | Key::Minus);
                (is_move || zooms)
                    && !(stroke.modifiers.command || stroke.modifiers.ctrl || stroke.modifiers.alt)
            }
        }
    }
}

/// A key press or release.
#[derive(Clone, Copy, Debug)]
pub(super) struct KeyStroke {
    pub(super) key: Key,
    pub(super) physical: Option<Key>,
    pub(super) pressed: bool,
    pub(super) modifiers: Modifiers,
    pub(super) repeat: bool,
}

impl KeyStroke {
    pub(super) fn is_arrow(self) -> bool {
        ARROWS.contains(&self.key)
    }

    /// Returns whether the key types or deletes a character, or ends a line.
    pub(super) fn is_typing(self) -> bool {
        let is_character = self.key.symbol_or_name().chars().count() == 1 && !self.is_arrow();
        let edits = matches!(self.key, Key::Space | Key::Delete | Key::Backspace | Key::Enter);
        (is_character || edits) && !self.modifiers.command && !self.modifiers.ctrl && !self.modifiers.alt
    }

    /// The modal-typing meaning of a key that types no digit.
    pub(super) fn typed(self) -> Option<TypingKey> {
        let axis = |axis| Some(TypingKey::Axis(axis, self.modifiers.shift));
        match self.key {
            Key::X => axis(0),
            Key::Y => axis(1),
            Key::Z => axis(2),
            Key::Enter => Some(TypingKey::Enter),
            Key::Escape => Some(TypingKey::Escape),
            Key::Backspace => Some(TypingKey::Backspace),
            key => Command::of_key(key, None, self.modifiers).and_then(Command::tool).map(TypingKey::Tool),
        }
    }

    /// The character of a key for which the system sends no text event.
    pub(super) fn digit(self) -> Option<char> {
        match self.key {
            Key::Minus => Some('-'),
            Key::Period => Some('.'),
            Key::Comma => Some(','),
            Key::Slash => Some('/'),
            key => key.name().parse().ok().filter(char::is_ascii_digit),
        }
    }
}
