//! Words of the layers below as choices on the command line.

use clap::ValueEnum;
use clap::builder::PossibleValue;

use crate::figure::picture::{Panel, Theme};
use crate::figure::transcript::TraceFormat;
use crate::geometry::Dimension;
use crate::message::text;

/// Parses a dimension: 2 or 3.
pub(super) fn dimension(text: &str) -> Result<Dimension, String> {
    match text {
        "2" => Ok(Dimension::Two),
        "3" => Ok(Dimension::Three),
        _ => Err(text!("command-line-expected-2-or-3"; text = text)),
    }
}

impl ValueEnum for Panel {
    fn value_variants<'a>() -> &'a [Self] {
        &Self::ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.name()).help(self.description()))
    }
}

impl ValueEnum for Theme {
    fn value_variants<'a>() -> &'a [Self] {
        &Self::ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.name()).help(self.description()))
    }
}

impl ValueEnum for TraceFormat {
    fn value_variants<'a>() -> &'a [Self] {
        &Self::ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.name()).help(self.description()))
    }
}
