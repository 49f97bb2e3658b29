//! Convex pieces of space: a box, cut by half-spaces.

use glam::DVec3;

use super::half_space::HalfSpace;
use crate::solid::{Solid, SolidFace};

/// Relative distance, as a fraction of the size of the box, below which corners count as one.
const SAME: f64 = 1e-9;

/// A convex piece of space, by its sides: each flat, with its outward normal and its corners in order.
#[derive(Clone, Debug)]
pub(super) struct ConvexCell {
    sides: Vec<(DVec3, Vec<DVec3>)>,
    /// The tolerance, in scene units.
    tolerance: f64,
}

impl ConvexCell {
    /// Creates a box around `middle` with these half lengths along three perpendicular axes; `axes` are of
    /// length one.
    pub(super) fn around(middle: DVec3, axes: [DVec3; 3], reach: DVec3) -> Self {
        let [x, y, z] = [axes[0] * reach.x, axes[1] * reach.y, axes[2] * reach.z];
        let side = |out: DVec3, one: DVec3, other: DVec3| {
            let corners = [one + other, other - one, -one - other, one - other];
            (out.normalize_or_zero(), corners.map(|corner| middle + out + corner).to_vec())
        };
        let sides =
            vec![side(x, y, z), side(-x, y, z), side(y, z, x), side(-y, z, x), side(z, x, y), side(-z, x, y)];
        Self { sides, tolerance: SAME * reach.max_element() }
    }

    /// Cuts the cell to its part in all of these half-spaces. Returns `None` if there is none.
    pub(super) fn cut(self, borders: &[HalfSpace]) -> Option<Self> {
        let cut = borders.iter().fold(self, |cell, border| cell.cut_by(*border));
        (cut.sides.len() >= 4).then_some(cut)
    }

    fn cut_by(self, border: HalfSpace) -> Self {
        let Self { sides, tolerance } = self;
        let reaches_out = |(_, corners): &(DVec3, Vec<DVec3>)| {
            corners.iter().any(|corner| border.height(*corner) < -tolerance)
        };
        if border.normal == DVec3::ZERO || !sides.iter().any(reaches_out) {
            return Self { sides, tolerance };
        }
        let kept = sides.into_iter().filter_map(|(normal, corners)| {
            let corners = distinct(border.clip(&corners), tolerance);
            (corners.len() >= 3).then_some((normal, corners))
        });
        let mut kept: Vec<_> = kept.collect();
        let on_border = kept.iter().flat_map(|(_, corners)| corners.iter().copied());
        let rim: Vec<DVec3> =
            on_border.filter(|corner| border.height(*corner).abs() <= 2.0 * tolerance).collect();
        let rim = around_axis(distinct_anywhere(&rim, 2.0 * tolerance), border.normal);
        if rim.len() >= 3 {
            kept.push((-border.normal, rim));
        }
        Self { sides: kept, tolerance }
    }

    /// Returns all corners, each once.
    pub(super) fn corners(&self) -> Vec<DVec3> {
        let all: Vec<DVec3> = self.sides.iter().flat_map(|(_, corners)| corners.iter().copied()).collect();
        distinct_anywhere(&all, 4.0 * self.tolerance)
    }

    /// Returns the surface of the cell, shifted.
    pub(super) fn solid(&self, by: DVec3) -> Solid {
        let points = self.corners();
        let nearest = |at: DVec3| {
            let distances = points.iter().map(|point| point.distance_squared(at)).enumerate();
            distances.min_by(|(_, a), (_, b)| a.total_cmp(b)).map_or(0, |(index, _)| index)
        };
        let faces = self.sides.iter().map(|(normal, corners)| {
            let mut indices: Vec<usize> = corners.iter().map(|corner| nearest(*corner)).collect();
            indices.dedup();
            if area_vector(corners).dot(*normal) < 0.0 {
                indices.reverse();
            }
            SolidFace { corners: indices, normal: *normal, corner_normals: Vec::new() }
        });
        let faces = faces.filter(|face| face.corners.len() >= 3).collect();
        Solid::new(points, faces, false).shifted(by)
    }
}

fn area_vector(corners: &[DVec3]) -> DVec3 {
    let Some(first) = corners.first() else { return DVec3::ZERO };
    corners.windows(2).map(|pair| (pair[0] - *first).cross(pair[1] - *first)).sum()
}

/// Merges neighbors that coincide.
fn distinct(corners: Vec<DVec3>, tolerance: f64) -> Vec<DVec3> {
    let mut kept: Vec<DVec3> = Vec::with_capacity(corners.len());
    for corner in corners {
        if kept.last().is_none_or(|last| last.distance(corner) > tolerance) {
            kept.push(corner);
        }
    }
    while kept.len() > 1 && kept.first().zip(kept.last()).is_some_and(|(a, b)| a.distance(*b) <= tolerance) {
        kept.pop();
    }
    kept
}

/// Merges all points that coincide.
fn distinct_anywhere(corners: &[DVec3], tolerance: f64) -> Vec<DVec3> {
    let mut kept: Vec<DVec3> = Vec::new();
    for corner in corners {
        if kept.iter().all(|known| known.distance(*corner) > tolerance) {
            kept.push(*corner);
        }
    }
    kept
}

/// Points of a plane in order around their middle.
fn around_axis(mut points: Vec<DVec3>, axis: DVec3) -> Vec<DVec3> {
    let middle = points.iter().sum::<DVec3>() / points.len().max(1) as f64;
    let (x, y) = axis.any_orthonormal_pair();
    let angle = |at: &DVec3| libm::atan2((*at - middle).dot(y), (*at - middle).dot(x));
    points.sort_by(|a, b| angle(a).total_cmp(&angle(b)));
    points
}
