//! The house rules that the compiler does not check: the allowed dependencies of layers, and a complete map of the
//! files.

mod circles;
mod events;
mod examples;

use std::fs;
use std::path::{Path, PathBuf};

use crate::sources::{files, relative, root, sources};

/// The layers within a crate, from left to right; each may use those before it. The order of the crates is in their
/// manifests.
const LAYERS: [&[&str]; 2] = [
    &[
        "crates/proximity/src/geometry",
        "crates/proximity/src/epa",
        "crates/proximity/src/gjk",
        "crates/proximity/src/queries",
    ],
    &["crates/scene/src/files", "crates/scene/src/scene", "crates/scene/src/edit"],
];

/// All Rust files below a folder, sorted.
fn rust_files(folder: &Path) -> Vec<PathBuf> {
    files(folder, "rs")
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
fn every_layer_of_a_crate_uses_only_what_stands_to_its_left() {
    let mut looked_at = 0;
    for layers in LAYERS {
        for (index, layer) in layers.iter().enumerate() {
            for file in rust_files(&root().join(layer)) {
                looked_at += 1;
                let code = code(&file);
                for right in &layers[index + 1..] {
                    let name = right.rsplit('/').next().unwrap();
                    assert!(!uses_layer(&code, name), "{} uses the layer {name}", file.display());
                }
            }
        }
    }
    assert!(looked_at > 150, "only {looked_at} files were read");
}

/// The command line and the window are side by side, and neither uses the other.
#[test]
fn the_window_does_not_use_the_command_line() {
    for file in rust_files(&root().join("src/app")) {
        assert!(!uses_layer(&code(&file), "cli"), "{} uses the command line", file.display());
    }
}

/// Reading and writing files has many pitfalls, which `crates/scene/src/files` handles. `check` lists folders.
#[test]
fn only_one_module_opens_files() {
    let lists_folders = root().join("crates/tools/src/cli/check/mod.rs");
    for file in sources() {
        if file.starts_with(root().join("crates/scene/src/files")) || file == lists_folders {
            continue;
        }
        let code = code(&file);
        for name in ["fs::", "File::open", "File::create", "OpenOptions", "{fs"] {
            assert!(!without_tests(&code).contains(name), "{} uses {name}", file.display());
        }
    }
}

/// The platform is known in three places only: files, the window's platform, and the entry points.
#[test]
fn only_the_platform_and_the_files_ask_for_the_browser() {
    let allowed =
        ["src/main.rs", "src/app/platform", "src/app/shell/launch", "crates/scene/src/files/mod.rs"];
    for file in sources() {
        let is_allowed = allowed.iter().any(|allowed| file.starts_with(root().join(allowed)));
        let asks = ["target_arch", "target_family", "wasm_bindgen", "web_sys", "js_sys"];
        let is_files = file.starts_with(root().join("crates/scene/src/files"));
        for name in asks.into_iter().filter(|_| !is_allowed && !is_files) {
            assert!(!code(&file).contains(name), "{} uses {name}", file.display());
        }
    }
}

/// The folders of the window from left to right; each may use the folders before it.
const FOLDERS: [&str; 9] =
    ["widgets", "platform", "command", "state", "view", "editing", "panels", "features", "shell"];

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

/// The features of the window: the folders and files in `features`, without their interface.
fn features() -> Vec<String> {
    let entries = fs::read_dir(root().join("src/app/features")).unwrap();
    let names =
        entries.map(|entry| entry.unwrap().path().file_stem().unwrap().to_string_lossy().into_owned());
    names.filter(|name| name != "mod" && name != "feature").collect()
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
    let geometry = root().join("crates/proximity/src/geometry");
    for file in sources().iter().filter(|file| !file.starts_with(&geometry)) {
        let code = code(file);
        // `PxConvexCore::` is a type of PhysX.
        let names = code.match_indices("Core::").any(|(at, _)| !code[..at].ends_with(char::is_alphanumeric));
        assert!(!names, "{} names a core", file.display());
    }
}

#[test]
fn solvers_read_neither_the_clock_nor_chance() {
    for file in rust_files(&root().join("crates/proximity/src")) {
        let code = code(&file);
        for name in ["std::time", "Instant", "SystemTime", "rand::", "std::env"] {
            assert!(!code.contains(name), "{} uses {name}", file.display());
        }
    }
}

#[test]
fn the_laboratory_reads_no_clock() {
    for file in rust_files(&root().join("crates/lab/src")) {
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
    for file in sources().into_iter().filter(|file| !file.ends_with("tests.rs")) {
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

/// The entries of a table of a manifest.
fn entries(manifest: &str, table: &str) -> Vec<String> {
    let table = manifest.split(&format!("\n[{table}]\n")).nth(1).unwrap_or_default();
    let lines = table.split("\n[").next().unwrap_or_default().lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| line.split_once([' ', '.'])).map(|(name, _)| name.to_owned()).collect()
}

#[test]
fn every_crate_stands_on_the_map() {
    let map = fs::read_to_string(root().join("src/lib.rs")).unwrap();
    let guide = fs::read_to_string(root().join("CONTRIBUTING.md")).unwrap();
    let mut looked_at = 0;
    for entry in fs::read_dir(root().join("crates")).unwrap() {
        let folder = entry.unwrap().path();
        let name = folder.file_name().unwrap().to_string_lossy().into_owned();
        for (page, text) in [("src/lib.rs", &map), ("CONTRIBUTING.md", &guide)] {
            assert!(text.contains(&format!("crates/{name}")), "{page} does not show crates/{name}");
        }
        let library = fs::read_to_string(folder.join("src/lib.rs")).unwrap();
        assert!(library.starts_with("//!"), "crates/{name}/src/lib.rs does not say what it is");
        looked_at += 1;
    }
    assert_eq!(looked_at, 8);
}

/// A program that calls only the queries builds nothing else.
#[test]
fn the_core_depends_on_arithmetic_only() {
    let manifest = |name: &str| fs::read_to_string(root().join(name)).unwrap();
    let core = entries(&manifest("crates/proximity/Cargo.toml"), "dependencies");
    assert_eq!(
        core,
        ["dashu-int", "dashu-ratio", "gjk-message", "glam", "libm", "robust", "serde", "thiserror"]
    );
    let messages = manifest("crates/message/Cargo.toml");
    let required =
        messages.lines().filter(|line| line.contains("version =") && !line.contains("optional = true"));
    assert_eq!(required.collect::<Vec<_>>(), Vec::<&str>::new());
    assert_eq!(entries(&messages, "features"), ["fluent"], "nothing is on by default");
}

/// The source files whose code, without comments and unit tests, contains one of these words.
fn files_that_name(words: &[&str]) -> Vec<String> {
    let files = sources();
    let named = files.iter().filter(|file| {
        let code = code(file);
        words.iter().any(|word| without_tests(&code).contains(word))
    });
    named.map(|file| relative(file)).collect()
}

/// The files that a recipe of the guide for contributors lists, sorted.
fn files_of_recipe(guide: &str, heading: &str) -> Vec<String> {
    let recipe = guide.split(&format!("### {heading}\n")).nth(1).unwrap().split("\n#").next().unwrap();
    let quoted = recipe.split('`').skip(1).step_by(2);
    let files = quoted.filter(|path| path.starts_with("src/") || path.contains("/src/"));
    let mut files: Vec<String> = files.filter(|path| !path.ends_with('/')).map(str::to_owned).collect();
    files.sort();
    files
}

/// A shape, a published algorithm, an event, a panel, a command and a format are each named in these files and in no
/// others. A panel with a state is also named in the folder of its feature.
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
        (
            "A stepped query",
            &["Algorithm::Distance", "DISTANCE: Descriptor", "Event::Approached", "Self::Approached"],
            8,
        ),
        ("An event", &["Event::Projected", "Self::Projected"], 5),
        ("A panel", &["Tab::Tree", "Self::Tree"], 1),
        ("A command", &["Command::ToggleGhosts", "    ToggleGhosts:"], 3),
        ("A format", &["Format::Ron", "Self::Ron"], 2),
    ] {
        let mut found = files_that_name(words);
        found.retain(|file| !file.starts_with("src/app/features/tree/"));
        assert_eq!(files_of_recipe(&guide, heading), found, "{heading}");
        assert!(found.len() <= most, "{heading}: {found:?}");
    }
}

/// The lines of the window's code outside the folder of a feature that contain a word in any case, with their files.
fn lines_outside(folder: &str, word: &str) -> Vec<(String, String)> {
    let app = root().join("src/app");
    let mut lines = Vec::new();
    for file in rust_files(&app).iter().filter(|file| !file.starts_with(app.join(folder))) {
        let code = code(file);
        let name = file.strip_prefix(root()).unwrap().to_string_lossy().replace('\\', "/");
        let named = code.lines().filter(|line| line.to_lowercase().contains(word));
        lines.extend(named.map(|line| (name.clone(), line.trim().to_owned())));
    }
    lines
}

/// A feature is a folder and two lines of the list, and a row of the table of commands if it has a command.
#[test]
fn a_feature_is_a_folder_and_two_lines() {
    let guide = fs::read_to_string(root().join("CONTRIBUTING.md")).unwrap();
    let lines = lines_outside("features/handout", "handout");
    let mut files: Vec<String> = lines.iter().map(|(file, _)| file.clone()).collect();
    files.dedup();
    assert_eq!(files_of_recipe(&guide, "A feature"), files);
    let rows = lines.iter().filter(|(file, _)| file == "src/app/command/mod.rs").count();
    assert_eq!((rows, lines.len()), (1, 3), "{lines:#?}");
}
