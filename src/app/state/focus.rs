//! The hovered and pinned items: collected while a frame is drawn, highlighted in all panels in the next
//! frame.

use eframe::egui::Response;
use eframe::egui::accesskit::Live;

use crate::edit::Selection;
use crate::figure::{Analysis, Focus, Spotlight, spotlight};
use crate::message::text;

/// The item that all panels highlight, and the items linked to it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Attention {
    /// The item under the pointer in the last frame.
    hovered: Option<Focus>,
    /// The item under the pointer in this frame, among those drawn so far.
    offered: Option<Focus>,
    /// The item with the keyboard focus, used if the pointer is on nothing.
    offered_by_keyboard: Option<Focus>,
    /// The item that stays highlighted if the pointer is on nothing.
    pub(crate) pinned: Option<Focus>,
    /// The only selected vertex; it is highlighted if nothing is hovered or pinned.
    selected: Option<Focus>,
    /// The items linked to the highlighted item.
    lit: Spotlight,
    /// The revision of the scene, the step, the last known step and the item for which `lit` was computed.
    lit_for: Option<(u64, [usize; 2], Option<Focus>)>,
}

impl Attention {
    /// Records the item under the pointer.
    pub(crate) fn offer(&mut self, focus: Focus) {
        self.offered = Some(focus);
    }

    /// Records the item with the keyboard focus.
    pub(crate) fn offer_by_keyboard(&mut self, focus: Focus) {
        self.offered_by_keyboard = Some(focus);
    }

    /// Returns the item that is highlighted in this frame.
    pub(crate) fn current(&self) -> Option<Focus> {
        self.hovered.or(self.pinned).or(self.selected)
    }

    /// Returns the items linked to the highlighted item in this frame.
    pub(crate) const fn lit(&self) -> &Spotlight {
        &self.lit
    }

    /// Draws with the linked items of another run.
    pub(crate) fn with<R>(&mut self, lit: &Spotlight, draw: impl FnOnce(&mut Self) -> R) -> R {
        let own = std::mem::replace(&mut self.lit, lit.clone());
        let drawn = draw(self);
        self.lit = own;
        drawn
    }

    /// Pins an item, or unpins it if it is pinned.
    pub(crate) fn toggle_pin(&mut self, focus: Focus) {
        self.pinned = (self.pinned != Some(focus)).then_some(focus);
    }

    /// Records the item under the pointer in a view. A click pins it, or on the background removes the pin.
    pub(crate) fn point(&mut self, response: &Response, focus: Option<Focus>) {
        if let Some(focus) = focus {
            self.offer(focus);
        }
        if response.clicked() {
            match focus {
                // A click on a region jumps to a step instead.
                Some(Focus::Region(_)) => {}
                Some(focus) => self.toggle_pin(focus),
                None => self.pinned = None,
            }
        }
    }

    /// Finds the items linked to the highlighted item at a step, among those that the steps up to the second one find,
    /// unless they are known from the last frame.
    pub(crate) fn resolve(
        &mut self,
        analysis: &Analysis,
        revision: u64,
        steps: [usize; 2],
        selection: &Selection,
    ) {
        self.selected = selection.single_vertex().map(|(side, index)| Focus::Vertex(side, index));
        let key = (revision, steps, self.current());
        if self.lit_for != Some(key) {
            self.lit =
                key.2.map_or_else(Spotlight::default, |focus| spotlight(analysis, steps[0], steps[1], focus));
            self.lit_for = Some(key);
        }
    }

    /// Ends the frame. Returns whether the next frame highlights another item.
    pub(crate) fn end_frame(&mut self) -> bool {
        let by_keyboard = self.offered_by_keyboard.take();
        self.hovered = self.offered.take().or(by_keyboard);
        self.lit_for.is_none_or(|(.., shown)| shown != self.current())
    }
}

/// Lets screen readers read a text aloud when it appears.
pub(crate) fn speak(response: &Response) {
    response.ctx.accesskit_node_builder(response.id, |node| node.set_live(Live::Polite));
}

/// Tells screen readers, and tests, that an item is highlighted, after what describes it already.
pub(crate) fn announce(response: &Response) {
    response.ctx.accesskit_node_builder(response.id, |node| {
        let pointed_at = text!("state-pointed-at");
        let words = node.description().map(|described| format!("{described}, {pointed_at}"));
        node.set_description(words.as_deref().unwrap_or(pointed_at));
    });
}
