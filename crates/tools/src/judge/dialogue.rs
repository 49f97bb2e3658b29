//! The dialogue with a solver about one case: its messages, and how it ended.

use std::time::{Duration, Instant};

use super::case::Case;
use super::process::{Heard, Process};
use super::protocol::{JudgeMessage, Level, NotFinite, SolverAnswer, SolverMessage, Step, components};
use super::support_question::SupportQuestion;
use crate::lab::Watch;
use crate::message::text;

/// Maximum number of steps of a query that are kept; no solver needs more.
const MAX_STEPS: usize = 2000;

/// Maximum number of lines of a query; more flood the judge.
const MAX_LINES: usize = 50_000;

/// The end of a case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// The solver answered.
    Answered,
    /// The solver did not answer in time.
    Timeout,
    /// The solver ended; the reason in words.
    Crash(String),
    /// The solver sent a line that is not a message; the problem in words.
    Garbage(String),
}

/// The answers of a solver about a case.
#[derive(Clone, Debug, PartialEq)]
pub struct SolverAnswers {
    /// The question for a support point, and the index that the solver named.
    pub(super) support: Option<(SupportQuestion, usize)>,
    /// The steps of the query, in order.
    pub steps: Vec<Step>,
    /// The answer.
    pub answer: Option<SolverAnswer>,
    /// A number of the answer of a trace that is NaN or infinite.
    pub(super) not_finite: Option<NotFinite>,
    /// The end of the dialogue.
    pub end: End,
}

impl SolverAnswers {
    /// Creates an empty record.
    pub const fn nothing(end: End) -> Self {
        Self { support: None, steps: Vec::new(), answer: None, not_finite: None, end }
    }
}

/// The terms of the questions.
#[derive(Clone, Copy, Debug)]
pub(super) struct Terms<'a> {
    pub(super) level: Level,
    /// The time limit for each expected message.
    pub(super) timeout: Duration,
    /// Whether numbers are also sent in the format of C's `printf("%a")`.
    pub(super) has_hex: bool,
    /// Ends the wait for a message.
    pub(super) watch: &'a Watch,
}

/// Sends a case to a solver and records its answers.
pub(super) fn converse(process: &mut Process, case: &Case, terms: &Terms<'_>) -> SolverAnswers {
    let mut told = SolverAnswers::nothing(End::Answered);
    let ended = match ask_support(process, case, terms, &mut told) {
        Ok(()) => ask_pair(process, case, terms, &mut told),
        error => error,
    };
    told.end = match ended {
        Ok(()) => End::Answered,
        Err(end) => end,
    };
    told
}

fn ask_support(
    process: &mut Process,
    case: &Case,
    terms: &Terms<'_>,
    told: &mut SolverAnswers,
) -> Result<(), End> {
    if terms.level == Level::Answer {
        return Ok(());
    }
    let question = SupportQuestion::of(case);
    let dimension = case.dimension();
    let request = JudgeMessage::Support {
        id: question.id,
        points: question.points(case).iter().map(|point| components(*point, dimension)).collect(),
        v: components(question.direction, dimension),
    };
    send(process, &request)?;
    let until = Instant::now() + terms.timeout;
    for _ in 0..MAX_LINES {
        if let SolverMessage::Support(answer) = hear(process, until, terms.watch)?
            && answer.id == question.id
        {
            told.support = Some((question, answer.index));
            return Ok(());
        }
    }
    Err(flood())
}

fn ask_pair(
    process: &mut Process,
    case: &Case,
    terms: &Terms<'_>,
    told: &mut SolverAnswers,
) -> Result<(), End> {
    send(process, &JudgeMessage::Pair(Box::new(case.pair(terms.has_hex))))?;
    let until = Instant::now() + terms.timeout;
    for _ in 0..MAX_LINES {
        match hear(process, until, terms.watch)? {
            SolverMessage::Step(step) if step.id == case.id && told.steps.len() < MAX_STEPS => {
                told.steps.push(step);
            }
            SolverMessage::Answer(answer) if answer.id == case.id => {
                told.answer = Some(answer);
                return Ok(());
            }
            // Late messages about earlier cases, and unknown messages.
            SolverMessage::Step(_)
            | SolverMessage::Answer(_)
            | SolverMessage::Support(_)
            | SolverMessage::Hello(_)
            | SolverMessage::Other => {}
        }
    }
    Err(flood())
}

fn flood() -> End {
    End::Garbage(text!("judge-too-many-lines"; most = MAX_LINES))
}

fn send(process: &mut Process, request: &JudgeMessage) -> Result<(), End> {
    if process.send(request.line()) { Ok(()) } else { Err(End::Crash(process.obituary())) }
}

/// Waits for the next message; returns an [`End`] if there is none.
pub(super) fn hear(process: &mut Process, until: Instant, watch: &Watch) -> Result<SolverMessage, End> {
    match process.hear(until, watch) {
        Heard::Line(line) => SolverMessage::read(&line).map_err(End::Garbage),
        Heard::NoText => Err(End::Garbage(text!("judge-no-text").to_owned())),
        Heard::Flood => Err(End::Garbage(text!("judge-no-line").to_owned())),
        Heard::Ended => Err(End::Crash(process.obituary())),
        Heard::Nothing => Err(End::Timeout),
    }
}
