//! The one text field for numbers: what it accepts, what it refuses and why.
//!
//! Enter and leaving the field commit, Esc restores. egui's own `DragValue` writes every keystroke into the value and
//! takes `nan` and `inf`; a scene takes neither.

use std::ops::RangeInclusive;

use eframe::egui::text::{CCursor, CCursorRange};
use eframe::egui::{Color32, Id, Key, Response, RichText, TextEdit, Ui};

/// A field for one number.
#[derive(Clone, Debug)]
pub(crate) struct NumberField<'a> {
    name: &'a str,
    value: f64,
    range: RangeInclusive<f64>,
    whole: bool,
    width: f32,
}

/// What is being typed, while the field has the focus.
#[derive(Clone, Debug, Default)]
struct Draft {
    text: String,
    refusal: Option<String>,
}

impl<'a> NumberField<'a> {
    /// A field with its accessible name, for any finite number.
    pub(crate) fn new(name: &'a str, value: f64) -> Self {
        // A number may be −0, which nobody wants to read.
        let value = value + 0.0;
        Self { name, value, range: f64::MIN..=f64::MAX, whole: false, width: 64.0 }
    }

    /// Only numbers in this range.
    pub(crate) fn range(self, range: RangeInclusive<f64>) -> Self {
        Self { range, ..self }
    }

    /// Only whole numbers.
    pub(crate) fn whole(self) -> Self {
        Self { whole: true, ..self }
    }

    /// Room for longer numbers, in points.
    pub(crate) fn width(self, width: f32) -> Self {
        Self { width, ..self }
    }

    /// Shows the field. A number, when one other than the present value was entered.
    pub(crate) fn show(self, ui: &mut Ui) -> Option<f64> {
        let id = ui.make_persistent_id(("number field", self.name));
        let draft: Option<Draft> = ui.data(|data| data.get_temp(id));
        let mut text = draft.as_ref().map_or_else(|| shown(self.value), |draft| draft.text.clone());
        let refusal = draft.and_then(|draft| draft.refusal);

        let mut edit = TextEdit::singleline(&mut text).id(id).desired_width(self.width);
        if refusal.is_some() {
            edit = edit.text_color(ui.visuals().error_fg_color);
        }
        let mut output = edit.show(ui);
        let response = output.response.response.clone().accessible_name(self.name);
        if let Some(refusal) = &refusal {
            show_refusal(ui, &response, refusal);
        }

        if response.gained_focus() {
            // The whole number is selected, so that typing replaces it.
            let text = self.value.to_string();
            output
                .state
                .cursor
                .set_char_range(Some(CCursorRange::two(CCursor::new(0), CCursor::new(text.chars().count()))));
            output.state.store(ui.ctx(), id);
            remember(ui, id, Draft { text, refusal: None });
            return None;
        }
        if response.lost_focus() {
            return self.leave(ui, &response, text);
        }
        if response.changed() {
            let refusal = self.read(&text).err();
            remember(ui, id, Draft { text, refusal });
        }
        None
    }

    /// Commits what was typed, or restores the old value on Esc and when it cannot be read. Enter on something
    /// unreadable stays in the field, with the reason.
    fn leave(&self, ui: &Ui, response: &Response, text: String) -> Option<f64> {
        let escaped = ui.input(|input| input.key_pressed(Key::Escape));
        let entered = ui.input(|input| input.key_pressed(Key::Enter));
        let read = self.read(&text);
        match read {
            Err(refusal) if entered => {
                remember(ui, response.id, Draft { text, refusal: Some(refusal) });
                response.request_focus();
                None
            }
            Ok(value) if !escaped => {
                forget(ui, response.id);
                (value != self.value).then_some(value)
            }
            Ok(_) | Err(_) => {
                forget(ui, response.id);
                None
            }
        }
    }

    fn read(&self, text: &str) -> Result<f64, String> {
        let value = parse(text)?;
        if self.whole && value.fract() != 0.0 {
            return Err(format!("{} takes whole numbers", self.name));
        }
        if !self.range.contains(&value) {
            let (least, most) = (self.range.start(), self.range.end());
            return Err(format!("{} goes from {least} to {most}", self.name));
        }
        Ok(value)
    }
}

fn remember(ui: &Ui, id: Id, draft: Draft) {
    ui.data_mut(|data| data.insert_temp(id, draft));
}

fn forget(ui: &Ui, id: Id) {
    ui.data_mut(|data| data.remove::<Draft>(id));
}

fn show_refusal(ui: &Ui, response: &Response, refusal: &str) {
    let color: Color32 = ui.visuals().error_fg_color;
    response.show_tooltip_ui(|ui| {
        ui.label(RichText::new(refusal).color(color));
    });
}

/// The number as the field shows it while nobody types: short, with a real minus sign only in prose, not here.
fn shown(value: f64) -> String {
    let exact = value.to_string();
    if exact.len() <= 9 { exact } else { short(value) }
}

/// At most six significant digits.
fn short(value: f64) -> String {
    if value == 0.0 || (1e-4..1e6).contains(&value.abs()) {
        let rounded: f64 = format!("{value:.5e}").parse().unwrap_or(value);
        rounded.to_string()
    } else {
        let rounded: f64 = format!("{value:.4e}").parse().unwrap_or(value);
        format!("{rounded:e}")
    }
}

/// Reads a number as people write it: `1.5`, `1,5`, `-.5`, `2e-3`, `1/3`, with a hyphen or a minus sign.
///
/// # Errors
///
/// A sentence fragment that says what is wrong: nothing typed, not a number, not finite.
pub(crate) fn parse(text: &str) -> Result<f64, String> {
    let text = text.trim().replace('\u{2212}', "-");
    if text.is_empty() {
        return Err("expected a number, found nothing".to_owned());
    }
    let value = match text.split_once('/') {
        None => decimal(&text)?,
        Some((numerator, denominator)) => {
            let denominator = decimal(denominator)?;
            if denominator == 0.0 {
                return Err(format!("`{text}` divides by zero"));
            }
            decimal(numerator)? / denominator
        }
    };
    if value.is_finite() { Ok(value) } else { Err(format!("`{text}` is too large for a number here")) }
}

fn decimal(text: &str) -> Result<f64, String> {
    let text = text.trim();
    let refused = || format!("expected a number such as 1.5 or 1/3, found `{text}`");
    // `str::parse` would take the words nan, inf and infinity.
    let looks_numeric =
        text.chars().all(|c| c.is_ascii_digit() || matches!(c, '+' | '-' | '.' | ',' | 'e' | 'E'));
    if !looks_numeric {
        return Err(refused());
    }
    text.replacen(',', ".", 1).parse().map_err(|_| refused())
}

#[cfg(test)]
mod tests {
    use super::{parse, shown};

    #[test]
    fn numbers_as_people_write_them() {
        for (text, value) in [
            ("1.5", 1.5),
            ("1,5", 1.5),
            ("-.5", -0.5),
            ("2e-3", 0.002),
            (" 7 ", 7.0),
            ("1/4", 0.25),
            ("-3 / 2", -1.5),
            ("\u{2212}2", -2.0),
        ] {
            assert_eq!(parse(text), Ok(value), "{text}");
        }
    }

    #[test]
    fn what_is_no_number_is_refused() {
        for text in [
            "",
            "  ",
            "nan",
            "NaN",
            "inf",
            "-infinity",
            "1e999",
            "1/0",
            "0/0",
            "1,5,2",
            "1.2.3",
            "x",
            "1/2/3",
            "--1",
            "e",
        ] {
            assert!(parse(text).is_err(), "{text}");
        }
    }

    #[test]
    fn long_numbers_are_shown_short() {
        assert_eq!(shown(0.25), "0.25");
        assert_eq!(shown(1.0 / 3.0), "0.333333");
        assert_eq!(shown(-8.0), "-8");
        assert_eq!(shown(1.234_567_89e12), "1.2346e12");
    }
}
