//! The answers and lengths that differ after a change of the pair, and the sizes of the errors of lengths, as tables
//! and as JSON.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::cli::table;
use crate::gjk::Algorithm;
use crate::lab::{Changed, Changes, Errors, LengthErrors, PairChange};
use crate::message::text;
use crate::words::line;

/// The fields of JSON that are written on request.
#[derive(Serialize)]
pub(super) struct More {
    #[serde(skip_serializing_if = "Option::is_none")]
    metamorphic: Option<BTreeMap<&'static str, Value>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    length_errors: Option<BTreeMap<&'static str, Value>>,
}

impl More {
    /// Creates the fields from the counts.
    pub(super) fn new(
        changes: Option<&[(Algorithm, Changes)]>,
        errors: Option<&[(Algorithm, LengthErrors)]>,
    ) -> Self {
        let changes =
            changes.map(|all| all.iter().map(|(it, changes)| (it.name(), changes_json(changes))).collect());
        let errors =
            errors.map(|all| all.iter().map(|(it, errors)| (it.name(), errors_json(errors))).collect());
        Self { metamorphic: changes, length_errors: errors }
    }
}

/// Returns a table with a row for each change.
pub(in crate::cli) fn changes_text(name: &str, changes: &Changes) -> String {
    let heads = [
        text!("command-line-change"),
        text!("command-line-vertices"),
        text!("command-line-pairs"),
        text!("command-line-other-verdict"),
        text!("command-line-first"),
        text!("command-line-lengths"),
        text!("command-line-other-length"),
        text!("command-line-at-most"),
    ];
    let mut rows = vec![heads.map(str::to_owned).to_vec()];
    for (change, changed) in PairChange::ALL.into_iter().zip(changes) {
        let Changed { pairs, verdicts, measured, lengths, first, .. } = changed;
        rows.push(vec![
            change.name().to_owned(),
            if change.is_exact() { text!("command-line-exact") } else { text!("command-line-rounded") }
                .to_owned(),
            pairs.to_string(),
            verdicts.to_string(),
            first.map_or_else(String::new, |first| first.to_string()),
            measured.to_string(),
            lengths.to_string(),
            changed.at_most(),
        ]);
    }
    let mut out = String::new();
    line(&mut out, &format!("\n{}", text!("command-line-answers-after-changes"; solver = name)));
    out.push_str(&table::aligned(&rows));
    line(&mut out, text!("command-line-rounded-only"));
    out
}

/// Formats the changes as JSON, by their names.
pub(in crate::cli) fn changes_json(changes: &Changes) -> Value {
    let all = PairChange::ALL.into_iter().zip(changes).map(|(change, changed)| {
        let Changed { pairs, verdicts, measured, lengths, worst, first } = changed;
        let value = json!({
            "exact": change.is_exact(), "pairs": pairs, "verdicts": verdicts, "first": first,
            "measured": measured, "lengths": lengths, "worst": finite(*worst),
        });
        (change.name().to_owned(), value)
    });
    Value::Object(all.collect::<Map<_, _>>())
}

/// A number, or null for NaN and infinities, which JSON lacks.
fn finite(number: f64) -> Value {
    if number.is_finite() { json!(number) } else { Value::Null }
}

/// Returns a line for each histogram.
pub(super) fn errors_text(name: &str, errors: &LengthErrors) -> String {
    let mut out = String::new();
    line(&mut out, &format!("\n{}", text!("command-line-errors-of-lengths"; solver = name)));
    for (what, histogram) in errors.named().into_iter().filter(|(_, histogram)| histogram.all() > 0) {
        line(&mut out, &format!("  {what}: {}", histogram.summary()));
    }
    if errors.missing > 0 {
        line(&mut out, &format!("  {}", text!("command-line-without-a-length"; count = errors.missing)));
    }
    if errors.other_kind > 0 {
        let other = text!("command-line-a-distance-for-a-depth"; count = errors.other_kind);
        line(&mut out, &format!("  {other}"));
    }
    out
}

/// Returns the histograms as JSON.
pub(super) fn errors_json(errors: &LengthErrors) -> Value {
    let histogram = |errors: &Errors| {
        let counts = errors.counts.iter().enumerate().filter(|(_, count)| **count > 0);
        let counts: Map<String, Value> =
            counts.map(|(bin, count)| (Errors::bin(bin), json!(count))).collect();
        json!({"counts": counts, "worst": finite(errors.worst), "worst_pair": errors.worst_pair})
    };
    json!({
        "distance": histogram(&errors.distance), "depth": histogram(&errors.depth), "normal": histogram(&errors.normal),
        "missing": errors.missing, "other_kind": errors.other_kind,
    })
}
