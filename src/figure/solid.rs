//! The surface of a convex body in space, with what drawing it needs: which faces meet in which edge, and which way
//! they face.

use std::collections::BTreeMap;
use std::sync::Arc;

use glam::DVec3;

use crate::geometry::{Hull, Hull3, Surface};

/// Faces that turn by less than this from one to the next are one curved surface: the cosine of 30 degrees.
const CREASE_COSINE: f64 = 0.866;

/// A closed convex surface.
#[derive(Clone, Debug, PartialEq)]
pub struct Solid {
    points: Vec<DVec3>,
    /// Shared with the same body elsewhere.
    faces: Arc<[Face]>,
    /// Likewise.
    edges: Arc<[Edge]>,
    smooth: bool,
}

/// A flat convex side of a [`Solid`].
#[derive(Clone, Debug, PartialEq)]
pub struct Face {
    /// Indices of points, counter-clockwise as seen from outside.
    pub corners: Vec<usize>,
    /// Outward, of length one.
    pub normal: DVec3,
    /// Where each corner of a curved surface faces; empty for a flat side.
    pub corner_normals: Vec<DVec3>,
}

/// Where two faces of a [`Solid`] meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    /// Indices of points.
    pub ends: [usize; 2],
    /// Indices of faces; the first runs through the edge from the first end to the second.
    pub faces: [usize; 2],
    /// Whether it is drawn from everywhere; others only where they are the outline.
    pub crease: bool,
}

impl Solid {
    /// A surface from its points and faces. Edges of a `smooth` one are creases only where it turns sharply.
    pub fn new(points: Vec<DVec3>, faces: Vec<Face>, smooth: bool) -> Self {
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
        Self { points, faces: faces.into(), edges, smooth }
    }

    /// The drawn faces of a surface; none if it is flat or lies in the plane.
    pub fn of(surface: &Surface) -> Option<Self> {
        let Hull::Solid(Hull3::Polytope(polytope)) = &surface.hull else { return None };
        let face_of = |face: &crate::geometry::Face| Face {
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

    /// The same body elsewhere.
    pub fn shifted(&self, by: DVec3) -> Self {
        Self { points: self.points.iter().map(|point| *point + by).collect(), ..self.clone() }
    }

    /// The corners, in scene units.
    pub fn points(&self) -> &[DVec3] {
        &self.points
    }

    /// The sides.
    pub fn faces(&self) -> &[Face] {
        &self.faces
    }

    /// Each edge once.
    pub fn edges(&self) -> &[Edge] {
        &self.edges
    }

    /// Whether the body is round, so that most edges mean nothing.
    pub const fn is_smooth(&self) -> bool {
        self.smooth
    }

    /// A corner of a face, and the plane of the face through it.
    pub fn corner(&self, face: &Face) -> DVec3 {
        face.corners.first().map_or(DVec3::ZERO, |index| self.points[*index])
    }
}

/// The sides of a polygon, each with its direction.
fn directed_edges(corners: &[usize]) -> impl Iterator<Item = [usize; 2]> {
    corners.iter().zip(corners.iter().cycle().skip(1)).map(|(from, to)| [*from, *to])
}
