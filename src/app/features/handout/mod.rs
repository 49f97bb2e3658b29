//! Handouts: the window *Handout*, its choices, and the files, which are written on a thread.

mod order;
mod preview;
mod ui;

use std::path::{Path, PathBuf};

use eframe::egui::Context;

use crate::app::state::cx::Cx;
use crate::app::state::job::{Job, Polled};
use crate::app::state::request::{FileRequest, Request};
use crate::figure::Analysis;
use crate::figure::handout::{Blanks, HandoutFormat, HandoutOptions, SheetSize, StepList};
use crate::figure::picture::Steps;
use crate::lesson::Loaded;
use crate::message::text;
use crate::scene::Scene;
use order::{HandoutOrder, HandoutSubject, files_of};
use preview::HandoutPreview;

/// The state of the window *Handout*.
#[derive(Debug)]
pub(crate) struct Handouts {
    /// Whether the window is open.
    is_open: bool,
    format: HandoutFormat,
    /// Whether the handout is of the open lesson.
    of_lesson: bool,
    /// Whether a key is also written.
    has_key: bool,
    options: HandoutOptions,
    message: Option<String>,
    preview: HandoutPreview,
    saving: Option<Job<Result<String, String>>>,
}

/// The request to write the handout to this file, and its key beside it.
struct SaveHandout(PathBuf);

impl Default for Handouts {
    fn default() -> Self {
        Self {
            is_open: false,
            format: HandoutFormat::default(),
            of_lesson: false,
            has_key: true,
            options: HandoutOptions {
                steps: StepList::Steps(Steps::Iterations),
                columns: 2,
                blanks: Blanks::default(),
                size: SheetSize::default(),
                is_key: false,
            },
            message: None,
            preview: HandoutPreview::default(),
            saving: None,
        }
    }
}

impl Handouts {
    /// Chooses the lesson or the run. The texts of lessons speak of the left and the right picture, which stand side by
    /// side if there is one column.
    fn choose(&mut self, of_lesson: bool) {
        if self.of_lesson != of_lesson {
            (self.of_lesson, self.options.columns) = (of_lesson, if of_lesson { 1 } else { 2 });
        }
    }

    /// The chosen handout, of this run or of this lesson.
    fn order(&self, scene: &Scene, analysis: &Analysis, lesson: Option<&Loaded>) -> HandoutOrder {
        let source = match lesson.filter(|_| self.of_lesson) {
            Some(loaded) => HandoutSubject::Lesson(Box::new(loaded.clone())),
            None => HandoutSubject::Run(Box::new((scene.clone(), analysis.clone()))),
        };
        HandoutOrder { source, options: self.options.clone(), own: None }
    }

    /// Returns the question for the file of the handout; suggests a path beside the scene.
    fn file_request(&self, scene: &Path) -> FileRequest {
        let (format, extension, has_key) = (self.format, self.format.extension(), self.has_key);
        FileRequest::to_save(
            [text!("shell-save-the-handout"), text!("shell-save-the-handout-to-a")],
            text!("shell-handout"; extension = extension),
            (format.title().to_owned(), extension),
            scene.with_extension(extension),
            |path| Request::feature(SaveHandout(path)),
        )
        .with_files(move |path| files_of(path, has_key))
    }

    /// Starts to write the files, never over the scene's own. Cancels a running job.
    fn save(&mut self, path: PathBuf, lesson: Option<&Loaded>, cx: &Cx<'_>, ctx: &Context) {
        let own = cx.document.file().map(Path::to_owned);
        let order = HandoutOrder { own, ..self.order(cx.scene, &cx.derived.analysis, lesson) };
        let (format, has_key) = (self.format, self.has_key);
        self.saving = Some(Job::start(ctx, move |_| Some(order.write(&path, format, has_key))));
    }

    /// Returns the result of the job, once it has arrived.
    fn written(&mut self) -> Option<Result<String, String>> {
        let result = match self.saving.as_ref()?.poll() {
            Polled::Running => return None,
            Polled::Done(result) => result,
            Polled::Failed => Err(text!("handout-the-handout-could-not-be").to_owned()),
        };
        self.saving = None;
        self.message = result.as_ref().ok().cloned();
        Some(result)
    }

    fn close(&mut self) {
        self.is_open = false;
        self.preview = HandoutPreview::default();
    }
}
