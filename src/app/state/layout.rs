//! The contents of the window: workspaces, panes, tabs and drawers.

use serde::{Deserialize, Serialize};

use crate::message::text;
use crate::scene::{ShownFigure, ShownTab, ShownWorkspace};

/// The content between the menu and the transport.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Workspace {
    /// One run of one scene, step by step.
    #[default]
    Run,
    /// One simplex and the origin, moved with the pointer, with its regions.
    Explore,
    /// Two runs side by side.
    Compare,
}

/// The panel that is shown alone, in place of all panels of its workspace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Only {
    /// The picture on the left: the shapes, the simplex of Explore, the first run.
    Left,
    /// The panel to its right: the difference or a view in its place, the words of Explore, the second run.
    Right,
    /// The panel below: sentences and tabs, the section, the table of both runs.
    Lower,
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
    /// All panes, from left to right.
    pub(crate) const ALL: [Self; 4] = [Self::Difference, Self::Slice, Self::Map, Self::Reach];

    /// Returns the panes to choose from, from left to right. The simple view leaves out SLICE and SUPPORT, unless they
    /// are shown.
    pub(crate) fn offered(simple: bool, current: Self) -> impl Iterator<Item = Self> {
        let is_advanced = |pane| matches!(pane, Self::Slice | Self::Reach);
        Self::ALL.into_iter().filter(move |pane| !simple || *pane == current || !is_advanced(*pane))
    }

    /// Returns the heading.
    pub(crate) fn heading(self) -> &'static str {
        match self {
            Self::Difference => text!("state-p-q"),
            Self::Slice => text!("pane-slice"),
            Self::Map => text!("pane-map"),
            Self::Reach => text!("pane-reach"),
        }
    }

    /// Returns the tooltip.
    pub(crate) fn tooltip(self) -> &'static str {
        match self {
            Self::Difference => text!("state-the-minkowski-difference-and-the"),
            Self::Slice => text!("pane-slice.tip"),
            Self::Map => text!("pane-map.tip"),
            Self::Reach => text!("pane-reach.tip"),
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
    /// The proof of the verdict, if there is no room for it beside the other tabs.
    Proof,
}

impl Tab {
    /// All tabs, from left to right.
    pub(crate) const ALL: [Self; 6] =
        [Self::Steps, Self::Code, Self::Tree, Self::Plot, Self::Motion, Self::Proof];

    /// Returns the tabs to choose from, from left to right. The simple view leaves out MOTION, unless it is shown.
    pub(crate) fn offered(simple: bool, current: Self) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(move |tab| !simple || *tab == current || *tab != Self::Motion)
    }

    /// Returns the heading.
    pub(crate) fn heading(self) -> &'static str {
        match self {
            Self::Steps => text!("tab-steps"),
            Self::Code => text!("tab-code"),
            Self::Tree => text!("tab-tree"),
            Self::Plot => text!("tab-plot"),
            Self::Motion => text!("tab-motion"),
            Self::Proof => text!("proof-title"),
        }
    }

    /// Returns the tooltip.
    pub(crate) fn tooltip(self) -> &'static str {
        match self {
            Self::Steps => text!("tab-steps.tip"),
            Self::Code => text!("tab-code.tip"),
            Self::Tree => text!("tab-tree.tip"),
            Self::Plot => text!("tab-plot.tip"),
            Self::Motion => text!("tab-motion.tip"),
            Self::Proof => text!("state-the-reference-verdict-with-its"),
        }
    }
}

/// A panel that floats over the pictures, because the window has no room beside them. One is open at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Drawer {
    /// The setup of the scene.
    Setup,
    /// The sentences about the step.
    Why,
    /// The chosen tab below the pictures.
    Tab,
    /// The decision of the explorer, with the legality of the arrangement.
    Story,
    /// The outcomes of the explorer.
    Outcomes,
}

impl From<ShownWorkspace> for Workspace {
    fn from(shown: ShownWorkspace) -> Self {
        match shown {
            ShownWorkspace::Run => Self::Run,
            ShownWorkspace::Explore => Self::Explore,
            ShownWorkspace::Compare => Self::Compare,
        }
    }
}

impl From<Workspace> for ShownWorkspace {
    fn from(shown: Workspace) -> Self {
        match shown {
            Workspace::Run => Self::Run,
            Workspace::Explore => Self::Explore,
            Workspace::Compare => Self::Compare,
        }
    }
}

impl From<ShownFigure> for Pane {
    fn from(shown: ShownFigure) -> Self {
        match shown {
            ShownFigure::Difference => Self::Difference,
            ShownFigure::Slice => Self::Slice,
            ShownFigure::Map => Self::Map,
            ShownFigure::Reach => Self::Reach,
        }
    }
}

impl From<Pane> for ShownFigure {
    fn from(shown: Pane) -> Self {
        match shown {
            Pane::Difference => Self::Difference,
            Pane::Slice => Self::Slice,
            Pane::Map => Self::Map,
            Pane::Reach => Self::Reach,
        }
    }
}

impl From<ShownTab> for Tab {
    fn from(shown: ShownTab) -> Self {
        match shown {
            ShownTab::Steps => Self::Steps,
            ShownTab::Code => Self::Code,
            ShownTab::Tree => Self::Tree,
            ShownTab::Plot => Self::Plot,
            ShownTab::Motion => Self::Motion,
            ShownTab::Proof => Self::Proof,
        }
    }
}

impl From<Tab> for ShownTab {
    fn from(shown: Tab) -> Self {
        match shown {
            Tab::Steps => Self::Steps,
            Tab::Code => Self::Code,
            Tab::Tree => Self::Tree,
            Tab::Plot => Self::Plot,
            Tab::Motion => Self::Motion,
            Tab::Proof => Self::Proof,
        }
    }
}
