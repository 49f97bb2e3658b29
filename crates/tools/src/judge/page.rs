//! The report on a solver as a readable page, in one file: counts, and the errors with their sentences and
//! pictures.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::report::{Counts, SolverReport, Wrong};
use crate::figure::Analysis;
use crate::figure::picture::{Album, Layout, Look, Size, Theme};
use crate::lab::{Changed, Changes, PairChange};
use crate::message::{Language, constant, text};
use crate::scene::Scene;
use crate::words::in_html;

/// Maximum number of errors with a picture; the others have only their sentence.
const MAX_PICTURES: usize = 40;

/// Maximum number of errors on the page; browsers cannot open a page with more.
const MAX_ERRORS: usize = 2000;

const PICTURE: Size = Size { width: 720, height: 360 };

const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222}\
table{border-collapse:collapse}td,th{border:1px solid #bbb;padding:.2rem .6rem;text-align:left}\
th[scope=row]{font-weight:inherit}caption{text-align:left}td.number{text-align:right}td.wrong{background:#fbe3e0}article{border-top:1px solid #bbb;margin-top:1.5rem}svg{max-width:100%;height:auto}\
code{font-size:90%;overflow-wrap:anywhere}pre{overflow-x:auto;background:#f4f4f4;padding:.5rem}";

/// Writes the page, with the counts of changed pairs if there are any.
pub fn page(report: &SolverReport, changes: Option<&Changes>) -> String {
    let mut out = String::new();
    let solver = escaped(&report.solver());
    let counts = report.counts;
    let right = text!("judge-page-right"; right = counts.right.to_string(), pairs = counts.pairs);
    let stopped =
        if report.is_cancelled { format!(" {}", text!("judge-page-stopped")) } else { String::new() };
    let language = Language::chosen().tag();
    // Writing to a string cannot fail.
    write!(
        out,
        "<!DOCTYPE html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{solver}: {right}</title>\n\
         <style>{STYLE}</style>\n</head>\n<body>\n<h1>{solver}</h1>\n<p><strong>{right}.</strong>{stopped}</p>\n",
    )
    .ok();
    if !report.is_right() {
        let caption = text!("judge-page-errors");
        heads(&mut out, caption, &["judge-page-error", "grading-pairs", "judge-page-meaning"]);
        for (kind, count) in report.by_kind() {
            let description = escaped(kind.description());
            writeln!(
                out,
                "<tr>{}<td class=\"number\">{count}</td><td>{description}</td></tr>",
                row_head(&kind.to_string())
            )
            .ok();
        }
        out.push_str("</table>\n");
    }
    for sentence in report.taken_for() {
        writeln!(out, "<p>{}</p>", escaped(&sentence)).ok();
    }
    board(&mut out, report);
    topics(&mut out, report);
    if let Some(changes) = changes {
        self::changes(&mut out, changes);
    }
    for (index, wrong) in report.wrong.iter().take(MAX_ERRORS).enumerate() {
        error(&mut out, wrong, index < MAX_PICTURES);
    }
    if report.wrong.len() > MAX_ERRORS {
        let left = text!("judge-page-more-errors"; count = report.wrong.len() - MAX_ERRORS);
        writeln!(out, "<p>{left}</p>").ok();
    }
    out.push_str("</body>\n</html>\n");
    out
}

/// Begins a table with its caption and the heads of these ids.
fn heads(out: &mut String, caption: &str, ids: &[&str]) {
    write!(out, "<table>\n<caption><h2>{caption}</h2></caption>\n<tr>").ok();
    for id in ids {
        write!(out, "<th scope=\"col\">{}</th>", constant(id)).ok();
    }
    out.push_str("</tr>\n");
}

/// The first cell of a row, which names it.
fn row_head(words: &str) -> String {
    format!("<th scope=\"row\">{}</th>", escaped(words))
}

fn topics(out: &mut String, report: &SolverReport) {
    let ids = ["judge-page-topic", "grading-pairs", "judge-page-right-ones", "judge-page-wrong"];
    heads(out, text!("grading-by-topic"), &ids);
    for (topic, counts) in report.by_topic.iter().filter(|(topic, _)| cell(topic).is_none()) {
        let (pairs, right) = (counts.pairs, counts.right);
        let topic = row_head(topic);
        writeln!(
            out,
            "<tr>{topic}<td class=\"number\">{pairs}</td><td class=\"number\">{right}</td>\
             <td class=\"number\">{}</td></tr>",
            pairs - right
        )
        .ok();
    }
    out.push_str("</table>\n");
}

/// The degeneracies: the places of the origin, and the kinds of P ⊖ Q.
const PLACES: [&str; 4] = ["inside", "face", "edge", "vertex"];
const DIFFERENCES: [&str; 4] = ["solid", "flat", "line", "point"];

/// The place of the origin and the kind of P ⊖ Q that a topic of [`super::board()`] stands for.
fn cell(topic: &str) -> Option<(&str, &str)> {
    let cell = topic.strip_prefix("board: o ")?.split_once(" of ")?;
    (PLACES.contains(&cell.0) && DIFFERENCES.contains(&cell.1)).then_some(cell)
}

/// Writes the table of right pairs by the place of O and the form of P ⊖ Q. Some cells cannot occur: a point has no
/// inside.
fn board(out: &mut String, report: &SolverReport) {
    let cells: BTreeMap<(&str, &str), Counts> =
        report.by_topic.iter().filter_map(|(topic, counts)| Some((cell(topic)?, *counts))).collect();
    if cells.is_empty() {
        return;
    }
    let has_difference = |difference: &&str| cells.keys().any(|(_, it)| it == difference);
    let differences: Vec<&str> = DIFFERENCES.into_iter().filter(has_difference).collect();
    let (heading, head) = (text!("judge-page-degenerate"), text!("judge-page-difference-is"));
    write!(out, "<table>\n<caption><h2>{heading}</h2></caption>\n<tr><th scope=\"col\">{head}</th>").ok();
    for difference in &differences {
        write!(out, "<th scope=\"col\">{}</th>", text!("judge-page-difference"; difference = *difference))
            .ok();
    }
    out.push_str("</tr>\n");
    for place in PLACES.into_iter().filter(|place| cells.keys().any(|(it, _)| it == place)) {
        write!(out, "<tr>{}", row_head(&text!("judge-page-place"; place = place))).ok();
        for difference in &differences {
            match cells.get(&(place, *difference)) {
                None => out.push_str("<td>–</td>"),
                Some(Counts { pairs, right }) => {
                    let class = if right == pairs { "number" } else { "number wrong" };
                    let words =
                        text!("grading-of-right-2"; right = right.to_string(), pairs = pairs.to_string());
                    write!(out, "<td class=\"{class}\">{words}</td>").ok();
                }
            }
        }
        out.push_str("</tr>\n");
    }
    out.push_str("</table>\n");
}

/// Writes the number of answers that differ after each change, although no change should matter.
fn changes(out: &mut String, changes: &Changes) {
    let (heading, about) = (text!("judge-page-changes"), text!("judge-page-changes-about"));
    heads(
        out,
        heading,
        &[
            "judge-page-change",
            "judge-page-coordinates",
            "grading-pairs",
            "judge-page-other-answer",
            "judge-page-first-pair",
            "judge-page-lengths",
            "judge-page-other-length",
            "judge-page-by-at-most",
        ],
    );
    for (change, changed) in PairChange::ALL.into_iter().zip(changes) {
        let Changed { pairs, verdicts, measured, lengths, first, .. } = changed;
        let coordinates = if change.is_exact() { text!("counts-exact") } else { text!("counts-rounded") };
        let first = first.map_or_else(String::new, |first| first.to_string());
        write!(out, "<tr>{}<td>{coordinates}</td>", row_head(change.name())).ok();
        for number in [
            pairs.to_string(),
            verdicts.to_string(),
            first,
            measured.to_string(),
            lengths.to_string(),
            changed.at_most(),
        ] {
            write!(out, "<td class=\"number\">{number}</td>").ok();
        }
        out.push_str("</tr>\n");
    }
    writeln!(out, "</table>\n<p>{about}</p>").ok();
}

fn error(out: &mut String, wrong: &Wrong, has_picture: bool) {
    let name = escaped(&wrong.name);
    let kind = wrong.finding.kind;
    let sentence = escaped(&wrong.sentence());
    writeln!(
        out,
        "<article>\n<h2>{}</h2>\n<p>{name}</p>\n<p><strong>{sentence}</strong></p>",
        text!("judge-page-pair"; id = wrong.id.to_string(), kind = kind.name())
    )
    .ok();
    if has_picture {
        let shown = wrong.least.as_ref().unwrap_or(&wrong.scene);
        let which = if wrong.least.is_some() { "least" } else { "own" };
        writeln!(out, "<p>{}</p>\n{}", text!("judge-page-picture"; which = which), picture(shown)).ok();
        let ron = escaped(&shown.to_ron());
        let summary = text!("judge-page-scene-file");
        writeln!(out, "<details><summary>{summary}</summary><pre>{ron}</pre></details>").ok();
    }
    if !wrong.finding.exact.is_null() {
        let exact = escaped(&wrong.finding.exact.to_string());
        let summary = text!("judge-page-numbers");
        writeln!(out, "<details><summary>{summary}</summary><code>{exact}</code></details>").ok();
    }
    out.push_str("</article>\n");
}

/// Draws shapes and difference at the last step of the run of the scene.
fn picture(scene: &Scene) -> String {
    let analysis = Analysis::of(scene);
    let layout = Layout { panel: None, size: PICTURE, caption: false };
    let album = Album::new(scene, &analysis, Look::of(scene, Theme::Light), layout);
    album.file(album.steps().saturating_sub(1))
}

/// Escapes text of several lines for HTML.
fn escaped(text: &str) -> String {
    text.lines().map(in_html).collect::<Vec<_>>().join("\n")
}
