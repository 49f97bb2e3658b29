//! The parts of the window that keep their place, and the parts that follow its size.

use eframe::egui::{Key, Modifiers, Pos2, Rect, Role, Theme, ThemePreference, Vec2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use gjk_sandbox::geometry::Side;
use gjk_sandbox::scene::library::SHIPPED;

use super::{
    Window, audit, body, click, click_all, press, push, start_of, step, window, window_of_size, window_with,
};

/// The positions of the tabs, of the header of the table, of its scroll bars and of the verdict's line.
fn places(window: &Window) -> Vec<Rect> {
    let labels = ["WHY", "STEPS", "CODE", "MOTION", "vertex pair", "kept", "Step forward"];
    labels.into_iter().flat_map(|label| window.query_all_by_label(label).map(|node| node.rect())).collect()
}

/// Whatever the sentence of a step says, the table and the tabs stay where they are, from the first step to the last.
#[test]
fn nothing_moves_while_stepping() {
    for (scene, size, zoom) in [
        (0, vec2(1280.0, 800.0), 1.0),
        (6, vec2(1024.0, 768.0), 1.0),
        (12, vec2(1280.0, 720.0), 1.5),
        (4, vec2(960.0, 600.0), 2.0),
    ] {
        let shipped = &SHIPPED[scene];
        let mut window = window_with(start_of(shipped.scene(), shipped.file_name), size);
        window.ctx.set_zoom_factor(zoom);
        window.run_steps(3);
        press(&mut window, Modifiers::NONE, Key::Home);
        let before = places(&window);
        assert!(before.len() >= 4, "{scene}: {before:?}");
        let mut last = usize::MAX;
        while last != step(&window) {
            last = step(&window);
            press(&mut window, Modifiers::NONE, Key::ArrowRight);
            assert_eq!(places(&window), before, "{} step {}", shipped.file_name, step(&window));
        }
        assert!(last > 5, "{last} steps");
    }
}

/// From scene to scene the setup grew by twenty points in space, up to its greatest width, and the pictures became one.
#[test]
fn the_setup_keeps_its_width_from_scene_to_scene() {
    let mut window = window();
    let heading = "SHAPES (world space)";
    let left = |window: &Window| window.query_by_label(heading).map(|node| node.rect().left());
    let before = left(&window).unwrap();
    let mut seen = 0;
    for shipped in SHIPPED {
        press(&mut window, Modifiers::NONE, Key::CloseBracket);
        // Some scenes open in Explore.
        if let Some(now) = left(&window) {
            assert!((now - before).abs() < 1.0, "{}: {now} instead of {before}", shipped.file_name);
            seen += 1;
        }
    }
    assert!(seen > 25, "{seen} scenes");
}

/// The keys make text 0.8 to 2.5 times as large; at every size the pictures keep 55 % of the height, and 60 % while text
/// is not enlarged.
#[test]
fn pictures_keep_their_part_at_every_size_of_text() {
    for size in [vec2(960.0, 600.0), vec2(1280.0, 720.0)] {
        let mut window = window_of_size(size);
        let mut seen = Vec::new();
        for key in [Key::Minus; 4].into_iter().chain([Key::Plus; 20]) {
            press(&mut window, Modifiers::COMMAND, key);
            let zoom = window.ctx.zoom_factor();
            let least = if zoom > 1.0 { 0.55 } else { 0.6 };
            let share = audit::share(&window).unwrap();
            assert!(share >= least, "{size} at {zoom}: {share}");
            seen.push(zoom);
        }
        assert_eq!(seen[3], 0.8, "the smallest");
        assert_eq!(seen.last(), Some(&2.5), "the largest");
    }
}

#[test]
fn resetting_the_layout_leaves_theme_and_text_alone() {
    let mut window = window();
    window.ctx.set_theme(ThemePreference::Light);
    window.ctx.set_zoom_factor(0.9);
    window.run();
    click_all(&mut window, ["PLOT", "View"]);
    push(&mut window, "Reset layout");
    assert_eq!((window.ctx.theme(), window.ctx.zoom_factor()), (Theme::Light, 0.9));
    assert!(window.query_by_label("Iteration 1").is_some(), "STEPS, as at first");
}

/// A view shows everything again when its panel grows or shrinks: three times the room in both directions is three times
/// the scale, to within the margins and the numbers beside the grid.
#[test]
fn views_refit_when_their_room_changes() {
    let mut window = window_of_size(vec2(960.0, 600.0));
    let apart = |window: &Window| (body(window, Side::P) - body(window, Side::Q)).length();
    let view = |window: &Window| window.get_by_role_and_label(Role::Canvas, "Shapes view").rect();
    let fits = |window: &Window| {
        let names = ["Shape P:", "Shape Q:"];
        names
            .into_iter()
            .all(|name| view(window).contains(window.get_by_label_contains(name).rect().center()))
    };
    let (small, room) = (apart(&window), view(&window).size());
    window.set_size(vec2(1920.0, 1080.0));
    window.run();
    let grown = (view(&window).size() / room).min_elem();
    let scaled = apart(&window) / small;
    assert!(fits(&window) && grown > 1.5, "{grown}");
    assert!((scaled / grown - 1.0).abs() < 0.25 || scaled > grown, "{scaled} for {grown}");
    click(&mut window, "Toggle the setup panel");
    assert!(fits(&window));
    window.set_size(vec2(960.0, 600.0));
    window.run();
    assert!(fits(&window), "and back");
}

/// If the window has no room for it, the setup is a drawer over the pictures, which keep their size.
#[test]
fn the_setup_folds_into_a_drawer() {
    let size: Vec2 = vec2(640.0, 400.0);
    let mut window = window_of_size(size);
    let view = |window: &Window| window.get_by_role_and_label(Role::Canvas, "Shapes view").rect();
    let before = view(&window);
    assert!(window.query_by_label("Iteration limit").is_none());
    click(&mut window, "Toggle the setup panel");
    assert!(window.query_all_by_label("Iteration limit").next().is_some());
    assert_eq!(view(&window), before);
    press(&mut window, Modifiers::NONE, Key::Escape);
    assert!(window.query_all_by_label("Iteration limit").next().is_none());
    click(&mut window, "Toggle the setup panel");
    let beside = before.right_top() + vec2(-12.0, 12.0);
    window.drag_at(beside);
    window.drop_at(beside);
    window.run();
    assert!(window.query_all_by_label("Iteration limit").next().is_none(), "a press beside it closes it");
}

/// In a low window the tabs open in a drawer above them.
#[test]
fn tabs_fold_into_a_drawer() {
    let mut window = window_of_size(vec2(480.0, 300.0));
    assert!(window.query_by_label("Iteration 1").is_none());
    click(&mut window, "STEPS");
    let row = window.get_by_label("Iteration 2").rect();
    let at = row.left_top() + vec2(60.0, 10.0);
    window.drag_at(at);
    window.drop_at(at);
    window.run();
    assert!(
        step(&window) > 1,
        "the rows can be clicked, and the drawer stays: {row}, step {}",
        step(&window)
    );
    let node = window.get_by_label("STEPS");
    assert_eq!(node.accesskit_node().toggled(), Some(eframe::egui::accesskit::Toggled::True));
    click(&mut window, "STEPS");
    assert!(window.query_by_label("Iteration 1").is_none());
}

/// A window of 960 by 600 points with text twice as large has 480 by 300 points.
#[test]
fn the_mode_switch_stays_with_large_text() {
    let size = vec2(480.0, 300.0);
    let window = window_of_size(size);
    for mode in ["2D", "3D"] {
        let rect = window.get_by_label(mode).rect();
        assert!(Rect::from_min_size(Pos2::ZERO, size).contains_rect(rect), "{mode}");
    }
}
