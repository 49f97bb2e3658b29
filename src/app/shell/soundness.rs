//! Counts the panics since the window last worked.

/// The number of panics since a frame was last shown to its end, with the document revisions shown.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Soundness {
    /// The revision of the document that was last shown to the end of a frame.
    pub(super) shown: Option<u64>,
    /// The revision that this frame shows.
    pub(super) begun: Option<u64>,
    /// The number of panics since that frame.
    pub(super) panics: u32,
}

impl Soundness {
    /// Begins a frame that shows this revision of the document.
    pub(crate) const fn begin(&mut self, revision: u64) {
        self.begun = Some(revision);
    }

    /// Records that the frame was shown to its end.
    pub(crate) const fn end(&mut self) {
        (self.shown, self.panics) = (self.begun, 0);
    }

    /// Forgets the counts, for another document.
    pub(crate) const fn forget(&mut self) {
        (self.shown, self.begun) = (None, None);
    }
}
