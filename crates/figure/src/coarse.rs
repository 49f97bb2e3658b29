//! Coarse drawing of large bodies by a part of their vertices, for pictures on screen, which must be quick, and for
//! handouts, which have many. Other pictures in files are exact.
//!
//! The kept vertices are support points in directions spread evenly over a sphere, once the body is
//! stretched to equal breadth in all directions. Their hull lies within the body, and about a pixel below
//! its surface at screen sizes. Computation and selection still use all vertices.

use std::f64::consts::TAU;
use std::sync::Arc;

use glam::{DMat3, DVec3};

use super::mark::{Figure, Form, Mark, Role};
use super::solid::{Solid, SolidPart};
use crate::geometry::{Convex, Dimension};
use crate::internal::Surface;
use crate::message::text;

/// Maximum number of vertices of a body that is drawn in full.
const MAX_VERTICES: usize = 600;
/// Number of directions in which vertices are kept, and maximum number of kept vertices.
const KEPT: usize = 400;

impl Figure {
    /// Returns the figure with large bodies drawn from some of their vertices, and a note that says so. Returns `None`
    /// if there are no large bodies.
    pub fn coarse(&self) -> Option<Self> {
        let has_large = |mark: &Mark| matches!(&mark.form, Form::Body(solid) if is_large(solid));
        if !self.marks.iter().any(has_large) {
            return None;
        }
        let drawn = |mark: &Mark| match &mark.form {
            Form::Body(solid) if is_large(solid) => {
                let part = solid.part(part).map_or_else(|| Arc::clone(solid), Arc::new);
                Mark { form: Form::Body(part), ..mark.clone() }
            }
            _ => mark.clone(),
        };
        let mut figure = Self { dimension: self.dimension, marks: self.marks.iter().map(drawn).collect() };
        figure.add(Role::Axis, None, Form::Remark(text!("figure-bodies-of-more-than")));
        Some(figure)
    }
}

/// Chooses the drawn part of a large body before the body is shown.
pub(super) fn prepare(solid: &Solid) {
    if is_large(solid) {
        solid.part(part);
    }
}

/// Returns whether a body is drawn by a part of its vertices. Curved bodies are meshes of bounded size.
fn is_large(solid: &Solid) -> bool {
    solid.points().len() > MAX_VERTICES && !solid.is_smooth()
}

/// The drawn part of a body. Returns `None` if it has no hull of its own.
fn part(points: &[DVec3]) -> Option<SolidPart> {
    let mut kept: Vec<usize> = directions(points).filter_map(|along| support(points, along)).collect();
    kept.sort_unstable();
    kept.dedup();
    let hull = Convex::vertices(kept.iter().map(|index| points[*index])).ok()?;
    let surface = Surface::of(&hull, Dimension::Three);
    Some(SolidPart { solid: Solid::of(&surface)?, kept })
}

/// The index of the first of the farthest points along a direction.
fn support(points: &[DVec3], along: DVec3) -> Option<usize> {
    let mut best: Option<(usize, f64)> = None;
    for (index, point) in points.iter().enumerate() {
        let height = point.dot(along);
        if best.is_none_or(|(_, highest)| height > highest) {
            best = Some((index, height));
        }
    }
    best.map(|(index, _)| index)
}

/// Directions that spread evenly over a sphere once the body of these points is stretched to equal breadth.
fn directions(points: &[DVec3]) -> impl Iterator<Item = DVec3> {
    let stretch = stretch(points).inverse().transpose();
    let golden = TAU * (1.0 - 2.0 / (1.0 + 5.0_f64.sqrt()));
    (0..KEPT).map(move |index| {
        let z = 1.0 - 2.0 * (index as f64 + 0.5) / KEPT as f64;
        let (sin, cos) = libm::sincos(golden * index as f64);
        let across = (1.0 - z * z).sqrt();
        stretch * DVec3::new(across * cos, across * sin, z)
    })
}

/// The map from a body of equal breadth in all directions to that of these points: the Cholesky factor of the
/// covariance of the points.
fn stretch(points: &[DVec3]) -> DMat3 {
    let count = points.len().max(1) as f64;
    let middle = points.iter().sum::<DVec3>() / count;
    let (mut across, mut beside) = (DVec3::ZERO, DVec3::ZERO);
    for point in points {
        let at = *point - middle;
        across += at * at;
        beside += DVec3::new(at.x * at.y, at.x * at.z, at.y * at.z);
    }
    // A flat body gets a small thickness.
    let (across, beside) = (across / count, beside / count);
    let least = (1e-6 * across.max_element()).max(f64::MIN_POSITIVE).sqrt();
    let a = across.x.sqrt().max(least);
    let (b, c) = (beside.x / a, beside.y / a);
    let d = (across.y - b * b).max(0.0).sqrt().max(least);
    let e = (beside.z - b * c) / d;
    let f = (across.z - c * c - e * e).max(0.0).sqrt().max(least);
    DMat3::from_cols(DVec3::new(a, b, c), DVec3::new(0.0, d, e), DVec3::new(0.0, 0.0, f))
}

#[cfg(test)]
mod tests {
    use glam::DVec3;

    use super::{KEPT, part, support};

    /// Points on an ellipsoid with half axes 1, 10 and 100, along a spiral.
    fn ellipsoid(count: usize) -> Vec<DVec3> {
        let at = |index: usize| {
            let z = 1.0 - 2.0 * (index as f64 + 0.5) / count as f64;
            let (sin, cos) = libm::sincos(2.399_963_229_728_653 * index as f64);
            let r = (1.0 - z * z).sqrt();
            DVec3::new(r * cos, 10.0 * r * sin, 100.0 * z)
        };
        (0..count).map(at).collect()
    }

    /// Checks that the part extends as far as the body in every direction, to one percent. A sphere divided into 400
    /// caps of equal area has caps that are 0.5 % of its radius high (the share of a cap is 2πrh / 4πr²). The spiral
    /// spreads the directions a little less evenly.
    #[test]
    fn the_part_reaches_as_far_as_the_body() {
        let points = ellipsoid(5000);
        let part = part(&points).unwrap();
        assert!((KEPT / 2..=KEPT).contains(&part.kept.len()), "{}", part.kept.len());
        for along in ellipsoid(300).into_iter().map(|at| at * DVec3::new(1.0, 0.01, 0.0001)) {
            let height = |points: &[DVec3]| points[support(points, along).unwrap()].dot(along);
            let (all, drawn) = (height(&points), height(part.solid.points()));
            assert!(drawn <= all && drawn >= 0.99 * all, "{along}: {drawn} of {all}");
        }
    }
}
