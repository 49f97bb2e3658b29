//! The tour: at most six bubbles that point at parts of the window, shown once and on demand.

use eframe::egui::{Key, Modifiers, Pos2, Rect, Vec2, vec2};
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

fn first_run(size: Vec2) -> Window {
    window_with(Start { tours: true, ..Start::default() }, size)
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
