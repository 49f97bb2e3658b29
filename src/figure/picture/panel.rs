//! The pictures of a step, by name.

/// A picture of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Panel {
    /// P and Q in world space.
    Shapes,
    /// P ⊖ Q with the simplex and its Voronoi regions.
    Difference,
    /// The numbers of the run from iteration to iteration.
    Plot,
    /// The support functions of P, Q and P ⊖ Q, along the search direction of the step and in all other directions.
    Reach,
    /// Q as it moves across P and back: the support points of each frame, for a cold and for a warm start.
    Motion,
    /// The section of P ⊖ Q with the plane of the simplex and with planes of constant z; in 2D with the line through O
    /// along the search direction.
    Slice,
    /// The outcome over the positions of Q, by verdict and by agreement with the truth.
    Map,
    /// The algorithm as pseudocode, with the lines executed by the step.
    Code,
    /// The decision tree of the algorithm, with the path to this step.
    Tree,
    /// The run beside another one, at the first step where the two differ. The step is ignored.
    Compare,
    /// P as a simplex and the point Q as the origin: the possible positions of the origin, and its actual one. The step
    /// is ignored.
    Explorer,
}

impl Panel {
    /// All panels.
    pub const ALL: [Self; 11] = [
        Self::Shapes,
        Self::Difference,
        Self::Plot,
        Self::Reach,
        Self::Motion,
        Self::Slice,
        Self::Map,
        Self::Code,
        Self::Tree,
        Self::Compare,
        Self::Explorer,
    ];

    /// The panels that are drawn side by side by default.
    pub const PAIR: [Self; 2] = [Self::Shapes, Self::Difference];

    /// Name, title and description.
    const fn words(self) -> [&'static str; 3] {
        match self {
            Self::Shapes => ["shapes", "Shapes", "P and Q in world space"],
            Self::Difference => {
                ["difference", "Difference", "P ⊖ Q with the simplex and its Voronoi regions"]
            }
            Self::Plot => ["plot", "Plot", "The numbers of the run from iteration to iteration"],
            Self::Reach => [
                "reach",
                "Reach",
                "The support functions of P, Q and P ⊖ Q, along the search direction of the step and in all other directions",
            ],
            Self::Motion => [
                "motion",
                "Motion",
                "Q as it moves across P and back: the support points of each frame, for a cold and for a warm start",
            ],
            Self::Slice => [
                "slice",
                "Slice",
                "The section of P ⊖ Q with the plane of the simplex and with planes of constant z; in 2D with the line through O along the search direction",
            ],
            Self::Map => [
                "map",
                "Map",
                "The outcome over the positions of Q, by verdict and by agreement with the truth",
            ],
            Self::Code => {
                ["code", "Code", "The algorithm as pseudocode, with the lines executed by the step"]
            }
            Self::Tree => ["tree", "Tree", "The decision tree of the algorithm, with the path to this step"],
            Self::Compare => [
                "compare",
                "Compare",
                "The run beside another one, at the first step where the two differ. The step is ignored",
            ],
            Self::Explorer => [
                "explorer",
                "Explore",
                "P as a simplex and the point Q as the origin: the possible positions of the origin, and its actual one. The step is ignored",
            ],
        }
    }

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        let [name, ..] = self.words();
        name
    }

    /// The name on screen.
    pub const fn title(self) -> &'static str {
        let [_, title, _] = self.words();
        title
    }

    /// One line about the picture.
    pub const fn description(self) -> &'static str {
        let [.., description] = self.words();
        description
    }

    /// Whether the picture changes from step to step, so that a caption and a series of pictures make sense.
    pub const fn follows_steps(self) -> bool {
        !matches!(self, Self::Map | Self::Compare | Self::Explorer)
    }
}
