//! Which pose belongs to which shape, and what of the text was left out.

use std::collections::HashSet;
use std::ops::Range;

use super::super::report::Draft;
use super::engine::Engine;
use super::evaluate::{Problem, Thing, World};
use super::make::Made;
use super::role;
use super::turn::{Placed, Turn};
use super::value::{What, is_rotation};
use crate::exchange::read::token::{Kind, Token};
use crate::exchange::reading::Reading;
use crate::geometry::{Dimension, Shape};

/// The reading; none if the text has no shape but hulls of points without poses.
pub(super) fn finish(mut world: World<'_>, tokens: &[Token], mut draft: Draft<'_>) -> Option<Reading> {
    world.settle_sweeps();
    let mut bodies = bodies(&world);
    let is_hull = |thing: &Thing| {
        thing.pose.is_none()
            && thing.parts.is_empty()
            && thing.made.as_ref().is_none_or(|made| {
                matches!(made.shape, Shape::Points(_))
                    && made.rounding == 0.0
                    && made.local == Placed::default()
                    && made.engine == Engine::Any
            })
    };
    let poses = loose_poses(&world);
    if bodies.iter().all(|body| is_hull(&world.things[*body]))
        && world.problems.is_empty()
        && poses.is_empty()
    {
        return None;
    }
    if bodies.is_empty() && world.problems.is_empty() {
        return None;
    }
    for Problem { range, expected, found } in std::mem::take(&mut world.problems) {
        match found {
            Some(found) => draft.found(range, &expected, found),
            None => draft.problem(range, &expected),
        }
    }
    let is_whole = draft.is_empty();
    if is_whole {
        let more = lists(&mut world, &bodies);
        if world.is_point_first {
            bodies.splice(0..0, more);
        } else {
            bodies.extend(more);
        }
        pair(&mut world, &mut draft, &bodies, poses);
    }
    write(&world, &mut draft, &bodies);
    leave_out(&world, &mut draft, &bodies, tokens);
    Some(draft.finish())
}

/// The bodies: those that the text asks about, or all that belong to no other.
fn bodies(world: &World<'_>) -> Vec<usize> {
    let has_shape =
        |index: &usize| world.things[*index].made.is_some() || !world.things[*index].parts.is_empty();
    let mut bodies: Vec<usize> = Vec::new();
    let key = |index: usize| {
        let thing = &world.things[index];
        (&thing.made, thing.pose, &thing.parts)
    };
    let mut last: Option<[usize; 2]> = None;
    for pair in &world.asked {
        let is_again = last.is_some_and(|last| (0..2).all(|side| key(last[side]) == key(pair[side])));
        if !is_again && pair.iter().all(has_shape) {
            bodies.extend(pair);
        }
        last = Some(*pair);
    }
    if bodies.is_empty() {
        bodies = (0..world.things.len())
            .filter(|index| !world.things[*index].is_part && has_shape(index))
            .collect();
    }
    bodies
}

/// Lists of points under a name that no constructor took, beside fewer than two bodies.
fn lists(world: &mut World<'_>, bodies: &[usize]) -> Vec<usize> {
    if bodies.len() >= 2 {
        return Vec::new();
    }
    let used: Vec<Range<usize>> = world.things.iter().flat_map(|thing| thing.from.clone()).collect();
    let mut found: Vec<(Range<usize>, String, Vec<Vec<f64>>)> = world
        .names
        .iter()
        .filter_map(|(name, value)| {
            let What::Rows(rows) = &value.what else { return None };
            let place = value.from.first()?.clone();
            let is_used = used.iter().any(|range| range.start <= place.start && place.end <= range.end);
            let is_list = rows.len() >= 2
                && rows.iter().all(|row| row.len() == rows[0].len() && (2..=3).contains(&row.len()));
            (is_list && !is_used && !is_rotation(rows)).then(|| (place, name.clone(), rows.clone()))
        })
        .collect();
    found.sort_by_key(|(place, ..)| place.start);
    if found.is_empty() && bodies.len() == 1 {
        found.extend(only_point(world, &used));
    }
    found.into_iter().filter_map(|(place, name, rows)| world.hull(name, place, rows)).collect()
}

/// The only vector under a name, if it is no place of a shape: the other shape is a point.
fn only_point(world: &World<'_>, used: &[Range<usize>]) -> Option<(Range<usize>, String, Vec<Vec<f64>>)> {
    let mut points = world.names.iter().filter_map(|(name, value)| {
        let What::Numbers(numbers) = &value.what else { return None };
        let place = value.from.first()?.clone();
        let is_point = (2..=3).contains(&numbers.len()) && !is_used(used, &place) && !is_place(name);
        is_point.then(|| (place, name.clone(), vec![numbers.clone()]))
    });
    let only = points.next()?;
    points.next().is_none().then_some(only)
}

/// A pose under a name that no shape has taken.
struct Loose {
    name: String,
    pose: Placed,
    from: Vec<Range<usize>>,
}

/// Poses, positions and rotations under names that no shape has taken, in the order of the text.
fn loose_poses(world: &World<'_>) -> Vec<Loose> {
    let taken: Vec<&Range<usize>> = world.things.iter().flat_map(|thing| &thing.from).collect();
    let mut loose: Vec<Loose> = world
        .names
        .iter()
        .filter(|(name, _)| !role::is_scenery(name))
        .filter_map(|(name, value)| {
            let pose = match &value.what {
                What::Place(pose) => *pose,
                What::Turn(turn) => Placed::default().turned(*turn),
                What::Numbers(numbers) if is_place(name) => Placed::shift(numbers)?,
                _ => return None,
            };
            let is_taken = value.from.first().is_some_and(|place| taken.contains(&place));
            (!is_taken).then(|| Loose { name: name.clone(), pose, from: value.from.clone() })
        })
        .collect();
    loose.sort_by_key(|loose| loose.from.first().map_or(usize::MAX, |range| range.start));
    loose
}

/// Whether a name is that of a place.
fn is_place(name: &str) -> bool {
    let words = role::words_of(name);
    let any = |all: &[&str]| words.iter().any(|word| all.contains(&word.as_str()));
    any(&[
        "pos",
        "position",
        "center",
        "centre",
        "origin",
        "offset",
        "translation",
        "location",
        "at",
        "trans",
        "place",
    ]) && !any(&["contact", "closest", "expected", "witness", "hit", "result", "direction", "ray", "mouse"])
}

/// Gives each shape without a pose its own.
fn pair(world: &mut World<'_>, draft: &mut Draft<'_>, bodies: &[usize], poses: Vec<Loose>) {
    let is_bare = |thing: &Thing| thing.pose.is_none() && thing.parts.is_empty();
    let mut bare: Vec<usize> = bodies.iter().copied().filter(|body| is_bare(&world.things[*body])).collect();
    bare.dedup();
    if bare.is_empty() {
        return;
    }
    let range = world.things[bare[0]].range.clone();
    let count = poses.len();
    let order = match count {
        0 => Vec::new(),
        _ => match by_name(world, &bare, &poses) {
            Some(order) => order,
            None if count == bare.len() => {
                draft.remark("Shapes and poses were joined in the order of the text");
                (0..count).collect()
            }
            None => {
                let expected =
                    format!("a pose for each shape, {} in all, or names that join them", bare.len());
                return draft.found(range, &expected, format!("{count}"));
            }
        },
    };
    for (body, pose) in bare.iter().zip(&order) {
        let Loose { pose, from, .. } = &poses[*pose];
        let thing = &mut world.things[*body];
        thing.pose = Some(*pose);
        thing.from.extend(from.iter().cloned());
    }
    if count > 0 {
        return;
    }
    // Numbers that may be a pose.
    if let Some(place) = suspect(world, bodies) {
        let expected = "a pose that is set for its shape, since this may be one";
        return draft.problem(place, expected);
    }
    let has_frame = |body: &usize| {
        let thing = &world.things[*body];
        thing.made.as_ref().is_some_and(|made| made.local != Placed::default()) || !thing.parts.is_empty()
    };
    if !bare.iter().all(has_frame) {
        draft.remark(if bare.len() == bodies.len() {
            "The text has no pose: the shapes stand at the origin"
        } else {
            "A shape without a pose stands at the origin"
        });
    }
}

/// The order of poses that names join with shapes: `box1` and `pos1`, `capsule` and `capsule_at`.
fn by_name(world: &World<'_>, bare: &[usize], poses: &[Loose]) -> Option<Vec<usize>> {
    if poses.len() != bare.len() {
        return None;
    }
    let pose_words: Vec<HashSet<String>> =
        poses.iter().map(|loose| role::words_of(&loose.name).into_iter().collect()).collect();
    let mut order = Vec::new();
    for body in bare {
        let thing = &world.things[*body];
        let words = role::words_of(if thing.alias.is_empty() { &thing.name } else { &thing.alias });
        let score = |index: usize| words.iter().filter(|word| pose_words[index].contains(*word)).count();
        let best = (0..poses.len()).map(score).max().filter(|best| *best > 0)?;
        let mut winners = (0..poses.len()).filter(|index| score(*index) == best);
        let winner = winners.next()?;
        if winners.next().is_some() || order.contains(&winner) {
            return None;
        }
        order.push(winner);
    }
    Some(order)
}

/// Numbers that may be a pose: a vector, a rotation or a matrix that no shape has taken.
fn suspect(world: &World<'_>, bodies: &[usize]) -> Option<Range<usize>> {
    let used = used(world, bodies);
    let is_free = |place: &Range<usize>| !is_used(&used, place);
    let mut places: Vec<Range<usize>> = world.loose.iter().filter(|place| is_free(place)).cloned().collect();
    for (name, value) in &world.names {
        let is_pose = match &value.what {
            What::Numbers(numbers) => {
                (2..=4).contains(&numbers.len()) || numbers.len() == 9 || numbers.len() == 16
            }
            What::Rows(rows) => {
                is_rotation(rows) || (rows.len() >= 3 && rows.iter().all(|row| row.len() == 4))
            }
            What::Turn(turn) => *turn != Turn::None,
            What::Place(_) => true,
            _ => false,
        };
        let is_other =
            role::is_scenery(name) || matches!(role::role(name), role::Role::Harmless | role::Role::Margin);
        if is_pose && !is_other {
            places.extend(value.from.first().filter(|place| is_free(place)).cloned());
        }
    }
    places.into_iter().min_by_key(|place| place.start)
}

/// The places that the bodies come from, in order.
fn used(world: &World<'_>, bodies: &[usize]) -> Vec<Range<usize>> {
    let mut used: Vec<Range<usize>> = Vec::new();
    for body in bodies {
        let thing = &world.things[*body];
        used.extend(thing.from.iter().cloned());
        used.push(thing.range.clone());
        used.extend(thing.parts.iter().flat_map(|(part, _)| world.things[*part].from.iter().cloned()));
    }
    used.extend(world.left_out.iter().map(|(range, _)| range.clone()));
    used.sort_by_key(|range| (range.start, range.end));
    used
}

fn is_used(used: &[Range<usize>], place: &Range<usize>) -> bool {
    used.iter().any(|range| range.start <= place.start && place.end <= range.end)
}

/// The greatest depth of bodies in bodies.
const MAX_PARTS: usize = 8;

/// The one shape of a body, and where it stands in it.
fn shape_of(world: &World<'_>, thing: &Thing, depth: usize) -> Result<(Made, Placed), &'static str> {
    const ONE: &str = "a body of one convex shape";
    match (&thing.made, thing.parts.as_slice()) {
        (Some(made), []) => Ok((made.clone(), Placed::default())),
        (None, [(part, local)]) if depth < MAX_PARTS => {
            let part = &world.things[*part];
            let (made, inner) = shape_of(world, part, depth + 1)?;
            local
                .of(part.pose.unwrap_or_default())
                .and_then(|local| local.of(inner))
                .map(|local| (made, local))
                .ok_or(ONE)
        }
        _ => Err(ONE),
    }
}

/// Adds the bodies to the reading.
fn write(world: &World<'_>, draft: &mut Draft<'_>, bodies: &[usize]) {
    let shape_of = |thing: &Thing| shape_of(world, thing, 0);
    let dimension_of = |thing: &Thing| {
        let (made, _) = shape_of(thing).ok()?;
        made.dimension.or_else(|| thing.pose.and_then(|pose| pose.dimension))
    };
    let common =
        bodies.iter().find_map(|body| dimension_of(&world.things[*body])).unwrap_or(Dimension::Three);
    for body in bodies {
        let thing = &world.things[*body];
        let range = thing.range.clone();
        let (made, local) = match shape_of(thing) {
            Ok(found) => found,
            Err(expected) => {
                draft.problem(range, expected);
                continue;
            }
        };
        if let Some(convention) = made.engine.convention() {
            draft.remark(convention);
        }
        let dimension =
            made.dimension.or_else(|| thing.pose.and_then(|pose| pose.dimension)).unwrap_or(common);
        let shape = match (&made.shape, dimension) {
            (Shape::Ball { radius }, Dimension::Two) => Shape::Disc { radius: *radius },
            (shape, _) => shape.clone(),
        };
        let whole = thing.pose.unwrap_or_default().of(local).and_then(|pose| pose.of(made.local));
        let flat = |pose: Placed| match (dimension, pose.turn) {
            // A turn about z in the plane.
            (Dimension::Two, Turn::Quaternion(turn)) if turn.x == 0.0 && turn.y == 0.0 => Placed {
                turn: Turn::Angle(2.0 * turn.z.atan2(turn.w)),
                dimension: Some(Dimension::Two),
                ..pose
            },
            (Dimension::Three, Turn::Angle(_)) | (_, _) => pose,
        };
        match whole.map(flat).and_then(|pose| pose.pose(dimension)) {
            Some(pose) => draft.body(&thing.name, range, dimension, (shape, pose, made.rounding)),
            None => {
                let expected = format!("a pose in {}D, like the shape", dimension.count());
                draft.found(range, &expected, "one of the other dimension".to_owned());
            }
        }
    }
}

/// Names the statements with numbers that no body comes from.
fn leave_out(world: &World<'_>, draft: &mut Draft<'_>, bodies: &[usize], tokens: &[Token]) {
    for (range, why) in &world.left_out {
        draft.left_out(range.clone(), why);
    }
    let used = used(world, bodies);
    let mut last_line = usize::MAX;
    for token in tokens.iter().filter(|token| matches!(token.kind, Kind::Number(_) | Kind::Malformed)) {
        if is_used(&used, &token.range) {
            continue;
        }
        let start = world.text[..token.range.start].rfind('\n').map_or(0, |at| at + 1);
        if start == last_line {
            continue;
        }
        last_line = start;
        let end = world.text[start..].find('\n').map_or(world.text.len(), |at| start + at);
        let line = &world.text[start..end];
        let start = start + (line.len() - line.trim_start().len());
        draft.left_out(start..start + line.trim().len(), "its numbers belong to no shape and no pose");
    }
}
