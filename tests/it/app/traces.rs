//! Runs of other programs in the window: beside our run in Compare, stepped together with it, and removed once the
//! shapes change.

use eframe::egui::{Key, Modifiers, vec2};
use gjk_sandbox::app::{Origin, Start};
use gjk_sandbox::geometry::Side;
use gjk_sandbox::judge::{Exhibit, read_traces};

use super::laboratory::wait_for;
use super::{Window, click, drag, press, says, scene, window_with};

/// A run with its numbers written by hand.
const HAND: &str = include_str!("../../../crates/tools/tests/it/trace_import/hand.jsonl");

/// The run computed on paper, with the wrong vertex of Q in its first step.
fn wrong() -> String {
    HAND.replacen(r#""p":1,"q":0,"#, r#""p":1,"q":1,"#, 1)
}

fn window_of(exhibit: Exhibit) -> Window {
    window_with(Start { exhibit: Some(exhibit), ..Start::default() }, vec2(1280.0, 800.0))
}

#[test]
fn a_told_run_is_stepped_beside_ours() {
    let mut window = window_of(read_traces(&wrong()).unwrap()[0].exhibit());
    window.run();
    assert_eq!(window.state().document().origin(), &Origin::Laboratory);
    assert!(says(&window, "Yours: paper"));
    press(&mut window, Modifiers::NONE, Key::Home);
    assert!(says(&window, "Another vertex is farther."));
    assert!(says(&window, "vertex 0 of Q is farther along"));
    press(&mut window, Modifiers::NONE, Key::End);
    assert!(says(&window, "The run answers YES. That is right."));
    assert!(scene(&window).notes.contains("is farther along"));
}

#[test]
fn a_pasted_trace_opens_and_a_damaged_one_is_refused_at_its_line() {
    let mut window = window_with(Start::default(), vec2(1280.0, 800.0));
    window.event(eframe::egui::Event::Paste(HAND.to_owned()));
    window.run();
    wait_for(&mut window, "Yours: paper");
    let mut window = window_with(Start::default(), vec2(1280.0, 800.0));
    let damaged = HAND.replacen(r#"{"type":"step""#, "{step", 1);
    window.event(eframe::egui::Event::Paste(damaged));
    window.run();
    wait_for(&mut window, "The clipboard, line 2: expected a JSON object on one line");
    assert!(says(&window, "This trace cannot be opened"));
}

/// The imported run is about the earlier shapes: after a change one of our algorithms replaces it, and undo brings it
/// back.
#[test]
fn a_told_run_belongs_to_its_shapes() {
    let mut window = window_of(read_traces(HAND).unwrap()[0].exhibit());
    window.run();
    assert!(says(&window, "Yours: paper"));
    click(&mut window, "One run");
    let before = scene(&window).bodies.clone();
    drag(&mut window, Side::P, vec2(40.0, 0.0));
    assert_ne!(scene(&window).bodies, before, "P has been dragged");
    click(&mut window, "Compare");
    assert!(!says(&window, "Yours: paper"));
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert!(says(&window, "Yours: paper"));
}
