//! The formats of pictures and of runs.

use crate::figure::picture::PictureFormat;
use crate::figure::transcript::TraceFormat;
use crate::message::text;

/// A step or a whole run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum PictureSubject {
    /// The current step.
    Step,
    /// The run.
    Run,
}

/// The format of the written files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Saved {
    /// Pictures.
    Picture(PictureFormat),
    /// The run in words and numbers.
    Trace(TraceFormat),
}

impl Saved {
    /// Returns the extension of the files.
    pub(crate) const fn extension(self) -> &'static str {
        match self {
            Self::Picture(format) => format.extension(),
            Self::Trace(format) => format.extension(),
        }
    }

    /// Returns the name of the format of a picture, or of a run.
    pub(crate) fn title(self, subject: PictureSubject) -> String {
        match self {
            Self::Picture(format) if self.is_numbered(subject) => {
                text!("picture-numbered-s"; title = format.title())
            }
            Self::Picture(format) => format.title().to_owned(),
            Self::Trace(format) => text!("picture-trace-as"; title = format.title()),
        }
    }

    /// Returns whether there is a file for each step.
    pub(crate) const fn is_numbered(self, subject: PictureSubject) -> bool {
        match (self, subject) {
            (Self::Picture(format), PictureSubject::Run) => !format.is_animated(),
            _ => false,
        }
    }
}
