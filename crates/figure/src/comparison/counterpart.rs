//! The run to compare with if the user has not chosen one.

use super::Comparison;
use super::variant::Variant;
use crate::geometry::{Convex, Dimension};
use crate::gjk::{self, Algorithm, Defects, Precision, Query, Settings, Trace};

/// Returns other settings for the same shapes that make an instructive run. Planted defects, if there are any, are
/// removed. Otherwise the algorithm changes to one that answers differently or takes other steps. If there is none, the
/// precision or the first direction changes.
pub fn counterpart(
    shapes: &[Convex<glam::DVec3>; 2],
    dimension: Dimension,
    settings: &Settings,
    trace: &Trace,
) -> Settings {
    if !trace.defects.is_none() {
        return Settings { defects: Defects::NONE, ..*settings };
    }
    let candidates = candidates(settings, dimension);
    let [p, q] = shapes;
    let run = |settings: Settings| gjk::run(&Query { p, q, dimension, settings });
    let traces: Vec<(Settings, Trace)> = candidates.into_iter().map(|it| (it, run(it))).collect();
    let answers_otherwise = |(_, other): &&(Settings, Trace)| {
        (other.outcome.verdict, other.outcome.answer) != (trace.outcome.verdict, trace.outcome.answer)
    };
    let goes_otherwise = |(other, other_trace): &&(Settings, Trace)| {
        let variants =
            [Variant { settings, shapes, trace }, Variant { settings: other, shapes, trace: other_trace }];
        // A difference in the first iteration is only the start that published code prescribes.
        Comparison::of(variants).divergence.is_some_and(|divergence| divergence.row > 0)
    };
    let found = traces.iter().find(answers_otherwise).or_else(|| traces.iter().find(goes_otherwise));
    found.or(traces.first()).map_or(*settings, |(settings, _)| *settings)
}

/// Returns the candidates, the most instructive first.
fn candidates(settings: &Settings, dimension: Dimension) -> Vec<Settings> {
    use Algorithm::{Bittle, Cinkes, Directions, Distance, Djonov, Robust, Winter};
    let order = match settings.algorithm {
        Robust => [Djonov, Winter, Bittle],
        Djonov => [Winter, Bittle, Robust],
        Winter => [Djonov, Robust, Cinkes],
        Bittle | Cinkes => [Djonov, Robust, Winter],
        Distance => [Robust, Djonov, Winter],
        Directions => [Bittle, Robust, Djonov],
    };
    let others = order.into_iter().filter(|it| it.refusal(dimension).is_none());
    let mut candidates: Vec<Settings> =
        others.map(|algorithm| Settings { algorithm, ..settings.sound() }).collect();
    let precision = match settings.precision {
        Precision::F64 => Precision::F32,
        Precision::F32 => Precision::F64,
    };
    candidates.push(Settings { precision, ..*settings });
    candidates.push(Settings { initial_direction: -settings.initial_direction, ..*settings });
    candidates
}
