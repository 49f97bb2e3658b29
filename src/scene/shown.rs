//! The part of the window that a scene opens with: its step, panels and switches. The camera is the
//! [`ViewPreset`](super::ViewPreset).

use super::overlay::{Overlay, Overlays};

/// How a scene is shown when it is opened. Nothing given: as the window is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Shown {
    /// The step, from 1; of a shorter run the last one.
    pub step: Option<usize>,
    /// The workspace.
    pub workspace: Option<ShownWorkspace>,
    /// The tab below the pictures.
    pub lower: Option<ShownTab>,
    /// The figure on the right.
    pub right: Option<ShownFigure>,
    /// The overlays of the pictures of a run, of [`Overlay::OF_RUN`]; all others stay as they are.
    pub overlays: Option<Overlays>,
}

impl Shown {
    /// Of these overlays those that scenes keep.
    pub fn kept_overlays(overlays: Overlays) -> Overlays {
        let kept = Overlay::OF_RUN.into_iter().filter(|overlay| overlays.contains(*overlay));
        kept.fold(Overlays::NONE, Overlays::with)
    }
}

/// A workspace, as scenes name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShownWorkspace {
    /// One run, step by step.
    Run,
    /// One simplex, moved by hand.
    Explore,
    /// Two runs.
    Compare,
}

impl ShownWorkspace {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Run, Self::Explore, Self::Compare];

    /// The name in RON: lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Run => "run",
            Self::Explore => "explore",
            Self::Compare => "compare",
        }
    }
}

/// A tab below the pictures, as scenes name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShownTab {
    /// The table of iterations.
    Steps,
    /// The algorithm as pseudocode.
    Code,
    /// Its decisions as a tree.
    Tree,
    /// Charts.
    Plot,
    /// The motion of Q.
    Motion,
    /// The proof of the verdict.
    Proof,
}

impl ShownTab {
    /// All of them.
    pub const ALL: [Self; 6] = [Self::Steps, Self::Code, Self::Tree, Self::Plot, Self::Motion, Self::Proof];

    /// The name in RON: lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Steps => "steps",
            Self::Code => "code",
            Self::Tree => "tree",
            Self::Plot => "plot",
            Self::Motion => "motion",
            Self::Proof => "proof",
        }
    }
}

/// A figure on the right, as scenes name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShownFigure {
    /// P ⊖ Q.
    Difference,
    /// P ⊖ Q, cut by a plane.
    Slice,
    /// The outcome over the positions of Q.
    Map,
    /// The support functions.
    Reach,
}

impl ShownFigure {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Difference, Self::Slice, Self::Map, Self::Reach];

    /// The name in RON: lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Difference => "difference",
            Self::Slice => "slice",
            Self::Map => "map",
            Self::Reach => "reach",
        }
    }
}
