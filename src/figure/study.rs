//! All that follows from a scene: computed once for each edit, read by everything that shows or tells.

use std::sync::Arc;

use glam::DVec3;

use super::{Bounds, Solid};
use crate::geometry::{Convex, Core, Dimension, MinkowskiDifference, Side, Surface};
use crate::gjk::{self, Query, Reference, Settings, Trace};
use crate::scene::Scene;

/// A query with its answer and with the explicit geometry behind it. The fields agree with each other; only
/// [`Study::new`] makes one.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Study {
    /// In how many dimensions.
    pub dimension: Dimension,
    /// P and Q in world space.
    pub convexes: [Convex<DVec3>; 2],
    /// The boundaries of P and Q.
    pub surfaces: [Surface; 2],
    /// P ⊖ Q.
    pub difference: MinkowskiDifference,
    /// What the algorithm did.
    pub trace: Trace,
    /// What is true, whatever the algorithm said.
    pub reference: Reference,
    /// P, Q and P ⊖ Q as bodies in space, where they are not flat.
    pub(super) solids: [Option<Arc<Solid>>; 3],
}

impl Study {
    /// Runs a query and everything that is shown beside it.
    pub fn new(dimension: Dimension, convexes: [Convex<DVec3>; 2], settings: Settings) -> Self {
        let [p, q] = &convexes;
        let query = Query { p, q, dimension, settings };
        let trace = gjk::run(&query);
        let difference = MinkowskiDifference::new(dimension, p, q);
        let reference = gjk::reference(&query, &trace.outcome);
        let surfaces = convexes.each_ref().map(|convex| Surface::of(convex, dimension));
        let [of_p, of_q] = surfaces.each_ref().map(|surface| Solid::of(surface).map(Arc::new));
        let solids = [of_p, of_q, Solid::of(&difference.surface()).map(Arc::new)];
        Self { dimension, convexes, surfaces, difference, trace, reference, solids }
    }

    /// The study of a scene.
    pub fn of(scene: &Scene) -> Self {
        Self::new(scene.dimension, scene.convexes(), scene.query)
    }

    /// The numbered vertices of a shape in world space; none for a curved or rounded one.
    pub fn vertices(&self, side: Side) -> &[DVec3] {
        match &self.convexes[side] {
            Convex { core: Core::Vertices(vertices), rounding: 0.0 } => vertices,
            _ => &[],
        }
    }

    /// The box around P and Q.
    pub fn bounds(&self) -> Bounds {
        let [p, q] = self.surfaces.each_ref().map(|surface| Bounds::of(surface.points.iter().copied()));
        p.union(q)
    }

    /// The box around P ⊖ Q and the origin.
    pub fn difference_bounds(&self) -> Bounds {
        let points = self.difference.hull_vertices().map(|support| support.point);
        Bounds::of(points.chain([DVec3::ZERO]))
    }

    /// Where the name of a shape goes: the mean of the corners of its boundary.
    pub fn center(&self, side: Side) -> DVec3 {
        let surface = &self.surfaces[side];
        let corners = surface.hull.vertices();
        let sum: DVec3 = corners.iter().map(|index| surface.points[*index]).sum();
        sum / corners.len().max(1) as f64
    }
}
