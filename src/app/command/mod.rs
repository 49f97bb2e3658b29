//! The table of commands: everything the user can do by menu, button or key.
//!
//! Menus, tooltips, shortcuts and the help overlay take their words from here, so they cannot disagree; a test checks
//! that no two commands share a key.

pub(crate) mod shortcuts;
mod words;

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

/// A command without arguments. Listed in the order in which help shows them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Command {
    /// Play or pause.
    PlayPause,
    /// One step forward.
    StepForward,
    /// One step back.
    StepBack,
    /// To the start of the next iteration.
    NextIteration,
    /// To the start of this iteration, or of the one before.
    PreviousIteration,
    /// To the next iteration whose decision differs from the one before it.
    NextDecision,
    /// To the previous such iteration.
    PreviousDecision,
    /// To the first step.
    First,
    /// To the last step.
    Last,
    /// Play more slowly.
    Slower,
    /// Play faster.
    Faster,
    /// The shipped scene before this one.
    PreviousScene,
    /// The shipped scene after this one.
    NextScene,
    /// The 2D start scene.
    Mode2,
    /// The 3D start scene.
    Mode3,
    /// Choose a scene file in a dialog.
    Open,
    /// Type the path of a scene file.
    OpenPath,
    /// Write the scene to its file.
    Save,
    /// Choose a file in a dialog, then write.
    SaveAs,
    /// Type the path of a file, then write.
    SavePath,
    /// Close the window.
    Quit,
    /// Undo the last change.
    Undo,
    /// Redo the change that was undone last.
    Redo,
    /// Frame the selection, or else all of the view under the pointer.
    Frame,
    /// Frame all of both views.
    FrameAll,
    /// Look along +y.
    ViewFront,
    /// Look along −y.
    ViewBack,
    /// Look along −x.
    ViewRight,
    /// Look along +x.
    ViewLeft,
    /// Look along −z.
    ViewTop,
    /// Look along +z.
    ViewBottom,
    /// Switch between perspective and orthographic projection.
    ToggleProjection,
    /// Restore the camera that the scene stores.
    HomeView,
    /// Switch whether the two 3D views orbit together.
    LinkCameras,
    /// Show or hide the hull of P ⊖ Q.
    ToggleHull,
    /// Show or hide the earlier simplices.
    ToggleGhosts,
    /// Show or hide the pairwise differences.
    ToggleDifferences,
    /// Show or hide the left panel.
    ToggleSetup,
    /// Show or hide the card with the proof.
    ToggleProof,
    /// Copy the proof as JSON.
    CopyProof,
    /// Show or hide the laboratory.
    Laboratory,
    /// Larger text.
    ZoomIn,
    /// Smaller text.
    ZoomOut,
    /// Text at its normal size.
    ZoomReset,
    /// The theme of the system.
    ThemeSystem,
    /// The light theme.
    ThemeLight,
    /// The dark theme.
    ThemeDark,
    /// Restore the default panel sizes, text size and theme.
    ResetLayout,
    /// Show the list of commands.
    Help,
    /// The list of notations and terms.
    Glossary,
    /// Handles that move; then an axis and a number.
    ToolMove,
    /// Show handles that rotate the selection.
    ToolRotate,
    /// Show handles that scale the selection.
    ToolScale,
    /// Delete the selected vertices.
    Delete,
    /// Switch the mode in which a click adds a vertex.
    Insert,
    /// Select everything.
    SelectAll,
    /// Select nothing.
    Deselect,
    /// Slide Q into contact, in a dialog.
    MakeTouch,
    /// Open the gallery of shapes.
    AddShape,
    /// Draw a shape with the pointer.
    Freehand,
    /// Convert the selected body to a list of vertices.
    MakePolytope,
    /// Set the radius of the selected body.
    Round,
    /// Mirror the selected body in x.
    MirrorX,
    /// Mirror the selected body in y.
    MirrorY,
    /// Mirror the selected body in z.
    MirrorZ,
    /// Move the centre of the selected body to the origin.
    Center,
    /// Scale the selected body to an extent of 1 from its centre.
    Normalize,
    /// Replace Q by a copy of P.
    DuplicateP,
    /// Exchange P and Q.
    SwapBodies,
    /// Change the dimension of the scene.
    ChangeDimension,
    /// Replace the selected body by the convex hull of P and Q.
    HullOfBoth,
    /// Replace the selected body by the Minkowski sum of P and Q.
    SumOfBoth,
    /// Cut the selected vertex off.
    CutCorner,
    /// Import points from a text or a file.
    Import,
    /// Import points, or open a scene, from the clipboard.
    Paste,
    /// Export shapes as text or as a file.
    Export,
    /// Copy P to the clipboard.
    CopyP,
    /// Copy Q to the clipboard.
    CopyQ,
    /// Copy P and Q to the clipboard.
    CopyPair,
    /// Show one run, step by step.
    ShowRun,
    /// Show one run, with its pseudocode below the sentences.
    ShowCode,
    /// Show a simplex and the origin, moved by hand.
    ShowExplorer,
    /// Show two runs side by side.
    ShowCompare,
}

/// The menu, and section of help, that lists a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// Stepping, playing, and the workspaces.
    Run,
    /// The shipped scenes.
    Scenes,
    /// Files and the program.
    File,
    /// Undo and redo, the selection, the clipboard.
    Edit,
    /// Camera, overlays, text size, theme.
    View,
    /// Help.
    Help,
    /// Making and changing shapes.
    Shape,
}

impl Group {
    /// All groups, in the order of the help overlay.
    pub const ALL: [Self; 7] =
        [Self::Run, Self::Scenes, Self::File, Self::Edit, Self::View, Self::Help, Self::Shape];

    /// The title of its menu.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Run => "Run",
            Self::Scenes => "Scenes",
            Self::File => "File",
            Self::Edit => "Edit",
            Self::View => "View",
            Self::Help => "Help",
            Self::Shape => "Shape",
        }
    }
}

impl Command {
    /// All commands.
    pub const ALL: [Self; 83] = [
        Self::PlayPause,
        Self::StepForward,
        Self::StepBack,
        Self::NextIteration,
        Self::PreviousIteration,
        Self::NextDecision,
        Self::PreviousDecision,
        Self::First,
        Self::Last,
        Self::Slower,
        Self::Faster,
        Self::PreviousScene,
        Self::NextScene,
        Self::Mode2,
        Self::Mode3,
        Self::Open,
        Self::OpenPath,
        Self::Save,
        Self::SaveAs,
        Self::SavePath,
        Self::Quit,
        Self::Undo,
        Self::Redo,
        Self::Frame,
        Self::FrameAll,
        Self::ViewFront,
        Self::ViewBack,
        Self::ViewRight,
        Self::ViewLeft,
        Self::ViewTop,
        Self::ViewBottom,
        Self::ToggleProjection,
        Self::HomeView,
        Self::LinkCameras,
        Self::ToggleHull,
        Self::ToggleGhosts,
        Self::ToggleDifferences,
        Self::ToggleSetup,
        Self::ToggleProof,
        Self::CopyProof,
        Self::Laboratory,
        Self::ZoomIn,
        Self::ZoomOut,
        Self::ZoomReset,
        Self::ThemeSystem,
        Self::ThemeLight,
        Self::ThemeDark,
        Self::ResetLayout,
        Self::Help,
        Self::Glossary,
        Self::ToolMove,
        Self::ToolRotate,
        Self::ToolScale,
        Self::Delete,
        Self::Insert,
        Self::SelectAll,
        Self::Deselect,
        Self::MakeTouch,
        Self::AddShape,
        Self::Freehand,
        Self::MakePolytope,
        Self::Round,
        Self::MirrorX,
        Self::MirrorY,
        Self::MirrorZ,
        Self::Center,
        Self::Normalize,
        Self::DuplicateP,
        Self::SwapBodies,
        Self::ChangeDimension,
        Self::HullOfBoth,
        Self::SumOfBoth,
        Self::CutCorner,
        Self::Import,
        Self::Paste,
        Self::Export,
        Self::CopyP,
        Self::CopyQ,
        Self::CopyPair,
        Self::ShowRun,
        Self::ShowCode,
        Self::ShowExplorer,
        Self::ShowCompare,
    ];

    /// The command that selects a tool.
    pub(crate) const fn of_tool(tool: Tool) -> Self {
        match tool {
            Tool::Move => Self::ToolMove,
            Tool::Rotate => Self::ToolRotate,
            Tool::Scale => Self::ToolScale,
        }
    }

    /// The tool that the command selects.
    pub(crate) const fn tool(self) -> Option<Tool> {
        match self {
            Self::ToolMove => Some(Tool::Move),
            Self::ToolRotate => Some(Tool::Rotate),
            Self::ToolScale => Some(Tool::Scale),
            _ => None,
        }
    }
}
