//! The numbers of P and Q: pose, parameters and vertices.

mod kind;
pub(crate) mod parameters;
mod paste;
mod pose;
mod vertices;

use std::cell::Cell;

use eframe::egui::{CollapsingHeader, RichText, Ui};

use crate::app::state::derived::Derived;
use crate::app::state::focus::Attention;
use crate::app::state::request::Requests;
use crate::edit::{EditError, Part, Selection};
use crate::figure::{Focus, Spotlight};
use crate::geometry::{Body, Side};
use crate::scene::Scene;

/// One of the two bodies, with the context of its fields.
pub(super) struct Subject<'a> {
    scene: &'a Scene,
    derived: &'a Derived,
    selection: &'a Selection,
    side: Side,
    /// The items linked to the hovered one.
    lit: &'a Spotlight,
    /// The item hovered in these sections.
    pointed: &'a Cell<Option<Focus>>,
}

/// Shows the sections of P and Q. A section opens when its body becomes selected.
pub(crate) fn ui(
    ui: &mut Ui,
    scene: &Scene,
    derived: &Derived,
    selection: &Selection,
    attention: &mut Attention,
    requests: &mut Requests,
) {
    let pointed = Cell::new(None);
    for side in Side::BOTH {
        let lit = attention.lit();
        let subject = Subject { scene, derived, selection, side, lit, pointed: &pointed };
        let part = &selection[side];
        let opens = has_changed(ui, side, part) && *part != Part::Nothing;
        let mut title = RichText::new(format!("{}: {}", side.name(), subject.body().kind_name())).strong();
        if *part != Part::Nothing {
            let visuals = ui.visuals();
            title = title.background_color(visuals.selection.bg_fill).color(visuals.selection.stroke.color);
        }
        let header = CollapsingHeader::new(title)
            .id_salt(("inspector", side))
            .default_open(true)
            .open(opens.then_some(true))
            .show_unindented(ui, |ui| subject.ui(ui, requests));
        if opens {
            header.header_response.scroll_to_me(None);
        }
    }
    if let Some(focus) = pointed.take() {
        attention.offer(focus);
    }
}

impl Subject<'_> {
    fn body(&self) -> &Body {
        &self.scene.bodies[self.side]
    }

    /// `p` or `q`, before the index of a vertex.
    const fn letter(&self) -> &'static str {
        self.side.vertex_letter()
    }

    fn ui(&self, ui: &mut Ui, requests: &mut Requests) {
        kind::ui(ui, self, requests);
        pose::ui(ui, self, requests);
        parameters::of_body_ui(ui, self, requests);
        vertices::ui(ui, self, requests);
        ui.add_space(4.0);
    }

    /// Requests another body on this side, or shows the error. Returns whether the body is valid.
    fn change(
        &self,
        name: impl Into<String>,
        body: Result<Body, impl Into<EditError>>,
        requests: &mut Requests,
    ) -> bool {
        requests.edit_body(name, self.side, body)
    }
}

/// Whether the selection of a body differs from that in the last frame.
fn has_changed(ui: &Ui, side: Side, part: &Part) -> bool {
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
