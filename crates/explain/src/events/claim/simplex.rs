//! The origin relative to the points of a simplex, in exact arithmetic.

use dashu_int::IBig;
use glam::DVec3;

use crate::geometry::{Convex, Vector};
use crate::gjk::{EdgeProjection, FaceSide, Letter, Region, Sign, Simplex};
use crate::internal::{ExactFeature, ExactPair, ExactVector, Vertex, root_of_quotient};

/// The points of a simplex in integers; in a projection, their images.
pub(super) struct SimplexPoints {
    images: Vec<ExactVector>,
    /// The direction of the projection.
    pub(super) axis: Option<ExactVector>,
    /// The square of the factor by which the images are longer than the originals.
    stretch: IBig,
    unit_exponent: i32,
    /// The dimension in which the simplex is solid: 2 or 3.
    dimension: usize,
}

impl SimplexPoints {
    /// Converts the points. Returns `None` for points that are not finite.
    pub(super) fn of(
        simplex: &Simplex<DVec3>,
        view: Option<EdgeProjection>,
        dimension: usize,
    ) -> Option<Self> {
        let seen = Self::seen_from(DVec3::ZERO, simplex, dimension)?;
        let Some(EdgeProjection { axis, .. }) = view else { return Some(seen) };
        let axis = ExactVector::along(axis);
        let stretch = axis.length_squared();
        (!stretch.is_zero()).then(|| Self {
            images: seen.images.iter().map(|point| axis.cross(point)).collect(),
            axis: Some(axis),
            stretch,
            unit_exponent: seen.unit_exponent,
            dimension: 2,
        })
    }

    /// Converts the points relative to one that replaces the origin.
    fn seen_from(origin: DVec3, simplex: &Simplex<DVec3>, dimension: usize) -> Option<Self> {
        let points = Convex::vertices(simplex.points().iter().map(|support| support.point)).ok()?;
        let pair = ExactPair::of(&points, &Convex::point(origin))?;
        let points = (0..simplex.len()).map(|index| pair.difference(index, 0)).collect();
        let unit_exponent = pair.unit_exponent();
        Some(Self { images: points, axis: None, stretch: IBig::ONE, unit_exponent, dimension })
    }

    /// Returns how far a point is from being the point of the simplex nearest to the origin, in scene units. It is the
    /// distance of the point from the simplex, or the difference of their distances from the origin.
    pub(super) fn off_nearest(simplex: &Simplex<DVec3>, point: DVec3, dimension: usize) -> Option<f64> {
        let off = Self::seen_from(point, simplex, dimension)?.distance_to_all()?;
        let least = Self::seen_from(DVec3::ZERO, simplex, dimension)?.distance_to_all()?;
        Some(off.max((Vector::length(point) - least).abs()))
    }

    pub(super) fn at(&self, letter: Letter) -> Option<&ExactVector> {
        self.images.get(letter as usize)
    }

    fn vertices(&self, letters: &[Letter]) -> Option<Vec<Vertex>> {
        let vertex = |letter: &Letter| {
            let index = *letter as usize;
            Some(Vertex { vertex_pair: [index, index], point: self.images.get(index)?.clone() })
        };
        letters.iter().map(vertex).collect()
    }

    pub(super) fn feature(&self, letters: &[Letter]) -> Option<ExactFeature> {
        ExactFeature::nearest(self.vertices(letters)?)
    }

    pub(super) fn letters(&self) -> &'static [Letter] {
        &Letter::ALL[..self.images.len()]
    }

    /// Returns the letters of the feature of a region: all of them for the interior.
    fn letters_of(&self, region: Region) -> Vec<Letter> {
        match region {
            Region::Interior => self.letters().to_vec(),
            region => region.letters().to_vec(),
        }
    }

    /// Returns the distance from the origin to a feature, in scene units.
    pub(super) fn distance(&self, feature: &ExactFeature) -> f64 {
        let support_value = feature.support_value();
        self.length(&(&support_value * &support_value), &feature.direction.length_squared())
    }

    /// Returns the root of a quotient of squares of the image as a length, in scene units. Zero over zero is zero.
    pub(super) fn length(&self, numerator: &IBig, denominator: &IBig) -> f64 {
        root_of_quotient(numerator, &(denominator * &self.stretch), self.unit_exponent)
    }

    /// Returns the distance from the origin to the simplex, in scene units.
    fn distance_to_all(&self) -> Option<f64> {
        Some(self.distance(&self.feature(self.letters())?))
    }

    /// Returns how much farther the feature of this region is from the origin than the simplex, in scene units. It is
    /// zero, exactly, if the point of the simplex nearest to the origin lies on the feature.
    pub(super) fn excess(&self, region: Region) -> Option<f64> {
        let letters = self.letters_of(region);
        let feature = self.feature(&letters)?;
        if region == Region::Interior {
            // A flat simplex has no interior, even if it contains the origin.
            let is_solid = letters.len() == self.dimension + 1 && self.least_height(&letters)? > 0.0;
            return Some(if is_solid { self.distance(&feature) } else { f64::INFINITY });
        }
        let level = feature.support_value();
        let is_nearest = self.images.iter().all(|point| point.dot(&feature.direction) <= level);
        // The region of a feature ends where the foot of the origin leaves the feature: outside, a smaller one is
        // nearest.
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
        // If the origin is on the wrong side of the one face, the face is as near as ever: the plane was missed.
        let off_side = if is_nearest { self.distance_to_plane(region) } else { 0.0 };
        Some(excess.max(off_side).max(f64::MIN_POSITIVE))
    }

    /// Returns how far the foot of the origin on the span of a feature lies outside the feature, in scene units.
    fn overshoot(&self, letters: &[Letter], nearest: &ExactFeature) -> f64 {
        let span: Vec<&ExactVector> = letters.iter().filter_map(|letter| self.at(*letter)).collect();
        // The way from the nearest point to the foot lies in the span. Its length is that of the component of the
        // direction along the span, by the theorem of Pythagoras.
        let along = match *span {
            [a, b] => (b - a).cross(&nearest.direction),
            [a, b, c] => (b - a).cross(&(c - a)),
            _ => return f64::INFINITY,
        };
        let distance = self.distance(nearest);
        let (direction, square) = (nearest.direction.length_squared(), along.length_squared());
        // The square of the sine, or of the cosine, of the angle between the direction and the span.
        let (above, below) = if let [a, b] = *span {
            (square, direction * (b - a).length_squared())
        } else {
            let across = along.dot(&nearest.direction);
            (&across * &across, direction * square)
        };
        let off = &below - above;
        distance * root_of_quotient(&off, &below, 0)
    }

    /// Returns whether the origin is on the region's side of its triangle in space, or in the plane of the triangle.
    /// Returns `None` for other regions.
    fn is_on_side(&self, region: Region) -> Option<bool> {
        let Region::Face(face, side) = region else { return None };
        if self.images.len() != 3 {
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
        self.length(&(&level * &level), &normal.length_squared())
    }

    /// Returns whether the origin lies within this region, and not on its border.
    pub(super) fn is_within(&self, region: Region) -> Option<bool> {
        let letters = self.letters_of(region);
        let feature = self.feature(&letters)?;
        let has_foot_inside = feature.vertices.len() == letters.len();
        if region == Region::Interior {
            let is_solid = letters.len() == self.dimension + 1;
            return Some(is_solid && has_foot_inside && feature.direction.is_zero());
        }
        let level = feature.support_value();
        let is_nearer_than = |letter: &Letter| {
            letters.contains(letter)
                || self.at(*letter).is_some_and(|point| point.dot(&feature.direction) < level)
        };
        let is_nearest = self.letters().iter().all(is_nearer_than);
        let is_off = feature.direction.is_zero();
        let on_side = match region {
            Region::Face(face, side) if self.images.len() == 3 => {
                self.over(face)? == if side == FaceSide::Above { Sign::Positive } else { Sign::Negative }
            }
            _ => true,
        };
        Some(has_foot_inside && is_nearest && !is_off && on_side)
    }

    /// Returns the distance from the origin to the feature with these letters, in scene units; zero, exactly, if the
    /// origin lies on it.
    pub(super) fn distance_to(&self, letters: &[Letter]) -> Option<f64> {
        let letters = if letters.is_empty() { self.letters() } else { letters };
        let feature = self.feature(letters)?;
        Some(if feature.direction.is_zero() { 0.0 } else { self.distance(&feature) })
    }

    /// Returns the region of the smallest feature that has the point of the simplex nearest to the origin.
    pub(super) fn region(&self) -> Option<Region> {
        let feature = self.feature(self.letters())?;
        let letters: Vec<Letter> = feature
            .vertices
            .iter()
            .filter_map(|vertex| Letter::ALL.get(vertex.vertex_pair[0]))
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
                let is_below = is_base || self.images.len() == 3 && self.over(face)? == Sign::Negative;
                Region::Face(face, if is_below { FaceSide::Below } else { FaceSide::Above })
            }
            _ => Region::Interior,
        })
    }
}
