//! Runs of other programs: the program's name, and the facts that its trace leaves out.

/// A run that another program wrote down.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ExternalRun {
    /// The name of the program, on one line.
    pub name: String,
    /// The facts that the trace gives of each iteration.
    pub iterations: Vec<ExternalIteration>,
    /// The reason why the run cannot be shown to its end, as a sentence.
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
    /// The index of the iteration with the error; `None` if the error is about the answer.
    pub iteration: Option<usize>,
    /// The error in a sentence, with the number that proves it.
    pub sentence: String,
}

/// The facts that an external trace gives about an iteration. Missing facts are not invented: an unknown direction is
/// zero in the trace, and an unknown simplex has only the newest point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ExternalIteration {
    /// Whether the trace gives the search direction.
    pub has_direction: bool,
    /// Whether the trace gives the vertex pair of the newest point.
    pub has_vertex_pair: bool,
    /// Whether the trace gives the points that are kept.
    pub has_simplex: bool,
    /// Number of kept points that never appeared before; they are not drawn.
    pub strangers: usize,
}

impl ExternalRun {
    /// Returns the facts of an iteration. Returns the default, no facts, if there is no such iteration.
    pub fn of(&self, iteration: usize) -> ExternalIteration {
        self.iterations.get(iteration).copied().unwrap_or_default()
    }
}
