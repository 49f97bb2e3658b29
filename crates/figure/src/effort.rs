//! The limit on the work for one picture.
//!
//! The work for intersecting faces and for lines behind bodies grows with the square of their number or faster, and no
//! limit on bodies and vertices keeps it small. So the work is counted, and a picture that exceeds the limit is
//! finished in a simpler way, with a note. Counting steps instead of time gives the same picture on every machine.

/// The remaining work for one picture, in steps of a few nanoseconds each.
#[derive(Debug)]
pub(super) struct Effort(usize);

impl Effort {
    pub(super) const fn of(steps: usize) -> Self {
        Self(steps)
    }

    /// Spends some of the work. Returns false if not enough was left, and on every later call.
    pub(super) const fn spend(&mut self, steps: usize) -> bool {
        let lasts = steps < self.0;
        self.0 = self.0.saturating_sub(steps);
        lasts
    }

    /// Returns whether the limit was exceeded.
    pub(super) const fn is_spent(&self) -> bool {
        self.0 == 0
    }
}
