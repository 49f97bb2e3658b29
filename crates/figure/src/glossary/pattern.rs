//! Finds notations in a text by their spelling.

use std::ops::Range;

use glam::DVec2;

use super::table::{patterns, terms};
use super::term::GlossaryTerm;
use crate::message::text;
use crate::paper::{PaperForm, PaperMark};
use crate::text_box;

/// A pattern of one letter of the simplex: in a sentence an A may be an article.
const LETTER: &str = "L";
/// Returns the notations and terms in a text, from left to right, each with its range in bytes. Of several that begin
/// at one place, the longest counts; none overlap.
pub fn terms_in(text: &str) -> Vec<(Range<usize>, &'static GlossaryTerm)> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(rest) = text.get(at..).filter(|rest| !rest.is_empty()) {
        match longest_at(text, at) {
            Some((length, term)) => {
                found.push((at..at + length, term));
                at += length;
            }
            None => at += rest.chars().next().map_or(1, char::len_utf8),
        }
    }
    found
}

/// Returns the entry for a text that is exactly one notation or term, such as the head of a column or the name of a
/// region. Returns `None` for the empty text.
pub fn whole(text: &str) -> Option<&'static GlossaryTerm> {
    let text = text.trim();
    let is_covered = || match terms_in(text).as_slice() {
        [(range, term)] if *range == (0..text.len()) => Some(*term),
        _ => None,
    };
    if text.is_empty() { None } else { is_covered().or_else(|| terms().find(|term| term.is_named(text))) }
}

/// Returns the notation at a point of a picture, in the texts that are drawn there.
pub fn term_at(marks: &[PaperMark], at: DVec2) -> Option<&'static GlossaryTerm> {
    marks.iter().rev().find_map(|mark| {
        let PaperForm::Text { center, text, size } = &mark.form else { return None };
        let half = DVec2::new(text_box::width(text, *size), *size * 1.2) * 0.5;
        let offset = at - *center;
        if !offset.abs().cmple(half).all() {
            return None;
        }
        let part = (offset.x + half.x) / (2.0 * half.x);
        let place = part * text.chars().count() as f64;
        let before = |range: &Range<usize>| {
            let count = |end: usize| text.get(..end).map_or(0, |start| start.chars().count()) as f64;
            (count(range.start)..=count(range.end)).contains(&place)
        };
        if let Some(term) = whole(text) {
            return Some(term);
        }
        // At a place between two notations of a short text, the first counts.
        let found = terms_in(text);
        let term = found.iter().find(|(range, _)| before(range)).or_else(|| found.first());
        term.map(|(_, term)| *term)
    })
}

fn longest_at(text: &str, at: usize) -> Option<(usize, &'static GlossaryTerm)> {
    if joins(text[..at].chars().next_back(), text[at..].chars().next()) {
        return None;
    }
    let lengths =
        patterns().iter().filter_map(|(pattern, term)| Some((length_at(text, at, pattern)?, *term)));
    // Of equally long ones, the first in the table counts.
    lengths.fold(None, |best: Option<(usize, &'static GlossaryTerm)>, (length, term)| match best {
        Some((known, _)) if known >= length => best,
        _ => Some((length, term)),
    })
}

/// Returns whether two adjacent characters belong to one word or number.
fn joins(one: Option<char>, other: Option<char>) -> bool {
    one.zip(other).is_some_and(|(one, other)| one.is_alphanumeric() && other.is_alphanumeric())
}

/// Returns the number of bytes of `text` from `at` on, the start of a word, that match `pattern` up to the end of a
/// word.
fn length_at(text: &str, at: usize, pattern: &str) -> Option<usize> {
    let rest = &text[at..];
    let length = matched(rest, pattern)?;
    if joins(rest[..length].chars().next_back(), rest[length..].chars().next()) {
        return None;
    }
    (pattern != LETTER || !is_article(text, at)).then_some(length)
}

fn matched(text: &str, pattern: &str) -> Option<usize> {
    // Nearly every pattern fails at its first character, in every text of every frame.
    let (first, wanted) = (text.chars().next()?, pattern.chars().next()?);
    if !"#L".contains(wanted) && !first.eq_ignore_ascii_case(&wanted) {
        return None;
    }
    let ignores_case = is_word(pattern);
    let mut rest = text;
    for wanted in pattern.chars() {
        let next = rest.chars().next()?;
        let length = match wanted {
            '#' => rest.chars().take_while(char::is_ascii_digit).count(),
            'L' if !is_shout(pattern) => usize::from(('A'..='D').contains(&next)),
            _ if next == wanted || (ignores_case && next.to_ascii_lowercase() == wanted) => next.len_utf8(),
            _ => 0,
        };
        if length == 0 {
            return None;
        }
        rest = &rest[length..];
    }
    let plural = is_word(pattern) && rest.starts_with('s');
    Some(text.len() - rest.len() + usize::from(plural))
}

/// Returns whether a pattern is a word, not a notation, and so may begin with a capital and have a plural.
fn is_word(pattern: &str) -> bool {
    pattern.len() > 2 && pattern.chars().all(|it| it.is_ascii_lowercase() || " -,".contains(it))
}

/// Returns whether a pattern is a word in capitals, such as a verdict, whose L does not stand for a letter of the
/// simplex.
fn is_shout(pattern: &str) -> bool {
    let mut letters = pattern.chars();
    letters.clone().all(|it| it.is_ascii_uppercase()) && letters.any(|it| !"LO".contains(it))
}

/// Returns whether the A at this place begins a sentence as an article: `A face …`, but not `A is …`.
fn is_article(text: &str, at: usize) -> bool {
    let begins = text[..at].trim_end().is_empty() || text[..at].trim_end().ends_with(['.', ':']);
    let Some(next) = text[at..].strip_prefix("A ") else { return false };
    let word: String = next.chars().take_while(|it| it.is_alphabetic()).collect();
    let mut verbs = text!("glossary-after-letter").split(" | ");
    begins && word.starts_with(|it: char| it.is_lowercase()) && !verbs.any(|verb| verb == word)
}
