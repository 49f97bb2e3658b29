//! The plugin that lets egui see where the pointer presses and releases.
//!
//! egui knows one place of the pointer in each frame: the last one. In a slow frame a drag would begin and end where the
//! pointer was later, and not where the button was pressed and released.

use std::mem;

use eframe::egui::{Context, Event, Plugin, Pos2, RawInput, ViewportId};

/// The pointer as egui sees it.
#[derive(Debug, Default)]
pub(crate) struct Presses {
    /// The events that wait for the next frame.
    later: Vec<Event>,
    pointer: SeenPointer,
}

/// Whether egui knows where the pointer is.
#[derive(Clone, Copy, Debug, Default)]
enum SeenPointer {
    #[default]
    Seen,
    /// It is to leave in the next frame.
    Leaves,
    /// It counts as outside of the window until it is moved from this place, or presses a button.
    Gone(Option<Pos2>),
}

/// Lets the pointer count as outside of the window until it is used: tooltips under it close, and none opens.
pub(crate) fn leave(ctx: &Context) {
    ctx.with_plugin(|presses: &mut Presses| presses.pointer = SeenPointer::Leaves);
    ctx.request_repaint();
}

impl Presses {
    /// Keeps the pointer away until it is used. A press comes after the move to its place, a frame later.
    fn hide(&mut self, ctx: &Context, events: &mut Vec<Event>) {
        if matches!(self.pointer, SeenPointer::Leaves) {
            self.pointer = SeenPointer::Gone(ctx.input(|input| input.pointer.latest_pos()));
            events.insert(0, Event::PointerGone);
        }
        let mut at = 0;
        while let (SeenPointer::Gone(rest), Some(event)) = (self.pointer, events.get(at)) {
            match *event {
                // Some systems report a move where the pointer already is, for example as the window changes its size.
                Event::PointerMoved(place) if rest.is_none_or(|rest| rest == place) => {
                    self.pointer = SeenPointer::Gone(Some(place));
                    events.remove(at);
                    continue;
                }
                Event::PointerMoved(_) => self.pointer = SeenPointer::Seen,
                Event::PointerButton { pos, .. } => {
                    self.pointer = SeenPointer::Seen;
                    self.later = events.split_off(at);
                    events.push(Event::PointerMoved(pos));
                }
                _ => {}
            }
            at += 1;
        }
    }

    /// Leaves to this frame what comes before the pointer goes on after a press or release, or lets go of what it has
    /// dragged.
    fn part(&mut self, ctx: &Context, events: &mut Vec<Event>) {
        let mut is_down = ctx.input(|input| input.pointer.any_down());
        let (mut has_dragged, mut button) = (false, None);
        let ends = |event: &Event| match *event {
            Event::PointerMoved(place) => {
                has_dragged |= is_down;
                button.is_some_and(|button| button != place)
            }
            Event::PointerButton { pos, pressed, .. } => {
                (is_down, button) = (pressed, Some(pos));
                has_dragged && !pressed
            }
            _ => false,
        };
        if let Some(at) = events.iter().position(ends) {
            self.later = events.split_off(at);
        }
    }
}

impl Plugin for Presses {
    fn debug_name(&self) -> &'static str {
        "Presses of the pointer"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        if ctx.viewport_id() != ViewportId::ROOT {
            return;
        }
        let mut events = mem::take(&mut self.later);
        events.append(&mut input.events);
        self.hide(ctx, &mut events);
        if self.later.is_empty() {
            self.part(ctx, &mut events);
        }
        input.events = events;
        if !self.later.is_empty() {
            ctx.request_repaint();
        }
    }
}
