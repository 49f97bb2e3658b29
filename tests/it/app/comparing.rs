//! The workspace Compare: two runs side by side, and defects in one of them.

use eframe::egui::accesskit::Toggled;
use eframe::egui::{Key, Modifiers, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use gjk_sandbox::app::Start;
use gjk_sandbox::gjk::{Algorithm, Defect};
use gjk_sandbox::scene::library::SHIPPED;

use super::{
    Window, click, click_all, press, push_all, says, scene, start_of, step, window, window_of, window_with,
};
use crate::shapes::shipped;

/// The scene Two roads in the workspace Compare.
fn two_roads() -> Window {
    let shipped = SHIPPED.iter().find(|shipped| shipped.file_name.ends_with("two-roads.ron")).unwrap();
    let mut window = window_of(shipped.scene(), "two-roads.ron");
    click(&mut window, "Compare");
    window
}

/// The runs diverge at the fifth support point: face ADB against edge AD. The keys of the transport step both runs; the
/// playhead of the scene's own run does not move.
#[test]
fn compare_opens_where_the_runs_part_and_steps_through_both() {
    let mut window = two_roads();
    assert!(says(&window, "FIRST DIVERGENCE in row 5"));
    let row = |window: &Window| {
        let rows = window.query_all_by_label_contains("Row ");
        let mut selected = rows.filter(|row| row.accesskit_node().toggled() == Some(Toggled::True));
        selected.next().and_then(|row| row.accesskit_node().label()).unwrap_or_default()
    };
    assert_eq!(row(&window), "Row 5, first divergence");
    press(&mut window, Modifiers::NONE, Key::Home);
    assert_eq!(row(&window), "Row 1");
    press(&mut window, Modifiers::SHIFT, Key::ArrowRight);
    assert_eq!(row(&window), "Row 2");
    press(&mut window, Modifiers::COMMAND, Key::ArrowRight);
    assert_eq!(row(&window), "Row 5, first divergence");
    press(&mut window, Modifiers::NONE, Key::End);
    assert!(
        row(&window).starts_with("Row 8"),
        "5 shared, 2 of Winter, and both end with the same point: {}",
        row(&window)
    );
    click(&mut window, "Show it");
    assert_eq!(row(&window), "Row 5, first divergence");
    click(&mut window, "One run");
    assert_eq!(step(&window), 0);
}

/// Swapping makes the second run the scene's own; it is one step of undo.
#[test]
fn the_runs_can_be_swapped() {
    let mut window = two_roads();
    click(&mut window, "Swap");
    assert_eq!(scene(&window).query.algorithm, Algorithm::Winter);
    assert!(says(&window, "FIRST DIVERGENCE in row 5"));
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(scene(&window).query.algorithm, Algorithm::Djonov);
}

/// A defect in the second run does not change the scene.
#[test]
fn the_second_run_can_be_broken_alone() {
    let mut window = two_roads();
    click_all(&mut window, ["Break it…", "No negation for Q in the second run"]);
    assert!(says(&window, "Winter, “No negation for Q”"));
    assert!(says(&window, "FIRST DIVERGENCE in row 1"), "another first point");
    assert!(scene(&window).query.defects.is_none());
}

/// A defect in the first run is an edit: its consequence is explained, the verdict mentions the planted defect, and
/// undo removes it.
#[test]
fn a_broken_scene_says_so() {
    let mut window = window();
    push_all(&mut window, ["Break it", "No negation for Q"]);
    assert!(scene(&window).query.defects.contains(Defect::NoNegation));
    assert!(says(&window, "planted defects: No negation for Q"));
    assert!(says(&window, "Defect “No negation for Q”"));
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert!(!says(&window, "planted defects"));
}

/// A scene by the start of its file's name, opened at a step (from 0).
fn opened(start: &str, step: usize) -> Window {
    let shipped = shipped(start);
    let start = Start { step: Some(step), ..start_of(shipped.scene(), shipped.file_name) };
    window_with(start, vec2(1280.0, 800.0))
}

/// Two squares in the same place: below the verdict is the fix, and its button compares the published code with the run
/// with that fix, which is right. Nothing is revealed before the query has ended.
#[test]
fn the_remedy_opens_compare_on_a_run_that_is_right() {
    let window = opened("05", 1);
    assert!(!says(&window, "Fix: "));
    let mut window = opened("05", 100);
    assert!(says(&window, "Fix: guard"));
    click(&mut window, "Compare with Robust");
    assert!(says(&window, "FIRST DIVERGENCE in row"));
    assert!(says(&window, "Bittle’s code says SEPARATE"));
    assert!(says(&window, "the robust query says OVERLAP"));
    assert!(says(&window, "reference agrees"), "the run on the right");
    assert_eq!(scene(&window).query.algorithm, Algorithm::Bittle, "the scene is as it was");
}

/// A defect is named in a frame at its own step, at every later one and with the verdict.
#[test]
fn a_defect_is_named_to_the_end() {
    let mut window = window();
    push_all(&mut window, ["Break it", "No negation for Q"]);
    press(&mut window, Modifiers::NONE, Key::Home);
    let mut follows = 0;
    for _ in 0..100 {
        let here = says(&window, "Defect “No negation for Q”");
        let later = says(&window, "Cause: “No negation for Q” at step");
        assert!(here || later, "step {}", step(&window));
        follows += usize::from(later);
        let before = step(&window);
        press(&mut window, Modifiers::NONE, Key::ArrowRight);
        if step(&window) == before {
            break;
        }
    }
    assert!(follows > 0);
    assert!(
        says(&window, "Cause: “No negation for Q” at step") && says(&window, "The verdict SEPARATE is wrong")
    );
    assert!(says(&window, "Fix: take "));
}
