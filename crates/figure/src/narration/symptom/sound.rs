//! The sound rule, in the precision of the run, and exact facts about a simplex.

use glam::{DVec3, Vec3};

use crate::geometry::{Convex, Dimension, Side, SupportPoint, Vector, support_point};
use crate::gjk::{Letter, Precision, Simplex};
use crate::internal::{Foot, orient3d};

/// P and Q as the run sees them, with support mappings without any defect.
pub(super) enum Sound<'a> {
    Double(&'a [Convex<DVec3>; 2]),
    /// The shapes rounded to f32.
    Single([Convex<Vec3>; 2]),
}

impl<'a> Sound<'a> {
    pub(super) fn of(shapes: &'a [Convex<DVec3>; 2], precision: Precision) -> Self {
        match precision {
            Precision::F64 => Self::Double(shapes),
            Precision::F32 => Self::Single(shapes.each_ref().map(Convex::cast)),
        }
    }

    /// Returns the support point of P ⊖ Q in this direction.
    pub(super) fn support(&self, direction: DVec3) -> SupportPoint<DVec3> {
        match self {
            Self::Double([p, q]) => support_point(p, q, direction),
            Self::Single([p, q]) => support_point(p, q, Vec3::from_f64(direction)).to_f64(),
        }
    }

    /// Returns the farthest point of one shape in this direction, with its number.
    pub(super) fn support_of(&self, side: Side, direction: DVec3) -> (DVec3, Option<usize>) {
        match self {
            Self::Double(shapes) => shapes[side].support(direction),
            Self::Single(shapes) => {
                let (point, index) = shapes[side].support(Vec3::from_f64(direction));
                (point.to_f64(), index)
            }
        }
    }

    /// Returns whether a shape, without its radius, is the hull of vertices.
    pub(super) fn has_vertices(&self, side: Side) -> bool {
        match self {
            Self::Double(shapes) => shapes[side].core_vertices().is_some(),
            Self::Single(shapes) => shapes[side].core_vertices().is_some(),
        }
    }

    /// Returns the scalar product as the run computes it.
    pub(super) fn product(&self, point: DVec3, direction: DVec3) -> f64 {
        match self {
            Self::Double(_) => point.dot(direction),
            Self::Single(_) => Vec3::from_f64(point).dot(Vec3::from_f64(direction)).into(),
        }
    }
}

/// Returns the feature of a simplex, among those of the points with these letters, that is nearest to the origin, with
/// its distance in scene units. A feature counts only if the foot of the origin lies on it. The points do not enclose
/// the origin.
pub(super) fn nearest(
    simplex: &Simplex<DVec3>,
    letters: &[Letter],
    dimension: Dimension,
) -> Option<(Vec<Letter>, f64)> {
    let features = (1..1_usize << letters.len()).map(|set| {
        let of_set = letters.iter().enumerate().filter(|(index, _)| set >> index & 1 == 1);
        of_set.map(|(_, letter)| *letter).collect::<Vec<_>>()
    });
    let feet = features.filter(|feature| feature.len() <= dimension.count()).filter_map(|feature| {
        let points: Vec<DVec3> = feature.iter().map(|letter| simplex.at(*letter)).collect();
        let foot = Foot::of(&points)?;
        let lies_on_it = foot.weights().iter().all(|weight| *weight > 0.0);
        lies_on_it.then(|| (feature, foot.point.length()))
    });
    feet.min_by(|(_, one), (_, other)| one.total_cmp(other))
}

/// Returns whether the normals of a tetrahedron's faces, as named, point to its inside.
pub(super) fn is_inside_out(simplex: &Simplex<DVec3>) -> bool {
    let [a, b, c, d] = Letter::ALL.map(|letter| simplex.at(letter));
    simplex.len() == 4 && orient3d(a, b, c, d) >= 0.0
}
