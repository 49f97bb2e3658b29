//! The menu bar, with the switch between 2D and 3D, the workspaces and the title of the scene.

use eframe::egui::{Align, Label, Layout, MenuBar, Rect, RichText, TextStyle, Ui};

use super::menu::{self, WORKSPACES};
use crate::app::command::Command;
use crate::app::state::cx::Cx;
use crate::app::state::layout::Drawer;
use crate::app::state::recent::Recent;
use crate::app::widgets::anchor::Anchor;
use crate::app::widgets::icons::{self, Icon};
use crate::app::widgets::measure::text_width;
use crate::app::widgets::stops;
use crate::geometry::Dimension;
use crate::message::{self, text};

/// The ids of the titles of the menus, in their order.
const MENUS: [&str; 7] =
    ["menu-file", "menu-edit", "menu-shape", "menu-view", "menu-run", "menu-scenes", "menu-help"];

/// Width, in points, of the items beside the menus; if there is less, the menus are entries of one.
const BESIDE_MENUS: f32 = 180.0;

/// Width, in points, of the items beside the workspaces; if there is less, only the menu Run lists them.
const BESIDE_WORKSPACES: f32 = 70.0;

/// Shows the menu bar.
pub(crate) fn ui(ui: &mut Ui, recent: &mut Recent, drawing: Option<Command>, cx: &mut Cx<'_>) {
    MenuBar::new().ui(ui, |ui| stops::group(ui, "menus", |ui| bar_ui(ui, recent, drawing, cx)));
}

fn bar_ui(ui: &mut Ui, recent: &mut Recent, drawing: Option<Command>, cx: &mut Cx<'_>) {
    let is_open = if cx.session.room.docks_setup() {
        cx.session.settings.show_setup
    } else {
        cx.session.drawer == Some(Drawer::Setup)
    };
    let place = setup_button(ui, is_open, cx);
    if !(is_open && cx.session.room.docks_setup()) {
        Anchor::Setup.mark(ui.ctx(), place);
    }
    let mut menus = |ui: &mut Ui| menu::all_ui(ui, recent, drawing, cx);
    if ui.available_width() < width_of(ui, MENUS.map(message::constant)) + BESIDE_MENUS {
        let place = ui.menu_button(text!("menu-menu"), menus).response.rect;
        Anchor::Scenes.mark(ui.ctx(), place);
    } else {
        menus(ui);
    }
    ui.separator();
    let dimension = cx.document.scene().dimension;
    for (command, mode) in [(Command::Mode2, Dimension::Two), (Command::Mode3, Dimension::Three)] {
        let response = ui.selectable_label(dimension == mode, command.text());
        if response.on_hover_text(command.tooltip()).clicked() {
            cx.requests.command(command);
        }
    }
    ui.separator();
    // In a narrow window they are listed in the menu Run only.
    let titles = WORKSPACES.map(|(command, _)| command.text());
    let fits = ui.available_width() > width_of(ui, titles) + BESIDE_WORKSPACES;
    for (command, workspace) in WORKSPACES.into_iter().filter(|_| fits) {
        let response = ui.selectable_label(cx.session.workspace == workspace, command.text());
        if response.on_hover_text(command.tooltip()).clicked() {
            cx.requests.command(command);
        }
    }
    if fits {
        ui.separator();
    }
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let help = ui.button("?").on_hover_text(Command::Help.tooltip_with_keys(ui));
        if help.clicked() {
            cx.requests.command(Command::Help);
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            let changed = if cx.document.is_changed() { " *" } else { "" };
            let title = format!("{}{changed}", cx.document.title());
            ui.add(Label::new(RichText::new(title).strong()).truncate());
        });
    });
}

/// The width, in points, of buttons with these titles next to each other.
fn width_of<const N: usize>(ui: &Ui, titles: [&str; N]) -> f32 {
    let spacing = ui.spacing();
    let around = 2.0 * spacing.button_padding.x + spacing.item_spacing.x;
    titles.into_iter().map(|title| text_width(ui, title, &TextStyle::Button) + around).sum()
}

/// Shows the button that opens and closes the left panel, visible at any size of the window. Returns its place.
fn setup_button(ui: &mut Ui, open: bool, cx: &mut Cx<'_>) -> Rect {
    let response = icons::toggle(ui, Icon::Panel, text!("menu-toggle-the-setup-panel"), open);
    let place = response.rect;
    if response.on_hover_text(Command::ToggleSetup.tooltip_with_keys(ui)).clicked() {
        cx.requests.command(Command::ToggleSetup);
    }
    place
}
