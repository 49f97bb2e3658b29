//! The plugin that turns key presses into commands before egui sees them.
//!
//! egui moves the focus with the arrow keys and presses the focused button with Space; the transport needs
//! both, wherever the last click was. So a plugin takes the keys of the command table out of the raw input,
//! unless a text field has the focus or a dialog is open. Once the keyboard has moved the focus, and while a menu is open,
//! Space, Enter and the arrows belong to the control or to the menu. After the key of a tool, the keys belong to
//! [`super::modal_typing`]; while the selection is nudged, the arrows belong to [`super::nudge`].

use eframe::egui::{Context, Event, Key, Plugin, Popup, RawInput};

use super::key_stroke::{KeyOwner, KeyStroke};
use super::modal_typing::entry::{is_numeric, starts_a_number};
use super::modal_typing::{TypingKey, TypingStage};
use super::nudge::{Nudge, Toward};
use crate::app::command::Command;
use crate::app::widgets::stops;

/// The keys of answers: the digits, in order.
const DIGITS: [Key; 10] = [
    Key::Num0,
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num6,
    Key::Num7,
    Key::Num8,
    Key::Num9,
];

/// The meaning of a key press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Press {
    /// A command of the table.
    Command(Command),
    /// A key of modal typing: a tool, an axis, a character.
    Stroke(TypingKey),
    /// The arrow keys start to move the selection.
    BeginNudging,
    /// An arrow key moves the selection.
    Nudge(Nudge),
    /// A digit that answers the open question.
    Answer(usize),
    /// The arrow key is released.
    EndNudge,
    /// The arrow keys step through the timeline again.
    EndNudging,
}

/// The part of the window's state in the last frame that determines the meaning of keys.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "facts that have nothing to do with each other")]
pub(crate) struct KeyContext {
    /// Whether a dialog is open.
    pub(crate) dialog_open: bool,
    /// The stage of modal typing.
    pub(crate) stage: TypingStage,
    /// Whether Enter would let the arrow keys move the selection.
    pub(crate) may_nudge: bool,
    /// Whether the arrow keys move the selection.
    pub(crate) nudging: bool,
    /// Whether the window is in presenter mode, in which nothing is typed.
    pub(crate) presenting: bool,
    /// Whether the screen is blank: any key restores the picture.
    pub(crate) blank: bool,
    /// Whether a question is open: digits, Enter and S belong to it.
    pub(crate) asking: bool,
    /// Whether that question asks for a number, which digits and a minus sign begin.
    pub(crate) asks_number: bool,
    /// Whether single characters are commands.
    pub(crate) letters: bool,
    /// Whether characters wait for a text field that has lost the focus.
    pub(crate) beside_field: bool,
}

/// Returns whether a typed number begins with this character. A point is a key of clickers.
pub(crate) const fn begins_number(character: char) -> bool {
    character.is_ascii_digit() || matches!(character, '-' | '−')
}

/// Collects the key presses since the last frame.
#[derive(Debug, Default)]
pub(crate) struct Keys {
    pressed: Vec<Press>,
    /// The character that the last key press contributed without a text event; the event may follow in the next
    /// frame.
    typed_by_key: Option<char>,
    /// Events that wait for the next frame, in order.
    later: Vec<Event>,
    /// The state as of the last frame, updated by the keys of this one.
    pub(crate) context: KeyContext,
}

impl Keys {
    /// Returns the key presses in order and clears them.
    pub(crate) fn take(&mut self) -> Vec<Press> {
        std::mem::take(&mut self.pressed)
    }

    /// Returns whether the event is consumed; `text` is the text event of the same key.
    fn takes(&mut self, event: &Event, text: Option<&str>, owner: KeyOwner) -> bool {
        let stroke = match event {
            Event::Key { key, physical_key, pressed, modifiers, repeat, .. } => {
                self.typed_by_key = self.typed_by_key.filter(|_| !*pressed);
                KeyStroke {
                    key: *key,
                    physical: *physical_key,
                    pressed: *pressed,
                    modifiers: *modifiers,
                    repeat: *repeat,
                }
            }
            Event::Text(text) => return self.takes_text(text),
            // A key that is held while the window loses the focus sends no release event.
            Event::WindowFocused(false) => {
                self.pressed.push(Press::EndNudge);
                return false;
            }
            _ => return false,
        };
        if self.context.blank {
            if stroke.pressed {
                self.pressed.push(Press::Command(Command::Blank));
            }
            return true;
        }
        if owner.owns(stroke) && !self.edits_with(stroke, owner) {
            return false;
        }
        let in_field = owner == KeyOwner::Field;
        if self.context.asking && !in_field && self.takes_answer(stroke, text) {
            return true;
        }
        let context = self.context;
        if context.beside_field && !in_field && !context.presenting && stroke.is_typing() {
            // Modal typing has begun after the last click.
            return context.stage != TypingStage::Off && self.takes_typed(stroke, text);
        }
        let edits = !in_field && !self.context.presenting;
        if edits && (self.takes_typed(stroke, text) || self.takes_arrow(stroke)) {
            return true;
        }
        self.takes_command(stroke, in_field)
    }

    /// Returns whether a key goes on with an edit, whatever has the focus: an arrow of a nudge, or a key of a typed number.
    /// A menu that has opened since has its keys, but the release of an arrow still ends the nudge.
    fn edits_with(&self, stroke: KeyStroke, owner: KeyOwner) -> bool {
        let nudges = self.context.nudging && stroke.is_arrow();
        let types = self.context.stage == TypingStage::Typing;
        (nudges || types) && (owner != KeyOwner::Menu || (nudges && !stroke.pressed))
    }

    /// Returns the part of the window that keys belong to before the commands.
    fn owner(ctx: &Context) -> KeyOwner {
        if ctx.text_edit_focused() {
            KeyOwner::Field
        } else if Popup::is_any_open(ctx) {
            KeyOwner::Menu
        } else if stops::is_by_keyboard(ctx) && stops::is_on_view(ctx) {
            KeyOwner::Picture
        } else if stops::is_by_keyboard(ctx) && ctx.memory(|memory| memory.focused().is_some()) {
            KeyOwner::Control
        } else {
            KeyOwner::Window
        }
    }

    /// Consumes the keys of the open question.
    fn takes_answer(&mut self, stroke: KeyStroke, text: Option<&str>) -> bool {
        let KeyStroke { key, physical, pressed, modifiers, .. } = stroke;
        if self.context.asks_number && text.is_some_and(|text| text.starts_with(begins_number)) {
            // The text event that follows begins the answer.
            return true;
        }
        // Some layouts type digits only with Shift.
        let place = physical.unwrap_or(key);
        let number = DIGITS.iter().position(|digit| [key, place].contains(digit));
        let press = match Command::of_question_key(key, physical, modifiers) {
            Some(command) => Press::Command(command),
            None => match number.filter(|_| !modifiers.command && !modifiers.alt) {
                Some(number) => Press::Answer(number),
                None => return false,
            },
        };
        if pressed {
            self.pressed.push(press);
        }
        true
    }

    /// Consumes characters: those of a number are recorded, all others are dropped while typing.
    fn takes_text(&mut self, text: &str) -> bool {
        if self.context.stage == TypingStage::Off {
            return false;
        }
        let typed = self.typed_by_key.take();
        text.chars()
            .filter(|character| Some(*character) != typed)
            .for_each(|character| self.character(character));
        true
    }

    fn character(&mut self, character: char) {
        let counts = match self.context.stage {
            TypingStage::Off => false,
            TypingStage::Ready => starts_a_number(character),
            TypingStage::Typing => is_numeric(character),
        };
        if counts {
            self.context.stage = TypingStage::Typing;
            self.pressed.push(Press::Stroke(TypingKey::Character(character)));
        }
    }

    /// Consumes the keys that follow the key of a tool.
    fn takes_typed(&mut self, stroke: KeyStroke, text: Option<&str>) -> bool {
        let stage = self.context.stage;
        if stage == TypingStage::Off {
            return false;
        }
        // Shift alone is not an input: an axis may follow.
        if matches!(stroke.key, Key::ShiftLeft | Key::ShiftRight) {
            return true;
        }
        if stroke.modifiers.command || stroke.modifiers.ctrl || stroke.modifiers.alt {
            let undoes = Command::of_key(stroke.key, None, stroke.modifiers) == Some(Command::Undo);
            if stroke.pressed {
                self.record(TypingKey::Escape, TypingStage::Off);
            }
            // Undo cancels the typed input, as it is the last change.
            return undoes && stage == TypingStage::Typing;
        }
        if !stroke.pressed {
            return stage == TypingStage::Typing;
        }
        if let Some(typed) = stroke.typed() {
            let next = match typed {
                TypingKey::Escape => TypingStage::Off,
                TypingKey::Axis(..) => TypingStage::Typing,
                TypingKey::Tool(_) | TypingKey::Character(_) | TypingKey::Backspace | TypingKey::Enter => {
                    stage
                }
            };
            // Before the first character, Enter and Backspace keep their usual meaning.
            if stage == TypingStage::Typing || !matches!(typed, TypingKey::Enter | TypingKey::Backspace) {
                self.record(typed, next);
                return true;
            }
        }
        let counts = if stage == TypingStage::Ready { starts_a_number } else { is_numeric };
        match text.and_then(|text| text.chars().next()) {
            // The text event follows.
            Some(character) if counts(character) => return true,
            Some(_) => {}
            None => {
                if let Some(character) = stroke.digit() {
                    self.typed_by_key = Some(character);
                    self.character(character);
                    return true;
                }
            }
        }
        if stage == TypingStage::Ready {
            // Any other key ends modal typing.
            self.record(TypingKey::Escape, TypingStage::Off);
        }
        stage == TypingStage::Typing
    }

    fn record(&mut self, stroke: TypingKey, next: TypingStage) {
        self.context.stage = next;
        self.pressed.push(Press::Stroke(stroke));
    }

    /// Consumes the arrow keys that move the selection, and Enter and Esc, which start and end that mode.
    fn takes_arrow(&mut self, stroke: KeyStroke) -> bool {
        let KeyStroke { key, pressed, modifiers, repeat, .. } = stroke;
        if key == Key::Enter && modifiers.is_none() && pressed && self.context.may_nudge {
            self.context.nudging = true;
            self.pressed.push(Press::BeginNudging);
            return true;
        }
        if !self.context.nudging {
            return false;
        }
        if key == Key::Escape && pressed {
            self.context.nudging = false;
            self.pressed.push(Press::EndNudging);
            return true;
        }
        let toward = match key {
            Key::ArrowLeft => Toward::Left,
            Key::ArrowRight => Toward::Right,
            Key::ArrowUp => Toward::Up,
            Key::ArrowDown => Toward::Down,
            Key::PageUp => Toward::Away,
            Key::PageDown => Toward::Near,
            _ => return false,
        };
        if modifiers.command || modifiers.alt {
            return false;
        }
        self.pressed.push(if pressed {
            Press::Nudge(Nudge { toward, fine: modifiers.shift, repeated: repeat })
        } else {
            Press::EndNudge
        });
        true
    }

    /// Consumes the keys that change the size of the text, for which no dialog has another use.
    fn takes_in_dialog(&mut self, event: &Event) -> bool {
        let Event::Key { key, physical_key, pressed, modifiers, .. } = event else { return false };
        let command = Command::of_key(*key, *physical_key, *modifiers).filter(|it| it.is_zoom());
        self.pressed.extend(command.filter(|_| *pressed).map(Press::Command));
        command.is_some()
    }

    fn takes_command(&mut self, stroke: KeyStroke, in_field: bool) -> bool {
        let KeyStroke { key, physical, pressed, modifiers, .. } = stroke;
        let command_of = if self.context.presenting { Command::of_presenter_key } else { Command::of_key };
        // As speech input may type them.
        let is_other = matches!(key, Key::Space | Key::Delete | Key::Enter);
        if !self.context.letters && stroke.is_typing() && !is_other {
            return false;
        }
        let Some(command) = command_of(key, physical, modifiers) else { return false };
        if in_field && !command.works_while_typing() {
            return false;
        }
        // The view handles Esc: a drag or a typed number is canceled before the selection is cleared.
        if command == Command::Deselect {
            return false;
        }
        if pressed {
            if command.tool().is_some() {
                self.context.stage = TypingStage::Ready;
            }
            self.pressed.push(Press::Command(command));
        }
        true
    }
}

impl Plugin for Keys {
    fn debug_name(&self) -> &'static str {
        "Command keys"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        let mut events = std::mem::take(&mut self.later);
        events.append(&mut input.events);
        if events.iter().any(|event| matches!(event, Event::Key { pressed: true, .. })) {
            stops::note_key(ctx);
        }
        if self.context.dialog_open {
            events.retain(|event| !self.takes_in_dialog(event));
            input.events = events;
            return;
        }
        let owner = Self::owner(ctx);
        let mut rest = events.into_iter().peekable();
        while let Some(event) = rest.next() {
            let text = match rest.peek() {
                Some(Event::Text(text)) => Some(text.as_str()),
                _ => None,
            };
            if !self.takes(&event, text, owner) {
                input.events.push(event);
            }
            // Whether Enter ends modal typing depends on the typed transform, which this frame tries. The meaning of
            // all that follows depends on that.
            if self.pressed.last() == Some(&Press::Stroke(TypingKey::Enter)) {
                break;
            }
        }
        self.later = rest.collect();
        if !self.later.is_empty() {
            ctx.request_repaint();
        }
    }
}
