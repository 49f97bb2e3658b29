//! The table of commands: everything the user can do by menu, button or key.
//!
//! A row is a command with its words, its keys and the scenes that it applies to. Menus, tooltips, shortcuts
//! and the help overlay take them from here, so they cannot disagree; a test checks that no two commands
//! share a key. The effects of commands are in `shell::commands` and in the features.

pub(crate) mod shortcuts;
mod when;

use eframe::egui::{Key, KeyboardShortcut, Modifiers};

use crate::app::platform::IS_PAGE;
use crate::edit::Selection;
use crate::message::{self, text};
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
    /// Rotates the selection.
    Rotate,
    /// Scales the selection.
    Scale,
}

impl Tool {
    /// All tools, in the order of their keys.
    pub(crate) const ALL: [Self; 3] = [Self::Move, Self::Rotate, Self::Scale];
}

/// The menu, and section of help, that lists a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommandGroup {
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
    /// The commands of presenter mode alone.
    Presenter,
    /// The commands of a question that waits for its answer.
    Question,
}

impl CommandGroup {
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

    /// Returns the title of the group's menu.
    pub fn title(self) -> &'static str {
        match self {
            Self::Run => text!("menu-run"),
            Self::Scenes => text!("menu-scenes"),
            Self::File => text!("menu-file"),
            Self::Edit => text!("menu-edit"),
            Self::View => text!("menu-view"),
            Self::Help => text!("menu-help"),
            Self::Shape => text!("menu-shape"),
            Self::Presenter => text!("menu-presenter"),
            Self::Question => text!("menu-question"),
        }
    }
}

/// A row of the table.
#[derive(Debug)]
struct CommandRow {
    group: CommandGroup,
    /// The id of the row's words.
    id: &'static str,
    shortcuts: &'static [KeyboardShortcut],
    when: When,
    /// Whether the command opens a tool; a menu lists its tools together.
    opens_tool: bool,
    /// Whether the command shows or writes more of the run than the current step, or reveals an answer in another way.
    tells_of_run: bool,
}

/// Makes the enum of the commands and their table from rows of the form
/// `Command: Group, [keys], when, opens, tells, id`. Keys are separated by `|`; a row without `when` applies always.
macro_rules! table {
    (@key $key:ident) => { KeyboardShortcut::new(NONE, Key::$key) };
    (@key $held:ident $key:ident) => { KeyboardShortcut::new($held, Key::$key) };
    (@when) => { When::Always };
    (@when $when:ident) => { When::$when };
    (@is) => { false };
    (@is $is:ident) => { true };
    ($(
        $command:ident: $group:ident, [$($first:ident $(+ $second:ident)?)|*] $(, when $when:ident)?
        $(, opens $tool:ident)? $(, tells of $run:ident)?, $id:literal;
    )*) => {
        /// A command without arguments. Listed in the order in which help shows them.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Command {
            $(#[doc = concat!("`", $id, "` in `commands.ftl`.")] $command,)*
        }

        const COUNT: usize = [$(Command::$command),*].len();

        impl Command {
            /// All commands.
            pub const ALL: [Self; COUNT] = [$(Self::$command),*];
        }

        /// The rows, indexed by the commands.
        static TABLE: [CommandRow; COUNT] = [$(CommandRow {
            group: CommandGroup::$group,
            id: $id,
            shortcuts: &[$(table!(@key $first $($second)?)),*],
            when: table!(@when $($when)?),
            opens_tool: table!(@is $($tool)?),
            tells_of_run: table!(@is $($run)?),
        }),*];
    };
}

table! {
    PlayPause: Run, [Space | P], "command-play-pause";
    StepForward: Run, [ArrowRight | Period | O | PageDown], "command-step-forward";
    StepBack: Run, [ArrowLeft | Comma | PageUp], "command-step-back";
    NextIteration: Run, [SHIFT + ArrowRight | SHIFT + PageDown], "command-next-iteration";
    PreviousIteration: Run, [SHIFT + ArrowLeft | SHIFT + PageUp], "command-previous-iteration";
    NextDecision: Run, [CTRL + ArrowRight], "command-next-decision";
    PreviousDecision: Run, [CTRL + ArrowLeft], "command-previous-decision";
    First: Run, [Home], "command-first";
    Last: Run, [End], "command-last";
    Slower: Run, [Minus], "command-slower";
    Faster: Run, [Equals | Plus], "command-faster";
    HideVerdict: Run, [V], "command-hide-verdict";
    Describe: Run, [D], "command-describe";
    Predict: Run, [Q], "command-predict";
    Scenes: Scenes, [CTRL_SHIFT + O], "command-scenes";
    Lessons: Scenes, [CTRL_SHIFT + L], "command-lessons";
    WriteLesson: Scenes, [], "command-write-lesson";
    EditLesson: Scenes, [], "command-edit-lesson";
    TeacherNotes: Scenes, [N], "command-teacher-notes";
    PreviousScene: Scenes, [OpenBracket], "command-previous-scene";
    NextScene: Scenes, [CloseBracket], "command-next-scene";
    Mode2: Scenes, [], "command-mode-2";
    Mode3: Scenes, [], "command-mode-3";
    New2: File, [CTRL + N], "command-new-2";
    New3: File, [CTRL_SHIFT + N], "command-new-3";
    ClearRecent: File, [], "command-clear-recent";
    Open: File, [CTRL + O], "command-open";
    OpenTrace: File, [], "command-open-trace";
    OpenPath: File, [], when OnDesktop, "command-open-path";
    Save: File, [CTRL + S], "command-save";
    SaveAs: File, [CTRL_SHIFT + S], "command-save-as";
    SavePath: File, [], when OnDesktop, "command-save-path";
    Reload: File, [], when OnDesktop, "command-reload";
    Recover: File, [], "command-recover";
    Quit: File, [CTRL + Q], when OnDesktop, "command-quit";
    Undo: Edit, [CTRL + Z], "command-undo";
    Redo: Edit, [CTRL_SHIFT + Z | CTRL + Y], "command-redo";
    EditNotes: Edit, [], tells of run, "command-edit-notes";
    Frame: View, [F], "command-frame";
    FrameAll: View, [SHIFT + F], "command-frame-all";
    ViewFront: View, [Num1], when InSpace, "command-view-front";
    ViewBack: View, [CTRL + Num1], when InSpace, "command-view-back";
    ViewRight: View, [Num3], when InSpace, "command-view-right";
    ViewLeft: View, [CTRL + Num3], when InSpace, "command-view-left";
    ViewTop: View, [Num7], when InSpace, "command-view-top";
    ViewBottom: View, [CTRL + Num7], when InSpace, "command-view-bottom";
    ToggleProjection: View, [Num5], when InSpace, "command-toggle-projection";
    HomeView: View, [Num0], "command-home-view";
    LinkCameras: View, [], when InSpace, "command-link-cameras";
    KeepView: View, [], "command-keep-view";
    ForgetView: View, [], "command-forget-view";
    ToggleHull: View, [M], "command-toggle-hull";
    ToggleGhosts: View, [H], "command-toggle-ghosts";
    ToggleDifferences: View, [], "command-toggle-differences";
    ToggleFloor: View, [], "command-toggle-floor";
    ShowAlone: View, [A], "command-show-alone";
    ToggleSetup: View, [], "command-toggle-setup";
    ToggleProof: View, [], "command-toggle-proof";
    ToggleMore: View, [I], "command-toggle-more";
    ToggleSimple: View, [], "command-toggle-simple";
    ToggleLetters: View, [], "command-toggle-letters";
    NextPart: View, [F6], "command-next-part";
    PreviousPart: View, [SHIFT + F6], "command-previous-part";
    CopyProof: View, [], tells of run, "command-copy-proof";
    Laboratory: Run, [CTRL + L], opens tool, "command-laboratory";
    Judge: Run, [], opens tool, "command-judge";
    ZoomIn: View, [CTRL + Plus | CTRL + Equals], "command-zoom-in";
    ZoomOut: View, [CTRL + Minus], "command-zoom-out";
    ZoomReset: View, [CTRL + Num0], "command-zoom-reset";
    Present: View, [F11 | F5], "command-present";
    ThemeSystem: View, [], "command-theme-system";
    ThemeLight: View, [], "command-theme-light";
    ThemeDark: View, [], "command-theme-dark";
    ThemeContrast: View, [], "command-theme-contrast";
    ResetLayout: View, [], "command-reset-layout";
    Help: Help, [F1 | Questionmark], "command-help";
    Palette: Help, [CTRL + K | CTRL + P], "command-palette";
    Glossary: Help, [G | SHIFT + F1], "command-glossary";
    Welcome: Help, [], "command-welcome";
    FirstLesson: Help, [], "command-first-lesson";
    Tour: Help, [], "command-tour";
    About: Help, [], tells of run, "command-about";
    ToolMove: Edit, [W], "command-tool-move";
    ToolRotate: Edit, [E], "command-tool-rotate";
    ToolScale: Edit, [R], "command-tool-scale";
    Delete: Edit, [Delete], when OnSelection, "command-delete";
    Insert: Edit, [Insert], "command-insert";
    SelectAll: Edit, [CTRL + A], "command-select-all";
    Deselect: Edit, [Escape], when OnSelection, "command-deselect";
    MakeTouch: Edit, [CTRL + T], "command-make-touch";
    AddShape: Shape, [SHIFT + A], "command-add-shape";
    Freehand: Shape, [], when InPlane, "command-freehand";
    ClickPolygon: Shape, [], when InPlane, "command-click-polygon";
    MakePolytope: Shape, [], when OnRound, "command-make-polytope";
    Round: Shape, [], "command-round";
    MirrorX: Shape, [], "command-mirror-x";
    MirrorY: Shape, [], "command-mirror-y";
    MirrorZ: Shape, [], when InSpace, "command-mirror-z";
    Center: Shape, [], "command-center";
    Normalize: Shape, [], "command-normalize";
    DuplicateP: Shape, [CTRL + D], "command-duplicate-p";
    SwapBodies: Shape, [], "command-swap-bodies";
    ChangeDimension: Shape, [], "command-change-dimension";
    HullOfBoth: Shape, [], "command-hull-of-both";
    SumOfBoth: Shape, [], "command-sum-of-both";
    CutCorner: Shape, [], when OnVertex, "command-cut-corner";
    Import: File, [CTRL + I], "command-import";
    Paste: Edit, [CTRL + V], "command-paste";
    Export: File, [CTRL + E], tells of run, "command-export";
    CopyP: Edit, [], "command-copy-p";
    CopyQ: Edit, [], "command-copy-q";
    CopyPair: Edit, [], tells of run, "command-copy-pair";
    CopyLink: File, [], "command-copy-link";
    CopyReport: File, [], tells of run, "command-copy-report";
    CopyPicture: Edit, [CTRL_SHIFT + C], "command-copy-picture";
    SavePicture: File, [], opens tool, tells of run, "command-save-picture";
    SaveRun: File, [], opens tool, tells of run, "command-save-run";
    Handout: File, [], opens tool, tells of run, "command-handout";
    ShowRun: Run, [], "command-show-run";
    ShowCode: Run, [K], "command-show-code";
    ShowExplorer: Run, [], tells of run, "command-show-explorer";
    ShowCompare: Run, [], "command-show-compare";
    PresentBoth: Presenter, [Num1], "command-present-both";
    PresentShapes: Presenter, [Num2], "command-present-shapes";
    PresentDifference: Presenter, [Num3], "command-present-difference";
    PresentSteps: Presenter, [Num4], "command-present-steps";
    PresentCode: Presenter, [Num5], "command-present-code";
    NextPage: Presenter, [PageDown], "command-next-page";
    PreviousPage: Presenter, [PageUp], "command-previous-page";
    Blank: Presenter, [B | Period], "command-blank";
    Spotlight: Presenter, [Z], "command-spotlight";
    ProjectorPaper: Presenter, [T], "command-projector-paper";
    LeavePresenter: Presenter, [Escape], "command-leave-presenter";
    Reveal: Question, [Enter], "command-reveal";
    SkipQuestion: Question, [S], "command-skip-question";
}

impl Command {
    fn row(self) -> &'static CommandRow {
        &TABLE[self as usize]
    }

    /// Returns the menu, and section of help, that lists the command.
    pub fn group(self) -> CommandGroup {
        self.row().group
    }

    /// Returns the text on menus and buttons.
    pub fn text(self) -> &'static str {
        message::constant(self.row().id)
    }

    /// Returns the sentence in tooltips and help.
    pub fn tooltip(self) -> &'static str {
        message::constant(&format!("{}.tip", self.row().id))
    }

    /// Returns the keys of the command; menus show the first. On macOS, Ctrl is Cmd.
    pub fn shortcuts(self) -> &'static [KeyboardShortcut] {
        self.page_shortcuts().filter(|_| IS_PAGE).unwrap_or(self.row().shortcuts)
    }

    /// Returns the keys of the command in the page of a browser, if the browser keeps its other ones.
    pub fn page_shortcuts(self) -> Option<&'static [KeyboardShortcut]> {
        const fn alt(key: Key) -> KeyboardShortcut {
            KeyboardShortcut::new(Modifiers::ALT, key)
        }
        Some(match self {
            Self::New2 => &const { [alt(Key::N)] },
            Self::New3 => &const { [KeyboardShortcut::new(Modifiers::ALT.plus(Modifiers::SHIFT), Key::N)] },
            Self::MakeTouch => &const { [alt(Key::T)] },
            Self::CopyPicture => &const { [alt(Key::C)] },
            Self::Present => &const { [alt(Key::P)] },
            Self::ViewBack => &const { [alt(Key::Num1)] },
            Self::ViewLeft => &const { [alt(Key::Num3)] },
            Self::ViewBottom => &const { [alt(Key::Num7)] },
            _ => return None,
        })
    }

    /// Returns the reason why the command cannot be used now; `None` if it can.
    pub(crate) fn refusal(self, scene: &Scene, selection: &Selection) -> Option<&'static str> {
        self.row().when.refusal(scene, selection)
    }

    /// Returns whether the command shows or writes more of the run than the current step, or reveals the answer in
    /// another way. Such a command is blocked while a question waits for its answer.
    pub(crate) fn tells_of_the_run(self) -> bool {
        self.row().tells_of_run
    }

    /// Returns the commands of a menu that open tools.
    pub(crate) fn tools(group: CommandGroup) -> Vec<Self> {
        Self::ALL.into_iter().filter(|it| it.group() == group && it.row().opens_tool).collect()
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
