//! The values beside the lines of a published code, taken from the events as the algorithm computed them.

use std::ops::RangeInclusive;

use glam::DVec3;

use crate::epa;
use crate::geometry::{Dimension, Length, Measurement};
use crate::gjk::listing::{Listing, ListingReading, Names};
use crate::gjk::{Event, Letter, Supported, Tested, Trace};
use crate::message::text;
use crate::narration::{ended, length_of, product, short};

/// A variable of a published code and its value at a step.
#[derive(Clone, Debug, PartialEq)]
pub struct Variable {
    /// The name of the variable in the published code.
    pub name: String,
    /// The letter of the simplex, if the variable is one of its vertices.
    pub letter: Option<Letter>,
    /// The value of the variable, formatted.
    pub value: String,
}

/// Returns the steps of the iteration that contains a step, up to that step.
pub(super) fn iteration_until(trace: &Trace, step: usize) -> RangeInclusive<usize> {
    let step = step.min(trace.events.len().saturating_sub(1));
    let begins = |event: &Event| {
        matches!(
            event,
            Event::Supported(_) | Event::Epa(epa::EpaEvent::Probed { .. } | epa::EpaEvent::Examined { .. })
        )
    };
    let first = trace.events.iter().take(step + 1).rposition(begins).unwrap_or(0);
    first..=step
}

/// Returns the values that an event adds beside the lines that it executes.
pub(super) fn beside(
    trace: &Trace,
    listing: &Listing,
    reading: &ListingReading,
    at: usize,
) -> Vec<(usize, String)> {
    let (Some(event), Some(executed)) = (trace.events.get(at), reading.executed.get(at)) else {
        return Vec::new();
    };
    let mut values = vec![(executed.line, of_event(trace, event))];
    if let Event::Supported(Supported { support_value, .. }) = event {
        // The lines that test A·v name it.
        let about_reach = executed
            .lines
            .iter()
            .filter(|line| listing.lines.get(**line).is_some_and(|it| it.text.contains("A·v")));
        values.extend(about_reach.map(|line| (*line, format!("A·v = {}", short(*support_value)))));
    }
    values
}

fn of_event(trace: &Trace, event: &Event) -> String {
    let written = |vector: DVec3| coordinates(trace.dimension, vector);
    match event {
        Event::OnCores { radii: [p, q] } => text!("figure-radii"; p = short(*p), q = short(*q)),
        Event::Projected { axis, .. } => text!("figure-along"; direction = written(*axis)),
        Event::Supported(Supported { support, .. }) => match (support.index_p, support.index_q) {
            // The position of A is among the variables.
            (Some(p), Some(q)) => format!("A = p{p} − q{q}"),
            _ => format!("A = {}", written(support.point)),
        },
        Event::Tested(Tested { test, value, .. }) => format!("{} = {}", test.question, short(*value)),
        Event::Ruled { chosen, .. } => chosen.to_string(),
        Event::Relabelled { from, to } => {
            let pairs = from.iter().zip(to).filter(|(from, to)| from != to);
            let names: Vec<String> = pairs.map(|(from, to)| format!("{from} → {to}")).collect();
            names.join(", ")
        }
        Event::Reduced { kept, .. } => kept.iter().map(Letter::to_string).collect::<Vec<_>>().join(" "),
        Event::Redirected { direction, .. } => format!("v = {}", written(*direction)),
        Event::Weighed { letters, weights } => weighed(letters, weights),
        Event::Approached { nearest, .. } => {
            format!("N = {}, |N| = {}", written(*nearest), short(nearest.length()))
        }
        Event::SettledExactly { verdict, .. } => verdict.word().to_owned(),
        Event::Ended(termination) => format!("{}, {}", trace.outcome.verdict.word(), ended(*termination)),
        Event::Epa(event) => of_growth(trace, event),
        Event::Measured(measurement) => of_measurement(measurement),
    }
}

fn weighed(letters: &[Letter], weights: &[f64]) -> String {
    let parts = letters.iter().zip(weights).map(|(letter, weight)| format!("{letter} {}", short(*weight)));
    parts.collect::<Vec<_>>().join(", ")
}

fn of_growth(trace: &Trace, event: &epa::EpaEvent) -> String {
    match event {
        epa::EpaEvent::Examined { points, .. } => text!("figure-number-of-points"; count = points.len()),
        epa::EpaEvent::Inflated { support, .. } => coordinates(trace.dimension, support.point),
        epa::EpaEvent::Seeded { facets, .. } => text!("figure-sides"; count = facets.len()),
        epa::EpaEvent::Probed { facet, support, gain, .. } => {
            let point = coordinates(trace.dimension, support.point);
            text!("figure-side-probed"; side = *facet, point = point, gain = short(*gain))
        }
        epa::EpaEvent::Expanded { seen, added, .. } => {
            text!("figure-gone-and-new"; gone = seen.len(), added = added.len())
        }
    }
}

fn of_measurement(measurement: &Measurement) -> String {
    let kind = match measurement.length {
        Length::Separation(_) => "distance",
        Length::PenetrationDepth(_) => "depth",
    };
    text!("figure-length-of"; kind = kind, length = length_of(measurement))
}

/// A vector in as many components as the scene has dimensions: `(−336, −480)`.
fn coordinates(dimension: Dimension, vector: DVec3) -> String {
    let numbers: Vec<String> = vector.to_array().into_iter().take(dimension.count()).map(short).collect();
    format!("({})", numbers.join(", "))
}

/// Returns the variables of the published code at a step: the points by their names in it, the quantities
/// computed from them, and the direction.
pub fn variables(trace: &Trace, reading: &ListingReading, step: usize) -> Vec<Variable> {
    let iteration = iteration_until(trace, step);
    let Some(Event::Supported(Supported { direction, support_value, .. })) =
        trace.events.get(*iteration.start())
    else {
        return Vec::new();
    };
    // Letters are those of the simplex when A was added.
    let simplex = trace.state(*iteration.start()).lettered;
    let names = reading.executed.get(step).map_or(Names::OWN, |executed| executed.names);
    let written = |vector: DVec3| coordinates(trace.dimension, vector);
    let plain = |name: &str, value: String| Variable { name: name.to_owned(), letter: None, value };
    let mut variables = vec![plain("v", written(*direction)), plain("A·v", short(*support_value))];
    let named = Letter::ALL.into_iter().filter_map(|letter| {
        let own = names.of(letter);
        Some((letter, own, simplex.get(own)?.point))
    });
    let named: Vec<(Letter, Letter, DVec3)> = named.collect();
    for (letter, own, point) in &named {
        let at = written(*point);
        variables.push(Variable {
            name: letter.to_string(),
            letter: Some(*own),
            value: if letter == own {
                at
            } else {
                text!("figure-so-far"; point = at, letter = own.to_string())
            },
        });
    }
    if let Some((_, _, a)) = named.first() {
        variables.push(plain("AO", written(-*a)));
        for (letter, _, point) in named.iter().skip(1) {
            variables.push(plain(&format!("A{letter}"), written(*point - *a)));
        }
    }
    for event in trace.events.iter().take(step + 1).skip(*iteration.start()) {
        match event {
            Event::Tested(Tested { test, .. }) => {
                let name = product(test.question);
                let name = name.split('·').next().unwrap_or_default();
                if !variables.iter().any(|variable| variable.name == name) {
                    variables.push(plain(name, written(test.normal)));
                }
            }
            Event::Redirected { direction, .. } => {
                variables.push(plain(text!("figure-new-v"), written(*direction)));
            }
            _ => {}
        }
    }
    variables
}
