//! What can be done to what is selected.

/// What the handles, and typed numbers, do to what is selected.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) enum Tool {
    /// Move it.
    #[default]
    Move,
    /// Turn it.
    Rotate,
    /// Make it larger or smaller.
    Scale,
}

impl Tool {
    /// All tools, in the order of their keys.
    pub(crate) const ALL: [Self; 3] = [Self::Move, Self::Rotate, Self::Scale];

    /// What it does, as a sentence begins: `Move`.
    pub(crate) const fn verb(self) -> &'static str {
        match self {
            Self::Move => "Move",
            Self::Rotate => "Rotate",
            Self::Scale => "Scale",
        }
    }
}
