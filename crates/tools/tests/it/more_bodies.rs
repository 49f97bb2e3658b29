//! Bodies beside P and Q: their storage in a scene, and how one of them becomes Q.

use gjk_proximity::geometry::{Body, Dimension, Pose, Rotation, Shape, Side};
use gjk_scene::scene::{Label, Other, Rgb, Scene};
use glam::DVec3;

/// Two discs and three more bodies, one of them without a name.
const YARD: &str = r##"(
    format: 1,
    dimension: 2,
    p: (name: "camera", shape: Disc(radius: 1)),
    q: (name: "crate 1.0", color: "#E69F00", shape: Disc(radius: 2), pose: (position: (3, 0))),
    others: [
        (name: "crate 2.0, (small)", color: "#8899AA", shape: Rectangle(half_extents: (1, 1))),
        (shape: Points([(0, 0), (1, 0), (0, 1.5)]), pose: (position: (5, 5), angle: 0.5), rounding: 0.25),
        (name: r#"back\slash"#, shape: Disc(radius: 4)),
    ],
)
"##;

#[test]
fn names_colours_and_others_are_read_and_saved_byte_for_byte() {
    let scene = Scene::from_ron(YARD).unwrap();
    assert_eq!(scene.to_ron(), YARD);
    assert_eq!(scene.labels[0], Label { name: "camera".to_owned(), color: None });
    assert_eq!(scene.labels[1].color, Some(Rgb { red: 0xE6, green: 0x9F, blue: 0 }));
    let names: Vec<String> = (0..4).map(|index| scene.other_name(index)).collect();
    // A number replaces a missing name or body.
    assert_eq!(names, ["crate 2.0, (small)", "body 2", "back\\slash", "body 4"]);
    let Other { label, body } = &scene.others[1];
    assert_eq!(*label, Label::default());
    assert_eq!((body.rounding(), body.pose().position), (0.25, DVec3::new(5.0, 5.0, 0.0)));
    assert_eq!(body.pose().rotation, Rotation::Angle(0.5));
}

/// A body that is too long for a line is split on its own.
#[test]
fn a_long_body_is_saved_on_several_lines() {
    let vertices: Vec<String> = (0..20).map(|x| format!("({x}, {}.25)", x * x)).collect();
    let text = YARD.replace("(0, 0), (1, 0), (0, 1.5)", &vertices.join(", "));
    let indent = " ".repeat(16);
    let broken_up = format!(
        "        (\n            shape: Points([\n{indent}{},\n            ]),\n            pose: (\n",
        vertices.join(&format!(",\n{indent}"))
    );
    let saved = Scene::from_ron(&text).unwrap().to_ron();
    assert!(saved.contains(&broken_up), "{saved}");
    assert!(saved.contains("\n        (name: r#\"back\\slash\"#, shape: Disc(radius: 4)),\n"), "{saved}");
    assert_eq!(Scene::from_ron(&saved).unwrap().to_ron(), saved);
}

#[test]
fn what_is_wrong_with_another_body_is_told_with_its_place() {
    // Line and column are counted on paper.
    let refused = [
        (
            "(0, 0), (1, 0)",
            "(0, 0, 0), (1, 0)",
            "8:25: others[1].shape.Points[0]: expected 2 numbers, found 3",
        ),
        (
            "(0, 1.5)",
            "(0, 1e13)",
            "8:41: others[1].shape.Points[2]: expected magnitudes of at most 1e12, found `(0, 1e13)`",
        ),
        ("radius: 4", "radius: -4", "9:53: others[2].shape.radius: expected no negative number, found `-4`"),
        (
            "\"#8899AA\"",
            "\"gray\"",
            "7:45: others[0].color: expected a color such as \"#8899AA\", found `\"gray\"`",
        ),
        (
            "\"#8899AA\"",
            "\"#8899A\"",
            "7:45: others[0].color: expected a color such as \"#8899AA\", found `\"#8899A\"`",
        ),
        (
            "\"#8899AA\"",
            "\"#+899AA\"",
            "7:45: others[0].color: expected a color such as \"#8899AA\", found `\"#+899AA\"`",
        ),
        (
            "\"camera\"",
            "\"came\\nra\"",
            "4:15: p.name: expected at most 64 characters on one line, found `\"came\\nra\"`",
        ),
        (
            "rounding: 0.25",
            "place: 1",
            "8:91: others[1].place: expected one of name, color, shape, pose, rounding, found `place`",
        ),
        ("others: [", "others: [3, ", "6:14: others[0]: expected an opening `(`, found `3`"),
    ];
    for (before, after, message) in refused {
        let text = YARD.replacen(before, after, 1);
        assert_ne!(text, YARD, "{before} is not in the example");
        assert_eq!(Scene::from_ron(&text).unwrap_err().to_string(), message);
    }
    let long = YARD.replace("camera", &"ä".repeat(65));
    assert_eq!(Scene::from_ron(&long).unwrap_err().field, "p.name");
    assert!(Scene::from_ron(&YARD.replace("camera", &"ä".repeat(64))).is_ok());
    let body = "        (shape: Disc(radius: 4)),\n";
    let many = |count: usize| YARD.replace("    ],\n", &format!("{}    ],\n", body.repeat(count)));
    assert_eq!(Scene::from_ron(&many(197)).unwrap().others.len(), Scene::MAX_OTHERS);
    let error = Scene::from_ron(&many(198)).unwrap_err().to_string();
    assert_eq!(error, "6:13: others: expected at most 200 bodies, found 201");
}

#[test]
fn another_body_becomes_q_with_its_name_and_back() {
    let scene = Scene::from_ron(YARD).unwrap();
    let swapped = scene.with_other_as_q(0);
    assert_eq!(swapped.labels[1].name, "crate 2.0, (small)");
    assert_eq!(swapped.labels[1].color, Some(Rgb { red: 0x88, green: 0x99, blue: 0xAA }));
    assert_eq!(swapped.bodies[Side::Q], scene.others[0].body);
    assert_eq!(swapped.others[0].body, scene.bodies[Side::Q]);
    assert_eq!(swapped.others[0].label, scene.labels[1]);
    assert_eq!(
        (&swapped.bodies[Side::P], &swapped.others[1..]),
        (&scene.bodies[Side::P], &scene.others[1..])
    );
    assert_eq!(swapped.with_other_as_q(0), scene);
    assert_eq!(scene.with_other_as_q(3), scene, "there is no fourth body");
}

#[test]
fn a_new_scene_says_only_what_it_must() {
    let disc = Body::new(Dimension::Two, Shape::Disc { radius: 1.0 }, Pose::identity(Dimension::Two), 0.0);
    let disc = disc.unwrap();
    let text = Scene::new(Dimension::Two, [disc.clone(), disc]).to_ron();
    assert_eq!(
        text,
        "(\n    format: 1,\n    dimension: 2,\n    p: (shape: Disc(radius: 1)),\n    q: (shape: Disc(radius: 1)),\n)\n"
    );
}
