//! The algorithms that look for a first contact, step by step.
//!
//! Each one records its steps with the numbers on which it decides. Their answers may be wrong:
//! [`CastTrace::judge`] compares them with the true [`FirstContact`](super::FirstContact).

mod advancement;
mod axis;
mod judgement;
mod ray;
mod sampling;
mod start;
mod subject;
mod trace;

pub use judgement::CastJudgement;
pub use start::cast;
pub use trace::{Cast, CastAlgorithm, CastEnd, CastEvent, CastStep, CastTrace, Probe};
