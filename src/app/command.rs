//! Everything the user can ask for by menu, button or key: one table.
//!
//! Menus, tooltips, shortcuts and the help overlay read their words from here, so they cannot disagree;
//! a test looks for two commands on one key.

mod shortcuts;

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
    pub const ALL: [Self; 76] = [
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
        Self::HullOfBoth,
        Self::SumOfBoth,
        Self::CutCorner,
        Self::Import,
        Self::Paste,
        Self::Export,
        Self::CopyP,
        Self::CopyQ,
        Self::CopyPair,
    ];

    /// The group, the words on menus and buttons, and the sentence of tooltips and help.
    pub const fn entry(self) -> (Group, &'static str, &'static str) {
        use Group::{Edit, File, Help, Run, Scenes, Shape, View};
        match self {
            Self::PlayPause => (Run, "Play or pause", "Play the steps; at the end, from the start"),
            Self::StepForward => (Run, "Step forward", "One step on"),
            Self::StepBack => (Run, "Step back", "One step back"),
            Self::NextIteration => (Run, "Next iteration", "To the next support point"),
            Self::PreviousIteration => (Run, "Previous iteration", "To the previous support point"),
            Self::NextDecision => {
                (Run, "Next new decision", "To the next iteration that chooses another kind of region")
            }
            Self::PreviousDecision => (
                Run,
                "Previous new decision",
                "To the previous iteration that chooses another kind of region",
            ),
            Self::First => (Run, "First step", "To the first step"),
            Self::Last => (Run, "Last step", "To the last step, with the verdict"),
            Self::Slower => (Run, "Slower", "Play more slowly"),
            Self::Faster => (Run, "Faster", "Play faster"),
            Self::PreviousScene => (Scenes, "Previous scene", "Open the shipped scene before this one"),
            Self::NextScene => (Scenes, "Next scene", "Open the shipped scene after this one"),
            Self::Mode2 => (Scenes, "2D", "Open the 2D start scene"),
            Self::Mode3 => (Scenes, "3D", "Open the 3D start scene"),
            Self::Open => (File, "Open…", "Choose a scene file"),
            Self::OpenPath => (File, "Open by path…", "Type the path of a scene file"),
            Self::Save => (File, "Save", "Write the scene to its file"),
            Self::SaveAs => (File, "Save as…", "Choose a file and write the scene to it"),
            Self::SavePath => (File, "Save to path…", "Type the path of a file and write the scene to it"),
            Self::Quit => (File, "Quit", "Close the window"),
            Self::Undo => (Edit, "Undo", "Take the last change back"),
            Self::Redo => (Edit, "Redo", "Make the change again that was taken back"),
            Self::Frame => {
                (View, "Frame view", "Show all of the selection, or else of the view under the pointer")
            }
            Self::FrameAll => (View, "Frame both views", "Show all of both views"),
            Self::ViewFront => (View, "Front view", "Look along +y (3D)"),
            Self::ViewBack => (View, "Back view", "Look along −y (3D)"),
            Self::ViewRight => (View, "Right view", "Look along −x (3D)"),
            Self::ViewLeft => (View, "Left view", "Look along +x (3D)"),
            Self::ViewTop => (View, "Top view", "Look along −z (3D)"),
            Self::ViewBottom => (View, "Bottom view", "Look along +z (3D)"),
            Self::ToggleProjection => (View, "Perspective", "Perspective or orthographic (3D)"),
            Self::HomeView => (View, "Home view", "Look from where the scene starts (3D)"),
            Self::LinkCameras => (View, "Link 3D views", "Turn both 3D views together"),
            Self::ToggleHull => (View, "Hull of P − Q", "Show the hull of the Minkowski difference"),
            Self::ToggleGhosts => (View, "Ghosts", "Show the simplices of earlier iterations"),
            Self::ToggleDifferences => {
                (View, "Differences", "Show every difference of a vertex of P and a vertex of Q")
            }
            Self::ToggleSetup => (View, "Setup panel", "Show the panel with notes, algorithm and poses"),
            Self::ToggleProof => {
                (View, "Proof", "Show what proves the verdict, and the lengths that were measured")
            }
            Self::Laboratory => {
                (Run, "Laboratory…", "Put thousands of random pairs to the algorithms, and see who is wrong")
            }
            Self::ZoomIn => (View, "Larger text", "Larger text, up to 250 %"),
            Self::ZoomOut => (View, "Smaller text", "Smaller text, down to 80 %"),
            Self::ZoomReset => (View, "Normal text", "Text at 100 %"),
            Self::ThemeSystem => (View, "System theme", "Light or dark as the system says"),
            Self::ThemeLight => (View, "Light theme", "Dark on light"),
            Self::ThemeDark => (View, "Dark theme", "Light on dark"),
            Self::ResetLayout => {
                (View, "Reset layout", "Panel sizes, text size and theme as they were at first")
            }
            Self::Help => (Help, "Commands and keys", "This list"),
            Self::ToolMove => {
                (Edit, "Move tool", "Handles that move what is selected; then X, Y or Z, a number and Enter")
            }
            Self::ToolRotate => {
                (Edit, "Rotate tool", "Handles that turn what is selected; then an axis, degrees and Enter")
            }
            Self::ToolScale => {
                (Edit, "Scale tool", "Handles that scale what is selected; then an axis, a factor and Enter")
            }
            Self::Delete => (Edit, "Delete vertices", "Delete the selected vertices"),
            Self::Insert => {
                (Edit, "Add vertices", "Each click in the shapes view adds a vertex; again to end")
            }
            Self::SelectAll => {
                (Edit, "Select all", "Select all vertices of the shape that is selected, or of both")
            }
            Self::Deselect => (Edit, "Select nothing", "Select nothing"),
            Self::MakeTouch => (Edit, "Make touch…", "Slide Q until it touches P, or to a gap or a depth"),
            Self::AddShape => (Shape, "Add shape…", "Choose a shape in the gallery"),
            Self::Freehand => {
                (Shape, "Draw freehand", "Draw an outline with the pointer: its hull becomes the shape (2D)")
            }
            Self::MakePolytope => {
                (Shape, "Make a polytope…", "Its corners, or points on its boundary, become vertices")
            }
            Self::Round => (Shape, "Round…", "Add a ball to every point of the shape"),
            Self::MirrorX => (Shape, "Mirror in x", "Exchange left and right about its middle"),
            Self::MirrorY => {
                (Shape, "Mirror in y", "Exchange front and back about its middle; in 2D, up and down")
            }
            Self::MirrorZ => (Shape, "Mirror in z", "Exchange up and down about its middle (3D)"),
            Self::Center => (Shape, "Centre", "Move its middle to the origin"),
            Self::Normalize => {
                (Shape, "Normalise size", "Scale it so that its farthest point is 1 from its middle")
            }
            Self::DuplicateP => (Shape, "Duplicate P as Q", "Put a copy of P beside it, in the place of Q"),
            Self::SwapBodies => (Shape, "Swap P and Q", "Exchange the two shapes"),
            Self::HullOfBoth => (Shape, "Hull of both", "The hull of P and Q takes its place"),
            Self::SumOfBoth => {
                (Shape, "Minkowski sum of both", "All sums of a point of P and a point of Q take its place")
            }
            Self::CutCorner => (Shape, "Cut the corner off…", "Cut the selected vertex off"),
            Self::Import => {
                (File, "Import shapes…", "Points from a text or a file: lists, meshes, drawings or maps")
            }
            Self::Paste => (Edit, "Paste shapes", "Points, or a scene, from the clipboard"),
            Self::Export => (File, "Export…", "P, Q, both or P ⊖ Q as data, code, a mesh or a unit test"),
            Self::CopyP => {
                (Edit, "Copy P", "Put P on the clipboard, in the last format of the export window")
            }
            Self::CopyQ => {
                (Edit, "Copy Q", "Put Q on the clipboard, in the last format of the export window")
            }
            Self::CopyPair => {
                (Edit, "Copy pair", "Put P and Q on the clipboard, in the last format of the export window")
            }
        }
    }

    /// The group.
    pub const fn group(self) -> Group {
        self.entry().0
    }

    /// The words on menus and buttons.
    pub const fn text(self) -> &'static str {
        self.entry().1
    }

    /// The sentence of tooltips and help.
    pub const fn tooltip(self) -> &'static str {
        self.entry().2
    }

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
