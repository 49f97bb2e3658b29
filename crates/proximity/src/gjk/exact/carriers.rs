//! The simplest weights for a common point.
//!
//! The result of the exact method proves the verdict, but may be hard to read. It may have more points than needed, or
//! a point with a weight of 1e-32 because the origin lies beside an edge by the roundoff in the given coordinates. P ⊖
//! Q has other points that surround the origin as well. This module searches for them in f64 and weighs them in
//! integers, so the result is equally a proof.
//!
//! It prefers the fewest points first, then the smallest denominators. By Carathéodory, one point more than the
//! dimension suffices around an interior point, unless the origin lies on a segment or triangle between them. Then, by
//! Steinitz, twice the dimension suffices.

use dashu_int::IBig;
use dashu_int::ops::{BitTest as _, Gcd as _};
use glam::DVec3;

use super::ExactSolution;
use crate::geometry::exact::{BoundedReal, ExactPair, ExactVector, quotient, real_quotient};
use crate::geometry::{Dimension, Side, Vector as _};
use crate::gjk::outcome::Verdict;

/// Share of the total weight below which a weight comes from roundoff in the vertices and is hard to read.
const DUST: f64 = 1e-9;

/// Minimum share of a point in the candidate sets.
const MIN_SHARE: f64 = 1e-6;

/// Maximum distance of a point that counts as lying on a line or plane through the origin, as a fraction of its size.
const LEVEL: f64 = 1e-9;

/// Maximum number of points of P ⊖ Q that are examined: all sets of four of them are tried.
const MAX_POINTS: usize = 24;

/// Maximum number of sets that are weighed in integers, those with the largest minimum share.
const MAX_WEIGHED: usize = 60;

/// Number of binary digits above which denominators are not written out, so that all of them count as equal.
const LONG: usize = 30;

/// Points of P ⊖ Q with positive weights. If the shapes have no radius, their weighted sum is the origin.
#[derive(Clone, Debug)]
pub(in crate::gjk) struct Carriers {
    /// The vertices pᵢ − qⱼ, by i and j.
    pub(in crate::gjk) vertex_pairs: Vec<[usize; 2]>,
    /// The weights; only their proportions matter.
    pub(in crate::gjk) weights: Vec<IBig>,
    /// The sum of the weights.
    pub(in crate::gjk) total: IBig,
    /// The weights as fractions of the sum.
    pub(in crate::gjk) shares: Vec<BoundedReal>,
}

impl Carriers {
    fn new(vertex_pairs: Vec<[usize; 2]>, weights: Vec<IBig>) -> Self {
        let total = weights.iter().sum();
        let shares = weights.iter().map(|weight| real_quotient(weight, &total)).collect();
        Self { vertex_pairs, weights, total, shares }
    }

    /// Returns these carriers with weights that have no common factor.
    fn reduced(mut self) -> Self {
        let divisor = self.weights.iter().fold(None, |divisor: Option<IBig>, weight| {
            Some(divisor.map_or_else(|| weight.clone(), |divisor| IBig::from(divisor.gcd(weight))))
        });
        if let Some(divisor) = divisor.filter(|divisor| *divisor > IBig::ONE) {
            for number in self.weights.iter_mut().chain([&mut self.total]) {
                *number = &*number / &divisor;
            }
        }
        self
    }

    fn least_share(&self) -> f64 {
        let share = |(share, weight): (&BoundedReal, &IBig)| {
            share.nearest().unwrap_or_else(|| quotient(weight, &self.total, 0))
        };
        self.shares.iter().zip(&self.weights).map(share).fold(1.0, f64::min)
    }

    /// Returns the obstacles to reading the reduced carriers, the worst first.
    fn cost(&self) -> (bool, usize, usize, f64) {
        let share = self.least_share();
        (share < DUST, self.vertex_pairs.len(), self.total.bit_len().min(LONG), -share)
    }
}

/// Returns the carriers of the common point that a solution proves, in the simplest form that was found. If the
/// points of the solution form a simplex without negligible weights, they are the carriers: the run ends with them.
pub(in crate::gjk) fn carriers(solution: &ExactSolution, pair: &ExactPair, dimension: Dimension) -> Carriers {
    let found = Carriers::new(solution.vertex_pairs.clone(), solution.weights.clone());
    let enough = match solution.verdict {
        Verdict::Overlap if pair.radius().is_zero() => dimension.count() + 1,
        _ => 1,
    };
    if found.vertex_pairs.len() <= enough && found.least_share() >= DUST {
        return found;
    }
    let found = found.reduced();
    let better = if pair.radius().is_zero() {
        CarrierSearch::new(solution, pair, dimension).best()
    } else if solution.verdict == Verdict::Overlap {
        within_the_radii(pair)
    } else {
        None
    };
    better.filter(|better| better.cost() < found.cost()).unwrap_or(found)
}

/// Returns the closest pair of vertices, one of each shape, if their distance is at most the sum of the radii.
fn within_the_radii(pair: &ExactPair) -> Option<Carriers> {
    let reachable = pair.radius() * pair.radius();
    let numbers = all_numbers(pair)?;
    let (vertex_pair, distance) = numbers
        .into_iter()
        .map(|[i, j]| ([i, j], pair.difference(i, j).length_squared()))
        .min_by(|(_, one), (_, other)| one.cmp(other))?;
    (distance < reachable).then(|| Carriers::new(vec![vertex_pair], vec![IBig::ONE]))
}

/// Returns all differences of two vertices, if they are few.
fn all_numbers(pair: &ExactPair) -> Option<Vec<[usize; 2]>> {
    let (of_p, of_q) = (pair.count(Side::P), pair.count(Side::Q));
    let numbers = || (0..of_p).flat_map(|i| (0..of_q).map(move |j| [i, j])).collect();
    (of_p.saturating_mul(of_q) <= 4 * MAX_POINTS).then(numbers)
}

/// A candidate point for carrying the origin.
struct CarrierCandidate {
    vertex_pair: [usize; 2],
    exact: ExactVector,
    /// The approximate position, in units of the distance of the farthest candidate.
    at: DVec3,
}

/// Points with weights that bring them to the origin, within roundoff: their indices and shares.
type Circuit = Vec<(usize, f64)>;

struct CarrierSearch {
    pool: Vec<CarrierCandidate>,
    /// The minimum dimension that the points must span: that of the scene for an overlap, zero for a touch.
    rank: usize,
    /// The maximum dimension that they may span: that of the scene, or of the plane or line along which shapes touch.
    span: usize,
    /// The normal of all points if they lie in a plane.
    normal: ExactVector,
}

impl CarrierSearch {
    fn new(solution: &ExactSolution, pair: &ExactPair, dimension: Dimension) -> Self {
        let is_overlap = solution.verdict == Verdict::Overlap;
        let span = dimension.count() - usize::from(!is_overlap);
        let normal = match dimension {
            Dimension::Two => ExactVector::new(IBig::ZERO, IBig::ZERO, IBig::ONE),
            Dimension::Three => solution.direction.clone(),
        };
        let mut numbers = solution.vertex_pairs.clone();
        numbers
            .extend(all_numbers(pair).unwrap_or_else(|| farthest(&solution.vertex_pairs, pair, dimension)));
        let mut pool: Vec<CarrierCandidate> = Vec::new();
        for vertex_pair in numbers {
            let exact = pair.difference(vertex_pair[0], vertex_pair[1]);
            let is_level = is_overlap || exact.dot(&solution.direction).is_zero();
            if is_level && pool.iter().all(|other| other.exact != exact) {
                let at = pair.point(&exact, &IBig::ONE);
                pool.push(CarrierCandidate { vertex_pair, exact, at });
            }
        }
        if pool.len() > MAX_POINTS {
            // The solution's points come first, then the farthest ones: inner points surround little.
            let kept = solution.vertex_pairs.len().min(pool.len());
            pool[kept..].sort_by(|one, other| other.at.max_abs().total_cmp(&one.at.max_abs()));
            pool.truncate(MAX_POINTS);
        }
        let size = pool.iter().fold(f64::MIN_POSITIVE, |size, candidate| size.max(candidate.at.max_abs()));
        for candidate in &mut pool {
            candidate.at /= size;
        }
        Self { pool, rank: if is_overlap { span } else { 0 }, span, normal }
    }

    /// Returns the simplest carriers.
    fn best(&self) -> Option<Carriers> {
        let least = if self.rank > 0 { self.span + 1 } else { 1 };
        for count in least..=self.span + 1 {
            let mut circuits = self.circuits(count);
            circuits.truncate(MAX_WEIGHED);
            let weighed = circuits.iter().filter_map(|circuit| self.weighed(circuit));
            let best = weighed.min_by(|one, other| {
                one.cost().partial_cmp(&other.cost()).unwrap_or(std::cmp::Ordering::Equal)
            });
            if best.is_some() {
                return best;
            }
        }
        self.joined()
    }

    /// Returns sets of `count` points that surround the origin, the largest minimum share first.
    fn circuits(&self, count: usize) -> Vec<Circuit> {
        let mut circuits: Vec<(f64, Circuit)> = Vec::new();
        let mut chosen: Vec<usize> = Vec::new();
        self.choose(count, &mut chosen, &mut circuits);
        circuits.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        circuits.into_iter().map(|(_, circuit)| circuit).collect()
    }

    fn choose(&self, count: usize, chosen: &mut Vec<usize>, circuits: &mut Vec<(f64, Circuit)>) {
        if chosen.len() == count {
            let points: Vec<DVec3> = chosen.iter().map(|index| self.pool[*index].at).collect();
            if let Some(shares) = Self::shares(&points) {
                let least = shares.iter().copied().fold(1.0, f64::min);
                if least >= MIN_SHARE {
                    circuits.push((least, chosen.iter().copied().zip(shares).collect()));
                }
            }
            return;
        }
        for next in chosen.last().map_or(0, |last| last + 1)..self.pool.len() {
            chosen.push(next);
            self.choose(count, chosen, circuits);
            chosen.pop();
        }
    }

    /// Returns the shares with which the points add up to the origin, within roundoff. Returns `None` if there are no
    /// such shares.
    fn shares(points: &[DVec3]) -> Option<Vec<f64>> {
        let parts: Vec<f64> = match *points {
            [a] => vec![if a.max_abs() <= LEVEL { 1.0 } else { return None }],
            [a, b] => {
                let (of_a, of_b) = (a.length(), b.length());
                let is_opposite = a.dot(b) < 0.0 && a.cross(b).length() <= LEVEL * of_a * of_b;
                if !is_opposite {
                    return None;
                }
                vec![of_b, of_a]
            }
            [a, b, c] => {
                let normal = (b - a).cross(c - a);
                let height = a.dot(normal);
                if height.abs() > LEVEL * normal.length() {
                    return None;
                }
                [b.cross(c), c.cross(a), a.cross(b)].map(|part| part.dot(normal)).to_vec()
            }
            [a, b, c, d] => {
                let (ab, cd) = (a.cross(b), c.cross(d));
                let parts = [b.dot(cd), -a.dot(cd), d.dot(ab), -c.dot(ab)];
                let sign = parts.iter().sum::<f64>().signum();
                parts.map(|part| part * sign).to_vec()
            }
            _ => return None,
        };
        let total: f64 = parts.iter().sum();
        let is_fine = total > 0.0 && total.is_finite() && parts.iter().all(|part| *part > 0.0);
        is_fine.then(|| parts.into_iter().map(|part| part / total).collect())
    }

    /// Handles the case that no simplex has the origin clearly inside. The origin then lies on the hull of some of its
    /// points. Returns several such sets, which together span the space.
    fn joined(&self) -> Option<Carriers> {
        let mut circuits: Vec<Circuit> = (2..=self.span).flat_map(|count| self.circuits(count)).collect();
        circuits.truncate(MAX_WEIGHED / 2);
        let mut best: Option<Carriers> = None;
        let mut add = |sets: &[&Circuit]| {
            let mut union: Circuit = Vec::new();
            for (index, share) in sets.iter().copied().flatten() {
                match union.iter_mut().find(|(other, _)| other == index) {
                    Some((_, sum)) => *sum += share,
                    None => union.push((*index, *share)),
                }
            }
            if union.len() > 2 * self.span
                || best.as_ref().is_some_and(|best| best.vertex_pairs.len() < union.len())
            {
                return;
            }
            if let Some(weighed) = self.weighed(&union)
                && best.as_ref().is_none_or(|best| weighed.cost() < best.cost())
            {
                best = Some(weighed);
            }
        };
        for (first, one) in circuits.iter().enumerate() {
            for (second, two) in circuits.iter().enumerate().take(first) {
                add(&[one, two]);
                if self.span == 3 {
                    circuits[..second].iter().for_each(|three| add(&[one, two, three]));
                }
            }
        }
        best
    }

    /// Returns exact weights near these shares: simple ones for all points but a basis, which balances them.
    fn weighed(&self, circuit: &[(usize, f64)]) -> Option<Carriers> {
        let exact = |index: usize| &self.pool[index].exact;
        let basis = self.basis(circuit);
        if basis.len() < self.rank {
            return None;
        }
        let others: Vec<(usize, f64)> =
            circuit.iter().copied().filter(|(index, _)| !basis.contains(index)).collect();
        let unit = others.iter().map(|(_, share)| *share).fold(f64::INFINITY, f64::min);
        // Multiples of a quarter of the smallest share keep the proportions without a long number.
        let simple = |share: f64| IBig::try_from((4.0 * share / unit).round()).ok();
        let mut weights: Vec<(usize, IBig)> = Vec::new();
        let mut rest = ExactVector::default();
        for (index, share) in others {
            let weight = simple(share)?;
            rest = &rest + &exact(index).scaled(&weight);
            weights.push((index, weight));
        }
        let (denominator, of_basis) = match *basis {
            [] => (IBig::ONE, Vec::new()),
            [a] => {
                let a = exact(a);
                (a.length_squared(), vec![-rest.dot(a)])
            }
            [a, b] => {
                let (a, b) = (exact(a), exact(b));
                let normal = if self.span == 2 { self.normal.clone() } else { a.cross(b) };
                (a.cross(b).dot(&normal), vec![-rest.cross(b).dot(&normal), -a.cross(&rest).dot(&normal)])
            }
            [a, b, c] => {
                let (a, b, c) = (exact(a), exact(b), exact(c));
                let (bc, ca, ab) = (b.cross(c), c.cross(a), a.cross(b));
                (a.dot(&bc), vec![-rest.dot(&bc), -rest.dot(&ca), -rest.dot(&ab)])
            }
            _ => return None,
        };
        let sign = denominator.signum();
        for (_, weight) in &mut weights {
            *weight *= &denominator * &sign;
        }
        weights.extend(basis.iter().copied().zip(of_basis).map(|(index, weight)| (index, weight * &sign)));
        let terms = weights.iter().map(|(index, weight)| (exact(*index), weight));
        let sum = ExactVector::weighted_sum(terms);
        if !sum.is_zero() || weights.iter().any(|(_, weight)| *weight <= IBig::ZERO) {
            return None;
        }
        weights.sort_by_key(|(index, _)| *index);
        let (indices, weights): (Vec<usize>, Vec<IBig>) = weights.into_iter().unzip();
        let vertex_pairs = indices.into_iter().map(|index| self.pool[index].vertex_pair).collect();
        Some(Carriers::new(vertex_pairs, weights).reduced())
    }

    /// Returns a maximal set of independent points, the farthest from each other first.
    fn basis(&self, circuit: &[(usize, f64)]) -> Vec<usize> {
        let mut basis: Vec<usize> = Vec::new();
        let mut unit: Vec<DVec3> = Vec::new();
        while basis.len() < self.span {
            let apart = |at: DVec3| unit.iter().fold(at, |at, unit| at - *unit * at.dot(*unit));
            let rests = circuit.iter().map(|(index, _)| (*index, apart(self.pool[*index].at)));
            let farthest = rests.max_by(|(_, one), (_, other)| one.length().total_cmp(&other.length()));
            match farthest {
                Some((index, rest)) if rest.length() > LEVEL => {
                    basis.push(index);
                    unit.push(rest.unit());
                }
                _ => break,
            }
        }
        basis
    }
}

/// Returns points of a large difference: those made of the vertices that were found, and the farthest ones all around.
fn farthest(found: &[[usize; 2]], pair: &ExactPair, dimension: Dimension) -> Vec<[usize; 2]> {
    let mut numbers: Vec<[usize; 2]> =
        found.iter().flat_map(|[i, _]| found.iter().map(move |[_, j]| [*i, *j])).collect();
    let steps = |is_used: bool| if is_used { -1..=1 } else { 0..=0 };
    for x in -1..=1 {
        for y in -1..=1 {
            for z in steps(dimension == Dimension::Three) {
                let direction = ExactVector::new(IBig::from(x), IBig::from(y), IBig::from(z));
                if !direction.is_zero() {
                    let (i, j) = pair.support(&direction);
                    numbers.push([i, j]);
                }
            }
        }
    }
    numbers
}
