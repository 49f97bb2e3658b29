//! What speech and Braille are told: each answer once, one text for a sentence, and no sign that speech drops.

use std::collections::BTreeMap;

use eframe::egui::accesskit::{Live, NodeId, Role};
use eframe::egui::{Key, Modifiers, vec2};
use egui_kittest::Node;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use gjk_sandbox::app::Start;

use super::super::{Window, click, enter, press, press_all, window, window_with};

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

/// Turned by 30° the coordinates have 16 digits; the name has four, and the description all of them.
#[test]
fn names_have_short_numbers() {
    let mut window = window();
    enter(&mut window, "P angle in degrees", "30", Key::Enter);
    let all = window.root().children_recursive();
    let vertices =
        all.filter_map(|node| Some((node.accesskit_node().label()?, node.accesskit_node().description())));
    let vertices: Vec<(String, Option<String>)> =
        vertices.filter(|(name, _)| name.starts_with("Vertex p")).collect();
    assert_eq!(vertices.len(), 3);
    for (name, exact) in vertices {
        assert!(name.chars().count() < 40, "{name}");
        assert!(exact.is_some_and(|exact| exact.len() > 30), "{name}");
    }
}
