//! The description of a step, in the window and as the description of the picture.

use eframe::egui::{Key, Modifiers, Role, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use super::{Start, Window, click, copied, has, press, press_all, push, push_all, window, window_with};

/// Step 7 of the article's run tests AB: AB⟂·AO = −10416.
#[test]
fn d_describes_the_step_in_three_lengths() {
    let mut window = window();
    press_all(&mut window, [Key::ArrowRight; 6]);
    let picture = window.get_by_role_and_label(Role::Canvas, "Difference view");
    let described = picture.accesskit_node().description().unwrap_or_default();
    assert!(described.contains("A B perpendicular dot A O is minus 10416, less than 0"), "{described}");
    press(&mut window, Modifiers::NONE, Key::D);
    assert!(window.query_by_label_contains("Step 7 of 16.").is_some());
    let medium = copied(&mut window, "Copy").unwrap();
    click(&mut window, "Long");
    let long = copied(&mut window, "Copy").unwrap();
    assert!(long.contains("P (polygon) has 3 vertices") && long.len() > medium.len(), "{long}");
    click(&mut window, "Short");
    press(&mut window, Modifiers::NONE, Key::ArrowRight);
    assert!(window.query_by_label_contains("Step 8 of 16.").is_some(), "it follows the run");
    press(&mut window, Modifiers::NONE, Key::D);
    assert!(!has(&window, "Short"));
}

/// Regression: the description went on telling that the explanation is covered, since only the scene was looked at.
#[test]
fn the_description_of_a_hidden_defect_follows_its_disclosure() {
    let mut window = window_with(Start::default(), vec2(1280.0, 1400.0));
    press(&mut window, Modifiers::NONE, Key::D);
    push_all(&mut window, ["Break it", "Mystery bug"]);
    let covered = |window: &Window| window.query_all_by_label_contains("The explanation is covered").count();
    assert!(covered(&window) > 0);
    push(&mut window, "Give up");
    assert_eq!(covered(&window), 0);
}
