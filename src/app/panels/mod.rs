//! Panels: each is a function over the parts of the state that it shows. None computes geometry.

pub(crate) mod bodies;
pub(crate) mod break_it;
pub(crate) mod chart;
pub(crate) mod code;
pub(crate) mod compare;
pub(crate) mod explain;
pub(crate) mod explanation;
pub(crate) mod explorer;
pub(crate) mod export;
pub(crate) mod gallery;
pub(crate) mod glossary;
pub(crate) mod help;
pub(crate) mod import;
pub(crate) mod inspector;
pub(crate) mod laboratory;
pub(crate) mod map;
pub(crate) mod menu;
pub(crate) mod modal;
pub(crate) mod motion;
pub(crate) mod overlays;
pub(crate) mod plot;
pub(crate) mod proof;
pub(crate) mod reach;
pub(crate) mod script;
pub(crate) mod setup;
pub(crate) mod slice;
pub(crate) mod status;
pub(crate) mod steps;
pub(crate) mod touch;
pub(crate) mod transport;
pub(crate) mod tree;
pub(crate) mod verdict;
pub(crate) mod views;
pub(crate) mod why;

use eframe::egui::{Context, Key, KeyboardShortcut, ModifierNames};

use super::command::Command;

/// The keys of a command as menus show them: `Ctrl+Shift+Z`, `Right`. Empty if the command has none.
pub(crate) fn keys_of(ctx: &Context, command: Command) -> String {
    let names: Vec<String> = command.shortcuts().iter().map(|shortcut| written(ctx, *shortcut)).collect();
    names.join(" or ")
}

/// The tooltip of a command with its keys.
pub(crate) fn tooltip(ctx: &Context, command: Command) -> String {
    let keys = keys_of(ctx, command);
    if keys.is_empty() { command.tooltip().to_owned() } else { format!("{} ({keys})", command.tooltip()) }
}

fn written(ctx: &Context, shortcut: KeyboardShortcut) -> String {
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
