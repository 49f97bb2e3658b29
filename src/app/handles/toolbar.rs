//! The three buttons that choose the tool of the handles.

use eframe::egui::Ui;

use crate::app::command::Command;
use crate::app::icons::{self, Icon};
use crate::app::panels;
use crate::app::request::Requests;
use crate::app::tool::Tool;

/// Shows the buttons.
pub(crate) fn ui(ui: &mut Ui, chosen: Tool, requests: &mut Requests) {
    for tool in Tool::ALL {
        let command = Command::of_tool(tool);
        let icon = match tool {
            Tool::Move => Icon::Move,
            Tool::Rotate => Icon::Turn,
            Tool::Scale => Icon::Scale,
        };
        let button = icons::toggle(ui, icon, command.text(), tool == chosen);
        if button.on_hover_text(panels::tooltip(ui, command)).clicked() {
            requests.command(command);
        }
    }
}
