//! The panels of the current workspace: Run, Explore or Compare, with its transport.

use eframe::egui::{CentralPanel, Frame, Margin, Panel, Rect, Ui, UiBuilder};

use super::{App, Pass, explanation, setup, views};
use crate::app::command::Command;
use crate::app::features::{Features, compare, explore, lessons};
use crate::app::panels::{covered, transport};
use crate::app::state::cx::Cx;
use crate::app::state::layout::{Drawer, Only, Workspace};
use crate::app::state::room::{Below, Room};
use crate::app::widgets::anchor::Anchor;
use crate::app::widgets::drawer::drawer;
use crate::app::widgets::stops::{self, Part};
use crate::message::text;

/// Minimum, maximum and initial width of the setup, in points.
const SETUP: (f32, f32, f32) = (190.0, 420.0, 280.0);

/// The height of the lines above the pictures, with the margins around the pictures, in points.
const ABOVE: f32 = 36.0;

/// Minimum height, in points, to which a drag of its border reduces the lower panel.
const MIN_BELOW: f32 = 110.0;

impl App {
    /// Shows the panels between the menu and the transport.
    pub(crate) fn panels_ui(&mut self, ui: &mut Ui) {
        let Pass { mut cx, features, .. } = self.pass();
        let cx = &mut cx;
        let has_page = features.lessons.loaded().is_some() || features.lessons.authoring.is_writing();
        if cx.session.workspace != Workspace::Run && has_page {
            lesson_ui(ui, features, cx);
        }
        self.workspace_ui(ui);
    }

    /// Shows the current workspace.
    pub(super) fn workspace_ui(&mut self, ui: &mut Ui) {
        let Pass { mut cx, features, editing } = self.pass();
        let cx = &mut cx;
        match cx.session.workspace {
            Workspace::Run => self.run_ui(ui),
            Workspace::Explore => explore::ui::ui(ui, &mut features.explorer, editing, cx),
            Workspace::Compare if cx.derived.is_sealed => {
                ui.label(text!("shell-a-mistake-is-hidden-in"));
                if ui.button(text!("shell-back-to-the-run")).clicked() {
                    cx.requests.command(Command::ShowRun);
                }
            }
            Workspace::Compare if !cx.visible.all => stops::part(ui, Part::Left, |ui| covered::ui(ui, cx)),
            Workspace::Compare => compare::ui::ui(ui, &mut features.compare, cx),
        }
    }

    /// Shows one run of the scene.
    fn run_ui(&mut self, ui: &mut Ui) {
        let mut pass = self.pass();
        let pass = &mut pass;
        let all = ui.available_rect_before_wrap();
        let frame = Frame::central_panel(ui.style()).inner_margin(Margin::symmetric(8, 4));
        match pass.cx.session.only {
            None => {}
            Some(Only::Lower) => {
                pass.cx.session.drawer = None;
                CentralPanel::default().frame(frame).show(ui, |ui| {
                    let below = Below::of(ui.available_width(), ui.available_height());
                    explanation::ui(ui, below, pass.features, &mut pass.cx);
                });
                return;
            }
            Some(Only::Left | Only::Right) => {
                pass.cx.session.drawer = None;
                CentralPanel::default().frame(frame).show(ui, |ui| views::ui(ui, pass));
                return;
            }
        }
        let docks_setup = pass.cx.session.room.docks_setup();
        if docks_setup && pass.cx.session.settings.show_setup {
            left_ui(ui, |ui| beside_ui(ui, pass.features, &mut pass.cx));
        }
        let is_asking = pass.cx.session.is_predicting;
        let room = pass.cx.session.room;
        let room =
            if is_asking { Room::below_asking } else { Room::below }(room, ui.available_height(), ABOVE);
        let below = Below::of(ui.available_width(), room);
        // In a window of another size it has its height from the start: the pictures keep theirs.
        let panel = Panel::bottom(("explanation", room.to_bits()));
        let panel = if below.is_open() {
            let most = pass.cx.session.room.most_below(ui.available_height(), ABOVE);
            panel.resizable(true).default_size(room).size_range(MIN_BELOW.min(room)..=most)
        } else {
            panel.resizable(false)
        };
        panel.show(ui, |ui| {
            // The content does not make the panel higher.
            let rect = ui.available_rect_before_wrap();
            let words = &mut ui.new_child(UiBuilder::new().max_rect(rect));
            explanation::ui(words, below, pass.features, &mut pass.cx);
            if below.is_open() {
                ui.advance_cursor_after_rect(rect);
            } else {
                ui.advance_cursor_after_rect(words.min_rect());
            }
        });
        let pictures = ui.available_rect_before_wrap();
        CentralPanel::default().frame(frame).show(ui, |ui| views::ui(ui, pass));
        let Pass { cx, features, .. } = pass;
        match cx.session.drawer {
            Some(Drawer::Setup) if docks_setup => cx.session.drawer = None,
            Some(Drawer::Tab) if below.is_open() => cx.session.drawer = None,
            Some(Drawer::Why) if below.has_words() => cx.session.drawer = None,
            Some(Drawer::Setup) => {
                if drawer(ui, "setup", left_of(all), all, |ui| beside_ui(ui, features, cx)) {
                    cx.session.drawer = None;
                }
            }
            _ => explanation::drawer_ui(ui, pictures, features, cx),
        }
    }

    /// Shows the buttons and the slider of the playhead.
    pub(crate) fn transport_ui(&mut self, ui: &mut Ui) {
        let Pass { mut cx, features, .. } = self.pass();
        let second = match cx.session.workspace {
            Workspace::Run => None,
            Workspace::Compare => features.compare.second.as_ref(),
            // The decision about an arranged simplex is not a step of the run.
            Workspace::Explore => return,
        };
        if let Some(second) = second {
            let traces = [&cx.derived.analysis.trace, &second.derived.analysis.trace];
            transport::of_both(ui, traces, &second.comparison, &features.compare.playback, &mut cx);
        } else {
            transport::ui(ui, &mut cx);
        }
    }
}

/// Shows the setup, or its replacement, on the left.
fn left_ui(ui: &mut Ui, content: impl FnOnce(&mut Ui)) {
    let (least, most, width) = SETUP;
    Panel::left("setup").default_size(width).size_range(least..=most).show(ui, |ui| {
        // A panel that has grown for its content in the first frame of a scene does not shrink again.
        let rect = ui.available_rect_before_wrap();
        Anchor::Setup.mark(ui.ctx(), rect);
        let ui_of_part = &mut ui.new_child(UiBuilder::new().max_rect(rect));
        stops::part(ui_of_part, Part::Setup, content);
        ui.advance_cursor_after_rect(rect);
    });
}

/// The place of the drawer with the setup, or with its replacement.
fn left_of(all: Rect) -> Rect {
    all.with_max_x(all.left() + SETUP.2.min(all.width() * 0.9))
}

/// Shows the page of the lesson beside a workspace that has no setup, or over it.
fn lesson_ui(ui: &mut Ui, features: &mut Features, cx: &mut Cx<'_>) {
    let docks_setup = cx.session.room.docks_setup();
    let is_shown = cx.session.settings.show_setup && cx.session.only.is_none();
    let is_open = cx.session.drawer == Some(Drawer::Setup);
    let mut page = |ui: &mut Ui| {
        if !page_ui(ui, features, cx) {
            ui.label(text!("shell-the-setup-belongs-to-one"));
        }
    };
    if docks_setup {
        if is_shown {
            left_ui(ui, page);
        }
    } else if is_open {
        let all = ui.available_rect_before_wrap();
        if drawer(ui, "setup", left_of(all), all, &mut page) {
            cx.session.drawer = None;
        }
    }
}

/// Shows the draft, or the page of the open lesson. Returns whether there is one.
fn page_ui(ui: &mut Ui, features: &mut Features, cx: &mut Cx<'_>) -> bool {
    if features.lessons.authoring.is_writing() {
        lessons::authoring::ui::ui(ui, &mut features.lessons.authoring, cx)
    } else {
        lessons::ui::ui(ui, &mut features.lessons, cx)
    }
}

/// Shows the page of the open lesson, or the setup.
fn beside_ui(ui: &mut Ui, features: &mut Features, cx: &mut Cx<'_>) {
    if !page_ui(ui, features, cx) {
        setup::ui(ui, features, cx);
    }
}
