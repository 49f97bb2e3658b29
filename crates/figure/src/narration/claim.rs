//! One plain sentence for each claim, as shown by `trace --format json` and tooltips.

use super::feature::{extent_of, nearest_to, with_letters};
use super::phrases::numbered;
use super::span::Compared;
use super::{Components, Message, Narration, Say, Span, message, said, separated, test};
use crate::explain::claim::{About, BoundedLength, Claim, Fact, Status};
use crate::geometry::Dimension;

/// Formats a claim as a sentence of its own, with its certainty.
pub fn claim(claim: &Claim, dimension: Dimension) -> Narration {
    let length = if let Status::Within(length) = claim.status { length } else { 0.0 };
    let (fact, status, is_projected) = (fact(claim, dimension), claim.status, claim.is_projected);
    said(message!("claim"; fact, length, :status, :is_projected))
}

fn fact(claim: &Claim, dimension: Dimension) -> Message {
    let about = claim.about;
    let components = |vector| Components(vector, dimension);
    match &claim.fact {
        Fact::Farthest { side, direction, index, point } => {
            let vertex = index.map(|index| message!("claim-vertex"; vertex = Span::Vertex(*side, index)));
            let (point, direction) = (components(*point), components(*direction));
            message!("claim-farthest"; vertex, point, about, direction)
        }
        Fact::Reach { value, sign, .. } => {
            let is_exact = claim.status == Status::Proved;
            let value = Compared { value: *value, sign: *sign, is_exact };
            message!("claim-reach"; value, sign: *sign)
        }
        Fact::StopsShort { gap, .. } => message!("claim-gap"; about, gap = *gap),
        Fact::NothingBeyond { .. } => message!("claim-boundary"; about),
        Fact::Repeated { older } => message!("claim-repeated"; older = *older),
        Fact::Beyond { question, value, sign, .. } => {
            let test = test::answer(*question, *sign, dimension == Dimension::Three);
            message!("claim-test"; test, question = *question, value = *value)
        }
        Fact::Nearest { region } => message!("claim-nearest"; nearest = nearest_to(*region)),
        Fact::NotIn { region, .. } => message!("claim-not-in"; nearest = nearest_to(*region)),
        Fact::OriginOnSpan { letters } => {
            message!("claim-on-extent"; extent = extent_of(letters), feature = with_letters(letters))
        }
        Fact::OriginOn { letters } => message!("claim-on"; feature = with_letters(letters)),
        Fact::NoDirection => message!("claim-no-direction"),
        Fact::Towards { letters, .. } => {
            message!("claim-toward"; feature = with_letters(letters), count: letters.len())
        }
        Fact::Foot { letters, weights } => {
            let weights = separated(weights.iter().copied(), ", ");
            message!("claim-foot"; feature = with_letters(letters), weights)
        }
        Fact::Flat { letters } => message!("claim-flat"; feature = with_letters(letters)),
        Fact::NearestPoint { point } => message!("claim-closest"; point = components(*point)),
        Fact::LowerBound { of, value } | Fact::UpperBound { of, value } => {
            let is_upper = matches!(claim.fact, Fact::UpperBound { .. });
            message!("claim-bound"; value = *value, :about, length: length_key(*of), :is_upper)
        }
        Fact::Supports { corners } => message!("claim-supports"; about, facet = numbered(corners)),
        Fact::ReachesBeyond { corners, by } => {
            message!("claim-extends"; about, by = *by, facet = numbered(corners))
        }
        Fact::Encloses => message!("claim-encloses"),
        Fact::Verdict(verdict) => message!("claim-verdict"; verdict: *verdict),
        Fact::Cycle { length } => message!("claim-cycle"; count: *length),
    }
}

/// Returns the variant of a message for a length.
pub(super) const fn length_key(length: BoundedLength) -> &'static str {
    match length {
        BoundedLength::Distance => "distance",
        BoundedLength::Depth => "depth",
    }
}

/// `P`, `P’s core`, `P ⊖ Q`, `the cores’ difference`, `the simplex`.
impl Say for About {
    fn say(self, narration: &mut Narration) {
        narration.push(message!("claim-about"; about: self));
    }
}
