//! The house rules that the compiler does not check: the allowed dependencies of layers, and a complete map of the
//! files.

mod circles;

use std::fs;
use std::path::{Path, PathBuf};

/// The layers from left to right; each may use the layers before it.
const LAYERS: [&str; 13] = [
    "geometry", "epa", "gjk", "queries", "scene", "edit", "exchange", "lab", "figure", "judge", "lesson",
    "cli", "app",
];

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
    uses(code, "crate", name)
}

/// Whether the code uses the path `parent::name`, also in a braced list.
fn uses(code: &str, parent: &str, name: &str) -> bool {
    let direct = format!("{parent}::{name}");
    let listed = code.split(&format!("use {parent}::{{")).skip(1).any(|rest| {
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
        // The command line and the window are side by side: neither uses the other.
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

/// The files of a layer, or of a module below all layers.
fn files_of(module: &str) -> Vec<PathBuf> {
    let folder = root().join("src").join(module);
    if folder.is_dir() { rust_files(&folder) } else { vec![folder.with_extension("rs")] }
}

#[test]
fn below_all_layers_none_is_used() {
    for file in ["words", "message", "files", "interrupt", "icon"].map(files_of).concat() {
        let code = code(&file);
        for layer in LAYERS {
            assert!(!uses_layer(&code, layer), "{} uses the layer {layer}", file.display());
        }
    }
}

/// Reading and writing files has many pitfalls, which `src/files` handles. `check` lists folders.
#[test]
fn only_one_module_opens_files() {
    let lists_folders = root().join("src/cli/check/mod.rs");
    for file in rust_files(&root().join("src")) {
        if file.starts_with(root().join("src/files")) || file == lists_folders {
            continue;
        }
        let code = code(&file);
        for name in ["fs::", "File::open", "File::create", "OpenOptions", "{fs"] {
            assert!(!without_tests(&code).contains(name), "{} uses {name}", file.display());
        }
    }
}

/// The folders of the window from left to right; each may use the folders before it.
const FOLDERS: [&str; 8] = ["widgets", "command", "state", "view", "editing", "panels", "features", "shell"];

/// The code of a file without its unit tests.
fn without_tests(code: &str) -> &str {
    code.split("mod tests {").next().unwrap_or_default()
}

#[test]
fn every_folder_of_the_window_uses_only_what_stands_to_its_left() {
    let app = root().join("src/app");
    let listed = fs::read_to_string(app.join("mod.rs")).unwrap();
    assert!(listed.contains(&FOLDERS.join(" <- ")), "the order stands in the map of the window");
    let mut looked_at = 0;
    for (index, folder) in FOLDERS.iter().enumerate() {
        for file in rust_files(&app.join(folder)) {
            looked_at += 1;
            let code = code(&file);
            let code = without_tests(&code);
            for name in &FOLDERS[index + 1..] {
                assert!(!uses(code, "crate::app", name), "{} uses {name}", file.display());
            }
            for name in ["App", "Start", "{App", "self"] {
                assert!(!uses(code, "crate::app", name), "{} uses the window itself", file.display());
            }
            let is_at_the_top = file.parent() == Some(&app.join(folder));
            assert!(
                !(is_at_the_top && code.contains("super::super")),
                "{} leaves its folder",
                file.display()
            );
        }
    }
    assert!(looked_at > 120, "only {looked_at} files were read");
}

/// A view, a panel or a feature gets what it reads, never the whole session.
#[test]
fn only_the_shell_of_the_window_uses_the_whole_session() {
    for folder in ["view", "editing", "panels", "features"] {
        for file in rust_files(&root().join("src/app").join(folder)) {
            assert!(!code(&file).contains("Session"), "{} uses the whole session", file.display());
        }
    }
}
/// The features of the window: the folders and files in `features`.
fn features() -> Vec<String> {
    let entries = fs::read_dir(root().join("src/app/features")).unwrap();
    let names =
        entries.map(|entry| entry.unwrap().path().file_stem().unwrap().to_string_lossy().into_owned());
    names.filter(|name| name != "mod").collect()
}

#[test]
fn no_feature_of_the_window_uses_another() {
    let features = features();
    assert!(features.len() >= 10, "{features:?}");
    for feature in &features {
        let folder = root().join("src/app/features").join(feature);
        let files = if folder.is_dir() { rust_files(&folder) } else { vec![folder.with_extension("rs")] };
        for file in files {
            let code = code(&file);
            for other in features.iter().filter(|other| *other != feature) {
                let is_used = uses(without_tests(&code), "crate::app::features", other)
                    || uses(without_tests(&code), "super", other);
                assert!(!is_used, "{} uses the feature {other}", file.display());
            }
        }
    }
}

#[test]
fn only_geometry_tells_the_cores_of_shapes_apart() {
    let geometry = root().join("src/geometry");
    for file in rust_files(&root().join("src")).iter().filter(|file| !file.starts_with(&geometry)) {
        let code = code(file);
        // `PxConvexCore::` is a type of PhysX.
        let names = code.match_indices("Core::").any(|(at, _)| !code[..at].ends_with(char::is_alphanumeric));
        assert!(!names, "{} names a core", file.display());
    }
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

/// Phrases that read as translated, each with the words to use instead (the last one: a noun of the field).
const PHRASES: [(&str, &str); 9] = [
    ("None where", "Returns `None` if"),
    ("none where", "`None` if"),
    ("that which", "a noun"),
    ("That which", "a noun"),
    ("where it is one", "a noun"),
    ("is told", "an active verb"),
    ("by hand", "the work that is done"),
    ("way out", "minimum translation"),
    ("at right angles", "perpendicular"),
];

/// Returns the phrase of a comment that needs a rewrite, with the words to use.
fn phrase_of(line: &str) -> Option<(&'static str, &'static str)> {
    let comment = line.trim_start().strip_prefix("//")?;
    PHRASES.into_iter().find(|(phrase, _)| comment.contains(phrase))
}

#[test]
fn comments_are_plain_english() {
    assert!(phrase_of("    /// None where the cell has no interior.").is_some());
    assert!(phrase_of("let told = \"is told\";").is_none(), "code is no comment");
    let mut looked_at = 0;
    for file in rust_files(&root().join("src")).into_iter().filter(|file| !file.ends_with("tests.rs")) {
        looked_at += 1;
        let text = fs::read_to_string(&file).unwrap();
        for (index, line) in text.lines().enumerate() {
            if let Some((phrase, instead)) = phrase_of(line) {
                panic!("{}:{}: `{phrase}`: use {instead}", file.display(), index + 1);
            }
        }
    }
    assert!(looked_at > 150, "only {looked_at} files were read");
}

/// The number of words of the longest sentence of a page, with the sentence. Tables, code and headings are left out.
fn longest(page: &str) -> (usize, String) {
    let mut is_code = false;
    let mut prose = String::new();
    for line in page.lines() {
        if line.trim_start().starts_with("```") {
            is_code ^= true;
        } else if line.trim().is_empty() || line.starts_with(['|', '#', '<']) {
            prose.push_str(". ");
        } else if !is_code {
            let item = line.trim_start().trim_start_matches(['-', '*', '>']).trim_start();
            prose.push_str(if item.len() < line.trim_start().len() { ". " } else { " " });
            prose.push_str(item);
        }
    }
    let sentences = prose.split([';', ':']).flat_map(|part| part.split(". "));
    sentences
        .map(|sentence| (sentence.split_whitespace().count(), sentence.trim().to_owned()))
        .max_by_key(|(count, _)| *count)
        .unwrap_or_default()
}

#[test]
fn sentences_of_the_documentation_are_short() {
    assert_eq!(longest("One two. Three four five.\n\n```text\na b c d e f g\n```\n").0, 3);
    let docs = fs::read_dir(root().join("docs")).unwrap().map(|entry| entry.unwrap().path());
    let pages = docs.chain(["README.md", "CONTRIBUTING.md"].map(|page| root().join(page)));
    for page in pages.filter(|page| page.extension().is_some_and(|extension| extension == "md")) {
        let (count, sentence) = longest(&fs::read_to_string(&page).unwrap());
        assert!(count <= 40, "{}: {count} words: {sentence}", page.display());
    }
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

/// A program that calls only the solvers builds nothing else.
#[test]
fn without_features_the_crate_is_geometry_epa_gjk_and_queries() {
    let map = fs::read_to_string(root().join("src/lib.rs")).unwrap();
    for layer in LAYERS {
        let feature = match layer {
            "geometry" | "epa" | "gjk" | "queries" => None,
            "app" => Some("app"),
            _ => Some("cli"),
        };
        let gate = feature.map(|feature| format!("#[cfg(feature = \"{feature}\")]"));
        let before = map.split(&format!("pub mod {layer};")).next().unwrap().lines().last().unwrap();
        let found = Some(before.to_owned()).filter(|line| line.starts_with("#[cfg(feature"));
        assert_eq!(found, gate, "{layer}");
    }
    let manifest = fs::read_to_string(root().join("Cargo.toml")).unwrap();
    let dependencies = manifest.split("\n[dependencies]\n").nth(1).unwrap().split("\n[").next().unwrap();
    let entries = dependencies.lines().filter_map(|line| line.split_once(" = "));
    let entries =
        entries.filter(|(name, value)| !name.starts_with('#') && !value.contains("optional = true"));
    let always: Vec<&str> = entries.map(|(name, _)| name).collect();
    assert_eq!(always, ["dashu-int", "dashu-ratio", "glam", "robust", "serde", "thiserror"]);
}

/// The files in `src` whose code, without comments and unit tests, contains one of these words.
fn files_that_name(words: &[&str]) -> Vec<String> {
    let files = rust_files(&root().join("src"));
    let named = files.iter().filter(|file| {
        let code = code(file);
        words.iter().any(|word| without_tests(&code).contains(word))
    });
    let relative = |file: &PathBuf| file.strip_prefix(root()).unwrap().to_string_lossy().replace('\\', "/");
    named.map(relative).collect()
}

/// The files that a recipe of the guide for contributors lists, sorted.
fn files_of_recipe(guide: &str, heading: &str) -> Vec<String> {
    let recipe = guide.split(&format!("### {heading}\n")).nth(1).unwrap().split("\n#").next().unwrap();
    let quoted = recipe.split('`').skip(1).step_by(2);
    let mut files: Vec<String> =
        quoted.filter(|path| path.starts_with("src/") && !path.ends_with('/')).map(str::to_owned).collect();
    files.sort();
    files
}

/// A shape, a published algorithm, a panel, a command and a format are each named in these files and in no others.
#[test]
fn the_recipes_for_contributors_are_complete() {
    let guide = fs::read_to_string(root().join("CONTRIBUTING.md")).unwrap();
    for (heading, words, most) in [
        (
            "A shape",
            ["Shape::Frustum", "Self::Frustum", "Kind::Frustum", "::FRUSTUM", "Frustum {", "    Frustum,"]
                .as_slice(),
            4,
        ),
        ("A published algorithm", &["Algorithm::Winter", "Self::Winter"], 3),
        ("A panel", &["Tab::Tree", "Self::Tree"], 2),
        ("A command", &["Command::ToggleGhosts", "    ToggleGhosts:"], 3),
        ("A format", &["Format::Ron", "Self::Ron"], 2),
    ] {
        let found = files_that_name(words);
        assert_eq!(files_of_recipe(&guide, heading), found, "{heading}");
        assert!(found.len() <= most, "{heading}: {found:?}");
    }
}
