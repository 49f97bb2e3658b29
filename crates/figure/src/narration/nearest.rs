//! Parts of sentences about the point of the simplex nearest to the origin and the bounds on its distance.

use super::{Explanation, Narration, Span, message, say, separated, short};
use crate::events::StepContext;
use crate::explain::claim::tolerance;
use crate::gjk::Letter;

/// Relative difference of two numbers below which their four shown digits are equal.
const SHOWN: f64 = 1e-4;

/// Returns whether two bounds have the same digits in a sentence.
pub(crate) fn look_alike(least: f64, most: f64) -> bool {
    most - least <= SHOWN * most
}

/// `P and Q are separated by at most 2.121 − 1.6 − 0.5 = 0.0213.` Without “at most” once the bounds have met.
pub(crate) fn with_radii(context: &StepContext<'_>, radii: [f64; 2], is_met: bool, out: &mut Explanation) {
    let Some(approach) = &context.state.last_approach else { return };
    let ([_, gap], [_, cores]) = (approach.bounds, approach.core_bounds);
    let case = match gap {
        _ if gap.abs() <= tolerance(context.trace) => "touch",
        _ if gap >= 0.0 => "apart",
        _ => "overlap",
    };
    let radii = with_signs(" − ", radii);
    out.add(&message!("rounded-distance"; cores, radii, gap, depth = -gap, :case, :is_met));
}

/// Formats the radii in a sum or difference: ` − 1.6 − 0.5`; a radius of zero is left out.
pub(crate) fn with_signs(sign: &str, radii: [f64; 2]) -> Narration {
    separated(radii.into_iter().filter(|radius| *radius != 0.0).map(|radius| say!(sign, radius)), "")
}

/// Formats a weighted sum of points: `0.3·A + 0.7·B`, `1.4·A − 0.4·B`.
pub(crate) fn sum(letters: &[Letter], weights: &[f64]) -> Narration {
    let terms = letters.iter().zip(weights.iter().copied()).enumerate().map(|(index, (letter, value))| {
        let sign = match (index, value < 0.0) {
            (0, false) => "",
            (0, true) => "−",
            (_, false) => " + ",
            (_, true) => " − ",
        };
        say!(sign, Span::Number { value, shown: short(value.abs()) }, "·", *letter)
    });
    separated(terms, "")
}
