//! Files of a layer must not import each other in a cycle.

use std::collections::BTreeSet;
use std::path::Path;

use super::{code, relative, root, rust_files, without_tests};

/// The folders in which files do not import each other in a circle. In those with `true` a file also takes each name
/// from the file that defines it, and not from a parent that re-exports it.
const FOLDERS: [(&str, bool); 14] = [
    ("crates/proximity/src/geometry", true),
    ("crates/proximity/src/epa", true),
    ("crates/proximity/src/gjk", true),
    ("crates/proximity/src/queries", true),
    ("crates/explain/src", true),
    ("crates/scene/src/scene", false),
    ("crates/scene/src/edit", false),
    ("crates/exchange/src", true),
    ("crates/lab/src", false),
    ("crates/figure/src", false),
    ("crates/tools/src/judge", false),
    ("crates/tools/src/lesson", false),
    ("crates/tools/src/cli", true),
    ("src/app", true),
];

/// A module as the names of its path: `gjk`, `listing`, `names`.
type Module = Vec<String>;

/// The module of a source file in its crate.
fn module(file: &Path) -> Module {
    let path = relative(&file.with_extension(""));
    let (_, path) = path.split_once("src/").unwrap();
    path.split('/').filter(|name| !["mod", "lib"].contains(name)).map(str::to_owned).collect()
}

/// The paths of a tree of imports: `a::{b, c::d}` are `a::b` and `a::c::d`.
fn flattened(tree: &str) -> Vec<String> {
    let Some((prefix, list)) = tree.split_once('{') else { return vec![tree.trim().to_owned()] };
    let list = list.trim_end();
    let mut depth = 0;
    let items = list.strip_suffix('}').unwrap_or(list).split(|character| {
        depth += i32::from(character == '{') - i32::from(character == '}');
        character == ',' && depth == 0
    });
    items.flat_map(flattened).map(|item| format!("{}{item}", prefix.trim())).collect()
}

/// The paths that a file uses: its imports, its re-exports if they count, and the paths in its code.
fn used_paths(code: &str, with_reexports: bool) -> Vec<String> {
    let is_in_path = |character: char| character.is_alphanumeric() || "_:".contains(character);
    let mut paths = Vec::new();
    let mut lines = code.lines().map(str::trim);
    while let Some(line) = lines.next() {
        let (visibility, rest) = match line.strip_prefix("pub") {
            Some(rest) if rest.starts_with('(') => rest.split_once(") ").unwrap_or(("", rest)),
            Some(rest) => ("pub", rest.trim_start()),
            None => ("", line),
        };
        if let Some(tree) = rest.strip_prefix("use ") {
            let mut tree = tree.to_owned();
            while !tree.ends_with(';') {
                tree.push_str(lines.next().unwrap());
            }
            if with_reexports || visibility.is_empty() {
                paths.extend(flattened(tree.trim_end_matches(';')));
            }
        } else {
            let words = rest.split(|character| !is_in_path(character));
            paths.extend(words.filter(|word| word.contains("::")).map(str::to_owned));
        }
    }
    paths
}

/// Returns the innermost of these modules on a path in `module`, if any.
fn module_of_path(path: &str, module: &Module, modules: &BTreeSet<Module>) -> Option<Module> {
    let mut names = path.split("::").peekable();
    let mut found = match *names.peek()? {
        "crate" => Module::new(),
        "self" | "super" => module.clone(),
        child => {
            modules.contains(&[module.as_slice(), &[child.to_owned()]].concat()).then(|| module.clone())?
        }
    };
    for name in names {
        let inner = [found.as_slice(), &[name.to_owned()]].concat();
        match name {
            "crate" | "self" => {}
            "super" => drop(found.pop()),
            _ if modules.contains(&inner) => found = inner,
            _ => break,
        }
    }
    modules.contains(&found).then_some(found)
}

/// The files of a folder that are left when those are taken away, again and again, that use no other file or that
/// no other file uses: none, where no files use each other in a circle.
fn files_in_circles(folder: &str, with_reexports: bool) -> Vec<String> {
    // The root of a crate shows its modules and the crates below; no file takes a module from there.
    let mut files = rust_files(&root().join(folder));
    files.retain(|file| !module(file).is_empty());
    let modules: BTreeSet<Module> = files.iter().map(|file| module(file)).collect();
    let mut uses: BTreeSet<(Module, Module)> = BTreeSet::new();
    for file in &files {
        let (user, code) = (module(file), code(file));
        for path in used_paths(without_tests(&code), with_reexports) {
            let used = module_of_path(&path, &user, &modules).filter(|used| *used != user);
            uses.extend(used.map(|used| (user.clone(), used)));
        }
    }
    assert!(files.len() < 2 || !uses.is_empty(), "the imports of {folder} were not understood");
    loop {
        let left: BTreeSet<_> = uses
            .iter()
            .filter(|(user, used)| {
                uses.iter().any(|(_, it)| it == user) && uses.iter().any(|(it, _)| it == used)
            })
            .cloned()
            .collect();
        if left.len() == uses.len() {
            return left
                .iter()
                .map(|(user, used)| format!("{} uses {}", user.join("/"), used.join("/")))
                .collect();
        }
        uses = left;
    }
}

#[test]
fn no_files_use_each_other_in_a_circle() {
    let paths = flattened("crate::a::{self, b::{c, d}, e as f}");
    assert_eq!(paths, ["crate::a::self", "crate::a::b::c", "crate::a::b::d", "crate::a::e as f"]);
    for (folder, with_reexports) in FOLDERS {
        let circles = files_in_circles(folder, with_reexports);
        assert!(circles.is_empty(), "{folder}: {circles:#?}");
    }
}
