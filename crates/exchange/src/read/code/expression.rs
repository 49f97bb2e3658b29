//! The values of expressions: signs, names, brackets, and bodies that are written as records.

use std::ops::Range;

use glam::DVec3;

use super::engine::CodeEngine;
use super::make;
use super::pose::record_pose;
use super::role::{NameRole, role, without_getter};
use super::slots::Taken;
use super::sums::{calculated, constant, negated};
use super::table;
use super::tree::{Argument, Expression, Node};
use super::turn::{PartialPose, WrittenTurn};
use super::value::{CodeValue, LabeledValue, What, gathered};
use super::vector::Maker;
use super::words::{is_in, last_step, plain, without_self};
use super::world::{Thing, World};
use crate::message::text;

/// Stands for the center of the vertices beside it.
pub(super) const CENTER: &str = "Vertices.centre";

impl World<'_> {
    /// Evaluates an expression.
    pub(super) fn value(&mut self, tree: &Expression) -> CodeValue {
        let here = || vec![tree.range.clone()];
        match &tree.node {
            Node::Number(number) => CodeValue::new(What::Number(*number), here()),
            Node::Text(text) => CodeValue::of(What::Text(text.clone())),
            Node::Name(name) => self.named(name),
            Node::Negative(inner) => {
                let value = self.value(inner);
                let has_numbers = value.has_numbers();
                CodeValue::new(negated(value.what).unwrap_or(What::Unknown { has_numbers }), value.from)
            }
            Node::Binary { sign, sides } => {
                if *sign == '^'
                    && let Some(base) = positive(&sides[0])
                {
                    // `-2**2` is the negative of the power.
                    let sides = Box::new([base, sides[1].clone()]);
                    let power =
                        Expression { node: Node::Binary { sign: '^', sides }, range: tree.range.clone() };
                    let negative = Node::Negative(Box::new(power));
                    return self.value(&Expression { node: negative, range: tree.range.clone() });
                }
                let [left, right] = [0, 1].map(|side| self.value(&sides[side]));
                if *sign == '/' && self.is_cut(sides, [&left, &right]) {
                    return CodeValue::unknown(true, here());
                }
                let has_numbers = left.has_numbers() || right.has_numbers();
                let from = left.from.iter().chain(&right.from).cloned();
                match calculated(*sign, &left, &right) {
                    Some(what) => CodeValue::new(what, from.collect()),
                    None => CodeValue::unknown(has_numbers, here().into_iter().chain(from).collect()),
                }
            }
            Node::List { open, arguments } => {
                let mut items = self.arguments(arguments);
                if let ('(', [(None, _)]) = (*open, items.as_slice()) {
                    return items.remove(0).1;
                }
                let from = sources(&tree.range, &items);
                self.bundle(items, &tree.range, from)
            }
            Node::Call { owner, head, open, arguments } => {
                // `body.getWorldTransform().setOrigin(…)`
                if let Some(path) = owner.as_deref().and_then(|owner| self.getter(owner))
                    && !arguments.is_empty()
                {
                    let items = self.arguments(arguments);
                    return self.call(&format!("{path}.{head}"), '(', items, &tree.range);
                }
                let owner = owner.as_deref().map(|owner| self.value(owner));
                let items = self.arguments(arguments);
                match owner {
                    Some(owner) => self.method_of_value(owner, head, items, &tree.range),
                    None => self.call(head, *open, items, &tree.range),
                }
            }
            Node::Unclear { has_numbers } => CodeValue::unknown(*has_numbers, here()),
        }
    }

    /// The path of the value that a getter of a body or a pose returns, if that value can be changed:
    /// `body.transform`.
    fn getter(&self, owner: &Expression) -> Option<String> {
        let Node::Call { owner: None, head, open: '(', arguments } = &owner.node else { return None };
        let (base, part) = head.rsplit_once('.')?;
        let bare = without_getter(part);
        let is_getter = arguments.is_empty() && bare != part && role(bare).moves() && self.is_known(base);
        // The transform of a body is all of its pose.
        is_getter
            .then(|| if role(bare) == NameRole::Pose { base.to_owned() } else { format!("{base}.{bare}") })
    }

    /// Returns whether a quotient of two integers has a remainder, which languages like C drop.
    fn is_cut(&self, sides: &[Expression; 2], values: [&CodeValue; 2]) -> bool {
        self.habits.divides_whole
            && sides.iter().all(|side| self.is_integer(side))
            && match values.map(CodeValue::number) {
                [Some(a), Some(b)] => b != 0.0 && a % b != 0.0,
                _ => false,
            }
    }

    /// Returns whether an expression is an integer in languages like C.
    fn is_integer(&self, tree: &Expression) -> bool {
        let is_whole = |range: &Range<usize>| {
            let digits = self.text[range.clone()].trim_start_matches(['-', '−', '+']);
            !digits.is_empty() && digits.chars().all(|c| c.is_ascii_digit())
        };
        match &tree.node {
            Node::Number(_) => is_whole(&tree.range),
            Node::Negative(inner) => self.is_integer(inner),
            Node::Binary { sides, .. } => sides.iter().all(|side| self.is_integer(side)),
            Node::List { open: '(', arguments } => {
                arguments.len() == 1 && self.is_integer(&arguments[0].value)
            }
            // A name that is declared as an integer.
            Node::Name(name) => self.names.get(without_self(name)).is_some_and(|value| {
                value.number().is_some()
                    && matches!(value.from.as_slice(), [only] if is_whole(only) && self.declares_integer(only))
            }),
            _ => false,
        }
    }

    /// Returns whether the line before a number declares an integer with it.
    fn declares_integer(&self, number: &Range<usize>) -> bool {
        let before = &self.text[..number.start];
        let line = &before[before.rfind(['\n', ';', '{']).map_or(0, |end| end + 1)..];
        let types = "int long short unsigned size_t int32_t uint32_t int64_t uint64_t int32 auto i32 usize";
        line.split(|c: char| !c.is_alphanumeric() && c != '_').any(|word| is_in(types, word))
    }

    fn arguments(&mut self, arguments: &[Argument]) -> Vec<LabeledValue> {
        arguments.iter().map(|argument| (argument.label.clone(), self.value(&argument.value))).collect()
    }

    /// Evaluates a bracket without a name: a vector, points, a record, or a body by its fields.
    pub(super) fn bundle(
        &mut self,
        items: Vec<LabeledValue>,
        place: &Range<usize>,
        from: Vec<Range<usize>>,
    ) -> CodeValue {
        let value = CodeValue::new(gathered(items), from);
        match self.record(&value, place) {
            Some(thing) => CodeValue::new(What::Thing(thing), value.from),
            None => value,
        }
    }

    /// The value of a name.
    fn named(&self, name: &str) -> CodeValue {
        let name = without_self(name);
        if let Some(value) = self.names.get(name) {
            return value.clone();
        }
        if let Some(number) = constant(name) {
            return CodeValue::of(What::Number(number));
        }
        let (path, last) = name.rsplit_once(['.', ':']).unwrap_or(("", name));
        let path = path.trim_end_matches(':');
        let member = self.names.get(path).and_then(|owner| member_of(owner, last));
        member.or_else(|| self.constant_of_type(name, path, last)).unwrap_or_else(|| {
            let is_identity = is_in("pxidentity b2transformidentity", &plain(last));
            CodeValue::of(if is_identity {
                What::Turn(WrittenTurn::None)
            } else {
                What::Name(name.to_owned())
            })
        })
    }

    /// The constant of a type: `Vec3::ZERO`, `Quat.IDENTITY`, `Vector3.up`.
    fn constant_of_type(&self, head: &str, path: &str, last: &str) -> Option<CodeValue> {
        let (kind, last) = (last_step(path), plain(last));
        let is_one = is_in("identity zero x y z xaxis yaxis zaxis one up right", &last);
        if kind.is_empty() || !is_one {
            return None;
        }
        let function = match last.as_str() {
            "up" => "y",
            "right" => "x",
            "one" => "zero",
            other => other,
        };
        let what = Maker { kind, function, head, habits: self.habits }.meaning(&[])?.ok()?;
        match what {
            What::Numbers(zeros) if last == "one" => {
                Some(CodeValue::of(What::Numbers(vec![1.0; zeros.len()])))
            }
            _ if last == "one" => None,
            what => Some(CodeValue::of(what)),
        }
    }

    /// A body that is written as a record: points with a position or an angle beside them.
    fn record(&mut self, record: &CodeValue, place: &Range<usize>) -> Option<usize> {
        let What::Record(fields) = &record.what else { return None };
        let names = ["points", "vertices", "verts", "vertexlist", "hull"];
        let rows = names.into_iter().find_map(|name| record.field(name))?.points()?;
        // matter.js puts the center of the vertices at the position, which is this center.
        let is_center = |value: &CodeValue| matches!(&value.what, What::Name(name) if name == CENTER);
        if record.field("position").is_some_and(is_center) {
            let thing = self.hull(String::new(), place, rows)?;
            self.things[thing].pose = Some(PartialPose::default());
            return Some(thing);
        }
        let is_place = |name: &str, value: &CodeValue| {
            role(name).moves() && (value.has_numbers() || matches!(value.what, What::Record(_)))
        };
        if !fields.iter().any(|(name, value)| is_place(name, value)) {
            return None;
        }
        let is_sat = record.field("calcpoints").is_some();
        let offset = record.field("offset").and_then(CodeValue::vector).unwrap_or_default();
        if is_sat && offset.iter().any(|number| *number != 0.0) {
            self.problem(place, text!("import-a-polygon-of-sat-js-without"));
        }
        let pose = match record_pose(record) {
            Ok(pose) => pose,
            Err(refused) => {
                self.refuse(refused, place);
                return None;
            }
        };
        let name = match record.field("name").or_else(|| record.field("label")).map(|value| &value.what) {
            Some(What::Text(name)) => name.clone(),
            _ => String::new(),
        };
        let pose = pose.filter(|pose| is_sat || self.is_local(*pose, &rows, place));
        let thing = self.hull(name, place, rows)?;
        self.things[thing].pose = Some(pose.unwrap_or_default());
        Some(thing)
    }

    /// Returns whether points beside a position are relative to it, and not in world coordinates; it is a
    /// problem if both are possible.
    fn is_local(&mut self, pose: PartialPose, rows: &[Vec<f64>], place: &Range<usize>) -> bool {
        if pose.position == DVec3::ZERO {
            return true;
        }
        let holds = |point: DVec3| {
            (0..rows[0].len()).all(|axis| {
                let low = rows.iter().map(|row| row[axis]).fold(f64::INFINITY, f64::min);
                let high = rows.iter().map(|row| row[axis]).fold(f64::NEG_INFINITY, f64::max);
                low <= point[axis] && point[axis] <= high
            })
        };
        let is_local = holds(DVec3::ZERO);
        if is_local != holds(pose.position) {
            return is_local;
        }
        let expected = text!("import-points-that-are-clearly-either-local");
        self.problem(place, expected);
        true
    }

    /// Adds a hull of points under a name.
    pub(super) fn hull(&mut self, name: String, place: &Range<usize>, rows: Vec<Vec<f64>>) -> Option<usize> {
        let row = table::ROWS.iter().rev().find(|row| row.engine == CodeEngine::Any)?;
        let value = CodeValue::of(What::Rows(rows));
        let taken = Taken { placed: vec![&value], named: Vec::new(), is_plane: false };
        let made = make::make(row, &name, &taken, |_| None).ok()?;
        self.add(Thing { name, made: Some(made), from: vec![place.clone()], ..Thing::at(place) })
    }
}

/// The operand without its sign, if it has one.
fn positive(side: &Expression) -> Option<Expression> {
    match &side.node {
        Node::Negative(inner) => Some((**inner).clone()),
        Node::Number(number) if number.is_sign_negative() => {
            Some(Expression { node: Node::Number(number.abs()), range: side.range.clone() })
        }
        _ => None,
    }
}

/// Returns the places of an expression and of the values of its names.
pub(super) fn sources(place: &Range<usize>, items: &[LabeledValue]) -> Vec<Range<usize>> {
    let is_outside = |range: &&Range<usize>| range.start < place.start || range.end > place.end;
    let outside = items.iter().flat_map(|(_, value)| &value.from).filter(is_outside);
    std::iter::once(place).chain(outside).cloned().collect()
}

/// A component of a vector, a field of a record, or a value that a member passes on.
fn member_of(owner: &CodeValue, last: &str) -> Option<CodeValue> {
    let axis = ["x", "y", "z", "w"].iter().position(|axis| *axis == last);
    if let Some(number) = axis.and_then(|axis| owner.vector()?.get(axis).copied()) {
        return Some(CodeValue::new(What::Number(number), owner.from.clone()));
    }
    let field = owner.field(&plain(last)).cloned();
    field.or_else(|| (role(last) == NameRole::Read || last == "data").then(|| owner.clone()))
}
