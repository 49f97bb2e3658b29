//! The ways to begin and the tour: at most six bubbles that point at parts of the window, shown once and on demand.

use eframe::egui::{Key, Modifiers, Pos2, Rect, Shape, Vec2, vec2};
use egui_kittest::kittest::Queryable as _;

use super::hidden_verdict::texts;
use super::{Start, Window, click, click_all, press, press_all, push_all, window, window_with};

const SIZES: [Vec2; 3] = [vec2(1280.0, 800.0), vec2(960.0, 600.0), vec2(480.0, 300.0)];

/// The number of the bubble, from its text: `2 of 6`.
fn number(window: &Window) -> Option<(usize, usize)> {
    texts(window).iter().find_map(|text| {
        let (at, of) = text.split_once(" of ")?;
        Some((at.parse().ok()?, of.parse().ok()?))
    })
}

fn start(window: &mut Window) {
    press(window, Modifiers::COMMAND, Key::K);
    window.get_by_label("Find a command").type_text("Tour of the window");
    press(window, Modifiers::NONE, Key::Enter);
}

/// A window that is opened for the first time, with the door behind which the tour is.
fn first_run(size: Vec2) -> Window {
    let mut window = window_with(Start { tours: true, ..Start::default() }, size);
    click(&mut window, "Play with it");
    window
}

#[test]
fn the_first_start_asks_what_gjk_asks_and_has_three_doors() {
    for size in SIZES {
        let all = Rect::from_min_size(Pos2::default(), size);
        for (door, opened) in [
            ("What GJK does (5 minutes)", "page 1 of"),
            ("Play with it", "1 of 6"),
            ("Check my own solver", "Check it"),
        ] {
            let mut window = window_with(Start { tours: true, ..Start::default() }, size);
            assert!(texts(&window).iter().any(|text| text == "Do P and Q overlap?"), "{size}");
            press(&mut window, Modifiers::NONE, Key::ArrowRight);
            assert_eq!(super::step(&window), 0, "nothing plays and no key steps behind the doors");
            assert!(all.contains_rect(window.get_by_label(door).rect()), "{size}: {door}");
            click(&mut window, door);
            assert!(window.query_by_label("Play with it").is_none(), "the doors are closed");
            let found = texts(&window).iter().any(|text| text.contains(opened));
            assert!(found || size.x < 500.0, "{door}: {:?}", texts(&window));
        }
    }
    let mut large = window_with(Start { tours: true, ..Start::default() }, SIZES[0]);
    press(&mut large, Modifiers::COMMAND, Key::Plus);
    assert!(large.ctx.zoom_factor() > 1.05, "the first page can be enlarged");
    let mut window = window();
    assert!(window.query_by_label("Play with it").is_none(), "a user who knows it is not asked");
    click_all(&mut window, ["Help", "Ways to begin"]);
    press(&mut window, Modifiers::NONE, Key::Escape);
    assert!(window.query_by_label("Play with it").is_none(), "Esc closes the doors");
}

/// What the simple view leaves out comes back by one button, and no scene loses what it uses.
#[test]
fn the_first_start_has_the_simple_view() {
    let mut window = first_run(SIZES[0]);
    push_all(&mut window, ["Skip the tour"]);
    let shows = |window: &Window, name: &str| texts(window).iter().any(|text| text == name);
    for name in ["SLICE", "SUPPORT", "MOTION", "Precision", "Iteration limit"] {
        assert!(!shows(&window, name), "{name} is left out");
    }
    assert!(shows(&window, "MAP") && shows(&window, "STEPS"));
    click_all(&mut window, ["View", "Simple view"]);
    for name in ["SLICE", "SUPPORT", "MOTION", "Precision", "Iteration limit"] {
        assert!(shows(&window, name), "{name} is back");
    }
}

/// At each bubble the button that leads on is in the same place, and no bubble covers its part.
#[test]
fn the_buttons_stay_and_the_bubbles_are_beside_their_parts() {
    // Up to the rounding to pixels.
    let is_near = |a: Rect, b: Rect| a.min.distance(b.min) < 1.0 && a.max.distance(b.max) < 1.0;
    for size in &SIZES[..2] {
        let mut window = first_run(*size);
        let first = window.get_by_label("Next").rect();
        for _ in 0..4 {
            click(&mut window, "Next");
            assert!(is_near(window.get_by_label("Next").rect(), first), "{size}");
        }
        click(&mut window, "Next");
        assert!(is_near(window.get_by_label("End the tour").rect(), first), "{size}");
    }
}

#[test]
fn it_comes_by_itself_at_the_first_start_alone_and_has_six_bubbles_in_sight() {
    for size in SIZES {
        let mut window = first_run(size);
        let all = Rect::from_min_size(Pos2::default(), size);
        let mut numbers = Vec::new();
        while let Some((at, of)) = number(&window) {
            assert!(of <= 6, "{of} bubbles");
            numbers.push(at);
            let buttons = if window.query_by_label("Next").is_some() {
                ["Next", "Skip the tour"]
            } else {
                ["End the tour"; 2]
            };
            for name in buttons {
                assert!(all.contains_rect(window.get_by_label(name).rect()), "{size}, bubble {at}: {name}");
            }
            click(&mut window, buttons[0]);
            assert!(numbers.len() <= 6, "it ends: {numbers:?}");
        }
        assert!(numbers.is_sorted_by(|a, b| a < b) && numbers.last() == Some(&6), "{numbers:?}");
        if size.x > 900.0 {
            assert_eq!(numbers, [1, 2, 3, 4, 5, 6], "{size}: every part is there");
        }
    }
    // Not with a file, at a given step, or if an option forbids it.
    assert_eq!(number(&window()), None);
    assert_eq!(
        number(&window_with(Start { tours: true, step: Some(1), ..Start::default() }, SIZES[0])),
        None
    );
    assert_eq!(number(&window_with(Start::default(), SIZES[0])), None);
}

#[test]
fn esc_and_skip_end_it_and_help_has_it_again() {
    let mut window = first_run(SIZES[0]);
    assert_eq!(number(&window), Some((1, 6)));
    press(&mut window, Modifiers::NONE, Key::Escape);
    assert_eq!(number(&window), None, "Esc ends it");
    start(&mut window);
    assert_eq!(number(&window), Some((1, 6)), "it is had again");
    push_all(&mut window, ["Next", "Skip the tour"]);
    assert_eq!(number(&window), None);
    click_all(&mut window, ["Help", "Tour of the window"]);
    assert_eq!(number(&window), Some((1, 6)), "from the menu, too");
}

/// The run goes on below it: no key of the timeline is lost.
#[test]
fn the_window_works_under_the_bubbles() {
    let mut window = window();
    start(&mut window);
    press(&mut window, Modifiers::NONE, Key::ArrowRight);
    assert_eq!(super::step(&window), 1);
    assert_eq!(number(&window), Some((1, 6)));
    // A dialog takes its own Esc first.
    press_all(&mut window, [Key::F1, Key::Escape]);
    assert_eq!(number(&window), Some((1, 6)), "the dialog was closed");
    press(&mut window, Modifiers::NONE, Key::Escape);
    assert_eq!(number(&window), None);
}

/// Regression: the frame ran through the first and last letters of its part.
#[test]
fn the_frame_of_the_tour_cuts_no_letters() {
    for size in SIZES.into_iter().filter(|size| size.x >= 900.0) {
        let mut window = first_run(size);
        while window.query_by_label("Next").is_some() {
            let shapes = &window.output().shapes;
            let frame = shapes.iter().enumerate().find_map(|(order, clipped)| match &clipped.shape {
                Shape::Rect(rect) if rect.stroke.width == 2.5 => Some((order, rect.rect)),
                _ => None,
            });
            let (order, frame) = frame.expect("the frame of a part");
            // The bubble comes later, and covers a part of the frame.
            for clipped in &shapes[..order] {
                let Shape::Text(text) = &clipped.shape else { continue };
                let letters = text.visual_bounding_rect().shrink(0.5);
                if !clipped.clip_rect.contains_rect(letters) {
                    // The border of a scrolled list cuts it already.
                    continue;
                }
                let is_clear = !letters.is_positive()
                    || frame.shrink(2.5).contains_rect(letters)
                    || !frame.intersects(letters);
                assert!(is_clear, "{:?} at {letters} on {frame} in {size}", text.galley.text());
            }
            click(&mut window, "Next");
        }
    }
}
