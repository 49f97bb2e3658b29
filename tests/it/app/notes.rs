//! The title and the notes: edited in the window, shown as Markdown.

use std::time::{Duration, Instant};

use eframe::egui::{Key, Modifiers, OutputCommand, vec2};
use egui_kittest::kittest::Queryable as _;
use gjk_sandbox::app::Start;
use gjk_sandbox::geometry::Dimension;
use gjk_sandbox::scene::{InitialView, Overlay, Scene, SceneFile, ShownTab, library};

use super::files_of_others::{scene_file, window_on};
use super::hidden_verdict::texts;
use super::{Window, click, clicked, focus, press, scene, step, undo_name, window, window_of, window_with};

const TITLE: &str = "Title of the scene";
const NOTES: &str = "Notes of the scene";

fn type_into(window: &mut Window, field: &str, text: &str) {
    focus(window, field);
    press(window, Modifiers::COMMAND, Key::A);
    window.get_by_label(field).type_text(text);
    window.run();
}

fn with_notes(notes: &str) -> Window {
    let scene = Scene { notes: notes.to_owned(), ..library::start(Dimension::Two) };
    window_of(scene, "noted.ron")
}

#[test]
fn title_and_notes_are_edited_as_one_step_and_saved() {
    let (_folder, path) = scene_file();
    for mode in ["2D", "3D"] {
        let mut window = window_on(&path, None);
        if mode == "3D" {
            std::fs::write(&path, library::start(Dimension::Three).to_ron()).unwrap();
            window = window_on(&path, None);
        }
        let before = scene(&window).clone();
        click(&mut window, "Edit title and notes");
        type_into(&mut window, TITLE, "Lesson one");
        type_into(&mut window, NOTES, "Look at **A**.");
        assert_eq!(scene(&window), &before, "nothing is changed while it is typed");
        click(&mut window, "Done");
        assert_eq!(
            (scene(&window).title.as_str(), scene(&window).notes.as_str()),
            ("Lesson one", "Look at **A**.")
        );
        assert!(window.query_by_label(TITLE).is_none());
        press(&mut window, Modifiers::COMMAND, Key::S);
        assert_eq!(Scene::read(&path).unwrap().notes, "Look at **A**.");
        press(&mut window, Modifiers::COMMAND, Key::Z);
        assert_eq!(scene(&window), &before, "one step of undo");
    }
}

#[test]
fn saving_commits_what_is_being_typed() {
    let (_folder, path) = scene_file();
    let mut window = window_on(&path, None);
    click(&mut window, "Edit title and notes");
    type_into(&mut window, NOTES, "Half a sen");
    press(&mut window, Modifiers::COMMAND, Key::S);
    assert_eq!(Scene::read(&path).unwrap().notes, "Half a sen");
    assert!(!window.state().document().is_changed());
}

#[test]
fn an_edit_that_changes_nothing_is_no_step() {
    let mut window = clicked(["Edit title and notes"]);
    press(&mut window, Modifiers::NONE, Key::Escape);
    assert!(window.query_by_label(TITLE).is_none());
    assert_eq!(undo_name(&window), None);
}

#[test]
fn notes_are_shown_as_markdown() {
    let window = with_notes("See **this** and `that`.\nA second line.\n\n- one\n- two");
    let told = texts(&window).join("\n");
    for word in ["See ", "this", "that", "A second line.", "one", "two"] {
        assert!(told.contains(word), "{word}");
    }
    assert!(!told.contains("**") && !told.contains('`'), "no marks are left");
}

/// The addresses that a click on a text opens.
fn opened(window: &mut Window, label: &str) -> Vec<String> {
    window.get_by_label(label).click();
    let mut found = Vec::new();
    for _ in 0..4 {
        window.step();
        for command in &window.output().platform_output.commands {
            if let OutputCommand::OpenUrl(open) = command {
                found.push(open.url.clone());
            }
        }
    }
    found
}

#[test]
fn links_open_the_web_and_nothing_else() {
    let mut window =
        with_notes("[the web](https://example.org/a)\n[a file](file:///etc/passwd)\n![cat](file:///cat.png)");
    assert_eq!(opened(&mut window, "the web"), ["https://example.org/a"]);
    assert!(opened(&mut window, "a file").is_empty());
    assert!(texts(&window).iter().any(|text| text.contains("(picture: cat)")));
}

#[test]
fn hostile_notes_do_not_hang_the_window() {
    for piece in [">", "- ", "*a* ", "| a ", "[a](http://b) ", "`a` ", "word ", "1. a\n", "# a\n"] {
        let begun = Instant::now();
        let mut window = with_notes(&piece.repeat((1 << 20) / piece.len()));
        for _ in 0..3 {
            window.step();
        }
        let taken = begun.elapsed();
        eprintln!("{piece:?}: {taken:?}");
        assert!(taken < Duration::from_secs(10), "{piece:?}: {taken:?}");
    }
}

#[test]
fn the_notes_of_another_scene_are_shown_from_their_beginning() {
    let mut window = window();
    let top = |window: &Window| window.get_by_label("Edit title and notes").rect().min.y;
    let before = top(&window);
    let at = window.get_by_label("Edit title and notes").rect().center();
    window.hover_at(at);
    window.event(eframe::egui::Event::MouseWheel {
        unit: eframe::egui::MouseWheelUnit::Point,
        delta: vec2(0.0, -300.0),
        modifiers: Modifiers::NONE,
        phase: eframe::egui::TouchPhase::Move,
        source: eframe::egui::MouseWheelSource::Wheel,
    });
    window.run_steps(10);
    let scrolled = window.query_by_label("Edit title and notes").map(|node| node.rect().min.y);
    assert!(scrolled.is_none_or(|y| y < before - 50.0), "{scrolled:?}");
    press(&mut window, Modifiers::NONE, Key::CloseBracket);
    assert_eq!(top(&window), before);
}

/// The question is visible from the first step; the answer appears with a button, or at the end of the run.
#[test]
fn the_question_is_shown_first_and_the_answer_when_it_is_asked_for_or_the_run_has_ended() {
    let says = |window: &Window, words: &str| texts(window).iter().any(|text| text.contains(words));
    for mode in ["2D", "3D"] {
        let scene =
            if mode == "2D" { library::start(Dimension::Two) } else { library::start(Dimension::Three) };
        let scene = Scene { notes: "How many?\n## Answer\nExactly five.".to_owned(), ..scene };
        let mut window = window_of(scene.clone(), "asked.ron");
        assert!(says(&window, "How many?") && !says(&window, "Exactly five."), "{mode}");
        click(&mut window, "Show the answer");
        assert!(says(&window, "How many?") && says(&window, "Exactly five."));

        let mut window = window_of(scene.clone(), "asked.ron");
        press(&mut window, Modifiers::NONE, Key::End);
        assert!(says(&window, "Exactly five.") && window.query_by_label("Show the answer").is_none());

        // If the verdict is hidden, so is the answer, and no button reveals it.
        let hidden = Scene { hide_verdict: true, ..scene };
        let mut window = window_of(hidden, "asked.ron");
        assert!(says(&window, "How many?") && !says(&window, "Exactly five."));
        assert!(window.query_by_label("Show the answer").is_none());
        press(&mut window, Modifiers::NONE, Key::End);
        assert!(says(&window, "Exactly five."));
    }
}

/// A scene opens as it was saved: at its step, with its tabs, switches and camera. A scene without these restores the
/// earlier view.
#[test]
fn a_view_is_kept_with_the_scene_saved_and_undone() {
    for dimension in [Dimension::Two, Dimension::Three] {
        let (_folder, path) = scene_file();
        std::fs::write(&path, library::start(dimension).to_ron()).unwrap();
        let mut window = window_on(&path, None);
        let before = scene(&window).clone();
        for _ in 0..4 {
            press(&mut window, Modifiers::NONE, Key::ArrowRight);
        }
        click(&mut window, "CODE");
        press(&mut window, Modifiers::NONE, Key::M);
        press(&mut window, Modifiers::COMMAND, Key::K);
        window.get_by_label("Find a command").type_text("Keep this view");
        press(&mut window, Modifiers::NONE, Key::Enter);
        let kept = scene(&window).shown;
        assert_eq!((kept.step, kept.lower), (Some(5), Some(ShownTab::Code)));
        assert!(!kept.overlays.unwrap().contains(Overlay::Hull));
        press(&mut window, Modifiers::COMMAND, Key::S);
        assert_eq!(Scene::read(&path).unwrap().shown, kept);
        press(&mut window, Modifiers::COMMAND, Key::Z);
        assert_eq!(scene(&window), &before, "one step of undo");

        let file = Some(SceneFile::read(&path).unwrap());
        let mut window = window_with(Start { file, ..Start::default() }, vec2(1280.0, 800.0));
        assert_eq!(step(&window), 4, "step 5 of the scene");
        // Without the hull, M shows it again.
        press(&mut window, Modifiers::NONE, Key::M);
        press(&mut window, Modifiers::COMMAND, Key::K);
        window.get_by_label("Find a command").type_text("Keep this view");
        press(&mut window, Modifiers::NONE, Key::Enter);
        assert!(scene(&window).shown.overlays.unwrap().contains(Overlay::Hull));
        press(&mut window, Modifiers::COMMAND, Key::K);
        window.get_by_label("Find a command").type_text("Forget the kept");
        press(&mut window, Modifiers::NONE, Key::Enter);
        assert_eq!(scene(&window).shown, InitialView::default());
    }
}
