//! The state of the export window: shapes, format and text.

use std::path::{Path, PathBuf};

use eframe::egui::Context;

use crate::app::state::cx::Cx;
use crate::app::state::request::{FileRequest, Request};
use crate::exchange::{self, ExchangeError, Exported, Format};
use crate::files;
use crate::geometry::{Dimension, Side};
use crate::message::text;
use crate::scene::Scene;

/// The shapes that are written, and the format.
pub(crate) type ExportChoice = (Exported, Format);

/// The export window.
#[derive(Debug)]
pub(crate) struct Exporting {
    /// Whether the window is open.
    pub(crate) is_open: bool,
    /// The shapes that are written.
    pub(crate) what: Exported,
    /// The result of the last action.
    pub(crate) message: Option<String>,
    /// The source of the text: the revision of the document, and the choice.
    made_of: Option<(u64, ExportChoice)>,
    text: Result<String, String>,
    /// The dimension of the scene.
    pub(crate) dimension: Dimension,
    /// The first shape that cannot be written because it is not a polytope.
    pub(crate) curved: Option<(Side, Dimension)>,
}

/// The request to write these shapes to this file.
pub(super) struct WriteShapes(pub(super) ExportChoice, pub(super) PathBuf);

impl Default for Exporting {
    fn default() -> Self {
        Self {
            is_open: false,
            what: Exported::Pair,
            message: None,
            made_of: None,
            text: Ok(String::new()),
            dimension: Dimension::Two,
            curved: None,
        }
    }
}

impl Exporting {
    /// Opens the window.
    pub(crate) fn open(&mut self) {
        self.is_open = true;
        self.message = None;
    }

    /// Closes the window and drops the text.
    pub(crate) fn close(&mut self) {
        *self = Self { what: self.what, ..Self::default() };
    }

    /// Writes the text of a scene, unless it is up to date.
    pub(crate) fn prepare(&mut self, scene: &Scene, revision: u64, format: Format) {
        if format.is_test() {
            self.what = Exported::Pair;
        }
        let choice = (self.what, format);
        if self.made_of == Some((revision, choice)) {
            return;
        }
        if self.made_of.is_some() {
            self.message = None;
        }
        self.made_of = Some((revision, choice));
        self.dimension = scene.dimension;
        let text = exchange::write(scene, self.what, format);
        let side = text.as_ref().err().and_then(ExchangeError::curved);
        self.curved = side.map(|side| (side, scene.dimension));
        self.text = text.map_err(|error| error.to_string());
    }

    /// Puts shapes on the clipboard, in the chosen format.
    pub(crate) fn copy(&mut self, what: Exported, cx: &mut Cx<'_>, ctx: &Context) {
        let format = format_for(cx.session.settings.export_format, what);
        self.tell(copied(cx.document.scene(), (what, what.title()), format, ctx), cx);
    }

    /// Puts a body beside P and Q on the clipboard, as [`Self::copy`] puts Q there.
    pub(crate) fn copy_other(&mut self, index: usize, cx: &mut Cx<'_>, ctx: &Context) {
        let mut scene = cx.document.scene().clone();
        let name = scene.other_name(index);
        let Some(other) = scene.others.get(index) else { return };
        scene.bodies[Side::Q] = other.body.clone();
        let format = format_for(cx.session.settings.export_format, Exported::Q);
        self.tell(copied(&scene, (Exported::Q, &name), format, ctx), cx);
    }

    fn tell(&mut self, notice: String, cx: &mut Cx<'_>) {
        self.message = Some(notice.clone());
        cx.session.tell(notice);
    }

    /// Returns the question for a file for the chosen shapes, in the chosen format.
    pub(crate) fn file_request(&self, cx: &Cx<'_>) -> FileRequest {
        let what = self.what;
        let format = format_for(cx.session.settings.export_format, what);
        let extension = format.extension();
        FileRequest::to_save(
            [text!("shell-save-the-shapes"), text!("shell-save-the-shapes-to-a")],
            text!("shell-shapes"; extension = extension),
            (format.title().to_owned(), extension),
            suggested_path(&cx.document.suggested_path(), what, format),
            move |path| Request::feature(WriteShapes((what, format), path)),
        )
    }

    /// Writes shapes to a file. Refuses the file of the scene, which holds more than the shapes.
    pub(crate) fn write(&mut self, choice: ExportChoice, path: &Path, cx: &Cx<'_>) -> Result<String, String> {
        let text =
            exchange::write(cx.document.scene(), choice.0, choice.1).map_err(|error| error.to_string())?;
        files::require_output(path, cx.document.file())
            .and_then(|()| files::write_output(path, text.as_bytes()))
            .map_err(|error| error.to_string())?;
        let saved = text!("shell-saved-2"; file = path.display());
        self.message = Some(saved.clone());
        Ok(saved)
    }

    /// Returns the text, or the reason why there is none.
    pub(crate) fn text(&self) -> Result<&str, &str> {
        self.text.as_deref().map_err(String::as_str)
    }
}

/// Puts shapes with this title on the clipboard. Returns the result in words.
fn copied(scene: &Scene, (what, title): (Exported, &str), format: Format, ctx: &Context) -> String {
    match exchange::write(scene, what, format) {
        Ok(text) => {
            ctx.copy_text(text);
            text!("shell-copied-as"; title = title, words = words(format))
        }
        Err(error) => error.to_string(),
    }
}

/// Returns the format. For a single shape, a unit test becomes the same language without the test.
pub(crate) const fn format_for(format: Format, what: Exported) -> Format {
    match (format, what) {
        (_, Exported::Pair) => format,
        (Format::Test(language), _) => Format::Code(language.code()),
        _ => format,
    }
}

/// Returns the name of the format within a sentence: `CSV`, `a unit test in Rust`.
pub(crate) fn words(format: Format) -> String {
    let title = format.title();
    title
        .strip_prefix(text!("exchange-unit-test"))
        .map_or_else(|| title.to_owned(), |rest| text!("exchange-a-unit-test"; rest = rest))
}

/// Suggests a path beside the scene, under a name that differs from the scene's own.
fn suggested_path(scene: &Path, what: Exported, format: Format) -> PathBuf {
    let stem = scene.file_stem().unwrap_or_default().to_string_lossy();
    let test = if format.is_test() { "test" } else { what.name() };
    // Module names in Rust and Python cannot contain hyphens.
    let name = format!("{stem}_{test}");
    let name = if format.is_test() { name.replace('-', "_") } else { name };
    scene.with_file_name(format!("{name}.{}", format.extension()))
}

#[cfg(test)]
mod tests {
    use std::path::{Path, PathBuf};

    use super::{format_for, suggested_path};
    use crate::exchange::{Exported, Format, TestLanguage};

    #[test]
    fn paths_are_beside_the_scene_and_never_the_scene() {
        let scene = Path::new("/a/07-gem.ron");
        assert_eq!(suggested_path(scene, Exported::P, Format::Ron), PathBuf::from("/a/07-gem_p.ron"));
        let test = suggested_path(scene, Exported::Pair, Format::Test(TestLanguage::Python));
        assert_eq!(test, PathBuf::from("/a/07_gem_test.py"));
    }

    #[test]
    fn a_single_shape_is_never_written_as_a_test() {
        for format in Format::ALL {
            assert!(!format_for(format, Exported::P).is_test(), "{format}");
            assert_eq!(format_for(format, Exported::Pair), format);
        }
    }
}
