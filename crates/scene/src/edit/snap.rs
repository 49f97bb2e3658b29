//! Snapping of dragged points to steps of a grid, and to the vertices, edges and faces of the other shape.
//!
//! Places on edges and faces are binary fractions of the way from one vertex to the next. If the vertices are short
//! numbers, such a place is exact, so that a point put there touches exactly, not only nearly.

use glam::DVec3;

use super::vertices;
use crate::geometry::{Body, Shape};
use crate::internal::{Hull, Hull3};
use crate::message::text;

/// Maximum number of equal parts into which an edge is divided; points snap to the ends of these parts: 2²⁰.
const FINEST: f64 = 1_048_576.0;

/// A line of sight: a point on it, and its unit direction away from the eye.
pub type SightLine = (DVec3, DVec3);

/// The feature of a shape that a point snaps to, by the indices of its vertices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SnapFeature {
    /// A vertex.
    Vertex(usize),
    /// The edge between two vertices.
    Edge([usize; 2]),
    /// A face, by its vertices in order.
    Face(Vec<usize>),
}

/// The vertices of a body with the edges and faces of their hull, in world space.
#[derive(Clone, Debug, PartialEq)]
pub struct Outline {
    points: Vec<DVec3>,
    edges: Vec<[usize; 2]>,
    faces: Vec<Vec<usize>>,
    is_boundary: bool,
}

/// Rounds `value` to the nearest multiple of `step`, as the exact decimal: a step of a tenth gives 0.3, not
/// 0.30000000000000004. Steps are powers of ten, times 1, 2 or 5.
pub fn to_step(value: f64, step: f64) -> f64 {
    // Division by the integer number of steps per unit gives the decimal itself; multiplication by 0.1 would not.
    let per_unit = (1.0 / step).round();
    let snapped =
        if step < 1.0 { (value * per_unit).round() / per_unit } else { (value / step).round() * step };
    if snapped.is_finite() { snapped + 0.0 } else { value }
}

/// Returns the place with each coordinate at the nearest multiple of `step`.
pub fn to_grid(place: DVec3, step: f64) -> DVec3 {
    DVec3::new(to_step(place.x, step), to_step(place.y, step), to_step(place.z, step))
}

/// Returns the largest power of ten that does not exceed `length`: a step at which positions on screen are
/// short decimals.
pub fn decimal_step(length: f64) -> f64 {
    libm::exp10(libm::log10(length).floor())
}

impl SnapFeature {
    /// Returns the name of the feature, such as `q2`, `edge q1 q2` or `face q0 q1 q4`; for a large face, the
    /// first three vertices.
    pub fn name(&self, letter: &str) -> String {
        let names = |indices: &[usize]| {
            let names: Vec<String> = indices.iter().map(|index| format!("{letter}{index}")).collect();
            names.join(" ")
        };
        match self {
            Self::Vertex(index) => format!("{letter}{index}"),
            Self::Edge(ends) => text!("editing-edge"; names = names(ends)),
            Self::Face(corners) if corners.len() > 4 => text!("editing-face"; names = names(&corners[..3])),
            Self::Face(corners) => text!("editing-face-2"; names = names(corners)),
        }
    }
}

impl Outline {
    /// Computes the outline of a body in its pose, without its radius. Empty for a curved shape.
    pub fn of(body: &Body) -> Self {
        let points = vertices::in_world(body);
        let (edges, faces) = match Hull::of(body.dimension(), &points) {
            None => (Vec::new(), Vec::new()),
            Some(Hull::Flat(hull)) => (ring(hull.vertices()), Vec::new()),
            Some(Hull::Solid(Hull3::Polytope(hull))) => {
                (hull.edges, hull.faces.into_iter().map(|face| face.vertices).collect())
            }
            Some(Hull::Solid(Hull3::Polygon { vertices, .. })) => (ring(&vertices), vec![vertices]),
            Some(Hull::Solid(hull)) => (ring(hull.vertices()), Vec::new()),
        };
        let is_boundary = body.rounding() == 0.0 && !matches!(body.shape(), Shape::Capsule { .. });
        Self { points, edges, faces, is_boundary }
    }

    /// Returns all vertices by index, also those in the interior.
    pub fn points(&self) -> &[DVec3] {
        &self.points
    }

    /// Returns the edges of the hull, each once.
    pub fn edges(&self) -> &[[usize; 2]] {
        &self.edges
    }

    /// Returns the faces of the hull, each with its vertices in order; empty in the plane.
    pub fn faces(&self) -> &[Vec<usize>] {
        &self.faces
    }

    /// Returns whether the outline is the boundary of the body, rather than of its core within a positive
    /// radius.
    pub const fn is_boundary(&self) -> bool {
        self.is_boundary
    }

    /// Returns whether a vertex, or the edge between two, is visible along `direction`, on the front of the
    /// body: it belongs to a face turned to the eye. A flat shape hides nothing.
    pub fn is_seen(&self, vertices: &[usize], direction: DVec3) -> bool {
        self.faces.len() < 2
            || self.faces.iter().any(|face| {
                vertices.iter().all(|vertex| face.contains(vertex)) && self.normal(face).dot(direction) < 0.0
            })
    }

    /// The outward normal of a face, of any length.
    fn normal(&self, face: &[usize]) -> DVec3 {
        let first = face.first().map_or(DVec3::ZERO, |index| self.points[*index]);
        let offset = |index: usize| self.points[index] - first;
        face.windows(2).map(|pair| offset(pair[0]).cross(offset(pair[1]))).sum()
    }

    /// Returns the point of an edge that is nearest to a line of sight, to within about `grain`, in scene
    /// units.
    pub fn on_edge(&self, [from, to]: [usize; 2], ray: SightLine, grain: f64) -> DVec3 {
        let (from, to) = (self.points[from], self.points[to]);
        let along = to - from;
        let part = nearest_part(from, along, ray);
        let parts = binary_parts(along.length() / grain);
        // The far end is returned as it is, without roundoff.
        let part = (part * parts).round() / parts;
        if part >= 1.0 { to } else { from + along * part }
    }

    /// Returns the intersections of a line of sight with the faces, to within about `grain`, each with the
    /// index of the face; the nearest to the eye first.
    pub fn on_faces(&self, ray: SightLine, grain: f64) -> Vec<(usize, DVec3)> {
        let mut met: Vec<(f64, usize, DVec3)> = self
            .faces
            .iter()
            .enumerate()
            .filter_map(|(index, face)| {
                let (depth, place) = self.on_face(face, ray, grain)?;
                Some((depth, index, place))
            })
            .collect();
        met.sort_by(|(a, ..), (b, ..)| a.total_cmp(b));
        met.into_iter().map(|(_, index, place)| (index, place)).collect()
    }

    fn on_face(&self, face: &[usize], (origin, direction): SightLine, grain: f64) -> Option<(f64, DVec3)> {
        let [first, rest @ ..] = face else { return None };
        let a = self.points[*first];
        rest.windows(2).find_map(|pair| {
            let [ab, ac] = [self.points[pair[0]] - a, self.points[pair[1]] - a];
            // T. Möller and B. Trumbore, Fast, minimum storage ray/triangle intersection, 1997.
            let across = direction.cross(ac);
            let scale = ab.dot(across).recip();
            let from_a = origin - a;
            let u = from_a.dot(across) * scale;
            let v = direction.dot(from_a.cross(ab)) * scale;
            let depth = ac.dot(from_a.cross(ab)) * scale;
            // False for NaN as well, which stands for a face seen edge-on.
            if !(u >= 0.0 && v >= 0.0 && u + v <= 1.0) {
                return None;
            }
            let parts = binary_parts(ab.length().max(ac.length()) / grain);
            let u = (u * parts).round() / parts;
            let v = ((v * parts).round() / parts).min(1.0 - u);
            Some((depth, a + (ab * u + ac * v)))
        })
    }
}

/// Each vertex of a loop with the next one; a loop of two vertices has one edge.
fn ring(vertices: &[usize]) -> Vec<[usize; 2]> {
    match *vertices {
        [] | [_] => Vec::new(),
        [a, b] => vec![[a, b]],
        _ => vertices
            .iter()
            .zip(vertices.iter().cycle().skip(1))
            .map(|(a, b)| [*a.min(b), *a.max(b)])
            .collect(),
    }
}

/// The point of a segment nearest to a line, as a fraction of its length from 0 to 1.
fn nearest_part(from: DVec3, along: DVec3, (origin, direction): SightLine) -> f64 {
    // Perpendicular to the line of sight, both appear as on screen.
    let across = along - direction * along.dot(direction);
    let start = origin - from;
    let part = start.dot(across) / across.length_squared();
    if part.is_finite() { part.clamp(0.0, 1.0) } else { 0.0 }
}

/// The smallest power of two that is at least `count`.
fn binary_parts(count: f64) -> f64 {
    if count.is_finite() { libm::exp2(libm::log2(count.max(1.0)).ceil()).min(FINEST) } else { FINEST }
}
