//! Scenes of many vertices: a frame at rest does no work for them, and long computations run in another thread, which
//! the window can cancel.

use std::f64::consts::TAU;
use std::path::Path;
use std::time::Duration;

use allocation_counter::measure;
use eframe::egui::{Event, Key, Modifiers, Shape as Painted, vec2};
use egui_kittest::kittest::Queryable as _;
use gjk_sandbox::app::{LateFile, Start};
use gjk_sandbox::geometry::{Body, Dimension, Pose, Shape};
use gjk_sandbox::scene::{Expectation, Scene, library};
use glam::DVec3;

use super::keeping::drop_file;
use super::recovery::{wait_for, wait_in};
use super::{Window, click, press, scene, undo_restores, window, window_of, window_with};

/// Two hulls of points on spheres, along a spiral.
fn hulls(count: usize) -> Scene {
    let place = |index: usize| {
        let z = 1.0 - 2.0 * (index as f64 + 0.5) / count as f64;
        let (sin, cos) = (TAU * 0.381_966 * index as f64).sin_cos();
        let r = (1.0 - z * z).sqrt();
        DVec3::new(r * cos, r * sin, z)
    };
    let points: Vec<DVec3> = (0..count).map(place).collect();
    let body = |x| {
        let shape = Shape::Points(points.clone());
        Body::new(Dimension::Three, shape, Pose::at(Dimension::Three, DVec3::X * x), 0.0).unwrap()
    };
    let mut scene = library::start(Dimension::Three);
    scene.bodies = [body(0.0), body(2.5)];
    scene.expect = Expectation::default();
    scene.title = format!("Hulls of {count}");
    scene
}

/// A window with a scene; a large one is computed first.
fn shown(scene: &Scene) -> Window {
    let mut window = window_of(scene.clone(), "mine.ron");
    wait_until_shown(&mut window, scene);
    window
}

fn wait_until_shown(window: &mut Window, wanted: &Scene) {
    wait_in(window, "the scene", |window| scene(window) == wanted && !is_at_work(window));
    window.run();
}

fn is_at_work(window: &Window) -> bool {
    window.query_by_label_contains("Computing the scene…").is_some()
        || window.query_by_label_contains("Opening ").is_some()
        || window.query_by_label_contains("Reading the clipboard…").is_some()
}

/// The allocations of a frame at rest, once the hint has stopped moving.
fn allocations_at_rest(window: &mut Window) -> u64 {
    window.run_steps(60);
    measure(|| window.step()).count_total
}

/// A projected edge is a list of points, and so is each shape that is painted: both hulls of 2,000 vertices and their
/// difference had more than 20,000 of them in each frame. (An edge for each three vertices more than a face, by Euler.)
#[test]
fn a_frame_at_rest_takes_no_work_for_the_vertices() {
    let [few, many] = [50, 2000].map(|count| allocations_at_rest(&mut shown(&hulls(count))));
    assert!(many < few + 1000, "{many} allocations instead of {few}");
}

fn texts(window: &Window) -> Vec<String> {
    fn collect(shape: &Painted, found: &mut Vec<String>) {
        match shape {
            Painted::Text(text) => found.push(text.galley.text().to_owned()),
            Painted::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, found)),
            _ => {}
        }
    }
    let mut found = Vec::new();
    window.output().shapes.iter().for_each(|clipped| collect(&clipped.shape, &mut found));
    found
}

#[test]
fn the_picture_says_that_large_bodies_are_drawn_by_a_part() {
    const REMARK: &str = "Bodies of more than 600 vertices are drawn with 400 of them";
    // The difference of two such hulls has some four vertices for each vertex of one of them: with 600 it is large itself.
    for (count, views) in [(100, 0), (600, 1), (601, 2)] {
        let window = shown(&hulls(count));
        assert_eq!(texts(&window).iter().filter(|text| *text == REMARK).count(), views, "{count} vertices");
    }
}

fn late_window(late: &LateFile) -> Window {
    window_with(Start { late: Some(late.clone()), step: Some(2), ..Start::default() }, vec2(1280.0, 800.0))
}

/// Simulates a file that is still being read when the window opens.
#[test]
fn a_file_that_is_read_late_is_shown_at_its_step() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("late.ron");
    let large = hulls(3000);
    std::fs::write(&path, large.to_ron()).unwrap();
    let late = LateFile::begin(&path, Some(2));
    let mut window = late_window(&late);
    wait_until_shown(&mut window, &large);
    assert_eq!(window.state().playback().step(), 1, "step 2 has the index 1");
    assert_eq!(window.state().document().file(), Some(path.as_path()));
    assert!(late.refusal().is_none());
}

#[test]
fn a_late_file_that_is_refused_is_named_in_the_window_and_at_its_end() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("late.ron");
    for (text, step, reason) in [
        (hulls(1000).to_ron().replacen("title", "titel", 1), 1, "late.ron:3:"),
        (hulls(1000).to_ron(), 500, "--step: expected a step from 1 to "),
    ] {
        std::fs::write(&path, text).unwrap();
        let late = LateFile::begin(&path, Some(step));
        let mut window = late_window(&late);
        wait_for(&mut window, reason);
        assert_eq!(scene(&window), &library::start(Dimension::Two));
        let refusal = late.refusal().unwrap().to_string();
        assert!(refusal.contains(reason), "{refusal}");
    }
}

/// An immediate error ends the program before a window opens.
#[test]
fn a_file_that_is_read_in_time_is_there_before_the_window() {
    let missing = LateFile::begin(Path::new("no/such/scene.ron"), None);
    let found = missing.within(Duration::from_mins(1)).expect("it was waited for");
    assert!(found.unwrap_err().to_string().contains("scene.ron"));
}

#[test]
fn a_large_file_is_read_beside_the_window() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("large.ron");
    let large = hulls(3000);
    std::fs::write(&path, large.to_ron()).unwrap();
    let mut window = window();
    let before = scene(&window).clone();

    drop_file(&mut window, &path);
    window.get_by_label("Opening large.ron…");
    assert_eq!(scene(&window), &before);
    press(&mut window, Modifiers::NONE, Key::Escape);
    assert!(window.query_by_label("Opening large.ron…").is_none());
    window.run_steps(5);
    assert_eq!(scene(&window), &before, "it was cancelled");

    drop_file(&mut window, &path);
    wait_until_shown(&mut window, &large);
    assert!(!window.state().document().is_changed());
}

#[test]
fn a_large_file_that_is_broken_is_refused_at_its_place() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("large.ron");
    std::fs::write(&path, hulls(3000).to_ron().replacen("title", "titel", 1)).unwrap();
    let mut window = window();
    drop_file(&mut window, &path);
    wait_for(&mut window, "large.ron:3:");
    assert_eq!(scene(&window), &library::start(Dimension::Two));
}

/// Regression: a long text was read within the frame that pasted it.
#[test]
fn a_long_text_is_read_from_the_clipboard_beside_the_window() {
    let large = hulls(3000);
    let mut window = window();
    let before = scene(&window).clone();
    window.event(Event::Paste(large.to_ron()));
    window.run_steps(3);
    assert!(window.query_by_label("Reading the clipboard…").is_some());
    assert_eq!(scene(&window), &before);
    press(&mut window, Modifiers::NONE, Key::Escape);
    window.run_steps(5);
    assert_eq!(scene(&window), &before, "it was cancelled");
    window.event(Event::Paste(large.to_ron()));
    window.step();
    wait_until_shown(&mut window, &large);
}

/// A pasted scene replaces the one on screen, once it is computed.
#[test]
fn a_large_change_is_computed_beside_the_window() {
    let mut window = window();
    let before = scene(&window).clone();
    let large = hulls(1500);
    window.event(Event::Paste(large.to_ron()));
    window.run_steps(3);
    window.get_by_label("Reading the clipboard…");
    assert_eq!(scene(&window), &before);
    click(&mut window, "Cancel");
    assert_eq!(scene(&window), &before, "it was cancelled");

    window.event(Event::Paste(large.to_ron()));
    wait_until_shown(&mut window, &large);

    // Undo is quick; redo changes to another scene, of which nothing is computed yet.
    undo_restores(&mut window, &before);
    press(&mut window, Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    window.get_by_label("Computing the scene…");
    press(&mut window, Modifiers::NONE, Key::Escape);
    window.run_steps(3);
    assert_eq!(scene(&window), &before, "it was cancelled");
    press(&mut window, Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    wait_until_shown(&mut window, &large);
}
