//! A slider whose scene follows while it is held, and that makes one step of undo of it.

use eframe::egui::{Key, Slider, SliderClamping, Ui};

/// What a slider asks for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Slid {
    /// It is held here: show it.
    Held(f64),
    /// It was let go here, or moved by a key: that is a change.
    Done(f64),
    /// It was given up with Esc: all as it was.
    Back,
}

/// A slider for one number.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LiveSlider<'a> {
    /// The accessible name.
    pub(crate) name: &'a str,
    /// Where it stands. It may stand outside of `span`, and stays there until it is moved.
    pub(crate) value: f64,
    /// What it goes from and to.
    pub(crate) span: (f64, f64),
    /// Whether it stops at whole numbers only.
    pub(crate) whole: bool,
    /// In points.
    pub(crate) width: f32,
}

impl LiveSlider<'_> {
    /// Shows it.
    pub(crate) fn show(self, ui: &mut Ui) -> Option<Slid> {
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
        // egui lets go of what is dragged on Esc; what the pointer does until it is released means nothing then.
        if response.drag_stopped() && ui.input(|input| input.key_pressed(Key::Escape)) {
            return Some(Slid::Back);
        }
        if !response.changed() && !response.drag_stopped() {
            None
        } else if response.dragged() && !response.drag_stopped() {
            Some(Slid::Held(value))
        } else {
            Some(Slid::Done(value))
        }
    }
}
