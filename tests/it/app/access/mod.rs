//! The window without a mouse and without a screen: what assistive technology is told, and what the keyboard reaches.

mod letters;
mod ring;
mod speech;
mod stops;
mod tasks;
