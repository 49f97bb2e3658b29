//! The reader of a trace: follows the pseudocode along with the events, and records the lines that each event executes.
//!
//! It makes no decision of its own. It infers the branch of a run from the values and the events that follow.

use std::mem;
use std::ops::ControlFlow;

use super::cursor::Cursor;
use super::lines::Listing;
use super::names::Names;
use super::program::{CodeSection, Emits, ListingStatement, SectionEntry};
use crate::gjk::simplex::Letter;
use crate::gjk::trace::{Event, Reduced, Relabelled, Ruled, Trace};

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
        let mut reader = ListingReader::new(trace, listing);
        reader.run();
        let is_complete = reader.cursor.at == trace.events.len();
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

type Flow = ControlFlow<Leave>;

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

impl<'a> ListingReader<'a> {
    fn new(trace: &'a Trace, listing: &'a Listing) -> Self {
        Self {
            listing,
            cursor: Cursor::new(trace),
            pending: Vec::new(),
            executed: Vec::new(),
            visits: vec![0; listing.branches.len()],
            branch: 0,
        }
    }

    fn run(&mut self) {
        let listing = self.listing;
        let program = &listing.program;
        let Some(first) = program.sections.first() else { return };
        let mut flow = self.section(first, &[]);
        if let (ControlFlow::Break(Leave::Found), Some(proof)) = (&flow, program.proof) {
            flow = self.go_through(proof, &[]);
        }
        if let (ControlFlow::Break(Leave::Ended), Some(measure)) = (&flow, program.measure)
            && self.cursor.at < self.cursor.trace.events.len()
        {
            // The reading is over whatever the result.
            let _ = self.go_through(measure, &[]);
        }
    }

    // ---- Going through the listing -------------------------------------------------------------------------------

    fn go_through(&mut self, heading: &str, letters: &[Letter]) -> Flow {
        match self.listing.program.section(heading) {
            Some(section) => self.section(section, letters),
            None => ControlFlow::Break(Leave::Lost),
        }
    }

    fn section(&mut self, section: &'a CodeSection, letters: &[Letter]) -> Flow {
        let caller = self.branch;
        if let Some(root) = self.listing.root_of(section.heading.line) {
            self.enter(root);
        }
        self.cursor.names = self.cursor.names.renamed(letters);
        self.pending.push(section.heading.line);
        let flow = self.steps(&section.body);
        self.branch = caller;
        flow
    }

    fn enter(&mut self, branch: usize) {
        self.branch = branch;
        self.visits[branch] += 1;
    }

    fn steps(&mut self, steps: &'a [SectionEntry]) -> Flow {
        steps.iter().try_for_each(|step| self.step(step))
    }

    fn step(&mut self, step: &'a SectionEntry) -> Flow {
        match step {
            SectionEntry::Do(statement) => self.pass(statement),
            SectionEntry::Find(statement) => {
                self.pass(statement)?;
                ControlFlow::Break(Leave::Found)
            }
            SectionEntry::Choose(arms) => {
                let before = self.cursor.at;
                for arm in arms {
                    // A choice without an event is a switch: only the chosen arm is passed.
                    if !matches!(arm.head.emits, Emits::Nothing) {
                        self.pass(&arm.head)?;
                    }
                    if !(arm.applies)(&self.cursor) {
                        continue;
                    }
                    if matches!(arm.head.emits, Emits::Nothing) {
                        self.pass(&arm.head)?;
                    }
                    return self.take(arm.head.line, before, &arm.body);
                }
                ControlFlow::Continue(())
            }
            SectionEntry::Repeat { head, until, body } => loop {
                self.pass(head)?;
                if until(&self.cursor) {
                    return ControlFlow::Continue(());
                }
                let before = self.cursor.at;
                self.steps(body)?;
                if self.cursor.at == before {
                    return ControlFlow::Break(Leave::Lost);
                }
            },
            SectionEntry::Call { head, section, letters } => {
                self.pass(head)?;
                self.go_through(section, letters)
            }
            SectionEntry::KnowContained => {
                self.cursor.is_contained = true;
                ControlFlow::Continue(())
            }
        }
    }

    /// Takes the branch that starts at this line. The events from `before` on chose it among several.
    fn take(&mut self, line: usize, before: usize, body: &'a [SectionEntry]) -> Flow {
        let parent = self.branch;
        if let Some(branch) = self.listing.branch_at(parent, line) {
            self.enter(branch);
        }
        let looked_back = self.executed.last().is_some_and(|last| last.lines.contains(&line));
        if (self.cursor.at > before || looked_back)
            && let Some(last) = self.executed.last_mut()
        {
            last.branch = self.branch;
        }
        let flow = self.steps(body);
        self.branch = parent;
        flow
    }

    fn pass(&mut self, statement: &ListingStatement) -> Flow {
        if let Emits::Relabel(letters) = statement.emits {
            self.cursor.names = self.cursor.names.renamed(letters);
        }
        if matches!(statement.emits, Emits::Same)
            && let Some(last) = self.executed.last_mut()
        {
            last.lines.push(statement.line);
            return ControlFlow::Continue(());
        }
        if self.leaves_nothing(statement.emits) {
            self.pending.push(statement.line);
            return ControlFlow::Continue(());
        }
        let Some(event) = self.cursor.ahead(0).filter(|event| self.is_of(event, statement.emits)) else {
            return ControlFlow::Break(Leave::Lost);
        };
        self.cursor.read(event);
        self.pending.push(statement.line);
        self.executed.push(Executed {
            line: statement.line,
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
    fn leaves_nothing(&self, emits: Emits) -> bool {
        match emits {
            Emits::Nothing | Emits::Same => true,
            Emits::Keep(letters) => self.cursor.names.of_all(letters) == self.cursor.state.simplex.letters(),
            Emits::SetAside => !matches!(self.cursor.ahead(0), Some(Event::OnCores { .. })),
            Emits::KeepAny => !matches!(self.cursor.ahead(0), Some(Event::Reduced { .. })),
            _ => false,
        }
    }

    /// Returns whether an event is the event that a line emits.
    fn is_of(&self, event: &Event, emits: Emits) -> bool {
        match (emits, event) {
            (Emits::Support, Event::Supported(_))
            | (Emits::RuleAny, Event::Ruled { .. })
            | (Emits::KeepAny, Event::Reduced { .. })
            | (Emits::SetAside, Event::OnCores { .. })
            | (Emits::Project, Event::Projected { .. })
            | (Emits::Look, Event::Redirected { .. })
            | (Emits::Weigh, Event::Weighed { .. })
            | (Emits::Approach, Event::Approached { .. })
            | (Emits::Settle, Event::SettledExactly { .. })
            | (Emits::End, Event::Ended(_))
            | (Emits::Measure, Event::Measured(_)) => true,
            (Emits::Test(question), Event::Tested(tested)) => {
                tested.test.question == self.cursor.names.of_question(question)
            }
            (Emits::Rule(region), Event::Ruled(Ruled { chosen, .. })) => {
                *chosen == self.cursor.names.of_region(region)
            }
            (Emits::Keep(letters), Event::Reduced(Reduced { kept, .. })) => {
                *kept == self.cursor.names.of_all(letters)
            }
            (Emits::Relabel(letters), Event::Relabelled(Relabelled { from, .. })) => {
                *from == self.cursor.names.of_all(&Letter::ALL[..letters.len()])
            }
            (Emits::Epa(is_it), Event::Epa(event)) => is_it(event),
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
