//! The keys of the commands.

use eframe::egui::{Context, Event, InputState, Key, KeyboardShortcut, ModifierNames, Modifiers};

use super::Command;

const NONE: Modifiers = Modifiers::NONE;
const SHIFT: Modifiers = Modifiers::SHIFT;
const CTRL: Modifiers = Modifiers::COMMAND;
const CTRL_SHIFT: Modifiers = CTRL.plus(SHIFT);

const fn key(modifiers: Modifiers, key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(modifiers, key)
}

impl Command {
    /// The keys of the command; menus show the first. On macOS, Ctrl is Cmd.
    pub fn shortcuts(self) -> Vec<KeyboardShortcut> {
        match self {
            Self::PlayPause => vec![key(NONE, Key::Space), key(NONE, Key::P)],
            Self::StepForward => vec![key(NONE, Key::ArrowRight), key(NONE, Key::Period), key(NONE, Key::O)],
            Self::StepBack => vec![key(NONE, Key::ArrowLeft), key(NONE, Key::Comma)],
            Self::NextIteration => vec![key(SHIFT, Key::ArrowRight)],
            Self::PreviousIteration => vec![key(SHIFT, Key::ArrowLeft)],
            Self::NextDecision => vec![key(CTRL, Key::ArrowRight)],
            Self::PreviousDecision => vec![key(CTRL, Key::ArrowLeft)],
            Self::First => vec![key(NONE, Key::Home)],
            Self::Last => vec![key(NONE, Key::End)],
            Self::Slower => vec![key(NONE, Key::Minus)],
            Self::Faster => vec![key(NONE, Key::Equals), key(NONE, Key::Plus)],
            Self::PreviousScene => vec![key(NONE, Key::OpenBracket)],
            Self::NextScene => vec![key(NONE, Key::CloseBracket)],
            Self::Open => vec![key(CTRL, Key::O)],
            Self::Save => vec![key(CTRL, Key::S)],
            Self::SaveAs => vec![key(CTRL_SHIFT, Key::S)],
            Self::Undo => vec![key(CTRL, Key::Z)],
            Self::Redo => vec![key(CTRL_SHIFT, Key::Z), key(CTRL, Key::Y)],
            Self::Frame => vec![key(NONE, Key::F)],
            Self::FrameAll => vec![key(SHIFT, Key::F)],
            Self::ViewFront => vec![key(NONE, Key::Num1)],
            Self::ViewBack => vec![key(CTRL, Key::Num1)],
            Self::ViewRight => vec![key(NONE, Key::Num3)],
            Self::ViewLeft => vec![key(CTRL, Key::Num3)],
            Self::ViewTop => vec![key(NONE, Key::Num7)],
            Self::ViewBottom => vec![key(CTRL, Key::Num7)],
            Self::ToggleProjection => vec![key(NONE, Key::Num5)],
            Self::HomeView => vec![key(NONE, Key::Num0)],
            Self::ToggleHull => vec![key(NONE, Key::M)],
            Self::ToggleGhosts => vec![key(NONE, Key::H)],
            Self::Laboratory => vec![key(CTRL, Key::L)],
            Self::ZoomIn => vec![key(CTRL, Key::Plus), key(CTRL, Key::Equals)],
            Self::ZoomOut => vec![key(CTRL, Key::Minus)],
            Self::ZoomReset => vec![key(CTRL, Key::Num0)],
            Self::Quit => vec![key(CTRL, Key::Q)],
            Self::Help => vec![key(NONE, Key::F1), key(NONE, Key::Questionmark)],
            Self::Glossary => vec![key(NONE, Key::G), key(SHIFT, Key::F1)],
            Self::ToolMove => vec![key(NONE, Key::W)],
            Self::ToolRotate => vec![key(NONE, Key::E)],
            Self::ToolScale => vec![key(NONE, Key::R)],
            Self::Delete => vec![key(NONE, Key::Delete)],
            Self::Insert => vec![key(NONE, Key::Insert)],
            Self::SelectAll => vec![key(CTRL, Key::A)],
            Self::Deselect => vec![key(NONE, Key::Escape)],
            Self::MakeTouch => vec![key(CTRL, Key::T)],
            Self::AddShape => vec![key(SHIFT, Key::A)],
            Self::DuplicateP => vec![key(CTRL, Key::D)],
            Self::Import => vec![key(CTRL, Key::I)],
            Self::Paste => vec![key(CTRL, Key::V)],
            Self::Export => vec![key(CTRL, Key::E)],
            Self::ShowCode => vec![key(NONE, Key::K)],
            Self::Mode2
            | Self::Mode3
            | Self::OpenPath
            | Self::SavePath
            | Self::LinkCameras
            | Self::ToggleDifferences
            | Self::ToggleSetup
            | Self::ToggleProof
            | Self::CopyProof
            | Self::ThemeSystem
            | Self::ThemeLight
            | Self::ThemeDark
            | Self::ResetLayout
            | Self::Freehand
            | Self::MakePolytope
            | Self::Round
            | Self::MirrorX
            | Self::MirrorY
            | Self::MirrorZ
            | Self::Center
            | Self::Normalize
            | Self::SwapBodies
            | Self::ChangeDimension
            | Self::HullOfBoth
            | Self::SumOfBoth
            | Self::CutCorner
            | Self::CopyP
            | Self::CopyQ
            | Self::CopyPair
            | Self::ShowRun
            | Self::ShowExplorer
            | Self::ShowCompare => Vec::new(),
        }
    }

    /// Whether the keys work while a text field has the focus: only those that no text field uses.
    pub const fn works_while_typing(self) -> bool {
        matches!(
            self,
            Self::Open
                | Self::Save
                | Self::SaveAs
                | Self::Quit
                | Self::ZoomIn
                | Self::ZoomOut
                | Self::ZoomReset
        )
    }

    /// The command of a key press.
    ///
    /// `physical` is the key by its position on the keyboard: it is used for the digits, which some layouts type only
    /// with Shift.
    pub fn of_key(pressed: Key, physical: Option<Key>, modifiers: Modifiers) -> Option<Self> {
        let hits = |shortcut: &KeyboardShortcut| {
            let wanted = shortcut.logical_key;
            let digit = matches!(wanted, Key::Num0 | Key::Num1 | Key::Num3 | Key::Num5 | Key::Num7);
            let same_key = pressed == wanted || (digit && physical == Some(wanted));
            // `?` and `+` need Shift on many keyboards; Shift then belongs to the key.
            let shift_is_in_the_key = matches!(wanted, Key::Questionmark | Key::Plus);
            let held = if shift_is_in_the_key { Modifiers { shift: false, ..modifiers } } else { modifiers };
            same_key && held.matches_exact(shortcut.modifiers)
        };
        Self::ALL.into_iter().find(|command| command.shortcuts().iter().any(hits))
    }

    /// The keys of the command as menus show them: `Ctrl+Shift+Z`, `Right`. Empty if it has none.
    pub(crate) fn keys(self, ctx: &Context) -> String {
        let names: Vec<String> = self.shortcuts().iter().map(|shortcut| written(ctx, *shortcut)).collect();
        names.join(" or ")
    }

    /// The tooltip of the command with its keys.
    pub(crate) fn tooltip_with_keys(self, ctx: &Context) -> String {
        let keys = self.keys(ctx);
        if keys.is_empty() { self.tooltip().to_owned() } else { format!("{} ({keys})", self.tooltip()) }
    }
}

/// A shortcut in words.
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
