//! The start of a cast: its algorithm in its precision.

use glam::{DVec3, Vec3};

use super::subject::Subject;
use super::trace::{Cast, CastAlgorithm, CastTrace};
use crate::geometry::Vector;
use crate::gjk::query::Query;
use crate::gjk::settings::Precision;

/// Runs a cast. The iteration limit and the precision are those of the query; its algorithm has no influence.
///
/// ```
/// use gjk_proximity::geometry::{Convex, Dimension};
/// use gjk_proximity::gjk::{Cast, CastAlgorithm, CastEnd, Query, Settings, cast};
/// use gjk_proximity::glam::DVec3;
///
/// let wall = Convex::vertices([DVec3::Y * -3.0, DVec3::Y * 3.0])?;
/// let bullet = Convex::point(DVec3::X * -2.0);
/// let query = Query { p: &wall, q: &bullet, dimension: Dimension::Two, settings: Settings::default() };
/// let run = |algorithm| cast(&query, &Cast { translation: DVec3::X * 5.0, algorithm, frames: 4 });
/// assert_eq!(run(CastAlgorithm::Ray).time, Some(0.4));
/// // Frames at 0, 1/4, 1/2, 3/4 and 1 see nothing of it.
/// assert_eq!(run(CastAlgorithm::Sampling).end, CastEnd::PastEnd);
/// # Ok::<(), gjk_proximity::geometry::ShapeError>(())
/// ```
pub fn cast(query: &Query<'_>, cast: &Cast) -> CastTrace {
    let precision = query.settings.precision;
    let trace = match precision {
        Precision::F32 => Subject::<Vec3>::new(query, cast.translation).run(cast),
        Precision::F64 => Subject::<DVec3>::new(query, cast.translation).run(cast),
    };
    CastTrace { precision, ..trace }
}

impl<V: Vector> Subject<V> {
    fn run(&self, cast: &Cast) -> CastTrace {
        match cast.algorithm {
            CastAlgorithm::Ray => self.ray(),
            CastAlgorithm::Advancement => self.advancement(),
            CastAlgorithm::Axis => self.axis(),
            CastAlgorithm::Sampling => self.sampling(cast.frames.max(1)),
        }
    }
}
