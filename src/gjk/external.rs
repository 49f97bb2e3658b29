//! Runs of other programs: whose a run is, and which facts its trace leaves out.

/// A run that another program wrote down.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ExternalRun {
    /// Its name, on one line.
    pub name: String,
    /// The facts that the trace gives of each iteration.
    pub iterations: Vec<ExternalIteration>,
    /// Why the run cannot be shown to its end, as a sentence.
    pub breaks_off: Option<String>,
    /// The distance in the trace, in scene units.
    pub distance: Option<f64>,
    /// The depth in the trace, in scene units.
    pub depth: Option<f64>,
    /// The first error in the trace.
    pub error: Option<ExternalError>,
}

/// The first error in an external trace.
#[derive(Clone, Debug, PartialEq)]
pub struct ExternalError {
    /// The index of the iteration that it stands in; none where it is about the answer.
    pub iteration: Option<usize>,
    /// The error in a sentence, with the number that proves it.
    pub sentence: String,
}

/// The facts that an external trace gives of an iteration. Missing facts are not made up: an unknown direction is zero in
/// the trace, and of an unknown simplex only the newest point is there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ExternalIteration {
    /// Whether it gives the search direction.
    pub has_direction: bool,
    /// Whether it gives the vertex pair of the newest point.
    pub has_parents: bool,
    /// Whether it gives the points that are kept.
    pub has_simplex: bool,
    /// Number of kept points that were never there before; they are not drawn.
    pub strangers: usize,
}

impl ExternalRun {
    /// The facts of an iteration. Returns the default, no facts, for one that is not there.
    pub fn of(&self, iteration: usize) -> ExternalIteration {
        self.iterations.get(iteration).copied().unwrap_or_default()
    }
}
