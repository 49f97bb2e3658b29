//! Regions in the window: their explanations, the step that excluded them, and directions of view.

use eframe::egui::Key;
use eframe::egui::Modifiers;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use gjk_sandbox::figure::Analysis;
use gjk_sandbox::gjk::{Algorithm, Event};

use super::{Window, click, clicked, press, push, scene, step, window};

/// The step that rules on the regions of the third support point: in Bittle's article the origin is outside edge AC.
fn third_ruling(window: &Window) -> usize {
    let trace = Analysis::of(scene(window)).trace;
    let iteration = trace.iterations()[2].events.clone();
    iteration.into_iter().find(|step| matches!(trace.events[*step], Event::Ruled { .. })).unwrap()
}

fn go_to(window: &mut Window, wanted: usize) {
    press(window, Modifiers::NONE, Key::Home);
    for _ in 0..wanted {
        press(window, Modifiers::NONE, Key::ArrowRight);
    }
    assert_eq!(step(window), wanted, "the arrows lead there");
}

/// C = (4, 2) is the first support point: the search has moved away from it since the first iteration.
#[test]
fn a_region_leads_to_the_step_that_excluded_it() {
    let mut window = window();
    click(&mut window, Algorithm::Djonov.title());
    let ruled = third_ruling(&window);
    go_to(&mut window, ruled);
    let region = window.get_by_label_contains("Region vertex C. Impossible");
    region.click_accesskit();
    window.run();
    let trace = Analysis::of(scene(&window)).trace;
    let first = trace.iterations()[0].events.clone();
    assert!(first.contains(&step(&window)), "step {} is of the first iteration", step(&window));
    assert!(matches!(trace.events[step(&window)], Event::Redirected { .. }));
}

#[test]
fn the_line_above_the_view_turns_pictures_of_regions_on_and_off() {
    let mut window = window();
    click(&mut window, Algorithm::Djonov.title());
    let ruled = third_ruling(&window);
    go_to(&mut window, ruled);
    assert!(window.query_by_label_contains("Region inside. Chosen").is_some());
    click(&mut window, "Show Regions");
    assert!(window.query_by_label_contains("Region inside. Chosen").is_none());
    click(&mut window, "Show Regions");
    for overlay in ["Show Tests", "Show A cannot be", "Show O cannot be"] {
        click(&mut window, overlay);
    }
    assert!(window.query_by_label("Show Slabs").is_none(), "there are none in the plane");
}

/// The gem and the octahedron: two points define a view edge-on to AB, four points one down on the base.
#[test]
fn looking_along_turns_the_camera_and_the_regions_spread() {
    let mut window = clicked(["3D"]);
    assert!(window.query_by_label("Edge-on to AB").is_none(), "one point");
    let segment = Analysis::of(scene(&window)).trace.iterations()[1].events.start;
    go_to(&mut window, segment + 1);
    let gizmo = |window: &Window| window.get_by_label("Difference view: right view").rect().center();
    let before = gizmo(&window);
    click(&mut window, "Edge-on to AB");
    window.run();
    assert!((gizmo(&window) - before).length() > 3.0, "the camera has turned");
    assert!(window.query_by_label("Spread the regions").is_none());
    click(&mut window, "Show Slabs");
    let slider = window.get_by_role_and_label(eframe::egui::accesskit::Role::Slider, "Spread the regions");
    assert_eq!(slider.accesskit_node().numeric_value(), Some(0.0));
    push(&mut window, "Animation");
    click(&mut window, "Edge-on to AB");
}
