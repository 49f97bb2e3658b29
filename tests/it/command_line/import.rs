//! `import`: a scene from files with lists of points.

use std::fs;

use clap::Parser as _;
use gjk_sandbox::cli::{Arguments, Exit};
use gjk_sandbox::geometry::Dimension;
use gjk_sandbox::scene::Scene;

use super::{WALK_THROUGH, call, folder, path};

/// kroitor/gjk.c issue #6, quoted verbatim.
const REPORT: &str = "        {4.000010, 11.000005}, {4.999991, 4.999999}, {8.999989, 8.999995}\n        \
                      {3.999999, 10.999990}, {5.000005, 4.999998}, {9.000001, 8.999989}\n";

#[test]
fn a_pair_from_a_report_becomes_a_scene() {
    let folder = folder(&[("report.txt", REPORT)]);
    let output = path(&folder, "scene.ron");
    let done = call(&["import", &path(&folder, "report.txt"), "--output", &output, "--title", "A report"]);
    assert_eq!((done.exit, done.errors.as_str()), (Exit::Done, ""));
    let points = "3 points (4.00001, 11.000005), (4.999991, 4.999999), (8.999989, 8.999995)";
    assert!(done.out.starts_with("2 lists: 3 and 3 points, 2D\n   Line  Kind     Numbers"), "{}", done.out);
    assert!(done.out.contains(&format!("\nP  1     polygon  {points}  at the origin\n")), "{}", done.out);
    assert!(done.out.contains("\nQ  2     polygon  3 points (3.999999, 10.99999), "), "{}", done.out);
    let scene = Scene::read(output.as_ref()).unwrap();
    assert_eq!((scene.title.as_str(), scene.dimension), ("A report", Dimension::Two));
    assert_eq!(scene.bodies[0].shape().vertices().unwrap()[1].to_array(), [4.999_991, 4.999_999, 0.0]);
    // A deep overlap; the reference agrees with the robust algorithm.
    assert_eq!(call(&["check", &output]).exit, Exit::Done);
}

#[test]
fn two_files_with_a_list_each() {
    let folder = folder(&[
        ("p.csv", "x,y,z\n0,0,0\n1,0,0\n1,0,0\n0,1,0\n"),
        ("q.obj", "o roof\nv 0 0 1\nv 1 1 1\nv 0 0 1\nl 1 2 3\n"),
    ]);
    let output = path(&folder, "scene.ron");
    let done = call(&["import", &path(&folder, "p.csv"), &path(&folder, "q.obj"), "--output", &output]);
    assert_eq!((done.exit, done.errors.as_str()), (Exit::Done, ""));
    assert!(done.out.starts_with("2 lists: 4 and 2 points, 3D\n"), "{}", done.out);
    assert!(done.out.ends_with("\n`roof`: 1 of 3 points are repeated and left out\n"), "{}", done.out);
    // A message names the line with its file; a mesh has no lines.
    let start = |line: &str| line.split_whitespace().take(3).collect::<Vec<_>>().join(" ");
    let rows: Vec<String> = done.out.lines().skip(2).take(2).map(start).collect();
    assert_eq!(rows, ["P p.csv:2 polytope", "Q q.obj roof"]);
}

#[test]
fn lists_are_chosen_by_name_or_number() {
    let folder = folder(&[("three.txt", "a: (0, 0), (1, 0)\nb: (5, 5), (6, 6)\nc: (9, 9), (7, 7)\n")]);
    let (file, output) = (path(&folder, "three.txt"), path(&folder, "scene.ron"));
    let done = call(&["import", &file, "--output", &output]);
    assert_eq!(done.exit, Exit::BadInput);
    let message = format!(
        "{file}: expected 2 lists; choose with --object NAME|NUMBER, found 3:\n   \
         Line  Name  Kind     Numbers                  Pose\n\
         1  1     a     segment  2 points (0, 0), (1, 0)  at the origin\n\
         2  2     b     segment  2 points (5, 5), (6, 6)  at the origin\n\
         3  3     c     segment  2 points (9, 9), (7, 7)  at the origin\n"
    );
    assert_eq!((done.errors, done.out.as_str()), (message, ""));
    assert!(fs::metadata(&output).is_err(), "nothing is written");
    let done = call(&["import", &file, "--output", &output, "--object", "c", "--object", "1"]);
    assert_eq!((done.exit, done.errors.as_str()), (Exit::Done, ""));
    assert_eq!(Scene::read(output.as_ref()).unwrap().title, "c and a");
    let roles: Vec<_> = done.out.lines().skip(2).map(|line| &line[..10]).collect();
    assert_eq!(roles, ["Q  1     a", "   2     b", "P  3     c"], "{}", done.out);
    for wrong in ["4", "0", "d"] {
        let done = call(&["import", &file, "--output", &output, "--object", wrong, "--object", "1"]);
        assert_eq!(
            done.errors,
            format!("{file}: expected one of the lists 1 a, 2 b, 3 c, found `{wrong}`\n")
        );
    }
}

#[test]
fn one_list_needs_a_q() {
    let folder = folder(&[("one.txt", "(0, 0), (1, 0), (0, 1)"), ("base.ron", WALK_THROUGH)]);
    let (file, base, output) =
        (path(&folder, "one.txt"), path(&folder, "base.ron"), path(&folder, "scene.ron"));
    let done = call(&["import", &file, "--output", &output]);
    let message = format!("{file}: expected 2 lists, or Q from a scene with --q SCENE.ron, found 1\n");
    assert_eq!((done.exit, done.errors), (Exit::BadInput, message));
    let done = call(&["import", &file, "--output", &output, "--q", &base]);
    assert_eq!((done.exit, done.errors.as_str()), (Exit::Done, ""));
    assert!(done.out.starts_with("1 list: 3 points, 2D\n") && done.out.contains("\nP  1 "), "{}", done.out);
    let (scene, base) = (Scene::read(output.as_ref()).unwrap(), Scene::read(base.as_ref()).unwrap());
    assert_eq!((&scene.bodies[1], scene.query), (&base.bodies[1], base.query));
}

#[test]
fn what_is_not_understood_is_one_message_with_its_place() {
    let folder = folder(&[
        ("bad.txt", "p: (0, 0),\n   (1, nan)\nq: (2, 2), (3, x)\n"),
        ("mixed.csv", "1,2\n3,4\n\n1,2,3\n"),
    ]);
    let output = path(&folder, "scene.ron");
    for (name, message) in [
        ("bad.txt", "2:8: expected a finite number, found `nan`"),
        ("mixed.csv", "4:1: expected 2 numbers, as in the first point, found 3"),
    ] {
        let file = path(&folder, name);
        let done = call(&["import", &file, "--output", &output]);
        assert_eq!((done.exit, done.errors), (Exit::BadInput, format!("{file}:{message}\n")));
        assert_eq!(done.out, "");
    }
    let missing = path(&folder, "missing.obj");
    let done = call(&["import", &missing, "--output", &output]);
    assert_eq!(done.exit, Exit::BadInput);
    assert!(
        done.errors.starts_with(&format!("{missing}: cannot be read")) && done.errors.lines().count() == 1
    );
    let two = path(&folder, "two.txt");
    fs::write(&two, "(1, 2)\n\n(3, 4)").unwrap();
    let done = call(&["import", &two, "--output", &path(&folder, "no/such/folder/scene.ron")]);
    assert_eq!(done.exit, Exit::BadInput);
    assert!(done.errors.contains("cannot be written"), "{}", done.errors);
    let done = call(&["import", &two, &missing, "--output", &output]);
    assert_eq!(done.exit, Exit::BadInput);
}

#[test]
fn what_is_odd_is_told_and_mended() {
    let folder = folder(&[("odd.txt", "P\n0 0\n0 1\n1 0\n1 0\n\nQ\n5 0\n6 0\n5 1\n")]);
    let (file, output) = (path(&folder, "odd.txt"), path(&folder, "scene.ron"));
    let told = call(&["import", &file, "--lint"]);
    assert_eq!((told.exit, told.errors.as_str()), (Exit::Differs, ""));
    assert_eq!(told.out, "`P`: 1 point equals an earlier point\n`P`: The outline goes clockwise\n");
    assert!(!fs::exists(&output).unwrap());
    let json = call(&["import", &file, "--lint", "--format", "json"]);
    let value: serde_json::Value = serde_json::from_str(&json.out).unwrap();
    assert_eq!(value["lists"][0]["findings"][1]["kind"], "winding");
    assert_eq!(value["lists"][1]["findings"], serde_json::json!([]));
    let list = &value["lists"][0];
    assert_eq!([&list["line"], &list["points"]], [2, 4]);
    assert_eq!([&list["kind"], &list["pose"]], ["polygon", "at the origin"]);
    assert_eq!(list["numbers"], "4 points (0, 0), (0, 1), (1, 0), (1, 0)");
    assert_eq!((list["file"].as_str(), &value["left_out"]), (Some(file.as_str()), &serde_json::json!([])));
    let mended = call(&["import", &file, "--mend", "--output", &output]);
    assert_eq!((mended.exit, mended.errors.as_str()), (Exit::Done, ""));
    assert!(mended.out.contains("`P`: 3 of 4 points kept\n"), "{}", mended.out);
    let points = Scene::read(output.as_ref()).unwrap().bodies[0].shape().vertices().unwrap();
    assert_eq!(
        points.iter().map(|point| [point.x, point.y]).collect::<Vec<_>>(),
        [[0.0, 0.0], [1.0, 0.0], [0.0, 1.0]]
    );
    assert!(Arguments::try_parse_from(["gjk-sandbox", "import", &file]).is_err(), "an output, or --lint");
}

/// An L of three unit squares, whose inner corner lies inside the hull. Vertices have the letter of the shape that the
/// list becomes; the fixed list has other numbers.
#[test]
fn a_list_that_is_not_convex_is_told_with_its_points() {
    let text = "wall\n0 0\n2 0\n2 1\n1 1\n1 2\n0 2\n\nQ\n5 0\n6 0\n5 1\n";
    let folder = folder(&[("wall.txt", text)]);
    let (file, output) = (path(&folder, "wall.txt"), path(&folder, "scene.ron"));
    let told = |vertex: &str| {
        format!("`wall` is not convex: {vertex} (1, 1) lies inside the hull, which is used instead\n")
    };
    let done = call(&["import", &file, "--output", &output]);
    assert_eq!((done.exit, done.errors.as_str()), (Exit::Done, ""));
    assert!(done.out.starts_with("2 lists: 6 and 3 points, 2D\n"), "{}", done.out);
    assert!(done.out.ends_with(&told("p3")), "{}", done.out);
    let done = call(&["import", &file, "--output", &output, "--object", "Q", "--object", "wall"]);
    assert!(done.out.ends_with(&told("q3")), "{}", done.out);
    let done = call(&["import", &file, "--output", &output, "--mend"]);
    let mended = "`wall`: 5 of 6 points kept\n";
    assert!(done.out.starts_with("2 lists: 5 and 3 points, 2D\n"), "{}", done.out);
    assert!(done.out.ends_with(&format!("{}{mended}", told("vertex 3"))), "{}", done.out);
    let done = call(&["import", &file, "--lint"]);
    let lint = "`wall`: Not convex: vertex 3 (1, 1) lies inside the hull\n`wall`: 1 point is not a corner of the hull\n";
    assert_eq!((done.exit, done.out.as_str()), (Exit::Differs, lint));
    let json = call(&["import", &file, "--lint", "--format", "json"]);
    let value: serde_json::Value = serde_json::from_str(&json.out).unwrap();
    let finding = &value["lists"][0]["findings"][0];
    assert_eq!((&finding["kind"], &finding["count"]), (&"not-convex".into(), &1.into()));
    assert_eq!(value["lists"][1]["findings"], serde_json::json!([]));
}

/// google-deepmind/mujoco issue #1473.
#[test]
fn bodies_of_a_report_keep_their_kinds() {
    let text =
        "<geom type=\"box\" size=\".1 .1 .1\"/>\n<geom type=\"capsule\" size=\".15 .15\" pos=\"0 0 1\"/>\n";
    let folder = folder(&[("report.xml", text)]);
    let output = path(&folder, "scene.ron");
    let done = call(&["import", &path(&folder, "report.xml"), "--output", &output]);
    assert_eq!((done.exit, done.errors.as_str()), (Exit::Done, ""));
    let [summary, _, p, q, remark] = done.out.lines().take(5).collect::<Vec<_>>().try_into().unwrap();
    assert_eq!(summary, "2 bodies: box and capsule, 3D");
    assert!(p.starts_with("P  1") && p.contains("box      half lengths 0.1, 0.1, 0.1"), "{p}");
    assert!(q.starts_with("Q  2") && q.ends_with("  at (0, 0, 1)"), "{q}");
    assert!(q.contains("capsule  half height 0.15 along z, radius 0.15"), "{q}");
    assert!(remark.starts_with("Read as MJCF"), "{remark}");
    let scene = Scene::read(output.as_ref()).unwrap();
    assert_eq!(scene.bodies[1].kind_name(), "capsule");
    assert_eq!(scene.bodies[1].pose().position.z, 1.0);
}

/// Three lists, the last with a vertex that is not understood.
const SPOILED: &str = "a: (0, 0), (1, 0)\nb: (5, 5), (6, 6)\nc: (9, 9), (7, nan)\n";

#[test]
fn lists_without_problems_are_offered_and_can_be_chosen() {
    let folder = folder(&[("three.txt", SPOILED)]);
    let (file, output) = (path(&folder, "three.txt"), path(&folder, "scene.ron"));
    let done = call(&["import", &file, "--output", &output]);
    assert_eq!((done.exit, done.out.as_str()), (Exit::BadInput, ""));
    let lines: Vec<&str> = done.errors.lines().collect();
    assert_eq!(lines[0], format!("{file}:3:16: expected a finite number, found `nan`"));
    assert_eq!(lines[1], "Lists without problems; choose with --object NAME|NUMBER:");
    assert_eq!(lines[3], "1  1     a     segment  2 points (0, 0), (1, 0)  at the origin");
    assert_eq!(lines.len(), 5, "{}", done.errors);
    let done = call(&["import", &file, "--output", &output, "--object", "b", "--object", "a"]);
    assert_eq!((done.exit, done.errors.as_str()), (Exit::Done, ""));
    assert!(done.out.ends_with("Left out:\nline 3  `nan`  expected a finite number\n"), "{}", done.out);
    assert_eq!(Scene::read(output.as_ref()).unwrap().title, "b and a");
    let done = call(&["import", &file, "--output", &output, "--object", "b", "--object", "c"]);
    assert_eq!((done.exit, done.errors.lines().next()), (Exit::BadInput, Some(lines[0])));
}

#[test]
fn a_vertex_that_is_lost_at_the_end_of_a_list_refuses_its_list() {
    // The place where the list is chosen, and a problem between two lists.
    for objects in [["a", "c"], ["b", "c"]] {
        let text = "a: (0, 0), (1, 0),\n(1, nan)\nb: (5, 5), (6, 6)\nc: (9, 9), (7, 7)\n";
        let folder = folder(&[("three.txt", text)]);
        let (file, output) = (path(&folder, "three.txt"), path(&folder, "scene.ron"));
        let [p, q] = objects;
        let done = call(&["import", &file, "--output", &output, "--object", p, "--object", q]);
        assert_eq!(done.exit, Exit::BadInput, "{}", done.out);
        assert!(done.errors.contains(":2:5: expected a finite number"), "{}", done.errors);
    }
}

#[test]
fn what_is_left_out_is_told_and_does_not_act_on_a_terminal() {
    let text =
        "p = [(0, 0), (1, 0), (0, 1)]\nq = [(5, 5), (6, 5), (5, 6)]\nreserve(8, \"\u{1b}[2J\u{202e}\")\n";
    let folder = folder(&[("code.py", text)]);
    let (file, output) = (path(&folder, "code.py"), path(&folder, "scene.ron"));
    let done = call(&["import", &file, "--output", &output]);
    assert_eq!((done.exit, done.errors.as_str()), (Exit::Done, ""));
    assert!(done.out.contains("\nLeft out:\nline 3  `reserve(8"), "{}", done.out);
    assert!(!done.out.contains(['\u{1b}', '\u{202e}']), "{:?}", done.out);
    let json = call(&["import", &file, "--lint", "--format", "json"]);
    assert!(!json.out.contains(['\u{1b}', '\u{202e}']), "{:?}", json.out);
    let value: serde_json::Value = serde_json::from_str(&json.out).unwrap();
    assert_eq!(value["left_out"][0]["line"], 3);
    assert!(value["left_out"][0]["why"].as_str().unwrap().contains("not part of a list of points"));
}
