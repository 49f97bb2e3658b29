//! The work that one picture may take.
//!
//! Faces that intersect and lines behind bodies take work that grows with the square of their number or faster, and no
//! limit on bodies and vertices keeps that small. So the work is counted, and a picture that takes more is finished in a
//! simpler way and says so. Counting steps and not time gives the same picture on every machine.

/// The rest of the work that one picture may take, in steps of a few nanoseconds each.
#[derive(Debug)]
pub(super) struct Effort(usize);

impl Effort {
    pub(super) const fn of(steps: usize) -> Self {
        Self(steps)
    }

    /// Spends some of it. False if they are more than what was left, and from then on.
    pub(super) const fn spend(&mut self, steps: usize) -> bool {
        let lasts = steps < self.0;
        self.0 = self.0.saturating_sub(steps);
        lasts
    }

    /// Whether more was needed than there was.
    pub(super) const fn is_spent(&self) -> bool {
        self.0 == 0
    }
}
