//! Are the distance, the depth and the witness points right, where the solver names them?

use serde_json::json;

use super::tolerance::Tolerance;
use super::words::{short, shown};
use crate::geometry::Length;
use crate::judge::case::Case;
use crate::judge::finding::{Finding, Kind};
use crate::judge::protocol::{Answer, NotFinite, vector};

/// The error in a length that is no number.
pub(super) fn not_finite(NotFinite { field, said }: &NotFinite) -> Finding {
    let sentence = format!("You say that the {field} is {said}, which is no number.");
    Finding { kind: Kind::Length, step: None, sentence, exact: json!({ "field": field, "said": said }) }
}

pub(super) fn error(case: &Case, said: &Answer, tolerance: Tolerance) -> Option<Finding> {
    let length = case.length?.length;
    let separation = length.separation().unwrap_or(0.0);
    let depth = length.penetration_depth().unwrap_or(0.0);
    let size =
        case.vertices().concat().iter().fold(0.0_f64, |most, vertex| most.max(vertex.abs().max_element()));
    let is_near = |said: f64, truth: f64| {
        (said - truth).abs()
            <= tolerance.length() * truth.abs() + tolerance.of(size, 1) * 1e3 + tolerance.slack()
    };
    let finding = |sentence: String, said: f64, truth: f64| Finding {
        kind: Kind::Length,
        step: None,
        sentence,
        exact: json!({ "said": said, "expected": truth, "bounds": case.length.map(|it| it.bounds) }),
    };
    for (name, said, truth) in [("distance", said.distance, separation), ("depth", said.depth, depth)] {
        if let Some(said) = said
            && !is_near(said, truth)
        {
            let sentence = format!("You say that the {name} is {}, but it is {}.", short(said), short(truth));
            return Some(finding(sentence, said, truth));
        }
    }
    // Witness points of an overlap are a matter of convention; those of shapes that are apart are not.
    let witness = said.witness.as_ref().filter(|_| matches!(length, Length::Separation(_)))?;
    let [Some(on_p), Some(on_q)] = witness.each_ref().map(|point| vector(point, case.dimension())) else {
        let sentence = format!("Expected two witness points with {} numbers each.", case.dimension().count());
        return Some(finding(sentence, f64::NAN, separation));
    };
    let apart = on_p.distance(on_q);
    (!is_near(apart, separation)).then(|| {
        let sentence = format!(
            "Your witness points {} and {} are {} apart, but the distance is {}.",
            shown(on_p, case),
            shown(on_q, case),
            short(apart),
            short(separation)
        );
        finding(sentence, apart, separation)
    })
}
