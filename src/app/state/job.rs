//! Work on a separate thread.

use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, TryRecvError};
use std::thread;
use std::time::Duration;

use eframe::egui::Context;

use super::panics::{Panic, caught};
use crate::app::widgets::notice;
use crate::lab::Watch;
use crate::message::Language;
use crate::message::text;

/// Work on a separate thread. It is canceled when the job is dropped.
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

impl<T: Send + 'static> Job<T> {
    /// Starts the work, which returns nothing once it is canceled. A repaint is requested at its end.
    pub(crate) fn start(ctx: &Context, work: impl FnOnce(&Watch) -> Option<T> + Send + 'static) -> Self {
        let watch = Arc::new(Watch::default());
        let (sender, result) = mpsc::channel();
        let (ctx, its_watch) = (ctx.clone(), Arc::clone(&watch));
        let language = Language::chosen();
        thread::spawn(move || {
            match caught(|| language.during(|| work(&its_watch))) {
                // The receiver is gone if the job was dropped.
                Ok(found) => found.into_iter().for_each(|found| drop(sender.send(found))),
                Err(Panic { message, place }) => {
                    notice::leave(
                        &ctx,
                        text!("state-work-beside-the-window-has"; message = message, place = place),
                    );
                }
            }
            drop(sender);
            ctx.request_repaint();
        });
        Self { watch, result }
    }

    /// Creates a job whose work was done at once, on this thread.
    pub(crate) fn done_at_once(found: T) -> Self {
        let (sender, result) = mpsc::channel();
        // The receiver exists.
        sender.send(found).ok();
        Self { watch: Arc::default(), result }
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
