//! The dialog Make touch, which slides Q into contact.

use eframe::egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use gjk_sandbox::edit::Selection;
use gjk_sandbox::geometry::Side;
use gjk_sandbox::gjk::Verdict;

use super::handles::select;
use super::{
    click, click_all, clicked, enter, has, press, push_all, scene, undo_name, undo_restores, verdict, window,
};

#[test]
fn q_slides_until_it_touches() {
    let mut window = window();
    // The article's code answers yes for a touch.
    click(&mut window, "Robust");
    assert_eq!(verdict(&window), Verdict::Overlap);
    let before = scene(&window).clone();
    press(&mut window, Modifiers::COMMAND, Key::T);
    click_all(&mut window, ["Direction to slide", "Along x"]);
    window.get_by_label_contains("Q moves by (");
    click(&mut window, "Apply");
    assert_eq!(verdict(&window), Verdict::Touching);
    assert_eq!(undo_name(&window), Some("make Q touch P"));
    // The triangle and the quadrilateral are separate once Q has moved by more than 1.5 along x.
    let by = scene(&window).bodies[Side::Q].pose().position - before.bodies[Side::Q].pose().position;
    assert_eq!((by.x, by.y), (1.5, 0.0));
    undo_restores(&mut window, &before);
}

#[test]
fn a_distance_is_typed_and_cancel_changes_nothing() {
    let mut window = window();
    let before = scene(&window).clone();
    click_all(&mut window, ["Edit", "Make touch…", "At a distance"]);
    enter(&mut window, "Distance", "0.5", Key::Enter);
    click(&mut window, "Apply");
    assert_eq!(verdict(&window), Verdict::Separate);
    assert_eq!(undo_name(&window), Some("put Q at a distance of 0.5 from P"));
    press(&mut window, Modifiers::COMMAND, Key::Z);
    press(&mut window, Modifiers::COMMAND, Key::T);
    click_all(&mut window, ["At a penetration depth", "Cancel"]);
    assert_eq!(scene(&window), &before);
    assert!(window.query_by_label("Direction to slide").is_none());
}

#[test]
fn no_direction_is_refused_in_place() {
    let mut window = window();
    select(&mut window, &Selection::body(Side::Q));
    press(&mut window, Modifiers::COMMAND, Key::T);
    click_all(&mut window, ["Direction to slide", "Along a typed vector"]);
    enter(&mut window, "Direction x", "0", Key::Enter);
    assert!(window.get_by_label("Apply").accesskit_node().is_disabled());
    press(&mut window, Modifiers::NONE, Key::Escape);
    assert!(window.query_by_label("Apply").is_none());
    assert!(!window.state().selection().is_empty(), "Esc closes the dialog only");
}

/// The shortest displacement that separates them is 6/√41 along the normal of the side from (4, 5) to (9, 9) of the
/// triangle.
#[test]
fn toward_p_is_the_shortest_displacement() {
    let mut window = clicked(["Robust"]);
    let before = scene(&window).bodies[Side::Q].pose().position;
    press(&mut window, Modifiers::COMMAND, Key::T);
    click(&mut window, "Apply");
    let by = scene(&window).bodies[Side::Q].pose().position - before;
    assert!((by.length() - 6.0 / 41.0_f64.sqrt()).abs() < 1e-6, "{by}");
}

/// The label of the outline is as far from the label of Q as Q has to move: 1.5 units along x.
#[test]
fn the_outline_of_q_shows_where_it_would_go() {
    for mode in ["2D", "3D"] {
        let mut window = clicked([mode]);
        let outline = |window: &super::Window| {
            window.output().shapes.iter().find_map(|clipped| match &clipped.shape {
                eframe::egui::Shape::Text(text) if text.galley.text() == "Q goes here" => {
                    Some(text.visual_bounding_rect().center())
                }
                _ => None,
            })
        };
        assert!(outline(&window).is_none());
        press(&mut window, Modifiers::COMMAND, Key::T);
        window.run();
        let at = outline(&window).expect("there is an outline");
        let shapes = window.get_by_label("Shapes view").rect();
        assert!(shapes.contains(at), "{mode}");
        let dialog = window.get_by_label("Make touch").rect();
        assert!(!dialog.intersects(shapes), "{mode}: the dialog is beside the picture");
        click(&mut window, "Apply");
        assert!(outline(&window).is_none(), "{mode}: Q is there");
        let q = super::body(&window, Side::Q);
        assert!(q.distance(at) < 30.0 || mode == "3D", "{mode}: {q} and {at}");
    }
}

/// Regression: Make touch covered a part of the gallery.
#[test]
fn the_dialog_and_the_gallery_take_the_place_of_each_other() {
    let mut window = window();
    press(&mut window, Modifiers::COMMAND, Key::T);
    assert!(has(&window, "Direction to slide"));
    push_all(&mut window, ["Shape", "Add shape…"]);
    assert!(!has(&window, "Direction to slide") && has(&window, "ADD SHAPE"));
    press(&mut window, Modifiers::COMMAND, Key::T);
    assert!(has(&window, "Direction to slide") && !has(&window, "ADD SHAPE"));
}
