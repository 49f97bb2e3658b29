//! The part of the window that a scene opens with: its step, panels and switches. The camera is the
//! [`ViewPreset`](super::ViewPreset).

use serde::{Deserialize, Serialize};

use super::overlay::{Overlay, Overlays};

/// The initial view of a scene. A field that is not given leaves the window as it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct InitialView {
    /// The step, from 1. A larger number stands for the last step.
    pub step: Option<usize>,
    /// The workspace.
    pub workspace: Option<ShownWorkspace>,
    /// The tab below the pictures.
    pub lower: Option<ShownTab>,
    /// The figure on the right.
    pub right: Option<ShownFigure>,
    /// The overlays of the pictures of a run, a subset of [`Overlay::OF_RUN`]; all others stay as they are.
    pub overlays: Option<Overlays>,
}

impl InitialView {
    /// Returns the overlays among these that scenes keep.
    pub fn kept_overlays(overlays: Overlays) -> Overlays {
        let kept = Overlay::OF_RUN.into_iter().filter(|overlay| overlays.contains(*overlay));
        kept.fold(Overlays::NONE, Overlays::with)
    }
}

/// An enumeration whose values scenes and lessons name in lower case.
macro_rules! named {
    ($(#[$meta:meta])* $name:ident: $($(#[$variant_meta:meta])* $variant:ident $word:literal),+ $(,)?) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "lowercase")]
        pub enum $name {
            $($(#[$variant_meta])* $variant),+
        }

        impl $name {
            /// All values of the enumeration.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// Returns the name in RON.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $word),+
                }
            }
        }
    };
}

named! {
    /// A workspace.
    #[derive(Default)]
    ShownWorkspace:
    /// One run, step by step.
    #[default]
    Run "run",
    /// One simplex, moved with the pointer.
    Explore "explore",
    /// Two runs of the scene, side by side.
    Compare "compare",
}

named! {
    /// A tab below the pictures.
    ShownTab:
    /// The table of iterations.
    Steps "steps",
    /// The algorithm as pseudocode.
    Code "code",
    /// The decisions of the algorithm as a tree.
    Tree "tree",
    /// Charts.
    Plot "plot",
    /// The motion of Q.
    Motion "motion",
    /// The proof of the verdict.
    Proof "proof",
}

named! {
    /// A figure on the right.
    ShownFigure:
    /// P ⊖ Q.
    Difference "difference",
    /// P ⊖ Q, cut by a plane.
    Slice "slice",
    /// The outcome over the positions of Q.
    Map "map",
    /// The support functions.
    Reach "reach",
}
