//! The descent to a minimum of the support function of two curved cores' difference.
//!
//! It works on the pieces of the boundaries, whose support points [move](BoundaryPoint) as the direction rotates. On
//! one piece it is Newton's method, on two it follows the edge between them, on three it leads to the plane through
//! all. The pieces have bounds for all directions. These bound the angle around a minimum within which the support
//! value is no smaller. The support value of a piece exceeds its tangent plane, which is level at a minimum. It rises
//! by at least ½ t · M t / (1 + κ |t|) with the curvature M and its `curvature_decay` κ; that of a ball by less than ½
//! U t².

use glam::{DMat2, DVec2, DVec3};

use super::minimum_translation::MinimumTranslation;
use crate::geometry::roundoff::GAIN;
use crate::geometry::{
    BoundaryPoint, DirectionFrame, Foot, PiecePair, PieceSimplex, PosedPair, WitnessPoints,
};

/// Maximum number of directions; five or six suffice in practice.
const STEPS: usize = 12;

/// Maximum number of pieces: three, and a newest one.
const MAX_PIECES: usize = 4;

/// Maximum step, as a tangent.
const LONGEST: f64 = 0.5;

/// Step size below which the next step reaches the minimum within roundoff, since each step squares the error.
const SHORT: f64 = 1e-8;

/// Height of a triangle below which roundoff hides its direction, as a fraction of its longest side.
const SLIVER: f64 = 1e-8;

/// Maximum tangent of an angle that is examined, and the ratio of the next tangent to it.
const WIDEST: f64 = 2.0;
const NARROWER: f64 = 0.75;

/// Returns the end of a descent from a direction of length one, given pieces that are far along it. Returns `None` if
/// it finds no minimum, or passes a direction that separates the cores.
pub(super) fn descend(
    pair: &PosedPair<'_>,
    first: DVec3,
    pieces: impl Iterator<Item = [u32; 2]>,
) -> Option<MinimumTranslation> {
    let mut feature = DescentFeature::NONE;
    for pieces in pieces {
        feature.add(pieces);
    }
    let mut direction = first;
    let mut is_near = false;
    for _ in 0..STEPS {
        let frame = DirectionFrame::about(direction);
        let farthest = feature.look(pair, &frame)?;
        let step = feature.step(&frame)?;
        if is_near && step.is_short() {
            let way = feature.minimum_translation(&frame);
            let beyond = farthest.point().dot(direction) - way.depth;
            if beyond <= GAIN * farthest.size() && way.is_shown() {
                return Some(way);
            }
        }
        is_near = step.is_short();
        direction = (direction + step.tangent).normalize();
    }
    None
}

/// The pieces that are farthest in a direction, or nearly so: one to three, and a newest one.
type DescentFeature = PieceSimplex<MAX_PIECES>;

/// The step from a direction to the next one.
struct DirectionStep {
    tangent: DVec3,
    /// Whether the step seems to end at a minimum of the support value, judged from this direction.
    is_to_minimum: bool,
}

impl DirectionStep {
    fn is_short(&self) -> bool {
        self.is_to_minimum && self.tangent.length() < SHORT
    }
}

impl DescentFeature {
    fn mean(&self, value: impl Fn(&BoundaryPoint) -> DVec3) -> DVec3 {
        self.vertices().iter().map(|vertex| value(&vertex.moving) * vertex.weight).sum()
    }

    /// Returns the second derivative of the support function along a tangent.
    fn curvature(&self) -> DMat2 {
        self.vertices().iter().fold(DMat2::ZERO, |sum, vertex| sum + vertex.moving.curvature * vertex.weight)
    }

    /// Returns the weighted mean of the points.
    fn foot(&self) -> DVec3 {
        self.mean(BoundaryPoint::point)
    }

    /// Adds the farthest pieces along a direction as the last vertex, moves all vertices to the direction, and
    /// returns the last one.
    fn look(&mut self, pair: &PosedPair<'_>, frame: &DirectionFrame) -> Option<BoundaryPoint> {
        let aspects = pair.aspects(frame);
        let farthest = self.add(aspects.farthest())?;
        self.vertices.swap(farthest, self.count - 1);
        self.turn(&aspects);
        Some(self.vertices[self.count - 1].moving)
    }

    /// Weighs the pieces for the foot of the origin, drops the superfluous ones, and returns the step to their smallest
    /// support value.
    fn step(&mut self, frame: &DirectionFrame) -> Option<DirectionStep> {
        let do_all_matter = self.weigh(frame.direction);
        let foot = self.foot();
        let depth = foot.dot(frame.direction);
        if depth <= 0.0 {
            return None;
        }
        let step = match *self.vertices() {
            [_] => newton(frame, self.curvature(), frame.across(foot), depth),
            [a, b] => {
                let edge = b.moving.point() - a.moving.point();
                let length = frame.across(edge).length();
                let along = frame.across(edge) / length;
                let across = along.perp();
                // Along the edge to the point where both are level, across it by Newton's method.
                let to_level = -edge.dot(frame.direction) / length;
                let curvature = self.curvature();
                let slope = across.dot(frame.across(foot)) + across.dot(curvature * along) * to_level;
                let rise = across.dot(curvature * across) - depth;
                DirectionStep {
                    tangent: frame.tangent(along * to_level - across * (slope / rise.abs())),
                    is_to_minimum: rise > 0.0 && do_all_matter,
                }
            }
            [a, b, c] => {
                let [a, b, c] = [a, b, c].map(|vertex| vertex.moving.point());
                let normal = (b - a).cross(c - a);
                let tangent = normal / normal.dot(frame.direction) - frame.direction;
                DirectionStep { tangent, is_to_minimum: do_all_matter }
            }
            _ => return None,
        };
        let tangent = step.tangent.clamp_length_max(LONGEST);
        tangent.is_finite().then_some(DirectionStep { tangent, ..step })
    }

    /// Weighs the points for the foot of the origin on their plane, edge or vertex, and drops the superfluous ones.
    /// Returns whether all remaining ones matter. The farthest stays if it is clearly so, whatever its weight: the
    /// points move, and it may matter in the direction in which it is level with the others.
    fn weigh(&mut self, direction: DVec3) -> bool {
        if self.count == MAX_PIECES {
            self.drop(self.superfluous(direction));
        }
        loop {
            let points = self.points();
            let points = &points[..self.count];
            let Some(foot) = Foot::of(points).filter(|_| !is_sliver(points)) else {
                self.drop(off_longest_side(points));
                continue;
            };
            for (vertex, weight) in self.vertices.iter_mut().zip(foot.weights()) {
                vertex.weight = *weight;
            }
            let weight = |number: &usize| self.vertices[*number].weight;
            let lightest =
                (0..self.droppable(direction)).min_by(|one, other| weight(one).total_cmp(&weight(other)));
            match lightest.filter(|number| weight(number) <= 0.0) {
                Some(lightest) => self.drop(lightest),
                None => return weight(&(self.count - 1)) > 0.0,
            }
        }
    }

    /// Returns the number of vertices that may be dropped. The last vertex stays if it is clearly the farthest, or
    /// the only one.
    fn droppable(&self, direction: DVec3) -> usize {
        let [others @ .., last] = self.vertices() else { return 0 };
        let support_value = |vertex: &PiecePair| vertex.moving.point().dot(direction);
        let noise = GAIN * last.moving.size();
        let is_last_farthest =
            others.iter().all(|vertex| support_value(last) - support_value(vertex) > noise);
        self.count - usize::from(is_last_farthest)
    }

    /// Returns which of four vertices to drop: without it, the foot of the origin lies farthest inside the triangle
    /// of the other three.
    fn superfluous(&self, direction: DVec3) -> usize {
        let points = self.points();
        let inside = |number: usize| {
            let others = [1, 2, 3].map(|turn| points[(number + turn) % MAX_PIECES]);
            let foot = Foot::of(&others).filter(|_| !is_sliver(&others));
            foot.map_or(f64::NEG_INFINITY, |foot| {
                foot.weights().iter().copied().fold(f64::INFINITY, f64::min)
            })
        };
        let all = (0..self.droppable(direction)).map(|number| (number, inside(number)));
        all.max_by(|(_, one), (_, other)| one.total_cmp(other)).map_or(0, |(number, _)| number)
    }

    fn points(&self) -> [DVec3; MAX_PIECES] {
        self.vertices.map(|vertex| vertex.moving.point())
    }

    fn drop(&mut self, number: usize) {
        self.vertices.copy_within(number + 1..self.count, number);
        self.count -= 1;
    }

    /// Returns the minimum translation along a direction that is a minimum.
    fn minimum_translation(&self, frame: &DirectionFrame) -> MinimumTranslation {
        let cores =
            WitnessPoints { on_p: self.mean(|moving| moving.on_p), on_q: self.mean(|moving| moving.on_q) };
        let depth = (cores.on_p - cores.on_q).dot(frame.direction);
        let clearance = self.clearance(frame, depth);
        MinimumTranslation { normal: frame.direction, depth, cores, clearance }
    }

    /// Returns the radius of the disc of a minimum translation.
    fn clearance(&self, frame: &DirectionFrame, depth: f64) -> f64 {
        let curvature_decay =
            self.vertices().iter().fold(0.0, |most, vertex| f64::max(most, vertex.moving.curvature_decay));
        let curvature = self.curvature();
        let from_foot = |vertex: &PiecePair| frame.across(vertex.moving.point());
        match self.vertices() {
            [_] => {
                let [least, _] = eigenvalues(curvature);
                clearance(depth, |tangent| least > depth * (1.0 + curvature_decay * tangent))
            }
            [a, b] => {
                let [a, b] = [a, b].map(from_foot);
                let arm = a.length().min(b.length());
                let along = (b - a).normalize();
                let across = along.perp();
                let (rise, mixed) = (across.dot(curvature * across), across.dot(curvature * along).abs());
                // Along the edge the support value rises with the arm. If that is less than the rise for a ball, the
                // tangent is perpendicular to the edge except for this fraction.
                clearance(depth, |tangent| {
                    let part = 0.5 * depth * tangent / arm;
                    let least = rise * (1.0 - part * part) - 2.0 * mixed * part;
                    part < 1.0 && least > depth * (1.0 + curvature_decay * tangent)
                })
            }
            corners => {
                // The triangle is a part of P ⊖ Q itself.
                let to_side = |number: usize| {
                    let [from, to] = [number, number + 1].map(|it| from_foot(&corners[it % corners.len()]));
                    from.perp_dot(to).abs() / (to - from).length()
                };
                (0..corners.len()).map(to_side).fold(f64::INFINITY, f64::min)
            }
        }
    }
}

/// Returns whether roundoff hides the direction perpendicular to three points.
fn is_sliver(points: &[DVec3]) -> bool {
    let [a, b, c] = *points else { return false };
    let longest = [a - b, b - c, c - a].map(DVec3::length_squared).into_iter().fold(0.0, f64::max);
    (b - a).cross(c - a).length() <= SLIVER * longest
}

/// Returns the middle one of three points on a line; of two points, either one.
fn off_longest_side(points: &[DVec3]) -> usize {
    let opposite = |number: usize| {
        let [one, other] = [1, 2].map(|turn| points[(number + turn) % points.len()]);
        (one - other).length_squared()
    };
    (0..points.len()).max_by(|one, other| opposite(*one).total_cmp(&opposite(*other))).unwrap_or(0)
}

/// Returns the radius of the disc for the largest tangent within which the support value is known to be no smaller.
fn clearance(depth: f64, is_no_less: impl Fn(f64) -> bool) -> f64 {
    let mut tangent = WIDEST;
    while !is_no_less(tangent) {
        tangent *= NARROWER;
        if tangent < SHORT {
            return 0.0;
        }
    }
    // The tangent of half the angle.
    depth * tangent / (1.0 + libm::hypot(tangent, 1.0))
}

/// Returns the step to the minimum of a support function with this slope, which rises with the curvature of the piece
/// and falls like that of a ball of this radius. If it curves downward, the step leads away from the maximum.
fn newton(frame: &DirectionFrame, curvature: DMat2, slope: DVec2, depth: f64) -> DirectionStep {
    let [low, high] = eigenvalues(curvature);
    // The columns of M − λ, with the other eigenvalue, lie along the eigenvector.
    let columns = [curvature.x_axis - DVec2::X * low, curvature.y_axis - DVec2::Y * low];
    let longer =
        if columns[0].length_squared() > columns[1].length_squared() { columns[0] } else { columns[1] };
    let axis = longer.normalize_or(DVec2::X);
    let part = |axis: DVec2, rise: f64| axis * (axis.dot(slope) / (rise - depth).abs());
    let tangent = frame.tangent(-part(axis, high) - part(axis.perp(), low));
    DirectionStep { tangent, is_to_minimum: low > depth }
}

/// Returns the eigenvalues of a symmetric matrix, the smaller first.
fn eigenvalues(matrix: DMat2) -> [f64; 2] {
    let (one, other) = (matrix.x_axis.x, matrix.y_axis.y);
    let (middle, radius) = (0.5 * (one + other), libm::hypot(0.5 * (one - other), matrix.x_axis.y));
    [middle - radius, middle + radius]
}
