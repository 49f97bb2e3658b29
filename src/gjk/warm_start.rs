//! Warm starts: a query that begins with what a query before it has left.
//!
//! Where shapes move a little from frame to frame, the answer hardly changes. The last direction, asked first, often
//! separates them again with a single support point; and the simplex, put together again from the same vertices where
//! they are now, is often the proof of the next overlap as it stands.
//!
//! A simplex that was moved may lie anywhere. So it is not continued as it was: its feature nearest to the origin is
//! looked for among all its features, without any argument from how it came to be. From there the search stands as
//! after an iteration of its own: the nearest point is in the relative interior of the feature that is kept, and the
//! direction leads from there to the origin. The rest of the run, and the proof of the verdict at the end, are the same
//! as ever. So the number of support points depends on the start, and the verdict does not.
//!
//! Nothing is free: a kept simplex is evaluated anew before anything is asked, which takes up to four pairs of vertices
//! ([`WarmStart::refreshed`]) and the weights of its features. “No support point” means no search through the vertices.
//!
//! G. van den Bergen, *Collision Detection in Interactive 3D Environments*, 2003, section 4.3.6, on frame coherence.

use glam::DVec3;

use super::exact;
use super::outcome::Outcome;
use super::query::Query;
use super::search::Search;
use super::trace::Recorder;
use crate::geometry::{SupportPoint, Vector};

/// Maximum number of points of a simplex.
const MAX_POINTS: usize = 4;

/// From where a query starts.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum WarmStart {
    /// Afresh, along the first direction of the settings.
    #[default]
    Cold,
    /// Along this direction, of any length; afresh if it is zero or not finite. In 2D with z = 0.
    Direction(DVec3),
    /// From a simplex.
    Simplex {
        /// Its vertices pᵢ − qⱼ as `[i, j]`, newest first, four at most. What is no vertex of the shapes is left out.
        parents: Vec<[usize; 2]>,
        /// Where to look if nothing is left of it, as for [`WarmStart::Direction`].
        otherwise: DVec3,
    },
}

impl WarmStart {
    /// From the last direction of another query.
    pub const fn with_direction_of(outcome: &Outcome) -> Self {
        Self::Direction(outcome.direction)
    }

    /// From the last simplex of another query, and its last direction where the simplex has no vertices: on shapes
    /// that are curved or rounded (`distance` asks the cores of rounded shapes, which have).
    pub fn with_simplex_of(outcome: &Outcome) -> Self {
        Self::Simplex { parents: exact::parents_of(&outcome.simplex), otherwise: outcome.direction }
    }

    const fn direction(&self) -> Option<DVec3> {
        match self {
            Self::Cold => None,
            Self::Direction(direction) | Self::Simplex { otherwise: direction, .. } => Some(*direction),
        }
    }

    /// How many pairs of vertices a query evaluates anew, where they are now, before it asks for a support point: those of
    /// the simplex that it starts from, four at most; none where the algorithm cannot start from one.
    pub fn refreshed(&self, query: &Query<'_>) -> usize {
        match self {
            Self::Simplex { parents, .. } if query.settings.algorithm.starts_warm() => parents
                .iter()
                .take(MAX_POINTS)
                .filter(|pair| SupportPoint::of_vertices(query.p, query.q, **pair).is_some())
                .count(),
            Self::Cold | Self::Direction(_) | Self::Simplex { .. } => 0,
        }
    }

    /// Puts a search there.
    pub(super) fn apply<V: Vector, R: Recorder>(&self, search: &mut Search<'_, V, R>) {
        if let Some(direction) = self.direction().filter(|it| it.is_finite() && *it != DVec3::ZERO) {
            search.rescale(V::from_f64(direction.scaled()));
        }
        if let Self::Simplex { parents, .. } = self {
            search.simplex = search.simplex_of(&parents[..parents.len().min(MAX_POINTS)]);
        }
    }
}
