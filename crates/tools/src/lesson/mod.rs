//! Lessons: pages with a scene, a text whose numbers come from the run, questions and a goal.
//!
//! ```text
//! document   a lesson as it stands in its file        values    the numbers in a text, from the run
//! read       reading it, with the scenes of its pages question  the answers, right and wrong
//! show       the view of a page                           write     writing it
//! library    the shipped lessons                      goal      whether the state reaches a goal
//! check      that all of it is true and can be done   solution  the scenes that reach the goals
//! fairness   that no page tells what it asks
//! projected  the room of a page in presenter mode
//! answers    the answers of a student, and the table of a class
//! handout    a lesson on paper                    notes    the notes for the teacher on paper
//! ```
//!
//! The format: `docs/lessons.md`.

mod answers;
mod check;
mod document;
mod error;
mod fairness;
mod goal;
mod handout;
mod library;
mod notes;
pub mod projected;
mod question;
mod read;
mod show;
mod solution;
mod values;
mod write;

pub use answers::{
    Answers, AnswersError, Class, Deed, Did, Given, PageOutline, Student, answer_files, collect, copies, csv,
    html, outline, question_names, questions,
};
pub use check::{LessonProblem, problems};
pub use document::{At, Choice, Goal, Lesson, Name, Page, Question, Solution, Source};
pub use error::LessonError;
pub use goal::Moment;
pub use handout::{handout, is_lesson};
pub use library::{SHELF, SHIPPED};
pub use notes::teachers_notes;
pub use question::{Asked, asked, decided_at, offered};
pub use read::{Loaded, MAX_FILE_SIZE, MAX_PAGES};
pub use show::{LockedPart, Show, ShownCamera};
pub use values::{UnknownValue, fill, values};
