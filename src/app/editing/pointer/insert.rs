//! Inserting a vertex: on an edge or a face by a double click, anywhere by a click.

use eframe::egui::{Pos2, Ui};
use glam::DVec3;

use super::snap::nearest;
use crate::app::editing::drag::DragModifiers;
use crate::app::state::cx::Cx;
use crate::app::state::request::Request;
use crate::app::view::pick::{Grip, PickTarget, REACH};
use crate::app::view::view_map::ViewKind;
use crate::edit::snap::{Outline, SnapFeature, to_grid};
use crate::edit::{EditError, Part, Selection, vertices};
use crate::geometry::{Body, Side};
use crate::message::text;
use crate::scene::Scene;

/// Inserts a vertex by a double click on an edge, or in 3D on a face. Returns whether the click hit a shape.
pub(super) fn on_edge(grip: &Grip<'_>, pointer: Pos2, cx: &mut Cx<'_>) -> bool {
    let target = grip.target_at(pointer);
    if let Some(PickTarget::Vertex(..)) = target {
        return true;
    }
    if let Some((side, place, feature)) = feature_at(grip, pointer) {
        let body = &grip.scene.bodies[side];
        let index = index_for(grip, body, &feature);
        insert(grip.scene, side, index, place, cx);
        return true;
    }
    let Some(PickTarget::Body(side)) = target else { return false };
    let body = &grip.scene.bodies[side];
    if vertices::count(body) > 0 {
        return false;
    }
    cx.requests.push(Request::Notice(EditError::NoVertices { kind: body.kind_name() }.to_string()));
    true
}

/// Returns whether an edge, or in 3D a face, is under the pointer, which gets a vertex there.
pub(super) fn is_on_edge(grip: &Grip<'_>, pointer: Pos2) -> bool {
    feature_at(grip, pointer).is_some()
}

/// The edge or face of P or Q under the pointer, and the point on it.
fn feature_at(grip: &Grip<'_>, pointer: Pos2) -> Option<(Side, DVec3, SnapFeature)> {
    let (view, ray) = (&grip.view, grip.view.ray(pointer));
    let outlines = Side::BOTH.map(|side| (side, Outline::of(&grip.scene.bodies[side])));
    let grain = |side: Side| view.units_per_point_at(grip.scene.bodies[side].center());
    let edges = outlines.iter().flat_map(|(side, outline)| {
        let place =
            move |edge: &[usize; 2]| (outline.on_edge(*edge, ray, grain(*side)), (*side, outline, *edge));
        outline.edges().iter().map(place)
    });
    let is_seen = |(_, outline, edge): &(Side, &Outline, [usize; 2])| outline.is_seen(edge, ray.1);
    if let Some((place, (side, _, edge))) = nearest(view, pointer, edges, is_seen) {
        return Some((side, place, SnapFeature::Edge(edge)));
    }
    rounded_edge(grip, &outlines, pointer).or_else(|| {
        let [.., back] = view.view_axes();
        outlines
            .iter()
            .filter_map(|(side, outline)| {
                let met = outline.on_faces(ray, grain(*side)).into_iter();
                let (face, place) = met.into_iter().find(|(_, at)| view.screen_from_world(*at).is_some())?;
                Some((*side, place, SnapFeature::Face(outline.faces()[face].clone())))
            })
            .max_by(|(_, a, _), (_, b, _)| a.dot(back).total_cmp(&b.dot(back)))
    })
}

/// Finds the edge of a rounded shape in 2D whose outline is under the pointer. The outline lies outside the edge, at
/// the distance of the radius.
fn rounded_edge(
    grip: &Grip<'_>,
    outlines: &[(Side, Outline); 2],
    pointer: Pos2,
) -> Option<(Side, DVec3, SnapFeature)> {
    let ViewKind::Plane(plane) = grip.view.kind else { return None };
    let at = grip.view.world_from_screen(pointer, DVec3::ZERO);
    let reach = REACH / plane.scale;
    outlines.iter().find_map(|(side, outline)| {
        let rounding = grip.scene.bodies[*side].rounding();
        let edges = outline.edges().iter().map(|edge| {
            let place = outline.on_edge(*edge, grip.view.ray(pointer), 1.0 / plane.scale);
            (place.distance(at), place, *edge)
        });
        let (distance, place, edge) = edges.min_by(|(a, ..), (b, ..)| a.total_cmp(b))?;
        let is_on_outline = rounding > 0.0 && (distance - rounding).abs() <= reach;
        is_on_outline.then_some((*side, place, SnapFeature::Edge(edge)))
    })
}

/// The index for a new vertex: in 2D between two neighbors in the list, otherwise the end of the list.
fn index_for(grip: &Grip<'_>, body: &Body, feature: &SnapFeature) -> usize {
    let count = vertices::count(body);
    match (grip.view.kind, feature) {
        (ViewKind::Plane(_), SnapFeature::Edge([a, b])) if a.abs_diff(*b) == 1 => *a.max(b),
        (
            ViewKind::Plane(_) | ViewKind::Space(_),
            SnapFeature::Edge(_) | SnapFeature::Face(_) | SnapFeature::Vertex(_),
        ) => count,
    }
}

/// Adds a vertex to the selected shape or else to P: at the pointer in 2D, in the view plane through the
/// center of the shape in 3D; with Ctrl on the grid.
pub(super) fn at_pointer(ui: &Ui, grip: &Grip<'_>, pointer: Pos2, cx: &mut Cx<'_>) {
    let side = owner(&cx.session.selection);
    let body = &grip.scene.bodies[side];
    let through = body.center();
    let step = DragModifiers { fine: false, ..DragModifiers::of(ui) }.step(&grip.view, through);
    let place = to_grid(grip.view.world_from_screen(pointer, through), step);
    insert(grip.scene, side, vertices::count(body), place, cx);
}

/// The shape that gets the vertices: the only one with a selection, or P.
fn owner(selection: &Selection) -> Side {
    if selection[Side::P] == Part::Nothing && selection[Side::Q] != Part::Nothing { Side::Q } else { Side::P }
}

fn insert(scene: &Scene, side: Side, index: usize, place: DVec3, cx: &mut Cx<'_>) {
    let selection = Selection::vertices(side, [index]);
    let inserted = vertices::inserted(&scene.bodies[side], index, place);
    if cx.requests.edit_body(text!("editing-insert"; name = selection.name()), side, inserted) {
        cx.requests.push(Request::Select(selection));
    }
}
