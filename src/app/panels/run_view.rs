//! The two views of a run, in 2D or 3D: the pointer input in the shapes, and the items under the pointer in
//! their difference.

use eframe::egui::{Response, Ui};

use crate::app::command::Tool;
use crate::app::editing::pointer::{self, Grip, PointerUse};
use crate::app::editing::state::Editing;
use crate::app::state::derived::Derived;
use crate::app::state::fade::Fade;
use crate::app::state::focus::Attention;
use crate::app::state::panel::WindowPanel;
use crate::app::state::request::Requests;
use crate::app::state::view::View;
use crate::app::view::view_map::ViewMap;
use crate::app::view::viewport::{ViewContent, Viewport};
use crate::app::view::{hint, hover, nodes, regions};
use crate::app::widgets::theme;
use crate::edit::Selection;
use crate::figure::{Figure, Profile};
use crate::geometry::Side;
use crate::scene::Scene;

/// Handles input before the bodies under the pointer do. Returns whether it uses the pointer.
pub(crate) type FirstHandler<'a> =
    &'a mut dyn FnMut(&mut Ui, (&Response, &ViewMap), &mut Editing, &mut Requests) -> bool;

/// Shows P and Q, which can be edited. `first` takes precedence over them for presses of the pointer. `hint`
/// is the time when the hint appeared, until the user no longer needs it. Returns whether the camera has
/// moved.
pub(crate) fn shapes_ui(
    ui: &mut Ui,
    (figure, derived, scene): (&Figure, &Derived, &Scene),
    (view, editing, first): (&mut View, &mut Editing, FirstHandler<'_>),
    (selection, tool, is_q_away): (&Selection, Tool, bool),
    hint: Option<&mut Option<f64>>,
    attention: &mut Attention,
    requests: &mut Requests,
) -> bool {
    let content = content(ui, WindowPanel::Shapes, figure, derived, editing.is_moving());
    let Some(viewport) = Viewport::show(ui, content, view) else { return false };
    let response = &viewport.response;
    pointer::paint_halos(ui, viewport.map.rect, &viewport.marks, selection);
    viewport.paint(ui);
    let grip = Grip { marks: &viewport.marks, view: viewport.map, scene };
    let selected = (selection, tool, is_q_away);
    let pointer_use = if first(ui, (response, &viewport.map), editing, requests) {
        PointerUse { taken: true, target: None }
    } else {
        pointer::ui(ui, response, &grip, editing, selected, attention, requests)
    };
    if !pointer_use.taken {
        // A user who has selected something has found the shapes; the hint would cover the handles.
        if let (Some(since), true, Some(at)) = (hint, selection.is_empty(), grip.name_of(Side::Q)) {
            hint::ui(ui, response.rect, at, since);
        }
        hover::ui(&viewport, WindowPanel::Shapes, pointer_use.target, (derived, scene), attention);
    }
    viewport.navigate(ui, view, pointer_use.taken)
}

/// An overlay on a picture.
pub(crate) type Over<'a> = dyn FnMut(&mut Ui, &ViewMap) + 'a;

/// Shows P ⊖ Q, and above it the content of `last`. Returns whether the camera has moved.
pub(crate) fn difference_ui(
    ui: &mut Ui,
    (figure, derived, scene): (&Figure, &Derived, &Scene),
    (view, last): (&mut View, &mut Over<'_>),
    (fade, animated): (&mut Fade, bool),
    (step, attention): (usize, &mut Attention),
    requests: &mut Requests,
) -> bool {
    let content = content(ui, WindowPanel::Difference, figure, derived, false);
    let Some(viewport) = Viewport::show(ui, content, view) else { return false };
    viewport.paint_fading(ui, fade, derived.revision, animated);
    nodes::of_difference_ui(ui, &viewport, derived, attention);
    regions::ui(ui, &viewport, derived, (step, attention), requests);
    hover::ui(&viewport, WindowPanel::Difference, None, (derived, scene), attention);
    last(ui, &viewport.map);
    viewport.navigate(ui, view, false)
}

fn content<'a>(
    ui: &Ui,
    panel: WindowPanel,
    figure: &'a Figure,
    derived: &'a Derived,
    is_held: bool,
) -> ViewContent<'a> {
    let extent = &derived.extents[panel];
    let has_buttons = theme::profile(ui) == Profile::Desk;
    let left_buttons = if has_buttons && panel == WindowPanel::Shapes { pointer::BUTTONS } else { 0 };
    ViewContent { name: panel.name(), figure, extent, is_held, has_axes: false, has_buttons, left_buttons }
}
