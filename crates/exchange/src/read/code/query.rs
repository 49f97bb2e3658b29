//! Queries: the pair of shapes that a call asks about, and the poses that it gives.

use std::ops::Range;

use glam::DVec3;

use super::call::Call;
use super::change::places;
use super::engine::CodeEngine;
use super::role::is_pose_name;
use super::rotation::turn_of;
use super::turn::{PartialPose, WrittenTurn};
use super::value::{CodeValue, Refused, What};
use super::words::{is_in, plain};
use super::world::{Thing, World};
use crate::geometry::Shape;
use crate::internal::{Hull3, hull3};
use crate::message::text;

/// A shape or a pose of a query.
type QueryOperand = Result<usize, PartialPose>;

impl World<'_> {
    /// Adds the pair of a query, with the poses that the query gives.
    pub(super) fn ask(&mut self, call: &Call<'_>, pair: [usize; 2]) {
        let is_continuous = plain(call.last()).contains("continuous");
        let order = if is_continuous { Vec::new() } else { self.order(call) };
        let here = self.statement.clone();
        // Poses that the text does not set.
        let unset = call.items.iter().find_map(|(label, value)| match &value.what {
            What::Name(name) if label.is_none() && is_pose_name(name) => Some(name),
            _ => None,
        });
        if let Some(unset) = unset.filter(|_| order.len() < 4) {
            return self.refuse(Refused::unset(unset), &here);
        }
        // A call that gives a pose, but is not understood.
        let is_lost = |value: &CodeValue| {
            let mut calls = value.from.iter().filter_map(|range| self.text.get(range.clone()));
            value.what == What::Unknown { has_numbers: true } && calls.any(|call| call.contains('('))
        };
        if order.len() < 4
            && call.last().contains("CollideShape")
            && call.items.iter().any(|(_, value)| is_lost(value))
        {
            return self.problem(&here, text!("import-poses-in-numbers"));
        }
        let Some(pair) = self.pair(pair, &order, call) else { return };
        // Jolt takes the transforms of the centers of mass, which its frame within a body does not move.
        for thing in pair {
            if call.last().contains("CollideShape")
                && let Some(made) = &mut self.things[thing].made
                && made.engine == CodeEngine::Jolt
            {
                made.local.position = DVec3::ZERO;
                if is_off_center(&made.shape) {
                    let expected = text!("import-a-shape-about-its-center-of");
                    return self.problem(&here, expected);
                }
            }
        }
        if call.last().contains("CollideShape") && self.engines.contains(&CodeEngine::Jolt) {
            let before = call.items.iter().take_while(|(_, value)| value.placed().is_none());
            let scale = |value: &CodeValue| match &value.what {
                What::Numbers(numbers) => numbers.iter().any(|number| *number != 1.0),
                _ => false,
            };
            if before.into_iter().any(|(_, value)| scale(value)) {
                return self.problem(&here, text!("import-a-scale-of-1"));
            }
        }
        let is_vector =
            |value: &CodeValue| matches!(value.what, What::Numbers(_) | What::Unknown { has_numbers: true });
        if call.items.iter().any(|(_, value)| is_vector(value)) {
            let why = text!("import-vectors-of-the-query-such-as");
            self.leave_out(&here, why);
        }
        if call.items.iter().any(|(label, value)| label.is_none() && value.number().is_some()) {
            self.leave_out(&here, text!("import-a-number-of-the-query-such"));
        }
        self.asked.push(pair);
    }

    /// The shapes of a query at the poses that it gives, or the bodies that they belong to.
    fn pair(&mut self, pair: [usize; 2], order: &[QueryOperand], call: &Call<'_>) -> Option<[usize; 2]> {
        let [(a, p), (b, q)] = match *order {
            [Err(p), Ok(a), Err(q), Ok(b), ..]
            | [Ok(a), Err(p), Ok(b), Err(q), ..]
            | [Ok(a), Ok(b), Err(p), Err(q), ..]
            | [Err(p), Err(q), Ok(a), Ok(b), ..] => [(a, p), (b, q)],
            [Err(q), Ok(a), Ok(b)] => {
                let here = self.statement.clone();
                self.leave_out(&here, text!("import-the-only-pose-is-that-of"));
                [(a, PartialPose::default()), (b, q)]
            }
            _ => {
                let body = |thing: usize| self.things[thing].body.filter(|_| order.len() < 4);
                return Some(pair.map(|thing| body(thing).unwrap_or(thing)));
            }
        };
        let from: Vec<Range<usize>> = places(&call.items).collect();
        let a = self.placed_copy(a, p, &from);
        Some([a?, self.placed_copy(b, q, &from)?])
    }

    /// The shapes and poses of a query in their order.
    fn order(&self, call: &Call<'_>) -> Vec<QueryOperand> {
        if let Some(order) = labelled(call) {
            return order;
        }
        let is_free = is_in("contactShape intersectsShape castShape", call.last());
        let mut order: Vec<QueryOperand> = Vec::new();
        let mut values = call.items.iter().map(|(_, value)| value).enumerate().peekable();
        while let Some((at, value)) = values.next() {
            match &value.what {
                What::Thing(thing) => order.push(Ok(*thing)),
                What::Place(pose) => order.push(Err(*pose)),
                What::Turn(WrittenTurn::None) => order.push(Err(PartialPose::default())),
                // Rapier's queries take a position and a rotation for each shape.
                _ if is_free => {
                    if let (Some(shift), Some((_, next)), Some(Ok(_))) =
                        (value.shift(), values.peek(), order.last())
                        && let Ok(turn) = turn_of(next, self.habits)
                    {
                        order.push(Err(shift.turned(turn)));
                        values.next();
                    }
                }
                // `contact(&pos12, &shape1, &shape2)`
                What::Numbers(numbers) if at == 0 => order.extend(PartialPose::shift(numbers).map(Err)),
                _ => {}
            }
        }
        order
    }

    /// Adds a copy of a shape or a body at another pose.
    pub(super) fn placed_copy(
        &mut self,
        thing: usize,
        pose: PartialPose,
        from: &[Range<usize>],
    ) -> Option<usize> {
        let copy = Thing { pose: Some(pose), is_part: false, ..self.things[thing].clone() };
        self.things[thing].is_part = true;
        let copy = self.add(copy)?;
        self.things[copy].from.extend(from.iter().cloned());
        Some(copy)
    }
}

/// The shapes of a query with the poses that labels give, `collisionShapePositionA = …`. Returns `None` without labels.
fn labelled(call: &Call<'_>) -> Option<Vec<QueryOperand>> {
    let mut poses = [PartialPose::default(); 2];
    let mut has_labels = false;
    for (label, value) in &call.items {
        let Some(label) = label else { continue };
        let pose = &mut poses[usize::from(label.ends_with('B'))];
        *pose = match (&value.what, value.shift()) {
            (_, Some(shift)) if label.contains("Position") => pose.moved(shift),
            (What::Turn(turn), _) if label.contains("Orientation") => pose.turned(*turn),
            _ => continue,
        };
        has_labels = true;
    }
    let things = call.items.iter().filter_map(|(_, value)| value.thing());
    has_labels.then(|| things.zip(poses).flat_map(|(thing, pose)| [Ok(thing), Err(pose)]).collect())
}

/// Returns whether the center of mass of a solid shape is not at its origin.
fn is_off_center(shape: &Shape) -> bool {
    let Shape::Points(points) = shape else { return matches!(shape, Shape::Cone { .. }) };
    let Some(Hull3::Polytope(hull)) = hull3(points) else { return false };
    let (mut volume, mut moment) = (0.0, DVec3::ZERO);
    for [a, b, c] in hull.triangles.iter().map(|corners| corners.map(|corner| points[corner])) {
        let part = a.dot(b.cross(c));
        volume += part;
        moment += part * (a + b + c) / 4.0;
    }
    let size = points.iter().map(|point| point.length()).fold(0.0, f64::max);
    (moment / volume).length() > 1e-6 * size
}
