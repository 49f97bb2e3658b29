//! Notations that explain themselves under the pointer, and the glossary with all of them.

use eframe::egui::{Event, FontFamily, FontId, Key, Modifiers, Rect, Role, vec2};
use egui_kittest::kittest::Queryable as _;
use gjk_sandbox::app::Start;
use gjk_sandbox::app::command::Command;
use gjk_sandbox::figure::glossary::{GlossaryTerm, find, terms};
use gjk_sandbox::geometry::Dimension;
use gjk_sandbox::scene::library;

use super::{
    Window, click, clicked, pointer, press, press_all, says, window, window_of, window_of_size, window_with,
};

/// Longer than a tooltip waits.
const FRAMES: usize = 8;

fn open(window: &mut Window) {
    press(window, Modifiers::NONE, Key::G);
}

fn rest_on(window: &mut Window, rect: Rect) {
    pointer(window, Event::PointerMoved(rect.center()));
    // A tooltip waits until the pointer stands still.
    window.run_steps(FRAMES);
}

/// Whether the words of this entry are on screen.
fn explains(window: &Window, id: &str) -> bool {
    says(window, find(id).unwrap().words())
}

/// Types into the field that has the keyboard.
fn write(window: &mut Window, text: &str) {
    window.event(Event::Text(text.to_owned()));
    window.run();
}

fn shows(window: &Window, title: &str) -> bool {
    window.query_by_role_and_label(Role::Image, &format!("Figure: {title}")).is_some()
}

#[test]
fn the_menu_opens_it_and_esc_closes_it() {
    let mut window = clicked(["Help", "Glossary"]);
    assert!(shows(&window, "P and Q"), "the first entry");
    press(&mut window, Modifiers::NONE, Key::Escape);
    assert!(!shows(&window, "P and Q"));
    press(&mut window, Modifiers::SHIFT, Key::F1);
    assert!(shows(&window, "P and Q"));
    click(&mut window, "Close");
    assert!(!shows(&window, "P and Q"));
}

#[test]
fn what_is_typed_is_searched_and_the_arrows_go_through_what_is_found() {
    let mut window = window();
    let at = window.state().playback().step();
    open(&mut window);
    write(&mut window, "erosion");
    assert!(shows(&window, "P ⊖ Q"));
    for _ in 0..7 {
        press(&mut window, Modifiers::NONE, Key::Backspace);
    }
    write(&mut window, "ABC");
    let first = |window: &Window| terms().find(|term| shows(window, term.title())).map(GlossaryTerm::title);
    assert_eq!(first(&window), Some("ABC"));
    press(&mut window, Modifiers::NONE, Key::ArrowDown);
    let second = first(&window);
    assert!(second.is_some() && second != Some("ABC"), "{second:?}");
    press_all(&mut window, [Key::ArrowUp; 2]);
    assert_eq!(first(&window), Some("ABC"), "not beyond the first");
    write(&mut window, " quaternion");
    assert!(first(&window).is_none() && says(&window, "No entry matches"));
    press_all(&mut window, [Key::ArrowDown, Key::Escape]);
    assert!(!says(&window, "No entry matches"));
    assert_eq!(window.state().playback().step(), at, "the run stands still meanwhile");
}

#[test]
fn words_lead_to_other_entries() {
    let mut window = window();
    open(&mut window);
    write(&mut window, "horizon");
    assert!(shows(&window, "Horizon"));
    window.get_by_role_and_label(Role::Link, "facets").click();
    window.run();
    assert!(shows(&window, "Facet, F"));
}

#[test]
fn every_entry_can_be_shown_with_the_fonts_of_the_window() {
    let mut window = window();
    open(&mut window);
    for term in terms() {
        let texts = [term.title(), term.words(), term.formula()].into_iter();
        for text in texts.chain(term.aliases()) {
            for family in [FontFamily::Proportional, FontFamily::Monospace] {
                let font = FontId::new(14.0, family);
                let missing: String = text
                    .chars()
                    .filter(|it| !window.ctx.fonts_mut(|fonts| fonts.has_glyph(&font, *it)))
                    .collect();
                assert!(missing.is_empty(), "{}: {missing} in {text}", term.id);
            }
        }
    }
    // From the first to the last by keyboard.
    for (index, term) in terms().enumerate() {
        if index > 0 {
            press(&mut window, Modifiers::NONE, Key::ArrowDown);
        }
        assert!(shows(&window, term.title()), "{}", term.title());
    }
}

#[test]
fn it_fits_into_a_small_window_with_large_text() {
    for zoom in [1.0, 1.5] {
        let start = Start { step: Some(1), ..Start::default() };
        let mut window = window_with(start, vec2(960.0, 600.0));
        window.ctx.set_zoom_factor(zoom);
        window.run();
        open(&mut window);
        write(&mut window, "certificate");
        let screen = window.ctx.content_rect();
        for rect in [
            window.get_by_label("Close").rect(),
            window.get_by_label("Search the glossary").rect(),
            window.get_by_role_and_label(Role::Image, "Figure: Certificate").rect(),
        ] {
            assert!(screen.contains_rect(rect), "{rect} is not in {screen} at {zoom}");
        }
    }
}

#[test]
fn heads_and_cells_of_steps_explain_themselves() {
    let mut window = window();
    let head = window.get_by_role_and_label(Role::Label, "vertex pair").rect();
    rest_on(&mut window, head);
    assert!(explains(&window, "parents"));
    let cell = window.query_all_by_role_and_label(Role::Label, "edge AC").next().unwrap().rect();
    rest_on(&mut window, cell);
    assert!(explains(&window, "edge-region") && !explains(&window, "parents"));
}

/// The key of the glossary shows a term that a tooltip explains, with its figure.
#[test]
fn the_key_opens_the_glossary_where_the_pointer_rests() {
    let mut window = window();
    let head = window.get_by_role_and_label(Role::Label, "region").rect();
    rest_on(&mut window, head);
    assert!(explains(&window, "region"));
    open(&mut window);
    assert!(shows(&window, "Voronoi region"));
}

/// The second decision of Bittle's example compares AC⟂·AO; the words of the sentence are separate labels.
#[test]
fn a_sentence_explains_its_notations_and_still_lights_what_it_names() {
    let mut window = window_of_size(vec2(1280.0, 800.0));
    let v = window.query_all_by_role_and_label(Role::Label, "v");
    let sentence = v.map(|node| node.rect()).max_by(|a, b| a.top().total_cmp(&b.top()));
    let _ = sentence;
    while !says(&window, "⟂·") {
        press(&mut window, Modifiers::NONE, Key::ArrowRight);
        assert!(window.state().playback().step() < 15, "the run has a test of an edge");
    }
    let sign = window.query_all_by_role_and_label(Role::Label, "⟂·").next().unwrap().rect();
    rest_on(&mut window, sign);
    assert!(explains(&window, "edge-test"));
}

#[test]
fn code_tree_charts_overlays_and_headings_explain_themselves() {
    let mut window = clicked(["CODE"]);
    let line = window.query_all_by_label_contains("v is minus v").next().unwrap().rect();
    let start = line.left_center() + vec2(60.0, 0.0);
    for x in 0..20u8 {
        pointer(&mut window, Event::PointerMoved(start + vec2(4.0 * f32::from(x), 0.0)));
        window.run_steps(FRAMES);
        if explains(&window, "direction") {
            break;
        }
    }
    assert!(explains(&window, "direction"), "in CODE");
    click(&mut window, "PLOT");
    let name = window.query_all_by_role_and_label(Role::Label, "A·v/|v|").next().unwrap().rect();
    rest_on(&mut window, name);
    assert!(explains(&window, "reach-of-a"), "in PLOT");
    let pane = window.get_by_label("P minus Q").rect();
    rest_on(&mut window, pane);
    assert!(explains(&window, "difference"), "the heading of the picture");
    let regions = window.get_by_label("Show Regions").rect();
    rest_on(&mut window, regions);
    assert!(explains(&window, "region"), "a switch");
}

#[test]
fn the_glossary_works_in_space_and_in_both_themes() {
    for command in [Command::ThemeLight, Command::ThemeDark] {
        let scene = library::start(Dimension::Three);
        let mut window = window_of(scene, "scene.ron");
        click(&mut window, "View");
        click(&mut window, command.text());
        open(&mut window);
        write(&mut window, "0b110");
        assert!(shows(&window, "0b101"), "{}", command.text());
    }
}
