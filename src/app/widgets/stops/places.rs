//! The part of the window and the group of each control of a pass.

use eframe::egui::{Id, IdMap, IdSet};

use crate::message::text;

/// A part of the window, in the order in which F6 visits them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Part {
    /// The menus and the switches beside them.
    Menu,
    /// The setup, or the page of a lesson.
    Setup,
    /// The left picture, or the only one.
    Left,
    /// The right picture.
    Right,
    /// The sentences, or a question.
    Words,
    /// The tabs with their content.
    Tabs,
    /// The proof.
    Proof,
    /// The transport and the status line.
    Transport,
}

impl Part {
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Menu => text!("access-menu"),
            Self::Setup => text!("access-setup"),
            Self::Left => text!("access-left"),
            Self::Right => text!("access-right"),
            Self::Words => text!("access-words"),
            Self::Tabs => text!("access-tabs"),
            Self::Proof => text!("access-proof"),
            Self::Transport => text!("access-transport"),
        }
    }
}

/// The part and the group of each control of a pass.
#[derive(Debug, Default)]
pub(super) struct Places {
    pub(super) groups: IdMap<Id>,
    pub(super) parts: IdMap<Part>,
    /// The pictures, charts and scrubbers, which use the arrows themselves.
    pub(super) pictures: IdSet,
    /// The pictures among them that also pan with Shift and zoom with + and −.
    pub(super) views: IdSet,
    /// The texts that the arrows scroll.
    pub(super) texts: IdSet,
    /// The controls that come last in their part, although they are drawn first.
    pub(super) after: IdSet,
    /// The controls at which a window is entered, rather than at its first one.
    pub(super) entrances: IdSet,
}
