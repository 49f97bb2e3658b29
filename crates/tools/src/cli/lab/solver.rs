//! `lab --solver`: external solvers on the pairs of a family.

use std::time::Duration;

use serde_json::json;

use super::arguments::{LabArguments, LabFormat};
use super::more;
use crate::cli::error::Failure;
use crate::cli::exit::Exit;
use crate::cli::output::{Output, watched};
use crate::interrupt::Interrupt;
use crate::judge::{Case, Grade, Level, Pairs, SolverSurvey, Touch};
use crate::message::text;
use crate::words::{line, one_line};

/// Time limit of a solver for a pair.
const TIMEOUT: Duration = Duration::from_secs(2);

/// Asks the solver about all pairs, or until an interruption.
pub(super) fn run(
    arguments: &LabArguments,
    interrupt: &Interrupt,
    out: &mut Output<'_>,
) -> Result<Exit, Failure> {
    let LabArguments { dimension, family, gap, pairs, seed, metamorphic, .. } = *arguments;
    let grade = Grade {
        command: arguments.solver.clone(),
        level: Level::Answer,
        touch: Touch::Either,
        timeout: TIMEOUT,
        has_hex: false,
    };
    // The pairs of the laboratory, with its gap; the judge checks the family and the count.
    drop(Pairs { family: Some(family), dimension, count: pairs, seed }.cases()?);
    let experiment = arguments.experiment();
    let cases = (0..pairs).filter_map(|number| {
        let scene = experiment.scene(number, crate::gjk::Algorithm::default());
        Case::new(number, String::new(), &scene).ok()
    });
    let survey = watched((pairs, "pairs"), interrupt, |watch| grade.survey(cases, metamorphic, watch))?;
    let name = survey.name.as_deref().map_or_else(|| text!("command-line-the-solver").to_owned(), one_line);
    match arguments.format {
        LabFormat::Text => {
            let mut text = String::new();
            let about = text!(
                "command-line-family-seed";
                family = family.name(), count = dimension.count(), seed = seed,
                gap = super::text::gap_of(family, gap)
            );
            line(&mut text, &about);
            text.push_str(&counts(&name, &survey));
            out.text(&text)?;
            if let Some(changes) = &survey.changes {
                out.text(&more::changes_text(&name, changes))?;
            }
            if arguments.errors || survey.errors.missing < survey.pairs {
                out.text(&more::errors_text(&name, &survey.errors))?;
            }
        }
        LabFormat::Json => {
            let mut value = json!({
                "solver": survey.name, "family": family.name(), "dimension": dimension.count(), "seed": seed,
                "gap": family.uses_gap().then_some(gap), "planned": pairs, "pairs": survey.pairs,
                "right": survey.right, "false_no": survey.false_no, "false_yes": survey.false_yes,
                "unanswered": survey.unanswered, "touching_yes": survey.touching_yes,
                "touching_no": survey.touching_no, "wrong": survey.wrong,
                "length_errors": more::errors_json(&survey.errors),
            });
            if let (Some(changes), Some(object)) = (&survey.changes, value.as_object_mut()) {
                object.insert("metamorphic".to_owned(), more::changes_json(changes));
            }
            out.json(&value.to_string())?;
        }
    }
    Ok(if survey.is_right() { Exit::Done } else { Exit::Differs })
}

fn counts(name: &str, survey: &SolverSurvey) -> String {
    let mut text = String::new();
    let state = if survey.is_cancelled { "interrupted" } else { "done" };
    let pairs = text!("command-line-judged-pairs"; solver = name, state = state, count = survey.pairs);
    line(&mut text, &pairs);
    for row in [
        text!("command-line-right-about"; count = survey.right),
        text!("command-line-false-no-count"; count = survey.false_no),
        text!("command-line-false-yes-count"; count = survey.false_yes),
        text!("command-line-without-an-answer"; count = survey.unanswered),
        text!("command-line-touch-yes-count"; count = survey.touching_yes),
        text!("command-line-touch-no-count"; count = survey.touching_no),
    ] {
        line(&mut text, &format!("  {row}"));
    }
    if !survey.wrong.is_empty() {
        let numbers: Vec<String> = survey.wrong.iter().map(u64::to_string).collect();
        line(
            &mut text,
            &format!("  {}", text!("command-line-first-wrong-pairs"; numbers = numbers.join(", "))),
        );
    }
    text
}
