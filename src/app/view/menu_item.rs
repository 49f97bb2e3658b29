//! Items of menus that carry out commands.

use eframe::egui::{Button, RichText, Ui};

use crate::app::command::Command;
use crate::app::command::shortcuts::written;
use crate::app::state::cx::Cx;
use crate::app::widgets::beside::beside;

/// A menu item of a command.
pub(crate) struct MenuItem<'a> {
    pub(crate) command: Command,
    pub(crate) text: &'a str,
    /// Whether the item can be chosen now.
    pub(crate) enabled: bool,
    /// Whether the command is switched on.
    pub(crate) on: bool,
}

impl MenuItem<'_> {
    /// Returns the item of a command that can be chosen.
    pub(crate) fn new(command: Command) -> Self {
        Self { command, text: command.text(), enabled: true, on: false }
    }

    /// Shows the item.
    pub(crate) fn show(self, ui: &mut Ui, cx: &mut Cx<'_>) {
        let reason = self.command.tooltip();
        self.show_or_say(ui, reason, cx);
    }

    /// Shows the item. `reason` is its tooltip if it is disabled.
    pub(crate) fn show_or_say(self, ui: &mut Ui, reason: &str, cx: &mut Cx<'_>) {
        let keys = self.command.shortcuts().first().map(|keys| written(ui, *keys)).unwrap_or_default();
        let visuals = ui.visuals();
        // egui's weak text would be illegible on the color of a selected item.
        let ink = if self.on { visuals.selection.stroke.color } else { visuals.weak_text_color() };
        let button = Button::selectable(self.on, self.text).shortcut_text(RichText::new(keys).color(ink));
        let response = ui.add_enabled(self.enabled, button).accessible_name(self.text);
        if beside(response, self.command.tooltip(), reason).clicked() {
            cx.requests.command(self.command);
            ui.close();
        }
    }
}

/// Shows the items of commands.
pub(crate) fn items(ui: &mut Ui, commands: &[Command], cx: &mut Cx<'_>) {
    for command in commands {
        MenuItem::new(*command).show(ui, cx);
    }
}

/// Shows the items of those commands that can be used now and that tell no more than what is on screen.
pub(crate) fn fitting(ui: &mut Ui, commands: &[Command], cx: &mut Cx<'_>) {
    for command in commands {
        let tells = command.tells_of_the_run() && !cx.visible.all;
        if !tells && command.refusal(cx.document.scene(), &cx.session.selection).is_none() {
            MenuItem::new(*command).show(ui, cx);
        }
    }
}
