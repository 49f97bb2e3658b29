//! Trace import in the window: reads and audits external traces on a thread.

use std::any::Any;
use std::path::{Path, PathBuf};

use eframe::egui::Context;

use crate::app::command::Command;
use crate::app::features::feature::{Feature, Others};
use crate::app::state::cx::Cx;
use crate::app::state::job::{Job, Polled};
use crate::app::state::request::{Ask, FileRequest, Request};
use crate::judge::{Exhibit, ForeignTrace, read_trace_file, read_traces};
use crate::message::text;

/// The extension of traces.
pub(crate) const EXTENSION: &str = "jsonl";

/// The traces being read.
#[derive(Debug, Default)]
pub(crate) struct TraceImport {
    task: Option<Job<Result<Exhibit, String>>>,
}

/// The request to open the external trace in this file.
struct OpenTrace(PathBuf);

impl TraceImport {
    /// Returns the question for a trace file.
    fn file_request(suggestion: PathBuf) -> FileRequest {
        let titles = [text!("shell-open-a-trace"), text!("shell-open-a-trace-by-its")];
        let filters = vec![(text!("shell-trace").to_owned(), vec![EXTENSION])];
        FileRequest::to_open(titles, "trace.jsonl", filters, suggestion, |path| {
            Request::feature(OpenTrace(path))
        })
    }

    /// Reads a trace file on a thread.
    pub(crate) fn open_file(&mut self, path: &Path, ctx: &Context) {
        let path: PathBuf = path.to_owned();
        self.task = Some(Job::start(ctx, move |_| {
            Some(read_trace_file(&path).map(|traces| shown(&traces)).map_err(|error| error.to_string()))
        }));
    }

    /// Reads a pasted trace on a thread.
    pub(crate) fn open_text(&mut self, text: String, ctx: &Context) {
        self.task = Some(Job::start(ctx, move |_| {
            let traces = read_traces(&text)
                .map_err(|error| text!("scenes-the-clipboard-line"; error = error.to_string()));
            Some(traces.map(|traces| shown(&traces)))
        }));
    }
}

impl Feature for TraceImport {
    /// Shows the trace, or the reason why it cannot be read.
    fn poll(&mut self, cx: &mut Cx<'_>) {
        match self.task.as_ref().map(Job::poll) {
            None | Some(Polled::Running) => return,
            Some(Polled::Done(Ok(exhibit))) => cx.requests.push(Request::ShowExhibit(Box::new(exhibit))),
            Some(Polled::Done(Err(text))) => {
                let title = text!("shell-this-trace-cannot-be-opened").to_owned();
                cx.requests.push(Request::Message { title, text });
            }
            Some(Polled::Failed) => {}
        }
        self.task = None;
    }

    fn command(&mut self, command: Command, _: &Others<'_>, cx: &mut Cx<'_>, _: &Context) -> bool {
        let is_own = command == Command::OpenTrace;
        if is_own {
            cx.requests.file(Self::file_request(cx.document.suggested_path()), Ask::Dialog);
        }
        is_own
    }

    fn carry_out(&mut self, request: &dyn Any, _: &Others<'_>, _: &mut Cx<'_>, ctx: &Context) -> bool {
        let Some(OpenTrace(path)) = request.downcast_ref() else { return false };
        self.open_file(path, ctx);
        true
    }
}

/// The trace to show among several: the first wrong trace, or the first trace if none is wrong.
fn shown(traces: &[ForeignTrace]) -> Exhibit {
    let wrong = traces.iter().position(|trace| trace.audit().finding.is_some());
    let index = wrong.unwrap_or(0);
    let mut exhibit = traces[index].exhibit();
    if traces.len() > 1 {
        let which = if wrong.is_some() {
            text!("scenes-the-first-with-an-error")
        } else {
            text!("scenes-none-of-them-has-an")
        };
        let place = text!("scenes-trace-of"; number = index + 1, count = traces.len(), which = which);
        exhibit.scene.notes.push_str("\n\n");
        exhibit.scene.notes.push_str(&place);
    }
    exhibit
}
