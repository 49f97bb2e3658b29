//! Hidden lines: the pieces of a segment behind a convex body.

use glam::DVec3;

use super::effort::Effort;
use super::paper::Visibility;
use super::projector::{PaperBox, Projector};
use super::solid::Solid;
use crate::scene::Projection;

/// The region hidden from the eye by a convex body, including the interior of the body. It is convex: the body swept
/// away from the eye.
#[derive(Debug)]
pub(super) struct Shadow {
    /// The number of the mark of the body.
    pub(super) owner: usize,
    /// The bounding box of the shadow on paper.
    place: PaperBox,
    /// The half-spaces `normal · x ≤ offset` whose intersection is the shadow.
    borders: Vec<(DVec3, f64)>,
}

impl Shadow {
    /// Computes the shadow of a body. Returns `None` if the eye is inside it. `tolerance`, in scene units,
    /// bounds the roundoff of points on the surface.
    pub(super) fn of(owner: usize, solid: &Solid, projector: &Projector, tolerance: f64) -> Option<Self> {
        let facing = facing(solid, projector);
        let fronts = solid.faces().iter().zip(&facing).filter(|(_, faces_eye)| **faces_eye);
        let mut borders: Vec<(DVec3, f64)> =
            fronts.map(|(face, _)| (face.normal, face.normal.dot(solid.corner(face)) - tolerance)).collect();
        if borders.is_empty() {
            return None;
        }
        for edge in solid.edges() {
            let [left, right] = edge.faces.map(|face| facing[face]);
            if left == right {
                continue;
            }
            let [from, to] = edge.ends.map(|end| solid.points()[end]);
            // Seen from the eye, the front face is to the left of its edge, and so is the body.
            let along = if left { to - from } else { from - to };
            let outward = match projector.projection {
                Projection::Perspective => along.cross(projector.eye - from),
                Projection::Orthographic => along.cross(projector.back),
            };
            if let Some(outward) = outward.try_normalize() {
                borders.push((outward, outward.dot(from) - tolerance));
            }
        }
        Some(Self { owner, place: PaperBox::around(solid.points(), projector), borders })
    }

    /// Returns whether the shadow may hide something with this bounding box on paper.
    pub(super) fn may_hide(&self, place: &PaperBox) -> bool {
        self.place.meets(place)
    }

    /// The hidden piece of a segment, as fractions of its length. Returns `None` once the effort is spent.
    fn over(&self, from: DVec3, to: DVec3, effort: &mut Effort) -> Option<(f64, f64)> {
        let (mut start, mut end) = (0.0_f64, 1.0_f64);
        for (normal, offset) in &self.borders {
            if !effort.spend(1) {
                return None;
            }
            let (before, after) = (normal.dot(from) - offset, normal.dot(to) - offset);
            if before > 0.0 && after > 0.0 {
                return None;
            }
            if before > 0.0 {
                start = start.max(before / (before - after));
            } else if after > 0.0 {
                end = end.min(before / (before - after));
            }
        }
        (start < end).then_some((start, end))
    }
}

/// Returns whether each face of a body faces the eye.
pub(super) fn facing(solid: &Solid, projector: &Projector) -> Vec<bool> {
    let sees = |face: &super::SolidFace| face.normal.dot(projector.toward_eye(solid.corner(face))) > 0.0;
    solid.faces().iter().map(sees).collect()
}

/// Cuts a chain of segments at the borders of shadows, and joins the pieces of equal visibility. Nothing is hidden once
/// the effort is spent.
pub(super) fn runs(
    points: &[DVec3],
    shadows: &[&Shadow],
    effort: &mut Effort,
) -> Vec<(Vec<DVec3>, Visibility)> {
    let mut runs: Vec<(Vec<DVec3>, Visibility)> = Vec::new();
    for pair in points.windows(2) {
        let (from, to) = (pair[0], pair[1]);
        let hidden: Vec<(f64, f64)> =
            shadows.iter().filter_map(|shadow| shadow.over(from, to, effort)).collect();
        let mut stops: Vec<f64> = hidden.iter().flat_map(|(start, end)| [*start, *end]).collect();
        stops.extend([0.0, 1.0]);
        stops.sort_by(f64::total_cmp);
        stops.dedup();
        for part in stops.windows(2) {
            let middle = f64::midpoint(part[0], part[1]);
            let visibility = if hidden.iter().any(|(start, end)| (*start..=*end).contains(&middle)) {
                Visibility::Hidden
            } else {
                Visibility::Visible
            };
            let (start, end) = (from.lerp(to, part[0]), from.lerp(to, part[1]));
            match runs.last_mut() {
                Some((run, before)) if *before == visibility => run.push(end),
                _ => runs.push((vec![start, end], visibility)),
            }
        }
    }
    runs
}
