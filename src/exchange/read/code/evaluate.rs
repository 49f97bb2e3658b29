//! From statements to shapes and bodies: what names stand for, what calls make, and what they change.

use std::collections::HashMap;
use std::ops::Range;

use super::engine::{self, Engine};
use super::make::{self, Made, Refused, Taken};
use super::numeric::{Maker, record_pose, turn_of};
use super::role::{self, Role, role};
use super::table::{self, Row};
use super::tree::{Argument, Gives, Node, Statement, Tree};
use super::turn::{Placed, Turn};
use super::value::{self, Value, What, plain};
use crate::geometry::{MAX_VERTICES, Shape};

/// A shape or a body.
#[derive(Clone, Debug)]
pub(super) struct Thing {
    pub(super) name: String,
    /// Where it is made.
    pub(super) range: Range<usize>,
    /// Its own shape.
    pub(super) made: Option<Made>,
    /// Shapes that it is made of, each in a frame within it.
    pub(super) parts: Vec<(usize, Placed)>,
    pub(super) pose: Option<Placed>,
    /// The places that say all this.
    pub(super) from: Vec<Range<usize>>,
    /// Whether it belongs to another body.
    pub(super) is_part: bool,
    /// Whether it was made for a query that gives its pose, or stands in one.
    pub(super) is_asked: bool,
}

/// A place that was not understood: what was expected, and what was found unless that is its text.
pub(super) struct Problem {
    pub(super) range: Range<usize>,
    pub(super) expected: String,
    pub(super) found: Option<String>,
}

/// All that is found in a text.
pub(super) struct World<'a> {
    pub(super) text: &'a str,
    pub(super) engines: Vec<Engine>,
    pub(super) names: HashMap<String, Value>,
    pub(super) things: Vec<Thing>,
    /// Pairs that the text asks about, in order.
    pub(super) asked: Vec<[usize; 2]>,
    pub(super) problems: Vec<Problem>,
    /// Places that were left out, with the reason.
    pub(super) left_out: Vec<(Range<usize>, String)>,
    /// Vectors, rotations and calls with numbers outside of all shapes, which may be poses.
    pub(super) loose: Vec<Range<usize>>,
    /// The place of the statement that is carried out.
    statement: Range<usize>,
    is_conditional: bool,
}

/// The most shapes and bodies of a text.
const MAX_THINGS: usize = 10_000;

type Arguments = Vec<(Option<String>, Value)>;

impl<'a> World<'a> {
    /// The world after all statements.
    pub(super) fn of(text: &'a str, statements: &[Statement]) -> Self {
        let mut world = World {
            text,
            engines: engine::named(text),
            names: HashMap::new(),
            things: Vec::new(),
            asked: Vec::new(),
            problems: Vec::new(),
            left_out: Vec::new(),
            loose: Vec::new(),
            statement: 0..0,
            is_conditional: false,
        };
        for statement in statements {
            world.run(statement);
        }
        world
    }

    pub(super) fn problem(
        &mut self,
        range: Range<usize>,
        expected: impl Into<String>,
        found: Option<String>,
    ) {
        if self.problems.len() < crate::exchange::reading::Reading::MAX_PROBLEMS {
            self.problems.push(Problem { range, expected: expected.into(), found });
        }
    }

    fn refuse(&mut self, refused: Refused, range: &Range<usize>) {
        self.problem(refused.range.unwrap_or_else(|| range.clone()), refused.expected, None);
    }

    fn leave_out(&mut self, range: Range<usize>, why: &str) {
        self.left_out.push((range, why.to_owned()));
    }

    fn run(&mut self, statement: &Statement) {
        self.statement = statement.range.clone();
        self.is_conditional = statement.is_conditional;
        let value = self.value(&statement.value);
        match (&statement.target, statement.gives) {
            (Some(target), Gives::Value) => self.assign(target, value, !statement.words.is_empty()),
            (Some(target), Gives::Stream) => self.stream(target, value),
            (Some(target), Gives::Calculated) => {
                let (owner, part) = target.rsplit_once('.').unwrap_or((target, ""));
                if self.is_known(owner) || self.is_known(target) {
                    let expected = format!("numbers that set {}", if part.is_empty() { owner } else { part });
                    self.problem(statement.range.clone(), expected, Some("a calculation".to_owned()));
                }
            }
            (None, _) | (_, Gives::Nothing) => {}
        }
    }

    /// Whether a path is that of a shape, a body or a pose.
    fn is_known(&self, path: &str) -> bool {
        let base = path.split(['.', '[']).next().unwrap_or_default();
        [path, base].into_iter().any(|name| {
            matches!(self.names.get(name).map(|value| &value.what), Some(What::Thing(_) | What::Place(_)))
        })
    }

    fn stream(&mut self, target: &str, value: Value) {
        let numbers: Option<Vec<f64>> = match &value.what {
            What::Numbers(numbers) => Some(numbers.clone()),
            What::Number(number) => Some(vec![*number]),
            _ => None,
        };
        let base = target.rsplit(['.', ':']).next().unwrap_or_default();
        if ["cout", "cerr", "clog", "endl"].contains(&base) || target.contains("cout") {
            return;
        }
        let what = match numbers {
            Some(numbers) if numbers.len() == 9 => {
                What::Rows(numbers.chunks_exact(3).map(<[f64]>::to_vec).collect())
            }
            Some(numbers) if numbers.len() == 16 => {
                What::Rows(numbers.chunks_exact(4).map(<[f64]>::to_vec).collect())
            }
            Some(numbers) => What::Numbers(numbers),
            None => value.what,
        };
        self.assign(target, Value::new(what, value.from), false);
    }

    /// Gives a value to a name or to a member.
    fn assign(&mut self, target: &str, value: Value, is_declared: bool) {
        let target = if is_declared { target.split('[').next().unwrap_or(target) } else { target };
        let target = target.trim_start_matches("self.").trim_start_matches("this.");
        let member = target.rsplit_once('.');
        if let Some((owner, part)) = member {
            if self.member(owner, part, &value) {
                return;
            }
        }
        // `p[0] = …`, in order.
        if let Some((list, index)) = target.strip_suffix(']').and_then(|rest| rest.split_once('['))
            && let (Some(point), Ok(index)) = (value.vector(), index.parse::<usize>())
        {
            return self.element(list, index, point, value.from);
        }
        if let Some(thing) = value.thing()
            && let Some(thing) = self.things.get_mut(thing)
            && thing.name.is_empty()
        {
            target.clone_into(&mut thing.name);
        }
        self.names.insert(target.to_owned(), value);
    }

    fn element(&mut self, list: &str, index: usize, point: Vec<f64>, from: Vec<Range<usize>>) {
        let entry = self
            .names
            .entry(list.to_owned())
            .or_insert_with(|| Value::new(What::Rows(Vec::new()), Vec::new()));
        if !matches!(entry.what, What::Rows(_)) {
            entry.what = What::Rows(Vec::new());
        }
        if let What::Rows(rows) = &mut entry.what {
            if index == rows.len() && rows.len() < MAX_VERTICES {
                rows.push(point);
            } else if let Some(row) = rows.get_mut(index) {
                *row = point;
            }
        }
        entry.from.extend(from);
    }

    /// `box.position = …`, `pose.p.x = …`; whether it was one of these.
    fn member(&mut self, owner: &str, part: &str, value: &Value) -> bool {
        let axis = ["x", "y", "z"].iter().position(|axis| *axis == part);
        if let Some(axis) = axis {
            return self.component(owner, axis, value);
        }
        let given = self.names.contains_key(owner);
        match role(part) {
            Role::Unknown if !given => false,
            Role::Read | Role::Unknown | Role::Harmless | Role::Margin | Role::Point if !given => false,
            role => self.change(owner, part, role, &[(None, value.clone())], value.from.first().cloned()),
        }
    }

    /// `box.position.x = 1`, `v.x = 1`.
    fn component(&mut self, owner: &str, axis: usize, value: &Value) -> bool {
        let number = value.number();
        let (base, part) = owner.rsplit_once('.').unwrap_or((owner, ""));
        let pose = match self.names.get_mut(if part.is_empty() { owner } else { base }) {
            Some(Value { what: What::Place(pose), from }) => Some((pose, from)),
            Some(Value { what: What::Thing(thing), .. }) => {
                let thing = &mut self.things[*thing];
                Some((thing.pose.get_or_insert_with(Placed::default), &mut thing.from))
            }
            _ => None,
        };
        let is_position = part.is_empty() || role(part) == Role::Position;
        match (pose, number) {
            (Some((pose, from)), Some(number)) if is_position => {
                pose.position[axis] = number;
                from.push(self.statement.clone());
                true
            }
            (Some(_), _) => {
                let range = self.statement.clone();
                self.problem(range, "a position in numbers", None);
                true
            }
            (None, Some(number)) => {
                // Points whose components are set one by one.
                let from = value.from.clone();
                if let Some((list, index)) = owner.strip_suffix(']').and_then(|rest| rest.split_once('['))
                    && let Ok(index) = index.parse::<usize>()
                {
                    let before = self
                        .names
                        .get(list)
                        .and_then(Value::points)
                        .and_then(|rows| rows.get(index).cloned());
                    let mut point = before.unwrap_or_default();
                    point.resize(point.len().max(axis + 1), 0.0);
                    point[axis] = number;
                    self.element(list, index, point, from);
                    return true;
                }
                match self.names.get_mut(owner) {
                    Some(Value { what: What::Numbers(numbers), from: places }) if axis < numbers.len() => {
                        numbers[axis] = number;
                        places.extend(from);
                        true
                    }
                    _ => false,
                }
            }
            (None, None) => false,
        }
    }

    /// The value of an expression.
    pub(super) fn value(&mut self, tree: &Tree) -> Value {
        let here = || vec![tree.range.clone()];
        match &tree.node {
            Node::Number(number) => Value::new(What::Number(*number), here()),
            Node::Text(text) => Value::new(What::Text(text.clone()), Vec::new()),
            Node::Name(name) => self.named(name),
            Node::Negative(inner) => {
                let value = self.value(inner);
                let what = match value.what {
                    What::Number(number) => What::Number(-number),
                    // + 0.0 avoids −0.
                    What::Numbers(numbers) => {
                        What::Numbers(numbers.iter().map(|number| -number + 0.0).collect())
                    }
                    _ => What::Unknown { has_numbers: value.has_numbers() },
                };
                Value::new(what, value.from)
            }
            Node::Binary { sign, sides } => {
                let [left, right] = [0, 1].map(|side| self.value(&sides[side]));
                let has_numbers = left.has_numbers() || right.has_numbers();
                let what = value::calculated(*sign, &left, &right).unwrap_or(What::Unknown { has_numbers });
                let from = left.from.into_iter().chain(right.from).collect();
                Value::new(what, from)
            }
            Node::List { open, arguments } => {
                let mut items = self.arguments(arguments);
                if *open == '(' && items.len() == 1 && items[0].0.is_none() {
                    let (_, only) = items.remove(0);
                    return only;
                }
                let from = self.sources(tree, &items);
                self.bundle(items, tree, from)
            }
            Node::Call { owner, head, open, arguments } => {
                self.call(owner.as_deref(), head, *open, arguments, tree)
            }
            Node::Unclear { has_numbers } => Value::new(What::Unknown { has_numbers: *has_numbers }, here()),
        }
    }

    /// The value of a bracket without a name: a vector, points, a record, or a body by its fields.
    fn bundle(&mut self, items: Arguments, tree: &Tree, from: Vec<Range<usize>>) -> Value {
        let what = value::gathered(items);
        if let What::Record(fields) = &what
            && let Some(thing) = self.record(fields, tree)
        {
            return Value::new(What::Thing(thing), from);
        }
        Value::new(what, from)
    }

    /// A body that is written as a record: points with a position or an angle beside them.
    fn record(&mut self, fields: &[(String, Value)], tree: &Tree) -> Option<usize> {
        let record = Value::new(What::Record(fields.to_vec()), Vec::new());
        let points = ["points", "vertices", "verts", "vertexlist", "hull"]
            .into_iter()
            .find_map(|name| record.field(name))?;
        let rows = points.points()?;
        let has_place = fields.iter().any(|(name, value)| {
            matches!(role(name), Role::Position | Role::Rotation | Role::Pose | Role::Scale)
                && (value.has_numbers() || matches!(value.what, What::Record(_)))
        });
        if !has_place {
            return None;
        }
        if record.field("calcpoints").is_some()
            && let Some(offset) = record.field("offset").and_then(Value::vector)
            && offset.iter().any(|number| *number != 0.0)
        {
            self.problem(tree.range.clone(), "a polygon of SAT.js without an offset", None);
        }
        let pose = match record_pose(&record) {
            Ok(pose) => pose,
            Err((expected, found)) => {
                self.problem(tree.range.clone(), expected, Some(found));
                return None;
            }
        };
        let name = match record.field("name").or_else(|| record.field("label")).map(|value| &value.what) {
            Some(What::Text(name)) => name.clone(),
            _ => String::new(),
        };
        let thing = self.hull(name, tree.range.clone(), rows)?;
        self.things[thing].pose = pose;
        Some(thing)
    }

    /// A hull of points that stand under a name.
    pub(super) fn hull(&mut self, name: String, range: Range<usize>, rows: Vec<Vec<f64>>) -> Option<usize> {
        let row = table::ROWS.iter().rev().find(|row| row.engine == Engine::Any)?;
        let value = Value::new(What::Rows(rows), Vec::new());
        let taken = Taken { placed: vec![&value], named: Vec::new() };
        let made = make::make(row, &name, &taken, |_| None).ok()?;
        self.add(Thing { name, made: Some(made), from: vec![range.clone()], ..Thing::at(range) })
    }

    fn arguments(&mut self, arguments: &[Argument]) -> Arguments {
        arguments.iter().map(|argument| (argument.label.clone(), self.value(&argument.value))).collect()
    }

    /// The places of an expression and of what its names stand for.
    fn sources(&self, tree: &Tree, items: &Arguments) -> Vec<Range<usize>> {
        let mut from = vec![tree.range.clone()];
        let outside = |range: &Range<usize>| range.start < tree.range.start || range.end > tree.range.end;
        from.extend(items.iter().flat_map(|(_, value)| &value.from).filter(|range| outside(range)).cloned());
        from
    }

    /// The value of a name.
    fn named(&mut self, name: &str) -> Value {
        let name = name.trim_start_matches("self.").trim_start_matches("this.");
        if let Some(value) = self.names.get(name) {
            return value.clone();
        }
        if let Some(number) = value::constant(name) {
            return Value::new(What::Number(number), Vec::new());
        }
        let (path, last) = name.rsplit_once(['.', ':']).unwrap_or(("", name));
        let path = path.trim_end_matches(':');
        if let Some(owner) = self.names.get(path) {
            let axis = ["x", "y", "z", "w"].iter().position(|axis| *axis == last);
            let component = axis.and_then(|axis| owner.vector()?.get(axis).copied());
            let from = owner.from.clone();
            if let Some(number) = component {
                return Value::new(What::Number(number), from);
            }
            if let Some(field) = owner.field(&plain(last)) {
                return field.clone();
            }
            if matches!(role(last), Role::Read) || last == "data" {
                return owner.clone();
            }
        }
        let kind = path.rsplit([':', '.']).next().unwrap_or_default();
        let lower = plain(last);
        let maker = Maker { kind, function: Some(last), head: name, engines: &self.engines, text: self.text };
        if ["identity", "zero", "x", "y", "z", "xaxis", "yaxis", "zaxis", "one", "up", "right"]
            .contains(&lower.as_str())
            && !kind.is_empty()
        {
            let function = match lower.as_str() {
                "up" => "y",
                "right" => "x",
                other => other,
            };
            let maker = Maker { function: Some(function), ..maker };
            if function == "one" {
                if let Some(Ok(What::Numbers(zeros))) =
                    (Maker { function: Some("zero"), ..maker }).meaning(&[])
                {
                    return Value::new(What::Numbers(vec![1.0; zeros.len()]), Vec::new());
                }
            } else if let Some(Ok(what)) = maker.meaning(&[]) {
                return Value::new(what, Vec::new());
            }
        }
        if lower == "pxidentity" {
            return Value::new(What::Turn(Turn::None), Vec::new());
        }
        Value::new(What::Name(name.to_owned()), Vec::new())
    }

    fn add(&mut self, thing: Thing) -> Option<usize> {
        if self.things.len() >= MAX_THINGS {
            self.problem(thing.range, format!("at most {MAX_THINGS} shapes"), None);
            return None;
        }
        self.things.push(thing);
        Some(self.things.len() - 1)
    }

    fn call(
        &mut self,
        owner: Option<&Tree>,
        head: &str,
        open: char,
        arguments: &[Argument],
        tree: &Tree,
    ) -> Value {
        if let Some(owner) = owner {
            let value = self.value(owner);
            let items = self.arguments(arguments);
            return self.method_of_value(value, head, items, tree);
        }
        let items = self.arguments(arguments);
        let from = self.sources(tree, &items);
        if let Some((path, method)) = head.rsplit_once('.') {
            let path = path.trim_start_matches("self.").trim_start_matches("this.");
            let is_declared = self.names.contains_key(path);
            let base = path.rsplit_once('.').map_or(path, |(base, _)| base);
            if is_declared
                || (self.names.contains_key(base) && !matches!(role(method), Role::Unknown | Role::Read))
            {
                return self.method(path, method, items, tree, from);
            }
            if self.is_pose_setter(path, method, &items) {
                return self.method(path, method, items, tree, from);
            }
        }
        if open == '[' {
            return self.index(head, items, tree, from);
        }
        self.function(head, open, items, tree, from)
    }

    /// Whether a method sets the pose of something that the text does not declare.
    fn is_pose_setter(&self, path: &str, method: &str, items: &Arguments) -> bool {
        let sets = method.starts_with("set") || method.starts_with("Set") || items.is_empty();
        sets && matches!(role(method), Role::Position | Role::Rotation | Role::Identity)
            && !role::is_scenery(path)
            && !path.contains("::")
            && path.chars().next().is_some_and(char::is_lowercase)
            && (items.is_empty() || items.iter().any(|(_, value)| value.has_numbers()))
            && method != "identity"
    }

    /// `p[0]`, `Float64[1, 2]`, `new Vector2[4]`.
    fn index(&mut self, head: &str, items: Arguments, tree: &Tree, from: Vec<Range<usize>>) -> Value {
        if let Some(known) = self.names.get(head) {
            if let (Some(rows), Some((_, Value { what: What::Number(index), .. }))) =
                (known.points(), items.first())
                && let Some(row) = rows.get(*index as usize)
            {
                return Value::new(What::Numbers(row.clone()), known.from.clone());
            }
            return Value::new(What::Unknown { has_numbers: false }, Vec::new());
        }
        let is_type = head.contains(['<', ':'])
            || head.starts_with(char::is_uppercase)
            || ["vec", "point", "array", "list", "float", "double"]
                .iter()
                .any(|word| plain(head).contains(word));
        if items.is_empty() || !is_type {
            return Value::new(What::Unknown { has_numbers: false }, Vec::new());
        }
        self.bundle(items, tree, from)
    }

    /// A call of a function or a constructor.
    fn function(
        &mut self,
        head: &str,
        open: char,
        items: Arguments,
        tree: &Tree,
        from: Vec<Range<usize>>,
    ) -> Value {
        let unknown = |has_numbers| Value::new(What::Unknown { has_numbers }, from.clone());
        let name = Name::of(head);
        if let Some(word) = name.is_one_of(table::PLANES) {
            if !matches!(word, "Plane" | "halfspace") || !items.is_empty() {
                self.leave_out(tree.range.clone(), "a plane has no end, so it is no body here");
            }
            return unknown(false);
        }
        if name.is_one_of(table::UNKNOWN).is_some() {
            self.problem(
                tree.range.clone(),
                "a convex shape: a box, ball, capsule, cylinder, cone, ellipsoid or hull",
                None,
            );
            return unknown(true);
        }
        if let Some(value) = self.shape(&name, open, &items, tree, &from) {
            return value;
        }
        let kind = &name.kind;
        let maker =
            Maker { kind, function: name.function.as_deref(), head, engines: &self.engines, text: self.text };
        let has_thing = items.iter().any(|(_, value)| holds_thing(value));
        if !has_thing && let Some(meaning) = maker.meaning(&items) {
            return match meaning {
                Ok(what) => Value::new(what, from),
                Err((expected, found)) => {
                    self.problem(tree.range.clone(), expected, Some(found));
                    unknown(true)
                }
            };
        }
        self.together(&name, items, tree, from)
    }

    /// A shape by its row of the table; none if no row has the name.
    fn shape(
        &mut self,
        name: &Name,
        open: char,
        items: &Arguments,
        tree: &Tree,
        from: &[Range<usize>],
    ) -> Option<Value> {
        if matches!(name.last(), "b2PolygonShape" | "b2CircleShape" | "b2EdgeShape") && items.is_empty() {
            let thing = self.add(Thing::at(tree.range.clone()))?;
            return Some(Value::new(What::Thing(thing), from.to_vec()));
        }
        // `createCollisionShape(p.GEOM_BOX, halfExtents=[…])`
        let kind = items.iter().find_map(|(_, value)| match &value.what {
            What::Name(word) if word.contains("GEOM_") => Some(Name::of(word)),
            _ => None,
        });
        if let Some(kind) = &kind
            && kind.is_one_of(table::PLANES).is_some()
        {
            self.leave_out(tree.range.clone(), "a plane has no end, so it is no body here");
            return Some(Value::new(What::Unknown { has_numbers: false }, Vec::new()));
        }
        let items: Arguments = match &kind {
            Some(_) => {
                items.iter().filter(|(_, value)| !matches!(value.what, What::Name(_))).cloned().collect()
            }
            None => items.clone(),
        };
        let name = kind.as_ref().unwrap_or(name);
        let rows = self.rows(name, open);
        let first = rows.first()?;
        let taken = Taken::of(&items);
        let mut refused = None;
        let mut all: Vec<Made> = Vec::new();
        for row in &rows {
            let things = &self.things;
            match make::make(row, name.last(), &taken, |index| things.get(index)?.made.clone()) {
                Ok(made) => all.push(made),
                Err(reason) => refused = refused.or(Some(reason)),
            }
        }
        let Some(made) = all.first().cloned() else {
            let is_prose = first.is_shared
                && open != '{'
                && !taken.placed.iter().any(|value| value.has_numbers())
                && taken.named.is_empty();
            if is_prose {
                return None;
            }
            self.refuse(refused.unwrap_or_else(|| Refused::new("a shape in numbers")), &tree.range);
            return Some(Value::new(What::Unknown { has_numbers: true }, from.to_vec()));
        };
        if all.iter().any(|other| other.shape != made.shape || other.local != made.local) {
            let expected =
                format!("the name of the engine, since engines mean other lengths by `{}`", name.last());
            self.problem(tree.range.clone(), expected, None);
            return Some(Value::new(What::Unknown { has_numbers: true }, from.to_vec()));
        }
        if made.engine == Engine::Cannon
            && matches!(first.solid, table::Solid::Drum)
            && !self.text.contains("cannon-es")
        {
            self.problem(tree.range.clone(), "the name of the library, since cylinders stand along z in cannon.js and along y in cannon-es", None);
        }
        let parts: Vec<usize> = items.iter().filter_map(|(_, value)| value.thing()).collect();
        for part in parts {
            self.things[part].is_part = true;
        }
        for (range, why) in &made.left_out {
            self.left_out.push((range.clone(), (*why).to_owned()));
        }
        let options: Vec<Value> = taken
            .placed
            .iter()
            .filter(|value| matches!(value.what, What::Record(_)))
            .map(|value| (*value).clone())
            .collect();
        let leaves: Vec<(String, Value)> =
            taken.named.iter().map(|(label, value)| (label.clone(), (*value).clone())).collect();
        let is_body = made.engine == Engine::Matter || (made.engine == Engine::Sat);
        let mut made = made;
        let pose = is_body.then(|| std::mem::take(&mut made.local));
        let thing =
            self.add(Thing { made: Some(made), pose, from: from.to_vec(), ..Thing::at(tree.range.clone()) })?;
        for record in options {
            if let What::Record(fields) = record.what {
                self.fields(thing, &fields, tree);
            }
        }
        let read: Vec<&str> = first.takes.split_whitespace().collect();
        let unread: Vec<(String, Value)> = leaves
            .into_iter()
            .filter(|(label, _)| !read.iter().any(|slot| plain(slot).contains(label.as_str())))
            .collect();
        self.fields(thing, &unread, tree);
        Some(Value::new(What::Thing(thing), from.to_vec()))
    }

    /// The rows that a name may be.
    fn rows(&self, name: &Name, open: char) -> Vec<&'static Row> {
        let all: Vec<&'static Row> =
            table::ROWS.iter().filter(|row| name.is_one_of(row.names).is_some()).collect();
        if all.iter().any(|row| !row.is_shared) {
            return all.into_iter().filter(|row| !row.is_shared).collect();
        }
        // The path says whose it is, `fcl::Box`.
        let path = name.path.as_str();
        let named = |engine: Engine| {
            !path.is_empty()
                && match engine {
                    Engine::Fcl => ["fcl", "coal", "pin"].iter().any(|word| path.contains(word)),
                    Engine::Planck => path == "pl" || path.contains("planck"),
                    Engine::Cannon => path.to_lowercase().contains("cannon"),
                    Engine::P2 => path == "p2",
                    Engine::Sat => path == "SAT",
                    Engine::Trimesh => {
                        path.contains("trimesh") || path.contains("creation") || path.contains("primitives")
                    }
                    Engine::Three => path == "THREE",
                    Engine::Parry => path.to_lowercase().contains("rapier") || path.contains("parry"),
                    Engine::Shapely => path.contains("shapely") || path.contains("geometry"),
                    _ => false,
                }
        };
        let by_path: Vec<&'static Row> = all.iter().copied().filter(|row| named(row.engine)).collect();
        if !by_path.is_empty() {
            return by_path;
        }
        let mut engines = self.engines.clone();
        if engines.contains(&Engine::Avian) {
            engines.retain(|engine| *engine != Engine::Parry || self.text.contains("rapier"));
        }
        // Debug prints are parry's.
        let is_lower = name.last().starts_with(char::is_lowercase);
        let of_engines: Vec<&'static Row> =
            all.iter().copied().filter(|row| engines.contains(&row.engine)).collect();
        if !of_engines.is_empty() {
            let is_maker = matches!(
                name.kind.as_str(),
                "ColliderBuilder"
                    | "ColliderDesc"
                    | "SharedShape"
                    | "ColliderShape"
                    | "Collider"
                    | "ShapeHandle"
                    | "Bodies"
            );
            return of_engines
                .into_iter()
                .filter(|row| {
                    !is_lower
                        || is_maker
                        || !matches!(row.engine, Engine::Parry | Engine::Avian)
                        || row.names.iter().any(|name| name.contains("::"))
                })
                .collect();
        }
        if is_lower {
            return Vec::new();
        }
        let is_plain = |row: &&'static Row| row.engine == Engine::Any;
        if open == '{'
            || all
                .iter()
                .any(|row| row.names.iter().any(|row| row.contains("::") && name.is_one_of(&[row]).is_some()))
        {
            let parry: Vec<&'static Row> =
                all.iter().copied().filter(|row| row.engine == Engine::Parry).collect();
            if !parry.is_empty() {
                return parry;
            }
        }
        let any: Vec<&'static Row> = all.iter().copied().filter(is_plain).collect();
        if any.is_empty() { all } else { any }
    }

    /// Fields beside a shape or in a body: poses are taken, what no shape depends on is left out, the rest is a problem.
    fn fields(&mut self, thing: usize, fields: &[(String, Value)], tree: &Tree) {
        for (label, value) in fields {
            match role(label) {
                role @ (Role::Position | Role::Rotation | Role::Pose | Role::Scale) => {
                    self.set(thing, role, &[(None, value.clone())], &tree.range);
                }
                Role::Margin => self.leave_out(tree.range.clone(), "a margin is no part of the shape"),
                Role::Unknown if value.has_numbers() => {
                    let expected =
                        format!("nothing that may change the shape, or a name that is known, not `{label}`");
                    self.problem(tree.range.clone(), expected, None);
                }
                _ => {}
            }
        }
    }

    /// Sets the pose of a thing.
    pub(super) fn set(
        &mut self,
        thing: usize,
        role: Role,
        items: &[(Option<String>, Value)],
        range: &Range<usize>,
    ) {
        let pose = self.things[thing].pose.unwrap_or_default();
        if let Some(pose) = self.changed(pose, role, items, range) {
            let from = items.iter().flat_map(|(_, value)| value.from.clone());
            let thing = &mut self.things[thing];
            thing.pose = Some(pose);
            thing.from.extend(from);
            thing.from.push(range.clone());
        }
    }

    /// A pose after a change; none with a problem if that is not understood.
    fn changed(
        &mut self,
        pose: Placed,
        role: Role,
        items: &[(Option<String>, Value)],
        range: &Range<usize>,
    ) -> Option<Placed> {
        if self.is_conditional {
            self.problem(
                range.clone(),
                "a statement that runs once and in any case",
                Some("one in a branch or a loop".to_owned()),
            );
            return None;
        }
        let values: Vec<&Value> = items
            .iter()
            .map(|(_, value)| value)
            .filter(|value| !matches!(value.what, What::Name(_) | What::Text(_)) || items.len() == 1)
            .collect();
        let scalars: Vec<f64> = values.iter().map_while(|value| value.number()).collect();
        let first = values.first().copied();
        let shift = || {
            let numbers = first
                .and_then(Value::vector)
                .or_else(|| Some(scalars.clone()).filter(|scalars| (2..=3).contains(&scalars.len())));
            numbers.and_then(|numbers| Placed::shift(&numbers))
        };
        let maker = Maker { kind: "", function: None, head: "", engines: &self.engines, text: self.text };
        let result: Result<Placed, (String, Option<String>)> = match role {
            Role::Identity => Ok(Placed::default()),
            Role::Position => shift()
                .map(|shift| pose.moved(shift))
                .ok_or_else(|| ("a position in numbers".to_owned(), None)),
            Role::Scale => {
                let numbers: Vec<f64> = first.and_then(Value::vector).unwrap_or(scalars);
                let is_one = !numbers.is_empty() && numbers.iter().all(|number| *number == 1.0);
                if is_one { Ok(pose) } else { Err(("no scale but 1".to_owned(), None)) }
            }
            Role::Rotation => match values.as_slice() {
                [axis, angle] if axis.vector().is_some() && angle.number().is_some() => {
                    let numbers = axis.vector().unwrap_or_default();
                    let axis = Placed::shift(&numbers).map_or(glam::DVec3::ZERO, |placed| placed.position);
                    super::super::report::rotation::about(axis, angle.number().unwrap_or_default())
                        .map(|turn| pose.turned(Turn::Quaternion(turn)))
                        .ok_or_else(|| ("an axis that is not zero".to_owned(), None))
                }
                [one] => turn_of(one, &maker)
                    .map(|turn| pose.turned(turn))
                    .map_err(|(expected, found)| (expected.to_owned(), Some(found))),
                [_, _, _, _] if scalars.len() == 4 => {
                    let value = Value::new(What::Numbers(scalars), Vec::new());
                    let maker = Maker { engines: &[], ..maker };
                    turn_of(&value, &maker)
                        .map(|turn| pose.turned(turn))
                        .map_err(|(expected, found)| (expected.to_owned(), Some(found)))
                }
                [one, ..] if matches!(one.what, What::Turn(_)) => turn_of(one, &maker)
                    .map(|turn| pose.turned(turn))
                    .map_err(|(expected, found)| (expected.to_owned(), Some(found))),
                _ => Err(("a rotation in numbers".to_owned(), None)),
            },
            _ => {
                let whole = values.iter().find_map(|value| value::placed(value));
                match (whole, values.as_slice()) {
                    (Some(place), [_]) => Ok(place),
                    (_, [position, turn, ..]) if position.vector().is_some() => turn_of(turn, &maker)
                        .map_err(|(expected, found)| (expected.to_owned(), Some(found)))
                        .and_then(|turn| {
                            let numbers = position.vector().unwrap_or_default();
                            Placed::shift(&numbers)
                                .map(|shift| shift.turned(turn))
                                .ok_or_else(|| ("a pose in numbers".to_owned(), None))
                        }),
                    (Some(place), _) => Ok(place),
                    (None, [one]) => match (&one.what, record_pose(one)) {
                        (What::Rows(rows), _) if rows.iter().all(|row| row.len() == 4) && rows.len() >= 3 => {
                            value::matrix_pose(rows)
                                .map_err(|found| ("a pose in numbers".to_owned(), Some(found)))
                        }
                        (_, Ok(Some(place))) => Ok(place),
                        _ => Err(("a pose in numbers".to_owned(), None)),
                    },
                    _ => Err(("a pose in numbers".to_owned(), None)),
                }
            }
        };
        match result {
            Ok(pose) => Some(pose),
            Err((expected, found)) => {
                self.problem(range.clone(), expected, found);
                None
            }
        }
    }

    /// A method of what a path names.
    fn method(
        &mut self,
        path: &str,
        method: &str,
        items: Arguments,
        tree: &Tree,
        from: Vec<Range<usize>>,
    ) -> Value {
        let known = self.names.get(path).cloned();
        if let Some(Value {
            what:
                What::Number(_)
                | What::Numbers(_)
                | What::Turn(_)
                | What::Record(_)
                | What::Unknown { .. }
                | What::Name(_)
                | What::Text(_),
            ..
        }) = &known
            && !matches!(role(method), Role::Point)
            && !(matches!(role(method), Role::Position | Role::Rotation | Role::Pose | Role::Identity)
                && method.to_lowercase().starts_with("set"))
        {
            return self.method_of_value(
                known.unwrap_or_else(|| Value::new(What::Unknown { has_numbers: false }, Vec::new())),
                method,
                items,
                tree,
            );
        }
        let has_numbers = items.iter().any(|(_, value)| value.has_numbers());
        let is_thing = known.as_ref().is_some_and(|value| value.thing().is_some());
        if role(method) == Role::Read
            || (!has_numbers
                && !items.iter().any(|(_, value)| holds_thing(value))
                && role(method) != Role::Identity
                && !is_thing)
        {
            return known.map_or_else(
                || Value::new(What::Unknown { has_numbers }, from),
                |known| match known.what {
                    What::Thing(_) => known,
                    _ if role(method) == Role::Read => known,
                    _ => Value::new(What::Unknown { has_numbers: false }, Vec::new()),
                },
            );
        }
        self.change(path, method, role(method), &items, Some(tree.range.clone()));
        self.names
            .get(path)
            .cloned()
            .unwrap_or_else(|| Value::new(What::Unknown { has_numbers: false }, Vec::new()))
    }

    /// Changes what stands under a path by a method or a field. Whether that was understood or refused here.
    fn change(
        &mut self,
        path: &str,
        method: &str,
        role: Role,
        items: &[(Option<String>, Value)],
        range: Option<Range<usize>>,
    ) -> bool {
        let range = range.unwrap_or_else(|| self.statement.clone());
        // `box.position.set(1, 2, 3)`: the role is in the path.
        if !self.names.contains_key(path)
            && let Some((base, part)) = path.rsplit_once('.')
            && self.names.contains_key(base)
        {
            let inner = self::role(part);
            if matches!(inner, Role::Position | Role::Rotation | Role::Pose | Role::Scale)
                && self::role(method) != Role::Read
            {
                let is_setter = ["set", "copy", "fromArray", "setFromAxisAngle", "setFromEuler", "Set"]
                    .contains(&method)
                    || method.starts_with("set");
                if is_setter {
                    let items = self.angles(method, items);
                    return self.change(base, part, inner, &items, Some(range));
                }
                self.problem(range, format!("a value that is set, not `{method}`"), None);
                return true;
            }
            if inner == Role::Harmless || inner == Role::Margin {
                return true;
            }
        }
        let known = self.names.get(path).map(|value| value.what.clone());
        match known {
            Some(What::Thing(thing)) => self.change_thing(thing, method, role, items, range),
            Some(What::Rows(_) | What::List(_)) => self.change_list(path, method, role, items, range),
            Some(What::Place(pose)) => {
                match role {
                    Role::Position | Role::Rotation | Role::Pose | Role::Identity | Role::Scale => {
                        if let Some(pose) = self.changed(pose, role, items, &range)
                            && let Some(value) = self.names.get_mut(path)
                        {
                            value.what = What::Place(pose);
                            value.from.push(range);
                            value.from.extend(items.iter().flat_map(|(_, value)| value.from.clone()));
                        }
                    }
                    Role::Harmless | Role::Read | Role::Margin => {}
                    _ if items.iter().any(|(_, value)| value.has_numbers()) => {
                        self.problem(range, format!("a call that is known, not `{method}`"), None);
                    }
                    _ => {}
                }
                true
            }
            None | Some(What::Name(_) | What::Unknown { .. })
                if matches!(role, Role::Position | Role::Rotation | Role::Pose | Role::Identity) =>
            {
                if role::is_scenery(path) {
                    return false;
                }
                if let Some(pose) = self.changed(Placed::default(), role, items, &range) {
                    let from =
                        items.iter().flat_map(|(_, value)| value.from.clone()).chain([range]).collect();
                    self.names.insert(path.to_owned(), Value::new(What::Place(pose), from));
                }
                true
            }
            _ => false,
        }
    }

    /// The rotation of `setFromAxisAngle` and of Euler angles, as one value.
    fn angles(&mut self, method: &str, items: &[(Option<String>, Value)]) -> Arguments {
        if method.to_lowercase().contains("euler") {
            let maker = Maker {
                kind: "quaternion",
                function: Some("fromeuler"),
                head: "",
                engines: &self.engines,
                text: self.text,
            };
            let mut items = items.to_vec();
            if items.len() == 3 {
                items.push((None, Value::new(What::Text("XYZ".to_owned()), Vec::new())));
            }
            if let Some(Ok(what)) = maker.meaning(&items) {
                return vec![(None, Value::new(what, Vec::new()))];
            }
        }
        items.to_vec()
    }

    fn change_list(
        &mut self,
        path: &str,
        method: &str,
        role: Role,
        items: &[(Option<String>, Value)],
        range: Range<usize>,
    ) -> bool {
        let mut points: Vec<Vec<f64>> = Vec::new();
        for (_, value) in items {
            match (value.vector(), value.points()) {
                (Some(vector), _) => points.push(vector),
                (None, Some(more)) => points.extend(more),
                (None, None) => {}
            }
        }
        if points.is_empty() {
            let scalars: Option<Vec<f64>> = items.iter().map(|(_, value)| value.number()).collect();
            points.extend(scalars.filter(|scalars| (2..=3).contains(&scalars.len())));
        }
        let is_more =
            role == Role::Point || ["extend", "add", "insert", "concat"].contains(&plain(method).as_str());
        if is_more && !points.is_empty() && !self.is_conditional {
            if let Some(value) = self.names.get_mut(path) {
                let mut rows = value.points().unwrap_or_default();
                let room = MAX_VERTICES.saturating_sub(rows.len());
                rows.extend(points.into_iter().take(room));
                value.what = What::Rows(rows);
                value.from.push(range);
            }
        } else if !matches!(role, Role::Harmless | Role::Read | Role::Margin)
            && items
                .iter()
                .any(|(_, value)| value.has_numbers() || matches!(value.what, What::Unknown { .. }))
        {
            self.problem(range, format!("a call that is known for a list of points, not `{method}`"), None);
        }
        true
    }

    fn change_thing(
        &mut self,
        thing: usize,
        method: &str,
        role: Role,
        items: &[(Option<String>, Value)],
        range: Range<usize>,
    ) -> bool {
        let last = method.rsplit(['.', ':']).next().unwrap_or_default();
        // A shape that is set within a declared one, `s.SetAsBox(1, 2)`.
        let name = Name::of(last);
        if last == "Set" && self.engines.contains(&Engine::Box2d)
            || table::ROWS
                .iter()
                .any(|row| !row.is_shared && name.is_one_of(row.names).is_some() && row.names.contains(&last))
        {
            let name = if last == "Set" {
                Name::of(if items.iter().any(|(_, it)| it.points().is_some()) {
                    "b2Points"
                } else {
                    "b2Segment"
                })
            } else {
                name
            };
            return self.reshape(thing, &name, items, range);
        }
        match (plain(last).as_str(), items) {
            ("radius", [(_, value)]) if self.engines.contains(&Engine::Box2d) => {
                if let Some(radius) = value.number() {
                    let local = self.things[thing].made.as_ref().map_or(Placed::default(), |made| made.local);
                    if let Some(made) = self.ball(radius) {
                        self.things[thing].made = Some(Made { local, ..made });
                        self.things[thing].from.push(self.statement.clone());
                        return true;
                    }
                }
                self.problem(range, "a radius in numbers", None);
                return true;
            }
            _ => {}
        }
        match role {
            Role::Position
                if self.things[thing].made.is_some()
                    && self.things[thing].pose.is_none()
                    && plain(last) == "mp" =>
            {
                if let Some(shift) = items
                    .first()
                    .and_then(|(_, value)| value.vector())
                    .and_then(|numbers| Placed::shift(&numbers))
                    && let Some(made) = &mut self.things[thing].made
                {
                    made.local = shift;
                }
            }
            Role::Position | Role::Rotation | Role::Pose | Role::Identity | Role::Scale => {
                let inner: Option<usize> = items.iter().find_map(|(_, value)| value.thing());
                if role == Role::Pose && inner.is_some() {
                    return true;
                }
                self.set(thing, role, items, &range);
            }
            Role::Point => {
                let numbers = items
                    .first()
                    .and_then(|(_, value)| value.vector())
                    .or_else(|| items.iter().map(|(_, value)| value.number()).collect());
                let point = numbers.and_then(|numbers| Placed::shift(&numbers));
                let is_conditional = self.is_conditional;
                let statement = self.statement.clone();
                match (&mut self.things[thing].made, point) {
                    (Some(Made { shape: Shape::Points(points), dimension, .. }), Some(point))
                        if points.len() < MAX_VERTICES && !is_conditional =>
                    {
                        points.push(point.position);
                        *dimension = point.dimension;
                        self.things[thing].from.push(statement);
                    }
                    _ => self.problem(range, "a point in numbers for a hull", None),
                }
            }
            Role::Shape => {
                let name = Name::of(method);
                let mut all = vec![(None, Value::new(What::Thing(thing), Vec::new()))];
                all.extend(items.iter().cloned());
                let tree = Tree { node: Node::Unclear { has_numbers: false }, range };
                self.together(&name, all, &tree, Vec::new());
            }
            Role::Margin => self.leave_out(range, "a margin is no part of the shape"),
            Role::Harmless | Role::Read => {}
            Role::Unknown => {
                let others = items.iter().any(|(_, value)| holds_thing(value));
                if others {
                    let mut all = vec![(None, Value::new(What::Thing(thing), Vec::new()))];
                    all.extend(items.iter().cloned());
                    let tree = Tree { node: Node::Unclear { has_numbers: false }, range };
                    self.together(&Name::of(method), all, &tree, Vec::new());
                } else if items.iter().any(|(_, value)| value.has_numbers()) {
                    let expected =
                        format!("a call that is known, since `{method}` may change the shape or move it");
                    self.problem(range, expected, None);
                }
            }
        }
        true
    }

    fn ball(&self, radius: f64) -> Option<Made> {
        let row = table::ROWS.iter().find(|row| row.names.contains(&"b2Circle"))?;
        let value = Value::new(What::Number(radius), Vec::new());
        let center = Value::new(What::Numbers(vec![0.0, 0.0]), Vec::new());
        let taken = Taken { placed: vec![&center, &value], named: Vec::new() };
        make::make(row, "b2CircleShape", &taken, |_| None).ok()
    }

    /// Gives a declared shape its numbers.
    fn reshape(
        &mut self,
        thing: usize,
        name: &Name,
        items: &[(Option<String>, Value)],
        range: Range<usize>,
    ) -> bool {
        let mut items = items.to_vec();
        let row = if name.last() == "b2Points" {
            items.truncate(1);
            table::ROWS.iter().find(|row| row.names.contains(&"ConvexHull") && row.engine == Engine::Any)
        } else {
            table::ROWS.iter().find(|row| !row.is_shared && name.is_one_of(row.names).is_some())
        };
        let Some(row) = row else { return false };
        match make::make(row, name.last(), &Taken::of(&items), |_| None) {
            Ok(made) => {
                let from = items.iter().flat_map(|(_, value)| value.from.clone());
                self.things[thing].made = Some(Made { engine: Engine::Box2d, ..made });
                self.things[thing].from.extend(from);
                self.things[thing].from.push(range);
            }
            Err(refused) => self.refuse(refused, &range),
        }
        true
    }

    /// A method of a value without a name: `ColliderDesc.cuboid(1, 1, 1).setTranslation(0, 1, 0)`, `45.to_radians()`.
    fn method_of_value(&mut self, value: Value, method: &str, items: Arguments, tree: &Tree) -> Value {
        if let Some(thing) = value.thing() {
            let has_content = items.iter().any(|(_, value)| value.has_numbers() || holds_thing(value));
            if has_content || role(method) == Role::Identity {
                self.change_thing(thing, method, role(method), &items, tree.range.clone());
            }
            return value;
        }
        let has_numbers = value.has_numbers() || items.iter().any(|(_, value)| value.has_numbers());
        let lower = plain(method);
        let what = match (&value.what, lower.as_str(), items.as_slice()) {
            (What::Number(number), _, []) => value::function(method, *number).map(What::Number),
            (What::Place(pose), "inverse", []) => Some(What::Place(pose.inverse())),
            (What::Turn(turn), "inverse" | "conjugate" | "transpose", []) => Some(What::Turn(turn.inverse())),
            (What::Numbers(numbers), "reshape", _) => {
                let columns = items.iter().rev().find_map(|(_, value)| value.number()).unwrap_or_default();
                let fits = [2.0, 3.0].contains(&columns) && numbers.len().is_multiple_of(columns as usize);
                fits.then(|| {
                    What::Rows(numbers.chunks_exact(columns as usize).map(<[f64]>::to_vec).collect())
                })
            }
            (What::Rows(_), "reshape", _) => Some(value.what.clone()),
            (What::Place(pose), _, [(_, part)])
                if matches!(role(method), Role::Position | Role::Rotation | Role::Scale) =>
            {
                let pose = *pose;
                let part = part.clone();
                self.changed(pose, role(method), &[(None, part)], &tree.range).map(What::Place)
            }
            (What::Unknown { .. } | What::Name(_), _, _)
                if items.iter().any(|(_, value)| holds_thing(value)) =>
            {
                let from = self.sources(tree, &items);
                return self.together(&Name::of(method), items, tree, from);
            }
            // `RigidBodyDesc.dynamic().setTranslation(…)`, whose body has no shape yet.
            (What::Unknown { .. } | What::Name(_), _, _)
                if matches!(role(method), Role::Position | Role::Rotation | Role::Pose) && has_numbers =>
            {
                self.changed(Placed::default(), role(method), &items, &tree.range).map(What::Place)
            }
            (_, _, []) if role(method) == Role::Read => Some(value.what.clone()),
            (
                _,
                "into" | "tolist" | "astype" | "cast" | "copy" | "clone" | "asslice" | "data" | "expect"
                | "unwrap" | "cpu" | "double" | "float",
                _,
            ) => Some(value.what.clone()),
            (What::Place(_) | What::Numbers(_) | What::Rows(_), _, _)
                if role(method) == Role::Harmless && !has_numbers =>
            {
                Some(value.what.clone())
            }
            (What::Place(_), _, _) if role(method) == Role::Harmless || role(method) == Role::Margin => {
                Some(value.what.clone())
            }
            _ => None,
        };
        let from = self.sources(tree, &items).into_iter().chain(value.from).collect();
        Value::new(what.unwrap_or(What::Unknown { has_numbers }), from)
    }

    /// The meaning of a call by that of its arguments: `contact(pos1, shape1, pos2, shape2)`, `Object(shape, pose)`.
    fn together(&mut self, name: &Name, items: Arguments, tree: &Tree, from: Vec<Range<usize>>) -> Value {
        let mut flat: Arguments = Vec::new();
        for (label, value) in items {
            flatten(label, value, &mut flat);
        }
        let things: Vec<usize> = flat.iter().filter_map(|(_, value)| value.thing()).collect();
        let has_numbers = flat.iter().any(|(_, value)| value.has_numbers());
        let unknown = || Value::new(What::Unknown { has_numbers }, from.clone());
        let has_shape = |world: &Self, thing: usize| {
            world.things[thing].made.is_some() || !world.things[thing].parts.is_empty()
        };
        match things.as_slice() {
            [] => self.body_without_shape(name, &flat, tree, &from).unwrap_or_else(unknown),
            [one] => self.wrapped(*one, name, &flat, tree, from),
            [a, b] if !has_shape(self, *a) || !has_shape(self, *b) => {
                let (body, shape) = if has_shape(self, *a) { (*b, *a) } else { (*a, *b) };
                if has_shape(self, shape) {
                    self.join(body, shape, Placed::default());
                }
                Value::new(What::Thing(body), from)
            }
            [a, b]
                if role(name.last()) == Role::Shape
                    || matches!(
                        name.last(),
                        "createCollider" | "create_collider" | "insert_with_parent" | "attach"
                    ) =>
            {
                // A body that has a shape already gets another one.
                self.join(*a, *b, Placed::default());
                Value::new(What::Thing(*a), from)
            }
            [a, b, ..] => {
                if things.len() == 2 || role::is_query(name.last()) {
                    self.ask([*a, *b], &flat);
                }
                unknown()
            }
        }
    }

    fn join(&mut self, body: usize, shape: usize, local: Placed) {
        // A body whose shape is set with it, as in `Body({shape})`, is that shape.
        let own = self.things[shape].pose;
        let local = own.and_then(|pose| local.of(pose)).unwrap_or(local);
        self.things[shape].is_part = true;
        let name = self.things[shape].name.clone();
        let from = self.things[shape].from.clone();
        let body = &mut self.things[body];
        body.parts.push((shape, local));
        body.from.extend(from);
        if body.name.is_empty() {
            body.name = name;
        }
    }

    /// The pair of a query, with the poses that it gives.
    fn ask(&mut self, pair: [usize; 2], flat: &Arguments) {
        let order: Vec<Result<usize, Placed>> = flat
            .iter()
            .filter_map(|(_, value)| match &value.what {
                What::Thing(thing) => Some(Ok(*thing)),
                What::Place(pose) => Some(Err(*pose)),
                What::Turn(Turn::None) => Some(Err(Placed::default())),
                _ => None,
            })
            .collect();
        let from: Vec<Range<usize>> = flat.iter().flat_map(|(_, value)| value.from.clone()).collect();
        let pair = match order.as_slice() {
            [Err(p), Ok(a), Err(q), Ok(b), ..]
            | [Ok(a), Err(p), Ok(b), Err(q), ..]
            | [Ok(a), Ok(b), Err(p), Err(q), ..]
            | [Err(p), Err(q), Ok(a), Ok(b), ..] => {
                [self.placed_copy(*a, *p, &from), self.placed_copy(*b, *q, &from)]
            }
            [Err(q), Ok(a), Ok(b)] => {
                self.left_out.push((
                    self.statement.clone(),
                    "the only pose is that of the second shape, seen from the first".to_owned(),
                ));
                [self.placed_copy(*a, Placed::default(), &from), self.placed_copy(*b, *q, &from)]
            }
            _ => pair.map(Some),
        };
        if let [Some(a), Some(b)] = pair {
            for thing in [a, b] {
                self.things[thing].is_asked = true;
            }
            for (_, value) in flat {
                if value.vector().is_some() && value.thing().is_none() {
                    self.left_out.push((
                        self.statement.clone(),
                        "vectors of the query, such as a velocity or a direction, are no part of the pair"
                            .to_owned(),
                    ));
                    break;
                }
            }
            self.asked.push([a, b]);
        }
    }

    fn placed_copy(&mut self, thing: usize, pose: Placed, from: &[Range<usize>]) -> Option<usize> {
        let copy = Thing { pose: Some(pose), is_part: false, ..self.things[thing].clone() };
        self.things[thing].is_part = true;
        let copy = self.add(copy)?;
        self.things[copy].from.extend(from.iter().cloned());
        Some(copy)
    }

    /// A body that has its shape later: `createBody({position: …})`, `RigidBodyDesc.dynamic()`.
    fn body_without_shape(
        &mut self,
        name: &Name,
        flat: &Arguments,
        tree: &Tree,
        from: &[Range<usize>],
    ) -> Option<Value> {
        let word = plain(name.last());
        let path = plain(&format!("{}{}", name.kind, name.path));
        let is_body = word.contains("body")
            || word.contains("collisionobject")
            || word.contains("motionstate")
            || path.contains("rigidbody")
            || word.contains("multibody")
            || path.contains("bodydesc");
        if !is_body
            || word.contains("bodyinterface")
            || word.contains("bodyid")
            || role(name.last()) == Role::Read && path.is_empty()
        {
            return None;
        }
        let thing = self.add(Thing { from: from.to_vec(), ..Thing::at(tree.range.clone()) })?;
        for (label, value) in flat {
            if let Some(label) = label {
                let role = role(label);
                if matches!(role, Role::Position | Role::Rotation | Role::Pose | Role::Scale) {
                    self.set(thing, role, &[(None, value.clone())], &tree.range);
                }
            } else if let What::Place(_) = value.what {
                self.set(thing, Role::Pose, &[(None, value.clone())], &tree.range);
            }
        }
        Some(Value::new(What::Thing(thing), from.to_vec()))
    }

    /// A call with one shape or body: a pose beside it, or nothing at all.
    fn wrapped(
        &mut self,
        thing: usize,
        name: &Name,
        flat: &Arguments,
        tree: &Tree,
        from: Vec<Range<usize>>,
    ) -> Value {
        let result = Value::new(What::Thing(thing), from.clone());
        let last = name.last();
        let rest: Vec<(Option<String>, Value)> =
            flat.iter().filter(|(_, value)| value.thing().is_none()).cloned().collect();
        // `Body.setAngle(body, 1)`
        if let Some((None, first)) = flat.first()
            && first.thing() == Some(thing)
            && !rest.is_empty()
            && matches!(role(last), Role::Position | Role::Rotation | Role::Pose | Role::Scale)
        {
            self.set(thing, role(last), &rest, &tree.range);
            return result;
        }
        let is_frame = matches!(last, "RotatedTranslatedShape" | "RotatedTranslatedShapeSettings");
        let is_settings = matches!(
            last,
            "BodyCreationSettings" | "CollisionObject" | "GeometryObject" | "btCollisionObject"
        ) || is_frame;
        let word = plain(last);
        let is_body = is_settings
            || word.contains("body")
            || word.contains("object")
            || word.contains("spawn")
            || word.contains("insert")
            || word.contains("actor")
            || word.contains("createdynamic")
            || word.contains("createstatic")
            || word.contains("createkinematic");
        let mut pose: Option<Placed> = None;
        let mut is_clear = true;
        let mut scalars = 0;
        for (label, value) in &rest {
            let role = label.as_deref().map(role);
            match (&value.what, role) {
                (_, Some(role @ (Role::Position | Role::Rotation | Role::Pose | Role::Scale))) => {
                    pose = self
                        .changed(pose.unwrap_or_default(), role, &[(None, value.clone())], &tree.range)
                        .or(pose);
                }
                (_, Some(Role::Harmless | Role::Read | Role::Margin | Role::Shape)) => {}
                (What::Place(place), _) => pose = Some(pose.unwrap_or_default().of(*place).unwrap_or(*place)),
                (What::Turn(turn), _) => pose = Some(pose.unwrap_or_default().turned(*turn)),
                (What::Rows(rows), _) if is_settings && value::is_rotation(rows) => {
                    pose = self
                        .changed(
                            pose.unwrap_or_default(),
                            Role::Rotation,
                            &[(None, value.clone())],
                            &tree.range,
                        )
                        .or(pose);
                }
                (_, None) if is_settings && value.vector().is_some_and(|numbers| numbers.len() == 3) => {
                    pose = self
                        .changed(
                            pose.unwrap_or_default(),
                            Role::Position,
                            &[(None, value.clone())],
                            &tree.range,
                        )
                        .or(pose);
                }
                (What::Number(_), None) => scalars += 1,
                (_, label) => {
                    let names_a_pose = matches!(&value.what, What::Name(name) if is_pose_name(name));
                    is_clear &= !(value.has_numbers() || names_a_pose)
                        || (label.is_some() && label != Some(Role::Unknown));
                }
            }
        }
        let is_transparent = scalars == 0
            || is_body
            || matches!(role(last), Role::Harmless | Role::Shape | Role::Read)
            || role::is_query(last);
        if !is_clear || (!is_transparent && !role::is_query(last)) {
            if role::is_query(last) || matches!(role(last), Role::Harmless) {
                self.left_out
                    .push((tree.range.clone(), "numbers of this call are no part of a shape".to_owned()));
                return result;
            }
            let expected = format!("a call that is known, since `{last}` may change the shape or move it");
            self.problem(tree.range.clone(), expected, None);
            return result;
        }
        let Some(pose) = pose else { return result };
        if is_frame {
            // The order of the constructor is position, rotation, shape; the frame is within the body.
            let made = self.things[thing]
                .made
                .clone()
                .and_then(|made| Some(Made { local: pose.of(made.local)?, ..made }));
            self.things[thing].is_part = true;
            let copy = Thing { made, is_part: false, ..self.things[thing].clone() };
            return self.add(copy).map_or(result, |copy| Value::new(What::Thing(copy), from));
        }
        let copy =
            Thing { pose: Some(pose), is_part: false, name: String::new(), ..self.things[thing].clone() };
        let name = self.things[thing].name.clone();
        self.things[thing].is_part = true;
        match self.add(copy) {
            Some(copy) => {
                self.things[copy].from.extend(from.iter().cloned());
                self.things[copy].name = name;
                Value::new(What::Thing(copy), from)
            }
            None => result,
        }
    }
}

/// Whether a name that stands for nothing is that of a pose.
fn is_pose_name(name: &str) -> bool {
    role::words_of(name).iter().any(|word| {
        matches!(
            word.as_str(),
            "pos"
                | "pose"
                | "position"
                | "transform"
                | "tf"
                | "rot"
                | "rotation"
                | "translation"
                | "origin"
                | "orientation"
                | "isometry"
                | "quat"
        )
    })
}

/// Whether a value is a shape or a body, or holds one.
fn holds_thing(value: &Value) -> bool {
    match &value.what {
        What::Thing(_) => true,
        What::List(items) => items.iter().any(holds_thing),
        What::Record(fields) => fields.iter().any(|(_, value)| holds_thing(value)),
        _ => false,
    }
}

/// The values of a call, those of tuples and records among them.
fn flatten(label: Option<String>, value: Value, flat: &mut Arguments) {
    match value.what {
        What::List(items) if items.iter().any(holds_thing) => {
            for item in items {
                flatten(None, item, flat);
            }
        }
        What::Record(fields) if is_options(&fields) => {
            for (label, item) in fields {
                flatten(Some(label), item, flat);
            }
        }
        _ => flat.push((label, value)),
    }
}

/// Whether a record is one of options, and not a vector by its components.
fn is_options(fields: &[(String, Value)]) -> bool {
    !fields.iter().any(|(name, _)| matches!(plain(name).as_str(), "x" | "w"))
        && fields.iter().any(|(name, value)| {
            holds_thing(value)
                || matches!(role(name), Role::Position | Role::Rotation | Role::Pose | Role::Scale)
        })
}

impl Thing {
    pub(super) const fn at(range: Range<usize>) -> Self {
        Self {
            name: String::new(),
            range,
            made: None,
            parts: Vec::new(),
            pose: None,
            from: Vec::new(),
            is_part: false,
            is_asked: false,
        }
    }
}

/// The name of a function or a constructor.
pub(super) struct Name {
    /// What stands before the type, with dots.
    pub(super) path: String,
    /// The type, or the function if there is none.
    pub(super) kind: String,
    /// The function of the type.
    pub(super) function: Option<String>,
    /// The last step with its type arguments.
    full: String,
    has_dots: bool,
}

impl Name {
    pub(super) fn of(head: &str) -> Self {
        let made = ["make_shared<", "make_unique<", "MakeShared<"]
            .into_iter()
            .find_map(|maker| head.split_once(maker));
        let head = made.map_or(head, |(_, inner)| inner.trim().strip_suffix('>').unwrap_or(inner).trim());
        let plain = without_arguments(head);
        let steps: Vec<&str> =
            plain.split(['.', ':']).filter(|step| !step.trim().is_empty()).map(str::trim).collect();
        let full = head.rsplit("::").next().unwrap_or(head);
        let full = if full.contains('<') {
            full.to_owned()
        } else {
            steps.last().copied().unwrap_or_default().to_owned()
        };
        let is_type = |step: &str| {
            step.starts_with(char::is_uppercase)
                || step.starts_with("bt")
                || step.starts_with("Px")
                || step.starts_with("b2")
        };
        match steps.as_slice() {
            [path @ .., owner, last]
                if is_type(owner) && !is_type(last)
                    || last.chars().all(|c| c.is_uppercase() || c == '_')
                        && is_type(owner)
                        && last.len() > 1 =>
            {
                Self {
                    path: path.join("."),
                    kind: (*owner).to_owned(),
                    function: Some((*last).to_owned()),
                    full,
                    has_dots: head.contains('.'),
                }
            }
            [path @ .., last] => Self {
                path: path.join("."),
                kind: (*last).to_owned(),
                function: None,
                full,
                has_dots: head.contains('.'),
            },
            [] => Self { path: String::new(), kind: String::new(), function: None, full, has_dots: false },
        }
    }

    /// The last step.
    pub(super) fn last(&self) -> &str {
        self.function.as_deref().unwrap_or(&self.kind)
    }

    /// The one of some names that it is: `Box`, `Box<double>`, `Ball::new` or `Bodies.circle`.
    fn is_one_of<'n>(&self, names: &[&'n str]) -> Option<&'n str> {
        names.iter().copied().find(|name| {
            if let Some((owner, last)) = name.split_once("::").or_else(|| name.split_once('.')) {
                return self.kind == owner && self.function.as_deref() == Some(last);
            }
            *name == self.full.replace(' ', "")
                || *name == self.last() && (self.function.is_none() || self.has_owner_of_makers())
        })
    }

    /// Whether the function belongs to a type whose functions make shapes.
    fn has_owner_of_makers(&self) -> bool {
        self.has_dots
            || matches!(
                self.kind.as_str(),
                "ColliderBuilder"
                    | "ColliderDesc"
                    | "SharedShape"
                    | "ColliderShape"
                    | "Collider"
                    | "ShapeHandle"
            )
    }
}

/// A path without type arguments.
fn without_arguments(head: &str) -> String {
    let mut plain = String::new();
    let mut depth = 0_usize;
    for c in head.chars() {
        match c {
            '<' => depth += 1,
            '>' => depth = depth.saturating_sub(1),
            _ if depth == 0 => plain.push(c),
            _ => {}
        }
    }
    plain
}
