//! The tab PLOT, and the pane SUPPORT, in which a direction is turned by hand. Bittle's scene: 4 iterations.

use egui_kittest::kittest::{NodeT as _, Queryable as _};

use super::{Key, Modifiers, Vec2, Window, click, clicked, press, says, scene, step, window_with};
use eframe::egui::{Pos2, Role, vec2};
use gjk_sandbox::app::Start;
use gjk_sandbox::gjk::Algorithm;

fn click_at(window: &mut Window, at: Pos2) {
    window.drag_at(at);
    window.drop_at(at);
    window.run();
}

#[test]
fn plots_stand_side_by_side_and_a_click_goes_to_an_iteration() {
    let mut window = clicked(["PLOT"]);
    for title in [
        "A dot v divided by the length of v over the iterations",
        "the length of v over the iterations",
        "Size over the iterations",
        "Regions over the iterations",
    ] {
        let rect = window.get_by_label(title).rect();
        assert!(rect.width() > 90.0 && rect.height() > 40.0, "{title}: {rect}");
    }
    assert!(window.query_by_label("Bounds over the iterations").is_none(), "Bittle's run measures no length");
    let rect = window.get_by_label("A dot v divided by the length of v over the iterations").rect();
    let last_iteration = rect.left_center() + Vec2::new(rect.width() * 0.99, 0.0);
    press(&mut window, Modifiers::NONE, Key::End);
    let last = step(&window);
    press(&mut window, Modifiers::NONE, Key::Home);
    click_at(&mut window, last_iteration);
    assert!(step(&window) > last / 2, "the last iteration begins in the second half");
    click(&mut window, "STEPS");
    assert!(window.query_by_label("A dot v divided by the length of v over the iterations").is_none());
}

#[test]
fn bounds_are_plotted_where_lengths_are_measured_and_can_be_hidden() {
    let mut window = clicked(["PLOT"]);
    click(&mut window, Algorithm::Distance.title());
    assert!(window.query_by_label("Bounds over the iterations").is_some());
    click(&mut window, "Charts");
    window.get_by_role_and_label(Role::CheckBox, "Bounds").click();
    window.run();
    assert!(window.query_by_label("Bounds over the iterations").is_none());
}

/// The toggle shows the gap in place of the charts; ε is typed.
#[test]
fn the_gap_has_a_tolerance() {
    let mut window = clicked(["PLOT"]);
    click(&mut window, Algorithm::Distance.title());
    click(&mut window, "Gap");
    let rect = window.get_by_label("Gap over the iterations").rect();
    assert!(rect.width() > 200.0 && rect.height() > 80.0, "{rect}");
    assert!(window.query_by_label("Size over the iterations").is_none());
    assert!(says(&window, "relative ε|x|: ") && says(&window, "no progress: "));
    let epsilon = |window: &Window| window.get_by_label("Tolerance ε").value();
    assert_eq!(epsilon(&window).as_deref(), Some("0.000001"));
    super::enter(&mut window, "Tolerance ε", "1e-2", Key::Enter);
    assert_eq!(epsilon(&window).as_deref(), Some("0.01"));
    click(&mut window, "Gap");
    assert!(window.query_by_label("Size over the iterations").is_some());
}

/// On paper: along x, the support of P is 9 at p2 = (9, 9), and that of Q against x is −5 at q0 = (5, 7): the
/// difference has 4.
#[test]
fn a_direction_is_turned_by_hand() {
    let mut window = clicked(["SUPPORT"]);
    let before = scene(&window).clone();
    let dial = window.get_by_label("Direction u at P minus Q").rect();
    let curves = window.get_by_label("Support functions over the angle").rect();
    assert!(dial.height() > 60.0 && curves.height() > 60.0, "{dial} {curves}");
    click_at(&mut window, curves.center());
    // The middle of the chart is at 0 degrees, to within a pixel.
    let tells = |words: &str, vertex: &str| {
        let mut nodes = window.query_all_by_label_contains(words);
        // A text without a field or a button has it as its value.
        nodes.any(|node| {
            let node = node.accesskit_node();
            node.label().or_else(|| node.value()).is_some_and(|text| text.contains(vertex))
        })
    };
    assert!(tells("The support value of P along u is ", ", at p2"));
    assert!(tells("The support value of Q along −u is ", ", at q0"));
    click(&mut window, "Jump left");
    assert!(says(&window, " and p") || says(&window, " and q"), "at a jump two vertices are farthest");
    assert_eq!(*scene(&window), before, "nothing is edited");
}

/// At 960 by 600 the charts below the pictures would be two lines of numbers; alone they have the window.
#[test]
fn in_a_low_window_charts_are_offered_alone() {
    let mut window = window_with(Start { step: Some(16), ..Start::default() }, vec2(960.0, 600.0));
    click(&mut window, "PLOT");
    assert!(window.query_by_label("Shapes view").is_some());
    click(&mut window, "Show them alone");
    assert!(window.query_by_label("Shapes view").is_none());
    assert!(window.query_by_label("Show them alone").is_none());
    press(&mut window, Modifiers::NONE, Key::Escape);
    assert!(window.query_by_label("Shapes view").is_some());
}
