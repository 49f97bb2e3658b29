//! The support functions in the plane: over the angle, and as the line that touches P ⊖ Q.

use std::f64::consts::TAU;

use glam::{DVec2, DVec3};

use super::Reach;
use crate::analysis::Analysis;
use crate::bounds::Bounds;
use crate::chart::{Axis, Chart, Item, ItemForm};
use crate::geometry::{Side, support_point};
use crate::gjk::Letter;
use crate::mark::{Marker, Role, Standing};
use crate::message::text;
use crate::narration::short;

/// Number of points of a curve, besides one at each kink.
const SAMPLES: u32 = 360;
/// Maximum number of jumps that are marked.
const MAX_JUMPS: usize = 64;
/// Maximum number of farthest vertex pairs that are all marked; if there are more, only one is.
const MAX_PAIRS: usize = 144;

/// The support functions of P, of Q and of P ⊖ Q over all directions of the plane.
#[derive(Clone, Debug, PartialEq)]
pub struct Curves {
    /// The angles in radians, ascending from −π to π.
    angles: Vec<f64>,
    /// The support values, as in [`Reach::lengths`], at each of the angles.
    lengths: Vec<[f64; 3]>,
    /// The angles at which another vertex of P ⊖ Q becomes the farthest, in radians, ascending; empty for
    /// curved shapes.
    pub jumps: Vec<f64>,
}

impl Curves {
    /// Computes the curves of an analysis in the plane.
    pub fn of(analysis: &Analysis) -> Self {
        let jumps = jumps(analysis);
        let mut angles: Vec<f64> =
            (0..=SAMPLES).map(|index| TAU * (f64::from(index) / f64::from(SAMPLES) - 0.5)).collect();
        angles.extend(&jumps);
        angles.sort_by(f64::total_cmp);
        let [p, q] = &analysis.convexes;
        let reach = |angle: &f64| {
            let direction = toward(*angle);
            let support = support_point(p, q, direction);
            [support.on_p.dot(direction), -support.on_q.dot(direction), support.point.dot(direction)]
        };
        let lengths = angles.iter().map(reach).collect();
        Self { angles, lengths, jumps }
    }

    /// Draws the three functions over the angle, with a line at the current direction.
    pub fn chart(&self, reach: &Reach) -> Chart {
        let mut items = Vec::new();
        let item = |role: Role, name: &str, form: ItemForm| Item { role, name: name.to_owned(), form };
        let lowest = self.lengths.iter().flatten().copied().fold(0.0, f64::min);
        for [from, to] in self.separating() {
            let corners = vec![[from, lowest], [to, lowest], [to, 0.0], [from, 0.0]];
            items.push(item(
                Role::Region(Standing::Chosen),
                text!("figure-u-separates-p-and-q"),
                ItemForm::Area(corners),
            ));
        }
        if self.jumps.len() <= MAX_JUMPS {
            let rules = self.jumps.iter().map(|jump| ItemForm::Rule(jump.to_degrees()));
            items.extend(rules.map(|rule| item(Role::Difference, text!("figure-another-vertex"), rule)));
        }
        let zero = ItemForm::Line { points: vec![[-180.0, 0.0], [180.0, 0.0]], dashed: false };
        items.push(item(Role::Axis, "", zero));
        let kinds = [
            (Role::Shape(Side::P), text!("figure-p-along-u")),
            (Role::Shape(Side::Q), text!("figure-q-along-u")),
            (Role::Letter(Letter::A), text!("figure-p-q-along-u")),
        ];
        let angle = angle_of(reach.direction).to_degrees();
        for (kind, (role, name)) in kinds.into_iter().enumerate() {
            let samples = self.angles.iter().zip(&self.lengths);
            let points = samples.map(|(angle, lengths)| [angle.to_degrees(), lengths[kind]]).collect();
            // P and P ⊖ Q have similar colors to some readers; the line of Q has dashes of its own.
            items.push(item(role, name, ItemForm::Line { points, dashed: kind == 2 }));
        }
        items.push(item(Role::Direction, "", ItemForm::Rule(angle)));
        for (kind, (role, _)) in kinds.into_iter().enumerate() {
            let at = vec![[angle, reach.lengths[kind]]];
            items.push(item(role, "", ItemForm::Points { at, marker: Marker::Disc }));
        }
        Chart {
            title: text!("figure-support-functions-over-the-angle").to_owned(),
            x: Axis { bounds: Some([-180.0, 180.0]), ..Axis::named(text!("figure-angle-of-u-degrees")) },
            y: Axis::named(text!("figure-support-function-scene-units")),
            equal_scales: false,
            items,
        }
    }

    /// The ranges of angles, in degrees, in which the support value of P ⊖ Q is negative.
    fn separating(&self) -> Vec<[f64; 2]> {
        let mut parts: Vec<[f64; 2]> = Vec::new();
        let samples: Vec<(f64, f64)> = self
            .angles
            .iter()
            .zip(&self.lengths)
            .map(|(angle, [.., reach])| (angle.to_degrees(), *reach))
            .collect();
        for pair in samples.windows(2) {
            let [(from, before), (to, after)] = *pair else { continue };
            if before >= 0.0 && after >= 0.0 {
                continue;
            }
            let zero = from + (to - from) * (before / (before - after));
            let start = if before >= 0.0 { zero } else { from };
            let end = if after >= 0.0 { zero } else { to };
            match parts.last_mut() {
                Some([_, last]) if *last == start => *last = end,
                _ => parts.push([start, end]),
            }
        }
        parts
    }

    /// Returns the nearest jump, in radians. Returns `None` if there are no jumps.
    pub fn nearest_jump(&self, angle: f64) -> Option<f64> {
        let away = |jump: &f64| turned(*jump - angle).abs();
        self.jumps.iter().copied().min_by(|a, b| away(a).total_cmp(&away(b)))
    }

    /// Returns the next jump counterclockwise, or clockwise; wraps around if necessary.
    pub fn next_jump(&self, angle: f64, counter_clockwise: bool) -> Option<f64> {
        let sign = if counter_clockwise { 1.0 } else { -1.0 };
        let ahead = |jump: &f64| {
            let ahead = (sign * (*jump - angle)).rem_euclid(TAU);
            // The current jump is the last.
            if ahead < 1e-9 || TAU - ahead < 1e-9 { TAU } else { ahead }
        };
        self.jumps.iter().copied().min_by(|a, b| ahead(a).total_cmp(&ahead(b)))
    }
}

/// Draws P ⊖ Q with the touching line perpendicular to u, the points of contact, and the distance of the
/// line from O.
pub(super) fn dial(analysis: &Analysis, reach: &Reach) -> Chart {
    let flat = |point: DVec3| [point.x, point.y];
    let item = |role: Role, form: ItemForm| Item { role, name: String::new(), form };
    let mut outline: Vec<[f64; 2]> =
        analysis.difference.hull_vertices().map(|support| flat(support.point)).collect();
    outline.extend(outline.first().copied());
    let bounds = analysis.difference_bounds();
    let (unit, aside) = (reach.direction, DVec3::Z.cross(reach.direction));
    let size = bounds.radius();
    let foot = unit * reach.lengths[2];
    let arm = unit * (0.45 * size);
    let touched = reach.support.point;
    let across = aside * (1.2 * size);
    let middle = touched + aside * (bounds.center() - touched).dot(aside);
    let line = |ends: [DVec3; 2], dashed: bool| ItemForm::Line { points: ends.map(flat).to_vec(), dashed };
    let label =
        |at: DVec3, text: String, toward: DVec3| ItemForm::Label { at: flat(at), text, toward: flat(toward) };
    let mut items = vec![
        item(Role::Difference, ItemForm::Line { points: outline, dashed: false }),
        item(Role::Support(None), line([middle - across, middle + across], false)),
        item(Role::Length, line([DVec3::ZERO, foot], false)),
        item(Role::Length, label(foot * 0.5, short(reach.lengths[2]), aside)),
        item(Role::Origin, ItemForm::Points { at: vec![[0.0, 0.0]], marker: Marker::Crosshair }),
        item(Role::Origin, label(DVec3::ZERO, "O".to_owned(), -unit - aside)),
    ];
    items.extend(arrow(DVec3::ZERO, arm, 0.06 * size).map(|form| item(Role::Direction, form)));
    items.push(item(Role::Direction, label(arm, "u".to_owned(), unit - aside)));
    for (at, text) in named(analysis, reach) {
        items.push(item(Role::Probe, ItemForm::Points { at: vec![flat(at)], marker: Marker::Disc }));
        items.push(item(Role::Probe, label(at, text, unit)));
    }
    let reach_of = |bounds: Bounds, axis: usize| {
        let middle = 0.5 * (bounds.min[axis] + bounds.max[axis]);
        Some([middle - 1.1 * size, middle + 1.1 * size])
    };
    Chart {
        title: text!("figure-direction-u-at-p-q").to_owned(),
        x: Axis { bounds: reach_of(bounds, 0), ..Axis::default() },
        y: Axis { bounds: reach_of(bounds, 1), ..Axis::default() },
        equal_scales: true,
        items,
    }
}

/// The farthest points of P ⊖ Q with their names: each tie once, those in one place together.
fn named(analysis: &Analysis, reach: &Reach) -> Vec<(DVec3, String)> {
    let mut points: Vec<(DVec3, String)> = Vec::new();
    let [of_p, of_q] = &reach.farthest;
    // Longer lists of names in one place are illegible.
    let pairs = reach.pairs().filter(|_| of_p.len() * of_q.len() <= MAX_PAIRS);
    for [p, q] in pairs {
        let vertex_pair = analysis.vertices(Side::P).get(p).zip(analysis.vertices(Side::Q).get(q));
        let Some(at) = vertex_pair.map(|(on_p, on_q)| *on_p - *on_q) else { continue };
        let name = format!("p{p} − q{q}");
        match points.iter_mut().find(|(known, _)| *known == at) {
            Some((_, names)) => *names = format!("{names}, {name}"),
            None => points.push((at, name)),
        }
    }
    if points.is_empty() {
        points.push((reach.support.point, String::new()));
    }
    points
}

/// A shaft and a head with arms of this length, in scene units.
fn arrow(from: DVec3, to: DVec3, head: f64) -> [ItemForm; 2] {
    let along = (to - from).normalize_or_zero() * head;
    let aside = DVec3::Z.cross(along) * 0.45;
    let flat = |point: DVec3| [point.x, point.y];
    [
        ItemForm::Line { points: [from, to].map(flat).to_vec(), dashed: false },
        ItemForm::Area([to, to - along + aside, to - along - aside].map(flat).to_vec()),
    ]
}

/// The angles of the outward normals of the edges of P ⊖ Q.
fn jumps(analysis: &Analysis) -> Vec<f64> {
    if analysis.vertices(Side::P).is_empty() || analysis.vertices(Side::Q).is_empty() {
        return Vec::new();
    }
    let corners: Vec<DVec2> =
        analysis.difference.hull_vertices().map(|support| support.point.truncate()).collect();
    let edges = corners.iter().zip(corners.iter().cycle().skip(1)).map(|(from, to)| *to - *from);
    // Without −0, which would put an angle of π at −π.
    let normals = edges.filter(|edge| *edge != DVec2::ZERO).map(|edge| DVec2::new(edge.y, 0.0 - edge.x));
    let mut angles: Vec<f64> = normals.map(DVec2::to_angle).collect();
    angles.sort_by(f64::total_cmp);
    angles.dedup();
    angles
}

/// Returns the direction at an angle, without the roundoff of sine and cosine at multiples of a right angle.
pub(super) fn toward(angle: f64) -> DVec3 {
    let (sin, cos) = libm::sincos(angle);
    let clean = |part: f64| if part.abs() < 1e-15 { 0.0 } else { part };
    DVec3::new(clean(cos), clean(sin), 0.0)
}

/// The angle of a direction in the plane, −π to π.
fn angle_of(direction: DVec3) -> f64 {
    direction.truncate().to_angle()
}

/// The angle normalized to the range from −π to π.
fn turned(angle: f64) -> f64 {
    (angle + 0.5 * TAU).rem_euclid(TAU) - 0.5 * TAU
}

impl Reach {
    /// Draws P ⊖ Q in the plane with the line that touches it.
    pub fn dial(&self, analysis: &Analysis) -> Chart {
        dial(analysis, self)
    }

    /// Returns the angle of u in the plane, in radians, −π to π.
    pub fn angle(&self) -> f64 {
        angle_of(self.direction)
    }

    /// Returns the direction at an angle in radians.
    pub fn toward(angle: f64) -> DVec3 {
        toward(angle)
    }
}
