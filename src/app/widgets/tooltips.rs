//! Tooltips open under a pointer that was moved there: not where it rests as the window opens, nor in front of a class
//! while keys are pressed.

use eframe::egui::{Context, Memory, Style, Tooltip, Vec2};

/// Seconds since a tooltip was shown, up to which it may still be open.
const OPEN: f32 = 0.5;

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

/// Ends the delay, in the light theme and in the dark one.
pub(crate) fn restore(ctx: &Context) {
    let usual = Style::default().interaction;
    ctx.all_styles_mut(|style| {
        style.interaction.tooltip_delay = usual.tooltip_delay;
        style.interaction.tooltip_grace_time = usual.tooltip_grace_time;
    });
}

/// Closes the tooltips that are open.
pub(crate) fn close(ctx: &Context) {
    if Tooltip::seconds_since_last_tooltip(ctx) < OPEN {
        ctx.memory_mut(Memory::reset_areas);
    }
}
