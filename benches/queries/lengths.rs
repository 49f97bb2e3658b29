//! Distance and penetration depth of two shapes.

use gjk_sandbox::geometry::Dimension;
use gjk_sandbox::gjk::{self, Algorithm, Settings};
use gjk_sandbox::queries::{QueryCache, closest_points, distance, penetration};

use crate::pairs::Pair;
use crate::{Ask, Contender, Query};

/// The distance query; a hit is an overlap or a touch.
pub(crate) fn distance_query() -> Query {
    let contenders = vec![
        Contender { name: "f64", ready: distance_afresh },
        Contender { name: "with a cache", ready: distance_with_hint },
        Contender { name: "with points", ready: points_afresh },
        Contender { name: "recorded", ready: recorded },
        #[cfg(feature = "peers")]
        Contender { name: "parry f32", ready: crate::peers::distance },
    ];
    Query { name: "distance, ns", contenders, ratio: Some(["f64", "parry f32"]) }
}

/// The depth query; a hit is an overlap.
pub(crate) fn depth_query() -> Query {
    let contenders = vec![
        Contender { name: "f64", ready: depth_afresh },
        Contender { name: "with a cache", ready: depth_with_hint },
        Contender { name: "recorded", ready: recorded },
        #[cfg(feature = "peers")]
        Contender { name: "parry f32", ready: crate::peers::contact },
    ];
    Query { name: "penetration, ns", contenders, ratio: Some(["f64", "parry f32"]) }
}

/// Poses in, a length out. The cache keeps its buffers, but no result of an earlier query.
fn distance_afresh(pair: &Pair) -> Option<Ask<'_>> {
    let Pair { prepared: [p, q], poses: [at_p, at_q], .. } = pair;
    Some(Box::new(move |cache| {
        cache.forget();
        distance(&p.at(at_p), &q.at(at_q), cache) == 0.0
    }))
}

/// The distance query with the cache of the last query about the same pair: the best case, shapes at rest.
fn distance_with_hint(pair: &Pair) -> Option<Ask<'_>> {
    let Pair { prepared: [p, q], poses: [at_p, at_q], .. } = pair;
    let mut cache = QueryCache::default();
    Some(Box::new(move |_| distance(&p.at(at_p), &q.at(at_q), &mut cache) == 0.0))
}

fn points_afresh(pair: &Pair) -> Option<Ask<'_>> {
    let Pair { prepared: [p, q], poses: [at_p, at_q], .. } = pair;
    Some(Box::new(move |cache| {
        cache.forget();
        closest_points(&p.at(at_p), &q.at(at_q), cache).is_none()
    }))
}

fn depth_afresh(pair: &Pair) -> Option<Ask<'_>> {
    let Pair { prepared: [p, q], poses: [at_p, at_q], .. } = pair;
    Some(Box::new(move |cache| {
        cache.forget();
        penetration(&p.at(at_p), &q.at(at_q), cache).is_some()
    }))
}

fn depth_with_hint(pair: &Pair) -> Option<Ask<'_>> {
    let Pair { prepared: [p, q], poses: [at_p, at_q], .. } = pair;
    let mut cache = QueryCache::default();
    Some(Box::new(move |_| penetration(&p.at(at_p), &q.at(at_q), &mut cache).is_some()))
}

/// The algorithm shown on screen, on shapes placed beforehand.
fn recorded(pair: &Pair) -> Option<Ask<'_>> {
    let Pair { prepared: [p, q], poses: [at_p, at_q], .. } = pair;
    let (p, q) = (p.placed(at_p), q.placed(at_q));
    Some(Box::new(move |_| {
        let settings = Settings { algorithm: Algorithm::Distance, ..Settings::default() };
        let query = gjk::Query { p: &p, q: &q, dimension: Dimension::Three, settings };
        gjk::decide(&query).measurement.is_some_and(|it| it.length.penetration_depth().is_some())
    }))
}
