//! A pair with a run that another program has told, to be shown in the window beside a run of our own.

use crate::gjk::Trace;
use crate::scene::Scene;

/// A pair to be opened, with the run that was told about it.
#[derive(Clone, Debug)]
pub struct Exhibit {
    /// The pair, with what was found in its notes.
    pub scene: Scene,
    /// The run; none where no step was told.
    pub run: Option<Box<Trace>>,
}
