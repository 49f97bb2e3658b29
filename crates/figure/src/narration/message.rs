//! Sentences of the message catalog, with values that keep their kinds: letters, vertices, numbers.

use fluent_bundle::{FluentArgs, FluentValue};

use super::{Narration, Say, Span, capital, said};
use crate::explain::claim::{About, Status};
use crate::geometry::Side;
use crate::gjk::{Defect, Judgement, Letter, Sign, Verdict};
use crate::message::{self as catalog, Value};

/// The marks around the name of a value in a text, until the value replaces the name. No text contains these marks.
const MARKS: [char; 2] = ['\u{E000}', '\u{E001}'];

/// The values of every message, with their names between marks.
static COMMON: [(&str, &str, Span); 8] = [
    ("A", "\u{E000}A\u{E001}", Span::Letter(Letter::A)),
    ("B", "\u{E000}B\u{E001}", Span::Letter(Letter::B)),
    ("C", "\u{E000}C\u{E001}", Span::Letter(Letter::C)),
    ("D", "\u{E000}D\u{E001}", Span::Letter(Letter::D)),
    ("P", "\u{E000}P\u{E001}", Span::Side(Side::P)),
    ("Q", "\u{E000}Q\u{E001}", Span::Side(Side::Q)),
    ("v", "\u{E000}v\u{E001}", Span::Direction),
    ("O", "\u{E000}O\u{E001}", Span::Origin),
];

/// A message with its values.
pub(crate) struct Message {
    id: &'static str,
    values: Vec<(&'static str, Narration)>,
    arguments: FluentArgs<'static>,
}

/// A message of the catalog: `message!("support-passed"; value = number, sign: "zero")`. A value after `=` keeps its
/// color and its link; a value after `:` chooses among variants. A variable with the name of the value needs only its
/// name: `value` for `value = value`, `:sign` for `sign: sign`. A message about a step,
/// `message!(context, "end-cycle")`, or about two runs also has the values that the source's method `message` sets.
macro_rules! message {
    ($id:literal $(; $($rest:tt)*)?) => {
        $crate::narration::message!(@ $crate::narration::Message::new($id) => $($($rest)*)?)
    };
    ($source:ident, $id:literal $(; $($rest:tt)*)?) => {
        $crate::narration::message!(@ $source.message($id) => $($($rest)*)?)
    };
    (@ $message:ident $name:ident = $value:expr $(, $($rest:tt)*)?) => {
        $message.put(stringify!($name), $value);
        $($crate::narration::message!(@ $message $($rest)*);)?
    };
    (@ $message:ident $name:ident : $value:expr $(, $($rest:tt)*)?) => {
        $message.choose(stringify!($name), $value);
        $($crate::narration::message!(@ $message $($rest)*);)?
    };
    (@ $message:ident $name:ident $(, $($rest:tt)*)?) => {
        $message.put(stringify!($name), $name);
        $($crate::narration::message!(@ $message $($rest)*);)?
    };
    (@ $message:ident : $name:ident $(, $($rest:tt)*)?) => {
        $message.choose(stringify!($name), $name);
        $($crate::narration::message!(@ $message $($rest)*);)?
    };
    (@ $message:ident) => {};
    (@ $message:expr => $($rest:tt)*) => {{
        #[allow(unused_mut, reason = "some messages have no values")]
        let mut message = $message;
        $crate::narration::message!(@ message $($rest)*);
        message
    }};
}
pub(crate) use message;

impl Message {
    /// Creates a message with only the common values: A, B, C, D, P, Q, v and O.
    pub(crate) fn new(id: &'static str) -> Self {
        let mut arguments = FluentArgs::with_capacity(COMMON.len());
        for (name, marked, _) in &COMMON {
            arguments.set(*name, *marked);
        }
        Self { id, values: Vec::new(), arguments }
    }

    /// Sets a value that is shown: `$code` within a sentence, `$Code` at its start.
    pub(crate) fn put(&mut self, name: &'static str, value: impl Say) {
        let [start, end] = MARKS;
        for name in [name.to_owned(), capital(name)] {
            let marked = format!("{start}{name}{end}");
            self.arguments.set(name, marked);
        }
        self.values.push((name, said(value)));
    }

    /// Sets a value that chooses a variant.
    pub(crate) fn choose(&mut self, name: &'static str, value: impl Key) {
        self.arguments.set(name, value.key());
    }

    /// Returns the message, or one of its attributes. Returns `None` if the message has no such part.
    pub(crate) fn part(&self, attribute: Option<&str>) -> Option<Narration> {
        let text = catalog::part(self.id, attribute, &self.arguments)?;
        let mut out = Narration::default();
        let mut pieces = text.split(MARKS);
        // Plain words and the names of values alternate.
        while let Some(words) = pieces.next() {
            out.push(words);
            if let Some(name) = pieces.next() {
                self.say_value(name, &mut out);
            }
        }
        Some(out)
    }

    fn say_value(&self, wanted: &str, out: &mut Narration) {
        if let Some((_, value)) = self.values.iter().rfind(|(name, _)| *name == wanted) {
            out.push(value.clone());
        } else if let Some((_, value)) = self.values.iter().rfind(|(name, _)| capital(name) == wanted) {
            out.push(value.clone().capitalised());
        } else {
            out.push(COMMON.iter().find(|(name, ..)| *name == wanted).map(|(.., value)| value.clone()));
        }
    }
}

/// A value that chooses a variant: a text, a condition, a count, or the name of an enum.
pub(crate) trait Key {
    fn key(&self) -> FluentValue<'static>;
}

impl<T: Key + ?Sized> Key for &T {
    fn key(&self) -> FluentValue<'static> {
        (**self).key()
    }
}

macro_rules! keys {
    ($($value:ty),*; $($choice:ty),*) => {
        $(impl Key for $value {
            fn key(&self) -> FluentValue<'static> {
                self.value()
            }
        })*
        $(impl Key for $choice {
            fn key(&self) -> FluentValue<'static> {
                self.name().into()
            }
        })*
    };
}
keys!(str, String, bool, usize, u32; About, Defect, Judgement, Sign, Verdict);

impl Key for Status {
    fn key(&self) -> FluentValue<'static> {
        let name = match self {
            Self::Proved => "proved",
            Self::Within(_) => "within",
            Self::Concluded => "concluded",
            Self::Refuted => "refuted",
        };
        name.into()
    }
}

/// The value `None` chooses the variant `none`.
impl<T: Key> Key for Option<T> {
    fn key(&self) -> FluentValue<'static> {
        self.as_ref().map_or_else(|| "none".into(), Key::key)
    }
}

/// The message as a part of a sentence.
impl Say for Message {
    fn say(self, narration: &mut Narration) {
        narration.push(self.part(None));
    }
}

/// The sentences of a step, by importance.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Explanation {
    /// The decision, short enough to be read aloud.
    pub claim: Narration,
    /// The numbers behind the decision.
    pub evidence: Narration,
    /// The meaning of the decision for the question whether P and Q overlap.
    pub consequence: Narration,
    /// The origin of the numbers, shown on request.
    pub more: Narration,
}

impl Explanation {
    /// Adds the parts of a message that are not empty.
    pub(crate) fn add(&mut self, message: &Message) {
        let parts = [
            ("claim", &mut self.claim),
            ("evidence", &mut self.evidence),
            ("consequence", &mut self.consequence),
            ("more", &mut self.more),
        ];
        for (attribute, part) in parts {
            if let Some(words) = message.part(Some(attribute)).filter(|words| !words.spans().is_empty()) {
                part.add(words);
            }
        }
    }

    /// Creates an explanation with only a claim, from sentences without a message.
    pub fn of_claim(claim: Narration) -> Self {
        Self { claim, ..Self::default() }
    }

    /// Returns the evidence and the consequence.
    pub fn reasons(&self) -> Narration {
        joined(&[&self.evidence, &self.consequence])
    }

    /// Returns all parts except `more`.
    pub fn brief(&self) -> Narration {
        joined(&[&self.claim, &self.evidence, &self.consequence])
    }

    /// Returns all parts, one after the other.
    pub fn whole(&self) -> Narration {
        joined(&[&self.claim, &self.evidence, &self.consequence, &self.more])
    }
}

/// Joins the parts that are not empty.
fn joined(parts: &[&Narration]) -> Narration {
    let said = parts.iter().filter(|part| !part.spans().is_empty());
    said.map(|part| (*part).clone()).reduce(Narration::then).unwrap_or_default()
}
