//! The first contact of polytopes with radii: the moving point comes as near to the difference of the cores as the sum
//! of the radii. That time is the root of a quadratic polynomial, which is enclosed by exact comparisons at f64.

use std::cmp::Ordering;

use dashu_int::IBig;
use dashu_int::ops::{SquareRoot as _, UnsignedAbs as _};
use dashu_ratio::RBig;
use glam::DVec3;

use super::contact::{
    CastCertificate, CastTime, CommonPointAt, Contact, ContactKind, End, FirstContact, axis,
};
use super::line::{Line, mean, nearest, pairs_of, weights_of};
use crate::geometry::exact::{ExactPair, ExactVector};
use crate::geometry::{Dimension, Side, WitnessPoints};
use crate::gjk::exact;
use crate::gjk::exact::nearest::ExactFeature;
use crate::gjk::outcome::Verdict;

/// Number of binary digits of a root that serves as a guess.
const DIGITS: usize = 128;

/// The position of a moving shape at one time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Position {
    /// Separate, and approaching.
    Before,
    /// Touching, and approaching.
    Enters,
    /// In contact.
    Inside,
    /// Touching, and receding.
    Leaves,
    /// Separate, and receding.
    After,
}

/// A time enclosed between neighboring f64.
struct Root {
    time: CastTime,
    /// The feature nearest to the moving point at the bound at which the shapes are separate, or touch.
    feature: ExactFeature,
}

pub(super) fn first_contact(
    pair: &ExactPair,
    radii: [f64; 2],
    dimension: Dimension,
    translation: DVec3,
) -> FirstContact {
    let search = Search { line: Line::new(pair, translation) };
    let path = search.line.nearest_to_path();
    let start = search.line.nearest(&RBig::ZERO, &[]);
    let verdict = exact::solve(pair, dimension, &pairs_of(&start)).verdict;
    let to_path = search.compare(&path, &RBig::ONE);
    let found = match (verdict, to_path) {
        (_, Ordering::Greater) => None,
        (Verdict::Separate, Ordering::Equal) => Some(search.touch(&path)),
        (Verdict::Separate, Ordering::Less) => Some(search.impact(&path)),
        _ => Some(search.start(verdict, &start)),
    };
    let Some(Found { time, kind, exit, certificate }) = found else {
        return FirstContact {
            contact: None,
            certificate: CastCertificate { before: vec![axis(&path.direction)], ..Default::default() },
        };
    };
    let normal = certificate.before.first().map(|axis| axis.direction);
    let weights = certificate.at.as_ref().map(|at| at.weights.as_slice()).unwrap_or_default();
    let of_p = mean(pair, Side::P, weights);
    let of_q = mean(pair, Side::Q, weights) + translation * time.nearest;
    let points = normal.map_or_else(
        || {
            let on_p = of_p.lerp(of_q, radii[0] / (radii[0] + radii[1]));
            WitnessPoints { on_p, on_q: on_p }
        },
        |normal| WitnessPoints { on_p: of_p + normal * radii[0], on_q: of_q - normal * radii[1] },
    );
    FirstContact { contact: Some(Contact { time, exit, kind, normal, points }), certificate }
}

/// A contact without its points.
struct Found {
    time: CastTime,
    kind: ContactKind,
    exit: Option<CastTime>,
    certificate: CastCertificate,
}

struct Search<'a> {
    line: Line<'a>,
}

impl Search<'_> {
    /// Compares the distance of the moving point from the cores' difference with the sum of the radii.
    fn compare(&self, feature: &ExactFeature, time: &RBig) -> Ordering {
        if feature.direction.is_zero() {
            return IBig::ZERO.cmp(&self.line.radius());
        }
        let level = feature.support_value();
        let bridged = self.line.radius() * IBig::from(time.denominator().clone());
        (&level * &level).cmp(&(&bridged * &bridged * feature.direction.length_squared()))
    }

    fn position(&self, time: &RBig, start: &[[usize; 2]]) -> (Position, ExactFeature) {
        let feature = self.line.nearest(time, start);
        let is_approaching = self.line.velocity().dot(&feature.direction) < IBig::ZERO;
        let position = match (self.compare(&feature, time), is_approaching) {
            (Ordering::Less, _) => Position::Inside,
            (Ordering::Equal, true) => Position::Enters,
            (Ordering::Equal, false) => Position::Leaves,
            (Ordering::Greater, true) => Position::Before,
            (Ordering::Greater, false) => Position::After,
        };
        (position, feature)
    }

    /// The shapes touch and do not overlap on the way. All points of contact have the same vector from core to core, so
    /// the contact is that of the cores after this vector.
    fn touch(&self, path: &ExactFeature) -> Found {
        let total: IBig = path.weights.iter().sum();
        let vector =
            ExactVector::weighted_sum(path.vertices.iter().map(|vertex| &vertex.point).zip(&path.weights));
        let line = self.line.starting_at(&vector, total);
        let entry = line.enter(RBig::ZERO);
        let time = entry.as_ref().map_or_else(|| self.line.time_on_path(path), |entry| entry.time.clone());
        let is_along = self.line.velocity().dot(&path.direction).is_zero();
        let leave = if is_along { line.leave().filter(|leave| leave.time <= RBig::ONE) } else { None };
        let second = entry.and_then(|entry| entry.axis).filter(|_| is_along);
        Found {
            kind: if is_along { ContactKind::Graze } else { ContactKind::Impact },
            certificate: CastCertificate {
                before: std::iter::once(&path.direction).chain(&second).map(axis).collect(),
                at: Some(self.common_point(&time)),
                after: leave.as_ref().and_then(|leave| leave.axis.as_ref()).map(axis),
                at_exit: leave.as_ref().map(|leave| self.common_point(&leave.time)),
                tolerance: 0.0,
            },
            time: CastTime::of(time),
            exit: leave.map(|leave| CastTime::of(leave.time)),
        }
    }

    fn common_point(&self, time: &RBig) -> CommonPointAt {
        CommonPointAt { time: time.clone(), weights: weights_of(&self.line.nearest(time, &[])) }
    }

    /// The shapes are separate at t = 0 and overlap later.
    fn impact(&self, path: &ExactFeature) -> Found {
        let inside = self.line.time_on_path(path);
        let Root { time, feature } = self.root(End::Entry, 0.0);
        let at = self.inside_near(time.bounds[1], &inside);
        let exit = self.exit(time.bounds[0], &inside);
        Found {
            certificate: CastCertificate {
                before: vec![axis(&feature.direction)],
                at: Some(at),
                after: exit.as_ref().map(|(root, _)| axis(&root.feature.direction)),
                at_exit: exit.as_ref().map(|(_, at)| at.clone()),
                tolerance: 0.0,
            },
            time,
            kind: ContactKind::Impact,
            exit: exit.map(|(root, _)| root.time),
        }
    }

    /// The shapes touch or overlap at t = 0.
    fn start(&self, verdict: Verdict, feature: &ExactFeature) -> Found {
        let touches = verdict == Verdict::Touching;
        let along = self.line.velocity().dot(&feature.direction);
        let exit = if touches && along > IBig::ZERO {
            Some((CastTime::of(RBig::ZERO), axis(&feature.direction), self.common_point(&RBig::ZERO)))
        } else if touches && along.is_zero() {
            // Q slides along P, and the vector from core to core stays the same.
            let total: IBig = feature.weights.iter().sum();
            let points = feature.vertices.iter().map(|vertex| &vertex.point);
            let line = self.line.starting_at(&ExactVector::weighted_sum(points.zip(&feature.weights)), total);
            line.leave().filter(|leave| leave.time <= RBig::ONE).and_then(|leave| {
                let at = self.common_point(&leave.time);
                Some((CastTime::of(leave.time), axis(leave.axis.as_ref()?), at))
            })
        } else {
            self.exit(0.0, &RBig::ZERO).map(|(root, at)| (root.time, axis(&root.feature.direction), at))
        };
        let (exit, (after, at_exit)) =
            exit.map_or_else(Default::default, |(time, axis, at)| (Some(time), (Some(axis), Some(at))));
        Found {
            certificate: CastCertificate {
                before: touches.then(|| axis(&feature.direction)).into_iter().collect(),
                at: Some(CommonPointAt { time: RBig::ZERO, weights: weights_of(feature) }),
                after,
                at_exit,
                tolerance: 0.0,
            },
            time: CastTime::of(RBig::ZERO),
            kind: if touches { ContactKind::StartsTouching } else { ContactKind::StartsOverlapping },
            exit,
        }
    }

    /// Returns the exit up to t = 1, with a common point, given a time before it and one within the contact.
    fn exit(&self, lower: f64, inside: &RBig) -> Option<(Root, CommonPointAt)> {
        let (at_end, _) = self.position(&RBig::ONE, &[]);
        if self.line.velocity().is_zero() || !matches!(at_end, Position::After | Position::Leaves) {
            return None;
        }
        let root = self.root(End::Exit, lower);
        let at = self.inside_near(root.time.bounds[0], inside);
        Some((root, at))
    }

    /// Returns a common point at a time, or at `inside` if the shapes are separate at that time: the whole contact may
    /// lie between two neighboring f64.
    fn inside_near(&self, time: f64, inside: &RBig) -> CommonPointAt {
        let time = RBig::try_from(time).unwrap_or_default();
        let (position, feature) = self.position(&time, &[]);
        if matches!(position, Position::Before | Position::After) {
            let feature = self.line.nearest(inside, &[]);
            return CommonPointAt { time: inside.clone(), weights: weights_of(&feature) };
        }
        CommonPointAt { time, weights: weights_of(&feature) }
    }

    /// Encloses an end of the contact between `lower` and 1.
    fn root(&self, end: End, lower: f64) -> Root {
        let is_lower = |position: Position| match end {
            End::Entry => position == Position::Before,
            End::Exit => position != Position::After && position != Position::Leaves,
        };
        let exactly = match end {
            End::Entry => Position::Enters,
            End::Exit => Position::Leaves,
        };
        let rational = |time: f64| RBig::try_from(time).unwrap_or_default();
        let mut ends = [lower, 1.0];
        let mut features = ends.map(|time| self.position(&rational(time), &[]).1);
        // Bit patterns of positive f64 have the order of the numbers.
        let gap = |[lower, upper]: [f64; 2]| upper.to_bits() - lower.to_bits();
        let known = usize::from(end == End::Exit);
        let mut turn = 0_u8;
        while gap(ends) > 1 {
            let middle = f64::from_bits(ends[0].to_bits() + gap(ends) / 2);
            turn = (turn + 1) % 4;
            // Every fourth step halves the interval, so that the search ends.
            let guess = if turn == 0 { None } else { self.quadratic_root(&features[known], end) };
            let time = guess.map_or(middle, |guess| guess.clamp(ends[0].next_up(), ends[1].next_down()));
            let (position, feature) = self.position(&rational(time), &pairs_of(&features[known]));
            if position == exactly {
                return Root { time: CastTime::of(rational(time)), feature };
            }
            let side = usize::from(!is_lower(position));
            (ends[side], features[side]) = (time, feature);
        }
        if let Some(side) = (0..2).find(|side| self.position(&rational(ends[*side]), &[]).0 == exactly) {
            let [of_lower, of_upper] = features;
            let feature = if side == 0 { of_lower } else { of_upper };
            return Root { time: CastTime::of(rational(ends[side])), feature };
        }
        let middle = (rational(ends[0]) + rational(ends[1])) / RBig::from(2);
        let is_upper = is_lower(self.position(&middle, &[]).0);
        let [of_lower, of_upper] = features;
        Root {
            time: CastTime { nearest: ends[usize::from(is_upper)], bounds: ends, exact: None },
            feature: if end == End::Entry { of_lower } else { of_upper },
        }
    }

    /// Returns the time at which the moving point comes as near to the span of a feature as the radii, or leaves it.
    fn quadratic_root(&self, feature: &ExactFeature, end: End) -> Option<f64> {
        let d = self.line.velocity();
        let points: Vec<ExactVector> = pairs_of(feature).iter().map(|pair| self.line.vertex(*pair)).collect();
        let squared = self.line.radius() * self.line.radius();
        // a t² − 2 b t + c = 0
        let [a, b, c] = match points.as_slice() {
            [v] => [d.length_squared(), d.dot(v), v.length_squared() - squared],
            [v, w] => {
                let edge = w - v;
                let (moving, fixed) = (d.cross(&edge), v.cross(&edge));
                let c = fixed.length_squared() - squared * edge.length_squared();
                [moving.length_squared(), moving.dot(&fixed), c]
            }
            [v, w, u] => {
                let normal = (w - v).cross(&(u - v));
                let (moving, fixed) = (d.dot(&normal), v.dot(&normal));
                let c = &fixed * &fixed - squared * normal.length_squared();
                [&moving * &moving, &moving * &fixed, c]
            }
            _ => return None,
        };
        let discriminant = &b * &b - &a * c;
        if a.is_zero() || discriminant < IBig::ZERO {
            return None;
        }
        let root = IBig::from((discriminant << (2 * DIGITS)).unsigned_abs().sqrt());
        let above = (b << DIGITS) + if end == End::Entry { -root } else { root };
        Some(nearest(&RBig::from_parts_signed(above, a << DIGITS)))
    }
}
