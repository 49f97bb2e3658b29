//! The one part of the window that knows its platform: a system with threads and file dialogs, or the page of a browser.

mod kinds;
#[cfg(not(target_arch = "wasm32"))]
mod native;
#[cfg(target_arch = "wasm32")]
mod web;

pub(crate) use kinds::{FileAnswer, FileQuestion, Pace};
#[cfg(not(target_arch = "wasm32"))]
pub(crate) use native::*;
#[cfg(target_arch = "wasm32")]
pub(crate) use web::*;
