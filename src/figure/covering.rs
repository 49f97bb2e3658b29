//! Which of two convex bodies is in front of the other, as wholes.
//!
//! A plane between two bodies says it: the one on the side of the eye cannot be covered by the other. Whether there is
//! such a plane, and which, is what GJK is good at. Bodies whose places on paper do not meet need no order at all.

use glam::DVec3;

use super::sight::{PaperBox, Sight};
use crate::geometry::{Convex, Core, Dimension};
use crate::gjk::{self, Query, Settings};
use crate::scene::Projection;

/// How two bodies stand to each other on paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Covering {
    /// Neither covers any of the other.
    Nothing,
    /// The first may cover parts of the second, never the other way around.
    First,
    /// The second may cover parts of the first.
    Second,
    /// Each may cover parts of the other: they pass through each other.
    Both,
}

/// A body as far as it matters here.
#[derive(Debug)]
pub(super) struct Silhouette {
    convex: Convex<DVec3>,
    place: PaperBox,
}

/// All bodies of a figure, each against each.
#[derive(Debug)]
pub(super) struct Coverings {
    /// The numbers of their marks, ascending.
    owners: Vec<usize>,
    /// Row by row: the first body, then the second.
    table: Vec<Covering>,
}

impl Silhouette {
    /// Of the hull of these points.
    pub(super) fn of(points: Vec<DVec3>, sight: &Sight) -> Self {
        Self { place: PaperBox::around(&points, sight), convex: Convex::vertices(points) }
    }

    /// How the first stands to the second. `tolerance`, in scene units, is how far bodies that only touch may seem to
    /// reach into each other.
    fn against(&self, other: &Self, sight: &Sight, tolerance: f64) -> Covering {
        if !self.place.meets(&other.place) {
            return Covering::Nothing;
        }
        let query = Query {
            p: &self.convex,
            q: &other.convex,
            dimension: Dimension::Three,
            settings: Settings::default(),
        };
        let axis = gjk::decide(&query).direction.normalize_or_zero();
        let (reach, start) = (self.highest(axis), -other.highest(-axis));
        // The axis leads from the first to the second.
        let has_plane = axis != DVec3::ZERO && reach <= start + tolerance;
        if !has_plane {
            return Covering::Both;
        }
        let beyond = match sight.projection {
            Projection::Perspective => axis.dot(sight.eye) - f64::midpoint(reach, start),
            Projection::Orthographic => axis.dot(sight.back),
        };
        if beyond >= 0.0 { Covering::Second } else { Covering::First }
    }

    fn highest(&self, direction: DVec3) -> f64 {
        match &self.convex.core {
            Core::Vertices(vertices) => {
                vertices.iter().map(|vertex| vertex.dot(direction)).fold(f64::NEG_INFINITY, f64::max)
            }
            Core::Ellipsoid { .. } | Core::Cylinder { .. } | Core::Cone { .. } => f64::INFINITY,
        }
    }
}

impl Coverings {
    /// Of bodies with the numbers of their marks, ascending.
    pub(super) fn of(bodies: &[(usize, Silhouette)], sight: &Sight, tolerance: f64) -> Self {
        let count = bodies.len();
        let mut table = vec![Covering::Nothing; count * count];
        for first in 0..count {
            for second in first + 1..count {
                let covering = bodies[first].1.against(&bodies[second].1, sight, tolerance);
                table[first * count + second] = covering;
                table[second * count + first] = covering.swapped();
            }
        }
        Self { owners: bodies.iter().map(|(owner, _)| *owner).collect(), table }
    }

    /// How the body of one mark stands to that of another.
    pub(super) fn between(&self, first: usize, second: usize) -> Covering {
        let index = |owner: usize| self.owners.binary_search(&owner);
        match (index(first), index(second)) {
            (Ok(first), Ok(second)) => self.table[first * self.owners.len() + second],
            _ => Covering::Both,
        }
    }

    /// Bodies in groups, the farthest first: a group covers nothing of the groups after it. Within a group bodies pass
    /// through each other, or cover each other in a circle.
    pub(super) fn back_to_front(&self, owners: &[usize]) -> Vec<Vec<usize>> {
        let mut left = self.mixtures(owners);
        let covers = |near: &[usize], far: &[usize]| {
            near.iter().any(|one| far.iter().any(|other| self.between(*one, *other) == Covering::First))
        };
        let mut ordered = Vec::new();
        while !left.is_empty() {
            let farthest = (0..left.len()).find(|group| {
                (0..left.len()).all(|other| other == *group || !covers(&left[*group], &left[other]))
            });
            match farthest {
                Some(group) => ordered.push(left.remove(group)),
                // Somewhere among them there is a circle.
                None => ordered.push(left.drain(..).flatten().collect()),
            }
        }
        ordered
    }

    /// Of several bodies the one that passes through the most others; none if none does.
    pub(super) fn most_mixed(&self, owners: &[usize]) -> Option<usize> {
        let mixed = |owner: usize| {
            owners
                .iter()
                .filter(|other| **other != owner && self.between(owner, **other) == Covering::Both)
                .count()
        };
        // The first of the best.
        owners
            .iter()
            .copied()
            .rev()
            .map(|owner| (mixed(owner), owner))
            .max_by_key(|(count, _)| *count)
            .and_then(|(count, owner)| (count > 0).then_some(owner))
    }

    /// Bodies in groups, each of those that pass through each other, directly or through others.
    fn mixtures(&self, owners: &[usize]) -> Vec<Vec<usize>> {
        let mut left = owners.to_vec();
        let mut groups = Vec::new();
        while let Some(first) = left.pop() {
            let mut group = vec![first];
            let mut current = 0;
            while current < group.len() {
                let member = group[current];
                let (mixed, apart): (Vec<_>, Vec<_>) =
                    left.into_iter().partition(|other| self.between(member, *other) == Covering::Both);
                group.extend(mixed);
                left = apart;
                current += 1;
            }
            groups.push(group);
        }
        groups
    }
}

impl Covering {
    const fn swapped(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
            Self::Nothing | Self::Both => self,
        }
    }
}
