//! `audit`: checks external traces against exact numbers.

pub(super) mod arguments;

use std::path::Path;

use super::error::Failure;
use super::exit::Exit;
use super::output::Output;
use crate::judge::{ForeignTrace, read_trace_file};
use crate::message::text;
use crate::words::{escaped_in_json, line, one_line};
use arguments::{AuditArguments, AuditFormat};

/// Audits every file, regardless of errors in others. The worst exit status is returned.
pub(super) fn run(
    arguments: &AuditArguments,
    out: &mut Output<'_>,
    errors: &mut Output<'_>,
) -> Result<Exit, Failure> {
    let mut worst = Exit::Done;
    for path in &arguments.traces {
        match read_trace_file(path) {
            Ok(traces) => {
                for trace in traces {
                    let (exit, text) = audited(path, &trace, arguments.format);
                    worst = worst.max(exit);
                    out.text(&text)?;
                }
            }
            Err(error) => {
                worst = Exit::BadInput;
                errors.message(&error.to_string())?;
            }
        }
    }
    Ok(worst)
}

/// The report on one trace.
fn audited(path: &Path, trace: &ForeignTrace, format: AuditFormat) -> (Exit, String) {
    let audit = trace.audit();
    let exit = if audit.finding.is_some() { Exit::Differs } else { Exit::Done };
    let file = path.display().to_string();
    if format == AuditFormat::Json {
        return (exit, escaped_in_json(&trace.json(&file, &audit).to_string()) + "\n");
    }
    let mut text = String::new();
    let place = format!("{}:{}", one_line(&file), trace.line);
    let title = one_line(&trace.title());
    if let Some(finding) = &audit.finding {
        line(&mut text, &format!("{place}: {title}: {}", finding.sentence));
        if let Some(suspect) = &audit.suspect {
            line(&mut text, &format!("  {}", text!("command-line-runs-like"; mistake = suspect)));
        }
    } else {
        let nothing =
            text!("command-line-nothing-wrong"; place = place, title = title, count = trace.steps());
        line(&mut text, &nothing);
    }
    for remark in &audit.remarks {
        line(&mut text, &format!("  {remark}"));
    }
    (exit, text)
}
