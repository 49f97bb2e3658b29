//! The polytope in space: facets that know their neighbours, so that what a vertex sees is found by walking.

use glam::DVec3;

use super::facet::{Beyond, LIMIT, NOISE, SilentDepth, Vertex, beyond, exact_point, mean, with_slack};
use crate::geometry::exact::Real;
use crate::geometry::{Difference, Vector as _, WitnessPoints};

/// The most steps from a facet to the piece of it that has the foot of the origin.
const PIECES: usize = 32;

/// The number of no facet.
const NONE: u32 = u32::MAX;

#[derive(Clone, Copy, Debug)]
struct Facet {
    /// Counter-clockwise as seen from outside.
    corners: [u32; 3],
    /// The facets beyond the edges from each corner to the next.
    neighbors: [u32; 3],
    /// Of any length.
    normal: DVec3,
    /// A bound on the error of each component of the normal.
    noise: f64,
    /// The distance without roundoff, once it is known.
    distance: Option<Real>,
    is_seen: bool,
}

/// Vertices and facets of a polytope.
#[derive(Clone, Debug, Default)]
pub(super) struct Polytope {
    vertices: Vec<Vertex>,
    facets: Vec<Facet>,
    /// The least distance of each facet from the origin; infinite for those that were removed.
    least: Vec<f64>,
    seen: Vec<u32>,
    horizon: Vec<Edge>,
    /// The new facet that begins at a vertex.
    begins: Vec<u32>,
}

/// An edge between what is seen and what is not.
#[derive(Clone, Copy, Debug)]
struct Edge {
    from: u32,
    to: u32,
    /// The facet beyond it, and which of its edges this is.
    outer: u32,
    place: usize,
}

impl Polytope {
    /// The depth of two cores, from a simplex of their difference that has the origin inside.
    pub(super) fn depth(&mut self, cores: &impl Difference, simplex: [[usize; 2]; 4]) -> Option<SilentDepth> {
        self.clear();
        let mut size = 0.0;
        for parents in simplex {
            self.push(cores, parents, &mut size);
        }
        let [a, b, c, d] = [0, 1, 2, 3].map(|index| self.vertices[index].point);
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
            self.add(corners, neighbors, size);
        }
        while self.vertices.len() < LIMIT {
            let number = self.closest()?;
            let facet = self.facets[number];
            let probe = cores.farthest(facet.normal);
            let corner = self.vertices[facet.corners[0] as usize];
            let [on_p, on_q] = cores.vertices(probe);
            let offset = (on_p - on_q) - corner.point;
            let reach = offset.dot(facet.normal);
            if reach > Self::side_noise(&facet, offset, size) {
                self.expand(cores, number, probe, &mut size)?;
                continue;
            }
            let Some(distance) = facet.distance else {
                self.settle(number)?;
                continue;
            };
            let corners = facet.corners.map(|corner| &self.vertices[corner as usize]);
            let [a, b, c] = corners.map(exact_point);
            match beyond(cores, &corners, (b - a).cross(c - a)) {
                Beyond::Vertex(parents) => self.expand(cores, number, parents, &mut size)?,
                Beyond::Nothing(slack) => return self.result(number, with_slack(distance, slack)),
            }
        }
        None
    }

    fn clear(&mut self) {
        self.vertices.clear();
        self.facets.clear();
        self.least.clear();
        self.begins.clear();
    }

    fn push(&mut self, cores: &impl Difference, parents: [usize; 2], size: &mut f64) {
        let vertex = Vertex::of(cores, parents);
        *size = size.max(vertex.on_p.max_abs() + vertex.on_q.max_abs());
        self.vertices.push(vertex);
        self.begins.push(NONE);
    }

    fn points(&self, facet: &Facet) -> [DVec3; 3] {
        facet.corners.map(|corner| self.vertices[corner as usize].point)
    }

    fn add(&mut self, corners: [u32; 3], neighbors: [u32; 3], size: f64) {
        let [a, b, c] = corners.map(|corner| self.vertices[corner as usize].point);
        let (ab, ac) = (b - a, c - a);
        let normal = ab.cross(ac);
        let noise = NOISE * f64::EPSILON * size * (ab.max_abs() + ac.max_abs());
        let length = normal.length();
        // Three components of the normal, each off by the noise, and the roundoff of the corner.
        let error = (3.0 * noise * a.max_abs() / length) * 2.0 + NOISE * f64::EPSILON * size;
        let distance = normal.dot(a) / length - error;
        // A sliver may be anywhere.
        self.least.push(if distance.is_finite() { distance } else { f64::NEG_INFINITY });
        self.facets.push(Facet { corners, neighbors, normal, noise, distance: None, is_seen: false });
    }

    /// The facet that may be the nearest to the origin.
    fn closest(&self) -> Option<usize> {
        let (mut best, mut least) = (0, f64::INFINITY);
        for (index, distance) in self.least.iter().enumerate() {
            if *distance < least || *distance == least && self.is_nearer(index, best) {
                (best, least) = (index, *distance);
            }
        }
        (least < f64::INFINITY).then_some(best)
    }

    /// Whether of two facets whose distances round to the same f64 this one is certainly nearer: a radius that is added
    /// makes two numbers of them.
    #[cold]
    fn is_nearer(&self, facet: usize, than: usize) -> bool {
        let [one, other] = [facet, than].map(|number| self.facets[number].distance);
        one.zip(other).is_some_and(|(one, other)| (other - one).is_positive())
    }

    /// A bound on the roundoff of the product of the normal and an offset from a corner.
    #[inline]
    fn side_noise(facet: &Facet, offset: DVec3, size: f64) -> f64 {
        let offset = offset.max_abs();
        3.0 * offset * facet.noise + NOISE * f64::EPSILON * size * facet.normal.max_abs()
    }

    /// On which side of a facet a vertex lies: positive is outside; none where that is open.
    fn side(&self, facet: &Facet, vertex: &Vertex, size: f64) -> Option<i8> {
        let corner = &self.vertices[facet.corners[0] as usize];
        let offset = vertex.point - corner.point;
        let value = offset.dot(facet.normal);
        if value.abs() > Self::side_noise(facet, offset, size) {
            return Some(if value > 0.0 { 1 } else { -1 });
        }
        let corners = facet.corners.map(|corner| &self.vertices[corner as usize]);
        if is_level_by_parents(corners, vertex) {
            return Some(0);
        }
        let [a, b, c] = corners.map(exact_point);
        let normal = (b - a).cross(c - a);
        (exact_point(vertex) - a).dot(normal).sign()
    }

    /// Computes the distance of a facet without roundoff.
    fn settle(&mut self, number: usize) -> Option<()> {
        let facet = &mut self.facets[number];
        let [a, b, c] = facet.corners.map(|corner| exact_point(&self.vertices[corner as usize]));
        let normal = (b - a).cross(c - a);
        let level = normal.dot(a);
        if level.sign()? < 1 {
            return None;
        }
        let distance = Real::root_of_quotient(level.squared(), normal.dot(normal));
        distance.nearest()?;
        facet.normal = normal.rough();
        facet.noise = f64::EPSILON * facet.normal.max_abs();
        facet.distance = Some(distance);
        self.least[number] = distance.rough();
        Some(())
    }

    /// Adds a vertex beyond a facet: all facets that it sees are replaced by those between their horizon and itself.
    fn expand(
        &mut self,
        cores: &impl Difference,
        number: usize,
        parents: [usize; 2],
        size: &mut f64,
    ) -> Option<()> {
        if self.vertices.iter().any(|vertex| vertex.parents == parents) {
            return None;
        }
        let apex = self.vertices.len();
        self.push(cores, parents, size);
        let vertex = self.vertices[apex];
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
                match self.side(neighbor, &vertex, *size) {
                    Some(1) => {
                        self.facets[outer as usize].is_seen = true;
                        seen.push(outer);
                    }
                    Some(_) => {
                        let place_of = neighbor.neighbors.iter().position(|it| *it == current);
                        let (from, to) = (facet.corners[place], facet.corners[(place + 1) % 3]);
                        is_sound &= place_of.is_some();
                        horizon.push(Edge { from, to, outer, place: place_of.unwrap_or_default() });
                    }
                    None => is_sound = false,
                }
            }
        }
        is_sound &= self.replace(&seen, &horizon, apex, *size).is_some();
        (self.seen, self.horizon) = (seen, horizon);
        is_sound.then_some(())
    }

    fn replace(&mut self, seen: &[u32], horizon: &[Edge], apex: usize, size: f64) -> Option<()> {
        for gone in seen {
            self.least[*gone as usize] = f64::INFINITY;
        }
        let apex = u32::try_from(apex).ok()?;
        let first = u32::try_from(self.facets.len()).ok()?;
        for (number, edge) in (first..).zip(horizon) {
            let begins = &mut self.begins[edge.from as usize];
            if *begins != NONE {
                // The horizon passes through a vertex twice: roundoff.
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
            self.add([edge.from, edge.to, apex], [edge.outer, after, NONE], size);
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

    /// The result for a facet that belongs to the difference and is the nearest.
    fn result(&self, number: usize, depth: Real) -> Option<SilentDepth> {
        let normal = self.facets[number].normal.unit();
        let foot = normal * depth.rough();
        // The facet may consist of several pieces: the foot lies on one of them.
        let mut piece = number;
        let mut came_from = NONE;
        let mut best: Option<(f64, WitnessPoints)> = None;
        for _ in 0..PIECES {
            let facet = &self.facets[piece];
            let [a, b, c] = self.points(facet).map(|point| point - foot);
            let normal = (b - a).cross(c - a);
            let parts = [b.cross(c), c.cross(a), a.cross(b)].map(|part| part.dot(normal));
            let total: f64 = parts.iter().sum();
            let weights = parts.map(|part| part / total);
            let least = weights.iter().copied().fold(f64::INFINITY, f64::min);
            if best.is_none_or(|(most, _)| least > most) {
                best =
                    Some((least, mean(facet.corners.map(|corner| &self.vertices[corner as usize]), weights)));
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
        let (_, cores) = best?;
        Some(SilentDepth { depth, normal, cores })
    }
}

/// Whether it follows from the parents alone that a vertex lies in the plane of a facet: it is a corner, or completes a
/// parallelogram, as where an edge of P meets an edge of Q: (p, q) + (p′, q′) = (p, q′) + (p′, q).
fn is_level_by_parents(corners: [&Vertex; 3], vertex: &Vertex) -> bool {
    let [p, q] = vertex.parents;
    corners.iter().any(|corner| corner.parents == vertex.parents)
        || corners.iter().any(|opposite| {
            let [other_p, other_q] = opposite.parents;
            let has = |parents: [usize; 2]| corners.iter().any(|corner| corner.parents == parents);
            has([p, other_q]) && has([other_p, q])
        })
}
