//! The trace of the expanding polytope algorithm: its steps, and the polytope at each of them.

use glam::DVec3;

use crate::geometry::SupportPoint;

/// A facet of the polytope: an edge in 2D, a triangle in 3D. Facets are numbered in the order of their creation.
#[derive(Clone, Debug, PartialEq)]
pub struct Facet {
    /// The indices of its two or three vertices: in 2D the interior is on the left, in 3D they are counterclockwise as
    /// seen from outside.
    pub corners: Vec<usize>,
    /// The outward unit normal.
    pub normal: DVec3,
    /// The signed distance of its line or plane from the origin; negative if the origin is outside the facet.
    pub distance: f64,
}

/// The reason why a simplex is not a valid initial polytope.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SimplexFlaw {
    /// The simplex has too few points to span the plane or space.
    TooFewPoints,
    /// Two points of the simplex are the same.
    RepeatedPoint,
    /// The points of the simplex are collinear or coplanar: it has no area or no volume.
    Flat,
    /// The simplex has interior points, and the origin lies on one of its facets. No repair is needed, but that facet
    /// gives no direction toward the origin.
    OriginOnBoundary,
    /// The simplex has interior points, but does not contain the origin.
    OriginOutside,
}

/// The simplex as an initial polytope: valid, or flawed.
#[derive(Clone, Debug, PartialEq)]
pub struct Examined {
    /// The points of the simplex, numbered from 0, newest first.
    pub points: Vec<SupportPoint<DVec3>>,
    /// The flaw of the simplex, if it has one.
    pub flaw: Option<SimplexFlaw>,
}

/// A support point in a direction perpendicular to the affine hull of a flat simplex.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Inflated {
    /// The direction of the support point.
    pub direction: DVec3,
    /// The new point, which gets the next index.
    pub support: SupportPoint<DVec3>,
}

/// The initial polytope, with interior points.
#[derive(Clone, Debug, PartialEq)]
pub struct Seeded {
    /// All points so far, by index: the corners of the facets, and those of the simplex that depended on others.
    pub points: Vec<SupportPoint<DVec3>>,
    /// The facets of the polytope, numbered from 0.
    pub facets: Vec<Facet>,
}

/// The facet nearest to the origin, and the support point of P ⊖ Q along its normal.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Probed {
    /// The index of the facet.
    pub facet: usize,
    /// The support point along the normal of the facet.
    pub support: SupportPoint<DVec3>,
    /// The distance of the support point in front of the facet, in scene units.
    pub gain: f64,
    /// Whether P ⊖ Q extends in front of the facet: the decision, exact between polytopes.
    pub is_beyond: bool,
    /// Bounds on the penetration depth, with the radii added.
    pub bounds: [f64; 2],
    /// Bounds on the depth of the cores, without the radii.
    pub core_bounds: [f64; 2],
}

/// The growth of the polytope by the support point, which gets the next index.
#[derive(Clone, Debug, PartialEq)]
pub struct Expanded {
    /// The indices of the facets visible from the new point, which are removed.
    pub seen: Vec<usize>,
    /// The boundary of these facets: in 3D edges by their ends; in 2D the two end vertices, each as both ends.
    pub horizon: Vec<[usize; 2]>,
    /// The new facets.
    pub added: Vec<Facet>,
}

/// One step of the expanding polytope algorithm.
#[derive(Clone, Debug, PartialEq)]
pub enum EpaEvent {
    /// The simplex was examined as an initial polytope.
    Examined(Examined),
    /// A support point was added to a flat simplex.
    Inflated(Inflated),
    /// The initial polytope is complete.
    Seeded(Seeded),
    /// The facet nearest to the origin was probed.
    Probed(Probed),
    /// The polytope grew.
    Expanded(Expanded),
}

/// The polytope at one step.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Growth {
    /// All points so far, by index.
    pub points: Vec<SupportPoint<DVec3>>,
    /// All facets so far, by index; removed ones are `None`.
    pub facets: Vec<Option<Facet>>,
    /// The flaw of the initial simplex, if it had one.
    pub flaw: Option<SimplexFlaw>,
    /// The facet whose support point was computed last.
    pub closest: Option<usize>,
    /// The support point computed for the facet `closest`, not yet a vertex of the polytope.
    pub probe: Option<SupportPoint<DVec3>>,
    /// The last support point, from a probe or added to give the polytope an interior; `None` at the start.
    pub found: Option<SupportPoint<DVec3>>,
    /// The horizon of the last expansion.
    pub horizon: Vec<[usize; 2]>,
    /// The lower and the upper bound on the depth.
    pub bounds: Option<[f64; 2]>,
}

impl Growth {
    /// Applies one step to the polytope.
    pub fn apply(&mut self, event: &EpaEvent) {
        match event {
            EpaEvent::Examined(Examined { points, flaw }) => {
                *self = Self { points: points.clone(), flaw: *flaw, ..Self::default() };
            }
            EpaEvent::Inflated(Inflated { support, .. }) => {
                self.points.push(*support);
                self.found = Some(*support);
            }
            EpaEvent::Seeded(Seeded { points, facets }) => {
                self.points.clone_from(points);
                self.found = None;
                self.facets = facets.iter().cloned().map(Some).collect();
            }
            EpaEvent::Probed(Probed { facet, support, bounds, .. }) => {
                self.closest = Some(*facet);
                self.probe = Some(*support);
                self.found = Some(*support);
                self.bounds = Some(*bounds);
                self.horizon.clear();
            }
            EpaEvent::Expanded(Expanded { seen, horizon, added }) => {
                self.points.extend(self.probe.take());
                for gone in seen {
                    if let Some(facet) = self.facets.get_mut(*gone) {
                        *facet = None;
                    }
                }
                self.facets.extend(added.iter().cloned().map(Some));
                self.horizon.clone_from(horizon);
                self.closest = None;
            }
        }
    }
}

/// A receiver of steps. Steps are passed as closures, so that an ignored step is never built.
pub(crate) trait Observer {
    /// Records a step.
    fn note(&mut self, event: impl FnOnce() -> EpaEvent);
}
