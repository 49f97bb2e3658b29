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
    /// The place of the keyboard's focus, to which the pointer was led.
    focus: Option<Pos2>,
}

/// Whether egui knows where the pointer is.
#[derive(Clone, Copy, Debug, Default)]
enum SeenPointer {
    #[default]
    Seen,
    /// It is to leave in the next frame.
    Leaves,
    /// It is led to this place in the next frame.
    Led(Pos2),
    /// It counts as outside of the window until it is moved from this place, or presses a button.
    Gone(Option<Pos2>),
}

/// Lets the pointer count as outside of the window until it is used: tooltips under it close, and none opens.
pub(crate) fn leave(ctx: &Context) {
    ctx.with_plugin(|presses: &mut Presses| presses.pointer = SeenPointer::Leaves);
    ctx.request_repaint();
}

/// Returns the place of the pointer, even while it counts as outside of the window.
pub(crate) fn place(ctx: &Context) -> Option<Pos2> {
    let of_gone = ctx.with_plugin(|presses: &mut Presses| match presses.pointer {
        SeenPointer::Gone(rest) => rest,
        _ => None,
    });
    of_gone.flatten().or_else(|| ctx.input(|input| input.pointer.latest_pos()))
}

/// Leads the pointer to a control that gains the focus of the keyboard, so that its tooltip opens; away from it once it
/// has lost the focus.
pub(crate) fn follow_focus(ctx: &Context, place: Option<Pos2>) {
    ctx.with_plugin(|presses: &mut Presses| {
        if presses.focus != place {
            presses.focus = place;
            presses.pointer = place.map_or(SeenPointer::Leaves, SeenPointer::Led);
            ctx.request_repaint();
        }
    });
}

impl Presses {
    /// Keeps the pointer away until it is used.
    fn hide(&mut self, ctx: &Context, events: &mut Vec<Event>) {
        match self.pointer {
            SeenPointer::Leaves => {
                self.pointer = SeenPointer::Gone(ctx.input(|input| input.pointer.latest_pos()));
                events.insert(0, Event::PointerGone);
            }
            SeenPointer::Led(place) => {
                self.pointer = SeenPointer::Seen;
                events.insert(0, Event::PointerMoved(place));
            }
            SeenPointer::Seen | SeenPointer::Gone(_) => {}
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
                Event::PointerMoved(_) | Event::PointerButton { .. } => self.pointer = SeenPointer::Seen,
                _ => {}
            }
            at += 1;
        }
    }

    /// Leaves to this frame what comes before the pointer goes on after a press or release, or lets go of what it has
    /// dragged. A press elsewhere comes a frame after the move to its place, where the views then look for an item.
    fn part(&mut self, ctx: &Context, events: &mut Vec<Event>) {
        let mut is_down = ctx.input(|input| input.pointer.any_down());
        let mut place = ctx.input(|input| input.pointer.latest_pos());
        let (mut has_dragged, mut button, mut jump) = (false, None, None);
        let ends = |event: &Event| match *event {
            Event::PointerMoved(to) => {
                has_dragged |= is_down;
                place = Some(to);
                button.is_some_and(|button| button != to)
            }
            Event::PointerButton { pos, pressed, .. } => {
                (is_down, button) = (pressed, Some(pos));
                jump = Some(pos).filter(|_| pressed && place != Some(pos));
                has_dragged && !pressed || jump.is_some()
            }
            _ => false,
        };
        if let Some(at) = events.iter().position(ends) {
            self.later = events.split_off(at);
            events.extend(jump.map(Event::PointerMoved));
        }
    }
}

impl Plugin for Presses {
    fn debug_name(&self) -> &'static str {
        "Pointer presses"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        if ctx.viewport_id() != ViewportId::ROOT {
            return;
        }
        let mut events = mem::take(&mut self.later);
        events.append(&mut input.events);
        self.hide(ctx, &mut events);
        self.part(ctx, &mut events);
        input.events = events;
        if !self.later.is_empty() {
            ctx.request_repaint();
        }
    }
}
