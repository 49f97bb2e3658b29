//! The window *Handout*: the sheets are previewed, and saved with their key.

use std::fs;
use std::time::Duration;

use eframe::egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use gjk_sandbox::figure::Analysis;
use gjk_sandbox::figure::handout::{Blanks, Handout, HandoutOptions, SheetSize, StepList};
use gjk_sandbox::figure::picture::Steps;
use gjk_sandbox::geometry::Dimension;
use gjk_sandbox::scene::library;

use super::{Window, focus, press, push, push_all, window};

/// Runs frames until an item is in the window.
fn wait_for(window: &mut Window, what: impl Fn(&Window) -> bool) {
    for _ in 0..600 {
        window.step();
        if what(window) {
            return;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    panic!("it does not come");
}

fn open(window: &mut Window) {
    push_all(window, ["File", "Handout…"]);
    wait_for(window, |window| window.query_by_label("Preview of the handout").is_some());
}

#[test]
fn sheets_are_previewed_one_by_one() {
    let mut window = window();
    open(&mut window);
    let count = |steps| {
        let options = HandoutOptions {
            steps: StepList::Steps(steps),
            columns: 2,
            blanks: Blanks::default(),
            size: SheetSize::A4,
            is_key: false,
        };
        let scene = library::start(Dimension::Two);
        Handout::of_run(&scene, &Analysis::of(&scene), &options).unwrap().sheets().len()
    };
    let few = format!("Sheet 1 of {}", count(Steps::Iterations));
    wait_for(&mut window, |window| window.query_by_label(&few).is_some());
    push(&mut window, "All steps");
    let many = count(Steps::All);
    assert!(many > count(Steps::Iterations), "{many}");
    wait_for(&mut window, |window| window.query_by_label(&format!("Sheet 1 of {many}")).is_some());
    push(&mut window, "Next sheet");
    assert!(window.query_by_label(&format!("Sheet 2 of {many}")).is_some());
    press(&mut window, Modifiers::NONE, Key::Escape);
    assert!(window.query_by_label("Next sheet").is_none());
}

#[test]
fn a_handout_is_saved_with_its_key() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("sheet.html");
    let mut window = window();
    open(&mut window);
    push_all(&mut window, ["HTML", "Numbers", "Save to path…"]);
    focus(&mut window, "Path");
    press(&mut window, Modifiers::COMMAND, Key::A);
    window.get_by_label("Path").type_text(path.to_str().unwrap());
    press(&mut window, Modifiers::NONE, Key::Enter);
    wait_for(&mut window, |window| window.query_all_by_label_contains("Saved ").next().is_some());
    let [student, key] =
        ["sheet.html", "sheet-key.html"].map(|name| fs::read_to_string(folder.path().join(name)).unwrap());
    assert!(student.contains("&nbsp;</span>") && !key.contains("&nbsp;</span>"));
}
