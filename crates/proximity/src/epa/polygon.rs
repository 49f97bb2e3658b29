//! The polytope in the plane: a polygon, counterclockwise.

use super::polytope::FacetIndices;

/// Stands for the side of a vertex without a facet.
const NOTHING: usize = usize::MAX;

impl FacetIndices for [usize; 2] {
    fn of_simplex(points: &[usize]) -> Vec<Self> {
        points.iter().copied().zip(points.iter().copied().cycle().skip(1)).map(|(a, b)| [a, b]).collect()
    }

    fn silhouette(seen: &[Self]) -> Vec<[usize; 2]> {
        // The visible edges form one chain: each of its two ends belongs to only one of them.
        let first =
            seen.iter().filter(|[from, _]| seen.iter().all(|[_, to]| to != from)).map(|[from, _]| *from);
        let last = seen.iter().filter(|[_, to]| seen.iter().all(|[from, _]| from != to)).map(|[_, to]| *to);
        first.chain(last).map(|end| [end, end]).collect()
    }

    fn fan(silhouette: &[[usize; 2]], apex: usize) -> Vec<Self> {
        match *silhouette {
            [[first, _], [last, _]] => vec![[first, apex], [apex, last]],
            _ => Vec::new(),
        }
    }

    fn ridges(self) -> impl Iterator<Item = [usize; 2]> {
        // A vertex is the end of one edge and the start of the next.
        let [from, to] = self;
        [[NOTHING, from], [to, NOTHING]].into_iter()
    }
}
