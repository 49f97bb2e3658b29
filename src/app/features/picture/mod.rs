//! Pictures of a step and of a run: the windows *Save picture* and *Save run*, their choices, and the files,
//! which are written on a thread.

mod format;
mod order;
mod preview;
mod source;
mod ui;

use std::path::PathBuf;

use eframe::egui::Context;

use crate::app::features::feature::Others;
use crate::app::state::cx::Cx;
use crate::app::state::job::{Job, Polled};
use crate::app::state::layout::{Pane, Workspace};
use crate::app::state::panel::WindowPanel;
use crate::app::state::request::{FileRequest, Request};
use crate::figure::explorer::Arrangement;
use crate::figure::picture::{Layout, Panel, PictureFormat, Size, StepTime, Steps, Theme};
use crate::figure::transcript::TraceFormat;
use crate::message::text;
use format::{PictureSubject, Saved};
use order::{PictureOrder, files_of};
use preview::PicturePreview;
use source::{PictureSource, look, step};

/// The state of the windows *Save picture* and *Save run*.
#[derive(Debug)]
pub(crate) struct Pictures {
    /// The window that is open.
    open: Option<PictureSubject>,
    /// The parts of each picture of a run.
    layout: Layout,
    /// The panel of the workspace in the window, if it has one of its own.
    only: Option<Panel>,
    /// The colors.
    theme: Theme,
    /// The steps of a run that are drawn.
    steps: Steps,
    /// The time for which an animation shows each step.
    time: StepTime,
    /// The formats of a picture and of a run, indexed by [`PictureSubject`].
    formats: [Saved; 2],
    /// The size as typed.
    size: String,
    /// The result of the last action.
    message: Option<String>,
    preview: PicturePreview,
    saving: Option<Saving>,
}

/// A request of the windows.
enum PictureRequest {
    /// Put the picture on the clipboard.
    Copy,
    /// Write a picture or a run in this format to this file, or to numbered files.
    Save(PictureSubject, Saved, PathBuf),
}

/// The files being written.
#[derive(Debug)]
struct Saving {
    job: Job<Result<String, String>>,
    steps: usize,
}

impl Default for Pictures {
    fn default() -> Self {
        let size = Size::default();
        Self {
            open: None,
            layout: Layout { panel: None, size, caption: true },
            only: None,
            theme: Theme::default(),
            steps: Steps::All,
            time: StepTime::default(),
            formats: [Saved::Picture(PictureFormat::Svg), Saved::Picture(PictureFormat::Gif)],
            size: size.to_string(),
            message: None,
            preview: PicturePreview::default(),
            saving: None,
        }
    }
}

impl Pictures {
    /// Opens a window, unless there is no such picture. A panel that does not change from step to step is not
    /// offered for a run.
    fn show(&mut self, subject: PictureSubject, cx: &mut Cx<'_>) {
        if !self.follow(subject, cx) {
            return;
        }
        self.open = Some(subject);
        self.message = None;
        if subject == PictureSubject::Run {
            self.layout.panel = self.layout.panel.filter(|panel| panel.follows_steps());
        }
    }

    /// Selects the workspace's own panel, if it has one. Returns whether there is a picture of the screen, or of its
    /// run; a notice gives the reason if there is none.
    fn follow(&mut self, subject: PictureSubject, cx: &mut Cx<'_>) -> bool {
        if let Some(refusal) = refusal(subject, cx) {
            cx.session.tell(refusal.to_owned());
            return false;
        }
        self.only = match cx.session.workspace {
            Workspace::Run => None,
            Workspace::Explore => Some(Panel::Explorer),
            Workspace::Compare => Some(Panel::Compare),
        };
        true
    }

    /// Returns the parts of the picture of the view under the pointer or else of the panel chosen last. Returns
    /// `None` if there is no picture.
    fn layout_here(&mut self, cx: &mut Cx<'_>) -> Option<Layout> {
        if !self.follow(PictureSubject::Step, cx) {
            return None;
        }
        let layout = self.layout();
        let is_difference = cx.session.settings.pane == Pane::Difference;
        let panel = match cx.session.hovered_panel().filter(|_| self.only.is_none()) {
            Some(WindowPanel::Shapes) => Some(Panel::Shapes),
            Some(WindowPanel::Difference) if is_difference => Some(Panel::Difference),
            _ => layout.panel,
        };
        Some(Layout { panel, ..layout })
    }

    /// Copies the picture of the step on screen.
    fn copy(&mut self, layout: Layout, others: &Others<'_>, cx: &mut Cx<'_>, ctx: &Context) {
        let source = PictureSource::of(layout, look(self.theme, cx, others), cx, others);
        let Layout { panel, size, .. } = layout;
        let notice = match preview::image(&source.album(), step(cx, others), None) {
            Ok(pixels) => {
                ctx.copy_image(pixels);
                let name = panel.map_or(text!("shell-shapes-and-difference"), Panel::name);
                text!("shell-copied-a-picture-pixels"; name = name, size = size.to_string())
            }
            Err(reason) => reason,
        };
        self.message = Some(notice.clone());
        cx.session.tell(notice);
    }

    /// Closes the window. Files being written are finished.
    fn close(&mut self) {
        self.open = None;
        self.preview = PicturePreview::default();
    }

    /// Returns the steps of a picture or of a run, as indices of events.
    fn steps(&self, subject: PictureSubject, cx: &Cx<'_>, others: &Others<'_>) -> Vec<usize> {
        match subject {
            PictureSubject::Step => vec![step(cx, others)],
            PictureSubject::Run => self.steps.of(&cx.derived.analysis.trace).unwrap_or_default(),
        }
    }

    /// Returns the question for the files of a picture or of a run; suggests a path beside the scene.
    fn file_request(&self, subject: PictureSubject, cx: &Cx<'_>, others: &Others<'_>) -> FileRequest {
        let format = self.format(subject);
        let (steps, count) = (self.steps(subject, cx, others), cx.derived.analysis.trace.steps());
        let is_numbered = format.is_numbered(subject);
        let title = match subject {
            PictureSubject::Step => text!("shell-save-the-picture"),
            PictureSubject::Run => text!("shell-save-the-run"),
        };
        let request = FileRequest::to_save(
            [title, text!("shell-save-to-a-path")],
            text!("shell-run"; extension = format.extension()),
            (format.title(subject), format.extension()),
            cx.document.suggested_path().with_extension(format.extension()),
            move |path| Request::feature(PictureRequest::Save(subject, format, path)),
        );
        let request = request.with_files(move |path| files_of(path, is_numbered.then_some((&steps, count))));
        FileRequest { is_numbered, ..request }
    }

    /// Returns the format of a picture or of a run.
    const fn format(&self, subject: PictureSubject) -> Saved {
        self.formats[subject as usize]
    }

    /// Returns the parts of each picture, if they are compatible: a panel that does not change from step to step has
    /// no caption.
    fn layout(&self) -> Layout {
        let panel = self.only.or(self.layout.panel);
        let follows = panel.is_none_or(Panel::follows_steps);
        Layout { panel, caption: self.layout.caption && follows, ..self.layout }
    }

    /// Starts to write files; a current job is canceled.
    fn begin(&mut self, order: PictureOrder, ctx: &Context) {
        let steps = order.steps.len();
        let job = Job::start(ctx, move |watch| order.carry_out(watch));
        self.saving = Some(Saving { job, steps });
    }

    /// The number of finished pictures and of all pictures. Returns `None` if no job is running.
    fn progress(&self) -> Option<(u64, usize)> {
        self.saving.as_ref().map(|saving| (saving.job.done(), saving.steps))
    }

    /// Cancels the job. Complete files stay.
    fn cancel(&mut self) {
        self.saving = None;
        self.message = Some(text!("picture-cancelled").to_owned());
    }

    /// Returns the result of the job, once it has arrived.
    fn written(&mut self) -> Option<Result<String, String>> {
        let result = match self.saving.as_ref()?.job.poll() {
            Polled::Running => return None,
            Polled::Done(result) => result,
            Polled::Failed => Err(text!("picture-the-pictures-could-not-be").to_owned()),
        };
        self.saving = None;
        self.message = result.as_ref().ok().cloned();
        Some(result)
    }
}

/// The reason why there is no picture of the screen, or of its run.
fn refusal(subject: PictureSubject, cx: &Cx<'_>) -> Option<&'static str> {
    match cx.session.workspace {
        Workspace::Run => None,
        Workspace::Explore | Workspace::Compare if subject == PictureSubject::Run => {
            Some(text!("shell-save-run-saves-the-scenes"))
        }
        Workspace::Explore => {
            Arrangement::of(cx.scene).is_err().then_some(text!("shell-explore-shows-no-simplex-of"))
        }
        Workspace::Compare => {
            let is_covered = cx.derived.is_sealed || !cx.visible.all;
            is_covered.then_some(text!("shell-compare-is-covered-until-the"))
        }
    }
}

impl Saved {
    /// The formats of a picture, or of a run.
    const fn of(subject: PictureSubject) -> &'static [Self] {
        match subject {
            PictureSubject::Step => &[Self::Picture(PictureFormat::Svg), Self::Picture(PictureFormat::Png)],
            PictureSubject::Run => &[
                Self::Picture(PictureFormat::Apng),
                Self::Picture(PictureFormat::Gif),
                Self::Picture(PictureFormat::Svg),
                Self::Picture(PictureFormat::Png),
                Self::Trace(TraceFormat::Markdown),
                Self::Trace(TraceFormat::Csv),
                Self::Trace(TraceFormat::Json),
                Self::Trace(TraceFormat::Jsonl),
            ],
        }
    }
}
