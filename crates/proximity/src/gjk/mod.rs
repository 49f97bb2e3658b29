//! The Gilbert–Johnson–Keerthi algorithm: five intersection queries, one distance query, runs along
//! given directions, one format of traces.
//!
//! An algorithm computes support points of P ⊖ Q, keeps a simplex of them, and after each one locates the origin
//! relative to the simplex. Each of its decisions is an [`Event`] of a [`Trace`].

mod algorithm;
mod bittle;
pub(crate) mod cast;
mod certificate;
mod curved_lengths;
mod cycle;
mod defect;
mod directions;
mod distance;
mod djonov;
pub(crate) mod exact;
pub(crate) mod exact_length;
pub(crate) mod examine;
pub(crate) mod exclusion;
pub(crate) mod external;
pub(crate) mod gap;
mod intersection;
mod iteration;
mod measure;
mod outcome;
pub(crate) mod proximity;
mod query;
pub(crate) mod reference;
mod region;
mod robust;
pub(crate) mod run;
mod search;
mod settings;
mod sign;
mod simplex;
mod state;
mod trace;
pub(crate) mod warm_start;
mod winter;

pub use algorithm::Algorithm;
pub use cast::{
    Cast, CastAlgorithm, CastAxis, CastCertificate, CastEnd, CastEvent, CastFlaw, CastJudgement, CastStep,
    CastTime, CastTrace, CommonPointAt, Contact, ContactKind, FirstContact, Probe, cast, first_contact,
};
pub use certificate::check::Flaw;
pub use certificate::{Certificate, CommonPoint, SeparatingAxis, Weight};
pub use defect::{Defect, Defects};
pub use iteration::Iteration;
pub use outcome::{Outcome, Termination, Verdict};
pub use query::Query;
pub use reference::cause::Cause;
pub use reference::judgement::{Judgement, Reference};
pub use reference::reference;
pub use region::{FaceSide, Region, RegionRuling, Ruling};
pub use run::{decide, run, run_into};
pub use settings::{ContactPolicy, Directions, Precision, Settings};
pub use sign::Sign;
pub use simplex::{Letter, Simplex};
pub use state::State;
pub use trace::{
    Approach, EdgeProjection, Event, OnCores, PlaneQuestion, PlaneTest, ReachTest, Recorder, Redirected,
    Reduced, Relabelled, Ruled, SettledExactly, Supported, Tested, Trace, Weighed,
};
