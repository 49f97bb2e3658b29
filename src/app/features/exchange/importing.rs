//! The state of the import window: the input, its reading, and the use of each list.
//!
//! The scene does not change before the import is applied.

use std::path::{Path, PathBuf};

use eframe::egui::Context;
use glam::DVec2;

pub(crate) use super::list_use::ListUse;
use super::marks::{self, Marked};
use super::pair::{self, PairPicture};
use super::understood::MAX_SHOWN;
pub(crate) use super::understood::{THUMBNAIL, Understood};
use crate::app::state::job::{Job, Polled};
use crate::app::state::request::{FileFilter, FileRequest, Request};
use crate::edit::Selection;
use crate::exchange::{self, ExchangeError, LeftOut, Problem};
use crate::figure::PaperMark;
use crate::files;
use crate::geometry::Side;
use crate::message::text;
use crate::scene::Scene;

/// Maximum length of a text or file that is read within a frame, in bytes; longer ones are read on a thread.
const MAX_AT_ONCE: usize = 40_000;

/// The common extensions of files with points.
const EXTENSIONS: [&str; 21] = [
    "csv", "tsv", "txt", "json", "geojson", "obj", "off", "stl", "ply", "svg", "urdf", "sdf", "xml", "tscn",
    "tres", "ron", "rs", "cpp", "h", "py", "js",
];

/// Returns the filter of files with points.
pub(crate) fn point_files() -> FileFilter {
    (text!("shell-points").to_owned(), EXTENSIONS.to_vec())
}

/// The source of the points.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum ImportSource {
    /// The text in the window.
    #[default]
    Text,
    /// A text of this many bytes, too long to be shown.
    Long(usize),
    /// A file; its text is shown if it is short.
    File(PathBuf),
}

/// The widget to focus when the window opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ImportFocus {
    /// The text, to be typed or pasted into.
    Text,
    /// The button that applies the import, so that Enter applies it.
    Apply,
}

/// The parts of the text by the use of the lists.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sorted {
    /// The problems that may change a used list. They prevent the import.
    pub(crate) problems: Vec<Problem>,
    /// The omitted parts, and the problems that do not change a used list.
    pub(crate) left_out: Vec<LeftOut>,
    /// The places of these parts and of the used lists, in order and disjoint.
    pub(crate) marks: Vec<Marked>,
}

/// The state of the import window.
#[derive(Debug, Default)]
pub(crate) struct Importing {
    /// Whether the window is open.
    pub(crate) is_open: bool,
    /// The widget to focus as soon as it is enabled.
    pub(crate) focus: Option<ImportFocus>,
    /// The source of the points.
    pub(crate) source: ImportSource,
    /// The text in the window.
    pub(crate) text: String,
    /// The offset in the text to scroll to, in bytes.
    pub(crate) jump: Option<usize>,
    /// Whether the text that is being read goes into the window.
    fills_text: bool,
    understood: Option<Understood>,
    /// The reason why nothing can be read or applied.
    failure: Option<String>,
    task: Option<Job<Result<Understood, ExchangeError>>>,
    /// The use of each list.
    choice: Vec<ListUse>,
    /// The parts of the text, sorted by the use of the lists.
    sorted: Sorted,
    /// The picture of P and Q as the import makes them.
    pair: PairPicture,
    /// The default use of a single list.
    preferred: Option<Side>,
}

/// The request to offer the points in this file for import.
pub(super) struct ImportFile(pub(super) PathBuf);

impl Importing {
    /// Returns the question for a file with points.
    pub(super) fn file_request(suggestion: PathBuf) -> FileRequest {
        let titles = [text!("shell-open-a-file-with-points"), text!("shell-open-a-file-with-points-2")];
        FileRequest::to_open(titles, "points.csv", vec![point_files()], suggestion, |path| {
            Request::feature(ImportFile(path))
        })
    }

    /// Opens the window with its last content. `preferred` is the default use of a single list.
    pub(crate) fn open(&mut self, preferred: Side) {
        self.is_open = true;
        self.focus = self.understood.is_none().then_some(ImportFocus::Text);
        self.preferred = Some(preferred);
        self.failure = None;
    }

    /// Opens the window with a text.
    pub(crate) fn open_text(&mut self, text: String, preferred: Side, ctx: &Context) {
        self.begin(preferred);
        self.source =
            if text.len() > MAX_SHOWN { ImportSource::Long(text.len()) } else { ImportSource::Text };
        self.read(text.len(), move || Ok(Understood::of_text(text)), ctx);
    }

    /// Opens the window with a file.
    pub(crate) fn open_file(&mut self, path: &Path, preferred: Side, ctx: &Context) {
        self.begin(preferred);
        self.source = ImportSource::File(path.to_owned());
        let path = path.to_owned();
        self.read(files::size(&path).unwrap_or(0), move || Understood::of_file(&path), ctx);
    }

    fn begin(&mut self, preferred: Side) {
        let preferred = Some(preferred);
        *self = Self {
            is_open: true,
            focus: Some(ImportFocus::Apply),
            fills_text: true,
            preferred,
            ..Self::default()
        };
    }

    /// Clears the window.
    pub(crate) fn clear(&mut self) {
        let preferred = self.preferred;
        *self = Self { is_open: true, focus: Some(ImportFocus::Text), preferred, ..Self::default() };
    }

    /// Closes the window. Its content stays until something else is imported.
    pub(crate) const fn close(&mut self) {
        self.is_open = false;
    }

    /// Reads the text of the window after a change.
    pub(crate) fn reread(&mut self, ctx: &Context) {
        if self.text.len() > MAX_SHOWN {
            let text = std::mem::take(&mut self.text);
            let preferred = self.preferred.unwrap_or(Side::P);
            return self.open_text(text, preferred, ctx);
        }
        self.source = ImportSource::Text;
        self.fills_text = false;
        // The text field keeps the focus while the user types.
        self.focus = None;
        let text = self.text.clone();
        self.read(text.len(), move || Ok(Understood::of_text(text)), ctx);
    }

    fn read(
        &mut self,
        size: usize,
        work: impl FnOnce() -> Result<Understood, ExchangeError> + Send + 'static,
        ctx: &Context,
    ) {
        if size <= MAX_AT_ONCE {
            return self.take(work());
        }
        self.task = Some(Job::start(ctx, move |_| Some(work())));
    }

    fn take(&mut self, result: Result<Understood, ExchangeError>) {
        self.task = None;
        self.failure = None;
        match result {
            Ok(mut understood) => {
                // Text that was typed meanwhile is newer than the text that was read.
                if std::mem::take(&mut self.fills_text) {
                    self.text = understood.text.take().unwrap_or_default();
                }
                let count = understood.previews.len();
                if self.choice.len() != count {
                    self.choice = default_choice(count, self.preferred.unwrap_or(Side::P));
                }
                self.understood = Some(understood);
                self.sort();
            }
            Err(error) => {
                self.understood = None;
                self.sort();
                self.refuse(error.to_string());
            }
        }
    }

    /// Takes the result of the reading thread, if it has arrived.
    pub(super) fn look(&mut self) {
        let Some(task) = &self.task else { return };
        match task.poll() {
            Polled::Running => {}
            Polled::Done(result) => self.take(result),
            Polled::Failed => self.task = None,
        }
    }

    /// Returns the picture of P and Q as the import makes them, on paper of this size; empty if there is
    /// none.
    pub(crate) fn picture(&mut self, scene: &Scene, size: DVec2) -> &[PaperMark] {
        let chosen = self.chosen();
        let bodies = self.understood.as_ref().and_then(|understood| pair::bodies(understood, chosen, scene));
        self.pair.of(bodies, size)
    }

    /// Returns where P or Q comes from: the name of its list, or another source.
    pub(crate) fn origin(&self, side: Side, scene: &Scene) -> String {
        pair::origin(self.understood.as_ref(), self.chosen(), side, scene)
    }

    /// Fixes the points that were read; the text stays.
    pub(crate) fn mend(&mut self) {
        if let Some(understood) = &mut self.understood {
            understood.mend();
        }
        self.sort();
    }

    /// Sorts the parts of the text by the use of the lists.
    fn sort(&mut self) {
        let Some(understood) = &self.understood else {
            self.sorted = Sorted::default();
            return;
        };
        let reading = &understood.reading;
        let used: Vec<usize> = self.used().collect();
        let (problems, left_out) = if used.is_empty() {
            (reading.problems.clone(), exchange::account(reading).left_out)
        } else {
            let concerning = exchange::concerning(reading, &used);
            (concerning.into_iter().cloned().collect(), exchange::left_out(reading, &used))
        };
        let lists = used.iter().map(|index| (*index, self.use_of(*index)));
        let marks = marks::of(reading, lists, &problems, &left_out);
        self.sorted = Sorted { problems, left_out, marks };
    }

    /// Returns the parts of the text by the use of the lists.
    pub(crate) const fn sorted(&self) -> &Sorted {
        &self.sorted
    }

    /// Shows the reason of a failure.
    pub(super) fn refuse(&mut self, reason: String) {
        self.failure = Some(reason);
    }

    /// Returns the reason why nothing can be read or applied.
    pub(crate) fn failure(&self) -> Option<&str> {
        self.failure.as_deref()
    }

    /// Returns the result of reading, unless the input is empty.
    pub(crate) fn understood(&self) -> Option<&Understood> {
        let has_text = self.source != ImportSource::Text || !self.text.trim().is_empty();
        self.understood.as_ref().filter(|_| has_text)
    }

    /// Returns whether the reading thread is running.
    pub(crate) const fn is_reading(&self) -> bool {
        self.task.is_some()
    }

    /// Returns the use of a list.
    pub(crate) fn use_of(&self, index: usize) -> ListUse {
        self.choice.get(index).copied().unwrap_or(ListUse::Nothing)
    }

    /// Sets the use of a list; at most one list becomes P, and at most one Q.
    pub(crate) fn choose(&mut self, index: usize, list_use: ListUse) {
        self.failure = None;
        for (other, choice) in self.choice.iter_mut().enumerate() {
            if other == index {
                *choice = list_use;
            } else if *choice == list_use && matches!(list_use, ListUse::Body(_)) {
                *choice = ListUse::Nothing;
            }
        }
        self.sort();
    }

    /// The lists that become bodies.
    fn used(&self) -> impl Iterator<Item = usize> {
        let choice = self.choice.iter().enumerate();
        choice.filter(|(_, list_use)| **list_use != ListUse::Nothing).map(|(index, _)| index)
    }

    /// Returns the lists that become P and Q.
    pub(super) fn chosen(&self) -> [Option<usize>; 2] {
        Side::BOTH.map(|side| self.choice.iter().position(|list_use| *list_use == ListUse::Body(side)))
    }

    /// Returns the lists that become bodies beside P and Q.
    pub(super) fn others(&self) -> impl Iterator<Item = usize> {
        let choice = self.choice.iter().enumerate();
        choice.filter(|(_, list_use)| **list_use == ListUse::Another).map(|(index, _)| index)
    }
}

/// Returns the default side for a single list: the side with the selection, and P if none or both have one.
pub(crate) fn preferred_side(selection: &Selection) -> Side {
    let nothing = Selection::default();
    match Side::BOTH.map(|side| selection[side] != nothing[side]) {
        [false, true] => Side::Q,
        _ => Side::P,
    }
}

/// The default use: a single list becomes the preferred side; of several, the first two become P and Q.
fn default_choice(count: usize, preferred: Side) -> Vec<ListUse> {
    let use_of = |index| match index {
        0 if count == 1 => ListUse::Body(preferred),
        0 => ListUse::Body(Side::P),
        1 => ListUse::Body(Side::Q),
        _ => ListUse::Nothing,
    };
    (0..count).map(use_of).collect()
}

#[cfg(test)]
mod tests {
    use super::{Importing, ListUse, default_choice};
    use crate::geometry::Side::{P, Q};

    #[test]
    fn the_first_lists_are_chosen_and_no_two_become_the_same_body() {
        assert_eq!(default_choice(1, Q), [ListUse::Body(Q)]);
        let choice = vec![ListUse::Body(P), ListUse::Body(Q), ListUse::Nothing];
        assert_eq!(default_choice(3, Q), choice);
        let mut importing = Importing { choice, ..Importing::default() };
        importing.choose(2, ListUse::Body(P));
        assert_eq!(importing.choice, [ListUse::Nothing, ListUse::Body(Q), ListUse::Body(P)]);
        importing.choose(0, ListUse::Another);
        importing.choose(1, ListUse::Another);
        assert_eq!(importing.others().collect::<Vec<_>>(), [0, 1], "there is room for more than one");
    }
}
