//! An experiment as a table.

use std::path::PathBuf;

use crate::cli::table;
use crate::lab::{Experiment, Family, Fault, Report, Tally, Truths};
use crate::message::{constant, text};
use crate::words::line;

/// Maximum number of wrong pairs printed for each fault; JSON has all that are kept.
const SHOWN_CASES: usize = 8;

/// Returns a table with a row for each algorithm, the support points and cycles, and the numbers of wrong
/// pairs.
pub(super) fn summary(experiment: &Experiment, report: &Report, saved: Option<&[PathBuf]>) -> String {
    let Experiment { dimension, family, gap, pairs, seed, precision, .. } = experiment;
    let mut out = String::new();
    let about = text!(
        "command-line-family-about";
        family = family.name(), count = dimension.count(), about = family.description()
    );
    line(&mut out, &about);
    let judged = report.pairs();
    let about = text!(
        "command-line-pairs-seed";
        state = if judged < *pairs { "interrupted" } else { "done" }, judged = judged, pairs = *pairs, seed = *seed,
        precision = precision.name(), gap = gap_of(*family, *gap)
    );
    line(&mut out, &about);
    let Truths { overlap, touching, separate } = report.truths;
    let share = |count: u64| table::percent(count, judged);
    let truths = text!(
        "command-line-truths";
        overlap = overlap, share_overlap = share(overlap), touching = touching,
        share_touching = share(touching), separate = separate, share_separate = share(separate)
    );
    line(&mut out, &truths);
    line(&mut out, &format!("{}\n", text!("command-line-right-is")));
    let mut rows = vec![HEADS.map(|id| constant(id).to_owned()).to_vec()];
    rows.extend(report.tallies.iter().map(|tally| row(report, tally)));
    out.push_str(&table::aligned(&rows));
    for tally in &report.tallies {
        line(&mut out, &format!("\n{}", tally.algorithm));
        line(&mut out, &format!("  {}", text!("command-line-support-points"; counts = histogram(tally))));
        if !tally.cycles.is_empty() {
            let lengths = tally.cycles.iter();
            let lengths = lengths
                .map(|(length, count)| text!("command-line-of-length"; count = *count, length = *length));
            let counts = lengths.collect::<Vec<_>>().join(", ");
            line(&mut out, &format!("  {}", text!("command-line-cycles-counted"; counts = counts)));
        }
        if tally.cannot_tell > 0 {
            let near = text!("command-line-curved-and-too-near"; count = tally.cannot_tell);
            line(&mut out, &format!("  {near}"));
        }
        for fault in Fault::ALL {
            if let Some(cases) = cases(tally, fault) {
                line(&mut out, &format!("  {cases}"));
            }
        }
    }
    if let Some(saved) = saved {
        line(&mut out, &format!("\n{}", text!("command-line-cases-saved"; count = saved.len())));
    }
    out
}

/// The ids of the heads.
const HEADS: [&str; 10] = [
    "command-line-algorithm",
    "command-line-right",
    "command-line-false-no",
    "command-line-of-overlaps",
    "command-line-false-yes",
    "command-line-undecided",
    "command-line-touch-yes",
    "command-line-no",
    "command-line-supports",
    "command-line-cycles",
];

/// The gap of a family that uses it.
pub(super) fn gap_of(family: Family, gap: f64) -> String {
    if family.uses_gap() { gap.to_string() } else { "none".to_owned() }
}

fn row(report: &Report, tally: &Tally) -> Vec<String> {
    vec![
        tally.algorithm.to_string(),
        table::percent(tally.right, report.clear()),
        tally.count(Fault::FalseNo).to_string(),
        table::percent(tally.count(Fault::FalseNo), report.truths.overlap),
        tally.count(Fault::FalseYes).to_string(),
        tally.count(Fault::Undecided).to_string(),
        tally.touching_yes.to_string(),
        tally.touching_no.to_string(),
        format!("{:.2}", tally.mean_supports()),
        tally.cycle_count().to_string(),
    ]
}

/// A histogram such as `2: 120, 3: 4056`.
fn histogram(tally: &Tally) -> String {
    let counts = tally.supports.iter().enumerate().filter(|(_, count)| **count > 0);
    counts.map(|(supports, count)| format!("{supports}: {count}")).collect::<Vec<_>>().join(", ")
}

/// A list such as `false NO: 5079, first pairs 1, 5, 12`.
fn cases(tally: &Tally, fault: Fault) -> Option<String> {
    let numbers: Vec<String> = tally.cases(fault).iter().take(SHOWN_CASES).map(u64::to_string).collect();
    let count = tally.count(fault);
    let shown = if count == numbers.len() as u64 { "all" } else { "first" };
    let is_error = if fault.is_error(tally.algorithm) { "yes" } else { "no" };
    (!numbers.is_empty()).then(|| {
        text!(
            "command-line-fault";
            fault = fault.title(), is_error = is_error, count = count, shown = shown, numbers = numbers.join(", ")
        )
    })
}
