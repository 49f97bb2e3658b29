//! Sentences in pieces, so that the window can color letters and link vertices, and the command line can print them.

use glam::DVec3;

use super::number;
use crate::geometry::{Dimension, Side};
use crate::gjk::{Algorithm, Letter, Question, Region, Sign};
use crate::message::text;

/// A piece of a sentence.
#[derive(Clone, Debug, PartialEq)]
pub enum Span {
    /// Plain words.
    Text(String),
    /// A point of the simplex.
    Letter(Letter),
    /// P or Q.
    Side(Side),
    /// A vertex of P or Q: p2, q0.
    Vertex(Side, usize),
    /// The search direction v.
    Direction,
    /// The origin O.
    Origin,
    /// A number.
    Number {
        /// The number, with all its digits.
        value: f64,
        /// The number as the sentence shows it.
        shown: String,
    },
}

/// One or more sentences, in pieces.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Narration {
    spans: Vec<Span>,
}

impl Narration {
    /// Returns the pieces in order; no two adjacent ones are both plain words.
    pub fn spans(&self) -> &[Span] {
        &self.spans
    }

    /// Returns the sentences as shown on screen.
    pub fn to_plain(&self) -> String {
        self.spans.iter().map(Span::to_plain).collect()
    }

    /// Returns the sentences for a file or terminal: with ASCII minus signs, so that numbers can be copied and searched
    /// for.
    pub fn to_export(&self) -> String {
        self.to_plain().replace('−', "-")
    }

    /// Begins the text with a capital letter, unless it begins with a name, which keeps its letter.
    #[must_use]
    pub fn capitalised(mut self) -> Self {
        if let Some(Span::Text(words)) = self.spans.first_mut() {
            *words = capital(words);
        }
        self
    }

    /// Returns this narration followed by the other.
    #[must_use]
    pub fn then(mut self, other: Self) -> Self {
        self.push(" ");
        self.append(other);
        self
    }

    /// Adds a part at the end.
    pub(in crate::figure) fn push(&mut self, part: impl Say) {
        part.say(self);
    }

    /// Adds another narration at the end.
    pub(in crate::figure) fn append(&mut self, other: Self) {
        for span in other.spans {
            match span {
                Span::Text(text) => self.text(&text),
                span => self.spans.push(span),
            }
        }
    }

    fn text(&mut self, text: &str) {
        if let Some(Span::Text(last)) = self.spans.last_mut() {
            last.push_str(text);
        } else if !text.is_empty() {
            self.spans.push(Span::Text(text.to_owned()));
        }
    }
}

impl Span {
    /// Returns the piece as shown on screen.
    pub fn to_plain(&self) -> String {
        match self {
            Self::Text(text) => text.clone(),
            Self::Letter(letter) => letter.to_string(),
            Self::Side(side) => side.name().to_owned(),
            Self::Vertex(side, index) => format!("{}{index}", side.vertex_letter()),
            Self::Direction => "v".to_owned(),
            Self::Origin => "O".to_owned(),
            Self::Number { shown, .. } => shown.clone(),
        }
    }

    /// Returns the tooltip of this piece: all digits of a number. Returns `None` for other pieces.
    pub fn hover(&self) -> Option<String> {
        match self {
            Self::Number { value, .. } => Some(number::with_minus_sign(&number::full(*value))),
            Self::Text(_)
            | Self::Letter(_)
            | Self::Side(_)
            | Self::Vertex(..)
            | Self::Direction
            | Self::Origin => None,
        }
    }
}

/// A value that can be part of a sentence.
pub(in crate::figure) trait Say {
    /// Adds it at the end.
    fn say(self, narration: &mut Narration);
}

/// Adds several parts in order: `say!(narration; "Keep ", letter, ".")`.
macro_rules! say {
    ($narration:expr; $($part:expr),+ $(,)?) => {{
        let narration: &mut $crate::figure::narration::span::Narration = $narration;
        $(narration.push($part);)+
    }};
}
pub(in crate::figure) use say;

impl Say for Span {
    fn say(self, narration: &mut Narration) {
        narration.spans.push(self);
    }
}

impl Say for &str {
    fn say(self, narration: &mut Narration) {
        narration.text(self);
    }
}

impl Say for Letter {
    fn say(self, narration: &mut Narration) {
        narration.spans.push(Span::Letter(self));
    }
}

impl Say for Side {
    fn say(self, narration: &mut Narration) {
        narration.spans.push(Span::Side(self));
    }
}

/// A feature by its letters: `AC`, `ADB`.
impl<const N: usize> Say for [Letter; N] {
    fn say(self, narration: &mut Narration) {
        narration.spans.extend(self.map(Span::Letter));
    }
}

/// The product as shown on screen: `AB⟂·AO`, `ABC⟂·AO`, `AB·AO`. The articles write ABC for a face and for its normal;
/// here and in the pseudocode the normal is ABC⟂, as that of an edge is AB⟂. Exports keep the articles' name, the
/// [`Question`]'s own text.
impl Say for Question {
    fn say(self, narration: &mut Narration) {
        let (from, sign) = match self {
            Self::Along { edge } => {
                narration.push(edge);
                (edge[0], "·")
            }
            Self::BeyondEdge { edge, .. } => {
                narration.push(edge);
                (edge[0], "⟂·")
            }
            Self::OverFace { face } => {
                narration.push(face);
                (face[0], "⟂·")
            }
        };
        say!(narration; sign, from, Span::Origin);
    }
}

/// A test by its product, for a label: `ABC⟂·AO`.
pub fn product(question: Question) -> String {
    let mut out = Narration::default();
    out.push(question);
    out.to_plain()
}

/// The name of a region: `vertex A`, `edge AC`, `face ADB`, `below ABC`, `inside`.
pub fn region_name(region: Region) -> String {
    let mut out = Narration::default();
    out.push(region);
    out.to_plain()
}

/// A plain number.
pub(in crate::figure) struct Number(pub(in crate::figure) f64);

impl Say for Number {
    fn say(self, narration: &mut Narration) {
        narration.spans.push(Span::Number { value: self.0, shown: number::short(self.0) });
    }
}

/// A number that always has a sign, as in a list of tests: `+2.875`, `−34.5`, `0 (exactly)`.
pub(super) struct Signed(pub(super) Compared);

impl Say for Signed {
    fn say(self, narration: &mut Narration) {
        let Self(Compared { value, sign, is_exact }) = self;
        let plus = if sign == Sign::Positive && value.is_finite() { "+" } else { "" };
        let shown = format!("{plus}{}", number::compared(value, sign, is_exact));
        narration.spans.push(Span::Number { value, shown });
    }
}

/// A number that was compared with zero, and the outcome: `992 > 0`, `0 (exactly)`, `2.2e−16 (0 within roundoff)`.
#[derive(Clone, Copy)]
pub(super) struct Compared {
    pub(super) value: f64,
    /// The sign that was decided.
    pub(super) sign: Sign,
    /// Whether a zero is known to be exact.
    pub(super) is_exact: bool,
}

impl Say for Compared {
    fn say(self, narration: &mut Narration) {
        let Self { value, sign, is_exact } = self;
        let shown = number::compared(value, sign, is_exact);
        narration.spans.push(Span::Number { value, shown });
        narration.push(match sign {
            // A product out of range has no number after the sign.
            Sign::Positive if !value.is_finite() => text!("figure-with-the-sign"; sign = '+'),
            Sign::Negative if !value.is_finite() => text!("figure-with-the-sign"; sign = '−'),
            Sign::Positive => " > 0".to_owned(),
            Sign::Negative => " < 0".to_owned(),
            Sign::Zero => String::new(),
        });
    }
}

/// A point or a direction with as many components as the scene has dimensions.
pub(in crate::figure) struct Components(pub(in crate::figure) DVec3, pub(in crate::figure) Dimension);

impl Say for Components {
    fn say(self, narration: &mut Narration) {
        narration.push("(");
        for (index, value) in self.0.to_array().into_iter().take(self.1.count()).enumerate() {
            say!(narration; if index > 0 { ", " } else { "" }, Number(value));
        }
        narration.push(")");
    }
}

/// A point of P or Q with the decimals of A, so that A can be computed from the shown numbers.
pub(super) struct Operand(pub(super) DVec3, pub(super) DVec3, pub(super) Dimension);

impl Say for Operand {
    fn say(self, narration: &mut Narration) {
        let Self(point, difference, dimension) = self;
        narration.push("(");
        let pairs = point.to_array().into_iter().zip(difference.to_array());
        for (index, (value, beside)) in pairs.take(dimension.count()).enumerate() {
            narration.push(if index > 0 { ", " } else { "" });
            narration.spans.push(Span::Number { value, shown: number::operand(value, beside) });
        }
        narration.push(")");
    }
}

/// The pieces of another narration.
impl Say for Narration {
    fn say(self, narration: &mut Narration) {
        narration.append(self);
    }
}

impl Say for String {
    fn say(self, narration: &mut Narration) {
        narration.text(&self);
    }
}

/// The algorithm at the start of a sentence.
pub(super) fn named_first(algorithm: Algorithm) -> String {
    capital(named(algorithm))
}

/// A sentence with a capital letter at its start.
pub fn capital(words: &str) -> String {
    let mut rest = words.chars();
    rest.next().into_iter().flat_map(char::to_uppercase).chain(rest).collect()
}

/// The algorithm as the subject of a sentence.
pub(in crate::figure) fn named(algorithm: Algorithm) -> &'static str {
    algorithm.subject()
}
