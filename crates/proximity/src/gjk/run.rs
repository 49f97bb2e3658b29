//! Running a query: chooses the algorithm, and measures the lengths afterward if requested.

use super::algorithm::Algorithm;
use super::measure::{self, CoreRelation, Cores};
use super::outcome::{Outcome, Verdict};
use super::query::Query;
use super::search::Search;
use super::settings::{Precision, Settings};
use super::trace::{Recorder, Silent, Trace};
use super::warm_start::WarmStart;
use super::winter::{self, Direction};
use super::{bittle, directions, djonov, robust};
use crate::geometry::{Convex, Measurement, Vector};

/// Runs the query and records every event.
///
/// Takes microseconds to milliseconds, since every decision carries its bounds, and allocates for every event. Shapes whose
/// numbers are not finite end with some verdict, at the latest at the iteration limit.
///
/// ```
/// use gjk_proximity::geometry::{Convex, Dimension};
/// use gjk_proximity::gjk::{self, Event, Query, Settings, Verdict};
/// use gjk_proximity::glam::DVec3;
///
/// let triangle = |x: f64| Convex::vertices([(x, 0.0), (x + 4.0, 0.0), (x, 3.0)].map(|(x, y)| DVec3::new(x, y, 0.0)));
/// let (p, q) = (triangle(0.0)?, triangle(4.0)?);
/// let query = Query { p: &p, q: &q, dimension: Dimension::Two, settings: Settings::default() };
/// let trace = gjk::run(&query);
/// assert_eq!(trace.outcome.verdict, Verdict::Touching);
/// let supports = trace.events.iter().filter(|event| matches!(event, Event::Supported(_))).count();
/// assert_eq!(supports, trace.outcome.supports);
/// # Ok::<(), gjk_proximity::geometry::ShapeError>(())
/// ```
pub fn run(query: &Query<'_>) -> Trace {
    let mut events = Vec::new();
    let outcome = run_into(query, &mut events);
    let Settings { algorithm, precision, .. } = query.settings;
    let shapes = [query.p, query.q].map(|shape| precision.rounded(shape).into_owned());
    let (dimension, defects) = (query.dimension, query.defects());
    Trace { algorithm, precision, dimension, defects, shapes, events, outcome, external: None }
}

/// Runs the query and records nothing.
///
/// In f64 a clear verdict allocates nothing; in f32 the shapes are copied to round them. Lengths, and verdicts that
/// roundoff leaves open, allocate memory for exact numbers and for the polytope.
///
/// This is the verdict of the chosen algorithm, right or wrong. The true one, for programs that choose no algorithm:
/// [`queries::verdict`](crate::queries), or with its proof [`reference()`](crate::gjk::reference()).
///
/// ```
/// use gjk_proximity::geometry::{Convex, Dimension};
/// use gjk_proximity::gjk::{self, Query, Settings, Verdict};
/// use gjk_proximity::glam::DVec3;
///
/// let triangle = |x: f64| Convex::vertices([(x, 0.0), (x + 4.0, 0.0), (x, 3.0)].map(|(x, y)| DVec3::new(x, y, 0.0)));
/// let (p, q) = (triangle(0.0)?, triangle(4.0)?);
/// let query = Query { p: &p, q: &q, dimension: Dimension::Two, settings: Settings::default() };
/// assert_eq!(gjk::decide(&query).verdict, Verdict::Touching);
/// # Ok::<(), gjk_proximity::geometry::ShapeError>(())
/// ```
pub fn decide(query: &Query<'_>) -> Outcome {
    run_into(query, &mut Silent)
}

impl Query<'_> {
    /// Returns the distance or the depth, with its points and bounds, as the algorithm that finds lengths measures them
    /// with these settings. Returns `None` if it ends without a length, for example at the iteration limit.
    ///
    /// ```
    /// use gjk_proximity::geometry::{Convex, Dimension, Length};
    /// use gjk_proximity::gjk::{Query, Settings};
    /// use gjk_proximity::glam::DVec3;
    ///
    /// let triangle =
    ///     |x: f64| Convex::vertices([(x, 0.0), (x + 4.0, 0.0), (x, 3.0)].map(|(x, y)| DVec3::new(x, y, 0.0)));
    /// let (p, q) = (triangle(0.0)?, triangle(6.0)?);
    /// let query = Query { p: &p, q: &q, dimension: Dimension::Two, settings: Settings::default() };
    /// assert_eq!(query.measure().map(|it| it.length), Some(Length::Separation(2.0)));
    /// # Ok::<(), gjk_proximity::geometry::ShapeError>(())
    /// ```
    pub fn measure(&self) -> Option<Measurement> {
        decide(&Query { settings: self.settings.measuring(), ..*self }).measurement
    }
}

/// Runs the query from a warm start and records nothing, as [`decide`] does. It starts cold if the algorithm does not
/// support warm starts.
pub fn decide_from(query: &Query<'_>, start: &WarmStart) -> Outcome {
    run_from(query, start, &mut Silent)
}

/// Runs the query and passes every event to the recorder.
///
/// ```
/// use gjk_proximity::geometry::{Convex, Dimension};
/// use gjk_proximity::gjk::{self, Event, Query, Settings, Verdict};
/// use gjk_proximity::glam::DVec3;
///
/// let triangle = |x: f64| Convex::vertices([(x, 0.0), (x + 4.0, 0.0), (x, 3.0)].map(|(x, y)| DVec3::new(x, y, 0.0)));
/// let (p, q) = (triangle(0.0)?, triangle(4.0)?);
/// let query = Query { p: &p, q: &q, dimension: Dimension::Two, settings: Settings::default() };
/// let mut events: Vec<Event> = Vec::new();
/// let outcome = gjk::run_into(&query, &mut events);
/// assert_eq!(events, gjk::run(&query).events);
/// assert_eq!(outcome.verdict, Verdict::Touching);
/// # Ok::<(), gjk_proximity::geometry::ShapeError>(())
/// ```
pub fn run_into(query: &Query<'_>, recorder: &mut impl Recorder) -> Outcome {
    run_from(query, &WarmStart::Cold, recorder)
}

/// Runs the query from a warm start and passes every event to the recorder. It starts cold if the algorithm does not
/// support warm starts. A trace that starts from a simplex does not say where its first points come from.
fn run_from(query: &Query<'_>, start: &WarmStart, recorder: &mut impl Recorder) -> Outcome {
    match query.settings.precision {
        Precision::F64 => solve([query.p, query.q], query, start, recorder),
        Precision::F32 => {
            let [p, q] = [query.p, query.q].map(Convex::cast::<glam::Vec3>);
            solve([&p, &q], query, start, recorder)
        }
    }
}

/// Runs the chosen algorithm in the precision of the shapes.
fn solve<V: Vector>(
    shapes: [&Convex<V>; 2],
    query: &Query<'_>,
    start: &WarmStart,
    recorder: &mut impl Recorder,
) -> Outcome {
    let Settings { algorithm, iteration_limit, contact, .. } = query.settings;
    let first = algorithm.fixed_start().unwrap_or(query.settings.initial_direction);
    let mut search = Search::new(shapes, query.dimension, iteration_limit, V::from_f64(first), recorder);
    search.behave(query.settings.preferred, query.defects());
    if algorithm.starts_warm() {
        start.apply(&mut search);
    }
    let mut relation = None;
    let ending = match algorithm {
        Algorithm::Robust => robust::solve(&mut search, contact),
        Algorithm::Djonov => djonov::solve(&mut search),
        Algorithm::Bittle => bittle::solve(&mut search),
        Algorithm::Winter => winter::solve(&mut search, Direction::AsComputed),
        Algorithm::Cinkes => winter::solve(&mut search, Direction::Normalized),
        Algorithm::Distance => {
            let (ending, found) = measure::distance(&mut search, contact);
            relation = Some(found);
            ending
        }
        Algorithm::Directions => directions::solve(&mut search, &query.settings.next_directions),
    };
    let mut outcome = search.finish(ending);
    let were_asked = algorithm.measures();
    let cores = Cores { shapes, dimension: query.dimension, iteration_limit, were_asked };
    if query.settings.epa
        && relation.is_none()
        && matches!(outcome.verdict, Verdict::Overlap | Verdict::Touching)
    {
        relation = Some(cores.relation(&outcome));
    }
    // An exact verdict stands, even if its length is too small for an f64.
    let is_known = matches!(relation, Some(CoreRelation::Known(..)));
    outcome.measurement = relation.and_then(|relation| cores.measure(&relation, &outcome, recorder));
    if let (true, false, Some(measurement)) = (were_asked, is_known, outcome.measurement) {
        // The polytope distinguishes a touch of curved shapes from an overlap.
        outcome.verdict = measurement.length.into();
        outcome.answer = contact.answer(outcome.verdict);
    }
    outcome
}
