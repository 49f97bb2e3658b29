//! The laboratory by its accessible names: a complete experiment, a cancelled one, and a wrong case as a scene.

use std::thread;
use std::time::Duration;

use eframe::egui::{Key, Modifiers, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use gjk_sandbox::app::{Origin, Start};
use gjk_sandbox::geometry::Dimension;
use gjk_sandbox::gjk::{self, Algorithm, Precision, Verdict};
use gjk_sandbox::lab::{Experiment, Family, Watch};
use gjk_sandbox::scene::SceneFile;

use super::files_of_others::scene_file;
use super::{Window, assert_idle, click, enter, press, scene, window, window_of_size, window_with};

/// Runs frames until a widget with this name exists.
pub(super) fn wait_for(window: &mut Window, label: &str) {
    for _ in 0..6000 {
        window.step();
        if window.query_all_by_label_contains(label).next().is_some() {
            window.run();
            return;
        }
        thread::sleep(Duration::from_millis(10));
    }
    panic!("{label} does not appear");
}

fn open_laboratory(window: &mut Window) {
    press(window, Modifiers::COMMAND, Key::L);
}

/// Runs an experiment with this number of pairs.
fn run(window: &mut Window, pairs: &str) {
    enter(window, "Pairs", pairs, Key::Enter);
    window.get_by_label("Run experiment").click();
}

/// Opens a wrong case, which may have to be scrolled to.
fn open_case(window: &mut Window, label: &str) {
    window.get_by_label(label).click_accesskit();
    window.step();
}

#[test]
fn an_experiment_runs_to_its_end_and_a_wrong_case_opens() {
    let mut window = window_of_size(vec2(1280.0, 1000.0));
    let before = scene(&window).clone();
    open_laboratory(&mut window);
    window.get_by_label_contains("No experiment has been run yet");
    run(&mut window, "300");
    wait_for(&mut window, "Small whole numbers in 2D, 300 pairs, seed 1, f64");
    window.get_by_label_contains("Winter is wrong about");
    // Pair 6 of seed 1 overlaps, and Winter's algorithm answers no.
    open_case(&mut window, "Pair 6: Winter, false NO");
    wait_for(&mut window, "Run experiment");
    assert_eq!(window.state().document().origin(), &Origin::Laboratory);
    let opened = scene(&window).clone();
    assert_eq!((opened.query.algorithm, opened.dimension), (Algorithm::Winter, Dimension::Two));
    let convexes = opened.convexes();
    assert_eq!(gjk::decide(&opened.query(&convexes)).verdict, Verdict::Separate);
    assert!(!window.state().document().is_changed(), "nobody has changed it yet");
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(scene(&window), &before, "undo brings the old scene back");
    let document = window.state().document();
    assert_eq!((document.origin(), document.is_changed()), (&Origin::Shipped(0), false), "as what it was");
    press(&mut window, Modifiers::COMMAND, Key::Y);
    assert_eq!(scene(&window), &opened);
    assert_eq!(window.state().document().origin(), &Origin::Laboratory);
}

/// The counts on demand are those of the library, and Winter's answers depend on the order of the shapes.
#[test]
fn changed_pairs_and_errors_of_lengths_are_counted_on_demand() {
    let mut window = window_of_size(vec2(1280.0, 1000.0));
    open_laboratory(&mut window);
    let choices = ["answers to changed pairs", "errors of lengths"];
    for choice in choices {
        assert!(window.query_by_label_contains(": errors of lengths that").is_none());
        click(&mut window, choice);
    }
    run(&mut window, "200");
    wait_for(&mut window, "Small whole numbers in 2D, 200 pairs, seed 1, f64");
    let experiment = Experiment {
        dimension: Dimension::Two,
        family: Family::SmallIntegers,
        gap: 1e-6,
        pairs: 200,
        seed: 1,
        algorithms: Algorithm::ALL.to_vec(),
        precision: Precision::F64,
    };
    let mut counts = Vec::new();
    for (algorithm, changes) in experiment.changes(&Watch::default()) {
        let count: u64 = changes.iter().map(|changed| changed.verdicts).sum();
        let title = algorithm.title();
        window.get_by_label(&match count {
            0 => format!("{title}: no change of a pair changes a verdict"),
            count => format!("{title}: different verdicts after a change of the pair: {count}"),
        });
        counts.push((algorithm, count));
    }
    assert!(counts.contains(&(Algorithm::Robust, 0)), "{counts:?}");
    assert!(
        counts.iter().any(|(algorithm, count)| *algorithm == Algorithm::Winter && *count > 0),
        "{counts:?}"
    );
    let (algorithm, errors) = experiment.length_errors(&Watch::default()).remove(0);
    window.get_by_label(&format!(
        "{}: errors of lengths, where the true length is proved exactly",
        algorithm.title()
    ));
    for (what, histogram) in errors.named() {
        assert!(histogram.all() > 0, "{what}");
        window.get_by_label(&format!("{what}: {}", histogram.summary()));
    }
}

#[test]
fn unsaved_changes_are_asked_about_before_a_wrong_case_opens() {
    let (_folder, path) = scene_file();
    let file = Some(SceneFile::read(&path).unwrap());
    let mut window = window_with(Start { file, step: Some(1), ..Start::default() }, vec2(1280.0, 1000.0));
    enter(&mut window, "Q x", "0.75", Key::Enter);
    let changed = scene(&window).clone();
    open_laboratory(&mut window);
    run(&mut window, "100");
    wait_for(&mut window, "Winter is wrong about");
    open_case(&mut window, "Pair 6: Winter, false NO");
    wait_for(&mut window, "Save the changes?");
    assert_eq!(scene(&window), &changed);
    click(&mut window, "Don't save");
    assert_eq!(window.state().document().origin(), &Origin::Laboratory);
}

#[test]
fn an_experiment_can_be_given_up() {
    let mut window = window_of_size(vec2(1280.0, 1000.0));
    open_laboratory(&mut window);
    run(&mut window, "10000000");
    wait_for(&mut window, "Cancel experiment");
    window.get_by_label_contains("Progress of the experiment");
    click(&mut window, "Cancel experiment");
    window.get_by_label("Run experiment");
    window.get_by_label_contains("No experiment has been run yet");
    // Closing the panel cancels, too.
    window.get_by_label("Run experiment").click();
    wait_for(&mut window, "Cancel experiment");
    open_laboratory(&mut window);
    assert!(window.query_by_label("Run experiment").is_none(), "it is closed");
    open_laboratory(&mut window);
    window.get_by_label("Run experiment");
}

#[test]
fn the_laboratory_works_in_space_and_on_nobody() {
    let mut window = window_of_size(vec2(1280.0, 1000.0));
    click(&mut window, "3D");
    open_laboratory(&mut window);
    assert!(window.get_by_label("Test Bittle (dyn4j)").accesskit_node().is_disabled());
    for algorithm in Algorithm::ALL {
        if algorithm.refusal(Dimension::Three).is_none() && algorithm != Algorithm::Djonov {
            click(&mut window, &format!("Test {}", algorithm.title()));
        }
    }
    run(&mut window, "200");
    wait_for(&mut window, "Small whole numbers in 3D, 200 pairs, seed 1, f64");
    click(&mut window, "Test Djonov");
    window.get_by_label_contains("expected at least one algorithm");
    assert!(window.get_by_label("Run experiment").accesskit_node().is_disabled());
}

#[test]
fn an_idle_laboratory_asks_for_no_frame() {
    let mut window = window();
    open_laboratory(&mut window);
    window.run_steps(45);
    assert_idle(&window);
}
