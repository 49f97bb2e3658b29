//! Only the solvers, their explanations and `figure::events` tell the kinds of events apart.

use std::fs;

use super::{code, root, sources};

/// The folders that record events or hold their meaning.
const FOLDERS: [&str; 4] = [
    "crates/proximity/src/gjk",
    "crates/proximity/src/epa",
    "crates/explain/src/events",
    "crates/figure/src/events",
];

/// The names of the variants of an enum.
fn variants(file: &str, name: &str) -> Vec<String> {
    let text = fs::read_to_string(root().join(file)).unwrap();
    let body = text.split(&format!("pub enum {name} {{\n")).nth(1).unwrap().split("\n}").next().unwrap();
    let variants = body.lines().filter_map(|line| line.trim().split_once('('));
    variants.map(|(name, _)| name.to_owned()).filter(|name| !name.starts_with("//")).collect()
}

/// Returns the kind of event that the code matches on.
fn matched<'a>(code: &str, kinds: &'a [String]) -> Option<&'a str> {
    let is_match = |kind: &&String| {
        let name = format!("Event::{kind}");
        code.match_indices(&name).any(|(at, _)| {
            let is_longer = code[at + name.len()..].starts_with(|next: char| next.is_alphanumeric());
            // The steps of a cast are told in the files of that query.
            let owner = code[..at].rsplit(|before: char| !before.is_alphanumeric()).next();
            !is_longer && matches!(owner, Some("" | "Epa"))
        })
    };
    kinds.iter().find(is_match).map(String::as_str)
}

#[test]
fn only_one_folder_above_the_solvers_matches_on_events() {
    let mut kinds = variants("crates/proximity/src/gjk/trace.rs", "Event");
    kinds.extend(variants("crates/proximity/src/epa/trace.rs", "EpaEvent"));
    assert_eq!(kinds.len(), 14 + 5, "{kinds:?}");
    assert_eq!(matched("match it { Event::Ruled(_) => {} }", &kinds), Some("Ruled"));
    assert_eq!(matched("matches!(it, EpaEvent::Seeded { .. })", &kinds), Some("Seeded"));
    assert_eq!(matched("match it { CastEvent::Ruled(_) => {} }", &kinds), None);
    assert_eq!(matched("events.push(ruled.into()); Event::Text(text)", &kinds), None);
    // Names of variants may also be imported.
    kinds.extend(["{", "*"].map(str::to_owned));
    let mut looked_at = 0;
    for file in sources() {
        if FOLDERS.iter().any(|folder| file.starts_with(root().join(folder))) {
            continue;
        }
        looked_at += 1;
        if let Some(kind) = matched(&code(&file), &kinds) {
            panic!("{} matches on {kind}: ask `figure::events` or `gjk::Event`", file.display());
        }
    }
    assert!(looked_at > 150, "only {looked_at} files were read");
}
