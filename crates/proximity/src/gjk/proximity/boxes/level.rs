//! The triangle that gives the minimum translation of two boxes if more than four vertices of their difference are
//! level.
//!
//! Roundoff has moved these vertices, at most sixteen, so the last digits decide which three of them span the triangle
//! of the minimum translation. The search resembles linear programming: of three vertices around the foot of the
//! origin, one is exchanged for a vertex in front of their plane, until there is none.
//!
//! *Proof.* Let d be the distance of that plane, δ the error of the boxes, and ρ the distance of the foot F inside the
//! facet. The plane has no vertex in front of it. At F it is no higher than the facet of the boxes plus δ, while there
//! are vertices no lower than that minus δ at a distance of ρ or more in all directions. So its normal m lies within
//! 2δ/ρ of theirs.
//!
//! Consider a unit vector at an angle of θ from m. The support value of the triangle is d cos θ − η sin θ, if the foot
//! on its plane lies at most η outside it, which may be 2dδ/ρ from F. The support value of all vertices is (d − 2δ) cos
//! θ + ρ sin θ, which is more than d from τ = 4δ/ρ on. The support value of the difference is at least both. So the
//! depth is d, or less by dτ² + ητ at most.

use glam::{DVec2, DVec3};

use super::triangle::PlacedTriangle;
use crate::geometry::exact::{BoundedReal, RealVector};
use crate::geometry::{BoxLeast, LevelFacet, PlacedPair, Side};

/// Maximum number of exchanges; two or three suffice in practice.
const EXCHANGES: usize = 24;

/// Maximum number of steps to the first triangle.
const STEPS: usize = 8;

/// Maximum distance of the foot outside a triangle, as a fraction of its size. [`SHORTEST`] limits its edges.
const OUTSIDE: f64 = 1e-9;

/// Minimum length of the edges of a triangle, as a fraction of its size.
const SHORTEST: f64 = 1e-6;

/// A vertex of the facet.
#[derive(Clone, Copy)]
struct FacetCorner {
    /// The places of its vertex pair among the level corners.
    vertex_pair: [usize; 2],
    /// The position of the corner, as seen along the normal: the foot of the origin is at zero.
    flat: DVec2,
}

/// The level corners of both boxes, at their placed positions.
struct LevelCorners {
    at: [[DVec3; 4]; 2],
    counts: [usize; 2],
    across: [DVec3; 2],
}

/// Returns the triangle with the foot, and no vertex of the facet in front of it. Returns `None` if roundoff hides it.
pub(super) fn triangle(
    cores: &PlacedPair<'_>,
    facet: &LevelFacet,
    least: &BoxLeast,
) -> Option<PlacedTriangle> {
    let (s, t) = facet.normal.any_orthonormal_pair();
    let counts = facet.corners.each_ref().map(|corners| corners.as_slice().len());
    let mut placed = LevelCorners { at: Default::default(), counts, across: [s, t] };
    for side in Side::BOTH {
        for (at, number) in placed.at[side].iter_mut().zip(facet.corners[side].as_slice()) {
            *at = cores.vertex(side, *number);
        }
    }
    let mut corners = placed.first()?;
    for _ in 0..EXCHANGES {
        let [a, b, c] = corners.map(|corner| placed.point(corner.vertex_pair));
        let normal = (b - a).cross(c - a);
        let (highest, height, doubt) = placed.highest(corners[0], normal)?;
        if height.sign() == Some(1) {
            corners = exchanged(corners, placed.corner(highest));
            continue;
        }
        let length = normal.approx().length();
        let tilt = 4.0 * least.error / facet.margin;
        let size = corners.iter().map(|corner| corner.flat.abs().max_element()).fold(0.0, f64::max);
        let has_foot = (0..3).all(|number| {
            let [a, b] = [number, (number + 1) % 3].map(|it| corners[it].flat);
            let edge = (b - a).length();
            edge > SHORTEST * size && a.perp_dot(b) > -0.5 * OUTSIDE * size * edge
        });
        let slack =
            (doubt + height.largest()) / length + (2.0 * least.support_value * tilt + OUTSIDE * size) * tilt;
        return has_foot.then(|| PlacedTriangle {
            corners: corners.map(|corner| placed.vertex_pair(corner.vertex_pair)),
            normal,
            slack: 2.0 * slack,
        });
    }
    None
}

impl LevelCorners {
    fn corners(&self, side: Side) -> &[DVec3] {
        &self.at[side][..self.counts[side]]
    }

    fn vertex_pair(&self, [i, j]: [usize; 2]) -> [DVec3; 2] {
        [self.at[0][i], self.at[1][j]]
    }

    fn point(&self, vertex_pair: [usize; 2]) -> RealVector {
        let [on_p, on_q] = self.vertex_pair(vertex_pair);
        RealVector::difference(on_p, on_q)
    }

    fn corner(&self, vertex_pair: [usize; 2]) -> FacetCorner {
        let [on_p, on_q] = self.vertex_pair(vertex_pair);
        let [s, t] = self.across;
        let point = on_p - on_q;
        FacetCorner { vertex_pair, flat: DVec2::new(s.dot(point), t.dot(point)) }
    }

    /// Returns the farthest corner along a direction across the normal.
    fn farthest(&self, direction: DVec2) -> FacetCorner {
        let way = self.across[0] * direction.x + self.across[1] * direction.y;
        let farthest = |side, way: DVec3| {
            let support_value = self.corners(side).iter().map(|corner| corner.dot(way)).enumerate();
            support_value.max_by(|(_, one), (_, other)| one.total_cmp(other)).map_or(0, |(place, _)| place)
        };
        self.corner([farthest(Side::P, way), farthest(Side::Q, -way)])
    }

    /// Returns a triangle with the foot inside, counterclockwise.
    fn first(&self) -> Option<[FacetCorner; 3]> {
        let mut a = self.farthest(DVec2::X);
        let mut b = self.farthest(-a.flat);
        for _ in 0..STEPS {
            // Swap A and B if necessary, so that the origin lies to the left of AB, and C past it.
            if a.flat.perp_dot(b.flat) < 0.0 {
                (a, b) = (b, a);
            }
            let across = (b.flat - a.flat).perp();
            let c = self.farthest(across);
            if c.flat.dot(across) <= 0.0 {
                return None;
            }
            if b.flat.perp_dot(c.flat) < 0.0 {
                a = c;
            } else if c.flat.perp_dot(a.flat) < 0.0 {
                b = c;
            } else {
                return Some([a, b, c]);
            }
        }
        None
    }

    /// Returns the corner that is farthest along a normal, its height above another one, and the maximum height of the
    /// others above it. Both heights are multiplied by the length of the normal.
    fn highest(&self, than: FacetCorner, normal: RealVector) -> Option<([usize; 2], BoundedReal, f64)> {
        let (mut highest, mut height, mut doubt) = (than.vertex_pair, BoundedReal::ZERO, 0.0);
        for side in Side::BOTH {
            let (corners, first) = (self.corners(side), than.vertex_pair[side]);
            let mut most = BoundedReal::ZERO;
            for other in (0..corners.len()).filter(|place| *place != first) {
                let way = RealVector::difference(corners[other], corners[first]).dot(normal);
                let way = if side == Side::P { way } else { -way };
                let beyond = way - most;
                match beyond.sign() {
                    Some(1) => (most, highest[side]) = (way, other),
                    Some(_) => {}
                    None => doubt += beyond.largest(),
                }
            }
            height = height + most;
        }
        doubt.is_finite().then_some((highest, height, doubt))
    }
}

/// Replaces one corner by a new one, so that the smallest barycentric coordinate of the foot is as large as possible.
/// The foot of the origin is the zero of the flat coordinates.
fn exchanged(corners: [FacetCorner; 3], new: FacetCorner) -> [FacetCorner; 3] {
    let all = (0..3).map(|gone| {
        let mut corners = corners;
        corners[gone] = new;
        let [a, b, c] = corners.map(|corner| corner.flat);
        let area = (b - a).perp_dot(c - a);
        let parts = [a.perp_dot(b), b.perp_dot(c), c.perp_dot(a)].map(|part| part / area);
        (if area > 0.0 { parts[0].min(parts[1]).min(parts[2]) } else { f64::NEG_INFINITY }, corners)
    });
    all.max_by(|(one, _), (other, _)| one.total_cmp(other)).map_or(corners, |(_, corners)| corners)
}
