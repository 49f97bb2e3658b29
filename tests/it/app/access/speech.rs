//! What speech and Braille are told: each answer once, one text for a sentence, and no sign that speech drops.

use std::collections::BTreeMap;

use eframe::egui::accesskit::{Live, NodeId, Role};
use eframe::egui::{Key, Modifiers, vec2};
use egui_kittest::Node;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use gjk_sandbox::app::Start;

use super::super::{Window, click, clicked, enter, focus, press, press_all, window, window_with};

/// What speech drops or misreads.
const DROPPED: [char; 11] = ['⟂', '⊖', '·', '√', '²', '|', '<', '>', '≤', '−', '≥'];

/// The texts that are told when they appear or change, by the node that has them.
fn told(window: &Window) -> BTreeMap<NodeId, String> {
    let live = window.root().children_recursive().filter(|node| {
        let node = node.accesskit_node();
        // The lines of a text inherit it.
        node.live() != Live::Off && node.parent().is_none_or(|parent| parent.live() == Live::Off)
    });
    let text = |node: &Node<'_>| node.accesskit_node().label().or_else(|| node.value()).unwrap_or_default();
    live.map(|node| (node.accesskit_node().locate().0, text(&node))).collect()
}

/// What is told because of an action.
fn announced(window: &mut Window, action: impl FnOnce(&mut Window)) -> Vec<String> {
    let before = told(window);
    action(window);
    let after = told(window);
    after.into_iter().filter(|(id, text)| before.get(id) != Some(text)).map(|(_, text)| text).collect()
}

fn assert_speakable(text: &str) {
    assert!(!text.contains(DROPPED), "{text}");
}

#[test]
fn a_step_is_told_once_and_in_words() {
    let mut window = window();
    for _ in 0..15 {
        let news = announced(&mut window, |window| press(window, Modifiers::NONE, Key::ArrowRight));
        assert_eq!(news.len(), 1, "{news:?}");
        assert_speakable(&news[0]);
    }
    let seventh = announced(&mut window, |window| {
        press(window, Modifiers::NONE, Key::Home);
        press_all(window, [Key::ArrowRight; 6]);
    });
    // Recomputed from the article: AB⟂·AO = −10416.
    assert!(seventh[0].contains("A B perpendicular dot A O is minus 10416, less than 0"), "{seventh:?}");
}

#[test]
fn a_presentation_tells_each_step_once() {
    let start = Start { step: Some(1), presents: true, ..Start::default() };
    let mut window = window_with(start, vec2(1280.0, 720.0));
    window.run_steps(3);
    for _ in 0..4 {
        let news = announced(&mut window, |window| press(window, Modifiers::NONE, Key::ArrowRight));
        assert_eq!(news.len(), 1, "{news:?}");
        assert_speakable(&news[0]);
    }
}

#[test]
fn nothing_is_told_while_the_run_plays_and_the_last_step_is() {
    let mut window = window();
    let news = announced(&mut window, |window| {
        press(window, Modifiers::NONE, Key::Space);
        window.run_steps(6);
    });
    assert!(news.is_empty(), "{news:?}");
    let news = announced(&mut window, |window| press(window, Modifiers::NONE, Key::Space));
    assert_eq!(news.len(), 1, "{news:?}");
}

/// The first scene plays by itself: nobody has asked for its steps.
#[test]
fn a_start_speaks_of_nothing_but_its_last_step() {
    let mut window = window_with(Start::default(), vec2(1280.0, 800.0));
    let mut news = Vec::new();
    // 16 steps at 0.9 s each, in frames of 0.25 s.
    for _ in 0..90 {
        news.extend(announced(&mut window, |window| window.run_steps(1)));
    }
    assert!(window.state().playback().is_at_end());
    assert_eq!(news.len(), 1, "{news:?}");
}

#[test]
fn a_refused_command_is_told_once() {
    let mut window = window();
    let news = announced(&mut window, |window| press(window, Modifiers::NONE, Key::Delete));
    assert_eq!(news.len(), 1, "{news:?}");
}

#[test]
fn a_refused_number_is_told_once() {
    let mut window = window();
    let news = announced(&mut window, |window| enter(window, "Iteration limit", "many", Key::Tab));
    assert_eq!(news.len(), 1, "{news:?}");
}

#[test]
fn a_question_and_its_answer_are_told() {
    let mut window = window();
    let asked = announced(&mut window, |window| {
        click(window, "Ask me");
        press(window, Modifiers::NONE, Key::ArrowRight);
    });
    assert!(!asked.is_empty());
    let answered = announced(&mut window, |window| press(window, Modifiers::NONE, Key::Enter));
    assert_eq!(answered.len(), 1, "{answered:?}");
}

/// What a screen reader meets in the order of reading, without what is hidden from it.
fn heard(node: &Node<'_>, found: &mut Vec<(Role, String)>) {
    let inner = node.accesskit_node();
    if inner.is_hidden() {
        return;
    }
    let text = inner.label().or_else(|| node.value()).unwrap_or_default();
    if !text.is_empty() {
        found.push((inner.role(), text));
    }
    node.children().for_each(|child| heard(&child, found));
}

#[test]
fn the_sentence_and_the_proof_are_one_text_each() {
    let mut window = window();
    press_all(&mut window, [Key::ArrowRight; 6]);
    let parts = ["Explanation", "Proof"].map(|name| {
        let mut found = Vec::new();
        heard(&window.get_by_role_and_label(Role::Region, name), &mut found);
        found
    });
    for found in parts {
        let texts: Vec<&String> = found
            .iter()
            .filter(|(role, _)| matches!(role, Role::Label | Role::Paragraph | Role::Status))
            .map(|(_, text)| text)
            .collect();
        assert!((1..=8).contains(&texts.len()), "{texts:?}");
        for text in texts {
            assert!(!text.contains('⟂'), "{text}");
        }
    }
}

/// The whole name of the item whose name begins so.
fn name_of(window: &Window, beginning: &str) -> String {
    let mut names = window.root().children_recursive().filter_map(|node| node.accesskit_node().label());
    names.find(|name| name.starts_with(beginning)).unwrap()
}

/// Turned by 30° the coordinates have 16 digits; the name has four, and the description all of them.
#[test]
fn names_have_short_numbers() {
    let mut window = window();
    enter(&mut window, "P angle in degrees", "30", Key::Enter);
    // The focus highlights the vertex, which its description says after the digits.
    let vertex = name_of(&window, "Vertex p0");
    focus(&mut window, &vertex);
    let all = window.root().children_recursive();
    let vertices =
        all.filter_map(|node| Some((node.accesskit_node().label()?, node.accesskit_node().description())));
    let vertices: Vec<(String, Option<String>)> =
        vertices.filter(|(name, _)| name.starts_with("Vertex p")).collect();
    assert_eq!(vertices.len(), 3);
    assert!(vertices[0].1.as_ref().is_some_and(|words| words.ends_with("pointed at")), "{vertices:?}");
    for (name, exact) in vertices {
        assert!(name.chars().count() < 40, "{name}");
        assert!(exact.is_some_and(|exact| exact.len() > 30), "{name}");
    }
}

#[test]
fn the_answers_of_a_question_are_a_group_with_its_name() {
    let mut window = window();
    click(&mut window, "Ask me");
    press(&mut window, Modifiers::NONE, Key::ArrowRight);
    let groups =
        window.root().children_recursive().filter(|node| node.accesskit_node().role() == Role::Group);
    let names: Vec<String> = groups.filter_map(|node| node.accesskit_node().label()).collect();
    assert!(names.iter().any(|name| name.ends_with('?')), "{names:?}");
    for name in &names {
        assert_speakable(name);
    }
}

#[test]
fn dialogs_and_panels_have_headings() {
    let mut window = window();
    let has_heading = |window: &Window, text: &str| {
        let all = window.root().children_recursive();
        let mut headings = all.filter(|node| node.accesskit_node().role() == Role::Heading);
        headings.any(|node| node.value().or_else(|| node.accesskit_node().label()).as_deref() == Some(text))
    };
    assert!(has_heading(&window, "WHY"));
    press(&mut window, Modifiers::NONE, Key::F1);
    assert!(has_heading(&window, "Commands and keys"));
}

/// The lines of the code, the tabs and the charts are read aloud, too.
#[test]
fn no_stop_of_a_run_is_named_by_signs() {
    for tab in ["STEPS", "CODE", "TREE", "PLOT"] {
        let mut window = window();
        window.get_by_role_and_label(Role::Tab, tab).click();
        window.run();
        for node in window.root().children_recursive() {
            let inner = node.accesskit_node();
            let is_control =
                matches!(inner.role(), Role::Button | Role::Tab | Role::Canvas | Role::GraphicsObject);
            if let Some(name) = inner.label().filter(|_| is_control) {
                assert_speakable(&name);
            }
        }
    }
}

/// The arrows move a cursor over a chart; its value is announced once at each place.
#[test]
fn the_cursor_of_a_chart_tells_its_value() {
    let mut window = clicked(["PLOT"]);
    focus(&mut window, "A dot v divided by the length of v over the iterations");
    let words = announced(&mut window, |window| {
        for _ in 0..20 {
            press(window, Modifiers::NONE, Key::ArrowLeft);
        }
    });
    assert_eq!(words.len(), 1, "{words:?}");
    assert!(words[0].starts_with("Iteration 1: A dot v is 2,"), "{words:?}");
}
