//! Moves that come out otherwise with a deliberate defect, and the one that notes what it has skipped.

use super::Search;
use crate::geometry::{SupportOptions, Vector};
use crate::gjk::Letter::{A, B, C, D};
use crate::gjk::{Defect, Defects, FaceSide, Letter, Question, Recorder, Region, Sign};

impl<V: Vector, R: Recorder> Search<'_, V, R> {
    /// From now on these vertices of P and Q win ties, and these defects apply.
    pub(in crate::gjk) fn behave(&mut self, preferred: [Option<usize>; 2], defects: Defects) {
        self.defects = defects;
        let asking = SupportOptions {
            preferred,
            q_along: defects.contains(Defect::NoNegation),
            maximum_from_zero: defects.contains(Defect::MaximumFromZero),
        };
        self.asking = (asking != SupportOptions::default()).then_some(asking);
    }

    /// A normal that ought to point out of the simplex, as it comes out.
    pub(in crate::gjk) fn oriented(&self, outward: V) -> V {
        if self.defects.contains(Defect::ReversedWinding) { -outward } else { outward }
    }

    /// Gives a triangle, with the origin below it, this other order, so that the origin is above it. It keeps the points in
    /// any case; the order of the others, where turning over is forgotten.
    pub(in crate::gjk) fn turn_over(&mut self, [a, b, c]: [Letter; 3]) {
        if self.defects.contains(Defect::NoFlip) {
            return self.keep(&[a, c, b]);
        }
        self.relabel(&[a, b, c]);
        self.keep(&[a, b, c]);
    }

    /// Asks the faces of a tetrahedron one after the other, up to the first that sees the origin: the other points by the
    /// names that they have in the case that is solved, so that the face is that of the first two. Those that are not asked
    /// are noted.
    pub(in crate::gjk) fn first_face_that_sees(&mut self) -> Option<[Letter; 3]> {
        let faces = [[B, C, D], [C, D, B], [D, B, C]];
        for (index, [b, c, d]) in faces.into_iter().enumerate() {
            if self.ask(Question::OverFace { face: [A, b, c] }) == Sign::Positive {
                let left = |by: usize| faces.get(index + by).map(|[b, c, _]| [A, *b, *c]);
                self.pass_over([left(1), left(2)]);
                return Some([b, c, d]);
            }
        }
        None
    }

    /// Notes which faces of the tetrahedron were not asked, since an earlier one was taken.
    fn pass_over(&mut self, faces: [Option<[Letter; 3]>; 2]) {
        self.passed_over = faces.map(|face| face.map(|face| Region::Face(face, FaceSide::Above)));
    }
}
