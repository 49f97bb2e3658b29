//! The next and the previous scene in the folder of a file.

use std::fs;

use eframe::egui::{Key, Modifiers};
use gjk_sandbox::app::Origin;
use gjk_sandbox::scene::library::SHIPPED;

use super::files_of_others::window_on;
use super::{Window, press};

fn name(window: &Window) -> String {
    match window.state().document().origin() {
        Origin::File(path) => path.file_name().unwrap().to_string_lossy().into_owned(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn brackets_walk_the_scenes_of_the_folder_in_natural_order() {
    let folder = tempfile::tempdir().unwrap();
    // 2D and 3D scenes in turn, and files that are not scenes.
    for (number, name) in ["lesson 10.ron", "lesson 2.ron", "Lesson 1.RON"].into_iter().enumerate() {
        fs::write(folder.path().join(name), SHIPPED[number * 6].text).unwrap();
    }
    fs::write(folder.path().join("lesson 3.ron"), "(settings: 3)").unwrap();
    fs::write(folder.path().join("lesson 4.csv"), "1,2\n3,4\n5,7\n").unwrap();
    fs::create_dir(folder.path().join("lesson 5.ron")).unwrap();
    let mut window = window_on(&folder.path().join("Lesson 1.RON"), None);
    let next = |window: &mut Window| press(window, Modifiers::NONE, Key::CloseBracket);
    let previous = |window: &mut Window| press(window, Modifiers::NONE, Key::OpenBracket);
    for expected in ["lesson 2.ron", "lesson 10.ron", "lesson 10.ron"] {
        next(&mut window);
        assert_eq!(name(&window), expected);
    }
    assert_eq!(window.state().notice(), Some("lesson 10.ron is the last scene of its folder"));
    for expected in ["lesson 2.ron", "Lesson 1.RON", "Lesson 1.RON"] {
        previous(&mut window);
        assert_eq!(name(&window), expected);
    }
    assert_eq!(window.state().notice(), Some("Lesson 1.RON is the first scene of its folder"));
}
