//! Reading of points in any form. This file determines the form.

mod aside;
mod close;
mod code;
mod finish;
mod frame;
mod geojson;
mod leaf;
mod lines;
mod list;
mod matrix;
mod mesh;
mod names;
mod number;
mod obj;
mod off;
mod outline;
mod ply;
mod query;
mod refuse;
mod report;
mod rows;
mod scene;
mod select;
mod stl;
mod structure;
mod svg;
mod token;
mod units;
mod wkt;
mod word;
mod words;

use std::path::Path;

use super::error::ExchangeError;
use super::form::SourceForm;
use super::reading::{Problem, Reading};
use crate::files::{self, FileError};
use crate::message::text;

pub use scene::past_comments;

/// Maximum size of a text or file that is read, in bytes: a few hundred for each vertex that a list may have.
pub const MAX_TEXT: usize = 16 << 20;

/// Reads all points of a text in any form. Never fails: the places that are not understood are in
/// [`Reading::problems`], with their byte ranges in this text.
pub fn read_text(text: &str) -> Reading {
    if text.len() > MAX_TEXT {
        let problem = Problem::of_file(at_most(), text!("import-bytes"; count = text.len()));
        return Reading::refused(SourceForm::Literals, problem);
    }
    let start = text.trim_start_matches('\u{feff}').trim_start();
    if scene::is_scene(start) {
        scene::read(text)
    } else if let Some(reading) = report::read_model(text) {
        reading
    } else if start.starts_with('<') {
        svg::read(text)
    } else if start.starts_with("ply\n") || start.starts_with("ply\r") {
        ply::read(start.as_bytes())
    } else if start.starts_with("solid ") && start.contains("facet") {
        stl::read(start.as_bytes())
    } else if obj::is_obj(start) {
        obj::read(text)
    } else if off::is_off(text) {
        off::read(text, false)
    } else if let Some(reading) = geojson::read(start) {
        reading
    } else {
        lists(text)
    }
}

/// Opens a file. Its extension determines its form, or its content if the extension does not.
///
/// # Errors
/// The file cannot be read, is too large, or is neither text nor a mesh.
pub fn read_file(path: &Path) -> Result<Reading, ExchangeError> {
    let bytes = files::read(path, MAX_TEXT).map_err(|error| match error {
        FileError::TooLarge { path, .. } => unreadable(&path, at_most(), text!("import-more").to_owned()),
        other => other.into(),
    })?;
    let extension = path.extension().map(|extension| extension.to_string_lossy().to_lowercase());
    let reading = match extension.as_deref() {
        Some("stl") => stl::read(&bytes),
        Some("ply") => ply::read(&bytes),
        _ if bytes.starts_with(b"ply\n") || bytes.starts_with(b"ply\r") => ply::read(&bytes),
        _ if stl::is_binary(&bytes) => stl::read(&bytes),
        other => {
            let text = text_of(path, &bytes)?;
            match other {
                Some("obj") => obj::read(&text),
                Some("off") => off::read(&text, true),
                Some("svg") => svg::read(&text),
                _ => read_text(&text),
            }
        }
    };
    Ok(reading)
}

fn at_most() -> String {
    text!("import-at-most-mib"; most = MAX_TEXT >> 20)
}

fn text_of(path: &Path, bytes: &[u8]) -> Result<String, ExchangeError> {
    str::from_utf8(bytes).map(str::to_owned).map_err(|error| {
        let byte = bytes.get(error.valid_up_to()).copied().unwrap_or_default();
        let found = text!("import-the-byte-at"; byte = format!("{byte:02X}"), place = error.valid_up_to());
        unreadable(path, text!("import-text-in-utf-8-or-a").to_owned(), found)
    })
}

fn unreadable(path: &Path, expected: String, found: String) -> ExchangeError {
    ExchangeError::Unreadable { path: path.to_owned(), expected, found }
}

/// Reads lists in columns or in brackets.
fn lists(text: &str) -> Reading {
    let start = text.len() - text.trim_start_matches('\u{feff}').len();
    // A byte order mark is one character; a blank in its place keeps all columns.
    let blanked;
    let text = if start == 0 {
        text
    } else {
        blanked = format!("{}{}", " ".repeat(start), &text[start..]);
        &blanked
    };
    if let Some((plain, unit)) = units::without(text) {
        let mut reading = lists(&plain);
        reading.remarks.push(text!("import-the-unit-after-the-numbers-was"; unit = unit));
        return reading;
    }
    let geometries = wkt::taken(text);
    let whole = text;
    let text = geometries.as_ref().map_or(text, |geometries| geometries.plain.as_str());
    let tokens = match token::tokens(text, token::has_decimal_commas(text)) {
        Ok(tokens) => tokens,
        Err(place) => {
            let expected = text!("import-at-most-signs"; most = token::MAX_TOKENS);
            let problem = Problem::at(text, place..place, expected, text!("import-more"));
            return Reading::refused(SourceForm::Literals, problem);
        }
    };
    if let Some(reading) = report::read(text).or_else(|| code::read(text, &tokens)) {
        return reading;
    }
    let mut recognised = structure::recognise(text, &tokens);
    if let Some(geometries) = &geometries {
        recognised.add(geometries);
    }
    let form = if !recognised.has_brackets {
        SourceForm::Columns
    } else if serde_json::from_str::<serde::de::IgnoredAny>(text).is_ok() {
        SourceForm::Json
    } else {
        SourceForm::Literals
    };
    finish::lists(whole, &tokens, recognised, form)
}
