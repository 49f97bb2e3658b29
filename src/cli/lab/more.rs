//! Answers and lengths that changes of pairs have changed, and the sizes of the errors of lengths, as tables
//! and as JSON.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::cli::table;
use crate::gjk::Algorithm;
use crate::lab::{Change, Changed, Changes, Errors, LengthErrors};
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
    let heads =
        ["change", "vertices", "pairs", "other verdict", "first", "lengths", "other length", "at most"];
    let mut rows = vec![heads.map(str::to_owned).to_vec()];
    for (change, changed) in Change::ALL.into_iter().zip(changes) {
        let Changed { pairs, verdicts, measured, lengths, first, .. } = changed;
        rows.push(vec![
            change.name().to_owned(),
            if change.is_exact() { "exact" } else { "rounded" }.to_owned(),
            pairs.to_string(),
            verdicts.to_string(),
            first.map_or_else(String::new, |first| first.to_string()),
            measured.to_string(),
            lengths.to_string(),
            changed.at_most(),
        ]);
    }
    let mut out = String::new();
    line(&mut out, &format!("\n{name}: answers after changes of the pair that do not matter"));
    out.push_str(&table::aligned(&rows));
    let about = "rounded: only pairs whose truth is the same after it, and lengths that differ by more than 1e-9 of the size";
    line(&mut out, about);
    out
}

/// Formats the changes as JSON, by their names.
pub(in crate::cli) fn changes_json(changes: &Changes) -> Value {
    let all = Change::ALL.into_iter().zip(changes).map(|(change, changed)| {
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
    line(
        &mut out,
        &format!("\n{name}: errors of lengths that are proved exactly, as parts of the size of the pair"),
    );
    for (what, histogram) in errors.named().into_iter().filter(|(_, histogram)| histogram.all() > 0) {
        line(&mut out, &format!("  {what}: {}", histogram.summary()));
    }
    for (count, what) in [
        (errors.missing, "without a length"),
        (errors.other_kind, "a distance for a depth or a depth for a distance"),
    ] {
        if count > 0 {
            line(&mut out, &format!("  {what}: {count}"));
        }
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
