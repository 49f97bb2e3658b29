//! The effects of requests and commands. Runs after the pass that collected them.

use eframe::egui::{Context, ThemePreference, ViewportCommand};

use super::App;
use super::command::Command;
use super::dialogs::Modal;
use super::document::{Document, Origin};
use super::exchange::{exporting, importing};
use super::files::Purpose;
use super::layout::{Tab, Workspace};
use super::panel::Panel;
use super::panels::explain::explained;
use super::panels::glossary::Lookup;
use super::request::Request;
use super::session::{Session, Settings};
use super::theme;
use super::view::Framing;
use crate::exchange::Exported;
use crate::figure::{AxisView, Camera, Overlay};
use crate::geometry::Dimension;
use crate::scene::Projection;
use crate::scene::library::SHIPPED;

impl App {
    /// Carries out one request of a panel.
    pub(super) fn carry_out(&mut self, request: Request, ctx: &Context) {
        match request {
            Request::Command(command) => self.run_command(command, ctx),
            Request::OpenShipped(index) => self.open_shipped(index, ctx),
            Request::ShowShipped(index) => self.show_shipped(index, ctx),
            Request::ShowExplored(name, scene) => self.show_instead(name, *scene, Origin::Explorer, ctx),
            Request::Compare(settings) => {
                self.session.compare.choose(settings);
                self.enter(Workspace::Compare);
            }
            Request::JumpTo(step) if self.session.workspace == Workspace::Compare => {
                self.session.compare.playback.jump(step);
            }
            Request::JumpTo(step) => self.session.playback.jump(step),
            Request::SetSpeed(speed) => {
                self.session.playback.speed = speed;
                self.session.compare.playback.speed = speed;
            }
            Request::Edit(name, scene) => {
                self.session.drop_gesture();
                self.session.notice = None;
                let scene = self.with_q_at_rest(*scene);
                self.session.motion.seen = None;
                self.document.edit(name, scene);
            }
            Request::Preview(scene) => {
                self.session.notice = None;
                let scene = self.with_q_at_rest(*scene);
                self.document.preview(scene);
            }
            Request::Commit(name) => {
                self.session.motion.seen = None;
                self.document.commit_gesture(name);
                self.session.settings.hint_done = true;
            }
            Request::Cancel => {
                self.session.motion.seen = None;
                self.document.cancel_gesture();
            }
            Request::Select(selection) => {
                self.session.notice = None;
                self.select(&selection);
            }
            Request::BeginNudging => self.session.nudging = !self.session.selection.is_empty(),
            Request::Laboratory(order) => self.laboratory.carry_out(order, ctx),
            Request::Motion(order) => self.carry_out_motion(order),
            Request::Survey(order) => self.carry_out_survey(order, ctx),
            Request::Gallery(order) => self.gallery.carry_out(order),
            Request::Import(order) => self.carry_out_import(order, ctx),
            Request::Export(order) => self.carry_out_export(order, ctx),
            Request::SetExportFormat(format) => self.session.settings.export_format = format,
            Request::Notice(notice) => self.session.notice = Some(notice),
        }
    }

    /// Switches the workspace. Leaving the workspace Run ends the motion of Q.
    fn enter(&mut self, workspace: Workspace) {
        if workspace != Workspace::Run {
            self.session.motion.stop();
            self.document.show_aside(None);
        }
        self.session.workspace = workspace;
    }

    /// Carries out a command of the table.
    pub(super) fn run_command(&mut self, command: Command, ctx: &Context) {
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
                Workspace::Compare => self.session.compare.run_transport(command),
                Workspace::Run | Workspace::Explore => self.run_transport(command),
            },
            Command::PreviousScene => self.open_neighbour(-1, ctx),
            Command::NextScene => self.open_neighbour(1, ctx),
            Command::Mode2 => self.open_start(Dimension::Two, ctx),
            Command::Mode3 => self.open_start(Dimension::Three, ctx),
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
                self.laboratory.chosen.dimension = self.document.scene().dimension;
                self.laboratory.toggle();
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
            Command::Import => self.carry_out_import(importing::Order::Open, ctx),
            Command::Paste => ctx.send_viewport_cmd(ViewportCommand::RequestPaste),
            Command::Export => self.carry_out_export(exporting::Order::Open, ctx),
            Command::CopyP => self.carry_out_export(exporting::Order::Copy(Exported::P), ctx),
            Command::CopyQ => self.carry_out_export(exporting::Order::Copy(Exported::Q), ctx),
            Command::CopyPair => self.carry_out_export(exporting::Order::Copy(Exported::Pair), ctx),
            _ => self.run_view(command, ctx),
        }
    }

    /// Undoes or redoes. If the scene becomes another one, the cameras move to the view that it stores.
    fn travel(&mut self, through: fn(&mut Document) -> Option<String>) -> Option<String> {
        let kind = |document: &Document| (document.scene().dimension, document.title());
        let before = kind(&self.document);
        self.session.drop_gesture();
        let name = through(&mut self.document);
        if kind(&self.document) != before {
            self.session.go_home(self.document.scene().view);
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
            Command::Frame => frame(session, session.hovered_panel()),
            Command::FrameAll => frame(session, None),
            Command::ViewFront => look(session, AxisView::Front),
            Command::ViewBack => look(session, AxisView::Back),
            Command::ViewRight => look(session, AxisView::Right),
            Command::ViewLeft => look(session, AxisView::Left),
            Command::ViewTop => look(session, AxisView::Top),
            Command::ViewBottom => look(session, AxisView::Bottom),
            Command::ToggleProjection => toggle_projection(session),
            Command::HomeView => {
                session.explorer.view.camera = Camera::from(self.document.scene().view);
                session.go_home(self.document.scene().view);
            }
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
                frame(session, None);
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

    pub(super) fn open_shipped(&mut self, index: usize, ctx: &Context) {
        if let Some(shipped) = SHIPPED.get(index) {
            self.open(shipped.scene(), Origin::Shipped(index), ctx);
        }
    }
}

fn frame(session: &mut Session, panel: Option<Panel>) {
    session.explorer.view.framing = Framing::Due;
    for candidate in Panel::BOTH {
        if panel.is_none_or(|panel| panel == candidate) {
            session.views[candidate].framing = Framing::Due;
        }
    }
    session.compare.show_all();
}

/// Turns the camera of the view under the pointer (the left one if there is none), and the linked one with it.
fn look(session: &mut Session, axis: AxisView) {
    if session.workspace == Workspace::Explore {
        session.explorer.view.camera.look(axis);
        return;
    }
    let leader = session.hovered_panel().unwrap_or(Panel::Shapes);
    session.views[leader].camera.look(axis);
    session.compare.view.camera.look(axis);
    session.follow(leader);
}

fn toggle_projection(session: &mut Session) {
    let explores = session.workspace == Workspace::Explore;
    let leader = session.hovered_panel().unwrap_or(Panel::Shapes);
    let camera = if explores { &mut session.explorer.view.camera } else { &mut session.views[leader].camera };
    camera.projection = match camera.projection {
        Projection::Perspective => Projection::Orthographic,
        Projection::Orthographic => Projection::Perspective,
    };
    session.compare.view.camera.projection = session.views[leader].camera.projection;
    if !explores {
        session.follow(leader);
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
