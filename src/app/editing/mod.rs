//! Editing in the views, by pointer and by keys.

pub(crate) mod beside_field;
pub(crate) mod constraint;
pub(crate) mod drag;
pub(crate) mod freehand;
pub(crate) mod gesture;
pub(crate) mod handles;
mod key_stroke;
pub(crate) mod keys;
pub(crate) mod modal_typing;
pub(crate) mod nudge;
pub(crate) mod pointer;
pub(crate) mod polygon;
pub(crate) mod presses;
pub(crate) mod question;
pub(crate) mod select;
pub(crate) mod state;
