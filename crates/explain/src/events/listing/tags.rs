//! The reader of the texts: a line of pseudocode and the tags behind it, as the [module](super) describes them.

use super::names::letters;
use super::predicates::Condition;
use super::program::{Control, Emits, Line, LineKind, SectionRole};
use crate::gjk::Letter::{A, B, C};
use crate::gjk::PlaneQuestion;

/// The tags of events without more words.
const EVENTS: [&str; 14] = [
    "approach", "cores", "end", "examine", "expand", "inflate", "look", "measure", "probe", "project",
    "seed", "settle", "support", "weigh",
];

/// Reads the lines of a text. Tags may be for one variant: `2D`, `3D` or an algorithm.
pub(super) fn read(text: &'static str, variants: [&str; 2]) -> Vec<Line> {
    let note = |number: &str| {
        let mut notes = text.lines().filter_map(|row| row.strip_prefix('[')?.split_once("] "));
        notes.find(|(name, _)| *name == number).unwrap_or_else(|| panic!("there is no note {number}")).1
    };
    let mut lines: Vec<Line> = Vec::new();
    let mut omitted = usize::MAX;
    for row in text.lines().filter(|row| row.starts_with([' ', '#'])) {
        let (row, tags) = row.split_once(" {").unwrap_or((row, ""));
        let indent = row.find(|it| it != ' ').unwrap_or(0) / 4;
        if indent > omitted {
            continue;
        }
        let is_omitted = |tag: &str| tag.strip_prefix("only ").is_some_and(|it| !variants.contains(&it));
        let tags = || tags.trim_end_matches('}').split("; ").filter(|tag| !tag.is_empty());
        omitted = if tags().any(is_omitted) { indent } else { usize::MAX };
        if indent == omitted {
            continue;
        }
        let parent = lines.iter().rev().find(|parent| parent.indent < indent);
        let mut line = untagged(row, indent, parent);
        for tag in tags() {
            match tag.split_once(": ") {
                Some((variant, tag)) if variants.contains(&variant) => line.add(tag, note),
                Some(_) => {}
                None => line.add(tag, note),
            }
        }
        lines.push(line);
    }
    lines
}

fn untagged(row: &'static str, indent: usize, parent: Option<&Line>) -> Line {
    let heading = row.strip_prefix("# ");
    let (kind, control) = match heading {
        Some(_) => (LineKind::Heading, Control::Section(SectionRole::Called)),
        None => (LineKind::Code, Control::Next),
    };
    Line {
        indent,
        text: heading.unwrap_or(row).trim(),
        kind,
        never: parent.and_then(|parent| parent.never),
        ours: parent.and_then(|parent| parent.ours),
        control,
        emits: Emits::Nothing,
        end: 0,
    }
}

impl Line {
    fn add(&mut self, tag: &'static str, note: impl Fn(&str) -> &'static str) {
        let (word, rest) = tag.split_once(' ').unwrap_or((tag, ""));
        match word {
            "only" => {}
            "never" => self.never = Some(note(rest)),
            "ours" => self.ours = Some(note(rest)),
            "alone" | "after" | "if" | "else" | "repeat" | "go" => self.control = control(word, rest),
            "contained" => self.control = Control::Contained,
            "find" => (self.control, self.kind) = (Control::Find, LineKind::Answer),
            "result" => self.kind = LineKind::Answer,
            _ => {
                self.emits = emits(word, rest);
                self.kind = match word {
                    "region" => LineKind::Place,
                    "end" | "measure" => LineKind::Answer,
                    _ => self.kind,
                };
            }
        }
    }
}

fn control(word: &str, rest: &'static str) -> Control {
    match word {
        "alone" => Control::Section(SectionRole::Alone),
        "after" => {
            Control::Section(if rest == "find" { SectionRole::AfterFind } else { SectionRole::AfterEnd })
        }
        "if" => Control::If(Condition::read(rest)),
        "else" => Control::ElseIf(rest.strip_prefix("if ").map(Condition::read)),
        "repeat" => Control::Repeat { until: rest.strip_prefix("until ").map(Condition::read) },
        _ => {
            let (section, names) = rest.split_once(" as ").unwrap_or((rest, ""));
            Control::Go { section, letters: letters(names) }
        }
    }
}

fn emits(word: &'static str, rest: &str) -> Emits {
    match (word, rest) {
        ("same", _) => Emits::Same,
        ("test", _) => Emits::Test(question(rest)),
        ("region" | "keep", "any") => Emits::Event(word),
        ("region", _) => Emits::Rule { letters: letters(rest), is_below: rest.starts_with("below") },
        ("keep", _) => Emits::Keep(letters(rest)),
        ("rename", _) => Emits::Rename(letters(rest)),
        _ => {
            assert!(EVENTS.contains(&word), "`{word}` is no tag");
            Emits::Event(word)
        }
    }
}

/// Returns the question of a product with AO: of `AB`, of `AB⟂` in the plane of ABC, or of `ABC⟂`.
fn question(product: &str) -> PlaneQuestion {
    match (letters(product).as_slice(), product.ends_with('⟂')) {
        (&[a, b], false) => PlaneQuestion::Along { edge: [a, b] },
        (&[a, b], true) => PlaneQuestion::BeyondEdge { edge: [a, b], face: [A, B, C] },
        (&[a, b, c], true) => PlaneQuestion::OverFace { face: [a, b, c] },
        _ => panic!("no plane is called {product}"),
    }
}
