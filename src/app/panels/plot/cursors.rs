//! The cursor that all charts over the iterations share: each chart shows it and can move it.

use crate::app::state::cx::Cx;
use crate::app::state::request::Request;
use crate::app::view::chart;
use crate::figure::Focus;
use crate::figure::evolution::Cursors;

/// Returns the current iteration and those under the pointer.
pub(super) fn cursors(cx: &Cx<'_>) -> Cursors {
    let current = cx.derived.iteration_of(cx.step);
    let pointed =
        cx.session.attention.lit().iterations.iter().copied().filter(|index| *index != current).collect();
    Cursors { current: Some(current), pointed }
}

/// Handles the pointer: a click on a chart jumps to an iteration; hovering shows its numbers.
pub(super) fn take(answer: &chart::ChartInput, cx: &mut Cx<'_>, words: impl Fn(usize) -> Option<String>) {
    let derived = cx.derived;
    let iteration_at = |[x, _]: [f64; 2]| {
        (0..derived.iterations.len()).min_by(|a, b| {
            let away = |index: usize| (index as f64 + 1.0 - x).abs();
            away(*a).total_cmp(&away(*b))
        })
    };
    if let Some(index) = answer.clicked.and_then(iteration_at)
        && let Some(iteration) = derived.iterations.get(index)
    {
        cx.requests.push(Request::JumpTo(iteration.events.start));
    }
    if let Some(index) = answer.hovered.and_then(iteration_at) {
        cx.attention().offer(Focus::Iteration(index));
        if let Some(words) = words(index) {
            answer.tell(&words);
        }
    }
}
