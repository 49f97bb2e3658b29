//! What the expanding polytope algorithm did, step by step, and the polytope at each step.

use glam::DVec3;

use crate::geometry::SupportPoint;

/// A side of the polytope: an edge in 2D, a triangle in 3D. Facets are numbered in the order in which they are made.
#[derive(Clone, Debug, PartialEq)]
pub struct Facet {
    /// The numbers of its two or three corners, counter-clockwise: in 2D the inside is on the left, in 3D they turn
    /// counter-clockwise as seen from outside.
    pub corners: Vec<usize>,
    /// Outwards, of length one.
    pub normal: DVec3,
    /// The distance of its line or plane from the origin; negative where the origin is outside of it.
    pub distance: f64,
}

/// Why a simplex is no start for a polytope.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// It has too few points to span the plane or space.
    TooFewPoints,
    /// Two of its points are the same.
    RepeatedPoint,
    /// Its points lie on one line, or in one plane: it has no area or no volume.
    Flat,
    /// It is solid, and the origin lies on a side of it: nothing to repair, but that side has no direction of its own
    /// towards the origin.
    OriginOnBoundary,
    /// It is solid, but does not hold the origin.
    OriginOutside,
}

/// One step of the expanding polytope algorithm.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// The simplex as a start: legal, or flawed.
    Examined {
        /// The points of the simplex, numbered from 0, newest first.
        points: Vec<SupportPoint<DVec3>>,
        /// What is the matter with it.
        flaw: Option<Flaw>,
    },
    /// A point was added at right angles to all that the simplex spans, since it was flat.
    Inflated {
        /// The direction asked.
        direction: DVec3,
        /// The new point; it gets the next number.
        support: SupportPoint<DVec3>,
    },
    /// The polytope has an inside.
    Seeded {
        /// Its points.
        points: Vec<SupportPoint<DVec3>>,
        /// Its facets, numbered from 0.
        facets: Vec<Facet>,
    },
    /// The facet nearest to the origin was chosen, and P ⊖ Q asked how far it reaches beyond.
    Probed {
        /// The number of the facet.
        facet: usize,
        /// The support point along its normal.
        support: SupportPoint<DVec3>,
        /// How far that lies beyond the facet, in scene units.
        gain: f64,
        /// Whether P ⊖ Q reaches beyond the facet: the decision, exact between polytopes.
        is_beyond: bool,
        /// The penetration depth lies between these two; the radii are added.
        bounds: [f64; 2],
        /// The same for the cores: the radii are not added.
        core_bounds: [f64; 2],
    },
    /// The polytope grew by the support point, which gets the next number.
    Expanded {
        /// The numbers of the facets that the new point sees: they are gone.
        seen: Vec<usize>,
        /// What bounds them: edges, by their ends, in 3D; in 2D the two corners, each as both ends.
        horizon: Vec<[usize; 2]>,
        /// The new facets.
        added: Vec<Facet>,
    },
}

/// The polytope at one step.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Growth {
    /// All points so far, by number.
    pub points: Vec<SupportPoint<DVec3>>,
    /// All facets so far, by number; gone ones are `None`.
    pub facets: Vec<Option<Facet>>,
    /// What is the matter with the start.
    pub flaw: Option<Flaw>,
    /// The facet that was probed last.
    pub closest: Option<usize>,
    /// The support point that was found beyond it, not yet part of the polytope.
    pub probe: Option<SupportPoint<DVec3>>,
    /// The support point that was found last: by a probe, or added for an inside; none at the start.
    pub found: Option<SupportPoint<DVec3>>,
    /// The horizon of the last expansion.
    pub horizon: Vec<[usize; 2]>,
    /// The bounds on the depth.
    pub bounds: Option<[f64; 2]>,
}

impl Growth {
    /// Takes the polytope one step on.
    pub fn apply(&mut self, event: &Event) {
        match event {
            Event::Examined { points, flaw } => {
                *self = Self { points: points.clone(), flaw: *flaw, ..Self::default() };
            }
            Event::Inflated { support, .. } => {
                self.points.push(*support);
                self.found = Some(*support);
            }
            Event::Seeded { points, facets } => {
                self.points.clone_from(points);
                self.found = None;
                self.facets = facets.iter().cloned().map(Some).collect();
            }
            Event::Probed { facet, support, bounds, .. } => {
                self.closest = Some(*facet);
                self.probe = Some(*support);
                self.found = Some(*support);
                self.bounds = Some(*bounds);
                self.horizon.clear();
            }
            Event::Expanded { seen, horizon, added } => {
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

/// Takes note of steps, or does not. Steps are passed as closures, so that what is not recorded is never built.
pub trait Observer {
    /// Takes note of a step.
    fn note(&mut self, event: impl FnOnce() -> Event);
}
