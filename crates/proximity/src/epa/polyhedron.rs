//! The polytope in space: triangles, counterclockwise as seen from outside.

use std::collections::HashSet;
use std::hash::BuildHasherDefault;

use super::polytope::FacetIndices;
use crate::geometry::EdgeHasher;

/// Returns the edges of a triangle, each from vertex to vertex.
fn edges([a, b, c]: [usize; 3]) -> [[usize; 2]; 3] {
    [[a, b], [b, c], [c, a]]
}

impl FacetIndices for [usize; 3] {
    fn of_simplex(points: &[usize]) -> Vec<Self> {
        match *points {
            [a, b, c, d] => vec![[a, c, b], [a, b, d], [b, c, d], [c, a, d]],
            _ => Vec::new(),
        }
    }

    fn silhouette(seen: &[Self]) -> Vec<[usize; 2]> {
        // An edge between two triangles belongs to each of them, once in each direction.
        let pairs = seen.iter().copied().flat_map(edges).map(|[from, to]| (from, to));
        let all: HashSet<(usize, usize), BuildHasherDefault<EdgeHasher>> = pairs.collect();
        let is_outer = |[from, to]: &[usize; 2]| !all.contains(&(*to, *from));
        seen.iter().copied().flat_map(edges).filter(is_outer).collect()
    }

    fn fan(silhouette: &[[usize; 2]], apex: usize) -> Vec<Self> {
        silhouette.iter().map(|[from, to]| [*from, *to, apex]).collect()
    }

    fn ridges(self) -> impl Iterator<Item = [usize; 2]> {
        edges(self).into_iter()
    }
}
