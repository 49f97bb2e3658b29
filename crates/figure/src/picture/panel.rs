//! The pictures of a step, by name.

use crate::message::constant;

macro_rules! panels {
    ($($(#[$about:meta])* $panel:ident: $name:literal, $id:literal;)*) => {
        /// A picture of a step.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Panel {
            $($(#[$about])* $panel,)*
        }

        impl Panel {
            /// All panels.
            pub const ALL: [Self; [$(Self::$panel),*].len()] = [$(Self::$panel),*];

            /// Returns the name on the command line.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$panel => $name,)*
                }
            }

            /// Returns the name on screen.
            pub fn title(self) -> &'static str {
                match self {
                    $(Self::$panel => constant($id),)*
                }
            }

            /// Returns one line about the picture.
            pub fn description(self) -> &'static str {
                match self {
                    $(Self::$panel => constant(concat!($id, ".tip")),)*
                }
            }
        }
    };
}

panels! {
    /// P and Q in world space.
    Shapes: "shapes", "figure-panel-shapes";
    /// P ⊖ Q with the simplex and its Voronoi regions.
    Difference: "difference", "figure-panel-difference";
    /// The numbers of the run from iteration to iteration.
    Plot: "plot", "figure-panel-plot";
    /// The support functions of P, Q and P ⊖ Q, along the search direction of the step and in all other directions.
    Reach: "reach", "figure-panel-reach";
    /// Q as it moves across P and back: the support points of each frame, for a cold and for a warm start.
    Motion: "motion", "figure-panel-motion";
    /// The section of P ⊖ Q with the plane of the simplex and with planes of constant z; in 2D with the line through O
    /// along the search direction.
    Slice: "slice", "figure-panel-slice";
    /// The outcome over the positions of Q, by verdict and by agreement with the truth.
    Map: "map", "figure-panel-map";
    /// The algorithm as pseudocode, with the lines executed by the step.
    Code: "code", "figure-panel-code";
    /// The decision tree of the algorithm, with the path to this step.
    Tree: "tree", "figure-panel-tree";
    /// The run beside a second run, at the first step where they differ. The chosen step does not matter.
    Compare: "compare", "figure-panel-compare";
    /// The possible positions of the origin and its actual one, with P as the simplex and the point Q as the origin.
    /// The chosen step does not matter.
    Explorer: "explorer", "figure-panel-explorer";
}

impl Panel {
    /// The two panels that are drawn side by side by default.
    pub const PAIR: [Self; 2] = [Self::Shapes, Self::Difference];

    /// Returns whether the picture changes from step to step, so that a caption and a series of pictures make
    /// sense.
    pub const fn follows_steps(self) -> bool {
        !matches!(self, Self::Map | Self::Compare | Self::Explorer)
    }
}
