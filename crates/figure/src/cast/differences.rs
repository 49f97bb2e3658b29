//! The differences of a cast from what its scene expects.

use super::run::CastRun;
use super::sentences::judgement;
use crate::gjk::CastJudgement;
use crate::message::text;
use crate::scene::Scene;

/// Returns one sentence for each difference from the expected times of the scene. If the scene expects none, an algorithm
/// that is wrong is a difference, too.
pub fn differences(run: &CastRun, scene: &Scene) -> Vec<String> {
    let expect = &scene.expect;
    let mut differences = expect.time_differences(run.truth.contact.as_ref());
    let is_expected = expect.time.is_some() || expect.exit.is_some();
    if run.judgement != CastJudgement::Agrees && !is_expected {
        differences.push(judgement(run));
    }
    if let Err(flaw) = run.proof {
        differences.push(text!("cast-proof-fails"; flaw = flaw.to_string()));
    }
    differences
}
