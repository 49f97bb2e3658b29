//! Changes by methods and fields: of poses, of lists of points, of shapes and bodies.

use std::ops::Range;

use super::call::Call;
use super::engine::CodeEngine;
use super::make::Made;
use super::name::CodeName;
use super::pose;
use super::role::{NameRole, is_query, is_scenery, role, turns};
use super::table;
use super::turn::PartialPose;
use super::value::{CodeValue, LabeledValue, Refused, What, has_numbers, holds_thing, scalars};
use super::vector::Maker;
use super::words::{is_in, last_step, plain, words_of};
use super::world::World;
use crate::geometry::{MAX_VERTICES, Shape};
use crate::message::text;

/// Words of the names of lists that hold no points.
const FACES: &str = "face faces triangle triangles tris indices index polygons edges";

impl World<'_> {
    /// Applies a setter to a pose. Returns `None` with a problem if that is not understood.
    pub(super) fn moved(
        &mut self,
        from: PartialPose,
        role: NameRole,
        items: &[LabeledValue],
        place: &Range<usize>,
    ) -> Option<PartialPose> {
        let moved = if self.is_conditional {
            Err(Refused::found(
                text!("import-a-statement-outside-branches-and-loops"),
                text!("import-one-within"),
            ))
        } else {
            pose::after(from, role, items, self.habits)
        };
        moved.map_err(|refused| self.refuse(refused, place)).ok()
    }

    /// Sets the pose of a shape or a body.
    pub(super) fn set(&mut self, thing: usize, role: NameRole, items: &[LabeledValue], place: &Range<usize>) {
        let pose = self.things[thing].pose.unwrap_or_default();
        if let Some(pose) = self.moved(pose, role, items, place) {
            let thing = &mut self.things[thing];
            thing.pose = Some(pose);
            thing.from.extend(places(items));
            thing.from.push(place.clone());
        }
    }

    /// Changes the value at `path` by calling `method`, or by assigning to the field of that name.
    ///
    /// Returns `true` if the change was understood, or refused and reported as a problem.
    pub(super) fn change(
        &mut self,
        path: &str,
        method: &str,
        own: NameRole,
        items: &[LabeledValue],
        place: &Range<usize>,
    ) -> bool {
        if !self.names.contains_key(path)
            && let Some((base, part)) = path.rsplit_once('.')
            && self.names.contains_key(base)
            && let Some(is_done) = self.change_part(base, part, method, items, place)
        {
            return is_done;
        }
        match self.what(path) {
            Some(&What::Thing(thing)) => self.change_thing(thing, method, own, items, place),
            Some(What::Rows(_) | What::List(_)) => self.change_list(path, method, own, items, place),
            Some(&What::Place(pose)) => self.change_pose(path, pose, method, own, items, place),
            Some(What::Turn(_)) if own == NameRole::Rotation || turns(method) => {
                let angles = self.angles(method, items);
                let items = angles.as_deref().unwrap_or(items);
                if let Some(pose) = self.moved(PartialPose::default(), NameRole::Rotation, items, place) {
                    let from = places(items).chain([place.clone()]).collect();
                    self.names.insert(path.to_owned(), CodeValue::new(What::Turn(pose.turn), from));
                }
            }
            None | Some(What::Name(_) | What::Unknown { .. }) if own.places() && !is_scenery(path) => {
                if let Some(pose) = self.moved(PartialPose::default(), own, items, place) {
                    let from = places(items).chain([place.clone()]).collect();
                    self.names.insert(path.to_owned(), CodeValue::new(What::Place(pose), from));
                }
            }
            _ => return false,
        }
        true
    }

    /// Applies a method of a part, such as `box.position.set(1, 2, 3)`. Returns `None` if the part is not one that can
    /// be set.
    fn change_part(
        &mut self,
        base: &str,
        part: &str,
        method: &str,
        items: &[LabeledValue],
        place: &Range<usize>,
    ) -> Option<bool> {
        let inner = role(part);
        if inner.moves() && (role(method) != NameRole::Read || method == "copy") {
            if !method.starts_with("set") && !is_in("copy fromArray Set", method) {
                self.problem(place, text!("import-a-value-that-is-set-not"; method = method));
                return Some(true);
            }
            let angles = self.angles(method, items);
            return Some(self.change(base, part, inner, angles.as_deref().unwrap_or(items), place));
        }
        matches!(inner, NameRole::Harmless | NameRole::Margin).then_some(true)
    }

    /// The rotation of Euler angles as one value.
    fn angles(&self, method: &str, items: &[LabeledValue]) -> Option<Vec<LabeledValue>> {
        if !method.to_lowercase().contains("euler") {
            return None;
        }
        let maker = Maker { kind: "Euler", function: "", head: "", habits: self.habits };
        let mut items = items.to_vec();
        if items.len() == 3 {
            items.push((None, CodeValue::of(What::Text("XYZ".to_owned()))));
        }
        let what = maker.meaning(&items)?.ok()?;
        Some(vec![(None, CodeValue::of(what))])
    }

    /// Changes the pose that a name stands for.
    fn change_pose(
        &mut self,
        path: &str,
        pose: PartialPose,
        method: &str,
        role: NameRole,
        items: &[LabeledValue],
        place: &Range<usize>,
    ) {
        let is_harmless = matches!(role, NameRole::Harmless | NameRole::Read | NameRole::Margin);
        if role.moves() || role == NameRole::Identity {
            if let Some(pose) = self.moved(pose, role, items, place)
                && let Some(value) = self.names.get_mut(path)
            {
                value.what = What::Place(pose);
                value.from.push(place.clone());
                value.from.extend(places(items));
            }
        } else if !is_harmless && has_numbers(items) {
            let part = text!("import-a-part-of-the-pose-that").to_owned();
            let is_part = method == "part";
            self.problem(
                place,
                if is_part { part } else { text!("import-a-known-call-on-a-pose"; method = method) },
            );
        }
    }

    /// Adds points to a list.
    fn change_list(
        &mut self,
        path: &str,
        method: &str,
        role: NameRole,
        items: &[LabeledValue],
        place: &Range<usize>,
    ) {
        if words_of(path).iter().any(|word| is_in(FACES, word)) {
            return;
        }
        let mut points: Vec<Vec<f64>> = Vec::new();
        for (_, value) in items {
            match value.vector() {
                Some(vector) => points.push(vector),
                None => points.extend(value.points().unwrap_or_default()),
            }
        }
        if points.is_empty() {
            points.extend(scalars(items).filter(|scalars| (2..=3).contains(&scalars.len())));
        }
        let is_more = role == NameRole::Point || is_in("extend add insert concat", &plain(method));
        let is_content =
            |value: &CodeValue| value.has_numbers() || matches!(value.what, What::Unknown { .. });
        if is_more && !points.is_empty() && !self.is_conditional {
            if let Some(value) = self.names.get_mut(path) {
                let mut rows = value.points().unwrap_or_default();
                let room = MAX_VERTICES.saturating_sub(rows.len());
                rows.extend(points.into_iter().take(room));
                value.what = What::Rows(rows);
                value.from.push(place.clone());
            }
        } else if !matches!(role, NameRole::Harmless | NameRole::Read | NameRole::Margin)
            && items.iter().any(|(_, value)| is_content(value))
        {
            self.problem(place, text!("import-a-known-call-on-a-list"; method = method));
        }
    }

    /// Changes a shape or a body.
    pub(super) fn change_thing(
        &mut self,
        thing: usize,
        method: &str,
        role: NameRole,
        items: &[LabeledValue],
        place: &Range<usize>,
    ) {
        let last = last_step(method);
        // A shape that is set within a declared one, `s.SetAsBox(1, 2)`.
        let is_row = || table::ROWS.iter().any(|row| !row.is_shared && is_in(row.names, last));
        if last == "Set" && self.engines.contains(&CodeEngine::Box2d) || is_row() {
            self.reshape(thing, last, items, place);
            return;
        }
        if self.fill(thing, last, items, place) {
            return;
        }
        if self.engines.contains(&CodeEngine::Trimesh) && is_in("apply_transform apply_translation", last) {
            self.carry(thing, last, items, place);
            return;
        }
        match role {
            NameRole::Pose if items.iter().any(|(_, value)| value.thing().is_some()) => {}
            NameRole::Unknown if is_in("add addchild", &plain(last)) && holds_thing(items) => {
                self.problem(place, text!("import-a-body-without-a-parent"));
            }
            _ if plain(last) == "setorigin" && self.engines.contains(&CodeEngine::Gdx) => {
                let numbers = scalars(items).filter(|numbers| numbers.iter().all(|number| *number == 0.0));
                if numbers.is_none() {
                    self.problem(place, text!("import-an-origin-at-0-0-since"));
                }
            }
            role if role.moves() || role == NameRole::Identity => self.set(thing, role, items, place),
            NameRole::Point => self.add_point(thing, items, place),
            NameRole::Margin => self.leave_out_margin(method, place),
            // The skin of a polygon.
            _ if plain(method).ends_with("mradius") => self.leave_out_margin(method, place),
            _ if role == NameRole::Shape || role == NameRole::Unknown && holds_thing(items) => {
                let mut all = vec![(None, CodeValue::of(What::Thing(thing)))];
                all.extend(items.iter().cloned());
                self.together(Call { name: &CodeName::of(method), items: all, place, from: Vec::new() });
            }
            NameRole::Unknown if has_numbers(items) && is_query(last) => {
                self.leave_out(place, text!("import-numbers-of-this-call-are-not"));
            }
            NameRole::Unknown if has_numbers(items) => {
                let expected = text!("import-a-known-call-since-may-move"; method = method);
                self.problem(place, expected);
            }
            _ => {}
        }
    }

    /// Lists a margin as omitted, by the field or the method that sets it.
    pub(super) fn leave_out_margin(&mut self, name: &str, place: &Range<usize>) {
        let why = text!("import-sets-a-margin"; name = last_step(name));
        self.leave_out(place, &why);
    }

    /// Moves a mesh of trimesh by a transform, from its current place.
    fn carry(&mut self, thing: usize, method: &str, items: &[LabeledValue], place: &Range<usize>) {
        let role = if method == "apply_translation" { NameRole::Position } else { NameRole::Pose };
        let Some(by) = self.moved(PartialPose::default(), role, items, place) else { return };
        match by.of(self.things[thing].pose.unwrap_or_default()) {
            Some(pose) => {
                let thing = &mut self.things[thing];
                thing.pose = Some(pose);
                thing.from.extend(places(items));
                thing.from.push(place.clone());
            }
            None => self.problem(place, text!("import-a-transform-of-the-dimension-of")),
        }
    }

    /// Adds a point to a hull.
    fn add_point(&mut self, thing: usize, items: &[LabeledValue], place: &Range<usize>) {
        let numbers = items.first().and_then(|(_, value)| value.vector()).or_else(|| scalars(items));
        let point = numbers.and_then(|numbers| PartialPose::shift(&numbers));
        let is_conditional = self.is_conditional;
        let statement = self.statement.clone();
        let thing = &mut self.things[thing];
        match (&mut thing.made, point) {
            (Some(Made { shape: Shape::Points(points), dimension, .. }), Some(point))
                if points.len() < MAX_VERTICES && !is_conditional =>
            {
                points.push(point.position);
                *dimension = point.dimension;
                thing.from.push(statement);
            }
            _ => self.problem(place, text!("import-a-point-in-numbers-for-a")),
        }
    }
}

/// Returns the places of values.
pub(super) fn places(items: &[LabeledValue]) -> impl Iterator<Item = Range<usize>> {
    items.iter().flat_map(|(_, value)| value.from.iter().cloned())
}
