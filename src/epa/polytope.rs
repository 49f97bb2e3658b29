//! The polytope that grows: its sides, which of them is nearest to the origin, and how a new corner replaces those it sees.

use glam::DVec3;

use super::cloud::{Cloud, Plane, Spot, rounding_of};
use super::{Event, Facet, Observer};
use crate::geometry::Vector;

/// The numbers of the corners of a side: two in the plane, three in space.
pub(super) trait Corners: Copy + AsRef<[usize]> {
    /// The sides of a simplex. In the plane its corners turn counter-clockwise; in space the last of them lies above the
    /// first three.
    fn of_simplex(points: &[usize]) -> Vec<Self>;

    /// What bounds the sides that a point sees: edges by their ends in space, in the direction of the sides that are
    /// seen; in the plane the first and the last corner, each as both ends.
    fn silhouette(seen: &[Self]) -> Vec<[usize; 2]>;

    /// The sides between a silhouette and a new corner.
    fn fan(silhouette: &[[usize; 2]], apex: usize) -> Vec<Self>;
}

/// On curved shapes a side is a sliver if the distance of its plane may be off by this fraction of that of its corners:
/// its normal points anywhere, and its neighbours see the same part of the boundary.
const SLIVER: f64 = 1e-9;

/// A side of the polytope.
#[derive(Clone, Copy, Debug)]
pub(super) struct Side<C> {
    pub(super) corners: C,
    pub(super) plane: Plane,
    knowledge: Knowledge,
}

/// What is known of the plane of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Knowledge {
    /// Its distance to within an error.
    Rough,
    /// Its distance, as well as can be.
    Settled,
    /// It has none to speak of: rounding has made the side a sliver. The boundary is not looked for beyond it.
    Sliver,
}

/// The sides by number; those that are gone are `None`.
pub(super) struct Polytope<C> {
    sides: Vec<Option<Side<C>>>,
}

impl<C: Corners> Polytope<C> {
    /// The simplex of all points of the cloud, which is solid and turns as [`Corners::of_simplex`] wants it.
    pub(super) fn around<V: Vector>(cloud: &Cloud<'_, V>) -> Self {
        let simplex: Vec<usize> = (0..cloud.len()).collect();
        Self {
            sides: C::of_simplex(&simplex)
                .into_iter()
                .map(|corners| Some(Side::new(cloud, corners)))
                .collect(),
        }
    }

    /// The sides that are there.
    pub(super) fn sides(&self) -> impl Iterator<Item = &Side<C>> {
        self.sides.iter().flatten()
    }

    /// Whether the origin is inside or on the boundary, as far as rounding can tell.
    pub(super) fn holds_origin<V: Vector>(&mut self, cloud: &Cloud<'_, V>) -> bool {
        self.closest(cloud).is_none_or(|(_, side)| {
            let corner = cloud.support(side.corners.as_ref()[0]);
            side.plane.distance >= -rounding_of::<V>(corner)
        })
    }

    /// The side with the smallest signed distance from the origin, beyond rounding, and its number. Of several the first.
    pub(super) fn closest<V: Vector>(&mut self, cloud: &Cloud<'_, V>) -> Option<(usize, Side<C>)> {
        loop {
            let mut best: Option<(usize, f64)> = None;
            for (index, side) in self.sides.iter().enumerate() {
                let Some(side) = side.as_ref().filter(|side| side.knowledge != Knowledge::Sliver) else {
                    continue;
                };
                let least = side.plane.distance - side.plane.error;
                if best.is_none_or(|(_, most)| least < most) {
                    best = Some((index, least));
                }
            }
            let (index, _) = best?;
            let side = self.sides.get_mut(index)?.as_mut()?;
            match side.knowledge {
                Knowledge::Rough => side.settle(cloud),
                Knowledge::Settled | Knowledge::Sliver => return Some((index, *side)),
            }
        }
    }

    /// No sliver of the polytope is nearer to the origin. Its plane says little, but it lies near its longest edge.
    pub(super) fn nearest_sliver<V: Vector>(&self, cloud: &Cloud<'_, V>) -> f64 {
        let slivers = self.sides().filter(|side| side.knowledge == Knowledge::Sliver);
        slivers.map(|side| side.least_distance(cloud)).fold(f64::INFINITY, f64::min)
    }

    /// Looks for the boundary beyond this side no more: it does not see the point that lies there.
    pub(super) fn ignore(&mut self, index: usize) {
        if let Some(Some(side)) = self.sides.get_mut(index) {
            side.knowledge = Knowledge::Sliver;
        }
    }

    /// Takes in a new corner: all sides that it sees give way to those between their silhouette and it.
    pub(super) fn expand<V: Vector>(
        &mut self,
        cloud: &mut Cloud<'_, V>,
        spot: Spot,
        observer: &mut impl Observer,
    ) {
        let is_seen = |side: &Side<C>| cloud.side(side.corners.as_ref(), &spot) > 0.0;
        let seen: Vec<usize> =
            (0..self.sides.len()).filter(|index| self.sides[*index].as_ref().is_some_and(is_seen)).collect();
        let corners: Vec<C> =
            seen.iter().filter_map(|index| self.sides[*index].take()).map(|it| it.corners).collect();
        let silhouette = C::silhouette(&corners);
        let apex = cloud.len();
        cloud.push(spot);
        let first = self.sides.len();
        self.sides
            .extend(C::fan(&silhouette, apex).into_iter().map(|corners| Some(Side::new(cloud, corners))));
        observer.note(|| Event::Expanded { seen, horizon: silhouette, added: self.to_trace(first) });
    }

    /// The sides from this number on, for a trace.
    pub(super) fn to_trace(&self, first: usize) -> Vec<Facet> {
        self.sides.iter().skip(first).flatten().copied().map(Side::into_facet).collect()
    }
}

impl<C: Corners> Side<C> {
    fn new<V: Vector>(cloud: &Cloud<'_, V>, corners: C) -> Self {
        let nowhere = Plane { normal: DVec3::ZERO, distance: 0.0, error: 0.0 };
        let mut side = Self { corners, plane: nowhere, knowledge: Knowledge::Sliver };
        match cloud.plane(corners.as_ref()) {
            Some(plane) => {
                side.plane = plane;
                side.knowledge = Knowledge::Rough;
            }
            None => side.settle(cloud),
        }
        side
    }

    fn settle<V: Vector>(&mut self, cloud: &Cloud<'_, V>) {
        if let Some(plane) = cloud.exact_plane(self.corners.as_ref()) {
            self.plane = plane;
            self.knowledge = Knowledge::Settled;
        } else if self.knowledge == Knowledge::Rough {
            // On curved shapes there is nothing better than the points as they are.
            let corner = cloud.support(self.corners.as_ref()[0]).point;
            let is_sliver = self.plane.error > SLIVER * Vector::length(corner);
            if is_sliver {
                self.knowledge = Knowledge::Sliver;
            } else {
                self.plane.error = 0.0;
                self.knowledge = Knowledge::Settled;
            }
        }
    }

    /// The side is no nearer to the origin: for its plane, or for its longest edge and how far it reaches from that.
    fn least_distance<V: Vector>(&self, cloud: &Cloud<'_, V>) -> f64 {
        let at: Vec<DVec3> =
            self.corners.as_ref().iter().map(|corner| cloud.support(*corner).point).collect();
        let edges = at.iter().enumerate().flat_map(|(index, to)| at[..index].iter().map(|from| [*from, *to]));
        let longest =
            edges.max_by(|[a, b], [c, d]| a.distance_squared(*b).total_cmp(&c.distance_squared(*d)));
        let beside_edge = longest.map_or(f64::NEG_INFINITY, |[from, to]| {
            let along = (to - from).unit();
            let height =
                at.iter().map(|corner| Vector::length((*corner - from).cross(along))).fold(0.0, f64::max);
            let foot = from + along * (-from.dot(along)).clamp(0.0, Vector::length(to - from));
            Vector::length(foot) - height
        });
        beside_edge.max(self.plane.distance - self.plane.error)
    }

    fn into_facet(self) -> Facet {
        let Plane { normal, distance, .. } = self.plane;
        Facet { corners: self.corners.as_ref().to_vec(), normal, distance }
    }
}
