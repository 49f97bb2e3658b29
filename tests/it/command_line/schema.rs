//! Does the JSON of `trace` and `check` have the fields, types and values that the documentation promises?

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use gjk_sandbox::scene::library::SHIPPED;
use serde_json::Value;

use super::{call, shipped_folder};

/// The page, cut into its sections by their heads.
fn section(head: &str) -> String {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/tools/src/cli/README.md");
    let text = fs::read_to_string(page).unwrap();
    let from = text.split(&format!("\n## {head}\n")).nth(1).unwrap();
    from.split("\n## ").next().unwrap().to_owned()
}

/// The names in the first column of the tables whose head has this first cell.
fn documented(head: &str, first_cell: &str) -> BTreeSet<String> {
    let text = section(head);
    let mut names = BTreeSet::new();
    for table in
        text.split("\n\n").filter(|table| table.trim_start().starts_with(&format!("| {first_cell} |")))
    {
        let rows = table.trim().lines().skip(2);
        names.extend(rows.map(|row| row.split('`').nth(1).unwrap().to_owned()));
    }
    assert!(!names.is_empty(), "{head}, {first_cell}");
    names
}

fn names_of(value: &Value) -> BTreeSet<String> {
    value.as_object().unwrap().keys().cloned().collect()
}

/// An array with this many numbers.
fn is_vector(value: &Value, dimension: u64) -> bool {
    let numbers = value.as_array().unwrap();
    numbers.len() as u64 == dimension && numbers.iter().all(Value::is_number)
}

fn is_null_or(value: &Value, is_right: impl Fn(&Value) -> bool) -> bool {
    value.is_null() || is_right(value)
}

fn is_one_of(value: &Value, names: &[&str]) -> bool {
    names.contains(&value.as_str().unwrap())
}

fn head_is_as_documented(value: &Value) {
    let dimension = value["dimension"].as_u64().unwrap();
    assert!([2, 3].contains(&dimension), "{value}");
    assert!(
        is_one_of(
            &value["algorithm"],
            &["robust", "djonov", "bittle", "winter", "cinkes", "distance", "directions"]
        ),
        "{value}"
    );
    assert!(is_one_of(&value["precision"], &["f32", "f64"]), "{value}");
    assert!(is_null_or(&value["answer"], Value::is_boolean), "{value}");
    assert!(is_one_of(&value["verdict"], &["overlap", "touching", "separate", "undecided"]), "{value}");
    assert!(value["termination"].is_string() && value["supports"].is_u64(), "{value}");
    assert!(is_null_or(&value["separation"], Value::is_number), "{value}");
    assert!(is_null_or(&value["penetration_depth"], Value::is_number), "{value}");
    assert!(
        is_null_or(&value["witness_points"], |it| {
            is_vector(&it["on_p"], dimension) && is_vector(&it["on_q"], dimension)
        }),
        "{value}"
    );
    assert!(is_one_of(&value["reference"]["verdict"], &["overlap", "touching", "separate"]), "{value}");
    assert!(value["reference"]["certified"].is_boolean(), "{value}");
}

fn iteration_is_as_documented(value: &Value, dimension: u64) {
    assert!(is_vector(&value["direction"], dimension), "{value}");
    assert!(is_null_or(&value["reach"], Value::is_number), "{value}");
    let support = &value["support"];
    assert!(["point", "on_p", "on_q"].iter().all(|name| is_vector(&support[name], dimension)), "{value}");
    assert!(["index_p", "index_q"].iter().all(|name| is_null_or(&support[name], Value::is_u64)), "{value}");
    for test in value["tests"].as_array().unwrap() {
        assert_eq!(names_of(test), ["name", "sign", "value"].map(str::to_owned).into(), "{value}");
        assert!(test["name"].is_string() && test["value"].is_number(), "{value}");
        let sign = test["sign"].as_i64().unwrap();
        assert!([-1, 0, 1].contains(&sign), "{value}");
        // A decided sign is that of the number, or zero.
        assert!(sign == 0 || (sign as f64) * test["value"].as_f64().unwrap() > 0.0, "{test}");
    }
    let (region, is_proved) = (&value["region"], &value["region_proved"]);
    assert!(is_null_or(region, Value::is_string) && is_null_or(is_proved, Value::is_boolean), "{value}");
    assert_eq!(region.is_null(), is_proved.is_null(), "{value}");
    assert!(value["simplex"].as_array().unwrap().iter().all(|point| is_vector(point, dimension)), "{value}");
    assert!(is_null_or(&value["next_direction"], |it| is_vector(it, dimension)), "{value}");
}

#[test]
fn traces_of_all_scenes_are_as_the_page_says() {
    let head = documented("Fields of both", "field");
    let fields = documented("Iterations of `trace`", "field");
    let (kinds, statuses) = (documented("Claims", "`kind`"), documented("Claims", "`status`"));
    let of_claims = documented("Claims", "field");
    let abouts = ["p", "q", "p-core", "q-core", "difference", "core-difference", "simplex"];
    let (mut seen_kinds, mut seen_statuses) = (BTreeSet::new(), BTreeSet::new());
    let mut proved = [0; 3];
    for shipped in SHIPPED {
        let file = shipped_folder().join(shipped.file_name);
        for algorithm in ["robust", "winter", "distance"] {
            let file = file.to_str().unwrap();
            let done = call(&["trace", file, "--format", "json", "--algorithm", algorithm]);
            let value: Value = serde_json::from_str(&done.out).unwrap();
            let mut names = names_of(&value);
            assert!(names.remove("iterations"));
            names.insert("defects".to_owned());
            assert_eq!(names, head, "{file}");
            head_is_as_documented(&value);
            for iteration in value["iterations"].as_array().unwrap() {
                assert_eq!(names_of(iteration), fields, "{file}");
                iteration_is_as_documented(iteration, value["dimension"].as_u64().unwrap());
                proved[match iteration["region_proved"].as_bool() {
                    None => 0,
                    Some(false) => 1,
                    Some(true) => 2,
                }] += 1;
                for claim in iteration["claims"].as_array().unwrap() {
                    assert_eq!(names_of(claim), of_claims, "{file}");
                    assert!(is_one_of(&claim["about"], &abouts), "{claim}");
                    let text = claim["text"].as_str().unwrap();
                    assert!(text.ends_with('.'), "{claim}");
                    // Only words take a capital letter: a vertex p2 and the direction v keep their names.
                    let keeps_names =
                        !text.starts_with("V ") && !text[1..].starts_with(|next: char| next.is_ascii_digit());
                    let is_name = text.starts_with(['p', 'q', 'v']);
                    assert!(is_name || text.starts_with('(') || keeps_names, "{claim}");
                    seen_kinds.insert(claim["kind"].as_str().unwrap().to_owned());
                    seen_statuses.insert(claim["status"].as_str().unwrap().to_owned());
                }
            }
        }
    }
    assert!(seen_kinds.is_subset(&kinds), "{seen_kinds:?}");
    assert_eq!(seen_statuses, statuses);
    // All but a few rare ones.
    assert!(seen_kinds.len() + 3 >= kinds.len(), "{seen_kinds:?}");
    assert!(proved.iter().all(|count| *count >= 5), "null, false, true: {proved:?}");
}

#[test]
fn checks_of_all_scenes_are_as_the_page_says() {
    let mut fields = documented("Fields of both", "field");
    fields.extend(documented("Fields of `check`", "field"));
    let done = call(&["check", shipped_folder().to_str().unwrap(), "--format", "json"]);
    let lines: Vec<Value> = done.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), SHIPPED.len());
    for value in &lines {
        let mut names = names_of(value);
        names.insert("defects".to_owned());
        assert_eq!(names, fields, "{}", value["scene_file"]);
        head_is_as_documented(value);
        assert!(value["scene_file"].is_string() && value["pass"].is_boolean());
        assert!(is_null_or(&value["expected"], Value::is_object));
        assert!(value["tags"].as_array().unwrap().iter().all(Value::is_string));
        let certificate = value["certificate"].as_str().unwrap();
        assert!(certificate == "exact" || certificate.starts_with("within "), "{certificate}");
        for said in value["algorithms"].as_object().unwrap().values() {
            assert_eq!(
                names_of(said),
                ["agrees", "answer", "termination", "verdict"].map(str::to_owned).into()
            );
        }
    }
}
