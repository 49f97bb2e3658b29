//! The scenes and selections that a command applies to.

use crate::app::platform::IS_PAGE;
use crate::edit::Selection;
use crate::geometry::{Dimension, Shape};
use crate::message::text;
use crate::scene::Scene;

/// The condition under which a command applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum When {
    /// Always.
    Always,
    /// In a 2D scene.
    InPlane,
    /// In a 3D scene.
    InSpace,
    /// While something is selected.
    OnSelection,
    /// While a single vertex is selected.
    OnVertex,
    /// On a desktop, not in the page of a browser.
    OnDesktop,
    /// On a body that is curved or has a radius.
    OnRound,
}

impl When {
    /// Returns the reason why the condition does not hold; `None` if it holds.
    pub(super) fn refusal(self, scene: &Scene, selection: &Selection) -> Option<&'static str> {
        let body = &scene.bodies[selection.subject()];
        let (applies, reason) = match self {
            Self::Always => return None,
            Self::InPlane => (scene.dimension == Dimension::Two, text!("command-refused-plane")),
            Self::InSpace => (scene.dimension == Dimension::Three, text!("command-refused-space")),
            Self::OnSelection => (!selection.is_empty(), text!("command-refused-selection")),
            Self::OnVertex => (selection.single_vertex().is_some(), text!("command-refused-vertex")),
            Self::OnDesktop => (!IS_PAGE, text!("command-refused-page")),
            Self::OnRound => {
                let is_listed = matches!(body.shape(), Shape::Points(_)) && body.rounding() == 0.0;
                (!is_listed, text!("command-refused-round"))
            }
        };
        (!applies).then_some(reason)
    }
}
