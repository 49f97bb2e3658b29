//! Bodies beside P and Q, and what bodies are called.

use std::fmt;

use crate::geometry::Body;

/// What a body is called and how it is coloured, where its author says so.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Label {
    /// One line, see [`Label::is_name`]; may be empty.
    pub name: String,
    /// A colour of its own, where it has one.
    pub color: Option<Rgb>,
}

/// A body beside P and Q. The query is not about it, but P is held against it.
#[derive(Clone, Debug, PartialEq)]
pub struct Other {
    /// What it is called.
    pub label: Label,
    /// What it is and where it stands.
    pub body: Body,
}

/// An opaque colour in sRGB, `#RRGGBB` in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rgb {
    /// Red.
    pub red: u8,
    /// Green.
    pub green: u8,
    /// Blue.
    pub blue: u8,
}

impl Label {
    /// The longest name, in characters.
    pub const MAX_NAME_LENGTH: usize = 64;

    /// Whether this may be a name: at most [`Label::MAX_NAME_LENGTH`] characters, on one line.
    pub fn is_name(text: &str) -> bool {
        text.chars().count() <= Self::MAX_NAME_LENGTH && !text.contains(char::is_control)
    }

    /// A name made of any text: one line of it, shortened.
    pub fn name_of(text: &str) -> String {
        let line = text.trim().lines().next().unwrap_or_default();
        line.chars().filter(|c| !c.is_control()).take(Self::MAX_NAME_LENGTH).collect()
    }

    /// What a copy is called: `crate copy`; a copy of what has no name has none.
    pub fn name_of_copy(&self) -> String {
        if self.name.is_empty() {
            return String::new();
        }
        Self::name_of(&format!("{} copy", self.name))
    }
}

impl Rgb {
    /// Reads `#RRGGBB`, in capitals or not; nothing else.
    pub fn from_hex(text: &str) -> Option<Self> {
        let digits = text.strip_prefix('#')?;
        // `from_str_radix` would take a sign, too.
        if digits.len() != 6 || !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return None;
        }
        let [_, red, green, blue] = u32::from_str_radix(digits, 16).ok()?.to_be_bytes();
        Some(Self { red, green, blue })
    }
}

impl fmt::Display for Rgb {
    /// `#RRGGBB`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{:02X}{:02X}{:02X}", self.red, self.green, self.blue)
    }
}
