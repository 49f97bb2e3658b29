//! Planes and directions relative to the points of a simplex, in exact arithmetic.

use dashu_int::IBig;
use glam::DVec3;

use super::simplex::SimplexPoints;
use crate::gjk::{Letter, PlaneQuestion, Sign};
use crate::internal::{ExactVector, foot, quotient};

/// The side of a plane on which a point lies, and its distance from the plane.
#[derive(Clone, Copy, Debug)]
pub(super) struct PlaneOffset {
    pub(super) sign: Sign,
    /// The distance in scene units, ≥ 0; infinite if there is no plane, since its normal is zero.
    pub(super) length: f64,
}

impl SimplexPoints {
    fn beyond(&self, normal: &ExactVector, level: &IBig) -> PlaneOffset {
        let squared = normal.length_squared();
        let length = if squared.is_zero() { f64::INFINITY } else { self.length(&(level * level), &squared) };
        PlaneOffset { sign: sign(level), length }
    }

    /// Returns the sign of `A·v`: the side of the origin's level on which A lies along v.
    pub(super) fn support_value(&self, direction: DVec3) -> Option<PlaneOffset> {
        let direction = ExactVector::along(direction);
        Some(self.beyond(&direction, &self.at(Letter::A)?.dot(&direction)))
    }

    /// Returns the normal of a triangle by the right-hand rule.
    pub(super) fn normal(&self, [a, b, c]: [Letter; 3]) -> Option<ExactVector> {
        let (a, b, c) = (self.at(a)?, self.at(b)?, self.at(c)?);
        Some((b - a).cross(&(c - a)))
    }

    /// Returns the side of a triangle on which the origin lies, by the right-hand rule.
    pub(super) fn over(&self, face: [Letter; 3]) -> Option<Sign> {
        Some(sign(&-self.normal(face)?.dot(self.at(face[0])?)))
    }

    /// Returns the true answer to a question about the origin, whichever way the algorithm has oriented its normal. An
    /// edge has the origin *outside* if it is outside the simplex. A face of a tetrahedron has the origin *in front* if
    /// it is not on the side of the fourth point.
    pub(super) fn answer(&self, question: PlaneQuestion) -> Option<PlaneOffset> {
        let (normal, through) = self.outward(question)?;
        Some(self.beyond(&normal, &-normal.dot(through)))
    }

    /// Returns the outward normal of the plane of a question, with a point of it.
    fn outward(&self, question: PlaneQuestion) -> Option<(ExactVector, &ExactVector)> {
        Some(match question {
            PlaneQuestion::Along { edge: [from, to] } => {
                let from = self.at(from)?;
                (self.at(to)? - from, from)
            }
            PlaneQuestion::BeyondEdge { edge: [from, to], face } => {
                let third = face.into_iter().find(|letter| ![from, to].contains(letter))?;
                let (from, to, third) = (self.at(from)?, self.at(to)?, self.at(third)?);
                let edge = to - from;
                // Away from the third corner, perpendicular to the edge.
                (edge.cross(&(third - from)).cross(&edge).opposite(), from)
            }
            PlaneQuestion::OverFace { face } => {
                let through = self.at(face[0])?;
                let normal = self.normal(face)?;
                let fourth = self.letters().iter().find(|letter| !face.contains(letter));
                let inward = match fourth {
                    Some(fourth) => normal.dot(&(self.at(*fourth)? - through)),
                    None => IBig::ZERO,
                };
                (if inward > IBig::ZERO { normal.opposite() } else { normal }, through)
            }
        })
    }

    /// Returns how far a direction misses the origin, in scene units. The line along it starts at the foot of the
    /// origin on the span of these points. The miss is the distance of the line from the origin, and the deviation of
    /// these points from one level along it. It is zero, exactly, if the direction points from the foot to the origin;
    /// infinite if it leads away.
    pub(super) fn miss(&self, direction: DVec3, letters: &[Letter]) -> Option<f64> {
        let way = ExactVector::along(direction);
        let way = self.axis.as_ref().map_or_else(|| way.clone(), |axis| axis.cross(&way));
        let points: Option<Vec<&ExactVector>> = letters.iter().map(|letter| self.at(*letter)).collect();
        let points = points?;
        let first = *points.first()?;
        let squared = way.length_squared();
        if squared.is_zero() {
            return Some(f64::INFINITY);
        }
        let slant = |point: &&ExactVector| {
            let along = (*point - first).dot(&way);
            self.length(&(&along * &along), &squared)
        };
        let slant = points.iter().map(slant).fold(0.0, f64::max);
        // From the foot toward the origin, and a point whose product with it is that of the foot. For dependent points,
        // their nearest point replaces the foot.
        let (to_origin, carrier) = if let Some((_, to_origin)) = foot(&points) {
            (to_origin, first.clone())
        } else {
            let feature = self.feature(letters)?;
            (feature.direction, feature.vertices.first()?.point.clone())
        };
        let level = carrier.dot(&to_origin);
        // The sine of the angle between the two, times the distance from the foot to the origin.
        let across = to_origin.cross(&way).length_squared() * &level * &level;
        let length = to_origin.length_squared();
        let beside = self.length(&across, &(&length * &length * &squared));
        let leads_away = to_origin.dot(&way) <= IBig::ZERO && !to_origin.is_zero();
        let behind = if leads_away { self.length(&(&level * &level), &length) } else { 0.0 };
        let off = slant.max(beside).max(behind);
        // At the origin, no direction points there.
        Some(if off == 0.0 && to_origin.is_zero() { f64::MIN_POSITIVE } else { off })
    }

    /// Returns whether the origin lies on the span of these points; for affinely dependent points this is unknown.
    pub(super) fn is_on_span(&self, letters: &[Letter]) -> bool {
        let points: Option<Vec<&ExactVector>> = letters.iter().map(|letter| self.at(*letter)).collect();
        points.and_then(|points| foot(&points)).is_some_and(|(_, to_origin)| to_origin.is_zero())
    }

    /// Returns the distance from the point with these barycentric coordinates to the foot of the origin on the span of
    /// these points, in scene units, up to roundoff. Returns `None` for affinely dependent points.
    pub(super) fn off_foot(&self, letters: &[Letter], weights: &[f64]) -> Option<f64> {
        let points: Option<Vec<&ExactVector>> = letters.iter().map(|letter| self.at(*letter)).collect();
        let points = points?;
        let (first, others) = points.split_first()?;
        let (truth, _) = foot(&points)?;
        let total: IBig = truth.iter().sum();
        // The errors of the coordinates move the point along the edges, and that of their sum along the first point:
        // sums of small terms, which keep their digits.
        let errors = truth.iter().zip(weights).map(|(truth, weight)| weight - quotient(truth, &total, 0));
        let at_first = self.position(first) * (weights.iter().sum::<f64>() - 1.0);
        let off = others
            .iter()
            .zip(errors.skip(1))
            .fold(at_first, |sum, (other, error)| sum + self.position(&(*other - first)) * error);
        Some(off.length())
    }

    /// Returns a vector between points in scene units; in a projection, rotated and with its projected length.
    fn position(&self, vector: &ExactVector) -> DVec3 {
        vector.unit() * self.length(&vector.length_squared(), &IBig::ONE)
    }

    /// Returns the distance of the nearest of these points from the span of the others, in scene units. It is zero,
    /// exactly, if they are affinely dependent and have no barycentric coordinates.
    pub(super) fn least_height(&self, letters: &[Letter]) -> Option<f64> {
        let at: Option<Vec<&ExactVector>> = letters.iter().map(|letter| self.at(*letter)).collect();
        let normal = |a: &ExactVector, b: &ExactVector, c: &ExactVector| (b - a).cross(&(c - a));
        Some(match *at? {
            [a, b] => self.length(&(b - a).length_squared(), &IBig::ONE),
            [a, b, c] => {
                let bases = [b - a, c - a, c - b];
                let longest = bases.iter().map(ExactVector::length_squared).max()?;
                self.length(&normal(a, b, c).length_squared(), &longest)
            }
            [a, b, c, d] => {
                let volume = normal(a, b, c).dot(&(d - a));
                let bases = [normal(a, b, c), normal(a, b, d), normal(a, c, d), normal(b, c, d)];
                let largest = bases.iter().map(ExactVector::length_squared).max()?;
                self.length(&(&volume * &volume), &largest)
            }
            _ => f64::INFINITY,
        })
    }
}

pub(super) fn sign(number: &IBig) -> Sign {
    match number.cmp(&IBig::ZERO) {
        std::cmp::Ordering::Less => Sign::Negative,
        std::cmp::Ordering::Equal => Sign::Zero,
        std::cmp::Ordering::Greater => Sign::Positive,
    }
}
