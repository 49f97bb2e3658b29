//! The reader of a trace: follows the pseudocode along with the events, and records the lines that each event executes.
//!
//! It makes no decision of its own. It infers the branch of a run from the values and the events that follow.

use std::mem;
use std::ops::ControlFlow;

use super::cursor::Cursor;
use super::lines::Listing;
use super::names::Names;
use super::predicates::Condition;
use super::program::{self, Control, Emits, Line, SectionRole};
use crate::gjk::{Event, FaceSide, Letter, Reduced, Region, Relabelled, Ruled, Trace};

/// The lines that an event executes.
#[derive(Clone, Debug, PartialEq)]
pub struct Executed {
    /// The line of the event.
    pub line: usize,
    /// The line of the event and the lines passed since the previous event, in order.
    pub lines: Vec<usize>,
    /// The branch of the tree in which the event happens, or which the event chooses.
    pub branch: usize,
    /// The names of the points in the pseudocode at that time.
    pub names: Names,
}

/// A trace read along with its pseudocode.
#[derive(Clone, Debug, PartialEq)]
pub struct ListingReading {
    /// The executed lines of each event, as far as the run follows the pseudocode.
    pub executed: Vec<Executed>,
    /// The number of times that each branch of the tree was taken.
    pub visits: Vec<u64>,
    /// Whether each event has its line. A run with planted defects may leave the pseudocode.
    pub is_complete: bool,
}

impl ListingReading {
    /// Reads a trace along with the pseudocode of its algorithm.
    pub fn of(trace: &Trace, listing: &Listing) -> Self {
        let mut reader = ListingReader {
            listing,
            cursor: Cursor::new(trace),
            pending: Vec::new(),
            executed: Vec::new(),
            visits: vec![0; listing.branches.len()],
            branch: 0,
        };
        // The reading is over whatever the result.
        let _ = reader.run();
        let is_complete = reader.cursor.next().is_none();
        if let Some(last) = reader.executed.last_mut() {
            last.lines.append(&mut reader.pending);
        }
        Self { executed: reader.executed, visits: reader.visits, is_complete }
    }

    /// Returns the next event after this one that executes a line; after the last event the search wraps to the start.
    /// Returns `None` if no event does.
    pub fn next_execution(&self, line: usize, after: usize) -> Option<usize> {
        let executes = |at: &usize| self.executed.get(*at).is_some_and(|it| it.lines.contains(&line));
        (after + 1..self.executed.len()).chain(0..self.executed.len().min(after + 1)).find(executes)
    }

    /// Returns how often each line was executed.
    pub fn count_lines(&self, lines: usize) -> Vec<u64> {
        let mut counts = vec![0; lines];
        for line in self.executed.iter().flat_map(|executed| &executed.lines) {
            if let Some(count) = counts.get_mut(*line) {
                *count += 1;
            }
        }
        counts
    }
}

/// The reason why a section is left before its end.
enum Leave {
    /// A verdict was found; its proof follows.
    Found,
    /// The query is over.
    Ended,
    /// The current event has no place in the pseudocode.
    Lost,
}

type Flow<T = ()> = ControlFlow<Leave, T>;

/// A reading in progress.
struct ListingReader<'a> {
    listing: &'a Listing,
    cursor: Cursor<'a>,
    /// Lines passed since the last event.
    pending: Vec<usize>,
    executed: Vec<Executed>,
    visits: Vec<u64>,
    branch: usize,
}

impl ListingReader<'_> {
    fn run(&mut self) -> Flow {
        let mut flow = self.section(0, &[]);
        if let ControlFlow::Break(Leave::Found) = flow {
            flow = self.follow(SectionRole::AfterFind);
        }
        match flow {
            ControlFlow::Break(Leave::Ended) if self.cursor.next().is_some() => {
                self.follow(SectionRole::AfterEnd)
            }
            _ => flow,
        }
    }

    /// Executes the section with a role that has no call, if there is one.
    fn follow(&mut self, wanted: SectionRole) -> Flow {
        let is_it = |line: &Line| matches!(line.control, Control::Section(role) if role == wanted);
        match self.listing.lines.iter().position(is_it) {
            Some(heading) => self.section(heading, &[]),
            None => ControlFlow::Continue(()),
        }
    }

    fn section(&mut self, heading: usize, letters: &[Letter]) -> Flow {
        let caller = self.branch;
        if let Some(root) = self.listing.root_of(heading) {
            self.enter(root);
        }
        self.cursor.names = self.cursor.names.renamed(letters);
        self.pending.push(heading);
        self.body(heading)?;
        self.branch = caller;
        ControlFlow::Continue(())
    }

    fn enter(&mut self, branch: usize) {
        self.branch = branch;
        self.visits[branch] += 1;
    }

    fn body(&mut self, of: usize) -> Flow {
        let lines = &self.listing.lines;
        // The choice that is read: the first event since its beginning, and whether an arm was taken.
        let (mut before, mut is_taken) = (0, false);
        for at in program::body(lines, of) {
            match &lines[at].control {
                Control::If(condition) => {
                    before = self.cursor.at;
                    is_taken = self.arm(at, Some(condition), before)?;
                }
                Control::ElseIf(condition) => {
                    is_taken = is_taken || self.arm(at, condition.as_ref(), before)?;
                }
                Control::Repeat { until } => self.repeat(at, until.as_ref())?,
                Control::Go { section, letters } => {
                    self.pass(at)?;
                    self.section(program::section(lines, section), letters)?;
                }
                Control::Find => {
                    self.pass(at)?;
                    return ControlFlow::Break(Leave::Found);
                }
                Control::Contained => {
                    self.pass(at)?;
                    self.cursor.is_contained = true;
                }
                Control::Next | Control::Section(_) => self.pass(at)?,
            }
        }
        ControlFlow::Continue(())
    }

    /// Takes an arm if it applies, and returns whether it does. The events from `before` on chose it among several.
    fn arm(&mut self, at: usize, condition: Option<&Condition>, before: usize) -> Flow<bool> {
        // A choice without an event is a switch: only the chosen arm is passed.
        let is_switch = matches!(self.listing.lines[at].emits, Emits::Nothing);
        if !is_switch {
            self.pass(at)?;
        }
        if condition.is_some_and(|condition| !condition.holds(&self.cursor)) {
            return ControlFlow::Continue(false);
        }
        if is_switch {
            self.pass(at)?;
        }
        let parent = self.branch;
        if let Some(branch) = self.listing.branch_at(parent, at) {
            self.enter(branch);
        }
        if let Some(last) = self.executed.last_mut()
            && (self.cursor.at > before || last.lines.contains(&at))
        {
            last.branch = self.branch;
        }
        self.body(at)?;
        self.branch = parent;
        ControlFlow::Continue(true)
    }

    fn repeat(&mut self, at: usize, until: Option<&Condition>) -> Flow {
        loop {
            self.pass(at)?;
            if until.is_some_and(|until| until.holds(&self.cursor)) {
                return ControlFlow::Continue(());
            }
            let before = self.cursor.at;
            self.body(at)?;
            if self.cursor.at == before {
                return ControlFlow::Break(Leave::Lost);
            }
        }
    }

    fn pass(&mut self, line: usize) -> Flow {
        let emits = &self.listing.lines[line].emits;
        if let Emits::Rename(letters) = emits {
            self.cursor.names = self.cursor.names.renamed(letters);
        }
        if matches!(emits, Emits::Same)
            && let Some(last) = self.executed.last_mut()
        {
            last.lines.push(line);
            return ControlFlow::Continue(());
        }
        if self.emits_nothing(emits) {
            self.pending.push(line);
            return ControlFlow::Continue(());
        }
        let Some(event) = self.cursor.next().filter(|event| self.is_of(event, emits)) else {
            return ControlFlow::Break(Leave::Lost);
        };
        self.cursor.read(event);
        self.pending.push(line);
        self.executed.push(Executed {
            line,
            lines: mem::take(&mut self.pending),
            branch: self.branch,
            names: self.cursor.names,
        });
        match event {
            Event::Ended(_) => ControlFlow::Break(Leave::Ended),
            _ => ControlFlow::Continue(()),
        }
    }

    /// Returns whether a line emits no event this time.
    fn emits_nothing(&self, emits: &Emits) -> bool {
        match emits {
            Emits::Nothing | Emits::Same => true,
            Emits::Keep(letters) => self.cursor.names.of_all(letters) == self.cursor.state.simplex.letters(),
            // Shapes without radii set nothing aside; a simplex may keep all its points.
            Emits::Event(tag @ ("cores" | "keep")) => {
                self.cursor.next().is_none_or(|next| next.tag() != *tag)
            }
            _ => false,
        }
    }

    /// Returns whether an event is the event that a line emits.
    fn is_of(&self, event: &Event, emits: &Emits) -> bool {
        let names = self.cursor.names;
        match (emits, event) {
            (Emits::Event(tag), _) => *tag == event.tag(),
            (Emits::Test(question), Event::Tested(tested)) => {
                tested.test.question == names.of_question(*question)
            }
            (Emits::Rule { letters, is_below }, Event::Ruled(Ruled { chosen, .. })) => {
                chosen.letters() == names.of_all(letters)
                    && matches!(chosen, Region::Face(_, FaceSide::Below)) == *is_below
            }
            (Emits::Keep(letters), Event::Reduced(Reduced { kept, .. })) => *kept == names.of_all(letters),
            (Emits::Rename(letters), Event::Relabelled(Relabelled { from, .. })) => {
                *from == names.of_all(&Letter::ALL[..letters.len()])
            }
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::gjk::PlaneQuestion;

    #[test]
    fn questions_are_asked_in_the_names_of_the_listing() {
        use Letter::{A, B, C, D};
        // ACD, ADB as ABC, ACD: the pseudocode's C is the point D.
        let names = Names::OWN.renamed(&[A, C, D, B]);
        let asked = PlaneQuestion::BeyondEdge { edge: [A, C], face: [A, B, C] };
        assert_eq!(
            names.of_question(asked),
            PlaneQuestion::BeyondEdge { edge: [A, D], face: [A, C, D] },
            "the edge between the two faces"
        );
        assert_eq!(names.in_text("keep A and C, drop B and D"), "keep A and D, drop C and B", "in words");
    }
}
