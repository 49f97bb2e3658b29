//! Exported texts are read back bit by bit.

use std::fs;

use gjk_exchange::{
    CodeLanguage, ExchangeError, Exported, Format, TestLanguage, read_file, read_text, scene_of, write,
};
use gjk_proximity::geometry::{Body, Dimension, Pose, Rotation, Shape};
use gjk_proximity::gjk::{Precision, Verdict};
use gjk_scene::scene::{Scene, library};
use glam::DVec3;
use proptest::prelude::*;

/// All formats that list the numbers of a pair so that they can be read back.
const LISTING: [Format; 9] = [
    Format::Csv,
    Format::Json,
    Format::Ron,
    Format::Code(CodeLanguage::Rust),
    Format::Code(CodeLanguage::Cpp),
    Format::Code(CodeLanguage::CSharp),
    Format::Code(CodeLanguage::Python),
    Format::Code(CodeLanguage::JavaScript),
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

/// The pair written in a format and read back, as text and as a file.
fn again(scene: &Scene, format: Format) -> Vec<Vec<[u64; 3]>> {
    let text = write(scene, Exported::Pair, format).unwrap();
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
    assert_eq!(text(Exported::Pair, Format::Csv), "shape,x,y\nP,4,11\nP,0.5,-1e-7\nQ,1,2\n");
    assert_eq!(text(Exported::Q, Format::Csv), "x,y\n1,2\n");
    assert_eq!(text(Exported::Q, Format::Json), "{\n  \"Q\": [\n    [1, 2]\n  ]\n}\n");
    assert_eq!(text(Exported::P, Format::Ron), "[\n    (4, 11),\n    (0.5, -1e-7),\n]\n");
    assert_eq!(
        text(Exported::Q, Format::Code(CodeLanguage::Rust)),
        "const Q: [[f64; 2]; 1] = [\n    [1.0, 2.0],\n];\n"
    );
    assert_eq!(
        text(Exported::Q, Format::Code(CodeLanguage::Cpp)),
        "constexpr double Q[1][2] = {\n    {1.0, 2.0},\n};\n"
    );
    assert_eq!(
        text(Exported::Q, Format::Code(CodeLanguage::CSharp)),
        "public static class Shapes\n{\n    public static readonly double[,] Q =\n    {\n        { 1.0, 2.0 },\n    };\n}\n"
    );
    assert_eq!(
        text(Exported::Q, Format::Code(CodeLanguage::Python)),
        "import numpy as np\n\nQ = np.array([\n    [1.0, 2.0],\n])\n"
    );
    assert_eq!(text(Exported::Q, Format::Code(CodeLanguage::JavaScript)), "const Q = [\n  [1.0, 2.0],\n];\n");
    // OBJ has no 2D shapes, so a comment states that this is one.
    let obj = "# 2D: every z is 0\no P\nv 4 11 0\nv 0.5 -1e-7 0\nl 2 1\no Q\nv 1 2 0\np 3\n";
    assert_eq!(text(Exported::Pair, Format::Obj), obj);
    let mut single = scene.clone();
    single.query.precision = Precision::F32;
    assert_eq!(
        write(&single, Exported::Q, Format::Code(CodeLanguage::Cpp)).unwrap(),
        "constexpr float Q[1][2] = {\n    {1.0f, 2.0f},\n};\n"
    );
    assert!(
        write(&single, Exported::P, Format::Code(CodeLanguage::Rust))
            .unwrap()
            .starts_with("const P: [[f32; 2]; 2] = [")
    );
}

#[test]
fn a_solid_has_faces_and_a_polygon_is_one() {
    let obj = write(&library::SHIPPED[7].scene(), Exported::P, Format::Obj).unwrap();
    let count = |kind: &str| obj.lines().filter(|line| line.starts_with(kind)).count();
    assert_eq!((count("v "), count("f ")), (8, 6), "a box: {obj}");
    assert!(obj.lines().filter(|line| line.starts_with("f ")).all(|line| line.split(' ').count() == 5));
    // The dyn4j walk-through: 7 vertices of the difference, counterclockwise from the leftmost.
    let scene = library::SHIPPED[0].scene();
    assert_eq!(
        write(&scene, Exported::Difference, Format::Csv).unwrap(),
        "x,y\n-8,-2\n-1,-2\n4,2\n2,6\n-3,8\n-6,9\n-8,4\n"
    );
    let obj = write(&scene, Exported::Difference, Format::Obj).unwrap();
    assert!(
        obj.starts_with("# 2D: every z is 0\no difference\nv -8 -2 0\n")
            && obj.ends_with("f 1 2 3 4 5 6 7\n"),
        "{obj}"
    );
}

#[test]
fn shapes_without_listed_vertices_are_refused() {
    let scene = library::SHIPPED[5].scene();
    for (what, format) in
        [(Exported::P, Format::Csv), (Exported::Pair, Format::Obj), (Exported::Difference, Format::Json)]
    {
        let message = write(&scene, what, format).unwrap_err().to_string();
        assert_eq!(message, "P (disc) has no vertices to list: make it a polytope first");
    }
    let mut rounded = library::SHIPPED[0].scene();
    rounded.bodies[1] = rounded.bodies[1].with_rounding(0.25).unwrap();
    assert!(write(&rounded, Exported::P, Format::Csv).is_ok());
    assert!(matches!(write(&rounded, Exported::Q, Format::Csv), Err(ExchangeError::Rounded { name: "Q" })));
    assert!(matches!(
        write(&rounded, Exported::P, Format::Test(TestLanguage::Cpp)),
        Err(ExchangeError::NotAPair { .. })
    ));
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
        (&[0, 3], None, "expected the number of an existing list, found number 3 of 3 lists, counted from 0"),
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
fn lists_in_a_scene_keep_its_texts_and_colours() {
    let reading = read_text("A: (0, 0), (1, 0)\nB: (5, 5)");
    let mut base = library::SHIPPED[0].scene();
    base.tags = vec!["kept".to_owned()];
    base.labels[0].color = gjk_scene::scene::Rgb::from_hex("#112233");
    base.labels[1].name = "wall".to_owned();
    for (chosen, names) in [(&[1][..], ["B", "wall"]), (&[1, 0], ["B", "A"])] {
        let made = scene_of(&reading, chosen, Some(&base)).unwrap();
        assert_eq!((&made.title, &made.notes, &made.tags), (&base.title, &base.notes, &base.tags));
        assert!(!base.notes.is_empty() && made.expect.is_empty());
        assert_eq!([0, 1].map(|side: usize| made.labels[side].name.as_str()), names);
        assert_eq!(made.labels[0].color, base.labels[0].color);
    }
    let other = scene_of(&reading, &[0, 1], Some(&library::start(Dimension::Three))).unwrap();
    assert_eq!((other.title.as_str(), other.dimension), ("A and B", Dimension::Two));
}

/// Two polygons with 300 vertices have 90,000 pairs, but their difference has no more than 600 vertices; two prisms along one
/// axis, no more than their lids. Two prisms of 400 sides at a right angle have 640,000 pairs, and of each side of the one
/// half of the normals meet half of those of the other: some 80,000 vertices.
#[test]
fn differences_of_many_vertices_are_listed_up_to_a_limit() {
    let circle = |count: u32, z: f64| {
        let angle = move |index| std::f64::consts::TAU * f64::from(index) / f64::from(count);
        (0..count).map(move |index| DVec3::new(angle(index).cos(), angle(index).sin(), z))
    };
    let of = |dimension, points: Vec<DVec3>| {
        use gjk_proximity::geometry::{Body, Pose, Shape};
        let body = Body::new(dimension, Shape::Points(points), Pose::identity(dimension), 0.0).unwrap();
        Scene { bodies: [body.clone(), body], ..library::start(dimension) }
    };
    let flat = of(Dimension::Two, circle(300, 0.0).chain([DVec3::ZERO]).collect());
    let reading = read_text(&write(&flat, Exported::Difference, Format::Json).unwrap());
    let corners = &reading.lists[0].points;
    assert!((300..=600).contains(&corners.len()), "{}", corners.len());
    // Of two regular polygons of radius 1: one of radius 2, with vertices that roundoff makes at the midpoints of its
    // edges.
    assert!(corners.iter().all(|corner| (corner.length() - 2.0).abs() < 1e-3));
    let inside = (0..50).map(|index| DVec3::new(0.0, 0.0, f64::from(index) / 100.0));
    let solid = of(Dimension::Three, circle(150, 0.0).chain(circle(150, 1.0)).chain(inside).collect());
    let reading = read_text(&write(&solid, Exported::Difference, Format::Obj).unwrap());
    let corners = &reading.lists[0].points;
    assert!((300..=600).contains(&corners.len()), "{}", corners.len());
    for corner in corners {
        assert!((corner.truncate().length() - 2.0).abs() < 1e-3 && corner.z.abs() == 1.0, "{corner}");
    }
    let [upright, lying] = [
        circle(400, 0.0).chain(circle(400, 1.0)).collect(),
        circle(400, 0.0).chain(circle(400, 1.0)).map(|point| DVec3::new(point.z, point.x, point.y)).collect(),
    ]
    .map(|points| of(Dimension::Three, points).bodies[0].clone());
    let crossed = Scene { bodies: [upright, lying], ..library::start(Dimension::Three) };
    let refused = write(&crossed, Exported::Difference, Format::Obj).unwrap_err();
    assert!(matches!(refused, ExchangeError::TooManyPairs { found: 640_000, .. }), "{refused}");
}

#[test]
fn formats_are_parsed_from_their_names() {
    for format in Format::ALL {
        assert_eq!(format.name().parse(), Ok(format));
        assert!(!format.title().is_empty());
    }
    for what in Exported::ALL {
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
                // A mesh lists each vertex once.
                for list in &mut expected {
                    let mut seen = std::collections::BTreeSet::new();
                    list.retain(|point| seen.insert(*point));
                }
            }
            prop_assert_eq!(again(&scene, format), expected, "{}", format);
        }
    }
}

/// Regression: a 2D pair came back from OBJ as a flat 3D pair.
#[test]
fn a_pair_of_any_dimension_comes_back_from_obj() {
    let level = scene(Dimension::Three, &[[0.0; 3], [1.0, 0.0, 0.0]], &[[0.0, 1.0, 0.0], [2.0, 2.0, 0.0]]);
    for scene in [library::start(Dimension::Two), library::start(Dimension::Three), level] {
        let reading = read_text(&write(&scene, Exported::Pair, Format::Obj).unwrap());
        let again = scene_of(&reading, &[0, 1], None).unwrap();
        assert_eq!(again.dimension, scene.dimension);
        assert_eq!(world_bits(&again), world_bits(&scene));
    }
}
