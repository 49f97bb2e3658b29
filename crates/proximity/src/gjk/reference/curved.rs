//! Curved shapes, to a tolerance: bounds from outside by support planes, from inside by hulls of support points.
//!
//! 1. *Approach.* GJK toward the nearest point, with the nearest feature of each simplex found exactly. A support plane
//!    short of the origin proves a separation.
//! 2. *Expand.* If the origin is reached, the hull of the support points grows at the facet nearest to the origin. It
//!    grows until all facets have the origin inside, which proves an overlap, or one of them lies on the boundary.
//!
//! A pair that is nearer to contact than the tolerance counts as a touch.

use dashu_int::IBig;
use glam::DVec3;

use super::judgement::Reference;
use crate::geometry::exact::{ExactPair, ExactVector};
use crate::geometry::{Convex, Dimension, Hull, Hull2, Hull3, SupportPoint, Vector as _, support_point};
use crate::gjk::certificate::build::WeightedSupport;
use crate::gjk::certificate::{Certificate, CommonPoint, SeparatingAxis};
use crate::gjk::exact::{self, ExactSolution};
use crate::gjk::gap::edges;
use crate::gjk::outcome::Verdict;

/// Fraction of the size of the shapes below which a gap or depth counts as a touch. A support point of a curved shape
/// is off by some machine epsilons of its coordinates. A smaller tolerance would mistake roundoff for a gap or for
/// clearance.
const TOLERANCE: f64 = 64.0 * f64::EPSILON;

/// Maximum number of approaches to the origin, and of expansions of the hull. The error falls to about a third each
/// time, and only shapes that touch take more than a few iterations.
const MAX_ITERATIONS: usize = 100;

/// Sine of the angle between two sides of a triangle below which its normal is computed from integers. In f64 that
/// normal may be roundoff alone. The outermost facet could then be one with a wrong normal, which no support point
/// along it removes. Of 13,000 pairs of cones, cylinders and rods on a lattice, three were called a touch although they
/// overlap deeply, and for two more the verdict depended on the hint.
const SLIVER: f64 = 1e-4;

/// A support point, with the direction that found it.
#[derive(Clone, Copy, Debug)]
struct DirectedSupport {
    direction: DVec3,
    support: SupportPoint<DVec3>,
}

/// A pair of shapes and all support points computed for it.
struct CurvedInquiry<'a> {
    shapes: [&'a Convex<DVec3>; 2],
    dimension: Dimension,
    tolerance: f64,
    asked: Vec<DirectedSupport>,
}

/// Returns the reference verdict on curved shapes. `hint` is a direction to begin with, such as a supposed separating
/// axis.
pub fn reference(shapes: [&Convex<DVec3>; 2], dimension: Dimension, hint: DVec3) -> Reference {
    let mut inquiry = CurvedInquiry { shapes, dimension, tolerance: 0.0, asked: Vec::new() };
    for axis in &DVec3::AXES[..dimension.count()] {
        inquiry.ask(*axis);
        inquiry.ask(-*axis);
    }
    let size = |it: &DirectedSupport| {
        [it.support.point, it.support.on_p, it.support.on_q].map(|point| point.abs().max_element())
    };
    inquiry.tolerance = TOLERANCE * inquiry.asked.iter().flat_map(size).fold(0.0, f64::max);
    let start = if hint.is_finite() && hint != DVec3::ZERO { hint } else { DVec3::X };
    let certificate = inquiry.approach(start.unit()).unwrap_or_else(|| inquiry.expand());
    let verdict = match certificate {
        Certificate::SeparatingAxis(_) => Verdict::Separate,
        Certificate::CommonPoint(_) => Verdict::Overlap,
        Certificate::Contact { .. } => Verdict::Touching,
    };
    let proves =
        verdict != Verdict::Touching && certificate.check(shapes[0], shapes[1], dimension) == Ok(verdict);
    Reference { verdict, certificate, certified: proves, tolerance: inquiry.tolerance }
}

impl CurvedInquiry<'_> {
    /// Computes a support point in a direction of length one, and returns the support value of P ⊖ Q.
    fn ask(&mut self, direction: DVec3) -> f64 {
        let support = support_point(self.shapes[0], self.shapes[1], direction);
        self.asked.push(DirectedSupport { direction, support });
        support.point.dot(direction)
    }

    fn points(&self) -> Vec<DVec3> {
        self.asked.iter().map(|asked| asked.support.point).collect()
    }

    /// Returns the exact position of the origin relative to the hull of some of the computed points.
    fn solve(&self, numbers: &[usize]) -> Option<(ExactSolution, ExactPair)> {
        let points = numbers.iter().map(|number| self.asked[*number].support.point);
        let pair = ExactPair::of(&Convex::vertices(points).ok()?, &Convex::point(DVec3::ZERO))?;
        let solution = exact::solve(&pair, self.dimension, &[]);
        Some((solution, pair))
    }

    /// Approaches the point of P ⊖ Q nearest to the origin. Returns `None` once the origin is reached, to within the
    /// tolerance.
    fn approach(&mut self, start: DVec3) -> Option<Certificate> {
        self.ask(start);
        let mut simplex = vec![self.asked.len() - 1];
        for _ in 0..MAX_ITERATIONS {
            let (solution, pair) = self.solve(&simplex)?;
            if solution.verdict != Verdict::Separate {
                return None;
            }
            let [numerator, denominator] = &solution.distance_squared;
            let upper = pair.length_of(numerator, denominator);
            let direction = solution.direction.unit();
            let lower = -self.ask(direction);
            if lower > self.tolerance {
                return Some(Certificate::SeparatingAxis(SeparatingAxis::rounded(
                    direction,
                    lower,
                    self.tolerance,
                )));
            }
            // The simplex may be flat, and P ⊖ Q may extend far outside it.
            if upper <= self.tolerance {
                return None;
            }
            simplex = solution.vertex_pairs.iter().map(|[index, _]| simplex[*index]).collect();
            simplex.push(self.asked.len() - 1);
        }
        None
    }

    /// Handles an origin in P ⊖ Q, within the tolerance: searches for clearance on all sides.
    fn expand(&mut self) -> Certificate {
        let mut nearest = DVec3::X;
        for _ in 0..MAX_ITERATIONS {
            let points = self.points();
            // Nothing is proved about points that overflow (in f32, outside the limits of scenes).
            if !points.iter().all(|point| point.is_finite()) {
                break;
            }
            let hull = Hull::of(self.dimension, &points);
            match hull.as_ref().and_then(|hull| outermost_facet(hull, &points)) {
                Some((_, outwards)) if outwards < -self.tolerance => {
                    return Certificate::CommonPoint(self.common_point());
                }
                Some((normal, outwards)) => {
                    nearest = normal;
                    if self.ask(normal) + outwards <= self.tolerance {
                        break;
                    }
                }
                // All points so far lie in a plane or on a line: search on both sides of it.
                None => {
                    nearest = exact::beside(&points, self.dimension).unwrap_or(nearest);
                    let room = self.ask(nearest).min(self.ask(-nearest));
                    if room <= self.tolerance {
                        nearest = if self.ask(nearest) <= room { nearest } else { -nearest };
                        break;
                    }
                }
            }
        }
        self.contact(nearest)
    }

    fn contact(&self, direction: DVec3) -> Certificate {
        let axis = SeparatingAxis::rounded(direction, 0.0, self.tolerance);
        Certificate::Contact { point: self.common_point(), axis }
    }

    /// Returns the point nearest to the origin in the hull of the computed points, as their weighted mean. Points with
    /// zero weight only add clearance around the origin.
    fn common_point(&self) -> CommonPoint {
        let mut found: Vec<WeightedSupport> =
            self.asked.iter().map(|asked| (asked.direction, asked.support, IBig::ZERO)).collect();
        let all: Vec<usize> = (0..self.asked.len()).collect();
        if let Some((solution, _)) = self.solve(&all) {
            for ([index, _], weight) in solution.vertex_pairs.iter().zip(solution.weights) {
                found[*index].2 = weight;
            }
        }
        CommonPoint::rounded(&found, self.tolerance)
    }
}

/// Returns the unit normal of the facet whose plane has the origin farthest outside, and the distance; negative inside.
fn outermost_facet(hull: &Hull, points: &[DVec3]) -> Option<(DVec3, f64)> {
    let farther = |best: Option<(DVec3, f64)>, (normal, through): (DVec3, DVec3)| {
        let outwards = -through.dot(normal);
        if best.is_none_or(|(_, most)| outwards > most) { Some((normal, outwards)) } else { best }
    };
    match hull {
        Hull::Flat(Hull2::Polygon(corners)) => edges(corners)
            .map(|(from, to)| {
                let edge = points[to] - points[from];
                (DVec3::new(edge.y, -edge.x, 0.0).unit(), points[from])
            })
            .fold(None, farther),
        // The exact triangles, since the faces are merged for display only.
        Hull::Solid(Hull3::Polytope(polytope)) => polytope
            .triangles
            .iter()
            .map(|corners| {
                let triangle = corners.map(|index| points[index]);
                (normal(triangle), triangle[0])
            })
            .fold(None, farther),
        Hull::Flat(_) | Hull::Solid(_) => None,
    }
}

/// Returns the unit normal of a triangle, outward if its corners are counterclockwise.
fn normal([a, b, c]: [DVec3; 3]) -> DVec3 {
    let (ab, ac) = (b - a, c - a);
    let normal = ab.cross(ac);
    if normal.length() > SLIVER * ab.length() * ac.length() {
        return normal.unit();
    }
    let (exact, _) = ExactVector::in_common_unit(&[a, b, c]);
    (&exact[1] - &exact[0]).cross(&(&exact[2] - &exact[0])).unit()
}
