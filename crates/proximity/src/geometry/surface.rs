//! The boundary of one convex shape, prepared for drawing.

use std::sync::Arc;

use glam::DVec3;

use super::dimension::Dimension;
use super::faces::Face;
use super::hull::Hull;
use super::minkowski::MinkowskiDifference;
use super::support::Convex;

/// The cosine of 30 degrees. A vertex is on a crease if the normal of a face differs from that of the surface at the
/// vertex by a larger angle. Meshes of smooth shapes turn by less from one face to the next.
const CREASE_COSINE: f64 = 0.866;

/// The boundary of a convex shape as points and their hull.
#[derive(Clone, Debug, PartialEq)]
pub struct Surface {
    /// Points in world space: the vertices of a polytope, with their indices, or a sample of the boundary of a curved
    /// shape.
    pub points: Vec<DVec3>,
    /// Outward unit normals, one for each point of a smooth surface; otherwise empty.
    pub normals: Vec<DVec3>,
    /// Whether the shape is curved, so that the edges of the mesh are not edges of the shape.
    pub smooth: bool,
    /// The hull to draw, as indices into the points; shared with moved copies.
    pub hull: Arc<Hull>,
}

impl Surface {
    /// Computes the boundary of a shape in world space; see [`MinkowskiDifference::new`] for the sampling.
    pub fn of(convex: &Convex<DVec3>, dimension: Dimension) -> Self {
        MinkowskiDifference::new(dimension, convex, &Convex::point(DVec3::ZERO)).surface()
    }

    /// Returns this boundary, translated.
    pub fn shifted(&self, by: DVec3) -> Self {
        Self { points: self.points.iter().map(|point| *point + by).collect(), ..self.clone() }
    }

    /// Returns the mean of the vertices of the hull.
    pub fn center(&self) -> DVec3 {
        let corners = self.hull.vertices();
        let sum: DVec3 = corners.iter().map(|index| self.points[*index]).sum();
        sum / corners.len().max(1) as f64
    }

    /// Returns the normal for shading a face at one of its vertices. It is the normal of the smooth surface, or that of
    /// the face if the two differ so much that the vertex is on a crease, such as the rim of a cylinder.
    pub fn corner_normal(&self, face: &Face, vertex: usize) -> DVec3 {
        let surface = self.normals.get(vertex).copied().unwrap_or(face.normal);
        if surface.dot(face.normal) < CREASE_COSINE { face.normal } else { surface }
    }
}

impl MinkowskiDifference {
    /// Returns the boundary, for drawing.
    pub fn surface(&self) -> Surface {
        Surface {
            points: self.points.iter().map(|point| point.point).collect(),
            normals: self.normals.clone(),
            smooth: self.curved,
            hull: Arc::clone(&self.hull),
        }
    }
}
