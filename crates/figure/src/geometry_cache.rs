//! The geometry of bodies for drawing, cached while they only move.
//!
//! Hulls take the most time. A hull does not change when its body is translated. So it is computed for the
//! body with its position at the world origin, and then translated. The result depends only on the body,
//! whatever was computed before; only the time differs.

use std::sync::Arc;

use glam::DVec3;

use super::coarse;
use super::solid::Solid;
use crate::geometry::{Body, Convex, Dimension, Pose, Shape};
use crate::internal::{
    Hull, MinkowskiDifference, Surface, Unused, pockets_of, unused_points, unused_vertices,
};

/// Minimum number of pairs of vertices for caching: up to this number, the hull of P ⊖ Q is computed in place, exactly
/// for its points.
const MIN_PAIRS: usize = 1024;

/// Maximum number of vertices of P ⊖ Q that are kept for a picture. They move with every drag, and the picture draws
/// only a part of them.
const MAX_DRAWN: usize = 16_000;

/// The number of pairs of vertices that take as much work as one vertex of a hull; few pairs become vertices of the
/// difference.
const PAIRS_ARE_EASIER: usize = 40;

/// The geometry of a body whose position is the world origin.
#[derive(Debug, PartialEq)]
pub(super) struct CachedBody {
    /// The body at the origin.
    body: Body,
    surface: Surface,
    solid: Option<Arc<Solid>>,
    listed: Listed,
}

/// The listed vertices of a body that are not vertices of its hull, and the pockets of its outline.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Listed {
    /// The listed vertices that are not vertices of the exact hull in local coordinates; ascending.
    pub(super) unused: Vec<(usize, Unused)>,
    /// The pockets of an outline that is not convex.
    pub(super) pockets: Vec<Vec<usize>>,
}

/// The geometry of P ⊖ Q with both bodies at the origin.
#[derive(Debug, PartialEq)]
pub(super) struct CachedDifference {
    bodies: [Body; 2],
    difference: MinkowskiDifference,
    solid: Option<Arc<Solid>>,
}

/// The body moved to the origin, or unchanged if the moved body is not valid.
fn at_rest(body: &Body) -> Body {
    let pose = Pose { position: DVec3::ZERO, ..body.pose() };
    body.with_pose(pose).unwrap_or_else(|_| body.clone())
}

/// Returns whether `rest` equals the body up to its position.
fn is_rest_of(rest: &Body, body: &Body) -> bool {
    rest.pose().rotation == body.pose().rotation
        && rest.rounding() == body.rounding()
        && rest.dimension() == body.dimension()
        && rest.shape() == body.shape()
}

impl CachedBody {
    /// Returns the geometry of a body: from the cache, if it is there.
    pub(super) fn of(body: &Body, before: &[&[Arc<Self>]]) -> Arc<Self> {
        if let Some(known) = before.iter().copied().flatten().find(|known| is_rest_of(&known.body, body)) {
            return known.clone();
        }
        let rest = at_rest(body);
        let surface = Surface::of(&rest.convex(), rest.dimension());
        let solid = Solid::of(&surface).map(Arc::new);
        solid.as_deref().into_iter().for_each(coarse::prepare);
        let listed = Listed::with_surface(&rest, &surface);
        Arc::new(Self { body: rest, surface, solid, listed })
    }

    /// Returns the number of vertices whose hull [`CachedBody::of`] would compute.
    pub(super) fn effort(body: &Body, before: &[Arc<Self>]) -> usize {
        if before.iter().any(|known| is_rest_of(&known.body, body)) { 0 } else { vertices(body) }
    }

    /// The hull of the vertices of the body at the origin, if the body consists of these alone.
    fn hull_of_vertices(&self, at_rest: &Convex<DVec3>) -> Option<&Hull> {
        let vertices = at_rest.vertices_of_polytope()?;
        (self.surface.points == vertices).then_some(&*self.surface.hull)
    }

    /// Returns the unused vertices and pockets.
    pub(super) const fn listed(&self) -> &Listed {
        &self.listed
    }

    /// Returns the boundary in place. `convex` is the body in place, whose vertices are those of the
    /// boundary.
    pub(super) fn surface(&self, position: DVec3, convex: &Convex<DVec3>) -> Surface {
        let mut surface = self.surface.shifted(position);
        if let Some(vertices) = convex.vertices_of_polytope() {
            surface.points = vertices.to_vec();
        }
        surface
    }

    /// Returns the solid in place.
    pub(super) fn solid(&self, position: DVec3) -> Option<Arc<Solid>> {
        self.solid.as_ref().map(|solid| placed(solid, position))
    }
}

impl Listed {
    /// Finds the unused vertices and pockets of a body.
    pub(super) fn of(body: &Body) -> Self {
        Self { unused: unused_vertices(body), pockets: pockets_of(body) }
    }

    /// Returns the unused vertices and pockets of a body with a known boundary: its hull is reused if its
    /// points equal the local vertices.
    fn with_surface(body: &Body, surface: &Surface) -> Self {
        match body.local_vertices() {
            Some(points) if points == surface.points => {
                Self { unused: unused_points(&points, &surface.hull), pockets: pockets_of(body) }
            }
            Some(_) | None => Self::of(body),
        }
    }

    /// Returns the unused vertices and pockets for vertices in world space.
    pub(super) fn of_convex(dimension: Dimension, convex: &Convex<DVec3>) -> Self {
        let vertices = convex.vertices_of_polytope().unwrap_or_default();
        let shape = Shape::Points(vertices.to_vec());
        Body::new(dimension, shape, Pose::identity(dimension), 0.0)
            .map_or_else(|_| Self::default(), |body| Self::of(&body))
    }
}

/// Returns the number of vertices of a body.
pub(super) fn vertices(body: &Body) -> usize {
    body.local_vertices().map_or(0, |vertices| vertices.len())
}

impl CachedDifference {
    /// Estimates the work of a new difference: the number of vertices of the bodies, and in space a fraction
    /// of the number of their pairs, since the difference may have as many vertices. Zero unless
    /// [`CachedDifference::of`] would compute it.
    pub(super) fn effort(bodies: &[Body; 2], before: Option<&Arc<Self>>) -> usize {
        match before {
            Some(known) if known.is_of(bodies) => 0,
            Some(_) | None => {
                let [of_p, of_q] = bodies.each_ref().map(vertices);
                let pairs = match bodies[0].dimension() {
                    Dimension::Two => 0,
                    Dimension::Three => of_p * of_q / PAIRS_ARE_EASIER,
                };
                of_p + of_q + pairs
            }
        }
    }

    /// Returns whether the cached difference belongs to these bodies, in whatever places.
    fn is_of(&self, bodies: &[Body; 2]) -> bool {
        self.bodies.iter().zip(bodies).all(|(rest, body)| is_rest_of(rest, body))
    }

    /// Returns the geometry of P ⊖ Q: the cached one, if it is still valid. Returns `None` if the hull is
    /// computed in place.
    pub(super) fn of(
        bodies: &[Body; 2],
        cached_bodies: [&CachedBody; 2],
        before: Option<&Arc<Self>>,
    ) -> Option<Arc<Self>> {
        let convexes = bodies.each_ref().map(Body::convex);
        let counts = convexes.each_ref().map(|convex| convex.core_vertices().map(<[DVec3]>::len));
        if convexes.iter().all(Convex::is_polytope)
            && let [Some(of_p), Some(of_q)] = counts
            && of_p * of_q <= MIN_PAIRS
        {
            return None;
        }
        if let Some(known) = before
            && known.is_of(bodies)
        {
            return Some(known.clone());
        }
        let rest = bodies.each_ref().map(at_rest);
        let [p, q] = rest.each_ref().map(Body::convex);
        let hulls = [cached_bodies[0].hull_of_vertices(&p), cached_bodies[1].hull_of_vertices(&q)];
        let difference = MinkowskiDifference::of_known(rest[0].dimension(), [&p, &q], hulls, MAX_DRAWN);
        let solid = Solid::of(&difference.surface()).map(Arc::new);
        solid.as_deref().into_iter().for_each(coarse::prepare);
        Some(Arc::new(Self { bodies: rest, difference, solid }))
    }

    /// P ⊖ Q in place, and its solid.
    pub(super) fn placed(
        &self,
        positions: [DVec3; 2],
        convexes: &[Convex<DVec3>; 2],
    ) -> (MinkowskiDifference, Option<Arc<Solid>>) {
        let difference = self.difference.moved(positions, convexes);
        let [of_p, of_q] = positions;
        (difference, self.solid.as_ref().map(|solid| placed(solid, of_p - of_q)))
    }
}

/// P ⊖ Q and its solid, computed in place.
pub(super) fn in_place(
    dimension: Dimension,
    [p, q]: &[Convex<DVec3>; 2],
) -> (MinkowskiDifference, Option<Arc<Solid>>) {
    let difference = MinkowskiDifference::of_known(dimension, [p, q], [None; 2], MAX_DRAWN);
    let solid = Solid::of(&difference.surface()).map(Arc::new);
    (difference, solid)
}

fn placed(solid: &Arc<Solid>, position: DVec3) -> Arc<Solid> {
    if position == DVec3::ZERO { solid.clone() } else { Arc::new(solid.shifted(position)) }
}
