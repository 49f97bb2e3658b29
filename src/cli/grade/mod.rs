//! `grade`: judges a solver in any language.

pub(super) mod arguments;

use std::path::{Path, PathBuf};
use std::thread;

use super::check::scenes_in;
use super::error::Failure;
use super::exit::Exit;
use super::output::{Output, TICK, progress_bar};
use crate::files;
use crate::interrupt::Interrupt;
use crate::judge::{Case, Grade, GradeError, Report, board, page};
use crate::lab::{Experiment, Family, Watch};
use crate::scene::Scene;
use crate::words::{counted, line};
use arguments::{GradeArguments, GradeFormat};

/// How far apart boxes near contact are, in scene units.
const GAP: f64 = 1e-6;

/// So many errors are printed as text.
const MOST_PRINTED: usize = 10;

pub(super) fn run(
    arguments: &GradeArguments,
    interrupt: &Interrupt,
    out: &mut Output<'_>,
    errors: &mut Output<'_>,
) -> Result<Exit, Failure> {
    for path in &arguments.report {
        require_format(path)?;
    }
    let cases = cases(arguments, errors)?;
    let grade = Grade {
        command: arguments.command.clone(),
        level: arguments.level,
        touch: arguments.touch,
        timeout: arguments.timeout,
        has_hex: arguments.hex,
    };
    let report = watched(&grade, cases, interrupt)?;
    for path in &arguments.report {
        let text = if is_html(path) { page(&report) } else { report.json().to_string() + "\n" };
        files::write(path, text.as_bytes())?;
    }
    match arguments.format {
        GradeFormat::Text => out.text(&summary(&report))?,
        GradeFormat::Json => out.text(&(report.json().to_string() + "\n"))?,
    }
    Ok(if report.is_right() { Exit::Done } else { Exit::Differs })
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
        expected: "a report that ends in .html or .json".to_owned(),
        found: "another name".to_owned(),
    })
}

/// The cases, one after the other: they take memory.
type Cases = Box<dyn Iterator<Item = Case> + Send>;

/// The cases, and how many they are: scenes of folders, or random pairs.
fn cases(arguments: &GradeArguments, errors: &mut Output<'_>) -> Result<(Cases, u64), Failure> {
    if arguments.corpus.is_empty() { Ok(random(arguments)?) } else { of_folders(&arguments.corpus, errors) }
}

/// Random pairs, after those of the board where no family is asked for.
fn random(arguments: &GradeArguments) -> Result<(Cases, u64), GradeError> {
    let GradeArguments { family, dimension, pairs, seed, .. } = *arguments;
    let refused = |expected: String, found: String| Err(GradeError::Pairs { expected, found });
    if let Some(family) = family.filter(|family| !family.has_vertices()) {
        return refused("a family of shapes with vertices".to_owned(), family.to_string());
    }
    if !(1..=Experiment::MOST_PAIRS).contains(&pairs) {
        return refused(format!("1 to {} pairs", Experiment::MOST_PAIRS), pairs.to_string());
    }
    let families: Vec<Family> = match family {
        Some(family) => vec![family],
        None => Family::ALL.into_iter().filter(|family| family.has_vertices()).collect(),
    };
    let drawn = move |number: u64| {
        let family = families[usize::try_from(number % families.len() as u64).unwrap_or_default()];
        let bodies = family.pair(dimension, GAP, seed, number);
        let name = format!("{family}, {}D, seed {seed}, pair {number}", dimension.count());
        (name, Scene { tags: vec![family.name().to_owned()], ..Scene::new(dimension, bodies) })
    };
    let boards = if family.is_some() { Vec::new() } else { board(dimension) };
    let boards = boards.into_iter().map(|scene| (scene.title.clone(), scene));
    let scenes = boards.chain((0..).map(drawn)).zip(0..pairs);
    // All of them have vertices.
    let cases = scenes.filter_map(|((name, scene), id)| Case::new(id, name, &scene).ok());
    Ok((Box::new(cases), pairs))
}

/// All scenes of the folders whose shapes have vertices; the others are named.
fn of_folders(folders: &[PathBuf], errors: &mut Output<'_>) -> Result<(Cases, u64), Failure> {
    let mut cases: Vec<Case> = Vec::new();
    for path in folders.iter().flat_map(|folder| scenes_in(folder)) {
        let path = path?;
        let scene = Scene::read(&path)?;
        match Case::new(cases.len() as u64, path.display().to_string(), &scene) {
            Ok(case) => cases.push(case),
            Err(error) => errors.message(&format!("left out: {error}"))?,
        }
    }
    // Hello says in how many dimensions pairs are, so the solver is started once for each dimension.
    cases.sort_by_key(|case| case.dimension().count());
    let count = cases.len() as u64;
    Ok((Box::new(cases.into_iter()), count))
}

/// Judges with a progress bar, until it is interrupted.
fn watched(grade: &Grade, (cases, count): (Cases, u64), interrupt: &Interrupt) -> Result<Report, GradeError> {
    let watch = Watch::until(interrupt.clone());
    let bar = progress_bar(count, "pairs");
    let here = thread::current();
    let report = thread::scope(|scope| {
        let judge = scope.spawn(|| {
            let report = grade.run(cases, &watch);
            here.unpark();
            report
        });
        while !bar.is_hidden() && !judge.is_finished() {
            bar.set_position(watch.done());
            thread::park_timeout(TICK);
        }
        judge.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    });
    bar.finish_and_clear();
    report
}

/// Counts by kind, and the first errors.
fn summary(report: &Report) -> String {
    let mut out = String::new();
    let counts = report.counts;
    line(
        &mut out,
        &format!("{}: {} of {} right", report.solver(), counts.right, counted(counts.pairs, "pair")),
    );
    if report.is_cancelled {
        line(&mut out, "The grade was stopped before the last pair.");
    }
    for (kind, count) in report.by_kind() {
        line(&mut out, &format!("  {count:6}  {:10}  {}", kind.name(), kind.description()));
    }
    for wrong in report.wrong.iter().take(MOST_PRINTED) {
        line(&mut out, &format!("\nPair {} ({})", wrong.id, crate::words::one_line(&wrong.name)));
        line(&mut out, &format!("  {}", wrong.sentence()));
    }
    let left = report.wrong.len().saturating_sub(MOST_PRINTED);
    if left > 0 {
        line(&mut out, &format!("\nand {left} more; --report FILE.html shows them with pictures"));
    }
    out
}
