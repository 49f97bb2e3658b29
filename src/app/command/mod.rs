//! The table of commands: everything the user can do by menu, button or key.
//!
//! A row is a command with its words, its keys and the scenes that it applies to. Menus, tooltips, shortcuts
//! and the help overlay take them from here, so they cannot disagree; a test checks that no two commands
//! share a key. The effects of commands are in `shell::commands`, one arm for each.

pub(crate) mod shortcuts;
mod when;

use eframe::egui::{Key, KeyboardShortcut, Modifiers};

use crate::edit::Selection;
use crate::scene::Scene;
use when::When;

const NONE: Modifiers = Modifiers::NONE;
const SHIFT: Modifiers = Modifiers::SHIFT;
const CTRL: Modifiers = Modifiers::COMMAND;
const CTRL_SHIFT: Modifiers = CTRL.plus(SHIFT);

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

    /// Returns the verb that begins a sentence: `Move`.
    pub(crate) const fn verb(self) -> &'static str {
        match self {
            Self::Move => "Move",
            Self::Rotate => "Rotate",
            Self::Scale => "Scale",
        }
    }
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
    /// The commands of the presenter mode alone.
    Presenter,
    /// The commands of a question that waits for its answer.
    Question,
}

impl Group {
    /// All groups, in the order of the help overlay.
    pub const ALL: [Self; 9] = [
        Self::Run,
        Self::Scenes,
        Self::File,
        Self::Edit,
        Self::View,
        Self::Help,
        Self::Shape,
        Self::Presenter,
        Self::Question,
    ];

    /// Returns the title of its menu.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Run => "Run",
            Self::Scenes => "Scenes",
            Self::File => "File",
            Self::Edit => "Edit",
            Self::View => "View",
            Self::Help => "Help",
            Self::Shape => "Shape",
            Self::Presenter => "Presenter mode",
            Self::Question => "Question",
        }
    }
}

/// A row of the table.
#[derive(Debug)]
struct Row {
    group: Group,
    text: &'static str,
    tooltip: &'static str,
    shortcuts: &'static [KeyboardShortcut],
    when: When,
}

/// Makes the enum of the commands and their table from rows of the form `Command: Group, [keys], when, text, tooltip`.
/// Keys are separated by `|`; a row without `when` applies always.
macro_rules! table {
    (@key $key:ident) => { KeyboardShortcut::new(NONE, Key::$key) };
    (@key $held:ident $key:ident) => { KeyboardShortcut::new($held, Key::$key) };
    (@when) => { When::Always };
    (@when $when:ident) => { When::$when };
    ($(
        $command:ident: $group:ident, [$($first:ident $(+ $second:ident)?)|*] $(, when $when:ident)?,
        $text:literal, $tooltip:literal;
    )*) => {
        /// A command without arguments. Listed in the order in which help shows them.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Command {
            $(#[doc = concat!($tooltip, ".")] $command,)*
        }

        const COUNT: usize = [$(Command::$command),*].len();

        impl Command {
            /// All commands.
            pub const ALL: [Self; COUNT] = [$(Self::$command),*];
        }

        /// The rows, indexed by the commands.
        static TABLE: [Row; COUNT] = [$(Row {
            group: Group::$group,
            text: $text,
            tooltip: $tooltip,
            shortcuts: &[$(table!(@key $first $($second)?)),*],
            when: table!(@when $($when)?),
        }),*];
    };
}

table! {
    PlayPause: Run, [Space | P], "Play or pause", "Play the steps, at the end from the start, or pause";
    StepForward: Run, [ArrowRight | Period | O | PageDown], "Step forward", "Go one step forward";
    StepBack: Run, [ArrowLeft | Comma | PageUp], "Step back", "Go one step back";
    NextIteration: Run, [SHIFT + ArrowRight | SHIFT + PageDown], "Next iteration", "Go to the next support point";
    PreviousIteration: Run, [SHIFT + ArrowLeft | SHIFT + PageUp], "Previous iteration", "Go to the previous support point";
    NextDecision: Run, [CTRL + ArrowRight], "Next new decision",
        "Go to the next iteration that chooses another kind of region";
    PreviousDecision: Run, [CTRL + ArrowLeft], "Previous new decision",
        "Go to the previous iteration that chooses another kind of region";
    First: Run, [Home], "First step", "Go to the first step";
    Last: Run, [End], "Last step", "Go to the last step, with the verdict";
    Slower: Run, [Minus], "Slower", "Play more slowly";
    Faster: Run, [Equals | Plus], "Faster", "Play faster";
    HideVerdict: Run, [V], "Hide the verdict",
        "Cover verdict, proof, notes and what comes later until the run gets there, or show them";
    Predict: Run, [Q], "Predict, then reveal",
        "Ask before each decision of the run: answer in the picture or by number, then see what is right";
    Scenes: Scenes, [CTRL_SHIFT + O], "Scenes…", "All shipped scenes by chapters, with pictures";
    Lessons: Scenes, [CTRL_SHIFT + L], "Lessons…",
        "Lessons of pages with a scene, questions and goals: for a workshop, or on your own";
    WriteLesson: Scenes, [], "Write a lesson…",
        "Make a lesson from what is on screen, page by page: text, questions, goals; or go on writing";
    PreviousScene: Scenes, [OpenBracket], "Previous scene",
        "Open the shipped scene before this one, or that before this file in its folder";
    NextScene: Scenes, [CloseBracket], "Next scene",
        "Open the shipped scene after this one, or that after this file in its folder";
    Mode2: Scenes, [], "2D", "Show the 2D scene of last time, at its step; the 2D start scene at first";
    Mode3: Scenes, [], "3D", "Show the 3D scene of last time, at its step; the 3D start scene at first";
    New2: File, [CTRL + N], "New 2D scene", "Begin a 2D scene: two shapes apart, without notes";
    New3: File, [CTRL_SHIFT + N], "New 3D scene", "Begin a 3D scene: two shapes apart, without notes";
    ClearRecent: File, [], "Clear list",
        "Forget the recent files, and remove the changed versions of shipped scenes that are kept";
    Open: File, [CTRL + O], "Open…", "Choose a scene file";
    OpenTrace: File, [], "Open trace…", "Choose a run that another program has written down, and step it beside ours";
    OpenPath: File, [], "Open by path…", "Type the path of a scene file";
    Save: File, [CTRL + S], "Save", "Write the scene to its file";
    SaveAs: File, [CTRL_SHIFT + S], "Save as…", "Choose a file and write the scene to it";
    SavePath: File, [], "Save to path…", "Type the path of a file and write the scene to it";
    Reload: File, [], "Reload", "Show the scene as its file holds it now; undo brings this one back";
    Recover: File, [], "Recover…", "Offer the scenes and lessons that were not saved when the program ended";
    Quit: File, [CTRL + Q], "Quit", "Close the window";
    Undo: Edit, [CTRL + Z], "Undo", "Undo the last change";
    Redo: Edit, [CTRL_SHIFT + Z | CTRL + Y], "Redo", "Redo the change that was undone last";
    EditNotes: Edit, [], "Edit title and notes", "Edit the title of the scene and its notes, in Markdown";
    Frame: View, [F], "Frame view", "Frame the selection, or else all of the view under the pointer";
    FrameAll: View, [SHIFT + F], "Frame both views", "Frame all of both views";
    ViewFront: View, [Num1], when InSpace, "Front view", "Look along +y (3D)";
    ViewBack: View, [CTRL + Num1], when InSpace, "Back view", "Look along −y (3D)";
    ViewRight: View, [Num3], when InSpace, "Right view", "Look along −x (3D)";
    ViewLeft: View, [CTRL + Num3], when InSpace, "Left view", "Look along +x (3D)";
    ViewTop: View, [Num7], when InSpace, "Top view", "Look along −z (3D)";
    ViewBottom: View, [CTRL + Num7], when InSpace, "Bottom view", "Look along +z (3D)";
    ToggleProjection: View, [Num5], when InSpace, "Perspective", "Switch between perspective and orthographic projection (3D)";
    HomeView: View, [Num0], "Home view", "Restore the view that the scene starts with (3D)";
    LinkCameras: View, [], when InSpace, "Link 3D views", "Orbit both 3D views together";
    KeepView: View, [], "Keep this view with the scene",
        "Save step, tabs, switches and camera with the scene, and begin with them when it is opened";
    ForgetView: View, [], "Forget the kept view", "Open the scene as the window is, from its first step";
    ToggleHull: View, [M], "Hull of P ⊖ Q", "Show the hull of the Minkowski difference";
    ToggleGhosts: View, [H], "Earlier simplices", "Show the simplices of earlier iterations";
    ToggleDifferences: View, [], "Differences", "Show every difference of a vertex of P and a vertex of Q";
    ToggleFloor: View, [], "Floor grid", "Show a floor with coordinates below the bodies (3D)";
    ShowAlone: View, [A], "One panel alone",
        "Show the panel under the pointer alone, or all panels again; so does a double click on its title";
    ToggleSetup: View, [], "Setup panel", "Show the panel with notes, algorithm and poses";
    ToggleProof: View, [], "Proof", "Show what proves the verdict, and the lengths that were measured";
    ToggleMore: View, [I], "More about the step", "Show where the numbers of each step come from, or hide it";
    CopyProof: View, [], "Copy proof",
        "Copy the proof and the pair as JSON, in exact fractions that another program can check";
    Laboratory: Run, [CTRL + L], "Laboratory…",
        "Put thousands of random pairs to the algorithms, and see who is wrong";
    Judge: Run, [], "Judge my solver…",
        "Put pairs to a program of your own, in any language, and see its first wrong step";
    ZoomIn: View, [CTRL + Plus | CTRL + Equals], "Larger text", "Larger text, up to 250 %";
    ZoomOut: View, [CTRL + Minus], "Smaller text", "Smaller text, down to 80 %";
    ZoomReset: View, [CTRL + Num0], "Normal text", "Text at 100 %";
    Present: View, [F11], "Presenter mode",
        "Full screen and large text for a projector; leaving brings everything back as it was";
    ThemeSystem: View, [], "System theme", "Light or dark as the system says";
    ThemeLight: View, [], "Light theme", "Dark on light";
    ThemeDark: View, [], "Dark theme", "Light on dark";
    ResetLayout: View, [], "Reset layout", "Panels, tabs and views as they were at first; theme and text size stay";
    Help: Help, [F1 | Questionmark], "Commands and keys", "What can be done now: gestures of the pointer, commands and their keys";
    Palette: Help, [CTRL + K | CTRL + P], "Find a command…", "Any command by a part of its name or of what it does";
    Glossary: Help, [G | SHIFT + F1], "Glossary",
        "Every notation and term, with its formula and a small figure; that under the pointer first";
    Tour: Help, [], "Tour of the window", "Six bubbles that point at the parts of the window; Esc ends it";
    About: Help, [], "About GJK Sandbox", "Version, license, how to cite, and what to send with a bug";
    ToolMove: Edit, [W], "Move tool", "Handles that move what is selected; then X, Y or Z, a number and Enter";
    ToolRotate: Edit, [E], "Rotate tool", "Handles that turn what is selected; then an axis, degrees and Enter";
    ToolScale: Edit, [R], "Scale tool", "Handles that scale what is selected; then an axis, a factor and Enter";
    Delete: Edit, [Delete], when OnSelection, "Delete vertices", "Delete the selected vertices";
    Insert: Edit, [Insert], "Add vertices", "Add a vertex with each click in the shapes view, in a new 2D scene the corners of a new shape; the same key ends this";
    SelectAll: Edit, [CTRL + A], "Select all", "Select all vertices of the selected shape, or of both shapes";
    Deselect: Edit, [Escape], when OnSelection, "Select nothing", "Select nothing";
    MakeTouch: Edit, [CTRL + T], "Make touch…",
        "Slide Q until it touches P, or has a given distance or penetration depth";
    AddShape: Shape, [SHIFT + A], "Add shape…", "Choose a shape in the gallery";
    Freehand: Shape, [], when InPlane, "Draw freehand",
        "Draw an outline with the pointer: its convex hull becomes the shape (2D)";
    ClickPolygon: Shape, [], when InPlane, "Click a polygon",
        "Click the corners of a polygon: their convex hull becomes the shape (2D)";
    MakePolytope: Shape, [], when OnRound, "Make a polytope…",
        "Convert the shape to a polytope with its corners, or points on its boundary, as vertices";
    Round: Shape, [], "Added radius…", "Set the radius of the ball that is added to every point of the shape";
    MirrorX: Shape, [], "Mirror in x", "Mirror the shape in x about its center";
    MirrorY: Shape, [], "Mirror in y", "Mirror the shape in y about its center";
    MirrorZ: Shape, [], when InSpace, "Mirror in z", "Mirror the shape in z about its center (3D)";
    Center: Shape, [], "Center", "Move the center of the shape to the origin";
    Normalize: Shape, [], "Normalize size",
        "Scale the shape so that its farthest point is at distance 1 from its center";
    DuplicateP: Shape, [CTRL + D], "Duplicate P as Q", "Replace Q by a copy of P beside P";
    SwapBodies: Shape, [], "Swap P and Q", "Exchange the two shapes";
    ChangeDimension: Shape, [], "Change dimension",
        "Embed the shapes in space at z = 0, or project them along z into the plane";
    HullOfBoth: Shape, [], "Hull of both", "Replace the shape by the convex hull of P and Q";
    SumOfBoth: Shape, [], "Minkowski sum of both", "Replace the shape by the Minkowski sum of P and Q";
    CutCorner: Shape, [], when OnVertex, "Cut the corner off…",
        "Cut the selected vertex off with a part of its edges";
    Import: File, [CTRL + I], "Import shapes…",
        "Import points from a text or a file: lists, meshes, drawings or maps";
    Paste: Edit, [CTRL + V], "Paste shapes", "Import points, or open a scene, from the clipboard";
    Export: File, [CTRL + E], "Export…", "Export P, Q, both or P ⊖ Q as data, code, a mesh or a unit test";
    CopyP: Edit, [], "Copy P", "Copy P to the clipboard, in the last format of the export window";
    CopyQ: Edit, [], "Copy Q", "Copy Q to the clipboard, in the last format of the export window";
    CopyPair: Edit, [], "Copy pair", "Copy P and Q to the clipboard, in the last format of the export window";
    CopyPicture: Edit, [CTRL_SHIFT + C], "Copy picture",
        "Copy the view under the pointer, or both, as a picture, with the size, the theme and the caption of Save picture";
    SavePicture: File, [], "Save picture…", "Save this step as SVG or PNG, with its sentence";
    SaveRun: File, [], "Save run…",
        "Save all steps as an animation or as numbered pictures, or the trace as Markdown, CSV, JSON or JSON Lines";
    Handout: File, [], "Handout…",
        "Put the run, or the lesson that is open, on paper: pictures with sentences, blanks for students, and a key";
    ShowRun: Run, [], "One run", "Show one run of the scene, step by step";
    ShowCode: Run, [K], "Code", "Show the algorithm as pseudocode, with the lines that this step executes";
    ShowExplorer: Run, [], "Explore",
        "Drag a simplex and the origin and see which of its regions are possible";
    ShowCompare: Run, [], "Compare", "Show two runs of the scene side by side, and where they diverge";
    PresentBoth: Presenter, [Num1], "Two pictures", "Show the shapes and their difference";
    PresentShapes: Presenter, [Num2], "Shapes", "Show the shapes alone";
    PresentDifference: Presenter, [Num3], "Difference", "Show the Minkowski difference alone";
    PresentSteps: Presenter, [Num4], "Steps", "Show the table of iterations";
    PresentCode: Presenter, [Num5], "Pseudocode", "Show the algorithm, with the lines of this step";
    Blank: Presenter, [B], "Blank", "Blank the screen until the next key";
    Spotlight: Presenter, [Z], "Spotlight", "Darken all but the surroundings of the pointer";
    ProjectorPaper: Presenter, [T], "White or dark", "Show everything on white or on dark";
    LeavePresenter: Presenter, [Escape], "Leave", "Leave the presenter mode";
    Reveal: Question, [Enter], "Reveal", "Take the answer, chosen by its number or in the picture, and tell what is right";
    SkipQuestion: Question, [S], "Skip", "Go on without an answer";
}

impl Command {
    fn row(self) -> &'static Row {
        &TABLE[self as usize]
    }

    /// Returns the menu, and section of help, that lists the command.
    pub fn group(self) -> Group {
        self.row().group
    }

    /// Returns the text on menus and buttons.
    pub fn text(self) -> &'static str {
        self.row().text
    }

    /// Returns the sentence in tooltips and help.
    pub fn tooltip(self) -> &'static str {
        self.row().tooltip
    }

    /// Returns the keys of the command; menus show the first. On macOS, Ctrl is Cmd.
    pub fn shortcuts(self) -> &'static [KeyboardShortcut] {
        self.row().shortcuts
    }

    /// Returns the reason why the command cannot be used now; `None` if it can.
    pub(crate) fn refusal(self, scene: &Scene, selection: &Selection) -> Option<&'static str> {
        self.row().when.refusal(scene, selection)
    }

    /// Returns whether it shows or writes more of the run than the current step, or gives away the answer in
    /// another way. Such a command is blocked while a question waits for its answer.
    pub(crate) const fn tells_of_the_run(self) -> bool {
        matches!(
            self,
            Self::CopyProof
                | Self::SavePicture
                | Self::SaveRun
                | Self::Handout
                | Self::Export
                | Self::CopyPair
                | Self::EditNotes
                | Self::ShowExplorer
                | Self::About
        )
    }

    /// Returns the command that selects a tool.
    pub(crate) const fn of_tool(tool: Tool) -> Self {
        match tool {
            Tool::Move => Self::ToolMove,
            Tool::Rotate => Self::ToolRotate,
            Tool::Scale => Self::ToolScale,
        }
    }

    /// Returns the tool that the command selects.
    pub(crate) fn tool(self) -> Option<Tool> {
        Tool::ALL.into_iter().find(|tool| Self::of_tool(*tool) == self)
    }
}
