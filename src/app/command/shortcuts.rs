//! The keys of the commands.

use eframe::egui::{Context, Event, InputState, Key, KeyboardShortcut, ModifierNames, Modifiers};

use super::{Command, CommandGroup};
use crate::app::widgets::theme;
use crate::message::text;

impl Command {
    /// Returns whether the keys work while a text field has the focus. They do if no text field uses them.
    pub const fn works_while_typing(self) -> bool {
        let leads = matches!(self, Self::NextPart | Self::PreviousPart);
        leads || self.is_zoom() || matches!(self, Self::Open | Self::Save | Self::SaveAs | Self::Quit)
    }

    /// Returns whether the command changes the size of the text.
    pub(crate) const fn is_zoom(self) -> bool {
        matches!(self, Self::ZoomIn | Self::ZoomOut | Self::ZoomReset)
    }

    /// Returns the command of a key press.
    ///
    /// `physical` is the key by its position on the keyboard. It is used for the digits, which some layouts
    /// type only with Shift.
    pub fn of_key(pressed: Key, physical: Option<Key>, modifiers: Modifiers) -> Option<Self> {
        let at_desk =
            |command: &Self| !matches!(command.group(), CommandGroup::Presenter | CommandGroup::Question);
        Self::first_of_key(at_desk, pressed, physical, modifiers)
    }

    /// Returns the command of a key press while a question is open, if it belongs to the question.
    pub fn of_question_key(pressed: Key, physical: Option<Key>, modifiers: Modifiers) -> Option<Self> {
        Self::first_of_key(|command| command.group() == CommandGroup::Question, pressed, physical, modifiers)
    }

    /// Returns the command of a key press in presenter mode: a command of that mode, or one that steps, plays
    /// or opens the next scene.
    pub fn of_presenter_key(pressed: Key, physical: Option<Key>, modifiers: Modifiers) -> Option<Self> {
        // Clickers send F5 to begin a presentation, and it has begun.
        if pressed == Key::F5 {
            return None;
        }
        let is_own = |command: &Self| command.group() == CommandGroup::Presenter;
        Self::first_of_key(is_own, pressed, physical, modifiers).or_else(|| {
            Self::first_of_key(|command| command.works_while_presenting(), pressed, physical, modifiers)
        })
    }

    /// Returns whether the command works in presenter mode, although it is not in that group.
    pub(crate) const fn works_while_presenting(self) -> bool {
        matches!(
            self,
            Self::PlayPause
                | Self::StepForward
                | Self::StepBack
                | Self::NextIteration
                | Self::PreviousIteration
                | Self::NextDecision
                | Self::PreviousDecision
                | Self::First
                | Self::Last
                | Self::Slower
                | Self::Faster
                | Self::HideVerdict
                | Self::Predict
                | Self::PreviousScene
                | Self::NextScene
                | Self::Lessons
                | Self::FirstLesson
                | Self::TeacherNotes
                | Self::Palette
                | Self::NextPart
                | Self::PreviousPart
                | Self::Undo
                | Self::Redo
                | Self::Frame
                | Self::FrameAll
                | Self::HomeView
                | Self::ZoomIn
                | Self::ZoomOut
                | Self::ZoomReset
                | Self::Present
                | Self::Help
                | Self::Quit
        )
    }

    /// The first of these commands that has this key.
    fn first_of_key(
        these: impl Fn(&Self) -> bool,
        pressed: Key,
        physical: Option<Key>,
        modifiers: Modifiers,
    ) -> Option<Self> {
        let hits = |shortcut: &KeyboardShortcut| {
            let wanted = shortcut.logical_key;
            let digit = matches!(
                wanted,
                Key::Num0 | Key::Num1 | Key::Num2 | Key::Num3 | Key::Num4 | Key::Num5 | Key::Num7
            );
            let same_key = pressed == wanted || (digit && physical == Some(wanted));
            // `?` and `+` need Shift on many keyboards; Shift then belongs to the key.
            let shift_is_in_the_key = matches!(wanted, Key::Questionmark | Key::Plus);
            let held = if shift_is_in_the_key { Modifiers { shift: false, ..modifiers } } else { modifiers };
            same_key && held.matches_exact(shortcut.modifiers)
        };
        Self::ALL.into_iter().filter(these).find(|command| command.shortcuts().iter().any(hits))
    }

    /// Returns the keys of the command in the present mode, as menus show them: `Ctrl+Shift+Z`, `Right`; or nothing.
    pub(crate) fn keys(self, ctx: &Context) -> String {
        let presents = !theme::profile(ctx).is_near();
        let is_meant = |it: &KeyboardShortcut| {
            !presents || Self::of_presenter_key(it.logical_key, None, it.modifiers) == Some(self)
        };
        let names = self.shortcuts().iter().copied().filter(is_meant).map(|it| written(ctx, it));
        names.reduce(|one, other| text!("menu-keys-or"; one = one, other = other)).unwrap_or_default()
    }

    /// Returns the tooltip of the command with its keys.
    pub(crate) fn tooltip_with_keys(self, ctx: &Context) -> String {
        let keys = self.keys(ctx);
        if keys.is_empty() { self.tooltip().to_owned() } else { format!("{} ({keys})", self.tooltip()) }
    }
}

/// Returns a shortcut in words.
pub(crate) fn written(ctx: &Context, shortcut: KeyboardShortcut) -> String {
    let names = ModifierNames::NAMES;
    let mut text = names.format(&shortcut.modifiers, ctx.os().is_mac());
    if !text.is_empty() {
        text += names.concat;
    }
    // The bundled fonts have no symbols for the arrow keys.
    let is_arrow =
        matches!(shortcut.logical_key, Key::ArrowLeft | Key::ArrowRight | Key::ArrowUp | Key::ArrowDown);
    text += if is_arrow { shortcut.logical_key.name() } else { shortcut.logical_key.symbol_or_name() };
    text
}

/// Consumes Esc, also with Ctrl or Shift, which may be held during a drag.
pub(crate) fn take_escape(input: &mut InputState) -> bool {
    let before = input.events.len();
    input.events.retain(|event| !matches!(event, Event::Key { key: Key::Escape, pressed: true, .. }));
    input.events.len() < before
}
