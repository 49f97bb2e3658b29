//! What is written is read back, bit by bit.

use std::fs;

use gjk_sandbox::exchange::{ExchangeError, Format, What, read_file, read_text, scene_of, write};
use gjk_sandbox::geometry::{Body, Dimension, Pose, Rotation, Shape};
use gjk_sandbox::gjk::{Precision, Verdict};
use gjk_sandbox::scene::{Scene, library};
use glam::DVec3;
use proptest::prelude::*;

/// All formats that list numbers of a pair so that they can be read again.
const LISTING: [Format; 8] = [
    Format::Csv,
    Format::Json,
    Format::Ron,
    Format::Rust,
    Format::Cpp,
    Format::Python,
    Format::JavaScript,
    Format::Obj,
];

fn points(dimension: Dimension, points: &[[f64; 3]]) -> Body {
    let points = points.iter().map(|point| DVec3::from_array(*point)).collect();
    Body::new(dimension, Shape::Points(points), Pose::identity(dimension), 0.0).unwrap()
}

fn scene(dimension: Dimension, p: &[[f64; 3]], q: &[[f64; 3]]) -> Scene {
    Scene { bodies: [points(dimension, p), points(dimension, q)], ..library::start(dimension) }
}

fn world_bits(scene: &Scene) -> Vec<Vec<[u64; 3]>> {
    let bits = |body: &Body| {
        let vertices = body.shape().vertices().unwrap();
        let world = vertices.into_iter().map(|vertex| body.pose().world_from_local(vertex));
        world.map(|vertex| vertex.to_array().map(f64::to_bits)).collect()
    };
    scene.bodies.iter().map(bits).collect()
}

/// Written in a format and read again, as text and as a file.
fn again(scene: &Scene, format: Format) -> Vec<Vec<[u64; 3]>> {
    let text = write(scene, What::Pair, format).unwrap();
    let reading = read_text(&text);
    assert_eq!(reading.problems, [], "{text}");
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(format!("pair.{}", format.extension()));
    fs::write(&path, &text).unwrap();
    assert_eq!(read_file(&path).unwrap(), reading, "{format}");
    let names: Vec<String> = reading.lists.iter().map(|list| list.name.to_uppercase()).collect();
    assert_eq!(names, ["P", "Q"], "{text}");
    let mut back = scene_of(&reading, &[0, 1], None).unwrap();
    if format == Format::Obj {
        back.dimension = scene.dimension;
    }
    world_bits(&back)
}

#[test]
fn every_format_keeps_every_bit() {
    let awkward = [
        [0.1, -2.5e-7, 0.0],
        [1.0 / 3.0, 1e12, 0.0],
        [-0.3, 5e-324, 0.0],
        [123_456_789.123_456_78, 7.0, 0.0],
    ];
    let turned = awkward.map(|[x, y, _]| [y, 0.7, x]);
    for format in LISTING {
        let flat = scene(Dimension::Two, &awkward, &awkward[1..2]);
        assert_eq!(again(&flat, format), world_bits(&flat), "{format}");
        let solid = scene(Dimension::Three, &turned, &turned[..2]);
        assert_eq!(again(&solid, format), world_bits(&solid), "{format}");
    }
}

#[test]
fn shapes_are_written_in_world_coordinates() {
    let mut scene = library::start(Dimension::Two);
    let pose = Pose { position: DVec3::new(3.0, 4.0, 0.0), rotation: Rotation::Angle(0.5) };
    let rectangle = Shape::Rectangle { half_extents: glam::DVec2::new(1.0, 2.0) };
    scene.bodies[1] = Body::new(Dimension::Two, rectangle, pose, 0.0).unwrap();
    for format in LISTING {
        assert_eq!(again(&scene, format), world_bits(&scene), "{format}");
    }
}

#[test]
fn the_texts_are_those_of_each_language() {
    let scene = scene(Dimension::Two, &[[4.0, 11.0, 0.0], [0.5, -1e-7, 0.0]], &[[1.0, 2.0, 0.0]]);
    let text = |what, format| write(&scene, what, format).unwrap();
    assert_eq!(text(What::Pair, Format::Csv), "shape,x,y\nP,4,11\nP,0.5,-1e-7\nQ,1,2\n");
    assert_eq!(text(What::Q, Format::Csv), "x,y\n1,2\n");
    assert_eq!(text(What::Q, Format::Json), "{\n  \"Q\": [\n    [1, 2]\n  ]\n}\n");
    assert_eq!(text(What::P, Format::Ron), "[\n    (4, 11),\n    (0.5, -1e-7),\n]\n");
    assert_eq!(text(What::Q, Format::Rust), "const Q: [[f64; 2]; 1] = [\n    [1.0, 2.0],\n];\n");
    assert_eq!(text(What::Q, Format::Cpp), "constexpr double Q[1][2] = {\n    {1.0, 2.0},\n};\n");
    assert_eq!(text(What::Q, Format::Python), "import numpy as np\n\nQ = np.array([\n    [1.0, 2.0],\n])\n");
    assert_eq!(text(What::Q, Format::JavaScript), "const Q = [\n  [1.0, 2.0],\n];\n");
    assert_eq!(text(What::Pair, Format::Obj), "o P\nv 4 11 0\nv 0.5 -1e-7 0\nl 2 1\no Q\nv 1 2 0\np 3\n");
    let mut single = scene.clone();
    single.query.precision = Precision::F32;
    assert_eq!(
        write(&single, What::Q, Format::Cpp).unwrap(),
        "constexpr float Q[1][2] = {\n    {1.0f, 2.0f},\n};\n"
    );
    assert!(write(&single, What::P, Format::Rust).unwrap().starts_with("const P: [[f32; 2]; 2] = ["));
}

#[test]
fn a_solid_has_faces_and_a_polygon_is_one() {
    let obj = write(&library::SHIPPED[7].scene(), What::P, Format::Obj).unwrap();
    let count = |kind: &str| obj.lines().filter(|line| line.starts_with(kind)).count();
    assert_eq!((count("v "), count("f ")), (8, 6), "a box: {obj}");
    assert!(obj.lines().filter(|line| line.starts_with("f ")).all(|line| line.split(' ').count() == 5));
    // The dyn4j walk-through: 7 corners of the difference, counter-clockwise from the leftmost.
    let scene = library::SHIPPED[0].scene();
    assert_eq!(
        write(&scene, What::Difference, Format::Csv).unwrap(),
        "x,y\n-8,-2\n-1,-2\n4,2\n2,6\n-3,8\n-6,9\n-8,4\n"
    );
    let obj = write(&scene, What::Difference, Format::Obj).unwrap();
    assert!(obj.starts_with("o difference\nv -8 -2 0\n") && obj.ends_with("f 1 2 3 4 5 6 7\n"), "{obj}");
}

#[test]
fn what_cannot_be_listed_is_refused() {
    let scene = library::SHIPPED[5].scene();
    for (what, format) in
        [(What::P, Format::Csv), (What::Pair, Format::RustTest), (What::Difference, Format::Obj)]
    {
        let message = write(&scene, what, format).unwrap_err().to_string();
        assert_eq!(message, "P is a disc, which has no vertices to list: make it a polytope first");
    }
    let mut rounded = library::SHIPPED[0].scene();
    rounded.bodies[1] = rounded.bodies[1].with_rounding(0.25).unwrap();
    assert!(write(&rounded, What::P, Format::Csv).is_ok());
    assert!(matches!(write(&rounded, What::Q, Format::Csv), Err(ExchangeError::Rounded { name: "Q" })));
    assert!(matches!(write(&rounded, What::P, Format::CppTest), Err(ExchangeError::NotAPair { .. })));
}

#[test]
fn a_scene_of_lists() {
    let reading = read_text("A: (0, 0), (1, 0)\nB: (5, 5)\nC: (6, 6), (7, 7)");
    let scene = scene_of(&reading, &[2, 0], None).unwrap();
    assert_eq!((scene.title.as_str(), scene.dimension), ("C and A", Dimension::Two));
    assert_eq!(scene.bodies[1].shape().vertices().unwrap(), [DVec3::ZERO, DVec3::X]);
    assert!(scene.expect.is_empty() && scene.notes.is_empty() && scene.tags.is_empty());
    assert_eq!(Scene::from_ron(&scene.to_ron()), Ok(scene.clone()));
    let base = library::start(Dimension::Two);
    let replaced = scene_of(&reading, &[1], Some(&base)).unwrap();
    assert_eq!((&replaced.bodies[1], replaced.query), (&base.bodies[1], base.query));
    assert!(replaced.expect.is_empty(), "what was expected was about another pair");
    assert_eq!(replaced.labels[0].name, "B");
    for (chosen, base, message) in [
        (&[0][..], None, "expected 2 lists, found 1"),
        (&[0, 1, 2], None, "expected 2 lists, found 3"),
        (&[], Some(&base), "expected 2 lists, found 0"),
        (&[0, 3], None, "expected a list that there is, found number 3 of 3 lists"),
        (
            &[0],
            Some(&library::start(Dimension::Three)),
            "expected a list in 3D, like the scene, found one in 2D",
        ),
    ] {
        assert_eq!(scene_of(&reading, chosen, base).unwrap_err().to_string(), message);
    }
}

#[test]
fn names_of_formats_lead_back_to_them() {
    for format in Format::ALL {
        assert_eq!(format.name().parse(), Ok(format));
        assert!(!format.title().is_empty());
    }
    for what in What::ALL {
        assert_eq!(what.name().parse(), Ok(what));
    }
    assert!("docx".parse::<Format>().unwrap_err().starts_with("expected one of csv, json"));
    assert_eq!(Verdict::Overlap.word(), "OVERLAP");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]
    #[test]
    fn any_pair_survives_every_format(
        p in prop::collection::vec([-1e12..1e12_f64, -1.0..1.0_f64, -1e-9..1e-9_f64], 1..20),
        q in prop::collection::vec([-4..4_i32, -4..4_i32, -4..4_i32], 1..20),
        solid in any::<bool>(),
    ) {
        let q: Vec<[f64; 3]> = q.into_iter().map(|point| point.map(f64::from)).collect();
        let dimension = if solid { Dimension::Three } else { Dimension::Two };
        let flat = |points: Vec<[f64; 3]>| points.into_iter().map(|[x, y, z]| [x, y, if solid { z } else { 0.0 }]).collect::<Vec<_>>();
        let scene = scene(dimension, &flat(p), &flat(q));
        for format in LISTING {
            let mut expected = world_bits(&scene);
            if format == Format::Obj {
                // A mesh says each vertex once.
                for list in &mut expected {
                    let mut seen = std::collections::BTreeSet::new();
                    list.retain(|point| seen.insert(*point));
                }
            }
            prop_assert_eq!(again(&scene, format), expected, "{}", format);
        }
    }
}
