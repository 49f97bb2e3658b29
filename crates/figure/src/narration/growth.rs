//! Parts of sentences about the expanding polytope: its facets, and the flaw of its simplex.

use super::phrases::{numbered, plain};
use super::{Message, message};
use crate::epa::{Facet, SimplexFlaw};
use crate::events::StepContext;
use crate::explain::claim;
use crate::gjk::Precision;

/// Names a facet by the numbers of its corners: `0–2`, `0–2–5`.
pub(crate) fn facet_name(facet: &Facet) -> String {
    numbered(&facet.corners)
}

/// Names a facet with its kind: `edge 0–2`, `face 0–2–5`.
pub(crate) fn facet(context: &StepContext<'_>, facet: &Facet) -> Message {
    message!(context, "epa-facet"; corners = facet_name(facet))
}

/// Returns the table cell about the start of EPA.
pub(super) fn start_cell(flaw: Option<SimplexFlaw>) -> String {
    plain(message!("epa-cell"; flaw: key(flaw)))
}

pub(crate) const fn key(flaw: Option<SimplexFlaw>) -> &'static str {
    match flaw {
        None => "none",
        Some(SimplexFlaw::TooFewPoints) => "too-few",
        Some(SimplexFlaw::RepeatedPoint) => "repeated",
        Some(SimplexFlaw::Flat) => "flat",
        Some(SimplexFlaw::OriginOnBoundary) => "boundary",
        Some(SimplexFlaw::OriginOutside) => "outside",
    }
}

/// Formats the signed distance of a facet from the origin.
pub(crate) fn distance(context: &StepContext<'_>, facet: &Facet) -> Message {
    // The plane of a facet is computed, so a distance of 0 is zero only within roundoff.
    let is_about_zero = facet.distance.abs() <= claim::tolerance_in(context.trace, Precision::F64);
    let case = match facet.distance {
        0.0 => "zero",
        _ if is_about_zero => "about-zero",
        distance if distance < 0.0 => "outside",
        _ => "inside",
    };
    message!(context, "epa-distance"; distance = facet.distance, :case)
}
