//! The pseudocode of a published query as a program in Python and C++.
//!
//! A program is made from the lines and tags of the text, so it cannot differ from the pseudocode. Tests run both
//! programs of every algorithm and compare their answers with those of the solvers.
//!
//! A line of the text becomes a statement if its tag or its formula says which; all others become comments. Points are
//! not renamed at run time: after *call A C D from here on A B C* the program writes the letters that the points had
//! before.

use std::collections::BTreeSet;

use super::formula::Formula;
use super::language::Language;
use super::names::{Names, points_in};
use super::program::{self, Control, Emits, Line, SectionRole};
use crate::gjk::Letter;

/// A line of a program.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ProgramLine {
    /// The indentation level, from 0.
    pub indent: usize,
    /// The text without its indentation.
    pub text: String,
    /// The lines of the pseudocode that it carries out; none for a line that only the language needs.
    pub of: Vec<usize>,
}

/// Returns the functions of the query in a language, those called first; `None` if the pseudocode has lines that a
/// short program cannot carry out, as proofs in exact arithmetic.
pub(super) fn of(lines: &[Line], language: Language) -> Option<Vec<ProgramLine>> {
    if !exists(lines) {
        return None;
    }
    let mut order = Vec::new();
    visit(lines, 0, &mut order);
    let mut writer = Writer { lines, language, written: Vec::new() };
    for heading in order {
        writer.section(heading);
    }
    Some(writer.written)
}

/// Returns whether there is such a program.
pub(super) fn exists(lines: &[Line]) -> bool {
    let is_measuring = |line: &Line| matches!(line.control, Control::Section(SectionRole::AfterEnd));
    // The polytope after a query is no part of the program.
    let end = lines.iter().position(is_measuring).unwrap_or(lines.len());
    lines[..end].iter().all(is_translated)
}

/// Lists the headings of the sections that a section calls, and its own after them.
fn visit(lines: &[Line], heading: usize, order: &mut Vec<usize>) {
    for line in &lines[heading + 1..lines[heading].end] {
        if let Control::Go { section, .. } = &line.control {
            let called = program::section(lines, section);
            if !order.contains(&called) {
                visit(lines, called, order);
            }
        }
    }
    order.push(heading);
}

/// The first words of the conditions that a program can test: by the number of points, by the faces in front, by the
/// limit, or by the sign of the formula in the line.
const CONDITIONS: [&str; 5] = ["points", "front", "limit", "positive", "rejected"];

fn is_translated(line: &Line) -> bool {
    let is_control = match &line.control {
        Control::Contained | Control::Find => false,
        Control::Section(role) => *role == SectionRole::Called,
        Control::If(condition) | Control::ElseIf(Some(condition)) => {
            condition.text.split(' ').next().is_some_and(|word| CONDITIONS.contains(&word))
        }
        _ => true,
    };
    is_control
        && match &line.emits {
            Emits::Event(tag) => matches!(*tag, "support" | "look" | "end"),
            _ => true,
        }
}

/// The place of a statement: its indentation, the names of the points, and the points that are kept.
#[derive(Clone)]
struct Place {
    indent: usize,
    names: Names,
    kept: Vec<Letter>,
    /// The lines that chose these points.
    keepers: Vec<usize>,
    is_query: bool,
    has_own_limit: bool,
}

struct Writer<'a> {
    lines: &'a [Line],
    language: Language,
    written: Vec<ProgramLine>,
}

impl Writer<'_> {
    fn section(&mut self, heading: usize) {
        let is_query = heading == 0;
        let name = if is_query { "intersects".to_owned() } else { identifier(self.lines[heading].text) };
        let points = Letter::ALL[..self.count_points(heading)].to_vec();
        if is_query {
            let [head, start] = self.language.query();
            self.push(0, head.to_owned(), vec![heading]);
            self.push(1, start.to_owned(), vec![heading]);
        } else {
            self.push(0, self.language.function(&name, &points), vec![heading]);
        }
        let place = Place {
            indent: 1,
            names: Names::OWN,
            kept: points.clone(),
            keepers: Vec::new(),
            is_query,
            has_own_limit: false,
        };
        self.scope(heading, place, !points.is_empty());
        let last = program::body(self.lines, heading).last().map(|at| &self.lines[at].control);
        if !is_query && matches!(last, Some(Control::If(_) | Control::ElseIf(Some(_)))) {
            self.push(1, self.language.unreached(), Vec::new());
        }
        self.close(0);
        self.push(0, String::new(), Vec::new());
    }

    /// Writes a body that may use edges, after a line that computes them.
    fn scope(&mut self, of: usize, place: Place, has_points: bool) {
        let (start, indent) = (self.written.len(), place.indent);
        let used = self.body(of, place);
        if has_points && !used.is_empty() {
            let text = self.language.edges(&used);
            self.written.insert(start, ProgramLine { indent, text, of: Vec::new() });
        }
    }

    /// Writes the lines below a line. Returns the edges that they use.
    fn body(&mut self, of: usize, mut place: Place) -> BTreeSet<[char; 2]> {
        let mut used = BTreeSet::new();
        let children: Vec<usize> = program::body(self.lines, of).collect();
        for (index, at) in children.iter().copied().enumerate() {
            let next = children.get(index + 1).map(|next| &self.lines[*next].control);
            self.line(at, &mut place, &mut used);
            let is_arm = matches!(self.lines[at].control, Control::If(_) | Control::ElseIf(_));
            if is_arm && !self.is_left_out(at, &place) && !matches!(next, Some(Control::ElseIf(_))) {
                self.close(place.indent);
            }
        }
        used
    }

    fn line(&mut self, at: usize, place: &mut Place, used: &mut BTreeSet<[char; 2]>) {
        let line = &self.lines[at];
        match &line.control {
            Control::If(_) | Control::ElseIf(_) => self.arm(at, place, used),
            Control::Repeat { until } => {
                // The numbers of “2 times first, then at most 32 times”.
                let numbers = line.text.split(' ').filter(|word| word.parse::<usize>().is_ok());
                let times: Vec<&str> = if until.is_some() { numbers.collect() } else { Vec::new() };
                let has_own_limit = !times.is_empty();
                self.push(place.indent, self.language.repeat(&times.join(" + ")), vec![at]);
                used.extend(
                    self.body(at, Place { indent: place.indent + 1, has_own_limit, ..place.clone() }),
                );
                self.close(place.indent);
            }
            Control::Go { section, letters } => {
                let heading = program::section(self.lines, section);
                let names = place.names.renamed(letters);
                let points = &Letter::ALL[..self.count_points(heading)];
                let points: Vec<Letter> = points.iter().map(|letter| names.of(*letter)).collect();
                for text in self.language.call(&identifier(section), &points, place.is_query) {
                    self.push(place.indent, text, vec![at]);
                }
            }
            _ => self.statement(at, place, used),
        }
    }

    fn statement(&mut self, at: usize, place: &mut Place, used: &mut BTreeSet<[char; 2]>) {
        let line = &self.lines[at];
        match &line.emits {
            Emits::Keep(letters) => {
                place.kept = letters.iter().map(|letter| place.names.of(*letter)).collect();
                place.keepers.push(at);
            }
            Emits::Rename(letters) => {
                self.comment(at, place);
                place.names = place.names.renamed(letters);
                let all = &Letter::ALL[..place.kept.len()];
                place.kept = all.iter().map(|letter| place.names.of(*letter)).collect();
            }
            Emits::Test(_) => {
                let (face, test) = line.text.split_once("? Yes if ").unwrap_or_default();
                let formula = Formula::read_comparison(test, place.names).unwrap_or_default();
                used.extend(formula.edges);
                let name = format!("front_{}", face.trim_start_matches("is O in front of "));
                self.push(place.indent, self.language.flag(&name, &formula.text), vec![at]);
            }
            Emits::Event("support") => {
                let along = if line.text.contains("(1, 0, 0)") { self.language.first() } else { "v" };
                for text in self.language.support(along) {
                    self.push(place.indent, text, vec![at]);
                }
            }
            Emits::Event("end") => {
                let answer = [("answer yes", Some(true)), ("answer no", Some(false)), ("no answer", None)];
                let answer = answer.into_iter().find(|(words, _)| line.text.starts_with(words));
                let (_, answer) = answer.unwrap_or_else(|| panic!("`{}` is no answer", line.text));
                let text = self.language.answer(answer, place.is_query);
                self.push(place.indent, text, vec![at]);
            }
            _ => match self.assigned(line.text, place) {
                Some(formula) => {
                    used.extend(formula.edges.iter().copied());
                    let of = if place.is_query { vec![at] } else { [&place.keepers[..], &[at]].concat() };
                    // Outside of the choices of the query no edge has a name yet.
                    let has_names = !place.is_query || !place.kept.is_empty();
                    let v = if has_names { formula.text } else { formula.text.replace("AO", "-A") };
                    let texts = self.language.look(&v, &place.kept, place.is_query);
                    for text in texts {
                        self.push(place.indent, text, of.clone());
                    }
                }
                None => self.comment(at, place),
            },
        }
    }

    /// The formula of `v = …`.
    fn assigned(&self, text: &str, place: &Place) -> Option<Formula> {
        let formula = text.strip_prefix("v = ")?;
        if formula.starts_with("(1, 0, 0)") {
            return Some(Formula { text: self.language.first().to_owned(), edges: Vec::new() });
        }
        Formula::read(formula.split(", ").next()?, place.names)
    }

    fn arm(&mut self, at: usize, place: &Place, used: &mut BTreeSet<[char; 2]>) {
        if self.is_left_out(at, place) {
            return;
        }
        let line = &self.lines[at];
        let (is_first, condition) = match &line.control {
            Control::If(condition) => (true, Some(condition)),
            Control::ElseIf(condition) => (false, condition.as_ref()),
            _ => return,
        };
        let mut inner = Place { indent: place.indent + 1, ..place.clone() };
        let words = line.text.trim_start_matches("else ").trim_start_matches("if ");
        let formula = Formula::read_comparison(words.split(", ").next().unwrap_or(words), place.names);
        let (test, unpacked) = match (condition.map(|it| it.text), formula) {
            (None, _) => (None, None),
            (Some(_), Some(formula)) => {
                used.extend(formula.edges);
                (Some(formula.text), None)
            }
            (Some(text), None) => match text.split_once(' ') {
                Some(("points", count)) => (Some(self.language.count_is(count)), count.parse().ok()),
                Some(("front", faces)) => (Some(self.language.flags(faces)), None),
                _ => {
                    self.push(place.indent, self.language.count_down().to_owned(), vec![at]);
                    (Some("limit < 0".to_owned()), None)
                }
            },
        };
        self.push(place.indent, self.language.arm(is_first, test.as_deref()), vec![at]);
        match unpacked {
            Some(count) => {
                let points = &Letter::ALL[..count];
                inner.kept = points.to_vec();
                self.push(inner.indent, self.language.unpack(points), vec![at]);
                self.scope(at, inner, true);
            }
            None => used.extend(self.body(at, inner)),
        }
    }

    /// Whether a choice is about the limit of the scene although the program has its own.
    fn is_left_out(&self, at: usize, place: &Place) -> bool {
        let about_limit = matches!(&self.lines[at].control, Control::If(it) if it.text.starts_with("limit"));
        about_limit && place.has_own_limit
    }

    fn comment(&mut self, at: usize, place: &Place) {
        self.push(place.indent, self.language.comment(self.lines[at].text), vec![at]);
    }

    fn close(&mut self, indent: usize) {
        if let Some(text) = self.language.close() {
            self.push(indent, text.to_owned(), Vec::new());
        }
    }

    fn push(&mut self, indent: usize, text: String, of: Vec<usize>) {
        self.written.push(ProgramLine { indent, text, of });
    }

    /// The number of points that a section is given by name; 0 if it takes the simplex.
    fn count_points(&self, heading: usize) -> usize {
        if heading == 0 {
            return 0;
        }
        let within = heading + 1..self.lines[heading].end;
        let counts_points = |line: &Line| matches!(&line.control, Control::If(it) | Control::ElseIf(Some(it)) if it.text.starts_with("points"));
        if self.lines[within.clone()].iter().any(counts_points) {
            return 0;
        }
        let named = self.lines[within].iter().map(|line| {
            let own = points_in(line.text).into_iter().filter_map(|(_, letter)| letter);
            let most = own.map(|letter| letter as usize + 1).max().unwrap_or(0);
            match &line.control {
                Control::Go { section, letters } if letters.is_empty() => {
                    most.max(self.count_points(program::section(self.lines, section)))
                }
                _ => most,
            }
        });
        named.max().unwrap_or(0)
    }
}

/// The name of a section as the name of a function: `the next simplex` is `next_simplex`.
fn identifier(heading: &str) -> String {
    let words = heading.trim_start_matches("the ").trim_start_matches("a ").trim_end_matches('?');
    words.replace(' ', "_")
}
