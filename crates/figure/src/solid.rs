//! The surface of a convex body in 3D, prepared for drawing: the adjacency of faces and edges, and the normals.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use glam::DVec3;

use crate::internal::{Hull, Hull3, Surface};

/// The cosine of 30 degrees, the maximum angle between adjacent faces of a mesh that approximates one curved
/// surface.
const CREASE_COSINE: f64 = 0.866;

/// A closed convex surface.
#[derive(Clone, Debug)]
pub struct Solid {
    points: Vec<DVec3>,
    /// The faces, shared with translated copies of the body.
    faces: Arc<[SolidFace]>,
    /// The edges, also shared.
    edges: Arc<[Edge]>,
    smooth: bool,
    /// The part drawn on screen, once it is needed; also shared.
    part: Arc<OnceLock<Option<SolidPart>>>,
}

/// Some vertices of a [`Solid`], and their hull.
#[derive(Debug)]
pub(super) struct SolidPart {
    /// The indices of the vertices in the body.
    pub(super) kept: Vec<usize>,
    /// The hull of these vertices.
    pub(super) solid: Solid,
}

impl PartialEq for Solid {
    fn eq(&self, other: &Self) -> bool {
        // Most are the same instance.
        std::ptr::eq(self, other)
            || (self.smooth == other.smooth
                && self.points == other.points
                && (Arc::ptr_eq(&self.faces, &other.faces) || self.faces == other.faces)
                && (Arc::ptr_eq(&self.edges, &other.edges) || self.edges == other.edges))
    }
}

/// A flat convex face of a [`Solid`].
#[derive(Clone, Debug, PartialEq)]
pub struct SolidFace {
    /// Indices of the vertices, counterclockwise as seen from outside.
    pub corners: Vec<usize>,
    /// The outward unit normal.
    pub normal: DVec3,
    /// The normals of a curved surface at the vertices; empty for a flat face.
    pub corner_normals: Vec<DVec3>,
}

/// An edge between two faces of a [`Solid`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    /// Indices of the two vertices.
    pub ends: [usize; 2],
    /// Indices of the two faces. Counterclockwise around the first face, the edge runs from the first end to the
    /// second.
    pub faces: [usize; 2],
    /// Whether the edge is always drawn; others are drawn only if they belong to the silhouette.
    pub crease: bool,
}

impl Solid {
    /// Creates a surface from its vertices and faces. The edges of a `smooth` one are creases only where the
    /// angle is large.
    pub fn new(points: Vec<DVec3>, faces: Vec<SolidFace>, smooth: bool) -> Self {
        let mut owner = BTreeMap::new();
        for (index, face) in faces.iter().enumerate() {
            for ends in directed_edges(&face.corners) {
                owner.insert(ends, index);
            }
        }
        let edges = owner
            .iter()
            .filter(|([from, to], _)| from < to)
            .filter_map(|([from, to], left)| {
                let right = *owner.get(&[*to, *from])?;
                let turn = faces[*left].normal.dot(faces[right].normal);
                let crease = !smooth || turn < CREASE_COSINE;
                Some(Edge { ends: [*from, *to], faces: [*left, right], crease })
            })
            .collect();
        Self { points, faces: faces.into(), edges, smooth, part: Arc::default() }
    }

    /// Creates the solid of a surface. Returns `None` if it is flat or in 2D.
    pub fn of(surface: &Surface) -> Option<Self> {
        let Hull::Solid(Hull3::Polytope(polytope)) = &*surface.hull else { return None };
        let face_of = |face: &crate::internal::Face| SolidFace {
            corners: face.vertices.clone(),
            normal: face.normal,
            corner_normals: if surface.smooth {
                face.vertices.iter().map(|vertex| surface.corner_normal(face, *vertex)).collect()
            } else {
                Vec::new()
            },
        };
        let faces = polytope.faces.iter().map(face_of).collect();
        Some(Self::new(surface.points.clone(), faces, surface.smooth))
    }

    /// Returns the body, translated.
    pub fn shifted(&self, by: DVec3) -> Self {
        self.with_points(self.points.iter().map(|point| *point + by).collect())
    }

    /// Returns the surface with its vertices in another place.
    fn with_points(&self, points: Vec<DVec3>) -> Self {
        let Self { faces, edges, smooth, part, .. } = self;
        let (faces, edges, part) = (Arc::clone(faces), Arc::clone(edges), Arc::clone(part));
        Self { points, faces, edges, smooth: *smooth, part }
    }

    /// Returns a part of this body. The part is chosen at the first call for this body or a translated copy,
    /// and then kept.
    pub(super) fn part(&self, choose: impl FnOnce(&[DVec3]) -> Option<SolidPart>) -> Option<Self> {
        let SolidPart { kept, solid } = self.part.get_or_init(|| choose(&self.points)).as_ref()?;
        Some(solid.with_points(kept.iter().map(|index| self.points[*index]).collect()))
    }

    /// Returns the vertices, in scene units.
    pub fn points(&self) -> &[DVec3] {
        &self.points
    }

    /// Returns the faces.
    pub fn faces(&self) -> &[SolidFace] {
        &self.faces
    }

    /// Returns each edge once.
    pub fn edges(&self) -> &[Edge] {
        &self.edges
    }

    /// Returns whether the body is curved, so that most edges of the mesh are not edges of the body.
    pub const fn is_smooth(&self) -> bool {
        self.smooth
    }

    /// Returns a vertex of a face, which is a point of the plane of the face.
    pub fn corner(&self, face: &SolidFace) -> DVec3 {
        face.corners.first().map_or(DVec3::ZERO, |index| self.points[*index])
    }
}

/// The edges of a polygon, each in its direction.
fn directed_edges(corners: &[usize]) -> impl Iterator<Item = [usize; 2]> {
    corners.iter().zip(corners.iter().cycle().skip(1)).map(|(from, to)| [*from, *to])
}
