//! The expanding polytope: its facets, the facet nearest to the origin, and the replacement of facets by a new vertex.

use std::cmp::Ordering;
use std::collections::{BinaryHeap, HashSet};
use std::hash::BuildHasherDefault;

use dashu_int::IBig;
use glam::DVec3;

use super::pool::{ExactFacet, FacetPlane, PolytopeVertex, VertexPool, roundoff_of};
use super::trace::{self, EpaEvent, Expanded, Observer};
use crate::geometry::{EdgeHasher, EdgeMap, Vector};

/// The indices of the vertices of a facet: two in the plane, three in space.
pub(super) trait FacetIndices: Copy + AsRef<[usize]> {
    /// Returns the facets of a simplex. In the plane its vertices are counterclockwise; in space the last of them lies
    /// above the first three.
    fn of_simplex(points: &[usize]) -> Vec<Self>;

    /// Returns the boundary of the facets visible from a point. In space the boundary consists of edges by their ends,
    /// in the direction of the visible facets. In the plane it consists of the first and the last vertex, each as both
    /// ends.
    fn silhouette(seen: &[Self]) -> Vec<[usize; 2]>;

    /// Returns the facets between a silhouette and a new vertex.
    fn fan(silhouette: &[[usize; 2]], apex: usize) -> Vec<Self>;

    /// Returns the ridges of the facet. The facet on the other side of a ridge has the same ridge, reversed.
    fn ridges(self) -> impl Iterator<Item = [usize; 2]>;
}

/// Relative error above which a facet on curved shapes is a sliver: the error of its distance, as a fraction of the
/// distance of its vertices. The normal of a sliver is arbitrary, and its neighbors face the same region of the
/// boundary.
const SLIVER: f64 = 1e-9;

/// A facet of the polytope.
#[derive(Clone, Copy, Debug)]
pub(super) struct PolytopeFacet<C> {
    pub(super) corners: C,
    pub(super) plane: FacetPlane,
    /// On curved shapes, a lower bound on the distance of the plane from the origin; negative if the origin is outside.
    least: f64,
    knowledge: PlaneKnowledge,
}

/// The knowledge about the plane of a facet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PlaneKnowledge {
    /// The distance is known to within an error.
    Rough,
    /// The distance is known as accurately as possible.
    Settled,
    /// The plane is ill-defined, since roundoff has made the facet a sliver. The boundary in front of it is not
    /// searched.
    Sliver,
}

/// The facets by index; those that were removed are `None`.
pub(super) struct ExpandingPolytope<C> {
    facets: Vec<Option<PolytopeFacet<C>>>,
    /// The facet of each ridge.
    owners: EdgeMap,
    /// The facets by their lower bounds. Entries of facets that were removed or refined are out of date.
    queue: BinaryHeap<Rank>,
    /// The current number of facets, without removed ones.
    count: usize,
}

/// The place of a facet in the queue.
#[derive(Clone, Copy, Debug)]
struct Rank {
    /// A lower bound on the signed distance of its plane from the origin.
    least: f64,
    index: usize,
}

impl Ord for Rank {
    /// Ranks the facet with the smallest bound as the greatest, since the queue returns the greatest first. Ties go to
    /// the smallest index.
    fn cmp(&self, other: &Self) -> Ordering {
        other.least.total_cmp(&self.least).then(other.index.cmp(&self.index))
    }
}

impl PartialOrd for Rank {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Rank {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Rank {}

impl<C: FacetIndices> ExpandingPolytope<C> {
    /// Creates the simplex of these points of the pool, which has interior points and the orientation of
    /// [`FacetIndices::of_simplex`].
    pub(super) fn around<V: Vector>(pool: &VertexPool<'_, V>, simplex: &[usize]) -> Self {
        let mut polytope =
            Self { facets: Vec::new(), owners: EdgeMap::default(), queue: BinaryHeap::new(), count: 0 };
        polytope.add(pool, C::of_simplex(simplex));
        polytope
    }

    fn add<V: Vector>(&mut self, pool: &VertexPool<'_, V>, facets: Vec<C>) {
        for corners in facets {
            let index = self.facets.len();
            self.owners.extend(corners.ridges().map(|[a, b]| ((a, b), index)));
            let facet = PolytopeFacet::new(pool, corners);
            self.queue.push(facet.rank(index));
            self.facets.push(Some(facet));
            self.count += 1;
        }
    }

    /// Returns the current number of facets, without removed ones.
    pub(super) const fn len(&self) -> usize {
        self.count
    }

    /// Returns the current facets, without removed ones.
    pub(super) fn facets(&self) -> impl Iterator<Item = &PolytopeFacet<C>> {
        self.facets.iter().flatten()
    }

    /// Returns whether the origin is inside or on the boundary, up to roundoff.
    pub(super) fn contains_origin<V: Vector>(&mut self, pool: &VertexPool<'_, V>) -> bool {
        self.closest(pool).is_none_or(|(_, facet)| {
            let corner = pool.support(facet.corners.as_ref()[0]);
            facet.plane.distance >= -roundoff_of::<V>(corner)
        })
    }

    /// Returns the facet with the smallest signed distance from the origin, after refinement, and its index. Ties go to
    /// the first.
    pub(super) fn closest<V: Vector>(
        &mut self,
        pool: &VertexPool<'_, V>,
    ) -> Option<(usize, PolytopeFacet<C>)> {
        loop {
            let index = self.first_in_queue(pool)?;
            let facet = self.facets.get_mut(index)?.as_mut()?;
            match facet.knowledge {
                PlaneKnowledge::Rough => {
                    facet.settle(pool);
                    self.queue.push(facet.rank(index));
                }
                PlaneKnowledge::Settled | PlaneKnowledge::Sliver => return Some((index, *facet)),
            }
        }
    }

    /// Returns the facet with the smallest lower bound on its distance.
    fn first_in_queue<V: Vector>(&mut self, pool: &VertexPool<'_, V>) -> Option<usize> {
        let first = self.next_in_queue()?;
        let mut tied = vec![first];
        // Without a radius, facets at the same distance are equally good.
        while pool.task.radii != [0.0; 2]
            && let Some(next) = self.next_in_queue()
        {
            if next.least != first.least {
                self.queue.push(next);
                break;
            }
            tied.push(next);
        }
        let mut best = first.index;
        for Rank { index, .. } in &tied {
            if self.is_nearer(pool, [*index, best]) {
                best = *index;
            }
        }
        self.queue.extend(tied);
        Some(best)
    }

    /// Takes the first facet from the queue, without entries that are out of date.
    fn next_in_queue(&mut self) -> Option<Rank> {
        while let Some(rank) = self.queue.pop() {
            let facet = self.facets[rank.index].as_ref();
            if facet.is_some_and(|it| it.knowledge != PlaneKnowledge::Sliver && it.rank(rank.index) == rank) {
                while self.queue.peek() == Some(&rank) {
                    self.queue.pop();
                }
                return Some(rank);
            }
        }
        None
    }

    /// Returns whether the first of two facets whose distances round to the same f64 is nearer. The difference
    /// matters, since adding a radius can make the rounded results differ.
    fn is_nearer<V: Vector>(&self, pool: &VertexPool<'_, V>, facets: [usize; 2]) -> bool {
        let exact = facets.map(|index| {
            let facet =
                self.facets[index].as_ref().filter(|facet| facet.knowledge == PlaneKnowledge::Settled)?;
            pool.exact_facet(facet.corners.as_ref()).filter(|exact| exact.level > IBig::ZERO)
        });
        let [Some(one), Some(other)] = exact else { return false };
        let square = |facet: &ExactFacet| &facet.level * &facet.level;
        square(&one) * other.normal.length_squared() < square(&other) * one.normal.length_squared()
    }

    /// Returns a lower bound on the distance of the origin from all planes of a polytope on curved shapes. A polytope
    /// is convex, so the ball of this radius is inside it. Slivers count: their planes support the polytope, too.
    pub(super) fn least_distance(&self) -> f64 {
        self.facets().map(|facet| facet.least).reduce(f64::min).unwrap_or(f64::NEG_INFINITY)
    }

    /// Excludes a facet from further search: the support point in front of it does not make it visible.
    pub(super) fn ignore(&mut self, index: usize) {
        if let Some(Some(facet)) = self.facets.get_mut(index) {
            facet.knowledge = PlaneKnowledge::Sliver;
        }
    }

    /// Adds a vertex in front of a facet: all facets visible from it are replaced by those between their silhouette
    /// and the vertex.
    pub(super) fn expand<V: Vector>(
        &mut self,
        pool: &mut VertexPool<'_, V>,
        (front, vertex): (usize, PolytopeVertex),
        observer: &mut impl Observer,
    ) {
        let seen = self.visible(pool, front, &vertex);
        let corners: Vec<C> =
            seen.iter().filter_map(|index| self.facets[*index].take()).map(|it| it.corners).collect();
        self.count -= corners.len();
        let silhouette = C::silhouette(&corners);
        let apex = pool.len();
        pool.push(vertex);
        let first = self.facets.len();
        self.add(pool, C::fan(&silhouette, apex));
        observer
            .note(|| EpaEvent::Expanded(Expanded { seen, horizon: silhouette, added: self.to_trace(first) }));
    }

    /// Returns the facets visible from a vertex in front of one of them, in the order of their indices.
    ///
    /// Between polytopes the decisions are exact, so that the visible facets form one patch around that facet, and only
    /// the patch and its neighbors are tested. On curved shapes roundoff may leave several patches.
    fn visible<V: Vector>(
        &self,
        pool: &VertexPool<'_, V>,
        front: usize,
        vertex: &PolytopeVertex,
    ) -> Vec<usize> {
        let is_seen = |index: &usize| {
            let facet = self.facets[*index].as_ref();
            facet.is_some_and(|facet| pool.side(facet.corners.as_ref(), vertex) > 0.0)
        };
        if pool.task.exact.is_none() {
            return (0..self.facets.len()).filter(is_seen).collect();
        }
        let mut tested = HashSet::<usize, BuildHasherDefault<EdgeHasher>>::from_iter([front]);
        let mut seen = vec![front];
        let mut next = 0;
        while let Some(facet) = seen.get(next).and_then(|index| self.facets[*index].as_ref()) {
            next += 1;
            let beside = facet.corners.ridges().filter_map(|[a, b]| self.owners.get(&(b, a)).copied());
            seen.extend(beside.filter(|index| tested.insert(*index)).filter(is_seen));
        }
        seen.sort_unstable();
        seen
    }

    /// Returns the facets from this index on, as recorded in a trace.
    pub(super) fn to_trace(&self, first: usize) -> Vec<trace::Facet> {
        self.facets.iter().skip(first).flatten().copied().map(PolytopeFacet::into_trace).collect()
    }
}

impl<C: FacetIndices> PolytopeFacet<C> {
    fn new<V: Vector>(pool: &VertexPool<'_, V>, corners: C) -> Self {
        let nowhere = FacetPlane { normal: DVec3::ZERO, distance: 0.0, error: 0.0 };
        let least = pool.least_distance(corners.as_ref());
        let mut facet = Self { corners, plane: nowhere, least, knowledge: PlaneKnowledge::Sliver };
        match pool.plane(corners.as_ref()) {
            Some(plane) => {
                facet.plane = plane;
                facet.knowledge = PlaneKnowledge::Rough;
            }
            None => facet.settle(pool),
        }
        facet
    }

    fn rank(&self, index: usize) -> Rank {
        // −0 + 0 = 0.
        Rank { least: self.plane.distance - self.plane.error + 0.0, index }
    }

    fn settle<V: Vector>(&mut self, pool: &VertexPool<'_, V>) {
        if let Some(plane) = pool.exact_plane(self.corners.as_ref()) {
            self.plane = plane;
            self.knowledge = PlaneKnowledge::Settled;
        } else if self.knowledge == PlaneKnowledge::Rough {
            // On curved shapes nothing is more accurate than the points as given.
            let corner = pool.support(self.corners.as_ref()[0]).point;
            let is_sliver = self.plane.error > SLIVER * Vector::length(corner);
            if is_sliver {
                self.knowledge = PlaneKnowledge::Sliver;
            } else {
                self.plane.error = 0.0;
                self.knowledge = PlaneKnowledge::Settled;
            }
        }
    }

    fn into_trace(self) -> trace::Facet {
        let FacetPlane { normal, distance, .. } = self.plane;
        trace::Facet { corners: self.corners.as_ref().to_vec(), normal, distance }
    }
}
