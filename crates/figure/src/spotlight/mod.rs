//! The spotlight: the hovered item, and all items linked to it, in every panel.
//!
//! A vertex highlights the rows with it in their vertex pair, a row the vertex pair and the difference, a
//! word in a sentence the point that it names. [`spotlight`] finds the linked items, and every panel
//! highlights those that it shows.

mod focus;
mod highlights;
mod linked_items;
mod marks;

pub use focus::Focus;
pub use highlights::{LitVertex, Spotlight};
pub use linked_items::{Links, LinksAt, spotlight};
