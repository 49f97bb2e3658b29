//! The panels of the current workspace: Run, Explore or Compare, with its transport.

use eframe::egui::{CentralPanel, Frame, Margin, Panel, Rect, Ui, UiBuilder};

use super::{App, explanation, setup, views};
use crate::app::command::Command;
use crate::app::features::{Features, authoring, compare, explore, lessons};
use crate::app::panels::{covered, transport};
use crate::app::state::derived::Derived;
use crate::app::state::layout::{Drawer, Only, Pane, Workspace};
use crate::app::state::request::Requests;
use crate::app::state::room::Below;
use crate::app::state::session::Session;
use crate::app::widgets::anchor::Anchor;
use crate::app::widgets::drawer::drawer;
use crate::message::text;
use crate::scene::Scene;

/// Minimum, maximum and initial width of the setup, in points.
const SETUP: (f32, f32, f32) = (190.0, 420.0, 280.0);

/// The height of the lines above the pictures, with the margins around the pictures, in points.
const ABOVE: f32 = 36.0;

/// Minimum height of the lower panel that a drag of its border leaves, in points.
const MIN_BELOW: f32 = 110.0;

impl App {
    /// Shows the panels between the menu and the transport.
    pub(crate) fn panels_ui(&mut self, ui: &mut Ui) {
        let Self { document, session, editing, derived, features, requests, .. } = self;
        let scene = document.shown();
        if session.settings.pane != Pane::Map || session.workspace != Workspace::Run {
            features.map.stop();
        }
        let has_page = features.lessons.loaded().is_some() || features.authoring.is_writing();
        if session.workspace != Workspace::Run && has_page {
            lesson_ui(ui, scene, (session, features), requests);
        }
        match session.workspace {
            Workspace::Run => self.run_ui(ui),
            Workspace::Explore => {
                let Session { playback, selection, settings, attention, room, drawer, only, .. } = session;
                let shown = (scene, &*derived, (playback.step(), *only));
                let back = features.explorer.run_before(document).map(|before| before.step);
                let edited = (&mut features.explorer, editing, back);
                let place = (*room, drawer);
                explore::ui::ui(ui, shown, edited, selection, (settings, attention), place, requests);
            }
            Workspace::Compare if derived.is_sealed => {
                ui.label(text!("shell-a-mistake-is-hidden-in"));
                if ui.button(text!("shell-back-to-the-run")).clicked() {
                    requests.command(Command::ShowRun);
                }
            }
            Workspace::Compare if !session.told(scene, &derived.analysis.trace).all => {
                covered::ui(ui, requests);
            }
            Workspace::Compare => {
                let (compare, attention) = (&mut features.compare, &mut session.attention);
                let drawn = (session.overlays, session.settings.animate, session.only);
                let place = (session.room, &mut session.drawer);
                compare::ui::ui(ui, (scene, derived), compare, drawn, attention, place, requests);
            }
        }
    }

    /// Shows one run of the scene.
    fn run_ui(&mut self, ui: &mut Ui) {
        let Self { document, session, editing, derived, features, requests, .. } = self;
        let scene = document.shown();
        let all = ui.available_rect_before_wrap();
        let frame = Frame::central_panel(ui.style()).inner_margin(Margin::symmetric(8, 4));
        match session.only {
            None => {}
            Some(Only::Lower) => {
                session.drawer = None;
                let shown = (scene, &*derived);
                CentralPanel::default().frame(frame).show(ui, |ui| {
                    let below = Below::of(ui.available_width(), ui.available_height());
                    explanation::ui(ui, shown, below, (session, features), requests);
                });
                return;
            }
            Some(Only::Left | Only::Right) => {
                session.drawer = None;
                CentralPanel::default().frame(frame).show(ui, |ui| {
                    views::ui(ui, scene, derived, (session, editing, features), requests);
                });
                return;
            }
        }
        if session.room.docks_setup() && session.settings.show_setup {
            left_ui(ui, |ui| {
                beside_ui(ui, (scene, derived), (&mut *session, &mut *features), requests);
            });
        }
        let room = session.room.below(ui.available_height(), ABOVE);
        let below = Below::of(ui.available_width(), room);
        // In a window of another size it has its height from the start: the pictures keep theirs.
        let panel = Panel::bottom(("explanation", room.to_bits()));
        let panel = if below.is_open() {
            panel.resizable(true).default_size(room).size_range(MIN_BELOW.min(room)..=room)
        } else {
            panel.resizable(false)
        };
        panel.show(ui, |ui| {
            explanation::ui(ui, (scene, derived), below, (session, features), requests);
        });
        let pictures = ui.available_rect_before_wrap();
        CentralPanel::default().frame(frame).show(ui, |ui| {
            views::ui(ui, scene, derived, (session, editing, features), requests);
        });
        match session.drawer {
            Some(Drawer::Setup) if session.room.docks_setup() => session.drawer = None,
            Some(Drawer::Tab | Drawer::Why) if below.is_open() => session.drawer = None,
            Some(Drawer::Setup) => {
                let is_left = drawer(ui, "setup", left_of(all), all, |ui| {
                    beside_ui(ui, (scene, derived), (&mut *session, &mut *features), requests);
                });
                if is_left {
                    session.drawer = None;
                }
            }
            _ => explanation::drawer_ui(ui, (scene, derived), pictures, (session, features), requests),
        }
    }

    /// Shows the buttons and the slider of the playhead.
    pub(crate) fn transport_ui(&mut self, ui: &mut Ui) {
        let Self { document, session, derived, features, requests, .. } = self;
        let trace = &derived.analysis.trace;
        let told = session.told(document.shown(), trace);
        let second = match session.workspace {
            Workspace::Run => None,
            Workspace::Compare => features.compare.second.as_ref(),
            // The decision about an arranged simplex is not a step of the run.
            Workspace::Explore => return,
        };
        if let Some(second) = second {
            let traces = [trace, &second.derived.analysis.trace];
            transport::of_both(ui, (traces, told), &second.comparison, &features.compare.playback, requests);
        } else {
            transport::ui(ui, (trace, told), (&session.playback, &mut session.attention), requests);
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
        content(&mut ui.new_child(UiBuilder::new().max_rect(rect)));
        ui.advance_cursor_after_rect(rect);
    });
}

/// The place of the drawer with the setup, or with its replacement.
fn left_of(all: Rect) -> Rect {
    all.with_max_x(all.left() + SETUP.2.min(all.width() * 0.9))
}

/// Shows the page of the lesson beside a workspace that has no setup, or over it.
fn lesson_ui(
    ui: &mut Ui,
    scene: &Scene,
    (session, features): (&mut Session, &mut Features),
    requests: &mut Requests,
) {
    let shows_notes = session.settings.shows_teacher_notes;
    let mut page = |ui: &mut Ui| {
        if !page_ui(ui, scene, (features, shows_notes), requests) {
            ui.label(text!("shell-the-setup-belongs-to-one"));
        }
    };
    if session.room.docks_setup() {
        if session.settings.show_setup && session.only.is_none() {
            left_ui(ui, page);
        }
    } else if session.drawer == Some(Drawer::Setup) {
        let all = ui.available_rect_before_wrap();
        if drawer(ui, "setup", left_of(all), all, &mut page) {
            session.drawer = None;
        }
    }
}

/// Shows the draft, or the page of the open lesson. Returns whether there is one.
fn page_ui(
    ui: &mut Ui,
    scene: &Scene,
    (features, shows_notes): (&mut Features, bool),
    requests: &mut Requests,
) -> bool {
    if features.authoring.is_writing() {
        authoring::ui::ui(ui, &mut features.authoring, scene, requests)
    } else {
        lessons::ui::ui(ui, &mut features.lessons, shows_notes, requests)
    }
}

/// Shows the page of the open lesson, or the setup.
fn beside_ui(
    ui: &mut Ui,
    (scene, derived): (&Scene, &Derived),
    (session, features): (&mut Session, &mut Features),
    requests: &mut Requests,
) {
    let shows_notes = session.settings.shows_teacher_notes;
    if !page_ui(ui, scene, (features, shows_notes), requests) {
        setup::ui(ui, scene, derived, (session, features), requests);
    }
}
