//! The polygon in the plane, for curved shapes and for bodies of revolution about a common axis in space. Their minimum
//! translations around that axis are equally long, so one plane through it suffices.
//!
//! The distance of the boundary in front of an edge falls to a quarter if the edge is halved. So two dozen points
//! around the nearest edge lead to the last digit of its distance. Its direction is then known to half of the digits,
//! unless the boundary is straight there; Newton's method finds the others.

use glam::DVec3;

use super::facet::mean;
use super::minimum_translation::MinimumTranslation;
use crate::geometry::roundoff::GAIN;
use crate::geometry::{Meridian, PosedPair, Vector as _, WitnessPoints};

/// Maximum number of corners. Shapes whose minimum translations are nearly equally long all around need more, and are
/// left to the recorded expansion. A point in the middle of an ellipse with semi-axes of 1 and 0.995 takes 456.
const LIMIT: usize = 512;

/// Number of directions of Newton's method at the end: each doubles the number of correct digits.
const POLISHING: usize = 3;

/// Points on the boundary of P ⊖ Q, counterclockwise.
#[derive(Clone, Debug, Default)]
pub(super) struct PlanarExpansion {
    corners: Vec<ExpansionCorner>,
}

/// A corner, with the edge to the next one.
#[derive(Clone, Copy, Debug)]
struct ExpansionCorner {
    vertex_pair: WitnessPoints,
    edge: CornerLine,
}

impl ExpansionCorner {
    /// Returns the support point in a direction in the plane.
    fn farthest(pair: &PosedPair<'_>, plane: &Meridian, direction: DVec3) -> Self {
        let support = pair.core_support(direction);
        let vertex_pair = WitnessPoints { on_p: plane.below(support.on_p), on_q: plane.below(support.on_q) };
        Self { vertex_pair, edge: CornerLine { normal: DVec3::ZERO, level: 0.0 } }
    }

    fn point(&self) -> DVec3 {
        self.vertex_pair.on_p - self.vertex_pair.on_q
    }

    /// Returns the sum of the largest coordinates of its vertex pair.
    fn size(&self) -> f64 {
        self.vertex_pair.on_p.max_abs() + self.vertex_pair.on_q.max_abs()
    }
}

/// The line through two corners.
#[derive(Clone, Copy, Debug)]
struct CornerLine {
    /// The outward unit normal.
    normal: DVec3,
    /// The distance of the line from the origin along it.
    level: f64,
}

impl PlanarExpansion {
    /// Returns the minimum translation in a plane of two overlapping cores. Returns `None` if it is not certain.
    pub(super) fn depth(&mut self, pair: &PosedPair<'_>, plane: &Meridian) -> Option<MinimumTranslation> {
        let mut size = self.begin(pair, plane);
        while (2..LIMIT).contains(&self.corners.len()) {
            let number = self.closest()?;
            let [from, to] = self.ends(number);
            let CornerLine { normal, level } = from.edge;
            let farthest = ExpansionCorner::farthest(pair, plane, normal);
            let support_value = farthest.point().dot(normal);
            if support_value <= 0.0 {
                return None;
            }
            size = size.max(farthest.size());
            let noise = GAIN * size;
            if support_value - level <= noise {
                let polished = polished(pair, plane, normal).filter(|way| way.depth <= support_value + noise);
                return polished.or_else(|| {
                    Some(through([&from, &to], normal, support_value)).filter(MinimumTranslation::is_shown)
                });
            }
            self.corners.insert(number + 1, farthest);
            self.measure(number, plane);
            self.measure(number + 1, plane);
        }
        None
    }

    /// Starts with the support points in four directions; returns their largest coordinates.
    fn begin(&mut self, pair: &PosedPair<'_>, plane: &Meridian) -> f64 {
        self.corners.clear();
        let mut size = 0.0_f64;
        let [s, t] = plane.axes;
        for direction in [s, t, -s, -t] {
            let farthest = ExpansionCorner::farthest(pair, plane, direction);
            size = size.max(farthest.size());
            let is_new = self.corners.iter().all(|corner| corner.point() != farthest.point());
            if is_new {
                self.corners.push(farthest);
            }
        }
        (0..self.corners.len()).for_each(|number| self.measure(number, plane));
        size
    }

    /// Returns the ends of the edge that begins at a corner.
    fn ends(&self, number: usize) -> [ExpansionCorner; 2] {
        [self.corners[number], self.corners[(number + 1) % self.corners.len()]]
    }

    fn measure(&mut self, number: usize, plane: &Meridian) {
        let [from, to] = self.ends(number).map(|corner| corner.point());
        let normal = (to - from).unit().cross(plane.normal);
        self.corners[number].edge = CornerLine { normal, level: normal.dot(from) };
    }

    /// Returns the index of the edge nearest to the origin. Returns `None` if that edge has no direction.
    fn closest(&self) -> Option<usize> {
        let edges = self.corners.iter().map(|corner| corner.edge).enumerate();
        let closest = edges.min_by(|(_, one), (_, other)| one.level.total_cmp(&other.level));
        closest.filter(|(_, edge)| edge.normal != DVec3::ZERO).map(|(number, _)| number)
    }
}

/// Returns the minimum translation near a direction if the boundary is smooth there. Returns `None` if it is not, or if
/// it curves less than a circle about the origin.
///
/// If the direction n rotates by an angle, the support value changes by t · s, with s the support point and t the
/// tangent; that derivative changes by the curvature minus the support value.
fn polished(pair: &PosedPair<'_>, plane: &Meridian, mut direction: DVec3) -> Option<MinimumTranslation> {
    let mut way = None;
    for _ in 0..POLISHING {
        let frame = plane.frame(direction);
        let [tangent, _] = frame.axes;
        let aspects = pair.aspects(&frame);
        let moving = aspects.of_pieces(aspects.farthest());
        let (point, cores) = (moving.point(), moving.points());
        let depth = point.dot(direction);
        let rise = moving.curvature.x_axis.x - depth;
        if rise <= 0.0 {
            return None;
        }
        way = Some(MinimumTranslation { normal: direction, depth, cores, clearance: 0.0 });
        direction = (direction - tangent * (point.dot(tangent) / rise)).normalize();
    }
    way.filter(MinimumTranslation::is_shown)
}

/// Returns the minimum translation through an edge behind the boundary.
fn through(ends: [&ExpansionCorner; 2], normal: DVec3, depth: f64) -> MinimumTranslation {
    let [from, to] = ends.map(ExpansionCorner::point);
    let along = to - from;
    let weights = [to.dot(along), -from.dot(along)];
    MinimumTranslation {
        normal,
        depth,
        cores: mean(ends.map(|corner| corner.vertex_pair), weights),
        clearance: 0.0,
    }
}
