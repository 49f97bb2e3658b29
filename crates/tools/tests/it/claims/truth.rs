//! The truth about a pair of polytopes, rounded or not, by definition and in fractions: the distance and the depth of
//! the cores, and the verdict.
//!
//! The distance is the least norm in the hull of all pᵢ − qⱼ; a check against every vertex confirms it. The depth is
//! the smallest support value of the difference along a facet normal. Every facet normal is a normal of three points of
//! P or of three points of Q, or perpendicular to an edge of each. Other normals do no harm, since their support values
//! are larger.

use std::cmp::Ordering;

use gjk_proximity::geometry::{Convex, Dimension};
use gjk_proximity::gjk::Verdict;
use glam::DVec3;

use super::nearest::nearest;
use super::number::{Exact, Interval, Number, Spot, Triple};

/// Two cores with vertices, and the sum of their radii.
pub(crate) struct Polytopes {
    p: Vec<Spot>,
    q: Vec<Spot>,
    pub(crate) radius: Exact,
    /// The square of the distance of the cores; zero where they meet.
    pub(crate) distance_squared: Exact,
    /// The square of the depth of the cores, where the origin is interior to their difference.
    pub(crate) depth_squared: Option<Exact>,
    pub(crate) verdict: Verdict,
}

impl Polytopes {
    /// `None` if a shape is curved.
    pub(crate) fn of(shapes: &[Convex<DVec3>; 2], dimension: Dimension) -> Option<Self> {
        let spots = |shape: &Convex<DVec3>| -> Option<Vec<Spot>> {
            let mut seen: Vec<DVec3> = Vec::new();
            for vertex in shape.core_vertices()? {
                if !seen.contains(vertex) {
                    seen.push(*vertex);
                }
            }
            Some(seen.into_iter().map(Spot::at).collect())
        };
        let [p, q] = shapes;
        let radius = Exact::of(p.radius).plus(&Exact::of(q.radius));
        let mut truth = Self {
            p: spots(p)?,
            q: spots(q)?,
            radius,
            distance_squared: Exact::zero(),
            depth_squared: None,
            verdict: Verdict::Touching,
        };
        truth.distance_squared = truth.least_norm();
        let bridged = truth.distance_squared.compare(&truth.radius.squared());
        if truth.distance_squared.is_zero() {
            truth.depth_squared = truth.depth(dimension);
        }
        truth.verdict = match (truth.distance_squared.is_zero(), truth.depth_squared.is_some(), bridged) {
            (true, true, _) | (true, false, Ordering::Less) | (false, _, Ordering::Less) => Verdict::Overlap,
            (true, false, _) | (false, _, Ordering::Equal) => Verdict::Touching,
            (false, _, Ordering::Greater) => Verdict::Separate,
        };
        Some(truth)
    }

    /// The point of the difference of the cores that lies farthest along a direction.
    pub(crate) fn farthest(&self, direction: &Spot) -> Spot {
        let last = |points: &[Spot], way: Ordering| {
            let first = points[0].clone();
            points.iter().skip(1).fold(first, |best, point| {
                if point.minus(&best).along(direction) == way { point.clone() } else { best }
            })
        };
        last(&self.p, Ordering::Greater).minus(&last(&self.q, Ordering::Less))
    }

    /// The square of the least norm in the difference: the simplex moves on until no vertex is nearer along its point.
    fn least_norm(&self) -> Exact {
        let mut simplex = vec![self.farthest(&Spot::at(DVec3::X))];
        loop {
            let found = nearest(&simplex);
            if found.squared.is_zero() {
                return found.squared;
            }
            // Outward means away from the origin: all of the difference must lie on the far side of the plane through
            // the point.
            let backwards = found.point.times(&Exact::of(-1.0));
            let direction = Spot { rough: approx(&backwards), exact: backwards };
            let farthest = self.farthest(&direction);
            let carrier = &simplex[found.carriers[0]];
            if farthest.minus(carrier).along(&direction) != Ordering::Greater {
                return found.squared;
            }
            simplex = found.carriers.iter().map(|index| simplex[*index].clone()).collect();
            simplex.push(farthest);
        }
    }

    fn edges(points: &[Spot]) -> Vec<Spot> {
        let pairs = points.iter().enumerate();
        pairs.flat_map(|(index, to)| points[..index].iter().map(|from| to.minus(from))).collect()
    }

    /// The vector products of all pairs.
    fn crossed(edges: &[Spot]) -> Vec<Spot> {
        let pairs = edges.iter().enumerate();
        pairs.flat_map(|(index, one)| edges[..index].iter().map(|other| one.cross(other))).collect()
    }

    /// The normals of all planes (in 2D: lines) that may contain a facet of the difference.
    fn normals(&self, dimension: Dimension) -> Vec<Spot> {
        let (of_p, of_q) = (Self::edges(&self.p), Self::edges(&self.q));
        if dimension == Dimension::Two {
            let z = Spot::at(DVec3::Z);
            return of_p.iter().chain(&of_q).map(|edge| edge.cross(&z)).collect();
        }
        let own = |points: &[Spot]| -> Vec<Spot> {
            let corners = (0..points.len()).map(|index| {
                points[..index].iter().map(|point| point.minus(&points[index])).collect::<Vec<Spot>>()
            });
            corners.flat_map(|edges| Self::crossed(&edges)).collect()
        };
        let across = of_p.iter().flat_map(|one| of_q.iter().map(|other| one.cross(other)));
        own(&self.p).into_iter().chain(own(&self.q)).chain(across).collect()
    }

    /// Whether the difference has an inside.
    fn is_solid(&self, dimension: Dimension) -> bool {
        let from = |points: &[Spot]| points[1..].iter().map(|it| it.minus(&points[0])).collect::<Vec<_>>();
        let edges: Vec<Spot> = from(&self.p).into_iter().chain(from(&self.q)).collect();
        let Some(first) = edges.iter().find(|edge| !edge.exact.is_zero()) else { return false };
        let normals = edges.iter().map(|edge| first.cross(edge));
        let Some(normal) = normals.into_iter().find(|normal| !normal.exact.is_zero()) else { return false };
        dimension == Dimension::Two || edges.iter().any(|edge| edge.along(&normal) != Ordering::Equal)
    }

    /// The square of the depth; `None` if the origin, which is in the difference, is not interior.
    fn depth(&self, dimension: Dimension) -> Option<Exact> {
        if !self.is_solid(dimension) {
            return None;
        }
        let mut ways = Vec::new();
        for normal in self.normals(dimension) {
            for sense in [1.0, -1.0] {
                let direction = Spot {
                    rough: normal.rough.times(&Interval::of(sense)),
                    exact: normal.exact.times(&Exact::of(sense)),
                };
                if direction.rough.squared().low <= 0.0 && direction.exact.is_zero() {
                    continue;
                }
                let farthest = self.farthest(&direction);
                if farthest.along(&direction) != Ordering::Greater {
                    return None;
                }
                let (reach, length) = (farthest.rough.dot(&direction.rough), direction.rough.squared());
                // Lower and upper bounds, to skip candidates that cannot be the least.
                let between =
                    [reach.low.max(0.0).powi(2) / length.high, reach.high.powi(2) / length.low.max(0.0)];
                ways.push((direction, farthest, between));
            }
        }
        // The error of a quotient is a few last digits, far less than this.
        let most = ways.iter().map(|way| way.2[1]).filter(|it| it.is_finite()).fold(f64::INFINITY, f64::min)
            * 1.000_001;
        // Quotients of products that have overflowed rule out nothing.
        let open = ways.into_iter().filter(|way| way.2[0].is_nan() || way.2[0] * 0.999_999 <= most);
        open.map(|(direction, farthest, _)| {
            let reach = farthest.exact.dot(&direction.exact);
            reach.squared().over(&direction.exact.squared())
        })
        .min_by(Exact::compare)
    }

    // ---- Lengths ----------------------------------------------------------------------------------------------

    /// Compares a value with the distance of the cores, or of the shapes: the excess of the value (negative: it is too
    /// small), as an exact sign and a length in scene units.
    pub(crate) fn distance_below(&self, is_core: bool, value: f64) -> (Ordering, f64) {
        let radius = if is_core { Exact::zero() } else { self.radius.clone() };
        let is_bridged = self.distance_squared.compare(&radius.squared()) != Ordering::Greater;
        if is_bridged {
            return (Exact::of(value).signum(), value);
        }
        below(&self.distance_squared, &Exact::of(value).plus(&radius))
    }

    /// Compares a value with the depth.
    pub(crate) fn depth_below(&self, is_core: bool, value: f64) -> (Ordering, f64) {
        let radius = if is_core { Exact::zero() } else { self.radius.clone() };
        let value = Exact::of(value);
        if let Some(squared) = &self.depth_squared {
            return below(squared, &value.minus(&radius));
        }
        // The sum of the radii exceeds the gap; the depth is the excess.
        let left = radius.minus(&value);
        if self.distance_squared.compare(&radius.squared()) == Ordering::Greater {
            return (value.signum(), value.rounded());
        }
        let (sign, by) = below(&self.distance_squared, &left);
        (sign.reverse(), -by)
    }
}

/// Compares a value with the root of a square, and returns the excess.
fn below(squared: &Exact, value: &Exact) -> (Ordering, f64) {
    let root = squared.root();
    if value.signum() == Ordering::Less {
        return (Ordering::Less, value.rounded() - root);
    }
    let difference = value.squared().minus(squared);
    // v − d as (v² − d²) / (v + d), which stays accurate if the two are nearly equal.
    let sum = value.rounded() + root;
    let by = if sum > 0.0 { difference.rounded() / sum } else { 0.0 };
    (difference.signum(), by)
}

/// Intervals around fractions: the nearest f64, one step outward.
pub(crate) fn approx(exact: &Triple<Exact>) -> Triple<Interval> {
    Triple(exact.0.each_ref().map(|component| {
        let near = component.rounded();
        Interval { low: near.next_down(), high: near.next_up() }
    }))
}
