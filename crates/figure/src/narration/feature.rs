//! The features of a simplex in sentences.

use super::{Explanation, Message, Narration, Say, listed, message};
use crate::gjk::{FaceSide, Letter, Region};

/// Names the feature of a region: `edge AC`, `face ABC`, `the inside of the simplex`.
pub(crate) fn feature_of(region: Region) -> Message {
    message!("region-feature"; letters = region.letters(), kind: kind(region))
}

/// `vertex A`, `edge AC`, `face ADB`, `below ABC`, `inside`.
impl Say for Region {
    fn say(self, narration: &mut Narration) {
        narration.push(message!("figure-region"; letters = self.letters(), kind: kind(self)));
    }
}

/// Returns the variant of a message for the kind of a feature.
pub(crate) const fn kind(region: Region) -> &'static str {
    match region {
        Region::Vertex(_) => "vertex",
        Region::Edge(_) => "edge",
        Region::Face(_, FaceSide::Above) => "face",
        Region::Face(_, FaceSide::Below) => "below",
        Region::Interior => "inside",
    }
}

/// Names a feature without a side: `edge AC`, `face ABC`.
pub(crate) fn without_side(region: Region) -> Message {
    feature_of(match region {
        Region::Face(face, _) => Region::Face(face, FaceSide::Above),
        region => region,
    })
}

/// `nearest to edge AC`, `nearest to the underside of face ABC`, `inside the simplex`.
pub(crate) fn nearest_to(region: Region) -> Message {
    message!("region-nearest"; feature = feature_of(region), is_inside: region == Region::Interior)
}

/// `the line through A and B`, `the plane through A, B and C`.
pub(crate) fn extent_of(letters: &[Letter]) -> Message {
    message!("region-extent"; letters = listed(letters), count: letters.len())
}

/// Names a feature by its letters: `A`, `edge AB`, `triangle ABC`, `tetrahedron ABCD`.
pub(crate) fn with_letters(letters: &[Letter]) -> Message {
    message!("region-points"; letters, count: letters.len())
}

/// States that a choice is false, and names the nearest feature. `has_failed` says that the argument behind the code
/// fails here.
pub(crate) fn refuted(truth: Option<Region>, has_failed: bool, out: &mut Explanation) {
    out.add(&message!("doubt-wrong"; feature = truth.map(feature_of), truth: truth.map(kind), :has_failed));
}
