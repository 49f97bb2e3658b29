//! Pasting vertices from the clipboard.

use eframe::egui::{Event, Id, Ui};
use glam::DVec3;

use super::subject::InspectedBody;
use crate::app::state::clipboard;
use crate::app::state::cx::Cx;
use crate::app::state::request::Request;
use crate::edit::vertices;
use crate::exchange::{self, NotConvex, PointList, Problem};
use crate::geometry::{Body, Dimension, Side};
use crate::message::text;

/// Time after which a request expires that was answered without a text, in seconds: the clipboard was empty, or held no
/// text.
const TIMEOUT: f64 = 1.0;
/// Maximum length of a pasted text, in bytes; longer ones are left to the import window, which reads them on
/// a thread.
const MAX_BYTES: usize = 100_000;

/// Requests the content of the clipboard. It arrives as an event in one of the next frames.
pub(super) fn ask(ui: &Ui, side: Side) {
    let id = waiting(ui, side);
    let asked = ui.input(|input| input.time);
    ui.data_mut(|data| data.insert_temp(id, asked));
    clipboard::request_paste(ui.ctx());
}

/// Adds the vertices that have arrived from the clipboard, if this body requested them.
pub(super) fn take(ui: &Ui, subject: &InspectedBody<'_>, cx: &mut Cx<'_>) {
    let id = waiting(ui, subject.side);
    let Some(asked) = ui.data(|data| data.get_temp::<f64>(id)) else { return };
    let forget = || ui.data_mut(|data| data.remove::<f64>(id));
    if ui.input(|input| input.time) - asked > TIMEOUT && !clipboard::is_reading(ui.ctx()) {
        forget();
        return;
    }
    let is_paste = |event: &Event| matches!(event, Event::Paste(_));
    let Some(at) = ui.input(|input| input.events.iter().position(is_paste)) else { return };
    forget();
    // Consumed, or the window would offer to import the same text.
    let pasted = ui.input_mut(|input| match &input.events[at] {
        Event::Paste(text) if text.len() <= MAX_BYTES => Some(input.events.remove(at)),
        _ => None,
    });
    let Some(Event::Paste(text)) = pasted else { return };
    match lists(&text, subject.scene.dimension) {
        Ok(lists) => {
            let mut all = vertices::local(subject.body());
            let before = all.len();
            all.extend(lists.iter().flat_map(|list| &list.points));
            let name =
                text!("panels-paste-vertices-into-2"; count = all.len() - before, name = subject.side.name());
            let remark = not_convex(subject, &lists, &all);
            cx.requests.replace_body(name, subject.side, vertices::replaced(subject.body(), all));
            if let Some(remark) = remark {
                cx.requests.push(Request::Remark(remark));
            }
        }
        Err(reason) => cx.requests.push(Request::Notice(reason)),
    }
}

/// The sentence about points that are not convex: a pasted list, or the vertices together with the pasted
/// ones.
fn not_convex(subject: &InspectedBody<'_>, lists: &[PointList], all: &[DVec3]) -> Option<String> {
    let side = subject.side;
    if let Some(found) = lists.iter().find_map(exchange::not_convex) {
        return Some(found.sentence(text!("panels-the-pasted-list"), all, Some(side)));
    }
    let is_flat = subject.scene.dimension == Dimension::Two;
    let found = is_flat.then(|| NotConvex::of_outline(all)).flatten()?;
    Some(found.sentence(side.name(), all, Some(side)))
}

/// The lists of points of a text in any notation.
///
/// # Errors
/// Returns one sentence: the first position that is not understood, or the content found instead of points
/// of this dimension.
fn lists(text: &str, dimension: Dimension) -> Result<Vec<PointList>, String> {
    let reading = exchange::read_text(text);
    if let Some(problem) = reading.problems.first() {
        let Problem { line, column, expected, found, .. } = problem;
        return Err(
            text!("panels-line-column-expected-found"; line = line, column = column, expected = expected, found = found),
        );
    }
    // For a curved or rounded body, the points are not the whole shape.
    let has_all = |body: &Body| body.shape().vertices().is_some() && body.rounding() == 0.0;
    let is_listed = |list: &PointList| list.body.as_ref().is_none_or(has_all);
    let is_fitting = reading.lists.iter().all(|list| list.dimension == dimension && is_listed(list));
    if reading.lists.is_empty() || !is_fitting {
        let count = dimension.count();
        return Err(
            text!("panels-expected-points-of-numbers-in"; count = count, summary = reading.summary()),
        );
    }
    Ok(reading.lists)
}

/// The key under which a body stores that it waits for the clipboard.
fn waiting(ui: &Ui, side: Side) -> Id {
    ui.ctx().viewport_id().0.with(("pasting into", side))
}

#[cfg(test)]
mod tests {
    use glam::DVec3;

    use super::lists;
    use crate::geometry::Dimension::{self, Three, Two};

    fn points(text: &str, dimension: Dimension) -> Result<Vec<DVec3>, String> {
        Ok(lists(text, dimension)?.into_iter().flat_map(|list| list.points).collect())
    }

    #[test]
    fn points_in_any_notation_are_taken_list_after_list() {
        let expected = Ok(vec![DVec3::new(4.0, 5.0, 0.0), DVec3::new(-1.5, 0.25, 0.0)]);
        for text in [
            "4 5\n-1.5 0.25",
            "4;5\n-1,5;0,25\n",
            "{4.0f, 5.0f}, {-1.5f, .25f}",
            "p = [(4, 5)]\nq = [(-1.5, 2.5e-1)]",
        ] {
            assert_eq!(points(text, Two), expected, "{text}");
        }
        assert_eq!(points("1 2 3", Three), Ok(vec![DVec3::new(1.0, 2.0, 3.0)]));
    }

    #[test]
    fn invalid_text_is_refused_with_its_position() {
        for (text, start) in [
            ("1 2\n3 apple", "Line 2, column 3: expected "),
            ("1 2 3", "Expected points of 2 numbers in the clipboard, found 1 list: 1 point, 3D"),
            ("", "Line 1, column 1: expected points"),
            ("1 nan", "Line 1, column 3: expected "),
        ] {
            let refusal = points(text, Two).unwrap_err();
            assert!(refusal.starts_with(start), "{text}: {refusal}");
        }
    }
}
