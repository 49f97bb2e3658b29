//! The values beside the lines of a published code, taken from the events as the algorithm computed them.

use std::ops::RangeInclusive;

use glam::DVec3;

use crate::epa::Growth;
use crate::events::meaning;
use crate::explain::listing::{Listing, ListingReading, Names};
use crate::geometry::Dimension;
use crate::gjk::{Event, Letter, Supported, Trace};
use crate::growth::{MAX_NUMBERS, used_corners};
use crate::message::text;
use crate::narration::growth::facet_name;
use crate::narration::{Digits, short};

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
    let first = trace.events.iter().take(step + 1).rposition(Event::begins_iteration).unwrap_or(0);
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
    let mut values = vec![(executed.line, meaning(event).value(trace))];
    if let Some(Supported { support_value, .. }) = event.supported() {
        // The lines that test A·v name it.
        let about_reach = executed
            .lines
            .iter()
            .filter(|line| listing.lines.get(**line).is_some_and(|it| it.text.contains("A·v")));
        values.extend(about_reach.map(|line| (*line, format!("A·v = {}", short(*support_value)))));
    }
    values
}

/// Returns the variables of the published code at a step: the points by their names in it, the quantities
/// computed from them, and the direction. Once a polytope expands, returns those of its pseudocode.
pub fn variables(trace: &Trace, reading: &ListingReading, step: usize) -> Vec<Variable> {
    if let Some(growth) = &trace.state(step).growth {
        return of_polytope(growth, trace.dimension);
    }
    let iteration = iteration_until(trace, step);
    let begun = trace.events.get(*iteration.start()).and_then(Event::supported);
    let Some(Supported { direction, support_value, .. }) = begun else { return Vec::new() };
    // Letters are those of the simplex when A was added.
    let simplex = trace.state(*iteration.start()).lettered;
    let names = reading.executed.get(step).map_or(Names::OWN, |executed| executed.names);
    let written = |vector: DVec3| Digits::Four.write_vector(vector, trace.dimension);
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
        let Some((name, vector)) = meaning(event).variable() else { continue };
        if !variables.iter().any(|variable| variable.name == name) {
            variables.push(plain(&name, written(vector)));
        }
    }
    variables
}

fn plain(name: &str, value: String) -> Variable {
    Variable { name: name.to_owned(), letter: None, value }
}

/// Returns the nearest facet F with its normal n, the support point E along it, the bounds on the depth, and the corners
/// by their numbers.
fn of_polytope(growth: &Growth, dimension: Dimension) -> Vec<Variable> {
    let written = |vector: DVec3| Digits::Four.write_vector(vector, dimension);
    let mut variables = Vec::new();
    if let Some(facet) = growth.closest.and_then(|index| growth.facets.get(index)?.as_ref()) {
        variables.push(plain("F", facet_name(facet)));
        variables.push(plain("n", written(facet.normal)));
        variables.push(plain("F·n", short(facet.distance)));
        if let Some(probe) = &growth.probe {
            variables.push(plain("E", written(probe.point)));
            variables.push(plain("E·n", short(probe.point.dot(facet.normal))));
        }
    }
    if let Some([lower, upper]) = growth.bounds {
        variables.push(plain(text!("figure-depth"), format!("{} … {}", short(lower), short(upper))));
    }
    let corners = used_corners(growth).into_iter().take(MAX_NUMBERS);
    let corner = |number: usize| Some(plain(&number.to_string(), written(growth.points.get(number)?.point)));
    variables.extend(corners.filter_map(corner));
    variables
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Analysis;
    use crate::scene::library::SHIPPED;

    /// Regression: while a polytope expands, the panel had no variables and pointed to a table.
    #[test]
    fn the_polytope_has_variables_at_every_step() {
        let shipped =
            SHIPPED.into_iter().find(|it| it.file_name == "12-how-deep.ron").expect("a shipped scene");
        let analysis = Analysis::of(&shipped.scene());
        let trace = &analysis.trace;
        let listing = Listing::of_run(trace);
        let reading = ListingReading::of(trace, &listing);
        let mut probes = 0;
        for step in 0..trace.steps() {
            let names: Vec<String> =
                variables(trace, &reading, step).into_iter().map(|variable| variable.name).collect();
            if let Some(growth) = &trace.state(step).growth {
                assert!(names.contains(&"0".to_owned()), "step {step}: {names:?}");
                if growth.probe.is_some() {
                    probes += 1;
                    assert_eq!(names[..5], ["F", "n", "F·n", "E", "E·n"], "step {step}");
                }
            }
        }
        assert!(probes > 1);
    }
}
