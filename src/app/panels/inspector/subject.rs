//! The body whose numbers are shown, and the effect of its fields on it.

use eframe::egui::Ui;

use crate::app::state::cx::Cx;
use crate::app::state::derived::Derived;
use crate::edit::{EditError, Part};
use crate::geometry::{Body, Side};
use crate::scene::Scene;

/// One of the two bodies, with the context of its fields.
pub(super) struct InspectedBody<'a> {
    /// The scene.
    pub(super) scene: &'a Scene,
    /// The run and everything else that follows from it.
    pub(super) derived: &'a Derived,
    /// The side of the body.
    pub(super) side: Side,
}

impl InspectedBody<'_> {
    /// Returns the body.
    pub(super) fn body(&self) -> &Body {
        &self.scene.bodies[self.side]
    }

    /// `p` or `q`, before the index of a vertex.
    pub(super) const fn letter(&self) -> &'static str {
        self.side.vertex_letter()
    }

    /// Requests another body on this side, or shows the error. Returns whether the body is valid.
    pub(super) fn change(
        &self,
        name: impl Into<String>,
        body: Result<Body, impl Into<EditError>>,
        cx: &mut Cx<'_>,
    ) -> bool {
        cx.requests.edit_body(name, self.side, body)
    }
}

/// Returns whether the selection of a body differs from that in the last frame.
pub(super) fn has_changed(ui: &Ui, side: Side, part: &Part) -> bool {
    let id = ui.scope_id().with(("selected part", side));
    ui.data_mut(|data| {
        let before: Option<Part> = data.get_temp(id);
        let has_changed = before.as_ref() != Some(part);
        if has_changed {
            data.insert_temp(id, part.clone());
        }
        has_changed
    })
}
