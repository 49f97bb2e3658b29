//! The text field for numbers, with its checks and their messages.
//!
//! Enter, leaving the field and a command ([`commit`]) commit, Esc restores the current value, Tab moves on
//! to the next field. A number that is refused when the field is left is named in a notice. It accepts
//! expressions ([`expression`]). The keys Up and Down add and subtract a step: a tenth of the order of
//! magnitude of the number, with Shift a tenth of that, with Ctrl ten times as much. Each press is a
//! separate change.

mod expression;
mod shown;
mod tokens;

use std::ops::RangeInclusive;
use std::str::FromStr;

use eframe::egui::accesskit::Live;
use eframe::egui::text::{CCursor, CCursorRange};
use eframe::egui::text_edit::TextEditOutput;
use eframe::egui::{
    Color32, Context, Event, Id, Key, Margin, Memory, Modifiers, Response, RichText, TextEdit, Ui, vec2,
};

use super::{notice, stops};
use crate::message::text;
pub(crate) use expression::{degrees, parse, parse_degrees};
use shown::fitting;
pub(crate) use shown::shown;

/// The margins of the text in the field, in points.
const MARGIN: Margin = Margin::symmetric(4, 2);

/// Room for the cursor after the text, in points.
const CURSOR: f32 = 1.0;
/// Maximum number of characters of a text in the field. The largest number written without an exponent has 309 digits.
const MAX_CHARACTERS: usize = 1000;

/// Takes the focus from the text field that has it, which then commits in this frame. A number field that
/// refuses its text takes the focus back and leaves a notice.
pub(crate) fn commit(ctx: &Context) {
    if let Some(field) = ctx.memory(Memory::focused) {
        ctx.memory_mut(|memory| memory.surrender_focus(field));
        let frame = ctx.cumulative_frame_nr();
        ctx.data_mut(|data| data.insert_temp(committed_id(), frame));
    }
}

/// The key under which the frame of the last [`commit`] is stored.
fn committed_id() -> Id {
    Id::unique("fields are committed")
}

/// Returns whether fields lose the focus in this frame in order to commit.
fn commits(ui: &Ui) -> bool {
    let frame = ui.ctx().cumulative_frame_nr();
    ui.data(|data| data.get_temp(committed_id())) == Some(frame)
}

/// A field for one number.
#[derive(Clone, Debug)]
pub(crate) struct NumberField<'a> {
    name: &'a str,
    value: f64,
    range: RangeInclusive<f64>,
    whole: bool,
    degrees: bool,
    width: f32,
}

/// The text being typed while the field has the focus.
#[derive(Clone, Debug)]
struct NumberDraft {
    text: String,
    /// The value that the text replaces; after a step, the result of the step. If the field now has another
    /// value, as after a scene was opened, the draft is obsolete.
    of: f64,
    refusal: Option<String>,
    /// The step of one press of Up. It is derived from the number at which the field was entered, so that it stays
    /// the same from 1.1 to 0.9.
    step: f64,
}

impl<'a> NumberField<'a> {
    /// Creates a field with this accessible name, for any finite number.
    pub(crate) fn new(name: &'a str, value: f64) -> Self {
        // −0 is shown as 0.
        let value = value + 0.0;
        Self { name, value, range: f64::MIN..=f64::MAX, whole: false, degrees: false, width: 64.0 }
    }

    /// Restricts the field to a range.
    pub(crate) fn range(self, range: RangeInclusive<f64>) -> Self {
        Self { range, ..self }
    }

    /// Restricts the field to integers.
    pub(crate) fn whole(self) -> Self {
        Self { whole: true, ..self }
    }

    /// Makes the number an angle in degrees, which may be typed with a unit; see [`parse_degrees`]. The step is one
    /// degree.
    pub(crate) fn degrees(self) -> Self {
        Self { degrees: true, ..self }
    }

    /// Sets the width, in points.
    pub(crate) fn width(self, width: f32) -> Self {
        Self { width, ..self }
    }

    /// Shows the field of a nonnegative integer, in a given range. Returns it as an integer.
    pub(crate) fn show_whole<T: FromStr>(self, ui: &mut Ui) -> Option<T> {
        // Written out, an integer has neither a decimal point nor an exponent.
        self.whole().show(ui).and_then(|number| number.to_string().parse().ok())
    }

    /// Shows the field. Returns the entered number if it differs from the current value.
    pub(crate) fn show(self, ui: &mut Ui) -> Option<f64> {
        let id = ui.make_persistent_id(("number field", self.name));
        let focused = ui.memory(|memory| memory.has_focus(id));
        let draft = self.draft(ui, id, focused);
        let pressed = if focused { take_steps(ui) } else { 0.0 };
        let room = self.width - MARGIN.sum().x - CURSOR;
        let present = || if focused { self.value.to_string() } else { fitting(ui.ctx(), self.value, room) };
        let mut text = draft.as_ref().map_or_else(present, |draft| draft.text.clone());
        let step = draft.as_ref().map_or_else(|| self.step(), |draft| draft.step);
        let typed = draft.is_some();
        let refusal = draft.and_then(|draft| draft.refusal);

        let mut edit = TextEdit::singleline(&mut text).id(id).margin(MARGIN).desired_width(self.width);
        // A grid would leave it less room.
        edit = edit.min_size(vec2(self.width, 0.0));
        // One more than the maximum, so that a text that was cut off is refused rather than read as another
        // number.
        edit = edit.char_limit(MAX_CHARACTERS + 1);
        if refusal.is_some() {
            // Tab stays in a field with an error, which would discard the text silently.
            edit = edit.text_color(ui.visuals().error_fg_color).lock_focus(true);
        }
        let mut output = edit.show(ui);
        let response = output.response.response.clone().accessible_name(self.name);
        if let Some(refusal) = &refusal {
            show_refusal(&response, refusal);
            stops::hold(&response);
        } else {
            self.show_exactly(&response, room);
            show_dropped(&response);
        }

        if response.gained_focus() {
            let text = self.value.to_string();
            select_all(ui, &mut output, id, &text);
            remember(ui, id, NumberDraft { text, of: self.value, refusal: None, step });
            return None;
        }
        if response.lost_focus() {
            // In the second pass of a frame, the first has already returned the number.
            return if typed { self.leave(ui, &response, (text, step)) } else { None };
        }
        if pressed != 0.0 {
            let stepped = self.stepped(&text, pressed * step);
            let text = stepped.to_string();
            select_all(ui, &mut output, id, &text);
            remember(ui, id, NumberDraft { text, of: stepped, refusal: None, step });
            return (stepped != self.value).then_some(stepped);
        }
        if response.changed() {
            let refusal = self.read(&text).err();
            remember(ui, id, NumberDraft { text, of: self.value, refusal, step });
        }
        None
    }

    /// The draft of this field. A hidden field loses the focus without an event: its draft is dropped when it is
    /// shown again.
    fn draft(&self, ui: &Ui, id: Id, focused: bool) -> Option<NumberDraft> {
        let draft: NumberDraft = ui.data(|data| data.get_temp(id))?;
        if !focused && !ui.ctx().read_response(id).is_some_and(|response| response.lost_focus()) {
            forget(ui, id);
            return None;
        }
        // A number stored in another unit, such as radians, may come back with its last digits changed.
        let tolerance = 1e-12 * self.value.abs().max(draft.of.abs());
        ((draft.of - self.value).abs() <= tolerance).then_some(draft)
    }

    /// Shows all digits as a tooltip, if the field shows only the first.
    fn show_exactly(&self, response: &Response, room: f32) {
        let exact = self.value.to_string();
        if !response.has_focus() && exact != fitting(&response.ctx, self.value, room) {
            response.clone().on_hover_text(exact);
        }
    }

    /// Commits the text, or restores the old value on Esc or an error. Enter or a command with an error
    /// stays in the field and shows the reason; leaving the field otherwise discards the text with a notice.
    fn leave(&self, ui: &Ui, response: &Response, (text, step): (String, f64)) -> Option<f64> {
        let escaped = ui.input(|input| input.key_pressed(Key::Escape));
        let entered = ui.input(|input| input.key_pressed(Key::Enter));
        let commits = commits(ui);
        let read = self.read(&text);
        match read {
            Err(refusal) if entered || commits => {
                if commits {
                    notice::leave(ui, refusal.clone());
                }
                remember(ui, response.id, NumberDraft { text, of: self.value, refusal: Some(refusal), step });
                response.request_focus();
                None
            }
            Ok(value) if !escaped => {
                forget(ui, response.id);
                (value != self.value).then_some(value)
            }
            Err(refusal) if !escaped => {
                let reason =
                    text!("view-stays"; refusal = refusal, name = self.name, shown = shown(self.value));
                let frame = ui.ctx().cumulative_frame_nr();
                ui.data_mut(|data| data.insert_temp(dropped_id(response.id), (reason.clone(), frame)));
                ui.ctx().request_repaint();
                notice::leave(ui, reason);
                forget(ui, response.id);
                None
            }
            Ok(_) | Err(_) => {
                forget(ui, response.id);
                None
            }
        }
    }

    fn read(&self, text: &str) -> Result<f64, String> {
        if text.chars().count() > MAX_CHARACTERS {
            return Err(text!("view-at-most-characters-fit-into"; MAX_CHARACTERS = MAX_CHARACTERS));
        }
        let value = if self.degrees { parse_degrees(text)? } else { parse(text)? };
        if self.whole && value.fract() != 0.0 {
            return Err(text!("view-accepts-whole-numbers-only"; name = self.name));
        }
        if !self.range.contains(&value) {
            let (least, most) = (self.range.start(), self.range.end());
            return Err(text!("view-goes-from-to"; name = self.name, least = least, most = most));
        }
        Ok(value)
    }

    /// The step of one press of Up.
    fn step(&self) -> f64 {
        if self.whole || self.degrees {
            1.0
        } else if self.value == 0.0 {
            0.1
        } else {
            libm::exp10(libm::log10(self.value.abs()).floor() - 1.0)
        }
    }

    /// The typed number, or else the value, plus `by`, as a short decimal within the range.
    fn stepped(&self, text: &str, by: f64) -> f64 {
        let before = self.read(text).unwrap_or(self.value);
        let by = if self.whole { by.abs().max(1.0).copysign(by) } else { by };
        let sum = before + by;
        let tolerance = 4.0 * f64::EPSILON * before.abs().max(by.abs());
        let after = expression::shortest(sum, tolerance).clamp(*self.range.start(), *self.range.end());
        if after.is_finite() { after } else { before }
    }
}

/// Consumes the arrow keys and returns the number of steps. Otherwise they would move the cursor to the ends of the
/// text.
fn take_steps(ui: &Ui) -> f64 {
    ui.input_mut(|input| {
        let mut steps = 0.0;
        // The pattern without modifiers also matches with Shift, so it comes last.
        for (modifiers, size) in [(Modifiers::SHIFT, 0.1), (Modifiers::COMMAND, 10.0), (Modifiers::NONE, 1.0)]
        {
            for (key, sign) in [(Key::ArrowUp, 1.0), (Key::ArrowDown, -1.0)] {
                steps += sign * size * input.count_and_consume_key(modifiers, key) as f64;
            }
        }
        steps
    })
}

/// Selects the whole text, so that typing replaces it.
fn select_all(ui: &Ui, output: &mut TextEditOutput, id: Id, text: &str) {
    let all = CCursorRange::two(CCursor::new(0), CCursor::new(text.chars().count()));
    output.state.cursor.set_char_range(Some(all));
    output.state.clone().store(ui.ctx(), id);
}

fn remember(ui: &Ui, id: Id, draft: NumberDraft) {
    ui.data_mut(|data| data.insert_temp(id, draft));
}

fn forget(ui: &Ui, id: Id) {
    ui.data_mut(|data| data.remove::<NumberDraft>(id));
}

/// Shows the reason why the last text was dropped, until a key or a button is pressed.
fn show_dropped(response: &Response) {
    let id = dropped_id(response.id);
    let Some((reason, frame)) = response.ctx.data(|data| data.get_temp::<(String, u64)>(id)) else {
        return;
    };
    let is_input = |event: &Event| {
        matches!(event, Event::Key { pressed: true, .. } | Event::PointerButton { pressed: true, .. })
    };
    // The input that left the field belongs to the frame of that event.
    let is_later = response.ctx.cumulative_frame_nr() > frame;
    if is_later && response.ctx.input(|input| input.events.iter().any(is_input)) {
        response.ctx.data_mut(|data| data.remove::<(String, u64)>(id));
    } else {
        show_refusal(response, &reason);
    }
}

/// The key for the reason why the last text of a field was dropped.
fn dropped_id(field: Id) -> Id {
    field.with("dropped")
}

fn show_refusal(response: &Response, refusal: &str) {
    response.show_tooltip_ui(|ui| {
        let color: Color32 = ui.visuals().error_fg_color;
        let words = ui.label(RichText::new(refusal).color(color));
        ui.ctx().accesskit_node_builder(words.id, |node| node.set_live(Live::Polite));
    });
}

#[cfg(test)]
mod tests {
    use super::NumberField;

    #[test]
    fn steps_are_a_tenth_of_the_order_of_the_number() {
        for (value, step) in [(0.0, 0.1), (4.0, 0.1), (-4.0, 0.1), (12.0, 1.0), (0.5, 0.01), (1e6, 1e5)] {
            let field = NumberField::new("", value);
            assert!((field.step() - step).abs() < 1e-12 * step, "{value}");
        }
        assert_eq!(NumberField::new("", 360.0).degrees().step(), 1.0);
        assert_eq!(NumberField::new("", 32.0).whole().step(), 1.0);
    }

    #[test]
    fn steps_lead_to_short_decimals() {
        let field = NumberField::new("", 0.2);
        assert_eq!(field.stepped("0.2", 0.1), 0.3);
        assert_eq!(field.stepped("0.3", -0.1 - 0.1 - 0.1), 0.0);
        assert_eq!(field.stepped("nonsense", 0.01), 0.21);
        assert_eq!(NumberField::new("", 3.0).range(1.0..=3.5).stepped("3", 1.0), 3.5);
        assert_eq!(NumberField::new("", 3.0).whole().stepped("3", 0.1), 4.0);
    }
}
