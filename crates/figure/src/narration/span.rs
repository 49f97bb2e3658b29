//! Sentences in pieces, so that the window can color letters and link vertices, and the command line can print them.

use glam::DVec3;

use crate::geometry::{Dimension, Side};
use crate::gjk::{Algorithm, Letter, PlaneQuestion, Region, Sign};
use crate::message::text;
use crate::number;

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

    /// Adds a sentence after the existing sentences.
    pub(crate) fn add(&mut self, sentence: impl Say) {
        if !self.spans.is_empty() {
            self.push(" ");
        }
        self.push(sentence);
    }

    /// Adds a part at the end.
    pub(crate) fn push(&mut self, part: impl Say) {
        part.say(self);
    }

    /// Adds another narration at the end.
    pub(crate) fn append(&mut self, other: Self) {
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
        let Self::Number { value, .. } = self else { return None };
        Some(number::with_minus_sign(&number::full(*value)))
    }
}

/// A value that can be part of a sentence.
pub(crate) trait Say {
    /// Adds the value at the end of the narration.
    fn say(self, narration: &mut Narration);
}

/// Joins parts to a narration: `say!(letter, " = ", number)`.
macro_rules! say {
    ($($part:expr),+) => {{
        let mut narration = $crate::narration::Narration::default();
        $(narration.push($part);)+
        narration
    }};
}
pub(crate) use say;

/// Returns a narration of a single message or value.
pub(crate) fn said(part: impl Say) -> Narration {
    let mut out = Narration::default();
    out.push(part);
    out
}

/// Joins items with a separator between them, as in lists of numbers and in sums.
pub(crate) fn separated<T: Say>(items: impl IntoIterator<Item = T>, separator: &str) -> Narration {
    let mut out = Narration::default();
    for (index, item) in items.into_iter().enumerate() {
        out.push(if index > 0 { separator } else { "" });
        out.push(item);
    }
    out
}

/// Implements [`Say`] for the types of a table, each with the code that adds its value to a narration.
macro_rules! pieces {
    ($($(#[$doc:meta])* $kind:ty: |$value:ident, $narration:ident| $say:expr;)+) => {
        $($(#[$doc])* impl Say for $kind {
            fn say(self, $narration: &mut Narration) {
                let $value = self;
                $say;
            }
        })+
    };
}

pieces! {
    Span: |span, narration| narration.spans.push(span);
    &str: |words, narration| narration.text(words);
    String: |words, narration| narration.text(&words);
    Narration: |other, narration| narration.append(other);
    Letter: |letter, narration| narration.push(Span::Letter(letter));
    Side: |side, narration| narration.push(Span::Side(side));
    /// A plain number, with four digits.
    f64: |value, narration| narration.push(Span::Number { value, shown: number::short(value) });
    /// A feature by its letters: `AC`, `ADB`.
    &[Letter]: |letters, narration| narration.spans.extend(letters.iter().copied().map(Span::Letter));
    [Letter; 2]: |edge, narration| narration.push(edge.as_slice());
    [Letter; 3]: |face, narration| narration.push(face.as_slice());
    Components: |vector, narration| narration.push(coordinates(vector.0.to_array(), vector.1));
}

/// Adds nothing for `None`.
impl<T: Say> Say for Option<T> {
    fn say(self, narration: &mut Narration) {
        if let Some(part) = self {
            part.say(narration);
        }
    }
}

/// The product as shown on screen: `AB⟂·AO`, `ABC⟂·AO`, `AB·AO`. The articles write ABC for a face and for its normal;
/// here and in the pseudocode the normal of a face is ABC⟂, like the normal AB⟂ of an edge. Exports keep the name of
/// the articles, the text of [`PlaneQuestion`].
impl Say for PlaneQuestion {
    fn say(self, narration: &mut Narration) {
        let (letters, sign) = match &self {
            Self::Along { edge } => (edge.as_slice(), "·"),
            Self::BeyondEdge { edge, .. } => (edge.as_slice(), "⟂·"),
            Self::OverFace { face } => (face.as_slice(), "⟂·"),
        };
        narration.push(say!(letters, sign, letters[0], Span::Origin));
    }
}

/// Names a test by its product, for a label: `ABC⟂·AO`.
pub fn product(question: PlaneQuestion) -> String {
    said(question).to_plain()
}

/// Returns the name of a region: `vertex A`, `edge AC`, `face ADB`, `below ABC`, `inside`.
pub fn region_name(region: Region) -> String {
    said(region).to_plain()
}

/// A number that was compared with zero, and the outcome: `992 > 0`, `0 (exactly)`, `2.2e−16 (0 within roundoff)`.
#[derive(Clone, Copy)]
pub(crate) struct Compared {
    pub(crate) value: f64,
    /// The sign that was decided.
    pub(crate) sign: Sign,
    /// Whether a zero is known to be exact.
    pub(crate) is_exact: bool,
}

impl Compared {
    /// Formats the number without the comparison but always with its sign, as in a list of tests: `+2.875`, `−34.5`, `0
    /// (exactly)`.
    pub(crate) fn signed(self) -> Span {
        let plus = if self.sign == Sign::Positive && self.value.is_finite() { "+" } else { "" };
        Span::Number { value: self.value, shown: format!("{plus}{}", self.shown()) }
    }

    fn shown(self) -> String {
        number::compared(self.value, self.sign, self.is_exact)
    }
}

impl Say for Compared {
    fn say(self, narration: &mut Narration) {
        let Self { value, sign, .. } = self;
        narration.push(Span::Number { value, shown: self.shown() });
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
#[derive(Clone, Copy)]
pub(crate) struct Components(pub(crate) DVec3, pub(crate) Dimension);

/// Formats numbers in parentheses, as many as the scene has dimensions: `(4, 2)`.
pub(super) fn coordinates<T: Say>(numbers: impl IntoIterator<Item = T>, dimension: Dimension) -> Narration {
    say!("(", separated(numbers.into_iter().take(dimension.count()), ", "), ")")
}

/// Formats a point of P or Q with the decimals of A, so that a reader can compute A from the shown numbers.
pub(crate) fn operand(point: DVec3, difference: DVec3, dimension: Dimension) -> Narration {
    let pairs = point.to_array().into_iter().zip(difference.to_array());
    let shown = pairs.map(|(value, beside)| Span::Number { value, shown: number::operand(value, beside) });
    coordinates(shown, dimension)
}

/// Returns a point to subtract from a point of P and a point of Q that are far from the world's origin, so that
/// [`operand`] writes short numbers. Each component is the whole number nearest to that of the point of Q, or zero if
/// its numbers are short already. Returns `None` if all components are zero.
pub(crate) fn shift([p, q]: [DVec3; 2], difference: DVec3) -> Option<DVec3> {
    const MAX_DIGITS: usize = 9;
    const FAR: f64 = 1e5;
    let digits = |text: &str| text.chars().filter(char::is_ascii_digit).count();
    let component = |axis: usize| {
        let (values, nearest) = ([p[axis], q[axis]], q[axis].round());
        let is_long = |value: &f64| digits(&number::operand(*value, difference[axis])) > MAX_DIGITS;
        // By Sterbenz's lemma these differences are exact.
        let is_near = |value: &f64| (0.5..=2.0).contains(&(value / nearest));
        let is_shifted = nearest.abs() >= FAR && values.iter().any(is_long) && values.iter().all(is_near);
        if is_shifted { nearest } else { 0.0 }
    };
    let shift = DVec3::from([0, 1, 2].map(component));
    (shift != DVec3::ZERO).then_some(shift)
}

/// Returns a sentence with a capital letter at its start.
pub fn capital(words: &str) -> String {
    let mut rest = words.chars();
    rest.next().into_iter().flat_map(char::to_uppercase).chain(rest).collect()
}

/// Names the algorithm as the subject of a sentence.
pub(crate) fn named(algorithm: Algorithm) -> &'static str {
    algorithm.subject()
}
