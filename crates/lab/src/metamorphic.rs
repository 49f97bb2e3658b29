//! Changes of a pair that must not change the answer: the same pair swapped, with its vertices in another order,
//! rotated, scaled or moved. If the answer changes, it is wrong before or after the change. So no reference is needed
//! to find the error.

use glam::{DQuat, DVec3};
use rayon::prelude::*;
use std::ops::Range;

use super::experiment::{Experiment, Watch};
use super::truth::truth;
use crate::geometry::{Body, Convex, Dimension, Pose, Shape};
use crate::gjk::{self, Algorithm, Query, Settings};
use crate::scene::Scene;

/// A change of a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PairChange {
    /// P and Q are swapped.
    Swap,
    /// The vertices of each shape in another order.
    Permute,
    /// A quarter turn about the z axis: (x, y) becomes (−y, x).
    QuarterTurn,
    /// Scaled by a power of two between 2⁻⁸ and 2⁸.
    Double,
    /// Both moved by the same vector: coordinates round.
    Translate,
    /// Both rotated by the same angle: coordinates round.
    Rotate,
    /// Scaled by three: coordinates round.
    Triple,
}

impl PairChange {
    /// All changes, starting with those without rounding errors.
    pub const ALL: [Self; 7] = [
        Self::Swap,
        Self::Permute,
        Self::QuarterTurn,
        Self::Double,
        Self::Translate,
        Self::Rotate,
        Self::Triple,
    ];

    /// Returns the name in tables and in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Swap => "swap",
            Self::Permute => "permute",
            Self::QuarterTurn => "quarter-turn",
            Self::Double => "power-of-two",
            Self::Translate => "translate",
            Self::Rotate => "rotate",
            Self::Triple => "times-three",
        }
    }

    /// Returns whether the changed coordinates are exact. Otherwise they are rounded, and the changed pair
    /// may have another truth.
    pub const fn is_exact(self) -> bool {
        matches!(self, Self::Swap | Self::Permute | Self::QuarterTurn | Self::Double)
    }

    /// Returns the factor of all lengths. `number` is the number of the pair, as in [`PairChange::apply`].
    pub fn factor(self, number: u64) -> f64 {
        match self {
            Self::Double => {
                let power = i32::try_from(mixed(number, 7) % 8).unwrap_or_default() + 1;
                2_f64.powi(if mixed(number, 8).is_multiple_of(2) { power } else { -power })
            }
            Self::Triple => 3.0,
            _ => 1.0,
        }
    }

    /// Applies the change to a pair, and to its first search direction. Returns `None` for shapes with a
    /// curved core, which have no vertices (cylinders, cones, ellipsoids), and for coordinates out of
    /// bounds. Equal numbers give equal changes.
    pub fn apply(self, scene: &Scene, number: u64) -> Option<Scene> {
        let dimension = scene.dimension;
        let factor = self.factor(number);
        let moved = |point: DVec3| match self {
            Self::Swap | Self::Permute => point,
            // + 0.0 avoids −0.
            Self::QuarterTurn => DVec3::new(-point.y + 0.0, point.x, point.z),
            Self::Double | Self::Triple => point * factor,
            Self::Translate => point + vector(number, dimension) * 10.0,
            Self::Rotate => turn(number, dimension) * point,
        };
        let turned = |direction: DVec3| match self {
            Self::Swap => -direction + 0.0,
            Self::Translate => direction,
            _ => moved(direction),
        };
        let mut convexes = scene.convexes();
        if self == Self::Swap {
            convexes.reverse();
        }
        let body = |convex: &Convex<DVec3>| {
            let mut points: Vec<DVec3> = convex.core_vertices()?.iter().map(|point| moved(*point)).collect();
            if self == Self::Permute {
                permute(&mut points, number);
            }
            Body::new(dimension, Shape::Points(points), Pose::identity(dimension), convex.radius * factor)
                .ok()
        };
        let [p, q] = convexes.each_ref().map(body);
        let query = Settings {
            initial_direction: turned(scene.query.initial_direction),
            next_directions: scene.query.next_directions.map(turned),
            ..scene.query
        };
        Some(Scene { query, ..Scene::new(dimension, [p?, q?]) })
    }
}

/// Mixes the bits of a number and a salt into a pseudo-random number (the finalizer of `SplitMix64`).
const fn mixed(number: u64, salt: u64) -> u64 {
    let z = number.wrapping_add(salt.wrapping_mul(0x9E37_79B9_7F4A_7C15)).wrapping_add(0x9E37_79B9_7F4A_7C15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// A number from −1 to 1.
fn unit(number: u64, salt: u64) -> f64 {
    (mixed(number, salt) >> 11) as f64 / (1_u64 << 52) as f64 - 1.0
}

fn vector(number: u64, dimension: Dimension) -> DVec3 {
    let z = if dimension == Dimension::Two { 0.0 } else { unit(number, 3) };
    DVec3::new(unit(number, 1), unit(number, 2), z)
}

fn turn(number: u64, dimension: Dimension) -> DQuat {
    let angle = unit(number, 4) * std::f64::consts::PI;
    let axis = if dimension == Dimension::Two { DVec3::Z } else { vector(number, dimension) };
    DQuat::from_axis_angle(axis.try_normalize().unwrap_or(DVec3::Z), angle)
}

/// Permutes the points (Fisher and Yates).
fn permute(points: &mut [DVec3], number: u64) {
    for last in (1..points.len()).rev() {
        let at = usize::try_from(mixed(number, 100 + last as u64) % (last as u64 + 1)).unwrap_or_default();
        points.swap(last, at);
    }
}

/// The counts of answers that changed.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Changed {
    /// The number of compared pairs.
    pub pairs: u64,
    /// The number of pairs with another verdict although the truth is the same.
    pub verdicts: u64,
    /// The number of pairs with a length before and after.
    pub measured: u64,
    /// The number of these pairs whose scaled length differs: by any bit if the change is exact, by more
    /// than [`Changed::TOLERANCE`] of the size of the pair if coordinates round.
    pub lengths: u64,
    /// The largest difference of lengths, as a fraction of the size of the pair.
    pub worst: f64,
    /// The lowest number of a pair with another verdict.
    pub first: Option<u64>,
}

impl Changed {
    /// Maximum change of a length if coordinates round, as a fraction of the size of the pair.
    pub const TOLERANCE: f64 = 1e-9;

    /// Counts a pair after a change. `is_same` states whether the verdict is still the same, `lengths` are the expected
    /// and the found length, and `size` is the size of the pair.
    pub fn add(
        &mut self,
        number: u64,
        change: PairChange,
        is_same: bool,
        lengths: Option<[f64; 2]>,
        size: f64,
    ) {
        self.pairs += 1;
        if !is_same {
            self.verdicts += 1;
            self.first = Some(self.first.map_or(number, |first| first.min(number)));
        }
        if let Some([expected, found]) = lengths {
            self.measured += 1;
            let difference = (expected - found).abs() / size;
            let is_other = if change.is_exact() { expected != found } else { difference > Self::TOLERANCE };
            self.lengths += u64::from(is_other);
            self.worst = self.worst.max(difference);
        }
    }

    /// Describes the largest difference of lengths; empty if no lengths were compared.
    pub fn at_most(&self) -> String {
        if self.measured == 0 {
            String::new()
        } else if self.worst == 0.0 {
            "0".to_owned()
        } else {
            format!("{:.1e}", self.worst)
        }
    }

    fn merged(self, other: Self) -> Self {
        let first = [self.first, other.first].into_iter().flatten().min();
        Self {
            pairs: self.pairs + other.pairs,
            verdicts: self.verdicts + other.verdicts,
            measured: self.measured + other.measured,
            lengths: self.lengths + other.lengths,
            worst: self.worst.max(other.worst),
            first,
        }
    }
}

/// The counts of all changes, in the order of [`PairChange::ALL`].
pub type Changes = [Changed; PairChange::ALL.len()];

/// Adds the counts of other pairs.
pub fn merge_changes(changes: &mut Changes, more: &Changes) {
    for (changed, more) in changes.iter_mut().zip(more) {
        *changed = changed.merged(*more);
    }
}

/// Returns the size of a pair: the largest extent of both shapes together, without radii; 1 for two equal
/// points.
pub fn size(convexes: &[Convex<DVec3>; 2]) -> f64 {
    let points = || convexes.iter().flat_map(|convex| convex.core_vertices().unwrap_or_default());
    let low = points().copied().reduce(DVec3::min).unwrap_or_default();
    let high = points().copied().reduce(DVec3::max).unwrap_or_default();
    let extent = (high - low).max_element();
    if extent > 0.0 { extent } else { 1.0 }
}

impl Experiment {
    /// Runs the algorithms on all pairs and on each with every change, in parallel. Pairs with a curved core
    /// are not changed.
    pub fn changes(&self, watch: &Watch) -> Vec<(Algorithm, Changes)> {
        self.changes_of(0..self.pairs, watch)
    }

    /// Runs the algorithms on the pairs with these numbers, as [`changes`](Self::changes) does.
    pub fn changes_of(&self, numbers: Range<u64>, watch: &Watch) -> Vec<(Algorithm, Changes)> {
        let nothing = || vec![Changes::default(); self.algorithms.len()];
        let counted = numbers
            .into_par_iter()
            .take_any_while(|_| !watch.is_cancelled())
            .fold(nothing, |mut all, number| {
                self.change(number, &mut all);
                watch.count();
                all
            })
            .reduce(nothing, |mut all, more| {
                all.iter_mut().zip(&more).for_each(|(changes, more)| merge_changes(changes, more));
                all
            });
        self.algorithms.iter().copied().zip(counted).collect()
    }

    fn change(&self, number: u64, all: &mut [Changes]) {
        let scene = self.untitled(number, Algorithm::default());
        let convexes = scene.convexes();
        let query = scene.query(&convexes);
        let (reference, size) = (truth(&query), size(&convexes));
        let ask = |query: &Query<'_>, algorithm| {
            gjk::decide(&Query { settings: Settings { algorithm, ..query.settings }, ..*query })
        };
        let before: Vec<_> = self.algorithms.iter().map(|algorithm| ask(&query, *algorithm)).collect();
        for (index, change) in PairChange::ALL.into_iter().enumerate() {
            let Some(changed) = change.apply(&scene, number) else { continue };
            let convexes = changed.convexes();
            let query = changed.query(&convexes);
            if !change.is_exact() && truth(&query).verdict != reference.verdict {
                continue;
            }
            let factor = change.factor(number);
            for ((algorithm, before), changes) in self.algorithms.iter().zip(&before).zip(all.iter_mut()) {
                let after = ask(&query, *algorithm);
                let is_same = before.verdict == after.verdict;
                let length = |it: &gjk::Outcome| it.measurement.map(|measurement| measurement.length);
                let lengths = length(before)
                    .zip(length(&after))
                    .map(|(before, after)| [signed(before) * factor, signed(after)]);
                changes[index].add(number, change, is_same, lengths, size * factor);
            }
        }
    }
}

/// Returns the signed length: a separation is positive, a depth negative.
pub fn signed(length: crate::geometry::Length) -> f64 {
    length.separation().unwrap_or_else(|| -length.penetration_depth().unwrap_or(0.0))
}

#[cfg(test)]
mod tests {
    use glam::DVec3;

    use super::{PairChange, permute};

    #[test]
    fn every_change_is_the_same_for_the_same_number() {
        let mut points: Vec<DVec3> = (0..9).map(|x| DVec3::X * f64::from(x)).collect();
        let sorted = points.clone();
        permute(&mut points, 5);
        assert_ne!(points, sorted);
        let mut again = sorted.clone();
        permute(&mut again, 5);
        assert_eq!(points, again);
        points.sort_by(|a, b| a.x.total_cmp(&b.x));
        assert_eq!(points, sorted, "a permutation loses nothing");
        for number in 0..100 {
            let factor = PairChange::Double.factor(number);
            assert!(
                factor != 1.0 && libm::log2(factor).fract() == 0.0 && libm::log2(factor).abs() <= 8.0,
                "{factor}"
            );
        }
    }
}
