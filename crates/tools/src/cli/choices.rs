//! Words of the layers below as choices on the command line.

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};

use crate::figure::description::DescriptionLength;
use crate::figure::handout::SheetSize;
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

/// Parses one of these values by its name. The help of the command line lists them.
fn one_of<T: Copy + Send + Sync + 'static>(
    all: &'static [T],
    name: fn(T) -> &'static str,
    help: fn(T) -> &'static str,
) -> impl TypedValueParser<Value = T> {
    let choice = move |value: &T| PossibleValue::new(name(*value)).help(help(*value));
    PossibleValuesParser::new(all.iter().map(choice)).try_map(move |text| {
        all.iter().copied().find(|value| name(*value) == text).ok_or("a value without a name")
    })
}

/// Parses a panel.
pub(super) fn panel() -> impl TypedValueParser<Value = Panel> {
    one_of(&Panel::ALL, Panel::name, Panel::description)
}

/// Parses a theme.
pub(super) fn theme() -> impl TypedValueParser<Value = Theme> {
    one_of(&Theme::ALL, Theme::name, Theme::description)
}

/// Parses a format of `trace`.
pub(super) fn trace_format() -> impl TypedValueParser<Value = TraceFormat> {
    one_of(&TraceFormat::ALL, TraceFormat::name, TraceFormat::description)
}

/// Parses a length of descriptions.
pub(super) fn description_length() -> impl TypedValueParser<Value = DescriptionLength> {
    one_of(&DescriptionLength::ALL, DescriptionLength::name, DescriptionLength::description)
}

/// Parses a size of paper.
pub(super) fn sheet_size() -> impl TypedValueParser<Value = SheetSize> {
    let names = PossibleValuesParser::new(SheetSize::ALL.map(SheetSize::name));
    names.try_map(|text| {
        SheetSize::ALL.into_iter().find(|size| size.name() == text).ok_or("a size without a name")
    })
}
