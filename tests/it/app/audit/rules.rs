//! The rules of the audit: the faults that no frame may show.

use std::fs;

use eframe::egui::{Rect, Role};
use egui_kittest::Harness;
use egui_kittest::kittest::NodeT as _;

use super::painted::{Painted, Text};
use gjk_sandbox::message::Language;

/// The number of points by which a text may leave its clip rectangle: glyphs have soft borders.
const CUT: f32 = 1.5;

/// The number of points, horizontally and vertically, by which two labels of a picture may overlap.
const SHARED: f32 = 2.0;

/// The largest difference, in points, between the end of a scroll bar and the clip border of its area: the margin
/// around clipped content, and the bar itself.
const BAR: f32 = 12.0;

/// The accessible names of the pictures.
pub(super) const PICTURES: [&str; 5] = [
    "Shapes view",
    "Difference view",
    "Explorer view",
    "Difference view of run 1",
    "Difference view of run 2",
];

/// Translates an English text to the language of this thread: returns the message with the same id, or the text itself
/// if no file has it.
fn translated(english: &str) -> String {
    let files = fs::read_dir("locales/en-US").unwrap().map(|entry| entry.unwrap().path());
    let texts: Vec<String> = files.map(|file| fs::read_to_string(file).unwrap()).collect();
    let mut messages = texts.iter().flat_map(|text| text.lines()).filter_map(|line| line.split_once(" = "));
    let known = messages.find(|(_, text)| *text == english);
    known.and_then(|(id, _)| Language::chosen().text(id)).unwrap_or_else(|| english.to_owned())
}

/// A violation: its rule, its text, and its size in points.
#[derive(Clone, Debug)]
pub(super) struct Violation {
    pub(super) rule: &'static str,
    /// The text, with the place of its glyphs.
    pub(super) words: String,
    pub(super) by: f32,
}

/// A side of a rectangle.
#[derive(Clone, Copy)]
enum Side {
    Left,
    Right,
    Top,
    Bottom,
}

/// A part of the window with an accessible name, or a scroll bar.
struct Node {
    name: String,
    role: Role,
    rect: Rect,
}

/// A frame of a window.
pub(super) struct Frame {
    painted: Painted,
    nodes: Vec<Node>,
    window: Rect,
    bars: Vec<Rect>,
}

impl Frame {
    pub(super) fn of<State>(window: &Harness<'_, State>) -> Self {
        let painted = Painted::of(&window.output().shapes);
        let mut nodes = Vec::new();
        for node in window.root().children_recursive() {
            let inner = node.accesskit_node();
            if inner.has_bounds() {
                let name = inner.label().or_else(|| node.value()).unwrap_or_default();
                nodes.push(Node { name, role: inner.role(), rect: node.rect() });
            }
        }
        // An invisible bar does not count: its handle must be painted.
        let bars = nodes.iter().filter(|node| node.role == Role::ScrollBar).map(|node| node.rect);
        let is_seen = |bar: &Rect| {
            painted.fills.iter().any(|fill| {
                bar.expand(2.0).contains_rect(*fill) && fill.width() >= 4.0 && fill.height() >= 4.0
            })
        };
        let bars = bars.filter(is_seen).collect();
        Self { painted, nodes, window: window.ctx.content_rect(), bars }
    }

    /// Every violation in the frame.
    pub(super) fn violations(&self) -> Vec<Violation> {
        let mut found = self.cuts();
        found.extend(self.lost());
        for picture in self.pictures() {
            found.extend(self.labels(picture));
        }
        found
    }

    /// The pictures in the frame.
    fn pictures(&self) -> impl Iterator<Item = Rect> {
        let names = PICTURES.map(translated);
        self.nodes.iter().filter(move |node| names.contains(&node.name)).map(|node| node.rect)
    }

    /// The fraction of the window's height that the pictures use, with the numbers beside their grids: from the upper
    /// border of the uppermost sheet of paper to the lower border of the lowest one. `None` without pictures.
    pub(super) fn share(&self) -> Option<f32> {
        let sheet = |picture: Rect| {
            let around = picture.expand2(eframe::egui::vec2(70.0, 30.0));
            let holds =
                |fill: &&Rect| around.contains_rect(**fill) && fill.expand(0.5).contains_rect(picture);
            let fills = self.painted.fills.iter().filter(holds);
            fills.copied().max_by(|a, b| a.height().total_cmp(&b.height())).unwrap_or(picture)
        };
        let all = self.pictures().map(sheet).reduce(Rect::union)?;
        Some(all.intersect(self.window).height() / self.window.height())
    }

    /// Whether something with this accessible name is in the frame.
    pub(super) fn has(&self, name: &str) -> bool {
        self.nodes.iter().any(|node| node.name == name)
    }

    /// Texts that are cut, or shortened without a tooltip with the full text.
    fn cuts(&self) -> Vec<Violation> {
        let mut found = Vec::new();
        for text in self.painted.texts.iter().filter(|text| !self.is_in_field(text)) {
            let seen = text.clip.intersect(self.window);
            let leaves = text.ink;
            for (by, scrolls, rule) in [
                (seen.left() - leaves.left(), self.scrolls(seen, Side::Left), "cut sideways"),
                (leaves.right() - seen.right(), self.scrolls(seen, Side::Right), "cut sideways"),
                (seen.top() - leaves.top(), self.scrolls(seen, Side::Top), "cut above or below"),
                (leaves.bottom() - seen.bottom(), self.scrolls(seen, Side::Bottom), "cut above or below"),
            ] {
                if by > CUT && !scrolls {
                    let words = format!("{} at {}", text.words, text.ink);
                    found.push(Violation { rule, words, by });
                }
            }
            if text.is_elided && !self.nodes.iter().any(|node| node.name.contains(&text.words)) {
                let (rule, words) = ("shortened, and the whole is told nowhere", text.words.clone());
                found.push(Violation { rule, words, by: text.ink.width() });
            }
        }
        found
    }

    /// Named items outside the window that no bar can scroll into view. They are not painted at all.
    fn lost(&self) -> Vec<Violation> {
        let mut found = Vec::new();
        for node in self.nodes.iter().filter(|node| !node.name.is_empty() && node.rect.is_positive()) {
            let (rect, window) = (node.rect, self.window);
            let aside = (rect.left() - window.right()).max(window.left() - rect.right());
            let along = (rect.top() - window.bottom()).max(window.top() - rect.bottom());
            let is_along = |bar: &Rect| bar.height() > bar.width();
            let bars = self.bars.iter();
            // The two scroll bars of an area, one after the other, bring in everything past its corner.
            let has_other = |bar: &Rect| {
                bars.clone()
                    .any(|other| is_along(bar) != is_along(other) && bar.expand(2.0 * BAR).intersects(*other))
            };
            let brings_along =
                bars.clone().any(|bar| is_along(bar) && (bar.right() + BAR >= rect.left() || has_other(bar)));
            let brings_aside =
                bars.clone().any(|bar| !is_along(bar) && (bar.bottom() >= rect.top() || has_other(bar)));
            for (by, brings) in [(aside, brings_aside), (along, brings_along)] {
                if by > CUT && !brings {
                    found.push(Violation {
                        rule: "outside of the window",
                        words: format!("{} at {rect}", node.name),
                        by,
                    });
                }
            }
        }
        found
    }

    /// Text fields scroll with the cursor. Number fields do so during typing; otherwise they show all digits or an
    /// ellipsis, and never cut text. No field has the focus in the audit.
    fn is_in_field(&self, text: &Text) -> bool {
        if text.words.trim_start_matches('-').starts_with(|first: char| first.is_ascii_digit()) {
            return false;
        }
        let is_field =
            |role: Role| matches!(role, Role::TextInput | Role::MultilineTextInput | Role::SpinButton);
        self.nodes
            .iter()
            .any(|node| is_field(node.role) && node.rect.intersects(text.ink.intersect(text.clip)))
    }

    /// Whether a visible bar scrolls content that leaves a rectangle at this side: the bar ends at the end of the
    /// rectangle, and lies beside or below it. For fully hidden content, only that border of the rectangle is known.
    fn scrolls(&self, seen: Rect, side: Side) -> bool {
        self.bars.iter().any(|bar| {
            let is_aside = matches!(side, Side::Left | Side::Right);
            let ends = match side {
                Side::Left => bar.left() - seen.left(),
                Side::Right => bar.right() - seen.right(),
                Side::Top => bar.top() - seen.top(),
                Side::Bottom => bar.bottom() - seen.bottom(),
            };
            let runs_along = if is_aside {
                bar.width() > bar.height() && bar.bottom() > seen.top()
            } else {
                bar.height() > bar.width() && bar.right() > seen.left()
            };
            ends.abs() < BAR && runs_along
        })
    }

    /// The texts in the picture with this name.
    pub(super) fn labels_of(&self, name: &str) -> Vec<String> {
        let Some(picture) = self.nodes.iter().find(|node| node.name == name) else { return Vec::new() };
        let is_in = |text: &&Text| picture.rect.contains_rect(text.ink);
        self.painted.texts.iter().filter(is_in).map(|text| text.words.clone()).collect()
    }

    /// Labels of a picture that share their place, or lie outside of it.
    fn labels(&self, picture: Rect) -> Vec<Violation> {
        let hint = self.nodes.iter().find(|node| node.name == translated("Drag Q")).map(|node| node.rect);
        let mut labels: Vec<&Text> = Vec::new();
        for text in &self.painted.texts {
            let is_inside = (text.clip.min - picture.min).abs().max_elem() < 1.0
                && (text.clip.max - picture.max).abs().max_elem() < 1.0;
            let is_hint = hint.is_some_and(|hint| hint.contains_rect(text.ink));
            // A label is painted five times, for the border around its letters.
            let same = |other: &&&Text| {
                other.words == text.words && other.ink.center().distance(text.ink.center()) < 3.0
            };
            if is_inside && !is_hint {
                match labels.iter().position(|other| same(&other)) {
                    Some(before) => labels[before] = text,
                    None => labels.push(text),
                }
            }
        }
        let mut found = Vec::new();
        for (index, label) in labels.iter().enumerate() {
            let outside = label.ink.union(picture).size() - picture.size();
            if outside.max_elem() > CUT {
                let (rule, by) = ("label outside of its picture", outside.max_elem());
                found.push(Violation { rule, words: label.words.clone(), by });
            }
            for other in &labels[..index] {
                let shared = label.ink.intersect(other.ink);
                let by = shared.width().min(shared.height());
                if by > SHARED {
                    let words = format!("{} and {}", other.words, label.words);
                    found.push(Violation { rule: "labels share their place", words, by });
                }
            }
        }
        found
    }
}
