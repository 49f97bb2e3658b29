//! Outlines and meshes that are not convex, and the points that show it.

use std::collections::HashMap;

use glam::DVec3;

use super::spread::spread;
use super::triangles::NEAR;
use crate::geometry::{Dimension, Side};
use crate::internal::{Hull2, HullDepth, extent, hull2, notches, orient2d, orient3d};
use crate::message::text;
use crate::words;

/// Maximum number of points in a sentence.
const MAX_NAMED: usize = 5;

/// Depth from which a point of a hand-drawn line counts, as a fraction of the extent: hand-drawn lines are
/// unsteady.
const BY_HAND: f64 = 0.1;

/// The part of an outline or a mesh that lies inside the hull.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum InnerPart {
    Vertices,
    Edges,
    Faces,
}

/// The points that show that an outline or a mesh is not convex: its vertices inside the hull. If a mesh has
/// none, they are the ends of edges inside the hull, or else the corners of faces inside it.
///
/// Inside means deeper than [`NEAR`] times the extent below the boundary of the hull. The rounded coordinates of a
/// convex shape leave small dents as well, which are not reported. Which side of a line or plane a point is on is
/// decided exactly.
#[derive(Clone, Debug, PartialEq)]
pub struct NotConvex {
    /// The number of points.
    pub count: usize,
    /// The first points, in order; at most five.
    pub points: Vec<DVec3>,
    part: InnerPart,
    dimension: Dimension,
}

impl NotConvex {
    /// Checks the outline through 2D points in their order; repeated points do not matter. An outline that crosses or
    /// touches itself is not reported: the points are a cloud, or in the wrong order.
    pub fn of_outline(points: &[DVec3]) -> Option<Self> {
        let kept = spread(points).kept;
        let outline: Vec<DVec3> = kept.into_iter().map(|index| points[index]).collect();
        let found = notches(&outline, NEAR).into_iter().map(|index| outline[index]);
        Self::new(InnerPart::Vertices, Dimension::Two, found)
    }

    /// Checks a hand-drawn line around a shape. The deepest point inside the hull counts if its depth is more than a
    /// tenth of the extent. The line may cross itself where it closes.
    pub fn of_stroke(stroke: &[DVec3]) -> Option<Self> {
        let Some(Hull2::Polygon(corners)) = hull2(stroke) else { return None };
        let flat = |index: &usize| stroke[*index].with_z(0.0);
        let depth = |point: &DVec3| {
            let edges = corners.iter().zip(corners.iter().cycle().skip(1)).map(|(a, b)| (flat(a), flat(b)));
            edges.map(|(a, b)| orient2d(a, b, *point) / a.distance(b)).fold(f64::INFINITY, f64::min)
        };
        let deepest = stroke.iter().max_by(|one, other| depth(one).total_cmp(&depth(other)))?;
        let is_deep = depth(deepest) > BY_HAND * extent(stroke);
        Self::new(InnerPart::Vertices, Dimension::Two, is_deep.then_some(*deepest).into_iter())
    }

    /// Checks the surface of a mesh, whatever the winding of its triangles. A flat mesh is not reported.
    pub(super) fn of_mesh(triangles: &[[DVec3; 3]]) -> Option<Self> {
        let mut numbers = HashMap::new();
        let mut points = Vec::new();
        let mut number = |point: &DVec3| {
            *numbers.entry((*point + 0.0).to_array().map(f64::to_bits)).or_insert_with(|| {
                points.push(*point);
                points.len() - 1
            })
        };
        let triangles: Vec<[usize; 3]> =
            triangles.iter().map(|corners| [0, 1, 2].map(|corner| number(&corners[corner]))).collect();
        let limit = NEAR * extent(&points);
        let mut hull = HullDepth::of(&points)?;
        let mut is_inside = |point: DVec3| hull.depth(point) > limit;
        let new = |part, found: Vec<usize>| {
            let mut is_new = vec![true; points.len()];
            let found = found.into_iter().filter(|index| std::mem::take(&mut is_new[*index]));
            Self::new(part, Dimension::Three, found.map(|index| points[index]))
        };
        let vertices: Vec<usize> = (0..points.len()).filter(|index| is_inside(points[*index])).collect();
        if !vertices.is_empty() {
            return new(InnerPart::Vertices, vertices);
        }
        let middle = |[a, b, c]: &[usize; 3]| (points[*a] + points[*b] + points[*c]) / 3.0;
        let faces: Vec<[usize; 3]> =
            triangles.into_iter().filter(|corners| is_inside(middle(corners))).collect();
        // Edges inside the hull whose two faces are not in one plane.
        let mut apexes = HashMap::new();
        let mut edges = Vec::new();
        for [a, b, c] in &faces {
            for [from, to, apex] in [[*a, *b, *c], [*b, *c, *a], [*c, *a, *b]] {
                let key = [from.min(to), from.max(to)];
                let Some(other) = apexes.insert(key, apex) else { continue };
                let [p, q, r, s] = [from, to, apex, other].map(|index| points[index]);
                let bend = orient3d(p, q, r, s).abs();
                if bend > limit * (q - p).cross(r - p).length() && is_inside(p.midpoint(q)) {
                    edges.extend(key);
                }
            }
        }
        if edges.is_empty() { new(InnerPart::Faces, faces.concat()) } else { new(InnerPart::Edges, edges) }
    }

    fn new(part: InnerPart, dimension: Dimension, found: impl Iterator<Item = DVec3>) -> Option<Self> {
        let all: Vec<DVec3> = found.collect();
        let points = all.iter().take(MAX_NAMED).copied().collect();
        (!all.is_empty()).then_some(Self { count: all.len(), points, part, dimension })
    }

    /// Returns a clause with the points: `p2 (1, 1) lies inside the hull`. Points are named by their indices
    /// in `listed`, the vertices of `side`: `vertex 2` if the side is not known. An unlisted point has only
    /// coordinates.
    pub fn evidence(&self, listed: &[DVec3], side: Option<Side>) -> String {
        let title = |index: usize| {
            let unknown = || text!("import-vertex-of-number"; index = index);
            side.map_or_else(unknown, |side| format!("{}{index}", side.vertex_letter()))
        };
        let name = |point: &DVec3| {
            let found = listed.iter().position(|it| it == point);
            let name = found.map(|index| title(index) + " ").unwrap_or_default();
            let numbers = point.to_array().map(coordinate);
            format!("{name}({})", numbers[..self.dimension.count()].join(", "))
        };
        let mut names: Vec<String> = self.points.iter().map(name).collect();
        let more = self.count - names.len();
        names.extend((more > 0).then(|| text!("import-more-points"; count = more)));
        let names = words::enumerated(&names);
        let part = match (self.part, self.count) {
            (InnerPart::Vertices, 1) => "vertex",
            (InnerPart::Vertices, _) => "vertices",
            (InnerPart::Edges, 2) => "edge",
            (InnerPart::Edges, _) => "edges",
            (InnerPart::Faces, 3) => "face",
            (InnerPart::Faces, _) => "faces",
        };
        text!("import-inside-the-hull"; part = part, names = names)
    }

    /// Returns a sentence without a full stop:
    /// `L is not convex: p3 (1, 1) lies inside the hull, which is used instead`.
    pub fn sentence(&self, name: &str, listed: &[DVec3], side: Option<Side>) -> String {
        text!("import-is-not-convex"; name = name, evidence = self.evidence(listed, side))
    }
}

/// A coordinate with at most nine digits, which distinguish all numbers in single precision.
fn coordinate(value: f64) -> String {
    words::number(format!("{value:.8e}").parse().unwrap_or(value) + 0.0)
}
