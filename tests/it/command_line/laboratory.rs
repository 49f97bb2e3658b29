//! `lab`: its output and its files.

use std::path::Path;

use clap::Parser as _;
use gjk_sandbox::cli::{Arguments, Exit};
use gjk_sandbox::geometry::Dimension;
use gjk_sandbox::gjk::{Algorithm, Precision};
use gjk_sandbox::lab::{Experiment, Family};
use glam::DVec3;
use serde_json::{Value, json};

use super::{call, folder, path};

#[test]
fn the_laboratory_prints_what_it_counted() {
    let arguments = ["lab", "--pairs", "2000", "--algorithm", "winter", "--algorithm", "robust"];
    let done = call(&[&arguments[..], &["--format", "json"]].concat());
    assert_eq!((done.exit, done.errors.as_str()), (Exit::Done, ""));
    let value: Value = serde_json::from_str(&done.out).unwrap();
    assert_eq!(value["family"], json!("small-integers"));
    assert_eq!((&value["pairs"], &value["seed"], &value["dimension"]), (&json!(2000), &json!(1), &json!(2)));
    assert_eq!(value["gap"], Value::Null);
    let [winter, robust] = [0, 1].map(|index| &value["algorithms"][index]);
    assert_eq!((&winter["algorithm"], &robust["algorithm"]), (&json!("winter"), &json!("robust")));
    assert_eq!(robust["agree"], json!(2000));
    let overlaps = value["reference"]["overlap"].as_f64().unwrap();
    // 12.7 % of the true overlaps in 60,000 pairs; fewer pairs scatter more.
    let rate = winter["false_no"].as_f64().unwrap() / overlaps;
    assert!((0.1..0.16).contains(&rate), "{rate}");
    let sum: u64 = winter["supports"].as_array().unwrap().iter().map(|count| count.as_u64().unwrap()).sum();
    assert_eq!(sum, 2000);
    let text = call(&arguments).out;
    let false_no = winter["false_no"].to_string();
    let row = text.lines().find(|line| line.starts_with("winter ")).unwrap();
    assert!(row.split_whitespace().any(|cell| cell == false_no), "{text}");
    assert_eq!(call(&arguments).out, text, "the same seed gives the same text");
    assert_ne!(call(&[&arguments[..], &["--seed", "2"]].concat()).out, text);
}

#[test]
fn saved_wrong_cases_are_scenes_that_show_what_is_wrong() {
    let folder = folder(&[]);
    let cases = path(&folder, "cases");
    let done =
        call(&["lab", "--pairs", "200", "--algorithm", "winter", "--save", &cases, "--format", "json"]);
    let value: Value = serde_json::from_str(&done.out).unwrap();
    let saved: Vec<String> = serde_json::from_value(value["saved"].clone()).unwrap();
    assert!(!saved.is_empty() && saved.iter().all(|path| Path::new(path).is_file()), "{saved:?}");
    assert!(
        saved[0].ends_with(&format!("winter-false-no-small-integers-2d-1-{}.ron", first_false_no(&value)))
    );
    // They expect the wrong verdict, so they pass; the reference disagrees with every one.
    let checked = call(&["check", &cases]);
    assert_eq!(checked.exit, Exit::Done, "{}", checked.out);
    let told = checked.out.lines().filter(|line| line.starts_with("pass  "));
    assert!(told.clone().all(|line| line.contains("The reference DISAGREES")), "{}", checked.out);
    assert_eq!(told.count(), saved.len());
}

fn first_false_no(value: &Value) -> u64 {
    value["algorithms"][0]["wrong"]["false-no"][0].as_u64().unwrap()
}

#[test]
fn bad_arguments_of_the_laboratory_are_one_message() {
    for (arguments, message) in [
        (vec!["--pairs", "0"], "expected 1 to 100000000 pairs, found 0"),
        (vec!["--pairs", "100000001"], "expected 1 to 100000000 pairs, found 100000001"),
        (vec!["--gap", "2"], "expected a gap from 0 to 1, found 2"),
        (vec!["--gap", "-1"], "expected a gap from 0 to 1, found -1"),
        (vec!["--gap", "nan"], "expected a gap from 0 to 1, found NaN"),
        (vec!["--dimension", "3", "--algorithm", "bittle"], "expected an algorithm for 3D, found bittle"),
    ] {
        let done = call(&[vec!["lab"], arguments.clone()].concat());
        assert_eq!((done.exit, done.out.as_str()), (Exit::BadInput, ""), "{arguments:?}");
        assert!(done.errors.contains(message) && done.errors.lines().count() == 1, "{}", done.errors);
    }
    for (arguments, message) in [
        (["--dimension", "4"], "expected 2 or 3, found `4`"),
        (["--family", "boxes"], "expected one of small-integers, slivers, polytopes"),
        (["--algorithm", "gjk"], "expected one of robust, djonov"),
        (["--precision", "f16"], "expected f32 or f64, found `f16`"),
        (["--pairs", "-5"], "invalid"),
        (["--seed", "1.5"], "invalid"),
    ] {
        let error =
            Arguments::try_parse_from([&["gjk-sandbox", "lab"], &arguments[..]].concat()).unwrap_err();
        assert_eq!(error.exit_code(), 2, "{arguments:?}");
        assert!(error.to_string().contains(message), "{error}");
    }
    let folder = folder(&[("file", "")]);
    let nowhere = call(&["lab", "--pairs", "10", "--save", &path(&folder, "file")]);
    assert_eq!(nowhere.exit, Exit::BadInput);
    assert!(nowhere.errors.contains("cannot be written"), "{}", nowhere.errors);
}

/// A solver that compares boxes around the shapes, and the gaps of their intervals.
const BOXES: &str = r#"import json, sys
for line in sys.stdin:
    m = json.loads(line)
    if m["type"] == "hello":
        print(json.dumps({"type": "hello", "name": "boxes"}), flush=True)
    elif m["type"] == "pair":
        gaps = [max(min(a) - max(b), min(b) - max(a), 0) for a, b in zip(zip(*m["p"]), zip(*m["q"]))]
        distance = sum(g * g for g in gaps) ** 0.5
        print(json.dumps({"type": "answer", "id": m["id"], "intersects": not any(gaps), "distance": distance}), flush=True)
"#;

/// The error of the distance of the boxes around the slivers of a pair that are separate, as a part of the extent of both: the
/// true distance is the least one of a vertex from an edge.
fn error_of_boxes(number: u64) -> f64 {
    let experiment = Experiment {
        dimension: Dimension::Two,
        family: Family::Slivers,
        gap: 0.0,
        pairs: 100,
        seed: 1,
        algorithms: vec![Algorithm::Distance],
        precision: Precision::F64,
    };
    let shapes = experiment.pair(number).map(|body| body.convex().core_vertices().unwrap().to_vec());
    let to_edge = |point: DVec3, [a, b]: [DVec3; 2]| {
        let share = ((point - a).dot(b - a) / (b - a).length_squared()).clamp(0.0, 1.0);
        point.distance(a + (b - a) * share)
    };
    let mut distance = f64::INFINITY;
    for [points, others] in [[&shapes[0], &shapes[1]], [&shapes[1], &shapes[0]]] {
        // Segments between any two vertices lie in the hull.
        for (index, a) in others.iter().enumerate() {
            for b in &others[..index] {
                distance = points.iter().fold(distance, |least, point| least.min(to_edge(*point, [*a, *b])));
            }
        }
    }
    let [low, high] = [DVec3::min, DVec3::max]
        .map(|by| shapes.each_ref().map(|points: &Vec<DVec3>| points.iter().copied().reduce(by).unwrap()));
    let gap = (low[0] - high[1]).max(low[1] - high[0]).max(DVec3::ZERO).length();
    let extent = (high[0].max(high[1]) - low[0].min(low[1])).max_element();
    (gap - distance).abs() / extent
}

#[test]
fn a_solver_of_others_is_counted_with_its_errors() {
    let folder = folder(&[("boxes.py", BOXES)]);
    let file = path(&folder, "boxes.py");
    let options =
        ["lab", "--family", "slivers", "--pairs", "100", "--metamorphic", "--format", "json", "--solver"];
    let done = call(&[&options[..], &["python3", &file]].concat());
    assert_eq!((done.exit, done.errors.as_str()), (Exit::Differs, ""));
    let value: Value = serde_json::from_str(&done.out).unwrap();
    assert_eq!(
        (&value["solver"], &value["pairs"], &value["unanswered"]),
        (&"boxes".into(), &100.into(), &0.into())
    );
    // Boxes around slivers may meet although the slivers do not, but never the reverse.
    assert!(value["false_yes"].as_u64().unwrap() > 0 && value["false_no"] == 0, "{value}");
    for exact in ["swap", "permute", "quarter-turn", "power-of-two"] {
        assert_eq!(value["metamorphic"][exact]["verdicts"], 0, "{exact}: {value}");
    }
    assert!(value["metamorphic"]["rotate"]["verdicts"].as_u64().unwrap() > 0, "{value}");
    let worst = &value["length_errors"]["distance"];
    let by_hand = error_of_boxes(worst["worst_pair"].as_u64().unwrap());
    assert!(
        (worst["worst"].as_f64().unwrap() - by_hand).abs() < 1e-9 && by_hand > 1e-3,
        "{by_hand}: {value}"
    );
    let right = Path::new(env!("CARGO_MANIFEST_DIR")).join("solvers/gjk.py").display().to_string();
    let options =
        ["lab", "--dimension", "3", "--pairs", "50", "--metamorphic", "--solver", "python3", &right];
    let done = call(&options);
    // Rotated, pair 12 has the origin on an edge within roundoff; a direction that was only roundoff led to a false no.
    assert_eq!((done.exit, done.errors.as_str()), (Exit::Done, ""), "{}", done.out);
    for said in ["gjk.py: 50 pairs", "false NO: 0", "false YES: 0"] {
        assert!(done.out.contains(said), "{}", done.out);
    }
}

#[test]
fn metamorphic_checks_and_errors_are_printed_on_demand() {
    let options = ["lab", "--family", "small-integers", "--pairs", "50", "--metamorphic", "--errors"];
    let text = call(&options);
    assert!(text.out.contains("robust: answers after changes that must not matter"), "{}", text.out);
    assert!(
        text.out.contains("distance: errors of its lengths, where the true length is proved exactly"),
        "{}",
        text.out
    );
    let json = call(&[&options[..], &["--format", "json"]].concat());
    let value: Value = serde_json::from_str(&json.out).unwrap();
    assert_eq!(value["metamorphic"]["robust"]["swap"]["pairs"], 50);
    assert_eq!(value["length_errors"]["distance"]["missing"], 0);
    let graded = call(&[
        "grade",
        "--pairs",
        "40",
        "--metamorphic",
        "--format",
        "json",
        "--",
        "python3",
        "solvers/gjk.py",
    ]);
    let value: Value = serde_json::from_str(&graded.out).unwrap();
    assert_eq!(value["metamorphic"]["swap"]["verdicts"], 0, "{}", graded.out);
}
