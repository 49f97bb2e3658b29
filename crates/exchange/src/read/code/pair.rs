//! The bodies of a text, and the pose of each shape.

use std::collections::HashSet;
use std::ops::Range;

use super::super::report::ReadingDraft;
use super::engine::CodeEngine;
use super::role::{NameRole, is_place, is_scenery, role};
use super::turn::{PartialPose, WrittenTurn};
use super::value::{What, has_columns, is_rotation};
use super::words::words_of;
use super::world::{Thing, World};
use super::write::{is_used, leave_out, used, write};
use crate::geometry::Shape;
use crate::message::text;
use crate::read::token::Token;
use crate::reading::Reading;

/// Finishes the reading. Returns `None` if the text has no shape except hulls of points without poses.
pub(super) fn finish(mut world: World<'_>, tokens: &[Token], mut draft: ReadingDraft<'_>) -> Option<Reading> {
    world.settle_sweeps();
    world.settle_groups();
    let mut bodies = bodies(&world);
    let is_hull = |thing: &Thing| {
        thing.pose.is_none()
            && thing.parts.is_empty()
            && thing.made.as_ref().is_none_or(|made| {
                matches!(made.shape, Shape::Points(_))
                    && made.rounding == 0.0
                    && made.local == PartialPose::default()
                    && made.engine == CodeEngine::Any
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
    for (range, refused) in std::mem::take(&mut world.problems) {
        match refused.found {
            Some(found) => draft.found(range, &refused.expected, found),
            None => draft.problem(range, &refused.expected),
        }
    }
    if draft.is_empty() {
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

/// The bodies of the queries or, without queries, all bodies that are not parts of others.
fn bodies(world: &World<'_>) -> Vec<usize> {
    let has_shape = |index: &usize| world.things[*index].has_shape();
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

/// Lists of points under names that no constructor has used, if there are fewer than two bodies.
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
            let is_list =
                rows.len() >= 2 && (2..=3).contains(&rows[0].len()) && has_columns(rows, rows[0].len());
            (is_list && !is_used(&used, &place) && !is_rotation(rows))
                .then(|| (place, name.clone(), rows.clone()))
        })
        .collect();
    found.sort_by_key(|(place, ..)| place.start);
    if found.is_empty() && bodies.len() == 1 {
        found.extend(only_point(world, &used));
    }
    found.into_iter().filter_map(|(place, name, rows)| world.hull(name, &place, rows)).collect()
}

/// The only named vector, unless it is the position of a shape. It stands for the second shape, a point.
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
    pose: PartialPose,
    from: Vec<Range<usize>>,
}

/// Poses, positions and rotations under names that no shape has taken, in the order of the text.
fn loose_poses(world: &World<'_>) -> Vec<Loose> {
    let taken: Vec<&Range<usize>> = world.things.iter().flat_map(|thing| &thing.from).collect();
    let mut loose: Vec<Loose> = world
        .names
        .iter()
        .filter(|(name, _)| !is_scenery(name))
        .filter_map(|(name, value)| {
            let pose = match &value.what {
                What::Place(pose) => *pose,
                What::Turn(turn) => PartialPose::default().turned(*turn),
                What::Numbers(numbers) if is_place(name) => PartialPose::shift(numbers)?,
                _ => return None,
            };
            let is_taken = value.from.first().is_some_and(|place| taken.contains(&place));
            (!is_taken).then(|| Loose { name: name.clone(), pose, from: value.from.clone() })
        })
        .collect();
    loose.sort_by_key(|loose| loose.from.first().map_or(usize::MAX, |range| range.start));
    // Rotations and positions that other poses are made of.
    let others = |pose: &Loose| {
        let first = pose.from.first().cloned();
        pose.from
            .iter()
            .skip(1)
            .filter(move |place| Some(*place) != first.as_ref())
            .cloned()
            .collect::<Vec<_>>()
    };
    let parts: HashSet<Range<usize>> = loose.iter().flat_map(others).collect();
    loose.retain(|pose| pose.from.first().is_none_or(|first| !parts.contains(first)));
    loose
}

/// Places the second pose in the world if the text gives it relative to the first, as parry's `pos12`.
///
/// # Errors
/// The place of the second pose and the expected content, if the first pose is missing.
fn settle_relative(poses: &mut [Loose]) -> Result<(), (Range<usize>, String)> {
    let Some((second, stem)) =
        poses.iter().enumerate().find_map(|(at, pose)| Some((at, pose.name.strip_suffix("12")?.to_owned())))
    else {
        return Ok(());
    };
    let named = |end: &str| poses.iter().find(|pose| pose.name == format!("{stem}{end}"));
    if named("11").is_some() {
        // The eleventh and the twelfth of a list.
        return Ok(());
    }
    let Some(pose) = named("1").and_then(|first| first.pose.of(poses[second].pose)) else {
        let place = poses[second].from.first().cloned().unwrap_or_default();
        return Err((place, text!("import-1-as-well-to-which-12"; stem = stem)));
    };
    poses[second].pose = pose;
    poses[second].name = format!("{stem}2");
    poses[second..].rotate_left(1);
    Ok(())
}

/// Gives each shape without a pose one of the poses: by its name, or in order.
fn pair(world: &mut World<'_>, draft: &mut ReadingDraft<'_>, bodies: &[usize], mut poses: Vec<Loose>) {
    let is_bare = |body: &usize| world.things[*body].pose.is_none() && world.things[*body].parts.is_empty();
    let mut bare: Vec<usize> = bodies.iter().copied().filter(is_bare).collect();
    bare.dedup();
    if bare.is_empty() {
        return;
    }
    if poses.is_empty() {
        return stand_at_origin(world, draft, bodies, &bare);
    }
    if let Err((place, expected)) = settle_relative(&mut poses) {
        return draft.problem(place, &expected);
    }
    let order = if let Some(order) = by_name(world, &bare, &poses) {
        draft.remark(text!("import-shapes-and-poses-were-joined-by"));
        order
    } else if poses.len() == bare.len() {
        draft.remark(text!("import-shapes-and-poses-were-joined-in"));
        (0..poses.len()).collect()
    } else {
        let expected = text!("import-a-pose-for-each-shape"; count = bare.len());
        return draft.found(world.things[bare[0]].range.clone(), &expected, poses.len().to_string());
    };
    for (body, pose) in bare.iter().zip(&order) {
        let Loose { pose, from, .. } = &poses[*pose];
        let thing = &mut world.things[*body];
        thing.pose = Some(*pose);
        thing.from.extend(from.iter().cloned());
    }
}

/// Reports that shapes without a pose are at the origin, unless numbers of the text may be their pose.
fn stand_at_origin(world: &World<'_>, draft: &mut ReadingDraft<'_>, bodies: &[usize], bare: &[usize]) {
    if let Some(place) = suspect(world, bodies) {
        return draft.problem(place, text!("import-a-pose-that-is-set-for"));
    }
    let has_frame = |body: &usize| {
        world.things[*body].made.as_ref().is_some_and(|made| made.local != PartialPose::default())
    };
    if !bare.iter().all(has_frame) {
        draft.remark(if bare.len() == bodies.len() {
            text!("import-no-pose-was-found-the-shapes")
        } else {
            text!("import-a-shape-without-a-pose-stands")
        });
    }
}

/// The order in which poses belong to shapes, by their names: `box1` and `pos1`, `capsule` and `capsule_at`.
fn by_name(world: &World<'_>, bare: &[usize], poses: &[Loose]) -> Option<Vec<usize>> {
    if poses.len() != bare.len() {
        return None;
    }
    let pose_words: Vec<HashSet<String>> =
        poses.iter().map(|loose| words_of(&loose.name).into_iter().collect()).collect();
    let mut order = Vec::new();
    for body in bare {
        let thing = &world.things[*body];
        let words = words_of(if thing.alias.is_empty() { &thing.name } else { &thing.alias });
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
    let named = world.names.iter().filter_map(|(name, value)| {
        let is_pose = match &value.what {
            What::Numbers(numbers) => {
                (2..=4).contains(&numbers.len()) || numbers.len() == 9 || numbers.len() == 16
            }
            What::Rows(rows) => is_rotation(rows) || (rows.len() >= 3 && has_columns(rows, 4)),
            What::Turn(turn) => *turn != WrittenTurn::None,
            What::Place(_) => true,
            _ => false,
        };
        let is_other = is_scenery(name) || matches!(role(name), NameRole::Harmless | NameRole::Margin);
        value.from.first().filter(|_| is_pose && !is_other)
    });
    world.loose.iter().chain(named).filter(|place| is_free(place)).min_by_key(|place| place.start).cloned()
}
