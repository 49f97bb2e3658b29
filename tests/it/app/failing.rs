//! Errors in the program: they end the operation, but not the window.

use std::path::Path;
use std::sync::Arc;

use eframe::egui::{DroppedFile, Event, FallbackRequest, FontInsert, FontProvider, Key, Modifiers, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use gjk_sandbox::app::{App, Start};
use gjk_sandbox::geometry::{Dimension, Side};
use gjk_sandbox::scene::library;

use super::{Window, click, copied, enter, press, scene, window, window_with};

/// A file whose path cannot be read.
#[derive(Debug)]
struct Panics;

impl DroppedFile for Panics {
    fn path(&self) -> &Path {
        panic!("a file without a path")
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        Ok(Vec::new())
    }
}

fn drop_it(window: &mut Window) {
    window.input_mut().dropped_files = vec![Arc::new(Panics)];
    window.step();
    window.input_mut().dropped_files.clear();
    window.run();
}

#[test]
fn a_panic_is_told_and_the_scene_goes_on() {
    let mut window = window();
    enter(&mut window, "Q x", "0.75", Key::Enter);
    let before = scene(&window).clone();
    drop_it(&mut window);
    window.get_by_label("An error in the program");
    window.get_by_label_contains("a file without a path\nat tests/it/app/failing.rs:");
    let report = copied(&mut window, "Copy report").unwrap();
    for part in
        ["a file without a path", "at tests/it/app/failing.rs:", env!("CARGO_PKG_VERSION"), &before.to_ron()]
    {
        assert!(report.contains(part), "{part} is missing in {report}");
    }
    click(&mut window, "Go on");
    assert_eq!(scene(&window), &before);
    assert!(window.state().document().is_changed());
    // Everything works as before.
    enter(&mut window, "Q x", "0.5", Key::Enter);
    assert_eq!(scene(&window).bodies[Side::Q].pose().position.x, 0.5);
    press(&mut window, Modifiers::NONE, Key::End);
    assert!(window.state().playback().is_at_end());
}

/// A provider of fonts that fails at a character, in the middle of a panel.
#[derive(Debug)]
struct FailsAt(&'static str);

impl FontProvider for FailsAt {
    fn font_for(&self, request: &FallbackRequest<'_>) -> Option<FontInsert> {
        assert!(request.cluster != self.0, "no font has this");
        None
    }
}

#[test]
fn a_scene_that_cannot_be_drawn_gives_way_to_the_last_one() {
    let mut window = Harness::builder()
        .with_size(vec2(1280.0, 800.0))
        .with_max_steps(20)
        .allow_missing_glyphs()
        .build_eframe(|cc| App::new(cc, Start { step: Some(1), ..Start::default() }));
    window.ctx.add_font_provider(Arc::new(FailsAt("\u{540d}")));
    window.run();
    enter(&mut window, "Q x", "0.75", Key::Enter);
    let before = scene(&window).clone();
    let mut other = library::start(Dimension::Two);
    other.title = "\u{540d}".to_owned();
    let text = other.to_ron();
    window.event(Event::Paste(text.clone()));
    window.run();
    window.run();
    window.get_by_label("An error in the program");
    assert!(copied(&mut window, "Copy report").unwrap().contains(&text));
    click(&mut window, "Go on");
    assert_eq!(scene(&window), &before);
    assert_eq!(window.state().document().redo_name(), Some("open a pasted scene"));
    click(&mut window, "3D");
    assert_eq!(scene(&window), &library::start(Dimension::Three));
}

#[test]
fn the_window_says_what_was_wrong_when_it_started() {
    let notice = Some("The settings cannot be used".to_owned());
    let start = Start { step: Some(1), notice: notice.clone(), ..Start::default() };
    let window = window_with(start, vec2(1280.0, 800.0));
    assert_eq!(window.state().notice(), notice.as_deref());
}
