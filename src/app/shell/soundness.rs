//! The count of errors in the program.

/// How often the window has failed since it last succeeded, and with what it did.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Soundness {
    /// The revision of the document that was shown to the end of a frame last.
    pub(super) shown: Option<u64>,
    /// The revision that this frame shows.
    pub(super) begun: Option<u64>,
    /// The number of panics since then.
    pub(super) panics: u32,
}

impl Soundness {
    /// A frame begins to show this revision of the document.
    pub(crate) const fn begin(&mut self, revision: u64) {
        self.begun = Some(revision);
    }

    /// The frame was shown to its end.
    pub(crate) const fn end(&mut self) {
        (self.shown, self.panics) = (self.begun, 0);
    }

    /// The document is another one.
    pub(crate) const fn forget(&mut self) {
        (self.shown, self.begun) = (None, None);
    }
}
