//! Everything the user can ask for by menu, button or key: one table.
//!
//! Menus, tooltips, shortcuts and the help overlay read their words from here, so they cannot disagree;
//! a test looks for two commands on one key.

mod shortcuts;
mod words;

use super::tool::Tool;

/// A command without arguments. Listed in the order in which help shows them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Command {
    /// Play, or pause.
    PlayPause,
    /// One step on.
    StepForward,
    /// One step back.
    StepBack,
    /// To the start of the next iteration.
    NextIteration,
    /// To the start of this iteration, or of the one before.
    PreviousIteration,
    /// To the next iteration that decides otherwise than the one before it.
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
    /// Take the last change back.
    Undo,
    /// Make it again.
    Redo,
    /// Show all of the view under the pointer.
    Frame,
    /// Show all of both views.
    FrameAll,
    /// Look along +y.
    ViewFront,
    /// Look along −y.
    ViewBack,
    /// Look along −x.
    ViewRight,
    /// Look along +x.
    ViewLeft,
    /// Look down.
    ViewTop,
    /// Look up.
    ViewBottom,
    /// Perspective or orthographic.
    ToggleProjection,
    /// The direction of view that the scene starts with.
    HomeView,
    /// Whether the two 3D views turn together.
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
    /// Show or hide the laboratory.
    Laboratory,
    /// Larger text.
    ZoomIn,
    /// Smaller text.
    ZoomOut,
    /// Text as it was.
    ZoomReset,
    /// Light or dark as the system says.
    ThemeSystem,
    /// Dark on light.
    ThemeLight,
    /// Light on dark.
    ThemeDark,
    /// Forget panel sizes, text size and theme.
    ResetLayout,
    /// The list of commands.
    Help,
    /// The list of notations and terms.
    Glossary,
    /// Handles that move; then an axis and a number.
    ToolMove,
    /// Handles that turn.
    ToolRotate,
    /// Handles that scale.
    ToolScale,
    /// Delete the selected vertices.
    Delete,
    /// A press in the view adds a vertex, or no longer.
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
    /// The selected body as a list of vertices.
    MakePolytope,
    /// The selected body with a rounding.
    Round,
    /// The selected body reflected across x.
    MirrorX,
    /// The selected body reflected across y.
    MirrorY,
    /// The selected body reflected across z.
    MirrorZ,
    /// The middle of the selected body at the origin.
    Center,
    /// The selected body with radius 1.
    Normalize,
    /// A copy of P in the place of Q.
    DuplicateP,
    /// P and Q exchanged.
    SwapBodies,
    /// The scene in the other dimension.
    ChangeDimension,
    /// The hull of P and Q in the place of the selected body.
    HullOfBoth,
    /// The Minkowski sum of P and Q in the place of the selected body.
    SumOfBoth,
    /// The selected body without the selected vertex.
    CutCorner,
    /// Points from a text or a file.
    Import,
    /// Points, or a scene, from the clipboard.
    Paste,
    /// Shapes as text or as a file.
    Export,
    /// P on the clipboard.
    CopyP,
    /// Q on the clipboard.
    CopyQ,
    /// P and Q on the clipboard.
    CopyPair,
    /// One run, step by step.
    ShowRun,
    /// One run, with its pseudocode below the sentences.
    ShowCode,
    /// A simplex and the origin, moved by hand.
    ShowExplorer,
    /// Two runs side by side.
    ShowCompare,
}

/// Where a command stands in menus and help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// Stepping and playing.
    Run,
    /// The shipped scenes.
    Scenes,
    /// Files and the program.
    File,
    /// Undo and redo.
    Edit,
    /// Camera, overlays, text size, theme.
    View,
    /// Help.
    Help,
    /// Making shapes.
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
    pub const ALL: [Self; 82] = [
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

    /// The command that chooses a tool.
    pub(crate) const fn of_tool(tool: Tool) -> Self {
        match tool {
            Tool::Move => Self::ToolMove,
            Tool::Rotate => Self::ToolRotate,
            Tool::Scale => Self::ToolScale,
        }
    }

    /// The tool that it chooses.
    pub(crate) const fn tool(self) -> Option<Tool> {
        match self {
            Self::ToolMove => Some(Tool::Move),
            Self::ToolRotate => Some(Tool::Rotate),
            Self::ToolScale => Some(Tool::Scale),
            _ => None,
        }
    }
}
