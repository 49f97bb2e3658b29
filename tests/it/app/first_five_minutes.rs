//! The first five minutes of somebody who has never seen the window, as one test. The times are those of the plan for
//! such a session; at 5:00 the user is asked a question, which no test covers.

use std::path::Path;

use eframe::egui::{Event, Key, Modifiers, ViewportCommand, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use gjk_sandbox::app::Start;
use gjk_sandbox::geometry::{Dimension, Shape, Side};
use gjk_sandbox::gjk::{self, Verdict};
use gjk_sandbox::scene::{Scene, library};

use super::files::type_path;
use super::hidden_verdict::texts;
use super::keeping::close;
use super::{Window, body, click, enter, pointer, press, pull, release, scene, step, verdict, window_with};

fn says(window: &Window, words: &[&str]) -> bool {
    texts(window).iter().any(|text| words.iter().all(|word| text.contains(word)))
}

fn is_lit(window: &Window, name: &str) -> bool {
    let mut nodes = window.query_all_by_label_contains(name);
    nodes.any(|node| node.accesskit_node().description().is_some_and(|words| words.ends_with("pointed at")))
}

#[test]
fn the_first_five_minutes() {
    let mut window = window_with(Start::default(), vec2(1280.0, 800.0));

    // 0:00: one run plays and stops at OVERLAP; a hint says "Drag Q".
    assert!(window.state().playback().is_playing() && window.query_by_label("Drag Q").is_some());
    window.run_steps(90);
    assert!(window.state().playback().is_at_end() && says(&window, &["OVERLAP"]));

    // 0:20: Q is dragged away, everything follows, and nothing pans.
    let (before, p_before) = (scene(&window).clone(), body(&window, Side::P));
    let from = body(&window, Side::Q);
    let by = vec2(150.0, 0.0);
    pull(&mut window, Side::Q, by);
    assert_eq!(verdict(&window), Verdict::Separate, "while it is dragged");
    assert!(says(&window, &["SEPARATE"]));
    assert!((body(&window, Side::P) - p_before).length() < 1.0, "no pan by accident");
    release(&mut window, from + by);
    assert_ne!(scene(&window), &before);

    // 0:50: Ctrl+Z.
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(scene(&window), &before, "in one press");
    assert!(window.state().notice().is_some_and(|notice| notice.contains("move Q")));
    // Separate from dx > 1.5 on.
    for (dx, expected) in [("1.5", Verdict::Overlap), ("1.51", Verdict::Separate)] {
        enter(&mut window, "Q x", dx, Key::Enter);
        assert_eq!(verdict(&window), expected, "{dx}");
        press(&mut window, Modifiers::COMMAND, Key::Z);
    }

    // 1:00: each press changes one thing, and the sentence follows.
    press(&mut window, Modifiers::NONE, Key::Home);
    let mut told = texts(&window);
    for at in 1..=4 {
        press(&mut window, Modifiers::NONE, Key::ArrowRight);
        let now = texts(&window);
        assert!(step(&window) == at && now != told, "step {at}");
        told = now;
    }

    // 1:40: row 3 lights its point and its vertex pair, p0 and q1.
    let at = window.get_by_label("Iteration 3").rect().center();
    pointer(&mut window, Event::PointerMoved(at));
    window.run();
    for name in ["Vertex p0", "Vertex q1"] {
        assert!(is_lit(&window, name), "{name}");
    }

    // 2:00: why was (−6, 9) dropped? B lies outside the region of AC.
    for _ in 4..9 {
        press(&mut window, Modifiers::NONE, Key::ArrowRight);
    }
    assert!(
        says(&window, &["edge A C", "A C perpendicular dot A O is 992", "drop B"])
            || says(&window, &["drop B"])
    );
    press(&mut window, Modifiers::NONE, Key::ArrowLeft);
    assert!(says(&window, &["edge A C", "992"]));

    // 2:30: 6 for the x of a vertex; Esc restores the old value.
    click(&mut window, "Vertices (hull: 3 of 3 used) of P");
    enter(&mut window, "p0 x", "6", Key::Enter);
    let x = |window: &Window| match scene(window).bodies[Side::P].shape() {
        Shape::Points(points) => points[0].x,
        other => panic!("{other:?}"),
    };
    assert_eq!(x(&window), 6.0);
    enter(&mut window, "p0 x", "8", Key::Escape);
    assert_eq!(x(&window), 6.0);
    press(&mut window, Modifiers::NONE, Key::Escape);

    // 3:00: the scene in space; an edited one of the plane is kept beside it.
    click(&mut window, "3D");
    assert_eq!(scene(&window), &library::start(Dimension::Three));

    // 3:40: support 4.
    for _ in 0..3 {
        press(&mut window, Modifiers::SHIFT, Key::ArrowRight);
    }
    while !says(&window, &["0b101"]) {
        let before = step(&window);
        press(&mut window, Modifiers::NONE, Key::ArrowRight);
        assert_ne!(step(&window), before, "the code 0b101 comes");
    }
    assert!(says(&window, &["A B C yes", "A D B yes"]));

    // 4:10: Q is lifted.
    for (z, expected, region) in [
        ("1.75", Verdict::Overlap, "face ADB"),
        ("1.77", Verdict::Separate, "face ADB"),
        ("1.9", Verdict::Separate, "face ABC"),
        ("2.1", Verdict::Separate, "edge AB"),
    ] {
        enter(&mut window, "Q z", z, Key::Enter);
        // The verdict was hidden, as that of every first scene.
        press(&mut window, Modifiers::NONE, Key::End);
        assert_eq!(verdict(&window), expected, "z = {z}");
        let convexes = scene(&window).convexes();
        let fourth = gjk::run(&scene(&window).query(&convexes)).iterations().remove(3);
        assert_eq!(fourth.region.map(|region| region.to_string()).as_deref(), Some(region), "z = {z}");
        assert!(says(&window, &[region]), "z = {z}: the table shows it");
    }

    // 4:30: it is saved under a name.
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.ron");
    save_as(&mut window, &path);
    assert!(!window.state().document().is_changed());
    assert!(window.state().document().file().is_some());
    assert_eq!(Scene::read(&path).as_ref().ok(), Some(scene(&window)));

    // 4:45: one more edit, then closing is requested and cancelled.
    enter(&mut window, "Q z", "2.2", Key::Enter);
    let edited = scene(&window).clone();
    assert!(close(&mut window).contains(&ViewportCommand::CancelClose));
    for answer in ["Save", "Don't save", "Cancel"] {
        assert!(window.query_by_label(answer).is_some(), "{answer}");
    }
    click(&mut window, "Cancel");
    assert_eq!(scene(&window), &edited, "nothing is lost");
}

fn save_as(window: &mut Window, path: &Path) {
    click(window, "File");
    type_path(window, "Save to path…", path);
    press(window, Modifiers::NONE, Key::Enter);
    assert!(path.is_file(), "{} is saved", path.display());
}
