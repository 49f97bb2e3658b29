//! Assignments to members, components and elements.

use std::ops::Range;

use super::role::{NameRole, role, without_getter};
use super::turn::{PartialPose, WrittenTurn};
use super::value::{CodeValue, What, about};
use super::world::World;
use crate::geometry::MAX_VERTICES;
use crate::message::text;

impl World<'_> {
    /// Sets `box.position = …`, `pose.p.x = …`. Returns whether the statement was one of these.
    pub(super) fn member(&mut self, owner: &str, part: &str, value: &CodeValue) -> bool {
        // `body.getWorldTransform() = …`
        let part = without_getter(part);
        if let Some(axis) = ["x", "y", "z"].iter().position(|axis| *axis == part) {
            return self.component(owner, axis, value);
        }
        // `body.position[0] = 1`
        if let Some((place, index)) = part.strip_suffix(']').and_then(|rest| rest.split_once('['))
            && role(without_getter(place)) == NameRole::Position
            && self.is_known(owner)
            && let Some(axis) = ["0", "1", "2"].iter().position(|it| *it == index)
        {
            return self.component(&format!("{owner}.{}", without_getter(place)), axis, value);
        }
        let role = role(part);
        if !self.names.contains_key(owner)
            && !role.moves()
            && !matches!(role, NameRole::Identity | NameRole::Shape)
        {
            return false;
        }
        let range = value.from.first().unwrap_or(&self.statement).clone();
        self.change(owner, part, role, &[(None, value.clone())], &range)
    }

    /// Sets a component, as in `box.position.x = 1` and `v.x = 1`. Returns whether the statement was one of these.
    fn component(&mut self, owner: &str, axis: usize, value: &CodeValue) -> bool {
        let number = value.number();
        let (base, part) = owner.rsplit_once('.').unwrap_or((owner, ""));
        let statement = self.statement.clone();
        if self.is_conditional && self.is_known(base) {
            self.problem(&statement, text!("import-a-statement-outside-branches-and-loops"));
            return true;
        }
        let (pose, from) = match self.names.get_mut(base) {
            Some(CodeValue { what: What::Place(pose), from }) => (pose, from),
            Some(CodeValue { what: What::Thing(thing), .. }) => {
                let thing = &mut self.things[*thing];
                (thing.pose.get_or_insert_default(), &mut thing.from)
            }
            _ => return number.is_some_and(|number| self.coordinate(owner, axis, number, &value.from)),
        };
        match (role(part), number) {
            (role, Some(number)) if part.is_empty() || role == NameRole::Position => {
                pose.position[axis] = number;
            }
            // `mesh.rotation.z = 1`
            (NameRole::Rotation, Some(angle)) if pose.turn == WrittenTurn::None => {
                *pose = pose.turned(WrittenTurn::Quaternion(about(['x', 'y', 'z'][axis], angle)));
            }
            _ => {
                self.problem(&statement, text!("import-a-position-or-a-rotation-in"));
                return true;
            }
        }
        from.push(statement);
        true
    }

    /// Sets a coordinate of a point, or of a point in a list. Returns whether it did.
    pub(super) fn coordinate(
        &mut self,
        owner: &str,
        axis: usize,
        number: f64,
        from: &[Range<usize>],
    ) -> bool {
        if let Some((list, index)) = owner.strip_suffix(']').and_then(|rest| rest.split_once('['))
            && let Ok(index) = index.parse::<usize>()
        {
            let rows = self.names.get(list).and_then(CodeValue::points);
            let mut point = rows.and_then(|rows| rows.get(index).cloned()).unwrap_or_default();
            point.resize(point.len().max(axis + 1), 0.0);
            point[axis] = number;
            self.element(list, index, point, from.to_vec());
            return true;
        }
        match self.names.get_mut(owner) {
            Some(CodeValue { what: What::Numbers(numbers), from: places }) if axis < numbers.len() => {
                numbers[axis] = number;
                places.extend(from.iter().cloned());
                true
            }
            _ => false,
        }
    }

    /// Sets a point of a list, or adds it as the next point.
    pub(super) fn element(&mut self, list: &str, index: usize, point: Vec<f64>, from: Vec<Range<usize>>) {
        let entry =
            self.names.entry(list.to_owned()).or_insert_with(|| CodeValue::of(What::Rows(Vec::new())));
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

    /// Sets the cosine or the sine of a rotation, as in `pose.q.c = 1`. Once both are set, the pose has the rotation.
    pub(super) fn part_of_rotation(&mut self, base: &str, target: &str, part: &str, value: CodeValue) {
        self.names.insert(target.to_owned(), value.clone());
        let range = self.statement.clone();
        if !matches!(part, "c" | "s") {
            return self.problem(&range, text!("import-a-part-of-a-pose-that"));
        }
        let stem = target.strip_suffix(part).unwrap_or_default();
        let field = |name: &str| {
            let number = self.names.get(&format!("{stem}{name}"))?.number()?;
            Some((name.to_owned(), CodeValue::new(What::Number(number), value.from.clone())))
        };
        if let (Some(cosine), Some(sine)) = (field("c"), field("s")) {
            let record = CodeValue::new(What::Record(vec![cosine, sine]), value.from);
            self.change(base, "q", NameRole::Rotation, &[(None, record)], &range);
        }
    }

    /// Sets a variable, a member or an element of a list to a vector. Returns whether it did.
    pub(super) fn plain_vector(&mut self, path: &str, numbers: Vec<f64>, from: &[Range<usize>]) -> bool {
        if let Some((base, part)) = path.rsplit_once('.') {
            let value = CodeValue::new(What::Numbers(numbers), from.to_vec());
            if let Some(thing) = self.names.get(base).and_then(CodeValue::thing) {
                let range = self.statement.clone();
                return self.fill(thing, part, &[(None, value)], &range);
            }
            let is_vector = !matches!(role(part), NameRole::Position | NameRole::Rotation);
            if is_vector {
                self.names.insert(path.to_owned(), value);
            }
            return is_vector;
        }
        let Some((list, index)) = path.strip_suffix(']').and_then(|rest| rest.split_once('[')) else {
            self.names.insert(path.to_owned(), CodeValue::new(What::Numbers(numbers), from.to_vec()));
            return true;
        };
        let index = index.parse();
        if let Ok(index) = index {
            self.element(list, index, numbers, from.to_vec());
        }
        index.is_ok()
    }

    /// Makes a pose of each sweep of `Box2D` that does not move. A sweep that moves is a problem.
    pub(super) fn settle_sweeps(&mut self) {
        let mut sweeps: Vec<String> =
            self.names.keys().filter_map(|name| Some(name.strip_suffix(".c0")?.to_owned())).collect();
        sweeps.sort_unstable();
        for sweep in sweeps {
            let part = |name: &str| self.names.get(&format!("{sweep}.{name}"));
            let number = |name: &str| part(name).and_then(CodeValue::number);
            let vector = |name: &str| part(name).and_then(CodeValue::vector);
            let shift = |name: &str| part(name).and_then(CodeValue::shift);
            let Some(place) = part("c0").and_then(|value| value.from.first()).cloned() else { continue };
            let moves = vector("c").is_some_and(|end| Some(end) != vector("c0"))
                || (number("a").is_some() && number("a") != number("a0"));
            if moves || part("c").is_none() {
                self.problem(&place, text!("import-a-sweep-that-stands-still-since"));
                continue;
            }
            let turn = PartialPose::default().turned(WrittenTurn::Angle(number("a0").unwrap_or_default()));
            let center = shift("localCenter").unwrap_or_default();
            let offset = turn.of(center).unwrap_or_default().position;
            let Some(at) = shift("c0") else { continue };
            let pose = turn.moved(PartialPose { position: at.position - offset, ..at });
            let parts = ["c0", "a0", "localCenter"].into_iter().filter_map(part);
            let from = parts.flat_map(|value| value.from.clone()).collect();
            for name in ["c0", "c", "a0", "a", "localCenter"] {
                self.names.remove(&format!("{sweep}.{name}"));
            }
            self.names.insert(sweep, CodeValue::new(What::Place(pose), from));
        }
    }
}
