//! Adapts notes to the screen. They may come from anyone: long or deeply nested text is shown as plain text,
//! pictures are named only, and links lead to the web or nowhere.

use std::ops::Range;

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

use crate::message::text;
use crate::words::printable;

/// Maximum number of bytes of notes that are shown; several times the longest notes of a shipped scene.
const LONGEST: usize = 12 << 10;

/// Maximum depth of nesting that is laid out: two for each level of a list.
const MAX_DEPTH: usize = 10;

/// Maximum number of pieces that are laid out.
const MAX_PIECES: usize = 3000;

/// Notes as shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fit {
    /// The text.
    pub(crate) text: String,
    /// Whether the text is laid out as Markdown.
    pub(crate) is_markdown: bool,
    /// Whether more text is not shown.
    pub(crate) is_cut: bool,
}

impl Fit {
    /// Adapts notes. `has_pages` states whether links such as `#name` lead to pages beside them.
    pub(crate) fn of(notes: &str, has_pages: bool) -> Self {
        let shown = notes.get(..notes.floor_char_boundary(LONGEST)).unwrap_or_default();
        let is_cut = shown.len() < notes.len();
        let plain = printable(shown.trim());
        match fitted(&plain, has_pages) {
            Some(text) => Self { text, is_markdown: true, is_cut },
            None => Self { text: plain, is_markdown: false, is_cut },
        }
    }
}

/// Returns whether a link leads to the web.
pub(super) fn is_web(address: &str) -> bool {
    let address = address.to_ascii_lowercase();
    address.starts_with("https://") || address.starts_with("http://")
}

/// A picture, or a link that does not lead to the web: its words stay.
struct Removed {
    /// The number of tags around it.
    depth: usize,
    range: Range<usize>,
    words: String,
}

/// Returns the Markdown without pictures, and without links that do not lead to the web. Each line of a paragraph
/// becomes a paragraph, since notes are written that way. Returns `None` if the text is nested too deeply or has too
/// many pieces.
fn fitted(text: &str, has_pages: bool) -> Option<String> {
    // The options of the layout.
    let options = Options::ENABLE_TABLES
        | Options::ENABLE_TASKLISTS
        | Options::ENABLE_STRIKETHROUGH
        | Options::ENABLE_FOOTNOTES
        | Options::ENABLE_DEFINITION_LIST;
    let mut replacements: Vec<(Range<usize>, String)> = Vec::new();
    let mut removed: Option<Removed> = None;
    let (mut depth, mut is_in_paragraph) = (0, false);
    for (number, (event, range)) in Parser::new_ext(text, options).into_offset_iter().enumerate() {
        if number > MAX_PIECES || depth > MAX_DEPTH {
            return None;
        }
        match event {
            Event::Start(tag) => {
                let leaves = match &tag {
                    Tag::Image { .. } => true,
                    Tag::Link { dest_url, .. } => {
                        !(is_web(dest_url) || has_pages && dest_url.starts_with('#'))
                    }
                    _ => false,
                };
                if leaves && removed.is_none() {
                    removed = Some(Removed { depth, range, words: String::new() });
                }
                is_in_paragraph = depth == 0 && matches!(tag, Tag::Paragraph);
                depth += 1;
            }
            Event::End(end) => {
                depth -= 1;
                if let Some(Removed { range, words, .. }) = removed.take_if(|removed| removed.depth == depth)
                {
                    let named =
                        if end == TagEnd::Image { text!("view-picture"; words = words) } else { words };
                    replacements.push((range, named));
                }
                is_in_paragraph = depth == 1;
            }
            Event::Text(words) | Event::Code(words) => {
                if let Some(removed) = &mut removed {
                    // Nothing in it is parsed as Markdown.
                    removed
                        .words
                        .extend(words.chars().filter(|c| c.is_alphanumeric() || " .,-".contains(*c)));
                }
            }
            Event::SoftBreak if depth == 1 && is_in_paragraph && removed.is_none() => {
                let blanks =
                    text[range.end..].bytes().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
                replacements.push((range.start..range.end + blanks, "\n\n".to_owned()));
            }
            _ => {}
        }
    }
    let mut out = String::with_capacity(text.len());
    let mut end = 0;
    for (range, words) in replacements {
        out.push_str(text.get(end..range.start)?);
        out.push_str(&words);
        end = range.end;
    }
    out.push_str(text.get(end..)?);
    Some(out)
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use super::{Fit, LONGEST};

    fn text(notes: &str) -> String {
        let fit = Fit::of(notes, false);
        assert!(fit.is_markdown && !fit.is_cut, "{fit:?}");
        fit.text
    }

    #[test]
    fn each_line_is_a_paragraph_of_its_own() {
        assert_eq!(text("one\ntwo **bold**\n   three"), "one\n\ntwo **bold**\n\nthree");
        for same in ["- a\n- b", "```\na\nb\n```", "| a | b |\n|---|---|\n| 1 | 2 |", "> a\n> b"] {
            assert_eq!(text(same), same);
        }
    }

    #[test]
    fn pictures_are_named_and_links_lead_to_the_web_only() {
        assert_eq!(text("see ![a cat](http://a/b.png)"), "see (picture: a cat)");
        assert_eq!(text("[go](https://a.org)"), "[go](https://a.org)");
        assert_eq!(text("<HTTP://a.org>"), "<HTTP://a.org>");
        for elsewhere in ["[go](file:///etc/passwd)", "[go](javascript:alert)", "[g![o](x)](smb://a)"] {
            assert_eq!(text(elsewhere), "go");
        }
        assert_eq!(text("[a]\n\n[a]: file:///x"), "a\n\n[a]: file:///x");
    }

    #[test]
    fn hostile_notes_are_shown_as_plain_text_at_once() {
        let begun = Instant::now();
        for piece in [">", "- ", "[", "*a_", "![", "<a", "`", "a|", "[a](", "1. ", "&#", "\\", "***", "~~a"] {
            let fit = Fit::of(&piece.repeat(1 << 20), false);
            assert!(fit.is_cut && fit.text.len() <= 4 * LONGEST, "{piece}");
        }
        assert!(!Fit::of(&">".repeat(40), false).is_markdown);
        assert!(!Fit::of(&"*a* ".repeat(2000), false).is_markdown);
        assert!(begun.elapsed() < Duration::from_secs(5), "{:?}", begun.elapsed());
    }
}
