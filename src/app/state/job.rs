//! Work beside the window: on a separate thread, or between the frames of a page.

use std::ops::Range;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, TryRecvError};
use std::time::Duration;

use eframe::egui::Context;

use super::panics::{Panic, caught};
use crate::app::platform::{PORTION, Pace, Worker};
use crate::app::widgets::notice;
use crate::lab::Watch;
use crate::message::Language;
use crate::message::text;

/// Work beside the window. It is canceled when the job is dropped.
#[derive(Debug)]
pub(crate) struct Job<T> {
    watch: Arc<Watch>,
    result: Receiver<T>,
}

/// The state of a job, as a frame finds it.
#[derive(Debug)]
pub(crate) enum Polled<T> {
    /// The job is running.
    Running,
    /// The job has ended with this result.
    Done(T),
    /// The job has ended without a result, and a notice gives the reason.
    Failed,
}

/// The result of a portion of work.
#[derive(Debug)]
pub(crate) enum Portion<T> {
    /// More follows.
    More,
    /// The work has ended with this result.
    Done(T),
    /// The work was canceled.
    Cancelled,
}

impl<T: Send + 'static> Job<T> {
    /// Starts the work, which returns nothing once it is canceled. A repaint is requested at its end.
    pub(crate) fn start(ctx: &Context, work: impl FnOnce(&Watch) -> Option<T> + Send + 'static) -> Self {
        let mut work = Some(work);
        Self::in_portions(ctx, move |watch| {
            let found = work.take().and_then(|work| work(watch));
            found.map_or(Portion::Cancelled, Portion::Done)
        })
    }

    /// Starts work that is done in portions: in a page, frames are shown between them. A repaint is requested at its
    /// end.
    pub(crate) fn in_portions(
        ctx: &Context,
        mut work: impl FnMut(&Watch) -> Portion<T> + Send + 'static,
    ) -> Self {
        let watch = Arc::new(Watch::default());
        let (sender, result) = mpsc::channel();
        let (ctx, its_watch) = (ctx.clone(), Arc::clone(&watch));
        let language = Language::chosen();
        let mut sender = Some(sender);
        Worker::start(move || {
            match caught(|| language.during(|| work(&its_watch))) {
                Ok(Portion::More) if !its_watch.is_cancelled() => return Pace::Again,
                // The receiver is gone if the job was dropped.
                Ok(Portion::Done(found)) => drop(sender.take().map(|sender| sender.send(found))),
                Ok(Portion::More | Portion::Cancelled) => {}
                Err(Panic { message, place }) => {
                    notice::leave(
                        &ctx,
                        text!("state-work-beside-the-window-has"; message = message, place = place),
                    );
                }
            }
            drop(sender.take());
            ctx.request_repaint();
            Pace::Done
        });
        Self { watch, result }
    }

    /// Starts work on the numbers below `end`: on all at once, or in a page on a few between two frames. Canceled work
    /// returns nothing.
    pub(crate) fn of_numbers(
        ctx: &Context,
        end: u64,
        work: impl Fn(Range<u64>, &Watch) -> Option<T> + Send + 'static,
        merged: fn(T, T) -> T,
    ) -> Self {
        let (mut next, mut found) = (0, None);
        Self::in_portions(ctx, move |watch| {
            let numbers = next..end.min(PORTION.saturating_add(next));
            next = numbers.end;
            let Some(more) = work(numbers, watch) else { return Portion::Cancelled };
            let all = match found.take() {
                Some(found) => merged(found, more),
                None => more,
            };
            if next == end {
                return Portion::Done(all);
            }
            found = Some(all);
            Portion::More
        })
    }

    /// Creates a job with the function that ends it with a result. A repaint is requested then.
    pub(crate) fn promised(ctx: &Context) -> (Self, impl FnOnce(T) + Send + 'static) {
        let (sender, result) = mpsc::channel();
        let ctx = ctx.clone();
        let keep = move |found| {
            // The receiver is gone if the job was dropped.
            sender.send(found).ok();
            ctx.request_repaint();
        };
        (Self { watch: Arc::default(), result }, keep)
    }

    /// Returns the number of finished pieces of the work.
    pub(crate) fn done(&self) -> u64 {
        self.watch.done()
    }

    /// Returns the state of the job. A result is returned once.
    pub(crate) fn poll(&self) -> Polled<T> {
        match self.result.try_recv() {
            Ok(found) => Polled::Done(found),
            Err(TryRecvError::Empty) => Polled::Running,
            Err(TryRecvError::Disconnected) => Polled::Failed,
        }
    }

    /// Waits at most this long for the job to end, and returns its state. A result is returned once.
    pub(crate) fn poll_within(&self, time: Duration) -> Polled<T> {
        match self.result.recv_timeout(time) {
            Ok(found) => Polled::Done(found),
            Err(RecvTimeoutError::Timeout) => Polled::Running,
            Err(RecvTimeoutError::Disconnected) => Polled::Failed,
        }
    }
}

impl<T> Drop for Job<T> {
    fn drop(&mut self) {
        self.watch.cancel();
    }
}

#[cfg(test)]
mod tests {
    use std::thread;
    use std::time::Duration;

    use eframe::egui::Context;

    use super::{Job, Polled};
    use crate::app::widgets::notice;

    /// Regression: the window was not notified, and continued to wait.
    #[test]
    fn a_panic_ends_a_job_with_a_sentence() {
        let ctx = Context::default();
        let job: Job<()> = Job::start(&ctx, |_| panic!("no such pair"));
        while matches!(job.poll(), Polled::Running) {
            thread::sleep(Duration::from_millis(5));
        }
        assert!(matches!(job.poll(), Polled::Failed));
        let notice = notice::take(&ctx).unwrap();
        assert!(
            notice.starts_with("A background task failed: no such pair, at src/app/state/job.rs:"),
            "{notice}"
        );
    }
}
