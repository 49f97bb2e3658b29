//! The common cursor of the charts over the iterations: each shows it, and each moves it.

use crate::app::state::derived::Derived;
use crate::app::state::focus::Attention;
use crate::app::state::request::{Request, Requests};
use crate::app::view::chart;
use crate::figure::Focus;
use crate::figure::evolution::Cursors;

/// Returns the current iteration and those under the pointer.
pub(super) fn cursors(derived: &Derived, step: usize, attention: &Attention) -> Cursors {
    let current = derived.iteration_of(step);
    let pointed = attention.lit().iterations.iter().copied().filter(|index| *index != current).collect();
    Cursors { current: Some(current), pointed }
}

/// Handles the pointer: a click on a chart jumps to an iteration; hovering shows its numbers.
pub(super) fn take(
    answer: chart::ChartInput,
    derived: &Derived,
    attention: &mut Attention,
    requests: &mut Requests,
    words: impl Fn(usize) -> Option<String>,
) {
    let iteration_at = |[x, _]: [f64; 2]| {
        (0..derived.iterations.len()).min_by(|a, b| {
            let away = |index: usize| (index as f64 + 1.0 - x).abs();
            away(*a).total_cmp(&away(*b))
        })
    };
    if let Some(index) = answer.clicked.and_then(iteration_at)
        && let Some(iteration) = derived.iterations.get(index)
    {
        requests.push(Request::JumpTo(iteration.events.start));
    }
    if let Some(index) = answer.hovered.and_then(iteration_at) {
        attention.offer(Focus::Iteration(index));
        if let Some(words) = words(index) {
            answer.response.on_hover_text_at_pointer(words);
        }
    }
}
