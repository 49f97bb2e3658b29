//! The window without a mouse and without a screen: what assistive technology is told, and what the keyboard reaches.

mod letters;
pub(super) mod ring;
mod speech;
mod stops;
mod tasks;
