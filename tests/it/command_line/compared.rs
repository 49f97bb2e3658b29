//! Compared runs, and runs with planted defects, on the command line.

use std::fs;

use gjk_sandbox::cli::Exit;
use serde_json::{Value, json};

use super::{WALK_THROUGH, call, folder, path, shipped_folder};

/// Djonov's code against Winter's: they diverge at the fifth point, where the origin is in front of two faces.
#[test]
fn two_runs_are_drawn_where_they_part() {
    let folder = folder(&[]);
    let output = path(&folder, "compare.svg");
    let scene = shipped_folder().join("35-two-roads.ron");
    let done = call(&["render", scene.to_str().unwrap(), "--output", &output, "--panel", "compare"]);
    assert_eq!((done.exit, done.errors.as_str()), (Exit::Done, ""));
    let svg = fs::read_to_string(&output).unwrap();
    for words in ["1 Djonov", "2 Winter", "ADB: O in front"] {
        assert!(svg.contains(words), "no {words}");
    }
}

/// Every shipped scene, including scenes whose second run is the same.
#[test]
fn every_scene_can_be_drawn_beside_another_run() {
    let folder = folder(&[]);
    let output = path(&folder, "compare.svg");
    for shipped in gjk_sandbox::scene::library::SHIPPED {
        let scene = shipped_folder().join(shipped.file_name);
        let arguments = [
            "render",
            scene.to_str().unwrap(),
            "--output",
            &output,
            "--panel",
            "compare",
            "--size",
            "600x300",
        ];
        assert_eq!(call(&arguments).exit, Exit::Done, "{}", shipped.file_name);
        let svg = fs::read_to_string(&output).unwrap();
        assert!(!svg.contains("NaN") && !svg.contains("inf"), "{}", shipped.file_name);
    }
}

/// Fields of wrong runs do not change the format of sound runs.
#[test]
fn a_run_with_defects_says_so_in_json() {
    let defective =
        WALK_THROUGH.replace("(algorithm: bittle,", "(algorithm: bittle, defects: [no_negation],");
    let folder = folder(&[("sound.ron", WALK_THROUGH), ("broken.ron", &defective)]);
    let traced = |name: &str| -> Value {
        let done = call(&["trace", &path(&folder, name), "--format", "json"]);
        serde_json::from_str(&done.out).unwrap()
    };
    assert_eq!(traced("broken.ron")["defects"], json!(["no_negation"]));
    assert_eq!(traced("sound.ron").get("defects"), None);
}

/// The trace as text and as Markdown states the step where a defect shows, its consequences, and the fix.
#[test]
fn a_trace_tells_of_defects_and_remedies() {
    let defective =
        WALK_THROUGH.replace("(algorithm: bittle,", "(algorithm: bittle, defects: [no_negation],");
    let folder = folder(&[("sound.ron", WALK_THROUGH), ("broken.ron", &defective)]);
    for (format, bar) in [("text", "     | "), ("markdown", "    > ")] {
        let told = |name: &str| call(&["trace", &path(&folder, name), "--format", format]).out;
        let defective = told("broken.ron");
        for words in [
            "Defect “No negation for Q”: The run looks for Q’s farthest point along v",
            "A is not the farthest point of P ⊖ Q along its search direction. Cause: “No negation for Q” at step 1.",
        ] {
            assert!(defective.contains(&format!("{bar}{words}")), "no {words}: {defective}");
        }
        let (_, end) = defective.rsplit_once(" support").unwrap();
        assert!(!end.is_empty() && defective.contains("\nThe verdict SEPARATE is wrong"), "{defective}");
        assert!(!told("sound.ron").contains(bar));
    }
    let squares = shipped_folder().join("05-two-squares.ron");
    let told = call(&["trace", squares.to_str().unwrap()]).out;
    assert!(told.contains("\nFix: guard against v = 0."), "{told}");
}
