//! The two views of a run, in 2D or 3D: the pointer input in the shapes, and the items under the pointer in
//! their difference.

use eframe::egui::Ui;

use crate::app::editing::pointer::{self, Grip, PointerUse};
use crate::app::editing::state::Editing;
use crate::app::panels::point_menu;
use crate::app::state::cx::Cx;
use crate::app::state::derived::Derived;
use crate::app::state::panel::WindowPanel;
use crate::app::view::view_map::ViewMap;
use crate::app::view::viewport::{ViewContent, Viewport};
use crate::app::view::{hint, hover, nodes, pick, regions};
use crate::app::widgets::anchor::Anchor;
use crate::app::widgets::stops;
use crate::app::widgets::theme;
use crate::figure::Figure;
use crate::figure::description::{DescriptionLength, describe};
use crate::geometry::Side;

/// Handles input before the bodies under the pointer do. Returns whether it uses the pointer.
pub(crate) type FirstHandler<'a> =
    &'a mut dyn FnMut(&mut Ui, &Viewport<'_>, &mut Editing, &mut Cx<'_>) -> bool;

/// Shows P and Q, which can be edited. `first` takes precedence over them for presses of the pointer. Returns
/// whether the camera has moved.
pub(crate) fn shapes_ui(
    ui: &mut Ui,
    figure: &Figure,
    editing: &mut Editing,
    first: FirstHandler<'_>,
    cx: &mut Cx<'_>,
) -> bool {
    let content = content(ui, WindowPanel::Shapes, figure, cx.derived, editing.is_moving());
    let Some(viewport) = Viewport::show(ui, content, &mut cx.session.views[WindowPanel::Shapes]) else {
        return false;
    };
    let response = &viewport.response;
    pointer::paint_halos(ui, viewport.map.rect, &viewport.marks, &cx.session.selection);
    viewport.paint(ui);
    let grip =
        Grip { marks: &viewport.marks, view: viewport.map, scene: cx.scene, widening: pick::widening(ui) };
    let pointer_use = if first(ui, &viewport, editing, cx) {
        PointerUse { taken: true, target: None }
    } else {
        pointer::ui(ui, response, &grip, editing, cx)
    };
    if !pointer_use.taken {
        let is_touring = Anchor::Tour.place(ui.ctx()).is_some();
        let needs_hint = !cx.session.settings.hint_done && !is_touring && theme::profile(ui).is_near();
        // A user who has selected something has found the shapes; the hint would cover the handles.
        if let (true, true, Some(at)) = (needs_hint, cx.session.selection.is_empty(), grip.name_of(Side::Q)) {
            let animated = cx.session.settings.animate;
            hint::ui(ui, response.rect, at, &mut cx.session.hint_since, animated);
        }
        hover::ui(&viewport, WindowPanel::Shapes, pointer_use.target, cx);
    }
    viewport.navigate(ui, &mut cx.session.views[WindowPanel::Shapes], pointer_use.taken)
}

/// An overlay on a picture.
pub(crate) type Over<'a> = dyn FnMut(&mut Ui, &ViewMap) + 'a;

/// Shows P ⊖ Q, and above it the content of `last`. Returns whether the camera has moved.
pub(crate) fn difference_ui(ui: &mut Ui, figure: &Figure, last: &mut Over<'_>, cx: &mut Cx<'_>) -> bool {
    // O and the rest of the scene stay still while something is dragged.
    let content = content(ui, WindowPanel::Difference, figure, cx.derived, cx.document.is_in_gesture());
    let Some(viewport) = Viewport::show(ui, content, &mut cx.session.views[WindowPanel::Difference]) else {
        return false;
    };
    // A screen reader tells what the picture shows.
    ui.ctx().accesskit_node_builder(viewport.response.id, |node| {
        let words = &cx.derived.words(cx.step).explanation;
        let shown = (cx.scene, &cx.derived.analysis);
        node.set_description(describe(shown, cx.step, words, DescriptionLength::Medium));
    });
    let animated = cx.session.settings.animate;
    viewport.paint_fading(ui, &mut cx.session.fade, cx.derived.revision, animated);
    stops::points(ui, ("points", viewport.response.id), || nodes::of_difference_ui(ui, &viewport, cx));
    let about_region = regions::ui(ui, &viewport, cx);
    hover::with_region(&viewport, WindowPanel::Difference, (None, about_region), cx);
    point_menu::ui(ui, &viewport, cx);
    last(ui, &viewport.map);
    viewport.navigate(ui, &mut cx.session.views[WindowPanel::Difference], false)
}

fn content<'a>(
    ui: &Ui,
    panel: WindowPanel,
    figure: &'a Figure,
    derived: &'a Derived,
    is_held: bool,
) -> ViewContent<'a> {
    let extent = &derived.extents[panel];
    let has_buttons = theme::profile(ui).is_near();
    let left_buttons = if has_buttons && panel == WindowPanel::Shapes { pointer::BUTTONS } else { 0 };
    ViewContent { name: panel.name(), figure, extent, is_held, has_axes: false, has_buttons, left_buttons }
}
