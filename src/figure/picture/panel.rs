//! The pictures of a step, by name.

macro_rules! panels {
    ($($panel:ident: $name:literal, $title:literal, $description:literal;)*) => {
        /// A picture of a step.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Panel {
            $(#[doc = concat!($description, ".")] $panel,)*
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
            pub const fn title(self) -> &'static str {
                match self {
                    $(Self::$panel => $title,)*
                }
            }

            /// Returns one line about the picture.
            pub const fn description(self) -> &'static str {
                match self {
                    $(Self::$panel => $description,)*
                }
            }
        }
    };
}

panels! {
    Shapes: "shapes", "Shapes", "P and Q in world space";
    Difference: "difference", "Difference", "P ⊖ Q with the simplex and its Voronoi regions";
    Plot: "plot", "Plot", "The numbers of the run from iteration to iteration";
    Reach: "reach", "Reach",
        "The support functions of P, Q and P ⊖ Q, along the search direction of the step and in all other directions";
    Motion: "motion", "Motion",
        "Q as it moves across P and back: the support points of each frame, for a cold and for a warm start";
    Slice: "slice", "Slice",
        "The section of P ⊖ Q with the plane of the simplex and with planes of constant z; in 2D with the line through O along the search direction";
    Map: "map", "Map", "The outcome over the positions of Q, by verdict and by agreement with the truth";
    Code: "code", "Code", "The algorithm as pseudocode, with the lines executed by the step";
    Tree: "tree", "Tree", "The decision tree of the algorithm, with the path to this step";
    Compare: "compare", "Compare",
        "The run beside another one, at the first step where the two differ. The step is ignored";
    Explorer: "explorer", "Explore",
        "P as a simplex and the point Q as the origin: the possible positions of the origin, and its actual one. The step is ignored";
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
