//! What the robust query took for zero, found out again from what its trace shows: by the same text that decided it.

use glam::{DVec3, Vec3};

use super::NOISE;
use crate::geometry::{Convex, Dimension, Scalar, SupportPoint, Vector};
use crate::gjk::search::{Search, Sign};
use crate::gjk::{Precision, Question, Silent, Simplex};

/// On which side of a plane the origin was, for a query in space.
pub(in crate::gjk) fn sign_of(precision: Precision, simplex: &Simplex<DVec3>, question: Question) -> Sign {
    fn ask<V: Vector>(simplex: &Simplex<DVec3>, question: Question) -> Sign {
        in_search::<V, Sign>(|search| {
            search.simplex = points_of(simplex);
            search.ask(question)
        })
    }
    match precision {
        Precision::F32 => ask::<Vec3>(simplex, question),
        Precision::F64 => ask::<DVec3>(simplex, question),
    }
}

/// Whether a support point could not be told from the origin.
pub(in crate::gjk) fn is_at_origin(precision: Precision, support: &SupportPoint<DVec3>) -> bool {
    fn ask<V: Vector>(support: &SupportPoint<DVec3>) -> bool {
        let support = cast::<V>(support);
        in_search::<V, bool>(|search| search.is_zero(support.point, support.on_p.abs() + support.on_q.abs()))
    }
    match precision {
        Precision::F32 => ask::<Vec3>(support),
        Precision::F64 => ask::<DVec3>(support),
    }
}

/// Whether the reach of a support point along a direction could not be told from zero, on polytopes.
pub(in crate::gjk) fn is_level(
    precision: Precision,
    support: &SupportPoint<DVec3>,
    reach: f64,
    direction: DVec3,
) -> bool {
    fn ask<V: Vector>(support: &SupportPoint<DVec3>, reach: f64, direction: DVec3) -> bool {
        let support = cast::<V>(support);
        in_search::<V, Sign>(|search| {
            search.direction = V::from_f64(direction);
            search.reach_sign(&support, V::Scalar::from_f64(reach))
        }) == Sign::Zero
    }
    match precision {
        Precision::F32 => ask::<Vec3>(support, reach, direction),
        Precision::F64 => ask::<DVec3>(support, reach, direction),
    }
}

/// A query with the rounding bounds of the robust one, about nothing.
fn in_search<V: Vector, T>(ask: impl FnOnce(&mut Search<'_, V, Silent>) -> T) -> T {
    let nothing = Convex::vertices([V::ZERO]);
    let mut silent = Silent;
    let mut search = Search::new([&nothing, &nothing], Dimension::Three, 0, V::ZERO, &mut silent);
    let noise = V::Scalar::EPSILON * V::Scalar::from_f64(NOISE);
    search.ignore_noise(noise, noise);
    ask(&mut search)
}

fn points_of<V: Vector>(simplex: &Simplex<DVec3>) -> Simplex<V> {
    let points = simplex.points().iter().rev().map(cast::<V>);
    points.fold(Simplex::EMPTY, |simplex, point| simplex.with_newest(point))
}

fn cast<V: Vector>(support: &SupportPoint<DVec3>) -> SupportPoint<V> {
    let SupportPoint { point, on_p, on_q, index_p, index_q } = *support;
    let [point, on_p, on_q] = [point, on_p, on_q].map(V::from_f64);
    SupportPoint { point, on_p, on_q, index_p, index_q }
}
