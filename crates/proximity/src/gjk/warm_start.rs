//! Warm starts: a query that begins with the end of an earlier one.
//!
//! If shapes move a little from frame to frame, the answer hardly changes. The last direction, tried first, often
//! separates them again with a single support point. The simplex, rebuilt from the same vertices at their new
//! positions, often proves the next overlap without any change.
//!
//! A simplex that has moved may lie anywhere, so it is not continued as it was. The query finds its feature nearest to
//! the origin among all its features, without any argument from its history. From there the search continues as after
//! an iteration of its own: the nearest point is in the relative interior of the kept feature, and the direction leads
//! from there to the origin. The rest of the run, and the proof of the verdict at the end, are the same as without a
//! warm start. So the number of support points depends on the start, and the verdict does not.
//!
//! A warm start is not free: a kept simplex is evaluated anew before the first support point. This takes up to four
//! vertex pairs ([`WarmStart::refreshed`]) and the weights of its features. “No support point” means no search through
//! the vertices.
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

/// The start of a query.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum WarmStart {
    /// Cold, along the first direction of the settings.
    #[default]
    Cold,
    /// Along this direction, of any length; cold if it is zero or not finite. In 2D with z = 0.
    Direction(DVec3),
    /// From a simplex.
    Simplex {
        /// The vertices pᵢ − qⱼ as `[i, j]`, newest first, at most four. Indices that are not vertices of the shapes
        /// are left out.
        vertex_pairs: Vec<[usize; 2]>,
        /// The direction if no vertex is left, as for [`WarmStart::Direction`].
        otherwise: DVec3,
    },
}

impl WarmStart {
    /// Starts from the last direction of another query.
    pub const fn with_direction_of(outcome: &Outcome) -> Self {
        Self::Direction(outcome.direction)
    }

    /// Starts from the last simplex of another query, or from its last direction if the simplex has no vertices. The
    /// simplex has no vertices on curved or rounded shapes, except that `distance` searches the cores of rounded
    /// shapes, which have vertices.
    pub fn with_simplex_of(outcome: &Outcome) -> Self {
        Self::Simplex { vertex_pairs: exact::vertex_pairs_of(&outcome.simplex), otherwise: outcome.direction }
    }

    const fn direction(&self) -> Option<DVec3> {
        match self {
            Self::Cold => None,
            Self::Direction(direction) | Self::Simplex { otherwise: direction, .. } => Some(*direction),
        }
    }

    /// Returns the number of vertex pairs that a query evaluates anew, at their new positions, before its first support
    /// point. They are those of the simplex that it starts from, at most four. It is zero if the algorithm cannot start
    /// from a simplex.
    pub fn refreshed(&self, query: &Query<'_>) -> usize {
        match self {
            Self::Simplex { vertex_pairs, .. } if query.settings.algorithm.starts_warm() => vertex_pairs
                .iter()
                .take(MAX_POINTS)
                .filter(|pair| SupportPoint::of_vertices(query.p, query.q, **pair).is_some())
                .count(),
            Self::Cold | Self::Direction(_) | Self::Simplex { .. } => 0,
        }
    }

    /// Puts a search at this start.
    pub(super) fn apply<V: Vector, R: Recorder>(&self, search: &mut Search<'_, V, R>) {
        if let Some(direction) = self.direction().filter(|it| it.is_finite() && *it != DVec3::ZERO) {
            search.rescale(V::from_f64(direction.scaled()));
        }
        if let Self::Simplex { vertex_pairs, .. } = self {
            search.simplex = search.simplex_of(&vertex_pairs[..vertex_pairs.len().min(MAX_POINTS)]);
        }
    }
}
