//! The plugin that moves the focus, and draws the ring around the control that has it.

use std::mem;

use eframe::egui::accesskit::{Action, ActionRequest, TreeId};
use eframe::egui::{
    Context, Event, EventFilter, Id, IdMap, Key, LayerId, Order, Plugin, Popup, RawInput, Stroke, StrokeKind,
    Ui, ViewportId, WidgetRect,
};

use super::places::Places;
use super::ways::{Way, Ways};
use crate::app::widgets::theme;

/// The width of the ring around the focused control, and its distance from it, in points.
const RING: (f32, f32) = (2.0, 2.0);

/// The number of steps of an arrow by which a page of a text scrolls.
const PAGE: usize = 6;

/// A window above the others, or a menu.
#[derive(Clone, Copy, Debug)]
struct OpenWindow {
    layer: LayerId,
    /// The focus before it opened.
    returns: Option<Id>,
    /// Whether it has had the chance to take the focus.
    is_entered: bool,
}

/// The focus, and where it may go.
#[derive(Debug, Default)]
pub(crate) struct Stops {
    /// Whether the focus was last moved by a key or by assistive technology, and not by the pointer.
    pub(super) is_by_keyboard: bool,
    /// Whether a key was pressed after the pointer.
    pub(super) is_after_key: bool,
    /// The controls drawn in this pass so far, and those of the last one.
    pub(super) drawn: Places,
    pub(super) places: Places,
    /// The control that gains the focus in this pass.
    pub(super) wanted: Option<Id>,
    /// The control that loses the focus in this pass.
    left: Option<Id>,
    /// The focus of the last pass, and of the one before it.
    before: Option<Id>,
    earlier: Option<Id>,
    /// The control that had the focus last, where Tab and F6 go on.
    last: Option<Id>,
    /// The control that was last focused in a group or a part.
    remembered: IdMap<Id>,
    /// The windows that are open.
    windows: Vec<OpenWindow>,
    /// A field that keeps Tab.
    pub(super) holder: Option<Id>,
}

impl Stops {
    /// Returns the control from which Tab and F6 go on.
    pub(super) fn place(&self, ctx: &Context) -> Option<Id> {
        ctx.memory(eframe::egui::Memory::focused).or(self.last)
    }

    /// Returns the ways of the focus among the controls of the last pass.
    pub(super) fn ways(&self) -> Ways<'_> {
        Ways { places: &self.places, remembered: &self.remembered }
    }

    /// Returns what an arrow does to a control that is in no group: a text scrolls, and the border between two parts,
    /// which belongs to none, moves.
    fn action(&self, ctx: &Context, id: Id, back: bool) -> Option<Action> {
        if self.places.texts.contains(&id) {
            return Some(if back { Action::ScrollUp } else { Action::ScrollDown });
        }
        let Places { parts, groups, pictures, .. } = &self.places;
        let layer = ctx.viewport(|viewport| Some(viewport.prev_pass.widgets.get(id)?.layer_id))?;
        let is_free = !parts.contains_key(&id) && !groups.contains_key(&id) && !pictures.contains(&id);
        (is_free && layer == LayerId::background()).then_some(if back {
            Action::Decrement
        } else {
            Action::Increment
        })
    }

    /// Returns the controls that may have the focus, in order.
    pub(super) fn stops(&self, ctx: &Context) -> Vec<WidgetRect> {
        let layers: Vec<LayerId> = ctx.memory(|memory| {
            let all = memory.layer_ids();
            all.filter(|layer| layer.order != Order::Tooltip && memory.allows_interaction(*layer)).collect()
        });
        ctx.viewport(|viewport| {
            let widgets = &viewport.prev_pass.widgets;
            let of_layer = |layer: &LayerId| {
                let is_stop = |widget: &&WidgetRect| is_stop(widget, *layer);
                let mut stops: Vec<WidgetRect> = widgets.get_layer(*layer).filter(is_stop).copied().collect();
                // What belongs to no part, as the borders between them, comes last.
                let part_of = |stop: &WidgetRect| self.places.parts.get(&stop.id).copied();
                let is_after = |stop: &WidgetRect| self.places.after.contains(&stop.id);
                stops.sort_by_key(|stop| (part_of(stop).is_none(), part_of(stop), is_after(stop)));
                stops
            };
            layers.iter().flat_map(of_layer).collect()
        })
    }

    /// Records the control that has the focus.
    fn follow(&mut self, ctx: &Context) {
        self.earlier = mem::replace(&mut self.before, ctx.memory(eframe::egui::Memory::focused));
        let Some(id) = self.before else { return };
        self.last = Some(id);
        if let Some(group) = self.drawn.groups.get(&id) {
            self.remembered.insert(*group, id);
        }
        if let Some(part) = self.drawn.parts.get(&id) {
            self.remembered.insert(Id::unique(part), id);
        }
    }

    /// Moves the focus into a dialog that has opened, and back from one that has closed. Windows that leave the others
    /// usable, and menus, take the focus if a key has opened them: after a press of the pointer the keys stay with the
    /// run.
    fn follow_windows(&mut self, ctx: &Context) {
        let layer_of = |id: Id| ctx.viewport(|viewport| Some(viewport.this_pass.widgets.get(id)?.layer_id));
        let of_focused = self.before.and_then(layer_of);
        let has_menu = Popup::is_any_open(ctx);
        let (open, has_dialog) = ctx.memory(|memory| {
            let has_dialog = !memory.allows_interaction(LayerId::background());
            let is_window = |layer: &LayerId| {
                let is_on_top = has_menu || has_dialog && memory.allows_interaction(*layer);
                let is_window = layer.order == Order::Middle || layer.order == Order::Foreground && is_on_top;
                is_window && memory.areas().is_visible(layer)
            };
            let open: Vec<LayerId> = memory.layer_ids().filter(is_window).collect();
            (open, has_dialog)
        });
        let closed = self.windows.extract_if(.., |window| !open.contains(&window.layer));
        let returns = closed.last().and_then(|window| window.returns);
        if of_focused.is_none() {
            self.wanted = self.wanted.or(returns.filter(|id| layer_of(*id).is_some()));
        }
        for layer in open {
            if !self.windows.iter().any(|window| window.layer == layer) {
                let returns = self.before.filter(|_| of_focused != Some(layer)).or(self.earlier);
                self.windows.push(OpenWindow { layer, returns, is_entered: of_focused == Some(layer) });
            }
        }
        let takes = self.is_by_keyboard || self.is_after_key || has_dialog;
        for window in self.windows.iter_mut().filter(|window| !window.is_entered) {
            // In its first pass a window is laid out only.
            let first = ctx.viewport(|viewport| {
                let widgets = viewport.this_pass.widgets.get_layer(window.layer);
                let mut stops = widgets.filter(|it| it.visible && is_stop(it, window.layer)).map(|it| it.id);
                let first = stops.next();
                let is_entrance = |id: &Id| self.drawn.entrances.contains(id);
                first.filter(is_entrance).or_else(|| stops.find(is_entrance)).or(first)
            });
            window.is_entered = first.is_some();
            self.wanted = first.filter(|_| takes).or(self.wanted);
        }
        if self.wanted.is_some() {
            ctx.request_repaint();
        }
    }
}

/// Returns whether a key goes back by a page, or on by one.
fn page_of(event: &Event) -> Option<bool> {
    match event {
        Event::Key { key: Key::PageUp, pressed: true, modifiers, .. } if modifiers.is_none() => Some(true),
        Event::Key { key: Key::PageDown, pressed: true, modifiers, .. } if modifiers.is_none() => Some(false),
        _ => None,
    }
}

/// Returns whether a widget may have the focus. The parts by which egui's windows are dragged have no use for it.
fn is_stop(widget: &WidgetRect, layer: LayerId) -> bool {
    let of_window = layer.id;
    let dragged = [
        of_window.with("move"),
        of_window.with("__title_click"),
        of_window.with("resize").with("__resize_corner"),
    ];
    widget.enabled && widget.sense.is_focusable() && !dragged.contains(&widget.id)
}

/// The request of assistive technology to do something with a control.
fn request(control: Id, action: Action) -> Event {
    let target_node = control.accesskit_id();
    Event::AccessKitActionRequest(ActionRequest {
        action,
        target_tree: TreeId::ROOT,
        target_node,
        data: None,
    })
}

/// Draws a ring around the focused control.
fn ring_ui(ctx: &Context, id: Id) {
    let Some(widget) = ctx.viewport(|viewport| viewport.this_pass.widgets.get(id).copied()) else { return };
    if !widget.interact_rect.is_positive() || !widget.interact_rect.is_finite() {
        return;
    }
    let (width, gap) = RING;
    // At the edge of the window the whole ring stays in sight.
    let rect = widget.interact_rect.expand(gap).intersect(ctx.content_rect().shrink(width));
    let style = ctx.global_style();
    let painter = ctx.layer_painter(widget.layer_id);
    let [color, around] = theme::ring(&style.visuals);
    painter.rect_stroke(rect.expand(width), 4.0, Stroke::new(1.0, around), StrokeKind::Outside);
    painter.rect_stroke(rect, 3.0, Stroke::new(width, color), StrokeKind::Outside);
}

impl Plugin for Stops {
    fn debug_name(&self) -> &'static str {
        "Focus stops"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        if ctx.viewport_id() != ViewportId::ROOT {
            return;
        }
        let focused = ctx.memory(eframe::egui::Memory::focused);
        let is_held = self.holder.take().is_some_and(|holder| focused == Some(holder));
        let in_menu = Popup::is_any_open(ctx);
        let mut at = self.wanted.or(focused).or(self.last);
        let mut stops = None;
        for event in mem::take(&mut input.events) {
            match &event {
                Event::PointerButton { pressed: true, .. } => {
                    (self.is_by_keyboard, self.is_after_key, self.last) = (false, false, None);
                    self.left = focused.filter(|_| !ctx.text_edit_focused());
                }
                Event::AccessKitActionRequest(ActionRequest { action: Action::Focus, .. }) => {
                    self.is_by_keyboard = true;
                }
                _ => {}
            }
            if let (Some(back), Some(id)) = (page_of(&event), at.filter(|id| self.places.texts.contains(id)))
            {
                let by = if back { Action::ScrollUp } else { Action::ScrollDown };
                input.events.extend(std::iter::repeat_n(request(id, by), PAGE));
                continue;
            }
            let way = Way::of(&event).filter(|_| !is_held).filter(|way| match way {
                Way::Inside { .. } if at.is_some_and(|id| self.places.texts.contains(&id)) => true,
                Way::Inside { .. } => self.is_by_keyboard && !in_menu,
                Way::Stop { .. } | Way::Part { .. } => true,
            });
            let all: &Vec<WidgetRect> = if way.is_some() {
                stops.get_or_insert_with(|| self.stops(ctx))
            } else {
                input.events.push(event);
                continue;
            };
            if let (Some(Way::Inside { back }), Some(id)) = (way, at)
                && let Some(action) = self.action(ctx, id, back)
            {
                input.events.push(request(id, action));
                continue;
            }
            match way.filter(|_| !all.is_empty()).and_then(|way| self.ways().next(all, at, way)) {
                Some(next) => {
                    self.is_by_keyboard = true;
                    (at, self.wanted) = (Some(next), Some(next));
                }
                None => input.events.push(event),
            }
        }
        if let Some(wanted) = self.wanted {
            let stops = stops.unwrap_or_else(|| self.stops(ctx));
            let is_cut =
                |stop: &WidgetRect| stop.id == wanted && !stop.interact_rect.contains_rect(stop.rect);
            if stops.iter().any(is_cut) {
                input.events.push(request(wanted, Action::ScrollIntoView));
            }
        }
    }

    fn on_begin_pass(&mut self, ui: &mut Ui) {
        if ui.ctx().viewport_id() != ViewportId::ROOT {
            return;
        }
        self.drawn = Places::default();
        // After egui has recorded the focus of the last pass, so that the control knows that it has gained it.
        // After a press of the pointer no button answers to Enter. A field leaves by itself.
        if let Some(left) = self.left.take() {
            ui.memory_mut(|memory| memory.surrender_focus(left));
        }
        if let Some(wanted) = self.wanted.take() {
            ui.memory_mut(|memory| memory.request_focus(wanted));
        }
        // By itself egui would lead the arrows to the nearest control of any window.
        if self.is_by_keyboard
            && !Popup::is_any_open(ui.ctx())
            && let Some(id) = ui.memory(eframe::egui::Memory::focused)
        {
            let arrows =
                EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(id, arrows));
        }
    }

    fn on_end_pass(&mut self, ui: &mut Ui) {
        let ctx = ui.ctx();
        if ctx.viewport_id() != ViewportId::ROOT {
            return;
        }
        self.follow(ctx);
        self.follow_windows(ctx);
        self.places = mem::take(&mut self.drawn);
        if let Some(id) = self.before.filter(|_| self.is_by_keyboard) {
            ring_ui(ctx, id);
        }
    }
}
