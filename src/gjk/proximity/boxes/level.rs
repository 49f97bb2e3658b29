//! The triangle through which two boxes come apart where more than four vertices of their difference are level.
//!
//! Roundoff has moved the up to sixteen vertices, and which three of them the way out leads between is a question of the last
//! digits. It is asked as in linear programming: of three vertices around the foot of the origin, one gives its place to a vertex
//! beyond their plane, until there is none.
//!
//! Let d be the distance of that plane, δ the error of the boxes, and ρ how far inside of the facet the foot F lies. The plane has no
//! vertex beyond it, and at F it is no higher than the facet of the boxes and δ, while there are vertices no lower than that less
//! δ at a distance of ρ or more in all directions: its normal m lies within 2δ/ρ of theirs. Along a unit vector at an angle of θ
//! from m, the difference reaches as far as the triangle does, d cos θ − η sin θ, if the foot on its plane lies no more than η
//! outside of it, which may be 2dδ/ρ from F; and as far as all vertices do, (d − 2δ) cos θ + ρ sin θ, which is more than d from
//! τ = 4δ/ρ on. So the depth is d, or less by dτ² + ητ at most.

use glam::{DVec2, DVec3};

use super::triangle::Triangle;
use crate::geometry::exact::{BoundedReal, RealVector};
use crate::geometry::{BoxLeast, Difference as _, LevelFacet, PlacedPair, Side};

/// The most vertices that give their place to others. Two or three do.
const EXCHANGES: usize = 24;

/// The most steps to the first triangle.
const STEPS: usize = 8;

/// How far the foot may lie outside of a triangle, as a share of its size; and how short its edges may be.
const OUTSIDE: f64 = 1e-9;

/// See [`OUTSIDE`].
const SHORTEST: f64 = 1e-6;

/// A vertex of the facet.
#[derive(Clone, Copy)]
struct Corner {
    /// The places of its parents among the level corners.
    parents: [usize; 2],
    /// Where it is, as seen along the normal: the foot of the origin is at zero.
    flat: DVec2,
}

/// The level corners of both boxes, where they are placed.
struct Placed {
    at: [[DVec3; 4]; 2],
    counts: [usize; 2],
    across: [DVec3; 2],
}

/// The triangle with the foot, and no vertex of the facet beyond it; none where roundoff hides it.
pub(super) fn triangle(cores: &PlacedPair<'_>, facet: &LevelFacet, least: &BoxLeast) -> Option<Triangle> {
    let (s, t) = facet.normal.any_orthonormal_pair();
    let counts = facet.corners.each_ref().map(|corners| corners.as_slice().len());
    let mut placed = Placed { at: Default::default(), counts, across: [s, t] };
    for side in Side::BOTH {
        for (at, number) in placed.at[side].iter_mut().zip(facet.corners[side].as_slice()) {
            *at = cores.vertex(side, *number);
        }
    }
    let mut corners = placed.first()?;
    for _ in 0..EXCHANGES {
        let [a, b, c] = corners.map(|corner| placed.point(corner.parents));
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
        let slack = (doubt + height.largest()) / length + (2.0 * least.reach * tilt + OUTSIDE * size) * tilt;
        return has_foot.then(|| Triangle {
            corners: corners.map(|corner| placed.parents(corner.parents)),
            normal,
            slack: 2.0 * slack,
        });
    }
    None
}

impl Placed {
    fn corners(&self, side: Side) -> &[DVec3] {
        &self.at[side][..self.counts[side]]
    }

    fn parents(&self, [i, j]: [usize; 2]) -> [DVec3; 2] {
        [self.at[0][i], self.at[1][j]]
    }

    fn point(&self, parents: [usize; 2]) -> RealVector {
        let [on_p, on_q] = self.parents(parents);
        RealVector::difference(on_p, on_q)
    }

    fn corner(&self, parents: [usize; 2]) -> Corner {
        let [on_p, on_q] = self.parents(parents);
        let [s, t] = self.across;
        let point = on_p - on_q;
        Corner { parents, flat: DVec2::new(s.dot(point), t.dot(point)) }
    }

    /// The farthest corner along a direction across the normal.
    fn farthest(&self, direction: DVec2) -> Corner {
        let way = self.across[0] * direction.x + self.across[1] * direction.y;
        let farthest = |side, way: DVec3| {
            let reach = self.corners(side).iter().map(|corner| corner.dot(way)).enumerate();
            reach.max_by(|(_, one), (_, other)| one.total_cmp(other)).map_or(0, |(place, _)| place)
        };
        self.corner([farthest(Side::P, way), farthest(Side::Q, -way)])
    }

    /// A triangle with the foot inside, counter-clockwise.
    fn first(&self) -> Option<[Corner; 3]> {
        let mut a = self.farthest(DVec2::X);
        let mut b = self.farthest(-a.flat);
        for _ in 0..STEPS {
            // So that the origin lies on the left of the way from A to B, and C beyond it.
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

    /// The corner that is farthest along a normal, with how far beyond another one that is, and by how much others may be beyond it:
    /// both times the length of the normal.
    fn highest(&self, than: Corner, normal: RealVector) -> Option<([usize; 2], BoundedReal, f64)> {
        let (mut highest, mut height, mut doubt) = (than.parents, BoundedReal::ZERO, 0.0);
        for side in Side::BOTH {
            let (corners, first) = (self.corners(side), than.parents[side]);
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

/// The triangle of a new corner and two of the old ones that has the foot farthest inside, as a share of its area.
fn exchanged(corners: [Corner; 3], new: Corner) -> [Corner; 3] {
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
