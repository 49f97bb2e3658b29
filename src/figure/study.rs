//! All that follows from a scene: computed once for each edit, read by everything that shows or tells.

use std::sync::Arc;

use glam::DVec3;

use super::likeness::{self, Likeness, Listed, PairLikeness};
use super::{Bounds, Bystander, Solid};
use crate::geometry::{Convex, Core, Dimension, MinkowskiDifference, Side, Surface, Unused};
use crate::gjk::{self, Event, Query, Reference, Settings, Trace};
use crate::scene::{Rgb, Scene};

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
    /// The difference of the cores with its body in space, where the run is about the cores of rounded shapes.
    pub(super) core_difference: Option<(MinkowskiDifference, Option<Arc<Solid>>)>,
    /// What the algorithm did.
    pub trace: Trace,
    /// What is true, whatever the algorithm said.
    pub reference: Reference,
    /// The bodies beside P and Q, and what the algorithm says of P and each of them.
    pub others: Vec<Bystander>,
    /// The colours of their own that P and Q have.
    pub colors: [Option<Rgb>; 2],
    /// The listed vertices of P and Q that are not vertices of their hulls, each with the reason; ascending.
    pub unused: [Vec<(usize, Unused)>; 2],
    /// The notches of P and Q where their vertices, in their order, outline a polygon that is not convex: the corners
    /// of each as indices of vertices.
    pub pockets: [Vec<Vec<usize>>; 2],
    /// P, Q and P ⊖ Q as bodies in space, where they are not flat.
    pub(super) solids: [Option<Arc<Solid>>; 3],
    /// How P, Q and the others look.
    likenesses: Vec<Arc<Likeness>>,
    /// How P ⊖ Q looks.
    pair: Option<Arc<PairLikeness>>,
}

impl Study {
    /// Runs a query and everything that is shown beside it.
    pub fn new(dimension: Dimension, convexes: [Convex<DVec3>; 2], settings: Settings) -> Self {
        let surfaces = convexes.each_ref().map(|convex| Surface::of(convex, dimension));
        let solids = surfaces.each_ref().map(|surface| Solid::of(surface).map(Arc::new));
        let difference = likeness::in_place(dimension, &convexes);
        let listed = convexes.each_ref().map(|convex| Listed::of_convex(dimension, convex));
        Self::assemble((dimension, settings), convexes, (surfaces, solids), difference, listed)
    }

    /// The study of a scene.
    pub fn of(scene: &Scene) -> Self {
        Self::after(scene, None)
    }

    /// The study of a scene, which is the same whatever was studied before. What an earlier study knows of shapes that
    /// have only moved since is not computed again.
    pub fn after(scene: &Scene, before: Option<&Self>) -> Self {
        let known = before.map_or(&[][..], |before| &before.likenesses);
        let bodies = scene.bodies.iter().chain(scene.others.iter().map(|other| &other.body));
        let likenesses: Vec<_> = bodies.map(|body| Likeness::of(body, known)).collect();
        let convexes = scene.convexes();
        let positions = scene.bodies.each_ref().map(|body| body.pose().position);
        let surfaces = [0, 1].map(|side| likenesses[side].surface(positions[side], &convexes[side]));
        let solids = [0, 1].map(|side| likenesses[side].solid(positions[side]));
        let pair = PairLikeness::of(
            &scene.bodies,
            [&likenesses[0], &likenesses[1]],
            before.and_then(|before| before.pair.as_ref()),
        );
        let difference = match &pair {
            Some(pair) => pair.placed(positions, &convexes),
            None => likeness::in_place(scene.dimension, &convexes),
        };
        let listed = [0, 1].map(|side| likenesses[side].listed().clone());
        let others = likenesses[2..].iter().enumerate();
        let others = others
            .filter_map(|(index, likeness)| Bystander::of(scene, index, &convexes[0], likeness))
            .collect();
        Self {
            others,
            colors: scene.labels.each_ref().map(|label| label.color),
            likenesses,
            pair,
            ..Self::assemble((scene.dimension, scene.query), convexes, (surfaces, solids), difference, listed)
        }
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
        let is_on_cores = trace.events.iter().any(|event| matches!(event, Event::OnCores { .. }));
        let core_difference = is_on_cores.then(|| {
            let cores = convexes.each_ref().map(|convex| Convex { rounding: 0.0, ..convex.clone() });
            likeness::in_place(dimension, &cores)
        });
        let [of_p_listed, of_q_listed] = listed;
        let unused = [of_p_listed.unused, of_q_listed.unused];
        let pockets = [of_p_listed.pockets, of_q_listed.pockets];
        Self {
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
            likenesses: Vec::new(),
            pair: None,
        }
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

    /// The box around P, Q and the bodies beside them.
    pub fn scene_bounds(&self) -> Bounds {
        let others = self.others.iter().map(|other| Bounds::of(other.surface.points.iter().copied()));
        others.fold(self.bounds(), Bounds::union)
    }

    /// The box around P ⊖ Q and the origin.
    pub fn difference_bounds(&self) -> Bounds {
        let points = self.difference.hull_vertices().map(|support| support.point);
        Bounds::of(points.chain([DVec3::ZERO]))
    }

    /// Where the name of a shape goes: the mean of the corners of its boundary.
    pub fn center(&self, side: Side) -> DVec3 {
        self.surfaces[side].center()
    }
}
