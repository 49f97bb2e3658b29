//! A slider that previews while it is held and makes the whole drag one step of undo.

use eframe::egui::{Key, Slider, SliderClamping, Ui};

/// A request of a slider.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum SliderChange {
    /// Preview this value: the slider is held.
    Preview(f64),
    /// Commit this value: the slider was released, or moved by a key.
    Commit(f64),
    /// Cancel the change: Esc was pressed.
    Cancel,
}

/// A slider for one number.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LiveSlider<'a> {
    /// The accessible name.
    pub(crate) name: &'a str,
    /// The current value. It may lie outside `span`, and stays there until the slider is moved.
    pub(crate) value: f64,
    /// The smallest and the largest value.
    pub(crate) span: (f64, f64),
    /// Whether only integers are allowed.
    pub(crate) whole: bool,
    /// The width, in points.
    pub(crate) width: f32,
}

impl LiveSlider<'_> {
    /// Shows the slider.
    pub(crate) fn show(self, ui: &mut Ui) -> Option<SliderChange> {
        let mut value = self.value;
        ui.spacing_mut().slider_width = self.width;
        let mut slider = Slider::new(&mut value, self.span.0..=self.span.1)
            .show_value(false)
            .clamping(SliderClamping::Never);
        if self.whole {
            slider = slider.integer();
        }
        let response = ui.add(slider).accessible_name(self.name);
        let value = if self.whole { value.round() } else { value };
        // On Esc egui ends the drag; the movement of the pointer until its release has no effect.
        if response.drag_stopped() && ui.input(|input| input.key_pressed(Key::Escape)) {
            return Some(SliderChange::Cancel);
        }
        if !response.changed() && !response.drag_stopped() {
            None
        } else if response.dragged() && !response.drag_stopped() {
            Some(SliderChange::Preview(value))
        } else {
            Some(SliderChange::Commit(value))
        }
    }
}
