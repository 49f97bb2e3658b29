//! The ruling on a region: a caption for the picture of the region, and the words for the pointer.

use super::feature::{nearest_to, without_side};
use super::phrases::plain;
use super::{Narration, message, product, region_name, said, say, short};
use crate::explain::claim::{self, RegionClaim, Status};
use crate::gjk::{PlaneQuestion, Region, Ruling, Tested, Trace};
use crate::internal::excluding_test;

/// Returns the lines of a region's caption: its name, the ruling, and the number or the step (as on screen, from 1)
/// that excluded the region.
pub fn caption(claim: &RegionClaim, tests: &[Tested], since: Option<usize>) -> Vec<String> {
    let RegionClaim { region, ruling, status } = *claim;
    let (ruled, why) = match ruling {
        Ruling::Chosen => (if status.is_fact() { "chosen" } else { "taken" }, None),
        Ruling::NotAsked => ("not-asked", None),
        Ruling::TestedAndOutside => {
            let test = excluding_test(tests, region);
            ("outside", test.map(|tested| measured(tested.test.question, tested.value)))
        }
        _ if status == Status::Proved => {
            ("impossible", since.map(|step| plain(message!("ruling-since"; step = step.to_string()))))
        }
        _ => ("unproved", None),
    };
    let is_false = (status == Status::Refuted).then(|| plain(message!("ruling-false")));
    let ruled = plain(message!("ruling-caption"; ruling: ruled));
    [region_name(region), ruled].into_iter().chain(why).chain(is_false).collect()
}

/// Formats a test with its value, for a label beside the line of the test: `AB⟂·AO = −10416`.
pub fn measured(question: PlaneQuestion, value: f64) -> String {
    format!("{} = {}", product(question), short(value))
}

/// Returns the words for a pointer on a region: the reason, the number, and the step that a click leads to.
pub fn region(trace: &Trace, step: usize, region: Region) -> Option<Narration> {
    let state = trace.state(step);
    let claim = claim::regions(trace, &state).into_iter().find(|claim| claim.region == region)?;
    let mut out = reason(region, claim.ruling, claim.status);
    if claim.ruling == Ruling::TestedAndOutside
        && let Some(tested) = excluding_test(&state.tests, region)
    {
        out.add(say!(tested.test.question, " = ", tested.value, "."));
    }
    if let Some(at) = trace.excluded_at(step, region).filter(|at| *at != step) {
        out.add(message!("ruling-link"; step = (at + 1).to_string()));
    }
    Some(out)
}

/// Explains why a region was chosen, or why not.
pub fn reason(region: Region, ruling: Ruling, status: Status) -> Narration {
    let (is_fact, is_proved) = (status.is_fact(), status == Status::Proved);
    let ruling = match ruling {
        Ruling::ImpossibleSincePreviousDirection if is_proved => "direction",
        Ruling::ImpossibleSinceReachTest if is_proved => "reach",
        Ruling::ImpossibleSinceEarlierTest if is_proved => "earlier",
        Ruling::ImpossibleSincePreviousDirection
        | Ruling::ImpossibleSinceReachTest
        | Ruling::ImpossibleSinceEarlierTest => "unproved",
        Ruling::TestedAndOutside if is_fact => "outside",
        Ruling::TestedAndOutside => "taken-outside",
        Ruling::NotAsked => "not-asked",
        Ruling::Chosen if is_fact => "chosen",
        Ruling::Chosen => "taken",
    };
    let (feature, nearest, is_false) = (without_side(region), nearest_to(region), status == Status::Refuted);
    said(message!("ruling-reason"; feature, nearest, :ruling, :is_false))
}
