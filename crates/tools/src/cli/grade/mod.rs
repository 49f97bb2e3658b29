//! `grade`: judges a solver in any language.

pub(super) mod arguments;

use std::path::{Path, PathBuf};

use super::check::scenes_in;
use super::error::Failure;
use super::exit::Exit;
use super::lab::more;
use super::output::{Output, watched};
use crate::files;
use crate::interrupt::Interrupt;
use crate::judge::{Case, Cases, Exhibit, Grade, Pairs, SolverReport, Wrong, page};
use crate::message::text;
use crate::scene::Scene;
use crate::words::{escaped_in_json, line, one_line};
use arguments::{GradeArguments, GradeFormat};

/// Maximum number of errors printed as text.
const MAX_PRINTED: usize = 10;

pub(super) fn run(
    arguments: &GradeArguments,
    interrupt: &Interrupt,
    out: &mut Output<'_>,
    errors: &mut Output<'_>,
) -> Result<(Exit, Option<Exhibit>), Failure> {
    for path in &arguments.report {
        require_format(path)?;
    }
    let scenes = scenes_of(&arguments.corpus)?;
    // The solver may be one of the files in its command.
    let command = arguments.command.iter().map(Path::new);
    files::require_outputs(&arguments.report, scenes.iter().map(PathBuf::as_path).chain(command))?;
    let (cases, count) = cases(arguments, &scenes, errors)?;
    let grade = Grade {
        command: arguments.command.clone(),
        level: arguments.level,
        touch: arguments.touch,
        timeout: arguments.timeout,
        has_hex: arguments.hex,
    };
    let report = watched((count, "pairs"), interrupt, |watch| grade.run(cases, watch))?;
    let survey = if arguments.metamorphic {
        let (cases, count) = self::cases(arguments, &scenes, errors)?;
        Some(watched((count, "changes"), interrupt, |watch| grade.survey(cases, true, watch))?)
    } else {
        None
    };
    let changes = survey.as_ref().and_then(|survey| survey.changes.as_ref());
    let json = || {
        let mut value = report.json();
        if let (Some(changes), Some(object)) = (changes, value.as_object_mut()) {
            object.insert("metamorphic".to_owned(), more::changes_json(changes));
        }
        escaped_in_json(&value.to_string())
    };
    // A failure to write one report suppresses neither the result nor the other reports.
    let mut written = Ok(());
    for path in &arguments.report {
        let text = if is_html(path) { page(&report, changes) } else { json() + "\n" };
        written = written.and(files::write_output(path, text.as_bytes()));
    }
    match arguments.format {
        GradeFormat::Text => {
            out.text(&summary(&report))?;
            if let Some(changes) = changes {
                out.text(&more::changes_text(text!("command-line-the-solver"), changes))?;
            }
        }
        GradeFormat::Json => out.json(&json())?,
    }
    written?;
    let is_steady = changes.is_none_or(|changes| changes.iter().all(|changed| changed.verdicts == 0));
    let exit = if report.is_right() && is_steady { Exit::Done } else { Exit::Differs };
    Ok((exit, report.wrong.first().filter(|_| arguments.open).map(Wrong::exhibit)))
}

fn is_html(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("html"))
}

fn require_format(path: &Path) -> Result<(), Failure> {
    let is_json = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("json"));
    if is_json || is_html(path) {
        return Ok(());
    }
    Err(Failure::Unexpected {
        path: path.to_owned(),
        expected: text!("command-line-a-report-that-ends").to_owned(),
        found: text!("command-line-another-name").to_owned(),
    })
}

/// The scenes in all folders.
fn scenes_of(folders: &[PathBuf]) -> Result<Vec<PathBuf>, Failure> {
    folders.iter().flat_map(|folder| scenes_in(folder)).collect()
}

/// The cases and their number: scenes of folders, or random pairs.
fn cases(
    arguments: &GradeArguments,
    scenes: &[PathBuf],
    errors: &mut Output<'_>,
) -> Result<(Cases, u64), Failure> {
    let GradeArguments { family, dimension, pairs, seed, .. } = *arguments;
    if !arguments.corpus.is_empty() {
        return of_scenes(scenes, errors);
    }
    let random = Pairs { family, dimension, count: pairs, seed };
    Ok((random.cases()?, pairs))
}

/// All scenes whose shapes have vertices; a message names the others.
fn of_scenes(scenes: &[PathBuf], errors: &mut Output<'_>) -> Result<(Cases, u64), Failure> {
    let mut cases: Vec<Case> = Vec::new();
    for path in scenes {
        let scene = Scene::read(path)?;
        match Case::new(cases.len() as u64, path.display().to_string(), &scene) {
            Ok(case) => cases.push(case),
            Err(error) => errors.message(&text!("command-line-left-out"; reason = error.to_string()))?,
        }
    }
    // Hello states the dimension of the pairs, so the solver is started once for each dimension.
    cases.sort_by_key(|case| case.dimension().count());
    let count = cases.len() as u64;
    Ok((Box::new(cases.into_iter()), count))
}

/// Counts by kind, and the first errors.
fn summary(report: &SolverReport) -> String {
    let mut out = String::new();
    let counts = report.counts;
    line(
        &mut out,
        &text!(
            "command-line-of-right";
            solver = report.solver(), right = counts.right, count = counts.pairs
        ),
    );
    if report.is_cancelled {
        line(&mut out, text!("command-line-stopped"));
    }
    for sentence in report.taken_for() {
        line(&mut out, &sentence);
    }
    for (kind, count) in report.by_kind() {
        line(&mut out, &format!("  {count:6}  {:10}  {}", kind.name(), kind.description()));
    }
    for wrong in report.wrong.iter().take(MAX_PRINTED) {
        let name = one_line(&wrong.name);
        line(&mut out, &format!("\n{}", text!("command-line-pair"; number = wrong.id, name = name)));
        line(&mut out, &format!("  {}", wrong.sentence()));
    }
    let left = report.wrong.len().saturating_sub(MAX_PRINTED);
    if left > 0 {
        line(&mut out, &format!("\n{}", text!("command-line-more-with-pictures"; count = left)));
    }
    out
}
