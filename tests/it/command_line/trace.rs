//! Does `trace` print the numbers of a run in each of its formats?

use std::fs;

use gjk_sandbox::cli::Exit;
use gjk_sandbox::gjk;
use gjk_sandbox::scene::library::SHIPPED;
use serde_json::{Value, json};

use super::{WALK_THROUGH, call, folder, path, shipped_folder};

/// An iteration without its sentences, which must exist.
fn without_claims(iteration: &Value) -> Value {
    let mut rest = iteration.clone();
    let claims = rest.as_object_mut().unwrap().remove("claims").unwrap();
    assert!(!claims.as_array().unwrap().is_empty(), "{iteration}");
    rest
}

#[test]
fn the_json_of_the_walk_through_holds_the_numbers_of_the_article() {
    let folder = folder(&[("scene.ron", WALK_THROUGH)]);
    let done = call(&["trace", &path(&folder, "scene.ron"), "--format", "json"]);
    assert_eq!((done.exit, done.errors.as_str()), (Exit::Done, ""));
    let value: Value = serde_json::from_str(&done.out).unwrap();
    let iterations = value["iterations"].as_array().unwrap();
    let mut head = value.clone();
    head.as_object_mut().unwrap().remove("iterations");
    // On paper: the origin is 1/2, 3/14 and 2/7 of three differences, which gives the point (6.5, 7) of both shapes.
    let proof = head.as_object_mut().unwrap().remove("proof").unwrap();
    assert_eq!(
        (&proof["verdict"], &proof["common_point"]["point"]),
        (&json!("overlap"), &json!(["13/2", "7"]))
    );
    assert_eq!(
        head,
        json!({
            "scene": "Triangle and quad", "dimension": 2, "algorithm": "bittle", "precision": "f64",
            "answer": true, "verdict": "overlap", "termination": "origin-enclosed", "supports": 4,
            "separation": null, "penetration_depth": null, "witness_points": null,
            "reference": { "verdict": "overlap", "certified": true },
        })
    );
    assert_eq!(
        without_claims(&iterations[0]),
        json!({
            "direction": [1.0, -1.0], "reach": 2.0,
            "support": { "point": [4.0, 2.0], "on_p": [9.0, 9.0], "on_q": [5.0, 7.0], "index_p": 2, "index_q": 0 },
            "tests": [], "region": null, "region_proved": null, "simplex": [[4.0, 2.0]], "next_direction": [-1.0, 1.0],
        })
    );
    assert_eq!(iterations[1]["support"]["point"], json!([-6.0, 9.0]));
    assert_eq!(iterations[1]["reach"], json!(15.0));
    assert_eq!(
        without_claims(&iterations[2]),
        json!({
            "direction": [-336.0, -480.0], "reach": 3648.0,
            "support": { "point": [-8.0, -2.0], "on_p": [4.0, 5.0], "on_q": [12.0, 7.0], "index_p": 0, "index_q": 1 },
            "tests": [{ "name": "AB⟂·AO", "value": -10416.0, "sign": -1 }, { "name": "AC⟂·AO", "value": 992.0, "sign": 1 }],
            "region": "edge AC", "region_proved": false, "simplex": [[-8.0, -2.0], [4.0, 2.0]], "next_direction": [496.0, -1488.0],
        })
    );
    assert_eq!(
        without_claims(&iterations[3]),
        json!({
            "direction": [496.0, -1488.0], "reach": 2480.0,
            "support": { "point": [-1.0, -2.0], "on_p": [4.0, 5.0], "on_q": [5.0, 7.0], "index_p": 0, "index_q": 0 },
            "tests": [{ "name": "AB⟂·AO", "value": -392.0, "sign": -1 }, { "name": "AC⟂·AO", "value": -168.0, "sign": -1 }],
            "region": "inside", "region_proved": false, "simplex": [[-1.0, -2.0], [-8.0, -2.0], [4.0, 2.0]], "next_direction": null,
        })
    );
    assert_eq!(iterations.len(), 4);
}

#[test]
fn numbers_in_json_read_back_as_the_same_bits() {
    let mut compared = 0;
    for shipped in SHIPPED {
        let scene = shipped.scene();
        let file = shipped_folder().join(shipped.file_name);
        let done = call(&["trace", file.to_str().unwrap(), "--format", "json"]);
        let value: Value = serde_json::from_str(&done.out).unwrap();
        let convexes = scene.convexes();
        let trace = gjk::run(&scene.query(&convexes));
        for (iteration, printed) in trace.iterations().iter().zip(value["iterations"].as_array().unwrap()) {
            let count = scene.dimension.count();
            for (vector, printed) in [
                (iteration.direction, &printed["direction"]),
                (iteration.support.on_q, &printed["support"]["on_q"]),
            ] {
                let printed: Vec<f64> = serde_json::from_value(printed.clone()).unwrap();
                let bits =
                    |numbers: &[f64]| numbers.iter().map(|number| number.to_bits()).collect::<Vec<_>>();
                assert_eq!(bits(&printed), bits(&vector.to_array()[..count]));
                compared += count;
            }
            // JSON has no word for what is not a number.
            let reach = Some(iteration.support_value).filter(|reach| reach.is_finite());
            assert_eq!(printed["reach"].as_f64().map(f64::to_bits), reach.map(f64::to_bits));
        }
    }
    assert!(compared > 100, "only {compared} numbers were compared");
}

#[test]
fn every_format_holds_the_numbers() {
    let folder = folder(&[("scene.ron", WALK_THROUGH)]);
    let scene = path(&folder, "scene.ron");
    let text = call(&["trace", &scene]).out;
    for part in
        ["Triangle and quad", "-10416", "992", "3648", "2480", "-392", "-168", "The reference agrees."]
    {
        assert!(text.contains(part), "{part} is not in\n{text}");
    }
    let csv = call(&["trace", &scene, "--format", "csv"]).out;
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!(
        lines[0],
        "#,v.x,v.y,A.x,A.y,on P.x,on P.y,on Q.x,on Q.y,parents,A·v,tests,region,kept,next v.x,next v.y,at least,at most"
    );
    assert_eq!(
        lines[3],
        "3,-336,-480,-8,-2,4,5,12,7,p0 - q1,3648,AB⟂·AO = -10416; AC⟂·AO = 992,edge AC,AC,496,-1488,,"
    );
    assert_eq!(lines.len(), 5);
    let columns = |line: &str| line.split(',').count();
    assert!(lines.iter().all(|line| columns(line) == columns(lines[0])), "{csv}");
    let markdown = call(&["trace", &scene, "--format", "markdown"]).out;
    assert!(markdown.starts_with("# Triangle and quad\n"), "{markdown}");
    assert!(
        markdown.contains("| 3 | (-336, -480) | (-8, -2) | p0 - q1 | 3648 | edge AC | AC |"),
        "{markdown}"
    );
}

#[test]
fn a_trace_goes_to_a_file_when_asked() {
    let folder = folder(&[("scene.ron", WALK_THROUGH)]);
    let scene = path(&folder, "scene.ron");
    let output = path(&folder, "trace.csv");
    let done = call(&["trace", &scene, "--format", "csv", "--output", &output]);
    assert_eq!((done.exit, done.out.as_str()), (Exit::Done, ""));
    assert_eq!(fs::read_to_string(output).unwrap(), call(&["trace", &scene, "--format", "csv"]).out);
    let nowhere = call(&["trace", &scene, "--output", &path(&folder, "no/such/folder/trace.txt")]);
    assert_eq!(nowhere.exit, Exit::BadInput);
    assert!(nowhere.errors.contains("cannot be written"), "{}", nowhere.errors);
}

#[test]
fn three_components_in_space_and_single_precision() {
    let gem = shipped_folder().join("07-gem-and-octahedron.ron");
    let done = call(&["trace", gem.to_str().unwrap(), "--format", "json", "--precision", "f32"]);
    let value: Value = serde_json::from_str(&done.out).unwrap();
    assert_eq!(value["precision"], json!("f32"));
    // The run of the gem from (1, 0, 0), in exact arithmetic.
    assert_eq!(value["iterations"][0]["support"]["point"], json!([4.5, -2.5, -1.5]));
    assert_eq!(value["iterations"][3]["tests"][0], json!({ "name": "ABC·AO", "value": 2.875, "sign": 1 }));
    assert_eq!(value["iterations"][3]["region"], json!("face ADB"));
}
