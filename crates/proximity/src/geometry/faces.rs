//! Faces for display: facets of the exact hull that are coplanar within a tolerance are merged.
//!
//! Roundoff moves the vertices of a rotated box off the planes of its faces. Its exact hull then has triangles for
//! faces, and slivers with arbitrary normals where points were meant to lie on an edge. Flatness is therefore measured
//! as a distance, not as an angle. The largest facet grows over its neighbors as long as they lie in its plane to
//! within a tolerance; then the next largest, and so on. The borders of the resulting regions form a graph on the
//! sphere. A vertex is kept if three regions meet there, or if the border between two of them bends by more than the
//! tolerance.

use glam::DVec3;

use super::hull2::cyclic_pairs;
use super::quickhull::{Facets, edge_map, owners};
use super::vector::Vector as _;

/// A face of a [`Polytope`](super::hull3::Polytope).
#[derive(Clone, Debug, PartialEq)]
pub struct Face {
    /// The vertices, counterclockwise as seen from outside.
    pub vertices: Vec<usize>,
    /// The outward unit normal.
    pub normal: DVec3,
}

/// The tolerances, in the order in which they are tried. A tolerance is the maximum distance of a point from the plane
/// or line of its face or edge, as a fraction of the size of the hull.
///
/// The first tolerance that gives the surface of a solid is used. A ten-millionth is far below a pixel and far above
/// the roundoff of a body at a million times its size from the origin. Thin bodies need less.
const FLATNESS: [f64; 3] = [1e-7, 1e-10, 1e-13];

/// Returns the faces of a hull: merged if one of the tolerances permits it, otherwise its exact facets.
pub(super) fn whole_faces(points: &[DVec3], facets: &Facets) -> Vec<Face> {
    let corners = facets.polygons.iter().flatten().map(|index| points[*index]);
    let (low, high) = corners
        .fold((DVec3::INFINITY, DVec3::NEG_INFINITY), |(low, high), point| (low.min(point), high.max(point)));
    let size = (high - low).max_element();
    let solid = FLATNESS.iter().find_map(|flatness| {
        let merge = Merge { points, facets, tolerance: flatness * size };
        merge.solid(&merge.outlines()?)
    });
    let thinnest = Merge { points, facets, tolerance: FLATNESS[FLATNESS.len() - 1] * size };
    let loops =
        solid.or_else(|| thinnest.sheet(&thinnest.outlines()?)).unwrap_or_else(|| facets.polygons.clone());
    loops.into_iter().map(|vertices| Face { normal: normal(points, &vertices), vertices }).collect()
}

/// One attempt at merging facets, with one tolerance.
struct Merge<'a> {
    points: &'a [DVec3],
    facets: &'a Facets,
    /// The tolerance in scene units.
    tolerance: f64,
}

impl Merge<'_> {
    /// Returns the index of the region of each facet, and the number of regions.
    fn regions(&self) -> (Vec<usize>, usize) {
        let polygons = &self.facets.polygons;
        let areas: Vec<f64> =
            polygons.iter().map(|polygon| area_vector(self.points, polygon).length()).collect();
        let mut order: Vec<usize> = (0..polygons.len()).collect();
        order.sort_by(|a, b| areas[*b].total_cmp(&areas[*a]));

        let mut region: Vec<Option<usize>> = vec![None; polygons.len()];
        let mut count = 0;
        for seed in order {
            if region[seed].is_some() {
                continue;
            }
            region[seed] = Some(count);
            let (origin, up) = (self.points[polygons[seed][0]], normal(self.points, &polygons[seed]));
            let mut members = vec![seed];
            while let Some(member) = members.pop() {
                for (from, to) in cyclic_pairs(&polygons[member]) {
                    let Some(neighbour) = self.facets.owner.get(&(to, from)).copied() else { continue };
                    if region[neighbour].is_none() && self.lies_in(&polygons[neighbour], origin, up) {
                        region[neighbour] = Some(count);
                        members.push(neighbour);
                    }
                }
            }
            count += 1;
        }
        (region.into_iter().flatten().collect(), count)
    }

    /// Returns whether a facet lies in the plane through `origin` and faces along `up`. The normal of a sliver is not
    /// tested.
    fn lies_in(&self, polygon: &[usize], origin: DVec3, up: DVec3) -> bool {
        let height = |index: &usize| up.dot(self.points[*index] - origin).abs();
        if polygon.iter().any(|index| height(index) > self.tolerance) {
            return false;
        }
        let area = area_vector(self.points, polygon);
        let longest =
            cyclic_pairs(polygon).map(|(a, b)| self.points[a].distance(self.points[b])).fold(0.0, f64::max);
        area.length() <= self.tolerance * longest || area.unit().dot(up) > 0.0
    }

    /// Returns the outline of each region. Returns `None` if a region has a hole or touches itself.
    fn outlines(&self) -> Option<Vec<Vec<usize>>> {
        let (region, count) = self.regions();
        let mut facets = vec![0_usize; count];
        for own in &region {
            facets[*own] += 1;
        }
        // The next vertex of a region after each one on its border, and the lengths of the borders.
        let mut next = edge_map(self.facets.owner.len());
        let mut lengths = vec![0_usize; count];
        let mut start: Vec<Option<usize>> = vec![None; count];
        let mut alone: Vec<&[usize]> = vec![&[]; count];
        for (facet, polygon) in self.facets.polygons.iter().enumerate() {
            let own = region[facet];
            alone[own] = polygon;
            for (from, to) in cyclic_pairs(polygon) {
                let across = region[*self.facets.owner.get(&(to, from))?];
                if across != own {
                    start[own] = Some(from);
                    lengths[own] += 1;
                    // The outline of a facet that is a region by itself is known.
                    if facets[own] > 1 && next.insert((own, from), to).is_some() {
                        return None;
                    }
                }
            }
        }
        start
            .into_iter()
            .zip(lengths)
            .enumerate()
            .map(|(own, (start, length))| {
                let start = start?;
                if facets[own] == 1 {
                    let mut outline = alone[own].to_vec();
                    outline.rotate_right(1);
                    return Some(outline);
                }
                let mut outline = Vec::with_capacity(length);
                outline.push(start);
                let mut current = *next.get(&(own, start))?;
                while current != start {
                    outline.push(current);
                    current = *next.get(&(own, current))?;
                }
                (outline.len() == length).then_some(outline)
            })
            .collect()
    }

    /// Reduces the outlines to straight edges between kept vertices. Returns `None` if these do not bound a solid.
    fn solid(&self, outlines: &[Vec<usize>]) -> Option<Vec<Vec<usize>>> {
        let mut meeting = vec![0_usize; self.points.len()];
        for vertex in outlines.iter().flatten() {
            meeting[*vertex] += 1;
        }
        let faces: Vec<Vec<usize>> = outlines
            .iter()
            .map(|outline| {
                let first = outline.iter().position(|vertex| meeting[*vertex] >= 3)?;
                let mut outline = outline.clone();
                outline.rotate_left(first);
                outline.push(outline[0]);
                let mut face = Vec::with_capacity(outline.len());
                for chain in outline[1..].split_inclusive(|vertex| meeting[*vertex] >= 3) {
                    if let [end] = chain {
                        face.push(*end);
                        continue;
                    }
                    let from = face.last().copied().unwrap_or(outline[0]);
                    let chain: Vec<usize> = std::iter::once(from).chain(chain.iter().copied()).collect();
                    face.extend(&self.straightened(chain)[1..]);
                }
                (face.len() >= 3).then_some(face)
            })
            .collect::<Option<_>>()?;

        let corners: usize = faces.iter().map(Vec::len).sum();
        let owner = owners(faces.iter().map(Vec::as_slice));
        let paired =
            faces.iter().flat_map(|face| cyclic_pairs(face)).all(|(a, b)| owner.contains_key(&(b, a)));
        let mut is_corner = vec![false; self.points.len()];
        for vertex in faces.iter().flatten() {
            is_corner[*vertex] = true;
        }
        let vertices = is_corner.into_iter().filter(|is_corner| *is_corner).count();
        let is_sphere = owner.len() == corners && paired && vertices + faces.len() == corners / 2 + 2;
        is_sphere.then_some(faces)
    }

    /// Returns the front and the back of a hull without thickness. They share one outline, on which no three regions
    /// meet.
    fn sheet(&self, outlines: &[Vec<usize>]) -> Option<Vec<Vec<usize>>> {
        let [front, _back] = outlines else { return None };
        let farthest_from = |origin: usize| {
            let distance = |index: usize| self.points[index].distance_squared(self.points[origin]);
            (0..front.len()).max_by(|a, b| distance(front[*a]).total_cmp(&distance(front[*b])))
        };
        let first = farthest_from(front[0])?;
        let mut outline = front.clone();
        outline.rotate_left(first);
        let opposite = outline.iter().position(|vertex| {
            farthest_from(front[first]).is_some_and(|position| front[position] == *vertex)
        })?;
        outline.push(outline[0]);
        let mut face = self.straightened(outline[..=opposite].to_vec());
        face.extend(&self.straightened(outline[opposite..].to_vec())[1..]);
        face.pop();
        let back: Vec<usize> = face.iter().rev().copied().collect();
        (face.len() >= 3).then(|| vec![face, back])
    }

    /// Removes the points of the chain that lie within the tolerance of a line between kept points.
    ///
    /// D. Douglas, T. Peucker, *Algorithms for the reduction of the number of points*, 1973. The two faces at a chain
    /// traverse it in opposite directions and must agree, so it is always cut from its lower end.
    fn straightened(&self, mut chain: Vec<usize>) -> Vec<usize> {
        let backward = chain.first() > chain.last();
        if backward {
            chain.reverse();
        }
        let mut kept = Vec::new();
        let mut spans = vec![(0, chain.len() - 1)];
        while let Some((from, to)) = spans.pop() {
            let (a, b) = (self.points[chain[from]], self.points[chain[to]]);
            let along = (b - a).unit();
            let offset = |index: usize| (self.points[chain[index]] - a).cross(along).length();
            let worst = (from + 1..to).max_by(|one, other| offset(*one).total_cmp(&offset(*other)));
            match worst {
                Some(middle) if offset(middle) > self.tolerance => {
                    spans.extend([(middle, to), (from, middle)]);
                }
                Some(_) | None => kept.push(chain[from]),
            }
        }
        kept.push(chain[chain.len() - 1]);
        if backward {
            kept.reverse();
        }
        kept
    }
}

/// Returns the unit normal of a polygon that is nearly flat: the mean plane of its whole outline (M. E. Newell).
pub(super) fn normal(points: &[DVec3], polygon: &[usize]) -> DVec3 {
    area_vector(points, polygon).unit()
}

/// Returns twice the area of a polygon, as a vector along its normal.
pub(super) fn area_vector(points: &[DVec3], polygon: &[usize]) -> DVec3 {
    let Some(first) = polygon.first().map(|index| points[*index]) else { return DVec3::ZERO };
    polygon.windows(2).map(|edge| twice_area(first, points[edge[0]], points[edge[1]])).sum()
}

/// Returns (b − a) × (c − a), computed from the corner with the two shorter sides. The exact value is the same at every
/// corner, but at the other corners of a sliver two long and nearly parallel vectors cancel.
fn twice_area(a: DVec3, b: DVec3, c: DVec3) -> DVec3 {
    let [ab, bc, ca] = [a.distance_squared(b), b.distance_squared(c), c.distance_squared(a)];
    if bc >= ab && bc >= ca {
        (b - a).cross(c - a)
    } else if ca >= ab {
        (c - b).cross(a - b)
    } else {
        (a - c).cross(b - c)
    }
}
