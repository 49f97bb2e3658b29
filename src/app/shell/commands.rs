//! The effects of commands: one arm for each row of the table, so that none can be forgotten.

use eframe::egui::{Context, Memory, ThemePreference, ViewportCommand};

use super::available_commands::page_asks;
use super::dialogs::Modal;
use super::search::SearchCause;
use super::shaping::Reshaping;
use super::{App, Pass};
use crate::app::command::{Command, Tool};
use crate::app::editing::pointer::Mode;
use crate::app::editing::question::RequestedQuantity;
use crate::app::editing::select;
use crate::app::panels::about::AboutTexts;
use crate::app::panels::glossary::Lookup;
use crate::app::panels::palette::{CommandPalette, PaletteItem};
use crate::app::panels::proof;
use crate::app::panels::touch::TouchInput;
use crate::app::state::clipboard;
use crate::app::state::document::Document;
use crate::app::state::home::Origin;
use crate::app::state::layout::{Drawer, Tab, Workspace};
use crate::app::state::panel::WindowPanel;
use crate::app::state::playback::{Landmarks, Playback, Transport};
use crate::app::state::presenter::PresentedContent;
use crate::app::state::request::{Ask, Work};
use crate::app::state::session::Session;
use crate::app::state::settings::AppSettings;
use crate::app::view::explain::explained;
use crate::app::widgets::{stops, theme};
use crate::edit::{Change, Edit, Selection};
use crate::figure::{AxisView, Overlay};
use crate::geometry::Dimension;
use crate::gjk::Settings;
use crate::message::text;

impl App {
    /// Executes a command of the table once a text field in use has committed.
    pub(crate) fn command(&mut self, command: Command, ctx: &Context) {
        if ctx.text_edit_focused() {
            self.waiting.push(command);
            ctx.request_repaint();
        } else {
            self.run_command(command, ctx);
        }
    }

    /// Executes the commands that have waited for a field, unless the field refuses its text.
    pub(crate) fn run_waiting(&mut self, waiting: Vec<Command>, ctx: &Context) {
        let is_refused = ctx.text_edit_focused();
        for command in waiting.into_iter().filter(|command| !is_refused || *command == Command::Quit) {
            // A refused text must not keep the window open.
            ctx.memory_mut(Memory::stop_text_input);
            self.run_command(command, ctx);
        }
    }

    /// Executes a command of the table, or shows why it does not apply. The features know their own commands.
    #[expect(clippy::too_many_lines, reason = "one arm a command of the window itself")]
    fn run_command(&mut self, command: Command, ctx: &Context) {
        let removes_waypoint = command == Command::Delete
            && self.session.selection.is_empty()
            && self.session.settings.tab == Tab::Motion;
        if removes_waypoint && let Some(edit) = self.features.motion.without_selected(self.document.shown()) {
            return self.edit(&edit, ctx);
        }
        if let Some(refusal) = command.refusal(self.document.scene(), &self.session.selection) {
            self.session.tell(refusal.to_owned());
            return;
        }
        if let Some(words) = self.waits_for_an_answer().filter(|_| command.tells_of_the_run()) {
            self.session.tell(words.to_owned());
            return;
        }
        match command {
            Command::PlayPause => self.run_transport(Transport::PlayPause),
            Command::StepForward if self.presents_page() && self.shown_playback().is_at_end() => {
                self.turn_page(true, ctx);
            }
            Command::StepForward => self.run_transport(Transport::StepForward),
            Command::StepBack => self.run_transport(Transport::StepBack),
            Command::NextIteration => self.run_transport(Transport::NextIteration),
            Command::PreviousIteration => self.run_transport(Transport::PreviousIteration),
            Command::NextDecision => self.run_transport(Transport::NextDecision),
            Command::PreviousDecision => self.run_transport(Transport::PreviousDecision),
            Command::First => self.run_transport(Transport::First),
            Command::Last => self.run_transport(Transport::Last),
            Command::Slower => self.run_transport(Transport::Slower),
            Command::Faster => self.run_transport(Transport::Faster),
            Command::HideVerdict => self.toggle_verdict(),
            Command::PreviousScene => self.open_neighbour(-1, ctx),
            Command::NextScene => self.open_neighbour(1, ctx),
            Command::Mode2 => self.show_dimension(Dimension::Two, ctx),
            Command::Mode3 => self.show_dimension(Dimension::Three, ctx),
            Command::New2 => self.open_new(Dimension::Two, ctx),
            Command::New3 => self.open_new(Dimension::Three, ctx),
            Command::ClearRecent => self.recent.clear(),
            Command::EditNotes => self.edit_notes(ctx),
            Command::Open => self.ask_to_open(Ask::Dialog, ctx),
            Command::OpenPath => self.ask_to_open(Ask::Typed, ctx),
            Command::Save => self.save(Work::Scene, ctx),
            Command::SaveAs => self.save_as(Work::Scene, Ask::Dialog, ctx),
            Command::SavePath => self.save_as(Work::Scene, Ask::Typed, ctx),
            Command::Reload => self.reload(ctx),
            Command::Recover => self.look_for_leftovers(SearchCause::Asked, ctx),
            Command::Quit => ctx.send_viewport_cmd(ViewportCommand::Close),
            Command::Undo => self.undo(ctx),
            Command::Redo => self.redo(ctx),
            Command::Frame => self.frame_here(),
            Command::FrameAll => self.frame(None),
            Command::ViewFront => self.look(AxisView::Front),
            Command::ViewBack => self.look(AxisView::Back),
            Command::ViewRight => self.look(AxisView::Right),
            Command::ViewLeft => self.look(AxisView::Left),
            Command::ViewTop => self.look(AxisView::Top),
            Command::ViewBottom => self.look(AxisView::Bottom),
            Command::ToggleProjection => self.toggle_projection(),
            Command::HomeView => self.home_view(),
            Command::LinkCameras => self.link_cameras(),
            Command::KeepView => self.keep_view(ctx),
            Command::ForgetView => self.forget_view(ctx),
            Command::ToggleHull => self.toggle_overlay(Overlay::Hull),
            Command::ToggleGhosts => self.toggle_overlay(Overlay::Ghosts),
            Command::ToggleDifferences => self.toggle_overlay(Overlay::Pairs),
            Command::ToggleFloor => self.session.settings.show_floor ^= true,
            Command::ShowAlone => self.toggle_alone(ctx),
            Command::ToggleSetup => self.toggle_setup(),
            Command::ToggleProof => self.toggle_proof(),
            Command::ToggleMore => self.session.settings.more ^= true,
            Command::ToggleSimple => self.session.settings.simple ^= true,
            Command::ToggleLetters => self.session.settings.letters ^= true,
            Command::NextPart => stops::to_part(ctx, false),
            Command::PreviousPart => stops::to_part(ctx, true),
            Command::CopyProof => proof::copy(&mut self.pass().cx, ctx),
            Command::CopyLink => self.copy_link(ctx),
            Command::CopyReport => self.copy_report(ctx),
            Command::Palette => {
                let presents = self.is_presenting();
                let palette = CommandPalette::new(self.document.scene(), &self.session.selection, presents);
                self.modal = Some(Modal::Palette(palette));
            }
            Command::ZoomIn => zoom_text(ctx, ctx.zoom_factor() + theme::ZOOM_STEP),
            Command::ZoomOut => zoom_text(ctx, ctx.zoom_factor() - theme::ZOOM_STEP),
            Command::ZoomReset => zoom_text(ctx, 1.0),
            Command::Present => self.toggle_presenter(ctx),
            Command::ThemeSystem => self.set_theme(ThemePreference::System, false, ctx),
            Command::ThemeLight => self.set_theme(ThemePreference::Light, false, ctx),
            Command::ThemeDark => self.set_theme(ThemePreference::Dark, false, ctx),
            Command::ThemeContrast => self.set_theme(ThemePreference::Dark, true, ctx),
            Command::ResetLayout => self.reset_layout(ctx),
            Command::Help => self.modal = Some(Modal::Help(self.valid_commands())),
            Command::About => {
                self.modal = Some(Modal::About(AboutTexts::new(self.document.scene(), &self.renderer)));
            }
            Command::Glossary => self.modal = Some(Modal::Glossary(Lookup::at(explained(ctx)))),
            Command::ToolMove => self.session.tool = Tool::Move,
            Command::ToolRotate => self.session.tool = Tool::Rotate,
            Command::ToolScale => self.session.tool = Tool::Scale,
            Command::Delete => self.delete_selected(ctx),
            Command::Insert => self.toggle_insert(ctx),
            Command::SelectAll => self.select_all(),
            Command::Deselect => self.select(&Selection::default()),
            Command::MakeTouch => {
                // It would cover the gallery.
                self.features.gallery.is_open = false;
                self.touch = Some(TouchInput::new(self.document.scene()));
            }
            Command::Freehand => self.toggle_pen(),
            Command::ClickPolygon => self.toggle_clicks(ctx),
            Command::MakePolytope => self.make_polytope(ctx),
            Command::Round => self.ask_number(RequestedQuantity::Radius),
            Command::MirrorX => self.reshape(Reshaping::Mirror(0), ctx),
            Command::MirrorY => self.reshape(Reshaping::Mirror(1), ctx),
            Command::MirrorZ => self.reshape(Reshaping::Mirror(2), ctx),
            Command::Center => self.reshape(Reshaping::Center, ctx),
            Command::Normalize => self.reshape(Reshaping::Normalize, ctx),
            Command::HullOfBoth => self.reshape(Reshaping::HullOfBoth, ctx),
            Command::SumOfBoth => self.reshape(Reshaping::SumOfBoth, ctx),
            Command::DuplicateP => {
                self.edit(&Edit::new(text!("shell-duplicate-p-as-q"), Change::DuplicateP), ctx);
            }
            Command::SwapBodies => self.edit(&Edit::new(text!("shell-swap-p-and-q"), Change::Swap), ctx),
            Command::ChangeDimension => self.change_dimension(ctx),
            Command::CutCorner => self.ask_cut(),
            Command::Paste => clipboard::request_paste(ctx),
            Command::ShowRun => self.show_run_in(Workspace::Run, ctx),
            Command::ShowCode => self.show_tab(Tab::Code, ctx),
            Command::ShowCompare => self.show_run_in(Workspace::Compare, ctx),
            Command::PresentBoth => self.present(PresentedContent::Both),
            Command::PresentShapes => self.present(PresentedContent::Picture(WindowPanel::Shapes)),
            Command::PresentDifference => self.present(PresentedContent::Picture(WindowPanel::Difference)),
            Command::PresentSteps => self.present(PresentedContent::Steps),
            Command::PresentCode => self.present(PresentedContent::Code),
            Command::NextPage => self.turn_page(true, ctx),
            Command::PreviousPage => self.turn_page(false, ctx),
            Command::Blank => self.blank(),
            Command::Spotlight => self.toggle_spotlight(),
            Command::ProjectorPaper => self.toggle_paper(ctx),
            Command::LeavePresenter => self.ask_to_leave(ctx),
            _ => {
                let Pass { mut cx, features, .. } = self.pass();
                let is_known = features.command(command, &mut cx, ctx);
                debug_assert!(is_known, "{command:?} has no effect");
                self.carry_out_all(ctx);
            }
        }
    }

    /// Hides the verdict, or shows it; not while this mode or a page asks for decisions.
    fn toggle_verdict(&mut self) {
        if self.session.is_predicting {
            self.session.tell(text!("shell-what-comes-later-stays-covered").to_owned());
        } else if self.features.lessons.held_before(&self.document).is_some() {
            self.session.tell(page_asks().to_owned());
        } else {
            self.session.toggle_verdict(self.document.scene());
        }
    }

    /// Returns the playhead of the workspace on screen.
    const fn shown_playback(&self) -> &Playback {
        match self.session.workspace {
            Workspace::Compare => &self.features.compare.playback,
            Workspace::Run | Workspace::Explore => &self.session.playback,
        }
    }

    pub(super) fn run_transport(&mut self, order: Transport) {
        if self.session.workspace == Workspace::Compare {
            return self.features.compare.run_transport(order);
        }
        let derived = &self.derived;
        let step = self.session.playback.step();
        let iterations = derived.iterations.iter().map(|iteration| iteration.events.clone()).collect();
        let decisions = [false, true].map(|forward| derived.decision(step, forward));
        let landmarks = Landmarks { iterations, decisions, last: derived.last_step() };
        self.session.playback.carry_out(order, &landmarks);
    }

    fn undo(&mut self, ctx: &Context) {
        let undone = self.travel(Document::undo, ctx);
        self.session.tell(undone.map(|name| text!("shell-undid"; name = name)));
    }

    fn redo(&mut self, ctx: &Context) {
        let redone = self.travel(Document::redo, ctx);
        self.session.tell(redone.map(|name| text!("shell-redid"; name = name)));
    }

    /// Undoes or redoes. If that opens another scene, the cameras move to the view that the scene stores.
    fn travel(&mut self, through: fn(&mut Document) -> Option<String>, ctx: &Context) -> Option<String> {
        let kind = |document: &Document| (document.scene().dimension, document.title());
        let before = kind(&self.document);
        self.drop_gesture(ctx);
        let name = through(&mut self.document);
        if kind(&self.document) != before {
            self.go_home();
        }
        name
    }

    /// Carries out an item of the palette: a command, or what a click on a tab or an algorithm does.
    pub(super) fn choose(&mut self, item: PaletteItem, ctx: &Context) {
        match item {
            PaletteItem::Command(command) => self.command(command, ctx),
            PaletteItem::Tab(tab) => self.show_tab(tab, ctx),
            PaletteItem::Pane(pane) => {
                self.show_run_in(Workspace::Run, ctx);
                self.session.settings.pane = pane;
                self.session.picture = WindowPanel::Difference;
            }
            PaletteItem::Algorithm(algorithm) => {
                let query = Settings { algorithm, ..self.document.scene().query };
                let name = text!("shell-choose"; title = algorithm.title());
                self.edit(&Edit::new(name, Change::Query(query)), ctx);
            }
        }
    }

    fn show_tab(&mut self, tab: Tab, ctx: &Context) {
        self.show_run_in(Workspace::Run, ctx);
        let session = &mut self.session;
        session.settings.tab = tab;
        session.settings.show_proof |= tab == Tab::Proof;
        if !session.below.is_open() {
            session.drawer = Some(Drawer::Tab);
        }
    }

    fn toggle_setup(&mut self) {
        if self.session.room.docks_setup() {
            self.session.settings.show_setup ^= true;
        } else {
            self.session.drawer = match self.session.drawer {
                Some(Drawer::Setup) => None,
                _ => Some(Drawer::Setup),
            };
        }
    }

    /// Opens or closes the proof: a card beside the table, or a tab, which may be in a drawer.
    fn toggle_proof(&mut self) {
        let Session { settings, drawer, below, has_proof_tab, .. } = &mut self.session;
        let is_in_sight = below.is_open() || *drawer == Some(Drawer::Tab);
        if !*has_proof_tab {
            settings.show_proof ^= true;
        } else if settings.tab == Tab::Proof && is_in_sight {
            settings.tab = Tab::Steps;
        } else {
            settings.tab = Tab::Proof;
            *drawer = (!below.is_open()).then_some(Drawer::Tab);
        }
    }

    fn toggle_mode(&mut self, mode: Mode) {
        let current = &mut self.editing.pointer.mode;
        *current = current.toggled(mode);
    }

    /// Adds vertices by clicks; in an untouched new 2D scene, corners of a new shape.
    fn toggle_insert(&mut self, ctx: &Context) {
        let document = &self.document;
        let is_fresh = document.origin() == &Origin::New && !document.is_changed();
        if self.editing.polygon.is_some() || is_fresh && document.scene().dimension == Dimension::Two {
            self.toggle_clicks(ctx);
        } else {
            self.toggle_mode(Mode::AddVertices);
        }
    }

    fn select_all(&mut self) {
        let all = select::select_all(self.document.scene(), &self.session.selection);
        self.select(&all);
    }

    fn link_cameras(&mut self) {
        self.session.settings.link_cameras ^= true;
        self.session.follow(WindowPanel::Shapes);
    }

    fn toggle_overlay(&mut self, overlay: Overlay) {
        self.session.overlays = self.session.overlays.toggled(overlay);
    }

    fn reset_layout(&mut self, ctx: &Context) {
        let AppSettings { hint_done, board, .. } = self.session.settings;
        self.session.settings = AppSettings { hint_done, board, ..AppSettings::default() };
        self.session.drawer = None;
        ctx.memory_mut(|memory| memory.data.clear());
        self.frame(None);
    }

    fn set_theme(&mut self, theme: ThemePreference, high_contrast: bool, ctx: &Context) {
        self.session.settings.high_contrast = high_contrast;
        ctx.set_theme(theme);
    }
}

fn zoom_text(ctx: &Context, factor: f32) {
    // Rounded to tenths, so that repeated steps do not accumulate roundoff.
    let tenths = (factor * 10.0).round() / 10.0;
    ctx.set_zoom_factor(tenths.clamp(*theme::ZOOM.start(), *theme::ZOOM.end()));
}
