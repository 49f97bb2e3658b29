//! The report on a solver as a readable page, in one file: counts, and the errors with their sentences and
//! pictures.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::report::{Counts, Report, Wrong};
use crate::figure::Analysis;
use crate::figure::picture::{Album, Layout, Look, Size, Theme};
use crate::lab::{Change, Changed, Changes};
use crate::scene::Scene;
use crate::words::{counted, in_html};

/// Maximum number of errors with a picture; the others have only their sentence.
const MAX_PICTURES: usize = 40;

/// Maximum number of errors on the page; browsers cannot open a page with more.
const MAX_ERRORS: usize = 2000;

const PICTURE: Size = Size { width: 720, height: 360 };

const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222}\
table{border-collapse:collapse}td,th{border:1px solid #bbb;padding:.2rem .6rem;text-align:left}\
td.number{text-align:right}td.wrong{background:#fbe3e0}article{border-top:1px solid #bbb;margin-top:1.5rem}svg{max-width:100%;height:auto}\
code{font-size:90%;overflow-wrap:anywhere}pre{overflow-x:auto;background:#f4f4f4;padding:.5rem}";

/// Writes the page, with the counts of changed pairs if there are any.
pub fn page(report: &Report, changes: Option<&Changes>) -> String {
    let mut out = String::new();
    let solver = escaped(&report.solver());
    let counts = report.counts;
    let all = counted(counts.pairs, "pair");
    // Writing to a string cannot fail.
    write!(
        out,
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{solver}: {} of {all} right</title>\n\
         <style>{STYLE}</style>\n</head>\n<body>\n<h1>{solver}</h1>\n<p><strong>{} of {all} right.</strong>{}</p>\n",
        counts.right,
        counts.right,
        if report.is_cancelled { " The grade was stopped before the last pair." } else { "" },
    )
    .ok();
    if !report.is_right() {
        out.push_str("<table>\n<tr><th>Error</th><th>Pairs</th><th>Meaning</th></tr>\n");
        for (kind, count) in report.by_kind() {
            let description = escaped(kind.description());
            writeln!(out, "<tr><td>{kind}</td><td class=\"number\">{count}</td><td>{description}</td></tr>")
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
        let left = counted((report.wrong.len() - MAX_ERRORS) as u64, "more error");
        writeln!(out, "<p>{left} stand in the JSON report only.</p>").ok();
    }
    out.push_str("</body>\n</html>\n");
    out
}

fn topics(out: &mut String, report: &Report) {
    out.push_str(
        "<h2>By topic</h2>\n<table>\n<tr><th>Topic</th><th>Pairs</th><th>Right</th><th>Wrong</th></tr>\n",
    );
    for (topic, counts) in report.by_topic.iter().filter(|(topic, _)| cell(topic).is_none()) {
        let (pairs, right) = (counts.pairs, counts.right);
        let topic = escaped(topic);
        writeln!(
            out,
            "<tr><td>{topic}</td><td class=\"number\">{pairs}</td><td class=\"number\">{right}</td>\
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

/// The place and the difference of a topic of the board.
fn cell(topic: &str) -> Option<(&str, &str)> {
    let cell = topic.strip_prefix("board: o ")?.split_once(" of ")?;
    (PLACES.contains(&cell.0) && DIFFERENCES.contains(&cell.1)).then_some(cell)
}

/// The number of right pairs for each degeneracy. Some do not exist: a point has no inside.
fn board(out: &mut String, report: &Report) {
    let cells: BTreeMap<(&str, &str), Counts> =
        report.by_topic.iter().filter_map(|(topic, counts)| Some((cell(topic)?, *counts))).collect();
    if cells.is_empty() {
        return;
    }
    let has_difference = |difference: &&str| cells.keys().any(|(_, it)| it == difference);
    let differences: Vec<&str> = DIFFERENCES.into_iter().filter(has_difference).collect();
    out.push_str("<h2>Degenerate pairs</h2>\n<table>\n<tr><th>P ⊖ Q is</th>");
    for difference in &differences {
        let article = if *difference == "line" || *difference == "point" { "a " } else { "" };
        write!(out, "<th>{article}{difference}</th>").ok();
    }
    out.push_str("</tr>\n");
    for place in PLACES.into_iter().filter(|place| cells.keys().any(|(it, _)| it == place)) {
        let words = if place == "inside" { "O inside".to_owned() } else { format!("O on its {place}") };
        write!(out, "<tr><th>{words}</th>").ok();
        for difference in &differences {
            match cells.get(&(place, *difference)) {
                None => out.push_str("<td>–</td>"),
                Some(Counts { pairs, right }) => {
                    let class = if right == pairs { "number" } else { "number wrong" };
                    write!(out, "<td class=\"{class}\">{right} of {pairs} right</td>").ok();
                }
            }
        }
        out.push_str("</tr>\n");
    }
    out.push_str("</table>\n");
}

/// The number of answers that each irrelevant change has changed.
fn changes(out: &mut String, changes: &Changes) {
    out.push_str(
        "<h2>Changes that must not matter</h2>\n<p>Each pair was put again, changed so that the answer must be the same. \
         Where coordinates round, only pairs are counted whose true verdict is the same after it, and lengths that differ by \
         more than 1e-9 of the size.</p>\n<table>\n<tr><th>Change</th><th>Coordinates</th><th>Pairs</th><th>Other answer</th>\
         <th>First pair</th><th>Lengths</th><th>Other length</th><th>By at most</th></tr>\n",
    );
    for (change, changed) in Change::ALL.into_iter().zip(changes) {
        let Changed { pairs, verdicts, measured, lengths, first, .. } = changed;
        let coordinates = if change.is_exact() { "exact" } else { "rounded" };
        let first = first.map_or_else(String::new, |first| first.to_string());
        write!(out, "<tr><td>{}</td><td>{coordinates}</td>", change.name()).ok();
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
    out.push_str("</table>\n");
}

fn error(out: &mut String, wrong: &Wrong, has_picture: bool) {
    let name = escaped(&wrong.name);
    let kind = wrong.finding.kind;
    let sentence = escaped(&wrong.sentence());
    writeln!(
        out,
        "<article>\n<h2>Pair {}: {kind}</h2>\n<p>{name}</p>\n<p><strong>{sentence}</strong></p>",
        wrong.id
    )
    .ok();
    if has_picture {
        let shown = wrong.least.as_ref().unwrap_or(&wrong.scene);
        let how =
            if wrong.least.is_some() { "The least pair that fails in the same way" } else { "The pair" };
        writeln!(out, "<p>{how}, at the end of a run without mistakes:</p>\n{}", picture(shown)).ok();
        let ron = escaped(&shown.to_ron());
        writeln!(out, "<details><summary>As a scene file</summary><pre>{ron}</pre></details>").ok();
    }
    if !wrong.finding.exact.is_null() {
        let exact = escaped(&wrong.finding.exact.to_string());
        writeln!(out, "<details><summary>The numbers</summary><code>{exact}</code></details>").ok();
    }
    out.push_str("</article>\n");
}

/// Draws shapes and difference at the last step of the run of the scene.
fn picture(scene: &Scene) -> String {
    let analysis = Analysis::of(scene);
    let layout = Layout { panel: None, size: PICTURE, caption: false };
    let album = Album::new(scene, &analysis, Look::of(scene, Theme::Light), layout);
    album.svg(album.steps().saturating_sub(1))
}

/// Escapes text of several lines for HTML.
fn escaped(text: &str) -> String {
    text.lines().map(in_html).collect::<Vec<_>>().join("\n")
}
