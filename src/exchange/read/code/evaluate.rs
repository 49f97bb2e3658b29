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
use crate::exchange::reading::excerpt;
use crate::geometry::{MAX_VERTICES, Shape};

/// A shape or a body.
#[derive(Clone, Debug)]
pub(super) struct Thing {
    pub(super) name: String,
    /// Another name by which a query knows it, `input.proxyA`.
    pub(super) alias: String,
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
    /// The body that it belongs to, if a call joined it with one.
    pub(super) body: Option<usize>,
    /// Whether it was made for a query that gives its pose, or stands in one.
    pub(super) is_asked: bool,
    /// The row of a shape that is declared without its numbers, and the fields that are set so far.
    pub(super) shell: Option<Shell>,
}

/// A shape whose numbers are set one by one.
#[derive(Clone, Debug)]
pub(super) struct Shell {
    row: &'static Row,
    fields: Vec<(String, Value)>,
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
    /// Whether a query names a point before its shape.
    pub(super) is_point_first: bool,
    /// Whether the text names a library of the plane, such as rapier2d.
    is_plane: bool,
    /// The place of the statement that is carried out.
    statement: Range<usize>,
    is_conditional: bool,
}

/// The most shapes and bodies of a text.
const MAX_THINGS: usize = 10_000;

/// Stands for the center of the vertices beside it.
const CENTER: &str = "Vertices.centre";

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
            is_point_first: false,
            is_plane: text.to_lowercase().contains("2d"),
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
        let found = found.map(|found| format!("{found} in {}", excerpt(&self.text[range.clone()])));
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
            (None, _) | (_, Gives::Nothing) => {
                // A vector alone on its line may be a pose; one in a sentence is not.
                if statement.words.is_empty() && value.vector().is_some_and(|numbers| numbers.len() >= 2) {
                    self.loose.push(statement.value.range.clone());
                }
            }
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
        // A part of a pose that is not known here, or the cosine and the sine of its rotation.
        if let Some((base, part)) = member.and_then(|(owner, part)| Some((owner.rsplit_once('.')?.0, part)))
            && self.names.get(base).is_some_and(|value| matches!(value.what, What::Place(_)))
            && value.has_numbers()
        {
            return self.part_of_rotation(base, target, part, value);
        }
        // `p[0] = …`, in order.
        if let Some((list, index)) = target.strip_suffix(']').and_then(|rest| rest.split_once('['))
            && let (Some(point), Ok(index)) = (value.vector(), index.parse::<usize>())
        {
            return self.element(list, index, point, value.from);
        }
        // A member that is declared behind the code that sets it.
        if is_declared
            && self.is_unset(&value)
            && self.names.get(target).is_some_and(|known| !self.is_unset(known))
        {
            return;
        }
        if let Some(thing) = value.thing()
            && let Some(thing) = self.things.get_mut(thing)
            && thing.name.is_empty()
        {
            target.clone_into(&mut thing.name);
        }
        // What is declared without a meaning here may get parts.
        let is_blank = is_declared && value.what == What::Unknown { has_numbers: false };
        let value = if is_blank { Value::new(What::Name(target.to_owned()), value.from) } else { value };
        self.names.insert(target.to_owned(), value);
    }

    /// Whether a value is a shape, a body or a pose without anything set.
    fn is_unset(&self, value: &Value) -> bool {
        match &value.what {
            What::Thing(thing) => {
                let thing = &self.things[*thing];
                thing.made.is_none() && thing.parts.is_empty() && thing.pose.is_none()
            }
            What::Place(pose) => *pose == Placed::default(),
            What::List(items) => items.is_empty(),
            _ => false,
        }
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

    /// `pose.q.c = 1` and `pose.q.s = 0`: the rotation is complete with the second of them.
    fn part_of_rotation(&mut self, base: &str, target: &str, part: &str, value: Value) {
        self.names.insert(target.to_owned(), value.clone());
        let stem = target.strip_suffix(part).unwrap_or_default();
        let number = |name: &str| self.names.get(&format!("{stem}{name}")).and_then(Value::number);
        match (part, number("c"), number("s")) {
            ("c" | "s", Some(cosine), Some(sine)) => {
                let fields = [("c", cosine), ("s", sine)].map(|(name, number)| {
                    (name.to_owned(), Value::new(What::Number(number), value.from.clone()))
                });
                let record = Value::new(What::Record(fields.to_vec()), value.from);
                let range = self.statement.clone();
                self.change(base, "q", Role::Rotation, &[(None, record)], Some(range));
            }
            ("c" | "s", ..) => {}
            _ => {
                let range = self.statement.clone();
                self.problem(range, "a part of a pose that is known", None);
            }
        }
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
            // `mesh.rotation.z = 1`
            (Some((pose, from)), Some(angle)) if role(part) == Role::Rotation && pose.turn == Turn::None => {
                let turn = value::about(['x', 'y', 'z'][axis], angle);
                *pose = pose.turned(Turn::Quaternion(turn));
                from.push(self.statement.clone());
                true
            }
            (Some(_), _) => {
                let range = self.statement.clone();
                self.problem(range, "a position or a rotation in numbers", None);
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
        // matter.js puts the center of the vertices at the position, which is this center.
        let is_centered = |value: &Value| matches!(&value.what, What::Name(name) if name == CENTER);
        if record.field("position").is_some_and(is_centered) {
            let thing = self.hull(String::new(), tree.range.clone(), rows)?;
            self.things[thing].pose = Some(Placed::default());
            return Some(thing);
        }
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
        let pose = match pose {
            Some(pose) if record.field("calcpoints").is_none() && !self.is_local(pose, &rows, tree) => None,
            other => other,
        };
        let thing = self.hull(name, tree.range.clone(), rows)?;
        self.things[thing].pose = pose.or(Some(Placed::default()));
        Some(thing)
    }

    /// Whether points beside a position stand around it, and not in world coordinates; it is a problem if both may be.
    fn is_local(&mut self, pose: Placed, rows: &[Vec<f64>], tree: &Tree) -> bool {
        if pose.position == glam::DVec3::ZERO {
            return true;
        }
        let holds = |point: glam::DVec3| {
            (0..rows[0].len()).all(|axis| {
                let low = rows.iter().map(|row| row[axis]).fold(f64::INFINITY, f64::min);
                let high = rows.iter().map(|row| row[axis]).fold(f64::NEG_INFINITY, f64::max);
                low <= point[axis] && point[axis] <= high
            })
        };
        match (holds(glam::DVec3::ZERO), holds(pose.position)) {
            (true, false) => true,
            (false, true) => false,
            _ => {
                self.problem(
                    tree.range.clone(),
                    "points of which it is clear whether they stand around the position or in the world",
                    None,
                );
                true
            }
        }
    }

    /// Sweeps of Box2D that do not move are poses; one that moves is a problem.
    pub(super) fn settle_sweeps(&mut self) {
        let mut sweeps: Vec<String> =
            self.names.keys().filter_map(|name| Some(name.strip_suffix(".c0")?.to_owned())).collect();
        sweeps.sort_unstable();
        for sweep in sweeps {
            let part = |name: &str| self.names.get(&format!("{sweep}.{name}"));
            let number = |name: &str| part(name).and_then(Value::number);
            let vector = |name: &str| part(name).and_then(Value::vector);
            let Some(place) = part("c0").and_then(|value| value.from.first()).cloned() else { continue };
            let moves = vector("c").is_some_and(|end| Some(end) != vector("c0"))
                || (number("a").is_some() && number("a") != number("a0"));
            if moves || part("c").is_none() {
                self.problem(
                    place,
                    "a sweep that stands still, since a scene has one pose for each shape",
                    None,
                );
                continue;
            }
            let turn = Placed::default().turned(Turn::Angle(number("a0").unwrap_or_default()));
            let center =
                vector("localCenter").and_then(|numbers| Placed::shift(&numbers)).unwrap_or_default();
            let offset = turn.of(center).map_or(glam::DVec3::ZERO, |placed| placed.position);
            let Some(at) = vector("c0").and_then(|numbers| Placed::shift(&numbers)) else { continue };
            let pose = turn.moved(Placed { position: at.position - offset, ..at });
            let from = ["c0", "a0", "localCenter"]
                .into_iter()
                .filter_map(|name| part(name))
                .flat_map(|value| value.from.clone())
                .collect();
            for name in ["c0", "c", "a0", "a", "localCenter"] {
                self.names.remove(&format!("{sweep}.{name}"));
            }
            self.names.insert(sweep, Value::new(What::Place(pose), from));
        }
    }

    /// A hull of points that stand under a name.
    pub(super) fn hull(&mut self, name: String, range: Range<usize>, rows: Vec<Vec<f64>>) -> Option<usize> {
        let row = table::ROWS.iter().rev().find(|row| row.engine == Engine::Any)?;
        let value = Value::new(What::Rows(rows), Vec::new());
        let taken = Taken { placed: vec![&value], named: Vec::new() };
        let made = make::make(row, &name, &taken, false, |_| None).ok()?;
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
            let is_set = |name: &str| {
                let value = self.names.get(name).map(|value| &value.what);
                !matches!(value, None | Some(What::Unknown { .. } | What::Name(_) | What::Text(_)))
            };
            let is_declared = is_set(path);
            let base = path.rsplit_once('.').map_or(path, |(base, _)| base);
            let part = path.rsplit('.').next().unwrap_or_default();
            let is_part = matches!(role(part), Role::Position | Role::Rotation | Role::Pose | Role::Scale)
                && base != path
                && self.is_known(base);
            // `input.proxyA.Set(&shape, 0)`
            if let ("Set", Some((None, first))) = (method, items.first())
                && let Some(thing) = first.thing()
            {
                path.clone_into(&mut self.things[thing].alias);
                return Value::new(What::Thing(thing), from);
            }
            if is_declared || is_part || (is_set(base) && !matches!(role(method), Role::Unknown | Role::Read))
            {
                return self.method(path, method, items, tree, from);
            }
            if self.is_pose_setter(path, method, &items) {
                return self.method(path, method, items, tree, from);
            }
            // A member that is declared elsewhere.
            if matches!(method, "SetAsBox" | "SetTwoSided")
                && let Some(thing) =
                    self.add(Thing { name: path.to_owned(), ..Thing::at(tree.range.clone()) })
            {
                self.names.insert(path.to_owned(), Value::new(What::Thing(thing), from.clone()));
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
        if items.iter().any(|(_, value)| holds_thing(value)) {
            return false;
        }
        // `m_xf.Set(position, angle)`, `center.Set(1, 2)`.
        if method == "Set" && !path.contains("::") && items.iter().all(|(_, value)| value.has_numbers()) {
            return (2..=3).contains(&items.len());
        }
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
        called: &str,
        open: char,
        items: Arguments,
        tree: &Tree,
        from: Vec<Range<usize>>,
    ) -> Value {
        let unknown = |has_numbers| Value::new(What::Unknown { has_numbers }, from.clone());
        let head = self.unaliased(called);
        let head = head.as_str();
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
        if plain(name.last()).contains("visual") || plain(&name.kind).contains("visual") {
            self.leave_out(tree.range.clone(), "what is drawn is no part of the pair");
            return unknown(false);
        }
        if name.kind == "Vertices" && name.last() == "centre" {
            return Value::new(What::Name(CENTER.to_owned()), from);
        }
        if plain(name.last()).ends_with("createconvexmesh") {
            let data = items.iter().find_map(|(_, value)| match &value.what {
                What::Name(desc) => self.names.get(&format!("{desc}.points.data")),
                _ => None,
            });
            return data.cloned().unwrap_or_else(|| unknown(true));
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

    /// The path that a call means where its first step is another name, as after `const Body = Matter.Body`.
    fn unaliased(&self, head: &str) -> String {
        let (first, rest) = head.split_once('.').map_or((head, None), |(first, rest)| (first, Some(rest)));
        match self.names.get(first).map(|value| &value.what) {
            Some(What::Name(path)) if path != first => {
                rest.map_or(path.clone(), |rest| format!("{path}.{rest}"))
            }
            _ => head.to_owned(),
        }
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
        if matches!(name.last(), "b2PolygonShape" | "b2EdgeShape" | "b2FixtureDef") && items.is_empty() {
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
        let first = *rows.first()?;
        // `CircleShape2D.new()`, whose numbers are set later.
        if items.is_empty()
            && matches!(first.engine, Engine::Box2d | Engine::Godot)
            && first.takes.contains(':')
        {
            let shell = Some(Shell { row: first, fields: Vec::new() });
            let thing = self.add(Thing { shell, from: from.to_vec(), ..Thing::at(tree.range.clone()) })?;
            return Some(Value::new(What::Thing(thing), from.to_vec()));
        }
        let items = self.with_ends(items);
        let taken = Taken::of(&items);
        let mut refused = None;
        let mut all: Vec<Made> = Vec::new();
        for row in &rows {
            let things = &self.things;
            match make::make(row, name.last(), &taken, self.is_plane, |index| things.get(index)?.made.clone())
            {
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
            .filter(|value| matches!(value.what, What::Record(_)) && value.vector().is_none())
            .map(|value| (*value).clone())
            .collect();
        let leaves: Vec<(String, Value)> =
            taken.named.iter().map(|(label, value)| (label.clone(), (*value).clone())).collect();
        let mut made = made;
        let pose = made.stands.take();
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

    /// `Capsule { segment: Segment { a: …, b: … } }`: the ends of a segment in place of it.
    fn with_ends(&mut self, items: Arguments) -> Arguments {
        let mut all = Vec::new();
        for (label, value) in items {
            let ends = match value.thing().map(|thing| &self.things[thing].made) {
                Some(Some(Made { shape: Shape::Points(ends), dimension, .. }))
                    if label.as_deref() == Some("segment") && ends.len() == 2 =>
                {
                    let count = dimension.map_or(3, crate::geometry::Dimension::count);
                    Some([ends[0], ends[1]].map(|end| end.to_array()[..count].to_vec()))
                }
                _ => None,
            };
            match (ends, value.thing()) {
                (Some([a, b]), Some(thing)) => {
                    self.things[thing].is_part = true;
                    all.push((Some("a".to_owned()), Value::new(What::Numbers(a), value.from.clone())));
                    all.push((Some("b".to_owned()), Value::new(What::Numbers(b), value.from)));
                }
                _ => all.push((label, value)),
            }
        }
        all
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
        // Another engine's name, in a text that names its engine.
        if is_lower || (!engines.is_empty() && all.iter().all(|row| row.engine != Engine::Any) && open != '{')
        {
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
            let is_reset = matches!(&self.things[thing].made, Some(Made { engine: Engine::P2, .. }))
                && role(label) == Role::Position;
            match role(label) {
                _ if is_reset => {
                    self.leave_out(tree.range.clone(), "addShape resets the position of a shape")
                }
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

    /// Sets a variable, or an element of a list, to a vector; not a member of something known.
    fn plain_vector(&mut self, path: &str, numbers: Vec<f64>, from: &[Range<usize>]) -> bool {
        if let Some((base, part)) = path.rsplit_once('.') {
            let thing = self.names.get(base).and_then(Value::thing);
            let value = Value::new(What::Numbers(numbers), from.to_vec());
            let range = self.statement.clone();
            return match thing {
                Some(thing) if self.fill(thing, part, &[(None, value.clone())], &range) => true,
                Some(_) => false,
                None if matches!(role(part), Role::Position | Role::Rotation) => false,
                None => {
                    self.names.insert(path.to_owned(), value);
                    true
                }
            };
        }
        match path.strip_suffix(']').and_then(|rest| rest.split_once('[')) {
            Some((list, index)) => match index.parse() {
                Ok(index) => self.element(list, index, numbers, from.to_vec()),
                Err(_) => return false,
            },
            None => {
                drop(self.names.insert(path.to_owned(), Value::new(What::Numbers(numbers), from.to_vec())))
            }
        }
        true
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
        let scalars: Option<Vec<f64>> = items.iter().map(|(_, value)| value.number()).collect();
        if method.eq_ignore_ascii_case("set")
            && let Some(scalars) = scalars.filter(|scalars| (2..=3).contains(&scalars.len()))
            && matches!(
                known.as_ref().map(|known| &known.what),
                None | Some(What::Numbers(_) | What::Unknown { .. } | What::List(_))
            )
            && self.plain_vector(path, scalars, &from)
        {
            return Value::new(What::Unknown { has_numbers: false }, from);
        }
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
        if items.is_empty()
            && matches!(role(method), Role::Position | Role::Rotation | Role::Pose | Role::Scale)
        {
            return Value::new(What::Unknown { has_numbers: false }, from);
        }
        let has_numbers = items.iter().any(|(_, value)| value.has_numbers());
        let is_thing = known.as_ref().is_some_and(|value| value.thing().is_some());
        let is_part_setter = known.is_none() && matches!(method, "copy" | "fromArray") && has_numbers;
        if (role(method) == Role::Read && !is_part_setter)
            || (!has_numbers
                && !items.iter().any(|(_, value)| holds_thing(value))
                && role(method) != Role::Identity
                && !is_thing)
        {
            let is_getter = method.len() > 3
                && method.to_lowercase().starts_with("get")
                && !method.eq_ignore_ascii_case("getshape");
            return known.map_or_else(
                || Value::new(What::Unknown { has_numbers }, from),
                |known| match known.what {
                    What::Thing(_) if is_getter => {
                        Value::new(What::Unknown { has_numbers: false }, Vec::new())
                    }
                    What::Thing(_) => known,
                    _ if role(method) == Role::Read => known,
                    _ => Value::new(What::Unknown { has_numbers: false }, Vec::new()),
                },
            );
        }
        let role = if method == "Set" && items.len() == 2 && items[0].1.vector().is_some() {
            Role::Pose
        } else {
            role(method)
        };
        self.change(path, method, role, &items, Some(tree.range.clone()));
        if is_thing && !passes_on(method, role) {
            return Value::new(What::Unknown { has_numbers: false }, from);
        }
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
                && (self::role(method) != Role::Read || method == "copy")
            {
                let is_setter = ["copy", "fromArray", "Set"].contains(&method) || method.starts_with("set");
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
        let is_faces = role::words_of(path).iter().any(|word| {
            ["face", "faces", "triangle", "triangles", "tris", "indices", "index", "polygons", "edges"]
                .contains(&word.as_str())
        });
        if is_faces {
            return true;
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
        if self.fill(thing, last, items, &range) {
            return true;
        }
        match role {
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
            // The skin of a polygon.
            _ if plain(last).ends_with("mradius") => {
                self.leave_out(range, "a margin is no part of the shape")
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

    /// Sets a number of a shape that is declared without its numbers; whether it is one of them.
    fn fill(
        &mut self,
        thing: usize,
        part: &str,
        items: &[(Option<String>, Value)],
        range: &Range<usize>,
    ) -> bool {
        let Some(shell) = &mut self.things[thing].shell else { return false };
        let label = plain(part);
        let names = shell.row.takes.split(|c: char| " :|?".contains(c));
        let bare = label.strip_prefix("set").unwrap_or(&label).to_owned();
        if !names.clone().any(|name| name == label || name == bare) {
            return false;
        }
        let value = match items {
            [(_, only)] => only.clone(),
            several => Value::new(value::gathered(several.to_vec()), Vec::new()),
        };
        shell.fields.push((label, value));
        let shell = shell.clone();
        let named = shell
            .fields
            .iter()
            .map(|(name, value)| (name.strip_prefix("set").unwrap_or(name).to_owned(), value));
        let taken = Taken { placed: Vec::new(), named: named.collect() };
        let made = make::make(shell.row, part, &taken, false, |_| None);
        if let Ok(made) = made {
            self.things[thing].made = Some(made);
        }
        self.things[thing].from.push(range.clone());
        let statement = self.statement.clone();
        self.things[thing].from.push(statement);
        true
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
        match make::make(row, name.last(), &Taken::of(&items), false, |_| None) {
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
            if !passes_on(method, role(method)) {
                return Value::new(What::Unknown { has_numbers: false }, value.from);
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
            (What::Unknown { .. } | What::Name(_), _, [_, ..])
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
        let is_harmless = [name.last(), name.kind.as_str()]
            .into_iter()
            .any(|word| matches!(role(word), Role::Harmless | Role::Margin));
        let makes_body = ["body", "rigid", "actor", "createdynamic", "createstatic"]
            .iter()
            .any(|word| plain(name.last()).contains(word));
        if things.is_empty() && has_numbers && is_harmless && !makes_body {
            self.leave_out(tree.range.clone(), "it changes neither a shape nor where it stands");
            return Value::new(What::Unknown { has_numbers: false }, from);
        }
        if things.is_empty()
            && has_numbers
            && !role::is_query(name.last())
            && !role::is_scenery(&format!("{}{}{}", name.path, name.kind, name.last()))
        {
            let vector =
                flat.iter().find(|(_, value)| value.vector().is_some_and(|numbers| numbers.len() >= 2));
            if vector.is_some() {
                self.loose.push(tree.range.clone());
            }
        }
        // A mesh that is drawn for a shape of another library.
        if things.len() == 1
            && plain(name.last()).contains("mesh")
            && self.engines.iter().any(|engine| *engine != Engine::Three)
            && !matches!(self.things[things[0]].made, Some(Made { engine: Engine::Fcl, .. }))
        {
            self.things[things[0]].is_part = true;
            self.leave_out(tree.range.clone(), "what is drawn is no part of the pair");
            return Value::new(What::Unknown { has_numbers: false }, from);
        }
        match things.as_slice() {
            [] => self.body_without_shape(name, &flat, tree, &from).unwrap_or_else(unknown),
            [one] => self.wrapped(*one, name, &flat, tree, from),
            [a, b] if !has_shape(self, *a) || !has_shape(self, *b) => {
                let (body, shape) = if has_shape(self, *a) { (*b, *a) } else { (*a, *b) };
                if has_shape(self, shape) {
                    let local = self.offset(&flat, tree);
                    self.join(body, shape, local);
                }
                // What a call for a shape makes is the shape, which may be moved within the body.
                let is_shape =
                    ["shape", "collider", "fixture"].iter().any(|word| plain(name.last()).contains(word));
                Value::new(What::Thing(if is_shape && has_shape(self, shape) { shape } else { body }), from)
            }
            [a, b]
                if role(name.last()) == Role::Shape
                    || matches!(
                        name.last(),
                        "createCollider" | "create_collider" | "insert_with_parent" | "attach"
                    ) =>
            {
                // A body that has a shape already gets another one.
                let local = self.offset(&flat, tree);
                self.join(*a, *b, local);
                Value::new(What::Thing(*a), from)
            }
            [a, b, ..] => {
                let has_places = flat.iter().any(|(_, value)| matches!(value.what, What::Place(_)));
                if (a != b || has_places) && role::is_query(name.last()) {
                    self.ask(name, [*a, *b], &flat);
                }
                unknown()
            }
        }
    }

    /// The place of a shape in its body, `addShape(shape, offset, rotation)`.
    fn offset(&mut self, flat: &Arguments, tree: &Tree) -> Placed {
        let rest: Vec<&Value> = flat
            .iter()
            .filter(|(label, value)| label.is_none() && value.thing().is_none())
            .map(|(_, value)| value)
            .collect();
        let Some(at) = rest.iter().position(|value| value.vector().is_some() && value.number().is_none())
        else {
            return rest.iter().find_map(|value| value::placed(value)).unwrap_or_default();
        };
        let shift = rest[at].vector().and_then(|numbers| Placed::shift(&numbers)).unwrap_or_default();
        match rest.get(at + 1) {
            Some(turn) if turn.has_numbers() => {
                let items = [(None, (*turn).clone())];
                self.changed(shift, Role::Rotation, &items, &tree.range).unwrap_or(shift)
            }
            _ => shift,
        }
    }

    fn join(&mut self, body: usize, shape: usize, local: Placed) {
        self.things[shape].is_part = true;
        self.things[shape].body = Some(body);
        let name = self.things[shape].name.clone();
        let from = self.things[shape].from.clone();
        let body = &mut self.things[body];
        body.parts.push((shape, local));
        body.from.extend(from);
        if body.alias.is_empty() {
            body.alias = name;
        }
    }

    /// The pair of a query, with the poses that it gives.
    fn ask(&mut self, name: &Name, pair: [usize; 2], flat: &Arguments) {
        let from: Vec<Range<usize>> = flat.iter().flat_map(|(_, value)| value.from.clone()).collect();
        let order =
            if plain(name.last()).contains("continuous") { Vec::new() } else { self.order(name, flat) };
        // Poses that the text does not set.
        let is_pose = |value: &Value| matches!(&value.what, What::Name(name) if is_pose_name(name));
        let unset = flat.iter().find(|(label, value)| label.is_none() && is_pose(value));
        if let Some((_, Value { what: What::Name(unset), .. })) = unset
            && order.len() < 4
        {
            let unset = unset.clone();
            let range = self.statement.clone();
            return self.problem(range, format!("numbers for `{unset}`, which the text does not set"), None);
        }
        let pair = pair.map(|thing| self.things[thing].body.filter(|_| order.len() < 4).unwrap_or(thing));
        let pair = match order.as_slice() {
            [Err(p), Ok(a), Err(q), Ok(b), ..]
            | [Ok(a), Err(p), Ok(b), Err(q), ..]
            | [Ok(a), Ok(b), Err(p), Err(q), ..]
            | [Err(p), Err(q), Ok(a), Ok(b), ..] => {
                [self.placed_copy(*a, *p, &from), self.placed_copy(*b, *q, &from)]
            }
            [Err(q), Ok(a), Ok(b)] => {
                let here = self.statement.clone();
                self.leave_out(here, "the only pose is that of the second shape, seen from the first");
                [self.placed_copy(*a, Placed::default(), &from), self.placed_copy(*b, *q, &from)]
            }
            _ => pair.map(Some),
        };
        let [Some(a), Some(b)] = pair else { return };
        for thing in [a, b] {
            self.things[thing].is_asked = true;
            // Jolt takes the transforms of the centers of mass, which its frame within a body does not move.
            if name.last().contains("CollideShape")
                && let Some(made) = &mut self.things[thing].made
                && made.engine == Engine::Jolt
            {
                made.local.position = glam::DVec3::ZERO;
            }
        }
        let is_free = |value: &Value| {
            value.thing().is_none()
                && matches!(value.what, What::Numbers(_) | What::Unknown { has_numbers: true })
        };
        if flat.iter().any(|(_, value)| is_free(value)) {
            let here = self.statement.clone();
            self.leave_out(
                here,
                "vectors of the query, such as a velocity or a direction, are no part of the pair",
            );
        }
        for (label, value) in flat {
            if label.is_none() && value.number().is_some() {
                let here = self.statement.clone();
                self.leave_out(here, "a number of the query, such as a prediction, is no part of the pair");
                break;
            }
        }
        self.asked.push([a, b]);
    }

    /// The shapes and poses of a query in their order.
    fn order(&self, name: &Name, flat: &Arguments) -> Vec<Result<usize, Placed>> {
        // `collisionShapePositionA = …`, by their letters.
        let mut labelled = [Placed::default(); 2];
        let mut has_labels = false;
        for (label, value) in flat {
            let Some(label) = label else { continue };
            let side = usize::from(label.ends_with('B'));
            if label.contains("Position")
                && let Some(shift) = value.vector().and_then(|numbers| Placed::shift(&numbers))
            {
                labelled[side] = labelled[side].moved(shift);
                has_labels = true;
            } else if label.contains("Orientation")
                && let What::Turn(turn) = value.what
            {
                labelled[side] = labelled[side].turned(turn);
                has_labels = true;
            }
        }
        let things: Vec<usize> = flat.iter().filter_map(|(_, value)| value.thing()).collect();
        if has_labels {
            return things.iter().zip(labelled).flat_map(|(thing, pose)| [Ok(*thing), Err(pose)]).collect();
        }
        let is_free = matches!(name.last(), "contactShape" | "intersectsShape" | "castShape");
        let mut order = Vec::new();
        let mut at = 0;
        while let Some((_, value)) = flat.get(at) {
            at += 1;
            match &value.what {
                What::Thing(thing) => order.push(Ok(*thing)),
                What::Place(pose) => order.push(Err(*pose)),
                What::Turn(Turn::None) => order.push(Err(Placed::default())),
                // Rapier's queries take a position and a rotation for each shape.
                _ if is_free => {
                    let next = flat.get(at).map(|(_, value)| value);
                    let shift = value.vector().and_then(|numbers| Placed::shift(&numbers));
                    if let (Some(shift), Some(next)) = (shift, next)
                        && matches!(order.last(), Some(Ok(_)))
                    {
                        let maker = Maker {
                            kind: "",
                            function: None,
                            head: "",
                            engines: &self.engines,
                            text: self.text,
                        };
                        if let Ok(turn) = turn_of(next, &maker) {
                            order.push(Err(shift.turned(turn)));
                            at += 1;
                        }
                    }
                }
                // `contact(&pos12, &shape1, &shape2)`
                What::Numbers(numbers) if order.is_empty() && at == 1 => {
                    order.extend(Placed::shift(numbers).map(Err));
                }
                _ => {}
            }
        }
        order
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
            || word.contains("createrigid")
            || path.contains("bodydesc");
        if !is_body
            || path.ends_with("set")
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
            } else if value.vector().is_some_and(|numbers| numbers.len() == 2) && word.starts_with("create") {
                self.set(thing, Role::Position, &[(None, value.clone())], &tree.range);
            } else if value.number().is_some()
                && self.things[thing].pose.is_some()
                && word.starts_with("create")
            {
                self.set(thing, Role::Rotation, &[(None, value.clone())], &tree.range);
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
        // The definition of a body makes a body, and may make another one later.
        if plain(last).contains("createbody")
            && self.things[thing].made.is_none()
            && self.things[thing].parts.is_empty()
        {
            let copy = Thing { name: String::new(), ..self.things[thing].clone() };
            return self.add(copy).map_or(result, |copy| Value::new(What::Thing(copy), from));
        }
        let reads = [
            "get",
            "is",
            "has",
            "contains",
            "compute",
            "calculate",
            "calc",
            "point",
            "ray",
            "local",
            "world",
            "support",
            "print",
        ];
        if plain(last).contains("pointin") || plain(last).contains("containspoint") {
            let vector = flat.iter().position(|(_, value)| value.vector().is_some());
            let shape = flat.iter().position(|(_, value)| value.thing().is_some());
            self.is_point_first |= vector < shape;
        }
        if role::words_of(last).iter().any(|word| reads.contains(&word.as_str()))
            && !role::is_query(last)
            && !plain(last).contains("createbody")
        {
            return Value::new(What::Unknown { has_numbers: false }, from);
        }
        let is_frame = matches!(last, "RotatedTranslatedShape" | "RotatedTranslatedShapeSettings");
        let is_made = rest.iter().any(|(_, value)| matches!(value.what, What::Turn(_)))
            && ["createbody", "createandaddbody", "addbody"].iter().any(|word| plain(last).contains(word));
        let is_settings = matches!(
            last,
            "BodyCreationSettings"
                | "CollisionObject"
                | "GeometryObject"
                | "btCollisionObject"
                | "createMultiBody"
        ) || is_frame
            || is_made;
        // A cast begins at the first of its poses.
        let places = rest.iter().filter(|(_, value)| matches!(value.what, What::Place(_))).count();
        if !is_settings
            && role::is_query(last)
            && places >= 2
            && !["cast", "sweep"].iter().any(|word| plain(last).contains(word))
        {
            self.problem(
                tree.range.clone(),
                "two shapes with their poses; one of the shapes is not known here",
                None,
            );
            return result;
        }
        if !is_settings
            && role::is_query(last)
            && let Some((_, first)) = rest.iter().find(|(_, value)| matches!(value.what, What::Place(_)))
        {
            let first = first.clone();
            self.leave_out(
                tree.range.clone(),
                "the motion of a cast (its velocity) is no part of the pair, which stands at its start",
            );
            self.set(thing, Role::Pose, &[(None, first)], &tree.range);
            return result;
        }
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
                (_, None) if last.starts_with("btRigidBody") => {}
                (What::Numbers(numbers), None) if is_settings && numbers.len() == 4 => {
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
        let Some(pose) = pose else {
            // A body of its own, which may share its shape.
            let is_own = ["mesh", "body", "rigid"].iter().any(|it| word.contains(it))
                && name.kind.starts_with(char::is_uppercase)
                && self.things[thing].pose.is_none();
            if !is_own {
                return result;
            }
            let body = self.add(Thing { from: from.clone(), ..Thing::at(tree.range.clone()) });
            return body.map_or(result, |body| {
                self.join(body, thing, Placed::default());
                Value::new(What::Thing(body), from)
            });
        };
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
                self.things[copy].alias = name;
                Value::new(What::Thing(copy), from)
            }
            None => result,
        }
    }
}

/// Whether a name that stands for nothing is that of a pose.
fn is_pose_name(name: &str) -> bool {
    let words = role::words_of(name);
    if let [first, rest @ ..] = words.as_slice()
        && matches!(first.as_str(), "t" | "x" | "m" | "xf" | "tf")
        && rest.len() == 1
    {
        return true;
    }
    words.iter().any(|word| {
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

/// Whether a method of a shape or a body gives it back: a setter, or what makes one of its settings.
fn passes_on(method: &str, role: Role) -> bool {
    let plain = plain(method);
    !matches!(role, Role::Unknown)
        || plain.starts_with("create")
        || plain.starts_with("as")
        || plain.starts_with("to")
        || plain.starts_with("with")
        || plain.starts_with("set")
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
            alias: String::new(),
            range,
            made: None,
            parts: Vec::new(),
            pose: None,
            from: Vec::new(),
            is_part: false,
            body: None,
            is_asked: false,
            shell: None,
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
                if is_type(owner)
                    && [
                        "UnitX",
                        "UnitY",
                        "UnitZ",
                        "Zero",
                        "Ones",
                        "Identity",
                        "Constant",
                        "Euler",
                        "AngleAxis",
                        "LookRotation",
                    ]
                    .contains(last) =>
            {
                Self {
                    path: path.join("."),
                    kind: (*owner).to_owned(),
                    function: Some((*last).to_owned()),
                    full,
                    has_dots: head.contains('.'),
                }
            }
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
            let is_new =
                self.function.as_deref().is_some_and(|function| ["new", "create", "New"].contains(&function));
            *name == self.full.replace(' ', "")
                || (is_new && *name == self.kind)
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
