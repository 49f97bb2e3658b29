//! The position of Q for a contact: with few decimals if possible, otherwise to the last digit of an f64.

use glam::DVec3;

use super::goal::Contact;
use super::line::{self, ContactLine, SignedDistance};
use crate::edit::error::EditError;
use crate::geometry::{Body, Pose, Side, Vector as _};
use crate::gjk::{self, Algorithm, Precision, Query, Settings, Verdict};
use crate::scene::Scene;

/// Maximum distance of a position with few decimals from the computed one, in units in the last place of the
/// size: the possible roundoff of the computed position.
const TOLERANCE: f64 = 16.0;

/// The number of steps of the last digit that are tried to either side.
const STEPS: i32 = 3;

/// Maximum number of vertices evaluated in all, which limits the number of positions that are tried.
const EFFORT: usize = 1_000_000;

/// Returns whether the contact is already as requested.
pub(super) fn has_contact(
    scene: &Scene,
    signed: &SignedDistance,
    contact: Contact,
    goal: f64,
    roundoff: f64,
) -> bool {
    match contact {
        Contact::Touch => signed.gap.abs() <= roundoff && touches(scene),
        Contact::Gap(_) | Contact::Depth(_) => signed.error(goal) <= roundoff,
    }
}

/// Returns the position of Q at this distance along the line or next to it, and the error of the contact
/// there.
pub(super) fn choose(
    scene: &Scene,
    line: &ContactLine<'_>,
    along: f64,
    contact: Contact,
    goal: f64,
) -> Result<(DVec3, f64), EditError> {
    let q = &scene.bodies[Side::Q];
    let found = q.pose().position + line.unit() * along;
    let mut trial = scene.clone();
    trial.bodies[Side::Q] = at(q, found)?;
    let [p_shape, q_shape] = trial.convexes();
    let mut best = (found, line::measure(&trial, [&p_shape, &q_shape])?.error(goal));
    let vertices = [&p_shape, &q_shape].map(|shape| shape.core_vertices().map(<[_]>::len));
    let is_exact = vertices.iter().all(Option::is_some);
    let count = vertices.into_iter().flatten().sum::<usize>().max(1);
    let tries = if is_exact { (EFFORT / count).clamp(24, 400) } else { 24 };
    for place in places(scene, line, found).into_iter().take(tries) {
        let Ok(moved) = at(q, place) else { continue };
        trial.bodies[Side::Q] = moved;
        if contact == Contact::Touch && is_exact {
            if touches(&trial) {
                return Ok((place, 0.0));
            }
            continue;
        }
        let shapes = trial.convexes();
        let error = line::measure(&trial, shapes.each_ref())?.error(goal);
        if error <= line.roundoff() {
            // A touch of curved shapes is known only by measurement.
            return Ok((place, if contact == Contact::Touch { error.max(f64::MIN_POSITIVE) } else { 0.0 }));
        }
        if error < best.1 {
            best = (place, error);
        }
    }
    // A touch without a proof is not exact, even if the measured distance is too small for a number.
    Ok((best.0, best.1.max(f64::MIN_POSITIVE)))
}

/// Returns the body at another position.
pub(super) fn at(body: &Body, position: DVec3) -> Result<Body, EditError> {
    Ok(body.with_pose(Pose { position, ..body.pose() })?)
}

/// Returns whether the reference proves that P and Q touch.
fn touches(scene: &Scene) -> bool {
    let shapes = scene.convexes();
    let [p, q] = &shapes;
    let precision = scene.query.precision;
    let settings = Settings { algorithm: Algorithm::Robust, precision, ..Settings::default() };
    let query = Query { p, q, dimension: scene.dimension, settings };
    let outcome = gjk::decide(&query);
    if outcome.verdict != Verdict::Touching {
        return false;
    }
    let reference = gjk::reference(&query, &outcome);
    reference.verdict == Verdict::Touching && reference.certified
}

/// Candidate positions near a position on the line, the best first: positions with few decimals, the position
/// itself, and then positions around it on a grid. The grid is so coarse that all vertices of both shapes can
/// be represented on it.
fn places(scene: &Scene, line: &ContactLine<'_>, found: DVec3) -> Vec<DVec3> {
    let digits = match scene.query.precision {
        Precision::F32 => 23.0,
        Precision::F64 => 52.0,
    };
    let exponent = libm::log2(line.size.max(found.max_abs()).max(f64::MIN_POSITIVE)).floor();
    let unit = libm::exp2(exponent - digits);
    let moves = line.unit().to_array().map(|part| part != 0.0);
    let along = |change: &dyn Fn(f64) -> f64| {
        let parts = found.to_array();
        let changed = [0, 1, 2].map(|axis| if moves[axis] { change(parts[axis]) + 0.0 } else { parts[axis] });
        DVec3::from_array(changed)
    };
    let near = |place: &DVec3| (*place - found).max_abs() <= TOLERANCE * unit;
    let with_decimals =
        |decimals: usize| along(&|number: f64| format!("{number:.decimals$}").parse().unwrap_or(number));
    let mut places: Vec<DVec3> = (0..16).map(with_decimals).filter(near).collect();
    places.push(found);

    if unit > 0.0 {
        let snapped = along(&|number| (number / unit).round() * unit);
        places.extend(offsets(moves).into_iter().map(|offset| snapped + offset * unit));
    }
    // The last digit of the position itself, which may be finer than that of the shapes.
    places.extend([along(&f64::next_up), along(&f64::next_down)]);
    places.dedup();
    places
}

/// Integer steps along the axes that move, the shortest first.
fn offsets(moves: [bool; 3]) -> Vec<DVec3> {
    let steps = |axis: usize| if moves[axis] { -STEPS..=STEPS } else { 0..=0 };
    let mut offsets: Vec<DVec3> = steps(0)
        .flat_map(|x| steps(1).flat_map(move |y| steps(2).map(move |z| [x, y, z])))
        .map(|parts| DVec3::from_array(parts.map(f64::from)))
        .collect();
    offsets.sort_by(|a, b| a.length_squared().total_cmp(&b.length_squared()));
    offsets
}
