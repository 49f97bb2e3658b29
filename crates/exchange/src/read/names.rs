//! The names of lists, and the joining of lists that were written point by point.

use std::collections::HashMap;

use super::list::RawList;
use super::words::{MAKERS, words_of};

/// Words of sentences before a point, which are not names.
const STOPS: [&str; 16] = [
    "is", "are", "at", "and", "the", "to", "of", "with", "in", "from", "by", "was", "has", "like", "points",
    "it",
];

/// Returns whether a call keeps a number unchanged: `float(1)`, `np.float64(1)`, `btScalar(1)`.
pub(super) fn is_cast(callee: &str) -> bool {
    const CASTS: [&str; 12] =
        ["float", "double", "real", "scalar", "num", "int", "fixed", "f32", "f64", "f16", "decimal", "cast"];
    let callee = callee.to_ascii_lowercase();
    !callee.contains("point") && CASTS.iter().any(|cast| callee.contains(cast))
}

/// Returns whether a name denotes a place or a measure of a shape rather than a vertex: `min`, `halfExtents`.
pub(super) fn is_measure(name: &str) -> bool {
    const MEASURES: [&str; 16] = [
        "min",
        "max",
        "lower",
        "upper",
        "size",
        "half",
        "extent",
        "extents",
        "center",
        "centre",
        "dimensions",
        "position",
        "scale",
        "radius",
        "lo",
        "hi",
    ];
    const OTHERS: [&str; 6] = ["window", "screen", "fig", "canvas", "step", "iterations"];
    let words = words_of(name);
    let any = |all: &[&str]| words.iter().any(|word| all.contains(&word.as_str()));
    any(&MEASURES) && !any(&OTHERS)
}

/// Returns whether a name is that of a color.
pub(super) fn is_color(name: &str) -> bool {
    let name = name.to_ascii_lowercase();
    ["color", "colour", "rgb", "tint"].iter().any(|word| name.contains(word))
}

/// Returns the name of a list that has the form of a callee: `A` in `A (0, 0), (1, 0)`, `poly` in
/// `poly.push_back({0, 0})`. Returns `None` for a constructor of points such as `vec3`.
pub(super) fn of_callee(callee: &str) -> Option<String> {
    let makes = |word: &str| {
        let word = word.to_ascii_lowercase();
        MAKERS.iter().any(|maker| word.contains(maker))
    };
    match callee.rsplit_once('.') {
        Some((owner, method)) if makes(method) && !owner.is_empty() && !method.contains("array") => {
            Some(owner.to_owned())
        }
        Some(_) => None,
        None if STOPS.contains(&callee) => None,
        None => {
            let is_plain = !callee.contains(['<', '!', ':']) && !makes(callee);
            is_plain.then(|| callee.to_owned())
        }
    }
}

/// Joins consecutive lists of one point each into one list, if they have the same name (`p[0] = …; p[1] = …`) or
/// numbered names (`p0 = …`, `p1 = …`, with at least three points).
pub(super) fn gathered(lists: Vec<RawList>) -> Vec<RawList> {
    let lists = appended(lists);
    let runs: Vec<Vec<RawList>> = in_runs(lists, |list| list.name.clone());
    let lists: Vec<RawList> = runs.into_iter().map(|run| joined(run, str::to_owned)).collect();
    let stem = |list: &RawList| list.name.as_deref().and_then(stem).map(str::to_owned);
    let runs = in_runs(lists, stem);
    if !runs.iter().any(|run| run.len() >= 3) {
        return runs.into_iter().flatten().collect();
    }
    runs.into_iter()
        .map(|run| {
            joined(run, |name| self::stem(name).unwrap_or(name).trim_end_matches(['_', ' ']).to_owned())
        })
        .collect()
}

/// Joins the points that calls append to a list in turns with other calls:
/// `a.push_back(…); b.push_back(…); a.emplace_back(…);`.
fn appended(lists: Vec<RawList>) -> Vec<RawList> {
    let mut firsts: HashMap<String, usize> = HashMap::new();
    let mut all: Vec<RawList> = Vec::new();
    for mut list in lists {
        let owner = list.callee.as_deref().filter(|callee| callee.contains('.')).and_then(of_callee);
        let owner = owner.filter(|owner| list.name.as_ref() == Some(owner));
        if let Some(first) = owner.as_ref().and_then(|owner| firsts.get(owner)) {
            all[*first].spots.append(&mut list.spots);
        } else {
            firsts.extend(owner.map(|owner| (owner, all.len())));
            all.push(list);
        }
    }
    all
}

/// The name without its number, such as `p` of `p12`. Returns `None` for a name without a number.
fn stem(name: &str) -> Option<&str> {
    let stem = name.trim_end_matches(|c: char| c.is_ascii_digit());
    (stem.len() < name.len()).then_some(stem)
}

/// Groups consecutive single points with the same key; every other list is alone in its group.
fn in_runs(lists: Vec<RawList>, key: impl Fn(&RawList) -> Option<String>) -> Vec<Vec<RawList>> {
    let mut runs: Vec<(Option<String>, Vec<RawList>)> = Vec::new();
    for list in lists {
        let key = if list.spots.len() == 1 { key(&list) } else { None };
        match runs.last_mut() {
            Some((last, run)) if key.is_some() && *last == key => run.push(list),
            _ => runs.push((key, vec![list])),
        }
    }
    runs.into_iter().map(|(_, run)| run).collect()
}

fn joined(mut run: Vec<RawList>, name: impl Fn(&str) -> String) -> RawList {
    let rest = run.split_off(1);
    let Some(mut first) = run.pop() else { unreachable!("a run has at least one list") };
    if !rest.is_empty() {
        first.name = first.name.as_deref().map(name).filter(|name| !name.is_empty());
        first.spots.extend(rest.into_iter().flat_map(|list| list.spots));
    }
    first
}
