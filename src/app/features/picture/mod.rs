//! Pictures of a step and of a run: the windows *Save picture* and *Save run*, their choices, and the files,
//! which are written on a thread.

pub(crate) mod order;
mod preview;
pub(crate) mod source;
pub(crate) mod ui;

use eframe::egui::Context;

use crate::app::state::job::{Job, Polled};
use crate::figure::picture::{Layout, Panel, PictureFormat, Size, Steps, Theme};
use crate::figure::transcript::TraceFormat;
use crate::message::text;
use order::{PictureOrder, PictureSubject, Saved};
use preview::PicturePreview;
pub(crate) use preview::image;

/// The state of the windows *Save picture* and *Save run*.
#[derive(Debug)]
pub(crate) struct Pictures {
    /// The window that is open.
    pub(crate) open: Option<PictureSubject>,
    /// The parts of each picture of a run.
    pub(crate) layout: Layout,
    /// The panel of the workspace in the window, if it has one of its own.
    pub(crate) only: Option<Panel>,
    /// The colors.
    pub(crate) theme: Theme,
    /// The steps of a run that are drawn.
    pub(crate) steps: Steps,
    /// The formats of a picture and of a run, indexed by [`PictureSubject`].
    formats: [Saved; 2],
    /// The size as typed.
    size: String,
    /// The result of the last action.
    pub(crate) message: Option<String>,
    preview: PicturePreview,
    saving: Option<Saving>,
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
            formats: [Saved::Picture(PictureFormat::Svg), Saved::Picture(PictureFormat::Gif)],
            size: size.to_string(),
            message: None,
            preview: PicturePreview::default(),
            saving: None,
        }
    }
}

impl Pictures {
    /// Opens a window. A panel that does not change from step to step is not offered for a run.
    pub(crate) fn show(&mut self, subject: PictureSubject) {
        self.open = Some(subject);
        self.message = None;
        if subject == PictureSubject::Run {
            self.layout.panel = self.layout.panel.filter(|panel| panel.follows_steps());
        }
    }

    /// Closes the window. Files being written are finished.
    fn close(&mut self) {
        self.open = None;
        self.preview = PicturePreview::default();
    }

    /// Returns the format of a picture or of a run.
    pub(crate) const fn format(&self, subject: PictureSubject) -> Saved {
        self.formats[subject as usize]
    }

    /// Returns the parts of each picture, if they are compatible: a panel that does not change from step to step has
    /// no caption.
    pub(crate) fn layout(&self) -> Layout {
        let panel = self.only.or(self.layout.panel);
        let follows = panel.is_none_or(Panel::follows_steps);
        Layout { panel, caption: self.layout.caption && follows, ..self.layout }
    }

    /// Starts to write files; a current job is canceled.
    pub(crate) fn begin(&mut self, order: PictureOrder, ctx: &Context) {
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
    pub(crate) fn poll(&mut self) -> Option<Result<String, String>> {
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
