//! The menus.

use eframe::egui::{Rect, RichText, ScrollArea, ThemePreference, Ui};

use super::speaking;
use crate::app::command::{Command, CommandGroup, Tool};
use crate::app::features::exchange::exporting::{format_for, words};
use crate::app::features::scenes::ui as browser;
use crate::app::platform::IS_PAGE;
use crate::app::state::cx::Cx;
use crate::app::state::layout::Workspace;
use crate::app::state::recent::{Recent, RecentScene};
use crate::app::state::request::Request;
use crate::app::view::menu_item::{MenuItem, items};
use crate::app::widgets::anchor::Anchor;
use crate::app::widgets::beside::beside;
use crate::exchange::Exported;
use crate::figure::Overlay;
use crate::geometry::Dimension;
use crate::message::text;
use crate::scene::Projection;
use crate::scene::library::Chapter;
use crate::words::one_line;

/// The commands that choose the workspace.
pub(super) const WORKSPACES: [(Command, Workspace); 3] = [
    (Command::ShowRun, Workspace::Run),
    (Command::ShowExplorer, Workspace::Explore),
    (Command::ShowCompare, Workspace::Compare),
];

/// Shows the titles of all menus.
pub(super) fn all_ui(ui: &mut Ui, recent: &mut Recent, drawing: Option<Command>, cx: &mut Cx<'_>) {
    menu(ui, text!("menu-file"), |ui| file(ui, recent, cx));
    menu(ui, text!("menu-edit"), |ui| edit(ui, cx));
    menu(ui, text!("menu-shape"), |ui| shape(ui, drawing, cx));
    menu(ui, text!("menu-view"), |ui| view(ui, cx));
    menu(ui, text!("menu-run"), |ui| run(ui, cx));
    let place = menu(ui, text!("menu-scenes"), |ui| scenes(ui, cx));
    Anchor::Scenes.mark(ui.ctx(), place);
    menu(ui, text!("menu-help"), |ui| {
        items(ui, &[Command::Welcome, Command::FirstLesson, Command::Tour], cx);
        ui.separator();
        items(ui, &[Command::Palette, Command::Help, Command::Glossary, Command::About], cx);
    });
}

/// Shows a menu. Returns the place of its button.
fn menu(ui: &mut Ui, title: &str, content: impl FnOnce(&mut Ui)) -> Rect {
    let button = ui.menu_button(title, |ui| {
        // A menu higher than the window scrolls. A lower one shows all its items, although egui gives it
        // less room at first.
        let room = (ui.ctx().content_rect().height() - 60.0).max(80.0);
        ScrollArea::vertical().max_height(room).min_scrolled_height(room).show(ui, content);
    });
    button.response.rect
}

fn file(ui: &mut Ui, recent: &mut Recent, cx: &mut Cx<'_>) {
    items(ui, &[Command::New2, Command::New3], cx);
    ui.separator();
    items(ui, &[Command::Open], cx);
    items(ui, if IS_PAGE { &[] } else { &[Command::OpenPath] }, cx);
    items(ui, &[Command::OpenTrace, Command::Scenes], cx);
    ui.menu_button(text!("menu-recent"), |ui| recent_ui(ui, recent, cx));
    if !IS_PAGE {
        MenuItem { enabled: cx.document.file().is_some(), ..MenuItem::new(Command::Reload) }.show(ui, cx);
    }
    ui.separator();
    let worth_saving = cx.document.is_changed() || cx.document.file().is_none();
    MenuItem { enabled: worth_saving, ..MenuItem::new(Command::Save) }.show(ui, cx);
    items(ui, if IS_PAGE { &[Command::SaveAs] } else { &[Command::SaveAs, Command::SavePath] }, cx);
    ui.separator();
    ui.menu_button(text!("menu-share"), |ui| items(ui, &[Command::CopyLink, Command::CopyReport], cx));
    items(ui, &[Command::Import, Command::Export, Command::Recover], cx);
    items(ui, &Command::tools(CommandGroup::File), cx);
    if !IS_PAGE {
        ui.separator();
        MenuItem::new(Command::Quit).show(ui, cx);
    }
}

fn edit(ui: &mut Ui, cx: &mut Cx<'_>) {
    for (command, name) in
        [(Command::Undo, cx.document.undo_name()), (Command::Redo, cx.document.redo_name())]
    {
        let text =
            name.map_or_else(|| command.text().to_owned(), |name| format!("{} {name}", command.text()));
        MenuItem { text: &text, enabled: name.is_some(), ..MenuItem::new(command) }.show(ui, cx);
    }
    ui.separator();
    for tool in Tool::ALL {
        toggle(ui, Command::of_tool(tool), tool == cx.session.tool, cx);
    }
    ui.separator();
    items(ui, &[Command::EditNotes, Command::SelectAll], cx);
    for command in [Command::Deselect, Command::Insert, Command::Delete] {
        let enabled = command.refusal(cx.document.scene(), &cx.session.selection).is_none();
        MenuItem { enabled, ..MenuItem::new(command) }.show(ui, cx);
    }
    ui.separator();
    MenuItem::new(Command::MakeTouch).show(ui, cx);
    ui.separator();
    exchange(ui, cx);
}

/// Shows the commands that change shapes, below the body that they apply to.
fn shape(ui: &mut Ui, drawing: Option<Command>, cx: &mut Cx<'_>) {
    let (scene, selection) = (cx.document.scene(), cx.session.selection.clone());
    let side = selection.subject().name();
    let words = if selection.is_empty() {
        text!("menu-nothing-is-selected-applies-to"; side = side)
    } else {
        text!("menu-applies-to"; side = side)
    };
    ui.label(RichText::new(words).weak());
    let groups: [&[Command]; 5] = [
        &[Command::AddShape, Command::ClickPolygon, Command::Freehand],
        &[Command::MakePolytope, Command::Round, Command::CutCorner],
        &[Command::MirrorX, Command::MirrorY, Command::MirrorZ, Command::Center, Command::Normalize],
        &[Command::DuplicateP, Command::SwapBodies, Command::ChangeDimension],
        &[Command::HullOfBoth, Command::SumOfBoth],
    ];
    for commands in groups {
        ui.separator();
        for command in commands.iter().copied() {
            let refusal = command.refusal(scene, &selection);
            let on = drawing == Some(command);
            let item = MenuItem { enabled: refusal.is_none(), on, ..MenuItem::new(command) };
            item.show_or_say(ui, refusal.unwrap_or_default(), cx);
        }
    }
}

/// Shows the commands of the clipboard; copies name their format.
fn exchange(ui: &mut Ui, cx: &mut Cx<'_>) {
    let format = cx.session.settings.export_format;
    MenuItem::new(Command::Paste).show(ui, cx);
    for (command, what) in
        [(Command::CopyP, Exported::P), (Command::CopyQ, Exported::Q), (Command::CopyPair, Exported::Pair)]
    {
        let text = text!("menu-as"; command = command.text(), format = words(format_for(format, what)));
        MenuItem { text: &text, ..MenuItem::new(command) }.show(ui, cx);
    }
    MenuItem::new(Command::CopyPicture).show(ui, cx);
}

fn view(ui: &mut Ui, cx: &mut Cx<'_>) {
    items(ui, &[Command::Frame, Command::FrameAll], cx);
    if cx.document.scene().dimension == Dimension::Three {
        ui.separator();
        items(
            ui,
            &[
                Command::HomeView,
                Command::ViewFront,
                Command::ViewBack,
                Command::ViewRight,
                Command::ViewLeft,
                Command::ViewTop,
                Command::ViewBottom,
            ],
            cx,
        );
        let perspective = cx.session.views[0].camera.projection == Projection::Perspective;
        toggle(ui, Command::ToggleProjection, perspective, cx);
        toggle(ui, Command::LinkCameras, cx.session.settings.link_cameras, cx);
        toggle(ui, Command::ToggleFloor, cx.session.settings.show_floor, cx);
    }
    ui.separator();
    for (command, overlay) in [
        (Command::ToggleHull, Overlay::Hull),
        (Command::ToggleGhosts, Overlay::Ghosts),
        (Command::ToggleDifferences, Overlay::Pairs),
    ] {
        let refusal = cx.session.effect.refusal(overlay);
        let on = cx.session.overlays.contains(overlay);
        let item = MenuItem { enabled: refusal.is_none(), on, ..MenuItem::new(command) };
        item.show_or_say(ui, refusal.unwrap_or_default(), cx);
    }
    toggle(ui, Command::ShowAlone, cx.session.only.is_some(), cx);
    items(ui, &[Command::KeepView, Command::ForgetView], cx);
    toggle(ui, Command::ToggleSetup, cx.session.settings.show_setup, cx);
    toggle(ui, Command::ToggleProof, cx.session.settings.show_proof, cx);
    toggle(ui, Command::ToggleMore, cx.session.settings.more, cx);
    toggle(ui, Command::ToggleSimple, cx.session.settings.simple, cx);
    toggle(ui, Command::ToggleLetters, cx.session.settings.letters, cx);
    items(ui, &[Command::CopyProof, Command::ShowCode], cx);
    ui.separator();
    items(ui, &[Command::ZoomIn, Command::ZoomOut, Command::ZoomReset], cx);
    ui.separator();
    MenuItem::new(Command::Present).show(ui, cx);
    ui.separator();
    let preference = ui.ctx().options(|options| options.theme_preference);
    for (command, theme) in [
        (Command::ThemeSystem, ThemePreference::System),
        (Command::ThemeLight, ThemePreference::Light),
        (Command::ThemeDark, ThemePreference::Dark),
    ] {
        toggle(ui, command, preference == theme && !cx.session.settings.high_contrast, cx);
    }
    toggle(ui, Command::ThemeContrast, cx.session.settings.high_contrast, cx);
    ui.menu_button(text!("menu-language"), |ui| speaking::menu_ui(ui, cx));
    ui.separator();
    MenuItem::new(Command::ResetLayout).show(ui, cx);
}

fn toggle(ui: &mut Ui, command: Command, on: bool, cx: &mut Cx<'_>) {
    MenuItem { on, ..MenuItem::new(command) }.show(ui, cx);
}

fn run(ui: &mut Ui, cx: &mut Cx<'_>) {
    items(ui, &[Command::PlayPause, Command::StepForward, Command::StepBack], cx);
    ui.separator();
    items(
        ui,
        &[
            Command::NextIteration,
            Command::PreviousIteration,
            Command::NextDecision,
            Command::PreviousDecision,
            Command::First,
            Command::Last,
        ],
        cx,
    );
    ui.separator();
    items(ui, &[Command::Slower, Command::Faster], cx);
    toggle(ui, Command::HideVerdict, cx.session.hides_verdict(cx.document.scene()), cx);
    items(ui, &[Command::Describe], cx);
    toggle(ui, Command::Predict, cx.session.is_predicting, cx);
    ui.separator();
    items(ui, &Command::tools(CommandGroup::Run), cx);
    ui.separator();
    for (command, workspace) in WORKSPACES {
        toggle(ui, command, cx.session.workspace == workspace, cx);
    }
}

/// The commands about scenes and lessons.
const SCENES: &[Command] = &[
    Command::Scenes,
    Command::Lessons,
    Command::WriteLesson,
    Command::EditLesson,
    Command::TeacherNotes,
    Command::PreviousScene,
    Command::NextScene,
];

/// Shows the chapters of the shipped scenes.
fn scenes(ui: &mut Ui, cx: &mut Cx<'_>) {
    items(ui, SCENES, cx);
    ui.separator();
    for chapter in Chapter::ALL {
        ui.menu_button(chapter.title(), |ui| browser::menu_ui(ui, chapter, cx));
    }
}

/// Shows the recent scenes. A scene with a missing file is marked.
fn recent_ui(ui: &mut Ui, recent: &mut Recent, cx: &mut Cx<'_>) {
    ui.set_min_width(260.0);
    recent.look(ui.ctx());
    for (index, entry) in recent.entries().iter().enumerate() {
        let (mut text, about) = match entry {
            RecentScene::File(path) => {
                let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
                (one_line(&name), path.display().to_string())
            }
            RecentScene::Kept { title, .. } => {
                let title = if title.trim().is_empty() { text!("menu-untitled") } else { title };
                (
                    text!("menu-changed"; title = one_line(title)),
                    text!("menu-a-changed-version-of-a").to_owned(),
                )
            }
        };
        if recent.is_missing(entry) {
            text = text!("menu-missing"; file = text);
        }
        if beside(ui.button(text), &one_line(&about), "").clicked() {
            cx.requests.push(Request::OpenRecent(index));
            ui.close();
        }
    }
    if recent.entries().is_empty() {
        ui.label(RichText::new(text!("menu-no-scene-yet")).weak());
        MenuItem::new(Command::Open).show(ui, cx);
    } else {
        ui.separator();
        MenuItem::new(Command::ClearRecent).show(ui, cx);
    }
}
