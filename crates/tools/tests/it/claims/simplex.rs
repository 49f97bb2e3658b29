//! Checks the origin against the points of a simplex in the trace; in a projection, against their images.

use std::cmp::Ordering;

use gjk_proximity::gjk::{EdgeProjection, FaceSide, Letter, PlaneQuestion, Region, Sign, Simplex, State};
use glam::DVec3;

use super::nearest::{Nearest, are_dependent, nearest};
use super::number::{Exact, Number as _, Spot, Triple};

/// The points by letter.
pub(crate) struct Seen {
    points: Vec<Spot>,
    axis: Option<Spot>,
    /// The square of the factor by which lengths are too large.
    stretch: Exact,
    dimension: usize,
    nearest: Option<Nearest>,
}

/// A statement about the points: whether it is true, and the size of its error.
pub(crate) type Judged = (bool, f64);

impl Seen {
    pub(crate) fn lettered(state: &State, dimension: usize) -> Self {
        Self::of(&state.lettered, state.view, dimension)
    }

    pub(crate) fn of(simplex: &Simplex<DVec3>, view: Option<EdgeProjection>, dimension: usize) -> Self {
        let points = simplex.points().iter().map(|support| Spot::at(support.point)).collect();
        Self::of_spots(points, view, dimension)
    }

    pub(crate) fn of_spots(points: Vec<Spot>, view: Option<EdgeProjection>, dimension: usize) -> Self {
        let axis = view.map(|view| Spot::at(view.axis));
        let dimension = if view.is_some() { 2 } else { dimension };
        let points: Vec<Spot> = match &axis {
            Some(axis) => points.iter().map(|point| point.beside(axis)).collect(),
            None => points,
        };
        let stretch = axis.as_ref().map_or(Exact::of(1.0), |axis| axis.exact.squared().squared());
        let nearest = (!points.is_empty()).then(|| nearest(&points));
        Self { points, axis, stretch, dimension, nearest }
    }

    /// A direction as it is seen here.
    pub(crate) fn direction(&self, direction: DVec3) -> Spot {
        let direction = Spot::at(direction);
        self.axis.as_ref().map_or_else(|| direction.clone(), |axis| direction.beside(axis))
    }

    pub(crate) fn at(&self, letter: Letter) -> &Spot {
        &self.points[letter as usize]
    }

    pub(crate) fn spots(&self, letters: &[Letter]) -> Vec<&Spot> {
        letters.iter().map(|letter| self.at(*letter)).collect()
    }

    /// Returns the length with this square, in the units of the image.
    fn length(&self, squared: &Exact) -> f64 {
        squared.over(&self.stretch).root()
    }

    fn feature(&self, letters: &[Letter]) -> Nearest {
        nearest(&letters.iter().map(|letter| self.at(*letter).clone()).collect::<Vec<_>>())
    }

    pub(crate) fn distance(&self) -> f64 {
        self.nearest.as_ref().map_or(f64::INFINITY, |nearest| self.length(&nearest.squared))
    }

    fn letters_of(&self, region: Region) -> Vec<Letter> {
        match region {
            Region::Interior => Letter::ALL[..self.points.len()].to_vec(),
            _ => region.letters().to_vec(),
        }
    }

    /// Whether the origin lies on the hull of these points, or of all points if there are none.
    pub(crate) fn is_on(&self, letters: &[Letter]) -> Judged {
        let letters = if letters.is_empty() { &Letter::ALL[..self.points.len()] } else { letters };
        let squared = self.feature(letters).squared;
        (squared.is_zero(), self.length(&squared))
    }

    /// Whether the origin lies on the span of these points.
    pub(crate) fn is_on_span(&self, letters: &[Letter]) -> bool {
        self.foot(letters).squared().is_zero()
    }

    /// Whether the foot of the origin on the feature of a region lies on the feature and is the point of the simplex nearest
    /// to the origin; of a triangle in space, with the origin on the side that the region is about, or in its plane. Inside:
    /// whether the simplex is solid and holds the origin; a flat one has no inside. The length: how much farther the feature
    /// is, how far the foot lies off the feature, or how far off that plane the origin lies.
    pub(crate) fn is_nearest(&self, region: Region) -> Judged {
        let Some(nearest) = &self.nearest else { return (false, f64::INFINITY) };
        let letters = self.letters_of(region);
        if region == Region::Interior {
            if letters.len() < self.dimension + 1 || are_dependent(&self.spots(&letters)) {
                return (false, f64::INFINITY);
            }
            return self.is_on(&letters);
        }
        let feature = self.feature(&letters);
        let is_nearest = feature.squared.compare(&nearest.squared) == Ordering::Equal;
        let overshoot = self.overshoot(&letters, &feature);
        if is_nearest && overshoot.is_some() {
            return (false, overshoot.unwrap_or_default());
        }
        let excess = self.length(&feature.squared) - self.distance();
        match region {
            Region::Face(face, side) if self.points.len() == 3 => {
                let (normal, level) = self.plane(face);
                let wrong = if side == FaceSide::Above { Ordering::Less } else { Ordering::Greater };
                let is_wrong = level.signum() == wrong;
                let off = if is_wrong { self.over_length(&level, &normal) } else { 0.0 };
                (is_nearest && !is_wrong, excess.max(off))
            }
            _ => (is_nearest, excess.max(0.0)),
        }
    }

    /// The distance from the foot of the origin on the span of these points to their nearest point; `None` if the two
    /// are equal.
    fn overshoot(&self, letters: &[Letter], nearest: &Nearest) -> Option<f64> {
        let level = nearest.squared.times(&nearest.total);
        let is_level = |point: &Spot| point.exact.dot(&nearest.point).compare(&level) == Ordering::Equal;
        let has_foot = self.spots(letters).into_iter().all(is_level);
        let off = || self.foot(letters).minus(&nearest.point.over(&nearest.total));
        (!has_foot).then(|| self.length(&off().squared()))
    }

    /// Whether the origin lies within a region and not on its border: then its nearest point of the simplex is in the relative
    /// interior of the feature, and every other point of the simplex lies behind that, as seen from the origin.
    pub(crate) fn is_within(&self, region: Region) -> bool {
        let letters = self.letters_of(region);
        let feature = self.feature(&letters);
        if feature.carriers.len() < letters.len() {
            return false;
        }
        if region == Region::Interior {
            return feature.squared.is_zero() && letters.len() == self.dimension + 1;
        }
        if feature.squared.is_zero() {
            return false;
        }
        let others = Letter::ALL[..self.points.len()].iter().filter(|letter| !letters.contains(letter));
        let level = feature.squared.times(&feature.total);
        let are_behind = others
            .into_iter()
            .all(|letter| self.at(*letter).exact.dot(&feature.point).compare(&level) == Ordering::Greater);
        let is_on_side = match region {
            Region::Face(face, side) if self.points.len() == 3 => {
                let (_, level) = self.plane(face);
                level.signum() == if side == FaceSide::Above { Ordering::Greater } else { Ordering::Less }
            }
            _ => true,
        };
        are_behind && is_on_side
    }

    /// The normal of a triangle by the right-hand rule, and its product with the vector from the triangle to the
    /// origin.
    fn plane(&self, [a, b, c]: [Letter; 3]) -> (Triple<Exact>, Exact) {
        let (a, b, c) = (&self.at(a).exact, &self.at(b).exact, &self.at(c).exact);
        let normal = b.minus(a).cross(&c.minus(a));
        let level = Exact::zero().minus(&normal.dot(a));
        (normal, level)
    }

    /// |level| / |normal| as a length of the scene; infinite for no normal.
    fn over_length(&self, level: &Exact, normal: &Triple<Exact>) -> f64 {
        let squared = normal.squared();
        if squared.is_zero() { f64::INFINITY } else { self.length(&level.squared().over(&squared)) }
    }

    /// The true sign of a question, and the distance of the origin from its plane; infinite if there is no plane.
    pub(crate) fn answer(&self, question: PlaneQuestion) -> (Sign, f64) {
        let exact = |letter: Letter| &self.at(letter).exact;
        let (normal, through) = match question {
            PlaneQuestion::Along { edge: [a, b] } => (exact(b).minus(exact(a)), a),
            PlaneQuestion::BeyondEdge { edge: [a, b], face } => {
                let third = face.into_iter().find(|letter| *letter != a && *letter != b).unwrap();
                let edge = exact(b).minus(exact(a));
                let to_third = exact(third).minus(exact(a));
                // The part of AC perpendicular to AB, backward.
                let outward = edge.times(&to_third.dot(&edge)).minus(&to_third.times(&edge.squared()));
                (outward, a)
            }
            PlaneQuestion::OverFace { face } => {
                let (normal, _) = self.plane(face);
                let fourth = Letter::ALL[..self.points.len()].iter().find(|letter| !face.contains(letter));
                let is_inward = fourth.is_some_and(|fourth| {
                    exact(*fourth).minus(exact(face[0])).dot(&normal).signum() == Ordering::Greater
                });
                let turned = if is_inward { normal.times(&Exact::of(-1.0)) } else { normal };
                (turned, face[0])
            }
        };
        let level = Exact::zero().minus(&normal.dot(exact(through)));
        let sign = match level.signum() {
            Ordering::Less => Sign::Negative,
            Ordering::Equal => Sign::Zero,
            Ordering::Greater => Sign::Positive,
        };
        (sign, self.over_length(&level, &normal))
    }

    /// Whether these points are dependent, and otherwise how near the nearest of them is to the span of the others.
    pub(crate) fn are_flat(&self, letters: &[Letter]) -> Judged {
        let points = self.spots(letters);
        if are_dependent(&points) {
            return (true, 0.0);
        }
        let height = |apex: usize| {
            let others: Vec<Triple<Exact>> = points
                .iter()
                .enumerate()
                .filter(|(index, _)| *index != apex)
                .map(|(_, point)| point.exact.minus(&points[apex].exact))
                .collect();
            let foot = super::nearest::foot(&others.iter().collect::<Vec<_>>());
            let sum = weighted_sum(&others.iter().collect::<Vec<_>>(), &foot.weights);
            self.length(&sum.squared().over(&foot.total.squared()))
        };
        let least = if points.len() < 2 {
            f64::INFINITY
        } else {
            (0..points.len()).map(height).fold(f64::INFINITY, f64::min)
        };
        (false, least)
    }

    /// The foot of the origin on the span of these points; of dependent ones, their nearest point.
    fn foot(&self, letters: &[Letter]) -> Triple<Exact> {
        let points = self.spots(letters);
        if are_dependent(&points) {
            let feature = self.feature(letters);
            return feature.point.over(&feature.total);
        }
        let exact: Vec<&Triple<Exact>> = points.iter().map(|point| &point.exact).collect();
        let truth = super::nearest::foot(&exact);
        weighted_sum(&exact, &truth.weights).over(&truth.total)
    }

    /// The distance of the point with these coordinates from the foot of the origin on the span; infinite if the points
    /// are dependent.
    pub(crate) fn off_foot(&self, letters: &[Letter], weights: &[f64]) -> f64 {
        let points = self.spots(letters);
        if are_dependent(&points) {
            return f64::INFINITY;
        }
        let exact: Vec<&Triple<Exact>> = points.iter().map(|point| &point.exact).collect();
        let weights: Vec<Exact> = weights.iter().map(|weight| Exact::of(*weight)).collect();
        self.length(&weighted_sum(&exact, &weights).minus(&self.foot(letters)).squared())
    }

    /// The error of a direction from the foot of the origin on these points toward the origin: the distance from the
    /// origin to the line, and the difference in level of the points along it. Infinite if the direction leads away.
    pub(crate) fn miss(&self, direction: DVec3, letters: &[Letter]) -> Judged {
        let way = self.direction(direction);
        let length = way.exact.squared();
        if length.is_zero() {
            return (false, f64::INFINITY);
        }
        let points = self.spots(letters);
        let slant = points
            .iter()
            .map(|point| {
                let along = point.exact.minus(&points[0].exact).dot(&way.exact);
                self.length(&along.squared().over(&length))
            })
            .fold(0.0, f64::max);
        let foot = self.foot(letters);
        let beside = self.length(&foot.cross(&way.exact).squared().over(&length));
        let forwards = Exact::zero().minus(&foot.dot(&way.exact));
        let backwards = match forwards.signum() {
            Ordering::Less => self.length(&forwards.squared().over(&length)),
            _ => 0.0,
        };
        let off = slant.max(beside).max(backwards);
        (off == 0.0 && forwards.signum() == Ordering::Greater, off)
    }

    /// The error of a claimed nearest point of the simplex: its distance from the simplex, or how much farther it is
    /// from the origin.
    pub(crate) fn off_nearest(&self, point: DVec3) -> f64 {
        let there = Spot::at(point);
        let around: Vec<Spot> = self.points.iter().map(|it| it.minus(&there)).collect();
        let off = self.length(&nearest(&around).squared);
        let excess = there.exact.squared().root() - self.distance();
        off.max(excess.abs())
    }
}

fn weighted_sum(points: &[&Triple<Exact>], weights: &[Exact]) -> Triple<Exact> {
    let zero = Triple::of(DVec3::ZERO);
    points.iter().zip(weights).fold(zero, |sum, (point, weight)| sum.plus(&point.times(weight)))
}
