//! Tests of the side of a plane on which the origin lies.

use super::{Search, bound};
use crate::geometry::{Scalar, Vector};
use crate::gjk::sign::Sign;
use crate::gjk::simplex::Letter::{self, A};
use crate::gjk::trace::{Event, PlaneQuestion, PlaneTest, Recorder, Tested};

impl<V: Vector, R: Recorder> Search<'_, V, R> {
    /// Returns the vector from A to the point with this letter.
    pub(in crate::gjk) fn edge(&self, to: Letter) -> V {
        self.simplex.at(to) - self.simplex.at(A)
    }

    /// Returns the vector from A to the origin.
    pub(in crate::gjk) fn to_origin(&self) -> V {
        -self.simplex.at(A)
    }

    /// Returns the normal of a triangle by the right-hand rule, its length twice the area: `AB × AC` for `[A, B, C]`.
    pub(in crate::gjk) fn face_normal(&self, [_, b, c]: [Letter; 3]) -> V {
        self.outward(self.edge(b).cross(self.edge(c)))
    }

    /// Returns the vector perpendicular to the edge from A, in the plane with the origin, toward the origin:
    /// `(AB × AO) × AB`.
    pub(in crate::gjk) fn towards_origin(&self, to: Letter) -> V {
        let edge = self.edge(to);
        edge.cross(self.to_origin()).cross(edge)
    }

    /// Returns the normal of the plane of a question.
    fn normal(&self, question: PlaneQuestion) -> V {
        match question {
            PlaneQuestion::Along { edge: [_, to] } => self.edge(to),
            PlaneQuestion::OverFace { face } => self.face_normal(face),
            PlaneQuestion::BeyondEdge { edge: [_, to], face } => {
                let normal = self.face_normal(face);
                // Outward: the face turns from its second to its third letter.
                if to == face[1] { self.edge(to).cross(normal) } else { normal.cross(self.edge(to)) }
            }
        }
    }

    /// Tests on which side of a plane through A the origin lies: positive is the side of the normal.
    pub(in crate::gjk) fn ask(&mut self, question: PlaneQuestion) -> Sign {
        let normal = self.normal(question);
        self.ask_with_normal(question, normal)
    }

    /// Tests for each of these faces of a tetrahedron, in this order, whether the origin is in front of it.
    pub(in crate::gjk) fn ask_faces(&mut self, faces: [[Letter; 3]; 3]) -> [Sign; 3] {
        if self.first_face_wins() {
            return self.ask_up_to_first_visible(faces);
        }
        faces.map(|face| self.ask(PlaneQuestion::OverFace { face }))
    }

    /// Tests a plane with a normal computed as in the published code.
    pub(in crate::gjk) fn ask_with_normal(&mut self, question: PlaneQuestion, normal: V) -> Sign {
        // The normal is a sum of products of edges; roundoff scales with those, even if the sum is small.
        let terms = match question {
            PlaneQuestion::Along { edge: [_, to] } => self.edge(to).abs(),
            PlaneQuestion::OverFace { face: [_, b, c] } => self.edge(b).cross_terms(self.edge(c)),
            PlaneQuestion::BeyondEdge { edge: [_, to], face: [_, b, c] } => {
                self.edge(to).cross_terms(self.edge(b).cross_terms(self.edge(c)))
            }
        };
        self.ask_with_terms(question, normal, terms.dot(self.to_origin().abs()))
    }

    /// Tests a plane with this normal; `terms` is the sum of the magnitudes of the terms of the value.
    pub(in crate::gjk) fn ask_with_terms(
        &mut self,
        question: PlaneQuestion,
        normal: V,
        terms: V::Scalar,
    ) -> Sign {
        let through = self.simplex.at(A);
        let value = normal.dot(self.to_origin());
        let bound = bound(self.noise, terms);
        let sign = Sign::of(value, bound);
        self.recorder.record(|| {
            let test = PlaneTest { question, normal: normal.to_f64(), through: through.to_f64() };
            Event::Tested(Tested { test, value: value.to_f64(), sign, bound: bound.to_f64() })
        });
        sign
    }
}
