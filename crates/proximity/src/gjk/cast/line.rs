//! The difference of two cores, seen from a point that moves on a line, in integers.

use dashu_int::IBig;
use dashu_ratio::RBig;
use glam::DVec3;

use crate::geometry::Side;
use crate::geometry::exact::{ExactPair, ExactVector, quotient};
use crate::gjk::exact::nearest::{ExactFeature, Vertex};
use crate::gjk::exact::nearest_in_hull;

/// The vertices of P ⊖ Q without radii, and a point that moves along a direction and is at the origin at t = 0.
#[derive(Clone, Debug)]
pub(super) struct Line<'a> {
    pair: &'a ExactPair,
    /// Number of binary digits by which the unit of the line is finer than that of the pair.
    shift: usize,
    /// The velocity of the point.
    velocity: ExactVector,
    /// The vector by which the vertices are moved, after they are multiplied by `scale`.
    offset: ExactVector,
    scale: IBig,
}

/// The first point of a line in P ⊖ Q.
#[derive(Debug)]
pub(super) struct Entry {
    pub(super) time: RBig,
    /// The simplex that contains the point; its weights give the point.
    pub(super) feature: ExactFeature,
    /// The normal of a plane through the point with P ⊖ Q on its other side; `None` if the line starts in P ⊖ Q.
    pub(super) axis: Option<ExactVector>,
}

impl<'a> Line<'a> {
    pub(super) fn new(pair: &'a ExactPair, translation: DVec3) -> Self {
        let (exact, exponent) = ExactVector::in_common_unit(&[translation]);
        let velocity = exact.into_iter().next().unwrap_or_default();
        let finer = if velocity.is_zero() { 0 } else { pair.unit_exponent() - exponent };
        let digits = usize::try_from(finer.unsigned_abs()).unwrap_or_default();
        let (shift, velocity) =
            if finer >= 0 { (digits, velocity) } else { (0, velocity.scaled(&(IBig::ONE << digits))) };
        Self { pair, shift, velocity, offset: ExactVector::default(), scale: IBig::ONE }
    }

    /// Returns the line through the same hull for a point that starts at `offset / scale`.
    pub(super) fn starting_at(&self, offset: &ExactVector, scale: IBig) -> Self {
        Self { velocity: self.velocity.scaled(&scale), offset: -offset, scale, ..self.clone() }
    }

    /// Returns the line along which time runs backwards: t becomes −t.
    pub(super) fn reversed(&self) -> Self {
        Self { velocity: -&self.velocity, ..self.clone() }
    }

    pub(super) const fn velocity(&self) -> &ExactVector {
        &self.velocity
    }

    /// Returns the sum of the radii in the unit of the line.
    pub(super) fn radius(&self) -> IBig {
        self.pair.radius() << self.shift
    }

    /// Returns a vertex of the difference in the unit of the line.
    pub(super) fn vertex(&self, [i, j]: [usize; 2]) -> ExactVector {
        let vertex = self.pair.difference(i, j);
        if self.shift == 0 && self.scale.is_one() && self.offset.is_zero() {
            return vertex;
        }
        &vertex.scaled(&(&self.scale << self.shift)) + &self.offset
    }

    /// Returns the vertex farthest in a direction.
    pub(super) fn support(&self, direction: &ExactVector) -> Vertex {
        let (i, j) = self.pair.support(direction);
        Vertex { vertex_pair: [i, j], point: self.vertex([i, j]) }
    }

    /// Returns the feature of P ⊖ Q nearest to the moving point at a time. Positions are relative to that point, times
    /// the denominator of the time.
    pub(super) fn nearest(&self, time: &RBig, start: &[[usize; 2]]) -> ExactFeature {
        let denominator = IBig::from(time.denominator().clone());
        let place = self.velocity.scaled(time.numerator());
        let seen = |Vertex { vertex_pair, point }: Vertex| Vertex {
            vertex_pair,
            point: &point.scaled(&denominator) - &place,
        };
        let vertex = |vertex_pair: &[usize; 2]| {
            seen(Vertex { vertex_pair: *vertex_pair, point: self.vertex(*vertex_pair) })
        };
        nearest_in_hull(|direction| seen(self.support(direction)), start.iter().take(4).map(vertex).collect())
    }

    /// Returns the feature nearest to the segment of the moving point from t = 0 to t = 1. Its vertices are relative to
    /// the start or the end of the segment: for the end, the number of the vertex of Q is raised by that of all.
    pub(super) fn nearest_to_path(&self) -> ExactFeature {
        let count = self.pair.count(Side::Q);
        let support = |direction: &ExactVector| {
            let Vertex { vertex_pair: [i, j], point } = self.support(direction);
            if self.velocity.dot(direction) < IBig::ZERO {
                Vertex { vertex_pair: [i, j + count], point: &point - &self.velocity }
            } else {
                Vertex { vertex_pair: [i, j], point }
            }
        };
        nearest_in_hull(support, Vec::new())
    }

    /// Returns the mean time of the vertices of a feature that is nearest to the path.
    pub(super) fn time_on_path(&self, feature: &ExactFeature) -> RBig {
        let count = self.pair.count(Side::Q);
        let at_end = |vertex: &Vertex| vertex.vertex_pair[1] >= count;
        let total: IBig = feature.weights.iter().sum();
        let of_end = feature.vertices.iter().zip(&feature.weights).filter(|(vertex, _)| at_end(vertex));
        RBig::from_parts_signed(of_end.map(|(_, weight)| weight).sum(), total)
    }

    /// Returns the first time, from `start` on, at which the point lies in P ⊖ Q. Returns `None` if it never does.
    ///
    /// Each step moves the point to the plane through the feature nearest to it, as the ray cast of van den Bergen (2004)
    /// does. With exact numbers it ends: once the point is near enough to the point of entry, that point lies in the
    /// plane of every nearest feature.
    pub(super) fn enter(&self, start: RBig) -> Option<Entry> {
        let (mut time, mut axis, mut simplex) = (start, None, Vec::new());
        loop {
            let feature = self.nearest(&time, &simplex);
            if feature.direction.is_zero() {
                return Some(Entry { time, feature, axis });
            }
            let along = self.velocity.dot(&feature.direction);
            if along >= IBig::ZERO {
                return None;
            }
            let slope = along * IBig::from(time.denominator().clone());
            time += RBig::from_parts_signed(feature.support_value(), slope);
            simplex = pairs_of(&feature);
            axis = Some(feature.direction);
        }
    }

    /// Returns the last point of the line in P ⊖ Q. Returns `None` if the point does not move, or never lies in P ⊖ Q.
    pub(super) fn leave(&self) -> Option<Entry> {
        let squared = self.velocity.length_squared();
        if squared.is_zero() {
            return None;
        }
        let reversed = self.reversed();
        let most = self.support(&self.velocity).point.dot(&self.velocity);
        let Entry { time, feature, axis } = reversed.enter(RBig::from_parts_signed(-most, squared))?;
        // A plane of the first step that already holds the point.
        let axis = axis.or_else(|| Some(self.velocity.clone()));
        Some(Entry { time: -time, feature, axis })
    }
}

/// Returns the vertex pairs of a feature.
pub(super) fn pairs_of(feature: &ExactFeature) -> Vec<[usize; 2]> {
    feature.vertices.iter().map(|vertex| vertex.vertex_pair).collect()
}

/// Returns the vertex pairs of a feature with their weights, which add up to one.
pub(super) fn weights_of(feature: &ExactFeature) -> Vec<([usize; 2], RBig)> {
    let total: IBig = feature.weights.iter().sum();
    let share = |weight: &IBig| RBig::from_parts_signed(weight.clone(), total.clone());
    pairs_of(feature).into_iter().zip(feature.weights.iter().map(share)).collect()
}

/// Returns the f64 nearest to a fraction.
pub(super) fn nearest(fraction: &RBig) -> f64 {
    if fraction.is_zero() {
        return 0.0;
    }
    quotient(fraction.numerator(), &IBig::from(fraction.denominator().clone()), 0)
}

/// Returns the mean of vertices of one side with these weights, each component to the nearest f64.
pub(super) fn mean(pair: &ExactPair, side: Side, weights: &[([usize; 2], RBig)]) -> DVec3 {
    let component = |axis: usize| {
        let part = |(vertex_pair, weight): &([usize; 2], RBig)| {
            let vertex = pair.given(side, vertex_pair[side as usize]).to_array()[axis];
            RBig::try_from(vertex).unwrap_or_default() * weight
        };
        nearest(&weights.iter().map(part).fold(RBig::ZERO, |sum, part| sum + part))
    };
    DVec3::new(component(0), component(1), component(2))
}
