//! The point nearest to the origin on the affine hull of up to four points, by barycentric coordinates.
//!
//! The coordinates are ratios of lengths, areas and volumes, each computed from edges and from the nearest point, not
//! from the origin, which may be far away. C. Ericson, *Real-Time Collision Detection*, 2005, section 3.4.

use super::{Scalar, Vector};

/// The point of an affine hull that is nearest to the origin.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Foot<V: Vector> {
    weights: [V::Scalar; 4],
    count: usize,
    /// The nearest point itself; the origin for four points.
    pub point: V,
}

impl<V: Vector> Foot<V> {
    /// The point of the affine hull of one to four points that is nearest to the origin. None if the points are affinely
    /// dependent.
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

    /// The barycentric coordinates, one for each point; they add up to one.
    pub fn weights(&self) -> &[V::Scalar] {
        &self.weights[..self.count]
    }
}

/// The barycentric coordinates of four points at most, and the nearest point.
type Weighed<V> = ([<V as Vector>::Scalar; 4], V);

fn on_line<V: Vector>([a, b]: [V; 2]) -> Option<Weighed<V>> {
    let edge = b - a;
    let per_square = reciprocal(edge.dot(edge))?;
    // A vector product keeps the digits of a small distance that a weighted sum of the two ends would lose.
    let foot = edge.cross(a.cross(b)) * per_square;
    let [of_a, of_b] = [b.dot(edge), -a.dot(edge)];
    let per_sum = reciprocal(of_a + of_b)?;
    Some(([of_a * per_sum, of_b * per_sum, V::Scalar::ZERO, V::Scalar::ZERO], foot))
}

fn on_plane<V: Vector>([a, b, c]: [V; 3]) -> Option<Weighed<V>> {
    let normal = (b - a).cross(c - a);
    let per_square = reciprocal(normal.dot(normal))?;
    let foot = normal * (normal.dot(a) * per_square);
    let [a, b, c] = [a - foot, b - foot, c - foot];
    let [of_a, of_b, of_c] = [b.cross(c), c.cross(a), a.cross(b)].map(|part| part.dot(normal));
    // In a sliver their sum is not quite the square of the area.
    let per_sum = reciprocal(of_a + of_b + of_c)?;
    Some(([of_a * per_sum, of_b * per_sum, of_c * per_sum, V::Scalar::ZERO], foot))
}

fn in_space<V: Vector>([a, b, c, d]: [V; 4]) -> Option<Weighed<V>> {
    let volume = |a: V, b: V, c: V, seen_from: V| (b - a).cross(c - a).dot(a - seen_from);
    let per_volume = reciprocal(volume(b, c, d, a))?;
    let weights =
        [[b, c, d], [a, d, c], [a, b, d], [a, c, b]].map(|[a, b, c]| volume(a, b, c, V::ZERO) * per_volume);
    Some((weights, V::ZERO))
}

/// The reciprocal; none where it is out of range.
fn reciprocal<S: Scalar>(number: S) -> Option<S> {
    let reciprocal = S::from_f64(1.0) / number;
    (number != S::ZERO && reciprocal.to_f64().is_finite()).then_some(reciprocal)
}
