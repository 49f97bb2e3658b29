//! Copying and saving pictures and runs: the files equal those of the command line, and no file is overwritten without
//! a question.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use clap::Parser as _;
use eframe::egui::{Event, Key, Modifiers, OutputCommand, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use gjk_sandbox::cli::{self, Arguments, Exit};
use gjk_sandbox::geometry::{Dimension, Side};
use gjk_sandbox::interrupt::Interrupt;
use gjk_sandbox::scene::library;

use super::files::type_path;
use super::laboratory::wait_for;
use super::{Window, click, click_all, enter, focus, press, push, scene, window, window_of};

/// Carries out a command of the command line on the scene of the window.
fn command_line(window: &Window, folder: &Path, command: &str, arguments: &[&str]) {
    let file = folder.join("scene.ron");
    fs::write(&file, scene(window).to_ron()).unwrap();
    let file = file.display().to_string();
    let parsed = Arguments::try_parse_from([&["gjk-sandbox", command, &file], arguments].concat()).unwrap();
    let (mut out, mut errors) = (Vec::new(), Vec::new());
    let exit = cli::run(&parsed.command.unwrap(), &Interrupt::default(), &mut out, &mut errors);
    assert_eq!(exit, Exit::Done, "{}", String::from_utf8_lossy(&errors));
}

/// Types the path in the open window.
fn save_to(window: &mut Window, path: &Path) {
    type_path(window, "Save to path…", path);
    click(window, "Save");
}

fn open(window: &mut Window, item: &str) {
    click(window, "File");
    click(window, item);
}

/// Types the size of the pictures.
fn set_size(window: &mut Window, size: &str) {
    focus(window, "Size of the picture");
    press(window, Modifiers::COMMAND, Key::A);
    window.get_by_label("Size of the picture").type_text(size);
    window.run();
}

#[test]
fn the_keys_copy_a_picture() {
    let mut window = window();
    // Put into the input itself: a queued key takes several frames, and only the output of the last is kept.
    let modifiers = Modifiers::COMMAND | Modifiers::SHIFT;
    let key = Event::Key { key: Key::C, physical_key: None, pressed: true, repeat: false, modifiers };
    window.input_mut().events.push(key);
    let mut sizes = Vec::new();
    for _ in 0..4 {
        window.step();
        for command in &window.output().platform_output.commands {
            if let OutputCommand::CopyImage(image) = command {
                sizes.push(image.size);
                assert!(image.pixels.iter().all(|pixel| pixel.a() == 255));
                assert!(image.pixels.iter().any(|pixel| *pixel != image.pixels[0]));
            }
        }
    }
    assert_eq!(sizes, [[1200, 800]]);
    let notice = window.state().notice().unwrap();
    assert_eq!(notice, "Copied a picture: shapes and difference, 1200x800 pixels");
}

#[test]
fn a_picture_is_that_of_the_command_line() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = window();
    press(&mut window, Modifiers::NONE, Key::ArrowRight);
    open(&mut window, "Save picture…");
    wait_for(&mut window, "Preview");
    click(&mut window, "Dark picture");
    let saved = folder.path().join("saved");
    save_to(&mut window, &saved);
    wait_for(&mut window, "Saved ");
    let drawn = folder.path().join("drawn.svg").display().to_string();
    command_line(
        &window,
        folder.path(),
        "render",
        &["--output", &drawn, "--step", "2", "--caption", "--theme", "dark"],
    );
    let svg = fs::read_to_string(saved.with_extension("svg")).unwrap();
    assert_eq!(svg, fs::read_to_string(drawn).unwrap());
    assert!(svg.contains("Step 2 of 16: "));
}

#[test]
fn a_size_that_is_none_is_refused_with_the_reason() {
    let mut window = window();
    open(&mut window, "Save picture…");
    set_size(&mut window, "wide");
    window.get_by_label_contains("expected WIDTHxHEIGHT such as 1200x800");
    for button in ["Copy", "Save as…", "Save to path…"] {
        assert!(window.get_by_label(button).accesskit_node().is_disabled(), "{button}");
    }
    set_size(&mut window, "320x200");
    assert!(!window.get_by_label("Save to path…").accesskit_node().is_disabled());
}

#[test]
fn a_run_is_animated_beside_the_window() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = window();
    open(&mut window, "Save run…");
    set_size(&mut window, "160x120");
    enter(&mut window, "Seconds per step", "0.25", Key::Enter);
    for format in ["Animated GIF", "Animated PNG"] {
        click(&mut window, format);
        let ending = if format.ends_with("GIF") { "gif" } else { "apng" };
        let saved = folder.path().join("saved").with_extension(ending);
        save_to(&mut window, &saved);
        wait_for(&mut window, &format!("Saved {}", saved.display()));
        let drawn = folder.path().join("drawn").with_extension(ending).display().to_string();
        let arguments = ["--output", &drawn, "--caption", "--size", "160x120", "--seconds", "0.25"];
        command_line(&window, folder.path(), "render", &arguments);
        assert!(fs::read(saved).unwrap() == fs::read(drawn).unwrap(), "{format}");
    }
}

/// Large pictures take seconds; the window goes on meanwhile.
#[test]
fn a_run_that_is_cancelled_leaves_no_animation() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = window();
    open(&mut window, "Save run…");
    set_size(&mut window, "4000x3000");
    save_to(&mut window, &folder.path().join("run.gif"));
    window.get_by_label("Progress of the run");
    assert!(window.query_by_label("Save to path…").is_none());
    push(&mut window, "Cancel");
    window.get_by_label("Canceled");
    window.get_by_label("Save to path…");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn numbered_pictures_replace_no_file_unasked() {
    let folder = tempfile::tempdir().unwrap();
    let mine = folder.path().join("run-07.svg");
    fs::write(&mine, "mine").unwrap();
    let mut window = window();
    open(&mut window, "Save run…");
    click(&mut window, "Numbered SVGs");
    save_to(&mut window, &folder.path().join("run.svg"));
    window.get_by_label_contains("run-07.svg exists; save again to replace it");
    assert_eq!(fs::read_to_string(&mine).unwrap(), "mine");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    click(&mut window, "Save");
    wait_for(&mut window, "Saved 16 files");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 16);
    assert!(fs::read_to_string(&mine).unwrap().contains("Step 7 of 16"));
}

/// The start scene has 16 steps: a field accepts no later step, and no last step before the first.
#[test]
fn a_part_of_a_run_is_numbered_like_the_whole() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = window();
    open(&mut window, "Save run…");
    click_all(&mut window, ["Numbered SVGs", "From step"]);
    enter(&mut window, "First step of the pictures", "3", Key::Enter);
    enter(&mut window, "Last step of the pictures", "17", Key::Enter);
    enter(&mut window, "Last step of the pictures", "5", Key::Enter);
    save_to(&mut window, &folder.path().join("run.svg"));
    wait_for(&mut window, "Saved 3 files");
    let mut names: Vec<_> = fs::read_dir(folder.path())
        .unwrap()
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    assert_eq!(names, ["run-03.svg", "run-04.svg", "run-05.svg"]);
}

#[test]
fn a_trace_is_that_of_the_command_line() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = window();
    open(&mut window, "Save run…");
    for (title, format, ending) in
        [("Markdown", "markdown", "md"), ("CSV", "csv", "csv"), ("JSON", "json", "json")]
    {
        click(&mut window, &format!("Trace as {title}"));
        let saved = folder.path().join("saved").with_extension(ending);
        save_to(&mut window, &saved);
        wait_for(&mut window, &format!("Saved {}", saved.display()));
        let traced = folder.path().join("traced").with_extension(ending).display().to_string();
        command_line(&window, folder.path(), "trace", &["--format", format, "--output", &traced]);
        assert_eq!(fs::read_to_string(saved).unwrap(), fs::read_to_string(traced).unwrap(), "{title}");
    }
}

/// Copies the picture, and returns the number of its colors.
fn copied_colors(window: &mut Window) -> usize {
    let modifiers = Modifiers::COMMAND | Modifiers::SHIFT;
    let key = Event::Key { key: Key::C, physical_key: None, pressed: true, repeat: false, modifiers };
    window.input_mut().events.push(key);
    let mut colors = 0;
    for _ in 0..4 {
        window.step();
        for command in &window.output().platform_output.commands {
            if let OutputCommand::CopyImage(image) = command {
                let pixels = image.pixels.iter().map(eframe::egui::Color32::to_array);
                colors = pixels.collect::<BTreeSet<_>>().len();
            }
        }
    }
    colors
}

/// The picture of a panel that the window saves, and the same by the command line.
fn saved_and_drawn(window: &mut Window, panel: &str) -> [String; 2] {
    let folder = tempfile::tempdir().unwrap();
    open(window, "Save picture…");
    let saved = folder.path().join("saved.svg");
    save_to(window, &saved);
    wait_for(window, "Saved ");
    click(window, "Close");
    let drawn = folder.path().join("drawn.svg").display().to_string();
    command_line(window, folder.path(), "render", &["--output", &drawn, "--panel", panel]);
    [fs::read_to_string(saved).unwrap(), fs::read_to_string(drawn).unwrap()]
}

/// At first each workspace equals the picture of the command line; then the pictures follow changes in the window.
#[test]
fn explore_and_compare_have_pictures_of_what_they_show() {
    let mut window = window_of(library::start(Dimension::Two), "scene.ron");
    click(&mut window, "Compare");
    let [saved, drawn] = saved_and_drawn(&mut window, "compare");
    assert_eq!(saved, drawn);
    assert!(copied_colors(&mut window) > 10);
    assert_eq!(window.state().notice(), Some("Copied a picture: compare, 1200x800 pixels"));
    press(&mut window, Modifiers::NONE, Key::Home);
    let [moved, drawn] = saved_and_drawn(&mut window, "compare");
    assert_ne!(moved, drawn, "the picture is that of the scrubber, not of the first difference");
    click(&mut window, "One run");
    for _ in 0..5 {
        press(&mut window, Modifiers::NONE, Key::ArrowRight);
    }
    click(&mut window, "Explore");
    let [saved, drawn] = saved_and_drawn(&mut window, "explorer");
    assert_eq!(saved, drawn);
    assert!(copied_colors(&mut window) > 10);
    assert_eq!(window.state().notice(), Some("Copied a picture: explorer, 1200x800 pixels"));
    open(&mut window, "Save run…");
    assert!(window.query_by_label("Save to path…").is_none());
    assert_eq!(
        window.state().notice(),
        Some("Save run needs the run of the scene on screen: choose Run → One run")
    );
}

/// A scene with unsaved changes is not replaced by a simplex, so there is none to be copied.
#[test]
fn what_shows_nothing_has_no_picture_and_says_so() {
    let mut window = window();
    super::drag(&mut window, Side::Q, vec2(60.0, 0.0));
    click(&mut window, "Explore");
    assert_eq!(copied_colors(&mut window), 0);
    assert_eq!(window.state().notice(), Some("Explore shows no simplex of this scene: choose one first"));
}
