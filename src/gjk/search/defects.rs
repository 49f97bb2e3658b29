//! The mistakes made on purpose, as far as they change a move of the search. A solver's text knows nothing of them:
//! it asks for the move, which comes out otherwise here.

use super::Search;
use crate::geometry::{SupportOptions, Vector};
use crate::gjk::defect::{Defect, Defects};
use crate::gjk::region::{FaceSide, Region};
use crate::gjk::sign::Sign;
use crate::gjk::simplex::Letter;
use crate::gjk::trace::{Question, Recorder};

impl<V: Vector, R: Recorder> Search<'_, V, R> {
    /// From now on these vertices of P and Q win ties, and these defects apply.
    pub(in crate::gjk) fn behave(&mut self, preferred: [Option<usize>; 2], defects: Defects) {
        self.defects = defects;
        let options = SupportOptions {
            preferred,
            q_along: defects.contains(Defect::NoNegation),
            maximum_from_zero: defects.contains(Defect::MaximumFromZero),
            inverse_for_transpose: defects.contains(Defect::InverseForTranspose),
        };
        self.options = (options != SupportOptions::default()).then_some(options);
    }

    /// Returns whether there is no deliberate defect. A run with one is never rescued, so that its symptom can be seen.
    pub(in crate::gjk) const fn is_sound(&self) -> bool {
        self.defects.is_none()
    }

    /// Returns whether a reach of zero is rejected where the algorithm has `<`: see [`Defect::RejectsAtZero`].
    pub(super) const fn rejects_at_zero(&self) -> bool {
        self.defects.contains(Defect::RejectsAtZero)
    }

    /// Returns whether the guard against a direction of zero is in place: see [`Defect::NoZeroGuard`].
    pub(in crate::gjk) const fn notices_zero_direction(&self) -> bool {
        !self.defects.contains(Defect::NoZeroGuard)
    }

    /// A normal that points out of the simplex, where that is solid: see [`Defect::ReversedWinding`]. Of a triangle in
    /// space either side may be the one with the origin: its normal has no right way.
    pub(in crate::gjk) fn outward(&self, normal: V) -> V {
        let is_solid = self.simplex.len() == self.dimension.count() + 1;
        if is_solid && self.defects.contains(Defect::ReversedWinding) { -normal } else { normal }
    }

    /// Gives a triangle, with the origin below it, this other order, so that the origin is above it. It keeps the points in
    /// any case; the order of the others, where turning over is forgotten: see [`Defect::NoFlip`].
    pub(in crate::gjk) fn turn_over(&mut self, [a, b, c]: [Letter; 3]) {
        if self.defects.contains(Defect::NoFlip) {
            return self.keep(&[a, c, b]);
        }
        self.relabel(&[a, b, c]);
        self.keep(&[a, b, c]);
    }

    /// Returns whether the first face that sees the origin is taken: see [`Defect::FirstFaceWins`].
    pub(super) const fn first_face_wins(&self) -> bool {
        self.defects.contains(Defect::FirstFaceWins)
    }

    /// Asks the faces of a tetrahedron one after the other, up to the first that sees the origin. Those that are not asked
    /// are noted, and count as not seeing it.
    pub(super) fn ask_up_to_first_visible(&mut self, faces: [[Letter; 3]; 3]) -> [Sign; 3] {
        let mut signs = [Sign::Negative; 3];
        for (index, face) in faces.into_iter().enumerate() {
            signs[index] = self.ask(Question::OverFace { face });
            if signs[index] == Sign::Positive {
                let left = |by: usize| faces.get(index + by).map(|face| Region::Face(*face, FaceSide::Above));
                self.passed_over = [left(1), left(2)];
                break;
            }
        }
        signs
    }
}
