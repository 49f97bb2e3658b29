//! Defects that the monkey has found, each reproduced in as few steps as possible.

use eframe::egui::Key;
use gjk_sandbox::scene::Scene;

use super::{enter, scene, window};

/// A first direction of 1e308 was accepted and saved, but refused when the file was opened.
#[test]
fn a_first_direction_that_no_file_takes_is_refused() {
    let mut window = window();
    let before = scene(&window).clone();
    for text in ["1e308", "-1.1e12"] {
        enter(&mut window, "First direction y", text, Key::Enter);
        assert_eq!(scene(&window), &before, "{text}");
        enter(&mut window, "First direction y", "", Key::Escape);
    }
    enter(&mut window, "First direction y", "1e12", Key::Enter);
    assert_eq!(scene(&window).query.initial_direction.y, 1e12);
    assert_eq!(Scene::from_ron(&scene(&window).to_ron()).as_ref(), Ok(scene(&window)));
}
