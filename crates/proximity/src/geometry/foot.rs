//! The foot of the perpendicular from the origin O to the affine hull of up to four points, in barycentric coordinates.
//!
//! Every point of the affine hull of p₀ … pₖ is a sum Σ λᵢ pᵢ with Σ λᵢ = 1. If the points are affinely independent,
//! there is only one such sum. The foot F satisfies F · (pᵢ − p₀) = 0 for all i. Cramer's rule solves this system of
//! linear equations: λᵢ is the signed volume of the simplex with F in place of pᵢ, divided by the signed volume of the
//! simplex itself. It is positive if and only if F and pᵢ lie on the same side of the facet opposite to pᵢ.
//!
//! * *A segment* has signed lengths along e = b − a. Since F · e = 0, that of F b is (b − F) · e / |e| = b · e / |e|,
//!   that of a F is −a · e / |e|, and their sum |e|. So `λ_a` = b · e / e², `λ_b` = −a · e / e², and F = `λ_a` a +
//!   `λ_b` b = (a (e · b) − b (e · a)) / e², which is e × (a × b) / e².
//! * *A triangle* has the normal n = (b − a) × (c − a), whose length is twice the area. F is parallel to n and lies in
//!   the plane of the triangle: F = n (n · a) / n². Twice the signed area of F b c is n · ((b − F) × (c − F)) / |n|;
//!   that of the whole is |n|. So `λ_a` = n · ((b − F) × (c − F)) / n². Cyclic permutation of the letters gives `λ_b`
//!   and `λ_c`.
//! * *A tetrahedron* spans space, so F = O. Six times its signed volume is (c − b) × (d − b) · (b − a). With O in place
//!   of a it is (c − b) × (d − b) · b, and `λ_a` is the quotient of the two.
//!
//! The areas are computed from vectors that start at the foot, since the origin may be far away.
//!
//! C. Ericson, *Real-Time Collision Detection*, 2005, section 3.4, on barycentric coordinates as ratios of areas and
//! volumes. M. Montanari, N. Petrinic, E. Barbieri, *Improving the GJK algorithm for faster and more reliable
//! distance queries between convex objects*, 2017, on the *signed volumes* of a simplex seen from the origin.

use super::vector::{Scalar, Vector};

/// The point of an affine hull nearest to the origin, with its barycentric coordinates.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Foot<V: Vector> {
    weights: [V::Scalar; 4],
    count: usize,
    /// The nearest point; the origin for four points.
    pub point: V,
}

impl<V: Vector> Foot<V> {
    /// Computes the point nearest to the origin of the affine hull of one to four points. Returns `None` if the points
    /// are affinely dependent.
    ///
    /// ```
    /// use gjk_proximity::internal::Foot;
    /// use glam::DVec3;
    ///
    /// // The edge has the length 4; from a to the foot it is 1, from the foot to b it is 3.
    /// let [a, b] = [DVec3::new(4.0, -1.0, 0.0), DVec3::new(4.0, 3.0, 0.0)];
    /// let foot = Foot::of(&[a, b]).unwrap();
    /// assert_eq!((foot.weights(), foot.point), (&[0.75, 0.25][..], DVec3::new(4.0, 0.0, 0.0)));
    ///
    /// // Twice the areas that the foot (0, 0, 4) spans with bc, ca and ab are 8, 4 and 4 of 16.
    /// let [a, b, c] = [DVec3::new(-1.0, -1.0, 4.0), DVec3::new(3.0, -1.0, 4.0), DVec3::new(-1.0, 3.0, 4.0)];
    /// let foot = Foot::of(&[a, b, c]).unwrap();
    /// assert_eq!((foot.weights(), foot.point), (&[0.5, 0.25, 0.25][..], DVec3::new(0.0, 0.0, 4.0)));
    ///
    /// // The origin is as far outside bcd, at the height 2, as a is on the other side: λ_a = −1.
    /// let [b, c, d] = [DVec3::new(4.0, 0.0, 2.0), DVec3::new(-4.0, 4.0, 2.0), DVec3::new(-4.0, -4.0, 2.0)];
    /// let foot = Foot::of(&[DVec3::new(0.0, 0.0, 4.0), b, c, d]).unwrap();
    /// assert_eq!((foot.weights(), foot.point), (&[-1.0, 1.0, 0.5, 0.5][..], DVec3::ZERO));
    /// ```
    pub fn of(points: &[V]) -> Option<Self> {
        // Products of four coordinates would overflow or underflow in f32; the coordinates do not depend on the unit.
        let largest = points.iter().fold(V::Scalar::ZERO, |most, point| {
            let size = point.max_abs();
            if size > most { size } else { most }
        });
        let one = V::Scalar::from_f64(1.0);
        let unit = if largest == V::Scalar::ZERO { one } else { largest };
        let scaled = |point: V| point * (one / unit);
        let (weights, foot) = match *points {
            [_] => ([one, V::Scalar::ZERO, V::Scalar::ZERO, V::Scalar::ZERO], scaled(points[0])),
            [a, b] => on_line([a, b].map(scaled))?,
            [a, b, c] => on_plane([a, b, c].map(scaled))?,
            [a, b, c, d] => in_space([a, b, c, d].map(scaled))?,
            _ => return None,
        };
        Some(Self { weights, count: points.len(), point: foot * unit })
    }

    /// Returns the barycentric coordinates, one for each point; they add up to one.
    pub fn weights(&self) -> &[V::Scalar] {
        &self.weights[..self.count]
    }
}

/// The barycentric coordinates of at most four points, and the foot.
type WeighedFoot<V> = ([<V as Vector>::Scalar; 4], V);

fn on_line<V: Vector>([a, b]: [V; 2]) -> Option<WeighedFoot<V>> {
    let edge = b - a;
    let per_square = reciprocal(edge.dot(edge))?;
    // The vector product keeps the digits of a small distance that λ_a a + λ_b b would lose.
    let foot = edge.cross(a.cross(b)) * per_square;
    let [length_fb, length_af] = [b.dot(edge), -a.dot(edge)];
    let per_length = reciprocal(length_fb + length_af)?;
    Some(([length_fb * per_length, length_af * per_length, V::Scalar::ZERO, V::Scalar::ZERO], foot))
}

fn on_plane<V: Vector>([a, b, c]: [V; 3]) -> Option<WeighedFoot<V>> {
    let normal = (b - a).cross(c - a);
    let per_square = reciprocal(normal.dot(normal))?;
    let foot = normal * (normal.dot(a) * per_square);
    let [a, b, c] = [a - foot, b - foot, c - foot];
    let [area_fbc, area_fca, area_fab] = [b.cross(c), c.cross(a), a.cross(b)].map(|area| area.dot(normal));
    // The sum of the areas of a sliver is not quite n².
    let per_area = reciprocal(area_fbc + area_fca + area_fab)?;
    Some(([area_fbc * per_area, area_fca * per_area, area_fab * per_area, V::Scalar::ZERO], foot))
}

fn in_space<V: Vector>([a, b, c, d]: [V; 4]) -> Option<WeighedFoot<V>> {
    let volume = |a: V, b: V, c: V, seen_from: V| (b - a).cross(c - a).dot(a - seen_from);
    let per_volume = reciprocal(volume(b, c, d, a))?;
    let weights =
        [[b, c, d], [a, d, c], [a, b, d], [a, c, b]].map(|[a, b, c]| volume(a, b, c, V::ZERO) * per_volume);
    Some((weights, V::ZERO))
}

/// Returns the reciprocal. Returns `None` if it is out of range.
fn reciprocal<S: Scalar>(number: S) -> Option<S> {
    let reciprocal = S::from_f64(1.0) / number;
    (number != S::ZERO && reciprocal.to_f64().is_finite()).then_some(reciprocal)
}
