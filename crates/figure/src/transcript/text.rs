//! A run as text, Markdown or CSV.

use glam::DVec3;

use super::scene_run::SceneRun;
use crate::geometry::SupportPoint;
use crate::gjk::Iteration;
use crate::message::text;
use crate::narration::remedy::remedy;
use crate::narration::table::{self, Digits};
use crate::narration::{DefectEffects, answer_word, explain_all, full, verdict};
use crate::series::{self, IterationKind};
use crate::words::{line, one_line};

/// A support point as in a trace.
type TracedSupport = SupportPoint<DVec3>;

/// Writes a table with aligned columns, the steps as sentences, and the verdict.
pub(super) fn text(scene_run: &SceneRun, explains: bool) -> String {
    let mut out = String::new();
    let title = &scene_run.scene.title;
    if !title.is_empty() {
        line(&mut out, &one_line(title));
    }
    line(&mut out, &facts(scene_run));
    line(&mut out, "");
    let table = table::rows(&scene_run.trace, Digits::All);
    let mut rows = vec![table::heads()];
    rows.extend(table.iter().map(table::IterationRow::cells));
    let widths: Vec<usize> = (0..table::columns(&table))
        .map(|column| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0))
        .collect();
    for row in &rows {
        let cells: Vec<String> =
            row.iter().zip(&widths).map(|(cell, width)| format!("{cell:<width$}")).collect();
        line(&mut out, cells.join("  ").trim_end());
    }
    line(&mut out, "");
    story(&mut out, scene_run, explains, |number| format!("{number:>3}  "), ["     | ", ""]);
    out
}

/// Writes the run as Markdown, for a handout.
pub(super) fn markdown(scene_run: &SceneRun, explains: bool) -> String {
    let mut out = String::new();
    let title = if scene_run.scene.title.is_empty() { text!("figure-trace") } else { &scene_run.scene.title };
    line(&mut out, &format!("# {}\n", escaped(title)));
    line(&mut out, &format!("{}\n", facts(scene_run)));
    let rows = table::rows(&scene_run.trace, Digits::All);
    let columns = table::columns(&rows);
    line(&mut out, &format!("| {} |", table::heads()[..columns].join(" | ")));
    line(&mut out, &format!("|{}", " --- |".repeat(columns)));
    for row in rows {
        line(&mut out, &format!("| {} |", row.cells()[..columns].join(" | ")));
    }
    line(&mut out, "");
    story(&mut out, scene_run, explains, |number| format!("{number}. "), ["    > ", "\n"]);
    out
}

/// Appends the steps as sentences, each after its number, with the effects of defects after `beside`; then the verdict
/// and, each after `before`, the notes on it.
fn story(
    out: &mut String,
    scene_run: &SceneRun,
    explains: bool,
    numbered: fn(usize) -> String,
    [beside, before]: [&str; 2],
) {
    let SceneRun { scene, trace, reference, differences, .. } = scene_run;
    let symptoms = DefectEffects::of(&scene.convexes(), &scene.query, trace, reference);
    for (step, explanation) in explain_all(trace).into_iter().enumerate() {
        let words = if explains { explanation.whole() } else { explanation.brief() };
        line(out, &format!("{}{}", numbered(step + 1), words.to_export()));
        if let Some(symptom) = symptoms.at(step) {
            line(out, &format!("{beside}{}", symptom.to_export()));
        }
    }
    line(out, &format!("\n{}", verdict(trace, reference).to_export()));
    let remedy = remedy(&scene.convexes(), &scene.query, trace, reference);
    let words = symptoms.of_verdict().cloned().into_iter().chain(remedy.map(|remedy| remedy.words));
    let notes = words.map(|words| words.to_export());
    let unexpected = differences.iter().map(|it| text!("figure-not-as-expected"; difference = it));
    notes.chain(unexpected).for_each(|note| line(out, &format!("{before}{note}")));
}

/// Writes one row for each iteration, one column for each number.
pub(super) fn csv(scene_run: &SceneRun) -> String {
    let trace = &scene_run.trace;
    let axes = &["x", "y", "z"][..scene_run.scene.dimension.count()];
    let vector = |name: &str| axes.iter().map(|axis| format!("{name}.{axis}")).collect::<Vec<_>>();
    let components = |vector: Option<DVec3>| match vector {
        Some(vector) => vector.to_array().into_iter().take(axes.len()).map(full).collect::<Vec<_>>(),
        None => vec![String::new(); axes.len()],
    };
    let heads = [
        vec!["#".to_owned()],
        vector("v"),
        vector("A"),
        vector("on P"),
        vector("on Q"),
        ["parents", "A·v", "tests", "region", "kept"].map(str::to_owned).to_vec(),
        vector("next v"),
        ["at least", "at most"].map(str::to_owned).to_vec(),
    ];
    let mut out = heads.concat().join(",") + "\n";
    let summaries = trace.iterations();
    for (row, iteration) in table::rows(trace, Digits::All).into_iter().zip(series::iterations(trace)) {
        let (direction, tests, next) = match &iteration.kind {
            IterationKind::Search(index) => match summaries.get(*index) {
                Some(summary) => (Some(summary.direction), tests(summary), summary.next_direction),
                None => (None, String::new(), None),
            },
            IterationKind::Start(_) => (None, String::new(), None),
            IterationKind::Growth { facet, .. } => (Some(facet.normal), String::new(), None),
        };
        let of_support =
            |point: fn(&TracedSupport) -> DVec3| components(iteration.support.as_ref().map(point));
        let known = |bound: f64| if bound.is_finite() { full(bound) } else { String::new() };
        let bounds = iteration.bounds.map_or([const { String::new() }; 2], |bounds| bounds.map(known));
        let cells = [
            vec![row.number],
            components(direction),
            of_support(|support| support.point),
            of_support(|support| support.on_p),
            of_support(|support| support.on_q),
            vec![row.vertex_pair, row.support_value, tests, row.region, row.kept],
            components(next),
            bounds.to_vec(),
        ];
        // No cell needs quotes: words and numbers hold neither commas nor quotes nor line breaks.
        line(&mut out, &cells.concat().join(","));
    }
    out
}

/// `AB⟂·AO = -10416; AC⟂·AO = 992`
fn tests(iteration: &Iteration) -> String {
    let tests = table::tests(iteration, Digits::All);
    tests.iter().map(|(question, value)| format!("{question} = {value}")).collect::<Vec<_>>().join("; ")
}

/// The facts about a run, such as `2D, bittle in f64: answer YES, origin-enclosed`.
fn facts(scene_run: &SceneRun) -> String {
    let trace = &scene_run.trace;
    text!(
        "figure-facts";
        count = trace.dimension.count(), algorithm = trace.algorithm.name(), precision = trace.precision.name(),
        answer = answer_word(trace.outcome.answer), termination = trace.outcome.termination.name()
    )
}

/// A title with the special characters of Markdown escaped.
fn escaped(text: &str) -> String {
    let special = |character: char| "\\`*_[]<>|#".contains(character);
    one_line(text).chars().flat_map(|c| special(c).then_some('\\').into_iter().chain([c])).collect()
}
