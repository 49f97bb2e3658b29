//! A GJK whose points move as the direction rotates.
//!
//! A support point of a smooth boundary is the farthest one in a single direction. So a simplex of such points
//! approaches the foot of the origin step by step, each a fraction of the previous one, and becomes a sliver. Here a
//! vertex is a pair of pieces of the boundaries (see [`BoundaryPoint`]) and not a point: each new direction n moves all
//! of them.
//!
//! GJK takes the nearest point x of the simplex and searches along −x. This search uses the direction in which x will
//! have moved to the foot of the origin. Let M be the curvature of the pieces and d the distance of their plane from
//! the origin. Then x is the nearest point in the metric G = (1 + M / d)⁻¹, and the direction is −G x. For one vertex
//! that is a step of Newton's method for the smallest support value, for corners it is plain GJK, and for several
//! smooth pieces a step of quadratic programming. If the simplex has the right pieces, the number of correct digits
//! doubles with every direction.
//!
//! The first direction is a good one, so the closest points are likely to lie on a side nearly perpendicular to it: the
//! pieces at both of its ends are included from the start. A step that goes too far finds another piece, or overshoots
//! on the same one. The next direction is then that to the closest point of the other core, if there is a formula for
//! it. Otherwise it is the direction between the two in which the old point and the new one are equally far.

use glam::{DMat2, DVec2, DVec3};

use super::bounds::{CoreDistance, DistanceBounds};
use crate::geometry::roundoff::GAIN;
use crate::geometry::{
    BoundaryPoint, DirectionFrame, Foot, PiecePair, PieceSimplex, PosedPair, WitnessPoints,
};

/// Maximum number of directions. Two or three suffice, near a touch four; some pairs take dozens, and still less time
/// than the alternatives.
const LIMIT: usize = 48;

/// Maximum number of vertices: three of a side, and pieces that two overlong steps have found.
const MAX_VERTICES: usize = 5;

/// Sine below which an angle counts as zero.
const SLIVER: f64 = 1e-12;

/// Searches for the closest points of the cores of two separate shapes. It starts from a direction of length one and
/// two points of the cores, if approximate closest points are known. Returns `None` if the search does not converge.
/// After convergence, the search takes `turns` more directions; each doubles the number of correct digits of the
/// points.
pub(super) fn search(
    pair: &PosedPair<'_>,
    first: DVec3,
    points: Option<WitnessPoints>,
    turns: usize,
) -> Option<CoreDistance> {
    let mut bounds = DistanceBounds::NONE;
    if let Some(points) = points {
        bounds.come_near(points, first);
    }
    follow(pair, first, turns, &mut bounds);
    bounds.meet().then(|| bounds.nearest()).filter(|nearest| nearest.normal.is_finite())
}

/// Searches until the bounds on the distance meet. Returns `None` if roundoff leaves no direction.
fn follow(pair: &PosedPair<'_>, first: DVec3, mut turns: usize, bounds: &mut DistanceBounds) -> Option<()> {
    let mut simplex = MovingSimplex::NONE;
    let mut direction = first;
    let mut farthest = BoundaryPoint::ZERO;
    // Whether the closest point to the current farthest point has been examined.
    let mut is_tried = false;
    for _ in 0..LIMIT {
        let frame = DirectionFrame::about(direction);
        let newest = simplex.look(pair, &frame);
        let lower = -newest.point().dot(direction);
        // The products of very small numbers have left no direction.
        if !lower.is_finite() {
            return None;
        }
        if lower > bounds.lower {
            (farthest, is_tried) = (newest, false);
            bounds.rise(lower, direction);
        }
        let is_too_far = lower < bounds.lower - GAIN * newest.size();
        let next = if is_too_far {
            let beside = if is_tried || simplex.count > 1 { None } else { beside(pair, &farthest, bounds) };
            is_tried = true;
            beside.or_else(|| between([bounds.normal, direction], farthest.point() - newest.point()))?
        } else {
            let next = simplex.reduce(&Metric::new(&frame, simplex.curvature(), lower))?;
            bounds.come_near(simplex.mean(), direction);
            next
        };
        if bounds.settle() {
            if turns == 0 {
                break;
            }
            turns -= 1;
        }
        direction = next;
    }
    Some(())
}

/// Returns the direction to the point of one core that is closest to the support point of the other, which may prove an
/// upper bound. Beside the axis of a flat end the support point of its rim rotates about the axis with the direction.
/// No tangent predicts its position, but the closest point is known.
#[cold]
fn beside(pair: &PosedPair<'_>, farthest: &BoundaryPoint, bounds: &mut DistanceBounds) -> Option<DVec3> {
    let nearest = pair.nearest_to_either(farthest.points())?;
    // `None` if the cores touch.
    let direction = (nearest.on_q - nearest.on_p).try_normalize()?;
    bounds.come_near(nearest, direction);
    Some(direction)
}

/// Returns the direction between two in which two points are equally far, given their difference. Returns `None` if
/// roundoff hides it.
fn between([from, to]: [DVec3; 2], difference: DVec3) -> Option<DVec3> {
    let (ahead, behind) = (difference.dot(from), difference.dot(to));
    let share = (ahead / (ahead - behind)).max(0.0);
    (share < 1.0).then(|| (from + (to - from) * share).normalize())
}

/// One or more vertices, after the first direction.
type MovingSimplex = PieceSimplex<MAX_VERTICES>;

impl MovingSimplex {
    /// Adds the farthest vertex along a direction, moves all vertices to the direction, and returns the farthest.
    #[inline]
    fn look(&mut self, pair: &PosedPair<'_>, frame: &DirectionFrame) -> BoundaryPoint {
        let aspects = pair.aspects(frame);
        let pieces = aspects.farthest();
        let farthest = self.add(pieces).unwrap_or_else(|| {
            // The simplex is full. New vertices have no weight yet but may matter.
            let lightest = self.lightest();
            self.vertices[lightest] = PiecePair::new(pieces);
            lightest
        });
        if self.is_new() {
            self.add_seconds(pair.seconds(frame.direction));
        }
        self.turn(&aspects);
        self.vertices[farthest].moving
    }

    /// Returns whether the simplex has only the vertex of the first direction.
    #[inline]
    fn is_new(&self) -> bool {
        matches!(self.vertices(), [only] if only.weight == 0.0)
    }

    /// Adds the pieces that are nearly as far as the first vertex, which is supposed to be the nearest. The closest
    /// points may lie on the side between them.
    #[inline]
    fn add_seconds(&mut self, [of_p, of_q]: [Option<u32>; 2]) {
        let first = &mut self.vertices[0];
        first.weight = 1.0;
        let [i, j] = first.pieces;
        for pieces in [of_p.map(|k| [k, j]), of_q.map(|l| [i, l])].into_iter().flatten() {
            self.vertices[self.count] = PiecePair::new(pieces);
            self.count += 1;
        }
    }

    /// Returns the index of the vertex with the smallest weight, except the new ones.
    #[cold]
    fn lightest(&self) -> usize {
        let old = (0..self.count).filter(|number| self.vertices[*number].weight > 0.0);
        old.min_by(|i, j| self.vertices[*i].weight.total_cmp(&self.vertices[*j].weight)).unwrap_or(0)
    }

    /// Returns the curvature at the nearest point, by the weights that the vertices had in the previous direction.
    #[inline]
    fn curvature(&self) -> DMat2 {
        match self.vertices() {
            [only] => only.moving.curvature,
            all => all.iter().fold(DMat2::ZERO, |sum, vertex| sum + vertex.moving.curvature * vertex.weight),
        }
    }

    /// Weighs the vertices for the point nearest to the origin, keeps those that matter, and returns the direction in
    /// which it will be the foot of the origin.
    #[inline]
    fn reduce(&mut self, metric: &Metric) -> Option<DVec3> {
        if let [only] = &mut self.vertices[..self.count] {
            only.weight = 1.0;
            return Some(metric.towards_origin(only.moving.point()));
        }
        let scaled = metric.scaled();
        let mut points = [DVec3::ZERO; MAX_VERTICES];
        for (point, vertex) in points.iter_mut().zip(self.vertices()) {
            *point = scaled.map(vertex.moving.point());
        }
        let weights = weigh(&points[..self.count])?.weights;
        let mut kept = 0;
        for number in 0..self.count {
            if weights[number] > 0.0 {
                self.vertices[kept] = PiecePair { weight: weights[number], ..self.vertices[number] };
                points[kept] = points[number];
                kept += 1;
            }
        }
        self.count = kept;
        let mean = points.iter().zip(self.vertices()).map(|(point, vertex)| *point * vertex.weight).sum();
        Some(scaled.direction(towards_origin(&points[..kept], mean)?))
    }

    /// Returns the points of P and of Q whose difference is the nearest point. The weights add up to one within
    /// roundoff, which must not move the points outside.
    #[inline]
    fn mean(&self) -> WitnessPoints {
        let [first, others @ ..] = self.vertices() else {
            return WitnessPoints { on_p: DVec3::ZERO, on_q: DVec3::ZERO };
        };
        let BoundaryPoint { on_p, on_q, .. } = first.moving;
        let mut mean = first.moving.points();
        for PiecePair { weight, moving, .. } in others {
            mean.on_p += (moving.on_p - on_p) * *weight;
            mean.on_q += (moving.on_q - on_q) * *weight;
        }
        mean
    }
}

/// Returns the direction from a feature toward the origin, given the mean of its vertices. Returns `None` for a
/// tetrahedron. For edges and faces it uses their own directions, and not a mean that is small because its terms
/// cancel.
fn towards_origin(corners: &[DVec3], mean: DVec3) -> Option<DVec3> {
    match *corners {
        [_] => Some(-mean),
        [a, b] => {
            let edge = (b - a).normalize();
            Some(edge * edge.dot(mean) - mean)
        }
        [a, b, c] => {
            let normal = (b - a).cross(c - a);
            Some(if normal.dot(mean) > 0.0 { -normal } else { normal })
        }
        _ => None,
    }
}

/// Weights that add up to one.
struct UnitWeights {
    weights: [f64; MAX_VERTICES],
    /// The distance from the origin of the point with these weights.
    distance: f64,
}

impl UnitWeights {
    #[inline]
    fn of<const N: usize>(given: [f64; N], point: DVec3) -> Self {
        let mut weights = [0.0; MAX_VERTICES];
        weights[..N].copy_from_slice(&given);
        Self { weights, distance: point.length() }
    }
}

/// Weighs points for the point of their hull nearest to the origin.
fn weigh(points: &[DVec3]) -> Option<UnitWeights> {
    match *points {
        [only] => return Some(UnitWeights::of([1.0], only)),
        [a, b] => {
            let edge = b - a;
            let ahead = -a.dot(edge);
            // The first of two equal points.
            let share = if ahead > 0.0 { (ahead / edge.length_squared()).min(1.0) } else { 0.0 };
            return Some(UnitWeights::of([1.0 - share, share], a + edge * share));
        }
        _ => {}
    }
    let foot = if is_flat(points) { None } else { Foot::of(points) };
    let is_in = |number: &usize| foot.as_ref().is_some_and(|foot| foot.weights()[*number] > 0.0);
    let mut all = 0..points.len();
    if let Some(foot) = foot.as_ref().filter(|_| all.clone().all(|number| is_in(&number))) {
        let mut weights = [0.0; MAX_VERTICES];
        weights[..points.len()].copy_from_slice(foot.weights());
        return Some(UnitWeights { weights, distance: foot.point.length() });
    }
    // The nearest point lies in a side without one of the points that have no positive weight.
    all.by_ref()
        .filter(|number| !is_in(number))
        .filter_map(|number| weigh_without(points, number))
        .min_by(|one, other| one.distance.total_cmp(&other.distance))
}

/// Returns whether three or four points are so flat that roundoff hides the origin's side of them. This happens if
/// sides of both cores are parallel: the four corners of two sides then lie in a plane.
fn is_flat(points: &[DVec3]) -> bool {
    match *points {
        [a, b, c] => {
            let (ab, ac) = (b - a, c - a);
            ab.cross(ac).length_squared() <= SLIVER * SLIVER * ab.length_squared() * ac.length_squared()
        }
        [a, b, c, d] => {
            let (ab, ac, ad) = (b - a, c - a, d - a);
            let normal = ab.cross(ac);
            normal.dot(ad).powi(2) <= SLIVER * SLIVER * normal.length_squared() * ad.length_squared()
        }
        _ => false,
    }
}

/// Weighs all points except the point with this index.
fn weigh_without(points: &[DVec3], number: usize) -> Option<UnitWeights> {
    let others = (0..points.len()).filter(|other| *other != number);
    let mut rest = [DVec3::ZERO; MAX_VERTICES - 1];
    for (point, other) in rest.iter_mut().zip(others.clone()) {
        *point = points[other];
    }
    let found = weigh(&rest[..points.len() - 1])?;
    let mut weights = [0.0; MAX_VERTICES];
    for (weight, other) in found.weights.iter().zip(others) {
        weights[other] = *weight;
    }
    Some(UnitWeights { weights, ..found })
}

/// The metric d G⁻¹ = d + M across a direction. Along it M is zero, and G is one.
struct Metric<'a> {
    frame: &'a DirectionFrame,
    /// The entries for the first axis across, mixed, and for the second.
    entries: [f64; 3],
    distance: f64,
}

impl<'a> Metric<'a> {
    /// Creates the metric. If the plane has the origin on its inner side, the curvature is ignored.
    #[inline]
    fn new(frame: &'a DirectionFrame, curvature: DMat2, distance: f64) -> Self {
        let (entries, distance) = if distance > 0.0 {
            ([curvature.x_axis.x + distance, curvature.x_axis.y, curvature.y_axis.y + distance], distance)
        } else {
            ([1.0, 0.0, 1.0], 1.0)
        };
        Self { frame, entries, distance }
    }

    /// Returns −G x, normalized; multiplying by the determinant first saves a division.
    #[inline]
    fn towards_origin(&self, point: DVec3) -> DVec3 {
        let (frame, [ss, st, tt]) = (self.frame, self.entries);
        let across = frame.across(point) * self.distance;
        let along = (ss * tt - st * st) * frame.direction.dot(point);
        let turned = DVec2::new(across.x * tt - across.y * st, across.y * ss - across.x * st);
        -(frame.tangent(turned) + frame.direction * along).normalize()
    }

    /// Returns the map to a space in which G is the usual metric.
    #[inline]
    fn scaled(&self) -> Scaled<'a> {
        let [ss, st, tt] = self.entries.map(|entry| entry / self.distance);
        let first = ss.sqrt();
        let mixed = st / first;
        // At least one, since M has no negative eigenvalue.
        let second = (tt - mixed * mixed).max(1.0).sqrt();
        Scaled { frame: self.frame, first: 1.0 / first, mixed, second: 1.0 / second }
    }
}

/// The inverse of the triangular root of G⁻¹.
struct Scaled<'a> {
    frame: &'a DirectionFrame,
    /// The reciprocal of the first diagonal entry.
    first: f64,
    /// The off-diagonal entry.
    mixed: f64,
    /// The reciprocal of the second diagonal entry.
    second: f64,
}

impl Scaled<'_> {
    #[inline]
    fn map(&self, point: DVec3) -> DVec3 {
        let across = self.frame.across(point);
        let x = across.x * self.first;
        DVec3::new(x, (across.y - self.mixed * x) * self.second, self.frame.direction.dot(point))
    }

    /// Returns the unit normal of the plane that is mapped to a plane with this normal.
    #[inline]
    fn direction(&self, mapped: DVec3) -> DVec3 {
        let y = mapped.y * self.second;
        let x = (mapped.x - self.mixed * y) * self.first;
        (self.frame.tangent(DVec2::new(x, y)) + self.frame.direction * mapped.z).normalize()
    }
}
