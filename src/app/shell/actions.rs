//! The effects of requests and commands. Runs after the pass that collected them.

use eframe::egui::{Context, ThemePreference, ViewportCommand};

use super::App;
use super::dialogs::Modal;
use super::files::Purpose;
use crate::app::command::Command;
use crate::app::panels::glossary::Lookup;
use crate::app::state::document::{Document, Origin};
use crate::app::state::layout::{Tab, Workspace};
use crate::app::state::panel::Panel;
use crate::app::state::request::{ExchangeRequest, Request};
use crate::app::state::session::Session;
use crate::app::state::settings::Settings;
use crate::app::view::explain::explained;
use crate::app::widgets::theme;
use crate::exchange::Exported;
use crate::figure::Overlay;
use crate::geometry::Dimension;
use crate::scene::library::SHIPPED;

impl App {
    /// Carries out one request of a panel.
    pub(crate) fn carry_out(&mut self, request: Request, ctx: &Context) {
        match request {
            Request::Command(command) => self.run_command(command, ctx),
            Request::OpenShipped(index) => self.open_shipped(index, ctx),
            Request::ShowShipped(index) => self.show_shipped(index, ctx),
            Request::ShowExplored(name, scene) => self.show_instead(name, *scene, Origin::Explorer, ctx),
            Request::Compare(settings) => {
                self.features.compare.choose(settings);
                self.enter(Workspace::Compare);
            }
            Request::JumpTo(step) if self.session.workspace == Workspace::Compare => {
                self.features.compare.playback.jump(step);
            }
            Request::JumpTo(step) => self.session.playback.jump(step),
            Request::SetSpeed(speed) => {
                self.session.playback.speed = speed;
                self.features.compare.playback.speed = speed;
            }
            Request::Edit(name, scene) => {
                self.drop_gesture();
                self.session.notice = None;
                let scene = self.with_q_at_rest(*scene);
                self.features.motion.seen = None;
                self.document.edit(name, scene);
            }
            Request::Preview(scene) => {
                self.session.notice = None;
                let scene = self.with_q_at_rest(*scene);
                self.document.preview(scene);
            }
            Request::Commit(name) => {
                self.features.motion.seen = None;
                self.document.commit_gesture(name);
                self.session.settings.hint_done = true;
            }
            Request::Cancel => {
                self.features.motion.seen = None;
                self.document.cancel_gesture();
            }
            Request::Select(selection) => {
                self.session.notice = None;
                self.select(&selection);
            }
            Request::BeginNudging => self.editing.nudging = !self.session.selection.is_empty(),
            Request::KeepShown(name) => {
                let shown = self.document.shown().clone();
                self.document.edit(name, shown);
            }
            Request::StopMotion => self.features.motion.stop(),
            Request::OpenGallery(side) => self.features.gallery.open(side),
            Request::Exchange(request) => self.carry_out_exchange(request, ctx),
            Request::SetExportFormat(format) => self.session.settings.export_format = format,
            Request::Notice(notice) => self.session.notice = Some(notice),
        }
    }

    /// Switches the workspace. Leaving the workspace Run ends the motion of Q.
    fn enter(&mut self, workspace: Workspace) {
        if workspace != Workspace::Run {
            self.features.motion.stop();
            self.document.show_aside(None);
        }
        self.session.workspace = workspace;
    }

    /// Carries out a command of the table.
    pub(crate) fn run_command(&mut self, command: Command, ctx: &Context) {
        match command {
            Command::PlayPause
            | Command::StepForward
            | Command::StepBack
            | Command::NextIteration
            | Command::PreviousIteration
            | Command::NextDecision
            | Command::PreviousDecision
            | Command::First
            | Command::Last
            | Command::Slower
            | Command::Faster => match self.session.workspace {
                Workspace::Compare => self.features.compare.run_transport(command),
                Workspace::Run | Workspace::Explore => self.run_transport(command),
            },
            Command::PreviousScene => self.open_neighbour(-1, ctx),
            Command::NextScene => self.open_neighbour(1, ctx),
            Command::Mode2 => self.open_start(Dimension::Two, ctx),
            Command::Mode3 => self.open_start(Dimension::Three, ctx),
            Command::CopyProof => self.copy_proof(ctx),
            Command::Open => self.dialog.ask(Purpose::Open, self.document.suggested_path(), ctx),
            Command::OpenPath => self.ask_path(Purpose::Open, None),
            Command::Save => self.save_scene(ctx),
            Command::SaveAs => self.dialog.ask(Purpose::Save, self.document.suggested_path(), ctx),
            Command::SavePath => self.ask_path(Purpose::Save, None),
            Command::Quit => ctx.send_viewport_cmd(ViewportCommand::Close),
            Command::Undo => {
                let undone = self.travel(Document::undo);
                self.session.notice = undone.map(|name| format!("Undid: {name}"));
            }
            Command::Redo => {
                let redone = self.travel(Document::redo);
                self.session.notice = redone.map(|name| format!("Redid: {name}"));
            }
            Command::Laboratory => {
                self.features.laboratory.chosen.dimension = self.document.scene().dimension;
                self.features.laboratory.toggle();
            }
            Command::AddShape
            | Command::Freehand
            | Command::MakePolytope
            | Command::Round
            | Command::MirrorX
            | Command::MirrorY
            | Command::MirrorZ
            | Command::Center
            | Command::Normalize
            | Command::DuplicateP
            | Command::SwapBodies
            | Command::ChangeDimension
            | Command::HullOfBoth
            | Command::SumOfBoth
            | Command::CutCorner => self.run_shape(command),
            Command::ShowRun => self.enter(Workspace::Run),
            Command::ShowCode => {
                self.enter(Workspace::Run);
                self.session.settings.tab = Tab::Code;
            }
            Command::ShowExplorer => self.enter(Workspace::Explore),
            Command::ShowCompare => self.enter(Workspace::Compare),
            Command::Help => self.modal = Some(Modal::Help),
            Command::Glossary => self.modal = Some(Modal::Glossary(Lookup::at(explained(ctx)))),
            Command::ToolMove
            | Command::ToolRotate
            | Command::ToolScale
            | Command::Delete
            | Command::Insert
            | Command::SelectAll
            | Command::Deselect
            | Command::MakeTouch => self.run_edit(command),
            Command::Frame if self.session.workspace != Workspace::Explore && self.frame_selection() => {}
            Command::Import => self.open_import(),
            Command::Paste => ctx.send_viewport_cmd(ViewportCommand::RequestPaste),
            Command::Export => self.features.exporting.open(),
            Command::CopyP => self.carry_out_exchange(ExchangeRequest::Copy(Exported::P), ctx),
            Command::CopyQ => self.carry_out_exchange(ExchangeRequest::Copy(Exported::Q), ctx),
            Command::CopyPair => self.carry_out_exchange(ExchangeRequest::Copy(Exported::Pair), ctx),
            Command::Frame
            | Command::FrameAll
            | Command::ViewFront
            | Command::ViewBack
            | Command::ViewRight
            | Command::ViewLeft
            | Command::ViewTop
            | Command::ViewBottom
            | Command::ToggleProjection
            | Command::HomeView => self.run_camera(command),
            _ => self.run_view(command, ctx),
        }
    }

    /// Undoes or redoes. If the scene becomes another one, the cameras move to the view that it stores.
    fn travel(&mut self, through: fn(&mut Document) -> Option<String>) -> Option<String> {
        let kind = |document: &Document| (document.scene().dimension, document.title());
        let before = kind(&self.document);
        self.drop_gesture();
        let name = through(&mut self.document);
        if kind(&self.document) != before {
            self.go_home();
        }
        name
    }

    fn run_transport(&mut self, command: Command) {
        let playback = &mut self.session.playback;
        let iterations: Vec<_> =
            self.derived.iterations.iter().map(|iteration| iteration.events.clone()).collect();
        match command {
            Command::PlayPause => playback.toggle(),
            Command::StepForward => playback.step_by(1),
            Command::StepBack => playback.step_by(-1),
            Command::NextIteration => playback.step_iteration(&iterations, true),
            Command::PreviousIteration => playback.step_iteration(&iterations, false),
            Command::NextDecision => playback.jump(self.derived.decision(playback.step(), true)),
            Command::PreviousDecision => playback.jump(self.derived.decision(playback.step(), false)),
            Command::First => playback.jump(0),
            Command::Last => playback.jump(self.derived.last_step()),
            Command::Slower => playback.speed = playback.speed.slower(),
            Command::Faster => playback.speed = playback.speed.faster(),
            _ => {}
        }
    }

    fn run_view(&mut self, command: Command, ctx: &Context) {
        let session = &mut self.session;
        match command {
            Command::LinkCameras => {
                session.settings.link_cameras = !session.settings.link_cameras;
                session.follow(Panel::Shapes);
            }
            Command::ToggleHull => toggle_overlay(session, Overlay::Hull),
            Command::ToggleGhosts => toggle_overlay(session, Overlay::Ghosts),
            Command::ToggleDifferences => toggle_overlay(session, Overlay::Pairs),
            Command::ToggleSetup => session.settings.show_setup = !session.settings.show_setup,
            Command::ToggleProof => session.settings.show_proof = !session.settings.show_proof,
            Command::ZoomIn => zoom_text(ctx, ctx.zoom_factor() + theme::ZOOM_STEP),
            Command::ZoomOut => zoom_text(ctx, ctx.zoom_factor() - theme::ZOOM_STEP),
            Command::ZoomReset => zoom_text(ctx, 1.0),
            Command::ThemeSystem => ctx.set_theme(ThemePreference::System),
            Command::ThemeLight => ctx.set_theme(ThemePreference::Light),
            Command::ThemeDark => ctx.set_theme(ThemePreference::Dark),
            Command::ResetLayout => {
                let Settings { hint_done, board, .. } = session.settings;
                session.settings = Settings { hint_done, board, ..Settings::default() };
                ctx.memory_mut(|memory| memory.data.clear());
                ctx.set_theme(ThemePreference::System);
                zoom_text(ctx, 1.0);
                self.frame(None);
            }
            _ => {}
        }
    }

    fn open_neighbour(&mut self, by: isize, ctx: &Context) {
        let count = SHIPPED.len();
        let next = match self.document.shipped() {
            // Wraps around at both ends of the list.
            Some(index) => (index + count).saturating_add_signed(by) % count,
            None => 0,
        };
        self.open_shipped(next, ctx);
    }

    pub(crate) fn open_shipped(&mut self, index: usize, ctx: &Context) {
        if let Some(shipped) = SHIPPED.get(index) {
            self.open(shipped.scene(), Origin::Shipped(index), ctx);
        }
    }
}

fn toggle_overlay(session: &mut Session, overlay: Overlay) {
    let overlays = session.overlays;
    session.overlays =
        if overlays.contains(overlay) { overlays.without(overlay) } else { overlays.with(overlay) };
}

fn zoom_text(ctx: &Context, factor: f32) {
    // Rounded to tenths, so that repeated steps do not accumulate roundoff.
    let tenths = (factor * 10.0).round() / 10.0;
    ctx.set_zoom_factor(tenths.clamp(*theme::ZOOM.start(), *theme::ZOOM.end()));
}
