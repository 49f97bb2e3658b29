//! How shapes look, kept while they only move.
//!
//! Hulls are what costs time. A hull does not change when its body moves without turning, so it is computed while the
//! body rests at the origin of the world and is then put in place. The result depends on nothing but the body, whatever
//! was computed before; only the time it takes does.

use std::sync::Arc;

use glam::DVec3;

use super::Solid;
use crate::geometry::{
    Body, Convex, Core, Dimension, Hull, MinkowskiDifference, Pose, Shape, Surface, Unused, pockets_of,
    unused_points, unused_vertices,
};

/// Up to so many pairs of vertices the hull of P ⊖ Q is computed where it stands, exactly for its points.
const FEW_PAIRS: usize = 1024;

/// How a body looks while its local origin is the origin of the world.
#[derive(Debug, PartialEq)]
pub(super) struct Likeness {
    /// At rest.
    body: Body,
    surface: Surface,
    solid: Option<Arc<Solid>>,
    listed: Listed,
}

/// What is to be said of the vertices of a body as they are listed.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Listed {
    /// Those that are not vertices of the hull, exactly, in local coordinates; ascending.
    pub(super) unused: Vec<(usize, Unused)>,
    /// The notches of an outline that is not convex.
    pub(super) pockets: Vec<Vec<usize>>,
}

/// How P ⊖ Q looks while both rest.
#[derive(Debug, PartialEq)]
pub(super) struct PairLikeness {
    bodies: [Body; 2],
    difference: MinkowskiDifference,
    solid: Option<Arc<Solid>>,
}

/// The body without its position; itself, where that cannot be.
fn at_rest(body: &Body) -> Body {
    let pose = Pose { position: DVec3::ZERO, ..body.pose() };
    body.with_pose(pose).unwrap_or_else(|_| body.clone())
}

/// Whether this is the body at rest, turned as it is.
fn is_rest_of(rest: &Body, body: &Body) -> bool {
    rest.pose().rotation == body.pose().rotation
        && rest.rounding() == body.rounding()
        && rest.dimension() == body.dimension()
        && rest.shape() == body.shape()
}

impl Likeness {
    /// The likeness of a body: one of those before, if it is there.
    pub(super) fn of(body: &Body, before: &[Arc<Self>]) -> Arc<Self> {
        if let Some(known) = before.iter().find(|known| is_rest_of(&known.body, body)) {
            return known.clone();
        }
        let rest = at_rest(body);
        let surface = Surface::of(&rest.convex(), rest.dimension());
        let solid = Solid::of(&surface).map(Arc::new);
        let listed = Listed::with_surface(&rest, &surface);
        Arc::new(Self { body: rest, surface, solid, listed })
    }

    /// The hull of the vertices of the body at rest, if these are all that it has.
    fn hull_of_vertices(&self, at_rest: &Convex<DVec3>) -> Option<&Hull> {
        let vertices = at_rest.core_vertices().filter(|_| at_rest.is_polytope())?;
        (self.surface.points == vertices).then_some(&self.surface.hull)
    }

    /// What is to be said of its vertices.
    pub(super) const fn listed(&self) -> &Listed {
        &self.listed
    }

    /// The boundary where the body stands. `convex` is the body there, whose vertices are those of the boundary.
    pub(super) fn surface(&self, position: DVec3, convex: &Convex<DVec3>) -> Surface {
        let mut surface = self.surface.shifted(position);
        if let (Core::Vertices(vertices), true) = (&convex.core, convex.is_polytope()) {
            surface.points.clone_from(vertices);
        }
        surface
    }

    /// The body in space where it stands.
    pub(super) fn solid(&self, position: DVec3) -> Option<Arc<Solid>> {
        self.solid.as_ref().map(|solid| placed(solid, position))
    }
}

impl Listed {
    /// Of the vertices of a body.
    pub(super) fn of(body: &Body) -> Self {
        Self { unused: unused_vertices(body), pockets: pockets_of(body) }
    }

    /// Of a body whose boundary is known: where its vertices stand as they are listed, so does their hull.
    fn with_surface(body: &Body, surface: &Surface) -> Self {
        match body.local_vertices() {
            Some(points) if points == surface.points => {
                Self { unused: unused_points(&points, &surface.hull), pockets: pockets_of(body) }
            }
            Some(_) | None => Self::of(body),
        }
    }

    /// Of vertices in world space.
    pub(super) fn of_convex(dimension: Dimension, convex: &Convex<DVec3>) -> Self {
        let vertices = convex.core_vertices().filter(|_| convex.is_polytope()).unwrap_or_default();
        let shape = Shape::Points(vertices.to_vec());
        Body::new(dimension, shape, Pose::identity(dimension), 0.0)
            .map_or_else(|_| Self::default(), |body| Self::of(&body))
    }
}

impl PairLikeness {
    /// The likeness of P ⊖ Q: the one before, if it still is it. None where the hull is computed where it stands.
    pub(super) fn of(
        bodies: &[Body; 2],
        likenesses: [&Likeness; 2],
        before: Option<&Arc<Self>>,
    ) -> Option<Arc<Self>> {
        let convexes = bodies.each_ref().map(Body::convex);
        let counts = convexes.each_ref().map(|convex| convex.core_vertices().map(<[DVec3]>::len));
        if convexes.iter().all(Convex::is_polytope)
            && let [Some(of_p), Some(of_q)] = counts
            && of_p * of_q <= FEW_PAIRS
        {
            return None;
        }
        if let Some(known) = before
            && known.bodies.iter().zip(bodies).all(|(rest, body)| is_rest_of(rest, body))
        {
            return Some(known.clone());
        }
        let rest = bodies.each_ref().map(at_rest);
        let [p, q] = rest.each_ref().map(Body::convex);
        let hulls = [likenesses[0].hull_of_vertices(&p), likenesses[1].hull_of_vertices(&q)];
        let difference = MinkowskiDifference::of_known(rest[0].dimension(), [&p, &q], hulls);
        let solid = Solid::of(&difference.surface()).map(Arc::new);
        Some(Arc::new(Self { bodies: rest, difference, solid }))
    }

    /// P ⊖ Q where the bodies stand, and as a body in space.
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

/// P ⊖ Q, and as a body in space, computed where the shapes stand.
pub(super) fn in_place(
    dimension: Dimension,
    [p, q]: &[Convex<DVec3>; 2],
) -> (MinkowskiDifference, Option<Arc<Solid>>) {
    let difference = MinkowskiDifference::new(dimension, p, q);
    let solid = Solid::of(&difference.surface()).map(Arc::new);
    (difference, solid)
}

fn placed(solid: &Arc<Solid>, position: DVec3) -> Arc<Solid> {
    if position == DVec3::ZERO { solid.clone() } else { Arc::new(solid.shifted(position)) }
}
