//! The exported unit tests compile, run, and expect the true verdict.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::Command;

use gjk_exchange::{CodeLanguage, Exported, Format, TestLanguage, write};
use gjk_proximity::gjk::{Algorithm, ContactPolicy, Defect, Defects, Precision};
use gjk_scene::scene::library::{self, Shipped};

/// An answer that is right about the walk-through. The origin is inside P ⊖ Q, as the signs of its seven edges show,
/// worked out by hand.
const RIGHT: &str = "let _ = (p, q); true";

fn run(command: &mut Command) -> Option<(bool, String)> {
    let output = command.output().ok()?;
    let text =
        format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    Some((output.status.success(), text))
}

/// A Rust text, compiled as a test and run.
fn tested(folder: &Path, name: &str, text: &str) -> (bool, String) {
    let source = folder.join(format!("{name}.rs"));
    let program = folder.join(name);
    fs::write(&source, text).unwrap();
    let rustc = std::env::var("RUSTC").unwrap_or_else(|_| "rustc".to_owned());
    let (compiled, messages) = run(Command::new(rustc)
        .args(["--edition", "2024", "--test", "-D", "warnings", "-o"])
        .arg(&program)
        .arg(&source))
    .unwrap();
    assert!(compiled, "{messages}\n{text}");
    run(&mut Command::new(program)).unwrap()
}

#[test]
fn the_test_in_rust_compiles_and_tells_right_from_wrong() {
    let folder = tempfile::tempdir().unwrap();
    let text = write(&library::SHIPPED[0].scene(), Exported::Pair, Format::Test(TestLanguage::Rust)).unwrap();
    assert!(text.contains("// The true verdict is OVERLAP, proved in exact arithmetic."), "{text}");
    assert!(
        text.contains("// GJK Sandbox ran the algorithm bittle in f64 with the initial direction (1, -1).")
    );
    let call = "unimplemented!(\"call the function under test with {} and {} points\", p.len(), q.len())";
    assert_eq!(text.matches(call).count(), 2, "{text}");
    let (passes, out) = tested(folder.path(), "unfilled", &text);
    assert!(!passes && out.contains("call the function under test with 3 and 4 points"), "{out}");
    let right = text.replacen(call, RIGHT, 1);
    let (passes, out) = tested(folder.path(), "right", &right);
    assert!(passes && out.contains("1 passed; 0 failed; 1 ignored"), "{out}");
    let (passes, _) = tested(folder.path(), "wrong", &right.replace("true\n}", "false\n}"));
    assert!(!passes);
}

/// The directions of the scene, as its file gives them.
#[test]
fn a_run_along_given_directions_names_all_of_them() {
    let mut scenes = library::SHIPPED.iter().map(Shipped::scene);
    let scene = scenes.find(|scene| scene.query.algorithm == Algorithm::Directions).unwrap();
    let text = write(&scene, Exported::Pair, Format::Test(TestLanguage::Rust)).unwrap();
    let words = "ran the algorithm directions in f64 with the directions (1, 0), (-1, 0), (0, 1), (0, -1).";
    assert!(text.contains(words), "{text}");
}

/// The walk-through is Bittle's in the plane, where `NoFlip` does not apply, so that defect is not planted.
#[test]
fn a_run_that_was_made_wrong_says_so_and_the_truth_stays() {
    let mut scene = library::SHIPPED[0].scene();
    let wrong = "made wrong on purpose";
    for format in [Format::Test(TestLanguage::Rust), Format::Test(TestLanguage::Python)] {
        scene.query.defects = Defects::NONE.with(Defect::NoFlip);
        assert!(!write(&scene, Exported::Pair, format).unwrap().contains(wrong), "{format:?}");
        scene.query.defects =
            [Defect::NoNegation, Defect::NoFlip, Defect::ReversedWinding].into_iter().collect();
        let text = write(&scene, Exported::Pair, format).unwrap();
        let said = "The algorithm contains planted defects: No negation for Q, Winding reversed.";
        assert!(text.contains(said), "{text}");
        assert!(text.contains("The true verdict is OVERLAP, proved in exact arithmetic."), "{text}");
    }
}

#[test]
fn the_test_expects_the_true_length() {
    // Known cases: the walk-through overlaps by 0.937043; moved by (3, −1), separated by 11/√41.
    for (scene, name, value) in
        [(0, "penetration_depth", 6.0 / 41.0_f64.sqrt()), (10, "separation", 11.0 / 41.0_f64.sqrt())]
    {
        let scene = library::SHIPPED[scene].scene();
        let text = write(&scene, Exported::Pair, Format::Test(TestLanguage::Python)).unwrap();
        let marker = format!("assert {name}(P, Q) == pytest.approx(");
        let (_, rest) = text.split_once(&marker).unwrap_or_else(|| panic!("{marker} is not in\n{text}"));
        let written: f64 = rest.split(',').next().unwrap().parse().unwrap();
        assert!((written - value).abs() < 1e-9, "{written} instead of {value}");
        let claim =
            if name == "separation" { "assert not intersects(P, Q)" } else { "assert intersects(P, Q)" };
        assert!(text.contains(claim), "{text}");
    }
}

#[test]
fn a_touch_follows_the_contact_policy_of_the_scene() {
    let mut scene = library::SHIPPED[3].scene();
    scene.query.contact = ContactPolicy::Closed;
    let closed = write(&scene, Exported::Pair, Format::Test(TestLanguage::Cpp)).unwrap();
    assert!(closed.contains("TOUCHING") && closed.contains("    REQUIRE(intersects(P"), "{closed}");
    assert!(closed.contains("a touch counts as an intersection"));
    scene.query.contact = ContactPolicy::Open;
    let open = write(&scene, Exported::Pair, Format::Test(TestLanguage::Cpp)).unwrap();
    assert!(
        open.contains("    REQUIRE_FALSE(intersects(P") && open.contains("a touch counts as no intersection"),
        "{open}"
    );
}

#[test]
fn every_shipped_pair_with_vertices_becomes_a_test_that_compiles() {
    let folder = tempfile::tempdir().unwrap();
    let mut modules = String::new();
    let mut python = Vec::new();
    for (index, shipped) in library::SHIPPED.iter().enumerate() {
        let mut scene = shipped.scene();
        scene.query.precision = if index % 2 == 0 { Precision::F32 } else { Precision::F64 };
        scene.title.push_str("\n\"quoted\\\" #{}");
        if let Ok(text) = write(&scene, Exported::Pair, Format::Test(TestLanguage::Rust)) {
            write!(modules, "mod scene_{index} {{\n{text}\n}}\n").unwrap();
            let path = folder.path().join(format!("test_{index}.py"));
            fs::write(&path, write(&scene, Exported::Pair, Format::Test(TestLanguage::Python)).unwrap())
                .unwrap();
            python.push(path);
        }
    }
    assert!(python.len() > 15, "{}", python.len());
    tested(folder.path(), "all", &modules);
    let parse = "import ast, sys\nfor name in sys.argv[1:]: ast.parse(open(name, encoding='utf-8').read())";
    match run(Command::new("python3").arg("-c").arg(parse).args(&python)) {
        Some((parses, messages)) => assert!(parses, "{messages}"),
        None => eprintln!("python3 is not there: the tests in Python were not parsed"),
    }
}

/// The part of `NUnit` that the tests use, so they compile without it.
pub(super) const NUNIT: &str = "namespace NUnit.Framework {
    public class TestFixtureAttribute : System.Attribute {}
    public class TestAttribute : System.Attribute {}
    public class IgnoreAttribute : System.Attribute { public IgnoreAttribute(string reason) {} }
    public class Constraint { public Constraint Within(object tolerance) { return this; } }
    public static class Is {
        public static Constraint True = new Constraint();
        public static Constraint False = new Constraint();
        public static Constraint EqualTo(object value) { return new Constraint(); }
    }
    public static class Assert { public static void That(object value, Constraint constraint) {} }
}
";

#[test]
fn the_test_in_csharp_expects_the_truth_and_compiles() {
    let folder = tempfile::tempdir().unwrap();
    let nunit = folder.path().join("nunit.cs");
    fs::write(&nunit, NUNIT).unwrap();
    let mut sources = vec![nunit];
    for (index, precision, claim) in [(0, Precision::F64, "True"), (10, Precision::F32, "False")] {
        let mut scene = library::SHIPPED[index].scene();
        scene.query.precision = precision;
        let text = write(&scene, Exported::Pair, Format::Test(TestLanguage::CSharp)).unwrap();
        assert!(text.contains(&format!("Assert.That(Intersects(P, Q), Is.{claim});")), "{text}");
        assert!(text.contains("[Test, Ignore(\"needs a function that measures\")]"), "{text}");
        assert!(text.starts_with("// ") && text.contains("// The true verdict is "), "{text}");
        let source = folder.path().join(format!("test_{index}.cs"));
        fs::write(&source, text).unwrap();
        sources.push(source);
    }
    let output = folder.path().join("tests.dll");
    let mut compiler = Command::new("mcs");
    compiler.arg("-target:library").arg(format!("-out:{}", output.display())).args(&sources);
    match run(&mut compiler) {
        Some((compiled, messages)) => assert!(compiled, "{messages}"),
        None => eprintln!("mcs is not there: the tests in C# were not compiled"),
    }
}

/// Titles that are a keyword, a number, empty, or the name of a function that the test calls.
#[test]
fn a_title_may_be_any_text() {
    let folder = tempfile::tempdir().unwrap();
    let mut modules = String::new();
    for title in ["match", "Move", "2", "…", "intersects", "separation", "penetration depth"] {
        for scene in [0, 10] {
            let mut scene = library::SHIPPED[scene].scene();
            scene.title = title.to_owned();
            let text = write(&scene, Exported::Pair, Format::Test(TestLanguage::Rust)).unwrap();
            write!(modules, "mod scene_{} {{\n{text}\n}}\n", modules.len()).unwrap();
            let python = write(&scene, Exported::Pair, Format::Test(TestLanguage::Python)).unwrap();
            assert!(python.contains("\ndef test_pair"), "{python}");
        }
    }
    tested(folder.path(), "titles", &modules);
}

#[test]
fn constants_compile() {
    let folder = tempfile::tempdir().unwrap();
    let scene = library::SHIPPED[6].scene();
    let text = write(&scene, Exported::Pair, Format::Code(CodeLanguage::Rust)).unwrap();
    let test = format!(
        "{text}\n#[test]\nfn counts() {{ assert!(P.len() > 3 && Q.len() == 6 && P[0].len() == 3); }}\n"
    );
    assert!(tested(folder.path(), "constants", &test).0);
    let cpp = format!(
        "{}\nint main() {{ return sizeof(Q) == 6 * 3 * sizeof(double) ? 0 : 1; }}\n",
        write(&scene, Exported::Pair, Format::Code(CodeLanguage::Cpp)).unwrap()
    );
    let (source, program) = (folder.path().join("a.cpp"), folder.path().join("cpp"));
    fs::write(&source, cpp).unwrap();
    match run(Command::new("c++").arg("-std=c++17").arg("-o").arg(&program).arg(&source)) {
        Some((compiled, messages)) => {
            assert!(compiled, "{messages}");
            assert!(run(&mut Command::new(program)).unwrap().0);
        }
        None => eprintln!("c++ is not there: the constants in C++ were not compiled"),
    }
}
