//! The browser of the shipped scenes.

use eframe::egui::{Key, Modifiers, Role, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use gjk_sandbox::app::Origin;
use gjk_sandbox::scene::library::{Chapter, SHIPPED};

use super::hidden_verdict::texts;
use super::{Window, click, click_all, clicked, press, press_all, scene, window, window_of_size};

const FIELD: &str = "Search the scenes";

fn open(window: &mut Window) {
    press(window, Modifiers::COMMAND | Modifiers::SHIFT, Key::O);
    window.get_by_label(FIELD);
}

fn origin(window: &Window) -> usize {
    window.state().document().shipped().unwrap()
}

#[test]
fn every_shipped_scene_has_a_chapter_and_a_line_that_does_not_tell_its_answer() {
    for chapter in Chapter::ALL {
        assert!(SHIPPED.iter().any(|shipped| shipped.chapter == chapter), "{chapter:?} is empty");
    }
    for (index, shipped) in SHIPPED.iter().enumerate() {
        let line = shipped.line;
        assert!(!line.trim().is_empty() && !line.contains('\n') && line.chars().count() <= 72, "{line}");
        assert!(SHIPPED.iter().skip(index + 1).all(|other| other.line != line), "{line}");
        let words = line.to_lowercase();
        // The words that the titles do without.
        for word in
            ["apart", "touching", "overlap", "separate", "gap", "deep", "endless", "undecided", "wrong"]
        {
            assert!(!words.contains(word), "{line}");
        }
    }
}

#[test]
fn all_scenes_are_there_under_their_chapters_with_pictures() {
    for size in [vec2(1280.0, 800.0), vec2(960.0, 600.0)] {
        let mut window = window_of_size(size);
        click_all(&mut window, ["File", "Scenes…"]);
        for shipped in SHIPPED {
            let title = shipped.scene().title;
            // The window also shows the title of the open scene.
            assert!(window.query_all_by_label(&title).next().is_some(), "{title}");
        }
        for chapter in Chapter::ALL {
            // Other parts of the window have such words, too.
            assert!(window.query_all_by_label(chapter.title()).next().is_some(), "{chapter:?}");
        }
        press(&mut window, Modifiers::NONE, Key::Escape);
        assert!(window.query_by_label(FIELD).is_none());
        assert_eq!(origin(&window), 0);
    }
}

#[test]
fn typing_searches_and_enter_opens() {
    let mut window = window();
    open(&mut window);
    window.get_by_label(FIELD).type_text("CAPSULE bench");
    window.run();
    let told = texts(&window);
    assert!(told.iter().any(|text| text == "Capsule on a bench"));
    assert!(told.iter().all(|text| text != "Disc and capsule"));
    press(&mut window, Modifiers::NONE, Key::Enter);
    assert!(window.query_by_label(FIELD).is_none());
    assert_eq!(scene(&window).title, "Capsule on a bench");

    open(&mut window);
    window.get_by_label(FIELD).type_text("no such scene");
    window.run();
    window.get_by_label("No such scene");
    press(&mut window, Modifiers::NONE, Key::Enter);
    window.get_by_label(FIELD);
}

#[test]
fn arrows_choose_and_a_click_opens() {
    let mut window = window();
    open(&mut window);
    press_all(&mut window, [Key::ArrowRight, Key::ArrowRight, Key::ArrowLeft, Key::Enter]);
    assert_eq!(window.state().document().origin(), &Origin::Shipped(1));
    open(&mut window);
    let chosen = window
        .get_all_by_label("Another first guess")
        .find(|node| node.accesskit_node().toggled() == Some(eframe::egui::accesskit::Toggled::True));
    assert!(chosen.is_some(), "it opens at the scene that is shown");
    click(&mut window, "Disc and capsule");
    assert_eq!(window.state().document().origin(), &Origin::Shipped(5));
    // Below a card is the first of the next row or chapter.
    open(&mut window);
    for _ in 0..30 {
        press(&mut window, Modifiers::NONE, Key::ArrowDown);
    }
    press(&mut window, Modifiers::NONE, Key::Enter);
    assert_eq!(scene(&window).title, "What does the camera see?");
}

#[test]
fn the_menu_lists_the_chapters() {
    let mut window = clicked(["Scenes"]);
    window.get_by_role_and_label(Role::Button, "Precision").click();
    window.run();
    click(&mut window, "3D  Far from home");
    assert_eq!(scene(&window).title, "Far from home");
}
