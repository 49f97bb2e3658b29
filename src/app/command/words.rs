//! The names of the commands, and their descriptions in one sentence.

use super::{Command, Group};

impl Command {
    /// The menu, and section of help, that lists the command.
    pub const fn group(self) -> Group {
        match self {
            Self::PlayPause
            | Self::StepForward
            | Self::StepBack
            | Self::NextIteration
            | Self::PreviousIteration
            | Self::NextDecision
            | Self::PreviousDecision
            | Self::First
            | Self::Last
            | Self::Slower
            | Self::Faster
            | Self::Laboratory
            | Self::ShowRun
            | Self::ShowCode
            | Self::ShowExplorer
            | Self::ShowCompare => Group::Run,
            Self::PreviousScene | Self::NextScene | Self::Mode2 | Self::Mode3 => Group::Scenes,
            Self::Open
            | Self::OpenPath
            | Self::Save
            | Self::SaveAs
            | Self::SavePath
            | Self::Quit
            | Self::Import
            | Self::Export => Group::File,
            Self::Undo
            | Self::Redo
            | Self::ToolMove
            | Self::ToolRotate
            | Self::ToolScale
            | Self::Delete
            | Self::Insert
            | Self::SelectAll
            | Self::Deselect
            | Self::MakeTouch
            | Self::Paste
            | Self::CopyP
            | Self::CopyQ
            | Self::CopyPair => Group::Edit,
            Self::Frame
            | Self::FrameAll
            | Self::ViewFront
            | Self::ViewBack
            | Self::ViewRight
            | Self::ViewLeft
            | Self::ViewTop
            | Self::ViewBottom
            | Self::ToggleProjection
            | Self::HomeView
            | Self::LinkCameras
            | Self::ToggleHull
            | Self::ToggleGhosts
            | Self::ToggleDifferences
            | Self::ToggleSetup
            | Self::ToggleProof
            | Self::CopyProof
            | Self::ZoomIn
            | Self::ZoomOut
            | Self::ZoomReset
            | Self::ThemeSystem
            | Self::ThemeLight
            | Self::ThemeDark
            | Self::ResetLayout => Group::View,
            Self::Help | Self::Glossary => Group::Help,
            Self::AddShape
            | Self::Freehand
            | Self::MakePolytope
            | Self::Round
            | Self::MirrorX
            | Self::MirrorY
            | Self::MirrorZ
            | Self::Center
            | Self::Normalize
            | Self::DuplicateP
            | Self::SwapBodies
            | Self::ChangeDimension
            | Self::HullOfBoth
            | Self::SumOfBoth
            | Self::CutCorner => Group::Shape,
        }
    }

    /// The text on menus and buttons.
    pub const fn text(self) -> &'static str {
        match self {
            Self::PlayPause => "Play or pause",
            Self::StepForward => "Step forward",
            Self::StepBack => "Step back",
            Self::NextIteration => "Next iteration",
            Self::PreviousIteration => "Previous iteration",
            Self::NextDecision => "Next new decision",
            Self::PreviousDecision => "Previous new decision",
            Self::First => "First step",
            Self::Last => "Last step",
            Self::Slower => "Slower",
            Self::Faster => "Faster",
            Self::PreviousScene => "Previous scene",
            Self::NextScene => "Next scene",
            Self::Mode2 => "2D",
            Self::Mode3 => "3D",
            Self::Open => "Open…",
            Self::OpenPath => "Open by path…",
            Self::Save => "Save",
            Self::SaveAs => "Save as…",
            Self::SavePath => "Save to path…",
            Self::Quit => "Quit",
            Self::Undo => "Undo",
            Self::Redo => "Redo",
            Self::Frame => "Frame view",
            Self::FrameAll => "Frame both views",
            Self::ViewFront => "Front view",
            Self::ViewBack => "Back view",
            Self::ViewRight => "Right view",
            Self::ViewLeft => "Left view",
            Self::ViewTop => "Top view",
            Self::ViewBottom => "Bottom view",
            Self::ToggleProjection => "Perspective",
            Self::HomeView => "Home view",
            Self::LinkCameras => "Link 3D views",
            Self::ToggleHull => "Hull of P − Q",
            Self::ToggleGhosts => "Earlier simplices",
            Self::ToggleDifferences => "Differences",
            Self::ToggleSetup => "Setup panel",
            Self::ToggleProof => "Proof",
            Self::CopyProof => "Copy proof",
            Self::Laboratory => "Laboratory…",
            Self::ZoomIn => "Larger text",
            Self::ZoomOut => "Smaller text",
            Self::ZoomReset => "Normal text",
            Self::ThemeSystem => "System theme",
            Self::ThemeLight => "Light theme",
            Self::ThemeDark => "Dark theme",
            Self::ResetLayout => "Reset layout",
            Self::Help => "Commands and keys",
            Self::Glossary => "Glossary",
            Self::ToolMove => "Move tool",
            Self::ToolRotate => "Rotate tool",
            Self::ToolScale => "Scale tool",
            Self::Delete => "Delete vertices",
            Self::Insert => "Add vertices",
            Self::SelectAll => "Select all",
            Self::Deselect => "Select nothing",
            Self::MakeTouch => "Make touch…",
            Self::AddShape => "Add shape…",
            Self::Freehand => "Draw freehand",
            Self::MakePolytope => "Make a polytope…",
            Self::Round => "Added radius…",
            Self::MirrorX => "Mirror in x",
            Self::MirrorY => "Mirror in y",
            Self::MirrorZ => "Mirror in z",
            Self::Center => "Centre",
            Self::Normalize => "Normalise size",
            Self::DuplicateP => "Duplicate P as Q",
            Self::SwapBodies => "Swap P and Q",
            Self::ChangeDimension => "Change dimension",
            Self::HullOfBoth => "Hull of both",
            Self::SumOfBoth => "Minkowski sum of both",
            Self::CutCorner => "Cut the corner off…",
            Self::Import => "Import shapes…",
            Self::Paste => "Paste shapes",
            Self::Export => "Export…",
            Self::CopyP => "Copy P",
            Self::CopyQ => "Copy Q",
            Self::CopyPair => "Copy pair",
            Self::ShowRun => "One run",
            Self::ShowCode => "Code",
            Self::ShowExplorer => "Explore",
            Self::ShowCompare => "Compare",
        }
    }

    /// The sentence in tooltips and help.
    pub const fn tooltip(self) -> &'static str {
        match self {
            Self::PlayPause => "Play the steps, at the end from the start, or pause",
            Self::StepForward => "Go one step forward",
            Self::StepBack => "Go one step back",
            Self::NextIteration => "Go to the next support point",
            Self::PreviousIteration => "Go to the previous support point",
            Self::NextDecision => "Go to the next iteration that chooses another kind of region",
            Self::PreviousDecision => "Go to the previous iteration that chooses another kind of region",
            Self::First => "Go to the first step",
            Self::Last => "Go to the last step, with the verdict",
            Self::Slower => "Play more slowly",
            Self::Faster => "Play faster",
            Self::PreviousScene => "Open the shipped scene before this one",
            Self::NextScene => "Open the shipped scene after this one",
            Self::Mode2 => "Open the 2D start scene",
            Self::Mode3 => "Open the 3D start scene",
            Self::Open => "Choose a scene file",
            Self::OpenPath => "Type the path of a scene file",
            Self::Save => "Write the scene to its file",
            Self::SaveAs => "Choose a file and write the scene to it",
            Self::SavePath => "Type the path of a file and write the scene to it",
            Self::Quit => "Close the window",
            Self::Undo => "Undo the last change",
            Self::Redo => "Redo the change that was undone last",
            Self::Frame => "Frame the selection, or else all of the view under the pointer",
            Self::FrameAll => "Frame all of both views",
            Self::ViewFront => "Look along +y (3D)",
            Self::ViewBack => "Look along −y (3D)",
            Self::ViewRight => "Look along −x (3D)",
            Self::ViewLeft => "Look along +x (3D)",
            Self::ViewTop => "Look along −z (3D)",
            Self::ViewBottom => "Look along +z (3D)",
            Self::ToggleProjection => "Switch between perspective and orthographic projection (3D)",
            Self::HomeView => "Restore the view that the scene starts with (3D)",
            Self::LinkCameras => "Orbit both 3D views together",
            Self::ToggleHull => "Show the hull of the Minkowski difference",
            Self::ToggleGhosts => "Show the simplices of earlier iterations",
            Self::ToggleDifferences => "Show every difference of a vertex of P and a vertex of Q",
            Self::ToggleSetup => "Show the panel with notes, algorithm and poses",
            Self::ToggleProof => "Show what proves the verdict, and the lengths that were measured",
            Self::CopyProof => {
                "Copy the proof and the pair as JSON, in exact fractions that another program can check"
            }
            Self::Laboratory => "Put thousands of random pairs to the algorithms, and see who is wrong",
            Self::ZoomIn => "Larger text, up to 250 %",
            Self::ZoomOut => "Smaller text, down to 80 %",
            Self::ZoomReset => "Text at 100 %",
            Self::ThemeSystem => "Light or dark as the system says",
            Self::ThemeLight => "Dark on light",
            Self::ThemeDark => "Light on dark",
            Self::ResetLayout => "Panel sizes, text size and theme as they were at first",
            Self::Help => "This list",
            Self::Glossary => {
                "Every notation and term, with its formula and a small figure; that under the pointer first"
            }
            Self::ToolMove => "Handles that move what is selected; then X, Y or Z, a number and Enter",
            Self::ToolRotate => "Handles that turn what is selected; then an axis, degrees and Enter",
            Self::ToolScale => "Handles that scale what is selected; then an axis, a factor and Enter",
            Self::Delete => "Delete the selected vertices",
            Self::Insert => "Add a vertex with each click in the shapes view; the same key ends this",
            Self::SelectAll => "Select all vertices of the selected shape, or of both shapes",
            Self::Deselect => "Select nothing",
            Self::MakeTouch => "Slide Q until it touches P, or has a given distance or penetration depth",
            Self::AddShape => "Choose a shape in the gallery",
            Self::Freehand => "Draw an outline with the pointer: its convex hull becomes the shape (2D)",
            Self::MakePolytope => {
                "Convert the shape to a polytope with its corners, or points on its boundary, as vertices"
            }
            Self::Round => "Set the radius of the ball that is added to every point of the shape",
            Self::MirrorX => "Mirror the shape in x about its centre",
            Self::MirrorY => "Mirror the shape in y about its centre",
            Self::MirrorZ => "Mirror the shape in z about its centre (3D)",
            Self::Center => "Move the centre of the shape to the origin",
            Self::Normalize => "Scale the shape so that its farthest point is at distance 1 from its centre",
            Self::DuplicateP => "Replace Q by a copy of P beside P",
            Self::SwapBodies => "Exchange the two shapes",
            Self::ChangeDimension => {
                "Embed the shapes in space at z = 0, or project them along z into the plane"
            }
            Self::HullOfBoth => "Replace the shape by the convex hull of P and Q",
            Self::SumOfBoth => "Replace the shape by the Minkowski sum of P and Q",
            Self::CutCorner => "Cut the selected vertex off with a part of its edges",
            Self::Import => "Import points from a text or a file: lists, meshes, drawings or maps",
            Self::Paste => "Import points, or open a scene, from the clipboard",
            Self::Export => "Export P, Q, both or P ⊖ Q as data, code, a mesh or a unit test",
            Self::CopyP => "Copy P to the clipboard, in the last format of the export window",
            Self::CopyQ => "Copy Q to the clipboard, in the last format of the export window",
            Self::CopyPair => "Copy P and Q to the clipboard, in the last format of the export window",
            Self::ShowRun => "Show one run of the scene, step by step",
            Self::ShowCode => "Show the algorithm as pseudocode, with the lines that this step executes",
            Self::ShowExplorer => {
                "Drag a simplex and the origin by hand, and see which of its regions are possible"
            }
            Self::ShowCompare => "Show two runs of the scene side by side, and where they diverge",
        }
    }
}
