//! The layout of the window: workspaces, panes and tabs.

use eframe::egui::{Vec2, vec2};
use serde::{Deserialize, Serialize};

/// The content between the menu and the transport.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Workspace {
    /// One run of one scene, step by step.
    #[default]
    Run,
    /// One simplex and the origin, moved by hand, with its regions.
    Explore,
    /// Two runs side by side.
    Compare,
}

impl Workspace {
    /// The minimum size, in points: in a smaller window the content scrolls instead of being squeezed.
    pub(crate) const fn least_size(self) -> Vec2 {
        match self {
            Self::Run => vec2(700.0, 420.0),
            Self::Explore => vec2(820.0, 480.0),
            // Pictures, sentences and tables of two runs.
            Self::Compare => vec2(760.0, 520.0),
        }
    }
}

/// The view to the right of the shapes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Pane {
    /// P ⊖ Q with the simplex.
    #[default]
    Difference,
    /// P ⊖ Q cut by a plane.
    Slice,
    /// The outcome as a function of the position of Q.
    Map,
    /// The support functions of P, Q and P ⊖ Q.
    Reach,
}

impl Pane {
    /// All of them, from left to right.
    pub(crate) const ALL: [Self; 4] = [Self::Difference, Self::Slice, Self::Map, Self::Reach];

    /// The heading.
    pub(crate) const fn heading(self) -> &'static str {
        match self {
            Self::Difference => "P − Q",
            Self::Slice => "SLICE",
            Self::Map => "MAP",
            Self::Reach => "REACH",
        }
    }

    /// The tooltip.
    pub(crate) const fn tooltip(self) -> &'static str {
        match self {
            Self::Difference => "The Minkowski difference, and the simplex in it",
            Self::Slice => "The Minkowski difference cut by a plane",
            Self::Map => "What would come out wherever Q were",
            Self::Reach => {
                "The support functions of P, Q and P − Q: how far each reaches in a direction that is turned by hand"
            }
        }
    }
}

/// The content below the sentences.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Tab {
    /// The table of iterations.
    #[default]
    Steps,
    /// The algorithm as pseudocode, with the lines that this step executes.
    Code,
    /// The decisions of the algorithm as a tree, with the path of this run.
    Tree,
    /// The plotted quantities, iteration by iteration.
    Plot,
    /// The motion of Q, frame by frame.
    Motion,
}

impl Tab {
    /// All tabs, from left to right.
    pub(crate) const ALL: [Self; 5] = [Self::Steps, Self::Code, Self::Tree, Self::Plot, Self::Motion];

    /// The heading.
    pub(crate) const fn heading(self) -> &'static str {
        match self {
            Self::Steps => "STEPS",
            Self::Code => "CODE",
            Self::Tree => "TREE",
            Self::Plot => "PLOT",
            Self::Motion => "MOTION",
        }
    }

    /// The tooltip.
    pub(crate) const fn tooltip(self) -> &'static str {
        match self {
            Self::Steps => "One row for each iteration of the search and of the expanding polytope",
            Self::Code => "The algorithm as pseudocode, with the lines that this step executes",
            Self::Tree => {
                "The decisions of the algorithm, the path of this run and the branches it never reached"
            }
            Self::Plot => "Numbers of the run, iteration by iteration",
            Self::Motion => "Move or spin Q, and count support points frame by frame",
        }
    }
}
