//! `corpus`: do the pairs match the formats, and does another program confirm the certificates?

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use gjk_sandbox::cli::Exit;
use serde_json::Value;

use super::{call, folder, path};

/// A folder with a corpus, and its path.
fn corpus(arguments: &[&str], name: &str) -> (tempfile::TempDir, String) {
    let files = folder(&[]);
    let output = path(&files, name);
    let done = call(&[&["corpus"], arguments, &["--output", &output]].concat());
    assert_eq!((done.exit, done.out.as_str(), done.errors.as_str()), (Exit::Done, "", ""), "{arguments:?}");
    (files, output)
}

/// The output of a program; `None` if it is not installed.
fn run(command: &mut Command) -> Option<Output> {
    let done = command.output().ok();
    if done.is_none() {
        eprintln!("skipped: there is no {}", command.get_program().display());
    }
    done
}

/// 400 pairs of each dimension begin with the shipped scenes and the board; Python checks every proof.
#[test]
fn lines_hold_the_pairs_with_proofs_that_others_can_check() {
    for (dimension, first) in [("2", "01-triangle-and-quad.ron"), ("3", "07-gem-and-octahedron.ron")] {
        let (_files, output) = corpus(&["--dimension", dimension, "--pairs", "400"], "corpus.jsonl");
        let text = fs::read_to_string(&output).unwrap();
        let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert_eq!(lines.len(), 400);
        let mut verdicts = BTreeSet::new();
        for (id, line) in lines.iter().enumerate() {
            assert_eq!(line["id"], id);
            let verdict = line["verdict"].as_str().unwrap();
            verdicts.insert(verdict);
            let intersects = match verdict {
                "overlap" => Value::Bool(true),
                "separate" => Value::Bool(false),
                _ => Value::Null,
            };
            assert_eq!(line["intersects"], intersects, "{}", line["name"]);
            assert_eq!(line["proof"]["verdict"], line["verdict"], "{}", line["name"]);
            let count: usize = dimension.parse().unwrap();
            assert!(
                line["p"].as_array().unwrap().iter().all(|point| point.as_array().unwrap().len() == count),
                "{line}"
            );
            let bounds = &line["length"]["bounds"];
            assert!(bounds[0].as_f64().unwrap() <= bounds[1].as_f64().unwrap(), "{line}");
        }
        assert_eq!(lines[0]["name"], first, "the shipped scenes come first");
        assert_eq!(verdicts.len(), 3, "{verdicts:?}");
        assert!(
            lines.iter().any(|line| line["name"].as_str().unwrap().contains("board")
                || line["tags"].to_string().contains("board")),
            "the board is in it"
        );
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tools/check_proof.py");
        let Some(checked) = run(Command::new("python3").arg(script).arg(&output)) else { continue };
        let said = String::from_utf8(checked.stdout).unwrap();
        assert_eq!(checked.status.code(), Some(0), "{said}");
        assert_eq!(said.lines().filter(|line| line.contains(": holds: ")).count(), 400);
    }
}

#[test]
fn scenes_expect_their_verdicts() {
    let (_files, output) = corpus(&["--dimension", "3", "--pairs", "150", "--format", "ron"], "scenes");
    assert_eq!(fs::read_dir(&output).unwrap().count(), 150);
    let done = call(&["check", &output]);
    assert_eq!(done.exit, Exit::Done, "{}{}", done.out, done.errors);
}

/// The answers of the file itself pass its own test, and the opposite ones do not.
#[test]
fn a_file_for_pytest_is_python() {
    let (files, output) = corpus(&["--pairs", "60", "--format", "pytest", "--seed", "3"], "test_corpus.py");
    // In the place of pytest: marks do nothing.
    let stub = "class mark:\n    @staticmethod\n    def parametrize(names, cases, ids):\n        assert len(set(ids)) == len(cases)\n        return lambda test: test\n";
    fs::write(path(&files, "pytest.py"), stub).unwrap();
    let script = "
import sys, test_corpus as t
assert len(t.CASES) == 60 and {case[5] for case in t.CASES} == {True, False, None}
for flips in (False, True):
    wrong = 0
    for case in t.CASES:
        t.intersects = lambda *_: bool(case[5]) != flips
        try: t.test_intersects(*case)
        except AssertionError: wrong += 1
    assert wrong == (sum(case[5] is not None for case in t.CASES) if flips else 0), wrong
";
    let mut python = Command::new("python3");
    let Some(done) = run(python.arg("-c").arg(script).current_dir(Path::new(&output).parent().unwrap()))
    else {
        return;
    };
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
}

#[test]
fn a_file_for_rust_compiles() {
    for dimension in ["2", "3"] {
        let (files, output) =
            corpus(&["--pairs", "60", "--dimension", dimension, "--format", "rust"], "corpus.rs");
        let compiler = std::env::var("RUSTC").unwrap_or_else(|_| "rustc".to_owned());
        let target = path(&files, "corpus.rmeta");
        let arguments =
            ["--edition", "2024", "--test", "--emit", "metadata", "-D", "warnings", "-o", &target, &output];
        let Some(done) = run(Command::new(compiler).args(arguments)) else { return };
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    }
}

#[test]
fn a_file_for_catch2_compiles() {
    let (files, output) = corpus(&["--pairs", "60", "--dimension", "3", "--format", "catch2"], "corpus.cpp");
    // A replacement for Catch2: a test is a function, and messages are discarded.
    let stub = "#pragma once\n#define TEST_CASE(name) void test_of_pairs()\n#define INFO(text) (void)(text)\n#define CHECK(fact) (void)(fact)\n";
    let include = Path::new(&path(&files, "include/catch2")).to_owned();
    fs::create_dir_all(&include).unwrap();
    fs::write(include.join("catch_test_macros.hpp"), stub).unwrap();
    let mut compiler = Command::new("c++");
    compiler.args(["-std=c++17", "-fsyntax-only", "-Wall", "-I", &path(&files, "include"), &output]);
    let Some(done) = run(&mut compiler) else { return };
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
}

#[test]
fn what_cannot_be_a_corpus_is_refused() {
    for (arguments, named) in [
        (["--pairs", "0"], "1 to"),
        (["--pairs", "100001"], "1 to 100000 pairs"),
        (["--family", "curved"], "vertices"),
    ] {
        let done = call(&[&["corpus"], arguments.as_slice()].concat());
        assert_eq!(done.exit, Exit::BadInput, "{arguments:?}");
        assert!(done.errors.contains(named), "{}", done.errors);
    }
}
