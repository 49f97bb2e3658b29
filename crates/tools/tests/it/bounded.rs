//! Hostile inputs take memory and work at most in proportion to their length. Memory is counted in bytes and work in
//! allocations, which are the same on every machine. The comment before each bound gives the cost of a text of 10 MB
//! without it, in a development build.

use allocation_counter::measure;
use gjk_exchange::read_text;
use gjk_figure::{Analysis, Camera, Overlays, PaperForm, world};
use gjk_scene::scene::Scene;
use glam::DVec2;

/// The length of drawings and scenes.
const LENGTH: usize = 2_000_000;

/// The length of texts that are refused before they are read to the end.
const LONG: usize = 10_000_000;

/// The most bytes of memory per byte of text: 300 MB for 10 MB.
const ROOM: u64 = 30;

fn filled(length: usize, head: &str, unit: &str, tail: &str) -> String {
    head.to_owned() + &unit.repeat((length - head.len() - tail.len()) / unit.len()) + tail
}

/// Refuses or reads the text within the memory limit, with less than one allocation per byte.
fn check(name: &str, read: impl FnOnce(&str), text: &str) {
    let used = measure(|| read(text));
    let length = text.len() as u64;
    assert!(used.bytes_max <= ROOM * length, "{name}: {} bytes", used.bytes_max);
    assert!(used.count_total <= length, "{name}: {} allocations", used.count_total);
}

#[test]
fn lists_take_room_in_proportion() {
    let texts = [
        // 1.7 GB: a complaint about each.
        ("closing brackets", filled(LONG, "", "]", "")),
        // 345 MB, as all signs alone.
        ("opening brackets", filled(LONG, "", "[", "")),
        ("less than", filled(LONG, "a", "<", "")),
        ("commas", filled(LONG, "", ",", "")),
        // 1.2 GB.
        ("blank lines between points", filled(LONG, "", "1,2\n\n", "")),
        // 915 MB.
        ("lists of one point", filled(LONG, "[", "[[1,2]],", "[[1,2]]]")),
        ("calls", filled(LONG, "", "p.push({1,2});", "")),
        // 650 MB.
        ("one row of numbers", filled(LONG, "[", "1,", "1]")),
        ("equal points", filled(LONG, "", "1 2 3\n", "")),
        ("names", filled(LONG, "", "a=", "")),
        ("no numbers", filled(LONG, "", "1.2.3,4\n", "")),
        // 470 MB.
        (
            "a map of points",
            filled(LONG, "{\"type\":\"MultiPolygon\",\"coordinates\":[", "[[[1,2]]],", "[[[1,2]]]]}"),
        ),
        ("vertices", filled(LONG, "", "v 1 2 3\n", "")),
        ("objects", filled(LONG, "v 1 2 3\n", "o a\n", "")),
    ];
    for (name, text) in &texts {
        check(name, |text| drop(read_text(text)), text);
    }
}

#[test]
fn drawings_take_room_in_proportion() {
    const SVG: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\">";
    let numbered = |head: &str, count: usize, of: &dyn Fn(usize) -> String, tail: &str| {
        head.to_owned() + &(0..count).map(of).collect::<String>() + tail
    };
    let texts = [
        // 58 s: the parser compares each attribute with all others.
        ("attributes", numbered(&format!("{SVG}<path"), 100_000, &|it| format!(" a{it}=\"1\""), "/></svg>")),
        // 17 s.
        ("namespaces", numbered("<svg", 60_000, &|it| format!(" xmlns:a{it}=\"u{it}\""), "/>")),
        // More than a minute: the parser looks for each reference among all entities.
        (
            "entities",
            numbered("<!DOCTYPE svg [", 60_000, &|it| format!("<!ENTITY e{it} \"\">"), "]>")
                + &filled(LENGTH, SVG, "&e59999;", "</svg>"),
        ),
        // 642 MB: sixteen points for four characters.
        ("curves", filled(LENGTH, &format!("{SVG}<path d=\"M0 0t"), "0 0 ", "\"/></svg>")),
        // 341 MB.
        ("circles", filled(LENGTH, SVG, "<circle r=\"1\"/>", "</svg>")),
    ];
    for (name, text) in &texts {
        check(name, |text| drop(read_text(text)), text);
    }
    // 20 s: each path combined the transforms of all groups around it.
    let (open, close) = ("<g transform=\"scale(1)\">".repeat(900), "</g>".repeat(900));
    check(
        "nested groups",
        |text| drop(read_text(text)),
        &filled(LENGTH, &(SVG.to_owned() + &open), "<path d=\"M0 0L1 1\"/>", &(close + "</svg>")),
    );
}

#[test]
fn scenes_take_room_in_proportion() {
    const HEAD: &str =
        "(format: 1, dimension: 2, p: (shape: Points([(0, 0)])), q: (shape: Points([(1, 1)])), ";
    let texts = [
        // 1.2 GB and 5 s, 3.8 GB and 17 s for 30 MB: the outline kept each of them.
        ("parentheses", filled(LENGTH, "", "(", "")),
        ("brackets", filled(LENGTH, "(format: 1, x: ", "[", "")),
        ("points", filled(LENGTH, "(format: 1, dimension: 2, p: (shape: Points([", "(1,2),", "]))")),
        ("bodies", filled(LENGTH, &format!("{HEAD}others: ["), "(shape: Disc(radius: 1)),", "])")),
        ("tags", filled(LENGTH, &format!("{HEAD}tags: ["), "\"a\",", "])")),
        ("fields", filled(LENGTH, "(format: 1, ", "a:1,", "")),
        ("strings", filled(LENGTH, "(format: 1, title: ", "\"", "")),
    ];
    for (name, text) in &texts {
        check(name, |text| drop(Scene::from_ron(text)), text);
    }
}

/// A point of five million numbers took 2.5 s: each number is a text of its own before it is read.
#[test]
fn a_point_of_too_many_numbers_is_refused_before_they_are_read() {
    let text = filled(LENGTH, "(format: 1, dimension: 2, p: (shape: Points([(", "1,", ")]))");
    let used = measure(|| {
        let error = Scene::from_ron(&text).unwrap_err();
        assert_eq!(
            (error.line, error.expected.as_str(), error.found.as_str()),
            (1, "at most 16 numbers", "17")
        );
    });
    assert!(used.count_total < 1000, "{} allocations", used.count_total);
}

/// The text of a scene with prisms almost in one place.
fn prisms(count: usize, sides: usize) -> String {
    let prism = |index: usize| {
        let x = 0.01 * index as f64;
        format!("(shape: Prism(sides: {sides}, radius: 1, half_height: 1), pose: (position: ({x}, 0, 0))),")
    };
    format!(
        "(format: 1, dimension: 3, p: (shape: Octahedron(radius: 1)), q: (shape: Icosahedron(radius: 1)), others: [{}])",
        (0..count).map(prism).collect::<String>()
    )
}

/// Returns the peak memory, the number of marks and the notes of a picture of a scene.
fn picture(text: &str) -> (u64, usize, Vec<String>) {
    let scene = Scene::from_ron(text).unwrap();
    let mut marks = Vec::new();
    let used = measure(|| {
        let analysis = Analysis::of(&scene);
        let figure = world(&analysis, 0, Overlays::default());
        let size = DVec2::new(1200.0, 800.0);
        let mut camera = Camera::from(scene.view);
        camera.frame(&analysis.scene_extent(), size);
        marks = camera.project(&figure, size);
    });
    let texts = marks.iter().filter_map(|mark| match &mark.form {
        PaperForm::Text { text, .. } if text.starts_with("Too many") => Some(text.clone()),
        _ => None,
    });
    (used.bytes_max, marks.len(), texts.collect())
}

/// 50 prisms of 500 sides took 6 s, as their 25,100 faces were cut to ever more pieces.
#[test]
fn many_faces_in_one_place_are_sorted_by_depth() {
    let (room, marks, remarks) = picture(&prisms(50, 500));
    assert!(
        remarks.contains(&"Too many intersecting faces: they are sorted by depth".to_owned()),
        "{remarks:?}"
    );
    // A face and three edges for each side at most, in pieces where they are hidden.
    assert!(marks < 400_000, "{marks} marks");
    assert!(room < 150_000_000, "{room} bytes");
    let (_, _, remarks) = picture(&prisms(3, 12));
    assert!(remarks.is_empty(), "few faces are sorted exactly: {remarks:?}");
}

/// 200 prisms of 5,000 sides took 300 s and 1.97 GB.
#[test]
fn many_large_bodies_are_drawn_as_their_boxes() {
    let (room, marks, remarks) = picture(&prisms(200, 5000));
    assert!(
        remarks.contains(&"Too many vertices: some bodies are drawn as their boxes".to_owned()),
        "{remarks:?}"
    );
    assert!(marks < 1_000_000, "{marks} marks");
    assert!(room < 300_000_000, "{room} bytes");
}
