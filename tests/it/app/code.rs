//! The pseudocode and the decision tree below the sentences.
//!
//! Bittle's triangle and quadrilateral: steps 1 to 3 find the first two support points, and the loop finds three in all.

use eframe::egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;

use super::laboratory::wait_for;
use super::{clicked, press, push, push_all, says, step, window};

#[test]
fn the_key_shows_the_code_and_a_line_leads_to_its_next_execution() {
    let mut window = window();
    press(&mut window, Modifiers::NONE, Key::K);
    let first = "A equals the support point of P minus Q along v, A is p2 minus q0, this step";
    assert!(says(&window, first), "the first step is the first line that leaves an event");
    // The line of the loop, which step 3 executes first.
    push(&mut window, "A equals the support point of P minus Q along v, reached in this run");
    assert_eq!(step(&window), 2, "its first execution");
    assert!(
        says(&window, "if A dot v at most 0, A dot v is 15, passed in this step"),
        "the number of the article"
    );
    push(&mut window, "A equals the support point of P minus Q along v, A is p1 minus q2, this step");
    let second = step(&window);
    assert!(second > 2, "its second");
    push_all(
        &mut window,
        [
            "A equals the support point of P minus Q along v, A is p0 minus q1, this step",
            "A equals the support point of P minus Q along v, A is p0 minus q0, this step",
        ],
    );
    assert_eq!(step(&window), 2, "after the last comes the first again");
    push(&mut window, "answer no: A is not past O, not reached in this run");
    assert_eq!(step(&window), 2);
    assert_eq!(window.state().notice(), Some("This run does not execute that line"));
}

#[test]
fn the_tree_lights_the_way_and_counts_random_runs() {
    let mut window = clicked(["TREE"]);
    let end = "otherwise then answer yes, reached in this run";
    assert!(
        says(&window, end)
            && says(&window, "if A dot v at most 0 then answer no: A is not past O, not reached in this run")
    );
    push(&mut window, end);
    assert!(says(&window, "otherwise then answer yes, this step"));
    assert!(says(&window, "if it is a triangle, passed in this step"));
    window.get_by_label("Run 1,000").click_accesskit();
    window.step();
    wait_for(&mut window, "1000 runs of random pairs");
    assert!(says(&window, "branches never taken"));
}
