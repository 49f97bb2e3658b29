//! The surface of a polytope in space: facets with links to their neighbors, so that a walk finds those visible from a
//! point.

use glam::DVec3;

use crate::geometry::Vector as _;
use crate::geometry::roundoff::EDGE_PRODUCT;

/// Maximum number of steps from a facet to the piece of it that contains a point.
const PIECES: usize = 32;

/// The number that stands for no facet.
const NONE: u32 = u32::MAX;

/// A triangle.
#[derive(Clone, Copy, Debug)]
pub(super) struct TriangleFacet {
    /// The corners, counterclockwise as seen from outside.
    pub(super) corners: [u32; 3],
    /// The facets across the edges from each corner to the next.
    neighbors: [u32; 3],
    /// The outward normal, of any length.
    pub(super) normal: DVec3,
    /// A bound on the error of each component of the normal.
    noise: f64,
    is_seen: bool,
}

impl TriangleFacet {
    /// Returns a bound on the angle error of the normal.
    pub(super) fn angle_error(&self) -> f64 {
        4.0 * self.noise / self.normal.length()
    }
}

/// Points and the facets between them.
#[derive(Clone, Debug, Default)]
pub(super) struct FacetSurface {
    points: Vec<DVec3>,
    /// Upper bound on the coordinates from which the points are computed.
    size: f64,
    facets: Vec<TriangleFacet>,
    /// A lower bound on the distance of each facet from the origin; infinite for those that were removed.
    least: Vec<f64>,
    seen: Vec<u32>,
    horizon: Vec<FacetEdge>,
    /// The new facet that begins at a point.
    begins: Vec<u32>,
}

/// An edge between a visible and a hidden facet.
#[derive(Clone, Copy, Debug)]
struct FacetEdge {
    from: u32,
    to: u32,
    /// The hidden facet, and the place of the edge in it.
    outer: u32,
    place: usize,
}

impl FacetSurface {
    /// Resets the surface to a tetrahedron, given the size of the coordinates from which its corners are computed.
    pub(super) fn begin(&mut self, corners: [DVec3; 4], size: f64) {
        self.points.clear();
        self.facets.clear();
        self.least.clear();
        self.begins.clear();
        self.size = size;
        for point in corners {
            self.push(point);
        }
        let [a, b, c, d] = corners;
        let is_turned = (b - a).cross(c - a).dot(d - a) > 0.0;
        let corners: [[u32; 3]; 4] = if is_turned {
            [[0, 2, 1], [0, 1, 3], [1, 2, 3], [2, 0, 3]]
        } else {
            [[0, 1, 2], [1, 0, 3], [2, 1, 3], [0, 2, 3]]
        };
        let neighbors: [[u32; 3]; 4] = if is_turned {
            [[3, 2, 1], [0, 2, 3], [0, 3, 1], [0, 1, 2]]
        } else {
            [[1, 2, 3], [0, 3, 2], [0, 1, 3], [0, 2, 1]]
        };
        for (corners, neighbors) in corners.into_iter().zip(neighbors) {
            self.add(corners, neighbors);
        }
    }

    /// Returns the number of points.
    pub(super) const fn count(&self) -> usize {
        self.points.len()
    }

    /// Returns the facet with this index.
    pub(super) fn facet(&self, number: usize) -> &TriangleFacet {
        &self.facets[number]
    }

    /// Returns the lower bound on the distance of the facet with this index from the origin.
    pub(super) fn least(&self, number: usize) -> f64 {
        self.least[number]
    }

    /// Returns the facet that may be the nearest to the origin; of two facets with the same lower bound, `is_nearer`
    /// may prefer the second.
    pub(super) fn closest(&self, is_nearer: impl Fn(usize, usize) -> bool) -> Option<usize> {
        let (mut best, mut least) = (0, f64::INFINITY);
        for (index, distance) in self.least.iter().enumerate() {
            if *distance < least || *distance == least && is_nearer(index, best) {
                (best, least) = (index, *distance);
            }
        }
        (least < f64::INFINITY).then_some(best)
    }

    /// Returns the triangle that contains a point of the plane of a facet, with the weights of its corners. It is
    /// that facet, or a neighbor in the same plane. If no triangle contains the point, returns the triangle nearest
    /// to it.
    pub(super) fn piece_with(&self, number: usize, point: DVec3) -> Option<([u32; 3], [f64; 3])> {
        let mut piece = number;
        let mut came_from = NONE;
        let mut best: Option<(f64, [u32; 3], [f64; 3])> = None;
        for _ in 0..PIECES {
            let facet = &self.facets[piece];
            let [a, b, c] = facet.corners.map(|corner| self.points[corner as usize] - point);
            let normal = (b - a).cross(c - a);
            let parts = [b.cross(c), c.cross(a), a.cross(b)].map(|part| part.dot(normal));
            let total: f64 = parts.iter().sum();
            let weights = parts.map(|part| part / total);
            let least = weights.iter().copied().fold(f64::INFINITY, f64::min);
            if best.is_none_or(|(most, ..)| least > most) {
                best = Some((least, facet.corners, weights));
            }
            if least >= 0.0 {
                break;
            }
            // Opposite to each corner is the edge that begins after it.
            let corner = (0..3).min_by(|one, other| weights[*one].total_cmp(&weights[*other]))?;
            let next = facet.neighbors[(corner + 1) % 3];
            if next == came_from {
                break;
            }
            came_from = u32::try_from(piece).ok()?;
            piece = next as usize;
        }
        best.map(|(_, corners, weights)| (corners, weights))
    }

    /// Makes the normal of a facet, and its lower bound, as accurate as f64 permits.
    pub(super) fn refine(&mut self, number: usize, normal: DVec3, least: f64) {
        let facet = &mut self.facets[number];
        (facet.normal, facet.noise) = (normal, f64::EPSILON * normal.max_abs());
        self.least[number] = least;
    }

    /// Returns whether a point lies in front of a facet. Returns `None` if roundoff leaves it open.
    #[inline]
    pub(super) fn is_beyond(&self, facet: &TriangleFacet, point: DVec3) -> Option<bool> {
        let offset = point - self.points[facet.corners[0] as usize];
        let value = offset.dot(facet.normal);
        let noise = 3.0 * offset.max_abs() * facet.noise + EDGE_PRODUCT * self.size * facet.normal.max_abs();
        (value.abs() > noise).then_some(value > 0.0)
    }

    /// Returns a facet with a point in front of it, if there is one.
    pub(super) fn seen_from(&self, point: DVec3) -> Option<usize> {
        self.facets.iter().position(|facet| !facet.is_seen && self.is_beyond(facet, point) == Some(true))
    }

    /// Adds a point in front of a facet: all facets visible from it are replaced by those between their horizon and the
    /// point.
    ///
    /// `is_beyond` says whether the point lies in front of a facet. Returns `None` if `is_beyond` does not know, or if
    /// the visible facets have no simple outline.
    pub(super) fn expand(
        &mut self,
        number: usize,
        point: DVec3,
        size: f64,
        is_beyond: impl Fn(&Self, &TriangleFacet) -> Option<bool>,
    ) -> Option<()> {
        let apex = u32::try_from(self.points.len()).ok()?;
        self.size = self.size.max(size);
        self.push(point);
        let mut seen = std::mem::take(&mut self.seen);
        let mut horizon = std::mem::take(&mut self.horizon);
        seen.clear();
        horizon.clear();
        seen.push(u32::try_from(number).ok()?);
        self.facets[number].is_seen = true;
        let mut next = 0;
        let mut is_sound = true;
        while let Some(current) = seen.get(next).copied() {
            next += 1;
            let facet = self.facets[current as usize];
            for place in 0..3 {
                let outer = facet.neighbors[place];
                let neighbor = &self.facets[outer as usize];
                if neighbor.is_seen {
                    continue;
                }
                match is_beyond(self, neighbor) {
                    Some(true) => {
                        self.facets[outer as usize].is_seen = true;
                        seen.push(outer);
                    }
                    Some(false) => {
                        let place_of = neighbor.neighbors.iter().position(|it| *it == current);
                        let (from, to) = (facet.corners[place], facet.corners[(place + 1) % 3]);
                        is_sound &= place_of.is_some();
                        horizon.push(FacetEdge { from, to, outer, place: place_of.unwrap_or_default() });
                    }
                    None => is_sound = false,
                }
            }
        }
        is_sound &= self.replace(&seen, &horizon, apex).is_some();
        (self.seen, self.horizon) = (seen, horizon);
        is_sound.then_some(())
    }

    fn push(&mut self, point: DVec3) {
        self.points.push(point);
        self.begins.push(NONE);
    }

    fn add(&mut self, corners: [u32; 3], neighbors: [u32; 3]) {
        let [a, b, c] = corners.map(|corner| self.points[corner as usize]);
        let (ab, ac) = (b - a, c - a);
        let normal = ab.cross(ac);
        let noise = EDGE_PRODUCT * self.size * (ab.max_abs() + ac.max_abs());
        let length = normal.length();
        // Three components of the normal, each off by the noise, and the roundoff of the corner.
        let error = (3.0 * noise * a.max_abs() / length) * 2.0 + EDGE_PRODUCT * self.size;
        let distance = normal.dot(a) / length - error;
        // A sliver may be anywhere.
        self.least.push(if distance.is_finite() { distance } else { f64::NEG_INFINITY });
        self.facets.push(TriangleFacet { corners, neighbors, normal, noise, is_seen: false });
    }

    fn replace(&mut self, seen: &[u32], horizon: &[FacetEdge], apex: u32) -> Option<()> {
        for gone in seen {
            self.least[*gone as usize] = f64::INFINITY;
        }
        let first = u32::try_from(self.facets.len()).ok()?;
        for (number, edge) in (first..).zip(horizon) {
            let begins = &mut self.begins[edge.from as usize];
            if *begins != NONE {
                // The horizon passes through a point twice: roundoff.
                return None;
            }
            *begins = number;
        }
        for (number, edge) in (first..).zip(horizon) {
            let after = self.begins[edge.to as usize];
            if after == NONE {
                return None;
            }
            self.facets[edge.outer as usize].neighbors[edge.place] = number;
            self.add([edge.from, edge.to, apex], [edge.outer, after, NONE]);
        }
        for (number, edge) in (first..).zip(horizon) {
            let after = self.begins[edge.to as usize];
            self.facets[after as usize].neighbors[2] = number;
        }
        for edge in horizon {
            self.begins[edge.from as usize] = NONE;
        }
        Some(())
    }
}
