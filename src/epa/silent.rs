//! The expanding polytope in space without a record, over the numbers of vertices and in buffers that are used again.
//!
//! The same steps as in [`expansion`](super::expansion): the facet nearest to the origin, the support point along its
//! normal, and either the next vertex or the end. Facets know their neighbours, so that what a vertex sees is found by
//! walking. Decisions are in f64 where a bound on the roundoff permits, and otherwise in [`Real`]; what is open even then
//! is left to the recorded expansion, in integers.

use glam::DVec3;

use crate::geometry::exact::{Real, RealVector};
use crate::geometry::{Difference, Side, Vector as _, WitnessPoints};

/// A bound on the roundoff of a determinant of three differences of vertices, in machine epsilons of its terms.
const NOISE: f64 = 24.0;

/// The most vertices. An expansion that needs more is left to the recorded one.
const LIMIT: usize = 4096;

/// The most steps from a facet to the piece of it that has the foot of the origin.
const PIECES: usize = 32;

/// The number of no facet.
const NONE: u32 = u32::MAX;

/// Vertices and facets of a polytope, kept from query to query so that nothing is allocated again.
#[derive(Clone, Debug, Default)]
pub struct Polytope {
    vertices: Vec<Vertex>,
    facets: Vec<Facet>,
    /// The least distance of each facet from the origin; infinite for those that were removed.
    least: Vec<f64>,
    seen: Vec<u32>,
    horizon: Vec<Edge>,
    /// The new facet that begins at a vertex.
    begins: Vec<u32>,
}

/// The penetration depth of two cores, proved.
#[derive(Clone, Copy, Debug)]
pub struct Depth {
    /// The depth of the cores.
    pub depth: Real,
    /// The unit vector along which Q leaves P.
    pub normal: DVec3,
    /// Points of the cores with `on_p − on_q = depth · normal`, up to roundoff.
    pub cores: WitnessPoints,
}

#[derive(Clone, Copy, Debug)]
struct Vertex {
    parents: [usize; 2],
    point: DVec3,
    on_p: DVec3,
    on_q: DVec3,
}

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
    /// The depth of two cores in space, from a simplex of their difference that has the origin inside; none where that
    /// is not certain.
    pub fn depth(&mut self, cores: &impl Difference, simplex: [[usize; 2]; 4]) -> Option<Depth> {
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
            match self.beyond(cores, &facet)? {
                Some(parents) => self.expand(cores, number, parents, &mut size)?,
                None => return self.result(number, distance),
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
        let [on_p, on_q] = cores.vertices(parents);
        *size = size.max(on_p.max_abs() + on_q.max_abs());
        self.vertices.push(Vertex { parents, point: on_p - on_q, on_p, on_q });
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
        let (mut best, mut least) = (None, f64::INFINITY);
        for (index, distance) in self.least.iter().enumerate() {
            if *distance < least {
                (best, least) = (Some(index), *distance);
            }
        }
        best
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
        if facet.corners.iter().any(|corner| self.vertices[*corner as usize].parents == vertex.parents) {
            return Some(0);
        }
        let [a, b, c] = facet.corners.map(|corner| exact_point(&self.vertices[corner as usize]));
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

    /// A vertex of the difference that certainly lies beyond a facet; the outer none where that is open.
    fn beyond(&self, cores: &impl Difference, facet: &Facet) -> Option<Option<[usize; 2]>> {
        let corners = facet.corners.map(|corner| &self.vertices[corner as usize]);
        let [a, b, c] = corners.map(exact_point);
        let normal = (b - a).cross(c - a);
        let link = |one: &Vertex, other: &Vertex| {
            one.parents[0] == other.parents[0] || one.parents[1] == other.parents[1]
        };
        let [first, second, third] = corners;
        let links = [link(first, second), link(second, third), link(third, first)];
        // Corners that share a parent have the other parents level, too.
        let is_linked = links.into_iter().filter(|is_linked| *is_linked).count() > 1;
        let [i, j] = first.parents;
        let mut parents = [i, j];
        let mut is_open = false;
        for side in Side::BOTH {
            let mut most: Option<f64> = None;
            cores.rivals(side, normal.rough(), first.parents[side as usize], |index| {
                if is_linked && corners.iter().any(|corner| corner.parents[side as usize] == index) {
                    return;
                }
                let offset = match side {
                    Side::P => RealVector::difference(cores.vertices([index, j])[0], first.on_p),
                    Side::Q => RealVector::difference(first.on_q, cores.vertices([i, index])[1]),
                };
                let reach = offset.dot(normal);
                match reach.sign() {
                    Some(1) if most.is_none_or(|most| reach.rough() > most) => {
                        most = Some(reach.rough());
                        parents[side as usize] = index;
                    }
                    Some(_) => {}
                    None => is_open = true,
                }
            });
        }
        if parents != [i, j] {
            return Some(Some(parents));
        }
        (!is_open).then_some(None)
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
    fn result(&self, number: usize, depth: Real) -> Option<Depth> {
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
                best = Some((least, self.witness_points(facet, weights)));
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
        Some(Depth { depth, normal, cores })
    }

    fn witness_points(&self, facet: &Facet, weights: [f64; 3]) -> WitnessPoints {
        let weights = weights.map(|weight| weight.max(0.0));
        let total: f64 = weights.iter().sum();
        let mut points = WitnessPoints { on_p: DVec3::ZERO, on_q: DVec3::ZERO };
        for (corner, weight) in facet.corners.iter().zip(weights) {
            let vertex = &self.vertices[*corner as usize];
            points.on_p += vertex.on_p * (weight / total);
            points.on_q += vertex.on_q * (weight / total);
        }
        points
    }
}

fn exact_point(vertex: &Vertex) -> RealVector {
    RealVector::difference(vertex.on_p, vertex.on_q)
}
