//! A question with its answers.

use glam::DVec3;

use crate::geometry::{Dimension, Side};
use crate::gjk::{Letter, Region, Sign};
use crate::message::text;
use crate::narration::{self, Digits, distinct};

/// Maximum angle between a direction and the right one, in radians.
pub const DIRECTION_TOLERANCE: f64 = 10.0_f64.to_radians();

/// A question about the next event.
#[derive(Clone, Debug, PartialEq)]
pub struct Prediction {
    /// The question, one sentence or two.
    pub question: String,
    /// The possible answers with the right ones.
    pub asked: OfferedAnswers,
    /// The reason for the right answer, shown with it.
    pub reason: String,
    /// The points of the simplex, if the question is which of them are kept; none otherwise.
    pub points: Vec<(Letter, DVec3)>,
    /// The support value of each vertex of a question about vertices: its product with the direction; empty otherwise.
    pub values: Vec<f64>,
}

/// The answers to choose from.
#[derive(Clone, Debug, PartialEq)]
pub enum OfferedAnswers {
    /// A vertex of P or Q, chosen in the picture.
    Vertex {
        /// The shape.
        side: Side,
        /// The number of vertices of the shape.
        count: usize,
        /// The right vertices, ascending.
        right: Vec<usize>,
    },
    /// One of several answers.
    Choice(Vec<AnswerChoice>),
}

/// One of several answers.
#[derive(Clone, Debug, PartialEq)]
pub struct AnswerChoice {
    /// The answer in words.
    pub words: String,
    /// Whether the answer is right.
    pub is_right: bool,
    /// The region of the simplex of this answer, which can be chosen in the picture.
    pub region: Option<Region>,
    /// The direction of this answer, of any length, which can be shown in the picture.
    pub direction: Option<DVec3>,
    /// The place in the picture of P ⊖ Q where the answer can be clicked.
    pub place: Option<PicturePlace>,
    /// The points of the simplex that the answer keeps, by their letters, ascending.
    pub kept: Vec<Letter>,
}

/// A place in the picture of P ⊖ Q.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PicturePlace {
    /// At this point of P ⊖ Q.
    At(DVec3),
    /// Beside the origin, in this direction, which may have any length.
    Toward(DVec3),
    /// On a facet of the expanding polytope.
    OnFacet {
        /// The center of the facet.
        middle: DVec3,
        /// The outward unit normal of the facet.
        normal: DVec3,
    },
}

impl AnswerChoice {
    pub(crate) fn new(words: impl Into<String>, is_right: bool) -> Self {
        Self { words: words.into(), is_right, region: None, direction: None, place: None, kept: Vec::new() }
    }

    /// Returns the three answers to the question about the sign of a product.
    pub(crate) fn signs(product: &str, right: Sign) -> Vec<Self> {
        [(Sign::Negative, "<"), (Sign::Zero, "="), (Sign::Positive, ">")]
            .map(|(sign, relation)| Self::new(format!("{product} {relation} 0"), sign == right))
            .into()
    }
}

/// An answer to a question.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Answer {
    /// The vertex with this index.
    Vertex(usize),
    /// The choice with this index.
    Choice(usize),
    /// A dragged direction, of any nonzero length.
    Direction(DVec3),
}

impl Prediction {
    pub(crate) fn of_choices(
        question: impl Into<String>,
        choices: Vec<AnswerChoice>,
        reason: String,
    ) -> Self {
        Self {
            question: question.into(),
            asked: OfferedAnswers::Choice(choices),
            reason,
            points: Vec::new(),
            values: Vec::new(),
        }
    }

    /// Returns the answers to choose from; empty if the answer is a vertex.
    pub fn choices(&self) -> &[AnswerChoice] {
        match &self.asked {
            OfferedAnswers::Choice(choices) => choices,
            OfferedAnswers::Vertex { .. } => &[],
        }
    }

    /// Returns whether the picture offers the answers.
    pub fn has_places(&self) -> bool {
        let is_there = |choice: &AnswerChoice| {
            choice.region.is_some() || choice.direction.is_some() || choice.place.is_some()
        };
        match &self.asked {
            OfferedAnswers::Vertex { .. } => true,
            OfferedAnswers::Choice(choices) => !self.points.is_empty() || choices.iter().any(is_there),
        }
    }

    /// Returns whether an answer is right.
    pub fn accepts(&self, answer: Answer) -> bool {
        match (&self.asked, answer) {
            (OfferedAnswers::Vertex { right, .. }, Answer::Vertex(index)) => right.contains(&index),
            (OfferedAnswers::Choice(choices), Answer::Choice(index)) => {
                choices.get(index).is_some_and(|choice| choice.is_right)
            }
            (OfferedAnswers::Choice(choices), Answer::Direction(dragged)) => {
                let mut right = choices.iter().filter(|choice| choice.is_right);
                right.any(|choice| {
                    choice
                        .direction
                        .is_some_and(|direction| direction.angle_between(dragged) < DIRECTION_TOLERANCE)
                })
            }
            _ => false,
        }
    }

    /// Returns the answer with this index.
    pub const fn answer(&self, index: usize) -> Answer {
        match self.asked {
            OfferedAnswers::Vertex { .. } => Answer::Vertex(index),
            OfferedAnswers::Choice(_) => Answer::Choice(index),
        }
    }

    /// The reason why an answer is wrong, or right, with the numbers.
    pub fn why(&self, answer: Answer) -> String {
        if let (OfferedAnswers::Vertex { .. }, Answer::Vertex(index)) = (&self.asked, answer)
            && !self.accepts(answer)
        {
            return self.against(index).unwrap_or_else(|| self.reason.clone());
        }
        match self.degrees_off(answer) {
            Some(degrees) => text!("figure-that-is-from-v"; degrees = degrees, reason = self.reason),
            None => self.reason.clone(),
        }
    }

    /// The reason why an answer is wrong, without a word about the right one. Returns `None` if there is none.
    pub fn objection(&self, answer: Answer) -> Option<String> {
        if let (OfferedAnswers::Vertex { side, .. }, Answer::Vertex(index)) = (&self.asked, answer) {
            let value = narration::short(*self.values.get(index)?);
            let vertex = vertex_name(*side, index);
            return Some(text!(
                "figure-another-vertex-is-farther";
                vertex = vertex, value = value, way = way(*side), shape = side.name()
            ));
        }
        self.degrees_off(answer).map(|degrees| text!("figure-degrees-from-v"; degrees = degrees))
    }

    /// The angle between a wrong direction and the right one, in degrees.
    fn degrees_off(&self, answer: Answer) -> Option<f64> {
        let given = match (&self.asked, answer) {
            (OfferedAnswers::Choice(_), Answer::Direction(dragged)) => Some(dragged),
            (OfferedAnswers::Choice(choices), Answer::Choice(index)) => choices.get(index)?.direction,
            _ => None,
        };
        let right = self.choices().iter().find(|choice| choice.is_right)?.direction?;
        let given = given.filter(|_| !self.accepts(answer))?;
        Some(given.angle_between(right).to_degrees().round())
    }

    /// The reason why a vertex is not the farthest, with enough digits to distinguish its support value from the
    /// greatest one.
    fn against(&self, vertex: usize) -> Option<String> {
        let OfferedAnswers::Vertex { side, right, .. } = &self.asked else { return None };
        let best = *right.first()?;
        let [short, far] = distinct(*self.values.get(vertex)?, *self.values.get(best)?);
        let (name, vertex, best) = (way(*side), vertex_name(*side, vertex), vertex_name(*side, best));
        Some(text!(
            "figure-reaches-only-along-reaches";
            vertex = vertex, short = short, way = name, best = best, far = far
        ))
    }

    /// Returns an answer in words. Returns `None` if the question has no such answer.
    pub fn words(&self, answer: Answer) -> Option<String> {
        match (&self.asked, answer) {
            (OfferedAnswers::Vertex { side, count, .. }, Answer::Vertex(index)) => {
                (index < *count).then(|| vertex_name(*side, index))
            }
            (OfferedAnswers::Choice(choices), Answer::Choice(index)) => {
                choices.get(index).map(|choice| choice.words.clone())
            }
            (OfferedAnswers::Choice(choices), Answer::Direction(dragged)) => {
                let is_asked = choices.iter().any(|choice| choice.direction.is_some());
                let dimension = if dragged.z == 0.0 { Dimension::Two } else { Dimension::Three };
                is_asked
                    .then(|| text!("figure-along"; direction = Digits::Four.write_vector(dragged, dimension)))
            }
            _ => None,
        }
    }

    /// Phrases the right answers.
    pub fn right(&self) -> String {
        let words: Vec<String> = match &self.asked {
            OfferedAnswers::Vertex { side, right, .. } => {
                right.iter().map(|index| vertex_name(*side, *index)).collect()
            }
            OfferedAnswers::Choice(choices) => {
                choices.iter().filter(|choice| choice.is_right).map(|choice| choice.words.clone()).collect()
            }
        };
        words
            .into_iter()
            .reduce(|one, other| text!("figure-or"; one = one, other = other))
            .unwrap_or_default()
    }

    /// Returns the answer with this region of the simplex.
    pub fn of_region(&self, region: Region) -> Option<Answer> {
        let OfferedAnswers::Choice(choices) = &self.asked else { return None };
        choices.iter().position(|choice| choice.region == Some(region)).map(Answer::Choice)
    }
}

/// The direction in which a shape is searched: `v` for P, `−v` for Q.
pub(super) const fn way(side: Side) -> &'static str {
    match side {
        Side::P => "v",
        Side::Q => "−v",
    }
}

/// `p2`, `q0`.
pub(super) fn vertex_name(side: Side, index: usize) -> String {
    format!("{}{index}", side.vertex_letter())
}

/// The key of a dimension in the messages of questions.
pub(crate) const fn dimension_key(dimension: Dimension) -> &'static str {
    match dimension {
        Dimension::Two => "two",
        Dimension::Three => "three",
    }
}
