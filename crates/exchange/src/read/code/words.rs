//! The words of names, and lists of words: a list is one text with a blank between two words.

/// Returns a name in lower case without underscores: `half_extents` and `halfExtents` become equal.
pub(super) fn plain(name: &str) -> String {
    name.chars().filter(|c| *c != '_').flat_map(char::to_lowercase).collect()
}

/// Returns the last step of a path: `new` of `Isometry3::new`, `x` of `box.position.x`.
pub(super) fn last_step(path: &str) -> &str {
    path.rsplit(['.', ':']).next().unwrap_or_default()
}

/// Returns a path without `self.` and `this.` before it.
pub(super) fn without_self(path: &str) -> &str {
    path.trim_start_matches("self.").trim_start_matches("this.")
}

/// Returns whether a list has a word.
pub(super) fn is_in(list: &str, word: &str) -> bool {
    list.split_whitespace().any(|it| it == word)
}

/// Returns whether a text contains a word of a list.
pub(super) fn has_any(text: &str, list: &str) -> bool {
    list.split_whitespace().any(|it| text.contains(it))
}

/// Returns the parts of a name: `capsule` and `at` of `capsule_at`, `box` and `1` of `box1`.
pub(super) fn words_of(name: &str) -> Vec<String> {
    crate::read::words::split(name, char::is_alphanumeric)
}
