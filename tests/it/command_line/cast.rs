//! `trace --query cast` and `motion`: a bullet and a thin wall, with times computed by hand.

use gjk_sandbox::cli::Exit;
use gjk_sandbox::scene::Scene;
use serde_json::{Value, json};

use super::{call, folder, path};

/// The wall is 1/8 thick, the bullet has the radius 1/8. From −5.5 it moves by 10: contact at 5.3125/10, exit at 5.6875/10.
const BULLET: &str = r#"(
    format: 1,
    title: "Bullet and wall",
    dimension: 3,
    p: (shape: Cuboid(half_extents: (0.0625, 4, 4))),
    q: (shape: Ball(radius: 0.125), pose: (position: (-5.5, 0.5, 0.25))),
    motion: (translation: (10, 0, 0), frames: 11),
    expect: (time: 0.53125, exit: 0.56875),
)
"#;

fn cast(scene: &str, more: &[&str]) -> (Exit, String, String) {
    let folder = folder(&[("scene.ron", scene)]);
    let path = path(&folder, "scene.ron");
    let done = call(&[&["trace", &path, "--query", "cast"], more].concat());
    (done.exit, done.out, done.errors)
}

fn json(scene: &str, more: &[&str]) -> (Exit, Value) {
    let (exit, out, errors) = cast(scene, &[&["--format", "json"], more].concat());
    assert_eq!(errors, "", "no message");
    (exit, serde_json::from_str(&out).unwrap())
}

#[test]
fn a_cast_as_json_has_the_true_first_contact() {
    let (exit, found) = json(BULLET, &[]);
    assert_eq!(exit, Exit::Done);
    let contact = &found["first_contact"];
    assert_eq!(contact["time"], json!(0.53125));
    assert_eq!(contact["exit"], json!(0.56875));
    assert_eq!(contact["interval"], json!([0.53125, 0.53125]));
    assert_eq!(contact["normal"], json!([-1.0, 0.0, 0.0]));
    assert_eq!(contact["point_p"], json!([-0.0625, 0.5, 0.25]));
    assert_eq!(contact["point_q"], json!([-0.0625, 0.5, 0.25]));
    assert_eq!(contact["certificate"]["before"][0]["axis"], json!(["-1", "0", "0"]));
    assert_eq!((&found["algorithm"], &found["end"]), (&json!("ray"), &json!("contact")));
    assert_eq!(found["judgement"], json!("agrees"));
    assert_eq!(found["proof"]["query"], json!("cast"));
}

#[test]
fn sampling_tunnels_and_exits_with_1() {
    let (exit, found) = json(BULLET, &["--first-contact", "sampling"]);
    assert_eq!((exit, &found["judgement"], &found["time"]), (Exit::Differs, &json!("passed"), &Value::Null));
    assert_eq!(found["first_contact"]["time"], json!(0.53125));
    let (exit, out, _) = cast(BULLET, &["--first-contact", "sampling"]);
    assert_eq!(exit, Exit::Differs);
    assert!(out.contains("Q tunnels. The contact begins between frames 5 and 6."), "{out}");
}

#[test]
fn a_miss_is_null_and_has_a_proof() {
    let scene = BULLET
        .replace("(10, 0, 0)", "(0, 10, 0)")
        .replace("    expect: (time: 0.53125, exit: 0.56875),\n", "");
    let (exit, found) = json(&scene, &[]);
    assert_eq!((exit, &found["end"]), (Exit::Done, &json!("recedes")));
    let contact = &found["first_contact"];
    for name in ["time", "exit", "interval", "exact", "normal", "point_p", "point_q"] {
        assert_eq!(contact[name], Value::Null, "{name}");
    }
    assert_eq!(contact["kind"], json!("miss"));
    assert_eq!(found["proof"]["certificate"]["before"].as_array().unwrap().len(), 1);
}

#[test]
fn a_cast_as_text_and_csv() {
    let (exit, out, _) = cast(BULLET, &["--first-contact", "advancement"]);
    assert_eq!(exit, Exit::Done);
    assert!(out.contains("Q may move to t = 0.53125. The distance is 5.3125 along n = (-1, 0, 0)"), "{out}");
    assert!(out.contains("True: P and Q meet at t = 17/32 = 0.53125. Exit: 0.56875."), "{out}");
    let (_, out, _) = cast(BULLET, &["--first-contact", "advancement", "--format", "csv"]);
    assert!(out.starts_with("#,t,event,length,slope,safe until\n1,0,measured,5.3125,-10,0.53125\n"), "{out}");
}

#[test]
fn check_compares_the_expected_times() {
    let wrong = BULLET.replace("0.53125, exit", "0.5, exit");
    let folder = folder(&[("right.ron", BULLET), ("wrong.ron", &wrong)]);
    assert_eq!(call(&["check", &path(&folder, "right.ron")]).exit, Exit::Done);
    let done = call(&["check", &path(&folder, "wrong.ron")]);
    assert_eq!(done.exit, Exit::Differs);
    assert!(done.out.contains("expected a time of impact of 0.5, found 0.53125"), "{}", done.out);
}

#[test]
fn a_scene_without_a_translation_has_no_cast() {
    let still = BULLET.replace("translation: (10, 0, 0), ", "");
    let (exit, _, errors) = cast(&still, &[]);
    assert_eq!(exit, Exit::BadInput);
    assert!(errors.contains("expected a translation in `motion`"), "{errors}");
    let asks = still.replace("    motion", "    query: (first_contact: axis),\n    motion");
    let (_, _, errors) = cast(&asks, &[]);
    assert!(errors.contains("query.first_contact"), "{errors}");
}

#[test]
fn a_motion_as_csv_is_the_curve_of_the_distance() {
    let folder = folder(&[("scene.ron", BULLET)]);
    let done = call(&["motion", &path(&folder, "scene.ron"), "--format", "csv"]);
    let rows: Vec<Vec<&str>> = done.out.lines().map(|line| line.split(',').collect()).collect();
    assert_eq!((done.exit, rows.len()), (Exit::Done, 12), "{}", done.errors);
    assert_eq!(rows[0][..5], ["frame", "t", "verdict", "length", "normal.x"]);
    // Distances 5.3125, 4.3125, … and after the wall 6 − 5.5 − 0.1875 = 0.3125.
    assert_eq!(rows[1][..5], ["0", "0", "separate", "5.3125", "-1"]);
    assert_eq!(rows[6][..4], ["5", "0.5", "separate", "0.3125"]);
    assert_eq!(rows[7][..5], ["6", "0.6", "separate", "0.3125", "1"]);
    let two = call(&["motion", &path(&folder, "scene.ron"), "--frames", "2"]);
    assert_eq!(two.out.lines().count(), 3);
    assert_eq!(call(&["motion", &path(&folder, "scene.ron"), "--frames", "1"]).exit, Exit::BadInput);
}

#[test]
fn scenes_keep_the_cast() {
    let asked = BULLET.replace("    motion", "    query: (first_contact: axis),\n    motion");
    for text in [BULLET, &asked] {
        assert_eq!(Scene::from_ron(text).unwrap().to_ron(), *text);
    }
}
