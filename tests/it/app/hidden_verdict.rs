//! The hidden verdict: neither the picture nor the accessibility tree reveals it before the run ends.

use eframe::egui::epaint::Shape;
use eframe::egui::{Key, Modifiers, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use gjk_sandbox::app::Start;
use gjk_sandbox::gjk::{self, Event};
use gjk_sandbox::scene::{Scene, library};

use super::{Window, click, press, push, scene, step, undo_name, window, window_of, window_with};

/// The words of all verdicts and of their judgments, as the window writes them.
const SPOILERS: [&str; 8] = [
    "OVERLAP",
    "TOUCHING",
    "SEPARATE",
    "UNDECIDED",
    "DISAGREES",
    "reference agrees",
    "reference cannot tell",
    "settled exactly",
];

/// Tooltips of options that name a verdict, whatever the run.
const OF_OPTIONS: [&str; 1] = ["After OVERLAP, expand the simplex"];

/// The texts in the shapes of a frame.
fn painted(shape: &Shape, texts: &mut Vec<String>) {
    match shape {
        Shape::Text(text) => texts.push(text.galley.text().to_owned()),
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| painted(shape, texts)),
        _ => {}
    }
}

/// All texts of the window: those on screen and those of the accessibility tree.
pub(super) fn texts(window: &Window) -> Vec<String> {
    let mut texts = Vec::new();
    for clipped in &window.output().shapes {
        painted(&clipped.shape, &mut texts);
    }
    for node in window.root().children_recursive() {
        texts.extend(node.accesskit_node().label());
        texts.extend(node.value());
        texts.extend(node.accesskit_node().description());
    }
    texts
}

pub(super) fn spoilers(window: &Window) -> Vec<String> {
    let spoils = |text: &String| {
        SPOILERS.iter().any(|spoiler| text.contains(spoiler))
            && !OF_OPTIONS.iter().any(|option| text.starts_with(option))
    };
    texts(window).into_iter().filter(spoils).collect()
}

/// The first step at which the query of a scene has ended.
fn end_of(scene: &Scene) -> usize {
    let convexes = scene.convexes();
    let trace = gjk::run(&scene.query(&convexes));
    trace.events.iter().position(|event| matches!(event, Event::Ended(_))).unwrap()
}

fn hidden(mut scene: Scene) -> Window {
    scene.hide_verdict = true;
    window_of(scene, "hidden.ron")
}

#[test]
fn no_text_of_the_window_tells_the_verdict_of_a_shipped_scene_before_its_end() {
    for shipped in library::SHIPPED {
        let scene = shipped.scene();
        if scene.tags.iter().any(|tag| tag == "explorer") {
            continue;
        }
        let end = end_of(&scene);
        let mut window = hidden(scene);
        if window.query_by_label("STEPS").is_none() {
            // The scene opens in Explore, which shows no run.
            continue;
        }
        // The first steps, and the last steps of the run. All texts are there in the first frames of a step; it takes a
        // dozen more until nothing moves.
        for at in (0..end).filter(|at| *at < 4 || at + 6 > end) {
            while step(&window) < at {
                window.key_press(Key::ArrowRight);
                window.run_steps(2);
            }
            let found = spoilers(&window);
            assert!(found.is_empty(), "{} step {}: {found:?}", shipped.file_name, at + 1);
        }
        press(&mut window, Modifiers::NONE, Key::End);
        assert!(!spoilers(&window).is_empty(), "{}: the end tells it", shipped.file_name);
    }
}

#[test]
fn no_tab_and_no_pane_tells_the_verdict_either() {
    let mut window = hidden(library::SHIPPED[0].scene());
    for tab in ["CODE", "TREE", "PLOT", "MOTION", "STEPS", "SLICE", "MAP", "SUPPORT", "P minus Q", "Compare"]
    {
        click(&mut window, tab);
        let found = spoilers(&window);
        assert!(found.is_empty(), "{tab}: {found:?}");
    }
}

#[test]
fn notes_proof_and_later_rows_are_covered_until_the_run_gets_there() {
    let mut window = hidden(library::SHIPPED[0].scene());
    let says = |window: &Window, words: &str| texts(window).iter().any(|text| text.contains(words));
    assert!(!says(&window, "the shapes touch at exactly 1.5"), "notes");
    assert!(!says(&window, "11/14"), "the proof");
    assert!(window.query_by_label("Iteration 1").is_some());
    assert!(window.query_by_label("Iteration 2").is_none(), "later rows");
    press(&mut window, Modifiers::SHIFT, Key::ArrowRight);
    assert!(window.query_by_label("Iteration 2").is_some());
    press(&mut window, Modifiers::NONE, Key::End);
    assert!(says(&window, "the shapes touch at exactly 1.5") && says(&window, "11/14"));
    // A verdict that has been seen is not covered again.
    press(&mut window, Modifiers::NONE, Key::Home);
    assert!(says(&window, "11/14") && !spoilers(&window).is_empty());
}

/// The third support point of the first scene leads to edge AC (dyn4j's article), which the row of that iteration
/// revealed as soon as its support point was found.
#[test]
fn the_row_of_this_iteration_has_no_region_before_the_run_has_it() {
    let mut window = hidden(library::SHIPPED[0].scene());
    let regions = |window: &Window| window.query_all_by_label("edge AC").count();
    while step(&window) < 5 {
        press(&mut window, Modifiers::NONE, Key::ArrowRight);
    }
    assert!(window.query_by_label("Iteration 3").is_some());
    assert_eq!(regions(&window), 0);
    press(&mut window, Modifiers::SHIFT, Key::ArrowRight);
    assert_eq!(regions(&window), 1, "the row of the iteration before");
}

#[test]
fn v_hides_and_shows_it_in_this_and_the_next_scene() {
    let mut window = window();
    assert!(!spoilers(&window).is_empty());
    press(&mut window, Modifiers::NONE, Key::V);
    assert!(spoilers(&window).is_empty());
    press(&mut window, Modifiers::NONE, Key::CloseBracket);
    assert!(spoilers(&window).is_empty(), "the next scene");
    press(&mut window, Modifiers::NONE, Key::V);
    assert!(!spoilers(&window).is_empty());
    assert!(!window.state().document().is_changed(), "the scene is as it was");
}

#[test]
fn the_start_scene_plays_with_its_verdict_hidden() {
    let mut window = window_with(Start::default(), vec2(1280.0, 800.0));
    while !window.state().playback().is_at_end() {
        assert!(spoilers(&window).is_empty(), "step {}: {:?}", step(&window) + 1, spoilers(&window));
        window.step();
    }
    window.run();
    assert!(!spoilers(&window).is_empty(), "the surprise");
}

#[test]
fn the_switch_is_saved_with_the_scene() {
    let mut window = window();
    push(&mut window, "Hide the verdict of this scene");
    assert!(scene(&window).hide_verdict && spoilers(&window).is_empty());
    assert_eq!(undo_name(&window), Some("hide the verdict"));
    let text = scene(&window).to_ron();
    assert!(text.contains("    hide_verdict: true,\n"));
    assert_eq!(Scene::from_ron(&text).as_ref(), Ok(scene(&window)));
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert!(!scene(&window).to_ron().contains("hide_verdict") && !spoilers(&window).is_empty());
}

/// A menu lists all scenes, including scenes not yet opened.
#[test]
fn titles_of_scenes_do_not_give_the_answer_away() {
    for shipped in library::SHIPPED {
        let title = shipped.scene().title.to_lowercase();
        for word in
            ["apart", "touching", "overlap", "separate", "gap", "deep", "endless", "undecided", "wrong"]
        {
            assert!(!title.contains(word), "{title}");
        }
    }
    let mut window = hidden(library::SHIPPED[0].scene());
    click(&mut window, "Scenes");
    let told = texts(&window);
    for shipped in library::SHIPPED {
        let scene = shipped.scene();
        let answer =
            scene.question_and_answer().1.expect("every shipped scene has a question and its answer");
        let first = answer.trim().lines().next().unwrap_or_default();
        assert!(first.is_empty() || told.iter().all(|text| text != first), "{first}");
    }
}

/// Regression: only the first scene in the plane kept its end as a surprise.
#[test]
fn the_first_scenes_of_both_dimensions_hide_their_verdicts() {
    let mut window = window_with(Start::default(), super::SIZE);
    for mode in ["2D", "3D"] {
        click(&mut window, mode);
        let found = spoilers(&window);
        assert!(found.is_empty(), "{mode}: {found:?}");
    }
    press(&mut window, Modifiers::NONE, Key::End);
    assert!(!spoilers(&window).is_empty(), "the end tells it");
}
