//! The card with the proof, the plot of the bounds, and the switches for precision and depth.

use eframe::egui::{Key, Modifiers, Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use gjk_sandbox::gjk::{Algorithm, Precision};

use super::{Window, click, enter, press, push, says, scene, step, window};

/// Opens or closes the card by the button at the end of the tabs.
fn toggle(window: &mut Window) {
    window.get_by_role_and_label(Role::Button, "PROOF").click();
    window.run();
}

#[test]
fn the_card_computes_the_common_point_twice() {
    let mut window = window();
    assert!(says(&window, "exact"), "the card says how sure it is");
    // Fragments of sentences, which are laid out in pieces.
    for piece in ["1/2", "11/14", "3/14", "6.5"] {
        assert!(says(&window, piece), "{piece}");
    }
    toggle(&mut window);
    assert!(!says(&window, "11/14"), "the card is closed");
    toggle(&mut window);
    assert!(says(&window, "11/14"));
}

#[test]
fn shapes_apart_are_proved_by_an_axis() {
    let mut window = window();
    enter(&mut window, "Q x", "4", Key::Enter);
    assert!(says(&window, "every point of"));
    assert!(says(&window, "with a gap of"));
    click(&mut window, "3D");
    assert!(says(&window, "exact"));
}

#[test]
fn the_switch_of_precision_is_one_undo() {
    let mut window = window();
    push(&mut window, "f32");
    assert_eq!(scene(&window).query.precision, Precision::F32);
    assert_eq!(window.state().document().undo_name(), Some("compute in f32"));
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(scene(&window).query.precision, Precision::F64);
    for algorithm in Algorithm::ALL {
        push(&mut window, algorithm.title());
        push(&mut window, "f32");
        assert_eq!(scene(&window).query.precision, Precision::F32, "{algorithm} has it, too");
        press(&mut window, Modifiers::COMMAND, Key::Z);
    }
}

#[test]
fn depth_is_measured_when_it_is_asked_for() {
    let mut window = window();
    let steps = |window: &mut Window| {
        press(window, Modifiers::NONE, Key::End);
        step(window)
    };
    let without = steps(&mut window);
    assert!(!says(&window, "MEASURED"));
    push(&mut window, "Measure depth (EPA)");
    assert!(scene(&window).query.epa);
    assert_eq!(window.state().document().undo_name(), Some("measure depth"));
    assert!(steps(&mut window) > without, "the polytope goes on");
    assert!(says(&window, "MEASURED") && says(&window, "depth"));
    click(&mut window, "EPA iteration 1");
    let at_first = step(&window);
    assert!(at_first > without);
    press(&mut window, Modifiers::COMMAND, Key::ArrowLeft);
    assert!(step(&window) < at_first, "decisions before it");
    press(&mut window, Modifiers::COMMAND, Key::ArrowRight);
    assert!(step(&window) >= at_first, "each iteration of the polytope is a decision");
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert!(!scene(&window).query.epa);
}

#[test]
fn distance_always_measures() {
    let mut window = window();
    click(&mut window, Algorithm::Distance.title());
    let switch = window.get_by_role_and_label(Role::CheckBox, "Measure depth (EPA)");
    assert!(switch.accesskit_node().is_disabled());
    enter(&mut window, "Q x", "4", Key::Enter);
    assert!(says(&window, "separation"));
}

/// Scene 5: two squares, which Bittle's code calls separate because of a zero direction.
#[test]
fn a_disagreement_has_a_badge_and_a_cause() {
    let mut window = window();
    for _ in 0..4 {
        press(&mut window, Modifiers::NONE, Key::CloseBracket);
    }
    assert!(says(&window, "DISAGREES: the shapes OVERLAP"));
    assert!(says(&window, "The cause is a zero direction"), "the card names it");
    push(&mut window, "Robust");
    assert!(!says(&window, "DISAGREES") && !says(&window, "The cause is"));
}
