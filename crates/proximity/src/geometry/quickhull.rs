//! Quickhull with exact side tests: the boundary of a solid hull as triangles, then as maximal facets.
//!
//! C. B. Barber, D. P. Dobkin, H. Huhdanpaa, *The Quickhull Algorithm for Convex Hulls*, 1996. They thicken facets to
//! absorb roundoff; this code decides every side exactly. A triangle is visible from a point if and only if the point
//! lies strictly above its plane. The result is the same as if each new point were moved toward the interior by an
//! infinitesimal amount, so the visible triangles always form one patch with one closed horizon. No new triangle is
//! flat: the new point lies strictly above a triangle at each horizon edge, so not on the line of that edge. Points in
//! the plane of a facet add coplanar triangles to it, which [`Facets`] merges afterward.

use super::roundoff::TRIPLE_PRODUCT;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use glam::DVec3;

use super::hull2::{Hull2, cyclic_pairs, hull2};
use super::order::by_coordinates;
use super::predicates::{CoordinateAxis, orient3d};

/// Returns the indices of the distinct points, sorted by their coordinates; of equal points the first is kept.
pub(super) fn distinct(points: &[DVec3]) -> Vec<usize> {
    let key = |index: &usize| points[*index].to_array();
    let mut order: Vec<usize> = (0..points.len()).collect();
    order.sort_by(|a, b| by_coordinates(key(a), key(b)));
    order.dedup_by(|later, earlier| key(later) == key(earlier));
    order
}

/// Returns four affinely independent points, the last above the plane of the first three. Returns `None` if all points
/// are coplanar, exactly.
pub(super) fn affine_basis(points: &[DVec3], distinct: &[usize]) -> Option<[usize; 4]> {
    let a = *distinct.first()?;
    let most = |measure: &dyn Fn(DVec3) -> f64| {
        let best = distinct.iter().map(|index| (measure(points[*index]).abs(), *index));
        best.max_by(|(one, _), (other, _)| one.total_cmp(other))
    };
    let origin = points[a];
    // The points are distinct and sorted, so the last differs from the first even if all distances underflow.
    let (distance, farthest) = most(&|point| point.distance_squared(origin))?;
    let b = if distance > 0.0 { farthest } else { *distinct.last()? };
    let (area, c) =
        most(&|point| CoordinateAxis::facing(origin, points[b], point).map_or(0.0, |(_, area)| area))?;
    let (volume, d) = most(&|point| orient3d(origin, points[b], points[c], point))?;
    if area == 0.0 || volume == 0.0 {
        return None;
    }
    let above = orient3d(origin, points[b], points[c], points[d]) > 0.0;
    Some(if above { [a, b, c, d] } else { [a, c, b, d] })
}

/// A triangle of the growing hull.
struct HullTriangle {
    /// The indices of the vertices, counterclockwise as seen from outside.
    vertices: [usize; 3],
    /// The triangle across the edge from each vertex to the next.
    neighbours: [usize; 3],
    /// Points strictly above the triangle that are in no other list of outside points.
    outside: Vec<usize>,
    /// Whether the triangle still belongs to the hull.
    alive: bool,
    plane: FacePlane,
}

/// The plane of a triangle in floating point, which decides most side tests.
#[derive(Clone, Copy)]
struct FacePlane {
    origin: DVec3,
    /// The outward normal; its length is twice the area of the triangle.
    normal: DVec3,
    /// The components of the normal with all terms taken as positive: the scale of the roundoff.
    magnitude: DVec3,
}

impl FacePlane {
    fn through(a: DVec3, b: DVec3, c: DVec3) -> Self {
        let (u, v) = (b - a, c - a);
        let turned = |x: DVec3, y: DVec3| DVec3::new(x.y * y.z, x.z * y.x, x.x * y.y);
        let (one, other) = (turned(u, v), turned(v, u));
        Self { origin: a, normal: one - other, magnitude: one.abs() + other.abs() }
    }

    /// Returns a number proportional to the height of a point above the plane, rounded.
    fn height(&self, point: DVec3) -> f64 {
        self.normal.dot(point - self.origin)
    }

    /// Returns whether a point is above the plane. Returns `None` if its height is smaller than the error bound.
    fn is_above(&self, point: DVec3) -> Option<bool> {
        let arm = point - self.origin;
        let (height, error) = (self.normal.dot(arm), self.magnitude.dot(arm.abs()) * TRIPLE_PRODUCT);
        (height.abs() > error).then_some(height > 0.0)
    }
}

/// The hull under construction.
struct Quickhull<'a> {
    points: &'a [DVec3],
    triangles: Vec<HullTriangle>,
    /// For each point, the last new triangles whose horizon edge started and ended there.
    at_horizon: Vec<[usize; 2]>,
}

/// An edge between the visible and the hidden triangles of the hull, directed as in the visible triangle.
struct HorizonEdge {
    from: usize,
    to: usize,
    hidden: usize,
}

/// Returns the boundary of the hull of the distinct points, starting from the tetrahedron `basis`.
pub(super) fn triangles(points: &[DVec3], distinct: &[usize], basis: [usize; 4]) -> Vec<[usize; 3]> {
    let [a, b, c, d] = basis;
    let triangle = |vertices: [usize; 3], neighbours| {
        let [a, b, c] = vertices;
        let plane = FacePlane::through(points[a], points[b], points[c]);
        HullTriangle { vertices, neighbours, outside: Vec::new(), alive: true, plane }
    };
    let mut hull = Quickhull {
        points,
        triangles: vec![
            triangle([a, c, b], [3, 2, 1]),
            triangle([a, b, d], [0, 2, 3]),
            triangle([b, c, d], [0, 3, 1]),
            triangle([c, a, d], [0, 1, 2]),
        ],
        at_horizon: vec![[0; 2]; points.len()],
    };
    hull.distribute(distinct.iter().copied().filter(|index| !basis.contains(index)), 0);

    // New triangles are appended, so every non-empty list is still ahead.
    let mut current = 0;
    while current < hull.triangles.len() {
        if hull.triangles[current].alive
            && let Some(apex) = hull.farthest(current)
        {
            hull.add(apex, current);
        }
        current += 1;
    }
    hull.triangles.into_iter().filter(|triangle| triangle.alive).map(|triangle| triangle.vertices).collect()
}

impl Quickhull<'_> {
    /// Returns whether the point lies strictly above the triangle, so that the triangle is visible from it.
    fn sees(&self, point: usize, triangle: usize) -> bool {
        let HullTriangle { plane, vertices: [a, b, c], .. } = &self.triangles[triangle];
        let point = self.points[point];
        let exactly = || orient3d(self.points[*a], self.points[*b], self.points[*c], point) > 0.0;
        plane.is_above(point).unwrap_or_else(exactly)
    }

    /// Adds each point to the list of the first triangle, from number `first` on, that is visible from it. Drops the
    /// point if there is no such triangle.
    fn distribute(&mut self, points: impl Iterator<Item = usize>, first: usize) {
        for point in points {
            let seen = (first..self.triangles.len()).find(|triangle| self.sees(point, *triangle));
            if let Some(triangle) = seen {
                self.triangles[triangle].outside.push(point);
            }
        }
    }

    /// Returns the point of the triangle's list that is highest above it, up to roundoff. Any point of the list serves,
    /// but the highest leaves the fewest others to examine again.
    fn farthest(&self, triangle: usize) -> Option<usize> {
        let HullTriangle { plane, outside, .. } = &self.triangles[triangle];
        let heights = outside.iter().map(|point| (plane.height(self.points[*point]), *point));
        heights.max_by(|(one, _), (other, _)| one.total_cmp(other)).map(|(_, point)| point)
    }

    /// Replaces all triangles visible from `apex`, `start` among them, by a fan of triangles from the horizon to
    /// `apex`.
    fn add(&mut self, apex: usize, start: usize) {
        let (visible, horizon) = self.look(apex, start);
        let first = self.triangles.len();
        for (offset, edge) in horizon.iter().enumerate() {
            self.at_horizon[edge.from][0] = first + offset;
            self.at_horizon[edge.to][1] = first + offset;
        }
        for (offset, HorizonEdge { from, to, hidden }) in horizon.into_iter().enumerate() {
            let index = first + offset;
            // The horizon is closed: each edge starts where another one ends. (If an underflow opened it, the new
            // triangle would border on itself.)
            let or_itself = |new: usize| if new < first { index } else { new };
            let next = or_itself(self.at_horizon[to][0]);
            let previous = or_itself(self.at_horizon[from][1]);
            let hidden_triangle = &mut self.triangles[hidden];
            if let Some(edge) = hidden_triangle.vertices.iter().position(|vertex| *vertex == to) {
                hidden_triangle.neighbours[edge] = index;
            }
            self.triangles.push(HullTriangle {
                vertices: [from, to, apex],
                neighbours: [hidden, next, previous],
                outside: Vec::new(),
                alive: true,
                plane: FacePlane::through(self.points[from], self.points[to], self.points[apex]),
            });
        }
        for triangle in visible {
            let orphans = std::mem::take(&mut self.triangles[triangle].outside);
            self.distribute(orphans.into_iter().filter(|point| *point != apex), first);
        }
    }

    /// Marks the triangles visible from a point as no longer alive; returns them and the horizon around them.
    fn look(&mut self, apex: usize, start: usize) -> (Vec<usize>, Vec<HorizonEdge>) {
        let mut visible = vec![start];
        let mut horizon = Vec::new();
        self.triangles[start].alive = false;
        let mut current = 0;
        while current < visible.len() {
            let HullTriangle { vertices, neighbours, .. } = self.triangles[visible[current]];
            for edge in 0..3 {
                let neighbour = neighbours[edge];
                if !self.triangles[neighbour].alive {
                    continue;
                }
                if self.sees(apex, neighbour) {
                    self.triangles[neighbour].alive = false;
                    visible.push(neighbour);
                } else {
                    let (from, to) = (vertices[edge], vertices[(edge + 1) % 3]);
                    horizon.push(HorizonEdge { from, to, hidden: neighbour });
                }
            }
            current += 1;
        }
        (visible, horizon)
    }
}

/// The exact facets of a hull: maximal polygons, counterclockwise as seen from outside, with no vertex inside an edge.
pub(super) struct Facets {
    /// The vertex indices of each facet.
    pub(super) polygons: Vec<Vec<usize>>,
    /// The facet that each directed edge belongs to.
    pub(super) owner: EdgeMap,
}

impl Facets {
    /// Merges coplanar triangles, exactly.
    pub(super) fn new(points: &[DVec3], triangles: &[[usize; 3]]) -> Self {
        let owner_triangle = owners(triangles.iter().map(<[usize; 3]>::as_slice));
        let mut polygons = Vec::new();
        let mut done = vec![false; triangles.len()];
        for seed in 0..triangles.len() {
            if done[seed] {
                continue;
            }
            done[seed] = true;
            let [a, b, c] = triangles[seed].map(|index| points[index]);
            let mut members = vec![seed];
            let mut corners = triangles[seed].to_vec();
            let mut current = 0;
            while current < members.len() {
                for (from, to) in cyclic_pairs(&triangles[members[current]]) {
                    let Some(neighbour) = owner_triangle.get(&(to, from)).copied() else { continue };
                    let coplanar = |index: &usize| {
                        triangles[seed].contains(index) || orient3d(a, b, c, points[*index]) == 0.0
                    };
                    if !done[neighbour] && triangles[neighbour].iter().all(coplanar) {
                        done[neighbour] = true;
                        members.push(neighbour);
                        corners.extend(triangles[neighbour]);
                    }
                }
                current += 1;
            }
            polygons.push(if members.len() == 1 { corners } else { outline(points, [a, b, c], &corners) });
        }
        let owner = owners(polygons.iter().map(Vec::as_slice));
        Self { polygons, owner }
    }
}

/// Returns the hull of coplanar points, with the orientation of the triangle a, b, c.
fn outline(points: &[DVec3], [a, b, c]: [DVec3; 3], corners: &[usize]) -> Vec<usize> {
    let Some((axis, area)) = CoordinateAxis::facing(a, b, c) else { return corners.to_vec() };
    let projected: Vec<DVec3> = corners.iter().map(|index| axis.project(points[*index])).collect();
    let hull = hull2(&projected);
    let turn = hull.iter().flat_map(Hull2::vertices).map(|position| corners[*position]);
    let mut polygon: Vec<usize> = turn.collect();
    if area < 0.0 {
        polygon.reverse();
    }
    polygon
}

/// A map from the directed edges of a surface to indices.
pub(crate) type EdgeMap = HashMap<(usize, usize), usize, BuildHasherDefault<EdgeHasher>>;

/// Mixes the two indices of an edge. The indices are small and never come from an adversary, so the hash needs no
/// defense against collisions. Hulls of thousands of points spend much of their time here.
#[derive(Debug, Default)]
pub(crate) struct EdgeHasher(u64);

impl Hasher for EdgeHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_usize(usize::from(*byte));
        }
    }

    fn write_usize(&mut self, index: usize) {
        // Multiplication by an odd number close to 2^64 divided by the golden ratio (D. Knuth, The Art of Computer
        // Programming 3, 6.4); the rotation brings the well mixed upper bits down, where the next index is added.
        self.0 = (self.0.rotate_left(26) ^ index as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }
}

/// Returns the polygon that each directed edge belongs to.
pub(super) fn owners<'a>(polygons: impl Iterator<Item = &'a [usize]> + Clone) -> EdgeMap {
    let mut owners = edge_map(polygons.clone().map(<[usize]>::len).sum());
    for (index, polygon) in polygons.enumerate() {
        owners.extend(cyclic_pairs(polygon).map(|edge| (edge, index)));
    }
    owners
}

/// Returns an empty map with capacity for this many edges.
pub(super) fn edge_map(edges: usize) -> EdgeMap {
    EdgeMap::with_capacity_and_hasher(edges, BuildHasherDefault::default())
}
