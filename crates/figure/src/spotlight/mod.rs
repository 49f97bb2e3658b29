//! The spotlight: the hovered item, and all items linked to it, in every panel.
//!
//! A hovered vertex highlights the rows with that vertex in their vertex pair. A row highlights its vertex pair and its
//! difference. A word in a sentence highlights the point that it names. [`spotlight`] finds the linked items, and every
//! panel highlights those that it shows.

mod focus;
mod highlights;
mod linked_items;
mod marks;

pub use focus::Focus;
pub use highlights::{LitVertex, Spotlight};
pub use linked_items::{Links, LinksAt, spotlight};
