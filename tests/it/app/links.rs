//! Links, opened at the start and from the clipboard, and copied.

use eframe::egui::{Event, Key, Modifiers, vec2};
use gjk_sandbox::app::{Origin, Start};
use gjk_sandbox::link::{self, Link, LinkTarget};
use gjk_sandbox::scene::Scene;
use gjk_sandbox::scene::library::SHIPPED;

use super::{Window, click_all, copied, has, press, window_with};

fn window(link: &str) -> Window {
    window_with(Start { link: Some(link.to_owned()), ..Start::default() }, vec2(1280.0, 800.0))
}

fn sent() -> Scene {
    Scene { title: "Sent by a friend".to_owned(), ..SHIPPED[2].scene() }
}

/// The text that this item of the menu Share copies.
fn shared(window: &mut Window, item: &str) -> String {
    click_all(window, ["File", "Share"]);
    copied(window, item).unwrap()
}

fn title(window: &Window) -> String {
    window.state().document().scene().title.clone()
}

#[test]
fn a_scene_of_a_link_is_saved_until_it_is_changed() {
    let mut window = window(&link::at_step(link::to_scene("https://example.org/", &sent()), 2));
    assert_eq!(title(&window), "Sent by a friend");
    assert_eq!(window.state().playback().step(), 1);
    assert_eq!(window.state().document().origin(), &Origin::Link);
    assert!(!window.state().document().is_changed());
    press(&mut window, Modifiers::COMMAND, Key::D);
    assert!(window.state().document().is_changed());
}

#[test]
fn shipped_scenes_and_lessons_have_links() {
    assert_eq!(window("#open=07-gem-and-octahedron.ron&step=11").state().playback().step(), 10);
    let lesson = window("#lesson=what-gjk-does");
    assert_eq!(lesson.state().document().origin(), &Origin::Lesson);
}

#[test]
fn a_broken_link_says_where_and_the_start_scene_is_there() {
    let window = window("#scene=ab!cd");
    assert_eq!(title(&window), "Triangle and quad");
    let said = window.state().notice().unwrap();
    assert!(said.contains("wrong character at place 3"), "{said}");
}

#[test]
fn a_pasted_link_asks_before_it_replaces_unsaved_work() {
    let mut window = window(&link::to_scene("", &sent()));
    let other = link::to_scene("https://example.org/", &Scene { title: "Another".to_owned(), ..sent() });
    window.event(Event::Paste(other.clone()));
    window.run();
    assert_eq!(title(&window), "Another", "nothing was unsaved");
    press(&mut window, Modifiers::COMMAND, Key::D);
    window.event(Event::Paste(link::to_scene("", &sent())));
    window.run();
    assert_eq!(title(&window), "Another");
    assert!(has(&window, "Cancel"), "it asks");
}

#[test]
fn the_copied_link_leads_back_to_the_scene_and_the_step() {
    let mut window = window(&link::to_scene("", &sent()));
    press(&mut window, Modifiers::NONE, Key::ArrowRight);
    let copied = shared(&mut window, "Copy link");
    let Link { target, step, .. } = Link::parse(&copied).unwrap();
    assert_eq!(target, LinkTarget::Scene(Box::new(sent())));
    assert_eq!(step, Some(window.state().playback().step() + 1));
    let report = shared(&mut window, "Copy for a bug report");
    assert!(
        report.starts_with("**[Sent by a friend](http") && report.contains("SEPARATE, proved:"),
        "{report}"
    );
    assert!(report.contains("```ron\n("), "{report}");
}
