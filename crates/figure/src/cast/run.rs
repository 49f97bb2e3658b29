//! A cast with its result and the truth.

use glam::DVec3;

use crate::geometry::Convex;
use crate::gjk::{Cast, CastFlaw, CastJudgement, CastTrace, FirstContact, Query, cast, first_contact};
use crate::scene::Scene;

/// A cast with its result and the truth.
#[derive(Debug)]
pub struct CastRun {
    /// The cast of the scene.
    pub cast: Cast,
    /// The run of the algorithm.
    pub trace: CastTrace,
    /// The true first contact, with its proof.
    pub truth: FirstContact,
    /// The judgment of the truth on the algorithm.
    pub judgement: CastJudgement,
    /// The result of checking the proof.
    pub proof: Result<(), CastFlaw>,
}

impl CastRun {
    /// Runs the cast of a scene. Returns `None` if the scene has none.
    pub fn of(scene: &Scene) -> Option<Self> {
        Some(Self::new(scene, &scene.convexes(), scene.cast?))
    }

    fn new(scene: &Scene, shapes: &[Convex<DVec3>; 2], it: Cast) -> Self {
        let query: Query<'_> = scene.query(shapes);
        let trace = cast(&query, &it);
        let truth = first_contact(&query, it.translation);
        let judgement = trace.judge(&query, it.translation, &truth);
        let proof = truth.check(&query, it.translation);
        Self { cast: it, trace, truth, judgement, proof }
    }
}
