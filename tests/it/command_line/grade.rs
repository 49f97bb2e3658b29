//! Does `grade` find the mistake of a wrong solver, for the right reason, and none in a right solver?
//!
//! The right solver is `solvers/gjk.py`; the wrong ones are copies with a mistake, in `tests/it/judging/wrong.py`. Both
//! are Python, so they share only the protocol with this program.

use std::collections::BTreeMap;
use std::path::Path;

use gjk_sandbox::cli::Exit;
use serde_json::Value;

use super::{call, folder, path};

pub(super) fn solver(name: &str) -> String {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name).to_str().unwrap().to_owned()
}

/// The report on the solver with a mistake.
pub(super) fn grade(mistake: &str, options: &[&str]) -> Value {
    let file = solver("tests/it/judging/wrong.py");
    let done = call(&[&["grade", "--format", "json"], options, &["--", "python3", &file, mistake]].concat());
    assert_eq!(done.exit, Exit::Differs, "{mistake}: {}{}", done.out, done.errors);
    let report: Value = serde_json::from_str(&done.out).unwrap();
    let wrong = report["wrong"].as_array().unwrap();
    assert_eq!(report["pairs"], report["right"].as_u64().unwrap() + wrong.len() as u64, "{mistake}");
    report
}

/// The number of errors of each kind in a report.
pub(super) fn kinds(report: &Value) -> BTreeMap<&str, usize> {
    let mut kinds = BTreeMap::new();
    for wrong in report["wrong"].as_array().unwrap() {
        *kinds.entry(wrong["kind"].as_str().unwrap()).or_default() += 1;
    }
    kinds
}

/// The suspects that a report names.
pub(super) fn suspects(report: &Value) -> Vec<&str> {
    let mut names: Vec<&str> =
        report["wrong"].as_array().unwrap().iter().filter_map(|wrong| wrong["suspect"].as_str()).collect();
    names.sort_unstable();
    names.dedup();
    names
}

#[test]
fn a_right_solver_is_right_about_ten_thousand_pairs() {
    for dimension in ["2", "3"] {
        let file = solver("solvers/gjk.py");
        let done = call(&[
            "grade",
            "--pairs",
            "5000",
            "--dimension",
            dimension,
            "--timeout",
            "60",
            "--",
            "python3",
            &file,
        ]);
        assert_eq!(done.exit, Exit::Done, "{}{}", done.out, done.errors);
        assert_eq!(done.out, "gjk.py (python, nearest feature): 5000 of 5000 pairs right\n");
    }
}

#[test]
fn mistakes_in_the_steps_are_found_where_they_stand_and_named() {
    for (mistake, kind, suspect) in [
        ("no-negation", "support", "no-negation"),
        ("maximum-from-zero", "support", "maximum-from-zero"),
        ("reversed-winding", "feature", "reversed-winding"),
        ("no-zero-guard", "direction", "no-zero-guard"),
    ] {
        let report = grade(mistake, &["--pairs", "120", "--timeout", "20"]);
        let kinds = kinds(&report);
        assert!(kinds.get(kind).is_some_and(|count| *count >= 10), "{mistake}: {kinds:?}");
        assert_eq!(suspects(&report), [suspect], "{mistake}");
        // Support queries come before the steps.
        let in_steps = |wrong: &&Value| wrong["kind"] == kind && !wrong["step"].is_null();
        assert!(report["wrong"].as_array().unwrap().iter().filter(in_steps).count() >= 5, "{mistake}");
        for wrong in report["wrong"].as_array().unwrap().iter().filter(in_steps) {
            assert!(wrong["step"].as_u64().is_some_and(|step| step >= 1), "{mistake}: {wrong}");
            assert!(wrong["exact"].is_object(), "{mistake}: {wrong}");
        }
    }
}

/// The pair of Winter's endless loop in a scene: it goes wrong at the tetrahedron of step 4.
#[test]
fn the_first_face_that_sees_the_origin_is_not_the_nearest() {
    let report = grade("first-face", &["--dimension", "3", "--family", "slivers", "--pairs", "1000"]);
    assert_eq!(kinds(&report).into_keys().collect::<Vec<_>>(), ["feature"]);
    assert_eq!(suspects(&report), ["first-face-wins"]);
    let corpus = folder(&[("loop.ron", include_str!("../../../scenes/09-endless-loop.ron"))]);
    let report = grade("first-face", &["--corpus", corpus.path().to_str().unwrap()]);
    let wrong = &report["wrong"][0];
    assert_eq!((wrong["kind"].as_str(), wrong["step"].as_u64()), (Some("feature"), Some(4)));
    // The value of the test is computed here from the points that the report gives: the normal of AB away from the
    // dropped point, in the plane of the three, times the vector to the origin.
    let exact = &wrong["exact"];
    assert_eq!(exact["test"], "AB⟂·AO");
    let point = |letter: &str| {
        let numbers: Vec<f64> =
            exact["points"][letter].as_array().unwrap().iter().map(|it| it.as_f64().unwrap()).collect();
        glam::DVec3::from_slice(&numbers)
    };
    let [a, b, d] = ["A", "B", "D"].map(point);
    let (along, other) = (b - a, d - a);
    let outwards = along.cross(along.cross(other));
    let value = outwards.dot(-a);
    assert!(value < 0.0, "{value}");
    assert_eq!(exact["value"].as_str().unwrap().parse::<f64>().unwrap(), value);
}

#[test]
fn a_rejection_at_zero_is_an_error_only_where_a_touch_counts() {
    let report = grade("rejects-at-zero", &["--pairs", "60", "--touch", "yes"]);
    assert_eq!(kinds(&report).into_keys().collect::<Vec<_>>(), ["answer"]);
    assert_eq!(suspects(&report), ["rejects-at-zero"]);
    let file = solver("tests/it/judging/wrong.py");
    let done =
        call(&["grade", "--pairs", "60", "--touch", "either", "--", "python3", &file, "rejects-at-zero"]);
    assert_eq!(done.exit, Exit::Done, "{}", done.out);
}

/// Without the test that ends it, a query of separate shapes cycles: the same points are kept, and the same direction
/// recurs.
#[test]
fn a_query_that_goes_round_is_found_though_it_ends_by_its_limit() {
    for dimension in ["2", "3"] {
        let report = grade("no-rejection", &["--pairs", "60", "--dimension", dimension, "--timeout", "20"]);
        assert_eq!(kinds(&report).into_keys().collect::<Vec<_>>(), ["progress"]);
        for wrong in report["wrong"].as_array().unwrap() {
            let sentence = wrong["sentence"].as_str().unwrap();
            assert!(sentence.contains("repeat those of step"), "{sentence}");
            assert!(
                wrong["topics"].as_array().unwrap().iter().any(|topic| topic == "verdict: separate"),
                "{wrong}"
            );
        }
    }
}

#[test]
fn answers_alone_are_enough_to_name_a_mistake() {
    let report = grade("answers-only", &["--pairs", "60", "--level", "answer"]);
    assert_eq!(kinds(&report).into_keys().collect::<Vec<_>>(), ["answer"]);
    assert_eq!(suspects(&report), ["no-negation"]);
}

#[test]
fn whatever_a_solver_does_the_grade_goes_on() {
    for (mistake, kind, options) in [
        ("crash", "crash", ["--pairs", "4", "--timeout", "20"]),
        ("garbage", "garbage", ["--pairs", "20", "--timeout", "20"]),
        ("garbage-answers", "garbage", ["--pairs", "20", "--timeout", "20"]),
        ("flood", "garbage", ["--pairs", "3", "--timeout", "20"]),
        ("endless", "timeout", ["--pairs", "3", "--timeout", "0.2"]),
        ("slow", "timeout", ["--pairs", "3", "--timeout", "0.2"]),
        ("wrong-length", "length", ["--pairs", "10", "--timeout", "20"]),
    ] {
        let report = grade(mistake, &options);
        let pairs: usize = options[1].parse().unwrap();
        assert_eq!(kinds(&report), BTreeMap::from([(kind, pairs)]), "{mistake}");
    }
    let crash = grade("crash", &["--pairs", "1", "--timeout", "20"]);
    let sentence = crash["wrong"][0]["sentence"].as_str().unwrap();
    assert!(sentence.ends_with("its last output: ZeroDivisionError: float division by zero."), "{sentence}");
}

#[test]
fn the_report_is_written_as_a_page_and_as_json() {
    let folder = folder(&[]);
    let [page, json] = ["report.html", "report.json"].map(|name| path(&folder, name));
    grade("no-negation", &["--pairs", "40", "--metamorphic", "--report", &page, "--report", &json]);
    let page = std::fs::read_to_string(page).unwrap();
    assert!(
        page.contains("<svg role=\"img\" lang=\"en-US\"") && page.contains(": support</h2>"),
        "no picture"
    );
    assert!(page.contains("<desc>Step ") && !page.contains("<th>"), "not described");
    assert_eq!(page.matches("<table>").count(), page.matches("<caption>").count());
    let report: Value = serde_json::from_str(&std::fs::read_to_string(json).unwrap()).unwrap();
    // Both contain the counts of changes.
    let swap = &report["metamorphic"]["swap"];
    assert!(swap["pairs"].as_u64().unwrap() > 0, "{swap}");
    let row = format!(
        "<tr><th scope=\"row\">swap</th><td>exact</td><td class=\"number\">{}</td><td class=\"number\">{}</td>",
        swap["pairs"], swap["verdicts"]
    );
    // Both also contain the counts of the degenerate pairs, here as a board.
    let cell = &report["by_topic"]["board: o edge of line"];
    let board = format!("<td class=\"number wrong\">{} of {} right</td>", cell["right"], cell["pairs"]);
    let edges =
        page.split("<th scope=\"row\">O on its edge</th>").nth(1).unwrap().split("</tr>").next().unwrap();
    assert!(edges.contains(&board), "{edges}");
    assert!(page.contains("<h2>Changes that must not matter</h2>") && page.contains(&row), "{row}");
    assert_eq!(report["solver"]["name"], "gjk.py");
    // The first of each kind is shrunk, and its scene fails in the same way again.
    let least = report["wrong"][0]["least"].as_str().unwrap();
    let corpus = super::folder(&[("least.ron", least)]);
    let again = grade("no-negation", &["--corpus", corpus.path().to_str().unwrap()]);
    assert_eq!(again["wrong"][0]["kind"], report["wrong"][0]["kind"]);
}

/// The regions of a simplex that the robust algorithm can find (the rows of its decision tree), and the cells of the
/// board: a default grade tests each at least three times.
#[test]
fn the_default_pairs_cover_every_decision_and_degeneracy_three_times() {
    let file = solver("solvers/gjk.py");
    for (dimension, tree, board) in [("2", 4, 6), ("3", 13, 10)] {
        let done = call(&[
            "grade",
            "--dimension",
            dimension,
            "--format",
            "json",
            "--timeout",
            "60",
            "--",
            "python3",
            &file,
        ]);
        let report: Value = serde_json::from_str(&done.out).unwrap();
        let topics = report["by_topic"].as_object().unwrap();
        let of = |kind: &str| -> Vec<(&String, u64)> {
            let counts = topics.iter().filter(|(topic, _)| topic.starts_with(kind));
            counts.map(|(topic, counts)| (topic, counts["pairs"].as_u64().unwrap())).collect()
        };
        for (kind, number) in [("tree: ", tree), ("board: ", board), ("verdict: ", 3)] {
            let counts = of(kind);
            assert_eq!(counts.len(), number, "{dimension}D: {counts:?}");
            assert!(counts.iter().all(|(_, count)| *count >= 3), "{dimension}D: {counts:?}");
        }
    }
}

#[test]
fn what_cannot_be_judged_is_refused_in_a_sentence() {
    for (arguments, message) in [
        (
            &["--", "no-such-program-7"][..],
            "grade: expected a program that can be started, found `no-such-program-7`",
        ),
        (
            &["--family", "curved", "--", "true"],
            "grade: expected a family of shapes with vertices, found curved",
        ),
        (&["--pairs", "0", "--", "true"], "grade: expected 1 to 100000000 pairs, found 0"),
        (
            &["--report", "a.txt", "--", "true"],
            "a.txt: expected a report that ends in .html or .json, found another name",
        ),
        (&["--corpus", "/no/such/folder", "--", "true"], "/no/such/folder"),
    ] {
        let done = call(&[&["grade"], arguments].concat());
        assert_eq!(done.exit, Exit::BadInput, "{}", done.out);
        assert!(done.errors.starts_with(message), "{}", done.errors);
    }
}
