//! The state of the window: the document with its history, the session, the data derived from the scene, and
//! the requests of the panels.

pub(crate) mod board;
pub(crate) mod clipboard;
pub(crate) mod cx;
pub(crate) mod derived;
pub(crate) mod document;
pub(crate) mod effect;
pub(crate) mod fade;
pub(crate) mod flight;
pub(crate) mod focus;
pub(crate) mod history;
pub(crate) mod home;
pub(crate) mod job;
pub(crate) mod layout;
pub(crate) mod leftover;
pub(crate) mod mystery;
pub(crate) mod panel;
pub(crate) mod panics;
pub(crate) mod parked;
pub(crate) mod playback;
pub(crate) mod presenter;
pub(crate) mod recent;
pub(crate) mod recovery;
pub(crate) mod recovery_file;
pub(crate) mod request;
pub(crate) mod room;
pub(crate) mod session;
pub(crate) mod settings;
pub(crate) mod settings_file;
pub(crate) mod step_words;
pub(crate) mod view;
pub(crate) mod visible_run;
pub(crate) mod votes;
pub(crate) mod written_lesson;
