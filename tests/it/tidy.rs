//! The house rules that the compiler does not check: which layer may use which, and that the map is complete.

use std::fs;
use std::path::{Path, PathBuf};

/// The layers from left to right; each may use what stands before it.
const LAYERS: [&str; 10] =
    ["geometry", "epa", "gjk", "scene", "edit", "exchange", "lab", "figure", "cli", "app"];

/// Crates that belong to the window.
const WINDOW_CRATES: [&str; 5] = ["eframe", "egui", "egui_plot", "egui_extras", "rfd"];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// All Rust files below a folder, sorted.
fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(rust_files(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files.sort();
    files
}

/// The code of a file without comments, so that a link in prose is not an import.
fn code(path: &Path) -> String {
    let text = fs::read_to_string(path).unwrap();
    text.lines().map(|line| line.split("//").next().unwrap_or_default()).collect::<Vec<_>>().join("\n")
}

/// Whether the code uses the path `crate::name`, also in a braced list.
fn uses_layer(code: &str, name: &str) -> bool {
    let direct = format!("crate::{name}");
    let listed = code.split("use crate::{").skip(1).any(|rest| {
        let list = rest.split(';').next().unwrap_or_default();
        list.split([',', '{', '}']).any(|item| item.trim().split("::").next() == Some(name))
    });
    listed
        || code.match_indices(&direct).any(|(at, _)| {
            !code[at + direct.len()..].starts_with(|next: char| next.is_alphanumeric() || next == '_')
        })
}

#[test]
fn every_layer_uses_only_what_stands_to_its_left() {
    let mut looked_at = 0;
    for (index, layer) in LAYERS.iter().enumerate() {
        // The command line and the window stand side by side: neither uses the other.
        let forbidden = LAYERS.iter().skip(index + 1).chain((*layer == "app").then_some(&"cli"));
        let forbidden: Vec<&&str> = forbidden.collect();
        for file in rust_files(&root().join("src").join(layer)) {
            looked_at += 1;
            let code = code(&file);
            for name in &forbidden {
                assert!(!uses_layer(&code, name), "{} uses the layer {name}", file.display());
            }
        }
    }
    assert!(looked_at > 40, "only {looked_at} files were read");
}

#[test]
fn only_the_window_uses_the_crates_of_the_window() {
    for layer in LAYERS.iter().filter(|layer| **layer != "app") {
        for file in rust_files(&root().join("src").join(layer)) {
            let code = code(&file);
            for name in WINDOW_CRATES {
                assert!(!code.contains(&format!("{name}::")), "{} uses {name}", file.display());
            }
        }
    }
}

#[test]
fn solvers_read_neither_the_clock_nor_chance() {
    for layer in ["geometry", "epa", "gjk"] {
        for file in rust_files(&root().join("src").join(layer)) {
            let code = code(&file);
            for name in ["std::time", "Instant", "SystemTime", "rand::", "std::env"] {
                assert!(!code.contains(name), "{} uses {name}", file.display());
            }
        }
    }
}

#[test]
fn the_laboratory_reads_no_clock() {
    for file in rust_files(&root().join("src/lab")) {
        let code = code(&file);
        for name in ["std::time", "Instant", "SystemTime", "rand::rng", "std::env"] {
            assert!(!code.contains(name), "{} uses {name}", file.display());
        }
    }
}

/// Whether a line is a comment that begins with "What", and so names a thing by a question instead of a noun. The later
/// lines of a paragraph count as well.
fn begins_with_what(line: &str) -> bool {
    let Some(comment) = line.trim_start().strip_prefix("//") else { return false };
    comment.trim_start_matches(['/', '!']).trim_start().starts_with("What ")
}

#[test]
fn comments_say_what_a_thing_is_without_a_question() {
    for line in ["/// What it is.", "    //! What is done.", "// What is hidden lies below.", "// What else?"]
    {
        assert!(begins_with_what(line), "{line}");
    }
    for line in ["/// Whatever it is.", "let what = 1; /// no doc", "/// The area: what is"] {
        assert!(!begins_with_what(line), "{line}");
    }
    let mut looked_at = 0;
    for file in ["src", "tests"].map(|folder| rust_files(&root().join(folder))).concat() {
        looked_at += 1;
        let text = fs::read_to_string(&file).unwrap();
        for (index, line) in text.lines().enumerate() {
            assert!(!begins_with_what(line), "{}:{}: {}", file.display(), index + 1, line.trim());
        }
    }
    assert!(looked_at > 150, "only {looked_at} files were read");
}

#[test]
fn every_layer_stands_on_the_map() {
    let map = fs::read_to_string(root().join("src/lib.rs")).unwrap();
    for layer in LAYERS {
        assert!(map.contains(&format!("mod {layer};")), "src/lib.rs does not declare {layer}");
        let entry = root().join("src").join(layer).join("mod.rs");
        let text = fs::read_to_string(&entry).unwrap();
        assert!(text.starts_with("//!"), "{} does not say what it is", entry.display());
    }
}
