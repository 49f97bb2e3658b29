//! Boolean intersection queries.

use gjk_sandbox::geometry::{Dimension, Prepared, Shape};
use gjk_sandbox::gjk::{self, Settings, Verdict};
use gjk_sandbox::queries::{QueryCache, intersects};

use crate::pairs::Pair;
use crate::{Ask, Contender, Query};

pub(crate) fn query() -> Query {
    let contenders = vec![
        Contender { name: "f64", ready: afresh },
        Contender { name: "f32", ready: single },
        Contender { name: "with a cache", ready: with_hint },
        Contender { name: "robust", ready: robust },
        #[cfg(feature = "peers")]
        Contender { name: "parry GJK f32", ready: crate::peers::gjk },
        #[cfg(feature = "peers")]
        Contender { name: "parry test f32", ready: crate::peers::test },
    ];
    Query { name: "intersects, ns", contenders, ratio: Some(["f64", "parry GJK f32"]) }
}

/// Poses in, yes or no out, with an empty cache.
fn afresh(pair: &Pair) -> Option<Ask<'_>> {
    let Pair { prepared: [p, q], poses: [at_p, at_q], .. } = pair;
    Some(Box::new(move |cache| {
        cache.forget();
        intersects(&p.at(at_p), &q.at(at_q), cache)
    }))
}

/// The intersection query on vertices given in f32.
fn single(pair: &Pair) -> Option<Ask<'_>> {
    let poses = &pair.poses;
    let [p, q] = pair.shapes.each_ref().map(|shape| match shape {
        Shape::Points(points) => {
            let points = points.iter().map(|point| point.as_vec3());
            Prepared::vertices(Dimension::Three, points).expect("the shape is valid")
        }
        shape => Prepared::new(Dimension::Three, shape, 0.0).expect("the shape is valid"),
    });
    Some(Box::new(move |cache| {
        cache.forget();
        intersects(&p.at(&poses[0]), &q.at(&poses[1]), cache)
    }))
}

/// The intersection query with the cache of the last query about the same pair: the best case, shapes at rest.
fn with_hint(pair: &Pair) -> Option<Ask<'_>> {
    let Pair { prepared: [p, q], poses: [at_p, at_q], .. } = pair;
    let mut cache = QueryCache::default();
    Some(Box::new(move |_| intersects(&p.at(at_p), &q.at(at_q), &mut cache)))
}

/// The algorithm shown on screen, on shapes placed beforehand.
fn robust(pair: &Pair) -> Option<Ask<'_>> {
    let Pair { prepared: [p, q], poses: [at_p, at_q], .. } = pair;
    let (p, q) = (p.placed(at_p), q.placed(at_q));
    Some(Box::new(move |_| {
        let settings = Settings::default();
        let query = gjk::Query { p: &p, q: &q, dimension: Dimension::Three, settings };
        gjk::decide(&query).verdict != Verdict::Separate
    }))
}
