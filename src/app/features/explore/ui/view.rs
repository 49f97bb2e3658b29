//! The view in which A, B, C, D and O are dragged.

use eframe::egui::{Color32, Stroke, Ui};

use crate::app::editing::pointer::{PickTarget, node};
use crate::app::editing::state::Editing;
use crate::app::features::explore::drag;
use crate::app::features::explore::state::Explorer;
use crate::app::state::cx::Cx;
use crate::app::view::nodes::place as place_of;
use crate::app::view::view_map::ViewMap;
use crate::app::view::viewport::{ViewContent, Viewport};
use crate::app::widgets::stops;
use crate::explain::claim::{self, RegionClaim};
use crate::figure::Hit;
use crate::figure::explorer::{Arrangement, ArrangementPoint, Decision, bounds, picture};
use crate::figure::narration::{self, table::Digits};
use crate::geometry::Side;
use crate::message::text;

/// The accessible name of the view.
pub(crate) fn name() -> &'static str {
    text!("explore-view")
}

/// The margin around the arrangement, as a fraction of its radius.
const MARGIN: f64 = 0.08;

/// Shows the view in all available space.
pub(crate) fn ui(
    ui: &mut Ui,
    arrangement: &Arrangement,
    decision: &Decision,
    explorer: &mut Explorer,
    editing: &mut Editing,
    cx: &mut Cx<'_>,
) {
    let now = ui.input(|input| input.time);
    let glide = explorer.glide(now);
    if glide.is_some() {
        ui.ctx().request_repaint();
    }
    let figure = picture(arrangement, decision, explorer.shown_overlays(), glide.as_ref());
    let extent = bounds(arrangement).grown(MARGIN).into();
    let content = ViewContent {
        name: name(),
        figure: &figure,
        extent: &extent,
        is_held: explorer.held.is_some(),
        has_axes: true,
        has_buttons: true,
        left_buttons: 0,
    };
    let Some(viewport) = Viewport::show(ui, content, &mut explorer.view) else { return };
    let (map, response) = (&viewport.map, &viewport.response);
    // Arrow keys move along the axes of this view.
    editing.handles.view = Some(*map);
    viewport.paint(ui);
    nodes(ui, map, arrangement, cx);
    let taken = editing.pointer_ignored || drag::ui(ui, response, map, arrangement, explorer, cx);
    let words = viewport.hit.filter(|_| !taken).and_then(|hit| words(hit, arrangement, decision));
    if let Some(words) = words {
        response.clone().on_hover_text_at_pointer(words);
    }
    viewport.navigate(ui, &mut explorer.view, taken);
}

/// Adds accessible nodes for everything that can be moved: for screen readers, the keyboard and tests.
fn nodes(ui: &Ui, map: &ViewMap, arrangement: &Arrangement, cx: &mut Cx<'_>) {
    stops::points(ui, "simplex", || all_nodes(ui, map, arrangement, cx));
}

fn all_nodes(ui: &Ui, map: &ViewMap, arrangement: &Arrangement, cx: &mut Cx<'_>) {
    for handle in arrangement.handles() {
        let place = arrangement.at(handle);
        let Some(at) = map.screen_from_world(place) else { continue };
        let target = match handle {
            ArrangementPoint::Letter(letter) => PickTarget::Vertex(Side::P, letter as usize),
            ArrangementPoint::Origin => PickTarget::Body(Side::Q),
        };
        let name = match handle {
            ArrangementPoint::Letter(_) => text!("explore-point"; handle = handle.to_string()),
            ArrangementPoint::Origin => text!("explore-origin-o").to_owned(),
        };
        let id = ui.scope_id().with(("explorer", handle));
        let place = place_of(ui, id, place, arrangement.dimension);
        let name = text!("explore-named-at"; name = name, place = place);
        if target.is_in(&cx.session.selection) {
            let color = ui.visuals().selection.stroke.color;
            ui.painter_at(map.rect).circle(at, 11.0, Color32::TRANSPARENT, Stroke::new(2.0, color));
        }
        node(ui, at, id, &name, target, cx);
    }
}

/// The tooltip of the item under the pointer.
fn words(hit: Hit, arrangement: &Arrangement, decision: &Decision) -> Option<String> {
    let written = |handle: ArrangementPoint| {
        format!("{handle} = {}", Digits::Four.write_vector(arrangement.at(handle), arrangement.dimension))
    };
    match hit {
        Hit::Letter(letter) => Some(written(ArrangementPoint::Letter(letter))),
        Hit::Origin => Some(written(ArrangementPoint::Origin)),
        Hit::Region(region) => {
            let claims = claim::regions(&decision.trace, &decision.trace.state(decision.step));
            let RegionClaim { ruling, status, .. } =
                claims.into_iter().find(|claim| claim.region == region)?;
            Some(narration::reason(region, ruling, status).to_plain())
        }
        Hit::Body(_) | Hit::Vertex(..) | Hit::Other(_) | Hit::Pair { .. } | Hit::Direction => None,
    }
}
