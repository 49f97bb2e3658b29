//! The origin against the points of a simplex, in exact arithmetic.

use dashu_int::IBig;
use glam::DVec3;

use crate::geometry::exact::{ExactPair, ExactVector, root_of_quotient};
use crate::geometry::{Convex, Foot, Vector as _};
use crate::gjk::exact::{Feature, Vertex};
use crate::gjk::{FaceSide, Letter, Question, Region, Sign, Simplex, View};

/// The points of a simplex in integers; in a projection, their images.
pub(super) struct Points {
    points: Vec<ExactVector>,
    /// The same in f64 and in scene units.
    computed: Vec<DVec3>,
    /// The images are so many times longer than what they show, as a square.
    stretch: IBig,
    unit_exponent: i32,
    /// In how many dimensions the simplex is solid: 2 or 3.
    dimension: usize,
}

impl Points {
    /// None for points that are not finite.
    pub(super) fn of(simplex: &Simplex<DVec3>, view: Option<View>, dimension: usize) -> Option<Self> {
        let points: Vec<DVec3> = simplex.points().iter().map(|support| support.point).collect();
        let origin = Convex::vertices([DVec3::ZERO]);
        let pair = ExactPair::of(&Convex::vertices(points.iter().copied()), &origin)?;
        let exact = (0..points.len()).map(|index| pair.difference(index, 0));
        let unit_exponent = pair.unit_exponent();
        let Some(View { axis, .. }) = view else {
            let exact = exact.collect();
            return Some(Self {
                points: exact,
                computed: points,
                stretch: IBig::ONE,
                unit_exponent,
                dimension,
            });
        };
        let computed = points.iter().map(|point| axis.unit().cross(*point)).collect();
        let axis = ExactVector::along(axis);
        let stretch = axis.length_squared();
        (!stretch.is_zero()).then(|| Self {
            points: exact.map(|point| axis.cross(&point)).collect(),
            computed,
            stretch,
            unit_exponent,
            dimension: 2,
        })
    }

    fn at(&self, letter: Letter) -> Option<&ExactVector> {
        self.points.get(letter as usize)
    }

    fn vertices(&self, letters: &[Letter]) -> Option<Vec<Vertex>> {
        let vertex = |letter: &Letter| {
            let index = *letter as usize;
            Some(Vertex { parents: [index, index], point: self.points.get(index)?.clone() })
        };
        letters.iter().map(vertex).collect()
    }

    fn feature(&self, letters: &[Letter]) -> Option<Feature> {
        Feature::nearest(&self.vertices(letters)?)
    }

    fn letters(&self) -> &'static [Letter] {
        &Letter::ALL[..self.points.len()]
    }

    /// The letters of the feature of a region: all of them for the inside.
    fn letters_of(&self, region: Region) -> Vec<Letter> {
        match region {
            Region::Interior => self.letters().to_vec(),
            region => region.letters().to_vec(),
        }
    }

    /// The distance from the origin to a feature, in scene units.
    fn distance(&self, feature: &Feature) -> f64 {
        let reach = feature.reach();
        let denominator = feature.direction.length_squared() * &self.stretch;
        root_of_quotient(&(&reach * &reach), &denominator, self.unit_exponent)
    }

    /// The distance from the origin to the simplex, in scene units.
    pub(super) fn distance_to_all(&self) -> Option<f64> {
        Some(self.distance(&self.feature(self.letters())?))
    }

    /// How much farther the feature of this region is from the origin than the simplex: zero, exactly, where the point of
    /// the simplex nearest to the origin lies on the feature; in scene units.
    pub(super) fn excess(&self, region: Region) -> Option<f64> {
        let letters = self.letters_of(region);
        let feature = self.feature(&letters)?;
        if region == Region::Interior {
            let is_solid = letters.len() == self.dimension + 1;
            return Some(if feature.direction.is_zero() && is_solid { 0.0 } else { self.distance(&feature) });
        }
        let level = feature.reach();
        let is_nearest = self.points.iter().all(|point| point.dot(&feature.direction) <= level);
        // The region of a feature ends where the foot of the origin leaves the feature: beyond, a smaller one is nearest.
        let has_foot = letters
            .iter()
            .all(|letter| self.at(*letter).is_some_and(|it| it.dot(&feature.direction) == level));
        if is_nearest && has_foot && self.is_on_side(region) != Some(false) {
            return Some(0.0);
        }
        if is_nearest && !has_foot {
            return Some(self.overshoot(&letters, &feature).max(f64::MIN_POSITIVE));
        }
        let excess = self.distance(&feature) - self.distance_to_all()?;
        // On the wrong side of the one face, the face is as near as ever: the plane is what was missed.
        let off_side = if is_nearest { self.distance_to_plane(region) } else { 0.0 };
        Some(excess.max(off_side).max(f64::MIN_POSITIVE))
    }

    /// How far the foot of the origin on the span of a feature lies outside of the feature, in scene units.
    fn overshoot(&self, letters: &[Letter], nearest: &Feature) -> f64 {
        let at: Vec<DVec3> =
            letters.iter().filter_map(|letter| self.computed.get(*letter as usize)).copied().collect();
        let Some(foot) = Foot::of(&at) else { return f64::INFINITY };
        let total: f64 = nearest.weights.iter().map(|weight| weight.to_f64().value()).sum();
        let point: DVec3 = nearest
            .vertices
            .iter()
            .zip(&nearest.weights)
            .map(|(vertex, weight)| self.computed[vertex.parents[0]] * (weight.to_f64().value() / total))
            .sum();
        let off = foot.point.distance(point);
        if off.is_finite() { off } else { f64::INFINITY }
    }

    /// Whether the origin is on the side of a triangle in space that the region is about, or in its plane; none for other
    /// regions.
    fn is_on_side(&self, region: Region) -> Option<bool> {
        let Region::Face(face, side) = region else { return None };
        if self.points.len() != 3 {
            return None;
        }
        let over = self.over(face)?;
        Some(match side {
            FaceSide::Above => over != Sign::Negative,
            FaceSide::Below => over != Sign::Positive,
        })
    }

    fn distance_to_plane(&self, region: Region) -> f64 {
        let Region::Face([a, b, c], _) = region else { return 0.0 };
        let Some((normal, a)) = self.normal([a, b, c]).zip(self.at(a)) else { return 0.0 };
        let level = a.dot(&normal);
        let denominator = normal.length_squared() * &self.stretch;
        root_of_quotient(&(&level * &level), &denominator, self.unit_exponent)
    }

    /// Whether the origin lies within this region, and not on its border.
    pub(super) fn is_within(&self, region: Region) -> Option<bool> {
        let letters = self.letters_of(region);
        let feature = self.feature(&letters)?;
        let has_foot_inside = feature.vertices.len() == letters.len();
        if region == Region::Interior {
            let is_solid = letters.len() == self.dimension + 1;
            return Some(is_solid && has_foot_inside && feature.direction.is_zero());
        }
        let level = feature.reach();
        let is_nearer_than = |letter: &Letter| {
            letters.contains(letter)
                || self.at(*letter).is_some_and(|point| point.dot(&feature.direction) < level)
        };
        let is_nearest = self.letters().iter().all(is_nearer_than);
        let is_off = feature.direction.is_zero();
        let on_side = match region {
            Region::Face(face, side) if self.points.len() == 3 => {
                self.over(face)? == if side == FaceSide::Above { Sign::Positive } else { Sign::Negative }
            }
            _ => true,
        };
        Some(has_foot_inside && is_nearest && !is_off && on_side)
    }

    /// The distance from the origin to the feature with these letters, in scene units; zero, exactly, where it lies on it.
    pub(super) fn distance_to(&self, letters: &[Letter]) -> Option<f64> {
        let letters = if letters.is_empty() { self.letters() } else { letters };
        let feature = self.feature(letters)?;
        Some(if feature.direction.is_zero() { 0.0 } else { self.distance(&feature) })
    }

    /// Whether these points are affinely dependent: they span less than so many points can.
    pub(super) fn are_flat(&self, letters: &[Letter]) -> Option<bool> {
        let at: Option<Vec<&ExactVector>> = letters.iter().map(|letter| self.at(*letter)).collect();
        Some(match *at? {
            [a, b] => a == b,
            [a, b, c] => (b - a).cross(&(c - a)).is_zero(),
            [a, b, c, d] => (b - a).cross(&(c - a)).dot(&(d - a)).is_zero(),
            _ => false,
        })
    }

    /// The region of the smallest feature that holds the point of the simplex nearest to the origin.
    pub(super) fn region(&self) -> Option<Region> {
        let feature = self.feature(self.letters())?;
        let letters: Vec<Letter> = feature
            .vertices
            .iter()
            .filter_map(|vertex| Letter::ALL.get(vertex.parents[0]))
            .copied()
            .collect();
        Some(match *letters {
            [a] => Region::Vertex(a),
            [a, b] => Region::Edge([a, b]),
            [Letter::A, Letter::B, Letter::D] => {
                Region::Face([Letter::A, Letter::D, Letter::B], FaceSide::Above)
            }
            [a, b, c] if self.dimension == 3 => {
                let face = [a, b, c];
                let is_base = a != Letter::A;
                let is_below = is_base || self.points.len() == 3 && self.over(face)? == Sign::Negative;
                Region::Face(face, if is_below { FaceSide::Below } else { FaceSide::Above })
            }
            _ => Region::Interior,
        })
    }

    /// The sign of `A·v`.
    pub(super) fn reach(&self, direction: DVec3) -> Option<Sign> {
        Some(sign(&self.at(Letter::A)?.dot(&ExactVector::along(direction))))
    }

    // ---- Planes -----------------------------------------------------------------------------------------------

    fn normal(&self, [a, b, c]: [Letter; 3]) -> Option<ExactVector> {
        let (a, b, c) = (self.at(a)?, self.at(b)?, self.at(c)?);
        Some((b - a).cross(&(c - a)))
    }

    /// On which side of a triangle the origin lies, by the right-hand rule.
    fn over(&self, face: [Letter; 3]) -> Option<Sign> {
        Some(sign(&-self.normal(face)?.dot(self.at(face[0])?)))
    }

    /// The true answer to a question about the origin, whichever way the algorithm has turned its normal: *beyond* is
    /// outside of the simplex, and a face of a tetrahedron *sees* what is not on the side of the fourth point.
    pub(super) fn answer(&self, question: Question) -> Option<Sign> {
        let (normal, through) = self.outward(question)?;
        Some(sign(&-normal.dot(through)))
    }

    /// The signed distance of the origin beyond the plane of a question, in scene units.
    pub(super) fn distance_beyond(&self, question: Question) -> Option<f64> {
        let (normal, through) = self.outward(question)?;
        let level = -normal.dot(through);
        let denominator = normal.length_squared() * &self.stretch;
        let length = root_of_quotient(&(&level * &level), &denominator, self.unit_exponent);
        Some(if sign(&level) == Sign::Negative { -length } else { length })
    }

    /// The outward normal of the plane of a question, with a point of it.
    fn outward(&self, question: Question) -> Option<(ExactVector, &ExactVector)> {
        Some(match question {
            Question::Along { edge: [from, to] } => {
                let from = self.at(from)?;
                (self.at(to)? - from, from)
            }
            Question::BeyondEdge { edge: [from, to], face } => {
                let third = face.into_iter().find(|letter| ![from, to].contains(letter))?;
                let (from, to, third) = (self.at(from)?, self.at(to)?, self.at(third)?);
                let edge = to - from;
                // Away from the third corner, at right angles to the edge.
                (edge.cross(&(third - from)).cross(&edge).opposite(), from)
            }
            Question::OverFace { face } => {
                let through = self.at(face[0])?;
                let normal = self.normal(face)?;
                let fourth = self.letters().iter().find(|letter| !face.contains(letter));
                let inward = match fourth {
                    Some(fourth) if self.points.len() == 4 => normal.dot(&(self.at(*fourth)? - through)),
                    _ => IBig::ZERO,
                };
                (if inward > IBig::ZERO { normal.opposite() } else { normal }, through)
            }
        })
    }
}

fn sign(number: &IBig) -> Sign {
    match number.cmp(&IBig::ZERO) {
        std::cmp::Ordering::Less => Sign::Negative,
        std::cmp::Ordering::Equal => Sign::Zero,
        std::cmp::Ordering::Greater => Sign::Positive,
    }
}
