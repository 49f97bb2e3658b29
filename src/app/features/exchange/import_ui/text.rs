//! The text of the import window, in which the parts that were not understood are marked.

use std::ops::Range;
use std::sync::Arc;

use eframe::egui::text::{CCursor, CCursorRange, LayoutJob, TextFormat};
use eframe::egui::{Color32, FontId, Galley, Id, RichText, ScrollArea, Stroke, TextBuffer, TextEdit, Ui};

use crate::app::features::exchange::importing::{Focus, Importing, Source};
use crate::exchange::Problem;

/// The hint in the empty text.
const HINT: &str = "Paste or type points:\n\n4 11\n4 5\n9 9\n\nor {4.0f, 11.0f}, … or np.array([[4, 11], …]) or OBJ, \
                    SVG, GeoJSON: whatever holds points of two or three numbers";

/// Shows the text, or the name of a file or text that is too long.
pub(super) fn ui(ui: &mut Ui, importing: &mut Importing, height: f32) {
    let is_shown = match &importing.source {
        Source::Text => true,
        Source::Long(_) => false,
        Source::File(_) => !importing.text.is_empty(),
    };
    if !is_shown {
        if !importing.is_reading() && importing.understood().is_some() {
            ui.label(RichText::new("It is not shown here, because it is too long or not a text").weak());
        }
        return;
    }
    ScrollArea::vertical().id_salt("text").max_height(height).auto_shrink([false, false]).show(ui, |ui| {
        edit_ui(ui, importing, height);
    });
}

fn edit_ui(ui: &mut Ui, importing: &mut Importing, height: f32) {
    let font = FontId::monospace(13.0);
    let ink = ui.visuals().text_color();
    let alarm = ui.visuals().error_fg_color;
    let understood = importing.understood();
    let marked = understood.map(|understood| ranges(&understood.reading.problems)).unwrap_or_default();
    let mut layouter = |ui: &Ui, text: &dyn TextBuffer, width: f32| -> Arc<Galley> {
        let job = layout(text.as_str(), &marked, &Look { font: font.clone(), ink, alarm }, width);
        ui.fonts_mut(|fonts| fonts.layout_job(job))
    };
    let id = Id::unique("import text");
    let rows = (height / ui.fonts_mut(|fonts| fonts.row_height(&FontId::monospace(13.0)))).floor();
    let edit = TextEdit::multiline(&mut importing.text)
        .id(id)
        .code_editor()
        .hint_text(HINT)
        .desired_width(f32::INFINITY)
        // As many rows as fit without a scroll bar.
        .desired_rows((1..200).rfind(|count| *count as f32 <= rows - 1.0).unwrap_or(1))
        .layouter(&mut layouter);
    let mut output = edit.show(ui);
    let response = output.response.response.clone().accessible_name("Text with points");
    if importing.focus.take_if(|focus| *focus == Focus::Text).is_some() {
        response.request_focus();
    }
    if response.changed() {
        importing.reread(ui.ctx());
    }
    if let Some(byte) = importing.jump.take() {
        let character = importing.text.get(..byte).map_or(0, |before| before.chars().count());
        let cursor = CCursor::new(character);
        output.state.cursor.set_char_range(Some(CCursorRange::one(cursor)));
        output.state.store(ui.ctx(), id);
        response.request_focus();
        let place = output.galley.pos_from_cursor(cursor).translate(output.galley_pos.to_vec2());
        ui.scroll_to_rect(place, Some(eframe::egui::Align::Center));
    }
}

/// The marked ranges, in order and disjoint.
fn ranges(problems: &[Problem]) -> Vec<Range<usize>> {
    let mut ranges: Vec<Range<usize>> = Vec::new();
    for problem in problems {
        let start = ranges.last().map_or(0, |before| before.end).max(problem.range.start);
        if start < problem.range.end {
            ranges.push(start..problem.range.end);
        }
    }
    ranges
}

/// The style of the text.
struct Look {
    font: FontId,
    ink: Color32,
    alarm: Color32,
}

/// The text with marks. The marks may belong to an earlier text: they are clipped to its length.
fn layout(text: &str, marked: &[Range<usize>], look: &Look, width: f32) -> LayoutJob {
    let plain = TextFormat::simple(look.font.clone(), look.ink);
    let wrong = TextFormat {
        underline: Stroke::new(2.0, look.alarm),
        background: look.alarm.gamma_multiply(0.25),
        ..plain.clone()
    };
    let mut job = LayoutJob::default();
    job.wrap.max_width = width;
    let mut done = 0;
    for range in marked {
        let (Some(before), Some(inside)) = (text.get(done..range.start), text.get(range.clone())) else {
            break;
        };
        job.append(before, 0.0, plain.clone());
        job.append(inside, 0.0, wrong.clone());
        done = range.end;
    }
    job.append(&text[done..], 0.0, plain);
    job
}

#[cfg(test)]
mod tests {
    use eframe::egui::{Color32, FontId};

    use super::{Look, layout, ranges};
    use crate::exchange::Problem;

    fn problem(range: std::ops::Range<usize>) -> Problem {
        Problem { range, line: 1, column: 1, expected: String::new(), found: String::new(), is_aside: false }
    }

    #[test]
    fn problems_are_marked_once_and_nothing_is_lost() {
        let look = Look { font: FontId::monospace(13.0), ink: Color32::BLACK, alarm: Color32::RED };
        let marked = ranges(&[problem(2..5), problem(4..6), problem(6..6)]);
        assert_eq!(marked, [2..5, 5..6]);
        let job = layout("1 apple", &marked, &look, 100.0);
        let wrong = job.sections.iter().filter(|section| section.format.underline.color == Color32::RED);
        let wrong: Vec<_> =
            wrong.map(|section| &job.text[section.byte_range.start.0..section.byte_range.end.0]).collect();
        assert_eq!((job.text.as_str(), wrong.concat().as_str()), ("1 apple", "appl"));
    }

    #[test]
    fn marks_of_an_earlier_text_do_no_harm() {
        let look = Look { font: FontId::monospace(13.0), ink: Color32::BLACK, alarm: Color32::RED };
        for text in ["", "ä", "1 ä 2"] {
            let marked = [1..3, 40..50];
            assert_eq!(layout(text, &marked, &look, 100.0).text, text);
        }
    }
}
