//! The list of keys contains the commands available now, and each panel has its gestures.

use std::collections::HashSet;

use eframe::egui::{Event, Key, Modifiers, vec2};
use egui_kittest::kittest::Queryable as _;
use gjk_sandbox::app::command::{Command, CommandGroup};
use gjk_sandbox::geometry::Dimension;

use super::files_of_others::{scene_file, window_on};
use super::hidden_verdict::texts;
use super::{
    Window, click, clicked, drag, pointer, press, press_all, push_all, says, scene, window, window_of,
};
use crate::shapes::shipped;

/// The commands that the list has now.
fn listed(window: &mut Window) -> HashSet<Command> {
    press(window, Modifiers::NONE, Key::F1);
    assert!(window.query_all_by_label("Commands and keys").next().is_some(), "F1 shows the list");
    let is_listed = |command: &Command| window.query_all_by_label(command.tooltip()).next().is_some();
    let listed = Command::ALL.into_iter().filter(is_listed).collect();
    press(window, Modifiers::NONE, Key::Escape);
    assert!(window.query_all_by_label("Commands and keys").next().is_none(), "Esc closes it");
    listed
}

/// Point 16: in each state of the window the list contains exactly the commands with an effect, and every command
/// appears in some state.
#[test]
fn the_list_has_only_what_can_be_done_now() {
    let mut all = HashSet::new();
    let mut look = |window: &mut Window, with: &[Command], without: &[Command]| {
        let found = listed(window);
        for command in with {
            assert!(found.contains(command), "{command:?} is missing");
        }
        for command in without {
            assert!(!found.contains(command), "{command:?} does nothing here");
        }
        all.extend(found);
    };
    let of_questions = [Command::Reveal, Command::SkipQuestion];
    let of_space = [Command::ViewFront, Command::MirrorZ, Command::LinkCameras, Command::ToggleProjection];
    let mut window = window();
    let common = [Command::PlayPause, Command::Save, Command::Handout, Command::Palette, Command::Help];
    let without = [Command::Undo, Command::Redo, Command::Reload, Command::Delete, Command::Blank];
    look(&mut window, &common, &without);
    look(&mut window, &[Command::Freehand], &of_space);
    look(&mut window, &[], &of_questions);
    // After a change, and after undo.
    drag(&mut window, gjk_sandbox::geometry::Side::Q, vec2(40.0, 0.0));
    look(&mut window, &[Command::Undo], &[Command::Redo]);
    press(&mut window, Modifiers::COMMAND, Key::Z);
    look(&mut window, &[Command::Redo], &[Command::Undo]);
    // With a vertex selected.
    window.get_by_label_contains("Vertex p0 at").click_accesskit();
    window.run();
    look(&mut window, &[Command::Delete, Command::CutCorner, Command::Deselect], &[Command::MakePolytope]);
    // In space, with a round shape.
    let mut window = self::window();
    click(&mut window, "3D");
    look(&mut window, &of_space, &[Command::Freehand, Command::ClickPolygon]);
    let round = shipped("26");
    let mut window = window_of(round.scene(), round.file_name);
    look(&mut window, &[Command::MakePolytope], &[]);
    // With a file, and with a view that is kept.
    let (_folder, path) = scene_file();
    let mut window = window_on(&path, None);
    look(&mut window, &[Command::Reload], &[Command::ForgetView]);
    push_all(&mut window, ["View", "Keep this view with the scene"]);
    look(&mut window, &[Command::ForgetView], &[]);
    // While a question is open, commands that would reveal its answer are disabled.
    let mut window = self::window();
    press_all(&mut window, [Key::Home, Key::Q, Key::End]);
    look(&mut window, &of_questions, &[Command::SaveRun, Command::Handout, Command::CopyProof]);
    press(&mut window, Modifiers::NONE, Key::Enter);
    look(&mut window, &[Command::Reveal, Command::SaveRun], &[Command::SkipQuestion]);
    // In a presentation: its own keys, and the keys that step.
    let mut window = self::window();
    press(&mut window, Modifiers::NONE, Key::F11);
    let with = [
        Command::Blank,
        Command::Spotlight,
        Command::LeavePresenter,
        Command::StepForward,
        Command::NextPage,
        Command::PreviousPage,
        Command::Palette,
    ];
    look(&mut window, &with, &[Command::SaveAs, Command::AddShape, Command::Export]);
    // There "." blanks the screen, and the list says so.
    press(&mut window, Modifiers::NONE, Key::F1);
    let text = texts(&window);
    assert!(text.iter().any(|keys| keys == "B or ."), "{text:?}");
    assert!(text.iter().all(|keys| !keys.contains("Right or .")), "{text:?}");
    let missing: Vec<Command> = Command::ALL.into_iter().filter(|it| !all.contains(it)).collect();
    assert!(missing.is_empty(), "nowhere in the list: {missing:?}");
}

/// A command that the list leaves out does nothing: its key changes neither the scene nor the view of the run.
#[test]
fn keys_that_are_not_listed_change_nothing() {
    let mut window = window();
    let found = listed(&mut window);
    let before = scene(&window).clone();
    for command in Command::ALL.into_iter().filter(|command| !found.contains(command)) {
        let at_desk = !matches!(command.group(), CommandGroup::Presenter | CommandGroup::Question);
        for shortcut in command.shortcuts().iter().filter(|_| at_desk) {
            press(&mut window, shortcut.modifiers, shortcut.logical_key);
            assert_eq!(scene(&window), &before, "{command:?}");
            assert_eq!(scene(&window).dimension, Dimension::Two, "{command:?}");
        }
    }
}

/// The question mark of a panel lists its gestures while the pointer rests on it.
#[test]
fn the_question_mark_of_a_panel_has_its_gestures() {
    for (mode, elsewhere) in [("2D", "elsewhere to pan"), ("3D", "elsewhere to orbit")] {
        let mut window = clicked([mode]);
        for (name, words) in [("shapes view", elsewhere), ("difference view", "wheel to zoom")] {
            let says = |window: &Window| window.query_all_by_label_contains(words).next().is_some();
            assert!(!says(&window), "{mode}: {name}");
            let at = window.get_by_label(&format!("Help on the {name}")).rect().center();
            pointer(&mut window, Event::PointerMoved(at));
            window.run_steps(30);
            assert!(says(&window), "{mode}: {name}: {words}");
            pointer(&mut window, Event::PointerMoved(at + vec2(0.0, 200.0)));
            window.run_steps(30);
        }
    }
}

/// Regression: the tooltip of the button without a name told to show a panel that was open.
#[test]
fn the_button_of_the_setup_says_what_it_opens_and_closes() {
    let mut window = window();
    let at = window.get_by_label("Toggle the setup panel").rect().center();
    pointer(&mut window, Event::PointerMoved(at));
    window.run_steps(8);
    assert!(says(&window, "Show or hide the setup"));
}
