//! All data derived from a scene: computed once for each edit, read by every view and every text.

use std::borrow::Cow;
use std::sync::{Arc, Mutex, PoisonError};

use glam::DVec3;

use super::bounds::Bounds;
use super::extent::Extent;
use super::geometry_cache::{self, CachedBody, CachedDifference, Listed};
use super::other_body::{self, OtherBody};
use super::solid::Solid;
use crate::geometry::{Body, Convex, Dimension, Side};
use crate::gjk::{self, Query, Reference, Settings, State, Trace};
use crate::internal::{MinkowskiDifference, Surface, Unused};
use crate::scene::{Rgb, Scene};

/// The margin around P ⊖ Q in the plane, as a fraction of its radius.
const REGION_MARGIN: f64 = 0.1;

/// Number of vertices of a planar hull that cost as much work as one vertex of a hull in space.
const PLANE_IS_EASIER: usize = 16;

/// Number of vertices whose run and proof cost as much work as one vertex of a hull.
const RUN_IS_EASIER: usize = 8;

/// A query with its answer and the explicit geometry. The fields are consistent with each other, since only
/// [`Analysis::new`], [`Analysis::of`] and [`Analysis::after`] construct one.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Analysis {
    /// The dimension of the scene.
    pub dimension: Dimension,
    /// P and Q in world space.
    pub convexes: [Convex<DVec3>; 2],
    /// The boundaries of P and Q.
    pub surfaces: [Surface; 2],
    /// P ⊖ Q.
    pub difference: MinkowskiDifference,
    /// The difference of the cores and, in space, its solid. `None` unless the run works on the cores of rounded
    /// shapes.
    pub(super) core_difference: Option<(MinkowskiDifference, Option<Arc<Solid>>)>,
    /// The run of the algorithm.
    pub trace: Trace,
    /// The true verdict, independent of the algorithm.
    pub reference: Reference,
    /// The bodies beside P and Q, each with the algorithm's verdict on P and the body.
    pub others: Vec<OtherBody>,
    /// The colors of P and Q from the scene.
    pub colors: [Option<Rgb>; 2],
    /// The listed vertices of P and Q that are not vertices of their hulls, each with the reason; ascending.
    pub unused: [Vec<(usize, Unused)>; 2],
    /// The pockets of P and Q, each by the indices of its vertices. Empty unless the listed vertices outline a polygon
    /// that is not convex.
    pub pockets: [Vec<Vec<usize>>; 2],
    /// The solids of P, Q and P ⊖ Q; `None` if flat.
    pub(super) solids: [Option<Arc<Solid>>; 3],
    /// The boxes around P and Q, and around P ⊖ Q and the origin.
    around: [Bounds; 2],
    /// The cached geometry of P, Q and the others.
    cached_bodies: Vec<Arc<CachedBody>>,
    /// The cached geometry of P ⊖ Q.
    cached_difference: Option<Arc<CachedDifference>>,
    /// The state of the step requested last.
    last_state: StateCache,
}

/// A step with its state, as a cache. It is not part of the value of the analysis: a copy starts empty, and all caches
/// are equal.
#[derive(Debug, Default)]
struct StateCache(Mutex<Option<(usize, Arc<State>)>>);

impl Clone for StateCache {
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl PartialEq for StateCache {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Analysis {
    /// Runs a query and computes all data shown beside it.
    pub fn new(dimension: Dimension, convexes: [Convex<DVec3>; 2], settings: Settings) -> Self {
        let surfaces = convexes.each_ref().map(|convex| Surface::of(convex, dimension));
        let solids = surfaces.each_ref().map(|surface| Solid::of(surface).map(Arc::new));
        let difference = geometry_cache::in_place(dimension, &convexes);
        let listed = convexes.each_ref().map(|convex| Listed::of_convex(dimension, convex));
        Self::assemble((dimension, settings), convexes, (surfaces, solids), difference, listed)
    }

    /// Analyzes a scene.
    pub fn of(scene: &Scene) -> Self {
        Self::after(scene, None)
    }

    /// Analyzes a scene. The result does not depend on `before`. If shapes have only moved since an earlier
    /// analysis, its geometry is reused.
    pub fn after(scene: &Scene, before: Option<&Self>) -> Self {
        let known = before.map_or(&[][..], |before| &before.cached_bodies);
        let drawn: Vec<Cow<'_, Body>> = other_body::drawn(&scene.others);
        let mut cached_bodies: Vec<Arc<CachedBody>> = Vec::with_capacity(2 + drawn.len());
        for body in scene.bodies.iter().chain(drawn.iter().map(Cow::as_ref)) {
            let cached = CachedBody::of(body, &[known, &cached_bodies]);
            cached_bodies.push(cached);
        }
        let convexes = scene.convexes();
        let positions = scene.bodies.each_ref().map(|body| body.pose().position);
        let surfaces = [0, 1].map(|side| cached_bodies[side].surface(positions[side], &convexes[side]));
        let solids = [0, 1].map(|side| cached_bodies[side].solid(positions[side]));
        let cached_difference = CachedDifference::of(
            &scene.bodies,
            [&cached_bodies[0], &cached_bodies[1]],
            before.and_then(|before| before.cached_difference.as_ref()),
        );
        let difference = match &cached_difference {
            Some(cached) => cached.placed(positions, &convexes),
            None => geometry_cache::in_place(scene.dimension, &convexes),
        };
        let listed = [0, 1].map(|side| cached_bodies[side].listed().clone());
        let others = drawn.iter().zip(&cached_bodies[2..]).enumerate();
        let others = others
            .filter_map(|(index, (drawn, cached))| OtherBody::of(scene, index, &convexes[0], (drawn, cached)))
            .collect();
        Self {
            others,
            colors: scene.labels.each_ref().map(|label| label.color),
            cached_bodies,
            cached_difference,
            ..Self::assemble((scene.dimension, scene.query), convexes, (surfaces, solids), difference, listed)
        }
    }

    /// Returns the same geometry with an external trace in place of the sandbox's own run.
    #[must_use]
    pub fn with_run(self, trace: Trace) -> Self {
        Self { trace, last_state: StateCache::default(), ..self }
    }

    /// Estimates the work of analyzing a scene with [`Analysis::after`] this analysis: the number of vertices of
    /// unknown hulls, and a fraction of all vertices for the run and its proof.
    pub fn effort_after(&self, scene: &Scene) -> usize {
        let others = other_body::drawn(&scene.others);
        let bodies = scene.bodies.iter().chain(others.iter().map(Cow::as_ref));
        let efforts = bodies.map(|body| CachedBody::effort(body, &self.cached_bodies));
        let difference = CachedDifference::effort(&scene.bodies, self.cached_difference.as_ref());
        let vertices = efforts.sum::<usize>() + difference;
        let hulls = match scene.dimension {
            Dimension::Two => vertices / PLANE_IS_EASIER,
            Dimension::Three => vertices,
        };
        hulls + scene.bodies.iter().map(geometry_cache::vertices).sum::<usize>() / RUN_IS_EASIER
    }

    /// Returns whether a scene has as many bodies, and as many vertices of P and Q, as the scene of this analysis.
    pub fn fits(&self, scene: &Scene) -> bool {
        let counts = |convex: &Convex<DVec3>| convex.core_vertices().map(<[DVec3]>::len);
        self.dimension == scene.dimension
            && self.cached_bodies.len() == scene.bodies.len() + scene.others.len()
            && self.convexes.each_ref().map(counts) == scene.convexes().each_ref().map(counts)
    }

    fn assemble(
        (dimension, settings): (Dimension, Settings),
        convexes: [Convex<DVec3>; 2],
        (surfaces, [of_p, of_q]): ([Surface; 2], [Option<Arc<Solid>>; 2]),
        (difference, of_difference): (MinkowskiDifference, Option<Arc<Solid>>),
        listed: [Listed; 2],
    ) -> Self {
        let [p, q] = &convexes;
        let query = Query { p, q, dimension, settings };
        let trace = gjk::run(&query);
        let reference = gjk::reference(&query, &trace.outcome);
        let core_difference = trace.is_on_cores().then(|| {
            let cores = convexes.each_ref().map(|convex| Convex { radius: 0.0, ..convex.clone() });
            geometry_cache::in_place(dimension, &cores)
        });
        let [of_p_listed, of_q_listed] = listed;
        let unused = [of_p_listed.unused, of_q_listed.unused];
        let pockets = [of_p_listed.pockets, of_q_listed.pockets];
        let points = difference.hull_vertices().map(|support| support.point);
        let around_difference = Bounds::of(points.chain([DVec3::ZERO]));
        let [around_p, around_q] =
            surfaces.each_ref().map(|surface| Bounds::of(surface.points.iter().copied()));
        Self {
            around: [around_p.union(around_q), around_difference],
            dimension,
            convexes,
            surfaces,
            difference,
            core_difference,
            trace,
            reference,
            others: Vec::new(),
            colors: [None; 2],
            unused,
            pockets,
            solids: [of_p, of_q, of_difference],
            cached_bodies: Vec::new(),
            cached_difference: None,
            last_state: StateCache::default(),
        }
    }

    /// Returns the state of the run after the event with this index; see [`Trace::state`]. All figures of a step
    /// share it.
    pub fn state(&self, step: usize) -> Arc<State> {
        let mut last = self.last_state.0.lock().unwrap_or_else(PoisonError::into_inner);
        match &*last {
            Some((known, state)) if *known == step => Arc::clone(state),
            _ => Arc::clone(&last.insert((step, Arc::new(self.trace.state(step)))).1),
        }
    }

    /// Returns the numbered vertices of a shape in world space; empty for a shape that is curved or has a
    /// radius.
    pub fn vertices(&self, side: Side) -> &[DVec3] {
        self.convexes[side].vertices_of_polytope().unwrap_or_default()
    }

    /// Returns the bounding box of P and Q.
    pub fn bounds(&self) -> Bounds {
        self.around[0]
    }

    /// Returns the bounding box of P, Q and the bodies beside them.
    pub fn scene_bounds(&self) -> Bounds {
        let others = self.others.iter().map(|other| Bounds::of(other.surface.points.iter().copied()));
        others.fold(self.bounds(), Bounds::union)
    }

    /// Returns the bounding box of P ⊖ Q and the origin.
    pub fn difference_bounds(&self) -> Bounds {
        self.around[1]
    }

    /// Returns the points that frame P, Q and the bodies beside them.
    pub fn scene_extent(&self) -> Extent {
        let others = self.others.iter().map(|other| &other.surface);
        Extent::of(self.surfaces.iter().chain(others).flat_map(|surface| surface.points.iter().copied()))
    }

    /// Returns the points that frame P ⊖ Q and the origin; in the plane with room for the regions outside.
    pub fn difference_extent(&self) -> Extent {
        match self.dimension {
            Dimension::Two => {
                let around = self.difference_bounds().grown(REGION_MARGIN);
                Extent::from(Bounds { min: around.min.with_z(0.0), max: around.max.with_z(0.0) })
            }
            Dimension::Three => {
                let points = self.difference.hull_vertices().map(|support| support.point);
                Extent::of(points.chain([DVec3::ZERO]))
            }
        }
    }

    /// Returns the position of the label of a shape: the mean of the vertices of its boundary.
    pub fn center(&self, side: Side) -> DVec3 {
        self.surfaces[side].center()
    }
}
