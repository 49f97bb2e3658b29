//! Accessible nodes for drawn items: for screen readers, the keyboard and tests.

use eframe::egui::{Id, Pos2, Rect, Role as AccessRole, Sense, Ui, Vec2, WidgetInfo};
use glam::DVec3;

use super::viewport::Viewport;
use crate::app::state::cx::Cx;
use crate::app::state::derived::Derived;
use crate::app::state::focus::{Attention, announce};
use crate::app::widgets::stops::{self, Pressed};
use crate::figure::narration::table::{self, Digits};
use crate::figure::spoken::spoken;
use crate::figure::{Figure, Focus, Form, Hit};
use crate::geometry::Dimension;
use crate::message::text;

/// If a figure has more points than this, the differences of vertices get no nodes.
const MAX_POINTS: usize = 100;
/// The size of a node, in points.
const SIZE: f32 = 14.0;

/// Adds a node, named in words. While it has the keyboard focus, its item is highlighted in all panels. `is_selected` is
/// `None` for items that cannot be selected.
pub(crate) fn node(
    ui: &Ui,
    at: Pos2,
    id: Id,
    name: &str,
    is_selected: Option<bool>,
    focus: Option<Focus>,
    attention: &mut Attention,
) -> Pressed {
    // The focus on an item outside of the view is seen at its edge.
    let view = ui.clip_rect().shrink(SIZE);
    let at = if view.is_positive() { view.clamp(at) } else { at };
    let rect = Rect::from_center_size(at, Vec2::splat(SIZE));
    // No clicks or drags: the view receives those and knows which item lies in front.
    let response = ui.interact(rect, id, Sense::focusable_noninteractive());
    let role = AccessRole::GraphicsObject;
    response.widget_info(|| match is_selected {
        Some(is_selected) => WidgetInfo::selected(role, true, is_selected, spoken(name)),
        None => WidgetInfo::labeled(role, true, spoken(name)),
    });
    if focus.is_some_and(|focus| attention.lit().is_about(focus)) {
        announce(&response);
    }
    if let Some(focus) = focus.filter(|_| response.has_focus()) {
        attention.offer_by_keyboard(focus);
    }
    stops::pressed(&response)
}

/// Returns the coordinates of a node as its name has them, and tells all digits of longer ones as its description.
pub(crate) fn place(ui: &Ui, id: Id, at: DVec3, dimension: Dimension) -> String {
    let [short, exact] = [Digits::Four, Digits::All].map(|digits| digits.write_vector(at, dimension));
    if short != exact {
        ui.ctx().accesskit_node_builder(id, |node| node.set_description(exact));
    }
    short
}

/// Adds nodes for the origin, the simplex vertices, and the drawn differences of vertices. Enter pins the highlight
/// of an item.
pub(crate) fn of_difference_ui(ui: &Ui, viewport: &Viewport<'_>, cx: &mut Cx<'_>) {
    let derived = cx.derived;
    let points: Vec<(Hit, DVec3)> = viewport
        .figure()
        .marks
        .iter()
        .filter_map(|mark| match mark.form {
            Form::Point { at, .. } => mark.hit.map(|hit| (hit, at)),
            _ => None,
        })
        .collect();
    let has_many = points.len() > MAX_POINTS;
    for (order, (hit, at)) in points.iter().enumerate() {
        if has_many && matches!(hit, Hit::Pair { .. }) {
            continue;
        }
        // A difference may be both a dot and a vertex of the polytope.
        if points[..order].iter().any(|(other, _)| other == hit) {
            continue;
        }
        let id = ui.scope_id().with(("difference", hit));
        let place = || place(ui, id, *at, derived.analysis.dimension);
        let Some((name, screen)) =
            name_of(viewport.figure(), derived, (*hit, *at), place).zip(viewport.map.screen_from_world(*at))
        else {
            continue;
        };
        let Some(focus) = Focus::of_hit(*hit) else { continue };
        if node(ui, screen, id, &name, None, Some(focus), cx.attention()) != Pressed::Not {
            cx.attention().toggle_pin(focus);
        }
    }
}

/// The name of a node: `B (was A) = p0 − q0 at (−1, −2)`, `Difference p1 − q2 at (−6, 9)`.
fn name_of(
    figure: &Figure,
    derived: &Derived,
    (hit, at): (Hit, DVec3),
    place: impl Fn() -> String,
) -> Option<String> {
    match hit {
        Hit::Letter(letter) => {
            let mut supports = derived.iterations.iter().filter_map(|iteration| iteration.support);
            let support = supports.find(|support| support.point == at);
            let pair = support
                .map_or_else(|| "none".to_owned(), |support| table::vertex_pair(&support, Digits::Four));
            let label = figure.marks.iter().find_map(|mark| match &mark.form {
                Form::Label { text, .. } if mark.hit == Some(hit) => Some(text.clone()),
                _ => None,
            });
            let letter = label.unwrap_or_else(|| letter.to_string());
            Some(text!("view-letter-at"; letter = letter, pair = pair, place = place()))
        }
        Hit::Pair { p, q } => Some(text!("view-difference-p-q-at"; p = p, q = q, place = place())),
        Hit::Origin => Some(text!("view-origin-o").to_owned()),
        Hit::Body(_) | Hit::Vertex(..) | Hit::Other(_) | Hit::Region(_) | Hit::Direction => None,
    }
}
