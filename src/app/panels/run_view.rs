//! One of the two views of a run, in 2D or 3D: what the pointer does in the shapes, and what can be pointed at in their
//! difference.

use eframe::egui::Ui;

use crate::app::editing::Editing;
use crate::app::editing::pointer::{self, Grip, PointerUse};
use crate::app::state::derived::Derived;
use crate::app::state::panel::Panel;
use crate::app::state::request::Requests;
use crate::app::state::session::Session;
use crate::app::view::viewport::{Content, Viewport};
use crate::app::view::{hover, nodes, regions};
use crate::figure::Figure;
use crate::scene::Scene;

/// Shows one panel.
pub(crate) fn ui(
    ui: &mut Ui,
    panel: Panel,
    (figure, derived): (&Figure, &Derived),
    scene: &Scene,
    (editing, session): (&mut Editing, &mut Session),
    requests: &mut Requests,
) {
    let content = Content {
        name: panel.name(),
        figure,
        extent: &derived.extents[panel],
        is_held: panel == Panel::Shapes && editing.is_moving(),
        has_axes: false,
        has_buttons: true,
    };
    let Some(viewport) = Viewport::show(ui, content, &mut session.views[panel]) else { return };
    let mut pointer_use = PointerUse::default();
    match panel {
        Panel::Shapes => {
            pointer::paint_halos(ui, viewport.map.rect, &viewport.marks, &session.selection);
            viewport.paint(ui);
            let grip = Grip { marks: &viewport.marks, view: viewport.map, scene };
            pointer_use = pointer::ui(ui, &viewport.response, &grip, editing, session, requests);
        }
        Panel::Difference => {
            let animated = session.settings.animate;
            viewport.paint_fading(ui, &mut session.fade, derived.revision, animated);
            nodes::of_difference_ui(ui, &viewport, derived, &mut session.attention);
            regions::ui(ui, &viewport, derived, session, requests);
        }
    }
    if !pointer_use.taken {
        hover::ui(&viewport, panel, pointer_use.target, (derived, scene), &mut session.attention);
    }
    if viewport.navigate(ui, &mut session.views[panel], pointer_use.taken) {
        session.follow(panel);
    }
}
