//! Programs that use the core find an example at each function that they need.

use std::fs;

use super::root;

/// The files of the core whose public functions each have an example.
const FILES: [&str; 8] = [
    "queries/mod.rs",
    "geometry/pose.rs",
    "geometry/prepared/posed.rs",
    "geometry/prepared/shape.rs",
    "geometry/shape/form.rs",
    "geometry/shape/variants.rs",
    "gjk/run.rs",
    "gjk/reference/mod.rs",
];

/// The public functions of a file, each with whether its documentation has an example that runs.
fn functions(text: &str) -> Vec<(String, bool)> {
    let mut found = Vec::new();
    let mut has_example = false;
    for line in text.lines().map(str::trim) {
        let declared = line.strip_prefix("pub const fn ").or_else(|| line.strip_prefix("pub fn "));
        if let Some(declared) = declared {
            let name = declared.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap();
            found.push((name.to_owned(), has_example));
        }
        let goes_on = line.starts_with("///") || line.starts_with("#[");
        has_example = goes_on && (has_example || line == "/// ```");
    }
    found
}

#[test]
fn each_function_for_programs_has_an_example() {
    let text = "/// A.\n/// ```\n/// a();\n/// ```\n#[inline]\npub fn a() {}\n\n/// B.\npub const fn b() {}";
    assert_eq!(functions(text), [("a".to_owned(), true), ("b".to_owned(), false)]);
    let mut looked_at = 0;
    for file in FILES {
        let text = fs::read_to_string(root().join("crates/proximity/src").join(file)).unwrap();
        // These are public for the crates of the sandbox alone.
        for (name, has_example) in functions(&text) {
            looked_at += 1;
            let is_internal =
                ["by_ref", "components_mut", "decide_from", "exact_verdict"].contains(&name.as_str());
            assert!(has_example || is_internal, "{file}: {name} has no example");
        }
    }
    assert!(looked_at > 40, "only {looked_at} functions were read");
}
