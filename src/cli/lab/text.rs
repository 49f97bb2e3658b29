//! An experiment as a table.

use std::path::PathBuf;

use crate::cli::table;
use crate::lab::{Experiment, Fault, Report, Tally, Truths};
use crate::words::line;

/// Maximum number of wrong pairs printed for each fault; JSON has all that are kept.
const SHOWN_CASES: usize = 8;

/// Returns a table with a row for each algorithm, the support points and cycles, and the numbers of wrong
/// pairs.
pub(super) fn summary(experiment: &Experiment, report: &Report, saved: Option<&[PathBuf]>) -> String {
    let Experiment { dimension, family, gap, pairs, seed, precision, .. } = experiment;
    let mut out = String::new();
    let gap = if family.uses_gap() { format!(", gap {gap}") } else { String::new() };
    line(&mut out, &format!("{family} in {}D: {}", dimension.count(), family.description()));
    let judged = report.pairs();
    let pairs =
        if judged < *pairs { format!("interrupted after {judged} of {pairs}") } else { pairs.to_string() };
    line(&mut out, &format!("{pairs} pairs, seed {seed}, {}{gap}", precision.name()));
    let Truths { overlap, touching, separate } = report.truths;
    let shares = [(overlap, "overlap"), (touching, "touch"), (separate, "are apart")]
        .map(|(count, word)| format!("{count} {word} ({})", table::percent(count, report.pairs())));
    line(&mut out, &shares.join(", "));
    let about =
        "“right” is of the pairs that overlap or are apart; what is said to a touch is counted by itself";
    line(&mut out, &format!("{about}\n"));
    let mut rows = vec![HEADS.map(str::to_owned).to_vec()];
    rows.extend(report.tallies.iter().map(|tally| row(report, tally)));
    out.push_str(&table::aligned(&rows));
    for tally in &report.tallies {
        line(&mut out, &format!("\n{}", tally.algorithm));
        line(&mut out, &format!("  support points: {}", histogram(tally)));
        if !tally.cycles.is_empty() {
            let lengths = tally.cycles.iter().map(|(length, count)| format!("{count} of length {length}"));
            line(&mut out, &format!("  cycles: {}", lengths.collect::<Vec<_>>().join(", ")));
        }
        if tally.cannot_tell > 0 {
            let pairs = tally.cannot_tell;
            line(&mut out, &format!("  curved and too near to a touch for the reference to tell: {pairs}"));
        }
        for fault in Fault::ALL {
            if let Some(cases) = cases(tally, fault) {
                let remark = if fault.is_error(tally.algorithm) { "" } else { ", which is no error" };
                line(&mut out, &format!("  {}{remark}: {cases}", fault.title()));
            }
        }
    }
    if let Some(saved) = saved {
        line(&mut out, &format!("\n{} cases saved", saved.len()));
    }
    out
}

const HEADS: [&str; 10] = [
    "algorithm",
    "right",
    "false NO",
    "of overlaps",
    "false YES",
    "undecided",
    "touch: YES",
    "NO",
    "supports",
    "cycles",
];

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

/// A list such as `5079, among them pairs 1, 5, 12`.
fn cases(tally: &Tally, fault: Fault) -> Option<String> {
    let numbers: Vec<String> = tally.cases(fault).iter().take(SHOWN_CASES).map(u64::to_string).collect();
    let count = tally.count(fault);
    let word = if count == numbers.len() as u64 { "pairs" } else { "first pairs" };
    (!numbers.is_empty()).then(|| format!("{count}, {word} {}", numbers.join(", ")))
}
