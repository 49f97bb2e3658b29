//! What the pointer rests on, in whatever panel: offered while a frame is drawn, lit in the next one everywhere.

use eframe::egui::Response;

use crate::edit::Selection;
use crate::figure::{Focus, Spotlight, Study, spotlight};

/// What all panels light up.
#[derive(Clone, Debug, Default)]
pub(crate) struct Attention {
    /// What the pointer rested on in the last frame.
    hovered: Option<Focus>,
    /// What it rests on in this one, as far as it is drawn.
    offered: Option<Focus>,
    /// What has the focus of the keyboard, where the pointer rests on nothing.
    offered_by_keyboard: Option<Focus>,
    /// What stays lit when the pointer rests on nothing.
    pub(crate) pinned: Option<Focus>,
    /// The vertex that is selected alone. It is lit when nothing else is.
    selected: Option<Focus>,
    /// All that belongs to it.
    lit: Spotlight,
    /// Of which revision of the scene, which step and what that is.
    lit_for: Option<(u64, usize, Option<Focus>)>,
}

impl Attention {
    /// The pointer rests on this.
    pub(crate) fn offer(&mut self, focus: Focus) {
        self.offered = Some(focus);
    }

    /// The focus of the keyboard is on this.
    pub(crate) fn offer_by_keyboard(&mut self, focus: Focus) {
        self.offered_by_keyboard = Some(focus);
    }

    /// What is lit in this frame.
    pub(crate) fn current(&self) -> Option<Focus> {
        self.hovered.or(self.pinned).or(self.selected)
    }

    /// All that belongs to what is lit in this frame.
    pub(crate) const fn lit(&self) -> &Spotlight {
        &self.lit
    }

    /// Draws something for which something else belongs to what is pointed at: another run.
    pub(crate) fn with<R>(&mut self, lit: &Spotlight, draw: impl FnOnce(&mut Self) -> R) -> R {
        let own = std::mem::replace(&mut self.lit, lit.clone());
        let drawn = draw(self);
        self.lit = own;
        drawn
    }

    /// Stays lit from now on; no longer, if that is so already.
    pub(crate) fn toggle_pin(&mut self, focus: Focus) {
        self.pinned = (self.pinned != Some(focus)).then_some(focus);
    }

    /// The pointer rests on this in a view, or on nothing; a click pins it, or pins nothing any more.
    pub(crate) fn point(&mut self, response: &Response, focus: Option<Focus>) {
        if let Some(focus) = focus {
            self.offer(focus);
        }
        if response.clicked() {
            match focus {
                // A click on a region means something else.
                Some(Focus::Region(_)) => {}
                Some(focus) => self.toggle_pin(focus),
                None => self.pinned = None,
            }
        }
    }

    /// Finds what belongs to what is lit, unless that is known from the last frame.
    pub(crate) fn resolve(&mut self, study: &Study, revision: u64, step: usize, selection: &Selection) {
        self.selected = selection.single_vertex().map(|(side, index)| Focus::Vertex(side, index));
        let key = (revision, step, self.current());
        if self.lit_for != Some(key) {
            self.lit = key.2.map_or_else(Spotlight::default, |focus| spotlight(study, step, focus));
            self.lit_for = Some(key);
        }
    }

    /// The frame is drawn. Whether the next one looks otherwise.
    pub(crate) fn turn_over(&mut self) -> bool {
        let by_keyboard = self.offered_by_keyboard.take();
        self.hovered = self.offered.take().or(by_keyboard);
        self.lit_for.is_none_or(|(.., shown)| shown != self.current())
    }
}

/// Says to screen readers, and to tests, that something is lit.
pub(crate) fn announce(response: &Response) {
    response.ctx.accesskit_node_builder(response.id, |node| node.set_description("pointed at"));
}
