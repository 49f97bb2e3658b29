//! The planted defects, as far as they change a move of the search. The code of a solver contains no defects: it makes
//! the move, and the move has another outcome here.

use super::Search;
use crate::geometry::{SupportOptions, Vector};
use crate::gjk::defect::{Defect, Defects};
use crate::gjk::region::{FaceSide, Region};
use crate::gjk::sign::Sign;
use crate::gjk::simplex::Letter;
use crate::gjk::trace::{PlaneQuestion, Recorder};

impl<V: Vector, R: Recorder> Search<'_, V, R> {
    /// Sets the vertices of P and Q that win ties, and the defects.
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

    /// Returns whether there is no planted defect. A run with a defect is never corrected, so that its symptom can be
    /// seen.
    pub(in crate::gjk) const fn is_sound(&self) -> bool {
        self.defects.is_none()
    }

    /// Returns whether an `A·v` of zero is rejected although the algorithm has `<`: see [`Defect::RejectsAtZero`].
    pub(super) const fn rejects_at_zero(&self) -> bool {
        self.defects.contains(Defect::RejectsAtZero)
    }

    /// Returns whether the guard against a zero direction is in place: see [`Defect::NoZeroGuard`].
    pub(in crate::gjk) const fn notices_zero_direction(&self) -> bool {
        !self.defects.contains(Defect::NoZeroGuard)
    }

    /// Returns a normal that points out of the simplex, if the simplex is solid: see [`Defect::ReversedWinding`]. For a
    /// triangle in space either side may have the origin, so its normal has no right orientation.
    pub(in crate::gjk) fn outward(&self, normal: V) -> V {
        let is_solid = self.simplex.len() == self.dimension.count() + 1;
        if is_solid && self.defects.contains(Defect::ReversedWinding) { -normal } else { normal }
    }

    /// Reorders a triangle with the origin below it, so that the origin is above it. With [`Defect::NoFlip`], the old
    /// order stays.
    pub(in crate::gjk) fn turn_over(&mut self, [a, b, c]: [Letter; 3]) {
        if self.defects.contains(Defect::NoFlip) {
            return self.keep(&[a, c, b]);
        }
        self.relabel(&[a, b, c]);
        self.keep(&[a, b, c]);
    }

    /// Returns whether the first face with the origin in front of it is taken: see [`Defect::FirstFaceWins`].
    pub(super) const fn first_face_wins(&self) -> bool {
        self.defects.contains(Defect::FirstFaceWins)
    }

    /// Tests the faces of a tetrahedron one after the other, up to the first with the origin in front of it. The other
    /// faces are recorded as passed over, and count as negative.
    pub(super) fn ask_up_to_first_visible(&mut self, faces: [[Letter; 3]; 3]) -> [Sign; 3] {
        let mut signs = [Sign::Negative; 3];
        for (index, face) in faces.into_iter().enumerate() {
            signs[index] = self.ask(PlaneQuestion::OverFace { face });
            if signs[index] == Sign::Positive {
                let left = |by: usize| faces.get(index + by).map(|face| Region::Face(*face, FaceSide::Above));
                self.passed_over = [left(1), left(2)];
                break;
            }
        }
        signs
    }
}
