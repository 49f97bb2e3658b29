//! The tools that change the selection.

/// A tool of the handles and of typed numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) enum Tool {
    /// Moves the selection.
    #[default]
    Move,
    /// Rotates it.
    Rotate,
    /// Scales it.
    Scale,
}

impl Tool {
    /// All tools, in the order of their keys.
    pub(crate) const ALL: [Self; 3] = [Self::Move, Self::Rotate, Self::Scale];

    /// The verb that begins a sentence: `Move`.
    pub(crate) const fn verb(self) -> &'static str {
        match self {
            Self::Move => "Move",
            Self::Rotate => "Rotate",
            Self::Scale => "Scale",
        }
    }
}
