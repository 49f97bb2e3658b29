//! Help → About: the authors, the citation, and the details to send with a bug report.

use eframe::egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use gjk_sandbox::scene::Scene;

use super::{clicked, copied, press, scene};

#[test]
fn about_tells_version_licence_and_citation() {
    let mut window = clicked(["Help", "About GJK Sandbox"]);
    window.get_by_label(&format!("GJK Sandbox {}", env!("CARGO_PKG_VERSION")));
    window.get_by_label("MIT OR Apache-2.0, as you choose");
    let citation = copied(&mut window, "Copy citation").unwrap();
    assert!(citation.contains(env!("CARGO_PKG_VERSION")), "{citation}");
    assert!(window.query_by_label(&citation).is_some(), "what is shown is what is copied");
    press(&mut window, Modifiers::NONE, Key::Escape);
    assert!(window.query_by_label("Copy citation").is_none());
}

#[test]
fn the_report_of_a_bug_holds_version_system_renderer_and_the_open_scene() {
    let mut window = clicked(["Robust", "Help", "About GJK Sandbox"]);
    let report = copied(&mut window, "Copy report").unwrap();
    window.get_by_label("Copied");
    let (head, ron) = report.split_once("\n\n").unwrap();
    let lines: Vec<&str> = head.lines().collect();
    assert_eq!(lines[0], format!("GJK Sandbox {}", env!("CARGO_PKG_VERSION")));
    let system = format!("System: {} {}", std::env::consts::OS, std::env::consts::ARCH);
    assert!(lines[1].starts_with(&system), "{}", lines[1]);
    // The harness draws nothing.
    assert_eq!(lines[2], "Renderer: none");
    assert_eq!(&Scene::from_ron(ron).unwrap(), scene(&window), "with the change that is not saved");
}
