//! The text of the import window: the lists are marked in the colors of their roles, omitted parts are pale,
//! and parts that were not understood are underlined.

use std::sync::Arc;

use eframe::egui::text::{CCursor, CCursorRange, LayoutJob, TextFormat};
use eframe::egui::text_edit::TextEditOutput;
use eframe::egui::{Color32, FontId, Galley, Id, RichText, ScrollArea, Stroke, TextBuffer, TextEdit, Ui};

use crate::app::features::exchange::importing::{ImportFocus, ImportSource, Importing, ListUse};
use crate::app::features::exchange::marks::{Marked, TextMark};
use crate::app::widgets::theme;
use crate::figure::{Palette, Role, Visibility};
use crate::message::text;

/// The size of the letters, in points.
const SIZE: f32 = 13.0;

/// Shows the text, or the name of a file or text that is too long.
pub(super) fn ui(ui: &mut Ui, importing: &mut Importing, height: f32) {
    let is_shown = match &importing.source {
        ImportSource::Text => true,
        ImportSource::Long(_) => false,
        ImportSource::File(_) => !importing.text.is_empty(),
    };
    if !is_shown {
        if !importing.is_reading() && importing.understood().is_some() {
            ui.label(RichText::new(text!("exchange-it-is-not-shown-here")).weak());
        }
        return;
    }
    ScrollArea::vertical().id_salt("text").max_height(height).auto_shrink([false, false]).show(ui, |ui| {
        edit_ui(ui, importing, height);
    });
}

fn edit_ui(ui: &mut Ui, importing: &mut Importing, height: f32) {
    let look = TextLook::of(ui);
    let marked = if importing.understood().is_some() { importing.sorted().marks.clone() } else { Vec::new() };
    let mut layouter = |ui: &Ui, text: &dyn TextBuffer, width: f32| -> Arc<Galley> {
        let job = layout(text.as_str(), &marked, &look, width);
        ui.fonts_mut(|fonts| fonts.layout_job(job))
    };
    let id = Id::unique("import text");
    let rows = (height / ui.fonts_mut(|fonts| fonts.row_height(&FontId::monospace(SIZE)))).floor();
    let edit = TextEdit::multiline(&mut importing.text)
        .id(id)
        .code_editor()
        .hint_text(text!("exchange-paste-or-type-points"))
        .desired_width(f32::INFINITY)
        // As many rows as fit without a scroll bar.
        .desired_rows((1..200).rfind(|count| *count as f32 <= rows - 1.0).unwrap_or(1))
        .layouter(&mut layouter);
    let mut output = edit.show(ui);
    let response = output.response.response.clone().accessible_name(text!("exchange-text-with-points"));
    if importing.focus.take_if(|focus| *focus == ImportFocus::Text).is_some() {
        response.request_focus();
    }
    if response.changed() {
        importing.reread(ui.ctx());
    } else if let Some(words) = hovered(ui, &output, importing, &marked) {
        response.clone().on_hover_text_at_pointer(words);
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

/// The words about the marked place below the pointer.
fn hovered(ui: &Ui, output: &TextEditOutput, importing: &Importing, marked: &[Marked]) -> Option<String> {
    let pointer = output.response.response.hover_pos()?;
    let at = pointer - output.galley_pos;
    let cursor = output.galley.cursor_from_pos(at);
    // Beside the end of a line, the nearest place is not below the pointer.
    let place = output.galley.pos_from_cursor(cursor);
    let letter = ui.fonts_mut(|fonts| fonts.glyph_width(&FontId::monospace(SIZE), '0'));
    if (place.center().x - at.x).abs() > letter {
        return None;
    }
    let (byte, _) = importing.text.char_indices().nth(cursor.index.0)?;
    let mark = marked.iter().find(|it| it.range.contains(&byte))?.mark;
    let sorted = importing.sorted();
    match mark {
        TextMark::Problem(index) => Some(sorted.problems.get(index)?.to_string()),
        TextMark::LeftOut(index) => {
            Some(text!("exchange-left-out-2"; words = sorted.left_out.get(index)?.why))
        }
        TextMark::List(index, list_use) => {
            let row = importing.understood()?.rows.get(index)?;
            let name = if row.name.is_empty() { row.kind.clone() } else { row.name.clone() };
            Some(
                text!("exchange-becomes-2"; name = name, name_2 = list_use.name(), numbers = row.numbers, pose = row.pose),
            )
        }
    }
}

/// The style of the text.
struct TextLook {
    font: FontId,
    ink: Color32,
    pale: Color32,
    alarm: Color32,
    palette: &'static Palette,
}

impl TextLook {
    fn of(ui: &Ui) -> Self {
        let visuals = ui.visuals();
        Self {
            font: FontId::monospace(SIZE),
            ink: visuals.text_color(),
            pale: visuals.weak_text_color(),
            alarm: visuals.error_fg_color,
            palette: theme::palette(ui),
        }
    }

    fn format(&self, mark: Option<TextMark>) -> TextFormat {
        let plain = TextFormat::simple(self.font.clone(), self.ink);
        match mark {
            None => plain,
            Some(TextMark::Problem(_)) => TextFormat {
                underline: Stroke::new(2.0, self.alarm),
                background: self.alarm.gamma_multiply(0.25),
                ..plain
            },
            Some(TextMark::LeftOut(_)) => TextFormat { color: self.pale, italics: true, ..plain },
            Some(TextMark::List(_, list_use)) => {
                TextFormat { background: self.background(list_use), ..plain }
            }
        }
    }

    /// The background of a list, in the color of its role.
    fn background(&self, list_use: ListUse) -> Color32 {
        let role: Role = list_use.role();
        theme::color(self.palette.stroke(role, Visibility::Visible).color).gamma_multiply(0.22)
    }
}

/// The text with marks. The marks may belong to an earlier text: they are clipped to its length.
fn layout(text: &str, marked: &[Marked], look: &TextLook, width: f32) -> LayoutJob {
    let mut job = LayoutJob::default();
    job.wrap.max_width = width;
    let mut done = 0;
    for Marked { range, mark } in marked {
        let (Some(before), Some(inside)) = (text.get(done..range.start), text.get(range.clone())) else {
            break;
        };
        job.append(before, 0.0, look.format(None));
        job.append(inside, 0.0, look.format(Some(*mark)));
        done = range.end;
    }
    job.append(&text[done..], 0.0, look.format(None));
    job
}

#[cfg(test)]
mod tests {
    use eframe::egui::{Color32, FontId};

    use super::{TextLook, layout};
    use crate::app::features::exchange::importing::ListUse;
    use crate::app::features::exchange::marks::{Marked, TextMark};
    use crate::figure::Palette;
    use crate::geometry::Side;

    fn look() -> TextLook {
        TextLook {
            font: FontId::monospace(13.0),
            ink: Color32::BLACK,
            pale: Color32::GRAY,
            alarm: Color32::RED,
            palette: &Palette::LIGHT,
        }
    }

    #[test]
    fn places_have_the_looks_of_their_meanings_and_nothing_is_lost() {
        let marked = [
            Marked { range: 0..1, mark: TextMark::List(0, ListUse::Body(Side::P)) },
            Marked { range: 2..6, mark: TextMark::Problem(0) },
            Marked { range: 6..7, mark: TextMark::LeftOut(0) },
        ];
        let job = layout("1 apple", &marked, &look(), 100.0);
        let of = |is_meant: fn(&eframe::egui::text::TextFormat) -> bool| -> String {
            let sections = job.sections.iter().filter(|section| is_meant(&section.format));
            sections.map(|section| &job.text[section.byte_range.start.0..section.byte_range.end.0]).collect()
        };
        assert_eq!(job.text, "1 apple");
        assert_eq!(of(|format| format.underline.color == Color32::RED), "appl");
        assert_eq!(of(|format| format.color == Color32::GRAY), "e");
        assert_eq!(of(|format| format.background != Color32::TRANSPARENT), "1appl");
    }

    #[test]
    fn marks_of_an_earlier_text_do_no_harm() {
        for text in ["", "ä", "1 ä 2"] {
            let marked = [1..3, 40..50].map(|range| Marked { range, mark: TextMark::Problem(0) });
            assert_eq!(layout(text, &marked, &look(), 100.0).text, text);
        }
    }
}
