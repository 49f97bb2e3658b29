//! The use of names in a text, found by its words alone: the lists that loops iterate over, and the names that change.

use std::collections::HashMap;

use super::words::{is_in, without_self};

/// The use of names in a text, by its words alone.
#[derive(Debug, Default)]
pub(in crate::read) struct Hints<'a> {
    /// For each loop variable, the places of its loops, and the lists that these loops iterate over.
    loops: HashMap<&'a str, Vec<(usize, &'a str)>>,
    /// For each name that a method, an index or an assignment changes, the place of the last change.
    set: HashMap<&'a str, usize>,
}

impl<'a> Hints<'a> {
    pub(in crate::read) fn of(text: &'a str) -> Self {
        let mut hints = Self::default();
        for (start, word) in runs(text, |c| c.is_alphanumeric() || c == '_') {
            let behind = &text[start + word.len()..];
            let sets = [".set", ".rotate", ".translate", "->set", " = ", "["];
            if sets.iter().any(|sign| behind.starts_with(sign)) {
                hints.set.insert(word, start);
            }
            if matches!(word, "for" | "foreach") {
                hints.add_loop(start, behind);
            }
        }
        hints
    }

    /// The list that a variable's last loop before a place iterates over.
    pub(in crate::read) fn looped(&self, variable: &str, place: usize) -> Option<&'a str> {
        let loops = self.loops.get(variable)?;
        let before = loops.partition_point(|(start, _)| *start < place);
        Some(loops[before.checked_sub(1)?].1)
    }

    /// Returns whether the text changes a name after a place.
    pub(in crate::read) fn is_set_after(&self, name: &str, place: usize) -> bool {
        self.set.get(name).is_some_and(|last| *last >= place)
    }

    /// Adds the loop of a header: `(auto& p : points)`, `(const p of points)`, `i, p in enumerate(points):`.
    fn add_loop(&mut self, start: usize, header: &'a str) {
        let line = header.lines().next().unwrap_or_default();
        let Some((variables, list)) =
            [" : ", " of ", " in ", ": "].iter().find_map(|sign| line.split_once(sign))
        else {
            return;
        };
        let is_path = |c: char| c.is_alphanumeric() || "_.".contains(c);
        let Some((at, path)) =
            runs(list, is_path).find(|(_, word)| !is_in("mut enumerate zip reversed", word))
        else {
            return;
        };
        // `points.iter_mut()`
        let is_call = list[at + path.len()..].starts_with('(');
        let owner = path.rsplit_once('.').map(|(owner, _)| owner).filter(|_| is_call);
        let list = without_self(owner.unwrap_or(path));
        for (_, variable) in runs(variables, is_path) {
            self.loops.entry(variable).or_default().push((start, list));
        }
    }
}

/// The longest runs of such characters, with the byte at which each begins.
fn runs(text: &str, is_part: impl Fn(char) -> bool) -> impl Iterator<Item = (usize, &str)> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let start = at + text[at..].find(&is_part)?;
        at = text[start..].find(|c| !is_part(c)).map_or(text.len(), |end| start + end);
        Some((start, &text[start..at]))
    })
}
