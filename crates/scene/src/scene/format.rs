//! Reading and writing scene files in RON. An error states the place, the field, the expected and the found value.

use std::borrow::Cow;

use ron::Options;
use ron::extensions::Extensions;
use ron::ser::PrettyConfig;
use serde::{Deserialize, Serialize};

use super::checked::ValueProblem;
use super::document::SceneDocument;
use super::error::SceneError;
use super::outline;
use super::read;
use super::{Other, Scene, write};
use crate::message::text;
use crate::words::vanishes;

/// The version of the format that this program writes, and the newest that it reads.
pub const FORMAT: u32 = 1;

/// Maximum size of a file, in bytes. Two shapes with the maximum number of vertices usually take up to 2
/// MiB. They take ten times as much if every number is tiny and written with hundreds of zeros.
pub const MAX_FILE_SIZE: usize = 32 << 20;

/// Maximum length, in characters, of a value written on one line.
const LINE_WIDTH: usize = 110;

/// Maximum number of levels of brackets that are broken into lines: `(shape: Points([`, with one vertex on each line.
const MAX_DEPTH: usize = 2;

const INDENT: &str = "    ";

impl Scene {
    /// Reads a scene file. A byte order mark and Windows line ends are accepted.
    ///
    /// # Errors
    /// The first error in the notation or in a value.
    pub fn from_ron(text: &str) -> Result<Self, SceneError> {
        if text.len() > MAX_FILE_SIZE {
            let found = text!("scene-bytes"; count = text.len());
            return Err(SceneError::whole_file(
                text!("scene-at-most-mib"; most = MAX_FILE_SIZE >> 20),
                found,
            ));
        }
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let text = if text.contains('\r') { Cow::Owned(text.replace("\r\n", "\n")) } else { text.into() };
        if let Some(found) = foreign(&text) {
            return Err(SceneError::whole_file(text!("scene-a-ron-scene"), found));
        }
        check_version(&text)?;
        let document: SceneDocument =
            options().from_str(&text).map_err(|error| SceneError::from_ron(&text, &error))?;
        require_kept(&text)?;
        read::scene(document).map_err(|problem| SceneError::from_problem(&text, problem))
    }

    /// Writes a scene file without defaults, short values on one line each. Equal scenes give equal bytes.
    pub fn to_ron(&self) -> String {
        let [p, q] = [0, 1].map(|side| write::body(&self.labels[side], &self.bodies[side]));
        let query = write::query(&self.query, self.cast.as_ref(), self.dimension);
        let view = write::view(&self.view);
        let show = write::show(&self.shown);
        let motion = write::motion(self.motion.as_ref(), self.cast.as_ref(), self.dimension);
        let fields = [
            ("format", Some(FORMAT.to_string())),
            ("title", given(&self.title).map(|title| string(title))),
            ("dimension", Some(self.dimension.count().to_string())),
            ("p", Some(value(&p))),
            ("q", Some(value(&q))),
            ("others", given(&self.others).map(|others| body_list(others))),
            ("query", given(&query).map(value)),
            ("view", given(&view).map(value)),
            ("show", given(&show).map(value)),
            ("motion", motion.as_ref().map(value)),
            ("hide_verdict", given(&self.hide_verdict).map(value)),
            ("expect", given(&self.expect).map(|expect| value(&write::expect(expect)))),
            ("tags", given(&self.tags).map(|tags| tag_list(tags))),
            ("notes", given(&self.notes).map(|notes| string(notes))),
        ];
        let lines =
            fields.into_iter().filter_map(|(name, value)| Some(format!("{INDENT}{name}: {},\n", value?)));
        format!("(\n{})\n", lines.collect::<String>())
    }
}

/// The value, unless it is the default.
fn given<T: Default + PartialEq>(value: &T) -> Option<&T> {
    (*value != T::default()).then_some(value)
}

/// The RON dialect of scene files: an optional field is written without `Some`.
fn options() -> Options {
    Options::default().with_default_extension(Extensions::IMPLICIT_SOME)
}

/// The kind of file, if the text is clearly not a scene.
fn foreign(text: &str) -> Option<&'static str> {
    match text.trim_start().chars().next() {
        None => Some(text!("scene-an-empty-file")),
        Some('{' | '[') => Some(text!("scene-json")),
        Some('<') => Some(text!("scene-html-or-xml")),
        Some(_) => None,
    }
}

/// Refuses another version before anything else is read, since everything else may differ in it.
fn check_version(text: &str) -> Result<(), SceneError> {
    #[derive(Deserialize)]
    #[serde(rename = "Scene")]
    struct Head {
        format: u32,
    }
    // ron reads a text to its end, and ignored values take it longest.
    let format = match text[outline::find(text, "format")].parse() {
        Ok(format) => format,
        Err(_) => {
            options().from_str::<Head>(text).map_err(|error| SceneError::from_ron(text, &error))?.format
        }
    };
    if format == FORMAT {
        return Ok(());
    }
    let age = if format > FORMAT { "newer" } else { "older" };
    let found = Some(text!("scene-format-found"; format = format.to_string(), age = age));
    let problem = ValueProblem { path: "format".to_owned(), expected: FORMAT.to_string(), found };
    Err(SceneError::from_problem(text, problem))
}

/// Refuses a nonzero number that was read as zero.
fn require_kept(text: &str) -> Result<(), SceneError> {
    // A number without an exponent has to be long to be that small.
    let is_lost = |word: &str| {
        (word.len() > 300 || word.contains(['e', 'E']))
            && word.replace('_', "").parse().is_ok_and(|value| vanishes(word, value))
    };
    match outline::words(text).find(|word| is_lost(&text[word.clone()])) {
        Some(word) => Err(SceneError::of_value(text, word, text!("scene-a-larger-number"))),
        None => Ok(()),
    }
}

/// A value of a field.
fn value(value: &impl Serialize) -> String {
    indented(value, INDENT)
}

/// A value after this indentation. It is written on one line if that is short enough, otherwise with as few
/// levels of brackets broken into lines as make all lines short enough. Each string in it stays on one line.
fn indented(value: &impl Serialize, indent: &str) -> String {
    let pretty = |depth| {
        let config =
            PrettyConfig::new().new_line("\n").indentor(INDENT).depth_limit(depth).escape_strings(false);
        // Only a writer can fail, or a name that is not an identifier; neither occurs here.
        let text = options().to_string_pretty(value, config).unwrap_or_default();
        short_numbers(&text).replace('\n', &format!("\n{indent}"))
    };
    let fits = |text: &String| text.lines().all(|line| line.chars().count() <= LINE_WIDTH);
    (0..MAX_DEPTH).map(pretty).find(fits).unwrap_or_else(|| pretty(MAX_DEPTH))
}

/// Returns the text with numbers such as 4.0 shortened to 4, except within strings.
pub fn short_numbers(text: &str) -> String {
    let mut short = String::with_capacity(text.len());
    let mut copied = 0;
    for word in outline::words(text) {
        if let Some(whole) = text[word.clone()].strip_suffix(".0") {
            short.push_str(&text[copied..word.start]);
            short.push_str(whole);
            copied = word.end;
        }
    }
    short.push_str(&text[copied..]);
    short
}

/// The other bodies, each starting on a new line.
fn body_list(others: &[Other]) -> String {
    let indent = INDENT.repeat(2);
    let lines = others
        .iter()
        .map(|Other { label, body }| format!("{indent}{},\n", indented(&write::body(label, body), &indent)));
    format!("[\n{}{INDENT}]", lines.collect::<String>())
}

/// A list such as `["touching", "flat"]`. Tags contain no characters that need escaping.
fn tag_list(tags: &[String]) -> String {
    let quoted: Vec<String> = tags.iter().map(|tag| format!("\"{tag}\"")).collect();
    format!("[{}]", quoted.join(", "))
}

/// A string as a person would write it: unescaped, and raw if it contains `"` or `\`. Only control characters other
/// than line ends are escaped, since an editor may not keep them.
fn string(text: &str) -> String {
    let escape = text.chars().any(|c| c.is_control() && c != '\n');
    let config = PrettyConfig::new().escape_strings(escape);
    options().to_string_pretty(text, config).unwrap_or_default()
}
