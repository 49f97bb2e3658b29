//! The lesson that is written once the open one is saved or discarded.

use std::path::PathBuf;

use super::leftover::Leftover;
use crate::files::Fingerprint;
use crate::lesson::Loaded;

/// The lesson that is written next.
#[derive(Clone, Debug)]
pub(crate) enum WrittenLesson {
    /// No lesson.
    Nothing,
    /// A new lesson, made from the current screen.
    View,
    /// An unsaved lesson.
    Recovered(Box<Leftover>),
    /// An existing lesson.
    Lesson {
        /// The lesson with its scenes.
        loaded: Box<Loaded>,
        /// The index of the page.
        page: usize,
        /// The lesson's file, with the bytes that were read there.
        file: Option<(PathBuf, Fingerprint)>,
    },
}
