//! Curved and rounded shapes as data, as code and as unit tests.

use std::fs;
use std::path::Path;
use std::process::Command;

use gjk_exchange::{CodeLanguage, Exported, Format, TestLanguage, write};
use gjk_proximity::geometry::{Body, Dimension, Pose, Rotation, Shape};
use gjk_proximity::gjk::Precision;
use gjk_scene::scene::{Scene, library};
use glam::{DQuat, DVec2, DVec3};

use super::notations::two_balls;

fn text(scene: &Scene, what: Exported, format: Format) -> String {
    write(scene, what, format).unwrap()
}

/// Every curved kind and rounded shapes, beside a triangle or a tetrahedron.
fn scenes() -> Vec<Scene> {
    let mut scenes = Vec::new();
    let upright = Rotation::Quaternion(DQuat::from_xyzw(0.5, 0.5, 0.5, 0.5));
    for (dimension, rotation, shapes) in [
        (
            Dimension::Two,
            Rotation::Angle(0.5),
            vec![
                Shape::Disc { radius: 1.0 },
                Shape::Ellipse { semi_axes: DVec2::new(2.0, 1.0) },
                Shape::Capsule { a: DVec3::ZERO, b: DVec3::X, radius: 0.5 },
                Shape::RegularPolygon { sides: 5, radius: 1.0 },
            ],
        ),
        (
            Dimension::Three,
            upright,
            vec![
                Shape::Ball { radius: 1.0 },
                Shape::Ellipsoid { semi_axes: DVec3::new(3.0, 2.0, 1.0) },
                Shape::Capsule { a: DVec3::ZERO, b: DVec3::X, radius: 0.5 },
                Shape::Cylinder { half_height: 2.0, radius: 1.0 },
                Shape::Cone { half_height: 2.0, radius: 1.0 },
                Shape::Octahedron { radius: 1.0 },
            ],
        ),
    ] {
        for shape in shapes {
            for (rounding, precision) in
                [(0.0, Precision::F64), (0.25, Precision::F32), (0.25, Precision::F64)]
            {
                let position = DVec3::new(0.125, 7.0, 0.0);
                let body =
                    Body::new(dimension, shape.clone(), Pose { position, rotation }, rounding).unwrap();
                let start = library::start(dimension);
                let title = format!("{} {rounding} {precision}", body.kind_name());
                let other = if scenes.len() % 2 == 0 { body.clone() } else { start.bodies[0].clone() };
                let mut scene = Scene { title, bodies: [other, body], ..start };
                scene.query.precision = precision;
                scenes.push(scene);
            }
        }
    }
    scenes
}

#[test]
fn two_balls_as_data_and_as_code() {
    let scene = two_balls();
    assert_eq!(
        text(&scene, Exported::Pair, Format::Json),
        "{\n  \"P\": {\"kind\": \"ball\", \"center\": [0, 0, 0], \"radius\": 12},\n  \"Q\": {\"kind\": \"ball\", \"center\": [0, 25, 0], \"radius\": 6}\n}\n"
    );
    assert_eq!(
        text(&scene, Exported::Pair, Format::Ron),
        "(\n    p: Ball(center: (0, 0, 0), radius: 12),\n    q: Ball(center: (0, 25, 0), radius: 6),\n)\n"
    );
    let code = |language| text(&scene, Exported::Q, Format::Code(language));
    assert_eq!(
        code(CodeLanguage::Rust),
        "#[allow(dead_code)]\n#[derive(Debug)]\nstruct Ball {\n    center: [f64; 3],\n    radius: f64,\n}\n\n\
         const Q: Ball = Ball { center: [0.0, 25.0, 0.0], radius: 6.0 };\n"
    );
    assert_eq!(
        code(CodeLanguage::Cpp),
        "struct Ball {\n    double center[3];\n    double radius;\n};\n\nconstexpr Ball Q = {{0.0, 25.0, 0.0}, 6.0};\n"
    );
    assert_eq!(
        code(CodeLanguage::CSharp),
        "public static class Shapes\n{\n    public class Ball\n    {\n        public double[] Center;\n        public double Radius;\n    }\n\n    \
         public static readonly Ball Q = new Ball { Center = new[] { 0.0, 25.0, 0.0 }, Radius = 6.0 };\n}\n"
    );
    assert_eq!(
        code(CodeLanguage::Python),
        "import numpy as np\n\nQ = {\"kind\": \"ball\", \"center\": np.array([0.0, 25.0, 0.0]), \"radius\": 6.0}\n"
    );
    assert_eq!(
        code(CodeLanguage::JavaScript),
        "const Q = { kind: \"ball\", center: [0.0, 25.0, 0.0], radius: 6.0 };\n"
    );
}

/// The pair of the issue: separated by 25 − 12 − 6 = 7.
#[test]
fn two_balls_as_a_unit_test() {
    let text = text(&two_balls(), Exported::Pair, Format::Test(TestLanguage::Cpp));
    for line in [
        "// P and Q are in world coordinates.",
        "// The true verdict is SEPARATE, proved in exact arithmetic.",
        "constexpr Ball P = {{0.0, 0.0, 0.0}, 12.0};",
        "constexpr Ball Q = {{0.0, 25.0, 0.0}, 6.0};",
        "bool intersects(const Ball &p, const Ball &q);",
        "    REQUIRE_FALSE(intersects(P, Q));",
        "REQUIRE(std::abs(separation(P, Q) - 7.0) <=",
    ] {
        assert!(text.contains(line), "{line} is not in\n{text}");
    }
    assert_eq!(text.matches("struct Ball").count(), 1);
}

/// Turned by 120° about (1, 1, 1), z becomes x: the axis, and the apex at the center + 2·x.
#[test]
fn the_numbers_of_each_kind_are_in_the_world() {
    let json = |kind: &str, rounding: &str| {
        let scenes = scenes();
        let of_kind = scenes.iter().find(|scene| {
            scene.title.starts_with(&format!("{kind} {rounding} ")) && scene.title.ends_with("f64")
        });
        let text = text(of_kind.unwrap(), Exported::Q, Format::Json);
        text.trim_start_matches("{\n  \"Q\": ").trim_end_matches("\n}\n").to_owned()
    };
    assert_eq!(
        json("cone", "0"),
        "{\"kind\": \"cone\", \"center\": [0.125, 7, 0], \"axis\": [1, 0, 0], \"half_height\": 2, \"radius\": 1}"
    );
    assert!(json("cylinder", "0.25").ends_with("\"radius\": 1, \"rounding\": 0.25}"));
    assert_eq!(
        json("ellipsoid", "0"),
        "{\"kind\": \"ellipsoid\", \"center\": [0.125, 7, 0], \"semi_axes\": [3, 2, 1], \"orientation\": [0.5, 0.5, 0.5, 0.5]}"
    );
    // x becomes y; the radius of a capsule includes its rounding.
    let capsules: Vec<Scene> =
        scenes().into_iter().filter(|scene| scene.title == "capsule 0.25 f64").collect();
    assert_eq!(
        text(&capsules[1], Exported::Q, Format::Ron),
        "Capsule(a: (0.125, 7, 0), b: (0.125, 8, 0), radius: 0.75)\n"
    );
    assert_eq!(
        json("ellipse", "0.25"),
        "{\"kind\": \"ellipse\", \"center\": [0.125, 7], \"semi_axes\": [2, 1], \"angle\": 0.5, \"rounding\": 0.25}"
    );
    assert!(
        json("octahedron", "0.25")
            .starts_with("{\"kind\": \"polytope\", \"vertices\": [\n      [0.125, 8, 0],\n")
    );
    for scene in scenes() {
        for what in [Exported::P, Exported::Q, Exported::Pair] {
            let text = text(&scene, what, Format::Json);
            serde_json::from_str::<serde_json::Value>(&text)
                .unwrap_or_else(|error| panic!("{error}: {text}"));
        }
    }
}

fn passes(command: &mut Command, language: &str) {
    match command.output() {
        Ok(output) => assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr)),
        Err(_) => eprintln!("{language} is not there: its texts were not checked"),
    }
}

/// The texts of all scenes in a format, each wrapped and written to a file.
fn files(folder: &Path, format: Format) -> Vec<std::path::PathBuf> {
    let write = |(index, scene): (usize, &Scene)| {
        let path = folder.join(format!("shapes_{index}.{}", format.extension()));
        fs::write(&path, text(scene, Exported::Pair, format)).unwrap();
        path
    };
    scenes().iter().enumerate().map(write).collect()
}

#[test]
fn curved_texts_in_rust_compile() {
    let folder = tempfile::tempdir().unwrap();
    for format in [Format::Test(TestLanguage::Rust), Format::Code(CodeLanguage::Rust)] {
        let modules = files(folder.path(), format).into_iter().enumerate().map(|(index, path)| {
            format!("#[allow(dead_code)]\nmod scene_{index} {{\n{}\n}}\n", fs::read_to_string(path).unwrap())
        });
        let source = folder.path().join("all.rs");
        fs::write(&source, modules.collect::<String>()).unwrap();
        let rustc = std::env::var("RUSTC").unwrap_or_else(|_| "rustc".to_owned());
        let output = folder.path().join("all");
        passes(
            Command::new(rustc)
                .args(["--edition", "2024", "--test", "-D", "warnings", "-o"])
                .args([&output, &source]),
            "rustc",
        );
    }
}

/// As much of Catch2 as the tests use.
const CATCH: &str = "#pragma once
#define JOIN(a, b) a##b
#define NAMED(a, b) JOIN(a, b)
#define TEST_CASE(name) void NAMED(test_, __LINE__)()
#define REQUIRE(claim) (void)(claim)
#define REQUIRE_FALSE(claim) (void)(claim)
";

#[test]
fn curved_texts_in_cpp_compile() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("catch2")).unwrap();
    fs::write(folder.path().join("catch2/catch_test_macros.hpp"), CATCH).unwrap();
    for format in [Format::Test(TestLanguage::Cpp), Format::Code(CodeLanguage::Cpp)] {
        let mut compiler = Command::new("c++");
        compiler.args(["-std=c++17", "-fsyntax-only", "-DSANDBOX_MEASURE", "-I"]).arg(folder.path());
        passes(compiler.args(files(folder.path(), format)), "c++");
    }
}

#[test]
fn curved_texts_in_csharp_compile() {
    let folder = tempfile::tempdir().unwrap();
    let nunit = folder.path().join("nunit.cs");
    fs::write(&nunit, super::unit_tests::NUNIT).unwrap();
    for path in files(folder.path(), Format::Test(TestLanguage::CSharp)) {
        let output = folder.path().join("tests.dll");
        let mut compiler = Command::new("mcs");
        compiler.arg("-target:library").arg(format!("-out:{}", output.display()));
        passes(compiler.args([&nunit, &path]), "mcs");
    }
}

#[test]
fn curved_texts_in_python_and_javascript_parse() {
    let folder = tempfile::tempdir().unwrap();
    let parse = "import ast, sys\nfor name in sys.argv[1:]: ast.parse(open(name, encoding='utf-8').read())";
    for format in [Format::Test(TestLanguage::Python), Format::Code(CodeLanguage::Python)] {
        passes(Command::new("python3").arg("-c").arg(parse).args(files(folder.path(), format)), "python3");
    }
    for path in files(folder.path(), Format::Code(CodeLanguage::JavaScript)) {
        passes(Command::new("node").arg("--check").arg(path), "node");
    }
}
