//! The clipboard, whose owner may not answer for half a minute.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use eframe::egui::{Key, Modifiers, vec2};
use egui_kittest::kittest::Queryable as _;
use gjk_sandbox::app::{ReadClipboard, Start};

use super::{Window, press, window_with};

fn window(clipboard: ReadClipboard) -> Window {
    let start = Start { step: Some(1), clipboard: Some(clipboard), ..Start::default() };
    window_with(start, vec2(1280.0, 800.0))
}

/// Shows frames until a label appears.
fn wait_for(window: &mut Window, label: &str) {
    let until = Instant::now() + Duration::from_mins(1);
    while window.query_by_label_contains(label).is_none() {
        assert!(Instant::now() < until, "{label}");
        thread::sleep(Duration::from_millis(5));
        window.run();
    }
}

#[test]
fn ctrl_v_imports_the_points_on_the_clipboard() {
    let mut window = window(|| Some("1 2\r\n3 4\r\n5 7".to_owned()));
    press(&mut window, Modifiers::COMMAND, Key::V);
    wait_for(&mut window, "Text with points");
}

#[test]
fn frames_go_on_while_the_owner_of_the_clipboard_is_stopped() {
    static ANSWERS: AtomicBool = AtomicBool::new(false);
    let mut window = window(|| {
        while !ANSWERS.load(Ordering::Relaxed) {
            thread::sleep(Duration::from_millis(5));
        }
        Some("1 2\n3 4\n5 7".to_owned())
    });
    // This would never return if a frame waited for the answer.
    press(&mut window, Modifiers::COMMAND, Key::V);
    press(&mut window, Modifiers::COMMAND, Key::V);
    assert!(window.query_by_label("Text with points").is_none());
    ANSWERS.store(true, Ordering::Relaxed);
    wait_for(&mut window, "Text with points");
}

#[test]
fn an_empty_clipboard_is_said_to_be_empty() {
    let mut window = window(|| None);
    press(&mut window, Modifiers::COMMAND, Key::V);
    wait_for(&mut window, "There is no text on the clipboard");
}
