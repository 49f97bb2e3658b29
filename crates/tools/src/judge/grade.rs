//! Sends all cases to a solver, restarts it if it ends, and reports the findings.

use std::time::{Duration, Instant};

use thiserror::Error;

use super::audit::{self, AuditTolerance, RunFindings};
use super::case::Case;
use super::dialogue::{End, SolverAnswers, Terms, converse, hear};
use super::docket::{Docket, JointEvidence, Pending};
use super::finding::{Finding, FindingKind};
use super::process::{Process, SpawnError};
use super::protocol::{Greeting, JudgeMessage, Level, SolverMessage, Touch, VERSION};
use super::report::{Remark, SolverReport, Wrong};
use super::retelling::{Retelling, retell, short_name};
use super::suspect::{SameAnswers, Suspect, settled, suspects};
use crate::geometry::Dimension;
use crate::gjk::{Precision, Trace};
use crate::lab::{Watch, shrink};
use crate::message::text;
use crate::scene::Scene;

/// The settings for judging a solver.
#[derive(Clone, Debug)]
pub struct Grade {
    /// The program with its arguments.
    pub command: Vec<String>,
    /// The level of the questions.
    pub level: Level,
    /// The right answer to a touch.
    pub touch: Touch,
    /// The time limit of the solver for each message.
    pub timeout: Duration,
    /// Whether numbers are also sent in the format of C's `printf("%a")`.
    pub has_hex: bool,
}

/// The reason why a solver cannot be judged.
#[derive(Debug, Error)]
pub enum GradeError {
    /// The solver cannot be started.
    #[error("{}", text!("judge-grade"; error = .0.to_string()))]
    Spawn(#[from] SpawnError),
    /// The pairs cannot be made.
    #[error("{}", text!("judge-grade-pairs"; expected = expected, found = found))]
    Pairs {
        /// The valid input.
        expected: String,
        /// The input that was found.
        found: String,
    },
}

/// Minimum time limit for a solver to start and to say hello.
const START: Duration = Duration::from_secs(10);

/// Maximum number of starts in a row without a hello.
const MAX_STARTS: usize = 3;

/// Maximum number of cases that are shrunk for each kind of error.
const MAX_SHRUNK: usize = 3;

/// Maximum time for shrinking a case, which queries the solver many times.
const SHRINKING: Duration = Duration::from_secs(10);

/// Maximum number of steps of a run that are shown; solvers in a cycle report many.
const MAX_STEPS_SHOWN: usize = 256;

/// Maximum number of errors whose runs are kept for display.
const MAX_SHOWN: usize = 200;

/// Maximum number of notes with a sentence.
const MAX_REMARKS: usize = 50;

/// Maximum sensible number of iterations, as the hello states it.
const LIMIT: usize = 64;

impl Grade {
    /// Judges the solver on all cases, until it is canceled.
    ///
    /// # Errors
    /// [`GradeError::Spawn`]: the program cannot be started.
    pub fn run(&self, cases: impl Iterator<Item = Case>, watch: &Watch) -> Result<SolverReport, GradeError> {
        let mut solver = Solver::started(self, watch)?;
        let mut report = SolverReport::default();
        let mut found: Vec<(usize, Vec<Suspect>)> = Vec::new();
        let mut docket = Docket::default();
        let mut same_answers = SameAnswers::default();
        for (number, case) in cases.enumerate() {
            let told = solver.ask(&case);
            if watch.is_cancelled() {
                // Then the judge did not wait for the answer.
                report.is_cancelled = true;
                break;
            }
            let RunFindings { finding, unusual, .. } = solver.examine(&case, &told);
            same_answers.add(&case, &told, finding.is_some());
            docket.add(&case, &told, finding.as_ref());
            report.count(&case, finding.is_some());
            if let Some(finding) = finding {
                found.push((number, suspects(&case, &told)));
                let least = Self::least(&case, &finding, &report, &mut solver);
                let is_shown = report.wrong.len() < MAX_SHOWN;
                let run = is_shown.then(|| match &least {
                    None => solver.run(&case, &told, Some(&finding)),
                    Some(least) => solver.run_of(least, case.id),
                });
                report.wrong.push(Wrong::new(&case, finding, least, run.flatten().map(Box::new)));
            } else if let Some(finding) = unusual {
                docket.suspend(Pending { number, case, told, finding });
            }
            watch.count();
        }
        let found = settle(docket, found, &mut report, &solver);
        let by_answers = same_answers.settled();
        for (wrong, suspect) in report.wrong.iter_mut().zip(settled(&found)) {
            wrong.suspect = suspect.or(by_answers.filter(|_| wrong.finding.kind == FindingKind::Answer));
        }
        report.solver = std::mem::take(&mut solver.greeting);
        Ok(report)
    }

    /// The smallest scene that fails in the same way, for the first few errors of each kind. Solvers that
    /// end or hang would take too long.
    fn least(
        case: &Case,
        finding: &Finding,
        report: &SolverReport,
        solver: &mut Solver<'_>,
    ) -> Option<Scene> {
        let kind = finding.kind;
        let same_kind =
            report.wrong.iter().filter(|wrong| wrong.finding.kind == kind && wrong.least.is_some());
        if matches!(kind, FindingKind::Crash | FindingKind::Timeout | FindingKind::Garbage)
            || same_kind.count() >= MAX_SHRUNK
        {
            return None;
        }
        let until = Instant::now() + SHRINKING;
        let fails = |scene: &Scene| {
            if Instant::now() > until || solver.watch.is_cancelled() {
                return false;
            }
            let Ok(case) = Case::new(case.id, String::new(), scene) else { return false };
            let told = solver.ask(&case);
            !solver.watch.is_cancelled()
                && solver.examine(&case, &told).finding.is_some_and(|error| error.kind == kind)
        };
        Some(shrink(&case.scene, fails))
    }
}

/// Decides about the unusual steps, now that all runs are known. Returns the suspects of all errors. Errors and
/// suspects are in the order of the questions.
fn settle(
    docket: Docket,
    mut found: Vec<(usize, Vec<Suspect>)>,
    report: &mut SolverReport,
    solver: &Solver<'_>,
) -> Vec<Vec<Suspect>> {
    let JointEvidence { school, unusual, errors, remarks } = docket.close();
    let declared = solver.greeting.declared();
    report.school = school.filter(|_| declared.method.is_none() && declared.claims.is_none());
    report.unusual = unusual;
    for Pending { number, case, told, finding } in errors {
        report.blame(&case, finding.kind);
        found.push((number, suspects(&case, &told)));
        let is_shown = report.wrong.len() < MAX_SHOWN;
        let run = is_shown.then(|| solver.run(&case, &told, Some(&finding)));
        report.wrong.push(Wrong::new(&case, finding, None, run.flatten().map(Box::new)));
    }
    report.remarks =
        remarks.into_iter().take(MAX_REMARKS).map(|it| Remark::new(&it.case, it.finding)).collect();
    let wrong = std::mem::take(&mut report.wrong);
    let mut rows: Vec<_> = found.into_iter().zip(wrong).collect();
    rows.sort_by_key(|((number, _), _)| *number);
    let (found, wrong): (Vec<_>, Vec<_>) =
        rows.into_iter().map(|((_, suspects), wrong)| (suspects, wrong)).unzip();
    report.wrong = wrong;
    found
}

/// The process of a solver, started again if it has ended.
pub(super) struct Solver<'a> {
    grade: &'a Grade,
    /// Ends the wait for an answer.
    watch: &'a Watch,
    dimension: Dimension,
    process: Option<Process>,
    /// Whether the process has said hello for this dimension.
    is_greeted: bool,
    greeting: Greeting,
    tolerance: AuditTolerance,
    /// The number of starts since the last hello.
    failed_starts: usize,
    /// The end of the last failed start.
    last_failure: Option<End>,
}

impl<'a> Solver<'a> {
    fn new(grade: &'a Grade, watch: &'a Watch) -> Self {
        Self {
            grade,
            watch,
            dimension: Dimension::Two,
            process: None,
            is_greeted: false,
            greeting: Greeting::default(),
            tolerance: AuditTolerance::F64,
            failed_starts: 0,
            last_failure: None,
        }
    }

    /// Starts the program of a solver. Returns the error if it cannot be started at all.
    pub(super) fn started(grade: &'a Grade, watch: &'a Watch) -> Result<Self, SpawnError> {
        let mut solver = Self::new(grade, watch);
        solver.process = Some(Process::start(&grade.command)?);
        Ok(solver)
    }

    /// Returns the name from the hello of the solver.
    pub(super) fn name(&self) -> Option<String> {
        self.greeting.name.clone()
    }

    /// Sends a case to the solver.
    pub(super) fn ask(&mut self, case: &Case) -> SolverAnswers {
        if case.dimension() != self.dimension && self.is_greeted {
            // Hello states the dimension of the pairs.
            self.end();
        }
        self.dimension = case.dimension();
        if let Err(end) = self.greet() {
            self.process = None;
            return SolverAnswers::nothing(end);
        }
        let Some(process) = &mut self.process else {
            return SolverAnswers::nothing(End::Crash(text!("judge-not-started").to_owned()));
        };
        let Grade { level, timeout, has_hex, .. } = *self.grade;
        let told = converse(process, case, &Terms { level, timeout, has_hex, watch: self.watch });
        match &told.end {
            // After garbage, pending messages carry the number of this case, and cannot be confused with the
            // next.
            End::Answered => {}
            End::Garbage(_) if !self.process.as_ref().is_some_and(Process::is_deaf) => {}
            End::Garbage(_) | End::Timeout | End::Crash(_) => {
                if let Some(mut process) = self.process.take() {
                    process.kill();
                }
                self.is_greeted = false;
            }
        }
        told
    }

    /// Checks the answers of the solver about a case against exact numbers.
    fn examine(&self, case: &Case, told: &SolverAnswers) -> RunFindings {
        audit::examine(case, told, Some(self.grade.touch), self.tolerance, &self.greeting.declared())
    }

    /// The answers of the solver about a case, as a run.
    fn run(&self, case: &Case, told: &SolverAnswers, finding: Option<&Finding>) -> Option<Trace> {
        let Greeting { name, precision, .. } = &self.greeting;
        let is_single = precision.as_deref() == Some(Precision::F32.name());
        let terms = Retelling {
            name: short_name(name.as_deref()),
            precision: if is_single { Precision::F32 } else { Precision::F64 },
            touch: self.grade.touch,
            tolerance: self.tolerance,
            most_steps: MAX_STEPS_SHOWN,
        };
        retell(case, told, finding, &terms)
    }

    /// The answers of the solver about a scene, as a run.
    fn run_of(&mut self, scene: &Scene, id: u64) -> Option<Trace> {
        let case = Case::new(id, String::new(), scene).ok()?;
        let told = self.ask(&case);
        if self.watch.is_cancelled() {
            return None;
        }
        let finding = self.examine(&case, &told).finding;
        self.run(&case, &told, finding.as_ref())
    }

    /// Starts the solver unless it runs, and waits for its hello.
    fn greet(&mut self) -> Result<(), End> {
        if self.is_greeted {
            return Ok(());
        }
        if self.failed_starts >= MAX_STARTS
            && let Some(end) = &self.last_failure
        {
            return Err(end.clone());
        }
        self.failed_starts += 1;
        let greeted = self.say_hello();
        self.last_failure = greeted.clone().err();
        greeted
    }

    fn say_hello(&mut self) -> Result<(), End> {
        if self.process.is_none() {
            let started = Process::start(&self.grade.command);
            self.process =
                Some(started.map_err(|error| {
                    End::Crash(text!("judge-not-started-error"; error = error.to_string()))
                })?);
        }
        let Some(process) = &mut self.process else { return Ok(()) };
        let Grade { level, touch, timeout, .. } = *self.grade;
        let hello = JudgeMessage::Hello {
            version: VERSION,
            dimension: self.dimension.count(),
            level: level.name(),
            touch: touch.name(),
            limit: LIMIT,
        };
        if !process.send(hello.line()) {
            return Err(End::Crash(process.obituary()));
        }
        let until = Instant::now() + timeout.max(START);
        loop {
            if let SolverMessage::Hello(greeting) = hear(process, until, self.watch)? {
                self.tolerance = if greeting.precision.as_deref() == Some("f32") {
                    AuditTolerance::F32
                } else {
                    AuditTolerance::F64
                };
                self.greeting = greeting;
                self.is_greeted = true;
                self.failed_starts = 0;
                return Ok(());
            }
        }
    }

    /// Says goodbye.
    fn end(&mut self) {
        if let Some(process) = self.process.take() {
            process.send(JudgeMessage::Bye.line());
        }
        self.is_greeted = false;
    }
}

impl Drop for Solver<'_> {
    fn drop(&mut self) {
        self.end();
    }
}
