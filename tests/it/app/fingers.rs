//! Touch: two fingers move the view, and a dragged shape goes back to its place.

use eframe::egui::{Event, Pos2, TouchDeviceId, TouchId, TouchPhase, vec2};
use gjk_sandbox::geometry::Side;

use super::{Window, body, pull, scene, window};

fn touch(window: &mut Window, phase: TouchPhase, places: [Pos2; 2]) {
    for (id, pos) in (1..).zip(places) {
        window.event(Event::Touch { device_id: TouchDeviceId(0), id: TouchId(id), phase, pos, force: None });
    }
    window.run();
}

#[test]
fn two_fingers_pan_and_pinch_and_move_no_shape() {
    let mut window = window();
    let (before, q) = (scene(&window).clone(), body(&window, Side::Q));
    // The first finger arrives on Q a moment before the second one.
    pull(&mut window, Side::Q, vec2(40.0, 0.0));
    assert_ne!(scene(&window).bodies, before.bodies, "one finger drags");
    let fingers = [q, q - vec2(120.0, 0.0)];
    touch(&mut window, TouchPhase::Start, fingers);
    touch(&mut window, TouchPhase::Move, fingers.map(|at| at + vec2(30.0, 20.0)));
    assert_eq!(scene(&window).bodies, before.bodies, "the drag is canceled");
    touch(&mut window, TouchPhase::End, fingers.map(|at| at + vec2(30.0, 20.0)));
    let moved = body(&window, Side::Q) - q;
    // The label keeps away from the marks around it.
    assert!((moved - vec2(30.0, 20.0)).length() < 5.0, "{moved:?}");
    touch(&mut window, TouchPhase::Start, fingers);
    touch(&mut window, TouchPhase::Move, [fingers[0] + vec2(60.0, 0.0), fingers[1] - vec2(60.0, 0.0)]);
    touch(&mut window, TouchPhase::End, fingers);
    let [p, q] = [Side::P, Side::Q].map(|side| body(&window, side));
    assert!(p.distance(q) > 150.0, "the view is enlarged: {p:?}, {q:?}");
    assert_eq!(scene(&window).bodies, before.bodies);
}
