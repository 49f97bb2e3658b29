//! The arguments of the program, as `--help` describes them.

use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use clap::{Args, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;

use super::audit::arguments::{AUDIT_HELP, AuditArguments};
use super::choices;
use super::corpus::arguments::CorpusArguments;
use super::grade::arguments::{GRADE_HELP, GradeArguments};
use super::handout::arguments::HandoutArguments;
use super::lab::arguments::{LAB_HELP, LabArguments};
use super::lesson::arguments::LessonCommand;
use super::render::arguments::{RENDER_HELP, RenderArguments};
use crate::exchange::{Exported, Format};
use crate::figure::description::DescriptionLength;
use crate::figure::transcript::TraceFormat;
use crate::files;
use crate::gjk::{Algorithm, CastAlgorithm, Precision, Settings};
use crate::message::Language;
use crate::message::text;

/// Maximum size of a file of messages, in bytes.
const MAX_MESSAGES: usize = 1 << 20;

const EXIT_STATUS: &str = "Exit status: 0 done and as expected; 1 a scene differs from its expectation, or an \
                           algorithm's verdict from the reference; 2 bad input.";

/// See why GJK decides what it decides. Without a command the window opens.
#[derive(Clone, Debug, Parser)]
#[command(name = "gjk-sandbox", version, args_conflicts_with_subcommands = true, after_help = EXIT_STATUS)]
pub struct Arguments {
    /// A command that runs without a window.
    #[command(subcommand)]
    pub command: Option<CliCommand>,
    /// The language of the texts: its tag, or a folder of messages named by its tag. By default commands use English.
    #[arg(long, value_name = "TAG|FOLDER", global = true, value_parser = language)]
    pub lang: Option<Language>,
    /// The options of the window.
    #[command(flatten)]
    pub window: WindowArguments,
}

/// The options of the window.
#[derive(Clone, Debug, PartialEq, Eq, Args)]
pub struct WindowArguments {
    /// The scene to open instead of the start scene.
    #[arg(value_name = "SCENE.ron|LESSON.ron")]
    pub scene: Option<PathBuf>,
    /// The step to show first, counted from 1.
    #[arg(long, value_name = "N")]
    pub step: Option<usize>,
    /// Start in presenter mode: full screen, with large text.
    #[arg(long)]
    pub present: bool,
    /// Draw with this renderer only, instead of trying all that are built in.
    #[arg(long, value_enum)]
    pub renderer: Option<RendererName>,
}

/// The renderer of the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum RendererName {
    /// Vulkan, Metal, Direct3D 12 or OpenGL; on Linux in builds with the feature `wgpu`.
    Wgpu,
    /// OpenGL.
    Glow,
}

/// A command that needs no display.
#[derive(Clone, Debug, PartialEq, Subcommand)]
pub enum CliCommand {
    /// Run a scene's query and print every step of it.
    #[command(after_help = EXIT_STATUS)]
    Trace(TraceArguments),
    /// Print the verdict, the length and the number of support points in each frame of the motion of Q.
    #[command(after_help = MOTION_HELP)]
    Motion(MotionArguments),
    /// Run scenes and compare each with the result that it expects or, if it expects nothing, with the reference.
    ///
    /// Every certificate is checked once more, and the verdicts of all algorithms are counted.
    #[command(after_help = EXIT_STATUS)]
    Check(CheckArguments),
    /// Draw a step of a scene, or a whole run, as SVG, PNG or an animation.
    #[command(after_help = RENDER_HELP)]
    Render(RenderArguments),
    /// Run the algorithms on thousands of random pairs, and count their errors.
    #[command(after_help = LAB_HELP.as_str())]
    Lab(LabArguments),
    /// Send pairs to a solver in any language, and prove its first wrong step.
    #[command(after_help = GRADE_HELP.as_str())]
    Grade(GradeArguments),
    /// Check the recorded runs of other programs in exact numbers, and prove the first wrong step.
    #[command(after_help = AUDIT_HELP)]
    Audit(AuditArguments),
    /// Write pairs with their proved verdicts, for the tests of other programs.
    #[command(after_help = CORPUS_HELP)]
    Corpus(CorpusArguments),
    /// Check lessons, or make the table of a class.
    #[command(subcommand, after_help = LESSON_HELP)]
    Lesson(LessonCommand),
    /// Put the pictures of a run, or a lesson, on paper, with blanks for students and a key.
    #[command(after_help = HANDOUT_HELP)]
    Handout(HandoutArguments),
    /// Make a scene of points or bodies: source code, bug reports, CSV, JSON, RON, meshes, SVG, maps, URDF, SDF, MJCF or Godot scenes.
    #[command(after_help = IMPORT_HELP)]
    Import(ImportArguments),
    /// Write P, Q, both or P ⊖ Q as data, source code, a mesh or a unit test.
    #[command(after_help = EXPORT_HELP.as_str())]
    Export(ExportArguments),
    /// Make the files of a package: man pages, completions and icons.
    #[command(hide = true, subcommand)]
    Generate(Generated),
}

/// Returns the language with a tag, or of a folder of messages.
fn language(found: &str) -> Result<Language, String> {
    let folder = Path::new(found);
    if !folder.is_dir() {
        return Language::of_tag(found).map_err(|error| error.to_string());
    }
    let tag = folder.file_name().unwrap_or_default().to_string_lossy();
    let is_messages = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "ftl");
    let read = |path: PathBuf| {
        let bytes = files::read(&path, MAX_MESSAGES).map_err(|error| error.to_string())?;
        let name = path.display().to_string();
        let text = String::from_utf8(bytes)
            .map_err(|_| text!("command-line-expected-text-in-utf-8"; name = name))?;
        Ok::<_, String>((name, text))
    };
    let texts: Vec<_> =
        files::list(folder).into_iter().filter(is_messages).map(read).collect::<Result<_, _>>()?;
    Language::of_files(&tag, texts)
}

impl CliCommand {
    /// Returns whether the command ends with its results so far when it is interrupted. The others end at once.
    pub const fn can_be_interrupted(&self) -> bool {
        matches!(self, Self::Lab(_) | Self::Grade(_) | Self::Corpus(_))
    }
}

const CORPUS_HELP: &str = "docs/judge.md describes the formats; tools/check_proof.py checks the proofs of jsonl without this program.\n\n\
                           Exit status: 0 done; 2 bad input.";

const HANDOUT_HELP: &str = "Of a lesson, --steps and --blanks do not apply: its pages name their steps, and the answers are in the key.\n\n\
                            Exit status: 0 done; 2 bad input.";

const MOTION_HELP: &str = "A length is positive for a distance, negative for a depth.\n\n\
                           Exit status: 0 done; 2 bad input.";

const LESSON_HELP: &str = "Exit status: 0 done; 1 a lesson has mistakes; 2 bad input: no lesson, no answers.";

const IMPORT_HELP: &str = "Two lists become P and Q. Points with two numbers make a 2D scene, with three a 3D scene.\n\
                           A table shows what was made of the text: each list with its line, numbers and pose, and what was left out, with the reason.\n\
                           A problem refuses the import, unless --object chooses lists that it cannot change.\n\n\
                           Exit status: 0 done; 1 --lint has found something; 2 bad input: a place that is not understood and may change a list, or not two lists.";

/// The arguments of `import`.
#[derive(Clone, Debug, PartialEq, Eq, Args)]
pub struct ImportArguments {
    /// The files with the lists: one or several.
    #[arg(value_name = "FILE", required = true)]
    pub files: Vec<PathBuf>,
    /// The scene file to write.
    #[arg(long, value_name = "SCENE.ron", required_unless_present = "lint")]
    pub output: Option<PathBuf>,
    /// List problems with the points: outlines and meshes that are not convex, repeated and nearly equal points, points
    /// within the hull, the order of outlines, and triangles of meshes that are inverted, slivers or coplanar. Without
    /// --output no scene is written.
    #[arg(long)]
    pub lint: bool,
    /// Fix the problems that --lint finds and that can be fixed: keep each corner of the hulls once, in 2D
    /// counterclockwise.
    #[arg(long)]
    pub mend: bool,
    /// The format of the findings of --lint.
    #[arg(long, value_enum, default_value_t, requires = "lint")]
    pub format: ImportFormat,
    /// The list that becomes P, by its name or its number from 1; given a second time, the list that becomes Q.
    #[arg(long = "object", value_name = "NAME|NUMBER")]
    pub objects: Vec<String>,
    /// The title of the scene; one line.
    #[arg(long, value_name = "TEXT")]
    pub title: Option<String>,
    /// Take Q and the query from this scene, if the files give only the list of P.
    #[arg(long, value_name = "SCENE.ron")]
    pub q: Option<PathBuf>,
}

/// The format of the findings of `import --lint`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum ImportFormat {
    /// One line for each finding.
    #[default]
    Text,
    /// One JSON object.
    Json,
}

/// The arguments of `export`.
#[derive(Clone, Debug, PartialEq, Eq, Args)]
pub struct ExportArguments {
    /// The scene file.
    #[arg(value_name = "SCENE.ron")]
    pub scene: PathBuf,
    /// The output format: one of those listed below.
    #[arg(long, value_name = "NAME")]
    pub format: Format,
    /// The shapes to write: pair, p, q or difference.
    #[arg(long, value_name = "NAME", default_value_t = Exported::Pair)]
    pub what: Exported,
    /// Write to this file instead of standard output.
    #[arg(long, value_name = "FILE")]
    pub output: Option<PathBuf>,
}

/// The list of formats and the exit status, for `--help`.
static EXPORT_HELP: LazyLock<String> = LazyLock::new(|| {
    let formats = Format::ALL.map(|format| format!("  {:15} {}\n", format.name(), format.title()));
    format!("Formats:\n{}\nExit status: 0 done; 2 bad input, such as a curved shape.", formats.concat())
});

/// Files that come with a package of the program, made by the program itself.
#[derive(Clone, Debug, PartialEq, Eq, Subcommand)]
pub enum Generated {
    /// Write the man pages into a folder: one of the program, and one of each command.
    Man {
        /// The folder, made if it is missing.
        folder: PathBuf,
    },
    /// Print the completions of a shell.
    Completions {
        /// The shell.
        shell: Shell,
    },
    /// Write the icon into a folder, in the layout of the hicolor theme, and for Windows as gjk-sandbox.ico.
    Icons {
        /// The folder, made if it is missing.
        folder: PathBuf,
    },
}

/// Settings of a run that replace those of the scene.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Args)]
pub struct Overrides {
    /// Run this algorithm instead of the scene's: robust, djonov, bittle, winter, cinkes, distance or directions.
    #[arg(long, value_name = "NAME")]
    pub algorithm: Option<Algorithm>,
    /// Compute in this precision instead of the scene's: f32 or f64.
    #[arg(long, value_name = "f32|f64")]
    pub precision: Option<Precision>,
}

impl Overrides {
    /// The settings of a scene with the overrides applied.
    pub fn apply(self, settings: Settings) -> Settings {
        Settings {
            algorithm: self.algorithm.unwrap_or(settings.algorithm),
            precision: self.precision.unwrap_or(settings.precision),
            ..settings
        }
    }
}

/// The arguments of `trace`.
#[derive(Clone, Debug, PartialEq, Eq, Args)]
pub struct TraceArguments {
    /// The scene file.
    #[arg(value_name = "SCENE.ron")]
    pub scene: PathBuf,
    /// Settings that replace those of the scene.
    #[command(flatten)]
    pub overrides: Overrides,
    /// The output format.
    #[arg(long, value_parser = choices::trace_format(), default_value = TraceFormat::default().name())]
    pub format: TraceFormat,
    /// The question: do the shapes intersect, or when do they meet in the motion of the scene?
    #[arg(long, value_enum, default_value_t)]
    pub query: TraceQuery,
    /// Look for the first contact with this algorithm instead of the scene's: ray, advancement, axis or sampling.
    #[arg(long, value_name = "NAME", conflicts_with = "describe")]
    pub first_contact: Option<CastAlgorithm>,
    /// Explain where the numbers of each step come from, in the formats text and markdown.
    #[arg(long)]
    pub explain: bool,
    /// Describe the shapes, the simplex and each decision in words that speech and Braille can read.
    #[arg(long, conflicts_with_all = ["format", "explain"])]
    pub describe: bool,
    /// The length of each description.
    #[arg(long, requires = "describe", value_parser = choices::description_length(), default_value = "medium")]
    pub length: DescriptionLength,
    /// Describe only this step, counted from 1.
    #[arg(long, value_name = "N", requires = "describe")]
    pub step: Option<usize>,
    /// Write to this file instead of standard output.
    #[arg(long, value_name = "FILE")]
    pub output: Option<PathBuf>,
}

/// The question of `trace`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum TraceQuery {
    /// Do P and Q intersect?
    #[default]
    Intersection,
    /// When do P and Q meet, while Q moves by the translation of the scene? As text, json or csv.
    Cast,
}

/// The arguments of `motion`.
#[derive(Clone, Debug, PartialEq, Eq, Args)]
pub struct MotionArguments {
    /// The scene file.
    #[arg(value_name = "SCENE.ron")]
    pub scene: PathBuf,
    /// The number of frames instead of the scene's, 2 to 2000.
    #[arg(long, value_name = "N")]
    pub frames: Option<usize>,
    /// The output format.
    #[arg(long, value_enum, default_value_t)]
    pub format: MotionFormat,
    /// Write to this file instead of standard output.
    #[arg(long, value_name = "FILE")]
    pub output: Option<PathBuf>,
}

/// The output format of `motion`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum MotionFormat {
    /// One row for each frame.
    #[default]
    Csv,
}

/// The arguments of `check`.
#[derive(Clone, Debug, PartialEq, Eq, Args)]
pub struct CheckArguments {
    /// Scene files, or folders in which every file *.ron, at any depth, is a scene.
    #[arg(value_name = "PATH", required = true)]
    pub paths: Vec<PathBuf>,
    /// Settings that replace those of the scenes. Expected results hold for the scene's own settings; under others the
    /// runs are compared with the reference only.
    #[command(flatten)]
    pub overrides: Overrides,
    /// The output format.
    #[arg(long, value_enum, default_value_t)]
    pub format: CheckFormat,
}

/// The output format of `check`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum CheckFormat {
    /// One line for each scene, more if it differs.
    #[default]
    Text,
    /// One JSON object per line.
    Json,
}
