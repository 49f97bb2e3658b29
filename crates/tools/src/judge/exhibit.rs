//! A pair with an external trace, to be shown in the window beside a run of the sandbox.

use crate::gjk::Trace;
use crate::scene::Scene;

/// A pair to be opened, with the external trace of its run.
#[derive(Clone, Debug)]
pub struct Exhibit {
    /// The pair, with the findings in its notes.
    pub scene: Scene,
    /// The run. `None` if the trace has no steps.
    pub run: Option<Box<Trace>>,
}
