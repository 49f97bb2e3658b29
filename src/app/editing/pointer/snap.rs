//! Snapping to visible features of the other shape: a vertex takes precedence over an edge, an edge over a
//! face.

use eframe::egui::{Color32, Pos2, Shape, Stroke, Ui};
use glam::DVec3;

use super::marks::ink;
use crate::app::view::paint::to_f32;
use crate::app::view::pick::REACH;
use crate::app::view::view_map::ViewMap;
use crate::edit::snap::{Outline, SnapFeature};

/// The result of snapping.
#[derive(Clone, Debug)]
pub(super) struct Snapped {
    /// The exact point.
    pub(super) place: DVec3,
    /// The feature that the point lies on.
    pub(super) feature: SnapFeature,
    /// The ends of the edge or the corners of the face, for painting.
    corners: Vec<DVec3>,
}

/// Returns the feature of the other shape within the hit distance of a point on screen.
pub(super) fn feature_near(view: &ViewMap, other: &Outline, at: DVec3) -> Option<Snapped> {
    let screen = view.screen_from_world(at)?;
    let points = other.points();
    let ray = view.ray(screen);
    // Features behind the other shape are not hit.
    let is_seen = |vertices: &[usize]| other.is_seen(vertices, ray.1);
    let vertices = points.iter().enumerate().map(|(index, point)| (*point, index));
    if let Some((place, index)) = nearest(view, screen, vertices, |index| is_seen(&[*index])) {
        let feature = SnapFeature::Vertex(index);
        return Some(Snapped { place, feature, corners: Vec::new() });
    }
    // A hand does not resolve less than a point on screen.
    let grain = view.units_per_point_at(at);
    let edges = other.edges().iter().map(|edge| (other.on_edge(*edge, ray, grain), *edge));
    if let Some((place, edge)) = nearest(view, screen, edges, |edge| is_seen(edge)) {
        let corners = edge.iter().map(|index| points[*index]).collect();
        return Some(Snapped { place, feature: SnapFeature::Edge(edge), corners });
    }
    let (face, place) =
        other.on_faces(ray, grain).into_iter().find(|(_, place)| view.screen_from_world(*place).is_some())?;
    let corners = &other.faces()[face];
    let outline = corners.iter().chain(corners.first()).map(|index| points[*index]).collect();
    Some(Snapped { place, feature: SnapFeature::Face(corners.clone()), corners: outline })
}

/// The visible candidate nearest on screen, within the hit distance; if several are equally near, the one
/// nearer to the eye.
///
/// Visibility is tested for the nearest ones only, one after the other, since the test visits every face.
pub(super) fn nearest<T>(
    view: &ViewMap,
    screen: Pos2,
    candidates: impl Iterator<Item = (DVec3, T)>,
    is_seen: impl Fn(&T) -> bool,
) -> Option<(DVec3, T)> {
    let [.., back] = view.view_axes();
    let mut within: Vec<_> = candidates
        .filter_map(|(place, what)| {
            let distance = view.screen_from_world(place)?.distance(screen);
            (distance <= to_f32(REACH)).then_some(((distance.round(), -place.dot(back)), place, what))
        })
        .collect();
    within.sort_by(|(a, ..), (b, ..)| a.0.total_cmp(&b.0).then(a.1.total_cmp(&b.1)));
    within.into_iter().find(|(.., what)| is_seen(what)).map(|(_, place, what)| (place, what))
}

/// Marks the point, and the edge or face that it lies on.
pub(super) fn paint(ui: &Ui, view: &ViewMap, snapped: &Snapped) {
    let painter = ui.painter_at(view.rect);
    let color = ink(ui);
    let line: Vec<Pos2> = snapped.corners.iter().filter_map(|at| view.screen_from_world(*at)).collect();
    if line.len() > 1 {
        painter.add(Shape::line(line, Stroke::new(3.0, color.gamma_multiply(0.8))));
    }
    if let Some(at) = view.screen_from_world(snapped.place) {
        painter.circle(at, 9.0, Color32::TRANSPARENT, Stroke::new(2.0, color));
        painter.circle(at, 13.0, Color32::TRANSPARENT, Stroke::new(1.0, color));
    }
}
