//! Tooltips open under a pointer that was moved there: not where it rests as the window opens, nor in front of a class
//! while keys are pressed.

use eframe::egui::{Context, Style, Vec2};

/// Returns whether the pointer is not moved within the window.
pub(crate) fn is_at_rest(ctx: &Context) -> bool {
    ctx.input(|input| input.pointer.delta() == Vec2::ZERO)
}

/// Delays the tooltips without end while the pointer rests.
pub(crate) fn delay(ctx: &Context, rests: bool) {
    let mut interaction = Style::default().interaction;
    if rests {
        (interaction.tooltip_delay, interaction.tooltip_grace_time) = (f32::INFINITY, 0.0);
    }
    let is_set = |style: &Style| style.interaction.tooltip_delay == interaction.tooltip_delay;
    if !is_set(&ctx.global_style()) {
        ctx.global_style_mut(|style| {
            style.interaction.tooltip_delay = interaction.tooltip_delay;
            style.interaction.tooltip_grace_time = interaction.tooltip_grace_time;
        });
    }
}
