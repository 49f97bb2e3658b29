//! Does the documentation match the program? Links work, lists are complete, and every documented command runs.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command as Process;

use clap::CommandFactory as _;
use eframe::egui::{Key, KeyboardShortcut};
use gjk_sandbox::app::command::{Command, CommandGroup};
use gjk_sandbox::cli::{Arguments, Panel};
use gjk_sandbox::exchange::Format;
use gjk_sandbox::gjk::Algorithm;
use gjk_sandbox::lesson::{self, Loaded};
use gjk_sandbox::link::{self, Link, LinkTarget};
use gjk_sandbox::scene::library::SHIPPED;
use tempfile::TempDir;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn page(name: &str) -> String {
    fs::read_to_string(root().join(name)).unwrap()
}

/// All pages, from the root of the repository.
fn pages() -> Vec<String> {
    let mut pages: Vec<String> = [
        "README.md",
        "CHANGELOG.md",
        "CONTRIBUTING.md",
        "scenes/README.md",
        "crates/tools/src/cli/README.md",
    ]
    .map(str::to_owned)
    .into();
    for entry in fs::read_dir(root().join("docs")).unwrap() {
        pages.push(format!("docs/{}", entry.unwrap().file_name().to_string_lossy()));
    }
    pages
}

/// The anchor of a heading, as it is made from its words.
fn anchor(heading: &str) -> String {
    let kept = heading.trim().to_lowercase().replace(' ', "-");
    kept.chars().filter(|letter| letter.is_alphanumeric() || *letter == '-').collect()
}

#[test]
fn links_between_pages_lead_somewhere() {
    let mut followed = 0;
    for name in pages() {
        let text = page(&name);
        for rest in text.split("](").skip(1) {
            let link = rest.split(')').next().unwrap();
            if link.starts_with("http") {
                continue;
            }
            let (path, heading) = link.split_once('#').unwrap_or((link, ""));
            // A heading alone is one of the same page.
            let page = root().join(&name);
            let path = if path.is_empty() { page } else { page.parent().unwrap().join(path) };
            assert!(path.exists(), "{name}: {link}");
            if !heading.is_empty() {
                let target =
                    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {link}: {error}"));
                let mut headings = target.lines().filter(|line| line.starts_with('#'));
                let found = headings.any(|line| anchor(line.trim_start_matches('#')) == heading);
                assert!(found, "{name}: {link}");
            }
            followed += 1;
        }
    }
    assert!(followed > 50, "only {followed} links were followed");
}

/// The command lines in the `sh` blocks of a page that call the program.
fn command_lines(text: &str) -> Vec<String> {
    let blocks = text.split("```sh\n").skip(1).map(|rest| rest.split("```").next().unwrap());
    blocks.flat_map(str::lines).filter(|line| line.starts_with("gjk-sandbox ")).map(str::to_owned).collect()
}

/// The words of a command line; quotes keep words together.
fn words(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (index, part) in line.split('"').enumerate() {
        if index % 2 == 1 {
            words.push(part.to_owned());
        } else {
            words.extend(part.split_whitespace().map(str::to_owned));
        }
    }
    words
}

/// A folder with the shipped scenes in `scenes` and the lessons in `lessons`, where the commands of the pages are carried out.
fn workplace() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    for name in ["scenes", "lessons"] {
        fs::create_dir(folder.path().join(name)).unwrap();
        for entry in fs::read_dir(root().join(name)).unwrap() {
            let path = entry.unwrap().path();
            fs::copy(&path, folder.path().join(name).join(path.file_name().unwrap())).unwrap();
        }
    }
    folder
}

#[test]
fn every_command_of_the_pages_is_carried_out() {
    let mut carried_out = 0;
    for name in pages() {
        let folder = workplace();
        for line in command_lines(&page(&name)) {
            let mut program = Process::new(env!("CARGO_BIN_EXE_gjk-sandbox"));
            let done = program.args(&words(&line)[1..]).current_dir(&folder).output().unwrap();
            let errors = String::from_utf8_lossy(&done.stderr);
            // 1 where the published code that is traced is wrong, as it is meant to be.
            assert!(
                matches!(done.status.code(), Some(0 | 1)) && errors.is_empty(),
                "{name}: {line}: {errors}"
            );
            carried_out += 1;
        }
    }
    assert!(carried_out > 15, "only {carried_out} commands were found");
}

#[test]
fn the_page_on_the_command_line_names_every_command_option_and_panel() {
    let page = page("docs/command-line.md");
    let readme = self::page("README.md");
    let program = Arguments::command();
    for command in program.get_subcommands().filter(|command| !command.is_hide_set()) {
        let name = command.get_name();
        assert!(readme.contains(&format!("gjk-sandbox {name} ")), "README.md: {name}");
        assert!(page.contains(&format!("\n## {name}\n")), "{name}");
        let usage = page.lines().find(|line| line.starts_with(&format!("gjk-sandbox {name} "))).unwrap();
        for option in command.get_arguments().filter_map(|option| option.get_long()) {
            let is_named = [' ', ']'].iter().any(|end| usage.contains(&format!("--{option}{end}")));
            assert!(is_named, "{name} --{option}");
        }
    }
    for panel in Panel::ALL {
        assert!(page.contains(&format!("`{}`", panel.name())), "{panel:?}");
    }
}

#[test]
fn formats_and_algorithms_are_listed() {
    let formats = page("docs/formats.md");
    for format in Format::ALL {
        assert!(formats.contains(&format!("`{}`", format.name())), "{format}");
    }
    let algorithms = page("docs/algorithms.md");
    for algorithm in Algorithm::NAMED {
        assert!(algorithms.contains(&format!("\n| `{}` | ", algorithm.name())), "{algorithm:?}");
    }
}

#[test]
fn the_list_of_scenes_has_every_shipped_scene_once() {
    let page = page("docs/scenes.md");
    let rows = page.lines().skip_while(|line| !line.starts_with("|---")).skip(1);
    let mut listed: Vec<String> = Vec::new();
    for row in rows.take_while(|line| line.starts_with('|')) {
        let titles = row.trim_start_matches("| ").split(" | ").next().unwrap();
        listed.extend(titles.split("; ").map(str::to_owned));
    }
    let shipped: BTreeSet<String> = SHIPPED.iter().map(|shipped| shipped.scene().title).collect();
    assert_eq!(listed.len(), SHIPPED.len());
    assert_eq!(listed.into_iter().collect::<BTreeSet<_>>(), shipped);
    assert!(self::page("README.md").contains(&format!("[{} scenes]", SHIPPED.len())));
}

/// The table of the links to all scenes and lessons.
#[test]
fn the_list_of_links_has_every_scene_and_lesson() {
    const HEADING: &str = "## Links\n";
    let path: PathBuf = root().join("docs/scenes.md");
    let page = fs::read_to_string(&path).unwrap();
    let (above, table) = page.split_once(HEADING).unwrap();
    let mut expected = "\nAppend one of these to the address of the [browser edition](web.md); [more of them](web.md#links) choose the step and the panel.\n\n| scene or lesson | link |\n|---|---|\n".to_owned();
    for (index, shipped) in SHIPPED.iter().enumerate() {
        let link = link::to_shipped("", index);
        assert_eq!(Link::parse(&link).unwrap().target, LinkTarget::Shipped(index));
        writeln!(expected, "| {} | `{link}` |", shipped.scene().title).unwrap();
    }
    for (index, (file, text)) in lesson::SHIPPED.iter().enumerate() {
        let title = Loaded::parse(text, Path::new(file)).unwrap().lesson.title;
        let link = format!("#lesson={}", file.trim_end_matches(".ron"));
        assert_eq!(Link::parse(&link).unwrap().target, LinkTarget::Lesson(index));
        writeln!(expected, "| {title} | `{link}` |").unwrap();
    }
    if std::env::var_os("RENEW_SNAPSHOTS").is_some() {
        fs::write(&path, format!("{above}{HEADING}{expected}")).unwrap();
    } else {
        assert_eq!(table, expected, "RENEW_SNAPSHOTS=1 renews the table");
    }
}

/// A shortcut as the pages write it.
fn keys(shortcut: KeyboardShortcut) -> String {
    let KeyboardShortcut { modifiers, logical_key } = shortcut;
    let key = match logical_key {
        Key::ArrowLeft => "←",
        Key::ArrowRight => "→",
        other => other.symbol_or_name(),
    };
    let held = [(modifiers.command, "Ctrl"), (modifiers.alt, "Alt"), (modifiers.shift, "Shift")];
    let held = held.iter().filter(|(is_held, _)| *is_held).map(|(_, name)| *name);
    held.chain([key]).map(|key| format!("<kbd>{key}</kbd>")).collect::<Vec<_>>().join("+")
}

/// The table of all commands by menu, as the page on keys has it.
fn table_of_commands() -> String {
    let mut table = String::new();
    for group in CommandGroup::ALL {
        writeln!(table, "\n### {}\n\n| command | keys | effect |\n|---|---|---|", group.title()).unwrap();
        for command in Command::ALL.into_iter().filter(|command| command.group() == group) {
            let words = |keys: &[KeyboardShortcut]| {
                keys.iter().copied().map(self::keys).collect::<Vec<_>>().join(" or ")
            };
            let mut keys = words(command.shortcuts());
            if let Some(of_page) = command.page_shortcuts() {
                write!(keys, "; in a browser {}", words(of_page)).unwrap();
            }
            writeln!(table, "| {} | {keys} | {} |", command.text(), command.tooltip()).unwrap();
        }
    }
    table
}

#[test]
fn the_page_on_keys_lists_every_command() {
    const HEADING: &str = "## All commands\n";
    let path: PathBuf = root().join("docs/keys.md");
    let page = fs::read_to_string(&path).unwrap();
    let (above, table) = page.split_once(HEADING).unwrap();
    let expected = table_of_commands();
    if std::env::var_os("RENEW_SNAPSHOTS").is_some() {
        fs::write(&path, format!("{above}{HEADING}{expected}")).unwrap();
    } else {
        assert_eq!(table, expected, "RENEW_SNAPSHOTS=1 renews the table");
    }
}

#[test]
fn all_files_tell_the_same_version_and_licence() {
    let version = env!("CARGO_PKG_VERSION");
    let license = env!("CARGO_PKG_LICENSE");
    let holds = |name: &str, words: &str| assert!(page(name).contains(words), "{name}: {words}");
    holds("CITATION.cff", &format!("\nversion: {version}\n"));
    holds("CHANGELOG.md", &format!("\n## {version} - "));
    holds("packaging/linux/changelog", &format!("gjk-sandbox ({version}-1) "));
    holds("packaging/linux/gjk-sandbox.metainfo.xml", &format!("<release version=\"{version}\" "));
    holds("packaging/linux/gjk-sandbox.metainfo.xml", &format!("<project_license>{license}<"));
    for name in license.split(" OR ") {
        holds("CITATION.cff", &format!("  - {name}\n"));
    }
    holds("CITATION.cff", &format!("  - name: {}\n", env!("CARGO_PKG_AUTHORS")));
}
