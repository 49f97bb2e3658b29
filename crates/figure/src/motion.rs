//! Motion as a chart: the cost and the outcome of each frame; and the same in words.
//!
//! A support point costs a search through the vertices of both shapes. A kept simplex is evaluated again before any
//! search: up to four vertex pairs, each a difference of two points without a search. Both are points of P ⊖ Q, so they
//! share an axis, and they are counted separately.

use glam::DVec3;

use super::analysis::Analysis;
use super::bounds::Bounds;
use super::chart::{Axis, Chart, Item, ItemForm};
use super::extent::Extent;
use super::mark::{Figure, Form, Marker, Role};
use super::narration::short;
use super::tint::Tint;
use crate::geometry::{Dimension, Side};
use crate::gjk::{Algorithm, Verdict};
use crate::lab::motion::{Frame, Journey, Memory, Record};
use crate::message::text;

/// Height of the strip of verdicts, as a fraction of the highest count.
const STRIP: f64 = 0.22;
/// Distance between the strip and the counts.
const GAP: f64 = 0.05;

/// Draws support points frame by frame, with cold and warm starts, above a strip of verdicts, with a rule at
/// the shown frame. A kept simplex has a second line, which includes the vertex pairs that were evaluated
/// again. Frames are counted from 1.
pub fn chart(record: &Record, current: Option<usize>) -> Chart {
    let most = record.most() as f64;
    let frames = record.frames.len();
    let mut items = strip(record, most);
    let pairs = |frame: &Frame| {
        let cost = frame.cost(Memory::Simplex);
        Some(cost.supports + cost.refreshed)
    };
    items.push(line(
        record,
        // Dotted: dashes and solid lines belong to the others.
        Role::Difference,
        text!("figure-simplex-kept-with-pairs").to_owned(),
        false,
        pairs,
    ));
    for memory in Memory::ALL {
        items.push(line(
            record,
            role(memory),
            memory.title().to_owned(),
            memory == Memory::Direction,
            |frame| Some(frame.cost(memory).supports),
        ));
    }
    if let Some(algorithm) = record.listing {
        let name = text!("figure-algorithm-cold"; algorithm = algorithm.title());
        items.push(line(record, Role::Length, name, true, |frame| Some(frame.listing?.supports)));
        items.extend(differing(record, &text!("figure-says-otherwise"; algorithm = algorithm.title())));
    }
    if let Some(current) = current {
        let form = ItemForm::Rule((current + 1) as f64);
        items.push(Item { role: Role::Origin, name: String::new(), form });
    }
    Chart {
        title: text!("figure-support-points-of-in-each"; algorithm = record.solver.title()),
        x: Axis {
            whole: true,
            bounds: Some([0.5, frames as f64 + 0.5]),
            ..Axis::named(text!("figure-frame-axis"))
        },
        y: Axis {
            whole: true,
            bounds: Some([-(GAP + STRIP) * most, most * (1.0 + GAP)]),
            numbered_from: Some(0.0),
            ..Axis::named(text!("figure-points-of-p-q"))
        },
        equal_scales: false,
        items,
    }
}

/// The style of a line: the direction has the color of v, and the simplex is the widest line.
const fn role(memory: Memory) -> Role {
    match memory {
        Memory::Nothing => Role::Origin,
        Memory::Direction => Role::Direction,
        Memory::Simplex => Role::Closest,
    }
}

fn line(
    record: &Record,
    role: Role,
    name: String,
    dashed: bool,
    count: impl Fn(&Frame) -> Option<usize>,
) -> Item {
    let points = record.frames.iter().enumerate();
    let points = points.filter_map(|(number, frame)| Some([(number + 1) as f64, count(frame)? as f64]));
    Item { role, name, form: ItemForm::Line { points: points.collect(), dashed } }
}

/// The frames on which the published code of the scene gives another verdict.
fn differing(record: &Record, name: &str) -> Option<Item> {
    let wrong = record.frames.iter().enumerate().filter(|(_, frame)| !frame.listing_agrees());
    let at: Vec<[f64; 2]> = wrong
        .filter_map(|(number, frame)| Some([(number + 1) as f64, frame.listing?.supports as f64]))
        .collect();
    let form = ItemForm::Points { at: at.clone(), marker: Marker::Ring };
    (!at.is_empty()).then(|| Item { role: Role::Probe, name: name.to_owned(), form })
}

/// The verdicts from frame to frame, in color, and in words if there is room.
fn strip(record: &Record, most: f64) -> Vec<Item> {
    let (low, high) = (-(GAP + STRIP) * most, -GAP * most);
    let frames = record.frames.len();
    let tints = record.frames.iter().map(|frame| Some(Tint::Verdict(frame.verdict()))).collect();
    let cells =
        ItemForm::Cells { min: [0.5, low], max: [frames as f64 + 0.5, high], columns: frames.max(1), tints };
    let mut items = vec![Item { role: Role::Grid, name: String::new(), form: cells }];
    items.extend(runs(record).into_iter().map(|(verdict, first, length)| {
        let at = [first as f64 + f64::midpoint(length as f64, 1.0), 0.5 * (low + high)];
        let form = ItemForm::Inscription { at, width: length as f64, text: verdict.word().to_owned() };
        Item { role: Role::Origin, name: String::new(), form }
    }));
    items
}

/// Groups consecutive frames with the same verdict: the verdict, the first frame (from 0) and the number of
/// frames.
pub fn runs(record: &Record) -> Vec<(Verdict, usize, usize)> {
    let mut runs: Vec<(Verdict, usize, usize)> = Vec::new();
    for (number, frame) in record.frames.iter().enumerate() {
        match runs.last_mut() {
            Some((verdict, _, length)) if *verdict == frame.verdict() => *length += 1,
            _ => runs.push((frame.verdict(), number, 1)),
        }
    }
    runs
}

/// Describes the cost of a frame, in a sentence such as
/// `OVERLAP: 5 support points cold, 3 with the direction kept, 2 with the simplex kept`.
pub fn frame_sentence(record: &Record, number: usize) -> String {
    let Some(frame) = record.frames.get(number) else { return String::new() };
    let [cold, direction, simplex] = Memory::ALL.map(|memory| frame.cost(memory));
    let mut words = vec![text!(
        "figure-frame";
        verdict = cold.verdict.word(), cold = cold.supports, direction = direction.supports,
        simplex = simplex.supports, pairs = simplex.refreshed
    )];
    if frame.costs.iter().any(|cost| cost.settled_exactly) {
        words.push(text!("figure-roundoff-left-it-open-and").to_owned());
    }
    if !frame.agrees() {
        words.push(text!("figure-the-verdict-depends-on-the").to_owned());
    }
    if let (Some(algorithm), Some(cost)) = (record.listing, frame.listing) {
        let agrees = if frame.listing_agrees() { "yes" } else { "no" };
        words.push(text!(
            "figure-frame-of-algorithm";
            algorithm = algorithm.title(), supports = cost.supports, agrees = agrees,
            verdict = cost.verdict.word()
        ));
    }
    words.join("; ")
}

/// Describes the cost of all frames, in a sentence.
pub fn summary(record: &Record) -> String {
    let [cold, direction, simplex] = Memory::ALL.map(|memory| record.total(memory));
    let frames = record.frames.len();
    let per_frame = |total: usize| short(total as f64 / frames.max(1) as f64);
    let wrong = record.frames.iter().filter(|frame| !frame.listing_agrees()).count();
    let algorithm = record.listing.map_or("", Algorithm::title);
    text!(
        "figure-all-frames";
        frames = frames, solver = record.solver.title(), cold = cold, direction = direction, simplex = simplex,
        pairs = record.refreshed(), cold_each = per_frame(cold), direction_each = per_frame(direction),
        simplex_each = per_frame(simplex), wrong = wrong, algorithm = algorithm
    )
}

/// Returns the extents of the shapes and of the difference over the whole motion. `analysis` belongs to any
/// frame.
pub fn extents(analysis: &Analysis, journey: &Journey, frame: usize) -> [Extent; 2] {
    let [p, q] = [Side::P, Side::Q].map(|side| Bounds::of(analysis.surfaces[side].points.iter().copied()));
    let now = journey.place_at(frame);
    // A rotating shape needs the room of the ball around its center.
    let around_middle = if journey.movement().turns == 0.0 {
        [q.min - now, q.max - now]
    } else {
        let far =
            analysis.surfaces[Side::Q].points.iter().map(|point| point.distance(now)).fold(0.0, f64::max);
        [DVec3::splat(-far), DVec3::splat(far)]
    };
    let [mut shapes, mut difference] = [Bounds::EMPTY; 2];
    for station in stations(journey) {
        let [low, high] = around_middle.map(|corner| station + corner);
        shapes = shapes.union(Bounds::of([low, high]));
        difference = difference.union(Bounds::of([p.min - high, p.max - low]));
    }
    let in_dimension = |bounds: Bounds| match analysis.dimension {
        Dimension::Two => Bounds { min: bounds.min.with_z(0.0), max: bounds.max.with_z(0.0) },
        Dimension::Three => bounds,
    };
    [(analysis.scene_extent(), shapes), (analysis.difference_extent(), difference)]
        .map(|(now, way)| now.union(&in_dimension(way).into()))
}

/// The start of the center of Q, and its waypoints.
fn stations(journey: &Journey) -> Vec<DVec3> {
    let start = journey.scene().bodies[Side::Q].center();
    std::iter::once(start).chain(journey.movement().waypoints.iter().copied()).collect()
}

/// Draws the path of the center of Q in the shapes view: its line, the waypoints, and the current place of
/// the center.
pub fn add_way(figure: &mut Figure, journey: &Journey, frame: usize) {
    let mut push = |form| figure.add(Role::Bound, None, form);
    let points = stations(journey);
    if points.len() > 1 {
        push(Form::Line { points: points.clone(), closed: false });
    }
    for at in points {
        push(Form::Point { at, marker: Marker::Diamond });
    }
    push(Form::Point { at: journey.place_at(frame), marker: Marker::Ring });
}
