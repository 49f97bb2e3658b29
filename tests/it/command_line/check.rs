//! `check`: scenes and folders of scenes against their expectations and the reference.

use gjk_sandbox::cli::Exit;
use gjk_sandbox::geometry::Dimension;
use gjk_sandbox::gjk::{Algorithm, Precision};
use gjk_sandbox::lab::{Experiment, Family};
use gjk_sandbox::scene::library::SHIPPED;
use serde_json::{Value, json};

use super::{WALK_THROUGH, call, folder, path, shipped_folder, without_expectation};

#[test]
fn shipped_scenes_are_as_expected_traps_included() {
    let done = call(&["check", shipped_folder().to_str().unwrap()]);
    assert_eq!((done.exit, done.errors.as_str()), (Exit::Done, ""), "{}", done.out);
    let end = format!("{} passed, 0 failed, 0 unusable\n", SHIPPED.len());
    assert!(done.out.ends_with(&end), "{}", done.out);
    assert!(done.out.contains("05-two-squares.ron: bittle: SEPARATE"), "{}", done.out);
    let names: Vec<&str> = done.out.lines().filter_map(|line| line.strip_prefix("pass  ")).collect();
    assert!(names.is_sorted() && names.len() == SHIPPED.len(), "{names:?}");
}

#[test]
fn a_scene_that_differs_from_its_expectation_is_told() {
    let folder = folder(&[("scene.ron", &WALK_THROUGH.replace("supports: 4", "supports: 5"))]);
    let done = call(&["check", &path(&folder, "scene.ron")]);
    assert_eq!(done.exit, Exit::Differs);
    assert!(
        done.out.starts_with("FAIL") && done.out.contains("expected 5 support points, found 4"),
        "{}",
        done.out
    );
    assert_eq!(call(&["trace", &path(&folder, "scene.ron")]).exit, Exit::Differs);
}

#[test]
fn without_an_expectation_the_reference_counts() {
    // Two equal squares in the same place: the published code says that they are separate.
    let folder = folder(&[("trap.ron", &without_expectation(SHIPPED[4].text))]);
    let done = call(&["check", &path(&folder, "trap.ron")]);
    assert_eq!(done.exit, Exit::Differs);
    assert!(done.out.contains("the verdict is SEPARATE; the reference says OVERLAP"), "{}", done.out);
}

#[test]
fn an_expectation_is_about_the_scenes_own_algorithm_only() {
    let trap = shipped_folder().join("05-two-squares.ron");
    let trap = trap.to_str().unwrap();
    assert_eq!(call(&["check", trap]).exit, Exit::Done, "the scene states the wrong answer");
    assert_eq!(call(&["check", trap, "--algorithm", "bittle"]).exit, Exit::Done, "nothing was overridden");
    assert_eq!(call(&["check", trap, "--algorithm", "robust"]).exit, Exit::Done, "right by the reference");
    assert_eq!(call(&["check", trap, "--algorithm", "winter"]).exit, Exit::Differs, "wrong by the reference");
}

#[test]
fn check_prints_a_json_object_a_line() {
    let folder = folder(&[("a.ron", WALK_THROUGH), ("deep/b.ron", &without_expectation(WALK_THROUGH))]);
    let done = call(&["check", folder.path().to_str().unwrap(), "--format", "json"]);
    assert_eq!(done.exit, Exit::Done);
    let objects: Vec<Value> = done.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(objects.len(), 2);
    assert_eq!(objects[0]["scene_file"], json!(path(&folder, "a.ron")));
    assert_eq!(objects[0]["expected"], json!({ "verdict": "overlap", "supports": 4 }));
    assert_eq!(objects[0]["pass"], json!(true));
    assert_eq!(objects[0]["supports"], json!(4));
    assert_eq!(objects[1]["expected"], Value::Null);
    assert!(objects.iter().all(|object| object.get("iterations").is_none()), "{}", done.out);
}

#[test]
fn a_bad_file_is_told_with_its_place_and_the_others_are_checked() {
    let broken = WALK_THROUGH.replace("dimension: 2", "dimension: 7");
    let folder = folder(&[
        ("1-bad.ron", &broken),
        ("2-differs.ron", &WALK_THROUGH.replace("supports: 4", "supports: 5")),
        ("3-good.ron", WALK_THROUGH),
        ("notes.txt", "not a scene"),
    ]);
    let done = call(&["check", folder.path().to_str().unwrap()]);
    assert_eq!(done.exit, Exit::BadInput, "the worst counts");
    assert!(done.out.ends_with("1 passed, 1 failed, 1 unusable\n"), "{}", done.out);
    let place = format!("{}:4:", path(&folder, "1-bad.ron"));
    assert!(done.errors.starts_with(&place) && done.errors.contains("expected"), "{}", done.errors);
    assert_eq!(done.errors.lines().count(), 1);
    for format in ["text", "json", "csv", "markdown"] {
        let traced = call(&["trace", &path(&folder, "1-bad.ron"), "--format", format]);
        assert_eq!((traced.exit, traced.out.as_str()), (Exit::BadInput, ""));
    }
}

/// The fields of the contract stay; the verdicts of all algorithms, and the scope of the certificate, are additions.
#[test]
fn check_asks_every_algorithm_and_checks_the_certificate() {
    let folder = folder(&[
        ("a.ron", &WALK_THROUGH.replace("    expect", "    tags: [\"article\"],\n    expect")),
        ("b.ron", &SHIPPED[4].text.replace("tags: [\"zero-direction\"]", "tags: [\"zero\", \"article\"]")),
    ]);
    let done = call(&["check", folder.path().to_str().unwrap(), "--format", "json"]);
    let objects: Vec<Value> = done.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(objects[0]["certificate"], json!("exact"));
    assert_eq!(objects[0]["tags"], json!(["article"]));
    let bittle =
        json!({ "answer": true, "verdict": "overlap", "termination": "origin-enclosed", "agrees": true });
    assert_eq!(objects[0]["algorithms"]["bittle"], bittle);
    // Two equal squares in one place.
    for (name, agrees) in
        [("robust", true), ("djonov", true), ("bittle", false), ("winter", false), ("cinkes", false)]
    {
        assert_eq!(objects[1]["algorithms"][name]["agrees"], json!(agrees), "{name}");
    }
    assert_eq!(objects[1]["pass"], json!(true), "the scene's own algorithm alone decides");

    let text = call(&["check", folder.path().to_str().unwrap()]).out;
    let row = |algorithm: &str, tag: &str| {
        let cells = |line: &str| line.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        let rows = text.lines().map(cells).find(|cells| cells.len() == 5 && cells[..2] == [algorithm, tag]);
        rows.unwrap_or_else(|| panic!("{algorithm} {tag} is not in\n{text}"))[2..].to_vec()
    };
    assert_eq!(row("winter", "(all)"), ["1", "1", "0"]);
    assert_eq!(row("winter", "zero"), ["0", "1", "0"]);
    assert_eq!(row("robust", "article"), ["2", "0", "0"]);
    assert!(text.ends_with("2 passed, 0 failed, 0 unusable\n"), "{text}");
}

#[test]
fn a_folder_of_a_thousand_scenes_is_checked_in_order() {
    let experiment = Experiment {
        dimension: Dimension::Two,
        family: Family::GridBoxes,
        gap: 0.0,
        pairs: 1000,
        seed: 3,
        algorithms: vec![Algorithm::Robust],
        precision: Precision::F64,
    };
    let folder = folder(&[]);
    for number in 0..1000 {
        let scene = experiment.scene(number, Algorithm::Robust);
        scene.write(&folder.path().join(format!("{number:04}.ron"))).unwrap();
    }
    let done = call(&["check", folder.path().to_str().unwrap()]);
    assert_eq!((done.exit, done.errors.as_str()), (Exit::Done, ""), "{}", done.out);
    let names: Vec<&str> = done.out.lines().filter_map(|line| line.strip_prefix("pass  ")).collect();
    assert!(names.is_sorted() && names.len() == 1000, "{}", names.len());
    assert!(done.out.ends_with("1000 passed, 0 failed, 0 unusable\n"));
    assert_eq!(call(&["check", folder.path().to_str().unwrap()]).out, done.out, "and again the same");
}

/// Ellipses with semi-axes (2, 1) and (1, 2), whose centers are at a distance of 3: 2 + 1 = 3, so they touch, but f64
/// arithmetic cannot decide it. No verdict of an algorithm can be judged.
#[test]
fn what_the_reference_cannot_tell_is_counted_apart() {
    let ellipses = |x: &str| {
        format!(
            "(format: 1, title: \"e\", dimension: 2, p: (shape: Ellipse(semi_axes: (2, 1))), \
             q: (shape: Ellipse(semi_axes: (1, 2)), pose: (position: ({x}, 0))), query: (algorithm: distance))"
        )
    };
    let folder = folder(&[("1-touching.ron", &ellipses("3")), ("2-apart.ron", &ellipses("3.5"))]);
    let arguments = ["check", folder.path().to_str().unwrap()];
    let done = call(&arguments);
    assert_eq!(done.exit, Exit::Done, "{}", done.out);
    let first = done.out.lines().next().unwrap();
    assert!(
        first.contains("The reference cannot tell: the shapes are within ") && !first.contains("agrees"),
        "{first}"
    );
    let cells = |line: &str| line.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let is_row = |row: &Vec<String>| row.get(1).is_some_and(|tag| tag == "(all)");
    let rows: Vec<Vec<String>> = done.out.lines().map(cells).filter(is_row).collect();
    assert_eq!(rows.len(), 6, "{}", done.out);
    for row in &rows {
        assert_eq!(row[1..], ["(all)", "1", "0", "0", "1"], "{}", done.out);
    }
    let json = call(&[&arguments[..], &["--format", "json"]].concat());
    let objects: Vec<Value> = json.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    for (object, judgement) in objects.iter().zip(["cannot-tell", "agrees"]) {
        let judgements = object["judgements"].as_object().unwrap();
        assert_eq!(judgements.len(), 6);
        assert!(judgements.values().all(|it| it == judgement), "{judgements:?}");
        let agrees = object["algorithms"]["djonov"]["agrees"].as_bool();
        assert_eq!(agrees, Some(judgement == "agrees"));
        let tolerance = object["tolerance"].as_f64().unwrap();
        assert!(0.0 < tolerance && tolerance < 1e-8, "{tolerance}");
    }
}
