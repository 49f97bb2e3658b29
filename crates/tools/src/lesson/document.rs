//! The contents of a lesson file.

use ron::value::RawValue;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::show::{LockedPart, Show, is_default};
use crate::geometry::Side;
use crate::gjk::{Algorithm, Verdict};
use crate::internal::Coordinates;
use crate::scene::{word, write_word};

/// A lesson: a file in RON that begins with `(lesson: "`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// The title.
    #[serde(rename = "lesson")]
    pub title: String,
    /// One line on the subject.
    #[serde(default, skip_serializing_if = "is_default")]
    pub about: String,
    /// One line on its readers: what they know, and where they are.
    #[serde(default, skip_serializing_if = "is_default")]
    pub audience: String,
    /// The pages, in order.
    pub pages: Vec<Page>,
}

/// A page.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Page {
    /// The name by which other pages link here; unique in the lesson.
    pub name: String,
    /// The heading.
    pub title: String,
    /// The scene. Without one, the page keeps the scene of the previous page, as its author left it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub scene: Option<Source>,
    /// The step that is shown first.
    #[serde(default, skip_serializing_if = "is_default")]
    pub step: At,
    /// The workspace and the panels that are shown.
    #[serde(default, skip_serializing_if = "is_default")]
    pub show: Show,
    /// Whether later steps and the verdict stay hidden until the playhead gets there.
    #[serde(default, skip_serializing_if = "is_default")]
    pub hide_verdict: bool,
    /// Whether the window hides the name of the planted defect.
    #[serde(default, skip_serializing_if = "is_default")]
    pub mystery: bool,
    /// The parts of the window that stay as they are while the page is open.
    #[serde(default, skip_serializing_if = "is_default")]
    pub locks: Vec<LockedPart>,
    /// The text, in Markdown. Placeholders such as `{A·v}` stand for numbers of the run; `[words](#name)`
    /// links to a page.
    pub text: String,
    /// The time in minutes.
    #[serde(default, skip_serializing_if = "is_default")]
    pub minutes: f64,
    /// Notes for the teacher, in Markdown, with numbers of the run like the text.
    #[serde(default, skip_serializing_if = "is_default")]
    pub notes: String,
    /// The questions, in order.
    #[serde(default, skip_serializing_if = "is_default")]
    pub questions: Vec<Question>,
    /// The goal that the student reaches by interaction.
    #[serde(default, skip_serializing_if = "is_default")]
    pub goal: Option<Goal>,
    /// Hints toward the goal, shown one after the other.
    #[serde(default, skip_serializing_if = "is_default")]
    pub hints: Vec<String>,
    /// A solution that reaches the goal.
    #[serde(default, skip_serializing_if = "is_default")]
    pub solution: Option<Solution>,
    /// The name of the page that follows unless an answer leads elsewhere; the next page by default.
    #[serde(default, skip_serializing_if = "is_default")]
    pub next: Option<String>,
}

/// The source of a scene.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Source {
    /// A shipped scene, by its file name.
    Shipped(String),
    /// A scene file beside the lesson, or in a folder below it.
    File(String),
    /// A scene in the lesson itself.
    Inline(Box<RawValue>),
}

/// A step of a run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum At {
    /// The first step.
    #[default]
    First,
    /// The step with this number, from 1.
    Step(usize),
    /// The last step.
    Last,
}

impl Page {
    /// Minimum time of a page that has one, in minutes.
    pub const MIN_MINUTES: f64 = 0.01;
    /// Maximum time of a page, in minutes.
    pub const MAX_MINUTES: f64 = 1000.0;
}

impl At {
    /// Returns the index of the event, in a run with this number of steps.
    pub fn index(self, steps: usize) -> usize {
        let last = steps.saturating_sub(1);
        match self {
            Self::First => 0,
            Self::Step(number) => number.saturating_sub(1).min(last),
            Self::Last => last,
        }
    }

    /// Returns the step with this index, in a run with this number of steps.
    pub const fn of(index: usize, steps: usize) -> Self {
        match index {
            0 => Self::First,
            _ if index + 1 >= steps => Self::Last,
            _ => Self::Step(index + 1),
        }
    }
}

/// A question. The run answers questions about a step, so their answers are not in the file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Question {
    /// The farthest vertex of a shape: answered by the support point of this step.
    Vertex {
        /// The shape.
        side: Name,
        /// The step, from 1.
        step: usize,
    },
    /// The region in which the algorithm finds O: answered by this step.
    Region {
        /// The step, from 1.
        step: usize,
    },
    /// The next direction: answered by this step.
    Direction {
        /// The step, from 1.
        step: usize,
    },
    /// The sign of a test or of A·v: answered by this step.
    Sign {
        /// The step, from 1.
        step: usize,
    },
    /// The points of the simplex that the algorithm keeps: answered by this step.
    Keep {
        /// The step, from 1.
        step: usize,
    },
    /// The facet of the expanding polytope nearest to O, or another action of the polytope: answered by this
    /// step.
    Polytope {
        /// The step, from 1.
        step: usize,
    },
    /// The verdict of the algorithm.
    Verdict,
    /// One of several answers.
    Choice {
        /// The question.
        ask: String,
        /// The answers.
        answers: Vec<Choice>,
    },
    /// A number.
    Number {
        /// The question.
        ask: String,
        /// The right number, in the notation of a text: `{A·v}`.
        value: String,
        /// Maximum difference from the right number that still counts as right.
        tolerance: f64,
        /// The comment shown for a right answer.
        #[serde(default, skip_serializing_if = "is_default")]
        feedback: String,
    },
    /// A few words.
    Text {
        /// The question.
        ask: String,
        /// The right answers; upper and lower case count as equal.
        accept: Vec<String>,
        /// The comment shown for a right answer.
        #[serde(default, skip_serializing_if = "is_default")]
        feedback: String,
    },
}

impl Question {
    /// Returns the step, from 1, whose decision answers the question. Returns `None` for a question that is
    /// not about a step.
    pub const fn step(&self) -> Option<usize> {
        match self {
            Self::Vertex { step, .. }
            | Self::Region { step }
            | Self::Direction { step }
            | Self::Sign { step }
            | Self::Keep { step }
            | Self::Polytope { step } => Some(*step),
            Self::Verdict | Self::Choice { .. } | Self::Number { .. } | Self::Text { .. } => None,
        }
    }
}

/// Reads coordinates, as scene files have them.
fn tuple<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<f64>, D::Error> {
    Coordinates::deserialize(deserializer).map(|Coordinates(numbers)| numbers)
}

/// Writes coordinates, as scene files have them.
fn write_tuple<S: Serializer>(numbers: &[f64], serializer: S) -> Result<S::Ok, S::Error> {
    Coordinates(numbers.to_vec()).serialize(serializer)
}

/// P or Q.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Name {
    /// The shape whose support points are taken along v.
    P,
    /// The shape whose support points are taken along −v.
    Q,
}

impl From<Name> for Side {
    fn from(name: Name) -> Self {
        match name {
            Name::P => Self::P,
            Name::Q => Self::Q,
        }
    }
}

impl From<Side> for Name {
    fn from(side: Side) -> Self {
        match side {
            Side::P => Self::P,
            Side::Q => Self::Q,
        }
    }
}

/// One of several answers.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Choice {
    /// The answer.
    pub words: String,
    /// Whether the answer is right.
    #[serde(default, skip_serializing_if = "is_default")]
    pub right: bool,
    /// A value of the run, such as `{verdict}`. The answer is right if its words equal this value, and
    /// `right` is left out.
    #[serde(default, skip_serializing_if = "is_default")]
    pub when: Option<String>,
    /// The comment shown for this answer.
    #[serde(default, skip_serializing_if = "is_default")]
    pub feedback: String,
    /// The name of the page that this answer leads to.
    #[serde(default, skip_serializing_if = "is_default")]
    pub next: Option<String>,
}

/// A goal, checked against the state of the window.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Goal {
    /// The true verdict equals this one.
    Verdict(#[serde(deserialize_with = "word", serialize_with = "write_word")] Verdict),
    /// The run computes at least this number of support points.
    Supports(usize),
    /// The run finds O in this region at some step: `edge AC`, `inside`.
    Region(String),
    /// The shapes are separate, by at most this distance.
    Gap(f64),
    /// The shapes overlap, by at least this depth.
    Depth(f64),
    /// The scene's run and this algorithm give different verdicts, or this algorithm is wrong.
    DisagreesWith(#[serde(deserialize_with = "word", serialize_with = "write_word")] Algorithm),
    /// The verdict of the scene's own algorithm is not the true one.
    Wrong,
    /// The verdict of the scene's own algorithm is the true one.
    Right,
    /// Q has moved from its place on the page, or has another shape.
    Moved,
    /// Explore has reached at least this number of the 25 outcomes of a tetrahedron.
    Outcomes(usize),
    /// The run is shown up to its last step.
    AtEnd,
    /// All of these goals.
    All(Vec<Self>),
    /// Any of these goals.
    Any(Vec<Self>),
}

/// A way to reach a goal from the scene of the page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Solution {
    /// Q is moved by this vector.
    MoveQ(#[serde(deserialize_with = "tuple", serialize_with = "write_tuple")] Vec<f64>),
    /// The query uses another algorithm.
    Algorithm(#[serde(deserialize_with = "word", serialize_with = "write_word")] Algorithm),
    /// The run is played to its end.
    Play,
    /// Another scene replaces the scene.
    Scene(Source),
}
