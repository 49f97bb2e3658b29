//! The two views of a scene, side by side.

use crate::message::text;
use std::ops::{Index, IndexMut};

/// The two views.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WindowPanel {
    /// P and Q in world space.
    Shapes,
    /// P ⊖ Q with the simplex.
    Difference,
}

impl WindowPanel {
    /// Both views, from left to right.
    pub const BOTH: [Self; 2] = [Self::Shapes, Self::Difference];

    /// Returns the heading.
    pub fn heading(self) -> &'static str {
        match self {
            Self::Shapes => text!("state-shapes-world-space"),
            Self::Difference => text!("state-minkowski-difference-p-q"),
        }
    }

    /// Returns the accessible name of the canvas.
    pub fn name(self) -> &'static str {
        match self {
            Self::Shapes => text!("state-shapes-view"),
            Self::Difference => text!("state-difference-view"),
        }
    }
}

impl<T> Index<WindowPanel> for [T; 2] {
    type Output = T;
    fn index(&self, panel: WindowPanel) -> &T {
        &self[panel as usize]
    }
}

impl<T> IndexMut<WindowPanel> for [T; 2] {
    fn index_mut(&mut self, panel: WindowPanel) -> &mut T {
        &mut self[panel as usize]
    }
}
