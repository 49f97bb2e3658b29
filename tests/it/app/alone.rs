//! Showing one panel alone, in each workspace: with a double click on its title, the button beside it, and the key.

use eframe::egui::{Event, Key, Modifiers, Pos2, Rect, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use gjk_sandbox::app::{App, Start};

use super::{Window, button, click, click_all, clicked, pointer, press, push, window};

fn rect(window: &Window, name: &str) -> Option<Rect> {
    window.query_by_label(name).map(|node| node.rect())
}

/// A window with frames close enough in time for two clicks to be a double click.
fn quick(mode: &str) -> Window {
    let mut window = Harness::builder()
        .with_size(vec2(1280.0, 800.0))
        .with_step_dt(0.02)
        .with_max_steps(40)
        .build_eframe(|cc| App::new(cc, Start { step: Some(1), ..Start::default() }));
    window.run_steps(3);
    window.get_by_label(mode).click();
    // Longer than a double click.
    window.run_steps(40);
    window
}

fn double_click(window: &mut Window, at: Pos2) {
    pointer(window, Event::PointerMoved(at));
    for pressed in [true, false, true, false] {
        pointer(window, button(at, pressed));
    }
    // Longer than a double click, so that the next one is another.
    window.run_steps(40);
}

fn title(window: &Window, text: &str) -> Pos2 {
    window.get_by_label(text).rect().center()
}

#[test]
fn a_double_click_on_a_title_shows_its_panel_alone_and_all_panels_again() {
    for mode in ["2D", "3D"] {
        let mut window = quick(mode);
        let before = rect(&window, "Shapes view").unwrap();
        let at = title(&window, "SHAPES (world space)");
        double_click(&mut window, at);
        let alone = rect(&window, "Shapes view").unwrap();
        assert!(alone.width() > 1100.0 && alone.height() > 500.0, "{mode}: {alone}");
        assert!(rect(&window, "Difference view").is_none(), "{mode}");
        assert!(window.query_by_label("WHY").is_none(), "{mode}");
        let at = title(&window, "SHAPES (world space)");
        double_click(&mut window, at);
        assert_eq!(rect(&window, "Shapes view"), Some(before), "{mode}");

        let at = title(&window, "WHY");
        double_click(&mut window, at);
        assert!(rect(&window, "Shapes view").is_none() && rect(&window, "Difference view").is_none());
        window.get_by_label("STEPS");
        window.key_press(Key::Escape);
        window.run_steps(5);
        assert_eq!(rect(&window, "Shapes view"), Some(before), "{mode}");
    }
}

#[test]
fn the_key_takes_the_panel_under_the_pointer_and_brings_the_others_back() {
    let mut window = window();
    let at = rect(&window, "Shapes view").unwrap().left_top() + vec2(20.0, 40.0);
    pointer(&mut window, Event::PointerMoved(at));
    window.run();
    press(&mut window, Modifiers::NONE, Key::A);
    assert!(rect(&window, "Difference view").is_none());
    assert!(rect(&window, "Shapes view").unwrap().width() > 1100.0);
    press(&mut window, Modifiers::NONE, Key::A);
    assert!(rect(&window, "Difference view").is_some());
    let lower = title(&window, "WHY");
    pointer(&mut window, Event::PointerMoved(lower));
    window.run();
    press(&mut window, Modifiers::NONE, Key::A);
    assert!(rect(&window, "Shapes view").is_none());
    press(&mut window, Modifiers::NONE, Key::Escape);
    assert!(rect(&window, "Shapes view").is_some());
}

#[test]
fn the_views_in_place_of_the_difference_can_be_alone_too() {
    let mut window = window();
    for pane in ["SLICE", "MAP", "SUPPORT"] {
        click(&mut window, pane);
        push(&mut window, "Only the view on the right");
        assert!(rect(&window, "Shapes view").is_none(), "{pane}");
        press(&mut window, Modifiers::NONE, Key::Escape);
        assert!(rect(&window, "Shapes view").is_some(), "{pane}");
    }
}

/// Esc first clears the selection, then brings the panels back.
#[test]
fn esc_does_one_thing_at_a_time() {
    let mut window = window();
    push(&mut window, "Only the shapes");
    press(&mut window, Modifiers::COMMAND, Key::A);
    assert!(!window.state().selection().is_empty());
    press(&mut window, Modifiers::NONE, Key::Escape);
    assert!(window.state().selection().is_empty());
    assert!(rect(&window, "Difference view").is_none(), "still alone");
    press(&mut window, Modifiers::NONE, Key::Escape);
    assert!(rect(&window, "Difference view").is_some());
}

#[test]
fn explore_and_compare_have_panels_alone_too() {
    let mut window = clicked(["Explore"]);
    push(&mut window, "low");
    for (button, gone) in [
        ("Only the simplex", ["EXPLORE", "CUT"]),
        ("Only the words", ["SIMPLEX", "CUT"]),
        ("Only section and outcomes", ["SIMPLEX", "EXPLORE"]),
    ] {
        push(&mut window, button);
        for title in gone {
            assert!(window.query_by_label(title).is_none(), "{button}: {title}");
        }
        push(&mut window, button);
        for title in ["SIMPLEX", "EXPLORE", "CUT"] {
            assert!(window.query_by_label(title).is_some(), "{button}: {title} is back");
        }
    }
    let views = ["Difference view of run 1", "Difference view of run 2"];
    click_all(&mut window, ["2D", "Compare"]);
    for (button, shown) in [
        ("Only the first run", [true, false]),
        ("Only the second run", [false, true]),
        ("Only the table", [false, false]),
    ] {
        push(&mut window, button);
        assert_eq!(views.map(|view| rect(&window, view).is_some()), shown, "{button}");
        press(&mut window, Modifiers::NONE, Key::Escape);
        assert_eq!(views.map(|view| rect(&window, view).is_some()), [true, true], "{button}");
    }
}
