//! Requests to end the process: Ctrl-C (SIGINT) and, on Unix, SIGTERM and SIGHUP.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

#[cfg(unix)]
use signal_hook::{consts::SIGHUP, iterator::Signals, low_level};
#[cfg(any(unix, windows))]
use signal_hook::{
    consts::{SIGINT, SIGTERM},
    flag,
};

/// The exit status of a process that was interrupted, as shells report it.
#[cfg(any(unix, windows))]
const INTERRUPTED: i32 = 128 + SIGINT;

/// A flag that requests work to end with its results so far.
#[derive(Clone, Debug, Default)]
pub struct Interrupt(Arc<AtomicBool>);

impl Interrupt {
    /// Creates a flag that the first request to end the process raises. The second request ends the process at once.
    ///
    /// # Errors
    /// The system allows no handler for these requests; the first request then ends the process.
    pub fn of_process() -> io::Result<Self> {
        let interrupt = Self::default();
        #[cfg(any(unix, windows))]
        for signal in [SIGINT, SIGTERM] {
            // In this order: the first signal finds the flag still down, the second finds it raised.
            flag::register_conditional_shutdown(signal, INTERRUPTED, Arc::clone(&interrupt.0))?;
            flag::register(signal, Arc::clone(&interrupt.0))?;
        }
        Ok(interrupt)
    }

    /// Raises the flag: the work has to end.
    pub fn raise(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Returns whether the work has to end.
    pub fn is_raised(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Runs `work` on a separate thread when the process is asked to end, and then lets the process end as usual. The
/// second request ends it at once.
///
/// # Errors
/// The system allows no handler for these requests; the first request then ends the process.
#[cfg(unix)]
pub fn before_the_end(work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    let signals = [SIGINT, SIGTERM, SIGHUP];
    let is_asked = Arc::new(AtomicBool::new(false));
    for signal in signals {
        // In this order: the first signal finds the flag still down, the second finds it raised.
        flag::register_conditional_shutdown(signal, INTERRUPTED, Arc::clone(&is_asked))?;
        flag::register(signal, Arc::clone(&is_asked))?;
    }
    let mut asked = Signals::new(signals)?;
    std::thread::Builder::new().name("signals".to_owned()).spawn(move || {
        if let Some(signal) = asked.forever().next() {
            work();
            // Fails only for a signal that has no effect by default.
            low_level::emulate_default_handler(signal).ok();
        }
    })?;
    Ok(())
}

/// Does nothing: on this system a window receives requests to end as window messages.
///
/// # Errors
/// Never returns an error on this system.
#[cfg(not(unix))]
pub fn before_the_end(_: impl FnOnce() + Send + 'static) -> io::Result<()> {
    Ok(())
}
