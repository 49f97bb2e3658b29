//! The true verdicts of a map: most cells are proved by what has proved another cell beside them.

use glam::DVec3;

use crate::geometry::Convex;
use crate::gjk::{self, Algorithm, Outcome, Query, Verdict};
use crate::lab::fault::{Truth, leading};
use crate::lab::proof::{self, Proof};

/// The true verdicts about P and Q at one position of Q after the other. Each is what it would be alone.
#[derive(Clone, Debug)]
pub(super) struct Truths<'a> {
    /// P, and Q at the origin.
    shapes: [&'a Convex<DVec3>; 2],
    /// A bound on the coordinates of both; none if one of them is curved.
    size: Option<f64>,
    /// The last proofs, the one that was used last in front.
    proofs: Vec<Proof>,
    references: usize,
}

/// So many proofs are tried at the next position.
const MOST_PROOFS: usize = 8;

impl<'a> Truths<'a> {
    /// About P, and Q at the origin.
    pub(super) fn about(shapes: [&'a Convex<DVec3>; 2]) -> Self {
        let [p, q] = shapes.map(proof::size);
        let size = p.zip(q).map(|(of_p, of_q)| of_p.max(of_q));
        Self { shapes, size, proofs: Vec::with_capacity(MOST_PROOFS), references: 0 }
    }

    /// How often the reference was asked, because nothing simpler proved the true verdict.
    pub(super) const fn references(&self) -> usize {
        self.references
    }

    /// The true verdict with Q at a position, which is that of the query: by a proof for one of the positions before, by one
    /// that the run of the cell or that of `robust` leaves, or by the reference.
    pub(super) fn at(&mut self, position: DVec3, query: &Query<'_>, outcome: Option<&Outcome>) -> Truth {
        let known = |verdict| Truth { verdict, is_open: false };
        let proved = |(index, proof): (usize, &Proof)| Some((index, proof.verdict_at(position)?));
        if let Some((index, verdict)) = self.proofs.iter().enumerate().find_map(proved) {
            self.proofs[..=index].rotate_right(1);
            return known(verdict);
        }
        // A separating axis is measured again; the points of a simplex are believed of the robust algorithm alone.
        let is_sound =
            query.settings.algorithm == Algorithm::Robust && query.settings == query.settings.sound();
        let usable = |outcome: &&Outcome| is_sound || outcome.verdict == Verdict::Separate;
        if let Some(verdict) = outcome.filter(usable).and_then(|outcome| self.learn(outcome, query, position))
        {
            return known(verdict);
        }
        let robust = gjk::decide(&Query { settings: leading(query), ..*query });
        if let Some(verdict) = self.learn(&robust, query, position) {
            return known(verdict);
        }
        self.references += 1;
        Truth::from(&gjk::reference(query, &robust))
    }

    /// The verdict that the end of a run proves with Q at a position, whose proof is kept; none if it proves none.
    fn learn(&mut self, outcome: &Outcome, query: &Query<'_>, position: DVec3) -> Option<Verdict> {
        let place = (query.dimension, query.settings.precision);
        let proof = Proof::of(outcome, self.shapes, place, (position, self.size?))?;
        let verdict = proof.verdict_at(position)?;
        self.proofs.truncate(MOST_PROOFS - 1);
        self.proofs.insert(0, proof);
        Some(verdict)
    }
}
