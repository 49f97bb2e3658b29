//! Export: the text in the window is the text that is copied and saved.

use eframe::App as _;
use eframe::egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use gjk_sandbox::exchange::{self, CodeLanguage, Exported, Format, TestLanguage};
use gjk_sandbox::scene::library::SHIPPED;

use super::files::type_path;
use super::keeping::{Memory, window_that_remembers};
use super::{Window, click, click_all, clicked, copied, focus, press, push, scene, window, window_of};

fn open_export(window: &mut Window) {
    press(window, Modifiers::COMMAND, Key::E);
}

/// The text of the window.
fn shown(window: &Window) -> String {
    window.get_by_label("Text to export").value().unwrap()
}

#[test]
fn the_shown_text_is_the_written_text_in_every_format() {
    let mut window = window();
    open_export(&mut window);
    for format in Format::ALL {
        if !format.has(scene(&window).dimension) {
            assert!(window.get_by_label(format.title()).accesskit_node().is_disabled(), "{format}");
            continue;
        }
        push(&mut window, format.title());
        for what in Exported::ALL {
            let name = format!("Write {}", what.title());
            if format.is_test() && what != Exported::Pair {
                assert!(window.get_by_label(&name).accesskit_node().is_disabled(), "{format} {what}");
                continue;
            }
            click(&mut window, &name);
            let expected = exchange::write(scene(&window), what, format).unwrap();
            assert_eq!(shown(&window), expected, "{format} {what}");
        }
    }
}

#[test]
fn copying_puts_the_text_on_the_clipboard() {
    let mut window = window();
    open_export(&mut window);
    click_all(&mut window, ["Rust", "Write P and Q"]);
    let expected = exchange::write(scene(&window), Exported::Pair, Format::Code(CodeLanguage::Rust)).unwrap();
    assert_eq!(copied(&mut window, "Copy").as_ref(), Some(&expected));
    assert_eq!(window.state().notice(), Some("Copied P and Q as Rust"));
}

#[test]
fn the_menu_copies_in_the_last_format() {
    let mut window = clicked(["Edit"]);
    let p = exchange::write(scene(&window), Exported::P, Format::Csv).unwrap();
    assert_eq!(copied(&mut window, "Copy P as CSV"), Some(p));
    open_export(&mut window);
    click(&mut window, "Unit test in Python (pytest)");
    press(&mut window, Modifiers::NONE, Key::Escape);
    click(&mut window, "Edit");
    // A single shape has no test.
    let q = exchange::write(scene(&window), Exported::Q, Format::Code(CodeLanguage::Python)).unwrap();
    assert_eq!(copied(&mut window, "Copy Q as Python"), Some(q));
    click(&mut window, "Edit");
    let pair = exchange::write(scene(&window), Exported::Pair, Format::Test(TestLanguage::Python)).unwrap();
    assert_eq!(copied(&mut window, "Copy pair as a unit test in Python (pytest)"), Some(pair));
    assert_eq!(window.state().notice(), Some("Copied P and Q as a unit test in Python (pytest)"));
}

#[test]
fn the_last_format_is_remembered() {
    let mut window = window();
    open_export(&mut window);
    click(&mut window, "Wavefront OBJ");
    let mut memory = Memory::default();
    window.state_mut().save(&mut memory);
    let mut again = window_that_remembers(Box::leak(Box::new(memory)));
    click(&mut again, "Edit");
    again.get_by_label("Copy P as Wavefront OBJ");
}

#[test]
fn a_typed_path_gets_its_ending_and_replaces_no_file_unasked() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("shapes");
    let file = folder.path().join("shapes.obj");
    let mut window = window();
    let before = scene(&window).clone();
    open_export(&mut window);
    click_all(&mut window, ["Wavefront OBJ", "Write P ⊖ Q"]);
    let expected = shown(&window);
    let save = |window: &mut Window| {
        type_path(window, "Save to path…", &path);
        click(window, "Save");
    };
    save(&mut window);
    assert_eq!(std::fs::read_to_string(&file).unwrap(), expected);
    assert_eq!(window.state().notice(), Some(format!("Saved {}", file.display()).as_str()));
    std::fs::write(&file, "mine").unwrap();
    save(&mut window);
    window.get_by_label_contains("exists; save again to replace it");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "mine");
    click(&mut window, "Save");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), expected);
    assert_eq!((scene(&window), window.state().document().undo_name()), (&before, None));
}

#[test]
fn a_path_that_cannot_be_written_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("missing/shapes.csv");
    let mut window = window();
    open_export(&mut window);
    click(&mut window, "Save to path…");
    focus(&mut window, "Path");
    press(&mut window, Modifiers::COMMAND, Key::A);
    window.get_by_label("Path").type_text(&path.display().to_string());
    window.run();
    click(&mut window, "Save");
    window.get_by_label_contains("missing/shapes.csv: cannot be written");
    click(&mut window, "OK");
    window.get_by_label("Text to export");
}

#[test]
fn a_curved_shape_shows_why_it_has_no_list() {
    let shipped = SHIPPED.iter().find(|shipped| shipped.file_name.contains("disc")).unwrap();
    let mut window = window_of(shipped.scene(), "disc.ron");
    open_export(&mut window);
    click(&mut window, "Write P and Q");
    let expected = exchange::write(scene(&window), Exported::Pair, Format::Csv).unwrap_err();
    window.get_by_label(&expected.to_string());
    for button in ["Copy", "Save as…", "Save to path…"] {
        assert!(window.get_by_label(button).accesskit_node().is_disabled(), "{button}");
    }
}

#[test]
fn a_curved_shape_is_made_a_polytope_from_there() {
    let shipped = SHIPPED.iter().find(|shipped| shipped.file_name.contains("disc")).unwrap();
    let mut window = window_of(shipped.scene(), "disc.ron");
    open_export(&mut window);
    click(&mut window, "Write P and Q");
    for side in ["P", "Q"] {
        click(&mut window, &format!("Make {side} a polygon first…"));
        window.get_by_label("Number of points");
        press(&mut window, Modifiers::NONE, Key::Enter);
        assert_eq!(window.state().document().undo_name(), Some(format!("make {side} a polygon").as_str()));
    }
    assert_eq!(shown(&window), exchange::write(scene(&window), Exported::Pair, Format::Csv).unwrap());
}

#[test]
fn esc_closes_and_leaves_everything() {
    let mut window = window();
    let before = scene(&window).clone();
    open_export(&mut window);
    press(&mut window, Modifiers::NONE, Key::Escape);
    assert!(window.query_by_label("Text to export").is_none());
    assert_eq!((scene(&window), window.state().document().undo_name()), (&before, None));
}
