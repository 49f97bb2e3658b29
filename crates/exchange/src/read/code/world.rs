//! The shapes, bodies and names of a text after its statements.

use std::collections::HashMap;
use std::ops::Range;

use super::engine::{self, CodeEngine, Habits};
use super::hints::Hints;
use super::make::Made;
use super::role::{NameRole, role};
use super::table::ConstructorRow;
use super::tree::{Gives, Statement};
use super::turn::PartialPose;
use super::value::{CodeValue, Refused, What, rows_of};
use super::words::{last_step, without_self};
use crate::message::text;
use crate::reading::{Reading, excerpt};

/// A shape or a body.
#[derive(Clone, Debug)]
pub(super) struct Thing {
    pub(super) name: String,
    /// Another name that a query uses for the shape or body, such as `input.proxyA`.
    pub(super) alias: String,
    /// The place of the constructor.
    pub(super) range: Range<usize>,
    /// The body's own shape.
    pub(super) made: Option<Made>,
    /// The shapes that the body is made of, each in a frame within the body.
    pub(super) parts: Vec<(usize, PartialPose)>,
    pub(super) pose: Option<PartialPose>,
    /// The places in the text that set the shape or body.
    pub(super) from: Vec<Range<usize>>,
    /// Whether this is a part of another body.
    pub(super) is_part: bool,
    /// The body that this shape belongs to, if a call joined the two.
    pub(super) body: Option<usize>,
    /// The row of a shape that is declared without its numbers, and the fields that are set so far.
    pub(super) shell: Option<Shell>,
}

/// A shape whose numbers are set one by one.
#[derive(Clone, Debug)]
pub(super) struct Shell {
    pub(super) row: &'static ConstructorRow,
    pub(super) fields: Vec<(String, CodeValue)>,
}

/// The shapes, bodies and names that a text sets, and its problems.
pub(super) struct World<'a> {
    pub(super) text: &'a str,
    pub(super) engines: Vec<CodeEngine>,
    pub(super) habits: Habits,
    pub(super) names: HashMap<String, CodeValue>,
    pub(super) things: Vec<Thing>,
    /// Pairs that the text asks about, in order.
    pub(super) asked: Vec<[usize; 2]>,
    /// Places that were not understood.
    pub(super) problems: Vec<(Range<usize>, Refused)>,
    /// Places that were left out, with the reason.
    pub(super) left_out: Vec<(Range<usize>, String)>,
    /// Vectors, rotations and calls with numbers outside all shapes, which may be poses.
    pub(super) loose: Vec<Range<usize>>,
    /// The names to which bodies were added, as to a group, and the places of these calls.
    pub(super) parents: Vec<(String, Range<usize>)>,
    /// The loops and assignments of the text, by name.
    pub(super) hints: Hints<'a>,
    /// Whether a query names a point before the shape that it is tested against.
    pub(super) is_point_first: bool,
    /// Whether the text names a 2D library, such as rapier2d.
    pub(super) is_plane: bool,
    /// The place of the current statement.
    pub(super) statement: Range<usize>,
    /// Whether that statement is in a branch or a loop.
    pub(super) is_conditional: bool,
}

/// Maximum number of shapes and bodies of a text.
const MAX_THINGS: usize = 10_000;

impl Thing {
    /// Creates a shape or a body that has only a place.
    pub(super) fn at(range: &Range<usize>) -> Self {
        Self {
            name: String::new(),
            alias: String::new(),
            range: range.clone(),
            made: None,
            parts: Vec::new(),
            pose: None,
            from: Vec::new(),
            is_part: false,
            body: None,
            shell: None,
        }
    }

    pub(super) const fn has_shape(&self) -> bool {
        self.made.is_some() || !self.parts.is_empty()
    }
}

impl<'a> World<'a> {
    /// Executes all statements and returns the world after them.
    pub(super) fn of(text: &'a str, statements: &[Statement]) -> Self {
        let engines = engine::named(text);
        let mut world = World {
            text,
            habits: Habits::of(&engines, text),
            engines,
            names: HashMap::new(),
            things: Vec::new(),
            asked: Vec::new(),
            problems: Vec::new(),
            left_out: Vec::new(),
            loose: Vec::new(),
            parents: Vec::new(),
            hints: Hints::of(text),
            is_point_first: false,
            is_plane: engine::is_of_the_plane(text),
            statement: 0..0,
            is_conditional: false,
        };
        for statement in statements {
            world.run(statement);
        }
        world
    }

    /// Adds a problem at a place.
    pub(super) fn problem(&mut self, range: &Range<usize>, expected: impl Into<String>) {
        self.refuse(Refused::new(expected), range);
    }

    /// Adds a problem, at its own place or at that of its call.
    pub(super) fn refuse(&mut self, refused: Refused, range: &Range<usize>) {
        let range = refused.range.clone().unwrap_or_else(|| range.clone());
        let found = refused
            .found
            .map(|found| text!("import-found-in"; found = found, place = excerpt(&self.text[range.clone()])));
        if self.problems.len() < Reading::MAX_PROBLEMS {
            self.problems.push((range, Refused { expected: refused.expected, found, range: None }));
        }
    }

    /// Lists a place as omitted.
    pub(super) fn leave_out(&mut self, range: &Range<usize>, why: &str) {
        self.left_out.push((range.clone(), why.to_owned()));
    }

    /// Adds a shape or a body. Returns `None` with a problem if there are too many.
    pub(super) fn add(&mut self, thing: Thing) -> Option<usize> {
        if self.things.len() >= MAX_THINGS {
            self.problem(&thing.range, text!("import-at-most-shapes"; most = MAX_THINGS));
            return None;
        }
        self.things.push(thing);
        Some(self.things.len() - 1)
    }

    /// Returns the value of a name.
    pub(super) fn what(&self, name: &str) -> Option<&What> {
        self.names.get(name).map(|value| &value.what)
    }

    /// Returns whether a path is that of a shape, a body or a pose.
    pub(super) fn is_known(&self, path: &str) -> bool {
        let base = path.split(['.', '[']).next().unwrap_or_default();
        [path, base].into_iter().any(|name| matches!(self.what(name), Some(What::Thing(_) | What::Place(_))))
    }

    /// Executes a statement.
    fn run(&mut self, statement: &Statement) {
        self.statement = statement.range.clone();
        self.is_conditional = statement.is_conditional;
        let touched = self.touched(statement);
        let value = self.value(&statement.value);
        self.forget_untouched(touched);
        match (&statement.target, statement.gives) {
            (Some(target), Gives::Value) => {
                if let Some(body) = self.referred(statement, target) {
                    let expected = text!("import-a-pose-that-is-set-on"; body = body);
                    self.problem(&statement.range, expected);
                }
                self.assign(target, value, !statement.words.is_empty());
            }
            (Some(target), Gives::Stream) => self.stream(target, value),
            (Some(target), Gives::Calculated) => {
                let (owner, part) = target.rsplit_once('.').unwrap_or((target, ""));
                if self.is_known(owner) || self.is_known(target) {
                    let set = if part.is_empty() { owner } else { part };
                    let refused = Refused::found(
                        &text!("import-numbers-that-set"; set = set),
                        text!("import-a-calculation"),
                    );
                    self.refuse(refused, &statement.range);
                } else {
                    self.forget_calculated(target);
                }
            }
            // A vector alone on its line may be a pose; one in a sentence is not.
            (None, _) | (_, Gives::Nothing) => {
                // A pose that is printed without a name.
                if matches!(value.what, What::Place(_)) && self.is_new(&value) {
                    self.names.insert(format!("@{}", statement.range.start), value);
                    return;
                }
                let is_vector = value.vector().is_some_and(|numbers| numbers.len() >= 2);
                if statement.words.is_empty() && is_vector {
                    self.loose.push(statement.value.range.clone());
                }
            }
        }
    }

    /// Returns whether this statement contains the whole value, and no name stands for the value yet.
    fn is_new(&self, value: &CodeValue) -> bool {
        !value.from.is_empty()
            && value.from.iter().all(|range| self.statement.contains(&range.start))
            && self.names.values().all(|known| known.from != value.from)
    }

    /// Assigns the values of `m << 1, 0, 0, …`. A stream that prints, such as `cout`, is ignored.
    fn stream(&mut self, target: &str, value: CodeValue) {
        if target.contains("cout") || ["cerr", "clog", "endl"].contains(&last_step(target)) {
            return;
        }
        let what = match value.what {
            What::Number(number) => What::Numbers(vec![number]),
            What::Numbers(numbers) if numbers.len() == 9 => What::Rows(rows_of(&numbers, 3)),
            What::Numbers(numbers) if numbers.len() == 16 => What::Rows(rows_of(&numbers, 4)),
            other => other,
        };
        self.assign(target, CodeValue::new(what, value.from), false);
    }

    /// Assigns a value to a name or to a member.
    fn assign(&mut self, target: &str, value: CodeValue, is_declared: bool) {
        let target = if is_declared { target.split('[').next().unwrap_or(target) } else { target };
        let target = without_self(target);
        let mut value = value;
        if value.from.is_empty() && (value.placed().is_some() || value.vector().is_some()) {
            value.from.push(self.statement.clone());
        }
        if let Some((owner, part)) = target.rsplit_once('.') {
            if self.member(owner, part, &value) {
                return;
            }
            let is_harmless = matches!(role(part), NameRole::Harmless | NameRole::Margin);
            if !is_harmless && value.has_numbers() && self.names.get(owner).is_some_and(CodeValue::is_plain) {
                return self.forget(owner);
            }
            // A part of a pose that is not known here, or the cosine and the sine of its rotation.
            if let Some((base, _)) = owner.rsplit_once('.')
                && matches!(self.what(base), Some(What::Place(_)))
                && value.has_numbers()
            {
                return self.part_of_rotation(base, target, part, value);
            }
        }
        // `p[2] = 1.5`
        if let Some((vector, index)) = target.strip_suffix(']').and_then(|rest| rest.split_once('['))
            && let Some(What::Numbers(numbers)) = self.what(vector)
        {
            let axis = index.parse().ok().filter(|axis| *axis < numbers.len() && !self.is_conditional);
            return match axis.zip(value.number()) {
                Some((axis, number)) => {
                    self.coordinate(vector, axis, number, &value.from);
                }
                None => self.forget(vector),
            };
        }
        // `p[0] = …`, in order.
        if let Some((list, index)) = target.strip_suffix(']').and_then(|rest| rest.split_once('['))
            && let (Some(point), Ok(index)) = (value.vector(), index.parse::<usize>())
        {
            return self.element(list, index, point, value.from);
        }
        // A member that is declared after the code that sets it.
        let is_set = |world: &Self| world.names.get(target).is_some_and(|known| !world.is_unset(known));
        if is_declared && self.is_unset(&value) && is_set(self) {
            return;
        }
        if let Some(thing) = value.thing()
            && self.things[thing].name.is_empty()
        {
            target.clone_into(&mut self.things[thing].name);
        }
        let is_other =
            self.names.get(target).is_some_and(|known| known.has_numbers() && known.what != value.what);
        if self.is_conditional && !is_declared && is_other && value.thing().is_none() {
            return self.forget(target);
        }
        // A name that is declared without a meaning here may get parts.
        let is_blank = is_declared && value.what == What::Unknown { has_numbers: false };
        let value = if is_blank { CodeValue::new(What::Name(target.to_owned()), value.from) } else { value };
        self.names.insert(target.to_owned(), value);
    }

    /// Returns whether a value is a shape, a body or a pose without anything set.
    fn is_unset(&self, value: &CodeValue) -> bool {
        match &value.what {
            What::Thing(thing) => !self.things[*thing].has_shape() && self.things[*thing].pose.is_none(),
            What::Place(pose) => *pose == PartialPose::default(),
            What::List(items) => items.is_empty(),
            _ => false,
        }
    }
}
