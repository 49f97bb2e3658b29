//! Bodies beside P and Q, and the names and colors of bodies.

use std::fmt;

use crate::geometry::Body;
use crate::message::text;

/// The name and color that the author of a scene gives to a body.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Label {
    /// One line, see [`Label::is_name`]; empty for no name.
    pub name: String,
    /// A color that replaces the default one.
    pub color: Option<Rgb>,
}

/// A body beside P and Q. The query does not involve it, but its distance from P is measured.
#[derive(Clone, Debug, PartialEq)]
pub struct Other {
    /// The name and color of the body.
    pub label: Label,
    /// The shape and pose of the body.
    pub body: Body,
}

/// An opaque color in sRGB, `#RRGGBB` in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rgb {
    /// Red component.
    pub red: u8,
    /// Green component.
    pub green: u8,
    /// Blue component.
    pub blue: u8,
}

impl Label {
    /// Maximum length of a name, in characters.
    pub const MAX_NAME_LENGTH: usize = 64;

    /// Returns whether the text is a valid name: at most [`Label::MAX_NAME_LENGTH`] characters, on one line.
    pub fn is_name(text: &str) -> bool {
        text.chars().count() <= Self::MAX_NAME_LENGTH && !text.contains(char::is_control)
    }

    /// Makes a valid name from any text: its first line, shortened.
    pub fn name_of(text: &str) -> String {
        let line = text.trim().lines().next().unwrap_or_default();
        line.chars().filter(|c| !c.is_control()).take(Self::MAX_NAME_LENGTH).collect()
    }

    /// Returns the name of a copy, such as `crate copy`; empty for a body without a name.
    pub fn name_of_copy(&self) -> String {
        if self.name.is_empty() {
            return String::new();
        }
        Self::name_of(&text!("scene-copy"; name = self.name))
    }
}

impl Rgb {
    /// Parses `#RRGGBB`, in upper or lower case, and nothing else.
    pub fn from_hex(text: &str) -> Option<Self> {
        let digits = text.strip_prefix('#')?;
        // `from_str_radix` would accept a sign, too.
        if digits.len() != 6 || !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return None;
        }
        let [_, red, green, blue] = u32::from_str_radix(digits, 16).ok()?.to_be_bytes();
        Some(Self { red, green, blue })
    }
}

impl fmt::Display for Rgb {
    /// Formats the color as `#RRGGBB`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{:02X}{:02X}{:02X}", self.red, self.green, self.blue)
    }
}
