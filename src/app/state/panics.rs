//! Panics: errors in the program, which end the current work but not the program.

use crate::message::text;
use std::any::Any;
use std::cell::RefCell;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Once;

/// A caught panic.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Panic {
    /// The message of the panic.
    pub(crate) message: String,
    /// The place of the panic in the source, `FILE:LINE:COLUMN`.
    pub(crate) place: String,
}

thread_local! {
    /// The last panic of this thread. Its place is known only while it happens.
    static LAST: RefCell<Option<Panic>> = const { RefCell::new(None) };
}

/// Runs some work and catches a panic in it.
///
/// # Errors
/// Returns the panic.
pub(crate) fn caught<T>(work: impl FnOnce() -> T) -> Result<T, Panic> {
    listen();
    panic::catch_unwind(AssertUnwindSafe(work)).map_err(|payload| {
        let message = message(payload.as_ref());
        let last = LAST.take().filter(|last| last.message == message);
        last.unwrap_or_else(|| Panic { message, place: text!("state-an-unknown-place").to_owned() })
    })
}

/// Records the place of every panic from now on, before it is printed as usual.
fn listen() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            let place = info.location().map(ToString::to_string).unwrap_or_default();
            let panic = Panic { message: message(info.payload()), place };
            LAST.set(Some(panic));
            before(info);
        }));
    });
}

fn message(payload: &(dyn Any + Send)) -> String {
    let text = payload.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| payload.downcast_ref::<String>().cloned()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::caught;

    #[test]
    fn a_panic_is_caught_with_its_message_and_place() {
        assert_eq!(caught(|| 7), Ok(7));
        let panic = caught(|| panic!("number {}", 8)).unwrap_err();
        assert_eq!(panic.message, "number 8");
        assert!(panic.place.starts_with("src/app/state/panics.rs:"), "{}", panic.place);
    }
}
