//! One plain sentence for each claim, as `trace --format json` and tooltips have it.

use super::feature::{Extent, Nearest, Points};
use super::span::{Components, Narration, Number, Say, Span, VertexOf, say};
use crate::geometry::{Dimension, Side};
use crate::gjk::claim::{About, Claim, Fact, Length, Status};
use crate::gjk::{Letter, Question, Sign, Verdict};
use crate::words::counted;

/// A claim as a sentence of its own, with how sure it is.
pub fn claim(claim: &Claim, dimension: Dimension) -> Narration {
    let mut narration = Narration::default();
    let out = &mut narration;
    match claim.status {
        Status::Proved | Status::Within(_) => {}
        Status::Concluded => out.push("The run concludes: "),
        Status::Refuted => out.push("The run concludes, and it is false: "),
    }
    if claim.is_projected {
        out.push("in the projection along the edge, ");
    }
    fact(claim, dimension, out);
    if let Status::Within(length) = claim.status {
        say!(out; ", within ", Number(length));
    }
    out.push(".");
    narration
}

fn fact(claim: &Claim, dimension: Dimension, out: &mut Narration) {
    let about = claim.about;
    let v = Span::Direction;
    match &claim.fact {
        Fact::Farthest { side, direction, index, point } => {
            if index.is_some() {
                say!(out; VertexOf(*side, *index), " = ");
            }
            say!(out; Components(*point, dimension), " is farthest in ", Words(about), " along ");
            say!(out; Components(*direction, dimension), ": no point lies farther");
        }
        Fact::Reach { value, sign, .. } => {
            say!(out; Letter::A, "·", v, " = ", Number(*value));
            out.push(match sign {
                Sign::Negative => " < 0: A does not reach the origin’s level along v",
                Sign::Zero => ": A is level with the origin along v",
                Sign::Positive => " > 0: A lies beyond the origin’s level along v",
            });
        }
        Fact::StopsShort { gap, .. } => {
            say!(out; Opening(about), " stops ", Number(*gap), " short of the origin along ", v);
        }
        Fact::NothingBeyond { .. } => {
            say!(out; "nothing of ", Words(about), " lies beyond the origin’s level along ", v);
        }
        Fact::Repeated { older } => say!(out; Letter::A, " is the same point as ", *older),
        Fact::Beyond { question, value, sign, .. } => beyond(*question, *value, *sign, out),
        Fact::Nearest { region } => say!(out; "the origin is ", Nearest(*region)),
        Fact::NotIn { region, .. } => say!(out; "the origin is not ", Nearest(*region)),
        Fact::OriginOnSpan { letters } => {
            say!(out; "the origin lies on ", Extent(letters), ", but not on ", Points(letters));
        }
        Fact::OriginOn { letters } => say!(out; "the origin lies on ", Points(letters)),
        Fact::NoDirection => say!(out; v, " is the zero vector, so every point has the same level along it"),
        Fact::Towards { letters, .. } if letters.len() == 1 => {
            say!(out; "the next ", v, " points from ", letters[0], " to the origin");
        }
        Fact::Towards { letters, .. } => {
            say!(out; "the next ", v, " is at right angles to ", Points(letters), " and points towards the origin");
        }
        Fact::Foot { letters, weights } => {
            say!(out; "the foot of the origin on ", Points(letters), " has the barycentric coordinates ");
            for (index, weight) in weights.iter().enumerate() {
                say!(out; if index > 0 { ", " } else { "" }, Number(*weight));
            }
        }
        Fact::Flat { letters } => say!(out; Points(letters), " is flat and has no barycentric coordinates"),
        Fact::NearestPoint { point } => {
            say!(out; Components(*point, dimension), " is the point of the simplex nearest to the origin");
        }
        Fact::LowerBound { of, value } => say!(out; Measured(*of, claim), " is at least ", Number(*value)),
        Fact::UpperBound { of, value } => say!(out; Measured(*of, claim), " is at most ", Number(*value)),
        Fact::Supports { corners } => {
            say!(out; "nothing of ", Words(about), " lies beyond facet ", name(corners).as_str());
        }
        Fact::ReachesBeyond { corners, by } => {
            say!(out; Opening(about), " reaches ", Number(*by), " beyond facet ", name(corners).as_str());
        }
        Fact::Encloses => say!(out; "the simplex holds the origin"),
        Fact::Verdict(verdict) => {
            say!(out; Side::P, " and ", Side::Q);
            out.push(match verdict {
                Verdict::Overlap => " overlap",
                Verdict::Touching => " touch",
                Verdict::Separate => " are apart",
                Verdict::Undecided => " are not decided about",
            });
        }
        Fact::Cycle { length } => {
            let iterations = counted(*length, "iteration");
            say!(out; "the simplex and the search direction are those of ", iterations.as_str(), " ago");
        }
    }
}

fn beyond(question: Question, value: f64, sign: Sign, out: &mut Narration) {
    say!(out; "the origin is ");
    match question {
        Question::Along { edge: [from, to] } => {
            out.push(if sign == Sign::Positive { "on " } else { "not on " });
            say!(out; to, "’s side of ", from);
        }
        Question::BeyondEdge { edge, face } => {
            out.push(match sign {
                Sign::Positive => "beyond edge ",
                Sign::Negative => "not beyond edge ",
                Sign::Zero => "level with edge ",
            });
            say!(out; edge, " of ", face);
        }
        Question::OverFace { face } => {
            out.push(match sign {
                Sign::Positive => "above face ",
                Sign::Negative => "below face ",
                Sign::Zero => "level with face ",
            });
            out.push(face);
        }
    }
    say!(out; ", ", question, " = ", Number(value));
}

/// A length that is bounded: `the distance of P and Q`, `the depth of the cores`.
struct Measured<'a>(Length, &'a Claim);

impl Say for Measured<'_> {
    fn say(self, narration: &mut Narration) {
        let Self(length, claim) = self;
        narration.push(match length {
            Length::Distance => "the distance of ",
            Length::Depth => "the depth of ",
        });
        if claim.about == About::CoreDifference {
            narration.push("the cores");
        } else {
            say!(narration; Side::P, " and ", Side::Q);
        }
    }
}

/// A facet by the numbers of its corners: `0–2–5`.
fn name(corners: &[usize]) -> String {
    corners.iter().map(usize::to_string).collect::<Vec<_>>().join("–")
}

/// `P`, `P’s core`, `P ⊖ Q`, `the cores’ difference`, `the simplex`.
pub(super) struct Words(pub(super) About);

impl Say for Words {
    fn say(self, narration: &mut Narration) {
        match self.0 {
            About::P => narration.push(Side::P),
            About::Q => narration.push(Side::Q),
            About::PCore => say!(narration; Side::P, "’s core"),
            About::QCore => say!(narration; Side::Q, "’s core"),
            About::Difference => say!(narration; Side::P, " ⊖ ", Side::Q),
            About::CoreDifference => narration.push("the cores’ difference"),
            About::Simplex => narration.push("the simplex"),
        }
    }
}

/// The same at the start of a sentence.
pub(super) struct Opening(pub(super) About);

impl Say for Opening {
    fn say(self, narration: &mut Narration) {
        match self.0 {
            About::CoreDifference => narration.push("The cores’ difference"),
            About::Simplex => narration.push("The simplex"),
            about => narration.push(Words(about)),
        }
    }
}
