//! The three buttons that choose the tool of the handles.

use eframe::egui::Ui;

use crate::app::command::{Command, Tool};
use crate::app::state::cx::Cx;
use crate::app::widgets::icons::{self, Icon};

/// Shows the buttons.
pub(crate) fn ui(ui: &mut Ui, cx: &mut Cx<'_>) {
    for tool in Tool::ALL {
        let command = Command::of_tool(tool);
        let icon = match tool {
            Tool::Move => Icon::Move,
            Tool::Rotate => Icon::Turn,
            Tool::Scale => Icon::Scale,
        };
        let button = icons::toggle(ui, icon, command.text(), tool == cx.session.tool);
        if button.on_hover_text(command.tooltip_with_keys(ui)).clicked() {
            cx.requests.command(command);
        }
    }
}
