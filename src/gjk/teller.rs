//! The program that has told a run, where it is none of ours: whose it is, and what it has left out.

/// The program that has told a run.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Teller {
    /// Its name, on one line.
    pub name: String,
    /// The facts told of each iteration.
    pub iterations: Vec<Retold>,
    /// Why the run cannot be shown to its end, as a sentence.
    pub breaks_off: Option<String>,
    /// The distance that was told, in scene units.
    pub distance: Option<f64>,
    /// The depth that was told, in scene units.
    pub depth: Option<f64>,
    /// The first error that was found in what was told.
    pub error: Option<TellersError>,
}

/// The first error in a run that was told.
#[derive(Clone, Debug, PartialEq)]
pub struct TellersError {
    /// The index of the iteration that it stands in; none where it is about the answer.
    pub iteration: Option<usize>,
    /// The error in a sentence, with the number that proves it.
    pub sentence: String,
}

/// The facts told of an iteration. What was not told is nowhere made up: a direction that is not known is zero in the trace, and
/// of an unknown simplex only the newest point is there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Retold {
    /// Whether the search direction was.
    pub has_direction: bool,
    /// Whether the vertices were from which the newest point comes.
    pub has_parents: bool,
    /// Whether the points that are kept were.
    pub has_simplex: bool,
    /// How many of the kept points were never there before: they are not drawn.
    pub strangers: usize,
}

impl Teller {
    /// The facts told of an iteration; none of one that is not there.
    pub fn of(&self, iteration: usize) -> Retold {
        self.iterations.get(iteration).copied().unwrap_or_default()
    }
}
