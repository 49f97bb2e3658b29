//! One case put to a solver: what it said, and how that ended.

use std::time::{Duration, Instant};

use super::case::Case;
use super::process::{Heard, Process};
use super::protocol::{Answer, Level, NotFinite, Reply, Request, Step, components};
use super::support_question::SupportQuestion;

/// So many steps of a query are remembered: no solver needs more.
const MAX_STEPS: usize = 2000;

/// A query with more lines than this floods the judge.
const MAX_LINES: usize = 50_000;

/// How a case ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// With an answer.
    Answered,
    /// Without one in time.
    Timeout,
    /// The solver ended: how, in words.
    Crash(String),
    /// It said something that is no message: what, in words.
    Garbage(String),
}

/// The answers of a solver about a case.
#[derive(Clone, Debug, PartialEq)]
pub struct Told {
    /// The question for a support point, and the index that the solver named.
    pub(super) support: Option<(SupportQuestion, usize)>,
    /// The steps of the query, in order.
    pub steps: Vec<Step>,
    /// The answer.
    pub answer: Option<Answer>,
    /// A number of the answer of a trace that is none.
    pub(super) not_finite: Option<NotFinite>,
    /// How it ended.
    pub end: End,
}

impl Told {
    /// Nothing yet.
    pub const fn nothing(end: End) -> Self {
        Self { support: None, steps: Vec::new(), answer: None, not_finite: None, end }
    }
}

/// The questions of the judge.
#[derive(Clone, Copy, Debug)]
pub(super) struct Terms {
    pub(super) level: Level,
    /// For each message that is waited for.
    pub(super) timeout: Duration,
    /// Whether numbers are also sent as `%a` writes them.
    pub(super) has_hex: bool,
}

/// Puts a case to a solver.
pub(super) fn converse(process: &mut Process, case: &Case, terms: &Terms) -> Told {
    let mut told = Told::nothing(End::Answered);
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

fn ask_support(process: &mut Process, case: &Case, terms: &Terms, told: &mut Told) -> Result<(), End> {
    if terms.level == Level::Answer {
        return Ok(());
    }
    let question = SupportQuestion::of(case);
    let dimension = case.dimension();
    let request = Request::Support {
        id: question.id,
        points: question.points(case).iter().map(|point| components(*point, dimension)).collect(),
        v: components(question.direction, dimension),
    };
    send(process, &request)?;
    let until = Instant::now() + terms.timeout;
    for _ in 0..MAX_LINES {
        if let Reply::Support(answer) = hear(process, until)?
            && answer.id == question.id
        {
            told.support = Some((question, answer.index));
            return Ok(());
        }
    }
    Err(flood())
}

fn ask_pair(process: &mut Process, case: &Case, terms: &Terms, told: &mut Told) -> Result<(), End> {
    send(process, &Request::Pair(Box::new(case.pair(terms.has_hex))))?;
    let until = Instant::now() + terms.timeout;
    for _ in 0..MAX_LINES {
        match hear(process, until)? {
            Reply::Step(step) if step.id == case.id && told.steps.len() < MAX_STEPS => told.steps.push(step),
            Reply::Answer(answer) if answer.id == case.id => {
                told.answer = Some(answer);
                return Ok(());
            }
            // Late messages on earlier cases, and what is not known.
            Reply::Step(_) | Reply::Answer(_) | Reply::Support(_) | Reply::Hello(_) | Reply::Other => {}
        }
    }
    Err(flood())
}

fn flood() -> End {
    End::Garbage(format!("expected an answer, found more than {MAX_LINES} lines without one"))
}

fn send(process: &mut Process, request: &Request) -> Result<(), End> {
    if process.send(request.line()) { Ok(()) } else { Err(End::Crash(process.obituary())) }
}

/// The next message, which is an [`End`] if it is none.
pub(super) fn hear(process: &mut Process, until: Instant) -> Result<Reply, End> {
    match process.hear(until) {
        Heard::Line(line) => Reply::read(&line).map_err(End::Garbage),
        Heard::NoText => {
            Err(End::Garbage("expected a JSON object on one line, found bytes that are no text".to_owned()))
        }
        Heard::Flood => {
            Err(End::Garbage("expected a line, found a megabyte without an end of line".to_owned()))
        }
        Heard::Ended => Err(End::Crash(process.obituary())),
        Heard::Nothing => Err(End::Timeout),
    }
}
