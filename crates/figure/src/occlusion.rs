//! The order of two convex bodies as a whole: which one is in front of the other.
//!
//! A plane between two bodies decides the order: the body on the far side of it cannot cover the body on the side of
//! the eye. GJK decides whether there is such a plane, and finds it. Bodies that are disjoint on paper need no order.

use glam::DVec3;

use super::bounds::Bounds;
use super::effort::Effort;
use super::projector::{PaperBox, Projector};
use crate::geometry::{Convex, Dimension};
use crate::gjk::{self, Query, Settings};
use crate::scene::Projection;

/// Maximum number of vertices that GJK handles for one picture; after that, only planes between bounding
/// boxes are tried. Then more bodies than necessary count as intersecting. That makes their order slower,
/// but not wrong.
const EFFORT: usize = 500_000;

/// The relation of two bodies on paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Occlusion {
    /// Neither covers any point of the other.
    Nothing,
    /// The first may cover points of the second, never the other way around.
    First,
    /// The second may cover points of the first.
    Second,
    /// Each may cover points of the other: they intersect.
    Both,
}

/// The data of a body that decides its occlusions.
#[derive(Debug)]
pub(super) struct Silhouette {
    convex: Convex<DVec3>,
    place: PaperBox,
    bounds: Bounds,
}

/// A plane between two bodies, or the best attempt at one: the end of the first along the axis, and the
/// start of the second.
struct OcclusionGap {
    axis: DVec3,
    reach: f64,
    start: f64,
}

/// The occlusions of all pairs of bodies in a figure.
#[derive(Debug)]
pub(super) struct Occlusions {
    /// The numbers of the bodies' marks, ascending.
    owners: Vec<usize>,
    /// The relations row by row: the first body, then the second.
    table: Vec<Occlusion>,
}

impl Silhouette {
    /// Returns the silhouette of the hull of these points. Returns `None` without points.
    pub(super) fn of(points: &[DVec3], projector: &Projector) -> Option<Self> {
        Some(Self {
            place: PaperBox::around(points, projector),
            bounds: Bounds::of(points.iter().copied()),
            convex: Convex::vertices(points.iter().copied()).ok()?,
        })
    }

    /// The relation of the first to the second. `tolerance`, in scene units, bounds the apparent depth of bodies that
    /// only touch.
    fn against(&self, other: &Self, projector: &Projector, tolerance: f64, effort: &mut Effort) -> Occlusion {
        if !self.place.meets(&other.place) {
            return Occlusion::Nothing;
        }
        let vertices = self.count() + other.count();
        let OcclusionGap { axis, reach, start } =
            if effort.spend(vertices) { self.gap_to(other) } else { self.gap_of_boxes(other) };
        // The axis points from the first to the second.
        let has_plane = axis != DVec3::ZERO && reach <= start + tolerance;
        if !has_plane {
            return Occlusion::Both;
        }
        let beyond = match projector.projection {
            Projection::Perspective => axis.dot(projector.eye) - f64::midpoint(reach, start),
            Projection::Orthographic => axis.dot(projector.back),
        };
        if beyond >= 0.0 { Occlusion::Second } else { Occlusion::First }
    }

    /// The gap along the last search direction of GJK.
    fn gap_to(&self, other: &Self) -> OcclusionGap {
        let query = Query {
            p: &self.convex,
            q: &other.convex,
            dimension: Dimension::Three,
            settings: Settings::default(),
        };
        let axis = gjk::decide(&query).direction.normalize_or_zero();
        OcclusionGap { axis, reach: self.highest(axis), start: -other.highest(-axis) }
    }

    /// The widest gap between the bounding boxes along a coordinate axis.
    fn gap_of_boxes(&self, other: &Self) -> OcclusionGap {
        let (one, other) = (self.bounds, other.bounds);
        let gaps = DVec3::AXES.into_iter().flat_map(|axis| {
            [
                OcclusionGap { axis, reach: one.max.dot(axis), start: other.min.dot(axis) },
                OcclusionGap { axis: -axis, reach: -one.min.dot(axis), start: -other.max.dot(axis) },
            ]
        });
        let width = |gap: &OcclusionGap| gap.start - gap.reach;
        gaps.max_by(|a, b| width(a).total_cmp(&width(b))).unwrap_or(OcclusionGap {
            axis: DVec3::ZERO,
            reach: 0.0,
            start: 0.0,
        })
    }

    fn count(&self) -> usize {
        self.convex.core_vertices().map_or(0, <[_]>::len)
    }

    fn highest(&self, direction: DVec3) -> f64 {
        self.convex.core_vertices().map_or(f64::INFINITY, |vertices| {
            vertices.iter().map(|vertex| vertex.dot(direction)).fold(f64::NEG_INFINITY, f64::max)
        })
    }
}

impl Occlusions {
    /// Computes the occlusions of bodies given with the numbers of their marks, ascending.
    pub(super) fn of(bodies: &[(usize, Silhouette)], projector: &Projector, tolerance: f64) -> Self {
        let count = bodies.len();
        let mut table = vec![Occlusion::Nothing; count * count];
        let mut effort = Effort::of(EFFORT);
        for first in 0..count {
            for second in first + 1..count {
                let occlusion = bodies[first].1.against(&bodies[second].1, projector, tolerance, &mut effort);
                table[first * count + second] = occlusion;
                table[second * count + first] = occlusion.swapped();
            }
        }
        Self { owners: bodies.iter().map(|(owner, _)| *owner).collect(), table }
    }

    /// Returns the relation of the body of one mark to that of another.
    pub(super) fn between(&self, first: usize, second: usize) -> Occlusion {
        let index = |owner: usize| self.owners.binary_search(&owner);
        match (index(first), index(second)) {
            (Ok(first), Ok(second)) => self.table[first * self.owners.len() + second],
            _ => Occlusion::Both,
        }
    }

    /// Groups of bodies, the farthest first: no body covers a body of a later group. The bodies of a group intersect,
    /// or cover each other cyclically.
    pub(super) fn back_to_front(&self, owners: &[usize]) -> Vec<Vec<usize>> {
        let mut left = self.mixtures(owners);
        let covers = |near: &[usize], far: &[usize]| {
            near.iter().any(|one| far.iter().any(|other| self.between(*one, *other) == Occlusion::First))
        };
        let mut ordered = Vec::new();
        while !left.is_empty() {
            let farthest = (0..left.len()).find(|group| {
                (0..left.len()).all(|other| other == *group || !covers(&left[*group], &left[other]))
            });
            match farthest {
                Some(group) => ordered.push(left.remove(group)),
                // The remaining bodies contain a cycle.
                None => ordered.push(left.drain(..).flatten().collect()),
            }
        }
        ordered
    }

    /// Returns the body that intersects the most others. Returns `None` if none intersects any.
    pub(super) fn most_mixed(&self, owners: &[usize]) -> Option<usize> {
        let mixed = |owner: usize| {
            owners
                .iter()
                .filter(|other| **other != owner && self.between(owner, **other) == Occlusion::Both)
                .count()
        };
        // The first one, if there are several.
        owners
            .iter()
            .copied()
            .rev()
            .map(|owner| (mixed(owner), owner))
            .max_by_key(|(count, _)| *count)
            .and_then(|(count, owner)| (count > 0).then_some(owner))
    }

    /// Groups of bodies that intersect each other, directly or through others.
    fn mixtures(&self, owners: &[usize]) -> Vec<Vec<usize>> {
        let mut left = owners.to_vec();
        let mut groups = Vec::new();
        while let Some(first) = left.pop() {
            let mut group = vec![first];
            let mut current = 0;
            while current < group.len() {
                let member = group[current];
                let (mixed, apart): (Vec<_>, Vec<_>) =
                    left.into_iter().partition(|other| self.between(member, *other) == Occlusion::Both);
                group.extend(mixed);
                left = apart;
                current += 1;
            }
            groups.push(group);
        }
        groups
    }
}

impl Occlusion {
    const fn swapped(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
            Self::Nothing | Self::Both => self,
        }
    }
}
