//! The cells of the table of iterations, on screen and in exports.

use glam::DVec3;

pub use super::Digits;
use super::phrases::facet_kind;
use super::{full, growth, region_name, short, vertex_of};
use crate::geometry::{Side, SupportPoint};
use crate::gjk::{Iteration, Letter, PlaneQuestion, ReachTest, Termination, Tested, Trace};
use crate::internal::ExternalIteration;
use crate::message::text;
use crate::number::compared;
use crate::series::{self, IterationKind};
use crate::ties::Ties;

/// The number of columns.
const COLUMNS: usize = 8;

/// Returns the heads of the columns, in the order of the fields of [`IterationRow`].
pub fn heads() -> [&'static str; COLUMNS] {
    let [vertex_pair, region] = [text!("figure-head-parents"), text!("figure-head-region")];
    let [kept, bounds] = [text!("figure-head-kept"), text!("figure-head-bounds")];
    ["#", "v", "A", vertex_pair, "A·v", region, kept, bounds]
}

/// One iteration in words. In the rows of the polytope, v is the normal of the examined facet, the region is that
/// facet, and the gain replaces the kept letters.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct IterationRow {
    /// The number of the iteration, from 1; `EPA 1` for the first iteration of the polytope.
    pub number: String,
    /// The search direction v.
    pub direction: String,
    /// The support point A.
    pub support: String,
    /// The vertex pair of A: `p2 − q0`.
    pub vertex_pair: String,
    /// `A·v`.
    pub support_value: String,
    /// The region in which the origin was found, or a word for another outcome.
    pub region: String,
    /// The letters that were kept.
    pub kept: String,
    /// The bounds on the distance or the depth; empty if none is measured.
    pub bounds: String,
}

impl IterationRow {
    /// Returns the cells in the order of [`heads`].
    pub fn cells(&self) -> [&str; COLUMNS] {
        let Self { number, direction, support, vertex_pair, support_value, region, kept, bounds } = self;
        [number, direction, support, vertex_pair, support_value, region, kept, bounds].map(String::as_str)
    }
}

/// Returns the number of columns in use: all, or all except the last if nothing is measured.
pub fn columns(rows: &[IterationRow]) -> usize {
    if rows.iter().any(|row| !row.bounds.is_empty()) { COLUMNS } else { COLUMNS - 1 }
}

/// Returns the table of a run: one row for each of its [iterations](series::iterations).
pub fn rows(trace: &Trace, digits: Digits) -> Vec<IterationRow> {
    written(trace, Some(trace.outcome.termination), digits)
}

/// Returns the table of a run up to this step: the cells that later events determine are empty.
pub fn rows_until(trace: &Trace, step: usize, digits: Digits) -> Vec<IterationRow> {
    if step + 1 >= trace.events.len() {
        return rows(trace, digits);
    }
    let known = Trace { events: trace.events[..=step].to_vec(), ..trace.clone() };
    let is_ended = trace.has_ended(step);
    let mut rows = written(&known, is_ended.then_some(trace.outcome.termination), digits);
    // The kept points are known from an event of their own or, if nothing is dropped, from the end of the iteration.
    let begun = known.events.iter().rev().take_while(|event| event.supported().is_none());
    let is_reduced = begun.clone().any(|event| event.reduced().is_some());
    let is_ruled = begun.clone().any(|event| event.ruled().is_some());
    let is_search = begun.clone().all(|event| event.epa().is_none());
    let next = &trace.events[step + 1];
    let goes_on = next.supported().is_none() && next.epa().is_none();
    let is_rejected = known.iterations().last().is_some_and(|it| it.test == ReachTest::Rejected);
    if let Some(last) = rows.last_mut().filter(|_| is_search && goes_on && !is_reduced && !is_ended) {
        last.kept.clear();
        if !is_ruled && !is_rejected {
            last.region.clear();
        }
    }
    rows
}

/// Returns the rows of these events; the last row may state how the run ended.
fn written(trace: &Trace, ending: Option<Termination>, digits: Digits) -> Vec<IterationRow> {
    let summaries = trace.iterations();
    let row = |iteration: &_| row(trace, (&summaries, ending), iteration, digits);
    series::iterations(trace).iter().map(row).collect()
}

/// Marks the rows whose support point was one of several equally far points.
pub fn mark_ties(rows: &mut [IterationRow], ties: &[Option<Ties>]) {
    for (row, _) in rows.iter_mut().zip(ties).filter(|(_, ties)| ties.is_some()) {
        row.vertex_pair = text!("figure-tie"; pair = row.vertex_pair);
    }
}

fn row(
    trace: &Trace,
    (summaries, ending): (&[Iteration], Option<Termination>),
    iteration: &series::SeriesIteration,
    digits: Digits,
) -> IterationRow {
    let written = |vector: DVec3| digits.write_vector(vector, trace.dimension);
    let shared = IterationRow {
        support: iteration.support.map(|support| written(support.point)).unwrap_or_default(),
        vertex_pair: iteration.support.map(|support| vertex_pair(&support, digits)).unwrap_or_default(),
        bounds: iteration.bounds.map(|bounds| between(bounds, digits)).unwrap_or_default(),
        ..IterationRow::default()
    };
    match &iteration.kind {
        IterationKind::Search(index) => {
            let Some(summary) = summaries.get(*index) else { return shared };
            let ending = ending.filter(|_| index + 1 == summaries.len());
            let is_rejected = summary.test == ReachTest::Rejected;
            let told = trace.external.as_ref().map(|external| external.of(*index));
            let or_not = |is_told: fn(ExternalIteration) -> bool, text: String| {
                if told.is_none_or(is_told) { text } else { text!("figure-not-told").to_owned() }
            };
            let direction = digits.write_direction(summary.direction, trace.dimension);
            let kept = if is_rejected { String::new() } else { letters(&summary.kept) };
            IterationRow {
                number: (index + 1).to_string(),
                direction: or_not(|told| told.has_direction, direction),
                support_value: or_not(|told| told.has_direction, digits.write(summary.support_value)),
                region: region(trace, summary, *index == 0, ending),
                kept: or_not(|told| told.has_simplex, kept),
                ..shared
            }
        }
        IterationKind::Start(flaw) => {
            IterationRow { number: "EPA".to_owned(), region: growth::start_cell(*flaw), ..shared }
        }
        IterationKind::Growth { number, facet, gain } => {
            let support_value = iteration.support.map_or(0.0, |support| support.point.dot(facet.normal));
            let (kind, name) = (facet_kind(trace.dimension), growth::facet_name(facet));
            IterationRow {
                number: text!("figure-epa-number"; number = number),
                direction: written(facet.normal),
                support_value: digits.write(support_value),
                region: text!(
                    "figure-facet-at"; kind = kind, name = name, distance = digits.write(facet.distance)
                ),
                kept: text!("figure-gain"; gain = digits.write(*gain)),
                ..shared
            }
        }
    }
}

/// Formats bounds: `0.5 … 1.25`; one number if the bounds meet; `≤ -0.5` for a depth without an upper bound. A lower
/// bound that the radii make negative counts as zero.
pub fn between([least, most]: [f64; 2], digits: Digits) -> String {
    if least == f64::NEG_INFINITY && most <= 0.0 {
        return format!("≤ {}", digits.write(most));
    }
    let (least, most) = (digits.write(if most > 0.0 { least.max(0.0) } else { least }), digits.write(most));
    if least == most { most } else { format!("{least} … {most}") }
}

/// Formats a vertex pair: `p2 − q0`; `P’s point − q0` if P is curved, in exports `a point of P - q0`.
pub fn vertex_pair(support: &SupportPoint<DVec3>, digits: Digits) -> String {
    let name = |side: Side, index: Option<usize>| match index {
        Some(index) => format!("{}{index}", side.vertex_letter()),
        None if digits == Digits::Four => vertex_of(side, None).to_plain(),
        None => text!("figure-a-point-of"; side = side.name()),
    };
    let [p, q] = [name(Side::P, support.index_p), name(Side::Q, support.index_q)];
    format!("{p} {} {q}", digits.minus())
}

/// Formats the region: `edge AC`; `first` for the first point, which needs no decision; `rejected` for a point that
/// falls short of the origin, or `nothing new` in a distance query. The last iteration may state how the run ended
/// instead.
fn region(trace: &Trace, iteration: &Iteration, is_first: bool, ending: Option<Termination>) -> String {
    match (iteration.test, iteration.region) {
        (ReachTest::Rejected, _) if trace.algorithm.measures() => text!("figure-nothing-new").to_owned(),
        (ReachTest::Rejected, _) => text!("figure-rejected").to_owned(),
        (_, Some(region)) => region_name(region),
        (_, None) if is_first && iteration.simplex.len() == 1 => text!("figure-first").to_owned(),
        (_, None) => ending.map(ended).unwrap_or_default(),
    }
}

/// Returns the reason why a run ended, in a word or two.
pub(crate) fn ended(termination: Termination) -> String {
    text!("figure-termination"; name = termination.name())
}

/// Returns the letters as one word: `AC`.
pub fn letters(letters: &[Letter]) -> String {
    letters.iter().map(Letter::to_string).collect()
}

/// Lists the tests of an iteration with their values, in the notation of the articles: `AB⟂·AO = −10416`.
pub fn tests(iteration: &Iteration, digits: Digits) -> Vec<(PlaneQuestion, String)> {
    let shown = |tested: &Tested| match digits {
        Digits::Four if tested.value == 0.0 => short(0.0),
        Digits::Four => compared(tested.value, tested.sign, false),
        Digits::All => full(tested.value),
    };
    iteration.tests.iter().map(|tested| (tested.test.question, shown(tested))).collect()
}
