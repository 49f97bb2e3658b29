//! `audit`: its report and its exit status.

use std::fs;

use gjk_sandbox::cli::Exit;
use serde_json::Value;

use super::{WALK_THROUGH, call, folder, path};

/// A run with its numbers written by hand.
const HAND: &str = include_str!("../../../crates/tools/tests/it/trace_import/hand.jsonl");

#[test]
fn the_first_wrong_step_is_named_with_file_and_line() {
    let wrong = HAND.replacen(r#""p":1,"q":0,"#, r#""p":1,"q":1,"#, 1);
    let both = format!("{HAND}{wrong}");
    let folder = folder(&[("right.jsonl", HAND), ("both.jsonl", &both), ("none.jsonl", "{\"type\":1}\n")]);
    let [right, both, none] = ["right.jsonl", "both.jsonl", "none.jsonl"].map(|name| path(&folder, name));
    let done = call(&["audit", &right]);
    assert_eq!(
        (done.exit, done.out),
        (Exit::Done, format!("{right}:1: paper, by hand: nothing wrong in 3 steps\n"))
    );
    let done = call(&["audit", &right, &both]);
    assert_eq!(done.exit, Exit::Differs);
    let expected = format!(
        "{both}:6: paper, by hand: Step 1: vertex 0 of Q is farther along (−1, 0) than your vertex 1"
    );
    assert!(done.out.lines().any(|line| line.starts_with(&expected)), "{}", done.out);
    let done = call(&["audit", &none, &right]);
    assert_eq!(done.exit, Exit::BadInput);
    assert!(
        done.errors.starts_with(&format!("{none}:1: expected an object with a \"type\"")),
        "{}",
        done.errors
    );
    assert!(done.out.contains("nothing wrong"), "the other file is audited all the same");
    let done = call(&["audit", "--format", "json", &both]);
    let lines: Vec<Value> = done.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((lines.len(), done.exit), (2, Exit::Differs));
    assert_eq!(
        (&lines[0]["kind"], &lines[1]["kind"], &lines[1]["step"]),
        (&Value::Null, &"support".into(), &1.into())
    );
    assert_eq!(lines[1]["exact"]["difference"], "3");
}

#[test]
fn bytes_that_are_no_text_and_files_that_are_none_are_refused() {
    let folder = folder(&[]);
    fs::write(folder.path().join("bytes.jsonl"), b"{\"type\":\"hello\"}\n\xff\n").unwrap();
    let done = call(&["audit", &path(&folder, "bytes.jsonl")]);
    assert_eq!(done.exit, Exit::BadInput);
    assert!(done.errors.contains("bytes.jsonl:2: expected text in UTF-8"), "{}", done.errors);
    let done = call(&["audit", &path(&folder, "missing.jsonl")]);
    assert_eq!(done.exit, Exit::BadInput);
    assert!(done.errors.contains("missing.jsonl: cannot be read"), "{}", done.errors);
}

#[test]
fn our_own_runs_are_written_as_traces() {
    let folder = folder(&[("scene.ron", WALK_THROUGH)]);
    let (scene, trace) = (path(&folder, "scene.ron"), path(&folder, "run.jsonl"));
    call(&["trace", &scene, "--format", "jsonl", "--output", &trace]);
    let done = call(&["audit", &trace]);
    assert_eq!(done.exit, Exit::Done, "{}{}", done.out, done.errors);
    assert!(done.out.contains("GJK Sandbox"), "{}", done.out);
}
