//! The judge in the window, by its accessible names: a solver that forgets the negation for Q, and invalid commands.

use eframe::egui::vec2;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use gjk_sandbox::app::{Origin, Start};

use super::laboratory::wait_for;
use super::{Window, click, click_all, focus, scene, window_with};

fn judge_of(command: &str) -> Window {
    let mut window = window_with(Start::default(), vec2(1280.0, 900.0));
    click_all(&mut window, ["Run", "Check my own solver…"]);
    focus(&mut window, "Command of the solver");
    window.get_by_label("Command of the solver").type_text(command);
    window.run();
    window
}

#[test]
fn a_wrong_solver_is_judged_and_a_wrong_pair_opens() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/judging/wrong.py");
    let mut window = judge_of(&format!("python3 '{file}' no-negation"));
    super::enter(&mut window, "Pairs to check", "40", eframe::egui::Key::Enter);
    click(&mut window, "Check it");
    wait_for(&mut window, "of 40 pairs right");
    window.get_by_label_contains("× support: a vertex is not the farthest");
    // One cause has one heading.
    let sentence = "It runs like a solver with this defect: No negation for Q.";
    assert_eq!(window.query_all_by_label_contains(sentence).count(), 1);
    let first = window.query_all_by_label_contains("Open pair").next().unwrap();
    let title =
        first.accesskit_node().label().unwrap().replace("Open pair", "Pair") + " of my solver: support";
    first.click();
    window.run();
    assert_eq!(window.state().document().origin(), &Origin::Laboratory);
    assert_eq!(scene(&window).title, title);
    assert!(scene(&window).notes.contains("is farther along"), "{}", scene(&window).notes);
    // The solver's run is beside ours in Compare, with its error at the step.
    window.run();
    assert!(window.query_all_by_label_contains("Yours: gjk.py").next().is_some());
    assert!(window.query_all_by_label_contains("Another vertex is farther").next().is_some());
}

/// A solver that always returns the distance 0.25: the sizes of its errors are shown, and no transformation changes its
/// answers.
#[test]
fn changes_and_errors_are_counted_on_demand() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/judging/wrong.py");
    let mut window = judge_of(&format!("python3 '{file}' wrong-length"));
    super::enter(&mut window, "Pairs to check", "30", eframe::egui::Key::Enter);
    for choice in ["answers to changed pairs", "errors of lengths"] {
        click(&mut window, choice);
    }
    click(&mut window, "Check it");
    wait_for(&mut window, "of 30 pairs right");
    window.get_by_label("gjk.py: no change of a pair changes a verdict");
    window.get_by_label("gjk.py: errors of lengths, where the true length is proved exactly");
    // The pairs of the board touch or overlap: their distance is 0, or the answer has to be a depth.
    window.get_by_label_contains("distance: 1e-");
    window.get_by_label_contains("A distance instead of a depth, or vice versa: ");
}

#[test]
fn a_command_that_is_none_is_refused_in_a_sentence() {
    let mut window = judge_of("no-such-solver-7 --fast");
    click(&mut window, "Check it");
    wait_for(&mut window, "expected a program that can be started, found `no-such-solver-7`");
    let window = judge_of("python3 'my solver.py");
    window.get_by_label("Expected an end to every quote in the command, found one that is open.");
    assert!(window.get_by_label("Check it").accesskit_node().is_disabled());
    let window = judge_of("  ");
    window.get_by_label("Enter the command that starts your solver.");
}

/// Regression: "and 290 more" opened a list of 200, and nothing said that the rest was missing.
#[test]
fn pairs_that_are_not_listed_are_counted() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/judging/wrong.py");
    let mut window = judge_of(&format!("python3 '{file}' no-negation"));
    super::enter(&mut window, "Pairs to check", "600", eframe::egui::Key::Enter);
    click(&mut window, "Check it");
    wait_for(&mut window, "of 600 pairs right");
    window.get_by_label("and 200 more");
    window.get_by_label_contains(" more are not listed.");
}
