//! Calls with shapes and bodies among their values: bodies with their parts, and bodies that have no shape yet.

use std::ops::Range;

use super::call::Call;
use super::engine::CodeEngine;
use super::make::Made;
use super::role::{NameRole, is_query, is_scenery, role};
use super::turn::PartialPose;
use super::value::{CodeValue, LabeledValue, What};
use super::words::{has_any, is_in, plain};
use super::world::{Thing, World};
use crate::message::text;

impl World<'_> {
    /// Interprets a call by its values: `contact(pos1, shape1, pos2, shape2)`, `Object(shape, pose)`.
    pub(super) fn together(&mut self, mut call: Call<'_>) -> CodeValue {
        let mut flat: Vec<LabeledValue> = Vec::new();
        for (label, value) in std::mem::take(&mut call.items) {
            flatten(label, value, &mut flat);
        }
        call.items = flat;
        let things: Vec<usize> = call.items.iter().filter_map(|(_, value)| value.thing()).collect();
        let last = plain(call.last());
        match *things.as_slice() {
            [] => self.without_things(&call),
            [one] if self.is_drawn(one, &last) => {
                self.things[one].is_part = true;
                self.leave_out(call.place, text!("import-only-drawn-not-part-of-the"));
                call.unknown(false)
            }
            [one] => self.wrapped(one, &call),
            [a, b] if !self.things[a].has_shape() || !self.things[b].has_shape() => {
                let (body, shape) = if self.things[a].has_shape() { (b, a) } else { (a, b) };
                let has_shape = self.things[shape].has_shape();
                if has_shape {
                    self.join(body, shape, &call);
                }
                // A call that makes a shape gives that shape, which may be moved within the body.
                let is_shape = has_shape && has_any(&last, "shape collider fixture");
                call.gives(if is_shape { shape } else { body })
            }
            // A body that has a shape already gets another one.
            [a, b]
                if role(call.last()) == NameRole::Shape
                    || is_in("createCollider create_collider insert_with_parent attach", call.last()) =>
            {
                self.join(a, b, &call);
                call.gives(a)
            }
            [a, b, ..] => {
                let has_places = call.items.iter().any(|(_, value)| matches!(value.what, What::Place(_)));
                if (a != b || has_places) && is_query(call.last()) {
                    self.ask(&call, [a, b]);
                }
                call.unknown(call.has_numbers())
            }
        }
    }

    /// Interprets a call without a shape or a body among its values.
    fn without_things(&mut self, call: &Call<'_>) -> CodeValue {
        let (name, last) = (call.name, call.last());
        let has_numbers = call.has_numbers();
        let is_harmless = [last, &name.kind]
            .into_iter()
            .any(|word| matches!(role(word), NameRole::Harmless | NameRole::Margin));
        let makes_body = has_any(&plain(last), "body rigid actor createdynamic createstatic");
        if has_numbers && is_harmless && !makes_body {
            self.leave_out(call.place, text!("import-changes-no-shape-and-no-pose"));
            return call.unknown(false);
        }
        let is_vector = |value: &CodeValue| value.vector().is_some_and(|numbers| numbers.len() >= 2);
        if !is_query(last)
            && !is_scenery(&format!("{}{}{last}", name.path, name.kind))
            && call.items.iter().any(|(_, value)| is_vector(value))
            && has_numbers
        {
            self.loose.push(call.place.clone());
        }
        self.body_without_shape(call).unwrap_or_else(|| call.unknown(has_numbers))
    }

    /// Returns whether a call makes a mesh that is drawn for a shape of another library.
    fn is_drawn(&self, thing: usize, last: &str) -> bool {
        last.contains("mesh")
            && self.engines.iter().any(|engine| *engine != CodeEngine::Three)
            && !matches!(self.things[thing].made, Some(Made { engine: CodeEngine::Fcl, .. }))
    }

    /// Makes a shape a part of a body, in the frame that the call gives.
    fn join(&mut self, body: usize, shape: usize, call: &Call<'_>) {
        let local = self.offset(&call.items, call.place);
        self.attach(body, shape, local);
    }

    /// Makes a shape a part of a body.
    pub(super) fn attach(&mut self, body: usize, shape: usize, local: PartialPose) {
        self.things[shape].is_part = true;
        self.things[shape].body = Some(body);
        let Thing { name, from, .. } = self.things[shape].clone();
        let body = &mut self.things[body];
        body.parts.push((shape, local));
        body.from.extend(from);
        if body.alias.is_empty() {
            body.alias = name;
        }
    }

    /// The place of a shape in its body, `addShape(shape, offset, rotation)`.
    fn offset(&mut self, items: &[LabeledValue], place: &Range<usize>) -> PartialPose {
        let rest: Vec<&CodeValue> = items
            .iter()
            .filter(|(label, value)| label.is_none() && value.thing().is_none())
            .map(|(_, value)| value)
            .collect();
        let Some(at) = rest.iter().position(|value| value.vector().is_some() && value.number().is_none())
        else {
            return rest.iter().find_map(|value| value.placed()).unwrap_or_default();
        };
        let shift = rest[at].shift().unwrap_or_default();
        match rest.get(at + 1) {
            Some(turn) if turn.has_numbers() => {
                let items = [(None, (*turn).clone())];
                self.moved(shift, NameRole::Rotation, &items, place).unwrap_or(shift)
            }
            _ => shift,
        }
    }

    /// A body that gets its shape later: `createBody({position: …})`, `RigidBodyDesc.dynamic()`.
    fn body_without_shape(&mut self, call: &Call<'_>) -> Option<CodeValue> {
        let last = plain(call.last());
        let path = plain(&format!("{}{}", call.name.kind, call.name.path));
        let is_body = has_any(&last, "body collisionobject motionstate createrigid")
            || has_any(&path, "rigidbody bodydesc");
        let is_other = path.ends_with("set") || has_any(&last, "bodyinterface bodyid");
        if !is_body || is_other || (role(call.last()) == NameRole::Read && path.is_empty()) {
            return None;
        }
        let thing = self.add(Thing { from: call.from.clone(), ..Thing::at(call.place) })?;
        let is_maker = last.starts_with("create");
        for (label, value) in &call.items {
            let role = match label {
                Some(label) => role(label),
                None if matches!(value.what, What::Place(_)) => NameRole::Pose,
                None if value.is_vector_of(2) && is_maker => NameRole::Position,
                None if value.number().is_some() && self.things[thing].pose.is_some() && is_maker => {
                    NameRole::Rotation
                }
                None => NameRole::Unknown,
            };
            if role.moves() {
                self.set(thing, role, &[(None, value.clone())], call.place);
            }
        }
        Some(call.gives(thing))
    }
}

/// Appends the values of a call to `flat`, with those in tuples and records one by one.
fn flatten(label: Option<String>, value: CodeValue, flat: &mut Vec<LabeledValue>) {
    match value.what {
        What::List(items) if items.iter().any(CodeValue::holds_thing) => {
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

/// Returns whether a record holds options, and not the components of a vector.
fn is_options(fields: &[(String, CodeValue)]) -> bool {
    !fields.iter().any(|(name, _)| is_in("x w", &plain(name)))
        && fields.iter().any(|(name, value)| value.holds_thing() || role(name).moves())
}
