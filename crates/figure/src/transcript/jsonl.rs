//! A run as JSON Lines, one line per step: also the format of external traces (`docs/traces.md`).

use glam::DVec3;
use serde_json::{Map, Value, json};

use super::scene_run::SceneRun;
use crate::events::meaning;
use crate::geometry::{Dimension, Length};
use crate::gjk::{Event, Iteration, Trace};

/// The version of the format.
pub const VERSION: u32 = 1;

pub(super) fn jsonl(scene_run: &SceneRun) -> String {
    let SceneRun { scene, trace, .. } = scene_run;
    let mut lines = vec![header(&scene.title, trace)];
    // After this event the kept points are those of a projection.
    let projected = trace.events.iter().position(|event| event.projected().is_some());
    lines.extend(trace.iterations().iter().map(|iteration| {
        let is_whole = projected.is_none_or(|event| event >= iteration.events.end);
        step(iteration, is_whole, trace)
    }));
    lines.push(answer(trace));
    let mut text = String::new();
    for line in lines {
        text.push_str(&line.to_string());
        text.push('\n');
    }
    text
}

fn header(title: &str, trace: &Trace) -> Value {
    let mut header = Map::new();
    let mut put = |name: &str, value: Value| header.insert(name.to_owned(), value);
    put("type", json!("trace"));
    put("version", json!(VERSION));
    put("name", json!(title));
    put("engine", json!(concat!("GJK Sandbox ", env!("CARGO_PKG_VERSION"))));
    put("method", json!(trace.algorithm.name()));
    put("dimension", json!(trace.dimension.count()));
    put("precision", json!(trace.precision.name()));
    // Curved shapes have no vertices: their runs are checked by their points alone.
    if let [Some(p), Some(q)] = trace.shapes.each_ref().map(|shape| shape.core_vertices()) {
        put("p", points(p, trace.dimension));
        put("q", points(q, trace.dimension));
        put("p_radius", json!(trace.shapes[0].radius));
        put("q_radius", json!(trace.shapes[1].radius));
    }
    Value::Object(header)
}

fn step(iteration: &Iteration, is_whole: bool, trace: &Trace) -> Value {
    let mut step = Map::new();
    let support = &iteration.support;
    step.insert("type".to_owned(), json!("step"));
    step.insert("v".to_owned(), point(iteration.direction, trace.dimension));
    for (name, index) in [("p", support.index_p), ("q", support.index_q)] {
        if let Some(index) = index {
            step.insert(name.to_owned(), json!(index));
        }
    }
    step.insert("a".to_owned(), point(support.point, trace.dimension));
    // If exact arithmetic has settled the question, the simplex is another one, whose points were never
    // requested.
    let events = trace.events.get(iteration.events.clone()).unwrap_or_default();
    if is_whole && !events.iter().any(|event| event.settled().is_some()) {
        let kept: Vec<DVec3> = iteration.simplex.points().iter().map(|support| support.point).collect();
        step.insert("simplex".to_owned(), points(&kept, trace.dimension));
    }
    if let Some(zero) = zero(events) {
        step.insert("zero".to_owned(), json!(zero));
    }
    Value::Object(step)
}

/// The maximum distance from the origin at which a decision of these events still counted a plane as containing it.
/// Returns `None` if only exact zeros counted as zero.
fn zero(events: &[Event]) -> Option<f64> {
    let distances = events.iter().filter_map(|event| meaning(event).zero_within());
    distances.filter(|distance| distance.is_finite() && *distance > 0.0).reduce(f64::max)
}

fn answer(trace: &Trace) -> Value {
    let outcome = &trace.outcome;
    let length = outcome.measurement.map(|measurement| measurement.length);
    json!({
        "type": "answer",
        "intersects": outcome.answer,
        "distance": length.and_then(Length::separation),
        "depth": length.and_then(Length::penetration_depth),
    })
}

fn points(points: &[DVec3], dimension: Dimension) -> Value {
    points.iter().map(|it| point(*it, dimension)).collect()
}

fn point(point: DVec3, dimension: Dimension) -> Value {
    json!(point.to_array()[..dimension.count()])
}
